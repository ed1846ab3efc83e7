/* SPDX-License-Identifier: MIT */
/* aturan: all that a pack holds is on its page, the proofs are those of the engine, the page can be
 * read to its end by any hand, and leads on and back. */
#include "test.h"

#include "app/board_screen.h"
#include "app/rig.h"
#include "app/screens.h"
#include "base/file.h"
#include "base/scratch.h"
#include "study/proof.h"
#include "ui/board_figure.h"
#include "ui/rule_sentences.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void open_page(struct rig *rig, int w, int h, const char *pack)
{
	rig_init(rig, w, h, 1.0f);
	rig->options.screen = "aturan";
	rig->options.pack = pack;
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "aturan");
}

/* The row of that entry of the list, pressed. */
static void press_row(struct rig *rig, int entry)
{
	struct page *page = rig_page(rig);
	const struct widget_set *set = &page->sheet.widgets;
	for (int i = 0; i < set->count; i++) {
		if (set->items[i].kind == WIDGET_ROW && entry-- == 0) {
			page->calls->press(page, &(struct widget_event){.id = set->items[i].id});
			return;
		}
	}
	fail_msg("the list is too short");
}

static void press_pack(struct rig *rig, const struct pack *pack)
{
	press_row(rig, (int)(pack - rig->app->packs.packs));
}

static int widget_label_count(const struct rig *rig, const char *key)
{
	const struct widget_set *set = &rig_page(rig)->sheet.widgets;
	int count = 0;
	for (int i = 0; i < set->count; i++)
		count += strcmp(set->items[i].label, words_get(rig->app->words, key)) == 0;
	return count;
}

/* How many texts of the page are TEXT, or hold it. */
static int texts(const struct rig *rig, const char *text, bool whole)
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	int count = 0;
	for (int i = 0; i < sheet->text_count; i++)
		count += whole ? strcmp(sheet->texts[i].text, text) == 0
			       : strstr(sheet->texts[i].text, text) != NULL;
	return count;
}

static void check_sentences(const struct rig *rig, const struct pack *pack)
{
	struct rule_sentences sentences;
	rule_sentences_make(&sentences, rig->app->words, pack, &pack->rules);
	assert_true(sentences.count > 3);
	for (int i = 0; i < sentences.count; i++)
		assert_int_equal(texts(rig, sentences.items[i].text, true), 1);
	rule_sentences_release(&sentences);
}

static void check_pack(struct rig *rig, const struct pack *pack, enum lang lang)
{
	check_sentences(rig, pack);
	for (int i = 0; i < pack->divergence_count; i++) {
		const struct divergence *divergence = &pack->divergences[i];
		assert_true(texts(rig, divergence->rule.in[lang], true) >= 1);
		assert_true(texts(rig, divergence->here.in[lang], false) >= 1);
		assert_true(texts(rig, divergence->other.in[lang], false) >= 1);
		assert_true(texts(rig, divergence->note.in[lang], true) >= 1);
	}
	for (int i = 0; i < pack->source_count; i++) {
		const struct source *source = &pack->sources[i];
		assert_true(texts(rig, source->title, true) >= 1);
		assert_true(texts(rig, source->note.in[lang], true) >= 1);
		assert_true(texts(rig, source->publisher, false) >= 1);
		assert_true(texts(rig, source->place, false) >= 1);
		assert_true(texts(rig, source->address, false) >= 1);
	}
	int inferred = 0;
	for (int i = 0; i < pack->divergence_count; i++)
		inferred += pack->divergences[i].inferred;
	assert_int_equal(texts(rig, words_get(rig->app->words, "rules.inferred"), true), inferred);
}

static void aturan__each_pack_in_each_language__tells_all_that_it_holds(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 1280, 720, NULL);
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		words_set_language(rig.app->words, (enum lang)lang);
		page_layout(&rig_page(&rig)->screen);
		for (int i = 0; i < rig.app->packs.count; i++) {
			press_pack(&rig, &rig.app->packs.packs[i]);
			check_pack(&rig, &rig.app->packs.packs[i], (enum lang)lang);
		}
	}
	rig_release(&rig);
}

struct tally {
	int run, proved, noted, unparted;
};

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
	open_page(&rig, 1280, 720, NULL);
	words_set_language(rig.app->words, LANG_ID);
	page_layout(&rig_page(&rig)->screen);
	int proved = 0, unparted = 0;
	for (int i = 0; i < rig.app->packs.count; i++) {
		char line[128];
		const struct pack *pack = &rig.app->packs.packs[i];
		press_pack(&rig, pack);
		struct tally tally = check_proofs(&rig, pack);
		assert_true(tally.proved < tally.run);
		int len = snprintf(line, sizeof(line),
			"%d\u00a0perbedaan\u00a0· %d\u00a0dijalankan mesin, %d\u00a0di antaranya "
			"terbukti di papan",
			pack->divergence_count, tally.run, tally.proved);
		if (tally.noted > 0)
			snprintf(line + len, sizeof(line) - (size_t)len,
				"\u00a0· %d\u00a0dicatat saja", tally.noted);
		assert_int_equal(texts(&rig, line, true), 1);
		assert_int_equal(texts(&rig, "Dalam 60 permainan contoh", false), tally.unparted);
		/* A board laid out anew would tell nothing by itself. */
		if (strcmp(pack->id, "umum") == 0)
			assert_int_equal(texts(&rig, "Babak 2 · giliran: Pemain B", true), 1);
		proved += tally.proved;
		unparted += tally.unparted;
	}
	assert_true(proved > 40 && unparted > 0);
	rig_release(&rig);
}

static struct sheet_area *reading(struct rig *rig)
{
	struct sheet *sheet = &rig_page(rig)->sheet;
	return &sheet->areas[sheet->area_count - 1];
}

static int last_scroll(const struct sheet_area *area)
{
	return area->height - area->rect.h;
}

static void aturan__keys_wheel_and_finger__each_comes_to_the_end_and_back(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 1280, 720, "umum");
	struct sheet_area *area = reading(&rig);
	int last = last_scroll(area);
	int x = area->rect.x + area->rect.w / 3;
	int y = area->rect.y + area->rect.h / 2;
	assert_true(last > 3 * area->rect.h);
	rig_key(&rig, KEY_END);
	assert_int_equal(area->scroll, last);
	rig_key(&rig, KEY_HOME);
	assert_int_equal(area->scroll, 0);
	for (int before = -1; area->scroll != before;) {
		before = area->scroll;
		rig_key(&rig, KEY_PAGE_DOWN);
		assert_true(area->scroll - before < area->rect.h);
	}
	assert_int_equal(area->scroll, last);
	rig_key(&rig, KEY_PAGE_UP);
	assert_true(area->scroll < last);
	for (int i = 0; i < 400; i++)
		rig_input(&rig, (struct input){.kind = INPUT_WHEEL, .x = x, .y = y, .dy = 1});
	assert_int_equal(area->scroll, 0);
	for (int i = 0; i < 400; i++)
		rig_input(&rig, (struct input){.kind = INPUT_WHEEL, .x = x, .y = y, .dy = -1});
	assert_int_equal(area->scroll, last);
	for (int i = 0; i < 100 && area->scroll > 0; i++) {
		struct input finger = {
			.kind = INPUT_DOWN, .pointer = 1, .x = x, .y = y, .touch = true};
		rig_input(&rig, finger);
		finger.kind = INPUT_MOVE;
		finger.y += 200;
		rig_input(&rig, finger);
		finger.kind = INPUT_UP;
		rig_input(&rig, finger);
		assert_string_equal(rig_screen(&rig), "aturan");
	}
	assert_int_equal(area->scroll, 0);
	rig_release(&rig);
}

/* Marks what can be read now. */
static void mark_seen(const struct sheet *sheet, int area, bool *seen)
{
	struct rect rect = sheet->areas[area].rect;
	for (int i = 0; i < sheet->text_count; i++) {
		const struct rect *text = &sheet->texts[i].rect;
		seen[i] |= sheet->texts[i].area != area ||
			   (text->y >= rect.y && text->y + text->h <= rect.y + rect.h);
	}
}

static void check_down_key(struct rig *rig)
{
	struct sheet *sheet = &rig_page(rig)->sheet;
	int area = sheet->area_count - 1;
	bool *seen = calloc((size_t)sheet->text_count, sizeof(*seen));
	assert_non_null(seen);
	for (int i = 0; i < 3000; i++) {
		mark_seen(sheet, area, seen);
		if (sheet->areas[area].scroll == last_scroll(&sheet->areas[area]))
			break;
		rig_key(rig, KEY_DOWN);
	}
	for (int i = 0; i < sheet->text_count; i++)
		if (!seen[i] && sheet->texts[i].rect.h < sheet->areas[area].rect.h * 2 / 3)
			fail_msg("never seen: \"%s\"", sheet->texts[i].text);
	free(seen);
}

static void aturan__down_key_alone__passes_over_nothing_written(void **state)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {1080, 1920}};
	(void)state;
	for (int i = 0; i < 3; i++) {
		struct rig rig;
		open_page(&rig, sizes[i][0], sizes[i][1], "congklak-babak");
		check_down_key(&rig);
		rig_release(&rig);
	}
}

static void aturan__in_a_narrow_window__list_pack_list_home(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 720, 1280, NULL);
	assert_int_equal(texts(&rig, words_get(rig.app->words, "rules.differ"), true), 0);
	press_pack(&rig, &rig.app->packs.packs[1]);
	assert_int_equal(texts(&rig, words_get(rig.app->words, "rules.differ"), true), 1);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_int_equal(texts(&rig, words_get(rig.app->words, "rules.differ"), true), 0);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

/* A picture of the page with a pack named is one of that pack's rules. */
static void aturan__pack_named_in_a_narrow_window__shows_its_rules(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 720, 1280, "kalah");
	const struct pack *pack = pack_set_find(&rig.app->packs, "kalah");
	assert_int_equal(texts(&rig, pack->name.in[app_lang(rig.app)], true), 1);
	assert_int_equal(texts(&rig, words_get(rig.app->words, "rules.differ"), true), 1);
	rig_tap_word(&rig, "rules.others");
	assert_int_equal(texts(&rig, words_get(rig.app->words, "rules.differ"), true), 0);
	rig_release(&rig);
}

static void aturan__list_in_an_upright_window__ends_with_its_rows(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 1080, 1920, NULL);
	const struct sheet *sheet = &rig_page(&rig)->sheet;
	const struct widget *last = &sheet->widgets.items[sheet->widgets.count - 1];
	int below = sheet->paper.y + sheet->paper.h - last->rect.y - last->rect.h;
	assert_true(below >= 0 && below < last->rect.h);
	assert_int_equal(sheet->areas[1].scroll, 0);
	rig_release(&rig);
}

/* What was left behind by scrolling is not pressed unseen, and Tab goes on from what is seen. */
static void aturan__focus_left_behind_by_pages__is_fetched_first(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 1280, 720, "umum");
	struct sheet *sheet = &rig_page(&rig)->sheet;
	rig_key(&rig, KEY_TAB);
	int first = sheet->widgets.items[sheet->widgets.focus].id;
	for (int i = 0; i < 3; i++)
		rig_key(&rig, KEY_PAGE_DOWN);
	int scroll = reading(&rig)->scroll;
	assert_true(scroll > 0);
	rig_key(&rig, KEY_ENTER);
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_int_equal(sheet->widgets.items[sheet->widgets.focus].id, first);
	assert_int_equal(reading(&rig)->scroll, 0);
	for (int i = 0; i < 3; i++)
		rig_key(&rig, KEY_PAGE_DOWN);
	rig_key(&rig, KEY_TAB);
	const struct widget *next = &sheet->widgets.items[sheet->widgets.focus];
	assert_int_not_equal(next->id, first);
	struct rect seen = reading(&rig)->rect;
	assert_true(next->rect.y >= seen.y && next->rect.y + next->rect.h <= seen.y + seen.h);
	assert_true(reading(&rig)->scroll > scroll / 2);
	rig_release(&rig);
}

/* On a small panel the list scrolls as well: pages are turned of what is read. */
static void aturan__page_keys_from_the_list__turn_what_is_read(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 800, 480, "umum");
	struct sheet *sheet = &rig_page(&rig)->sheet;
	rig_key(&rig, KEY_TAB);
	rig_key(&rig, KEY_LEFT);
	rig_key(&rig, KEY_DOWN);
	assert_int_equal(sheet->widgets.items[sheet->widgets.focus].area, 1);
	int list = sheet->areas[1].scroll;
	rig_key(&rig, KEY_PAGE_DOWN);
	assert_int_equal(sheet->areas[1].scroll, list);
	assert_true(sheet->areas[2].scroll > 0);
	rig_key(&rig, KEY_HOME);
	assert_int_equal(sheet->areas[2].scroll, 0);
	rig_release(&rig);
}

static void aturan__from_pilih_in_a_narrow_window__shows_the_chosen_pack_and_goes_back(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 720, 1280, 1.0f);
	rig.options.screen = "pilih";
	rig.options.pack = "kalah";
	rig_start(&rig);
	rig_key_word(&rig, "rules.full");
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_int_equal(texts(&rig, words_get(rig.app->words, "rules.differ"), true), 1);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_release(&rig);
}

static void aturan__play_by_these_rules__chooses_the_pack(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig_start(&rig);
	rig_key_word(&rig, "rules.title");
	assert_string_equal(rig_screen(&rig), "aturan");
	press_pack(&rig, pack_set_find(&rig.app->packs, "kalah"));
	assert_string_not_equal(rig.app->settings.pack, "kalah");
	rig_tap_word(&rig, "rules.play");
	assert_string_equal(rig_screen(&rig), "pilih");
	assert_string_equal(rig.app->settings.pack, "kalah");
	/* From pilih one comes back to it, not to a second one. */
	rig_key_word(&rig, "rules.full");
	int depth = rig.app->stack.count;
	rig_tap_word(&rig, "rules.play");
	assert_string_equal(rig_screen(&rig), "pilih");
	assert_int_equal(rig.app->stack.count, depth - 1);
	rig_release(&rig);
}

static void aturan__sample_games__are_played_and_compared(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 1280, 720, "umum");
	rig_key_word(&rig, "rules.compare");
	assert_string_equal(rig_screen(&rig), "banding");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "aturan");
	rig_key_word(&rig, "rules.play_sample");
	assert_string_equal(rig_screen(&rig), "papan");
	rig_release(&rig);
}

/* The button with the words of KEY that is the INDEXth such one. */
static void press_word(struct rig *rig, const char *key, int index)
{
	struct page *page = rig_page(rig);
	const struct widget_set *set = &page->sheet.widgets;
	const char *word = words_get(rig->app->words, key);
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, word) == 0 && index-- == 0) {
			page->calls->press(page, &(struct widget_event){.id = set->items[i].id});
			return;
		}
	}
	fail_msg("there are fewer of \"%s\"", word);
}

/* Away from the board by the words of KEY, and where one comes to. */
static void check_way_back(struct rig *rig, const char *note, int scroll, int depth)
{
	assert_string_equal(rig_screen(rig), "papan");
	rig_key(rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(rig), "menu");
	rig_tap_word(rig, "rules.back");
	assert_string_equal(rig_screen(rig), "aturan");
	assert_int_equal(texts(rig, note, true), 1);
	assert_int_equal(reading(rig)->scroll, scroll);
	assert_int_equal(rig->app->stack.count, depth);
	assert_null(app_board_screen(rig->app));
}

static void aturan__left_for_a_sample_game__is_found_again_where_it_was(void **state)
{
	static const int sizes[][2] = {{1280, 720}, {800, 480}, {720, 1280}};
	(void)state;
	for (int i = 0; i < 3; i++) {
		struct rig rig;
		rig_init(&rig, sizes[i][0], sizes[i][1], 1.0f);
		rig_start(&rig);
		rig_key_word(&rig, "rules.title");
		const struct pack *pack = pack_set_find(&rig.app->packs, "congkak-melayu");
		press_pack(&rig, pack);
		const char *note = pack->divergences[0].note.in[app_lang(rig.app)];
		/* Over and over: nothing piles up. */
		for (int turn = 0; turn < 30; turn++) {
			struct sheet *sheet = &rig_page(&rig)->sheet;
			sheet_scroll(sheet, sheet->area_count - 1, 400 + 10 * turn);
			int scroll = reading(&rig)->scroll;
			assert_int_equal(scroll, 400 + 10 * turn);
			press_word(&rig, "rules.play_sample", turn % 3);
			rig_pass(&rig, 500);
			check_way_back(&rig, note, scroll, 2);
		}
		rig_key(&rig, KEY_ESCAPE);
		if (rig.app->theme.narrow)
			rig_key(&rig, KEY_ESCAPE);
		assert_string_equal(rig_screen(&rig), "beranda");
		assert_false(app_can_resume(rig.app));
		rig_release(&rig);
	}
}

static void aturan__sample_game_from_a_game__keeps_both(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig.options.pack = "jawa-sleman";
	rig_start(&rig);
	struct screen *played = app_board_screen(rig.app);
	struct command choice = {.kind = COMMAND_CHOOSE, .by = SIDE_A, .place = 2};
	assert_int_equal(session_do(board_screen_session(played), &choice), VERDICT_OK);
	const struct pack *pack = pack_set_find(&rig.app->packs, "jawa-sleman");
	app_open_menu(rig.app);
	rig_tap_word(&rig, "rules.title");
	press_word(&rig, "rules.play_sample", 0);
	assert_ptr_not_equal(app_board_screen(rig.app), played);
	check_way_back(&rig, pack->divergences[0].note.in[app_lang(rig.app)], 0, 2);
	assert_ptr_equal(rig.app->parked, played);
	/* A board opened from elsewhere leads to the rules as ever. */
	rig_key(&rig, KEY_ESCAPE);
	app_resume_game(rig.app);
	assert_ptr_equal(app_board_screen(rig.app), played);
	app_open_menu(rig.app);
	assert_int_equal(widget_label_count(&rig, "rules.back"), 0);
	assert_int_equal(widget_label_count(&rig, "rules.title"), 1);
	rig_release(&rig);
}

/* Played to its end the result leads there, too. */
static void aturan__sample_game_that_is_over__leads_back_from_its_result(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, 1280, 720, "umum");
	press_word(&rig, "rules.play_sample", 2);
	struct screen *board = app_board_screen(rig.app);
	app_show_result(rig.app, board_screen_session(board));
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_tap_word(&rig, "rules.back");
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_null(app_board_screen(rig.app));
	rig_release(&rig);
}

static void aturan__from_the_menu__shows_the_pack_that_is_played(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig.options.pack = "jawa-sleman";
	rig_start(&rig);
	snprintf(rig.app->settings.pack, sizeof(rig.app->settings.pack), "kalah");
	app_open_menu(rig.app);
	app_draw(rig.app, rig.now);
	rig_tap_word(&rig, "rules.title");
	assert_string_equal(rig_screen(&rig), "aturan");
	const struct pack *pack = pack_set_find(&rig.app->packs, "jawa-sleman");
	assert_int_equal(texts(&rig, pack->divergences[0].note.in[app_lang(rig.app)], true), 1);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "papan");
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
	press_row(&rig, (int)(pack - rig.app->packs.packs));
	assert_true(rig_page(&rig)->sheet.figure_count < 4);
	assert_int_equal(app_wait(rig.app, rig.now), 0);
	rig_pass(&rig, 16 * 40);
	check_proofs(&rig, pack);
	assert_true(rig_page(&rig)->sheet.figure_count > 10);
	assert_int_not_equal(app_wait(rig.app, rig.now), 0);
	/* The faulty one is the last of the list; it is told of and nothing of a pack is shown. */
	press_row(&rig, rig.app->packs.count);
	assert_int_equal(rig_page(&rig)->sheet.figure_count, 0);
	assert_true(texts(&rig, "putus.json", false) >= 1);
	rig_pass(&rig, 100);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(aturan__each_pack_in_each_language__tells_all_that_it_holds),
		cmocka_unit_test(aturan__proofs__are_the_boards_of_the_engine_and_are_counted),
		cmocka_unit_test(aturan__keys_wheel_and_finger__each_comes_to_the_end_and_back),
		cmocka_unit_test(aturan__down_key_alone__passes_over_nothing_written),
		cmocka_unit_test(aturan__in_a_narrow_window__list_pack_list_home),
		cmocka_unit_test(
			aturan__from_pilih_in_a_narrow_window__shows_the_chosen_pack_and_goes_back),
		cmocka_unit_test(aturan__play_by_these_rules__chooses_the_pack),
		cmocka_unit_test(aturan__sample_games__are_played_and_compared),
		cmocka_unit_test(aturan__pack_named_in_a_narrow_window__shows_its_rules),
		cmocka_unit_test(aturan__list_in_an_upright_window__ends_with_its_rows),
		cmocka_unit_test(aturan__focus_left_behind_by_pages__is_fetched_first),
		cmocka_unit_test(aturan__page_keys_from_the_list__turn_what_is_read),
		cmocka_unit_test(aturan__left_for_a_sample_game__is_found_again_where_it_was),
		cmocka_unit_test(aturan__sample_game_from_a_game__keeps_both),
		cmocka_unit_test(aturan__sample_game_that_is_over__leads_back_from_its_result),
		cmocka_unit_test(aturan__from_the_menu__shows_the_pack_that_is_played),
		cmocka_unit_test_setup_teardown(
			aturan__packs_of_ones_own__are_proved_bit_by_bit_and_faults_told,
			scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
