/* SPDX-License-Identifier: MIT */
/* Each game that people finished is in the list once, as it ended, and nothing else is. */
#include "test.h"

#include "app/board_screen_state.h"
#include "app/own_games.h"
#include "app/rig.h"
#include "base/file.h"
#include "base/scratch.h"

#include <stdio.h>
#include <string.h>

/* In that folder, at once on the board where an OPPONENT is named. */
static void start(struct rig *rig, struct scratch *scratch, const char *opponent)
{
	rig_init(rig, 1280, 720, 1.0f);
	snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", scratch->folder);
	snprintf(rig->folders.config, sizeof(rig->folders.config), "%s", scratch->folder);
	snprintf(rig->folders.state, sizeof(rig->folders.state), "%s", scratch->folder);
	rig->options.opponent = opponent;
	rig->options.today = 20787;
	rig_start(rig);
	rig->app->settings.speed = SPEED_AT_ONCE;
	app_apply_settings(rig->app);
	rig_pass(rig, 200);
}

static struct screen *board(const struct rig *rig)
{
	struct screen *screen = app_board_screen(rig->app);
	assert_non_null(screen);
	return screen;
}

static const struct match *match(const struct rig *rig)
{
	return session_match(board_screen_session(board(rig)));
}

static void choose_first(struct rig *rig)
{
	board_choose((struct board_screen *)board(rig), __builtin_ctz(match_legal(match(rig))),
		rig->now);
	rig_pass(rig, 2000);
}

static void concede(struct rig *rig)
{
	board_screen_concede(board(rig), rig->now);
}

static void command(struct rig *rig, enum command_kind kind)
{
	board_command((struct board_screen *)board(rig), kind, rig->now);
}

static const struct game_log_entry *only(struct rig *rig)
{
	const struct game_log *log = own_games_log(rig->app);
	assert_int_equal(log->count, 1);
	return &log->entries[0];
}

/* What the next start will find. */
static int on_disk(struct scratch *scratch)
{
	static struct game_log log;
	struct diag diag;
	game_log_init(&log);
	enum file_load load = game_log_load(&log, scratch_path(scratch, "games.json"), &diag);
	assert_true(load == FILE_LOADED || load == FILE_MISSING);
	int count = log.count;
	game_log_release(&log);
	return count;
}

static void game__given_up_to_the_computer__is_kept_at_once(void **state)
{
	struct rig rig;
	start(&rig, *state, "2");
	choose_first(&rig);
	assert_int_equal(on_disk(*state), 0);
	concede(&rig);
	assert_int_equal(on_disk(*state), 1);
	const struct game_log_entry *entry = only(&rig);
	assert_int_equal(entry->day, 20787);
	assert_string_equal(entry->pack, session_setup(board_screen_session(board(&rig)))->pack);
	assert_int_equal(game_log_level(entry), 2);
	assert_int_equal(game_log_person(entry), SIDE_A);
	assert_true(entry->conceded);
	assert_int_equal(entry->result, RESULT_B);
	assert_int_equal(entry->undos, 0);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_tap_word(&rig, "button.home");
	only(&rig);
	rig_release(&rig);
	start(&rig, *state, NULL);
	only(&rig);
	rig_release(&rig);
}

/* A whole one of two people. */
static void game__played_to_its_end__is_kept_as_the_result_page_tells_it(void **state)
{
	struct rig rig;
	start(&rig, *state, "2p");
	for (int i = 0; i < 2000 && match(&rig)->phase != MATCH_OVER; i++)
		choose_first(&rig);
	assert_int_equal(match(&rig)->phase, MATCH_OVER);
	const struct game_log_entry *entry = only(&rig);
	const struct position *end = &match(&rig)->position;
	assert_int_equal(entry->levels[0], GAME_LOG_PERSON);
	assert_int_equal(entry->levels[1], GAME_LOG_PERSON);
	assert_int_equal(entry->stores[0], end->cells[board_store(end->holes, SIDE_A)]);
	assert_int_equal(entry->stores[1], end->cells[board_store(end->holes, SIDE_B)]);
	assert_int_equal(entry->result, match(&rig)->result);
	assert_false(entry->conceded);
	struct strbuf code;
	strbuf_init(&code);
	record_write(session_record(board_screen_session(board(&rig))), &code);
	assert_string_equal(entry->code, code.text);
	strbuf_release(&code);
	rig_release(&rig);
}

static void game__whose_end_is_taken_back__counts_once_as_it_ended_last(void **state)
{
	struct rig rig;
	start(&rig, *state, "2p");
	choose_first(&rig);
	concede(&rig);
	only(&rig);
	command(&rig, COMMAND_UNDO);
	assert_int_equal(match(&rig)->phase, MATCH_PLAYING);
	assert_int_equal(own_games_log(rig.app)->count, 0);
	assert_int_equal(on_disk(*state), 0);
	choose_first(&rig);
	concede(&rig);
	assert_int_equal(only(&rig)->undos, 1);
	assert_int_equal(on_disk(*state), 1);
	assert_int_equal(strlen(strrchr(only(&rig)->code, '.') + 1), 2);
	/* Left unfinished after all, and gone on with in the next run. */
	command(&rig, COMMAND_UNDO);
	rig_release(&rig);
	assert_int_equal(on_disk(*state), 0);
	start(&rig, *state, NULL);
	app_resume_game(rig.app);
	concede(&rig);
	assert_int_equal(only(&rig)->undos, GAME_LOG_UNKNOWN);
	rig_release(&rig);
}

static void game__played_again_from_its_end__is_another(void **state)
{
	struct rig rig;
	start(&rig, *state, "2p");
	choose_first(&rig);
	concede(&rig);
	command(&rig, COMMAND_RESTART);
	assert_int_equal(own_games_log(rig.app)->count, 1);
	choose_first(&rig);
	concede(&rig);
	assert_int_equal(own_games_log(rig.app)->count, 2);
	rig_pass(&rig, 3000);
	rig_tap_word(&rig, "button.again");
	choose_first(&rig);
	concede(&rig);
	assert_int_equal(own_games_log(rig.app)->count, 3);
	rig_release(&rig);
	assert_int_equal(on_disk(*state), 3);
}

static void game__of_a_program_closed_on_its_result__counts_once(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	start(&rig, scratch, "2");
	choose_first(&rig);
	concede(&rig);
	rig_pass(&rig, 3000);
	rig_release(&rig);
	for (int i = 0; i < 2; i++) {
		start(&rig, scratch, NULL);
		assert_false(app_can_resume(rig.app));
		only(&rig);
		rig_release(&rig);
		assert_false(file_exists(scratch_path(scratch, "autosave.json")));
	}
}

/* Its last move was on disk, the list not yet. */
static void game__of_a_program_killed_on_its_last_move__is_not_lost(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	start(&rig, scratch, "2");
	choose_first(&rig);
	concede(&rig);
	rig_release(&rig);
	file_remove(scratch_path(scratch, "games.json"));
	for (int i = 0; i < 2; i++) {
		start(&rig, scratch, NULL);
		assert_true(only(&rig)->conceded);
		assert_int_equal(only(&rig)->undos, GAME_LOG_UNKNOWN);
		rig_release(&rig);
		assert_int_equal(on_disk(scratch), 1);
	}
}

/* Of the person who took the other seat. */
static void game__of_changed_seats__is_kept_with_them(void **state)
{
	struct rig rig;
	start(&rig, *state, "2p");
	struct session_setup setup;
	app_setup(rig.app, &setup);
	setup.seats[SIDE_A] = SEAT_COMPUTER;
	setup.levels[SIDE_A] = 1;
	setup.swap = true;
	app_start_game(rig.app, &setup);
	const struct session *session = board_screen_session(board(&rig));
	for (int i = 0; i < 50 && !session_offers_swap(session); i++)
		rig_pass(&rig, 1000);
	command(&rig, COMMAND_SWAP);
	assert_true(session_setup(board_screen_session(board(&rig)))->swapped);
	concede(&rig);
	assert_true(only(&rig)->swapped && only(&rig)->swap);
	assert_int_equal(game_log_person(only(&rig)), SIDE_A);
	assert_int_equal(only(&rig)->result, RESULT_B);
	rig_release(&rig);
}

static void boards__that_nobody_plays_on__are_no_games(void **state)
{
	static const char *const codes[] = {"umum.0.3da86ad3e6d293c08b26a4d80e", NULL};
	for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		struct scratch *scratch = *state;
		snprintf(rig.folders.data, sizeof(rig.folders.data), "%s", scratch->folder);
		rig.options.code = codes[i];
		rig.options.opponent = codes[i] ? "2p" : "demo";
		rig_start(&rig);
		rig.app->settings.speed = SPEED_AT_ONCE;
		for (int j = 0; j < 300 && match(&rig)->phase != MATCH_OVER; j++)
			rig_pass(&rig, 500);
		command(&rig, COMMAND_UNDO);
		concede(&rig);
		assert_int_equal(match(&rig)->phase, MATCH_OVER);
		/* Played from a page that is read. */
		struct record record;
		record_copy(&record, session_record(board_screen_session(board(&rig))));
		app_play_record(rig.app, &record, 1, NULL);
		rig_pass(&rig, 2000);
		concede(&rig);
		assert_int_equal(match(&rig)->phase, MATCH_OVER);
		record_release(&record);
		assert_int_equal(own_games_log(rig.app)->count, 0);
		rig_release(&rig);
		assert_false(file_exists(scratch_path(scratch, "games.json")));
	}
}

static void kiosk__a_finished_game__is_kept_nowhere(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	snprintf(rig.folders.data, sizeof(rig.folders.data), "%s", scratch->folder);
	rig.options.kiosk = true;
	rig.options.opponent = "2p";
	rig_start(&rig);
	choose_first(&rig);
	concede(&rig);
	assert_int_equal(own_games_log(rig.app)->count, 0);
	rig_release(&rig);
	assert_int_equal(scratch_count(scratch), 0);
}

static void file__that_is_bad__is_set_aside_and_said_once(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	scratch_write(scratch, "games.json", "{\"format\":1,");
	start(&rig, scratch, "2p");
	int notes = rig.app->notes.count;
	for (int i = 0; i < 2; i++) {
		choose_first(&rig);
		concede(&rig);
		assert_int_equal(rig.app->notes.count, notes + 1);
		assert_int_equal(own_games_log(rig.app)->count, i + 1);
		command(&rig, COMMAND_RESTART);
	}
	rig_release(&rig);
	scratch_assert(scratch, "games.json.corrupt", "{\"format\":1,");
	assert_int_equal(on_disk(scratch), 2);
}

static void folder__read_only__the_list_lasts_as_long_as_the_program(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	start(&rig, scratch, "2p");
	scratch_lock(scratch);
	int notes = rig.app->notes.count;
	for (int i = 0; i < 2; i++) {
		choose_first(&rig);
		concede(&rig);
		assert_int_equal(own_games_log(rig.app)->count, i + 1);
		assert_false(own_games_are_kept(rig.app));
		command(&rig, COMMAND_RESTART);
	}
	assert_int_equal(rig.app->notes.count, notes + 1);
	rig_release(&rig);
	scratch_unlock(scratch);
}

/* Each adds to what the other has kept. */
static void two_programs__in_turn__lose_no_game_of_each_other(void **state)
{
	struct rig first, second;
	start(&first, *state, "2p");
	choose_first(&first);
	start(&second, *state, NULL);
	struct session_setup setup;
	app_setup(second.app, &setup);
	assert_int_equal(own_games_log(second.app)->count, 0);
	concede(&first);
	app_start_game(second.app, &setup);
	choose_first(&second);
	concede(&second);
	assert_int_equal(own_games_log(second.app)->count, 2);
	command(&first, COMMAND_UNDO);
	assert_int_equal(on_disk(*state), 1);
	concede(&first);
	assert_int_equal(on_disk(*state), 2);
	rig_release(&second);
	rig_release(&first);
}

static void erase__after_faults_and_games__leaves_no_copy(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	static const char *const names[] = {"games.json", "games.json.bak", "games.json.tmp",
		"games.json.corrupt", "games.json.corrupt.2", "games.json.bak.corrupt"};
	scratch_write(scratch, "games.json.corrupt", "{");
	scratch_write(scratch, "games.json.bak.corrupt", "{");
	scratch_write(scratch, "games.json", "{");
	start(&rig, scratch, "2p");
	for (int i = 0; i < 2; i++) {
		choose_first(&rig);
		concede(&rig);
		command(&rig, COMMAND_RESTART);
	}
	assert_true(file_exists(scratch_path(scratch, "games.json.bak")));
	assert_true(file_exists(scratch_path(scratch, "games.json.corrupt.2")));
	assert_true(own_games_erase(rig.app));
	assert_int_equal(own_games_log(rig.app)->count, 0);
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		scratch_assert(scratch, names[i], NULL);
	choose_first(&rig);
	concede(&rig);
	assert_int_equal(on_disk(scratch), 1);
	rig_release(&rig);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(game__given_up_to_the_computer__is_kept_at_once),
		TEST(game__played_to_its_end__is_kept_as_the_result_page_tells_it),
		TEST(game__whose_end_is_taken_back__counts_once_as_it_ended_last),
		TEST(game__played_again_from_its_end__is_another),
		TEST(game__of_a_program_closed_on_its_result__counts_once),
		TEST(game__of_a_program_killed_on_its_last_move__is_not_lost),
		TEST(game__of_changed_seats__is_kept_with_them),
		TEST(boards__that_nobody_plays_on__are_no_games),
		TEST(kiosk__a_finished_game__is_kept_nowhere),
		TEST(file__that_is_bad__is_set_aside_and_said_once),
		TEST(folder__read_only__the_list_lasts_as_long_as_the_program),
		TEST(two_programs__in_turn__lose_no_game_of_each_other),
		TEST(erase__after_faults_and_games__leaves_no_copy),
	};
	return cmocka_run_group_tests_name("own_games", tests, NULL, NULL);
}
