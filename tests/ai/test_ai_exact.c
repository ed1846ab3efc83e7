/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "base/xalloc.h"
#include "boards.h"
#include "core/move.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/*
 * A full minimax of its own: no window, no order, no estimate, the slow road of the moves. It only
 * remembers boards it has seen, without which ten seeds would take hours.
 */
enum { SEEN = 1 << 20 };

struct seen {
	struct position position;
	int value;
	int board; /* of which board; 0: free */
};

struct minimax {
	const struct rules *rules;
	struct seen *seen;
	int board; /* from 1; what was seen under another one is forgotten */
	int count;
};

static struct seen *look_up(struct minimax *minimax, const struct position *position)
{
	uint32_t h = position->mover;

	for (int i = 0; i < BOARD_CELLS; i++)
		h = h * 16777619u ^ position->cells[i];
	for (uint32_t i = h ^ h >> 15;; i++) {
		struct seen *seen = &minimax->seen[i % SEEN];

		if (seen->board != minimax->board ||
			(memcmp(seen->position.cells, position->cells, BOARD_CELLS) == 0 &&
				seen->position.mover == position->mover))
			return seen;
	}
}

/* A's store minus B's at the end of the round. */
static int full_value(struct minimax *minimax, const struct position *position)
{
	int n = minimax->rules->holes;
	bool a_moves = position->mover == SIDE_A;
	uint32_t legal = position_liftable(position, (enum side)position->mover);
	int best = a_moves ? -1000 : 1000;
	struct seen *seen;

	if (position->over)
		return position->cells[n] - position->cells[2 * n + 1];
	seen = look_up(minimax, position);
	if (seen->board == minimax->board)
		return seen->value;
	for (int hole = 0; legal >> hole; hole++) {
		struct position child = *position;
		int value;

		if (!(legal >> hole & 1))
			continue;
		move_play_portable(minimax->rules, &child, hole);
		value = full_value(minimax, &child);
		if (a_moves ? value > best : value < best)
			best = value;
	}
	seen = look_up(minimax, position);
	*seen = (struct seen){.position = *position, .value = best, .board = minimax->board};
	minimax->count++;
	assert_true(minimax->count < SEEN / 2);
	return best;
}

/* What the round is worth to the mover when both follow LINE from here, or -1000 if it is cut. */
static int value_of_line(const struct match *match, const struct ai_answer *answer)
{
	struct position position = match->position;
	int n = position.holes;
	int lead;

	for (int i = 0; i < answer->line_len && !position.over; i++) {
		enum side mover = (enum side)position.mover;

		assert_true(position_liftable(&position, mover) >> answer->line[i] & 1);
		move_play_portable(&match->rules, &position, answer->line[i]);
	}
	if (!position.over)
		return -1000;
	lead = position.cells[n] - position.cells[2 * n + 1];
	return match->position.mover == SIDE_A ? lead : -lead;
}

static void check_position(struct minimax *minimax, struct ai *ai, const struct match *match)
{
	struct ai_limits limits = {.nodes = 0};
	struct ai_answer answer;
	struct position child = match->position;
	bool a_moves = match->position.mover == SIDE_A;
	int value = full_value(minimax, &match->position);
	int line;

	ai_search(ai, match, &limits, &answer);
	assert_true(answer.exact);
	assert_int_equal(answer.value, a_moves ? value : -value);
	move_play_portable(&match->rules, &child, answer.move);
	assert_int_equal(full_value(minimax, &child), value);
	assert_int_equal(answer.line[0], answer.move);
	line = value_of_line(match, &answer);
	if (line != -1000)
		assert_int_equal(line, answer.value);
}

/* Returns how many boards it found; some rules end nearly every such round at once. */
static int check_rules(
	struct minimax *minimax, struct rules *rules, struct rng *rng, int boards)
{
	struct ai *ai = ai_new(4);
	int checked = 0;

	/* Nothing is proved about a round that another follows: this is the last one. */
	rules->max_rounds = 1;
	minimax->rules = rules;
	for (int tries = 0; checked < boards && tries < 50 * boards; tries++) {
		struct match match;

		if (!boards_scatter(&match, rules, rng, 2 + (int)rng_below(rng, 9)))
			continue;
		minimax->board++;
		minimax->count = 0;
		check_position(minimax, ai, &match);
		checked++;
	}
	ai_free(ai);
	return checked;
}

static void search__ten_seeds_under_each_pack__equals_full_minimax(void **state)
{
	struct minimax minimax = {.seen = xcalloc(SEEN, sizeof(*minimax.seen))};
	struct rng rng;
	int checked = 0;

	(void)state;
	rng_init(&rng, 11);
	for (int i = 0; i < BOARDS_RULES; i++) {
		struct rules rules;

		boards_rules(&rules, i);
		for (int holes = 4; holes <= 7; holes += 3) {
			rules_set_board(&rules, holes, 0);
			checked += check_rules(&minimax, &rules, &rng, 25);
		}
	}
	/* All but those of the pack that ends with three empty holes. */
	assert_true(checked >= 350);
	free(minimax.seen);
}

static void search__ten_seeds_under_any_options__equals_full_minimax(void **state)
{
	struct minimax minimax = {.seen = xcalloc(SEEN, sizeof(*minimax.seen))};
	struct rng rng;
	int checked = 0;

	(void)state;
	rng_init(&rng, 12);
	for (int i = 0; i < 100; i++) {
		struct rules rules;

		boards_any_rules(&rules, &rng);
		checked += check_rules(&minimax, &rules, &rng, 2);
	}
	assert_true(checked >= 150);
	free(minimax.seen);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(search__ten_seeds_under_each_pack__equals_full_minimax),
		cmocka_unit_test(search__ten_seeds_under_any_options__equals_full_minimax),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
