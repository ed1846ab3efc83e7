/* SPDX-License-Identifier: MIT */
/* A game that was begun is not lost without a word, whatever way a new one is begun. */
#include "test.h"

#include "app/board_screen.h"
#include "app/hero.h"
#include "app/own_rules.h"
#include "app/rig.h"
#include "base/file.h"
#include "base/scratch.h"

#include <stdio.h>
#include <string.h>

/* In that folder, at once on the board where an OPPONENT is named. */
static void open_in(struct rig *rig, struct scratch *scratch, const char *opponent)
{
	snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", scratch->folder);
	snprintf(rig->folders.config, sizeof(rig->folders.config), "%s", scratch->folder);
	snprintf(rig->folders.state, sizeof(rig->folders.state), "%s", scratch->folder);
	rig->options.opponent = opponent;
	rig_start(rig);
	rig->app->settings.speed = SPEED_AT_ONCE;
	app_apply_settings(rig->app);
	rig_pass(rig, 200);
}

static void start(struct rig *rig, struct scratch *scratch, const char *opponent)
{
	rig_init(rig, 1280, 720, 1.0f);
	open_in(rig, scratch, opponent);
}

static const struct session *session_of(const struct rig *rig)
{
	struct screen *board = app_board_screen(rig->app);
	assert_non_null(board);
	return board_screen_session(board);
}

static void choose(struct rig *rig, int place)
{
	int x, y;
	assert_true(app_place_point(rig->app, place, &x, &y));
	rig_tap(rig, x, y);
	rig_pass(rig, 5000);
}

/* By way of the rules, while the board is below them. */
static void game__another_begun_from_the_rules_over_it__is_asked_for_first(void **state)
{
	struct rig rig;
	start(&rig, *state, "2p");
	choose(&rig, 2);
	assert_int_equal(session_record(session_of(&rig))->len, 1);
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "rules.title");
	rig_tap_word(&rig, "rules.play");
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_tap_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "tanya");
	for (int i = 0; i < 4 && strcmp(rig_screen(&rig), "papan") != 0; i++)
		rig_key(&rig, KEY_ESCAPE);
	assert_int_equal(session_record(session_of(&rig))->len, 1);
	rig_release(&rig);
}

static void game__with_nothing_to_lose__is_begun_without_a_question(void **state)
{
	struct rig rig;
	start(&rig, *state, "2p");
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "rules.title");
	rig_tap_word(&rig, "rules.play");
	rig_tap_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "papan");
	rig_release(&rig);
}

/* ---- of a pack of the player's own */

static void write_own(struct scratch *scratch)
{
	struct strbuf text, changed;
	struct diag diag;
	char packs[512];
	static const char id[] = "\"id\": \"umum\"";
	snprintf(packs, sizeof(packs), "%s", scratch_path(scratch, "packs"));
	assert_true(file_make_folder(packs, &diag));
	strbuf_init(&text);
	strbuf_init(&changed);
	assert_true(file_read(SOURCE_DIR "/packs/umum.json", 1 << 20, &text, &diag));
	const char *at = strstr(text.text, id);
	assert_non_null(at);
	strbuf_addf(&changed, "%.*s\"id\": \"kampung-kami\"%s", (int)(at - text.text), text.text,
		at + strlen(id));
	scratch_write(scratch, "packs/kampung-kami.json", changed.text);
	strbuf_release(&changed);
	strbuf_release(&text);
}

/* A game of that pack is begun, the program closed, the pack's file gone. */
static void leave_behind(struct scratch *scratch)
{
	struct rig rig;
	write_own(scratch);
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.pack = "kampung-kami";
	open_in(&rig, scratch, "2p");
	choose(&rig, 2);
	rig_release(&rig);
	file_remove(scratch_path(scratch, "packs/kampung-kami.json"));
}

static void game__whose_pack_is_gone__is_told_of_and_there_again_with_it(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	leave_behind(scratch);
	for (int i = 0; i < 2; i++) {
		start(&rig, scratch, NULL);
		assert_false(app_can_resume(rig.app));
		assert_true(rig_says(&rig, "kampung-kami"));
		assert_true(file_exists(scratch_path(scratch, "autosave.json")));
		assert_false(file_exists(scratch_path(scratch, "autosave.json.corrupt")));
		rig_release(&rig);
	}
	write_own(scratch);
	start(&rig, scratch, NULL);
	assert_false(rig_says(&rig, "kampung-kami"));
	rig_tap_word(&rig, "button.resume");
	assert_int_equal(session_record(session_of(&rig))->len, 1);
	assert_string_equal(session_setup(session_of(&rig))->pack, "kampung-kami");
	rig_release(&rig);
}

static void game__whose_pack_is_gone__is_set_aside_for_a_new_one_after_a_question(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	leave_behind(scratch);
	start(&rig, scratch, NULL);
	/* What plays by itself is looked at and forgotten. */
	rig_tap_word(&rig, "home.demo");
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "button.home");
	assert_true(file_exists(scratch_path(scratch, "autosave.json")));
	rig_tap_word(&rig, "home.two");
	rig_tap_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "tanya");
	rig_tap_word(&rig, "confirm.new_yes");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_true(file_exists(scratch_path(scratch, "autosave.json.corrupt")));
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "button.home");
	assert_false(rig_says(&rig, "kampung-kami"));
	rig_release(&rig);
}

/* ---- on the home page */

/* As in home_screen.c. */
struct home_page {
	struct page page;
	struct hero hero;
};

/* The first hole is to the right of the second. */
static bool runs_left(const struct rig *rig)
{
	const struct home_page *home = (const struct home_page *)rig_page(rig);
	const struct board_hollow *places = home->hero.layout.board.places;
	return places[0].x > places[1].x;
}

static void home__with_a_game_that_waits__shows_it_in_its_own_direction(void **state)
{
	static const char *const packs[] = {"umum", "kalah"};
	bool runs[2];
	for (int i = 0; i < 2; i++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.pack = packs[i];
		open_in(&rig, *state, "2p");
		choose(&rig, 2);
		app_reset_to_home(rig.app);
		runs[i] = runs_left(&rig);
		/* The next game is to be another. */
		own_rules_choose_pack(
			&rig.app->settings, pack_set_find(&rig.app->packs, packs[1 - i]));
		app_apply_settings(rig.app);
		assert_int_equal(runs_left(&rig), runs[i]);
		rig_release(&rig);
	}
	assert_int_not_equal(runs[0], runs[1]);
}

/* ---- in a kiosk */

/* The power is cut while somebody plays: the next morning begins as every visitor does. */
static void kiosk__switched_off_in_a_visit__keeps_no_wish_of_the_visitor(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	for (int day = 0; day < 2; day++) {
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.kiosk = true;
		rig.options.lang = LANG_COUNT;
		rig.options.machine = LANG_ID;
		open_in(&rig, scratch, NULL);
		assert_int_equal(app_lang(rig.app), LANG_ID);
		assert_int_equal(rig.app->settings.text_percent, 100);
		rig.app->settings.language = LANG_EN;
		rig.app->settings.text_percent = 200;
		app_apply_settings(rig.app);
		assert_int_equal(app_lang(rig.app), LANG_EN);
		rig_release(&rig);
	}
	assert_false(file_exists(scratch_path(scratch, "settings.json")));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			game__another_begun_from_the_rules_over_it__is_asked_for_first,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			game__with_nothing_to_lose__is_begun_without_a_question, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(
			game__whose_pack_is_gone__is_told_of_and_there_again_with_it, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(
			game__whose_pack_is_gone__is_set_aside_for_a_new_one_after_a_question,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			home__with_a_game_that_waits__shows_it_in_its_own_direction, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(
			kiosk__switched_off_in_a_visit__keeps_no_wish_of_the_visitor, scratch_setup,
			scratch_teardown),
	};
	return cmocka_run_group_tests_name("kept_games", tests, NULL, NULL);
}
