/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ui/board_figure.h"
#include "ui/fake_draw.h"
#include "ui/flow.h"

#include <stdio.h>
#include <string.h>

static struct board_figure figure_of(int holes, bool counter_clockwise)
{
	struct position position;
	struct board_figure figure;
	position_init(&position, holes, 7);
	board_figure_init(&figure, &position, counter_clockwise);
	return figure;
}

static bool inside(struct rect outer, struct rect inner)
{
	return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
	       inner.y + inner.h <= outer.y + outer.h;
}

static void each_size(void (*check)(struct board_figure *figure, struct rect rect))
{
	struct fake_draw fake;
	struct theme theme;
	fake_draw_init(&fake, 1280, 720, 1.0f);
	theme_init(&theme, &fake.draw, 100, false);
	for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
		int least = board_figure_least(&theme, holes);
		for (int w = least; w <= 3 * least; w += least / 3 + 1) {
			for (int turned = 0; turned < 2; turned++) {
				struct board_figure figure = figure_of(holes, turned);
				struct rect rect = {37, 91, w, board_figure_height(holes, w)};
				check(&figure, rect);
			}
		}
	}
	fake_draw_release(&fake);
}

static void check_places(struct board_figure *figure, struct rect rect)
{
	int count = board_places(figure->position.holes);
	for (int i = 0; i < count; i++) {
		struct rect place = board_figure_place(figure, rect, i);
		assert_true(inside(rect, place));
		for (int j = 0; j < i; j++)
			assert_false(rect_meet(place, board_figure_place(figure, rect, j)));
	}
}

static void figure__any_size_of_board__places_are_on_the_plank_and_apart(void **state)
{
	(void)state;
	each_size(check_places);
}

/* As on the large board: sowing goes on to the neighbour. */
static void check_order(struct board_figure *figure, struct rect rect)
{
	int n = figure->position.holes;
	int sign = figure->counter_clockwise ? -1 : 1;
	struct rect plus[BOARD_PLACES_MAX];
	for (int i = 0; i < board_places(n); i++)
		plus[i] = board_figure_place(figure, rect, i);
	for (int i = 0; i < n; i++) {
		assert_true(plus[i].y > plus[board_opposite(n, i)].y);
		assert_int_equal(plus[i].x, plus[board_opposite(n, i)].x);
		assert_true(sign * (plus[i].x - plus[i + 1].x) > 0);
		assert_true(sign * (plus[n + 2 + i].x - plus[n + 1 + i].x) > 0);
	}
	int middle = rect.x + rect.w / 2;
	assert_true(sign * (middle - plus[n].x) > 0);
	assert_true(sign * (plus[2 * n + 1].x - middle) > 0);
}

static void figure__either_direction__places_follow_the_sowing(void **state)
{
	(void)state;
	each_size(check_order);
}

static void figure__least_width__numbers_are_14_px_and_in_their_holes(void **state)
{
	static const float scales[] = {1.0f, 1.5f, 2.0f};
	(void)state;
	for (int i = 0; i < 3; i++) {
		struct fake_draw fake;
		struct theme theme;
		fake_draw_init(&fake, 1920, 1080, scales[i]);
		theme_init(&theme, &fake.draw, 100, false);
		for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
			struct board_figure figure = figure_of(holes, false);
			int w = board_figure_least(&theme, holes);
			struct rect rect = {0, 0, w, board_figure_height(holes, w)};
			assert_true(board_figure_most(&theme, holes) >= w);
			for (int place = 0; place < board_places(holes); place++) {
				int px = board_figure_number(&figure, rect, place);
				assert_true(px >= (int)(14.0f * scales[i]));
				struct text_style style = {px, TEXT_BOLD};
				bool store = board_is_store(holes, place);
				int number_w = fake.draw.calls->text_width(
					&fake.draw, style, store ? "255" : "88");
				assert_true(number_w <= board_figure_place(&figure, rect, place).w);
			}
		}
		fake_draw_release(&fake);
	}
}

static void figure__three_digits_in_a_hole__still_inside_it(void **state)
{
	(void)state;
	struct fake_draw fake;
	fake_draw_init(&fake, 1280, 720, 1.0f);
	struct board_figure figure = figure_of(7, false);
	struct rect rect = {0, 0, 410, board_figure_height(7, 410)};
	figure.position.cells[3] = 108;
	struct text_style style = {board_figure_number(&figure, rect, 3), TEXT_BOLD};
	assert_true(fake.draw.calls->text_width(&fake.draw, style, "108") <=
		    board_figure_place(&figure, rect, 3).w);
	fake_draw_release(&fake);
}

struct easel {
	struct fake_draw fake;
	struct stamps stamps;
	struct theme theme;
	struct pen pen;
};

static void easel_open(struct easel *easel)
{
	fake_draw_init(&easel->fake, 1280, 720, 1.0f);
	stamps_init(&easel->stamps, &easel->fake.draw);
	theme_init(&easel->theme, &easel->fake.draw, 100, false);
	easel->pen = (struct pen){&easel->fake.draw, &easel->stamps, &easel->theme};
}

static void easel_close(struct easel *easel)
{
	stamps_release(&easel->stamps);
	assert_int_equal(easel->fake.images, 0);
	fake_draw_release(&easel->fake);
}

static int images_drawn(struct easel *easel, const struct board_figure *figure)
{
	struct rect rect = {20, 20, 410, board_figure_height(figure->position.holes, 410)};
	fake_draw_clear(&easel->fake);
	board_figure_draw(&easel->pen, figure, rect);
	int images = 0;
	for (int i = 0; i < easel->fake.count; i++)
		images += easel->fake.calls[i].kind == FAKE_IMAGE;
	return images;
}

static void figure__counts__each_is_written_and_empty_ones_are_not(void **state)
{
	(void)state;
	struct easel easel;
	easel_open(&easel);
	struct board_figure figure = figure_of(3, false);
	for (int i = 0; i < board_places(3); i++)
		figure.position.cells[i] = (uint8_t)(11 * i);
	images_drawn(&easel, &figure);
	for (int i = 1; i < board_places(3); i++) {
		char text[8];
		snprintf(text, sizeof(text), "%d", 11 * i);
		assert_non_null(fake_draw_find(&easel.fake, text));
	}
	assert_null(fake_draw_find(&easel.fake, "0"));
	easel_close(&easel);
}

/* Every mark is a form of its own: something more is drawn, whatever its colour. */
static void figure__marks__each_adds_a_form(void **state)
{
	(void)state;
	struct easel easel;
	easel_open(&easel);
	struct board_figure plain = figure_of(7, false);
	int images = images_drawn(&easel, &plain);
	struct board_figure ringed = plain, lifted = plain, last = plain;
	ringed.rings = 1u << 2;
	lifted.lifted = 2;
	last.last = 7;
	assert_true(images_drawn(&easel, &ringed) > images);
	assert_true(images_drawn(&easel, &lifted) > images);
	assert_true(images_drawn(&easel, &last) > images);
	/* A burned hole has a cross where an empty one has a dot. */
	struct board_figure burned = plain;
	burned.position.cells[4] = 0;
	burned.position.burned = 1u << 4;
	images_drawn(&easel, &burned);
	struct rect hole = board_figure_place(
		&burned, (struct rect){20, 20, 410, board_figure_height(7, 410)}, 4);
	int crosses = 0;
	for (int i = 0; i < easel.fake.count; i++) {
		struct rect rect = easel.fake.calls[i].rect;
		crosses += rect_holds(hole, rect.x, rect.y) && rect.w > hole.w / 2 &&
			   rect.w < hole.w * 3 / 4;
	}
	assert_int_equal(crosses, 1);
	easel_close(&easel);
}

static void sheet__figure__is_part_of_the_height_and_its_data_is_kept(void **state)
{
	(void)state;
	struct easel easel;
	struct sheet sheet;
	easel_open(&easel);
	sheet_init(&sheet);
	sheet_begin(&sheet, (struct rect){0, 0, 600, 400});
	int area = sheet_area(&sheet, (struct rect){10, 10, 580, 100});
	int number = 5;
	sheet_figure(&sheet, area, (struct rect){10, 500, 300, 90}, NULL, &number, sizeof(number));
	number = 6;
	sheet_end(&sheet, &easel.theme);
	assert_true(sheet.areas[area].height >= 580);
	assert_int_equal(*(const int *)sheet.figures[0].data, 5);
	sheet_scroll(&sheet, area, 100);
	assert_int_equal(sheet.figures[0].rect.y, 400);
	sheet_release(&sheet);
	easel_close(&easel);
}

static void pills__more_than_a_line_holds__they_wrap_and_stay_apart(void **state)
{
	(void)state;
	struct easel easel;
	struct sheet sheet;
	easel_open(&easel);
	const struct pill pills[] = {{"pemerintah", COLOUR_MOSS}, {"terverifikasi", COLOUR_MOSS},
		{"rujukan khusus", COLOUR_MOSS}, {"disimpulkan", COLOUR_INK_2}};
	for (int w = 150; w < 900; w += 50) {
		sheet_init(&sheet);
		sheet_begin(&sheet, (struct rect){0, 0, w, 400});
		struct flow flow = flow_start(&sheet, &easel.pen, 0, 0);
		flow_pills(&flow, theme_type(&easel.theme, TYPE_BODY, TEXT_BOLD), COLOUR_INK,
			"Syarat berhenti", pills, 4);
		assert_int_equal(sheet.text_count, 5);
		for (int i = 0; i < 5; i++) {
			struct rect rect = sheet.texts[i].rect;
			if (sheet.texts[i].pill)
				rect = sheet_pill_rect(&easel.theme, rect);
			else
				rect.w = sheet.texts[i].block.width;
			assert_true(rect.x >= 0 && rect.x + rect.w <= w);
			assert_true(rect.y >= 0 && rect.y + rect.h <= flow.y + 4);
			for (int j = 1; j < i; j++)
				assert_false(rect_meet(
					rect, sheet_pill_rect(&easel.theme, sheet.texts[j].rect)));
		}
		sheet_release(&sheet);
	}
	easel_close(&easel);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(figure__any_size_of_board__places_are_on_the_plank_and_apart),
		cmocka_unit_test(figure__either_direction__places_follow_the_sowing),
		cmocka_unit_test(figure__least_width__numbers_are_14_px_and_in_their_holes),
		cmocka_unit_test(figure__three_digits_in_a_hole__still_inside_it),
		cmocka_unit_test(figure__counts__each_is_written_and_empty_ones_are_not),
		cmocka_unit_test(figure__marks__each_adds_a_form),
		cmocka_unit_test(sheet__figure__is_part_of_the_height_and_its_data_is_kept),
		cmocka_unit_test(pills__more_than_a_line_holds__they_wrap_and_stay_apart),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
