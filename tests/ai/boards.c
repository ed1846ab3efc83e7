/* SPDX-License-Identifier: MIT */
#include "boards.h"

#include <stdbool.h>

struct change {
	enum option option;
	int value;
};

struct pack_row {
	const char *name;
	struct change changes[10]; /* from umum; ends with OPTION_RELAY at -1 */
};

static const struct pack_row packs[BOARDS_RULES] = {
	{"umum", {{OPTION_RELAY, -1}}},
	{"jawa-sleman", {{OPTION_TERMINAL, TERMINAL_THREE_EMPTY},
				{OPTION_FINAL_SWEEP, SWEEP_DISCARD}, {OPTION_RELAY, -1}}},
	{"congkak-melayu", {{OPTION_SHOT_NEEDS_LAP, 1}, {OPTION_RELAY, -1}}},
	{"congklak-jalan-terus",
		{{OPTION_SHOT_NEEDS_OPPOSITE, 1}, {OPTION_TERMINAL, TERMINAL_ROW_EMPTY},
			{OPTION_RELAY, -1}}},
	{"kalah", {{OPTION_RELAY, 0}, {OPTION_SHOT_NEEDS_OPPOSITE, 1},
			  {OPTION_TERMINAL, TERMINAL_ROW_EMPTY}, {OPTION_RELAY, -1}}},
	{"congklak-babak",
		{{OPTION_SHOT_NEEDS_OPPOSITE, 1}, {OPTION_TERMINAL, TERMINAL_BOARD_EMPTY},
			{OPTION_START, START_TOGETHER}, {OPTION_ROUNDS, ROUNDS_SEVERAL},
			{OPTION_RELAY, -1}}},
	{"congkak-ringkas", {{OPTION_RELAY, 0}, {OPTION_SHOT_NEEDS_OPPOSITE, 1},
				    {OPTION_TERMINAL, TERMINAL_ROW_EMPTY}, {OPTION_RELAY, -1}}},
	{"congkak-warisan",
		{{OPTION_SHOT_NEEDS_LAP, 1}, {OPTION_SHOT_TAKES_LANDING, 0},
			{OPTION_TERMINAL, TERMINAL_BOARD_EMPTY}, {OPTION_START, START_TOGETHER},
			{OPTION_ROUNDS, ROUNDS_SEVERAL}, {OPTION_BURNED_FOREVER, 1},
			{OPTION_TIE_BREAK, TIE_BURNED_HOLES}, {OPTION_RELAY, -1}}},
};

const char *boards_name(int index)
{
	return packs[index].name;
}

void boards_rules(struct rules *rules, int index)
{
	rules_init(rules);
	for (const struct change *change = packs[index].changes; change->value >= 0; change++)
		rules_set(rules, change->option, change->value);
}

void boards_any_rules(struct rules *rules, struct rng *rng)
{
	enum option at;

	do {
		rules_init(rules);
		for (int i = 0; i < OPTION_COUNT; i++) {
			int values = option_values((enum option)i);

			if (values)
				rules_set(rules, (enum option)i,
					(int)rng_below(rng, (uint32_t)values));
		}
		rules_set(rules, OPTION_MAX_ROUNDS, 1 + (int)rng_below(rng, 3));
	} while (rules_conflict(rules, &at));
	rules_set_board(rules, 3 + (int)rng_below(rng, 5), 1 + (int)rng_below(rng, 5));
}

bool boards_scatter(struct match *match, const struct rules *rules, struct rng *rng, int seeds)
{
	uint8_t cells[BOARD_CELLS] = {0};
	int n = rules->holes;
	uint32_t places = (uint32_t)board_places(n);

	while (seeds > 0) {
		int at = (int)rng_below(rng, places);

		if (board_is_store(n, at))
			continue;
		cells[at]++;
		seeds--;
	}
	cells[board_store(n, SIDE_A)] = (uint8_t)rng_below(rng, 40);
	cells[board_store(n, SIDE_B)] = (uint8_t)rng_below(rng, 40);
	match_init_position(match, rules, cells, rng_below(rng, 2) ? SIDE_B : SIDE_A);
	return match->phase == MATCH_PLAYING && match->round == 1;
}

int boards_pick(uint32_t legal, struct rng *rng)
{
	int holes[BOARD_PLACES_MAX];
	uint32_t count = 0;

	for (int i = 0; i < BOARD_PLACES_MAX; i++)
		if (legal >> i & 1)
			holes[count++] = i;
	return holes[rng_below(rng, count)];
}

void boards_walk(struct match *match, struct rng *rng, int choices)
{
	for (int i = 0; i < choices && match->phase != MATCH_OVER; i++) {
		struct match next = *match;

		match_play(&next, boards_pick(match_legal(match), rng), NULL);
		if (next.phase == MATCH_OVER || next.round != match->round)
			return;
		*match = next;
	}
}

void boards_begin(struct match *match, const struct rules *rules, uint32_t seed, int choices)
{
	struct rng rng;

	rng_init(&rng, seed);
	match_init(match, rules, SIDE_A);
	do
		boards_walk(match, &rng, choices);
	while (match->phase == MATCH_CHOOSING);
}
