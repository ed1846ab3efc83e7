/* SPDX-License-Identifier: MIT */
/* The catalogs that are shipped: they load, and every name the engine can utter has its words. */
#include "test.h"

#include "base/file.h"
#include "core/event.h"
#include "core/match.h"
#include "core/rules.h"
#include "i18n/words.h"

#include <stdio.h>
#include <string.h>

static int load_words(void **state)
{
	struct diag diag;

	diag_clear(&diag);
	*state = words_load(SOURCE_DIR "/assets/lang", &diag);
	if (!*state) {
		struct strbuf sentence;

		strbuf_init(&sentence);
		diag_write(&diag, &sentence);
		fprintf(stderr, "%s\n", sentence.text);
		strbuf_release(&sentence);
		return -1;
	}
	return 0;
}

static int free_words(void **state)
{
	words_free(*state);
	return 0;
}

static void want(const struct words *words, const char *key)
{
	if (!words_has(words, key))
		fail_msg("no words for %s", key);
}

static void catalog__verdicts__each_has_a_sentence(void **state)
{
	static const char *const names[] = {
		[VERDICT_OK] = "ok",
		[VERDICT_OVER] = "over",
		[VERDICT_NOT_YOURS] = "not_yours",
		[VERDICT_EMPTY] = "empty",
		[VERDICT_BURNED] = "burned",
		[VERDICT_NOT_A_PLACE] = "not_a_place",
		[VERDICT_NOT_YOUR_TURN] = "not_your_turn",
		[VERDICT_CHOSEN] = "chosen",
		[VERDICT_NOTHING_TO_UNDO] = "nothing_to_undo",
		[VERDICT_NOTHING_TO_REDO] = "nothing_to_redo",
		[VERDICT_BUSY] = "busy",
	};

	assert_int_equal(sizeof names / sizeof *names, VERDICT_COUNT);
	for (int i = 0; i < VERDICT_COUNT; i++) {
		char key[64];

		snprintf(key, sizeof key, "verdict.%s", names[i]);
		want(*state, key);
	}
}

static void catalog__stop_reasons__each_has_a_line(void **state)
{
	static const char *const names[] = {
		[STOP_NO_EXTRA_TURN] = "no_extra_turn",
		[STOP_NO_RELAY] = "no_relay",
		[STOP_EMPTY_OPPONENT] = "empty_opponent",
		[STOP_EMPTY_OWN] = "empty_own",
		[STOP_NO_SHOT] = "no_shot",
		[STOP_NO_LAP] = "no_lap",
		[STOP_OPPOSITE_EMPTY] = "opposite_empty",
	};
	static const struct words_slot slots[] = {{"hole", "lubang"}, {"store", "lumbung"}};
	struct strbuf out;

	assert_int_equal(sizeof names / sizeof *names, STOP_COUNT);
	strbuf_init(&out);
	for (int i = 0; i < STOP_COUNT; i++) {
		char key[64];

		snprintf(key, sizeof key, "stop.%s", names[i]);
		want(*state, key);
		strbuf_clear(&out);
		/* No other slot than these two, or this ends the test. */
		words_format(*state, key, slots, 2, &out);
		assert_non_null(strstr(out.text, i == STOP_NO_EXTRA_TURN ? "lumbung" : "lubang"));
	}
	strbuf_release(&out);
}

static void catalog__rule_options__each_value_is_named(void **state)
{
	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		char key[128];

		snprintf(key, sizeof key, "option.%s", option_path(option));
		want(*state, key);
		for (int value = 0; value < option_values(option); value++) {
			snprintf(key, sizeof key, "rule.%s.%s", option_path(option),
				option_value_name(option, value));
			want(*state, key);
		}
	}
	want(*state, "rule.rounds.maxRounds");
	want(*state, "rule.rounds.maxRounds.0");
}

static void catalog__levels_and_languages__named(void **state)
{
	static const char *const keys[] = {"level.1.name", "level.1.how", "level.2.name",
		"level.2.how", "level.3.name", "level.3.how", "lang.id", "lang.ms", "lang.en",
		"speed.slow", "speed.medium", "speed.fast", "speed.instant", "seat.you",
		"seat.computer", "seat.player_a", "seat.player_b"};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		want(*state, keys[i]);
}

/* A round is a babak in Indonesian and a pusingan in Malay, a lap a putaran in both: neither is
 * ever called by the other's name. */
static void catalog__malay__keeps_rounds_and_laps_apart(void **state)
{
	const struct words *words = *state;
	int rounds = 0, laps = 0;

	for (int i = 0; i < words_count(words); i++) {
		const char *key = words_key(words, i);
		const char *id = words_get_in(words, LANG_ID, key);
		const char *ms = words_get_in(words, LANG_MS, key);
		bool round = strstr(id, "abak") != NULL, lap = strstr(id, "utaran") != NULL;

		if (strstr(ms, "abak") || (strstr(ms, "usingan") != NULL) > round ||
			(strstr(ms, "utaran") != NULL) > lap)
			fail_msg("%s: \"%s\"", key, ms);
		rounds += round;
		laps += lap;
	}
	assert_true(rounds > 10);
	assert_true(laps > 5);
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool holds_word(const char *text, const char *word)
{
	size_t len = strlen(word);

	for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
		if ((at == text || !is_letter(at[-1])) && !is_letter(at[len]))
			return true;
	}
	return false;
}

/* Words that only one of two sister languages has, or has in another sense. */
static void catalog__one_language__holds_no_words_of_another(void **state)
{
	static const char *const elsewhere[LANG_COUNT][16] = {
		[LANG_ID] = {"sahaja", "kerana", "apabila", "selepas", "fail", "skrin", "tetapan",
			"peraturan", "mengagih", "agihan", "langkau", "dilangkau"},
		[LANG_MS] = {"saja", "karena", "kalau", "setelah", "bisa", "berkas", "layar",
			"setelan", "aturan", "menabur", "taburan", "berbeda", "perbedaan",
			"giliranmu"},
		[LANG_EN] = {"yang", "dan", "biji", "lubang"},
	};
	const struct words *words = *state;

	for (int i = 0; i < words_count(words); i++) {
		const char *key = words_key(words, i);

		for (int lang = 0; lang < LANG_COUNT; lang++) {
			const char *text = words_get_in(words, (enum lang)lang, key);

			for (const char *const *word = elsewhere[lang]; *word; word++)
				if (holds_word(text, *word))
					fail_msg("%s, %s: \"%s\" in: %s", key,
						lang_code((enum lang)lang), *word, text);
		}
	}
}

/* An apostrophe is a curly one; a straight one stands for a sign of a file. */
static void catalog__english__has_curly_apostrophes(void **state)
{
	const struct words *words = *state;

	for (int i = 0; i < words_count(words); i++) {
		const char *text = words_get_in(words, LANG_EN, words_key(words, i));

		for (const char *at = strchr(text, '\''); at; at = strchr(at + 1, '\''))
			if (at > text && is_letter(at[-1]))
				fail_msg("%s: %s", words_key(words, i), text);
	}
}

/* A player's letter alone at the start of a line says nothing: in a sentence it stays beside its
 * word. */
static void catalog__letter_of_a_player__stays_beside_its_word(void **state)
{
	static const char *const parted[] = {"player A", "player B", "pemain A", "pemain B"};
	const struct words *words = *state;

	for (int i = 0; i < words_count(words); i++) {
		const char *key = words_key(words, i);

		for (int lang = 0; lang < LANG_COUNT; lang++) {
			const char *text = words_get_in(words, (enum lang)lang, key);

			for (size_t p = 0; p < sizeof(parted) / sizeof(parted[0]); p++)
				if (holds_word(text, parted[p]))
					fail_msg("%s, %s: %s", key, lang_code((enum lang)lang),
						text);
		}
	}
}

/* What a button holds has to be short in each language. */
static void catalog__buttons__short(void **state)
{
	const struct words *words = *state;
	int buttons = 0;

	for (int i = 0; i < words_count(words); i++) {
		const char *key = words_key(words, i);

		if (strncmp(key, "button.", 7) != 0)
			continue;
		buttons++;
		for (int lang = 0; lang < LANG_COUNT; lang++)
			if (strlen(words_get_in(words, (enum lang)lang, key)) > 24)
				fail_msg("%s is too long in %s", key, lang_code((enum lang)lang));
	}
	assert_true(buttons >= 20);
}

/* Several people add keys: sorted, one a line, the files merge without pain. */
static void catalog__files__keys_sorted_one_a_line(void **state)
{
	(void)state;
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		char path[512], before[128] = "";
		struct strbuf text;
		struct diag diag;
		int keys = 0;

		snprintf(path, sizeof path, "%s/assets/lang/%s.json", SOURCE_DIR,
			lang_code((enum lang)lang));
		strbuf_init(&text);
		assert_true(file_read(path, 1 << 20, &text, &diag));
		for (char *line = strtok(text.text, "\n"); line; line = strtok(NULL, "\n")) {
			char key[128];

			if (sscanf(line, "  \"%127[^\"]\": \"", key) != 1)
				continue;
			if (strcmp(before, key) >= 0)
				fail_msg("%s: %s stands behind %s", path, key, before);
			snprintf(before, sizeof before, "%s", key);
			keys++;
		}
		strbuf_release(&text);
		assert_true(keys > 200);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(catalog__verdicts__each_has_a_sentence),
		cmocka_unit_test(catalog__stop_reasons__each_has_a_line),
		cmocka_unit_test(catalog__rule_options__each_value_is_named),
		cmocka_unit_test(catalog__levels_and_languages__named),
		cmocka_unit_test(catalog__malay__keeps_rounds_and_laps_apart),
		cmocka_unit_test(catalog__one_language__holds_no_words_of_another),
		cmocka_unit_test(catalog__english__has_curly_apostrophes),
		cmocka_unit_test(catalog__letter_of_a_player__stays_beside_its_word),
		cmocka_unit_test(catalog__buttons__short),
		cmocka_unit_test(catalog__files__keys_sorted_one_a_line),
	};

	return cmocka_run_group_tests(tests, load_words, free_words);
}
