/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"
#include "app/hero.h"

#include <string.h>

/*
 * What happens where nothing happens. Elsewhere a menu that stood still took a whole core: here
 * nothing is drawn or asked for until somebody does something.
 */

static void settle(struct rig *rig)
{
	rig_pass(rig, 20000);
	for (int i = 0; i < 100 && app_needs_draw(rig->app); i++) {
		board_rig_draw(rig);
		rig_pass(rig, 16);
	}
}

static void check_still(struct rig *rig, const char *what)
{
	settle(rig);
	for (int i = 0; i < 600; i++) {
		if (app_needs_draw(rig->app))
			fail_msg("%s: drawn again without a reason", what);
		if (app_wait(rig->app, rig->now) != -1)
			fail_msg("%s: wants to be asked again in %d ms", what,
				app_wait(rig->app, rig->now));
		rig_pass(rig, 16);
	}
}

static void page__left_alone__is_neither_drawn_nor_asked_again(void **state)
{
	static const char *const screens[] = {"beranda", "pilih", "setelan", "bahasa", "tentang",
		"tanya", "menu", "sumber", "papan", "aturan", "banding", "ubah", "babak", "telaah",
		"ulang", "statistik"};

	(void)state;
	for (size_t i = 0; i < sizeof(screens) / sizeof(screens[0]); i++) {
		struct rig rig;

		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = screens[i];
		rig.options.opponent = "2p";
		rig_start(&rig);
		assert_string_equal(rig_screen(&rig), screens[i]);
		check_still(&rig, screens[i]);
		rig_release(&rig);
	}
}

/* As in home_screen.c. */
struct home_page {
	struct page page;
	struct hero hero;
};

/* Painted while the page is being laid out anew: nobody would ask for it again. */
static void home__board_painted_between_layout_and_frame__is_shown(void **state)
{
	struct rig rig;

	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.runner.held = true;
	rig_start(&rig);
	board_rig_draw(&rig);
	assert_int_equal(rig.runner.count, 1);
	app_apply_settings(rig.app);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 16);
	board_rig_draw(&rig);
	assert_true(board_picture_is_fine(((struct home_page *)rig_page(&rig))->hero.picture));
	check_still(&rig, "beranda");
	rig_release(&rig);
}

static void board__waiting_for_a_person__is_neither_drawn_nor_asked_again(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, "umum.0.", "1", 1280, 720);
	rig.app->settings.speed = SPEED_FAST;
	check_still(&rig, "before the first move");
	board_rig_tap(&rig, 2);
	for (int i = 0; i < 300 && !board_person_chooses(board_rig(&rig)); i++)
		rig_pass(&rig, 1000);
	check_still(&rig, "after the computer's move");
	rig_release(&rig);
}

/* The end of its job wakes the loop: nobody has to ask for it, and the window is free meanwhile. */
static void board__computer_thinks__takes_inputs_and_is_not_asked_for(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, "umum.1.", "3", 1280, 720);
	rig_pass(&rig, 20000);
	assert_true(session_is_thinking(board_rig(&rig)->session));
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	rig_resize(&rig, 800, 600, 1.0f);
	board_rig_draw(&rig);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "menu");
	rig_key(&rig, KEY_ESCAPE);
	rig_finish_jobs(&rig);
	rig.runner.held = false;
	rig_pass(&rig, 200);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_release(&rig);
}

/* Elsewhere Tab went on behind the dialog. */
static void dialog__of_each_kind__keeps_tab_and_shows_the_focus(void **state)
{
	static const char *const screens[] = {"menu", "tanya"};

	(void)state;
	for (int i = 0; i < 2; i++) {
		struct rig rig;

		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = screens[i];
		rig.options.opponent = "2p";
		rig_start(&rig);
		for (int tab = 0; tab < 40; tab++) {
			rig_key(&rig, tab % 5 == 4 ? KEY_BACKTAB : KEY_TAB);
			assert_string_equal(rig_screen(&rig), screens[i]);
			assert_true(rig_page(&rig)->sheet.widgets.focus_shown);
			assert_int_not_equal(rig_page(&rig)->sheet.widgets.focus, WIDGET_NONE);
		}
		rig_release(&rig);
	}
}

/* Elsewhere the board could be played by keys, but its menus could not. */
static void program__by_keys_alone__goes_from_home_through_a_game_and_back(void **state)
{
	struct rig rig;

	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig_start(&rig);
	rig_key_word(&rig, "button.play");
	rig_key_word(&rig, "speed.instant");
	rig_key_word(&rig, "choose.friend");
	rig_key_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "papan");
	rig_pass(&rig, 100);
	rig_key(&rig, KEY_RIGHT);
	for (int i = 0; i < 400 && strcmp(rig_screen(&rig), "papan") == 0; i++) {
		rig_key(&rig, KEY_ENTER);
		rig_pass(&rig, 100);
	}
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_key_word(&rig, "button.again");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(board_rig_choices(&rig), 0);
	rig_key(&rig, KEY_ESCAPE);
	rig_key_word(&rig, "button.home");
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(page__left_alone__is_neither_drawn_nor_asked_again),
		cmocka_unit_test(home__board_painted_between_layout_and_frame__is_shown),
		cmocka_unit_test(board__waiting_for_a_person__is_neither_drawn_nor_asked_again),
		cmocka_unit_test(board__computer_thinks__takes_inputs_and_is_not_asked_for),
		cmocka_unit_test(dialog__of_each_kind__keeps_tab_and_shows_the_focus),
		cmocka_unit_test(program__by_keys_alone__goes_from_home_through_a_game_and_back),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
