/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"
#include "app/board_screen_cards.h"

#include <string.h>

/* Two people face each other over a flat screen: each has what they read and press before them. */

static void open_table(struct rig *rig, const char *code, int w, int h)
{
	board_rig_open(rig, code, "2p", w, h);
	rig->app->settings.table = true;
	app_apply_settings(rig->app);
	board_rig_draw(rig);
}

static int count_turned(const struct rig *rig, const char *words, int quarters)
{
	int count = 0;
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		count += call->kind == FAKE_TEXT && call->turned == quarters &&
			 strstr(call->text, words) != NULL;
	}
	return count;
}

/* Names, line and numbers; the far player's half a turn, in an upright window each a quarter. */
static void table__each_window__words_are_turned_to_their_reader(void **state)
{
	static const struct {
		int w, h, near, far;
	} rows[] = {{1280, 720, 0, 2}, {800, 480, 0, 2}, {1080, 1920, 3, 1}};
	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;
		open_table(&rig, "umum.0.1", rows[i].w, rows[i].h);
		assert_int_equal(count_turned(&rig, "Baris", rows[i].near), 1);
		assert_int_equal(count_turned(&rig, "Baris", rows[i].far), 1);
		assert_int_equal(count_turned(&rig, "Di lumbung kiri", rows[i].near), 1);
		assert_int_equal(count_turned(&rig, "Di lumbung kiri", rows[i].far), 1);
		assert_int_equal(count_turned(&rig, "Giliran: Pemain", rows[i].near), 1);
		assert_int_equal(count_turned(&rig, "Giliran: Pemain", rows[i].far), 1);
		assert_true(count_turned(&rig, "8", rows[i].near) >= 5);
		assert_true(count_turned(&rig, "8", rows[i].far) >= 5);
		assert_int_equal(rig.fake.turned, 0);
		rig_release(&rig);
	}
}

/* Whoever waits is not bidden to choose a hole of theirs. */
static void table__each_turn__only_the_mover_is_bidden(void **state)
{
	static const struct {
		const char *code;
		int near, far;
	} rows[] = {{"umum.0.", 1, 0}, {"umum.0.1", 0, 1}};
	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;
		open_table(&rig, rows[i].code, 1280, 720);
		assert_int_equal(count_turned(&rig, "Pilih lubang", 0), rows[i].near);
		assert_int_equal(count_turned(&rig, "Pilih lubang", 2), rows[i].far);
		rig_release(&rig);
	}
}

/* What lies before one player lies before the other just so. */
static void table__each_side__is_the_other_one_turned(void **state)
{
	static const int kinds[] = {ID_MENU, ID_UNDO, ID_LINE};
	static const int sizes[][2] = {{1280, 720}, {800, 480}, {1080, 1920}};
	(void)state;
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		struct rig rig;
		open_table(&rig, "umum.0.1", sizes[i][0], sizes[i][1]);
		const struct widget_set *set = &board_rig(&rig)->widgets;
		for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++) {
			int near = widget_index(set, board_id(kinds[k], SIDE_A));
			int far = widget_index(set, board_id(kinds[k], SIDE_B));
			if (kinds[k] == ID_LINE && near == WIDGET_NONE)
				continue;
			assert_int_not_equal(near, WIDGET_NONE);
			assert_int_not_equal(far, WIDGET_NONE);
			struct rect turned =
				draw_turn_rect(set->items[near].rect, 2, sizes[i][0], sizes[i][1]);
			assert_memory_equal(&turned, &set->items[far].rect, sizeof(turned));
		}
		rig_release(&rig);
	}
}

static void press(struct rig *rig, int id)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	int index = widget_index(set, id);
	assert_int_not_equal(index, WIDGET_NONE);
	struct rect r = set->items[index].rect;
	rig_tap(rig, r.x + r.w / 2, r.y + r.h / 2);
}

/* The hint is asked by the one whose turn it is; either takes back, either opens the menu. */
static void table__far_player__has_buttons_that_work(void **state)
{
	(void)state;
	struct rig rig;
	open_table(&rig, "umum.0.1", 1280, 720);
	const struct widget_set *set = &board_rig(&rig)->widgets;
	assert_int_equal(widget_index(set, ID_HINT), WIDGET_NONE);
	assert_int_not_equal(widget_index(set, board_id(ID_HINT, SIDE_B)), WIDGET_NONE);
	assert_int_equal(session_record(board_rig(&rig)->session)->len, 1);
	press(&rig, board_id(ID_UNDO, SIDE_B));
	assert_int_equal(session_record(board_rig(&rig)->session)->len, 0);
	board_rig_draw(&rig);
	assert_int_not_equal(widget_index(set, ID_HINT), WIDGET_NONE);
	assert_int_equal(widget_index(set, board_id(ID_HINT, SIDE_B)), WIDGET_NONE);
	press(&rig, board_id(ID_MENU, SIDE_B));
	assert_string_equal(rig_screen(&rig), "menu");
	rig_release(&rig);
}

/* It is for two people only, and is left from the menu at once. */
static void table__against_the_computer__is_not_there(void **state)
{
	(void)state;
	struct rig rig;
	board_rig_open(&rig, "umum.0.", "2", 1280, 720);
	rig.app->settings.table = true;
	app_apply_settings(rig.app);
	assert_false(board_rig(&rig)->layout.table);
	rig_release(&rig);
	open_table(&rig, "umum.0.1", 1280, 720);
	assert_true(board_rig(&rig)->layout.table);
	rig_key(&rig, KEY_ESCAPE);
	rig_tap_word(&rig, "menu.table_off");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_false(rig.app->settings.table);
	assert_false(board_rig(&rig)->layout.table);
	rig_release(&rig);
}

static void table__hand_of_the_far_player__is_named_to_them(void **state)
{
	(void)state;
	static const int sizes[][2] = {{1280, 720}, {1080, 1920}};
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		struct rig rig;
		open_table(&rig, "umum.0.1", sizes[i][0], sizes[i][1]);
		int far = board_rig(&rig)->layout.quarters[SIDE_B];
		board_rig_tap(&rig, 9);
		rig_pass(&rig, 700);
		board_rig_draw(&rig);
		assert_true(board_rig(&rig)->view.frame.hands[SIDE_B].shown);
		assert_int_equal(count_turned(&rig, "  ", far), 1); /* name and seeds */
		rig_release(&rig);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(table__each_window__words_are_turned_to_their_reader),
		cmocka_unit_test(table__each_turn__only_the_mover_is_bidden),
		cmocka_unit_test(table__each_side__is_the_other_one_turned),
		cmocka_unit_test(table__far_player__has_buttons_that_work),
		cmocka_unit_test(table__against_the_computer__is_not_there),
		cmocka_unit_test(table__hand_of_the_far_player__is_named_to_them),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
