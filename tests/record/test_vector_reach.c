/* SPDX-License-Identifier: MIT */
/*
 * Whether the vectors would notice a wrong rule. Elsewhere rules were merged by people who were
 * "not sure if all the rules are correct": here each option of a pack that has an effect must be
 * pinned by its vectors, so that any other value of it plays one of these games differently.
 */
#include "test.h"

#include "base/file.h"
#include "base/strbuf.h"
#include "packs/pack.h"
#include "record/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES_MOST = 64, FILE_MOST = 16 << 20 };

struct games {
	struct pack_set packs;
	struct record records[GAMES_MOST];
	int count;
};

static int set_up(void **state)
{
	struct diag diag;

	*state = calloc(1, sizeof(struct games));
	return pack_set_load(&((struct games *)*state)->packs, SOURCE_DIR "/packs", &diag) ? 0 : -1;
}

static void forget(struct games *games)
{
	while (games->count > 0)
		record_release(&games->records[--games->count]);
}

static int tear_down(void **state)
{
	struct games *games = *state;

	forget(games);
	pack_set_release(&games->packs);
	free(games);
	return 0;
}

/* Keeps the game if it is one of the pack, maybe with other options. */
static void add_game(struct games *games, const char *code, const char *pack)
{
	struct record *record = &games->records[games->count];
	struct diag diag;

	assert_in_range(games->count, 0, GAMES_MOST - 1);
	assert_true(record_parse(record, code, pack_set_rules, &games->packs, &diag));
	if (strcmp(record->pack, pack) == 0)
		games->count++;
	else
		record_release(record);
}

/* The codes of a file of vectors; all else in it is held against the engine elsewhere. */
static void read_file(struct games *games, const char *name, const char *pack)
{
	static const char key[] = "\"code\":\"";
	struct strbuf path, text;
	struct diag diag;

	strbuf_init(&path);
	strbuf_init(&text);
	strbuf_addf(&path, TESTS_DIR "/vectors/%s.jsonl", name);
	assert_true(file_read(path.text, FILE_MOST, &text, &diag));
	for (char *at = strstr(text.text, key); at; at = strstr(at, key)) {
		char *code = at + sizeof key - 1;

		at = strchr(code, '"');
		*at++ = '\0';
		add_game(games, code, pack);
	}
	strbuf_release(&path);
	strbuf_release(&text);
}

static void read_games(struct games *games, const char *pack)
{
	forget(games);
	read_file(games, pack, pack);
	assert_in_range(games->count, 1, GAMES_MOST);
	read_file(games, "changed-options", pack);
	read_file(games, "positions", pack);
}

/*
 * The same choices with one option at A instead of B, or at B instead of A: do they lead elsewhere?
 */
static bool plays_differently(const struct record *record, enum option option, int a, int b)
{
	struct record other;
	struct match match, changed;
	int now = rules_get(&record->rules, option);
	bool differs = false;

	if (now != a && now != b)
		return false;
	record_copy(&other, record);
	rules_set(&other.rules, option, now == a ? b : a);
	record_start(record, &match);
	record_start(&other, &changed);
	for (int i = 0; i < record->len && !differs; i++) {
		int place = record->choices[i];

		differs = match_check(&changed, place) != VERDICT_OK;
		if (differs)
			break;
		match_play(&match, place, NULL);
		match_play(&changed, place, NULL);
		differs = !position_equal(&match.position, &changed.position) ||
			  match.phase != changed.phase || match.result != changed.result;
	}
	record_release(&other);
	return differs;
}

static bool is_noticed(const struct games *games, enum option option, int a, int b)
{
	for (int i = 0; i < games->count; i++)
		if (plays_differently(&games->records[i], option, a, b))
			return true;
	return false;
}

/* Whether the option means anything beside the others. */
static bool has_effect(const struct rules *rules, enum option option)
{
	switch (option) {
	case OPTION_LAP_SCOPE:
		return rules->shot_needs_lap && rules->relay;
	case OPTION_SHOT_NEEDS_OPPOSITE: /* else there is nothing to take */
		return rules->shot_takes_landing;
	case OPTION_FINAL_SWEEP: /* else there is nothing to sweep */
		return rules->terminal != TERMINAL_BOARD_EMPTY;
	case OPTION_START_NEXT:
		return rules->start == START_TOGETHER;
	case OPTION_REFILL_FROM:
	case OPTION_BURNED_FOREVER:
	case OPTION_NEXT_FIRST:
	case OPTION_MATCH_END:
	case OPTION_TIE_BREAK:
		return rules->rounds == ROUNDS_SEVERAL;
	default:
		return true;
	}
}

/*
 * No game of the vectors ends a round with a player who has fewer seeds than a hole takes, so none
 * tells the two match ends apart: tests/core/test_match.c alone does.
 */
static bool is_known_gap(enum option option)
{
	return option == OPTION_MATCH_END;
}

static int check_option(const struct games *games, const struct pack *pack, enum option option)
{
	int own = rules_get(&pack->rules, option), unnoticed = 0;

	if (!has_effect(&pack->rules, option))
		return 0;
	for (int value = 0; value < option_values(option); value++) {
		struct rules changed = pack->rules;
		enum option at;

		rules_set(&changed, option, value);
		if (value == own || rules_conflict(&changed, &at))
			continue;
		if (is_noticed(games, option, own, value) != is_known_gap(option))
			continue;
		print_error("%s: %s game of its vectors tells %s=%s from %s\n", pack->id,
			is_known_gap(option) ? "a" : "no", option_path(option),
			option_value_name(option, value), option_value_name(option, own));
		unnoticed++;
	}
	return unnoticed;
}

static void vectors__one_option_changed__are_no_longer_met(void **state)
{
	struct games *games = *state;
	int unnoticed = 0;

	for (int p = 0; p < games->packs.count; p++) {
		const struct pack *pack = &games->packs.packs[p];

		read_games(games, pack->id);
		for (int option = 0; option < OPTION_MAX_ROUNDS; option++)
			unnoticed += check_option(games, pack, (enum option)option);
	}
	assert_int_equal(unnoticed, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(vectors__one_option_changed__are_no_longer_met),
	};

	return cmocka_run_group_tests_name("vector_reach", tests, set_up, tear_down);
}
