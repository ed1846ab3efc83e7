/* SPDX-License-Identifier: MIT */
/* aturan: all that a pack holds is on its page, and the proofs are those of the engine. */
#include "test.h"

#include "app/rules_rig.h"
#include "base/file.h"
#include "base/scratch.h"
#include "study/proof.h"
#include "ui/board_figure.h"
#include "ui/rule_sentences.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check_sentences(const struct rig *rig, const struct pack *pack)
{
	struct rule_sentences sentences;
	rule_sentences_make(&sentences, rig->app->words, pack, &pack->rules);
	assert_true(sentences.count > 3);
	for (int i = 0; i < sentences.count; i++)
		assert_int_equal(rules_rig_texts(rig, sentences.items[i].text, true), 1);
	rule_sentences_release(&sentences);
}

static void check_pack(struct rig *rig, const struct pack *pack, enum lang lang)
{
	check_sentences(rig, pack);
	for (int i = 0; i < pack->divergence_count; i++) {
		const struct divergence *divergence = &pack->divergences[i];
		assert_true(rules_rig_texts(rig, divergence->rule.in[lang], true) >= 1);
		assert_true(rules_rig_texts(rig, divergence->here.in[lang], false) >= 1);
		assert_true(rules_rig_texts(rig, divergence->other.in[lang], false) >= 1);
		assert_true(rules_rig_texts(rig, divergence->note.in[lang], true) >= 1);
	}
	for (int i = 0; i < pack->source_count; i++) {
		const struct source *source = &pack->sources[i];
		assert_true(rules_rig_texts(rig, source->title, true) >= 1);
		assert_true(rules_rig_texts(rig, source->note.in[lang], true) >= 1);
		assert_true(rules_rig_texts(rig, source->publisher, false) >= 1);
		assert_true(rules_rig_texts(rig, source->place, false) >= 1);
		assert_true(rules_rig_texts(rig, source->address, false) >= 1);
	}
	int inferred = 0;
	for (int i = 0; i < pack->divergence_count; i++)
		inferred += pack->divergences[i].inferred;
	assert_int_equal(
		rules_rig_texts(rig, words_get(rig->app->words, "rules.inferred"), true), inferred);
}

static void aturan__each_pack_in_each_language__tells_all_that_it_holds(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 1280, 720, NULL);
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		words_set_language(rig.app->words, (enum lang)lang);
		page_layout(&rig_page(&rig)->screen);
		for (int i = 0; i < rig.app->packs.count; i++) {
			rules_rig_press_pack(&rig, &rig.app->packs.packs[i]);
			check_pack(&rig, &rig.app->packs.packs[i], (enum lang)lang);
		}
	}
	rig_release(&rig);
}

struct tally {
	int run, proved, noted, unparted, rests;
};

/* How many texts are the words of KEY with N in them, or hold them. */
static int texts_with(const struct rig *rig, const char *key, int n, bool whole)
{
	char number[16];
	snprintf(number, sizeof(number), "%d", n);
	const struct words_slot slots[] = {{"n", number}, {"who", "Pemain\u00a0B"}};
	struct strbuf line;
	strbuf_init(&line);
	words_format(rig->app->words, key, slots, 2, &line);
	int count = rules_rig_texts(rig, line.text, whole);
	strbuf_release(&line);
	return count;
}

/* Seeds that no board shows are told: those that a game throws away as it ends, and those in a hand
 * that waits in an opening together. */
static int check_rest(const struct rig *rig, const struct match *match)
{
	int rest = 2 * match->rules.holes * match->rules.seeds_per_hole -
		   position_total(&match->position);
	if (rest > 0 && match->phase == MATCH_OVER)
		assert_true(texts_with(rig, "rules.over_rest", rest, true) >= 1);
	else if (rest > 0)
		assert_true(texts_with(rig, "turn.opening_waits", rest, false) >= 1);
	return rest > 0;
}

/* The boards of the page are those at which the sample game parts, in the pack's order. */
static struct tally check_proofs(struct rig *rig, const struct pack *pack)
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	struct tally tally = {0};
	int figure = 0;
	for (int i = 0; i < pack->divergence_count; i++) {
		const struct divergence *divergence = &pack->divergences[i];
		tally.noted += divergence->status == DIVERGENCE_NOTED;
		tally.run += divergence->status != DIVERGENCE_NOTED;
		if (divergence->status != DIVERGENCE_COMPARABLE)
			continue;
		struct proof proof;
		proof_find(pack, divergence->option, divergence->other_value, &proof);
		tally.unparted += proof.seed == 0;
		if (proof.seed == 0)
			continue;
		tally.proved++;
		assert_true(figure + 2 <= sheet->figure_count);
		const struct board_figure *here = sheet->figures[figure++].data;
		const struct board_figure *other = sheet->figures[figure++].data;
		assert_true(position_equal(&here->position, &proof.parting.here.position));
		assert_true(position_equal(&other->position, &proof.parting.other.position));
		tally.rests += check_rest(rig, &proof.parting.here);
		tally.rests += check_rest(rig, &proof.parting.other);
		for (int place = 0; place < board_places(here->position.holes); place++) {
			bool differs =
				here->position.cells[place] != other->position.cells[place] ||
				((here->position.burned ^ other->position.burned) >> place & 1);
			assert_int_equal(other->rings >> place & 1, differs);
		}
	}
	assert_int_equal(figure, sheet->figure_count);
	return tally;
}

static void aturan__proofs__are_the_boards_of_the_engine_and_are_counted(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 1280, 720, NULL);
	words_set_language(rig.app->words, LANG_ID);
	page_layout(&rig_page(&rig)->screen);
	int proved = 0, unparted = 0, rests = 0;
	for (int i = 0; i < rig.app->packs.count; i++) {
		char line[128];
		const struct pack *pack = &rig.app->packs.packs[i];
		rules_rig_press_pack(&rig, pack);
		struct tally tally = check_proofs(&rig, pack);
		assert_true(tally.proved < tally.run);
		int len = snprintf(line, sizeof(line),
			"%d\u00a0perbedaan\u00a0· %d\u00a0dijalankan mesin, %d\u00a0di antaranya "
			"terbukti di papan",
			pack->divergence_count, tally.run, tally.proved);
		if (tally.noted > 0)
			snprintf(line + len, sizeof(line) - (size_t)len,
				"\u00a0· %d\u00a0dicatat saja", tally.noted);
		assert_int_equal(rules_rig_texts(&rig, line, true), 1);
		assert_int_equal(
			rules_rig_texts(&rig, "Dalam 60 permainan contoh", false), tally.unparted);
		/* A board laid out anew would tell nothing by itself. */
		if (strcmp(pack->id, "umum") == 0)
			assert_int_equal(
				rules_rig_texts(&rig, "Babak 2 · giliran: Pemain\u00a0B", true), 1);
		/* Nor would two of them that part in the same round: the order of refilling. */
		if (strcmp(pack->id, "congklak-babak") == 0)
			assert_int_equal(rules_rig_texts(&rig, "Babak 2", true), 2);
		proved += tally.proved;
		unparted += tally.unparted;
		rests += tally.rests;
	}
	assert_true(proved > 40 && unparted > 0 && rests > 5);
	rig_release(&rig);
}

/* The common game's file under another id, and one that is no pack. */
static void write_own(struct scratch *scratch)
{
	static const char id[] = "\"id\": \"umum\"";
	struct strbuf text, changed;
	struct diag diag;
	char folder[512];
	snprintf(folder, sizeof(folder), "%s", scratch_path(scratch, "packs"));
	assert_true(file_make_folder(folder, &diag));
	strbuf_init(&text);
	strbuf_init(&changed);
	assert_true(file_read(SOURCE_DIR "/packs/umum.json", 1 << 20, &text, &diag));
	const char *at = strstr(text.text, id);
	assert_non_null(at);
	strbuf_addf(&changed, "%.*s\"id\": \"kami\"%s", (int)(at - text.text), text.text,
		at + sizeof(id) - 1);
	scratch_write(scratch, "packs/kami.json", changed.text);
	scratch_write(scratch, "packs/putus.json", "{");
	strbuf_release(&changed);
	strbuf_release(&text);
}

static void aturan__packs_of_ones_own__are_proved_bit_by_bit_and_faults_told(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	write_own(scratch);
	rig_init(&rig, 1280, 720, 1.0f);
	snprintf(rig.folders.data, sizeof(rig.folders.data), "%s", scratch->folder);
	rig.options.screen = "aturan";
	rig_start(&rig);
	const struct pack *pack = pack_set_find(&rig.app->packs, "kami");
	assert_true(pack && pack->own);
	rules_rig_press_row(&rig, (int)(pack - rig.app->packs.packs));
	assert_true(rig_page(&rig)->sheet.figure_count < 4);
	assert_int_equal(app_wait(rig.app, rig.now), 0);
	rig_pass(&rig, 16 * 40);
	check_proofs(&rig, pack);
	assert_true(rig_page(&rig)->sheet.figure_count > 10);
	assert_int_not_equal(app_wait(rig.app, rig.now), 0);
	/* The faulty one is the last of the list; it is told of and nothing of a pack is shown. */
	rules_rig_press_row(&rig, rig.app->packs.count);
	assert_int_equal(rig_page(&rig)->sheet.figure_count, 0);
	assert_true(rules_rig_texts(&rig, "putus.json", false) >= 1);
	rig_pass(&rig, 100);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(aturan__each_pack_in_each_language__tells_all_that_it_holds),
		cmocka_unit_test(aturan__proofs__are_the_boards_of_the_engine_and_are_counted),
		cmocka_unit_test_setup_teardown(
			aturan__packs_of_ones_own__are_proved_bit_by_bit_and_faults_told,
			scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
