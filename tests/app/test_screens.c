/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_screen.h"
#include "app/rig.h"
#include "app/screens.h"
#include "base/scratch.h"

#include <stdio.h>
#include <string.h>

static void start(struct rig *rig)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig_start(rig);
}

static const struct match *match_of(const struct rig *rig)
{
	return session_match(board_screen_session(app_board_screen(rig->app)));
}

static int choices_of(const struct rig *rig)
{
	return session_record(board_screen_session(app_board_screen(rig->app)))->len;
}

static void home__keyboard_only__comes_to_the_board_and_plays(void **state)
{
	(void)state;
	struct rig rig;
	start(&rig);
	rig_key_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_key_word(&rig, "speed.instant");
	rig_key_word(&rig, "seat.computer");
	rig_key_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "papan");
	rig_pass(&rig, 200);
	rig_input(&rig, (struct input){.kind = INPUT_KEY, .key = KEY_DIGIT, .digit = 3});
	rig_pass(&rig, 4000);
	assert_true(choices_of(&rig) > 0);
	rig_release(&rig);
}

static void home__touch_only__comes_to_the_board_and_plays(void **state)
{
	(void)state;
	struct rig rig;
	int x;
	int y;
	start(&rig);
	rig_tap_word(&rig, "home.two");
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_tap_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "papan");
	rig_pass(&rig, 200);
	assert_true(app_place_point(rig.app, 2, &x, &y));
	rig_tap(&rig, x, y);
	rig_pass(&rig, 500);
	assert_int_equal(choices_of(&rig), 1);
	rig_release(&rig);
}

static void page__escape__always_goes_back(void **state)
{
	(void)state;
	static const char *const pages[] = {
		"pilih", "ubah", "setelan", "bahasa", "tentang", "tanya"};
	for (size_t i = 0; i < sizeof(pages) / sizeof(pages[0]); i++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = pages[i];
		rig_start(&rig);
		assert_string_equal(rig_screen(&rig), pages[i]);
		rig_key(&rig, KEY_ESCAPE);
		assert_string_equal(rig_screen(&rig), "beranda");
		rig_key(&rig, KEY_ESCAPE);
		assert_string_equal(rig_screen(&rig), "beranda");
		assert_false(app_is_over(rig.app));
		rig_release(&rig);
	}
}

static void dialog__tab__never_leaves_it(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "menu";
	rig_start(&rig);
	for (int i = 0; i < 40; i++) {
		rig_key(&rig, i % 3 == 2 ? KEY_BACKTAB : KEY_TAB);
		assert_string_equal(rig_screen(&rig), "menu");
		assert_true(rig_page(&rig)->sheet.widgets.focus_shown);
	}
	app_draw(rig.app, rig.now);
	rig_release(&rig);
}

static void dialog__pressed_beside_it__nothing_below_is_pressed(void **state)
{
	(void)state;
	struct rig rig;
	int x;
	int y;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "menu";
	rig_start(&rig);
	assert_true(app_place_point(rig.app, 0, &x, &y));
	rig_tap(&rig, x, y);
	rig_click(&rig, x, y);
	assert_int_equal(choices_of(&rig), 0);
	assert_string_equal(rig_screen(&rig), "menu");
	rig_release(&rig);
}

static void settings__language_pressed__whole_program_changes_at_once(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "setelan";
	rig_start(&rig);
	rig_tap_word(&rig, "lang.en");
	fake_draw_clear(&rig.fake);
	app_draw(rig.app, rig.now);
	assert_non_null(fake_draw_find(&rig.fake, "Settings"));
	assert_null(fake_draw_find(&rig.fake, "Setelan"));
	rig_key(&rig, KEY_ESCAPE);
	fake_draw_clear(&rig.fake);
	app_draw(rig.app, rig.now);
	assert_non_null(
		fake_draw_find(&rig.fake, words_get_in(rig.app->words, LANG_EN, "home.two")));
	rig_release(&rig);
}

static void settings__text_size__grows_what_is_drawn(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "setelan";
	rig_start(&rig);
	app_draw(rig.app, rig.now);
	int before = fake_draw_find(&rig.fake, "Papan")->style.size;
	const struct widget *size = NULL;
	struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++) {
		if (set->items[i].kind == WIDGET_STEPPER && set->items[i].min == 100)
			size = &set->items[i];
	}
	assert_non_null(size);
	widget_focus(set, size->id);
	set->focus_shown = true;
	for (int i = 0; i < 9; i++)
		rig_key(&rig, KEY_RIGHT);
	assert_int_equal(app_text_percent(rig.app), 200);
	fake_draw_clear(&rig.fake);
	app_draw(rig.app, rig.now);
	rig_page(&rig)->sheet.areas[1].scroll = 0;
	assert_int_equal(rig.app->theme.type, 2);
	assert_true(theme_type(&rig.app->theme, TYPE_BODY, TEXT_REGULAR).size == 2 * before);
	rig_release(&rig);
}

/* The note comes while the page is open: it stands on it at once. */
static void settings__disk_refuses__page_says_so_at_once(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	scratch_write(scratch, "file", "");
	snprintf(rig.folders.config, sizeof(rig.folders.config), "%s",
		scratch_path(scratch, "file/below"));
	rig.options.screen = "setelan";
	rig_start(&rig);
	app_note(rig.app, "a first note");
	app_apply_settings(rig.app);
	rig_tap_word(&rig, "settings.sound");
	fake_draw_clear(&rig.fake);
	app_draw(rig.app, rig.now);
	assert_true(rig_says(&rig, "a first note"));
	assert_true(rig.app->settings_refused);
	assert_int_equal(rig.app->notes.count, 2);
	assert_non_null(strstr(rig.app->notes.items[1].english, "file/below"));
	assert_true(rig_says(&rig, "ditemukan sesuatu yang bukan folder"));
	rig_release(&rig);
}

static void settings__no_sound_device__says_so(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.audio.available = false;
	rig.options.screen = "setelan";
	rig_start(&rig);
	app_draw(rig.app, rig.now);
	assert_true(rig_says(&rig, "Tidak ada perangkat suara"));
	assert_null(fake_draw_find(&rig.fake, "Keras suara"));
	rig_release(&rig);
}

/* The old search answers after a new game has begun. */
static void board__new_game_while_thinking__old_answer_is_not_played(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "3";
	rig_start(&rig);
	rig.app->settings.speed = SPEED_AT_ONCE;
	rig.app->settings.starter = STARTER_FAR;
	struct session_setup setup;
	app_setup(rig.app, &setup);
	rig.runner.held = true;
	app_start_game(rig.app, &setup);
	rig_pass(&rig, 300);
	assert_true(session_is_thinking(board_screen_session(app_board_screen(rig.app))));
	setup.first = SIDE_A;
	app_start_game(rig.app, &setup);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 300);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 300);
	assert_int_equal(choices_of(&rig), 0);
	assert_int_equal(match_of(&rig)->position.mover, SIDE_A);
	rig_release(&rig);
}

static void board__left_and_gone_on_with__is_the_same_game(void **state)
{
	(void)state;
	struct rig rig;
	int x;
	int y;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig_start(&rig);
	assert_true(app_place_point(rig.app, 1, &x, &y));
	rig_tap(&rig, x, y);
	rig_pass(&rig, 100);
	struct match before = *match_of(&rig);
	assert_int_equal(choices_of(&rig), 1);
	app_open_menu(rig.app);
	rig_tap_word(&rig, "button.home");
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_tap_word(&rig, "button.resume");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_true(match_equal(&before, match_of(&rig)));
	rig_release(&rig);
}

static void board__program_ended__is_there_again(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	int x;
	int y;
	rig_init(&rig, 1280, 720, 1.0f);
	snprintf(rig.folders.state, sizeof(rig.folders.state), "%s", scratch->folder);
	rig.options.opponent = "2p";
	rig_start(&rig);
	assert_true(app_place_point(rig.app, 1, &x, &y));
	rig_tap(&rig, x, y);
	rig_pass(&rig, 100);
	struct match before = *match_of(&rig);
	rig_stop(&rig);
	rig.options.opponent = NULL;
	rig_start(&rig);
	rig_tap_word(&rig, "button.resume");
	assert_true(match_equal(&before, match_of(&rig)));
	rig_release(&rig);
}

static void choose__game_unfinished__asks_before_it_is_lost(void **state)
{
	(void)state;
	struct rig rig;
	int x;
	int y;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig_start(&rig);
	assert_true(app_place_point(rig.app, 1, &x, &y));
	rig_tap(&rig, x, y);
	rig_pass(&rig, 100);
	app_reset_to_home(rig.app);
	/* Beside what can be gone on with, a new one is called so. */
	rig_tap_word(&rig, "home.new");
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_key(&rig, KEY_ESCAPE);
	rig_tap_word(&rig, "home.two");
	rig_tap_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "tanya");
	rig_tap_word(&rig, "button.cancel");
	assert_string_equal(rig_screen(&rig), "pilih");
	assert_true(app_can_resume(rig.app));
	rig_tap_word(&rig, "button.play");
	rig_tap_word(&rig, "confirm.new_yes");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(choices_of(&rig), 0);
	assert_false(app_can_resume(rig.app));
	rig_release(&rig);
}

static void setup__pack_with_rounds__is_played_in_its_whole_form(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "pilih";
	rig.options.pack = "congklak-babak";
	rig_start(&rig);
	rig.app->settings.starter = STARTER_FAR;
	struct session_setup setup;
	app_setup(rig.app, &setup);
	assert_int_equal(setup.rules.start, START_TOGETHER);
	assert_int_equal(setup.rules.rounds, ROUNDS_SEVERAL);
	assert_int_equal(setup.first, SIDE_A); /* nobody is first */
	rig_release(&rig);
}

static void setup__who_starts__is_obeyed(void **state)
{
	(void)state;
	struct rig rig;
	struct session_setup setup;
	start(&rig);
	rig.app->settings.starter = STARTER_NEAR;
	app_setup(rig.app, &setup);
	assert_int_equal(setup.first, SIDE_A);
	rig.app->settings.starter = STARTER_FAR;
	app_setup(rig.app, &setup);
	assert_int_equal(setup.first, SIDE_B);
	rig.app->settings.starter = STARTER_TURNS;
	app_setup(rig.app, &setup);
	enum side first = setup.first;
	app_start_game(rig.app, &setup);
	app_setup(rig.app, &setup);
	assert_int_not_equal(setup.first, first);
	rig.app->settings.starter = STARTER_RANDOM;
	bool seen[2] = {false, false};
	for (int i = 0; i < 64; i++) {
		rig_key(&rig, KEY_NONE);
		app_setup(rig.app, &setup);
		seen[setup.first] = true;
	}
	assert_true(seen[0] && seen[1]);
	rig_release(&rig);
}

static void options__bad__are_refused_with_a_sentence(void **state)
{
	(void)state;
	static const struct app_options bad[] = {
		{.pack = "tidak-ada", .lang = LANG_ID},
		{.holes = 2, .lang = LANG_ID},
		{.holes = 12, .lang = LANG_ID},
		{.opponent = "7", .lang = LANG_ID},
		{.opponent = "1x", .lang = LANG_ID},
		{.code = "umum.9", .lang = LANG_ID},
		{.screen = "dapur", .lang = LANG_ID},
	};
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		struct rig rig;
		struct diag diag;
		rig_init(&rig, 1280, 720, 1.0f);
		struct app_host host = {.draw = &rig.fake.draw,
			.audio = &rig.audio,
			.runner = &rig.runner.runner,
			.log = &rig.log,
			.folders = &rig.folders};
		diag_clear(&diag);
		assert_null(app_new(&host, &bad[i], &diag));
		assert_true(diag.found[0] != '\0' || diag.wanted[0] != '\0');
		rig_release(&rig);
	}
}

static void result__after_conceding__offers_again_change_and_home(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "1";
	rig_start(&rig);
	board_screen_concede(app_board_screen(rig.app), rig.now);
	rig_pass(&rig, 4000);
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "papan");
	app_show_result(rig.app, board_screen_session(app_board_screen(rig.app)));
	rig_tap_word(&rig, "button.again");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(match_of(&rig)->phase, MATCH_PLAYING);
	app_show_result(rig.app, board_screen_session(app_board_screen(rig.app)));
	rig_tap_word(&rig, "result.change");
	assert_string_equal(rig_screen(&rig), "pilih");
	assert_null(app_board_screen(rig.app));
	rig_release(&rig);
}

static void kiosk(struct rig *rig)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.kiosk = true;
	rig->options.opponent = "2p";
	rig_start(rig);
	rig->app->settings.speed = SPEED_AT_ONCE;
}

static void kiosk__not_touched__asks_then_shows_and_forgets(void **state)
{
	(void)state;
	struct rig rig;
	int x;
	int y;
	kiosk(&rig);
	assert_true(app_place_point(rig.app, 1, &x, &y));
	rig_tap(&rig, x, y);
	rig.app->settings.language = LANG_EN;
	snprintf(rig.app->settings.pack, sizeof(rig.app->settings.pack), "kalah");
	app_apply_settings(rig.app);
	rig_pass(&rig, 59000);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_pass(&rig, 2000);
	assert_string_equal(rig_screen(&rig), "masih");
	fake_draw_clear(&rig.fake);
	app_draw(rig.app, rig.now);
	assert_non_null(fake_draw_find(&rig.fake, "14"));
	rig_pass(&rig, 15000);
	assert_string_equal(rig_screen(&rig), "contoh");
	assert_int_equal(app_lang(rig.app), LANG_ID);
	assert_string_equal(app_pack(rig.app)->id, "umum");
	rig_release(&rig);
}

/* Wherever the last visitor left it: by finger, the settings of the first. */
static void kiosk__left_on_a_page__is_at_home_for_the_next_visitor(void **state)
{
	static const char *const pages[] = {"aturan", "banding", "ubah", "pilih", "babak", "telaah",
		"pembukaan", "panduan", "belajar"};
	(void)state;
	for (size_t i = 0; i < sizeof(pages) / sizeof(pages[0]); i++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.kiosk = true;
		rig.options.screen = pages[i];
		rig_start(&rig);
		assert_string_equal(rig_screen(&rig), pages[i]);
		rig.app->settings.language = LANG_EN;
		rig.app->settings.text_percent = 200;
		rig.app->settings.changes[OPTION_RELAY] = 0;
		snprintf(rig.app->settings.pack, sizeof(rig.app->settings.pack), "umum");
		app_apply_settings(rig.app);
		rig_pass(&rig, 61000);
		assert_string_equal(rig_screen(&rig), "masih");
		rig_pass(&rig, 15000);
		assert_string_equal(rig_screen(&rig), "contoh");
		rig_tap(&rig, 600, 300);
		assert_string_equal(rig_screen(&rig), "beranda");
		assert_int_equal(rig.app->stack.count, 1);
		assert_int_equal(app_lang(rig.app), LANG_ID);
		assert_true(settings_equal(&rig.app->settings, &rig.app->kiosk.first));
		assert_null(rig.app->reviewed);
		rig_release(&rig);
	}
}

static void kiosk__shows_again__plays_another_game(void **state)
{
	(void)state;
	struct rig rig;
	kiosk(&rig);
	rig_pass(&rig, 76000);
	assert_string_equal(rig_screen(&rig), "contoh");
	uint32_t seed = session_setup(board_screen_session(app_board_screen(rig.app)))->seed;
	kiosk_show(rig.app);
	rig_pass(&rig, 100);
	assert_string_equal(rig_screen(&rig), "contoh");
	assert_int_not_equal(
		session_setup(board_screen_session(app_board_screen(rig.app)))->seed, seed);
	rig_release(&rig);
}

static void kiosk__touched_when_asked__game_goes_on_and_no_move_is_made(void **state)
{
	(void)state;
	struct rig rig;
	int x;
	int y;
	kiosk(&rig);
	rig_pass(&rig, 61000);
	assert_string_equal(rig_screen(&rig), "masih");
	assert_true(app_place_point(rig.app, 1, &x, &y));
	rig_tap(&rig, x, y);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(choices_of(&rig), 0);
	rig_pass(&rig, 59000);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_release(&rig);
}

static void kiosk__touched_while_showing__begins_at_home(void **state)
{
	(void)state;
	struct rig rig;
	kiosk(&rig);
	rig_pass(&rig, 76000);
	assert_string_equal(rig_screen(&rig), "contoh");
	/* It plays under the strip, however long a sowing lasts. */
	int before = choices_of(&rig);
	for (int i = 0; i < 30 && choices_of(&rig) == before; i++)
		rig_pass(&rig, 1000);
	assert_true(choices_of(&rig) > before);
	assert_string_equal(rig_screen(&rig), "contoh");
	int x;
	int y;
	assert_true(app_place_point(rig.app, 1, &x, &y));
	rig_tap(&rig, x, y);
	assert_string_equal(rig_screen(&rig), "beranda");
	assert_false(app_can_resume(rig.app));
	rig_release(&rig);
}

static void app__not_a_kiosk__is_left_alone(void **state)
{
	(void)state;
	struct rig rig;
	start(&rig);
	rig_pass(&rig, 200000);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(home__keyboard_only__comes_to_the_board_and_plays),
		cmocka_unit_test(home__touch_only__comes_to_the_board_and_plays),
		cmocka_unit_test(page__escape__always_goes_back),
		cmocka_unit_test(dialog__tab__never_leaves_it),
		cmocka_unit_test(dialog__pressed_beside_it__nothing_below_is_pressed),
		cmocka_unit_test(settings__language_pressed__whole_program_changes_at_once),
		cmocka_unit_test(settings__text_size__grows_what_is_drawn),
		cmocka_unit_test_setup_teardown(settings__disk_refuses__page_says_so_at_once,
			scratch_setup, scratch_teardown),
		cmocka_unit_test(settings__no_sound_device__says_so),
		cmocka_unit_test(board__new_game_while_thinking__old_answer_is_not_played),
		cmocka_unit_test(board__left_and_gone_on_with__is_the_same_game),
		cmocka_unit_test_setup_teardown(
			board__program_ended__is_there_again, scratch_setup, scratch_teardown),
		cmocka_unit_test(choose__game_unfinished__asks_before_it_is_lost),
		cmocka_unit_test(setup__pack_with_rounds__is_played_in_its_whole_form),
		cmocka_unit_test(setup__who_starts__is_obeyed),
		cmocka_unit_test(options__bad__are_refused_with_a_sentence),
		cmocka_unit_test(kiosk__not_touched__asks_then_shows_and_forgets),
		cmocka_unit_test(kiosk__left_on_a_page__is_at_home_for_the_next_visitor),
		cmocka_unit_test(kiosk__shows_again__plays_another_game),
		cmocka_unit_test(kiosk__touched_when_asked__game_goes_on_and_no_move_is_made),
		cmocka_unit_test(kiosk__touched_while_showing__begins_at_home),
		cmocka_unit_test(app__not_a_kiosk__is_left_alone),
		cmocka_unit_test(result__after_conceding__offers_again_change_and_home),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
