/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"

#include <math.h>
#include <string.h>

/* The board under fingers, in windows of every kind. Elsewhere logical sizes and letterboxes put
 * taps beside the holes that were meant, and turned windows left seeds beside theirs. */

static const struct {
	int w, h;
	float scale;
} windows[] = {
	{1280, 720, 1.0f},
	{1920, 1080, 1.5f},
	{2560, 1440, 2.0f},
	{1024, 768, 1.0f},  /* 4:3 */
	{2560, 1080, 1.0f}, /* 21:9 */
	{720, 1280, 1.0f},
	{1024, 600, 1.0f},
	{800, 480, 1.0f},
};

enum { WINDOWS = sizeof(windows) / sizeof(windows[0]) };

static int last_choice(const struct rig *rig)
{
	const struct record *record = session_record(board_rig(rig)->session);

	return record->len == 0 ? MARK_NONE : record->choices[record->len - 1];
}

static void check_taps(struct rig *rig, enum side side)
{
	int n = board_rig_match(rig)->rules.holes;

	for (int hole = board_first(n, side); hole < board_first(n, side) + n; hole++) {
		board_rig_tap(rig, hole);
		if (last_choice(rig) != hole)
			fail_msg("%d x %d: hole %d was tapped, %d was played", rig->fake.draw.w,
				rig->fake.draw.h, hole, last_choice(rig));
		rig_key(rig, KEY_UNDO);
		assert_int_equal(board_rig_choices(rig), 0);
	}
}

static void tap__in_the_middle_of_each_hole_of_each_window__lifts_that_hole(void **state)
{
	static const char *const codes[] = {"umum.0.", "umum.1.", "kalah.0.", "kalah.1."};

	(void)state;
	for (int c = 0; c < 4; c++) {
		struct rig rig;

		board_rig_open_held(&rig, codes[c], "2p", 1280, 720);
		rig.app->settings.speed = SPEED_AT_ONCE;
		for (int w = 0; w < WINDOWS; w++) {
			rig_resize(&rig, windows[w].w, windows[w].h, windows[w].scale);
			check_taps(&rig, c % 2 == 0 ? SIDE_A : SIDE_B);
		}
		rig_release(&rig);
	}
}

/* Ten pixels outside, on the side away from the other row. */
static void tap__ten_pixels_outside_a_hole__lifts_it_and_none_across(void **state)
{
	(void)state;
	for (int side = SIDE_A; side <= SIDE_B; side++) {
		struct rig rig;

		board_rig_open_held(&rig, side == SIDE_A ? "umum.0." : "umum.1.", "2p", 1280, 720);
		rig.app->settings.speed = SPEED_AT_ONCE;
		for (int hole = board_first(7, (enum side)side), i = 0; i < 7; i++, hole++) {
			const struct board_hollow *h = &board_rig(&rig)->layout.board.places[hole];
			float away = h->ry + 10.0f;

			rig_tap(&rig, (int)h->x,
				(int)lroundf(side == SIDE_A ? h->y + away : h->y - away));
			assert_int_equal(last_choice(&rig), hole);
			rig_key(&rig, KEY_UNDO);
			/* As far beyond the middle of the board it is the other row, not this. */
			rig_tap(&rig, (int)h->x,
				(int)lroundf(2.0f * board_rig(&rig)->layout.board.cy - h->y));
			assert_int_equal(board_rig_choices(&rig), 0);
		}
		rig_release(&rig);
	}
}

static void check_lying_seeds(struct rig *rig)
{
	struct presenter_view *view = test_malloc(sizeof *view);
	int seeds = position_total(&board_rig_match(rig)->position);

	presenter_view(board_rig(rig)->presenter, rig->now, view);
	assert_int_equal(view->count, seeds);
	for (int i = 0; i < view->count; i++) {
		const struct seed_view *seed = &view->seeds[i];
		const struct board_hollow *h =
			&board_rig(rig)->layout.board.places[seed->lies ? seed->place : 0];

		if (seed->lies)
			assert_true(
				hypotf((seed->x - h->x) / h->rx, (seed->y - h->y) / h->ry) <= 1.0f);
		assert_true(seed->x >= 0.0f && seed->x < (float)rig->fake.draw.w);
	}
	test_free(view);
}

static void window__turned_in_mid_move__leaves_no_seed_beside_its_hole(void **state)
{
	static const int sizes[][2] = {{1280, 720}, {720, 1280}, {800, 600}};
	struct rig rig;
	int turned = 0;

	(void)state;
	board_rig_open_held(&rig, "umum@5_8_5_6_9_10_1_0_8_6_8_10_6_7_9_0.0.", "2p", 1280, 720);
	rig.app->settings.speed = SPEED_FAST;
	board_rig_tap(&rig, 0);
	for (; app_is_moving(rig.app); turned++) {
		rig_resize(&rig, sizes[turned % 3][0], sizes[turned % 3][1], 1.0f);
		check_lying_seeds(&rig);
		rig_pass(&rig, 400);
	}
	assert_true(turned > 30);
	check_lying_seeds(&rig);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_release(&rig);
}

/* Elsewhere players could not tell which way seeds go. The pack says, and the board turns. */
static void direction__of_the_pack__turns_the_board_and_the_arrows(void **state)
{
	static const struct {
		const char *code;
		bool counter_clockwise;
	} rows[] = {{"umum.0.", false}, {"congkak-melayu.0.", false}, {"kalah.0.", true},
		{"congkak-ringkas.0.", true}};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;
		const struct board_geometry *g;

		board_rig_open_held(&rig, rows[i].code, "2p", 1280, 720);
		g = &board_rig(&rig)->layout.board;
		assert_int_equal(g->counter_clockwise, rows[i].counter_clockwise);
		/* A's row is the near one: sown clockwise it runs to the left, to A's store. */
		assert_int_equal(g->places[6].x > g->places[0].x, rows[i].counter_clockwise);
		assert_int_equal(g->places[7].x > g->cx, rows[i].counter_clockwise);
		assert_int_equal(g->places[14].x < g->places[8].x, rows[i].counter_clockwise);
		rig_release(&rig);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tap__in_the_middle_of_each_hole_of_each_window__lifts_that_hole),
		cmocka_unit_test(tap__ten_pixels_outside_a_hole__lifts_it_and_none_across),
		cmocka_unit_test(window__turned_in_mid_move__leaves_no_seed_beside_its_hole),
		cmocka_unit_test(direction__of_the_pack__turns_the_board_and_the_arrows),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
