/* SPDX-License-Identifier: MIT */
/* What stands beside each other on a sheet, and what goes below. */
#include "test.h"

#include "ui/fake_draw.h"
#include "ui/flow.h"

#include <string.h>

struct stage {
	struct fake_draw fake;
	struct theme theme;
	struct stamps stamps;
	struct pen pen;
	struct sheet sheet;
	struct flow flow;
};

static void stage_init(struct stage *stage, int width)
{
	fake_draw_init(&stage->fake, 1280, 720, 1.0f);
	theme_init(&stage->theme, &stage->fake.draw, 100, false);
	stamps_init(&stage->stamps, &stage->fake.draw);
	stage->pen = (struct pen){&stage->fake.draw, &stage->stamps, &stage->theme};
	sheet_init(&stage->sheet);
	sheet_begin(&stage->sheet, (struct rect){0, 0, width, 600});
	int area = sheet_area(&stage->sheet, (struct rect){0, 0, width, 600});
	stage->flow = flow_start(&stage->sheet, &stage->pen, area, 0);
}

static void stage_release(struct stage *stage)
{
	sheet_release(&stage->sheet);
	stamps_release(&stage->stamps);
	fake_draw_release(&stage->fake);
}

/* At every width the labels stand together: all beside the words, or all below them, and then
 * equally far below, however many lines the words take. */
static void flow_pills__any_width__keeps_labels_together(void **state)
{
	static const struct pill pills[] = {
		{"pemerintah", COLOUR_MOSS}, {"terverifikasi", COLOUR_MOSS}};
	int beside = 0, below = 0, apart = 0, lines = 0;
	(void)state;
	for (int width = 260; width < 900; width += 3) {
		struct stage stage;
		stage_init(&stage, width);
		struct text_style style = theme_type(&stage.theme, TYPE_BODY, TEXT_REGULAR);
		flow_pills(&stage.flow, style, COLOUR_INK,
			"Sumber: sebuah halaman tentang congklak", pills, 2);
		assert_int_equal(stage.sheet.text_count, 3);
		struct rect words = stage.sheet.texts[0].rect;
		struct rect first = sheet_pill_rect(&stage.theme, stage.sheet.texts[1].rect);
		struct rect second = sheet_pill_rect(&stage.theme, stage.sheet.texts[2].rect);
		assert_int_equal(first.y, second.y);
		assert_true(first.x + first.w < second.x);
		assert_true(second.x + second.w <= width);
		assert_true(stage.flow.y >= second.y + second.h);
		if (first.y >= words.y + words.h) {
			int gap = first.y - words.y - words.h;
			assert_int_equal(first.x, 0);
			assert_true(gap > 0 && (apart == 0 || gap == apart));
			apart = gap;
			lines |= stage.sheet.texts[0].block.count > 1 ? 2 : 1;
			below++;
		} else {
			assert_true(words.x + words.w < first.x);
			beside++;
		}
		stage_release(&stage);
	}
	assert_true(beside > 10 && below > 10);
	assert_int_equal(lines, 3);
}

/* In a room too narrow for both they go below each other, none out of it. */
static void flow_pills__no_room_for_two__one_below_the_other(void **state)
{
	static const struct pill pills[] = {
		{"Dijalankan, tanpa pembanding", COLOUR_MOSS}, {"disimpulkan", COLOUR_INK_2}};
	struct stage stage;
	(void)state;
	stage_init(&stage, 290);
	struct text_style style = theme_type(&stage.theme, TYPE_BODY, TEXT_BOLD);
	flow_pills(&stage.flow, style, COLOUR_INK, "Papan", pills, 2);
	assert_int_equal(stage.sheet.text_count, 3);
	struct rect first = sheet_pill_rect(&stage.theme, stage.sheet.texts[1].rect);
	struct rect second = sheet_pill_rect(&stage.theme, stage.sheet.texts[2].rect);
	assert_int_equal(first.x, 0);
	assert_int_equal(second.x, 0);
	assert_true(second.y >= first.y + first.h);
	assert_true(first.w <= 290 && second.w <= 290);
	stage_release(&stage);
}

static int on_line(const struct sheet *sheet, int y)
{
	int found = 0;
	for (int i = 0; i < sheet->widgets.count; i++)
		found += sheet->widgets.items[i].rect.y == y;
	return found;
}

/* Six that are equally long stand six, three, two or one on each line, never five and one. */
static void flow_buttons__any_width__lines_are_even(void **state)
{
	static const enum widget_kind kinds[] = {WIDGET_LINK, WIDGET_BUTTON};
	bool seen[7] = {false};
	(void)state;
	for (int round = 0; round < 2; round++) {
		for (int width = 60; width < 900; width += 7) {
			struct widget items[6];
			struct stage stage;
			stage_init(&stage, width);
			for (int i = 0; i < 6; i++)
				items[i] = (struct widget){
					.kind = kinds[round], .id = i + 1, .label = "Statistik"};
			flow_buttons(&stage.flow, items, 6);
			assert_int_equal(stage.sheet.widgets.count, 6);
			int each = on_line(&stage.sheet, stage.sheet.widgets.items[0].rect.y);
			for (int i = 0; i < 6; i++) {
				struct rect r = stage.sheet.widgets.items[i].rect;
				assert_int_equal(on_line(&stage.sheet, r.y), each);
				assert_true(r.x >= 0 && r.x + r.w <= width);
				assert_true(r.y + r.h <= stage.flow.y);
			}
			seen[each] = true;
			stage_release(&stage);
		}
	}
	assert_true(seen[1] && seen[2] && seen[3] && seen[6]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(flow_pills__any_width__keeps_labels_together),
		cmocka_unit_test(flow_pills__no_room_for_two__one_below_the_other),
		cmocka_unit_test(flow_buttons__any_width__lines_are_even),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
