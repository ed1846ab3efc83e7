/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "boards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * tests/ai/positions: a line a row, each under a comment on why it is there.
 *
 *	RULES[+option=value] HOLES CELLS MOVER NODES MOVE VALUE exact|seen
 */
enum { MEGABYTES = 4, LINE_SIZE = 400 };

struct row {
	char rules[120];
	int holes;
	char cells[160];
	char mover;
	unsigned long nodes;
	int move;
	int value;
	char proof[8];
};

static void read_options(struct rules *rules, char *text)
{
	for (char *option = strtok(text, "+"); option; option = strtok(NULL, "+")) {
		char *equals = strchr(option, '=');
		enum option found;
		int value;

		assert_non_null(equals);
		found = option_find(option, (size_t)(equals - option));
		assert_int_not_equal(found, OPTION_COUNT);
		assert_true(option_parse(found, equals + 1, strlen(equals + 1), &value));
		rules_set(rules, found, value);
	}
}

static void read_rules(struct rules *rules, struct row *row)
{
	size_t len = strcspn(row->rules, "+");
	int pack = 0;

	while (pack < BOARDS_RULES && (strlen(boards_name(pack)) != len ||
					      strncmp(boards_name(pack), row->rules, len) != 0))
		pack++;
	assert_true(pack < BOARDS_RULES);
	boards_rules(rules, pack);
	read_options(rules, row->rules + len);
	assert_true(rules_set_board(rules, row->holes, 0));
}

static void read_match(struct match *match, struct row *row)
{
	uint8_t cells[BOARD_CELLS] = {0};
	struct rules rules;
	char *at = row->cells;

	read_rules(&rules, row);
	for (int i = 0; i < board_places(row->holes); i++) {
		cells[i] = (uint8_t)strtol(at, &at, 10);
		assert_int_equal(*at, i + 1 < board_places(row->holes) ? '_' : '\0');
		at++;
	}
	match_init_position(match, &rules, cells, row->mover == 'a' ? SIDE_A : SIDE_B);
	assert_int_equal(match->phase, MATCH_PLAYING);
}

static int check_row(struct ai *ai, struct row *row, const char *why)
{
	bool exact = strcmp(row->proof, "exact") == 0;
	struct ai_limits limits = {.nodes = row->nodes};
	struct ai_answer answer;
	struct match match;

	read_match(&match, row);
	ai_search(ai, &match, &limits, &answer);
	if (answer.move == row->move && answer.value == row->value && answer.exact == exact)
		return 0;
	print_error("%sfound move %d value %d %s, wanted %d %d %s\n", why, answer.move,
		answer.value, answer.exact ? "exact" : "seen", row->move, row->value, row->proof);
	return 1;
}

static void search__positions_at_fixed_nodes__finds_what_they_are_there_for(void **state)
{
	FILE *file = fopen(TESTS_DIR "/ai/positions", "r");
	struct ai *ai = ai_new(MEGABYTES);
	char line[LINE_SIZE];
	char why[LINE_SIZE] = "";
	int rows = 0;
	int wrong = 0;

	(void)state;
	assert_non_null(file);
	while (fgets(line, sizeof(line), file)) {
		struct row row;

		if (line[0] == '#')
			memcpy(why, line, sizeof(why));
		if (line[0] == '#' || line[0] == '\n')
			continue;
		assert_int_equal(sscanf(line, "%119s %d %159s %c %lu %d %d %7s", row.rules,
					 &row.holes, row.cells, &row.mover, &row.nodes, &row.move,
					 &row.value, row.proof),
			8);
		wrong += check_row(ai, &row, why);
		rows++;
	}
	fclose(file);
	ai_free(ai);
	assert_int_equal(wrong, 0);
	assert_true(rows >= 12);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(search__positions_at_fixed_nodes__finds_what_they_are_there_for),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
