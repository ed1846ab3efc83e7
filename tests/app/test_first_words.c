/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"
#include "base/scratch.h"

#include <stdio.h>
#include <string.h>

/* The words of the game are explained where a person's game meets them first, and then no more. */

/* The first turn relays once and shoots, the answer relays into the store. */
enum { SHOOTS = 6, RELAYS = 12 };

static enum turn_word play(struct rig *rig, int place)
{
	board_rig_tap(rig, place);
	rig_key(rig, KEY_ENTER);
	assert_false(app_is_moving(rig->app));
	return board_rig(rig)->word;
}

static bool explains(struct rig *rig, const char *key)
{
	const char *sentence = app_word(rig->app, key);
	char start[16];
	/* Up to its first slot there is no more than this in every language. */
	snprintf(start, sizeof(start), "%.12s", sentence);
	return strstr(board_rig(rig)->line.second.text, start) != NULL;
}

static void word__met_first__is_explained_and_then_no_more(void **state)
{
	struct rig rig;
	(void)state;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	assert_int_equal(play(&rig, SHOOTS), TURN_WORD_SHOT);
	assert_true(explains(&rig, "word.shot"));
	assert_non_null(strstr(board_rig(&rig)->line.first.text, "9"));
	assert_int_equal(play(&rig, RELAYS), TURN_WORD_RELAY);
	assert_true(explains(&rig, "word.relay"));
	board_command(board_rig(&rig), COMMAND_RESTART, rig.now);
	assert_int_equal(play(&rig, SHOOTS), TURN_WORD_COUNT);
	assert_false(explains(&rig, "word.shot"));
	rig_release(&rig);
}

static void word__explained__stays_in_another_language_and_goes_with_undo(void **state)
{
	struct rig rig;
	(void)state;
	board_rig_open(&rig, "umum.0.", "2p", 1280, 720);
	play(&rig, SHOOTS);
	rig.app->settings.language = LANG_EN;
	app_apply_settings(rig.app);
	assert_true(explains(&rig, "word.shot"));
	board_command(board_rig(&rig), COMMAND_UNDO, rig.now);
	assert_int_equal(board_rig(&rig)->word, TURN_WORD_COUNT);
	assert_false(explains(&rig, "word.shot"));
	rig_release(&rig);
}

/* In the smallest window there is one place for it: that of what happened. */
static void word__little_room__is_seen_all_the_same(void **state)
{
	static const int sizes[][2] = {{800, 480}, {1024, 600}, {1280, 720}, {720, 1280}};
	(void)state;
	for (int i = 0; i < 4 * LANG_COUNT; i++) {
		struct rig rig;
		char start[16];
		board_rig_open(
			&rig, "umum.0.", "2p", sizes[i / LANG_COUNT][0], sizes[i / LANG_COUNT][1]);
		rig.app->settings.language = (enum lang)(i % LANG_COUNT);
		app_apply_settings(rig.app);
		play(&rig, SHOOTS);
		snprintf(start, sizeof(start), "%.9s", app_word(rig.app, "word.shot"));
		if (!board_rig_says(&rig, start))
			fail_msg("%dx%d, language %d: \"%s…\" is not seen",
				sizes[i / LANG_COUNT][0], sizes[i / LANG_COUNT][1], i % LANG_COUNT,
				start);
		rig_release(&rig);
	}
}

static void open_kept(struct rig *rig, const struct scratch *scratch, bool kiosk)
{
	rig_init(rig, 1280, 720, 1.0f);
	snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", scratch->folder);
	rig->options.code = "umum.0.";
	rig->options.opponent = "2p";
	rig->options.kiosk = kiosk;
	rig->now = 1000;
	rig_start(rig);
	rig_pass(rig, 32);
}

static void word__met_in_an_earlier_run__is_known(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	open_kept(&rig, scratch, false);
	assert_int_equal(play(&rig, SHOOTS), TURN_WORD_SHOT);
	scratch_assert(scratch, "words.json", "{\"format\":1,\"done\":[\"menembak\"]}\n");
	rig_release(&rig);
	open_kept(&rig, scratch, false);
	assert_int_equal(play(&rig, SHOOTS), TURN_WORD_RELAY);
	assert_int_equal(rig.app->notes.count, 0);
	rig_release(&rig);
}

static void words_file__damaged__is_set_aside_and_said_once(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	scratch_write(scratch, "words.json", "{\"format\":1,");
	open_kept(&rig, scratch, false);
	assert_int_equal(play(&rig, SHOOTS), TURN_WORD_SHOT);
	assert_int_equal(rig.app->notes.count, 1);
	scratch_assert(scratch, "words.json.corrupt", "{\"format\":1,");
	rig_release(&rig);
}

static void kiosk__next_visitor__is_told_again_and_nothing_is_kept(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	open_kept(&rig, scratch, true);
	assert_int_equal(play(&rig, SHOOTS), TURN_WORD_SHOT);
	board_command(board_rig(&rig), COMMAND_RESTART, rig.now);
	assert_int_equal(play(&rig, SHOOTS), TURN_WORD_RELAY);
	scratch_assert(scratch, "words.json", NULL);
	kiosk_show(rig.app);
	assert_int_equal(met_words_set(rig.app), 0);
	rig_release(&rig);
}

static void demo_and_record__explain_nothing(void **state)
{
	struct rig rig;
	(void)state;
	board_rig_open(&rig, "umum.0.", "demo", 1280, 720);
	for (int i = 0; i < 3000 && board_rig_choices(&rig) < 3; i++) {
		rig_pass(&rig, 16);
		rig_finish_jobs(&rig);
		rig_key(&rig, KEY_ENTER);
		assert_int_equal(board_rig(&rig)->word, TURN_WORD_COUNT);
	}
	assert_true(board_rig_choices(&rig) >= 3);
	assert_int_equal(met_words_set(rig.app), 0);
	struct record record = {0};
	record_copy(&record, session_record(board_rig(&rig)->session));
	app_play_record(rig.app, &record, record.len, NULL);
	for (int i = 0; i < 3000 && board_rig_choices(&rig) < record.len; i++) {
		rig_pass(&rig, 16);
		rig_key(&rig, KEY_ENTER);
	}
	assert_int_equal(met_words_set(rig.app), 0);
	record_release(&record);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(word__met_first__is_explained_and_then_no_more),
		cmocka_unit_test(word__explained__stays_in_another_language_and_goes_with_undo),
		cmocka_unit_test(word__little_room__is_seen_all_the_same),
		cmocka_unit_test_setup_teardown(
			word__met_in_an_earlier_run__is_known, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(words_file__damaged__is_set_aside_and_said_once,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			kiosk__next_visitor__is_told_again_and_nothing_is_kept, scratch_setup,
			scratch_teardown),
		cmocka_unit_test(demo_and_record__explain_nothing),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
