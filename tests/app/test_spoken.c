/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"
#include "base/rng.h"
#include "base/scratch.h"

#include <stdio.h>
#include <string.h>

/* What is read out of a game, and when. */

static void open_spoken(struct rig *rig, const char *code, const char *opponent)
{
	board_rig_open(rig, code, opponent, 800, 480);
	assert_int_equal(rig->spoken, 0); /* it is off at first */
	rig->app->settings.speech = true;
	app_apply_settings(rig->app);
	rig_pass(rig, 32);
}

static int some_choice(const struct rig *rig, struct rng *rng)
{
	uint32_t legal = match_legal(board_rig_match(rig));

	for (uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcount(legal)); skip > 0; skip--)
		legal &= legal - 1;
	return __builtin_ctz(legal);
}

/* Where the title says more than the line, it is the name of the game. */
static void check_title_ends_so(const struct rig *rig)
{
	const char *title = app_title(rig->app);
	size_t title_len = strlen(title), len = strlen(rig->said);

	assert_true(title_len > len && len > 0);
	assert_string_equal(title + title_len - len, rig->said);
	assert_string_equal(rig->said, board_rig(rig)->line.first.text);
}

static void game__of_two_people__is_told_once_a_turn_and_never_a_seed(void **state)
{
	struct rig rig;
	struct rng rng;

	(void)state;
	rng_init(&rng, 5);
	open_spoken(&rig, "umum.0.", "2p");
	assert_int_equal(rig.spoken, 1); /* who begins */
	check_title_ends_so(&rig);
	for (int turn = 0; turn < 12; turn++) {
		int before = rig.spoken;

		board_rig_tap(&rig, some_choice(&rig, &rng));
		while (app_is_moving(rig.app)) {
			assert_int_equal(rig.spoken, before);
			rig_pass(&rig, 48);
		}
		rig_pass(&rig, 3000);
		assert_int_equal(rig.spoken, before + 1);
		check_title_ends_so(&rig);
		/* Another window or text size tells nothing new. */
		rig_resize(&rig, 1280, 720, 1.0f);
		rig_pass(&rig, 64);
		rig_resize(&rig, 800, 480, 1.0f);
		rig_pass(&rig, 64);
		assert_int_equal(rig.spoken, before + 1);
	}
	rig_release(&rig);
}

static void game__against_the_computer__tells_its_turns_too(void **state)
{
	struct rig rig;
	struct rng rng;
	int told = 0;

	(void)state;
	rng_init(&rng, 2);
	open_spoken(&rig, "umum.0.", "1");
	rig.app->settings.speed = SPEED_AT_ONCE;
	while (told < 6 && board_rig_match(&rig)->phase != MATCH_OVER) {
		int before = rig.spoken, made = board_rig_choices(&rig);

		board_rig_tap(&rig, some_choice(&rig, &rng));
		rig_pass(&rig, 20000);
		assert_int_equal(rig.spoken - before, board_rig_choices(&rig) - made);
		told++;
	}
	assert_int_equal(told, 6);
	rig_release(&rig);
}

static void language__chosen_anew__is_that_of_the_voice(void **state)
{
	struct rig rig;

	(void)state;
	open_spoken(&rig, "umum.0.", "2p");
	/* What is told now is the same words in Indonesian and in Malay. */
	static const enum lang langs[] = {LANG_EN, LANG_MS, LANG_EN, LANG_ID};

	for (size_t i = 0; i < sizeof langs / sizeof *langs; i++) {
		rig.app->settings.language = langs[i];
		app_apply_settings(rig.app);
		rig_pass(&rig, 32);
		assert_string_equal(rig.said_lang, lang_code(langs[i]));
		check_title_ends_so(&rig);
	}
	rig_release(&rig);
}

static void setting__off__silences_and_tells_nothing(void **state)
{
	struct rig rig;
	struct rng rng;
	int before;

	(void)state;
	rng_init(&rng, 9);
	open_spoken(&rig, "umum.0.", "2p");
	before = rig.spoken;
	rig.silenced = 0;
	rig.app->settings.speech = false;
	app_apply_settings(rig.app);
	rig_pass(&rig, 32);
	assert_int_equal(rig.silenced, 1);
	board_rig_tap(&rig, some_choice(&rig, &rng));
	board_rig_rest(&rig);
	rig_pass(&rig, 1000);
	assert_int_equal(rig.spoken, before);
	assert_int_equal(rig.silenced, 1);
	/* Switched on again, it is up to date at once. */
	rig.app->settings.speech = true;
	app_apply_settings(rig.app);
	rig_pass(&rig, 32);
	assert_int_equal(rig.spoken, before + 1);
	check_title_ends_so(&rig);
	rig_release(&rig);
}

static void new_game__in_mid_sentence__stops_it_and_tells_its_own(void **state)
{
	struct rig rig;
	struct session_setup setup;
	int before;

	(void)state;
	open_spoken(&rig, "umum.0.", "2p");
	before = rig.spoken;
	rig.silenced = 0;
	app_setup(rig.app, &setup);
	app_start_game(rig.app, &setup);
	assert_int_equal(rig.silenced, 1);
	assert_int_equal(rig.spoken, before);
	rig_pass(&rig, 64);
	assert_int_equal(rig.spoken, before + 1);
	check_title_ends_so(&rig);
	rig_release(&rig);
}

static void machine__without_a_voice__is_asked_for_nothing(void **state)
{
	struct rig rig;
	struct rng rng;

	(void)state;
	rng_init(&rng, 1);
	board_rig_open(&rig, "umum.0.", "2p", 800, 480);
	rig.no_voice = true;
	rig.app->settings.speech = true;
	app_apply_settings(rig.app);
	assert_false(spoken_is_possible(rig.app));
	board_rig_tap(&rig, some_choice(&rig, &rng));
	board_rig_rest(&rig);
	rig_pass(&rig, 1000);
	assert_int_equal(rig.spoken, 0);
	rig_release(&rig);
}

/* Where there is no board the person hears that it works. */
static void setting__on_at_home__is_heard_once(void **state)
{
	struct rig rig;

	rig_init(&rig, 800, 480, 1.0f);
	snprintf(rig.folders.config, sizeof rig.folders.config, "%s",
		((struct scratch *)*state)->folder);
	rig_start(&rig);
	rig_pass(&rig, 32);
	assert_int_equal(rig.spoken, 0);
	rig.app->settings.speech = true;
	app_apply_settings(rig.app);
	rig_pass(&rig, 320);
	assert_int_equal(rig.spoken, 1);
	assert_string_equal(rig.said, app_word(rig.app, "speech.on"));
	/* That was news; at the next start it is none. */
	rig_stop(&rig);
	rig_start(&rig);
	rig_pass(&rig, 320);
	assert_true(rig.app->settings.speech);
	assert_int_equal(rig.spoken, 1);
	rig_release(&rig);
}

/* The daemon may turn out not to be there when it is wished for the first time: the page is laid
 * out anew, and it is left alone from then on. */
static void voice__found_missing__is_not_asked_again(void **state)
{
	struct rig rig;

	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "setelan";
	rig_start(&rig);
	rig.app->settings.speech = true;
	app_apply_settings(rig.app);
	rig_pass(&rig, 64);
	assert_int_equal(rig.spoken, 1);
	app_draw(rig.app, rig.now);
	assert_false(app_needs_draw(rig.app));
	rig.no_voice = true;
	rig.silenced = 0;
	rig_pass(&rig, 16);
	assert_int_equal(rig.silenced, 1);
	assert_true(app_needs_draw(rig.app));
	rig_pass(&rig, 1000);
	assert_int_equal(rig.silenced, 1);
	assert_int_equal(rig.spoken, 1);
	rig_release(&rig);
}

/* Nobody plays there, and nobody asked. */
static void kiosk__playing_by_itself__is_silent(void **state)
{
	struct rig rig;
	int before;

	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.kiosk = true;
	rig_start(&rig);
	rig.app->settings.speech = true;
	rig_pass(&rig, KIOSK_SHOW_MS + 2000);
	assert_int_equal(rig.app->kiosk.state, KIOSK_SHOWING);
	before = rig.spoken;
	rig_pass(&rig, 30000);
	assert_int_equal(rig.spoken, before);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(game__of_two_people__is_told_once_a_turn_and_never_a_seed),
		cmocka_unit_test(game__against_the_computer__tells_its_turns_too),
		cmocka_unit_test(language__chosen_anew__is_that_of_the_voice),
		cmocka_unit_test(setting__off__silences_and_tells_nothing),
		cmocka_unit_test(new_game__in_mid_sentence__stops_it_and_tells_its_own),
		cmocka_unit_test(machine__without_a_voice__is_asked_for_nothing),
		cmocka_unit_test_setup_teardown(
			setting__on_at_home__is_heard_once, scratch_setup, scratch_teardown),
		cmocka_unit_test(voice__found_missing__is_not_asked_again),
		cmocka_unit_test(kiosk__playing_by_itself__is_silent),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
