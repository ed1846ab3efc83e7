/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/rng.h"
#include "base/xalloc.h"
#include "core/move.h"

#include <stdlib.h>
#include <string.h>

static int set_up(void **state)
{
	*state = xalloc(sizeof(struct event_list));
	return 0;
}

static int tear_down(void **state)
{
	free(*state);
	return 0;
}

static struct position board(const uint8_t cells[16])
{
	struct position position = {.holes = 7};

	memcpy(position.cells, cells, 16);
	return position;
}

/* Plays HOLE for A; the one EVENT_STOP's reason, or STOP_COUNT if there is none. */
static enum stop_why play(
	const struct rules *rules, struct position *position, int hole, struct event_list *events)
{
	enum stop_why why = STOP_COUNT;

	events->len = 0;
	move_play(rules, position, hole, events);
	for (int i = 0; i < events->len; i++)
		if (events->items[i].kind == EVENT_STOP)
			why = (enum stop_why)events->items[i].why;
	return why;
}

/*
 * The last seed falls into an empty hole: own or the opponent's, opposite full or empty, before or
 * after a lap, under each pack's shot options. The landing is always with the last of the seeds.
 */
struct landing {
	bool own, opposite_full, lapped;
};

static struct position landing_board(const struct landing *landing, int *hole)
{
	/* A short own landing: 2 -> 3. A lapped own landing: 15 seeds of 2 fall into every place
	 * once and end in 2 itself. The opponent's: 6 with 3 seeds ends on 9. */
	static const uint8_t short_own[16] = {3, 0, 1, 0, 0, 0, 0, 20, 1, 0, 0, 0, 0, 0, 0, 30};
	static const uint8_t long_own[16] = {3, 0, 15, 0, 0, 0, 0, 20, 1, 0, 0, 0, 0, 0, 0, 30};
	static const uint8_t theirs[16] = {3, 0, 0, 0, 0, 0, 3, 20, 0, 0, 2, 0, 0, 0, 0, 30};
	struct position position = board(!landing->own     ? theirs
					 : landing->lapped ? long_own
							   : short_own);

	*hole = landing->own ? 2 : 6;
	if (landing->own && landing->opposite_full)
		position.cells[landing->lapped ? 12 : 11] = 4;
	if (!landing->own && landing->opposite_full)
		position.cells[5] = 4;
	return position;
}

struct shot_rules {
	const char *pack;
	bool needs_opposite, needs_lap, takes_landing;
};

static enum stop_why expected(const struct shot_rules *rules, const struct landing *landing)
{
	/* After a whole lap a seed has fallen into the opposite hole too. */
	bool opposite = landing->opposite_full || landing->lapped;

	if (!landing->own)
		return STOP_EMPTY_OPPONENT;
	if (rules->needs_lap && !landing->lapped)
		return STOP_NO_LAP;
	if (!opposite && (rules->needs_opposite || !rules->takes_landing))
		return STOP_OPPOSITE_EMPTY;
	return STOP_COUNT;
}

static void landing__of_every_kind_in_each_pack__ends_as_the_rules_say(void **state)
{
	static const struct shot_rules packs[] = {
		{"umum", false, false, true},
		{"jawa-sleman", false, false, true},
		{"congkak-melayu", false, true, true},
		{"congklak-jalan-terus", true, false, true},
		{"congklak-babak", true, false, true},
		{"congkak-warisan", false, true, false},
		{"both", true, true, true},
	};

	for (size_t p = 0; p < sizeof packs / sizeof *packs; p++) {
		for (int kind = 0; kind < 8; kind++) {
			struct landing landing = {kind & 1, kind & 2, kind & 4};
			struct rules rules;
			struct position position;
			int hole, total, store;
			enum stop_why why;

			rules_init(&rules);
			rules.shot_needs_opposite = packs[p].needs_opposite;
			rules.shot_needs_lap = packs[p].needs_lap;
			rules.shot_takes_landing = packs[p].takes_landing;
			position = landing_board(&landing, &hole);
			total = position_total(&position);
			store = position.cells[7];
			why = play(&rules, &position, hole, *state);
			if (why != expected(&packs[p], &landing))
				fail_msg("%s kind %d: %s", packs[p].pack, kind,
					why == STOP_COUNT ? "a shot" : stop_why_name(why));
			assert_int_equal(position_total(&position), total);
			if (why != STOP_COUNT && landing.own && !landing.lapped)
				assert_int_equal(position.cells[7], store);
		}
	}
}

static void dead_seed__on_the_opponents_side__stays_in_its_hole(void **state)
{
	static const uint8_t cells[16] = {0, 0, 0, 4, 0, 0, 8, 30, 1, 1, 1, 1, 1, 1, 0, 30};
	struct position position = board(cells);
	struct rules rules;

	rules_init(&rules);
	assert_int_equal(play(&rules, &position, 6, *state), STOP_EMPTY_OPPONENT);
	assert_int_equal(position.cells[14], 1);
	assert_int_equal(position.cells[15], 30);
}

static void shot__at_an_empty_opposite_hole__follows_the_option(void **state)
{
	static const uint8_t cells[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0};
	struct position position = board(cells);
	struct rules rules;

	rules_init(&rules);
	assert_int_equal(play(&rules, &position, 0, *state), STOP_COUNT);
	assert_int_equal(position.cells[7], 1);
	position = board(cells);
	rules.shot_needs_opposite = 1;
	rules.terminal = TERMINAL_BOARD_EMPTY;
	assert_int_equal(play(&rules, &position, 0, *state), STOP_OPPOSITE_EMPTY);
	assert_int_equal(position.cells[7], 0);
	assert_int_equal(position.cells[1], 1);
}

static void move__of_63_relays__ends_by_rule(void **state)
{
	static const uint8_t cells[16] = {5, 8, 5, 6, 9, 10, 1, 0, 8, 6, 8, 10, 6, 7, 9, 0};
	struct position position = board(cells);
	struct event_list *events = *state;
	struct rules rules;
	int drops = 0, relays = 0;

	rules_init(&rules);
	play(&rules, &position, 0, events);
	for (int i = 0; i < events->len; i++) {
		int kind = events->items[i].kind;

		drops += kind == EVENT_SOW || kind == EVENT_BANK;
		relays += kind == EVENT_RELAY;
	}
	assert_int_equal(relays, 63);
	assert_int_equal(drops, 472);
	assert_int_equal(position.cells[7], 32);
}

static void last_seed__in_the_own_store__earns_a_turn_only_by_rule(void **state)
{
	static const uint8_t cells[16] = {0, 0, 0, 0, 0, 2, 1, 10, 1, 0, 0, 0, 0, 0, 0, 10};
	struct position position = board(cells);
	struct rules rules;

	rules_init(&rules);
	assert_int_equal(play(&rules, &position, 6, *state), STOP_COUNT);
	assert_int_equal(position.mover, SIDE_A);
	position = board(cells);
	rules.extra_turn = 0;
	assert_int_equal(play(&rules, &position, 6, *state), STOP_NO_EXTRA_TURN);
	assert_int_equal(position.mover, SIDE_B);
}

static void burned_hole__is_passed_over(void **state)
{
	static const uint8_t cells[16] = {0, 0, 0, 0, 3, 0, 0, 10, 1, 0, 0, 0, 0, 0, 0, 10};
	struct position position = board(cells);
	struct rules rules;

	rules_init(&rules);
	position.burned = 1u << 5;
	play(&rules, &position, 4, *state);
	assert_int_equal(position.cells[5], 0);
	assert_int_equal(position.cells[6], 1);
	assert_int_equal(position.cells[7], 11);
}

static void preview__of_a_hole__tells_what_the_move_does(void **state)
{
	struct position position, before;
	struct preview preview;
	struct rules rules;

	rules_init(&rules);
	position_init(&position, 7, 7);
	before = position;
	move_preview(&rules, &position, 6, *state, &preview);
	assert_true(position_equal(&position, &before));
	assert_int_equal(preview.last, 6);
	assert_int_equal(preview.home, 10);
	assert_int_equal(preview.shot, 9);
	assert_int_equal(preview.shot_from, 8);
	assert_int_equal(preview.relays, 1);
	assert_false(preview.extra_turn);
}

/* The rows are read eight places at a time: here place by place, with full holes and burned ones.
 */
static void rows__of_random_boards__are_what_their_places_say(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 8);
	for (int k = 0; k < 20000; k++) {
		int holes = BOARD_HOLES_MIN + k % (BOARD_HOLES_MAX - BOARD_HOLES_MIN + 1);
		struct position position = {.holes = (uint8_t)holes, .burned = 1u << k % holes};
		uint32_t liftable[2] = {0}, seeds = BOARD_SEEDS_MAX;
		int in_holes[2] = {0};

		for (int i = 0; i < board_places(holes); i++) {
			uint32_t most = i == k % 24 ? seeds : seeds / 8;
			int here = (int)(rng_below(&rng, 2) * rng_below(&rng, most + 1));
			bool counts = !board_is_store(holes, i);

			position.cells[i] = (uint8_t)here;
			seeds -= (uint32_t)here;
			in_holes[board_side(holes, i)] += counts ? here : 0;
			if (counts && here > 0 && !position_is_burned(&position, i))
				liftable[board_side(holes, i)] |= 1u << i;
		}
		for (int side = 0; side < 2; side++) {
			assert_int_equal(
				position_liftable(&position, (enum side)side), liftable[side]);
			assert_int_equal(
				position_in_holes(&position, (enum side)side), in_holes[side]);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(landing__of_every_kind_in_each_pack__ends_as_the_rules_say),
		cmocka_unit_test(dead_seed__on_the_opponents_side__stays_in_its_hole),
		cmocka_unit_test(shot__at_an_empty_opposite_hole__follows_the_option),
		cmocka_unit_test(move__of_63_relays__ends_by_rule),
		cmocka_unit_test(last_seed__in_the_own_store__earns_a_turn_only_by_rule),
		cmocka_unit_test(burned_hole__is_passed_over),
		cmocka_unit_test(preview__of_a_hole__tells_what_the_move_does),
		cmocka_unit_test(rows__of_random_boards__are_what_their_places_say),
	};

	return cmocka_run_group_tests_name("move", tests, set_up, tear_down);
}
