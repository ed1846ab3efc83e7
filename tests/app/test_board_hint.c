/* SPDX-License-Identifier: MIT */
/* A hint on the board: asked, told, stopped, and gone with the next choice. */
#include "test.h"

#include "app/board_rig.h"
#include "app/board_screen_cards.h"
#include "app/hint_line.h"
#include "session/state.h"

#include <stdio.h>
#include <string.h>

/* Hole 2, the fifth from the left, falls into an empty hole across from 5. */
#define SHOT  "umum@1_0_1_0_0_0_2_43_1_3_0_5_0_0_0_42.0."
#define TELLS "Lubang 5: menembak 6 biji ke lumbung; di akhir unggul 4, sesudah lubang 1 kalah 6"
#define SHOOT 2

static bool has_button(const struct rig *rig)
{
	return widget_index(&board_rig(rig)->widgets, ID_HINT) != WIDGET_NONE;
}

static void press_button(struct rig *rig)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	int index = widget_index(set, ID_HINT);

	assert_int_not_equal(index, WIDGET_NONE);
	const struct rect r = set->items[index].rect;
	rig_tap(rig, r.x + r.w / 2, r.y + r.h / 2);
}

static void hint__asked_with_a_key__is_told_marked_and_in_the_title(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, SHOT, "2p", 1280, 720);
	rig_key(&rig, KEY_HINT);
	rig_pass(&rig, 32);
	assert_int_equal(board_rig(&rig)->hint.what.hole, SHOOT);
	assert_string_equal(board_rig(&rig)->hint.line.first.text, TELLS);
	assert_string_equal(app_title(rig.app), "Congklak Umum: " TELLS);
	assert_true(board_rig_says(&rig, "Lubang 5:"));
	assert_true(board_rig_says(&rig, "bermain terbaik: unggul"));
	/* It stays, however long nobody chooses. */
	rig_pass(&rig, 20000);
	assert_true(board_rig_says(&rig, "Lubang 5:"));
	board_rig_tap(&rig, 6);
	assert_int_equal(board_rig(&rig)->hint.what.hole, MARK_NONE);
	board_rig_rest(&rig);
	assert_false(board_rig_says(&rig, "Lubang 5:"));
	assert_null(strstr(app_title(rig.app), "Lubang 5:"));
	rig_release(&rig);
}

static void hint__in_another_language__is_told_in_it(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, SHOT, "2p", 1280, 720);
	press_button(&rig);
	rig_pass(&rig, 32);
	rig.app->settings.language = LANG_EN;
	app_apply_settings(rig.app);
	assert_string_equal(board_rig(&rig)->hint.line.first.text,
		"Hole 5: shoots 6 into the lumbung; it ends 4 ahead, hole 1 ends 6 behind");
	assert_true(board_rig_says(&rig, "Hole 5:"));
	rig_release(&rig);
}

static void hint__while_it_is_worked_out__says_so_and_a_second_press_stops_it(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, SHOT, "2p", 1280, 720);
	int others = rig.runner.count; /* the board's picture */
	press_button(&rig);
	rig_pass(&rig, 32);
	assert_int_equal(rig.runner.count, others + 1);
	assert_true(board_rig_says(&rig, "Menghitung…"));
	press_button(&rig);
	assert_int_equal(rig.runner.count, others);
	rig_pass(&rig, 32);
	assert_false(board_rig_says(&rig, "Menghitung…"));
	assert_int_equal(board_rig(&rig)->hint.what.hole, MARK_NONE);
	/* And can be asked for again. */
	press_button(&rig);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 32);
	assert_int_equal(board_rig(&rig)->hint.what.hole, SHOOT);
	rig_release(&rig);
}

static void hint__of_a_board_that_was_played_on__is_dropped(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, SHOT, "2p", 1280, 720);
	int others = rig.runner.count;
	press_button(&rig);
	board_rig_tap(&rig, 6);
	assert_int_equal(rig.runner.count, others);
	rig_finish_jobs(&rig);
	board_rig_rest(&rig);
	rig_pass(&rig, 500);
	assert_int_equal(board_rig(&rig)->hint.what.hole, MARK_NONE);
	assert_false(board_rig(&rig)->hint.asked);
	/* Undone, the board is the same, but nobody asks any more. */
	rig_key(&rig, KEY_UNDO);
	rig_pass(&rig, 500);
	assert_int_equal(board_rig(&rig)->hint.what.hole, MARK_NONE);
	assert_true(has_button(&rig));
	rig_release(&rig);
}

static void hint__over_the_preview_of_the_focus__stands_until_the_light_moves(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, SHOT, "2p", 1280, 720);
	rig_key(&rig, KEY_TAB);
	assert_int_not_equal(board_rig(&rig)->previewed, MARK_NONE);
	rig_key(&rig, KEY_HINT);
	rig_pass(&rig, 32);
	assert_true(board_rig_says(&rig, "Lubang 5:"));
	rig_key(&rig, KEY_RIGHT);
	assert_int_not_equal(board_rig(&rig)->previewed, MARK_NONE);
	assert_false(board_rig_says(&rig, "Lubang 5:"));
	assert_int_equal(board_rig(&rig)->hint.what.hole, SHOOT); /* its mark stays */
	rig_release(&rig);
}

static void hint__where_it_has_nothing_to_say__is_not_there(void **state)
{
	static const struct {
		const char *what, *code, *opponent;
		bool there;
	} rows[] = {
		{"a person's turn", SHOT, "2p", true},
		{"a person against the computer", SHOT, "3", true},
		{"two computers", SHOT, "demo", false},
		{"the computer's turn", "umum.1.", "3", false},
		{"the offer to swap sides", "umum.1.e", "5", false},
		{"two people choose unseen", "congkak-warisan.0.", "2p", false},
		{"a person chooses unseen", "congkak-warisan.0.", "3", true},
	};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;

		board_rig_open_held(&rig, rows[i].code, rows[i].opponent, 1280, 720);
		if (has_button(&rig) != rows[i].there)
			fail_msg("%s", rows[i].what);
		int others = rig.runner.count;
		if (!rows[i].there) {
			rig_key(&rig, KEY_HINT);
			assert_int_equal(rig.runner.count, others);
			assert_false(board_rig(&rig)->hint.asked);
		}
		rig_release(&rig);
	}
}

static struct rect rect_of(const struct rig *rig, int id)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	int index = widget_index(set, id);

	return index == WIDGET_NONE ? (struct rect){0} : set->items[index].rect;
}

/* Its place is on the line's card: where nobody may ask, the words have it. */
static void hint__where_nobody_may_ask__leaves_no_gap(void **state)
{
	static const struct {
		int w, h;
	} sizes[] = {{800, 480}, {1280, 720}, {1080, 1920}};

	(void)state;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct rect words, line;
		struct rig rig;

		board_rig_open(&rig, SHOT, "2p", sizes[i].w, sizes[i].h);
		assert_true(has_button(&rig));
		words = board_line_words(board_rig(&rig), SIDE_A);
		assert_true(words.x + words.w <= rect_of(&rig, ID_HINT).x);
		rig_release(&rig);
		board_rig_open_held(&rig, SHOT, "demo", sizes[i].w, sizes[i].h);
		assert_false(has_button(&rig));
		words = board_line_words(board_rig(&rig), SIDE_A);
		line = board_rig(&rig)->layout.line;
		assert_memory_equal(&words, &line, sizeof line);
		rig_release(&rig);
	}
}

/* Each button has one place, and the words of the line have theirs. What is in the row stands side
 * by side up to its end: what comes and goes is at its beginning. */
static void check_still(const struct rig *rig, struct rect *seen, int words)
{
	static const int ids[] = {ID_REDO, ID_UNDO, ID_SOUND, ID_SPEED, ID_HINT};
	bool begun = false;

	assert_int_equal(board_line_words(board_rig(rig), SIDE_A).w, words);
	for (int i = 0; i < 5; i++) {
		struct rect rect = rect_of(rig, ids[i]);

		if (rect.w > 0 && seen[i].w > 0)
			assert_memory_equal(&rect, &seen[i], sizeof rect);
		if (rect.w > 0)
			seen[i] = rect;
		/* Nothing to take back yet, but something to do again: before the first move. */
		if (begun && rect.w == 0 && i < 4 && ids[i] != ID_UNDO)
			assert_int_equal(board_rig(rig)->layout.buttons[i].w, 0);
		begun = begun || rect.w > 0;
	}
}

static void buttons__in_a_whole_game__stay_where_they_are(void **state)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {1080, 1920}};

	(void)state;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct rect seen[5] = {{0}};
		struct rig rig;
		int words;

		board_rig_open(&rig, "umum.0.", "2", sizes[i][0], sizes[i][1]);
		words = board_line_words(board_rig(&rig), SIDE_A).w;
		for (int turn = 0; turn < 6; turn++) {
			for (int hole = 0; hole < 7; hole++)
				board_rig_tap(&rig, hole);
			for (int ms = 0; ms < 4000; ms += 400) {
				rig_pass(&rig, 400);
				check_still(&rig, seen, words);
			}
			if (turn % 3 == 1) {
				board_rig_rest(&rig);
				rig_key(&rig, KEY_UNDO);
			}
			check_still(&rig, seen, words);
		}
		assert_true(seen[0].w > 0 && seen[1].w > 0 && seen[4].w > 0);
		rig_release(&rig);
	}
}

static void hint__in_a_move_and_after_the_end__is_not_there(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, SHOT, "2p", 1280, 720);
	board_rig_tap(&rig, SHOOT);
	rig_pass(&rig, 200);
	assert_true(app_is_moving(rig.app));
	assert_false(has_button(&rig));
	board_rig_rest(&rig);
	assert_true(has_button(&rig));
	board_screen_concede(app_board_screen(rig.app), rig.now);
	assert_false(has_button(&rig));
	rig_release(&rig);
}

static void hint__for_an_unseen_choice__is_one_of_the_own_holes_alone(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, "congkak-warisan.0.", "3", 1280, 720);
	rig_key(&rig, KEY_HINT);
	rig_pass(&rig, 32);
	assert_in_range(board_rig(&rig)->hint.what.hole, 0, 6);
	assert_int_equal(board_rig(&rig)->hint.what.gain, HINT_ALONE);
	assert_non_null(strstr(board_rig(&rig)->hint.line.first.text, "kalau lawan diam"));
	rig_release(&rig);
}

static void finish(struct rig *rig, const struct job *job)
{
	for (int i = 0; i < rig->runner.count; i++) {
		if (rig->runner.waiting[i] != job)
			continue;
		rig_finish_job(rig, i);
		return;
	}
	fail_msg("it does not wait");
}

/* What the other does unseen is no news for whoever asked, before or after the answer. */
static void hint__for_an_unseen_choice__stays_when_the_computer_has_chosen(void **state)
{
	(void)state;
	for (int answered = 0; answered < 2; answered++) {
		struct rig rig;
		board_rig_open_held(&rig, "congkak-warisan.0.", "3", 1280, 720);
		struct session *session = board_rig(&rig)->session;
		press_button(&rig);
		if (answered)
			finish(&rig, &session->hint.job);
		rig_pass(&rig, 32);
		finish(&rig, &session->thought.job);
		rig_pass(&rig, 2000);
		assert_true(session_awaits(session, SIDE_A));
		assert_false(session_awaits(session, SIDE_B));
		if (!answered) {
			assert_true(board_rig(&rig)->hint.asked);
			assert_true(board_rig_says(&rig, "Menghitung…"));
			finish(&rig, &session->hint.job);
			rig_pass(&rig, 32);
		}
		int hole = board_rig(&rig)->hint.what.hole;
		assert_in_range(hole, 0, 6);
		assert_true(board_rig_says(&rig, board_rig(&rig)->hint.line.first.text) ||
			    board_rig_says(&rig, "kalau lawan diam"));
		/* The own choice is the end of it. */
		board_rig_tap(&rig, hole);
		assert_int_equal(board_rig(&rig)->hint.what.hole, MARK_NONE);
		rig_release(&rig);
	}
}

static void hint__of_a_board_that_was_left__is_asked_no_longer_and_says_so(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, SHOT, "2p", 1280, 720);
	board_rig_tap(&rig, 6);
	board_rig_rest(&rig);
	press_button(&rig);
	rig_pass(&rig, 32);
	assert_true(board_rig_says(&rig, "Menghitung…"));
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "button.home");
	rig_tap_word(&rig, "button.resume");
	rig_pass(&rig, 64);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_false(board_rig(&rig)->hint.asked);
	assert_false(board_rig_says(&rig, "Menghitung…"));
	assert_true(board_rig_says(&rig, "Petunjuk"));
	rig_release(&rig);
}

/* Every sentence there is, with large numbers, on the smallest panel with large letters: whole, and
 * none of them smaller than can be read. */
static void tell_all(void (*check)(struct rig *rig, const struct turn_line *line), struct rig *rig)
{
	for (int gain = HINT_NOTHING; gain <= HINT_ALONE; gain++) {
		for (int why = HINT_ONLY; why <= HINT_BEST; why++) {
			struct hint hint = {.hole = 0,
				.gain = (enum hint_gain)gain,
				.gain_n = 88,
				.extra_turn = true,
				.why = (enum hint_why)why,
				.why_n = 88,
				.why_m = 77,
				.than = 1,
				.leads = true,
				.value = -66};
			/* Nobody replies in an opening together. */
			if (gain == HINT_ALONE && why != HINT_ONLY && why != HINT_BETTER &&
				why != HINT_BEST)
				continue;
			board_rig(rig)->hint.what = hint;
			board_hint_tell(board_rig(rig));
			check(rig, &board_rig(rig)->hint.line);
		}
	}
}

static void check_sentence(struct rig *rig, const struct turn_line *line)
{
	size_t drawn = 0;

	assert_null(strchr(line->first.text, '{'));
	board_rig_draw(rig);
	/* Drawn line by line, each a part of it: together all of it but the spaces between them. */
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		struct rect box = board_rig(rig)->layout.line;

		if (call->kind != FAKE_TEXT || call->rect.x < box.x || call->rect.y < box.y ||
			call->rect.x >= box.x + box.w || !strstr(line->first.text, call->text))
			continue;
		if (call->rect.x + call->rect.w > box.x + box.w ||
			call->rect.y + call->rect.h > box.y + box.h + call->rect.h / 4)
			fail_msg("\"%s\" stands out of its card", call->text);
		if (call->style.size < 14)
			fail_msg("\"%s\" in letters of %d", call->text, call->style.size);
		drawn += strlen(call->text) + 1;
	}
	if (drawn + 4 < line->first.len)
		fail_msg("only %zu of \"%s\"", drawn, line->first.text);
}

static void hint__of_each_kind__fits_the_line_everywhere(void **state)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {720, 1280}};
	struct rig rig;

	(void)state;
	board_rig_open(&rig, SHOT, "2p", 1280, 720);
	for (int i = 0; i < 3 * 2 * LANG_COUNT; i++) {
		rig.app->settings.text_percent = i % 2 ? 200 : 100;
		rig.app->settings.language = (enum lang)(i / 2 % LANG_COUNT);
		if (i % (2 * LANG_COUNT) == 0)
			rig_resize(&rig, sizes[i / 2 / LANG_COUNT][0], sizes[i / 2 / LANG_COUNT][1],
				1.0f);
		app_apply_settings(rig.app);
		tell_all(check_sentence, &rig);
	}
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hint__asked_with_a_key__is_told_marked_and_in_the_title),
		cmocka_unit_test(hint__in_another_language__is_told_in_it),
		cmocka_unit_test(hint__while_it_is_worked_out__says_so_and_a_second_press_stops_it),
		cmocka_unit_test(hint__of_a_board_that_was_played_on__is_dropped),
		cmocka_unit_test(hint__over_the_preview_of_the_focus__stands_until_the_light_moves),
		cmocka_unit_test(hint__where_it_has_nothing_to_say__is_not_there),
		cmocka_unit_test(hint__where_nobody_may_ask__leaves_no_gap),
		cmocka_unit_test(buttons__in_a_whole_game__stay_where_they_are),
		cmocka_unit_test(hint__in_a_move_and_after_the_end__is_not_there),
		cmocka_unit_test(hint__for_an_unseen_choice__is_one_of_the_own_holes_alone),
		cmocka_unit_test(hint__for_an_unseen_choice__stays_when_the_computer_has_chosen),
		cmocka_unit_test(hint__of_a_board_that_was_left__is_asked_no_longer_and_says_so),
		cmocka_unit_test(hint__of_each_kind__fits_the_line_everywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
