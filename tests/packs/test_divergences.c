/* SPDX-License-Identifier: MIT */
#include "packs/pack.h"

#include <stdlib.h>
#include <string.h>

#include "test.h"

/*
 * What the five documents disagree about, as tables: so that no divergence is dropped silently.
 * Document 000 prints lists of its own; the other four disagree with each other, with document 000
 * and at times with themselves.
 */

static int load(void **state)
{
	struct pack_set *set = calloc(1, sizeof *set);
	struct diag diag;

	if (!set || !pack_set_load(set, SOURCE_DIR "/packs", &diag))
		return -1;
	*state = set;
	return 0;
}

static int unload(void **state)
{
	pack_set_release(*state);
	free(*state);
	return 0;
}

static const struct pack *find_pack(const struct pack_set *set, const char *id)
{
	const struct pack *pack = pack_set_find(set, id);

	if (!pack)
		fail_msg("there is no pack %s", id);
	return pack;
}

static bool cites(const struct divergence *divergence, const char *source)
{
	for (const char **at = divergence->sources; *at; at++) {
		if (strcmp(*at, source) == 0)
			return true;
	}
	return false;
}

/* The 17 that document 000 prints, pack by pack in its order. What it only noted because its
 * engine could not play it is comparable here; board sizes are no option, so they are applied. */
struct printed {
	const char *pack;
	const char *rule; /* in English */
	enum divergence_status status;
	enum option option; /* OPTION_COUNT: none */
	const char *other;
	bool inferred;
	const char *cited; /* the source that must stand for one of the readings; NULL: none does */
};

static const struct printed printed[] = {
	{"umum", "When the game ends", DIVERGENCE_COMPARABLE, OPTION_TERMINAL, "tiga-lubang-kosong",
		false, "sleman-kalurahan"},
	{"umum", "Which side shoots", DIVERGENCE_COMPARABLE, OPTION_SHOT_SIDE, "lawan", false,
		"detikedu-2024"},
	{"umum", "Shooting at an empty hole", DIVERGENCE_COMPARABLE, OPTION_SHOT_NEEDS_OPPOSITE,
		"true", true, "gambiter"},
	{"umum", "One round or several", DIVERGENCE_COMPARABLE, OPTION_ROUNDS, "beberapa", false,
		"mancala-congklak"},
	{"umum", "The first move", DIVERGENCE_COMPARABLE, OPTION_START, "serentak", false,
		"sleman-kalurahan"},
	{"umum", "A full lap before shooting", DIVERGENCE_COMPARABLE, OPTION_SHOT_NEEDS_LAP, "true",
		false, "jkkn"},
	{"jawa-sleman", "When the game ends", DIVERGENCE_COMPARABLE, OPTION_TERMINAL,
		"tak-ada-langkah", false, "sleman-kalurahan"},
	{"jawa-sleman", "Seeds left on the board", DIVERGENCE_COMPARABLE, OPTION_FINAL_SWEEP,
		"pemilik-sisi", true, "sleman-kalurahan"},
	{"jawa-sleman", "Sawah in a row", DIVERGENCE_APPLIED, OPTION_COUNT, NULL, false,
		"sleman-kalurahan"},
	{"jawa-sleman", "The first move", DIVERGENCE_COMPARABLE, OPTION_START, "serentak", false,
		"sleman-kalurahan"},
	{"jawa-sleman", "Shooting at an empty sawah", DIVERGENCE_COMPARABLE,
		OPTION_SHOT_NEEDS_OPPOSITE, "true", true, NULL},
	{"jawa-sleman", "A full lap before shooting", DIVERGENCE_COMPARABLE, OPTION_SHOT_NEEDS_LAP,
		"true", false, "jkkn"},
	{"congkak-melayu", "When a shot is allowed", DIVERGENCE_COMPARABLE, OPTION_SHOT_NEEDS_LAP,
		"false", false, "jkkn"},
	{"congkak-melayu", "How far one lap counts", DIVERGENCE_COMPARABLE, OPTION_LAP_SCOPE,
		"angkatan", true, "jkkn"},
	{"congkak-melayu", "The first move", DIVERGENCE_COMPARABLE, OPTION_START, "serentak", false,
		"congkak-english"},
	{"congkak-melayu", "One round or several", DIVERGENCE_COMPARABLE, OPTION_ROUNDS, "beberapa",
		false, "congkak-english"},
	{"congkak-melayu", "Kampung in a row", DIVERGENCE_APPLIED, OPTION_COUNT, NULL, false,
		"jkkn"},
};

static void expect_printed(const struct pack *pack, int index, const struct printed *row)
{
	const struct divergence *at = &pack->divergences[index];

	if (index >= pack->divergence_count || strcmp(at->rule.in[LANG_EN], row->rule) != 0)
		fail_msg("%s: divergence %d is not \"%s\"", pack->id, index, row->rule);
	assert_int_equal(at->status, row->status);
	assert_int_equal(at->option, row->option);
	if (row->other)
		assert_string_equal(option_value_name(at->option, at->other_value), row->other);
	assert_int_equal(at->inferred, row->inferred);
	if (row->cited && !cites(at, row->cited))
		fail_msg("%s: \"%s\" does not cite %s", pack->id, row->rule, row->cited);
}

static void divergences__that_document_000_prints__stand_first_in_its_order(void **state)
{
	const char *id = "";
	int index = 0;

	assert_int_equal(sizeof printed / sizeof *printed, 17);
	for (size_t i = 0; i < sizeof printed / sizeof *printed; i++) {
		index = strcmp(id, printed[i].pack) == 0 ? index + 1 : 0;
		id = printed[i].pack;
		expect_printed(find_pack(*state, id), index, &printed[i]);
	}
}

/* What the documents disagree about beyond that. A pack tells it as a comparison of OPTION, or,
 * where no option parts its games, in words under the heading RULE. */
struct topic {
	const char *name;
	enum option option;   /* OPTION_COUNT: none */
	const char *value;    /* here or there; NULL: any */
	const char *rule;     /* begins so in English; NULL: none */
	const char *packs[9]; /* ends with NULL */
};

#define COMMON    "umum", "jawa-sleman", "congkak-melayu"
#define ONE_ROUND "congklak-jalan-terus", "kalah", "congkak-ringkas"
#define ROUNDS    "congklak-babak", "congkak-warisan"

static const struct topic topics[] = {
	{"which store is a player's, and the direction", OPTION_COUNT, NULL,
		"Direction and side of ", {COMMON, ONE_ROUND, ROUNDS}},
	{"an occupied hole", OPTION_RELAY, NULL, NULL, {COMMON, ONE_ROUND, ROUNDS}},
	{"the empty opposite hole", OPTION_SHOT_NEEDS_OPPOSITE, NULL, "Shooting at an empty ",
		{COMMON, ONE_ROUND, ROUNDS}},
	{"the shooting seed", OPTION_SHOT_TAKES_LANDING, NULL, NULL, {COMMON, ONE_ROUND, ROUNDS}},
	{"the shooting side", OPTION_SHOT_SIDE, "lawan", NULL, {COMMON, ONE_ROUND, ROUNDS}},
	{"three empty holes", OPTION_TERMINAL, "tiga-lubang-kosong", NULL, {"umum", "jawa-sleman"}},
	{"one empty row", OPTION_TERMINAL, "satu-baris-kosong", NULL,
		{"umum", "congkak-melayu", ONE_ROUND}},
	{"a player on turn without seeds", OPTION_TERMINAL, "tak-ada-langkah", NULL,
		{COMMON, ONE_ROUND, ROUNDS}},
	{"passing, to the last seed", OPTION_TERMINAL, "papan-habis", NULL,
		{COMMON, ONE_ROUND, ROUNDS}},
	{"who gets the rest", OPTION_FINAL_SWEEP, "dibuang", "Seeds left on the board",
		{COMMON, ONE_ROUND, ROUNDS}},
	{"opening together", OPTION_START, NULL, NULL, {COMMON, ONE_ROUND, ROUNDS}},
	{"who goes on", OPTION_START_NEXT, "berhenti-dulu", "Who moves next after ",
		{"jawa-sleman", ONE_ROUND, ROUNDS}},
	{"one round or several", OPTION_ROUNDS, NULL, NULL,
		{"umum", "congkak-melayu", ONE_ROUND, ROUNDS}},
	{"the order of refilling", OPTION_REFILL_FROM, "jauh-lumbung", NULL, {ROUNDS}},
	{"burned for ever or not", OPTION_BURNED_FOREVER, NULL, NULL, {ROUNDS}},
	{"the end of the match", OPTION_MATCH_END, "habis", NULL, {ROUNDS}},
	{"ties", OPTION_TIE_BREAK, NULL, "When the seeds are equal", {COMMON, ONE_ROUND, ROUNDS}},
	{"the first player of a game", OPTION_COUNT, NULL, "Who starts", {ONE_ROUND}},
	{"the first player of a later round", OPTION_NEXT_FIRST, "bergantian", NULL, {ROUNDS}},
	{"board sizes and seeds a hole", OPTION_COUNT, NULL, "Board and number of seeds",
		{"umum", ONE_ROUND, ROUNDS}},
	{"the lap before a shot", OPTION_SHOT_NEEDS_LAP, NULL, NULL,
		{COMMON, "congklak-jalan-terus", "congkak-ringkas", ROUNDS}},
	{"how far a lap counts", OPTION_LAP_SCOPE, NULL, NULL,
		{"congkak-melayu", "congkak-warisan"}},
	{"a seed let fall in a burned hole", OPTION_COUNT, NULL, "A seed dropped into a burned ",
		{"congklak-babak"}},
};

static bool has_value(const struct pack *pack, const struct divergence *at, const char *value)
{
	int here = rules_get(&pack->rules, at->option);

	return !value || strcmp(option_value_name(at->option, at->other_value), value) == 0 ||
	       strcmp(option_value_name(at->option, here), value) == 0;
}

static bool tells(const struct pack *pack, const struct topic *topic)
{
	for (int i = 0; i < pack->divergence_count; i++) {
		const struct divergence *at = &pack->divergences[i];
		const char *rule = at->rule.in[LANG_EN];

		if (at->status == DIVERGENCE_COMPARABLE && at->option == topic->option &&
			has_value(pack, at, topic->value))
			return true;
		if ((at->status != DIVERGENCE_COMPARABLE || topic->option == OPTION_COUNT) &&
			topic->rule && strncmp(rule, topic->rule, strlen(topic->rule)) == 0)
			return true;
	}
	return false;
}

static void divergences__of_all_documents__tell_each_topic(void **state)
{
	int missing = 0;

	for (size_t i = 0; i < sizeof topics / sizeof *topics; i++) {
		for (const char *const *id = topics[i].packs; *id; id++) {
			if (tells(find_pack(*state, *id), &topics[i]))
				continue;
			print_error("%s does not tell: %s\n", *id, topics[i].name);
			missing++;
		}
	}
	assert_int_equal(missing, 0);
}

/* Where a document says two things, the pack says that it does. */
static void divergences__of_a_document_with_itself__are_told_in_their_notes(void **state)
{
	static const struct {
		const char *pack;
		enum option option;
		const char *told; /* in English, in the note */
	} rows[] = {
		{"jawa-sleman", OPTION_TERMINAL, "both in one breath"},
		{"congklak-jalan-terus", OPTION_SHOT_NEEDS_OPPOSITE, "says two things"},
		{"congklak-babak", OPTION_REFILL_FROM, "contradicts itself"},
		{"congklak-babak", OPTION_SHOT_NEEDS_OPPOSITE, "variant"},
		{"congklak-babak", OPTION_ROUNDS, "variant"},
		{"congklak-babak", OPTION_NEXT_FIRST, "two things in a row"},
		{"congkak-ringkas", OPTION_SHOT_NEEDS_OPPOSITE, "though its summary does not"},
		{"congkak-warisan", OPTION_SHOT_NEEDS_LAP, "first calls every empty kampung"},
		{"congkak-warisan", OPTION_MATCH_END, "That may mean"},
		{"congkak-warisan", OPTION_TIE_BREAK, "can hardly happen"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct pack *pack = find_pack(*state, rows[i].pack);
		bool told = false;

		for (int d = 0; d < pack->divergence_count; d++)
			told |= pack->divergences[d].option == rows[i].option &&
				strstr(pack->divergences[d].note.in[LANG_EN], rows[i].told);
		if (!told)
			fail_msg("%s, %s: nothing says \"%s\"", rows[i].pack,
				option_path(rows[i].option), rows[i].told);
	}
}

/* Document 000 names them with these kinds and standings; the other four documents are sources
 * themselves, and nobody has checked them. PACK: which of its packs lists it there; NULL: none. */
static void sources__kinds_and_standings__are_those_of_the_documents(void **state)
{
	static const struct {
		const char *pack;
		const char *id;
		enum source_kind kind;
		enum source_standing standing;
	} rows[] = {
		{"umum", "gambiter", SOURCE_SPECIALIST, STANDING_VERIFIED},
		{"umum", "detikedu-2024", SOURCE_PRESS, STANDING_VERIFIED},
		{"jawa-sleman", "sleman-kalurahan", SOURCE_GOVERNMENT, STANDING_VERIFIED},
		{"jawa-sleman", "bantul-2021", SOURCE_GOVERNMENT, STANDING_VERIFIED},
		{"congkak-melayu", "jkkn", SOURCE_GOVERNMENT, STANDING_VERIFIED},
		{"congkak-melayu", "gambiter", SOURCE_SPECIALIST, STANDING_VERIFIED},
		{"congklak-jalan-terus", "panduan-congklak", SOURCE_WEB_GAME, STANDING_TO_CHECK},
		{"kalah", "panduan-congklak", SOURCE_WEB_GAME, STANDING_TO_CHECK},
		{"congklak-babak", "mancala-congklak", SOURCE_SPECIALIST, STANDING_TO_CHECK},
		{"congkak-ringkas", "cara-main-congkak", SOURCE_WEB_GAME, STANDING_TO_CHECK},
		{"congkak-warisan", "congkak-english", SOURCE_WEB_PAGE, STANDING_TO_CHECK},
	};
	const struct pack_set *set = *state;
	const char *pack = "";
	int index = 0;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		index = strcmp(pack, rows[i].pack) == 0 ? index + 1 : 0;
		pack = rows[i].pack;
		assert_string_equal(find_pack(set, pack)->sources[index].id, rows[i].id);
		for (int p = 0; p < set->count; p++) {
			for (int s = 0; s < set->packs[p].source_count; s++) {
				const struct source *at = &set->packs[p].sources[s];

				if (strcmp(at->id, rows[i].id) != 0)
					continue;
				assert_int_equal(at->kind, rows[i].kind);
				assert_int_equal(at->standing, rows[i].standing);
			}
		}
	}
}

static bool holds_word(const char *text, const char *word)
{
	size_t len = strlen(word);

	for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
		if ((at == text || strchr(" ,;:(", at[-1])) &&
			(at[len] == '\0' || strchr(" ,.;:)", at[len])))
			return true;
	}
	return false;
}

/* A lap is a putaran in both languages, a round a babak in Indonesian and a pusingan in Malay,
 * where the documents have pusingan for both. The rest are words that only one of the two languages
 * has. */
static void expect_own_words(const struct pack *pack, const struct text *text)
{
	static const char *const elsewhere[LANG_COUNT][20] = {
		[LANG_ID] = {"pusingan", "menyebar", "sahaja", "kerana", "apabila", "selepas",
			"daripada", "pihak lawan", "usai", "pak ini"},
		[LANG_MS] = {"keliling", "babak", "buah", "bisa", "karena", "kalau", "saja",
			"setelah", "walau", "tetapi saja", "menabur", "taburan", "berbeda",
			"perbedaan", "pihak lawan", "pihak sendiri", "pek ini"},
		[LANG_EN] = {"yang", "dan", "this pack"},
	};

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		for (const char *const *word = elsewhere[lang]; *word; word++) {
			if (holds_word(text->in[lang], *word))
				fail_msg("%s, %s: \"%s\" in: %s", pack->id,
					lang_code((enum lang)lang), *word, text->in[lang]);
		}
	}
}

static void texts__of_one_language__hold_no_words_of_another(void **state)
{
	const struct pack_set *set = *state;

	for (int p = 0; p < set->count; p++) {
		const struct pack *pack = &set->packs[p];

		expect_own_words(pack, &pack->summary);
		for (int s = 0; s < pack->source_count; s++)
			expect_own_words(pack, &pack->sources[s].note);
		for (int d = 0; d < pack->divergence_count; d++) {
			expect_own_words(pack, &pack->divergences[d].rule);
			expect_own_words(pack, &pack->divergences[d].here);
			expect_own_words(pack, &pack->divergences[d].other);
			expect_own_words(pack, &pack->divergences[d].note);
		}
	}
}

/* The first words and the same sentence twice in one list would tell two readings as one. */
static void divergences__of_a_pack__have_headings_and_readings_of_their_own(void **state)
{
	const struct pack_set *set = *state;

	for (int p = 0; p < set->count; p++) {
		const struct pack *pack = &set->packs[p];

		for (int d = 0; d < pack->divergence_count; d++) {
			const struct divergence *at = &pack->divergences[d];

			for (int lang = 0; lang < LANG_COUNT; lang++) {
				assert_string_not_equal(at->here.in[lang], at->other.in[lang]);
				for (int e = 0; e < d; e++)
					assert_string_not_equal(at->rule.in[lang],
						pack->divergences[e].rule.in[lang]);
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(divergences__that_document_000_prints__stand_first_in_its_order),
		cmocka_unit_test(divergences__of_all_documents__tell_each_topic),
		cmocka_unit_test(divergences__of_a_document_with_itself__are_told_in_their_notes),
		cmocka_unit_test(sources__kinds_and_standings__are_those_of_the_documents),
		cmocka_unit_test(texts__of_one_language__hold_no_words_of_another),
		cmocka_unit_test(divergences__of_a_pack__have_headings_and_readings_of_their_own),
	};

	return cmocka_run_group_tests(tests, load, unload);
}
