/* SPDX-License-Identifier: MIT */
#include "base/file.h"
#include "packs/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

/* The eight packs against RULES, sections 6 and 7, written out by hand. */

static int load(void **state)
{
	struct pack_set *set = calloc(1, sizeof *set);
	struct diag diag;

	if (!set || !pack_set_load(set, SOURCE_DIR "/packs", &diag))
		return -1;
	for (int i = 0; i < set->fault_count; i++) {
		struct strbuf out;

		strbuf_init(&out);
		diag_write(&set->faults[i].diag, &out);
		print_error("%s\n", out.text);
		strbuf_release(&out);
	}
	*state = set;
	return 0;
}

static int unload(void **state)
{
	pack_set_release(*state);
	free(*state);
	return 0;
}

static void packs__folder__all_eight_in_order_without_fault(void **state)
{
	static const char *const ids[] = {"umum", "jawa-sleman", "congkak-melayu",
		"congklak-jalan-terus", "kalah", "congklak-babak", "congkak-ringkas",
		"congkak-warisan"};
	const struct pack_set *set = *state;

	assert_int_equal(set->fault_count, 0);
	assert_int_equal(set->count, 8);
	for (int i = 0; i < 8; i++) {
		assert_string_equal(set->packs[i].id, ids[i]);
		assert_ptr_equal(pack_set_find(set, ids[i]), &set->packs[i]);
	}
}

struct changed {
	enum option option;
	const char *value;
};

struct row {
	const char *id;
	int sizes[6]; /* ends with 0 */
	enum direction direction;
	struct changed changed[9]; /* from umum; ends with a NULL value */
};

static const struct row rows[] = {
	{"umum", {7}, DIRECTION_CLOCKWISE, {{0}}},
	{"jawa-sleman", {7, 9, 11}, DIRECTION_CLOCKWISE,
		{{OPTION_TERMINAL, "tiga-lubang-kosong"}, {OPTION_FINAL_SWEEP, "dibuang"}}},
	{"congkak-melayu", {7, 5, 9}, DIRECTION_CLOCKWISE, {{OPTION_SHOT_NEEDS_LAP, "true"}}},
	{"congklak-jalan-terus", {7, 5}, DIRECTION_CLOCKWISE,
		{{OPTION_SHOT_NEEDS_OPPOSITE, "true"}, {OPTION_TERMINAL, "satu-baris-kosong"}}},
	{"kalah", {7, 5, 6}, DIRECTION_COUNTER_CLOCKWISE,
		{{OPTION_SHOT_NEEDS_OPPOSITE, "true"}, {OPTION_TERMINAL, "satu-baris-kosong"},
			{OPTION_RELAY, "false"}}},
	{"congklak-babak", {7, 5, 6, 8, 9}, DIRECTION_CLOCKWISE,
		{{OPTION_SHOT_NEEDS_OPPOSITE, "true"}, {OPTION_TERMINAL, "papan-habis"},
			{OPTION_START, "serentak"}, {OPTION_ROUNDS, "beberapa"}}},
	{"congkak-ringkas", {7, 5, 6, 8, 9}, DIRECTION_COUNTER_CLOCKWISE,
		{{OPTION_RELAY, "false"}, {OPTION_SHOT_NEEDS_OPPOSITE, "true"},
			{OPTION_TERMINAL, "satu-baris-kosong"}}},
	{"congkak-warisan", {7, 9, 5}, DIRECTION_CLOCKWISE,
		{{OPTION_SHOT_NEEDS_LAP, "true"}, {OPTION_SHOT_TAKES_LANDING, "false"},
			{OPTION_TERMINAL, "papan-habis"}, {OPTION_START, "serentak"},
			{OPTION_ROUNDS, "beberapa"}, {OPTION_BURNED_FOREVER, "true"},
			{OPTION_TIE_BREAK, "lubang-terbakar"}}},
};

/* The values of umum, by name: so that rules_init() itself is held against RULES. */
static const struct changed of_umum[] = {
	{OPTION_RELAY, "true"},
	{OPTION_EXTRA_TURN, "true"},
	{OPTION_SHOT_ENABLED, "true"},
	{OPTION_SHOT_SIDE, "sendiri"},
	{OPTION_SHOT_TAKES_LANDING, "true"},
	{OPTION_SHOT_NEEDS_OPPOSITE, "false"},
	{OPTION_SHOT_NEEDS_LAP, "false"},
	{OPTION_LAP_SCOPE, "giliran"},
	{OPTION_TERMINAL, "tak-ada-langkah"},
	{OPTION_FINAL_SWEEP, "pemilik-sisi"},
	{OPTION_START, "bergiliran"},
	{OPTION_START_NEXT, "langkah-terpanjang"},
	{OPTION_ROUNDS, "satu"},
	{OPTION_REFILL_FROM, "dekat-lumbung"},
	{OPTION_BURNED_FOREVER, "false"},
	{OPTION_NEXT_FIRST, "biji-lebih-sedikit"},
	{OPTION_MATCH_END, "kurang-satu-lubang"},
	{OPTION_TIE_BREAK, "seri"},
};

static const char *value_wanted(const struct row *row, enum option option)
{
	for (const struct changed *at = row->changed; at->value; at++) {
		if (at->option == option)
			return at->value;
	}
	return of_umum[option].value;
}

static void packs__options__are_those_of_the_table(void **state)
{
	const struct pack_set *set = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct pack *pack = pack_set_find(set, rows[i].id);

		assert_non_null(pack);
		for (int option = 0; option < OPTION_MAX_ROUNDS; option++) {
			int value = rules_get(&pack->rules, (enum option)option);

			assert_int_equal(of_umum[option].option, option);
			assert_string_equal(option_value_name((enum option)option, value),
				value_wanted(&rows[i], (enum option)option));
		}
		assert_int_equal(pack->rules.max_rounds, 0);
		assert_int_equal(pack->rules.holes, 7);
		assert_int_equal(pack->rules.seeds_per_hole, 7);
	}
}

static void packs__boards_and_direction__are_those_of_the_table(void **state)
{
	const struct pack_set *set = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct pack *pack = pack_set_find(set, rows[i].id);
		int count = 0;

		assert_non_null(pack);
		while (count < 6 && rows[i].sizes[count] > 0) {
			assert_int_equal(pack->sizes[count], rows[i].sizes[count]);
			count++;
		}
		assert_int_equal(pack->size_count, count);
		assert_int_equal(pack->direction, rows[i].direction);
	}
}

static const struct divergence *find_comparison(
	const struct pack *pack, enum option option, const char *other)
{
	for (int i = 0; i < pack->divergence_count; i++) {
		const struct divergence *at = &pack->divergences[i];

		if (at->status == DIVERGENCE_COMPARABLE && at->option == option &&
			strcmp(option_value_name(option, at->other_value), other) == 0)
			return at;
	}
	return NULL;
}

static void packs__comparisons__those_the_documents_ask_for(void **state)
{
	static const struct {
		const char *id;
		enum option option;
		const char *other;
	} wanted[] = {
		/* the table of RULES, section 7 */
		{"umum", OPTION_TERMINAL, "tiga-lubang-kosong"},
		{"umum", OPTION_SHOT_NEEDS_OPPOSITE, "true"},
		{"umum", OPTION_SHOT_NEEDS_LAP, "true"},
		{"jawa-sleman", OPTION_TERMINAL, "tak-ada-langkah"},
		{"jawa-sleman", OPTION_FINAL_SWEEP, "pemilik-sisi"},
		{"jawa-sleman", OPTION_SHOT_NEEDS_OPPOSITE, "true"},
		{"jawa-sleman", OPTION_SHOT_NEEDS_LAP, "true"},
		{"congkak-melayu", OPTION_SHOT_NEEDS_LAP, "false"},
		/* noted only in document 000, played here */
		{"umum", OPTION_SHOT_SIDE, "lawan"},
		{"umum", OPTION_ROUNDS, "beberapa"},
		{"umum", OPTION_START, "serentak"},
		{"jawa-sleman", OPTION_START, "serentak"},
		{"congkak-melayu", OPTION_LAP_SCOPE, "angkatan"},
		{"congkak-melayu", OPTION_START, "serentak"},
		{"congkak-melayu", OPTION_ROUNDS, "beberapa"},
		/* what the other documents say against themselves */
		{"congklak-jalan-terus", OPTION_RELAY, "false"},
		{"congklak-jalan-terus", OPTION_SHOT_NEEDS_OPPOSITE, "false"},
		{"congklak-jalan-terus", OPTION_START, "serentak"},
		{"kalah", OPTION_RELAY, "true"},
		{"congklak-babak", OPTION_REFILL_FROM, "jauh-lumbung"},
		{"congklak-babak", OPTION_SHOT_NEEDS_OPPOSITE, "false"},
		{"congklak-babak", OPTION_ROUNDS, "satu"},
		{"congkak-ringkas", OPTION_RELAY, "true"},
		{"congkak-ringkas", OPTION_START, "serentak"},
		{"congkak-warisan", OPTION_MATCH_END, "habis"},
	};
	const struct pack_set *set = *state;

	for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
		const struct pack *pack = pack_set_find(set, wanted[i].id);

		assert_non_null(pack);
		if (!find_comparison(pack, wanted[i].option, wanted[i].other))
			fail_msg("%s lacks %s -> %s", wanted[i].id, option_path(wanted[i].option),
				wanted[i].other);
	}
}

/* What no document says and the pack had to choose is marked so (RULES, sections 6 and 7). */
static void packs__silent_documents__are_marked_inferred(void **state)
{
	static const struct {
		const char *id;
		enum option option;
		const char *other;
	} inferred[] = {
		{"umum", OPTION_SHOT_NEEDS_OPPOSITE, "true"},
		{"jawa-sleman", OPTION_SHOT_NEEDS_OPPOSITE, "true"},
		{"jawa-sleman", OPTION_FINAL_SWEEP, "pemilik-sisi"},
		{"congkak-melayu", OPTION_LAP_SCOPE, "angkatan"},
		{"congkak-warisan", OPTION_RELAY, "false"},
		{"congkak-warisan", OPTION_START_NEXT, "berhenti-dulu"},
		{"congkak-warisan", OPTION_REFILL_FROM, "jauh-lumbung"},
		{"congkak-warisan", OPTION_NEXT_FIRST, "bergantian"},
		{"congklak-babak", OPTION_MATCH_END, "habis"},
		{"congklak-babak", OPTION_TIE_BREAK, "lubang-terbakar"},
	};
	const struct pack_set *set = *state;

	for (size_t i = 0; i < sizeof inferred / sizeof *inferred; i++) {
		const struct divergence *found = find_comparison(
			pack_set_find(set, inferred[i].id), inferred[i].option, inferred[i].other);

		assert_non_null(found);
		assert_true(found->inferred);
	}
}

/* No source is there for show. */
static void packs__sources__are_used(void **state)
{
	const struct pack_set *set = *state;

	for (int p = 0; p < set->count; p++) {
		const struct pack *pack = &set->packs[p];

		for (int s = 0; s < pack->source_count; s++) {
			bool cited = false;

			for (int d = 0; d < pack->divergence_count && !cited; d++) {
				const char **at = pack->divergences[d].sources;

				while (*at && strcmp(*at, pack->sources[s].id) != 0)
					at++;
				cited = *at;
			}
			if (!cited)
				fail_msg("%s: nothing cites %s", pack->id, pack->sources[s].id);
		}
	}
}

/* What is not inferred says who says so. */
static void packs__divergences__cite_or_are_inferred(void **state)
{
	const struct pack_set *set = *state;

	for (int p = 0; p < set->count; p++) {
		const struct pack *pack = &set->packs[p];

		assert_in_range(pack->divergence_count, 5, 32);
		for (int d = 0; d < pack->divergence_count; d++) {
			const struct divergence *divergence = &pack->divergences[d];

			if (!divergence->inferred && !divergence->sources[0])
				fail_msg("%s: nobody is cited for: %s", pack->id,
					divergence->rule.in[LANG_EN]);
		}
	}
}

static bool is_cited(const struct pack *pack, enum option option)
{
	for (int d = 0; d < pack->divergence_count; d++) {
		const struct divergence *divergence = &pack->divergences[d];

		if (divergence->status == DIVERGENCE_COMPARABLE && divergence->option == option)
			return divergence->sources[0] || divergence->inferred;
	}
	return false;
}

/*
 * Elsewhere packs were merged by people "not sure if all the rules are correct". What a pack plays
 * otherwise than the common game is told apart, with who says so; the rest is its first source's.
 */
static void packs__each_departure_from_the_common_game__is_cited(void **state)
{
	const struct pack_set *set = *state;
	struct rules common;
	int uncited = 0;

	rules_init(&common);
	for (int p = 0; p < set->count; p++) {
		const struct pack *pack = &set->packs[p];

		assert_true(pack->sources[0].title[0]);
		for (int i = 0; i < OPTION_MAX_ROUNDS; i++) {
			enum option option = (enum option)i;

			if (rules_get(&pack->rules, option) == rules_get(&common, option) ||
				is_cited(pack, option))
				continue;
			print_error("%s: nobody is cited for %s\n", pack->id, option_path(option));
			uncited++;
		}
	}
	assert_int_equal(uncited, 0);
}

/* Each pack's games are held against those of the separate implementation. */
static void packs__vectors__exist_for_each(void **state)
{
	const struct pack_set *set = *state;

	for (int p = 0; p < set->count; p++) {
		char path[512];

		snprintf(path, sizeof path, TESTS_DIR "/vectors/%s.jsonl", set->packs[p].id);
		assert_true(file_exists(path));
	}
}

/* No address, year or publisher that its document does not give (see the documents). */
static void packs__sources__claim_nothing_unread(void **state)
{
	static const struct {
		const char *id;
		const char *publisher;
		int year;
		enum source_standing standing;
	} known[] = {
		{"gambiter", "gambiter.com", 0, STANDING_VERIFIED},
		{"detikedu-2024", "detikEdu — Fathia Ariana Salima", 2024, STANDING_VERIFIED},
		{"sleman-kalurahan", "Pemerintah Kalurahan se-Kabupaten Sleman (slemankab.go.id)",
			0, STANDING_VERIFIED},
		{"bantul-2021", "Dinas Kebudayaan Kabupaten Bantul", 2021, STANDING_VERIFIED},
		{"jkkn",
			"Jabatan Kebudayaan dan Kesenian Negara (JKKN), Kementerian Pelancongan, "
			"Seni dan Budaya Malaysia",
			0, STANDING_VERIFIED},
		{"panduan-congklak", "", 0, STANDING_TO_CHECK},
		{"mancala-congklak", "", 0, STANDING_TO_CHECK},
		{"cara-main-congkak", "", 0, STANDING_TO_CHECK},
		{"congkak-english", "", 0, STANDING_TO_CHECK},
	};
	const struct pack_set *set = *state;

	for (int p = 0; p < set->count; p++) {
		for (int s = 0; s < set->packs[p].source_count; s++) {
			const struct source *source = &set->packs[p].sources[s];
			size_t i = 0;

			while (i < sizeof known / sizeof *known &&
				strcmp(known[i].id, source->id) != 0)
				i++;
			assert_true(i < sizeof known / sizeof *known);
			assert_string_equal(source->publisher, known[i].publisher);
			assert_int_equal(source->year, known[i].year);
			assert_int_equal(source->standing, known[i].standing);
			assert_string_equal(source->address, "");
		}
	}
}

static void expect_told_apart(const char *id, const struct text *text)
{
	if (strcmp(text->in[LANG_ID], text->in[LANG_EN]) == 0 ||
		strcmp(text->in[LANG_MS], text->in[LANG_EN]) == 0)
		fail_msg("%s: not translated: %s", id, text->in[LANG_EN]);
}

/* Prose that is the same in English as in Indonesian or Malay was forgotten, not translated. */
static void packs__prose__is_translated(void **state)
{
	const struct pack_set *set = *state;

	for (int p = 0; p < set->count; p++) {
		const struct pack *pack = &set->packs[p];

		expect_told_apart(pack->id, &pack->summary);
		for (int s = 0; s < pack->source_count; s++)
			expect_told_apart(pack->id, &pack->sources[s].note);
		for (int d = 0; d < pack->divergence_count; d++) {
			expect_told_apart(pack->id, &pack->divergences[d].rule);
			expect_told_apart(pack->id, &pack->divergences[d].here);
			expect_told_apart(pack->id, &pack->divergences[d].other);
			expect_told_apart(pack->id, &pack->divergences[d].note);
		}
	}
}

/* Our files write every option out: a pack is there to be read. */
static void packs__files__write_every_option_out(void **state)
{
	const struct pack_set *set = *state;

	for (int p = 0; p < set->count; p++) {
		char path[512];
		char text[65536];
		FILE *file;
		size_t len;

		snprintf(path, sizeof path, SOURCE_DIR "/packs/%s.json", set->packs[p].id);
		file = fopen(path, "rb");
		assert_non_null(file);
		len = fread(text, 1, sizeof text - 1, file);
		fclose(file);
		text[len] = '\0';
		assert_true(len < sizeof text - 1);
		for (int option = 0; option < OPTION_COUNT; option++) {
			const char *name = option_path((enum option)option);
			char key[64];

			if (strrchr(name, '.'))
				name = strrchr(name, '.') + 1;
			snprintf(key, sizeof key, "\"%s\": ", name);
			if (!strstr(text, key))
				fail_msg("%s does not write %s", path, key);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(packs__folder__all_eight_in_order_without_fault),
		cmocka_unit_test(packs__options__are_those_of_the_table),
		cmocka_unit_test(packs__boards_and_direction__are_those_of_the_table),
		cmocka_unit_test(packs__comparisons__those_the_documents_ask_for),
		cmocka_unit_test(packs__silent_documents__are_marked_inferred),
		cmocka_unit_test(packs__sources__are_used),
		cmocka_unit_test(packs__divergences__cite_or_are_inferred),
		cmocka_unit_test(packs__each_departure_from_the_common_game__is_cited),
		cmocka_unit_test(packs__vectors__exist_for_each),
		cmocka_unit_test(packs__sources__claim_nothing_unread),
		cmocka_unit_test(packs__prose__is_translated),
		cmocka_unit_test(packs__files__write_every_option_out),
	};

	return cmocka_run_group_tests(tests, load, unload);
}
