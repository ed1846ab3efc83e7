/* SPDX-License-Identifier: MIT */
/* What a hint says is so: on boards worked out by hand, and found again by playing on many others.
 */
#include "test.h"

#include "base/rng.h"
#include "packs/our_packs.h"
#include "study/hint.h"

#include <stdlib.h>
#include <string.h>

enum { ENOUGH = 200000, SHORT = 4000, BOARDS = 500, PLAIN_SEEDS = 6 };

/* ---- Boards worked out by hand ------------------------------------------------------------------
 *
 * Seven holes a side, A to move: A's holes are 0 to 6, its store 7; B's 8 to 14, its store 15. The
 * hole across from I is 14 - I.
 */
struct hint_row {
	const char *name;
	const char *pack;
	uint8_t cells[16];
	int hole;
	enum hint_gain gain;
	int gain_n;
	enum hint_why why;
	int why_n, why_m, than;
};

static const struct hint_row rows[] = {
	/* The last seed of A's goes home, the turn is A's again, who has nothing: the 2 are B's. */
	{"the only hole ends the game", "umum", {0, 0, 0, 0, 0, 0, 1, 20, 0, 0, 0, 0, 0, 0, 2, 10},
		6, HINT_ENDS, 9, HINT_ONLY, 0, 0, HINT_NONE},
	/* 0 falls into an empty 1 and shoots 5: B's row is empty, A's other 4 stay A's. 20 to 12.
	 */
	{"a shot that ends it", "congkak-ringkas",
		{1, 0, 0, 0, 0, 4, 0, 10, 0, 0, 0, 0, 0, 5, 0, 12}, 0, HINT_ENDS, 8, HINT_BETTER, 8,
		0, 5},
	/* 0 falls into an empty 2 and shoots 4: 19 of 37. So does it after 6. */
	{"more than half", "umum", {2, 0, 0, 0, 0, 0, 1, 14, 0, 0, 0, 0, 4, 1, 0, 15}, 0, HINT_WINS,
		19, HINT_BEST, 0, 0, HINT_NONE},
	/* 2 ends at home, then 6 brings 1; 6 at once brings 1 and leaves B to choose. */
	{"extra turn", "umum", {0, 0, 5, 0, 0, 0, 5, 12, 0, 0, 0, 1, 0, 0, 0, 12}, 2, HINT_EXTRA, 2,
		HINT_BETTER, 10, 0, 6},
	/* 2 ends at home, so does 4 by its relay, and 3 then takes itself; 6 banks 1 and shoots 2.
	 */
	{"extra turn before what takes most", "umum",
		{0, 0, 5, 0, 0, 0, 3, 11, 0, 5, 0, 0, 0, 0, 0, 14}, 2, HINT_EXTRA, 3, HINT_MORE, 6,
		3, 6},
	/* After 5 its last seed, in 10, could go into an empty 11, across from A's 4. */
	{"a shot kept from the opponent by an extra turn", "kalah",
		{0, 0, 0, 4, 0, 5, 0, 12, 0, 0, 0, 0, 0, 3, 0, 13}, 3, HINT_EXTRA, 1, HINT_GUARDS,
		5, 0, 5},
	/* 2 falls into an empty 3, across from 5. */
	{"a shot", "umum", {1, 0, 1, 0, 0, 0, 2, 12, 1, 3, 0, 5, 0, 0, 0, 11}, 2, HINT_SHOT, 6,
		HINT_BETTER, 10, 0, 6},
	/* 0 falls into an empty 2 and shoots 5; after 3 B's 9 would end in an empty 14 across from
	 * 0.
	 */
	{"a shot that prevents one", "umum", {2, 0, 0, 3, 0, 0, 0, 13, 0, 5, 0, 0, 5, 0, 0, 11}, 0,
		HINT_SHOT, 6, HINT_GUARDS, 3, 0, 3},
	/* 2's last seed takes itself from an empty 4; after 5 B's 9 relays into 12, across from 2.
	 */
	{"a seed, and a shot prevented", "umum", {0, 0, 2, 0, 0, 5, 0, 11, 0, 0, 0, 0, 0, 4, 0, 14},
		2, HINT_HOME, 1, HINT_GUARDS, 3, 0, 5},
	{"a shot and less for the reply", "congklak-jalan-terus",
		{0, 2, 0, 0, 0, 5, 0, 14, 0, 1, 3, 0, 0, 0, 5, 11}, 5, HINT_SHOT, 3, HINT_SAVES, 4,
		2, 1},
	/* B's only hole ends in A's row; then 1 leaves B nothing, and 1, 3 and 5 are A's. */
	{"kept at the end", "umum", {0, 0, 0, 3, 1, 0, 5, 14, 0, 0, 0, 0, 0, 0, 3, 14}, 4,
		HINT_HOME, 1, HINT_KEEPS, 9, 0, HINT_NONE},
	{"the least bad", "umum", {0, 0, 0, 1, 0, 0, 4, 15, 0, 4, 0, 0, 0, 0, 0, 14}, 3, HINT_HOME,
		1, HINT_LEAST_BAD, 5, 7, HINT_NONE},
	/* 6 banks 1 of its 2 and gives B the other; 1 only steps aside. */
	{"nothing now, more later", "kalah", {0, 1, 0, 0, 0, 0, 2, 11, 0, 2, 0, 0, 0, 0, 0, 11}, 1,
		HINT_NOTHING, 0, HINT_MORE, 4, 1, 6},
	{"nothing, and no choice", "kalah", {0, 0, 0, 0, 1, 0, 0, 14, 0, 0, 4, 0, 0, 0, 0, 15}, 4,
		HINT_NOTHING, 0, HINT_ONLY, 0, 0, HINT_NONE},
	/* The 5 of hole 0 end in an empty hole before a lap is done: dead, as a 2 of hole 4 are. */
	{"all the same", "congkak-melayu", {5, 0, 0, 0, 2, 0, 0, 14, 0, 0, 0, 0, 0, 0, 1, 12}, 0,
		HINT_NOTHING, 0, HINT_BEST, 0, 0, HINT_NONE},
};

static const struct pack *pack_named(void **state, const char *id)
{
	const struct pack *pack = pack_set_find(*state, id);

	if (!pack)
		fail_msg("no pack %s", id);
	return pack;
}

static void find(struct ai *ai, const struct match *match, uint64_t nodes, struct ai_advice *advice,
	struct hint *hint)
{
	struct ai_limits limits = {.nodes = nodes};

	ai_advise(ai, match, &limits, advice);
	hint_find(match, advice, hint);
}

static bool is_row(const struct hint *hint, const struct hint_row *row)
{
	return hint->hole == row->hole && hint->gain == row->gain && hint->gain_n == row->gain_n &&
	       hint->why == row->why && hint->why_n == row->why_n && hint->why_m == row->why_m &&
	       hint->than == row->than;
}

static void hint__of_a_board_worked_out_by_hand__says_so(void **state)
{
	struct ai *ai = ai_new(1);

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct hint_row *row = &rows[i];
		struct ai_advice advice;
		struct match match;
		struct hint hint;

		match_init_position(
			&match, &pack_named(state, row->pack)->rules, row->cells, SIDE_A);
		find(ai, &match, ENOUGH, &advice, &hint);
		if (!is_row(&hint, row))
			fail_msg("%s: hole %d, gain %d of %d, why %d with %d and %d than %d",
				row->name, hint.hole, (int)hint.gain, hint.gain_n, (int)hint.why,
				hint.why_n, hint.why_m, hint.than);
		assert_true(hint.exact);
	}
	ai_free(ai);
}

static void hint__that_leaves_nothing_to_lift__says_the_opponent_passes(void **state)
{
	/* 0 falls into an empty 1 and shoots all of B's; the board must be empty at the end. */
	static const uint8_t cells[16] = {1, 0, 0, 0, 0, 3, 0, 10, 0, 0, 0, 0, 0, 2, 0, 10};
	struct ai *ai = ai_new(1);
	struct ai_advice advice;
	struct rules rules;
	struct match match;
	struct hint hint;

	(void)state;
	rules_init(&rules);
	rules_set(&rules, OPTION_TERMINAL, TERMINAL_BOARD_EMPTY);
	match_init_position(&match, &rules, cells, SIDE_A);
	find(ai, &match, ENOUGH, &advice, &hint);
	assert_int_equal(hint.hole, 0);
	assert_int_equal(hint.why, HINT_PASSES);
	ai_free(ai);
}

/* ---- Found again by playing ---------------------------------------------------------------------
 */

/* What a choice put home, counted from its events. */
struct played {
	struct match match; /* after it */
	int home, shot;
	int swept; /* at the end of the round, into the chooser's own store */
	bool extra, ended;
};

static void play(const struct match *match, int hole, struct played *played)
{
	struct event_list *events = test_malloc(sizeof *events);
	int side = match->position.mover, store = board_store(match->rules.holes, (enum side)side);

	*played = (struct played){.match = *match};
	events->len = 0;
	/* Within the round. */
	move_play(&match->rules, &played->match.position, hole, events);
	for (int i = 0; i < events->len; i++) {
		const struct event *e = &events->items[i];

		if (e->kind == EVENT_BANK)
			played->home++;
		if (e->kind == EVENT_SHOT)
			played->home += e->n;
		if (e->kind == EVENT_SHOT && e->n > match->rules.shot_takes_landing)
			played->shot = e->n;
		if (e->kind == EVENT_SWEEP && e->to == store)
			played->swept += e->n;
		played->extra = played->extra || e->kind == EVENT_EXTRA_TURN;
		played->ended = played->ended || e->kind == EVENT_END;
	}
	test_free(events);
}

static int lead_of(const struct position *position, int side)
{
	int a = position->cells[board_store(position->holes, SIDE_A)];
	int b = position->cells[board_store(position->holes, SIDE_B)];

	return side == SIDE_A ? a - b : b - a;
}

/* The most that one move takes home, and that it shoots. */
static void best_reply(const struct match *match, int *home, int *shot)
{
	uint32_t legal = match_legal(match);

	*home = *shot = 0;
	for (int hole = 0; legal >> hole; hole++) {
		struct played played;

		if (!(legal >> hole & 1))
			continue;
		play(match, hole, &played);
		*home = played.home > *home ? played.home : *home;
		*shot = played.shot > *shot ? played.shot : *shot;
	}
}

/* Of a round, in SIDE's eyes: every line to its end, without anything that could be wrong. */
static int plain_value(const struct match *match, int side)
{
	uint32_t legal = match_legal(match);
	int mover = match->position.mover, best = -1000;

	if (match->position.over)
		return lead_of(&match->position, side);
	for (int hole = 0; legal >> hole; hole++) {
		struct match after = *match;
		int value;

		if (!(legal >> hole & 1))
			continue;
		move_play_portable(&match->rules, &after.position, hole);
		value = plain_value(&after, mover);
		best = value > best ? value : best;
	}
	return mover == side ? best : -best;
}

static bool is_small(const struct match *match)
{
	return position_in_holes(&match->position, SIDE_A) +
		       position_in_holes(&match->position, SIDE_B) <=
	       PLAIN_SEEDS;
}

static int plain_after(const struct match *match, int hole)
{
	struct match after = *match;

	move_play_portable(&match->rules, &after.position, hole);
	return plain_value(&after, match->position.mover);
}

/* Of the choices but HOLE the best. */
static int plain_best_other(const struct match *match, int hole)
{
	uint32_t others = match_legal(match) & ~(UINT32_C(1) << hole);
	int best = -1000;

	for (int i = 0; others >> i; i++) {
		int value = others >> i & 1 ? plain_after(match, i) : -1000;

		best = value > best ? value : best;
	}
	return best;
}

/* Follows the best line to where the turn goes on to somebody. */
static void check_turn(const struct match *match, const struct ai_advice *advice,
	const struct hint *hint, struct played *last)
{
	int home = 0, moves = 0;
	bool ends = false;

	last->match = *match;
	for (int i = 0; i < advice->best.line_len && !ends; i++) {
		struct match before = last->match;

		assert_true(match_legal(&before) >> advice->best.line[i] & 1);
		play(&before, advice->best.line[i], last);
		home += last->home;
		moves++;
		ends = !last->extra || last->ended ||
		       last->match.position.mover != match->position.mover;
	}
	assert_int_equal(hint->turn_home, home);
	assert_int_equal(hint->turn_moves, moves);
	assert_int_equal(hint->turn_ends, ends);
}

static void check_gain(
	const struct match *match, const struct hint *hint, const struct played *turn)
{
	const struct position *now = &match->position;
	int side = now->mover, store = board_store(now->holes, (enum side)side);
	int total = position_total(now);
	struct played move;

	play(match, hint->hole, &move);
	assert_int_equal(hint->home, move.home);
	assert_int_equal(hint->shot, move.shot);
	assert_int_equal(hint->extra_turn, move.extra);
	switch (hint->gain) {
	case HINT_NOTHING:
		assert_int_equal(move.home, 0);
		break;
	case HINT_WINS:
		assert_int_equal(turn->match.position.cells[store], hint->gain_n);
		assert_true(2 * hint->gain_n > total);
		break;
	case HINT_ENDS:
		assert_true(turn->ended);
		assert_int_equal(hint->gain_n, lead_of(&turn->match.position, side));
		assert_true(hint->gain_n > 0);
		break;
	case HINT_EXTRA:
		assert_true(move.extra);
		assert_int_equal(hint->gain_n, hint->turn_home);
		break;
	case HINT_SHOT:
		assert_int_equal(hint->gain_n, move.shot);
		break;
	case HINT_HOME:
		assert_int_equal(hint->gain_n, move.home);
		break;
	case HINT_ALONE:
		fail_msg("nobody opens together here");
	}
}

static void check_replies(
	const struct match *match, const struct hint *hint, const struct played *turn)
{
	int home, shot, other_home, other_shot;
	struct played other;

	play(match, hint->than, &other);
	assert_int_not_equal(other.match.position.mover, match->position.mover);
	assert_int_not_equal(turn->match.position.mover, match->position.mover);
	assert_false(other.ended || turn->ended);
	best_reply(&turn->match, &home, &shot);
	best_reply(&other.match, &other_home, &other_shot);
	assert_true(other_home > home);
	assert_int_equal(hint->why_n, hint->why == HINT_GUARDS ? other_shot : other_home);
	assert_int_equal(hint->why_m, hint->why == HINT_GUARDS ? shot : home);
	assert_true(hint->why_n > hint->why_m);
	if (is_small(match) && hint->exact)
		assert_true(plain_after(match, hint->than) < plain_after(match, hint->hole) ||
			    !hint->why_exact);
}

static void check_kept(
	const struct match *match, const struct ai_advice *advice, const struct hint *hint)
{
	struct played played = {.match = *match};
	int side = match->position.mover;

	for (int i = 0; i < advice->best.line_len; i++) {
		struct match before = played.match;

		played.swept = 0;
		play(&before, advice->best.line[i], &played);
		if (before.position.mover != side && played.ended)
			played.swept =
				played.match.position.cells[board_store(
					before.position.holes, (enum side)side)] -
				before.position
					.cells[board_store(before.position.holes, (enum side)side)];
	}
	assert_true(played.ended);
	assert_int_equal(hint->why_n, played.swept);
}

static void check_compared(const struct match *match, const struct hint *hint)
{
	int now = lead_of(&match->position, match->position.mover), best, other;

	if (hint->why == HINT_MORE) {
		struct played than;

		play(match, hint->than, &than);
		assert_int_equal(hint->why_m, than.home);
		assert_true(than.home > hint->home);
	}
	if (!is_small(match) || !hint->why_exact)
		return;
	best = plain_after(match, hint->hole);
	if (hint->why == HINT_LEAST_BAD) {
		other = plain_best_other(match, hint->hole);
		assert_int_equal(hint->why_n, now - best);
		assert_int_equal(hint->why_m, now - other);
	} else {
		other = plain_after(match, hint->than);
		assert_int_equal(hint->why_n, best - other);
	}
	assert_true(best > other);
}

static void check_why(const struct match *match, const struct ai_advice *advice,
	const struct hint *hint, const struct played *turn)
{
	uint32_t legal = match_legal(match);
	enum side other = side_other((enum side)match->position.mover);

	if (is_small(match) && hint->exact) {
		assert_int_equal(hint->value, plain_after(match, hint->hole));
		assert_true(hint->value >= plain_best_other(match, hint->hole));
	}
	switch (hint->why) {
	case HINT_ONLY:
		assert_int_equal(legal, UINT32_C(1) << hint->hole);
		break;
	case HINT_PASSES:
		assert_int_equal(position_in_holes(&turn->match.position, other), 0);
		assert_false(turn->extra);
		break;
	case HINT_GUARDS:
	case HINT_SAVES:
		check_replies(match, hint, turn);
		break;
	case HINT_KEEPS:
		check_kept(match, advice, hint);
		break;
	case HINT_LEAST_BAD:
	case HINT_MORE:
	case HINT_BETTER:
		check_compared(match, hint);
		break;
	case HINT_BEST:
		assert_int_equal(hint->than, HINT_NONE);
		break;
	}
}

/* Boards of all sizes, in the middle of games and near their ends, under the rules of each pack and
 * under every ending. */
static bool make_board(const struct pack_set *packs, struct rng *rng, int i, struct match *match)
{
	struct rules rules = packs->packs[i % packs->count].rules;
	int holes = 3 + (int)rng_below(rng, 5), most = i % 3 == 0 ? 2 : 4;
	uint8_t cells[BOARD_CELLS] = {0};

	rules_set_board(&rules, holes, 0);
	if (i % 5 == 0 && rules.rounds == ROUNDS_ONE)
		rules.terminal = TERMINAL_BOARD_EMPTY;
	for (int place = 0; place < board_places(holes); place++)
		cells[place] =
			(uint8_t)(rng_below(rng, 3) == 0 ? 0 : rng_below(rng, (uint32_t)most + 1));
	cells[holes] = (uint8_t)rng_below(rng, 12);
	cells[2 * holes + 1] = (uint8_t)rng_below(rng, 12);
	match_init_position(match, &rules, cells, rng_below(rng, 2) ? SIDE_A : SIDE_B);
	return match->phase == MATCH_PLAYING;
}

static void hint__of_any_board__holds_when_played(void **state)
{
	struct ai *ai = ai_new(1);
	struct rng rng;
	int seen[HINT_BEST + 1] = {0};

	rng_init(&rng, 7);
	for (int i = 0, made = 0; made < BOARDS; i++) {
		struct ai_advice advice;
		struct played turn = {.home = 0};
		struct match match;
		struct hint hint;

		if (!make_board(*state, &rng, i, &match))
			continue;
		made++;
		find(ai, &match, SHORT, &advice, &hint);
		check_turn(&match, &advice, &hint, &turn);
		check_gain(&match, &hint, &turn);
		check_why(&match, &advice, &hint, &turn);
		seen[hint.why]++;
	}
	for (int why = 0; why <= HINT_BEST; why++)
		if (seen[why] < 3)
			fail_msg("reason %d was given %d times only", why, seen[why]);
	ai_free(ai);
}

/* ---- Openings together --------------------------------------------------------------------------
 */

/* The most a hand that sows alone leads by after so many picks. */
static int alone(const struct rules *rules, const struct position *position, int side, int picks)
{
	uint32_t legal = position_liftable(position, (enum side)side);
	int best = lead_of(position, side);

	if (position->over || position->mover != side || picks == 0)
		return best;
	for (int hole = 0; legal >> hole; hole++) {
		struct position after = *position;
		int value;

		if (!(legal >> hole & 1))
			continue;
		move_play_portable(rules, &after, hole);
		value = alone(rules, &after, side, picks - 1);
		best = value > best ? value : best;
	}
	return best;
}

static void hint__in_an_opening_together__is_what_the_hand_does_alone(void **state)
{
	struct ai *ai = ai_new(1);
	struct position board;
	struct ai_advice advice;
	struct match match;
	struct rules rules = pack_named(state, "congkak-warisan")->rules;
	struct hint hint;
	int first;

	assert_int_equal(rules.start, START_TOGETHER);
	rules_set_board(&rules, 5, 5);
	match_init(&match, &rules, SIDE_A);
	find(ai, &match, ENOUGH, &advice, &hint);
	assert_int_equal(hint.gain, HINT_ALONE);
	assert_false(hint.leads);
	position_init(&board, 5, 5);
	assert_in_range(hint.gain_n, 1, alone(&rules, &board, SIDE_A, 5));
	move_play_portable(&rules, &board, hint.hole);
	assert_in_range(hint.gain_n, 1, alone(&rules, &board, SIDE_A, 4));
	first = hint.gain_n;
	/* Whatever A has chosen, B is told the same. */
	for (int hole = 0; hole < 5; hole++) {
		struct match chosen = match;

		match_play(&chosen, hole, NULL);
		assert_int_equal(chosen.position.mover, SIDE_B);
		find(ai, &chosen, ENOUGH, &advice, &hint);
		assert_int_equal(hint.gain_n, first);
	}
	ai_free(ai);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hint__of_a_board_worked_out_by_hand__says_so),
		cmocka_unit_test(hint__that_leaves_nothing_to_lift__says_the_opponent_passes),
		cmocka_unit_test(hint__of_any_board__holds_when_played),
		cmocka_unit_test(hint__in_an_opening_together__is_what_the_hand_does_alone),
	};

	return cmocka_run_group_tests(tests, our_packs_load, our_packs_release);
}
