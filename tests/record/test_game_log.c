/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/scratch.h"
#include "record/game_log.h"
#include "json/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A game of PACK against LEVEL (GAME_LOG_PERSON: two people), the person below. */
static struct game_log_entry game(const char *pack, int level, enum result result)
{
	static char code[RECORD_PACK_MAX + 16];
	struct game_log_entry entry = {.day = 20787,
		.code = code,
		.levels = {GAME_LOG_PERSON, level},
		.result = result,
		.rounds = 1,
		.stores = {50, 48},
		.best_turn = {10, 20},
		.longest_relay = {3, 5},
		.hints = GAME_LOG_UNKNOWN,
		.undos = GAME_LOG_UNKNOWN};
	snprintf(entry.pack, sizeof entry.pack, "%s", pack);
	snprintf(code, sizeof code, "%s.0.6c", pack);
	return entry;
}

static void add(struct game_log *log, const char *pack, int level, enum result result)
{
	struct game_log_entry entry = game(pack, level, result);
	game_log_add(log, &entry);
}

static struct game_log *new_log(void)
{
	struct game_log *log = malloc(sizeof *log);
	assert_non_null(log);
	game_log_init(log);
	return log;
}

static void free_log(struct game_log *log)
{
	game_log_release(log);
	free(log);
}

static void assert_sum(
	const struct game_log_sum *sum, const char *pack, int level, const int wanted[8])
{
	const int found[8] = {sum->games, sum->won, sum->drawn, sum->lost, sum->best_turn,
		sum->longest_relay, sum->streak, sum->best_streak};
	assert_string_equal(sum->pack, pack);
	assert_int_equal(sum->level, level);
	for (int i = 0; i < 8; i++)
		assert_int_equal(found[i], wanted[i]);
}

static void sums__of_several_packs_and_levels__are_each_their_own(void **state)
{
	struct game_log_sum sums[GAME_LOG_SUMS];
	struct game_log *log = new_log();
	(void)state;
	add(log, "umum", 2, RESULT_A);
	add(log, "umum", 2, RESULT_A);
	add(log, "kalah", 2, RESULT_B);
	add(log, "umum", 2, RESULT_DRAW);
	add(log, "umum", GAME_LOG_PERSON, RESULT_B);
	add(log, "umum", 2, RESULT_A);
	add(log, "umum", 3, RESULT_B);
	assert_int_equal(game_log_sums(log, sums), 4);
	assert_sum(&sums[0], "umum", 2, (const int[]){4, 3, 1, 0, 10, 3, 1, 2});
	assert_sum(&sums[1], "kalah", 2, (const int[]){1, 0, 0, 1, 10, 3, 0, 0});
	/* Of two people whoever did best counts, and nobody has a streak. */
	assert_sum(&sums[2], "umum", GAME_LOG_PERSON, (const int[]){1, 0, 0, 1, 20, 5, 0, 0});
	assert_sum(&sums[3], "umum", 3, (const int[]){1, 0, 0, 1, 10, 3, 0, 0});
	free_log(log);
}

/* Whoever changed seats sits on the other side at the end. */
static void sums__of_a_person_above__are_the_persons(void **state)
{
	struct game_log_sum sums[GAME_LOG_SUMS];
	struct game_log *log = new_log();
	struct game_log_entry entry = game("umum", 2, RESULT_B);
	(void)state;
	entry.levels[SIDE_A] = 2;
	entry.levels[SIDE_B] = GAME_LOG_PERSON;
	game_log_add(log, &entry);
	assert_int_equal(game_log_sums(log, sums), 1);
	assert_sum(&sums[0], "umum", 2, (const int[]){1, 1, 0, 0, 20, 5, 1, 1});
	free_log(log);
}

static void assert_same_sums(const struct game_log *log, const struct game_log_sum *wanted, int n)
{
	struct game_log_sum sums[GAME_LOG_SUMS];
	assert_int_equal(game_log_sums(log, sums), n);
	for (int i = 0; i < n; i++)
		assert_sum(&sums[i], wanted[i].pack, wanted[i].level,
			(const int[]){wanted[i].games, wanted[i].won, wanted[i].drawn,
				wanted[i].lost, wanted[i].best_turn, wanted[i].longest_relay,
				wanted[i].streak, wanted[i].best_streak});
}

/* The oldest go, what they came to stays: streaks that reach over the edge too. */
static void games__more_than_there_is_room_for__are_dropped_and_still_counted(void **state)
{
	static const enum result results[] = {RESULT_A, RESULT_A, RESULT_A, RESULT_B, RESULT_DRAW};
	struct game_log_sum wanted = {.pack = "umum", .level = 4};
	struct game_log *log = new_log();
	(void)state;
	for (int i = 0; i < GAME_LOG_MAX + 777; i++) {
		enum result result = results[i % 5];
		struct game_log_entry entry = game("umum", 4, result);
		entry.day = i;
		entry.best_turn[SIDE_A] = i == 3 ? 77 : 10;
		game_log_add(log, &entry);
		wanted.games++;
		wanted.won += result == RESULT_A;
		wanted.lost += result == RESULT_B;
		wanted.drawn += result == RESULT_DRAW;
		wanted.streak = result == RESULT_A ? wanted.streak + 1 : 0;
	}
	wanted.best_turn = 77;
	wanted.longest_relay = 3;
	wanted.best_streak = 3;
	assert_int_equal(log->count, GAME_LOG_MAX);
	assert_int_equal(log->entries[0].day, 777);
	assert_int_equal(log->entries[GAME_LOG_MAX - 1].day, GAME_LOG_MAX + 776);
	assert_same_sums(log, &wanted, 1);
	free_log(log);
}

static void assert_read_back(const struct game_log *log)
{
	struct game_log *again = new_log();
	struct strbuf text, same;
	struct diag diag;
	strbuf_init(&text);
	strbuf_init(&same);
	game_log_write(log, &text);
	assert_in_range(text.len, 1, JSON_SIZE_MAX);
	if (!game_log_read(again, "games.json", text.text, text.len, &diag))
		fail_msg("%s: found %s, wanted %s", diag.path, diag.found, diag.wanted);
	game_log_write(again, &same);
	assert_string_equal(text.text, same.text);
	assert_int_equal(again->bytes, log->bytes);
	strbuf_release(&text);
	strbuf_release(&same);
	free_log(again);
}

/* Matches of many rounds have codes of thousands of letters. */
static void games__of_the_longest_codes__always_fit_what_is_read_again(void **state)
{
	struct game_log *log = new_log();
	struct game_log_entry entry = game("umum", 4, RESULT_A);
	char *code = malloc(RECORD_CODE_MAX + 1);
	(void)state;
	assert_non_null(code);
	memset(code, '6', RECORD_CODE_MAX);
	code[RECORD_CODE_MAX] = '\0';
	memcpy(code, "umum.0.", 7);
	entry.code = code;
	for (int i = 0; i < 100; i++)
		game_log_add(log, &entry);
	assert_in_range(log->count, 20, 99);
	assert_read_back(log);
	/* As large as games and sums can be. */
	code[200] = '\0';
	entry.day = GAME_LOG_DAYS;
	entry.rounds = UINT16_MAX;
	entry.hints = entry.undos = GAME_LOG_MANY;
	for (int i = 0; i < 3 * GAME_LOG_MAX; i++) {
		snprintf(entry.pack, sizeof entry.pack,
			"a-pack-of-as-many-letters-as-there-may-be-0123456789-12345-%03u",
			(unsigned)i % 300);
		memcpy(code, entry.pack, strlen(entry.pack));
		code[strlen(entry.pack)] = '.';
		game_log_add(log, &entry);
	}
	assert_in_range(log->sum_count, 300, GAME_LOG_SUMS);
	assert_read_back(log);
	free(code);
	free_log(log);
}

static void game__written_and_read__is_the_same_in_each_part(void **state)
{
	struct game_log *log = new_log(), *again = new_log();
	struct game_log_entry entry = game("congkak-warisan", 6, RESULT_DRAW);
	struct strbuf text;
	struct diag diag;
	(void)state;
	entry.swap = entry.swapped = entry.conceded = true;
	entry.hints = 7;
	entry.rounds = 9;
	game_log_add(log, &entry);
	strbuf_init(&text);
	game_log_write(log, &text);
	assert_true(game_log_read(again, "games.json", text.text, text.len, &diag));
	assert_int_equal(again->count, 1);
	const struct game_log_entry *found = &again->entries[0];
	assert_int_equal(found->day, 20787);
	assert_string_equal(found->pack, "congkak-warisan");
	assert_string_equal(found->code, "congkak-warisan.0.6c");
	assert_int_equal(game_log_level(found), 6);
	assert_int_equal(game_log_person(found), SIDE_A);
	assert_true(found->swap && found->swapped && found->conceded);
	assert_int_equal(found->result, RESULT_DRAW);
	assert_int_equal(found->rounds, 9);
	assert_int_equal(found->stores[1], 48);
	assert_int_equal(found->best_turn[1], 20);
	assert_int_equal(found->longest_relay[0], 3);
	assert_int_equal(found->hints, 7);
	assert_int_equal(found->undos, GAME_LOG_UNKNOWN);
	strbuf_release(&text);
	free_log(again);
	free_log(log);
}

static void remove__the_same_game_twice__takes_the_newest_alone(void **state)
{
	struct game_log *log = new_log();
	(void)state;
	add(log, "umum", 1, RESULT_A);
	add(log, "umum", 2, RESULT_A);
	add(log, "umum", 1, RESULT_A);
	add(log, "umum", 3, RESULT_A);
	log->entries[0].day = 1;
	struct game_log_entry entry = game("umum", 1, RESULT_A);
	assert_false(game_log_is_newest(log, &entry));
	assert_true(game_log_remove(log, &entry));
	assert_int_equal(log->count, 3);
	assert_int_equal(log->entries[0].day, 1);
	assert_int_equal(game_log_level(&log->entries[2]), 3);
	assert_true(game_log_remove(log, &entry));
	assert_false(game_log_remove(log, &entry));
	entry = game("umum", 3, RESULT_A);
	assert_true(game_log_is_newest(log, &entry));
	entry = game("umum", 3, RESULT_B);
	assert_false(game_log_is_newest(log, &entry));
	free_log(log);
}

static void tables__of_two_games__are_lines_of_values(void **state)
{
	struct game_log *log = new_log();
	struct game_log_entry entry = game("umum", 2, RESULT_A);
	struct strbuf text;
	(void)state;
	entry.undos = 1;
	game_log_add(log, &entry);
	add(log, "kalah", GAME_LOG_PERSON, RESULT_DRAW);
	log->entries[1].day = 0;
	strbuf_init(&text);
	game_log_write_games_csv(log, &text);
	assert_string_equal(strchr(text.text, '\n') + 1,
		"2026-11-30,umum,person,level 2,lower,no,1,50,48,10,20,3,5,,1,umum.0.6c\n"
		",kalah,person,person,draw,no,1,50,48,10,20,3,5,,,kalah.0.6c\n");
	strbuf_clear(&text);
	game_log_write_sums_csv(log, &text);
	assert_string_equal(strchr(text.text, '\n') + 1,
		"umum,level 2,1,1,0,0,10,3,1,1\nkalah,person,1,0,1,0,20,5,0,0\n");
	strbuf_release(&text);
	free_log(log);
}

static void games__2001_in_a_file__are_refused(void **state)
{
	struct game_log *log = new_log();
	struct strbuf text;
	struct diag diag;
	(void)state;
	strbuf_init(&text);
	for (int i = 0; i < GAME_LOG_MAX; i++)
		add(log, "u", GAME_LOG_PERSON, RESULT_A);
	game_log_write(log, &text);
	const char *first = strstr(text.text, "{\"day\"");
	const char *end = strchr(first, '\n') + 1;
	struct strbuf more;
	strbuf_init(&more);
	strbuf_add(&more, text.text, (size_t)(end - text.text));
	strbuf_addstr(&more, first);
	assert_false(game_log_read(log, "games.json", more.text, more.len, &diag));
	assert_string_equal(diag.wanted, "at most 2000 items");
	assert_int_equal(log->count, GAME_LOG_MAX);
	strbuf_release(&more);
	strbuf_release(&text);
	free_log(log);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sums__of_several_packs_and_levels__are_each_their_own),
		cmocka_unit_test(sums__of_a_person_above__are_the_persons),
		cmocka_unit_test(games__more_than_there_is_room_for__are_dropped_and_still_counted),
		cmocka_unit_test(games__of_the_longest_codes__always_fit_what_is_read_again),
		cmocka_unit_test(game__written_and_read__is_the_same_in_each_part),
		cmocka_unit_test(remove__the_same_game_twice__takes_the_newest_alone),
		cmocka_unit_test(tables__of_two_games__are_lines_of_values),
		cmocka_unit_test(games__2001_in_a_file__are_refused),
	};
	return cmocka_run_group_tests_name("game_log", tests, NULL, NULL);
}
