/* SPDX-License-Identifier: MIT */
/* banding: a game is opened from where it was played, stepped to where its rules part by any hand,
 * pasted, and played on by hand; the page goes back to where it came from. */
#include "test.h"

#include "app/board_screen.h"
#include "app/compare_rig.h"
#include "app/screens.h"
#include "ui/rule_words.h"

#include <stdio.h>
#include <string.h>

/* The keys of a player of films, and where the sample of RULES section 7 parts. */
static void banding__stepped_by_keys_to_the_parting__names_it_and_both_readings(void **state)
{
	(void)state;
	static const struct {
		enum lang lang;
		const char *banner, *step, *here, *other;
	} rows[] = {
		{LANG_ID, "Berpisah di langkah 7: Akhir permainan", "Langkah 7 dari 28",
			"selesai kalau tak ada langkah", "selesai kalau tiga sawah kosong"},
		{LANG_MS, "Mula berbeza pada langkah 7: ", "Langkah 7 daripada 28",
			"tamat apabila tiada langkah", "tamat apabila tiga sawah kosong"},
		{LANG_EN, "They part at move 7: End of game", "Move 7 of 28",
			"ends when there is no move", "ends with a third empty sawah"},
	};
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = "banding";
		rig.options.lang = rows[i].lang;
		rig_start(&rig);
		for (int step = 0; step < 7; step++) {
			assert_false(rig_says(&rig, rows[i].banner));
			assert_false(rig_says(&rig, rows[i].other));
			assert_true(rig_says_word(&rig, "compare.same_so_far"));
			rig_key(&rig, KEY_RIGHT);
		}
		assert_int_equal(comparison_of(&rig)->step, 7);
		assert_true(rig_says(&rig, rows[i].banner));
		assert_true(rig_says(&rig, rows[i].step));
		assert_true(rig_says(&rig, rows[i].here));
		assert_true(rig_says(&rig, rows[i].other));
		assert_false(rig_says_word(&rig, "compare.same_so_far"));
		rig_key(&rig, KEY_LEFT);
		assert_false(rig_says(&rig, rows[i].banner));
		rig_key(&rig, KEY_END);
		assert_int_equal(comparison_of(&rig)->step, 28);
		assert_true(rig_says_word(&rig, "verdict.over")); /* the other board stands */
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
	compare_open(&rig, NULL);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		rig_tap_id(&rig, rows[i].id);
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
	compare_open(&rig, NULL);
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	rig_tap_id(&rig, COMPARE_RUN);
	assert_true(compare_offers(&rig, "compare.pause"));
	assert_in_range(app_wait(rig.app, rig.now), 800, 900);
	rig_pass(&rig, 800);
	assert_int_equal(comparison_of(&rig)->step, 0);
	rig_pass(&rig, 200);
	assert_int_equal(comparison_of(&rig)->step, 1);
	rig_pass(&rig, 900);
	assert_int_equal(comparison_of(&rig)->step, 2);
	rig_tap_id(&rig, COMPARE_RUN);
	rig_pass(&rig, 3000);
	assert_int_equal(comparison_of(&rig)->step, 2);
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	rig_tap_id(&rig, COMPARE_RUN);
	rig_pass(&rig, 20000);
	assert_int_equal(comparison_of(&rig)->step, 7);
	assert_true(compare_offers(&rig, "compare.run"));
	rig_tap_id(&rig, COMPARE_RUN);
	rig_pass(&rig, 40000);
	assert_int_equal(comparison_of(&rig)->step, 28);
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	/* Under a dialog it waits. */
	rig_tap_id(&rig, COMPARE_RUN);
	assert_int_equal(comparison_of(&rig)->step, 0);
	rig_tap_id(&rig, COMPARE_CHANGE_RULES);
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
	assert_true(rig_says_word(&rig, "compare.never"));
	assert_false(compare_offers(&rig, "compare.to_parting"));
	rig_key(&rig, KEY_END);
	assert_true(rig_says_word(&rig, "compare.never"));
	assert_false(rig_says_word(&rig, "compare.stands"));
	rig_release(&rig);
}

/* Each board bears the name of its rules with what is changed of them. */
static void banding__boards__are_named_by_their_packs_and_what_differs(void **state)
{
	(void)state;
	struct rig rig;
	struct strbuf name;
	compare_open(&rig, "umum+relay=false.0.6");
	assert_true(rig_says(&rig, "Congklak Umum, tanpa sambung"));
	strbuf_init(&name);
	const struct compare *compare = compare_of(&rig);
	rule_words_name(rig.app->words, compare_pack(compare, COMPARISON_OTHER),
		&comparison_of(&rig)->boards[COMPARISON_OTHER].line.rules, &name);
	assert_true(rig_says(&rig, name.text));
	strbuf_release(&name);
	rig_release(&rig);
}

/* ---- where it is opened from */

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
	compare_play_some(&rig);
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
	compare_play_some(&rig);
	record_copy(&played, session_record(board_screen_session(app_board_screen(rig.app))));
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "button.compare");
	assert_int_equal(comparison_of(&rig)->game.len, 4);
	uint32_t holes = comparison_choices(comparison_of(&rig), COMPARISON_HERE);
	rig_tap_id(&rig, COMPARE_PLACE + __builtin_ctz(holes));
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
	assert_false(compare_offers(&rig, "button.compare"));
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
	assert_true(rig_says(&rig, "Contoh 1"));
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
	compare_open(&rig, NULL);
	snprintf(rig.copied, sizeof(rig.copied), "  jawa-sleman:9.1.a\n");
	rig_key(&rig, KEY_PASTE);
	assert_int_equal(compare_of(&rig)->source, COMPARE_CODE);
	assert_string_equal(comparison_of(&rig)->game.pack, "jawa-sleman");
	assert_int_equal(comparison_of(&rig)->game.rules.holes, 9);
	assert_int_equal(comparison_of(&rig)->boards[COMPARISON_OTHER].line.rules.holes, 9);
	/* And out again. */
	rig_tap_id(&rig, COMPARE_COPY);
	assert_string_equal(rig.copied, "jawa-sleman:9.1.a");
	assert_true(rig_says_word(&rig, "compare.copied"));
	rig_key(&rig, KEY_RIGHT);
	assert_false(rig_says_word(&rig, "compare.copied"));
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
		{"umum.0.66", "mulai huruf ke-9: langkah ke-2, \"6\". Seharusnya: lubang berisi"},
		{"umam.0.6", "mulai huruf ke-1: \"umam\". Seharusnya: id permainan"},
		{"h\xc3\xa9\tllo", "mulai huruf ke-1: \"h???llo\". Seharusnya: kode berbentuk"},
		{"umum+relai=true.0.6", "opsi \"relai\". Seharusnya: opsi seperti relay"},
	};
	struct rig rig;
	compare_open(&rig, NULL);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		rig_key(&rig, KEY_RIGHT);
		int step = comparison_of(&rig)->step;
		snprintf(rig.copied, sizeof(rig.copied), "%s", rows[i].code);
		rig_tap_id(&rig, COMPARE_PASTE);
		print_message("%s\n", compare_of(&rig)->notice.text);
		assert_true(rig_says(&rig, rows[i].sentence));
		assert_int_equal(comparison_of(&rig)->game.len, 28);
		assert_int_equal(comparison_of(&rig)->step, step);
	}
	memset(rig.copied, 'u', sizeof(rig.copied) - 1);
	rig_key(&rig, KEY_PASTE);
	assert_true(rig_says_word(&rig, "compare.long_code"));
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
		assert_false(compare_offers(&rig, "compare.copy"));
		assert_false(compare_offers(&rig, "compare.paste"));
		rig_key(&rig, KEY_PASTE);
		assert_int_equal(comparison_of(&rig)->game.len, 28);
		rig_tap_id(&rig, COMPARE_CHANGE_GAME);
		assert_false(compare_offers(&rig, "compare.paste"));
		rig_release(&rig);
	}
}

/* ---- by hand */

static void banding__tap_on_a_lit_hole__plays_on_there_alone_and_can_be_dropped(void **state)
{
	(void)state;
	struct rig rig;
	compare_open(&rig, NULL);
	for (int side = 0; side < COMPARISON_SIDES; side++) {
		const struct comparison *comparison = comparison_of(&rig);
		rig_key(&rig, KEY_HOME);
		for (int i = 0; i < 3; i++)
			rig_key(&rig, KEY_RIGHT);
		struct match here = comparison->boards[side].match;
		struct match other = comparison->boards[1 - side].match;
		int place =
			__builtin_ctz(comparison_choices(comparison, (enum comparison_side)side));
		rig_tap_id(&rig, COMPARE_PLACE + side * COMPARE_PLACES + place);
		match_play(&here, place, NULL);
		assert_true(match_equal(&comparison->boards[side].match, &here));
		assert_true(match_equal(&comparison->boards[1 - side].match, &other));
		assert_true(rig_says(&rig, "Langkah 3, lalu 1 langkah sendiri"));
		assert_true(rig_says_word(&rig, "compare.own_way"));
		rig_key(&rig, KEY_LEFT);
		assert_int_equal(comparison->step, 3);
		rig_key(&rig, KEY_RIGHT);
		assert_true(match_equal(&comparison->boards[side].match, &here));
		rig_tap_word(&rig, "compare.return");
		assert_int_equal(comparison->left, COMPARISON_IN_GAME);
		assert_int_equal(comparison->step, 3);
		assert_false(compare_offers(&rig, "compare.return"));
	}
	rig_release(&rig);
}

/* Only holes that may be lifted can be pressed, by finger and by key. */
static void banding__holes_that_can_be_pressed__are_the_legal_ones(void **state)
{
	(void)state;
	struct rig rig;
	compare_open(&rig, NULL);
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

/* At rest only a rim of light; the hole under the pointer, or with the focus, is lit. */
static void banding__the_pointer_over_a_hole__lights_that_one(void **state)
{
	(void)state;
	struct rig rig;
	compare_open(&rig, NULL);
	const struct compare *compare = compare_of(&rig);
	const struct widget_set *set = &compare->page.sheet.widgets;
	int id = COMPARE_PLACE + COMPARE_PLACES + 3;
	app_draw(rig.app, 0);
	assert_int_equal(compare->figures[COMPARISON_OTHER].lit, FIGURE_NOWHERE);
	struct rect hole = set->items[widget_index(set, id)].rect;
	rig_input(&rig,
		(struct input){
			.kind = INPUT_HOVER, .x = hole.x + hole.w / 2, .y = hole.y + hole.h / 2});
	app_draw(rig.app, 0);
	assert_int_equal(compare->figures[COMPARISON_OTHER].lit, 3);
	assert_int_equal(compare->figures[COMPARISON_HERE].lit, FIGURE_NOWHERE);
	rig_key(&rig, KEY_TAB); /* now the focus tells */
	app_draw(rig.app, 0);
	assert_int_equal(compare->figures[COMPARISON_OTHER].lit, FIGURE_NOWHERE);
	rig_release(&rig);
}

/* What is told of the clipboard stands where the banner stood: the boards stay. */
static void banding__told_that_the_code_is_copied__keeps_its_boards_in_place(void **state)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {1080, 1920}};
	(void)state;
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		struct rig rig;
		compare_open(&rig, NULL);
		rig_resize(&rig, sizes[i][0], sizes[i][1], 1.0f);
		const struct sheet *sheet = &rig_page(&rig)->sheet;
		for (int parted = 0; parted < 2; parted++) {
			struct rect before = sheet->figures[1].rect;
			rig_key(&rig, KEY_COPY);
			assert_true(rig_says_word(&rig, "compare.copied"));
			assert_memory_equal(&before, &sheet->figures[1].rect, sizeof(before));
			rig_tap_id(&rig, COMPARE_TO_PARTING);
		}
		rig_release(&rig);
	}
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
		cmocka_unit_test(
			banding__tap_on_a_lit_hole__plays_on_there_alone_and_can_be_dropped),
		cmocka_unit_test(banding__holes_that_can_be_pressed__are_the_legal_ones),
		cmocka_unit_test(banding__the_pointer_over_a_hole__lights_that_one),
		cmocka_unit_test(banding__told_that_the_code_is_copied__keeps_its_boards_in_place),
	};
	return cmocka_run_group_tests_name("compare", tests, NULL, NULL);
}
