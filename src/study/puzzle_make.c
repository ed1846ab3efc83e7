/* SPDX-License-Identifier: MIT */
#include "study/puzzle.h"

#include "base/rng.h"
#include "core/move.h"

#include <string.h>

/*
 * Boards are looked for where games lead: random choices from the opening board until as many seeds
 * are left in holes as suits the goal. Most have several best turns, or one that anybody would
 * play; those are passed over.
 */
enum {
	USUAL_NODES = 1200000, /* a twentieth of a second on a machine of 2020 */
	BOARD_NODES = 6000,    /* for one board */
	WIN_BOARD_NODES = 60000,
	WANDER_MIN = 8, /* after fewer choices too many days would share a board */
	WANDER_MAX = 400,
	TURNS_MIN = 6,
};

/* How many seeds lie in holes, in parts of a hundred of all. */
static const struct {
	int least, most;
} seeds_of[PUZZLE_GOALS] = {
	[PUZZLE_HOME] = {20, 62},
	[PUZZLE_AGAIN] = {20, 62},
	[PUZZLE_SHOT] = {25, 70},
	[PUZZLE_RELAY] = {25, 70},
	[PUZZLE_WIN] = {8, 15},
	[PUZZLE_GUARD] = {15, 50},
};

/* ---- How hard -----------------------------------------------------------------------------------
 */

static int log2_of(int number)
{
	int bits = 0;

	while (number > 1) {
		number /= 2;
		bits++;
	}
	return bits;
}

enum puzzle_level puzzle_rate(const struct puzzle *puzzle)
{
	const struct puzzle_claim *claim = &puzzle->claim;
	int apart =
		claim->best > claim->next ? claim->best - claim->next : claim->next - claim->best;
	int points = 2 * (claim->len - 1) + log2_of(puzzle->turns) + 2 * puzzle->traps +
		     puzzle->drops / 16 + (apart <= 2);

	if (points < 12)
		return PUZZLE_EASY;
	return points < 18 ? PUZZLE_MEDIUM : PUZZLE_HARD;
}

/* ---- Boards -------------------------------------------------------------------------------------
 */

static int in_holes(const struct position *position)
{
	return position_in_holes(position, SIDE_A) + position_in_holes(position, SIDE_B);
}

static int pick(uint32_t legal, struct rng *rng)
{
	uint32_t index = rng_below(rng, (uint32_t)__builtin_popcount(legal));

	while (index-- > 0)
		legal &= legal - 1;
	return __builtin_ctz(legal);
}

/* The same board seen by B. */
static void turn_round(struct position *position)
{
	int side = position->holes + 1;
	uint8_t cells[BOARD_CELLS] = {0};

	for (int i = 0; i < 2 * side; i++)
		cells[i] = position->cells[(i + side) % (2 * side)];
	memcpy(position->cells, cells, sizeof cells);
	position->mover ^= 1;
}

/* A position with A to move; false if the round ended first. */
static bool wander(const struct rules *rules, enum puzzle_goal goal, struct rng *rng,
	uint64_t *left, struct position *position)
{
	int total = 2 * rules->holes * rules->seeds_per_hole, least = seeds_of[goal].least;
	int most = seeds_of[goal].most;
	int wanted = total * (least + (int)rng_below(rng, (uint32_t)(most - least + 1))) / 100;

	position_init(position, rules->holes, rules->seeds_per_hole);
	position->mover = (uint8_t)rng_below(rng, 2);
	for (int i = 0; i < WANDER_MAX && !position->over &&
			(i < WANDER_MIN || in_holes(position) > wanted);
		i++) {
		move_play(rules, position,
			pick(position_liftable(position, (enum side)position->mover), rng), NULL);
		if (*left > 0)
			--*left;
	}
	if (position->over || in_holes(position) > wanted ||
		in_holes(position) < total * least / 200)
		return false;
	if (position->mover == SIDE_B)
		turn_round(position);
	return true;
}

/* ---- Puzzles ------------------------------------------------------------------------------------
 */

/* The next best turn is clearly behind, there is something to choose from, and who only ever takes
 * what lies nearest does not find it. */
static bool is_good(const struct puzzle *puzzle)
{
	const struct puzzle_claim *claim = &puzzle->claim;
	int apart =
		claim->best > claim->next ? claim->best - claim->next : claim->next - claim->best;
	bool choices = claim->len >= 2 && claim->len <= 7;

	if (puzzle->turns < TURNS_MIN)
		return false;
	switch (claim->goal) {
	case PUZZLE_HOME:
		return choices && apart >= 2 && 10 * apart >= claim->best && puzzle->traps > 0;
	case PUZZLE_AGAIN:
		return choices && puzzle->traps > 0;
	case PUZZLE_SHOT:
		return claim->best >= 4 && apart >= 2 && puzzle->traps > 0 && claim->len <= 5;
	case PUZZLE_RELAY:
		return choices && claim->best >= 3 && claim->best <= 40 && apart >= 2 &&
		       claim->len <= 5;
	case PUZZLE_WIN:
		return claim->len <= 6 && puzzle->traps > 0;
	case PUZZLE_GUARD:
		return apart >= 3 && claim->len <= 4 && puzzle->traps > 0;
	case PUZZLE_GOALS:
		break;
	}
	return false;
}

static bool try_board(const struct record *game, const struct puzzle_wish *wish, struct rng *rng,
	uint64_t *left, struct puzzle *puzzle)
{
	uint64_t budget = wish->goal == PUZZLE_WIN ? WIN_BOARD_NODES : BOARD_NODES, spent;
	struct record start = *game;
	struct position position;
	bool proved;

	if (!wander(&game->rules, wish->goal, rng, left, &position))
		return false;
	start.set_position = true;
	memcpy(start.cells, position.cells, sizeof start.cells);
	spent = budget;
	proved = puzzle_prove(&start, wish->goal, &budget, puzzle);
	spent -= budget;
	*left -= spent < *left ? spent : *left;
	return proved && is_good(puzzle);
}

static int distance(enum puzzle_level a, enum puzzle_level b)
{
	return a > b ? (int)a - (int)b : (int)b - (int)a;
}

bool puzzle_make(const char *pack, const struct rules *base, const struct rules *rules,
	const struct puzzle_wish *wish, struct puzzle *puzzle)
{
	uint64_t left = wish->nodes ? wish->nodes : USUAL_NODES;
	struct puzzle found;
	struct record game;
	bool any = false;
	struct rng rng;

	record_init(&game, pack, base, rules, SIDE_A);
	rng_init(&rng, wish->seed);
	while (left > 0) {
		if (!try_board(&game, wish, &rng, &left, &found))
			continue;
		if (!any || distance(found.claim.level, wish->level) <
				    distance(puzzle->claim.level, wish->level))
			*puzzle = found;
		any = true;
		if (found.claim.level == wish->level)
			break;
	}
	return any;
}

static uint32_t seed_of(const char *pack, int day)
{
	uint32_t seed = UINT32_C(2166136261);

	for (; *pack; pack++)
		seed = (seed ^ (uint8_t)*pack) * UINT32_C(16777619);
	return seed ^ (uint32_t)day * UINT32_C(2654435761);
}

bool puzzle_of_day(const char *pack, const struct rules *base, const struct rules *rules,
	const struct date *date, struct puzzle *puzzle)
{
	static const enum puzzle_level levels[WEEKDAYS] = {[MONDAY] = PUZZLE_EASY,
		[TUESDAY] = PUZZLE_EASY,
		[WEDNESDAY] = PUZZLE_MEDIUM,
		[THURSDAY] = PUZZLE_MEDIUM,
		[FRIDAY] = PUZZLE_MEDIUM,
		[SATURDAY] = PUZZLE_HARD,
		[SUNDAY] = PUZZLE_HARD};
	struct puzzle_wish wish = {.goal = PUZZLE_HOME,
		.level = levels[date_weekday(date)],
		.seed = seed_of(pack, date_number(date))};

	return puzzle_make(pack, base, rules, &wish, puzzle);
}
