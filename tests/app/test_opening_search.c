/* SPDX-License-Identifier: MIT */
/* pembukaan: a search is told of, can be stopped and left, and what it proved is kept. */
#include "test.h"

#include "app/board_screen_state.h"
#include "app/opening_rig.h"
#include "base/scratch.h"
#include "cli_threads.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* The data folder of the person is the scratch folder. */
static void open_with_folder(struct rig *rig, struct scratch *scratch, const char *pack, int holes)
{
	rig_init(rig, 1280, 720, 1.0f);
	snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", scratch->folder);
	opening_rig_show(rig, pack, holes);
}

static void search__three_holes__proves_the_value_and_keeps_it(void **state)
{
	static const struct {
		const char *pack;
		int value;
	} rows[] = {{"umum", 10}, {"congkak-warisan", 4}, {"kalah", 2}};
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;
		open_with_folder(&rig, *state, rows[i].pack, 3);
		opening_rig_forget(&rig);
		struct opening_page *opening = opening_rig_page(&rig);
		assert_false(opening->known);
		assert_true(rig_says_word(&rig, i == 1 ? "opening.none_in_turn" : "opening.none"));
		rig_tap_id(&rig, OPENING_SEARCH);
		rig_pass(&rig, 32);
		assert_false(opening->searching);
		assert_true(opening->known);
		assert_true(opening_entry_is_exact(&opening->entry));
		assert_int_equal(opening->entry.value, rows[i].value);
		assert_true(rig_says_word(&rig, "opening.found_proof"));
		assert_false(opening_rig_has(&rig, OPENING_SEARCH));
		rig_stop(&rig);
		rig_start(&rig);
		opening_rig_forget(&rig);
		opening = opening_rig_page(&rig);
		assert_true(opening->known);
		assert_int_equal(opening->entry.value, rows[i].value);
		rig_release(&rig);
	}
}

static void search__running__is_told_of_and_stopped(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open_held(&rig, "umum", 3);
	opening_rig_forget(&rig);
	const struct opening_page *opening = opening_rig_page(&rig);
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	rig_tap_id(&rig, OPENING_SEARCH);
	assert_true(opening->searching);
	assert_in_range(app_wait(rig.app, rig.now), 0, OPENING_LOOK_MS);
	assert_false(opening_rig_has(&rig, OPENING_SEARCH));
	assert_true(rig_says_word(&rig, "opening.now"));
	assert_false(rig_says_word(&rig, "opening.none"));
	atomic_store(&opening->search->progress.value, 6);
	atomic_store(&opening->search->progress.nodes, 12000000);
	atomic_store(&opening->search->progress.phase, FIRST_TURN_LINES);
	atomic_store(&opening->search->progress.permille, 420);
	rig_pass(&rig, OPENING_LOOK_MS + 32);
	assert_true(rig_says(&rig, "42%"));
	assert_true(rig_says(&rig, "12 juta"));
	assert_true(rig_says(&rig, "+6"));
	rig_tap_id(&rig, OPENING_STOP);
	assert_true(atomic_load(&opening->search->job.stop));
	rig_finish_jobs(&rig);
	rig_pass(&rig, 32);
	assert_false(opening->searching);
	assert_true(opening_rig_has(&rig, OPENING_SEARCH));
	assert_true(rig_says_word(&rig, "opening.found_nothing"));
	rig_release(&rig);
}

/* Pages, boards and the end of the program: none leaves a search behind. */
static void search__page_is_left__stops(void **state)
{
	(void)state;
	for (int way = 0; way < 4; way++) {
		struct rig rig;
		opening_rig_open_held(&rig, "umum", 3);
		struct opening_page *opening = opening_rig_page(&rig);
		opening->entry.bound = 18;
		opening_build(&opening->page);
		int waiting = rig.runner.count;
		rig_tap_id(&rig, OPENING_SEARCH);
		assert_int_equal(rig.runner.count, waiting + 1);
		if (way == 0)
			rig_key(&rig, KEY_ESCAPE);
		else if (way == 1)
			rig_tap_id(&rig, OPENING_PACK_NEXT);
		else if (way == 2)
			rig_tap_id(&rig, OPENING_PLAY);
		if (way < 2)
			assert_int_equal(rig.runner.count, waiting);
		rig_release(&rig);
	}
}

/* The board says what is played, not what was known before the search came to its end. */
static void search__found_more_when_the_line_is_played__tells_of_that_line(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open_held(&rig, "umum", 3);
	struct opening_page *opening = opening_rig_page(&rig);
	const struct opening_entry whole = opening->entry;
	/* Known is a poor line of one choice. */
	int place = 0;
	for (struct opening_entry *poor = &opening->entry; place < 3; place++) {
		*poor = whole;
		poor->line_len = 1;
		poor->line[0] = (uint8_t)place;
		poor->known = false;
		poor->value = -18;
		poor->bound = 18;
		for (poor->store = 18; poor->store > 0; poor->store--)
			if (opening_entry_replay(poor, &opening_pack(opening)->rules))
				break;
		if (poor->store > 0 && poor->store != whole.store)
			break;
	}
	assert_in_range(place, 0, 2);
	opening_build(&opening->page);
	rig_tap_id(&rig, OPENING_SEARCH);
	struct first_turn *best = &opening->search->best;
	best->value = whole.value;
	best->store = whole.store;
	best->most = whole.most;
	best->line_len = whole.line_len;
	memcpy(best->line, whole.line, (size_t)whole.line_len);
	rig_tap_id(&rig, OPENING_PLAY);
	const struct board_screen *board = (struct board_screen *)app_board_screen(rig.app);
	char told[16];
	snprintf(told, sizeof(told), "%d", whole.store);
	assert_int_equal(board->shown_count, whole.line_len);
	assert_non_null(strstr(board->told.text, told));
	rig_release(&rig);
}

static long now_ms(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void rest(int ms)
{
	nanosleep(&(struct timespec){.tv_nsec = ms * 1000000L}, NULL);
}

/* On the largest board, which no search comes to the end of; told to stop, and left. */
static void search__on_threads__is_stopped_and_left_soon(void **state)
{
	enum { BEGINS_MS = 60000, SOON_MS = 1000 /* with sanitizers, on a busy machine */ };
	(void)state;
	for (int left = 0; left < 2; left++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.runner.runner = cli_threads();
		opening_rig_show(&rig, "umum", 9);
		opening_rig_forget(&rig);
		struct opening_page *opening = opening_rig_page(&rig);
		rig_tap_id(&rig, OPENING_SEARCH);
		const struct first_turn_progress *progress = &opening->search->progress;
		for (long start = now_ms(); atomic_load(&progress->nodes) == 0; rest(20)) {
			assert_true(now_ms() < start + BEGINS_MS);
			rig_pass(&rig, 16);
			assert_true(opening->searching);
		}
		long asked = now_ms();
		if (left)
			rig_key(&rig, KEY_ESCAPE);
		else
			rig_tap_id(&rig, OPENING_STOP);
		while (!left && opening->searching) {
			rest(1);
			rig_pass(&rig, 16);
		}
		long took = now_ms() - asked;
		print_message("%s: %ld ms\n", left ? "left" : "stopped", took);
		assert_true(took < SOON_MS);
		rig_release(&rig);
	}
}

static void search__no_thread_for_it__says_so(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open(&rig, "umum", 3);
	opening_rig_forget(&rig);
	rig.runner.refuses = true;
	rig_tap_id(&rig, OPENING_SEARCH);
	assert_true(rig_says_word(&rig, "opening.cannot_search"));
	assert_true(opening_rig_has(&rig, OPENING_SEARCH));
	rig_release(&rig);
}

static void search__by_keys__focus_stays_with_its_button(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open_held(&rig, "umum", 3);
	opening_rig_forget(&rig);
	rig_key_word(&rig, "opening.search");
	const struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	assert_int_equal(set->items[set->focus].id, OPENING_STOP);
	rig_key(&rig, KEY_ENTER);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 32);
	assert_int_equal(set->items[set->focus].id, OPENING_SEARCH);
	rig_release(&rig);
}

/* ---- the book of the player */

static void write_book(struct scratch *scratch, const char *line, int store, int value)
{
	char text[512];
	snprintf(text, sizeof(text),
		"{\"format\":1,\"openings\":[{\"pack\":\"umum\",\"holes\":7,\"seeds\":7,"
		"\"line\":\"%s\",\"store\":%d,\"most\":%d,\"mostExact\":false,\"value\":%d,"
		"\"known\":false,\"bound\":96,\"exact\":false,\"nodes\":1,\"ms\":1}]}",
		line, store, store, value);
	scratch_write(scratch, "openings.json", text);
}

static void own_book__line_cannot_be_played__is_not_shown(void **state)
{
	struct rig rig;
	write_book(*state, "0000", 7, 40);
	open_with_folder(&rig, *state, "umum", 7);
	opening_rig_forget(&rig);
	assert_false(opening_rig_page(&rig)->known);
	rig_release(&rig);
	write_book(*state, "6", 97, 40); /* legal, but it does not end so */
	open_with_folder(&rig, *state, "umum", 7);
	opening_rig_forget(&rig);
	assert_false(opening_rig_page(&rig)->known);
	rig_release(&rig);
}

static void own_book__bad_file__is_set_aside_and_said(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	scratch_write(scratch, "openings.json", "{\"format\":1,\"openings\":7}");
	open_with_folder(&rig, scratch, "umum", 3);
	assert_true(opening_rig_page(&rig)->known); /* by the program's own */
	assert_true(file_exists(scratch_path(scratch, "openings.json.corrupt")));
	assert_false(file_exists(scratch_path(scratch, "openings.json")));
	rig_release(&rig);
}

/* What a visitor has searched is theirs only. */
static void own_book__in_a_kiosk__is_read_and_not_written(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.kiosk = true;
	snprintf(rig.folders.data, sizeof(rig.folders.data), "%s", scratch->folder);
	opening_rig_show(&rig, "umum", 3);
	opening_rig_forget(&rig);
	rig_tap_id(&rig, OPENING_SEARCH);
	rig_pass(&rig, 32);
	assert_true(opening_entry_is_exact(&opening_rig_page(&rig)->entry));
	assert_int_equal(scratch_count(scratch), 0);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(search__three_holes__proves_the_value_and_keeps_it,
			scratch_setup, scratch_teardown),
		cmocka_unit_test(search__running__is_told_of_and_stopped),
		cmocka_unit_test(search__page_is_left__stops),
		cmocka_unit_test(search__found_more_when_the_line_is_played__tells_of_that_line),
		cmocka_unit_test(search__on_threads__is_stopped_and_left_soon),
		cmocka_unit_test(search__no_thread_for_it__says_so),
		cmocka_unit_test(search__by_keys__focus_stays_with_its_button),
		cmocka_unit_test_setup_teardown(own_book__line_cannot_be_played__is_not_shown,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(own_book__in_a_kiosk__is_read_and_not_written,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			own_book__bad_file__is_set_aside_and_said, scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests_name("opening_search", tests, NULL, NULL);
}
