/* SPDX-License-Identifier: MIT */
/* banding: a game is opened from where it was played, stepped to where its rules part by any hand,
 * pasted, changed, and played on by hand; the page goes back to where it came from. */
#include "test.h"

#include "app/board_screen.h"
#include "app/compare_state.h"
#include "app/rig.h"
#include "app/screens.h"
#include "ui/rule_words.h"

#include <stdio.h>
#include <string.h>

static void open_page(struct rig *rig, const char *code)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.screen = "banding";
	rig->options.code = code;
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "banding");
}

static struct compare *compare_of(const struct rig *rig)
{
	assert_string_equal(rig_screen(rig), "banding");
	return (struct compare *)rig_page(rig);
}

static const struct comparison *comparison_of(const struct rig *rig)
{
	return &compare_of(rig)->comparison;
}

static bool says(const struct rig *rig, const char *text)
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	for (int i = 0; i < sheet->text_count; i++) {
		if (strstr(sheet->texts[i].text, text))
			return true;
	}
	return false;
}

static bool says_word(const struct rig *rig, const char *key)
{
	return says(rig, words_get(rig->app->words, key));
}

static bool offers(const struct rig *rig, const char *key)
{
	const struct widget_set *set = &rig_page(rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, words_get(rig->app->words, key)) == 0)
			return true;
	}
	return false;
}

static void tap_id(struct rig *rig, int id)
{
	const struct widget_set *set = &rig_page(rig)->sheet.widgets;
	int index = widget_index(set, id);
	assert_int_not_equal(index, WIDGET_NONE);
	struct rect rect = set->items[index].rect;
	rig_tap(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

/* The keys of a player of films, and where the sample of RULES section 7 parts. */
static void banding__stepped_by_keys_to_the_parting__names_it_and_both_readings(void **state)
{
	(void)state;
	static const struct {
		enum lang lang;
		const char *banner, *step, *here, *other;
	} rows[] = {
		{LANG_ID, "Berpisah di langkah 7: Akhir permainan", "Langkah 7 dari 28",
			"selesai bila tak ada langkah", "selesai bila tiga lubang kosong"},
		{LANG_MS, "Berpisah pada langkah 7: ", "Langkah 7 daripada 28",
			"tamat apabila tiada langkah", "tamat apabila tiga lubang kosong"},
		{LANG_EN, "They part at move 7: End of game", "Move 7 of 28",
			"ends when there is no move", "ends at three empty holes"},
	};
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = "banding";
		rig.options.lang = rows[i].lang;
		rig_start(&rig);
		for (int step = 0; step < 7; step++) {
			assert_false(says(&rig, rows[i].banner));
			assert_false(says(&rig, rows[i].other));
			assert_true(says_word(&rig, "compare.same_so_far"));
			rig_key(&rig, KEY_RIGHT);
		}
		assert_int_equal(comparison_of(&rig)->step, 7);
		assert_true(says(&rig, rows[i].banner));
		assert_true(says(&rig, rows[i].step));
		assert_true(says(&rig, rows[i].here));
		assert_true(says(&rig, rows[i].other));
		assert_false(says_word(&rig, "compare.same_so_far"));
		rig_key(&rig, KEY_LEFT);
		assert_false(says(&rig, rows[i].banner));
		rig_key(&rig, KEY_END);
		assert_int_equal(comparison_of(&rig)->step, 28);
		assert_true(says_word(&rig, "verdict.over")); /* the other board stands */
		rig_key(&rig, KEY_HOME);
		assert_int_equal(comparison_of(&rig)->step, 0);
		rig_key(&rig, KEY_LEFT);
		assert_int_equal(comparison_of(&rig)->step, 0);
		rig_release(&rig);
	}
}

static void banding__buttons__are_those_steps(void **state)
{
	(void)state;
	static const struct {
		int id, step;
	} rows[] = {
		{COMPARE_NEXT, 1},
		{COMPARE_NEXT, 2},
		{COMPARE_PREVIOUS, 1},
		{COMPARE_LAST, 28},
		{COMPARE_TO_PARTING, 7},
		{COMPARE_FIRST, 0},
	};
	struct rig rig;
	open_page(&rig, NULL);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		tap_id(&rig, rows[i].id);
		assert_int_equal(comparison_of(&rig)->step, rows[i].step);
	}
	/* The button that goes on has the focus at first. */
	rig_key(&rig, KEY_TAB);
	rig_key_word(&rig, "compare.next");
	assert_int_equal(comparison_of(&rig)->step, 1);
	rig_release(&rig);
}

/* No step is made but by the time that is handed in. */
static void banding__played__steps_by_itself_and_rests_at_the_parting(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, NULL);
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	tap_id(&rig, COMPARE_RUN);
	assert_true(offers(&rig, "compare.pause"));
	assert_in_range(app_wait(rig.app, rig.now), 800, 900);
	rig_pass(&rig, 800);
	assert_int_equal(comparison_of(&rig)->step, 0);
	rig_pass(&rig, 200);
	assert_int_equal(comparison_of(&rig)->step, 1);
	rig_pass(&rig, 900);
	assert_int_equal(comparison_of(&rig)->step, 2);
	tap_id(&rig, COMPARE_RUN);
	rig_pass(&rig, 3000);
	assert_int_equal(comparison_of(&rig)->step, 2);
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	tap_id(&rig, COMPARE_RUN);
	rig_pass(&rig, 20000);
	assert_int_equal(comparison_of(&rig)->step, 7);
	assert_true(offers(&rig, "compare.run"));
	tap_id(&rig, COMPARE_RUN);
	rig_pass(&rig, 40000);
	assert_int_equal(comparison_of(&rig)->step, 28);
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	/* Under a dialog it waits. */
	tap_id(&rig, COMPARE_RUN);
	assert_int_equal(comparison_of(&rig)->step, 0);
	tap_id(&rig, COMPARE_CHANGE_RULES);
	rig_pass(&rig, 3000);
	rig_key(&rig, KEY_ESCAPE);
	assert_int_equal(comparison_of(&rig)->step, 0);
	rig_release(&rig);
}

static void banding__pair_that_never_parts__says_so_from_the_start(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig_start(&rig);
	/* Where the lap condition is not asked for, its scope changes nothing. */
	const struct pack *pack = pack_set_find(&rig.app->packs, "umum");
	struct rules rules = pack->rules;
	rules_set(&rules, OPTION_LAP_SCOPE, LAP_LIFTING);
	app_push(rig.app, compare_screen_new(rig.app, NULL, pack, &rules));
	assert_true(says_word(&rig, "compare.never"));
	assert_false(offers(&rig, "compare.to_parting"));
	rig_key(&rig, KEY_END);
	assert_true(says_word(&rig, "compare.never"));
	assert_false(says_word(&rig, "compare.stands"));
	rig_release(&rig);
}

/* Each board bears the name of its rules with what is changed of them. */
static void banding__boards__are_named_by_their_packs_and_what_differs(void **state)
{
	(void)state;
	struct rig rig;
	struct strbuf name;
	open_page(&rig, "umum+relay=false.0.6");
	assert_true(says(&rig, "Congklak Umum, tanpa sambung"));
	strbuf_init(&name);
	const struct compare *compare = compare_of(&rig);
	rule_words_name(rig.app->words, compare_pack(compare, COMPARISON_OTHER),
		&comparison_of(&rig)->boards[COMPARISON_OTHER].line.rules, &name);
	assert_true(says(&rig, name.text));
	strbuf_release(&name);
	rig_release(&rig);
}

/* ---- where it is opened from */

static void play_some(struct rig *rig)
{
	static const int holes[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14};
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.opponent = "2p";
	rig->options.pack = "umum";
	rig_start(rig);
	rig->app->settings.speed = SPEED_AT_ONCE;
	const struct session *session = board_screen_session(app_board_screen(rig->app));
	for (int i = 0; i < 60 && session_record(session)->len < 4; i++) {
		int x, y;
		assert_true(app_place_point(rig->app, holes[i % 14], &x, &y));
		rig_tap(rig, x, y);
		rig_pass(rig, 3000);
	}
	assert_int_equal(session_record(session)->len, 4);
}

static void check_board_unchanged(const struct rig *rig, const struct record *before)
{
	const struct record *now = session_record(board_screen_session(app_board_screen(rig->app)));
	assert_int_equal(now->len, before->len);
	assert_memory_equal(now->choices, before->choices, (size_t)now->len);
}

static void banding__from_the_result__compares_the_game_just_played(void **state)
{
	(void)state;
	struct rig rig;
	struct record played;
	play_some(&rig);
	struct screen *board = app_board_screen(rig.app);
	record_copy(&played, session_record(board_screen_session(board)));
	board_screen_concede(board, rig.now);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_tap_word(&rig, "button.compare");
	const struct record *game = &comparison_of(&rig)->game;
	assert_int_equal(compare_of(&rig)->source, COMPARE_PLAYED);
	assert_int_equal(game->len, played.len);
	assert_memory_equal(game->choices, played.choices, (size_t)played.len);
	rig_key(&rig, KEY_END);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "hasil");
	check_board_unchanged(&rig, &played);
	record_release(&played);
	rig_release(&rig);
}

static void banding__from_the_boards_menu__goes_back_to_the_board_as_it_was(void **state)
{
	(void)state;
	struct rig rig;
	struct record played;
	play_some(&rig);
	record_copy(&played, session_record(board_screen_session(app_board_screen(rig.app))));
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "button.compare");
	assert_int_equal(comparison_of(&rig)->game.len, 4);
	uint32_t holes = comparison_choices(comparison_of(&rig), COMPARISON_HERE);
	tap_id(&rig, COMPARE_PLACE + __builtin_ctz(holes));
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "papan");
	check_board_unchanged(&rig, &played);
	record_release(&played);
	rig_release(&rig);
}

/* A board that nothing was played on has nothing to compare. */
static void menu__of_an_empty_board__offers_no_comparison(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig_start(&rig);
	rig_key(&rig, KEY_MENU);
	assert_false(offers(&rig, "button.compare"));
	rig_release(&rig);
}

static void banding__from_home__is_the_first_sample_of_the_chosen_pack(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.pack = "kalah";
	rig_start(&rig);
	rig_tap_word(&rig, "compare.title");
	assert_string_equal(comparison_of(&rig)->game.pack, "kalah");
	assert_string_equal(compare_of(&rig)->other_pack, "umum");
	assert_true(says(&rig, "contoh 1"));
	assert_int_not_equal(comparison_of(&rig)->parting.why, PARTING_NONE);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

/* ---- codes */

static void banding__code_that_is_pasted__is_the_game_compared(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, NULL);
	snprintf(rig.copied, sizeof(rig.copied), "  jawa-sleman:9.1.a\n");
	rig_key(&rig, KEY_PASTE);
	assert_int_equal(compare_of(&rig)->source, COMPARE_CODE);
	assert_string_equal(comparison_of(&rig)->game.pack, "jawa-sleman");
	assert_int_equal(comparison_of(&rig)->game.rules.holes, 9);
	assert_int_equal(comparison_of(&rig)->boards[COMPARISON_OTHER].line.rules.holes, 9);
	/* And out again. */
	tap_id(&rig, COMPARE_COPY);
	assert_string_equal(rig.copied, "jawa-sleman:9.1.a");
	assert_true(says_word(&rig, "compare.copied"));
	rig_key(&rig, KEY_RIGHT);
	assert_false(says_word(&rig, "compare.copied"));
	rig_release(&rig);
}

static void banding__bad_code__is_refused_with_its_sentence_and_changes_nothing(void **state)
{
	(void)state;
	static const struct {
		const char *code, *sentence;
	} rows[] = {
		{"", "Tidak ada kode yang bisa ditempel."},
		{" \n", "Tidak ada kode yang bisa ditempel."},
		{"umum.0.66", "mulai huruf ke-9: choice 2, \"6\". Seharusnya: a hole with seeds"},
		{"umam.0.6", "mulai huruf ke-1: \"umam\". Seharusnya: the id of a pack"},
		{"h\xc3\xa9\tllo", "mulai huruf ke-1: \"h???llo\". Seharusnya: a code of the form"},
		{"umum+relai=true.0.6", "option \"relai\". Seharusnya: an option such as relay"},
	};
	struct rig rig;
	open_page(&rig, NULL);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		rig_key(&rig, KEY_RIGHT);
		int step = comparison_of(&rig)->step;
		snprintf(rig.copied, sizeof(rig.copied), "%s", rows[i].code);
		tap_id(&rig, COMPARE_PASTE);
		print_message("%s\n", compare_of(&rig)->notice.text);
		assert_true(says(&rig, rows[i].sentence));
		assert_int_equal(comparison_of(&rig)->game.len, 28);
		assert_int_equal(comparison_of(&rig)->step, step);
	}
	memset(rig.copied, 'u', sizeof(rig.copied) - 1);
	rig_key(&rig, KEY_PASTE);
	assert_true(says_word(&rig, "compare.long_code"));
	rig_release(&rig);
}

static void banding__without_a_clipboard_or_in_a_kiosk__offers_no_codes(void **state)
{
	(void)state;
	for (int kiosk = 0; kiosk < 2; kiosk++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = "banding";
		rig.options.kiosk = kiosk == 1;
		rig.no_clipboard = kiosk == 0;
		snprintf(rig.copied, sizeof(rig.copied), "umum.0.6");
		rig_start(&rig);
		assert_false(offers(&rig, "compare.copy"));
		assert_false(offers(&rig, "compare.paste"));
		rig_key(&rig, KEY_PASTE);
		assert_int_equal(comparison_of(&rig)->game.len, 28);
		tap_id(&rig, COMPARE_CHANGE_GAME);
		assert_false(offers(&rig, "compare.paste"));
		rig_release(&rig);
	}
}

/* ---- choosing */

static void ganti_permainan__number_pack_and_code__change_the_game(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, NULL);
	tap_id(&rig, COMPARE_CHANGE_GAME);
	assert_string_equal(rig_screen(&rig), "ganti-permainan");
	assert_false(offers(&rig, "compare.the_played"));
	rig_key_word(&rig, "compare.number"); /* a stepper: the arrows change it */
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_ESCAPE);
	assert_int_equal(compare_of(&rig)->sample, 3);
	assert_true(says(&rig, "contoh 3") || strstr(compare_of(&rig)->title.text, "contoh 3"));
	tap_id(&rig, COMPARE_CHANGE_GAME);
	const struct pack *pack = pack_set_find(&rig.app->packs, "congkak-melayu");
	struct page *page = rig_page(&rig);
	const struct widget_set *set = &page->sheet.widgets;
	int id = 0;
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, pack->name.in[LANG_ID]) == 0)
			id = set->items[i].id;
	}
	page->calls->press(page, &(struct widget_event){.id = id});
	rig_tap_word(&rig, "button.ok");
	assert_string_equal(comparison_of(&rig)->game.pack, "congkak-melayu");
	assert_int_equal(compare_of(&rig)->sample, 3);
	tap_id(&rig, COMPARE_CHANGE_GAME);
	snprintf(rig.copied, sizeof(rig.copied), "nothing");
	rig_tap_word(&rig, "compare.paste");
	assert_string_equal(rig_screen(&rig), "ganti-permainan");
	assert_true(says(&rig, "tidak terbaca"));
	snprintf(rig.copied, sizeof(rig.copied), "umum.1.8");
	rig_tap_word(&rig, "compare.paste");
	assert_string_equal(comparison_of(&rig)->game.pack, "umum");
	assert_int_equal(comparison_of(&rig)->game.first, SIDE_B);
	rig_release(&rig);
}

static void ganti_permainan__with_a_game_left_unfinished__offers_it(void **state)
{
	(void)state;
	struct rig rig;
	play_some(&rig);
	app_reset_to_home(rig.app);
	rig_tap_word(&rig, "compare.title");
	assert_int_equal(compare_of(&rig)->source, COMPARE_SAMPLE);
	tap_id(&rig, COMPARE_CHANGE_GAME);
	rig_tap_word(&rig, "compare.the_played");
	rig_key(&rig, KEY_ESCAPE);
	assert_int_equal(compare_of(&rig)->source, COMPARE_PLAYED);
	assert_int_equal(comparison_of(&rig)->game.len, 4);
	rig_release(&rig);
}

static void ganti_permainan__with_a_game_that_came_to_its_end__offers_it(void **state)
{
	(void)state;
	struct rig rig;
	play_some(&rig);
	board_screen_concede(app_board_screen(rig.app), rig.now);
	rig_pass(&rig, 3000);
	rig_tap_word(&rig, "button.home");
	assert_null(rig.app->parked);
	rig_tap_word(&rig, "compare.title");
	tap_id(&rig, COMPARE_CHANGE_GAME);
	rig_tap_word(&rig, "compare.the_played");
	rig_key(&rig, KEY_ESCAPE);
	assert_int_equal(comparison_of(&rig)->game.len, 4);
	rig_release(&rig);
}

/* Every pack that plays this game otherwise is offered, and each can be taken. */
static void ganti_aturan__each_that_is_offered__is_put_on_the_second_board(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, NULL);
	int count = 0;
	for (int i = 0; i < rig.app->packs.count; i++) {
		const struct pack *pack = &rig.app->packs.packs[i];
		struct rules rules = pack->rules;
		if (!comparison_fit(&comparison_of(&rig)->game.rules, &rules))
			continue;
		rig_key(&rig, KEY_RIGHT);
		tap_id(&rig, COMPARE_CHANGE_RULES);
		struct page *page = rig_page(&rig);
		int index = WIDGET_NONE;
		for (int w = 0; w < page->sheet.widgets.count; w++) {
			if (strcmp(page->sheet.widgets.items[w].label, pack->name.in[LANG_ID]) == 0)
				index = w;
		}
		assert_int_not_equal(index, WIDGET_NONE);
		page->calls->press(
			page, &(struct widget_event){.id = page->sheet.widgets.items[index].id});
		stack_sweep(&rig.app->stack);
		assert_string_equal(compare_of(&rig)->other_pack, pack->id);
		assert_true(rules_equal(
			&comparison_of(&rig)->boards[COMPARISON_OTHER].line.rules, &rules));
		assert_int_equal(comparison_of(&rig)->step, 0);
		count++;
	}
	assert_int_equal(count, rig.app->packs.count - 1); /* all but its own */
	rig_release(&rig);
}

/* ---- by hand */

static void banding__tap_on_a_lit_hole__plays_on_there_alone_and_can_be_dropped(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, NULL);
	for (int side = 0; side < COMPARISON_SIDES; side++) {
		const struct comparison *comparison = comparison_of(&rig);
		rig_key(&rig, KEY_HOME);
		for (int i = 0; i < 3; i++)
			rig_key(&rig, KEY_RIGHT);
		struct match here = comparison->boards[side].match;
		struct match other = comparison->boards[1 - side].match;
		int place =
			__builtin_ctz(comparison_choices(comparison, (enum comparison_side)side));
		tap_id(&rig, COMPARE_PLACE + side * COMPARE_PLACES + place);
		match_play(&here, place, NULL);
		assert_true(match_equal(&comparison->boards[side].match, &here));
		assert_true(match_equal(&comparison->boards[1 - side].match, &other));
		assert_true(says(&rig, "Langkah 3, lalu 1 langkah sendiri"));
		assert_true(says_word(&rig, "compare.own_way"));
		rig_key(&rig, KEY_LEFT);
		assert_int_equal(comparison->step, 3);
		rig_key(&rig, KEY_RIGHT);
		assert_true(match_equal(&comparison->boards[side].match, &here));
		rig_tap_word(&rig, "compare.return");
		assert_int_equal(comparison->left, COMPARISON_IN_GAME);
		assert_int_equal(comparison->step, 3);
		assert_false(offers(&rig, "compare.return"));
	}
	rig_release(&rig);
}

/* Only holes that may be lifted can be pressed, by finger and by key. */
static void banding__holes_that_can_be_pressed__are_the_legal_ones(void **state)
{
	(void)state;
	struct rig rig;
	open_page(&rig, NULL);
	for (int step = 0; step <= 28; step++) {
		const struct comparison *comparison = comparison_of(&rig);
		for (int side = 0; side < COMPARISON_SIDES; side++) {
			uint32_t legal = match_legal(&comparison->boards[side].match);
			for (int place = 0; place < 16; place++) {
				int id = COMPARE_PLACE + side * COMPARE_PLACES + place;
				bool there = widget_index(&rig_page(&rig)->sheet.widgets, id) !=
					     WIDGET_NONE;
				assert_int_equal(there, legal >> place & 1);
			}
		}
		rig_key(&rig, KEY_RIGHT);
	}
	rig_key(&rig, KEY_HOME);
	rig_key_word(&rig, "compare.choose"); /* the first of them */
	assert_int_equal(comparison_of(&rig)->left, 0);
	assert_int_equal(comparison_of(&rig)->step, 1);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			banding__stepped_by_keys_to_the_parting__names_it_and_both_readings),
		cmocka_unit_test(banding__buttons__are_those_steps),
		cmocka_unit_test(banding__played__steps_by_itself_and_rests_at_the_parting),
		cmocka_unit_test(banding__pair_that_never_parts__says_so_from_the_start),
		cmocka_unit_test(banding__boards__are_named_by_their_packs_and_what_differs),
		cmocka_unit_test(banding__from_the_result__compares_the_game_just_played),
		cmocka_unit_test(banding__from_the_boards_menu__goes_back_to_the_board_as_it_was),
		cmocka_unit_test(menu__of_an_empty_board__offers_no_comparison),
		cmocka_unit_test(banding__from_home__is_the_first_sample_of_the_chosen_pack),
		cmocka_unit_test(banding__code_that_is_pasted__is_the_game_compared),
		cmocka_unit_test(
			banding__bad_code__is_refused_with_its_sentence_and_changes_nothing),
		cmocka_unit_test(banding__without_a_clipboard_or_in_a_kiosk__offers_no_codes),
		cmocka_unit_test(ganti_permainan__number_pack_and_code__change_the_game),
		cmocka_unit_test(ganti_permainan__with_a_game_left_unfinished__offers_it),
		cmocka_unit_test(ganti_permainan__with_a_game_that_came_to_its_end__offers_it),
		cmocka_unit_test(ganti_aturan__each_that_is_offered__is_put_on_the_second_board),
		cmocka_unit_test(
			banding__tap_on_a_lit_hole__plays_on_there_alone_and_can_be_dropped),
		cmocka_unit_test(banding__holes_that_can_be_pressed__are_the_legal_ones),
	};
	return cmocka_run_group_tests_name("compare", tests, NULL, NULL);
}
