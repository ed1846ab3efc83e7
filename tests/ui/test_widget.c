/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ui/fake_draw.h"
#include "ui/focus.h"
#include "ui/sheet.h"
#include "ui/text_block.h"
#include "ui/widget.h"

#include <string.h>

struct bench {
	struct fake_draw fake;
	struct theme theme;
	struct stamps stamps;
	struct pen pen;
	struct widget_set set;
};

static void bench_init(struct bench *bench)
{
	fake_draw_init(&bench->fake, 1280, 720, 1.0f);
	theme_init(&bench->theme, &bench->fake.draw, 100, false);
	stamps_init(&bench->stamps, &bench->fake.draw);
	bench->pen = (struct pen){&bench->fake.draw, &bench->stamps, &bench->theme};
	widget_set_init(&bench->set);
	widget_add(&bench->set, WIDGET_BUTTON, 7, (struct rect){100, 100, 200, 50}, "Main");
	widget_add(&bench->set, WIDGET_BUTTON, 8, (struct rect){100, 160, 200, 50}, "Keluar");
}

static void bench_release(struct bench *bench)
{
	stamps_release(&bench->stamps);
	assert_int_equal(bench->fake.images, 0);
	fake_draw_release(&bench->fake);
}

static struct widget_event send(struct bench *bench, struct input input, bool *used)
{
	struct widget_event event;
	*used = widget_set_input(&bench->set, &bench->theme, &input, &event);
	return event;
}

static int point(struct bench *bench, enum input_kind kind, int pointer, int x, int y, bool touch)
{
	bool used;
	return send(bench,
		(struct input){.kind = kind, .pointer = pointer, .x = x, .y = y, .touch = touch},
		&used)
		.id;
}

static int press_key(struct bench *bench, enum key key)
{
	bool used;
	return send(bench, (struct input){.kind = INPUT_KEY, .key = key}, &used).id;
}

static void widget__let_go_inside__is_pressed(void **state)
{
	(void)state;
	struct bench bench;
	bench_init(&bench);
	assert_int_equal(point(&bench, INPUT_DOWN, 0, 110, 110, false), 0);
	assert_int_equal(point(&bench, INPUT_UP, 0, 290, 140, false), 7);
	bench_release(&bench);
}

static void widget__let_go_outside__is_not_pressed(void **state)
{
	(void)state;
	struct bench bench;
	bench_init(&bench);
	point(&bench, INPUT_DOWN, 0, 110, 110, false);
	assert_int_equal(point(&bench, INPUT_UP, 0, 110, 170, false), 0);
	point(&bench, INPUT_DOWN, 0, 110, 110, false);
	point(&bench, INPUT_CANCEL, 0, 110, 110, false);
	assert_int_equal(point(&bench, INPUT_UP, 0, 110, 110, false), 0);
	bench_release(&bench);
}

static void widget__finger_wanders__is_not_pressed(void **state)
{
	(void)state;
	struct bench bench;
	bench_init(&bench);
	point(&bench, INPUT_DOWN, 1, 110, 110, true);
	point(&bench, INPUT_MOVE, 1, 200, 110, true);
	assert_int_equal(point(&bench, INPUT_UP, 1, 112, 110, true), 0);
	bench_release(&bench);
}

static void widget__second_finger__does_not_press_for_the_first(void **state)
{
	(void)state;
	struct bench bench;
	bench_init(&bench);
	point(&bench, INPUT_DOWN, 1, 110, 110, true);
	point(&bench, INPUT_DOWN, 2, 110, 170, true);
	assert_int_equal(point(&bench, INPUT_UP, 2, 110, 170, true), 0);
	assert_int_equal(point(&bench, INPUT_UP, 1, 110, 110, true), 7);
	bench_release(&bench);
}

static void widget__keys__walk_and_press(void **state)
{
	(void)state;
	struct bench bench;
	bench_init(&bench);
	assert_int_equal(press_key(&bench, KEY_TAB), 0);
	assert_true(bench.set.focus_shown);
	assert_int_equal(press_key(&bench, KEY_ENTER), 7);
	press_key(&bench, KEY_DOWN);
	assert_int_equal(press_key(&bench, KEY_ENTER), 8);
	press_key(&bench, KEY_TAB);
	assert_int_equal(press_key(&bench, KEY_ENTER), 7);
	press_key(&bench, KEY_BACKTAB);
	assert_int_equal(press_key(&bench, KEY_ENTER), 8);
	bench_release(&bench);
}

static void widget__placed_anew__focus_stays_by_id(void **state)
{
	(void)state;
	struct bench bench;
	bench_init(&bench);
	widget_focus(&bench.set, 8);
	widget_set_restart(&bench.set);
	widget_add(&bench.set, WIDGET_BUTTON, 9, (struct rect){0, 0, 50, 50}, "x");
	widget_add(&bench.set, WIDGET_BUTTON, 8, (struct rect){0, 60, 50, 50}, "y");
	assert_int_equal(bench.set.focus, 1);
	bench_release(&bench);
}

/* Elsewhere a tap was lost where the page told of its progress just then. */
static void press__laid_out_anew_in_between__counts_if_it_is_still_the_same(void **state)
{
	static const struct {
		const char *name;
		int id;
		const char *label;
		int y, pressed;
	} cases[] = {
		{"the same", 8, "Keluar", 160, 8},
		{"a little lower", 8, "Keluar", 170, 8},
		{"far away", 8, "Keluar", 300, 0},
		{"means something else now", 8, "Main lagi", 160, 0},
		{"another in its place", 9, "Keluar", 160, 0},
	};
	(void)state;
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct bench bench;
		bench_init(&bench);
		point(&bench, INPUT_DOWN, 1, 110, 180, true);
		widget_set_restart(&bench.set);
		widget_add(&bench.set, WIDGET_BUTTON, 7, (struct rect){400, 100, 200, 50}, "Main");
		widget_add(&bench.set, WIDGET_BUTTON, cases[i].id,
			(struct rect){100, cases[i].y, 200, 50}, cases[i].label);
		int pressed = point(&bench, INPUT_UP, 1, 110, 180, true);
		if (pressed != cases[i].pressed)
			fail_msg("%s: %d pressed", cases[i].name, pressed);
		/* It was lifted: nothing is held for the next one. */
		widget_set_restart(&bench.set);
		widget_add(
			&bench.set, WIDGET_BUTTON, 8, (struct rect){100, 160, 200, 50}, "Keluar");
		assert_int_equal(bench.set.pressed, WIDGET_NONE);
		bench_release(&bench);
	}
}

static void widget__stepper__steps_within_its_range(void **state)
{
	(void)state;
	struct bench bench;
	bool used;
	bench_init(&bench);
	widget_set_restart(&bench.set);
	struct widget *stepper =
		widget_add(&bench.set, WIDGET_STEPPER, 5, (struct rect){0, 0, 600, 60}, "Volume");
	stepper->value = 90;
	stepper->max = 100;
	stepper->step = 20;
	widget_focus(&bench.set, 5);
	bench.set.focus_shown = true;
	struct widget_event event =
		send(&bench, (struct input){.kind = INPUT_KEY, .key = KEY_RIGHT}, &used);
	assert_int_equal(event.id, 5);
	assert_int_equal(event.value, 100);
	point(&bench, INPUT_DOWN, 0, 590, 30, false);
	event = send(&bench, (struct input){.kind = INPUT_UP, .x = 590, .y = 30}, &used);
	assert_int_equal(event.value, 100);
	point(&bench, INPUT_DOWN, 0, 10, 30, false);
	event = send(&bench, (struct input){.kind = INPUT_UP, .x = 10, .y = 30}, &used);
	assert_int_equal(event.id, 0);
	bench_release(&bench);
}

static void text__any_width__every_letter_is_on_some_line(void **state)
{
	(void)state;
	static const char text[] = "Biji terakhir di lubang kosong sisi sendiri, "
				   "seberangnya kosong: tidak menembak\nbaris kedua "
				   "kata-yang-panjang-sekali-tanpa-sela";
	struct fake_draw fake;
	fake_draw_init(&fake, 800, 480, 1.0f);
	struct text_style style = {.size = 16, .weight = TEXT_REGULAR};
	for (int width = 60; width < 900; width += 7) {
		struct text_block block;
		text_block_wrap(&block, &fake.draw, style, text, width);
		assert_true(block.width <= width);
		assert_int_equal(block.height, block.count * block.line_height);
		size_t letters = 0;
		for (int i = 0; i < block.count; i++)
			for (int j = 0; j < block.lengths[i]; j++)
				letters += text[block.starts[i] + j] != ' ';
		size_t wanted = 0;
		for (const char *at = text; *at; at++)
			wanted += *at != ' ' && *at != '\n';
		assert_int_equal(letters, wanted);
	}
	fake_draw_release(&fake);
}

static void text__utf8__no_character_is_split(void **state)
{
	(void)state;
	static const char text[] = "éééééééééééééééééééé";
	struct fake_draw fake;
	fake_draw_init(&fake, 800, 480, 1.0f);
	struct text_block block;
	text_block_wrap(&block, &fake.draw, (struct text_style){.size = 16}, text, 35);
	assert_true(block.count > 5);
	for (int i = 0; i < block.count; i++)
		assert_int_equal(block.lengths[i] % 2, 0);
	fake_draw_release(&fake);
}

/* A sheet with more rows than it can show. */
static void fill_sheet(struct bench *bench, struct sheet *sheet)
{
	sheet_begin(sheet, (struct rect){0, 0, 400, 400});
	int area = sheet_area(sheet, (struct rect){0, 50, 400, 300});
	for (int i = 0; i < 20; i++) {
		struct widget row = widget_of(WIDGET_ROW, i + 1, "Congklak");
		row.rect = (struct rect){0, 50 + i * 60, 400, 60};
		sheet_put(sheet, area, &row);
	}
	sheet_end(sheet, &bench->theme);
}

static int to_sheet(struct bench *bench, struct sheet *sheet, struct input input)
{
	struct widget_event event;
	sheet_input(sheet, &bench->theme, &input, &event);
	return event.id;
}

static void sheet__dragged__scrolls_and_presses_nothing(void **state)
{
	(void)state;
	struct bench bench;
	struct sheet sheet;
	bench_init(&bench);
	sheet_init(&sheet);
	fill_sheet(&bench, &sheet);
	struct input finger = {.kind = INPUT_DOWN, .pointer = 1, .x = 100, .y = 300, .touch = true};
	to_sheet(&bench, &sheet, finger);
	finger.kind = INPUT_MOVE;
	finger.y = 280;
	to_sheet(&bench, &sheet, finger);
	assert_int_equal(sheet.areas[1].scroll, 20);
	finger.kind = INPUT_UP;
	assert_int_equal(to_sheet(&bench, &sheet, finger), 0);
	/* A tap after it is a press of what lies there now. */
	finger.kind = INPUT_DOWN;
	finger.y = 60;
	to_sheet(&bench, &sheet, finger);
	finger.kind = INPUT_UP;
	assert_int_equal(to_sheet(&bench, &sheet, finger), 1);
	sheet_release(&sheet);
	bench_release(&bench);
}

static void sheet__laid_out_anew_under_a_finger__goes_on_scrolling(void **state)
{
	(void)state;
	struct bench bench;
	struct sheet sheet;
	bench_init(&bench);
	sheet_init(&sheet);
	fill_sheet(&bench, &sheet);
	struct input finger = {.kind = INPUT_DOWN, .pointer = 1, .x = 100, .y = 300, .touch = true};
	to_sheet(&bench, &sheet, finger);
	finger.kind = INPUT_MOVE;
	for (int i = 1; i <= 5; i++) {
		fill_sheet(&bench, &sheet);
		finger.y -= 20;
		to_sheet(&bench, &sheet, finger);
		assert_int_equal(sheet.areas[1].scroll, 20 * i);
	}
	finger.kind = INPUT_UP;
	assert_int_equal(to_sheet(&bench, &sheet, finger), 0);
	/* And where there is nothing to scroll any more, it drags nothing. */
	finger.kind = INPUT_DOWN;
	to_sheet(&bench, &sheet, finger);
	sheet_begin(&sheet, (struct rect){0, 0, 400, 400});
	sheet_end(&sheet, &bench.theme);
	finger.kind = INPUT_MOVE;
	finger.y += 100;
	to_sheet(&bench, &sheet, finger);
	assert_false(sheet.dragging);
	sheet_release(&sheet);
	bench_release(&bench);
}

static void sheet__wheel_and_ends__stays_in_range(void **state)
{
	(void)state;
	struct bench bench;
	struct sheet sheet;
	bench_init(&bench);
	sheet_init(&sheet);
	fill_sheet(&bench, &sheet);
	struct input wheel = {.kind = INPUT_WHEEL, .x = 100, .y = 100, .dy = 1};
	to_sheet(&bench, &sheet, wheel);
	assert_int_equal(sheet.areas[1].scroll, 0);
	wheel.dy = -100;
	to_sheet(&bench, &sheet, wheel);
	assert_int_equal(sheet.areas[1].scroll, sheet.areas[1].height - sheet.areas[1].rect.h);
	/* Laid out anew, it stays where it was. */
	int scroll = sheet.areas[1].scroll;
	fill_sheet(&bench, &sheet);
	assert_int_equal(sheet.areas[1].scroll, scroll);
	sheet_release(&sheet);
	bench_release(&bench);
}

static void sheet__wheel_beside_what_scrolls__turns_what_is_read(void **state)
{
	(void)state;
	struct bench bench;
	struct sheet sheet;
	bench_init(&bench);
	sheet_init(&sheet);
	fill_sheet(&bench, &sheet);
	const struct rect seen = sheet.areas[1].rect;
	struct input wheel = {
		.kind = INPUT_WHEEL, .x = seen.x + seen.w + 10, .y = seen.y + seen.h + 10};
	wheel.dy = -1;
	to_sheet(&bench, &sheet, wheel);
	assert_true(sheet.areas[1].scroll > 0);
	wheel.dy = 1;
	to_sheet(&bench, &sheet, wheel);
	assert_int_equal(sheet.areas[1].scroll, 0);
	sheet_release(&sheet);
	bench_release(&bench);
}

static void sheet__tab_to_a_hidden_row__is_brought_into_view(void **state)
{
	(void)state;
	struct bench bench;
	struct sheet sheet;
	bench_init(&bench);
	sheet_init(&sheet);
	fill_sheet(&bench, &sheet);
	for (int i = 0; i < 12; i++) {
		to_sheet(&bench, &sheet, (struct input){.kind = INPUT_KEY, .key = KEY_TAB});
		struct rect row = sheet.widgets.items[sheet.widgets.focus].rect;
		assert_true(row.y >= 50 && row.y + row.h <= 350);
	}
	assert_int_equal(sheet.widgets.focus, 11);
	sheet_release(&sheet);
	bench_release(&bench);
}

static void sheet__row_scrolled_out__is_not_touched(void **state)
{
	(void)state;
	struct bench bench;
	struct sheet sheet;
	bench_init(&bench);
	sheet_init(&sheet);
	fill_sheet(&bench, &sheet);
	sheet_scroll(&sheet, 1, 30);
	struct input press = {.kind = INPUT_DOWN, .x = 100, .y = 30};
	to_sheet(&bench, &sheet, press);
	press.kind = INPUT_UP;
	assert_int_equal(to_sheet(&bench, &sheet, press), 0);
	sheet_release(&sheet);
	bench_release(&bench);
}

static void stamps__boxes_of_many_sizes__share_pictures(void **state)
{
	(void)state;
	struct bench bench;
	bench_init(&bench);
	for (int w = 200; w < 400; w++)
		stamp_box(&bench.stamps, (struct rect){0, 0, w, 200}, 12.0f, 0xffffffff, 6.0f);
	assert_int_equal(bench.fake.images, 1);
	for (int i = 0; i < 500; i++)
		stamp_disc(&bench.stamps, 50, 50, 4.0f + (float)i, 0xff000000);
	assert_true(bench.fake.images <= 200);
	bench.fake.draw.epoch++;
	stamp_disc(&bench.stamps, 50, 50, 4.0f, 0xff000000);
	assert_int_equal(bench.fake.images, 1);
	bench_release(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(widget__let_go_inside__is_pressed),
		cmocka_unit_test(widget__let_go_outside__is_not_pressed),
		cmocka_unit_test(widget__finger_wanders__is_not_pressed),
		cmocka_unit_test(widget__second_finger__does_not_press_for_the_first),
		cmocka_unit_test(widget__keys__walk_and_press),
		cmocka_unit_test(widget__placed_anew__focus_stays_by_id),
		cmocka_unit_test(press__laid_out_anew_in_between__counts_if_it_is_still_the_same),
		cmocka_unit_test(widget__stepper__steps_within_its_range),
		cmocka_unit_test(text__any_width__every_letter_is_on_some_line),
		cmocka_unit_test(text__utf8__no_character_is_split),
		cmocka_unit_test(sheet__dragged__scrolls_and_presses_nothing),
		cmocka_unit_test(sheet__laid_out_anew_under_a_finger__goes_on_scrolling),
		cmocka_unit_test(sheet__wheel_and_ends__stays_in_range),
		cmocka_unit_test(sheet__wheel_beside_what_scrolls__turns_what_is_read),
		cmocka_unit_test(sheet__tab_to_a_hidden_row__is_brought_into_view),
		cmocka_unit_test(sheet__row_scrolled_out__is_not_touched),
		cmocka_unit_test(stamps__boxes_of_many_sizes__share_pictures),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
