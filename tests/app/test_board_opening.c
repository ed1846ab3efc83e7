/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"

#include <string.h>

/* The opening together on the screen: two fingers, two halves of the keyboard, the computer. */
static const char pack[] = "congklak-babak.0.";

static void finger(struct rig *rig, enum input_kind kind, int id, int place)
{
	int x, y;

	board_rig_point(rig, place, &x, &y);
	rig_input(rig, (struct input){.kind = kind, .pointer = id, .x = x, .y = y, .touch = true});
}

static void letter(struct rig *rig, char letter)
{
	/* As the keyboard sends them: u is undo elsewhere. */
	rig_input(rig, (struct input){.kind = INPUT_KEY,
			       .key = letter == 'u' ? KEY_UNDO : KEY_LETTER,
			       .letter = letter});
}

static const struct record *played(const struct rig *rig)
{
	return session_record(board_rig(rig)->session);
}

static void check_played(const struct rig *rig, int a, int b)
{
	assert_int_equal(played(rig)->len, 2);
	assert_int_equal(played(rig)->choices[0], a);
	assert_int_equal(played(rig)->choices[1], b);
}

static void two_fingers__down_at_once__choose_one_each(void **state)
{
	struct rig rig;

	(void)state;
	for (int first = 0; first < 2; first++) {
		board_rig_open(&rig, pack, "2p", 1280, 720);
		finger(&rig, INPUT_DOWN, 1, 2);
		finger(&rig, INPUT_DOWN, 2, 11);
		finger(&rig, INPUT_DOWN, 1, 2); /* some screens say it again */
		finger(&rig, INPUT_UP, first ? 2 : 1, first ? 11 : 2);
		assert_int_equal(played(&rig)->len, 0);
		assert_false(app_is_moving(rig.app));
		finger(&rig, INPUT_UP, first ? 1 : 2, first ? 2 : 11);
		check_played(&rig, 2, 11);
		assert_true(app_is_moving(rig.app));
		rig_release(&rig);
	}
}

/* The mouse is a third hand: of whose row one hole is chosen already, no other is. */
static void two_fingers_and_the_mouse__choose_one_hole_a_row(void **state)
{
	struct rig rig;
	int x, y;

	(void)state;
	board_rig_open(&rig, pack, "2p", 1280, 720);
	finger(&rig, INPUT_DOWN, 1, 2);
	finger(&rig, INPUT_DOWN, 2, 11);
	board_rig_point(&rig, 4, &x, &y);
	rig_click(&rig, x, y);
	assert_int_equal(played(&rig)->len, 0);
	assert_false(session_awaits(board_rig(&rig)->session, SIDE_A));
	finger(&rig, INPUT_UP, 1, 2);
	assert_int_equal(played(&rig)->len, 0);
	assert_false(app_is_moving(rig.app));
	finger(&rig, INPUT_CANCEL, 2, 11); /* taken away, not lifted */
	assert_true(session_awaits(board_rig(&rig)->session, SIDE_B));
	finger(&rig, INPUT_DOWN, 3, 12);
	finger(&rig, INPUT_UP, 3, 12);
	check_played(&rig, 4, 12);
	rig_release(&rig);
}

/* A pad has arrows and buttons, no letters: two people hand it on. */
static void pad__in_an_opening__goes_from_row_to_row(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, pack, "2p", 1280, 720);
	rig_key(&rig, KEY_RIGHT);
	for (int side = 0; side < 2; side++) {
		const struct widget_set *set = &board_rig(&rig)->widgets;
		assert_int_not_equal(set->focus, WIDGET_NONE);
		for (int i = 0; i < 9 && set->items[set->focus].id < ID_PLACE; i++)
			rig_key(&rig, KEY_UP);
		int hole = set->items[set->focus].id - ID_PLACE;
		assert_int_equal(played(&rig)->len, 0);
		rig_key(&rig, KEY_ENTER);
		/* The focus goes to the row that has still to choose. */
		if (side == 0) {
			assert_true(set->focus_shown);
			int other = set->items[set->focus].id - ID_PLACE;
			assert_in_range(other, 0, 15);
			assert_int_not_equal(board_side(7, other), board_side(7, hole));
		}
	}
	assert_int_equal(played(&rig)->len, 2);
	rig_release(&rig);
}

/* From the opening through rounds and their pages to the result, by arrows and one button. */
static void pad__alone__plays_a_match_of_rounds_to_its_end(void **state)
{
	static const enum key arrows[] = {KEY_RIGHT, KEY_UP, KEY_LEFT, KEY_DOWN};
	struct rig rig;
	unsigned chance = 1; /* a walk that goes round the same buttons for ever proves nothing */
	int pages = 0;

	(void)state;
	board_rig_open(&rig, "congklak-babak:3+rounds.maxRounds=2.0.", "2p", 1280, 720);
	for (int i = 0; i < 4000 && strcmp(rig_screen(&rig), "hasil") != 0; i++) {
		pages += strcmp(rig_screen(&rig), "babak") == 0;
		chance = chance * 1664525u + 1013904223u;
		rig_key(&rig, arrows[chance >> 30]);
		const struct widget_set *set = &board_rig(&rig)->widgets;
		bool on_hole = set->focus != WIDGET_NONE && set->items[set->focus].id >= ID_PLACE;
		if (on_hole || strcmp(rig_screen(&rig), "papan") != 0)
			rig_key(&rig, KEY_ENTER);
		rig_pass(&rig, 3000);
	}
	assert_string_equal(rig_screen(&rig), "hasil");
	assert_int_equal(pages, 1);
	rig_release(&rig);
}

static void halves_of_the_keyboard__choose_each_in_their_own_row(void **state)
{
	static const struct {
		char first, second;
		int a, b; /* on a clockwise board A's leftmost hole is its last */
	} cases[] = {{'a', 'q', 6, 8}, {'q', 'a', 6, 8}, {'j', 'u', 0, 14}, {'u', 'd', 4, 14},
		{'g', 't', 2, 12}};
	struct rig rig;

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		board_rig_open(&rig, pack, "2p", 1280, 720);
		letter(&rig, 'k'); /* beyond the board */
		letter(&rig, 'p');
		letter(&rig, cases[i].first);
		assert_int_equal(played(&rig)->len, 0);
		letter(&rig, cases[i].second);
		check_played(&rig, cases[i].a, cases[i].b);
		rig_release(&rig);
	}
}

/* Two frames show the same. */
static bool same_frames(const struct fake_draw *a, const struct fake_draw *b)
{
	if (a->count != b->count)
		return false;
	for (int i = 0; i < a->count; i++) {
		if (memcmp(&a->calls[i].rect, &b->calls[i].rect, sizeof(struct rect)) != 0 ||
			a->calls[i].colour != b->calls[i].colour ||
			strcmp(a->calls[i].text, b->calls[i].text) != 0)
			return false;
	}
	return true;
}

static void first_choice__whatever_it_is__looks_the_same(void **state)
{
	struct rig one, other;

	(void)state;
	for (int key = 0; key < 2; key++) {
		board_rig_open(&one, pack, "2p", 1280, 720);
		board_rig_open(&other, pack, "2p", 1280, 720);
		if (key) {
			letter(&one, 'a');
			letter(&other, 'h');
		} else {
			board_rig_tap(&one, 6);
			board_rig_tap(&other, 1);
		}
		rig_pass(&one, 600);
		rig_pass(&other, 600);
		board_rig_draw(&one);
		board_rig_draw(&other);
		assert_true(same_frames(&one.fake, &other.fake));
		rig_release(&one);
		rig_release(&other);
	}
}

static void first_choice__is_told_without_its_hole__and_can_be_taken_back(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, pack, "2p", 1280, 720);
	rig.app->settings.language = LANG_ID;
	app_apply_settings(rig.app);
	board_rig_draw(&rig);
	assert_non_null(fake_draw_find(&rig.fake, "Mulai serentak"));
	assert_null(fake_draw_find(&rig.fake, "sudah memilih"));
	board_rig_tap(&rig, 9);
	board_rig_draw(&rig);
	assert_non_null(fake_draw_find(&rig.fake, "Pemain\u00a0B sudah memilih"));
	board_rig_tap(&rig, 10); /* a second choice is none */
	assert_int_equal(played(&rig)->len, 0);
	rig_key(&rig, KEY_UNDO);
	board_rig_draw(&rig);
	assert_null(fake_draw_find(&rig.fake, "sudah memilih"));
	board_rig_tap(&rig, 10);
	board_rig_tap(&rig, 0);
	check_played(&rig, 0, 10);
	rig_release(&rig);
}

static void computer__chooses_while_the_person_still_may(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, pack, "1", 1280, 720);
	rig_pass(&rig, 1500);
	assert_int_equal(played(&rig)->len, 0);
	assert_false(session_awaits(board_rig(&rig)->session, SIDE_B));
	board_rig_tap(&rig, 9); /* not the person's row */
	assert_int_equal(played(&rig)->len, 0);
	board_rig_tap(&rig, 3);
	assert_int_equal(played(&rig)->len, 2);
	assert_int_equal(played(&rig)->choices[0], 3);
	rig_release(&rig);
	/* And the person may be first. */
	board_rig_open_held(&rig, pack, "1", 1280, 720);
	board_rig_tap(&rig, 3);
	assert_int_equal(played(&rig)->len, 0);
	rig_pass(&rig, 1000);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 1000);
	assert_int_equal(played(&rig)->len, 2);
	rig_release(&rig);
}

static void demo__of_an_opening__plays_on_to_turns(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, pack, "demo", 1280, 720);
	rig.app->settings.speed = SPEED_AT_ONCE;
	for (int i = 0; i < 400 && board_rig_match(&rig)->phase == MATCH_CHOOSING; i++)
		rig_pass(&rig, 100);
	assert_int_not_equal(board_rig_match(&rig)->phase, MATCH_CHOOSING);
	rig_release(&rig);
}

/* What lies on the board, is in the hands, or flies to one of both. */
static int seen_seeds(struct rig *rig, struct presenter_view *view)
{
	struct presenter *presenter = board_rig(rig)->presenter;
	int seeds = 0;

	presenter_view(presenter, rig->now, view);
	for (int place = 0; place < 16; place++)
		seeds += presenter_bound(presenter, place);
	for (int side = 0; side < 2; side++)
		seeds += presenter_bound(presenter, PLACE_HAND_A + side);
	return seeds;
}

/* To the end of what moves, counting the seeds in each frame. */
static void watch(struct rig *rig, struct presenter_view *view, int a, int b)
{
	for (int frame = 0; app_is_moving(rig->app); frame++) {
		assert_true(frame < 20000);
		rig_pass(rig, 16);
		int seeds = seen_seeds(rig, view);
		if (seeds != 98 || view->count != 98)
			fail_msg("%d and %d, frame %d: %d seeds, %d drawn", a, b, frame, seeds,
				view->count);
	}
}

static void check_one_is_next(struct rig *rig, int a, int b)
{
	const struct session *session = board_rig(rig)->session;
	const struct match *match = board_rig_match(rig);
	enum side mover = (enum side)match->position.mover;
	const char *names[2] = {"Pemain\u00a0A", "Pemain\u00a0B"};

	if (session_awaits(session, SIDE_A) + session_awaits(session, SIDE_B) != 1)
		fail_msg("%d and %d: not one is next", a, b);
	assert_int_equal(session_awaits(session, mover), 1);
	/* The line names who goes on, and the title with it. */
	const char *first = board_rig(rig)->line.first.text;
	if (!strstr(first, names[mover]) || strstr(first, names[!mover]))
		fail_msg("%d and %d: %s is next, told is \"%s\"", a, b, names[mover], first);
	assert_non_null(strstr(app_title(rig->app), names[mover]));
}

/* Plays PAIR of the 49 from the start, with two fingers at once. */
static void open_pair(struct rig *rig, int a, int b)
{
	board_screen_restart(&board_rig(rig)->screen, rig->now);
	assert_true(session_is_unseen(board_rig(rig)->session));
	finger(rig, INPUT_DOWN, 1, a);
	finger(rig, INPUT_DOWN, 2, b);
	finger(rig, INPUT_UP, 2, b);
	finger(rig, INPUT_UP, 1, a);
	check_played(rig, a, b);
}

static void opening__of_all_49_pairs__shows_98_seeds_and_names_one_next(void **state)
{
	struct presenter_view *view = test_malloc(sizeof *view);
	struct rig rig;
	int picks = 0;

	(void)state;
	board_rig_open(&rig, pack, "2p", 1280, 720);
	rig.app->settings.language = LANG_ID;
	rig.app->settings.speed = SPEED_FAST;
	app_apply_settings(rig.app);
	for (int pair = 0; pair < 49; pair++) {
		int a = pair / 7, b = 8 + pair % 7;

		open_pair(&rig, a, b);
		watch(&rig, view, a, b);
		check_one_is_next(&rig, a, b);
		while (board_rig_match(&rig)->phase == MATCH_CHOOSING) {
			uint32_t legal = match_legal(board_rig_match(&rig));

			picks++;
			board_rig_tap(&rig, __builtin_ctz(legal));
			watch(&rig, view, a, b);
			if (board_rig_match(&rig)->phase != MATCH_OVER)
				check_one_is_next(&rig, a, b);
		}
	}
	rig_release(&rig);
	assert_true(picks > 0);
	test_free(view);
}

static void check_labels(struct rig *rig, int *both)
{
	board_rig_draw(rig);
	const struct fake_call *a = fake_draw_find(&rig->fake, "Pemain\u00a0A  ");
	const struct fake_call *b = fake_draw_find(&rig->fake, "Pemain\u00a0B  ");

	if (!a || !b)
		return;
	++*both;
	if (rect_meet(a->rect, b->rect))
		fail_msg("%d x %d: \"%s\" lies over \"%s\"", rig->fake.draw.w, rig->fake.draw.h,
			a->text, b->text);
	assert_true(a->rect.x >= 0 && a->rect.x + a->rect.w <= rig->fake.draw.w);
	assert_true(b->rect.x >= 0 && b->rect.x + b->rect.w <= rig->fake.draw.w);
}

static void labels__of_two_hands_in_one_place__lie_side_by_side(void **state)
{
	static const int sizes[][2] = {{1280, 720}, {800, 480}, {720, 1280}};
	int both = 0;

	(void)state;
	for (int i = 0; i < 3; i++) {
		struct rig rig;

		board_rig_open(&rig, pack, "2p", sizes[i][0], sizes[i][1]);
		rig.app->settings.language = LANG_ID;
		app_apply_settings(rig.app);
		for (int pair = 0; pair < 7; pair++) {
			open_pair(&rig, pair, 14 - pair);
			for (int frame = 0; frame < 60 && app_is_moving(rig.app); frame++) {
				rig_pass(&rig, 160);
				check_labels(&rig, &both);
			}
		}
		rig_release(&rig);
	}
	assert_true(both > 100);
}

/* Undo in mid-opening, with a hand full of seeds over the board. */
static void waiting_hand__after_undo_and_redo__is_shown_as_before(void **state)
{
	struct presenter_view *view = test_malloc(sizeof *view);
	struct rig rig;
	int waited = 0;

	(void)state;
	board_rig_open(&rig, pack, "2p", 1280, 720);
	rig.app->settings.speed = SPEED_AT_ONCE;
	for (int pair = 0; pair < 49; pair++) {
		open_pair(&rig, pair / 7, 8 + pair % 7);
		if (board_rig_match(&rig)->phase != MATCH_CHOOSING)
			continue;
		waited++;
		assert_int_equal(seen_seeds(&rig, view), 98);
		rig_key(&rig, KEY_UNDO);
		assert_true(session_is_unseen(board_rig(&rig)->session));
		assert_int_equal(seen_seeds(&rig, view), 98);
		rig_key(&rig, KEY_REDO);
		assert_int_equal(seen_seeds(&rig, view), 98);
		assert_int_equal(board_rig_match(&rig)->phase, MATCH_CHOOSING);
	}
	rig_release(&rig);
	assert_true(waited > 0);
	test_free(view);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(two_fingers__down_at_once__choose_one_each),
		cmocka_unit_test(two_fingers_and_the_mouse__choose_one_hole_a_row),
		cmocka_unit_test(pad__in_an_opening__goes_from_row_to_row),
		cmocka_unit_test(pad__alone__plays_a_match_of_rounds_to_its_end),
		cmocka_unit_test(halves_of_the_keyboard__choose_each_in_their_own_row),
		cmocka_unit_test(first_choice__whatever_it_is__looks_the_same),
		cmocka_unit_test(first_choice__is_told_without_its_hole__and_can_be_taken_back),
		cmocka_unit_test(computer__chooses_while_the_person_still_may),
		cmocka_unit_test(demo__of_an_opening__plays_on_to_turns),
		cmocka_unit_test(opening__of_all_49_pairs__shows_98_seeds_and_names_one_next),
		cmocka_unit_test(labels__of_two_hands_in_one_place__lie_side_by_side),
		cmocka_unit_test(waiting_hand__after_undo_and_redo__is_shown_as_before),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
