/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/pixel_stage.h"
#include "paint/outline.h"

#include <math.h>
#include <SDL.h>
#include <stdio.h>
#include <string.h>

/*
 * The app on the real renderer: what is there for eyes that look for the focus, or that see fewer
 * colours. Elsewhere the focus could not be seen, and marks were told apart by colour alone.
 */
/* ---- the focus ---- */

static struct widget_set *widgets_of(const struct stage *stage)
{
	struct screen *top = stack_top(&stage->app->stack);

	return board_screen_is(top) ? &((struct board_screen *)top)->widgets
				    : &((struct page *)top)->sheet.widgets;
}

static void check_focus(struct stage *stage, const char *screen)
{
	struct widget_set *set = widgets_of(stage);
	struct rect rect;

	assert_true(set->focus_shown);
	rect = set->items[set->focus].rect;
	stage_look(stage, stage->after);
	set->focus_shown = false;
	stage_look(stage, stage->before);
	set->focus_shown = true;
	for (int e = 0; e < EYES; e++) {
		int ring = stage_changed(stage, eye_of(e), stage_grown(rect, 10), 3.0f);
		int around = 2 * (rect.w + rect.h);

		if (ring < around)
			fail_msg("%s, %s: of the focus on widget %d only %d pixels are seen of %d",
				screen, eye_of(e)->name, set->items[set->focus].id, ring, around);
	}
}

static void focus__on_each_page__is_a_ring_that_every_eye_sees(void **state)
{
	static const char *const screens[] = {"beranda", "pilih", "setelan", "menu", "tanya"};
	struct stage *stage = *state;

	for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
		stage_open(stage, screens[i], NULL);
		for (int tab = 0; tab < 4; tab++) {
			stage_give(stage, (struct input){.kind = INPUT_KEY, .key = KEY_TAB});
			check_focus(stage, screens[i]);
		}
	}
}

/* ---- marks on the board ---- */

static const struct board_hollow *hollow(const struct stage *stage, int place)
{
	return &((struct board_screen *)app_board_screen(stage->app))->layout.board.places[place];
}

static struct rect around(const struct stage *stage, int place)
{
	const struct board_hollow *h = hollow(stage, place);
	float grow = 1.3f;

	return (struct rect){(int)(h->x - grow * h->rx), (int)(h->y - grow * h->ry),
		(int)(2.0f * grow * h->rx), (int)(2.0f * grow * h->ry)};
}

static void check_mark(const struct stage *stage, int place, const char *what)
{
	const struct board_hollow *h = hollow(stage, place);
	int least = (int)(0.5f * 3.14f * (h->rx + h->ry)); /* half of its edge */

	for (int e = 0; e < EYES; e++) {
		int seen = stage_changed(stage, eye_of(e), around(stage, place), 1.5f);

		if (seen < least)
			fail_msg("%s at place %d, %s: %d pixels are seen of %d", what, place,
				eye_of(e)->name, seen, least);
	}
}

static void hint__of_a_hole__is_seen_without_its_colour(void **state)
{
	struct stage *stage = *state;
	int x, y;

	stage_open(stage, NULL, "umum.0.");
	stage_look(stage, stage->before);
	assert_true(app_place_point(stage->app, 2, &x, &y));
	stage_give(stage, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
	stage_look(stage, stage->after);
	check_mark(stage, 2, "the hole under the pointer");
}

static void hint__that_was_asked_for__is_seen_without_its_colour(void **state)
{
	struct stage *stage = *state;

	stage_open(stage, NULL, "umum@1_0_1_0_0_0_2_43_1_3_0_5_0_0_0_42.0.");
	stage_look(stage, stage->before);
	stage_give(stage, (struct input){.kind = INPUT_KEY, .key = KEY_HINT});
	stage_look(stage, stage->after);
	assert_int_equal(((struct board_screen *)app_board_screen(stage->app))->hint.what.hole, 2);
	check_mark(stage, 2, "the hint");
}

static void focus__on_a_hole__is_seen_without_its_colour(void **state)
{
	struct stage *stage = *state;
	struct widget_set *set;

	stage_open(stage, NULL, "umum.0.");
	stage_look(stage, stage->before);
	stage_give(stage, (struct input){.kind = INPUT_KEY, .key = KEY_RIGHT});
	set = widgets_of(stage);
	assert_true(set->focus_shown && set->items[set->focus].id >= ID_PLACE);
	stage_look(stage, stage->after);
	check_mark(stage, set->items[set->focus].id - ID_PLACE, "the focus");
}

/* A broken line between the two holes. */
static void check_shot(const struct stage *stage, int from, int to)
{
	const struct board_hollow *a = hollow(stage, from), *b = hollow(stage, to);
	struct rect gap = {
		(int)a->x - 6, (int)(a->y + a->ry), 12, (int)(b->y - b->ry) - (int)(a->y + a->ry)};

	for (int e = 0; e < EYES; e++) {
		int seen = stage_changed(stage, eye_of(e), gap, 1.5f);

		if (seen < gap.h)
			fail_msg("the shot, %s: %d pixels are seen of %d", eye_of(e)->name, seen,
				gap.h);
	}
}

static void marks__of_a_shot__are_seen_without_their_colour(void **state)
{
	struct stage *stage = *state;
	const struct presenter_mark *mark;
	int x, y;

	/* Set on the board at once there are no marks; played there are. */
	stage_open(stage, NULL, "umum.0.6");
	stage_look(stage, stage->before);
	stage_open(stage, NULL, "umum.0.");
	stage_look(stage, stage->after);
	assert_true(app_place_point(stage->app, 6, &x, &y));
	stage_give(stage,
		(struct input){.kind = INPUT_DOWN, .pointer = 1, .x = x, .y = y, .touch = true});
	stage_give(stage,
		(struct input){.kind = INPUT_UP, .pointer = 1, .x = x, .y = y, .touch = true});
	stage_look(stage, stage->after);
	mark = presenter_mark(
		((struct board_screen *)app_board_screen(stage->app))->presenter, SIDE_A);
	assert_true(mark->valid && mark->shot);
	check_mark(stage, mark->last, "the last seed's hole");
	check_shot(stage, mark->shot_from, mark->last);
}

/* ---- seeds in their hollows ---- */

static const struct board_screen *board_of(const struct stage *stage)
{
	return (const struct board_screen *)app_board_screen(stage->app);
}

/* Points of a seed: all, those that are lighter or darker than the ground below, and those lighter.
 */
struct standing {
	int all, apart, lit;
};

static struct standing seed_standing(
	const struct stage *stage, const struct eye *eye, const struct seed_view *seed)
{
	const struct layout *layout = &board_of(stage)->layout;
	const struct seed_outline *outline = seed_outline(layout->look.seeds);
	float half = layout->board.seed * outline->size;
	float c = turn_cos((float)seed->turn / SEED_TURNS);
	float s = turn_sin((float)seed->turn / SEED_TURNS);
	struct standing sum = {0, 0, 0};
	int reach = (int)half + 1;

	for (int i = 0; i < 4 * reach * reach; i++) {
		int x = (int)lroundf(seed->x) + i % (2 * reach) - reach;
		int y = (int)lroundf(seed->y) + i / (2 * reach) - reach;
		float dx = ((float)x + 0.5f - seed->x) / half;
		float dy = ((float)y + 0.5f - seed->y) / half;
		uint32_t below = stage->before[y * W + x], on = stage->after[y * W + x];

		if (outline_radius(outline, dx * c + dy * s, dy * c - dx * s, 0.93f) >= 1.0f)
			continue;
		sum.all++;
		if (eye_contrast(eye, below, on) < 1.6f)
			continue;
		sum.apart++;
		sum.lit += eye_luminance(eye, on) > eye_luminance(eye, below);
	}
	return sum;
}

static void show_board(struct stage *stage, int board, const char *code, uint32_t *pixels)
{
	stage_open(stage, NULL, code);
	stage->app->settings.board = board;
	app_apply_settings(stage->app);
	stage_look(stage, pixels);
}

static void check_seeds(const struct stage *stage, const char *what)
{
	const struct presenter_view *frame = &board_of(stage)->view.frame;
	int checked = 0;

	for (int i = 0; i < frame->count; i++) {
		const struct seed_view *seed = &frame->seeds[i];

		/* On these grounds lies a seed in the other picture too. */
		if (seed->place == 6 || board_is_store(7, seed->place))
			continue;
		checked++;
		for (int e = 0; e < EYES; e++) {
			struct standing sum = seed_standing(stage, eye_of(e), seed);

			if (4 * sum.apart < sum.all || 25 * sum.lit < sum.all)
				fail_msg("%s in place %d, %s: of %d points %d stand out, %d of "
					 "them light",
					what, seed->place, eye_of(e)->name, sum.all, sum.apart,
					sum.lit);
		}
	}
	assert_int_equal(checked, 13);
}

/* A quarter of each is lighter or darker than the ground it lies on, and some of it is lighter:
 * nobody takes a dark seed for a knot in dark wood. */
static void seeds__of_each_kind_on_each_board__stand_out_without_their_colour(void **state)
{
	struct stage *stage = *state;

	for (int board = 0; board < PACK_BOARDS; board++) {
		show_board(
			stage, board, "umum@0_0_0_0_0_0_1_49_0_0_0_0_0_0_0_48.0.", stage->before);
		show_board(stage, board, "umum@1_1_1_1_1_1_1_42_1_1_1_1_1_1_1_42.0.", stage->after);
		for (int kind = 0; kind < PACK_SEED_KINDS; kind++) {
			char what[64];

			snprintf(what, sizeof what, "%s on board %s", pack_seeds_names()[kind],
				pack_board_names()[board]);
			stage->app->settings.seed_kind = kind;
			app_apply_settings(stage->app);
			stage_look(stage, stage->after);
			check_seeds(stage, what);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(focus__on_each_page__is_a_ring_that_every_eye_sees,
			stage_set_up, stage_tear_down),
		cmocka_unit_test_setup_teardown(
			hint__of_a_hole__is_seen_without_its_colour, stage_set_up, stage_tear_down),
		cmocka_unit_test_setup_teardown(
			hint__that_was_asked_for__is_seen_without_its_colour, stage_set_up,
			stage_tear_down),
		cmocka_unit_test_setup_teardown(focus__on_a_hole__is_seen_without_its_colour,
			stage_set_up, stage_tear_down),
		cmocka_unit_test_setup_teardown(
			seeds__of_each_kind_on_each_board__stand_out_without_their_colour,
			stage_set_up, stage_tear_down),
		cmocka_unit_test_setup_teardown(marks__of_a_shot__are_seen_without_their_colour,
			stage_set_up, stage_tear_down),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
