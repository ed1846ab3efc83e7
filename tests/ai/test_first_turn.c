/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/first_turn.h"
#include "ai/first_turn_parts.h"
#include "boards.h"
#include "core/move.h"
#include "full_search.h"

#include <string.h>

/* How much is tried: every day, and with an argument all of it. */
struct amount {
	int lines, bounds, boards;
};
static const struct amount daily = {.lines = 2, .bounds = 24, .boards = 30};
static const struct amount whole = {.lines = 3, .bounds = 60, .boards = 60};

static void begin(struct rules *rules, struct position *position, int holes)
{
	rules_init(rules);
	assert_true(rules_set_board(rules, holes, 0));
	position_init(position, holes, holes);
}

static void search(const struct rules *rules, const struct position *position, uint64_t nodes,
	struct first_turn *turn)
{
	struct ai_limits limits = {.seed = 1, .nodes = nodes};

	*turn = (struct first_turn){.line_len = 0};
	first_turn_search(rules, position, NULL, &limits, NULL, turn);
}

/* Plays the line: it is one turn of the mover, and fills the store as told. END is the board after
 * it. */
static void assert_line(const struct rules *rules, const struct position *start,
	const struct first_turn *turn, struct position *end)
{
	*end = *start;
	assert_in_range(turn->line_len, 1, FIRST_TURN_LINE_MAX);
	for (int i = 0; i < turn->line_len; i++) {
		assert_false(end->over);
		assert_int_equal(end->mover, start->mover);
		assert_true(position_liftable(end, (enum side)end->mover) >> turn->line[i] & 1);
		move_play(rules, end, turn->line[i], NULL);
	}
	assert_true(end->over || end->mover != start->mover ||
		    position_in_holes(end, side_other((enum side)start->mover)) == 0);
	assert_int_equal(turn->store, end->cells[board_store(end->holes, (enum side)start->mover)]);
}

/* ---- What is known of umum --------------------------------------------------------------------
 */

static void umum__three_to_five_holes__value_and_most_as_known(void **state)
{
	static const struct {
		int holes, value, most, moves;
	} rows[] = {{3, 10, 12, 23}, {4, 30, 30, 246}, {5, 48, 46, 2000}};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct rules rules;
		struct position start, end;
		struct first_turn turn;

		begin(&rules, &start, rows[i].holes);
		search(&rules, &start, 0, &turn);
		assert_true(first_turn_is_exact(&turn));
		assert_int_equal(turn.value, rows[i].value);
		assert_true(turn.most_exact);
		assert_int_equal(turn.most, rows[i].most);
		assert_int_equal(turn.moves, rows[i].moves);
		assert_line(&rules, &start, &turn, &end);
	}
}

/* A line found by a search stands here, so that its value is solved in no time: the end it leads
 * to, and the bound that says it can't be bettered. */
static void umum__lines_that_reach_the_bound__are_proved(void **state)
{
	static const struct {
		int holes, value;
		const char *line; /* a digit a choice */
	} rows[] = {
		{7, 96, "06642464654520425436041164102454362564626054251646025216"},
		{8, 124, "036603674716362002756762413774605674375726375177276745327"},
		{9, 158,
			"042653327277365278835308705706557876214738168783488087673868348"
			"14"},
	};
	const struct amount *amount = *state;

	for (int i = 0; i < amount->lines; i++) {
		struct ai_limits limits = {.seed = 1};
		struct first_turn turn = {.line_len = (int)strlen(rows[i].line), .bound = 999};
		struct rules rules;
		struct position start, end;

		begin(&rules, &start, rows[i].holes);
		for (int k = 0; k < turn.line_len; k++)
			turn.line[k] = (uint8_t)(rows[i].line[k] - '0');
		assert_true(first_turn_search(&rules, &start, NULL, &limits, NULL, &turn));
		assert_true(first_turn_is_exact(&turn));
		assert_int_equal(turn.value, rows[i].value);
		assert_line(&rules, &start, &turn, &end);
	}
}

/* ---- The bound's claims -----------------------------------------------------------------------
 */

static int held(const struct position *position, enum side side)
{
	return __builtin_popcount(position_liftable(position, side));
}

/* One random first turn; the board where it ends. */
static bool random_turn(const struct rules *rules, struct rng *rng, struct position *position)
{
	do {
		move_play(rules, position, boards_pick(position_liftable(position, SIDE_A), rng),
			NULL);
	} while (!position->over && position->mover == SIDE_A);
	return !position->over;
}

static void umum__after_any_first_turn__half_the_other_row_holds_seeds(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 7);
	for (int i = 0; i < 20000; i++) {
		struct rules rules;
		struct position position;

		begin(&rules, &position, 3 + i % 9);
		if (random_turn(&rules, &rng, &position))
			assert_true(held(&position, SIDE_B) >= position.holes / 2 - 1);
	}
}

/* Three holes with seeds are worth two seeds to their owner on eight holes and more, whatever else
 * lies on the board. */
static void umum__three_holes_with_seeds__bank_two(void **state)
{
	struct end_solver *solvers[2];
	struct rules rules[2];
	struct position position;
	int asked = 0;
	struct rng rng;

	(void)state;
	rng_init(&rng, 11);
	for (int i = 0; i < 2; i++) {
		begin(&rules[i], &position, 8 + i);
		solvers[i] = end_solver_new(&rules[i], NULL);
	}
	for (int i = 0; i < 30000; i++) {
		int holes = 8 + i % 2, seeds = 3 + (int)rng_below(&rng, 20), value;
		uint64_t spent = 0;

		position_init(&position, holes, 1);
		memset(position.cells, 0, sizeof position.cells);
		position.mover = SIDE_B;
		for (int k = 0; k < seeds; k++) {
			int hole = (int)rng_below(&rng, (uint32_t)(2 * holes));

			position.cells[hole < holes ? hole : hole + 1]++;
		}
		if (held(&position, SIDE_B) < 3)
			continue;
		asked++;
		/* Is it worth more to A than what is left without two? */
		if (end_solve(solvers[i % 2], &position, SIDE_A, seeds - 4, 20000, &spent, &value))
			assert_true(value <= seeds - 4);
	}
	assert_true(asked > 10000);
	for (int i = 0; i < 2; i++)
		end_solver_free(solvers[i]);
}

static void any_rules__bound__is_never_below_the_value(void **state)
{
	const struct amount *amount = *state;
	struct rng rng;

	rng_init(&rng, 3);
	for (int i = 0; i < amount->bounds; i++) {
		struct full_search *full;
		struct position position;
		struct rules rules;

		boards_any_rules(&rules, &rng);
		rules.start = START_IN_TURN;
		rules.rounds = ROUNDS_ONE;
		rules_set_board(&rules, 3 + i % 2, 1 + i % 2);
		position_init(&position, rules.holes, rules.seeds_per_hole);
		full = full_search_new(&rules);
		assert_true(
			full_search_value(full, &position) <= first_turn_bound(&rules, &position));
		full_search_free(full);
	}
}

/* ---- Against a full search --------------------------------------------------------------------
 */

static void any_rules__small_boards__value_is_that_of_a_full_search(void **state)
{
	const struct amount *amount = *state;
	struct rng rng;

	rng_init(&rng, 5);
	for (int i = 0; i < amount->boards; i++) {
		struct full_search *full;
		struct position start, end;
		struct first_turn turn;
		struct rules rules;

		boards_any_rules(&rules, &rng);
		rules.start = START_IN_TURN;
		rules.rounds = ROUNDS_ONE;
		rules_set_board(&rules, 3 + i % 2, i % 2 ? 1 + i / 2 % 2 : 1 + i / 2 % 3);
		position_init(&start, rules.holes, rules.seeds_per_hole);
		start.mover = (uint8_t)(i / 3 % 2);
		search(&rules, &start, 0, &turn);
		assert_true(turn.known);
		full = full_search_new(&rules);
		assert_int_equal(turn.value, full_search_value(full, &start));
		full_search_free(full);
		assert_true(turn.value <= turn.bound);
		assert_line(&rules, &start, &turn, &end);
	}
}

/* ---- Limits -----------------------------------------------------------------------------------
 */

static void node_budget__twice__same_answer_within_it(void **state)
{
	struct rules rules;
	struct position start;
	struct first_turn one, two;

	(void)state;
	begin(&rules, &start, 7);
	search(&rules, &start, 100000, &one);
	search(&rules, &start, 100000, &two);
	assert_memory_equal(&one, &two, sizeof one);
	assert_in_range(one.nodes, 50000, 200000);
	assert_false(first_turn_is_exact(&one));
}

static void stop__set__returns_at_once_with_what_there_is(void **state)
{
	atomic_bool stop;
	struct ai_limits limits = {.seed = 1, .stop = &stop};
	struct first_turn turn = {.line_len = 0};
	struct rules rules;
	struct position start;

	(void)state;
	atomic_init(&stop, true);
	begin(&rules, &start, 7);
	assert_false(first_turn_search(&rules, &start, NULL, &limits, NULL, &turn));
	assert_in_range(turn.nodes, 0, 20000);
}

static void carried_line__no_line_at_all__is_dropped(void **state)
{
	struct ai_limits limits = {.seed = 1, .nodes = 2000};
	struct first_turn turn = {
		.line_len = 2, .line = {0, 0}, .value = 90, .known = true, .bound = 96};
	struct rules rules;
	struct position start;

	(void)state;
	begin(&rules, &start, 7);
	first_turn_search(&rules, &start, NULL, &limits, NULL, &turn);
	assert_true(turn.line_len != 2 || turn.line[1] != 0);
	assert_true(turn.value != 90 || !turn.known);
}

static void progress__after_a_search__tells_what_was_found(void **state)
{
	struct first_turn_progress progress = {.value = FIRST_TURN_NO_VALUE};
	struct ai_limits limits = {.seed = 1};
	struct first_turn turn = {.line_len = 0};
	struct rules rules;
	struct position start;

	(void)state;
	begin(&rules, &start, 4);
	assert_true(first_turn_search(&rules, &start, NULL, &limits, &progress, &turn));
	assert_int_equal(atomic_load(&progress.phase), FIRST_TURN_DONE);
	assert_int_equal(atomic_load(&progress.value), turn.value);
	assert_int_equal(atomic_load(&progress.most), turn.most);
}

int main(int argc, char **argv)
{
	struct amount amount = argc > 1 ? whole : daily;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(umum__three_to_five_holes__value_and_most_as_known),
		cmocka_unit_test_prestate(umum__lines_that_reach_the_bound__are_proved, &amount),
		cmocka_unit_test(umum__after_any_first_turn__half_the_other_row_holds_seeds),
		cmocka_unit_test(umum__three_holes_with_seeds__bank_two),
		cmocka_unit_test_prestate(any_rules__bound__is_never_below_the_value, &amount),
		cmocka_unit_test_prestate(
			any_rules__small_boards__value_is_that_of_a_full_search, &amount),
		cmocka_unit_test(node_budget__twice__same_answer_within_it),
		cmocka_unit_test(stop__set__returns_at_once_with_what_there_is),
		cmocka_unit_test(carried_line__no_line_at_all__is_dropped),
		cmocka_unit_test(progress__after_a_search__tells_what_was_found),
	};

	(void)argv;
	return cmocka_run_group_tests(tests, NULL, NULL);
}
