/* SPDX-License-Identifier: MIT */
/*
 * Every road of a move that this machine runs, against the loop: the same boards on random games of
 * each pack and size and of any rules, on every vector, and wherever a lap may begin and end.
 *
 * CONGKLAK_MOVES=1000000 plays that many random moves of the packs, and half as many of any rules.
 */
#include "test.h"

#include "base/file.h"
#include "base/xalloc.h"
#include "core/random_rules.h"
#include "packs/pack.h"
#include "record/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES = 60000, FILE_MOST = 16 << 20, VECTOR_MOVES_LEAST = 5000 };

struct roads {
	struct pack_set packs;
	struct event_list *events;
	struct rng rng;
	int moves;   /* wanted */
	int checked; /* by the test that runs */
};

static int set_up(void **state)
{
	struct roads *roads = xcalloc(1, sizeof *roads);
	const char *wanted = getenv("CONGKLAK_MOVES");
	struct diag diag;

	roads->moves = wanted ? atoi(wanted) : MOVES;
	roads->events = xalloc(sizeof *roads->events);
	rng_init(&roads->rng, 20261130);
	*state = roads;
	return pack_set_load(&roads->packs, SOURCE_DIR "/packs", &diag) && roads->moves > 0 ? 0
											    : -1;
}

static int tear_down(void **state)
{
	struct roads *roads = *state;

	pack_set_release(&roads->packs);
	free(roads->events);
	free(roads);
	return 0;
}

static void print_cells(const char *name, const struct position *position)
{
	print_error("%s:", name);
	for (int i = 0; i < BOARD_CELLS; i++)
		print_error(" %d", position->cells[i]);
	print_error(
		", mover %d last %d over %d\n", position->mover, position->last, position->over);
}

/* Padding cells, and who moved last, are part of a position too. */
static void check_same(const struct position *before, int hole, const struct position *wanted,
	const struct position *got, int road)
{
	if (memcmp(wanted->cells, got->cells, sizeof wanted->cells) == 0 &&
		wanted->burned == got->burned && wanted->holes == got->holes &&
		wanted->mover == got->mover && wanted->over == got->over &&
		wanted->last == got->last)
		return;
	print_cells("before", before);
	print_cells("wanted", wanted);
	print_cells("got", got);
	fail_msg("road %d plays hole %d differently", road, hole);
}

static void check_move(
	struct roads *roads, const struct rules *rules, const struct position *before, int hole)
{
	struct position looped = *before, told = *before, fastest = *before;

	move_play_by(MOVE_ROAD_LOOP, rules, &looped, hole);
	for (int road = MOVE_ROAD_LOOP + 1; road < MOVE_ROADS; road++) {
		struct position after = *before;

		if (!move_road_runs((enum move_road)road))
			continue;
		move_play_by((enum move_road)road, rules, &after, hole);
		check_same(before, hole, &looped, &after, road);
	}
	move_play(rules, &fastest, hole, NULL);
	check_same(before, hole, &looped, &fastest, MOVE_ROADS);
	roads->events->len = 0;
	move_play(rules, &told, hole, roads->events);
	check_same(before, hole, &looped, &told, MOVE_ROADS + 1);
	roads->checked++;
}

static void play_random(struct roads *roads, const struct rules *rules, int moves)
{
	struct match match;

	match_init(&match, rules, (enum side)rng_below(&roads->rng, 2));
	while (moves > 0) {
		int hole = random_choice(&match, &roads->rng);

		check_move(roads, rules, &match.position, hole);
		moves--;
		match_play(&match, hole, NULL);
		if (match.phase == MATCH_OVER)
			match_init(&match, rules, (enum side)rng_below(&roads->rng, 2));
	}
}

static void roads__on_random_games_of_each_pack_and_size__give_one_board(void **state)
{
	struct roads *roads = *state;
	int sizes = BOARD_HOLES_MAX - BOARD_HOLES_MIN + 1;
	int moves = roads->moves / (roads->packs.count * sizes) + 1;

	roads->checked = 0;
	for (int pack = 0; pack < roads->packs.count; pack++) {
		for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
			struct rules rules = roads->packs.packs[pack].rules;

			rules_set_board(&rules, holes, 0);
			rules.start = START_IN_TURN;
			rules.rounds = ROUNDS_ONE;
			play_random(roads, &rules, moves);
		}
	}
	assert_true(roads->checked >= roads->moves);
}

static void roads__under_any_rules__give_one_board(void **state)
{
	struct roads *roads = *state;
	int moves = roads->moves / 2;

	for (roads->checked = 0; roads->checked < moves;) {
		struct rules rules;

		random_round_rules(&rules, &roads->rng);
		play_random(roads, &rules, 40);
	}
}

/* Every hole of either side with every number of seeds: each row of the laps and what is past them.
 * One seed elsewhere, so that some laps end where a seed lies. */
static void roads__from_each_hole_with_each_number_of_seeds__give_one_board(void **state)
{
	struct roads *roads = *state;
	struct rules rules;

	for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
		for (int k = 0; k < 2 * holes * (BOARD_SEEDS_MAX - 1); k++) {
			int hole = k % (2 * holes), seeds = 1 + k / (2 * holes);
			struct position position = {.holes = (uint8_t)holes};
			int place = (int)rng_below(&roads->rng, (uint32_t)(2 * holes + 2));

			hole += hole >= holes;
			random_round_rules(&rules, &roads->rng);
			rules_set_board(&rules, holes, 1);
			position.mover = (uint8_t)board_side(holes, hole);
			position.cells[place] = 1;
			position.cells[hole] = (uint8_t)seeds;
			check_move(roads, &rules, &position, hole);
		}
	}
}

static void check_game(struct roads *roads, const struct record *record)
{
	struct match match;

	record_start(record, &match);
	for (int i = 0; i < record->len; i++) {
		if (match.phase == MATCH_PLAYING)
			check_move(roads, &match.rules, &match.position, record->choices[i]);
		match_play(&match, record->choices[i], NULL);
	}
}

/* The boards of the vectors themselves are held against the engine in record/test_vectors.c. */
static void check_vectors(struct roads *roads, const char *name)
{
	static const char key[] = "\"code\":\"";
	char path[512];
	struct strbuf text;
	struct diag diag;

	snprintf(path, sizeof path, "%s/vectors/%s.jsonl", TESTS_DIR, name);
	strbuf_init(&text);
	assert_true(file_read(path, FILE_MOST, &text, &diag));
	for (char *at = strstr(text.text, key); at; at = strstr(at, key)) {
		char *code = at + sizeof key - 1;
		struct record record;

		at = strchr(code, '"');
		*at++ = '\0';
		assert_true(record_parse(&record, code, pack_set_rules, &roads->packs, &diag));
		check_game(roads, &record);
		record_release(&record);
	}
	strbuf_release(&text);
}

static void roads__on_every_vector__give_one_board(void **state)
{
	struct roads *roads = *state;

	roads->checked = 0;
	for (int i = 0; i < roads->packs.count; i++)
		check_vectors(roads, roads->packs.packs[i].id);
	check_vectors(roads, "changed-options");
	check_vectors(roads, "positions");
	assert_true(roads->checked >= VECTOR_MOVES_LEAST);
}

/* Else the tests above would hold one road against itself. */
static void roads__of_this_machine__are_at_least_two(void **state)
{
	(void)state;
	assert_true(move_road_runs(MOVE_ROAD_LOOP));
	assert_true(move_road_runs(MOVE_ROAD_WORDS));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(roads__on_random_games_of_each_pack_and_size__give_one_board),
		cmocka_unit_test(roads__under_any_rules__give_one_board),
		cmocka_unit_test(roads__from_each_hole_with_each_number_of_seeds__give_one_board),
		cmocka_unit_test(roads__on_every_vector__give_one_board),
		cmocka_unit_test(roads__of_this_machine__are_at_least_two),
	};

	return cmocka_run_group_tests_name("roads", tests, set_up, tear_down);
}
