/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "core/random_rules.h"
#include "ui/rules_shown.h"

#include <string.h>

/* So many rounds without an end count as no limit. */
enum { PLENTY = 12 };

/* A round that has just ended with so many seeds in the stores. */
static void end_round_with(struct probe *probe, int a, int b, enum side first)
{
	int n = probe->rules.holes;

	probe->side = first;
	probe_fill(probe, 0);
	probe->cells[board_store(n, SIDE_A)] = (uint8_t)a;
	probe->cells[board_store(n, SIDE_B)] = (uint8_t)b;
	probe_start(probe);
	probe->side = SIDE_A;
}

/* One seed of A is left, and goes home: the round ends with A and B seeds in the stores. Burned
 * holes stay as they are; the seed lies in HOLE, from where the way home is free. */
static void play_last_seed(struct probe *probe, int hole, int a, int b)
{
	struct position *position = &probe->match.position;
	int n = probe->rules.holes;

	memset(position->cells, 0, sizeof position->cells);
	position->cells[board_store(n, SIDE_A)] = (uint8_t)(a - 1);
	position->cells[board_store(n, SIDE_B)] = (uint8_t)b;
	position->cells[hole] = 1;
	position->mover = SIDE_A;
	probe->match.phase = MATCH_PLAYING;
	probe->events->len = 0;
	match_play(&probe->match, hole, probe->events);
}

/* ---- The next round ---------------------------------------------------------------------------
 */

/* A has seeds for two holes and all but one for a third; B for all. */
static void find_refill(struct probe *probe)
{
	int n = probe->rules.holes, k = probe->shown->seeds;
	bool near = true, far = true;

	end_round_with(probe, 3 * k - 1, n * k, SIDE_A);
	for (int i = 0; i < n; i++) {
		int seeds = probe->match.position.cells[i];

		assert_true(seeds == 0 || seeds == k);
		assert_int_equal(seeds == 0, position_is_burned(&probe->match.position, i));
		assert_int_equal(probe->match.position.cells[board_first(n, SIDE_B) + i], k);
		near &= (seeds == k) == (i >= n - 2);
		far &= (seeds == k) == (i < 2);
	}
	assert_int_equal(probe->match.position.cells[n], k - 1);
	assert_true(near || far);
	if (near && far) { /* not with three holes or more */
		fail_msg("the same holes from both ends");
	}
	shown_add(probe->shown, near ? "says.refill_near" : "says.refill_far");
}

static int only_hole(const struct probe *probe)
{
	int hole = -1;

	for (int i = 0; i < probe->rules.holes; i++) {
		if (position_is_burned(&probe->match.position, i))
			continue;
		assert_int_equal(hole, -1);
		hole = i;
	}
	return hole;
}

/* A has one hole left. Burned ones are passed over and not lifted; then A wins a round. */
static void find_burned(struct probe *probe)
{
	int n = probe->rules.holes, k = probe->shown->seeds, hole;
	uint32_t burned;

	end_round_with(probe, k, n * k, SIDE_A);
	hole = only_hole(probe);
	burned = probe->match.position.burned;
	assert_int_equal(__builtin_popcount(burned), n - 1);
	probe->match.position.mover = SIDE_A;
	assert_int_equal(match_check(&probe->match, hole == 0 ? 1 : 0), VERDICT_BURNED);
	probe->match.position.cells[hole] = (uint8_t)(n + 3);
	probe_choose(probe, hole);
	for (int i = 0; i < probe->events->len; i++)
		if (probe->events->items[i].kind == EVENT_SOW)
			assert_false(burned >> probe->events->items[i].at & 1);

	end_round_with(probe, k, n * k, SIDE_A);
	probe->match.rounds_played = 0; /* not the last one, however few there are */
	play_last_seed(probe, hole, n * k, n * k);
	assert_non_null(probe_find(probe, EVENT_REFILL));
	assert_true(probe->match.position.burned == 0 || probe->match.position.burned == burned);
	shown_add(probe->shown,
		probe->match.position.burned ? "says.burned_forever" : "says.burned_round");
}

/* What becomes of a player with fewer seeds than one hole takes. */
static void find_shortage(struct probe *probe)
{
	int n = probe->rules.holes, k = probe->shown->seeds, least = k;

	for (int seeds = k; seeds >= 0; seeds--) {
		end_round_with(probe, seeds, n * k, SIDE_A);
		if (probe->match.phase == MATCH_OVER)
			break;
		least = seeds;
	}
	probe->shown->short_of = least;
	shown_add(probe->shown, least > 1 ? "says.over_hole" : "says.over_seed");
	if (least == k)
		return;
	end_round_with(probe, k - 1, n * k, SIDE_A);
	assert_int_equal(probe->match.position.cells[only_hole(probe)], k - 1);
	assert_int_equal(probe->match.position.cells[n], 0);
	shown_add(probe->shown, "says.refill_last");
}

static enum side next_first(struct probe *probe, int a, int b, enum side first)
{
	end_round_with(probe, a, b, first);
	assert_int_equal(probe->match.first, probe->match.position.mover);
	return (enum side)probe->match.first;
}

static void find_first(struct probe *probe)
{
	int all = probe->rules.holes * probe->shown->seeds;
	bool fewer = true, more = true, other = true;

	for (int first = SIDE_A; first <= SIDE_B; first++) {
		enum side not_first = side_other((enum side)first);

		for (int leader = SIDE_A; leader <= SIDE_B; leader++) {
			int a = leader == SIDE_A ? all + 1 : all - 1;
			enum side next = next_first(probe, a, 2 * all - a, (enum side)first);

			fewer &= next != (enum side)leader;
			more &= next == (enum side)leader;
			other &= next == not_first;
		}
		assert_int_equal(next_first(probe, all, all, (enum side)first), not_first);
	}
	assert_int_equal(fewer + more + other, 1);
	shown_add(probe->shown, fewer  ? "says.first_fewer"
				: more ? "says.first_winner"
				       : "says.first_alternate");
}

/* A round that was opened together ends with as many seeds on both sides. */
static void find_first_together(struct probe *probe)
{
	int all = probe->rules.holes * probe->shown->seeds;
	struct rng rng;

	if (!shown_has(probe->shown, "says.opening"))
		return;
	rng_init(&rng, 7);
	match_init(&probe->match, &probe->rules, SIDE_B);
	while (probe->match.phase == MATCH_CHOOSING)
		match_play(&probe->match, random_choice(&probe->match, &rng), NULL);
	if (probe->match.rounds_played > 0)
		return;
	play_last_seed(probe, probe->rules.holes - 1, all, all);
	assert_int_equal(probe->match.first, SIDE_B);
	shown_add(probe->shown, "says.first_together");
}

/* ---- The end of it all ------------------------------------------------------------------------
 */

static void find_limit(struct probe *probe)
{
	int all = probe->rules.holes * probe->shown->seeds;

	end_round_with(probe, all, all, SIDE_A);
	while (probe->match.phase != MATCH_OVER && probe->match.rounds_played < PLENTY)
		play_last_seed(probe, probe->rules.holes - 1, all, all);
	if (probe->match.phase == MATCH_OVER) {
		probe->shown->rounds = probe->match.rounds_played;
		shown_add(probe->shown, "says.limit");
		return;
	}
	match_concede(&probe->match, SIDE_A, NULL);
	assert_int_equal(probe->match.phase, MATCH_OVER);
	assert_int_equal(probe->match.result, RESULT_B);
	shown_add(probe->shown, "says.no_limit");
}

/* How the last round ends when A and B seeds are in the stores and so many holes were burned. False
 * if it is not the last. */
static bool last_round(struct probe *probe, int a, int b, int a_burned, int b_burned)
{
	int n = probe->rules.holes;
	struct position *position = &probe->match.position;

	end_round_with(probe, n * probe->shown->seeds, n * probe->shown->seeds, SIDE_A);
	for (int i = 0; i < a_burned; i++)
		position->burned |= 1u << i;
	for (int i = 0; i < b_burned; i++)
		position->burned |= 1u << (n + 1 + i);
	if (probe->shown->rounds > 0)
		probe->match.rounds_played = (uint8_t)(probe->shown->rounds - 1);
	play_last_seed(probe, n - 1, a, b);
	return probe->match.phase == MATCH_OVER;
}

static void find_tie(struct probe *probe)
{
	if (!last_round(probe, 1, 1, 2, 1)) {
		shown_leave_open(probe->shown, "says.tie_draw");
		shown_leave_open(probe->shown, "says.tie_burned");
		return;
	}
	if (probe->match.result == RESULT_DRAW) {
		shown_add(probe->shown, "says.tie_draw");
		return;
	}
	assert_int_equal(probe->match.result, RESULT_B);
	assert_true(last_round(probe, 1, 1, 1, 2));
	assert_int_equal(probe->match.result, RESULT_A);
	assert_true(last_round(probe, 1, 1, 2, 2));
	assert_int_equal(probe->match.result, RESULT_DRAW);
	shown_add(probe->shown, "says.tie_burned");
}

static void find_winner(struct probe *probe)
{
	int all = probe->rules.holes * probe->shown->seeds;
	bool over;

	/* Without a limit the last round is the one that leaves a player nothing. */
	over = last_round(probe, all, probe->shown->rounds > 0 ? all - 1 : 0, 0, 0);
	assert_true(over);
	assert_int_equal(probe->match.result, RESULT_A);
	over = last_round(probe, 1, all, 0, 0);
	if (over)
		assert_int_equal(probe->match.result, RESULT_B);
	shown_add(probe->shown, "says.wins_rounds");
	find_tie(probe);
}

static void find_winner_of_one(struct probe *probe)
{
	static const struct {
		int a, b;
		enum result result;
	} rows[] = {{5, 4, RESULT_A}, {4, 5, RESULT_B}, {4, 4, RESULT_DRAW}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		end_round_with(probe, rows[i].a, rows[i].b, SIDE_A);
		assert_int_equal(probe->match.phase, MATCH_OVER);
		assert_int_equal(probe->match.result, rows[i].result);
	}
	shown_add(probe->shown, "says.wins");
	shown_add(probe->shown, "says.tie_draw");
}

void shown_find_rounds(struct probe *probe)
{
	int all = probe->rules.holes * probe->shown->seeds;

	end_round_with(probe, all, all, SIDE_A);
	if (probe->match.phase == MATCH_OVER) {
		find_winner_of_one(probe);
		return;
	}
	find_refill(probe);
	find_burned(probe);
	find_shortage(probe);
	find_first(probe);
	find_first_together(probe);
	find_limit(probe);
	find_winner(probe);
}
