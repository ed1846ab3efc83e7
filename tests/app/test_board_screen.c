/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"

#include <stdio.h>
#include <string.h>

static struct input finger(enum input_kind kind, int id, int x, int y)
{
	return (struct input){.kind = kind, .pointer = id, .x = x, .y = y, .touch = true};
}

static void board__tap_on_own_hole__plays_it_once(void **state)
{
	(void)state;
	struct rig rig;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_tap(&rig, 0);
	assert_int_equal(board_rig_choices(&rig), 1);
	assert_true(app_is_moving(rig.app));
	board_rig_rest(&rig);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_release(&rig);
}

/* Somewhere on the sheet, seen now or scrolled to. */
static bool page_says(const struct page *page, const char *words)
{
	for (int i = 0; i < page->sheet.text_count; i++)
		if (strstr(page->sheet.texts[i].text, words))
			return true;
	return false;
}

static void board__line_of_a_turn__leads_to_its_rule_and_sources(void **state)
{
	(void)state;
	struct rig rig;
	struct rect line;
	board_rig_open(&rig, "congkak-melayu.0.", "2p", 1280, 720);
	line = board_rig(&rig)->layout.line;
	rig_tap(&rig, line.x + line.w / 2, line.y + line.h / 2);
	assert_string_equal(rig_screen(&rig), "papan"); /* nothing has happened yet */
	board_rig_tap(&rig, 6);
	rig_tap(&rig, line.x + line.w / 2, line.y + line.h / 2);
	assert_string_equal(rig_screen(&rig), "papan"); /* that finished the move */
	assert_false(app_is_moving(rig.app));
	rig_tap(&rig, line.x + line.w / 2, line.y + line.h / 2);
	assert_string_equal(rig_screen(&rig), "sumber");
	assert_true(page_says(rig_page(&rig), "JKKN"));
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_release(&rig);
}

static void board__tap_in_mid_move__finishes_it_and_is_no_move(void **state)
{
	(void)state;
	struct rig rig;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_tap(&rig, 0);
	rig_pass(&rig, 300);
	board_rig_tap(&rig, 3);
	assert_false(app_is_moving(rig.app));
	assert_int_equal(board_rig_choices(&rig), 1);
	board_rig_tap(&rig, 3);
	assert_int_equal(board_rig_choices(&rig), 2);
	rig_pass(&rig, 300);
	rig_key(&rig, KEY_ENTER);
	assert_false(app_is_moving(rig.app));
	assert_int_equal(board_rig_choices(&rig), 2);
	rig_release(&rig);
}

static void board__long_press__previews_and_plays_nothing(void **state)
{
	(void)state;
	struct rig rig;
	int x, y;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_point(&rig, 0, &x, &y);
	rig_input(&rig, finger(INPUT_DOWN, 1, x, y));
	rig_pass(&rig, 300);
	assert_int_equal(board_rig(&rig)->previewed, MARK_NONE);
	rig_pass(&rig, 300);
	assert_int_equal(board_rig(&rig)->previewed, 0);
	assert_int_equal(board_rig(&rig)->preview.last, 7);
	rig_input(&rig, finger(INPUT_UP, 1, x, y));
	rig_pass(&rig, 32);
	assert_int_equal(board_rig_choices(&rig), 0);
	board_rig_draw(&rig);
	assert_non_null(fake_draw_find(&rig.fake, "7 biji"));
	rig_release(&rig);
}

static void board__hover__previews_and_leaving_ends_it(void **state)
{
	(void)state;
	struct rig rig;
	int x, y;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_point(&rig, 2, &x, &y);
	rig_input(&rig, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
	assert_int_equal(board_rig(&rig)->previewed, 2);
	board_rig_point(&rig, 9, &x, &y); /* not the mover's */
	rig_input(&rig, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
	assert_int_equal(board_rig(&rig)->previewed, MARK_NONE);
	board_rig_point(&rig, 2, &x, &y);
	rig_input(&rig, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
	rig_input(&rig, (struct input){.kind = INPUT_LEAVE});
	assert_int_equal(board_rig(&rig)->previewed, MARK_NONE);
	rig_release(&rig);
}

static void board__the_others_hole__is_refused_in_words(void **state)
{
	(void)state;
	struct rig rig;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_tap(&rig, 9);
	assert_int_equal(board_rig_choices(&rig), 0);
	board_rig_draw(&rig);
	assert_non_null(fake_draw_find(&rig.fake, app_word(rig.app, "verdict.not_yours")));
	rig_pass(&rig, 6000);
	board_rig_draw(&rig);
	assert_null(fake_draw_find(&rig.fake, app_word(rig.app, "verdict.not_yours")));
	rig_release(&rig);
}

static void board__second_finger_and_repeated_down__are_told_apart(void **state)
{
	(void)state;
	struct rig rig;
	int x, y, fx, fy;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_point(&rig, 0, &x, &y);
	board_rig_point(&rig, 9, &fx, &fy);
	rig_input(&rig, finger(INPUT_DOWN, 1, x, y));
	rig_input(&rig, finger(INPUT_DOWN, 2, fx, fy));
	rig_input(&rig, finger(INPUT_DOWN, 1, fx, fy)); /* the same finger again */
	rig_input(&rig, finger(INPUT_UP, 1, x, y));
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_input(&rig, finger(INPUT_UP, 2, fx, fy));
	assert_int_equal(board_rig_choices(&rig), 1); /* in the move: no move */
	rig_release(&rig);
}

/* A finger that was down when the menu came is lifted on the menu. */
static void board__covered_with_a_finger_down__takes_the_next_tap(void **state)
{
	(void)state;
	struct rig rig;
	int x, y;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	assert_true(app_place_point(rig.app, 2, &x, &y));
	rig_input(&rig, finger(INPUT_DOWN, 1, x, y));
	rig_key(&rig, KEY_MENU);
	assert_string_equal(rig_screen(&rig), "menu");
	rig_input(&rig, finger(INPUT_UP, 1, 2, 2));
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_pass(&rig, 1000);
	assert_int_equal(board_rig(&rig)->previewed, MARK_NONE);
	board_rig_tap(&rig, 0);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_release(&rig);
}

/* In some of the openings together one player chooses again while the other's hand is full. */
static void board__opening_that_waits__hand_keeps_its_seeds(void **state)
{
	(void)state;
	int waited = 0;
	for (int a = 0; a < 7; a++) {
		for (int b = 8; b < 15; b++) {
			struct rig rig;
			char code[64];
			snprintf(code, sizeof(code), "congkak-warisan.0.%x%x", (unsigned)a,
				(unsigned)b);
			board_rig_open(&rig, code, "2p", 640, 480);
			const struct board_screen *s = board_rig(&rig);
			const struct match *match = session_match(s->session);
			int held = match->hands[SIDE_A].seeds + match->hands[SIDE_B].seeds;
			assert_int_equal(presenter_seeds(s->presenter), 98);
			assert_int_equal(presenter_bound(s->presenter, PLACE_HAND_A) +
						 presenter_bound(s->presenter, PLACE_HAND_B),
				held);
			waited += held > 0;
			rig_release(&rig);
		}
	}
	assert_true(waited > 0);
}

static void board__dragged_off_or_cancelled__plays_nothing(void **state)
{
	(void)state;
	struct rig rig;
	int x, y;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_point(&rig, 0, &x, &y);
	rig_input(&rig, finger(INPUT_DOWN, 1, x, y));
	rig_input(&rig, finger(INPUT_MOVE, 1, x - 200, y - 100));
	rig_input(&rig, finger(INPUT_UP, 1, x - 200, y - 100));
	rig_input(&rig, finger(INPUT_DOWN, 2, x, y));
	rig_input(&rig, finger(INPUT_CANCEL, 2, x, y));
	assert_int_equal(board_rig_choices(&rig), 0);
	rig_release(&rig);
}

static void board__input_while_the_computer_thinks__is_never_stored(void **state)
{
	(void)state;
	struct rig rig;
	board_rig_open_held(&rig, "umum.1.", "1", 1280, 720);
	rig_pass(&rig, 2000);
	assert_int_equal(board_rig_choices(&rig), 0);
	for (int place = 0; place < 7; place++)
		board_rig_tap(&rig, place);
	rig_input(&rig, (struct input){.kind = INPUT_KEY, .key = KEY_DIGIT, .digit = 3});
	rig_key(&rig, KEY_ENTER);
	assert_int_equal(board_rig_choices(&rig), 0);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 500);
	assert_int_equal(board_rig_choices(&rig), 1);
	board_rig_rest(&rig);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig.runner.held = false;
	rig_release(&rig);
}

static void board__undo__goes_back_to_the_persons_own_choice(void **state)
{
	(void)state;
	struct rig rig;
	uint8_t before[BOARD_PLACES_MAX], after[BOARD_PLACES_MAX];
	board_rig_open(&rig, "umum.0.", "1", 1280, 720);
	board_rig_tap(&rig, 3);
	for (int i = 0; i < 4000 && (!board_person_chooses(board_rig(&rig)) ||
					    app_is_moving(rig.app) || board_rig_choices(&rig) < 2);
		i++) {
		rig_pass(&rig, 16);
		if (board_person_chooses(board_rig(&rig)) && !app_is_moving(rig.app))
			break;
	}
	assert_int_equal(app_board(rig.app, before), 16);
	rig_key(&rig, KEY_UNDO);
	assert_int_equal(app_board(rig.app, after), 16);
	assert_int_equal(board_rig_choices(&rig), 0);
	for (int i = 0; i < 16; i++)
		assert_int_equal(after[i], i == 7 || i == 15 ? 0 : 7);
	rig_key(&rig, KEY_REDO);
	assert_int_equal(app_board(rig.app, after), 16);
	assert_memory_equal(before, after, 16);
	rig_release(&rig);
}

/* A whole game by keys only: the focus never leaves the board by itself. */
static void board__keys_only__play_a_game_to_its_result(void **state)
{
	(void)state;
	struct rig rig;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	rig_key(&rig, KEY_RIGHT);
	for (int i = 0; i < 2000 && strcmp(rig_screen(&rig), "papan") == 0; i++) {
		if (board_rig_match(&rig)->phase == MATCH_OVER) {
			rig_pass(&rig, 100);
			continue;
		}
		const struct widget_set *set = &board_rig(&rig)->widgets;
		int focus = set->focus == WIDGET_NONE ? 0 : set->items[set->focus].id;
		if (focus < ID_PLACE)
			rig_key(&rig, KEY_TAB);
		else
			rig_key(&rig, KEY_ENTER);
		if (i % 3 == 0 && !app_is_moving(rig.app))
			rig_key(&rig, KEY_RIGHT);
	}
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_release(&rig);
}

static void board__digits__count_holes_from_the_left(void **state)
{
	(void)state;
	struct rig rig;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	/* Sowing looks clockwise: A's hole 6 is the leftmost. */
	rig_input(&rig, (struct input){.kind = INPUT_KEY, .key = KEY_DIGIT, .digit = 1});
	assert_int_equal(session_record(board_rig(&rig)->session)->choices[0], 6);
	rig_release(&rig);
}

static void board__demo_at_every_speed__moves_and_comes_to_an_end(void **state)
{
	(void)state;
	for (int speed = SPEED_SLOW; speed < SPEED_COUNT; speed++) {
		struct rig rig;
		board_rig_open(&rig, "umum.0.", "demo", 800, 480);
		rig.app->settings.speed = (enum speed)speed;
		rig_pass(&rig, 10000);
		assert_true(board_rig_choices(&rig) >= 1);
		if (speed == SPEED_AT_ONCE) {
			rig_pass(&rig, 120000);
			assert_string_equal(rig_screen(&rig), "hasil");
		}
		rig_release(&rig);
	}
}

static void board__menu__opens_on_escape_and_keeps_the_computer_waiting(void **state)
{
	(void)state;
	struct rig rig;
	board_rig_open(&rig, "umum.1.", "1", 1280, 720);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_not_equal(rig_screen(&rig), "papan");
	rig_pass(&rig, 5000);
	assert_int_equal(board_rig_choices(&rig), 0);
	rig_key(&rig, KEY_ESCAPE);
	rig_pass(&rig, 2000);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_release(&rig);
}

static bool holds(struct rect box, struct rect text)
{
	/* Line boxes are higher than letters; across, nothing may stand out. */
	return text.x >= box.x && text.x + text.w <= box.x + box.w &&
	       text.y + text.h / 4 >= box.y && text.y + text.h * 3 / 4 <= box.y + box.h;
}

static void check_texts(struct rig *rig, const char *what)
{
	const struct layout *l = &board_rig(rig)->layout;
	struct rect boxes[] = {l->pack, l->far, l->own, l->line, l->far_tag, l->own_tag, l->frame,
		l->buttons[0], l->buttons[1], l->buttons[2], l->buttons[3], l->menu};
	board_rig_draw(rig);
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		bool inside = call->kind != FAKE_TEXT;
		for (size_t k = 0; k < sizeof(boxes) / sizeof(boxes[0]); k++)
			inside = inside || holds(boxes[k], call->rect);
		if (!inside)
			fail_msg("%s: \"%s\" at %d,%d %dx%d stands out of its box", what,
				call->text, call->rect.x, call->rect.y, call->rect.w, call->rect.h);
	}
}

static void board__every_size_language_and_text_size__words_fit_their_boxes(void **state)
{
	(void)state;
	static const int sizes[][2] = {
		{800, 480}, {1024, 600}, {1280, 720}, {1920, 1080}, {720, 1280}, {1024, 768}};
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		struct rig rig;
		board_rig_open(&rig, "congkak-melayu.0.", "3", sizes[i][0], sizes[i][1]);
		board_rig_tap(&rig, 0);
		rig_pass(&rig, 60);
		board_rig_tap(&rig, 0);
		for (int percent = 100; percent <= 200; percent += 25) {
			for (int lang = 0; lang < LANG_COUNT * 2; lang++) {
				char what[64];
				snprintf(what, sizeof(what), "%dx%d %d%% language %d", sizes[i][0],
					sizes[i][1], percent, lang);
				rig.app->settings.text_percent = percent;
				rig.app->settings.language = (enum lang)(lang % LANG_COUNT);
				app_apply_settings(rig.app);
				words_set_pseudo(rig.app->words, lang >= LANG_COUNT);
				rig_resize(&rig, sizes[i][0], sizes[i][1], 1.0f);
				check_texts(&rig, what);
			}
		}
		rig_release(&rig);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(board__tap_on_own_hole__plays_it_once),
		cmocka_unit_test(board__line_of_a_turn__leads_to_its_rule_and_sources),
		cmocka_unit_test(board__tap_in_mid_move__finishes_it_and_is_no_move),
		cmocka_unit_test(board__long_press__previews_and_plays_nothing),
		cmocka_unit_test(board__hover__previews_and_leaving_ends_it),
		cmocka_unit_test(board__the_others_hole__is_refused_in_words),
		cmocka_unit_test(board__second_finger_and_repeated_down__are_told_apart),
		cmocka_unit_test(board__covered_with_a_finger_down__takes_the_next_tap),
		cmocka_unit_test(board__opening_that_waits__hand_keeps_its_seeds),
		cmocka_unit_test(board__dragged_off_or_cancelled__plays_nothing),
		cmocka_unit_test(board__input_while_the_computer_thinks__is_never_stored),
		cmocka_unit_test(board__undo__goes_back_to_the_persons_own_choice),
		cmocka_unit_test(board__keys_only__play_a_game_to_its_result),
		cmocka_unit_test(board__digits__count_holes_from_the_left),
		cmocka_unit_test(board__demo_at_every_speed__moves_and_comes_to_an_end),
		cmocka_unit_test(board__menu__opens_on_escape_and_keeps_the_computer_waiting),
		cmocka_unit_test(board__every_size_language_and_text_size__words_fit_their_boxes),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
