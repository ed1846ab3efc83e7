/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "boards.h"
#include "cli_threads.h"
#include "exact_run.h"
#include "plain_search.h"

#include <stdbool.h>
#include <stdlib.h>

/*
 * The search against a full minimax of the rules as the page tells them (plain_search.h).
 * Arguments: the number of boards for each pack, the most seeds in holes.
 */
enum { BOARDS = 200, SEEDS = 9 };

struct sizes {
	int boards;
	int seeds;
};

/* Enough for every board of so many seeds: C(SEEDS + 2 * HOLES, SEEDS) for two movers, at most
 * 2^24. */
static int memory_bits(int holes, int seeds)
{
	double boards = 2;
	int bits = 10;

	for (int i = 1; i <= seeds; i++)
		boards = boards * (2 * holes + i) / i;
	while (bits < 24 && (double)(1 << bits) < boards * 1.5)
		bits++;
	return bits;
}

/* Ways to search, each over its part of the boards. */
static void hold_rules(const char *name, const struct sizes *sizes, int holes, int boards,
	const struct rules *pack, struct rng *rng)
{
	/* Rounds that three empty holes end have none so small. */
	bool has_small = pack->terminal != TERMINAL_THREE_EMPTY || holes <= 4;
	struct job_runner runner = cli_threads();
	const struct exact_run runs[] = {
		{.name = "alone", .boards = boards, .seeds = sizes->seeds},
		{.name = "with a table", .boards = boards / 2, .seeds = sizes->seeds, .endgame = 5},
		{.name = "inside the table",
			.boards = has_small ? boards / 4 : 0,
			.seeds = 6,
			.endgame = 6},
		{.name = "two threads",
			.boards = boards / 4,
			.seeds = sizes->seeds,
			.threads = 2,
			.runner = &runner},
		{.name = "three threads with a table",
			.boards = boards / 8,
			.seeds = sizes->seeds,
			.endgame = 5,
			.threads = 3,
			.runner = &runner},
	};
	struct plain_memory *memory;
	struct rules rules = *pack;

	rules_set_board(&rules, holes, 0);
	rules.max_rounds = 1;
	memory = plain_memory_new(&rules, memory_bits(holes, sizes->seeds));
	for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
		int held = exact_run(&runs[i], &rules, memory, rng);

		if (held < runs[i].boards)
			fail_msg("%s, %d holes, %s: only %d boards", name, holes, runs[i].name,
				held);
	}
	plain_memory_free(memory);
}

/* The eight packs on 7 holes and, a quarter of the boards, on 3 to 6. */
static void search__each_pack__equals_plain_full_search(void **state)
{
	const struct sizes *sizes = *state;
	struct rng rng;

	rng_init(&rng, 11);
	for (int i = 0; i < BOARDS_RULES; i++) {
		int few = 3 + i % 4, some = sizes->boards / 4;
		struct rules rules;

		boards_rules(&rules, i);
		/* Three empty holes end a round: it takes small boards to hold few seeds. */
		if (rules.terminal == TERMINAL_THREE_EMPTY && sizes->seeds < 12) {
			hold_rules(boards_name(i), sizes, 3, sizes->boards, &rules, &rng);
			continue;
		}
		hold_rules(boards_name(i), sizes, 7, sizes->boards - some, &rules, &rng);
		hold_rules(boards_name(i), sizes, few, some, &rules, &rng);
	}
}

static void search__burned_holes__equals_plain_full_search(void **state)
{
	const struct sizes *sizes = *state;
	struct rng rng;

	rng_init(&rng, 16);
	for (int i = 0; i < BOARDS_RULES; i++) {
		struct exact_run run = {.name = boards_name(i),
			.boards = sizes->boards / 10,
			.seeds = 7,
			.endgame = 3,
			.burned = true};
		struct plain_memory *memory;
		struct rules rules;

		boards_rules(&rules, i);
		rules_set_board(&rules, 3 + i % 4, 0);
		rules.max_rounds = 1;
		memory = plain_memory_new(&rules, 18);
		assert_int_equal(exact_run(&run, &rules, memory, &rng), run.boards);
		plain_memory_free(memory);
	}
}

static void search__any_options__equals_plain_full_search(void **state)
{
	const struct sizes *sizes = *state;
	struct rng rng;
	int held = 0;

	rng_init(&rng, 17);
	for (int i = 0; i < sizes->boards; i++) {
		struct exact_run run = {.name = "any options",
			.boards = 2,
			.seeds = 7,
			.endgame = i % 2 ? 4 : 0,
			.burned = i % 5 == 0};
		struct plain_memory *memory;
		struct rules rules;

		boards_any_rules(&rules, &rng);
		rules.max_rounds = 1;
		memory = plain_memory_new(&rules, 18);
		held += exact_run(&run, &rules, memory, &rng);
		plain_memory_free(memory);
	}
	assert_true(held > sizes->boards);
}

int main(int argc, char **argv)
{
	struct sizes sizes = {.boards = argc > 1 ? atoi(argv[1]) : BOARDS,
		.seeds = argc > 2 ? atoi(argv[2]) : SEEDS};
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_prestate(search__each_pack__equals_plain_full_search, &sizes),
		cmocka_unit_test_prestate(search__burned_holes__equals_plain_full_search, &sizes),
		cmocka_unit_test_prestate(search__any_options__equals_plain_full_search, &sizes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
