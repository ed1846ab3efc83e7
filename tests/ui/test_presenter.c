/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/rng.h"
#include "base/xalloc.h"
#include "core/match.h"
#include "ui/layout.h"
#include "ui/presenter.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CUES = 64 };

/* One game being shown. */
struct stage {
	struct match match;
	struct event_list *events;
	struct presenter *presenter;
	struct presenter_view *view;
	struct layout layout;
	struct cue cues[CUES];
	uint64_t now;
	int total;
};

static void lay_out(struct stage *stage, int w, int h)
{
	struct layout_wish wish = {
		.w = w, .h = h, .scale = 1.0f, .text = 1.0f, .holes = stage->match.rules.holes};
	layout_make(&stage->layout, &wish);
	presenter_layout(stage->presenter, &stage->layout.board, SEED_KERANG);
}

static void stage_match(struct stage *stage)
{
	stage->events = xcalloc(1, sizeof(*stage->events));
	stage->view = xcalloc(1, sizeof(*stage->view));
	stage->presenter = presenter_new(&stage->match.position);
	stage->now = 1000;
	stage->total = position_total(&stage->match.position);
	lay_out(stage, 1280, 720);
}

static void stage_open(struct stage *stage, const struct rules *rules)
{
	match_init(&stage->match, rules, SIDE_A);
	stage_match(stage);
}

static void stage_close(struct stage *stage)
{
	presenter_free(stage->presenter);
	free(stage->events);
	free(stage->view);
}

/* Plays a choice in the match and starts to show it. */
static void play(struct stage *stage, int place, enum speed speed)
{
	struct position before = stage->match.position;
	stage->events->len = 0;
	assert_int_equal(match_check(&stage->match, place), VERDICT_OK);
	match_play(&stage->match, place, stage->events);
	presenter_play(stage->presenter, &before, stage->events, speed, stage->now);
}

static int pick(const struct match *match, struct rng *rng)
{
	uint32_t legal = match_legal(match);
	int count = 0, place = 0;
	for (int i = 0; i < 32; i++)
		count += (int)(legal >> i & 1u);
	int wanted = (int)rng_below(rng, (uint32_t)count);
	for (place = 0; place < 32; place++) {
		if ((legal >> place & 1u) && wanted-- == 0)
			break;
	}
	return place;
}

/* In each frame: every seed is drawn once, and each that lies is inside its hollow. */
static void check_frame(struct stage *stage, int total)
{
	bool seen[256] = {false};
	presenter_view(stage->presenter, stage->now, stage->view);
	assert_int_equal(stage->view->count, total);
	for (int i = 0; i < stage->view->count; i++) {
		const struct seed_view *seed = &stage->view->seeds[i];
		assert_false(seen[seed->id]);
		seen[seed->id] = true;
		assert_in_range(seed->turn, 0, SEED_TURNS - 1);
		if (!seed->lies)
			continue;
		const struct board_hollow *hole = &stage->layout.board.places[seed->place];
		float dx = (seed->x - hole->x) / hole->rx, dy = (seed->y - hole->y) / hole->ry;
		assert_true(dx * dx + dy * dy <= 1.0f);
	}
}

/* Shown cells, hands and seeds on their way are all the seeds there are. */
static void check_conserved(struct stage *stage, int total)
{
	int sum = presenter_bound(stage->presenter, PLACE_HAND_A) +
		  presenter_bound(stage->presenter, PLACE_HAND_B);
	for (int i = 0; i < board_places(stage->match.rules.holes); i++)
		sum += presenter_bound(stage->presenter, i);
	assert_int_equal(sum, total);
	assert_int_equal(presenter_seeds(stage->presenter), total);
}

static void check_at_rest(struct stage *stage)
{
	const struct position *shown = presenter_shown(stage->presenter);
	const struct position *truth = &stage->match.position;
	assert_false(presenter_is_moving(stage->presenter));
	assert_memory_equal(shown->cells, truth->cells, sizeof(truth->cells));
	assert_int_equal(shown->burned, truth->burned);
	for (int i = 0; i < board_places(truth->holes); i++)
		assert_int_equal(presenter_bound(stage->presenter, i), truth->cells[i]);
	presenter_view(stage->presenter, stage->now, stage->view);
	for (int i = 0; i < board_places(truth->holes); i++)
		assert_int_equal(stage->view->lying[i], truth->cells[i]);
	int held = 0;
	for (int i = 0; i < stage->view->count; i++)
		held += !stage->view->seeds[i].lies;
	assert_int_equal(held, stage->match.hands[0].seeds + stage->match.hands[1].seeds);
}

static int run(struct stage *stage, uint64_t step, bool frames)
{
	int sounds = 0;
	for (int i = 0; presenter_is_moving(stage->presenter); i++) {
		stage->now += step;
		sounds += presenter_update(stage->presenter, stage->now, stage->cues, CUES);
		if (frames)
			check_frame(stage, stage->total);
		check_conserved(stage, stage->total);
		assert_true(i < 100000);
	}
	return sounds;
}

static void presenter__random_games__shows_every_seed_and_ends_on_the_true_board(void **state)
{
	(void)state;
	static const struct {
		int holes, terminal, start, rounds;
	} rows[] = {
		{7, TERMINAL_NO_MOVE, START_IN_TURN, ROUNDS_ONE},
		{5, TERMINAL_ROW_EMPTY, START_IN_TURN, ROUNDS_ONE},
		{9, TERMINAL_BOARD_EMPTY, START_TOGETHER, ROUNDS_ONE},
		{7, TERMINAL_BOARD_EMPTY, START_TOGETHER, ROUNDS_SEVERAL},
		{11, TERMINAL_NO_MOVE, START_IN_TURN, ROUNDS_ONE},
		{3, TERMINAL_NO_MOVE, START_IN_TURN, ROUNDS_ONE},
	};
	for (size_t row = 0; row < sizeof(rows) / sizeof(rows[0]); row++) {
		struct stage stage;
		struct rules rules;
		struct rng rng;
		rules_init(&rules);
		assert_true(rules_set_board(&rules, rows[row].holes, 0));
		rules.terminal = rows[row].terminal;
		rules.start = rows[row].start;
		rules.rounds = rows[row].rounds;
		rules.max_rounds = 2;
		stage_open(&stage, &rules);
		rng_init(&rng, (uint32_t)row + 1);
		for (int n = 0; n < 60 && stage.match.phase != MATCH_OVER; n++) {
			play(&stage, pick(&stage.match, &rng), SPEED_NORMAL);
			run(&stage, 40, n % 4 == 0);
			check_at_rest(&stage);
		}
		stage_close(&stage);
	}
}

static void presenter__discarded_seeds__leave_the_board_and_the_count(void **state)
{
	(void)state;
	struct stage stage;
	struct rules rules;
	struct rng rng;
	rules_init(&rules);
	rules.terminal = TERMINAL_THREE_EMPTY;
	rules.final_sweep = SWEEP_DISCARD;
	stage_open(&stage, &rules);
	rng_init(&rng, 1);
	while (stage.match.phase != MATCH_OVER) {
		play(&stage, pick(&stage.match, &rng), SPEED_FAST);
		while (presenter_is_moving(stage.presenter)) {
			stage.now += 16;
			presenter_update(stage.presenter, stage.now, stage.cues, CUES);
			presenter_view(stage.presenter, stage.now, stage.view);
		}
		check_at_rest(&stage);
	}
	assert_true(presenter_seeds(stage.presenter) < 98);
	assert_int_equal(presenter_seeds(stage.presenter), position_total(&stage.match.position));
	stage_close(&stage);
}

/* The longest move known: 63 relays (vector long63). */
static void stage_long(struct stage *stage)
{
	static const uint8_t cells[16] = {5, 8, 5, 6, 9, 10, 1, 0, 8, 6, 8, 10, 6, 7, 9, 0};
	struct rules rules;
	rules_init(&rules);
	match_init_position(&stage->match, &rules, cells, SIDE_A);
	stage_match(stage);
}

static void presenter__long_move_at_once__is_resolved_in_the_same_frame(void **state)
{
	(void)state;
	struct stage stage;
	stage_long(&stage);
	play(&stage, 0, SPEED_AT_ONCE);
	int relays = 0;
	for (int i = 0; i < stage.events->len; i++)
		relays += stage.events->items[i].kind == EVENT_RELAY;
	assert_int_equal(relays, 63);
	check_at_rest(&stage);
	check_frame(&stage, stage.total);
	stage_close(&stage);
}

static void presenter__finish_anywhere__gives_the_same_board_without_a_burst(void **state)
{
	(void)state;
	for (uint64_t at = 0; at < 12000; at += 371) {
		struct stage stage;
		stage_long(&stage);
		play(&stage, 0, SPEED_NORMAL);
		while (stage.now < 1000 + at) {
			stage.now += 53;
			presenter_update(stage.presenter, stage.now, stage.cues, CUES);
		}
		presenter_finish(stage.presenter);
		check_at_rest(&stage);
		stage.now += 16;
		assert_int_equal(presenter_update(stage.presenter, stage.now, stage.cues, CUES), 0);
		stage_close(&stage);
	}
}

static void presenter__sounds__each_comes_once(void **state)
{
	(void)state;
	struct stage stage;
	int audible = 0;
	stage_long(&stage);
	play(&stage, 0, SPEED_NORMAL);
	for (int i = 0; i < stage.events->len; i++) {
		struct cue cue;
		const struct event *event = &stage.events->items[i];
		audible += cue_of_event(&cue, event, event->next != SIDE_A);
	}
	assert_int_equal(run(&stage, 16, false), audible);
	stage_close(&stage);
}

static void presenter__stalled_for_seconds__does_not_play_what_was_missed(void **state)
{
	(void)state;
	struct stage stage;
	stage_long(&stage);
	play(&stage, 0, SPEED_NORMAL);
	stage.now += 4000;
	assert_in_range(presenter_update(stage.presenter, stage.now, stage.cues, CUES), 0, 3);
	stage_close(&stage);
}

static void presenter__window_turned_in_mid_sow__keeps_seeds_in_their_hollows(void **state)
{
	(void)state;
	struct stage stage;
	static const int sizes[][2] = {{1280, 720}, {720, 1280}, {800, 600}};
	stage_long(&stage);
	play(&stage, 0, SPEED_NORMAL);
	for (int i = 0; i < 90; i++) {
		stage.now += 97;
		presenter_update(stage.presenter, stage.now, stage.cues, CUES);
		lay_out(&stage, sizes[i % 3][0], sizes[i % 3][1]);
		check_frame(&stage, stage.total);
	}
	stage_close(&stage);
}

static void presenter__mark_of_a_move__stays_until_the_next(void **state)
{
	(void)state;
	struct stage stage;
	struct rules rules;
	rules_init(&rules);
	stage_open(&stage, &rules);
	play(&stage, 0, SPEED_FAST);
	run(&stage, 16, false);
	const struct presenter_mark *mark = presenter_mark(stage.presenter, SIDE_A);
	assert_true(mark->valid);
	assert_int_equal(mark->lifted, 0);
	assert_int_equal(mark->last, 7); /* seven seeds from hole 0: the own store */
	stage.now += 60000;
	presenter_update(stage.presenter, stage.now, stage.cues, CUES);
	assert_true(mark->valid);
	presenter_reset(stage.presenter, &stage.match.position);
	assert_false(presenter_mark(stage.presenter, SIDE_A)->valid);
	stage_close(&stage);
}

static void presenter__foreign_board_before__is_taken_over_at_once(void **state)
{
	(void)state;
	struct stage stage;
	struct rules rules;
	rules_init(&rules);
	stage_open(&stage, &rules);
	struct position other;
	position_init(&other, 7, 3);
	presenter_reset(stage.presenter, &other);
	play(&stage, 3, SPEED_NORMAL);
	assert_int_equal(presenter_seeds(stage.presenter), 98);
	run(&stage, 16, true);
	check_at_rest(&stage);
	stage_close(&stage);
}

static void timeline__speeds__first_lap_can_be_counted_and_no_seed_is_lost(void **state)
{
	(void)state;
	for (int drop = 0; drop < 14; drop++) {
		assert_true(timeline_drop(SPEED_NORMAL, 7, drop) >= 200);
		assert_true(timeline_drop(SPEED_NORMAL, 3, drop) >= 200);
		assert_true(
			timeline_drop(SPEED_SLOW, 7, drop) > timeline_drop(SPEED_NORMAL, 7, drop));
		assert_true(
			timeline_drop(SPEED_FAST, 7, drop) < timeline_drop(SPEED_NORMAL, 7, drop));
	}
	for (int drop = 14; drop < 600; drop++) {
		for (int speed = SPEED_SLOW; speed < SPEED_AT_ONCE; speed++) {
			uint32_t now = timeline_drop((enum speed)speed, 7, drop);
			uint32_t next = timeline_drop((enum speed)speed, 7, drop + 1);
			assert_true(now >= 45);
			assert_true(next <= now);
			assert_true((float)next >= 0.9f * (float)now);
		}
	}
	assert_int_equal(timeline_drop(SPEED_AT_ONCE, 7, 0), 0);
}

/* All 49 openings together: shown to the end, two hands at once. */
static void presenter__opening_together__two_hands_share_the_ticks(void **state)
{
	(void)state;
	int shared = 0;
	for (int pair = 0; pair < 49; pair++) {
		struct stage stage;
		struct rules rules;
		rules_init(&rules);
		rules.start = START_TOGETHER;
		rules.terminal = TERMINAL_BOARD_EMPTY;
		stage_open(&stage, &rules);
		play(&stage, pair / 7, SPEED_FAST);
		run(&stage, 16, false);
		play(&stage, 8 + pair % 7, SPEED_FAST);
		while (presenter_is_moving(stage.presenter)) {
			stage.now += 30;
			presenter_update(stage.presenter, stage.now, stage.cues, CUES);
			check_frame(&stage, 98);
			check_conserved(&stage, 98);
			shared += stage.view->hands[0].shown && stage.view->hands[1].shown;
		}
		check_at_rest(&stage);
		stage_close(&stage);
	}
	assert_true(shared > 49);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			presenter__random_games__shows_every_seed_and_ends_on_the_true_board),
		cmocka_unit_test(presenter__discarded_seeds__leave_the_board_and_the_count),
		cmocka_unit_test(presenter__long_move_at_once__is_resolved_in_the_same_frame),
		cmocka_unit_test(presenter__finish_anywhere__gives_the_same_board_without_a_burst),
		cmocka_unit_test(presenter__sounds__each_comes_once),
		cmocka_unit_test(presenter__stalled_for_seconds__does_not_play_what_was_missed),
		cmocka_unit_test(presenter__window_turned_in_mid_sow__keeps_seeds_in_their_hollows),
		cmocka_unit_test(presenter__mark_of_a_move__stays_until_the_next),
		cmocka_unit_test(presenter__foreign_board_before__is_taken_over_at_once),
		cmocka_unit_test(timeline__speeds__first_lap_can_be_counted_and_no_seed_is_lost),
		cmocka_unit_test(presenter__opening_together__two_hands_share_the_ticks),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
