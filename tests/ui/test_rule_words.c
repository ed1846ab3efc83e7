/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ui/rule_words.h"

#include <string.h>

struct shelf {
	struct words *words;
	struct pack_set packs;
};

static int set_up(void **state)
{
	static struct shelf shelf;
	struct diag diag;
	shelf.words = words_load(SOURCE_DIR "/assets/lang", &diag);
	assert_non_null(shelf.words);
	assert_true(pack_set_load(&shelf.packs, SOURCE_DIR "/packs", &diag));
	*state = &shelf;
	return 0;
}

static int tear_down(void **state)
{
	struct shelf *shelf = *state;
	words_free(shelf->words);
	pack_set_release(&shelf->packs);
	return 0;
}

static void change(struct rules *rules, const char *path, const char *name)
{
	enum option option = option_find(path, strlen(path));
	int value;
	assert_true(option_parse(option, name, strlen(name), &value));
	rules_set(rules, option, value);
}

static void name__of_changed_rules__says_what_was_changed(void **state)
{
	static const struct {
		const char *pack;
		int holes, seeds; /* seeds 0: as many as holes */
		const char *changes[4][2];
		const char *name; /* in Indonesian */
	} rows[] = {
		{"umum", 7, 0, {{NULL}}, "Congklak Umum"},
		{"umum", 9, 0, {{NULL}}, "Congklak Umum, 9 lubang"},
		{"jawa-sleman", 9, 0, {{NULL}}, "Dakon Sleman"},
		{"umum", 7, 0, {{"relay", "false"}}, "Congklak Umum, tanpa sambung"},
		{"umum", 5, 0, {{"relay", "false"}}, "Congklak Umum, 5 lubang, tanpa sambung"},
		{"congklak-babak", 7, 0, {{"start", "bergiliran"}, {"rounds.mode", "satu"}},
			"Congklak Babak, mulai bergiliran, satu babak"},
		{"congklak-babak", 7, 0, {{"rounds.maxRounds", "3"}},
			"Congklak Babak, paling banyak 3 babak"},
		{"umum", 7, 0,
			{{"relay", "false"}, {"menembak.enabled", "false"}, {"start", "serentak"},
				{"finalSweep", "dibuang"}},
			"Congklak Umum, aturan sendiri"},
		{"umum", 9, 0,
			{{"relay", "false"}, {"menembak.enabled", "false"}, {"start", "serentak"}},
			"Congklak Umum, 9 lubang, aturan sendiri"},
		{"umum", 9, 5, {{"relay", "false"}},
			"Congklak Umum, 9 lubang, 5 biji tiap lubang, tanpa sambung"},
		{"umum", 9, 5, {{"relay", "false"}, {"start", "serentak"}},
			"Congklak Umum, 9 lubang, 5 biji tiap lubang, aturan sendiri"},
		{"jawa-sleman", 9, 1, {{NULL}}, "Dakon Sleman, 1 biji tiap sawah"},
		{"jawa-sleman", 7, 0, {{"extraTurnOnOwnLumbung", "false"}},
			"Dakon Sleman, gunung sendiri mengakhiri giliran"},
		{"umum", 7, 0, {{"terminal", "tiga-lubang-kosong"}},
			"Congklak Umum, selesai kalau tiga lubang kosong"},
		{"congkak-ringkas", 7, 0, {{"relay", "true"}},
			"Congkak Ringkas, sambung di kampung berisi"},
		{"congklak-babak", 7, 0, {{"rounds.maxRounds", "1"}},
			"Congklak Babak, hanya 1 babak"},
	};
	const struct shelf *shelf = *state;
	words_set_language(shelf->words, LANG_ID);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		const struct pack *pack = pack_set_find(&shelf->packs, rows[i].pack);
		struct rules rules = pack->rules;
		struct strbuf name;
		assert_true(rules_set_board(&rules, rows[i].holes, rows[i].seeds));
		for (int c = 0; c < 4 && rows[i].changes[c][0]; c++)
			change(&rules, rows[i].changes[c][0], rows[i].changes[c][1]);
		strbuf_init(&name);
		rule_words_name(shelf->words, pack, &rules, &name);
		assert_string_equal(name.text, rows[i].name);
		strbuf_release(&name);
	}
}

static void every_value__of_every_option__has_words_in_each_language(void **state)
{
	const struct shelf *shelf = *state;
	const struct pack *pack = pack_set_find(&shelf->packs, "umum");
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		words_set_language(shelf->words, (enum lang)lang);
		for (int i = 0; i < OPTION_COUNT; i++) {
			enum option option = (enum option)i;
			int own = rules_get(&pack->rules, option);
			int values = option_values(option) > 0 ? option_values(option) : 4;
			for (int v = 0; v < values; v++) {
				struct rules rules = pack->rules;
				struct strbuf text;
				rules_set(&rules, option, v);
				strbuf_init(&text);
				rule_words_differences(shelf->words, pack, &rules, &text);
				assert_int_equal(text.len > 0, v != own);
				strbuf_release(&text);
			}
		}
	}
}

static void boards__that_are_offered__are_the_packs_own_and_5_7_9(void **state)
{
	const struct shelf *shelf = *state;
	assert_int_equal(rule_words_sizes(pack_set_find(&shelf->packs, "umum")),
		1u << 5 | 1u << 7 | 1u << 9);
	assert_int_equal(rule_words_sizes(pack_set_find(&shelf->packs, "jawa-sleman")),
		1u << 5 | 1u << 7 | 1u << 9 | 1u << 11);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(name__of_changed_rules__says_what_was_changed),
		cmocka_unit_test(every_value__of_every_option__has_words_in_each_language),
		cmocka_unit_test(boards__that_are_offered__are_the_packs_own_and_5_7_9),
	};
	return cmocka_run_group_tests_name("rule_words", tests, set_up, tear_down);
}
