/* SPDX-License-Identifier: MIT */
/* Where one move would have ended elsewhere. */
#include "test.h"

#include "base/rng.h"
#include "packs/our_packs.h"
#include "study/fork.h"

#include <string.h>

enum { PACKS_MAX = 32 };

/* ---- A board for each option ----------------------------------------------------------------- */

struct fork_row {
	enum option option;
	int here, there;
	uint8_t cells[16]; /* seven holes a side */
	int place;
};

/* All but the lap's scope, which means nothing alone: see below. */
static const struct fork_row rows[] = {
	{OPTION_RELAY, 1, 0, {1, 1, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 3, 0}, 0},
	{OPTION_RELAY, 0, 1, {1, 1, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 3, 0}, 0},
	{OPTION_EXTRA_TURN, 1, 0, {3, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 3, 0}, 6},
	{OPTION_SHOT_ENABLED, 1, 0, {1, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 4, 3, 0}, 0},
	{OPTION_SHOT_SIDE, SHOT_OWN, SHOT_OPPONENT,
		{1, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 4, 3, 0}, 0},
	{OPTION_SHOT_TAKES_LANDING, 1, 0, {1, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 4, 3, 0}, 0},
	{OPTION_SHOT_NEEDS_OPPOSITE, 0, 1, {1, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 3, 0}, 0},
	{OPTION_SHOT_NEEDS_LAP, 0, 1, {1, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 4, 3, 0}, 0},
	{OPTION_TERMINAL, TERMINAL_NO_MOVE, TERMINAL_THREE_EMPTY,
		{3, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 3, 0}, 6},
	{OPTION_FINAL_SWEEP, SWEEP_OWNER, SWEEP_DISCARD,
		{0, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 3, 0}, 6},
};

/* A set of one pack that differs from HERE by OPTION only. */
static void one_pack(struct pack *pack, const struct rules *here, enum option option, int value)
{
	*pack = (struct pack){.id = "satu", .rules = *here};
	rules_set(&pack->rules, option, value);
}

static void fork__of_each_option_on_its_board__is_found(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct fork_row *row = &rows[i];
		struct fork_branch branches[2];
		struct pack pack;
		struct pack_set packs = {.packs = &pack, .count = 1};
		struct rules rules;
		struct match match;

		rules_init(&rules);
		rules_set(&rules, row->option, row->here);
		one_pack(&pack, &rules, row->option, row->there);
		match_init_position(&match, &rules, row->cells, SIDE_A);
		if (fork_find(&match, row->place, &packs, branches, 2) != 1)
			fail_msg("row %zu: no branch", i);
		assert_ptr_equal(branches[0].pack, &pack);
		assert_int_equal(branches[0].option, row->option);
		assert_int_equal(branches[0].value, row->there);
	}
}

static void fork__where_the_option_has_no_say__is_none(void **state)
{
	/* One seed into an empty hole of the other side ends the turn in any of these. */
	static const uint8_t cells[16] = {3, 3, 3, 3, 3, 3, 2, 0, 0, 3, 3, 3, 3, 3, 3, 0};
	static const enum option idle[] = {OPTION_RELAY, OPTION_EXTRA_TURN,
		OPTION_SHOT_TAKES_LANDING, OPTION_SHOT_NEEDS_OPPOSITE, OPTION_SHOT_NEEDS_LAP,
		OPTION_LAP_SCOPE, OPTION_FINAL_SWEEP};
	struct rules rules;
	struct match match;

	(void)state;
	rules_init(&rules);
	match_init_position(&match, &rules, cells, SIDE_A);
	for (size_t i = 0; i < sizeof idle / sizeof *idle; i++) {
		struct fork_branch branch;
		struct pack pack;
		struct pack_set packs = {.packs = &pack, .count = 1};
		int other = rules_get(&rules, idle[i]) == 0 ? 1 : 0;

		one_pack(&pack, &rules, idle[i], other);
		assert_int_equal(fork_find(&match, 6, &packs, &branch, 1), 0);
	}
}

/* Neither the opening, nor rounds, nor the board of the pack say how one move ends. */
static void fork__of_what_is_not_about_a_move__is_none(void **state)
{
	struct fork_branch branch;
	struct pack pack = {.id = "satu"};
	struct pack_set packs = {.packs = &pack, .count = 1};
	struct rules rules;
	struct match match;

	(void)state;
	rules_init(&rules);
	pack.rules = rules;
	for (int i = OPTION_START; i < OPTION_COUNT; i++)
		rules_set(&pack.rules, (enum option)i, 1);
	assert_true(rules_set_board(&pack.rules, 5, 3));
	match_init(&match, &rules, SIDE_A);
	for (int place = 0; place < 7; place++)
		assert_int_equal(fork_find(&match, place, &packs, &branch, 1), 0);
}

/* Shots need a lap, counted from each lifting: a move that went round by relays still shoots where
 * only one of the two is so. With CONDITION the match asks for the lap already. */
static enum option fork_of_lap(bool condition)
{
	static const uint8_t cells[16] = {0, 0, 0, 0, 0, 0, 9, 0, 1, 1, 1, 1, 1, 4, 1, 0};
	struct fork_branch branch;
	struct pack pack;
	struct pack_set packs = {.packs = &pack, .count = 1};
	struct rules rules;

	rules_init(&rules);
	one_pack(&pack, &rules, OPTION_SHOT_NEEDS_LAP, 1);
	pack.rules.lap_scope = LAP_LIFTING;
	rules.shot_needs_lap = condition;
	for (uint8_t seeds = 1; seeds < 30; seeds++) {
		uint8_t board[16];
		struct match match;

		memcpy(board, cells, sizeof board);
		board[6] = seeds;
		match_init_position(&match, &rules, board, SIDE_A);
		if (fork_find(&match, 6, &packs, &branch, 1) == 1 &&
			branch.option != OPTION_SHOT_NEEDS_LAP)
			return branch.option;
	}
	fail_msg("no such board");
	return OPTION_COUNT;
}

static void fork__of_the_laps_scope__is_found(void **state)
{
	(void)state;
	assert_int_equal(fork_of_lap(true), OPTION_LAP_SCOPE);
}

static void fork__by_two_options_together__names_none(void **state)
{
	(void)state;
	assert_int_equal(fork_of_lap(false), OPTION_COUNT);
}

/* ---- Any board ------------------------------------------------------------------------------- */

/* Plays PLACE under RULES's options of a move, whatever the rest of them. */
static struct position play_under(const struct match *match, const struct rules *rules, int place)
{
	struct rules own = match->rules;
	struct position position = match->position;

	own.relay = rules->relay;
	own.extra_turn = rules->extra_turn;
	own.shot_enabled = rules->shot_enabled;
	own.shot_side = rules->shot_side;
	own.shot_takes_landing = rules->shot_takes_landing;
	own.shot_needs_opposite = rules->shot_needs_opposite;
	own.shot_needs_lap = rules->shot_needs_lap;
	own.lap_scope = rules->lap_scope;
	own.terminal = rules->terminal;
	own.final_sweep = rules->final_sweep;
	move_play_portable(&own, &position, place);
	return position;
}

static bool ends_alike(const struct position *a, const struct position *b)
{
	return memcmp(a->cells, b->cells, sizeof a->cells) == 0 && a->over == b->over &&
	       (a->over || a->mover == b->mover);
}

static void check_branch(const struct match *match, int place, const struct fork_branch *branch)
{
	struct position here = play_under(match, &match->rules, place), alone_ends;
	struct rules alone = match->rules;

	if (branch->option == OPTION_COUNT)
		return;
	assert_int_equal(rules_get(&branch->pack->rules, branch->option), branch->value);
	assert_int_not_equal(rules_get(&match->rules, branch->option), branch->value);
	rules_set(&alone, branch->option, branch->value);
	alone_ends = play_under(match, &alone, place);
	assert_false(ends_alike(&here, &alone_ends));
}

/* A pack is a branch exactly where playing the hole under its rules ends elsewhere. */
static int check_move(const struct match *match, int place, const struct pack_set *packs)
{
	struct fork_branch branches[PACKS_MAX];
	struct position here = play_under(match, &match->rules, place);
	int found = fork_find(match, place, packs, branches, PACKS_MAX), at = 0;

	for (int i = 0; i < packs->count; i++) {
		struct position there = play_under(match, &packs->packs[i].rules, place);

		if (ends_alike(&here, &there))
			continue;
		assert_true(at < found);
		assert_ptr_equal(branches[at].pack, &packs->packs[i]);
		check_branch(match, place, &branches[at]);
		at++;
	}
	assert_int_equal(at, found);
	return found;
}

/* The pack's rules, on any board, with one option of a move changed in every other game. */
static void start_somewhere(
	struct match *match, const struct pack_set *packs, uint32_t seed, struct rng *rng)
{
	const struct pack *pack = &packs->packs[seed % (uint32_t)packs->count];
	struct rules rules = pack->rules;

	assert_true(rules_set_board(
		&rules, BOARD_HOLES_MIN + (int)rng_below(rng, 9), 1 + (int)rng_below(rng, 7)));
	if (seed & 1) {
		enum option option = (enum option)rng_below(rng, OPTION_FINAL_SWEEP + 1);

		rules_set(&rules, option, (int)rng_below(rng, (uint32_t)option_values(option)));
	}
	rules.start = START_IN_TURN;
	rules.max_rounds = 2;
	match_init(match, &rules, SIDE_A);
}

static void forks__of_random_games__are_what_playing_shows(void **state)
{
	const struct pack_set *packs = *state;
	int branches = 0, agreed = 0;

	assert_true(packs->count <= PACKS_MAX);
	for (uint32_t seed = 1; seed <= 120; seed++) {
		struct match match;
		struct rng rng;

		rng_init(&rng, seed);
		start_somewhere(&match, packs, seed, &rng);
		for (int turn = 0; turn < 60 && match.phase != MATCH_OVER; turn++) {
			uint32_t legal = match_legal(&match), left = legal;

			for (; left; left &= left - 1) {
				int found = check_move(&match, __builtin_ctz(left), packs);

				branches += found;
				agreed += found == 0;
			}
			left = legal;
			for (uint32_t skip = rng_below(&rng, (uint32_t)__builtin_popcount(legal));
				skip > 0; skip--)
				left &= left - 1;
			match_play(&match, __builtin_ctz(left), NULL);
		}
	}
	assert_true(branches > 1000); /* both were seen */
	assert_true(agreed > 100);
}

static void fork__of_more_packs_than_wanted__stops_there(void **state)
{
	struct fork_branch branches[PACKS_MAX], first;
	const struct pack_set *packs = *state;
	struct match match;

	match_init(&match, &pack_set_find(packs, "kalah")->rules, SIDE_A);
	assert_in_range(fork_find(&match, 1, packs, branches, PACKS_MAX), 2, PACKS_MAX);
	assert_int_equal(fork_find(&match, 1, packs, &first, 1), 1);
	assert_ptr_equal(first.pack, branches[0].pack);
	assert_int_equal(fork_find(&match, 1, packs, NULL, 0), 0);
}

/* A game by own rules parts from the very pack it was made from. */
static void fork__of_own_rules__names_their_pack(void **state)
{
	struct fork_branch branches[PACKS_MAX];
	const struct pack_set *packs = *state;
	const struct pack *umum = pack_set_find(packs, "umum");
	struct rules rules = umum->rules;
	struct match match;
	bool named = false;

	rules.relay = 0;
	match_init(&match, &rules, SIDE_A);
	for (int i = fork_find(&match, 1, packs, branches, PACKS_MAX) - 1; i >= 0; i--)
		named |= branches[i].pack == umum && branches[i].option == OPTION_RELAY &&
			 branches[i].value == 1;
	assert_true(named);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(fork__of_each_option_on_its_board__is_found),
		cmocka_unit_test(fork__where_the_option_has_no_say__is_none),
		cmocka_unit_test(fork__of_what_is_not_about_a_move__is_none),
		cmocka_unit_test(fork__of_the_laps_scope__is_found),
		cmocka_unit_test(fork__by_two_options_together__names_none),
		cmocka_unit_test(forks__of_random_games__are_what_playing_shows),
		cmocka_unit_test(fork__of_more_packs_than_wanted__stops_there),
		cmocka_unit_test(fork__of_own_rules__names_their_pack),
	};

	return cmocka_run_group_tests_name("fork", tests, our_packs_load, our_packs_release);
}
