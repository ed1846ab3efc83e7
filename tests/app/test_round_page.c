/* SPDX-License-Identifier: MIT */
/* Matches of several rounds on the screen: the page between rounds, the cards and the line, and a
 * board that plays a record by itself. */
#include "test.h"

#include "app/board_rig.h"
#include "session/rounds.h"

#include <stdio.h>
#include <string.h>

/* Rounds that are over with the next choice of A: 52 to 46, so that B has a burned hole. */
#define SETUP  "congkak-warisan+start=bergiliran+rounds.maxRounds=3"
#define ENDING SETUP "@0_0_0_0_0_0_1_51_0_0_0_0_0_0_0_46.0."

/* Three rounds to the end, with burned holes. */
#define BURNED                                                                                     \
	"congklak-babak+rounds.maxRounds=3.0."                                                     \
	"6e3db26e1a0b69e3dec65ac3e4186a08c9abce22b631c5a262d4"                                     \
	"3a82e41d6c596d1a1d653c4689abcdecc13360d3cbb6d10d2bde23bc0c4ece5b61de653b5c6de"

static void open_game(struct rig *rig, const char *code, const char *opponent)
{
	board_rig_open(rig, code, opponent, 1280, 720);
	rig->app->settings.reduced_motion = true;
	app_apply_settings(rig->app);
}

static void end_round(struct rig *rig)
{
	board_rig_tap(rig, 6);
	board_rig_rest(rig);
}

static const char *text_with(struct rig *rig, const char *words)
{
	const struct fake_call *call;

	board_rig_draw(rig);
	call = fake_draw_find(&rig->fake, words);
	if (!call)
		fail_msg("%s: no \"%s\" is drawn", rig_screen(rig), words);
	return call->text;
}

static bool is_drawn(struct rig *rig, const char *words)
{
	board_rig_draw(rig);
	return fake_draw_find(&rig->fake, words) != NULL;
}

static void round_page__after_a_round__tells_it_and_what_comes_next(void **state)
{
	struct rig rig;
	(void)state;

	open_game(&rig, ENDING, "2p");
	assert_true(is_drawn(&rig, "Babak 1 dari 3"));
	end_round(&rig);
	assert_string_equal(rig_screen(&rig), "papan"); /* the refilled board is seen first */
	assert_true(is_drawn(&rig, "Babak 2 dari 3"));
	text_with(&rig, "Babak 1 selesai, 52 : 46");
	/* Nothing is chosen before the page was there. */
	board_rig_tap(&rig, 14);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_pass(&rig, ROUND_MS + 32);
	assert_string_equal(rig_screen(&rig), "babak");
	text_with(&rig, "Babak 1 selesai");
	text_with(&rig, "Pemain\u00a0A: semua kampung terisi lagi, 3 biji tinggal di rumah.");
	/* B's hole farthest from the store lies at the left. */
	text_with(&rig, "Pemain\u00a0B: 46 biji hanya cukup untuk 6 kampung. Terbakar: ke-1.");
	text_with(&rig, "Sampai pertandingan selesai yang terbakar dilompati");
	text_with(&rig, "Pemain\u00a0B mulai, dengan biji lebih sedikit.");
	text_with(&rig, "Tinggal 2 babak lagi.");
	text_with(&rig, "Mulai babak 2");
	rig_key(&rig, KEY_ENTER);
	assert_string_equal(rig_screen(&rig), "papan");
	/* Once. */
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "papan");
	board_rig_tap(&rig, 14);
	assert_int_equal(board_rig_choices(&rig), 2);
	rig_release(&rig);
}

static void round_page__after_undo__comes_when_the_round_ends_again(void **state)
{
	struct rig rig;
	(void)state;

	open_game(&rig, ENDING, "2p");
	end_round(&rig);
	rig_pass(&rig, ROUND_MS + 32);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_key(&rig, KEY_UNDO);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(session_rounds(board_rig(&rig)->session), 0);
	rig_key(&rig, KEY_REDO);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "babak");
	rig_key(&rig, KEY_ESCAPE);
	rig_key(&rig, KEY_UNDO);
	/* Undone while its page was still to come: it does not come. */
	end_round(&rig);
	rig_key(&rig, KEY_UNDO);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "papan");
	end_round(&rig);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "babak");
	rig_release(&rig);
}

static void round_page__from_the_menu__is_there_after_a_round_only(void **state)
{
	struct rig rig;
	(void)state;

	open_game(&rig, ENDING, "2p");
	app_open_menu(rig.app);
	for (int i = 0; i < rig_page(&rig)->sheet.widgets.count; i++)
		assert_string_not_equal(rig_page(&rig)->sheet.widgets.items[i].label, "Babak");
	app_pop(rig.app);
	end_round(&rig);
	rig_pass(&rig, 3000);
	rig_key(&rig, KEY_ENTER);
	board_rig_tap(&rig, 14);
	app_open_menu(rig.app);
	rig_tap_word(&rig, "button.rounds");
	assert_string_equal(rig_screen(&rig), "babak");
	text_with(&rig, "Babak 2 dari 3");
	text_with(&rig, "Lanjut main");
	assert_false(is_drawn(&rig, "semua kampung terisi lagi")); /* that is past */
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_release(&rig);
}

static void round_page__between_computers__does_not_come(void **state)
{
	struct rig rig;
	(void)state;

	open_game(&rig, ENDING, "demo");
	rig.app->settings.reduced_motion = true;
	for (int i = 0; i < 200 && session_rounds(board_rig(&rig)->session) == 0; i++)
		rig_pass(&rig, 160);
	assert_int_equal(session_rounds(board_rig(&rig)->session), 1);
	for (int i = 0; i < 100; i++) {
		rig_pass(&rig, 48);
		assert_string_not_equal(rig_screen(&rig), "babak");
	}
	assert_true(board_rig_choices(&rig) > 1);
	rig_release(&rig);
}

static void round_page__of_any_rules_and_window__has_its_words_inside(void **state)
{
	static const char *const codes[] = {
		ENDING,
		"congklak-babak+start=bergiliran@0_0_0_0_0_0_1_70_0_0_0_0_0_0_0_27.0.",
		"congklak-babak+start=bergiliran+rounds.matchEnd=habis@0_0_0_0_0_0_1_93_0_0_0_0_0_"
		"0_"
		"0_4.0.",
		"congklak-babak:11x11+start=bergiliran+rounds.nextFirst=pemenang@0_0_0_0_0_0_0_0_0_"
		"0_"
		"1_130_0_0_0_0_0_0_0_0_0_0_0_111.0.",
		"congklak-babak+start=bergiliran+rounds.refillFrom=jauh-lumbung+rounds.nextFirst="
		"bergantian@0_0_0_0_0_0_1_48_0_0_0_0_0_0_0_49.0.",
	};
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {720, 1280}, {480, 360}};
	(void)state;

	for (size_t c = 0; c < sizeof codes / sizeof *codes; c++) {
		struct rig rig;
		int last;

		open_game(&rig, codes[c], "1");
		last = board_rig_match(&rig)->rules.holes - 1;
		board_rig_tap(&rig, last);
		board_rig_rest(&rig);
		rig_pass(&rig, 3000);
		assert_string_equal(rig_screen(&rig), "babak");
		for (int i = 0; i < 4 * LANG_COUNT * 2; i++) {
			const struct sheet *sheet = &rig_page(&rig)->sheet;
			const struct sheet_area *area = &sheet->areas[1];

			rig.app->settings.language = (enum lang)(i / 4 % LANG_COUNT);
			rig.app->settings.text_percent = i < 4 * LANG_COUNT ? 100 : 200;
			app_apply_settings(rig.app);
			rig_resize(&rig, sizes[i % 4][0], sizes[i % 4][1], 1.0f);
			board_rig_draw(&rig);
			assert_in_range(sheet->paper.x, 0, sizes[i % 4][0]);
			assert_in_range(sheet->paper.y, 0, sizes[i % 4][1]);
			assert_true(sheet->paper.x + sheet->paper.w <= sizes[i % 4][0]);
			assert_true(sheet->paper.y + sheet->paper.h <= sizes[i % 4][1]);
			for (int t = 0; t < sheet->text_count; t++) {
				const struct rect *r = &sheet->texts[t].rect;

				assert_true(r->x >= area->rect.x);
				assert_true(r->x + r->w <= area->rect.x + area->rect.w);
			}
			/* The way on is always in sight, below what scrolls. */
			const struct rect *foot = &sheet->widgets.items[0].rect;

			assert_int_equal(sheet->widgets.count, 1);
			assert_true(foot->y >= area->rect.y + area->rect.h);
			assert_true(foot->y + foot->h <= sheet->paper.y + sheet->paper.h);
		}
		rig_key(&rig, KEY_ENTER);
		rig_release(&rig);
	}
}

static void marks__of_the_last_move__are_gone_after_a_refill(void **state)
{
	struct rig rig;
	(void)state;

	open_game(&rig, ENDING, "2p");
	end_round(&rig);
	for (int side = 0; side < 2; side++)
		assert_false(presenter_mark(board_rig(&rig)->presenter, (enum side)side)->valid);
	assert_int_equal(presenter_seeds(board_rig(&rig)->presenter), 98);
	for (int place = 0; place < 16; place++)
		assert_int_equal(presenter_bound(board_rig(&rig)->presenter, place),
			board_rig_match(&rig)->position.cells[place]);
	rig_release(&rig);
}

/* At each moment of the motion the numbers are of seeds that lie there, and none is lost. */
static void refill__while_it_is_shown__empties_the_stores_seed_by_seed(void **state)
{
	struct rig rig;
	const struct presenter_view *frame;
	int left = 52, steps = 0;
	(void)state;

	board_rig_open(&rig, ENDING, "2p", 1280, 720);
	frame = &board_rig(&rig)->view.frame;
	board_rig_tap(&rig, 6);
	while (presenter_shown(board_rig(&rig)->presenter)->over == 0)
		rig_pass(&rig, 16);
	text_with(&rig, "Babak 1 selesai, 52 : 46");
	assert_int_equal(frame->lying[7], 52);
	assert_int_equal(frame->lying[15], 46);
	assert_true(app_is_moving(rig.app));
	while (app_is_moving(rig.app)) {
		int lying = 0, flying = 0;

		rig_pass(&rig, 16);
		board_rig_draw(&rig);
		for (int place = 0; place < 16; place++)
			lying += frame->lying[place];
		for (int i = 0; i < frame->count; i++)
			flying += !frame->seeds[i].lies;
		assert_int_equal(lying + flying, 98);
		assert_true(frame->lying[7] <= left);
		steps += frame->lying[7] < left;
		left = frame->lying[7];
	}
	assert_int_equal(left, 3);
	assert_in_range(steps, 30, 49);
	rig_release(&rig);
}

static void preview__of_a_choice_that_ends_a_round__does_not_say_the_game(void **state)
{
	static const struct {
		const char *code;
		const char *words;
	} rows[] = {
		{ENDING, "Babak selesai"},
		{"congkak-warisan+start=bergiliran+rounds.maxRounds=1@0_0_0_0_0_0_1_51_0_0_0_0_0_0_"
		 "0_"
		 "46.0.",
			"Permainan selesai"},
		{"congkak-warisan+start=bergiliran@0_0_0_0_0_0_1_92_0_0_0_0_0_0_0_5.0.",
			"Permainan selesai"},
	};
	(void)state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct rig rig;
		struct input hover = {.kind = INPUT_HOVER, .pointer = POINTER_MOUSE};

		open_game(&rig, rows[i].code, "2p");
		board_rig_point(&rig, 6, &hover.x, &hover.y);
		rig_input(&rig, hover);
		assert_non_null(strstr(board_rig(&rig)->ahead.second.text, rows[i].words));
		rig_release(&rig);
	}
}

static void result__of_rounds__has_their_table_and_the_reason(void **state)
{
	static const struct {
		const char *code;
		bool concede;
		const char *words[4];
	} rows[] = {
		{"congkak-warisan+start=bergiliran@0_0_0_0_0_0_1_92_0_0_0_0_0_0_0_5.0.", false,
			{"Pemain\u00a0A menang, selisih 88 biji",
				"Pemain\u00a0B punya 5 biji: tak cukup untuk mengisi satu kampung.",
				"Babak 1", "93"}},
		{"congklak-babak+start=bergiliran+rounds.matchEnd=habis@0_0_0_0_0_0_1_97_0_0_0_0_0_"
		 "0_"
		 "0_0.0.",
			false,
			{"Pemain\u00a0A menang", "Pemain\u00a0B tak punya biji lagi.", "98"}},
		{ENDING, true, {"Pemain\u00a0B menang: lawan menyerah", "Biji pulang", "51"}},
	};
	(void)state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct rig rig;

		open_game(&rig, rows[i].code, "2p");
		if (rows[i].concede)
			board_screen_concede(app_board_screen(rig.app), rig.now);
		else
			end_round(&rig);
		rig_pass(&rig, 3000);
		assert_string_equal(rig_screen(&rig), "hasil");
		for (int w = 0; w < 4 && rows[i].words[w]; w++)
			text_with(&rig, rows[i].words[w]);
		rig_release(&rig);
	}
}

static int size_of(struct rig *rig, const char *key)
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	const char *words = app_word(rig->app, key);

	for (int i = 0; i < sheet->text_count; i++)
		if (strcmp(sheet->texts[i].text, words) == 0)
			return sheet->texts[i].block.style.size;
	fail_msg("%s: no \"%s\" on it", rig_screen(rig), words);
	return 0;
}

/* One name smaller than those beside it looks like a mistake. */
static void result__with_large_letters_upright__has_its_head_in_one_size(void **state)
{
	struct rig rig;

	(void)state;
	open_game(&rig, BURNED, "2");
	rig.app->settings.text_percent = 200;
	app_apply_settings(rig.app);
	app_show_result(rig.app, board_screen_session(app_board_screen(rig.app)));
	for (int w = 720; w <= 1080; w += 120) {
		rig_resize(&rig, w, w * 16 / 9, 1.0f);
		assert_string_equal(rig_screen(&rig), "hasil");
		assert_int_equal(size_of(&rig, "seat.computer"), size_of(&rig, "seat.you"));
		assert_int_equal(size_of(&rig, "seat.computer"), size_of(&rig, "round.burned"));
	}
	rig_release(&rig);
}

/* The rounds and what is told of the game below them are one table. */
static void result__of_rounds__has_the_numbers_of_a_side_in_one_column(void **state)
{
	struct rig rig;

	(void)state;
	open_game(&rig, BURNED, "2p");
	app_show_result(rig.app, board_screen_session(app_board_screen(rig.app)));
	rig_pass(&rig, 100);
	assert_string_equal(rig_screen(&rig), "hasil");
	const struct sheet *sheet = &rig_page(&rig)->sheet;
	int edges[8], count = 0, numbers = 0;
	for (int i = 0; i < sheet->text_count; i++) {
		const struct sheet_text *text = &sheet->texts[i];
		int edge = text->rect.x + text->rect.w, at = 0;
		if (text->align != ALIGN_RIGHT)
			continue;
		numbers++;
		while (at < count && edges[at] != edge)
			at++;
		assert_true(at < 8);
		if (at == count)
			edges[count++] = edge;
	}
	assert_true(numbers > 12);
	assert_in_range(count, 2, 3); /* both sides, and burned holes */
	rig_release(&rig);
}

/* Played by the rules, as no position can be set with burned holes. */
static void result__level_on_seeds__is_told_by_burned_holes(void **state)
{
	struct rig rig;
	struct match match;
	struct strbuf text;
	static const char *const names[2] = {"Pemain\u00a0A", "Pemain\u00a0B"};
	struct turn_names all = {.names = {names[0], names[1]}, .people = {true, true}};
	(void)state;

	open_game(&rig, ENDING, "2p");
	match = *board_rig_match(&rig);
	match.phase = MATCH_OVER;
	match.result = RESULT_B;
	match.position.cells[7] = match.position.cells[15] = 49;
	strbuf_init(&text);
	turn_line_result(&text, app_words(rig.app), &all, &match);
	assert_string_equal(
		text.text, "Sama banyak. Pemain\u00a0B menang: lubang terbakarnya lebih sedikit");
	all.you[SIDE_A] = true;
	strbuf_clear(&text);
	turn_line_result(&text, app_words(rig.app), &all, &match);
	assert_non_null(strstr(text.text, "lubang terbakarmu lebih banyak"));
	strbuf_release(&text);
	rig_release(&rig);
}

static void conceding_and_again__in_a_later_round__begin_anew(void **state)
{
	struct rig rig;
	(void)state;

	open_game(&rig, ENDING, "2p");
	end_round(&rig);
	rig_pass(&rig, 3000);
	rig_key(&rig, KEY_ENTER);
	board_screen_concede(app_board_screen(rig.app), rig.now);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "hasil");
	text_with(&rig, "Pemain\u00a0A menang: lawan menyerah");
	/* Taken back, the match goes on in its second round, without its page. */
	rig_key(&rig, KEY_ESCAPE);
	rig_key(&rig, KEY_UNDO);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(board_rig_match(&rig)->round, 2);
	board_screen_concede(app_board_screen(rig.app), rig.now);
	rig_pass(&rig, 3000);
	rig_tap_word(&rig, "button.again");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(board_rig_match(&rig)->round, 1);
	assert_int_equal(board_rig_match(&rig)->position.burned, 0);
	assert_int_equal(board_rig_match(&rig)->rules.max_rounds, 3);
	assert_true(is_drawn(&rig, "Babak 1 dari 3"));
	rig_release(&rig);
}

static void restart__in_a_later_round__begins_with_the_first(void **state)
{
	struct rig rig;
	(void)state;

	open_game(&rig, ENDING, "2p");
	end_round(&rig);
	rig_pass(&rig, 3000);
	rig_key(&rig, KEY_ENTER);
	board_screen_restart(app_board_screen(rig.app), rig.now);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(board_rig_match(&rig)->round, 1);
	end_round(&rig);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "babak");
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(round_page__after_a_round__tells_it_and_what_comes_next),
		cmocka_unit_test(round_page__after_undo__comes_when_the_round_ends_again),
		cmocka_unit_test(round_page__from_the_menu__is_there_after_a_round_only),
		cmocka_unit_test(round_page__between_computers__does_not_come),
		cmocka_unit_test(round_page__of_any_rules_and_window__has_its_words_inside),
		cmocka_unit_test(marks__of_the_last_move__are_gone_after_a_refill),
		cmocka_unit_test(refill__while_it_is_shown__empties_the_stores_seed_by_seed),
		cmocka_unit_test(preview__of_a_choice_that_ends_a_round__does_not_say_the_game),
		cmocka_unit_test(result__of_rounds__has_their_table_and_the_reason),
		cmocka_unit_test(result__with_large_letters_upright__has_its_head_in_one_size),
		cmocka_unit_test(result__of_rounds__has_the_numbers_of_a_side_in_one_column),
		cmocka_unit_test(result__level_on_seeds__is_told_by_burned_holes),
		cmocka_unit_test(conceding_and_again__in_a_later_round__begin_anew),
		cmocka_unit_test(restart__in_a_later_round__begins_with_the_first),
	};

	return cmocka_run_group_tests_name("round_page", tests, NULL, NULL);
}
