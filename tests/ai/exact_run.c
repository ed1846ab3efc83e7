/* SPDX-License-Identifier: MIT */
#include "exact_run.h"

#include "ai/ai.h"
#include "ai/endgame.h"
#include "boards.h"
#include "plain_search.h"
#include "test.h"

enum { MEGABYTES = 2, TRIES = 400 };

struct holding {
	const struct exact_run *run;
	const struct rules *rules;
	struct plain_memory *memory;
	struct ai *ai;
};

static void plain_of(const struct match *match, struct plain_board *board)
{
	const struct position *position = &match->position;

	*board = (struct plain_board){.mover = position->mover == SIDE_B};
	for (int i = 0; i < board_places(position->holes); i++) {
		board->cells[i] = position->cells[i];
		board->burned[i] = position_is_burned(position, i);
	}
}

/* Of each side one hole without seeds goes, so that seeds, mover and legal moves stay. */
static void burn(struct match *match, struct rng *rng)
{
	struct position *position = &match->position;

	for (int side = 0; side < 2; side++) {
		int hole = board_first(position->holes, (enum side)side) +
			   (int)rng_below(rng, (uint32_t)position->holes);

		if (position->cells[hole] == 0)
			position->burned |= UINT32_C(1) << hole;
	}
}

static void print_board(const struct plain_board *board, int places)
{
	print_error("mover %d, board", board->mover);
	for (int i = 0; i < places; i++)
		print_error(" %d%s", board->cells[i], board->burned[i] ? "x" : "");
	print_error("\n");
}

/* Plays LINE; every choice must be the mover's own and hold seeds. */
static void play_line(
	const struct holding *holding, const struct ai_answer *answer, struct plain_board *board)
{
	int n = holding->rules->holes;

	for (int i = 0; i < answer->line_len; i++) {
		int hole = answer->line[i];

		assert_false(board->over);
		assert_in_range(hole, board->mover ? n + 1 : 0, board->mover ? 2 * n : n - 1);
		assert_true(board->cells[hole] > 0 && !board->burned[hole]);
		plain_play(holding->rules, board, hole);
	}
}

static void hold(const struct holding *holding, const struct match *match)
{
	struct ai_limits limits = {
		.threads = holding->run->threads, .runner = holding->run->runner};
	int sign = match->position.mover == SIDE_A ? 1 : -1;
	struct plain_board board, child;
	struct ai_answer answer;
	int value;

	plain_of(match, &board);
	value = plain_value(holding->memory, &board);
	ai_search(holding->ai, match, &limits, &answer);
	child = board;
	assert_int_equal(answer.line[0], answer.move);
	play_line(holding, &(struct ai_answer){.line = {answer.move}, .line_len = 1}, &child);
	if (!answer.exact || answer.value != sign * value ||
		plain_value(holding->memory, &child) != value) {
		print_board(&board, board_places(match->position.holes));
		fail_msg("%s: %s %d by %d, should be %d", holding->run->name,
			answer.exact ? "exact" : "seen", answer.value, answer.move, sign * value);
	}
	play_line(holding, &answer, &board);
	assert_true(board.over || answer.line_len == AI_LINE_MAX);
	assert_int_equal(plain_value(holding->memory, &board), value);
}

int exact_run(const struct exact_run *run, const struct rules *rules, struct plain_memory *memory,
	struct rng *rng)
{
	struct endgame *endgame = NULL;
	struct holding holding = {.run = run, .rules = rules, .memory = memory};
	int held = 0;

	holding.ai = ai_new(MEGABYTES);
	if (run->endgame) {
		endgame = endgame_new(rules, run->endgame);
		endgame_build(endgame, 1, NULL, NULL);
		ai_use_endgame(holding.ai, endgame);
	}
	for (int tries = 0; held < run->boards && tries < TRIES * run->boards; tries++) {
		int seeds = 2 + (int)rng_below(rng, (uint32_t)run->seeds - 1);
		struct match match;

		if (!boards_scatter(&match, rules, rng, seeds))
			continue;
		if (run->burned)
			burn(&match, rng);
		hold(&holding, &match);
		held++;
	}
	ai_free(holding.ai);
	endgame_free(endgame);
	return held;
}
