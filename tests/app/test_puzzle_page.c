/* SPDX-License-Identifier: MIT */
/* teka-teki: today's puzzle and the collection, solved on the board by taps, kept, and told. */
#include "test.h"

#include "app/board_rig.h"
#include "app/board_screen.h"
#include "app/page_checks.h"
#include "app/puzzle_state.h"
#include "app/screens.h"
#include "base/file.h"
#include "base/scratch.h"

#include <stdio.h>
#include <string.h>

enum { TODAY = 20819 /* 2027-01-01 */ };

static void begin(struct rig *rig, const char *folder, int today)
{
	rig_init(rig, 1280, 720, 1.0f);
	if (folder)
		snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", folder);
	rig->options.screen = "teka-teki";
	rig->options.lang = LANG_ID;
	rig->options.today = today;
	rig->now = 1000;
	rig_start(rig);
	rig->app->settings.speed = SPEED_AT_ONCE;
	app_apply_settings(rig->app);
	rig_pass(rig, 16);
	assert_string_equal(rig_screen(rig), "teka-teki");
}

static struct puzzle_page *puzzles(const struct rig *rig)
{
	return (struct puzzle_page *)rig_page(rig);
}

static void press(struct rig *rig, int id)
{
	struct page *page = rig_page(rig);
	assert_true(widget_index(&page->sheet.widgets, id) != WIDGET_NONE);
	page->calls->press(page, &(struct widget_event){.id = id});
	rig_pass(rig, 32);
}

static void answer(struct rig *rig, int index)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	int at = widget_index(set, ID_ANSWER + index);
	assert_true(at != WIDGET_NONE);
	struct rect rect = set->items[at].rect;
	rig_tap(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
	rig_pass(rig, 64);
}

static bool has_answer(const struct rig *rig, int index)
{
	return widget_index(&board_rig(rig)->widgets, ID_ANSWER + index) != WIDGET_NONE;
}

static void choose(struct rig *rig, int place)
{
	board_rig_tap(rig, place);
	board_rig_rest(rig);
	rig_pass(rig, 64);
}

static void solve(struct rig *rig, const struct puzzle_claim *claim)
{
	for (int i = 0; i < claim->len; i++)
		choose(rig, claim->solution[i]);
}

/* Any turn but the solution. */
static void miss(struct rig *rig, const struct puzzle_claim *claim)
{
	const struct match *match = board_rig_match(rig);
	int first = claim->solution[0];
	while (match->position.mover == SIDE_A && !has_answer(rig, 1)) {
		uint32_t legal = match_legal(match) & ~(1u << first);
		choose(rig, __builtin_ctz(legal ? legal : match_legal(match)));
		match = board_rig_match(rig);
	}
}

static const char *told(const struct rig *rig)
{
	return board_rig(rig)->line.first.text;
}

static const char *told_below(const struct rig *rig)
{
	return board_rig(rig)->line.second.text;
}

/* ---- today's */

static void today__solved_at_the_second_try__is_told_kept_and_shared(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	begin(&rig, scratch->folder, TODAY);
	assert_true(rig_says(&rig, "Jumat, 1 Januari 2027"));
	const struct puzzle_claim claim = puzzles(&rig)->today.claim;
	press(&rig, PUZZLE_SOLVE);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_string_equal(told(&rig), "Bawa pulang biji sebanyak mungkin dalam satu giliran.");
	assert_false(has_answer(&rig, 0));
	miss(&rig, &claim);
	assert_non_null(strstr(told(&rig), "Masih bisa lebih banyak."));
	assert_string_equal(told_below(&rig), "Percobaan: 1");
	answer(&rig, 0); /* again */
	assert_int_equal(board_rig_choices(&rig), 0);
	solve(&rig, &claim);
	assert_string_equal(told(&rig), "Tepat! Biji pulang: 17. Lebih dari itu tidak bisa.");
	assert_string_equal(told_below(&rig), "Percobaan: 2");
	answer(&rig, 0); /* copies the result */
	assert_string_equal(rig.copied, "Congklak, teka-teki 1 Januari 2027\n"
					"Congklak Umum · Sedang\n"
					"○ ✓ ●●●● · Percobaan: 2\n");
	assert_string_equal(told_below(&rig), "Hasil sudah disalin, siap ditempel di mana saja.");
	answer(&rig, 1); /* back */
	assert_string_equal(rig_screen(&rig), "teka-teki");
	assert_true(rig_says(&rig, "Selesai · percobaan: 2"));
	assert_true(rig_says(&rig, "Hari beruntun: 1"));
	rig_release(&rig);

	begin(&rig, scratch->folder, TODAY + 1);
	assert_true(rig_says(&rig, "Sabtu, 2 Januari 2027"));
	assert_false(rig_says(&rig, "Selesai · percobaan: 2"));
	assert_true(rig_says(&rig, "Hari beruntun: 1"));
	rig_release(&rig);
}

static void today__solution_shown__is_played_and_counts_as_not_solved(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	begin(&rig, scratch->folder, TODAY);
	const struct puzzle_claim claim = puzzles(&rig)->today.claim;
	press(&rig, PUZZLE_SOLVE);
	miss(&rig, &claim);
	answer(&rig, 1); /* shows it */
	rig_pass(&rig, 20000);
	assert_string_equal(told(&rig), "Inilah jawabannya.");
	assert_int_equal(board_rig_choices(&rig), claim.len);
	for (int i = 0; i < claim.len; i++)
		assert_int_equal(
			session_record(board_rig(&rig)->session)->choices[i], claim.solution[i]);
	answer(&rig, 0); /* by oneself after all */
	solve(&rig, &claim);
	assert_non_null(strstr(told(&rig), "Tepat!"));
	answer(&rig, 0); /* nothing to share: back */
	assert_string_equal(rig_screen(&rig), "teka-teki");
	assert_true(rig_says(&rig, "Jawaban sudah dilihat"));
	assert_false(rig_says(&rig, "Hari beruntun: 1"));
	assert_string_equal(rig.copied, "");
	rig_release(&rig);
}

static void today__turn_given_up_half_way__was_a_try(void **state)
{
	struct rig rig;
	(void)state;
	begin(&rig, NULL, TODAY);
	const struct puzzle_claim claim = puzzles(&rig)->today.claim;
	press(&rig, PUZZLE_SOLVE);
	choose(&rig, claim.solution[0]);
	assert_string_equal(told(&rig), "Bawa pulang biji sebanyak mungkin dalam satu giliran.");
	answer(&rig, 0);
	assert_int_equal(board_rig_choices(&rig), 0);
	solve(&rig, &claim);
	assert_string_equal(told_below(&rig), "Percobaan: 2");
	rig_release(&rig);
}

static void today__of_each_pack__can_be_solved(void **state)
{
	struct rig rig;
	(void)state;
	begin(&rig, NULL, TODAY);
	for (int i = 0; i < rig.app->packs.count; i++) {
		struct puzzle_claim claim = puzzles(&rig)->today.claim;
		press(&rig, PUZZLE_SOLVE);
		solve(&rig, &claim);
		if (!strstr(told(&rig), "Tepat!"))
			fail_msg("%s: %s", claim.code, told(&rig));
		app_return_to_reader(rig.app);
		rig_pass(&rig, 16);
		press(&rig, PUZZLE_PACK_NEXT);
	}
	rig_release(&rig);
}

static void today__of_no_known_day__is_not_there(void **state)
{
	struct rig rig;
	(void)state;
	begin(&rig, NULL, 0);
	assert_int_equal(widget_index(&rig_page(&rig)->sheet.widgets, PUZZLE_SECTION), WIDGET_NONE);
	assert_int_equal(puzzles(&rig)->section, 1);
	rig_release(&rig);
}

/* ---- the collection */

static void collection__solved_from_one_to_the_next__is_marked(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	begin(&rig, scratch->folder, TODAY);
	struct puzzle_page *page = puzzles(&rig);
	for (int goal = 0; goal < PUZZLE_GOALS; goal++) {
		int item = 0;
		press(&rig, PUZZLE_SECTION + 1 + goal);
		while (page->book.claims[item].goal != (enum puzzle_goal)goal)
			item++;
		press(&rig, PUZZLE_ITEM + item);
		for (int i = 0; i < 3; i++, item++) {
			solve(&rig, &page->book.claims[item]);
			if (!strstr(told(&rig), "Tepat!"))
				fail_msg("%s: %s", page->book.claims[item].code, told(&rig));
			answer(&rig, 0); /* the next */
			assert_int_equal(board_rig_choices(&rig), 0);
		}
		app_return_to_reader(rig.app);
		rig_pass(&rig, 16);
		char count[64];
		snprintf(count, sizeof(count), "3 dari %d selesai", goal == PUZZLE_WIN ? 9 : 12);
		const struct widget_set *set = &rig_page(&rig)->sheet.widgets;
		int row = widget_index(set, PUZZLE_SECTION + 1 + goal);
		assert_string_equal(set->items[row].detail, count);
		assert_true(rig.app->stack.count < 4); /* boards make room for each other */
	}
	rig_release(&rig);
}

static void collection__missed__is_told_kindly_for_each_theme(void **state)
{
	struct rig rig;
	(void)state;
	begin(&rig, NULL, TODAY);
	struct puzzle_page *page = puzzles(&rig);
	for (int i = 0; i < page->book.count; i += 5) {
		puzzle_open(page, i);
		rig_pass(&rig, 32);
		miss(&rig, &page->book.claims[i]);
		if (!strstr(told(&rig), "asih bisa"))
			fail_msg("%s: %s", page->book.claims[i].code, told(&rig));
		answer(&rig, 0);
		assert_int_equal(board_rig_choices(&rig), 0);
		app_return_to_reader(rig.app);
		rig_pass(&rig, 16);
	}
	rig_release(&rig);
}

/* ---- what is kept */

static void log__in_a_kiosk__is_not_kept(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	snprintf(rig.folders.data, sizeof(rig.folders.data), "%s", scratch->folder);
	rig.options.screen = "teka-teki";
	rig.options.today = TODAY;
	rig.options.kiosk = true;
	rig_start(&rig);
	rig_pass(&rig, 16);
	const struct puzzle_claim claim = puzzles(&rig)->today.claim;
	press(&rig, PUZZLE_SOLVE);
	board_rig_rest(&rig);
	rig.app->settings.speed = SPEED_AT_ONCE;
	solve(&rig, &claim);
	assert_non_null(strstr(told(&rig), "Tepat!"));
	assert_string_equal(told_below(&rig), "Percobaan: 1");
	answer(&rig, 0); /* nothing to share */
	assert_string_equal(rig_screen(&rig), "teka-teki");
	assert_int_equal(own_puzzles_log(rig.app)->count, 0);
	assert_false(file_exists(scratch_path(scratch, "puzzles.json")));
	rig_release(&rig);
}

static void log__in_a_folder_that_takes_nothing__goes_on_and_is_said_once(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	scratch_write(scratch, "file", "x");
	begin(&rig, scratch_path(scratch, "file"), TODAY); /* no folder can be made there */
	const struct puzzle_claim claim = puzzles(&rig)->today.claim;
	int before = rig.app->notes.count;
	press(&rig, PUZZLE_SOLVE);
	miss(&rig, &claim);
	assert_int_equal(rig.app->notes.count, before + 1);
	answer(&rig, 0);
	solve(&rig, &claim);
	assert_string_equal(told_below(&rig), "Percobaan: 2");
	assert_int_equal(rig.app->notes.count, before + 1);
	app_return_to_reader(rig.app);
	rig_pass(&rig, 16);
	assert_true(rig_says(&rig, "Selesai · percobaan: 2"));
	rig_release(&rig);
}

static void log__that_cant_be_read__is_set_aside_and_said(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	scratch_write(scratch, "puzzles.json", "{\"format\":1,\"puzzles\":4}");
	begin(&rig, scratch->folder, TODAY);
	assert_true(file_exists(scratch_path(scratch, "puzzles.json.corrupt")));
	assert_false(file_exists(scratch_path(scratch, "puzzles.json")));
	assert_int_equal(rig.app->notes.count, 1);
	const struct puzzle_claim claim = puzzles(&rig)->today.claim;
	press(&rig, PUZZLE_SOLVE);
	solve(&rig, &claim);
	assert_true(file_exists(scratch_path(scratch, "puzzles.json")));
	rig_release(&rig);
}

/* ---- how it looks */

/* Every other theme: they differ in few words. */
static void check_sections(struct rig *rig, const struct where *where)
{
	struct puzzle_page *page = puzzles(rig);
	for (int section = 0; section < PUZZLE_SECTIONS; section += 2) {
		page->section = section;
		page->listing = false;
		page_layout(&page->page.screen);
		page_check(rig, where);
	}
	page->listing = true;
	page_layout(&page->page.screen);
	page_check(rig, where);
	page->listing = false;
	page->section = PUZZLE_TODAY;
	page_layout(&page->page.screen);
}

static void page__teka_teki__fits_everywhere(void **state)
{
	struct rig rig;
	(void)state;
	begin(&rig, NULL, TODAY);
	page_check_everywhere(&rig, "teka-teki");
	/* With all there can be on it. */
	struct puzzle_page *page = puzzles(&rig);
	for (int i = 0; i < page->book.count; i++) {
		if (i % 3 == 2)
			own_puzzles_look(rig.app, 0, &page->book.claims[i]);
		for (int try = 0; try < 88; try++)
			own_puzzles_try(rig.app, 0, &page->book.claims[i], try == 87 && i % 3 == 0);
	}
	for (int day = 0; day < 333; day++)
		own_puzzles_try(rig.app, TODAY - day, &page->today.claim, true);
	page->share = SHARE_COPIED;
	page_check_each(&rig, "teka-teki, solved", check_sections);
	rig_release(&rig);
}

/* The line of the board, of each theme, asked, missed and solved. */
static void check_line(struct rig *rig)
{
	const struct turn_line *line = &board_rig(rig)->line;
	struct rect box = board_rig(rig)->layout.line;
	size_t drawn = 0;
	board_rig_draw(rig);
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		if (call->kind != FAKE_TEXT || call->rect.x < box.x || call->rect.y < box.y ||
			!strstr(line->first.text, call->text))
			continue;
		if (call->style.size < 14)
			fail_msg("\"%s\" in letters of %d", call->text, call->style.size);
		drawn += strlen(call->text) + 1;
	}
	if (drawn + 6 < line->first.len)
		fail_msg("%d x %d: only %zu of \"%s\"", rig->fake.draw.w, rig->fake.draw.h, drawn,
			line->first.text);
}

static void check_lines(struct rig *rig, int item)
{
	const struct puzzle_claim claim = puzzles(rig)->book.claims[item];
	puzzle_open(puzzles(rig), item);
	rig_pass(rig, 32);
	check_line(rig);
	miss(rig, &claim);
	check_line(rig);
	answer(rig, 0);
	solve(rig, &claim);
	check_line(rig);
	app_return_to_reader(rig->app);
	rig_pass(rig, 16);
}

static void line__of_each_theme__fits_everywhere(void **state)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {1080, 1920}};
	struct rig rig;
	(void)state;
	begin(&rig, NULL, TODAY);
	for (int i = 0; i < 3 * 2; i++) {
		rig.app->settings.text_percent = i % 2 ? 200 : 100;
		rig_resize(&rig, sizes[i / 2][0], sizes[i / 2][1], 1.0f);
		for (int goal = 0; goal < PUZZLE_GOALS; goal++) {
			int item = 0;
			rig.app->settings.language = (enum lang)((i + goal) % LANG_COUNT);
			app_apply_settings(rig.app);
			while (puzzles(&rig)->book.claims[item].goal != (enum puzzle_goal)goal)
				item++;
			check_lines(&rig, item);
		}
	}
	rig_release(&rig);
}

static void page__in_a_narrow_window__leads_to_the_list_and_back(void **state)
{
	struct rig rig;
	(void)state;
	begin(&rig, NULL, TODAY);
	rig_resize(&rig, 720, 1280, 1.0f);
	assert_true(rig_says(&rig, "Jumat, 1 Januari 2027")); /* today's first */
	rig_tap_word(&rig, "puzzle.others");
	rig_pass(&rig, 16);
	rig_tap_word(&rig, "puzzle.theme_guard");
	rig_pass(&rig, 16);
	assert_int_equal(puzzles(&rig)->section, 1 + PUZZLE_GUARD);
	rig_key(&rig, KEY_ESCAPE);
	assert_true(puzzles(&rig)->listing);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

static void page__by_keys_alone__opens_today_and_solves_it(void **state)
{
	struct rig rig;
	(void)state;
	begin(&rig, NULL, TODAY);
	const struct puzzle_claim claim = puzzles(&rig)->today.claim;
	rig_key_word(&rig, "puzzle.solve");
	rig_pass(&rig, 32);
	for (int i = 0; i < claim.len; i++) {
		int ordinal = board_screen_ordinal(&board_rig(&rig)->screen, claim.solution[i]);
		rig_input(&rig,
			(struct input){.kind = INPUT_KEY, .key = KEY_DIGIT, .digit = ordinal});
		board_rig_rest(&rig);
		rig_pass(&rig, 64);
	}
	assert_non_null(strstr(told(&rig), "Tepat!"));
	rig_release(&rig);
}

#define WITH_FOLDER(TEST) cmocka_unit_test_setup_teardown(TEST, scratch_setup, scratch_teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_FOLDER(today__solved_at_the_second_try__is_told_kept_and_shared),
		WITH_FOLDER(today__solution_shown__is_played_and_counts_as_not_solved),
		cmocka_unit_test(today__turn_given_up_half_way__was_a_try),
		cmocka_unit_test(today__of_each_pack__can_be_solved),
		cmocka_unit_test(today__of_no_known_day__is_not_there),
		WITH_FOLDER(collection__solved_from_one_to_the_next__is_marked),
		cmocka_unit_test(collection__missed__is_told_kindly_for_each_theme),
		WITH_FOLDER(log__in_a_kiosk__is_not_kept),
		WITH_FOLDER(log__in_a_folder_that_takes_nothing__goes_on_and_is_said_once),
		WITH_FOLDER(log__that_cant_be_read__is_set_aside_and_said),
		cmocka_unit_test(page__teka_teki__fits_everywhere),
		cmocka_unit_test(line__of_each_theme__fits_everywhere),
		cmocka_unit_test(page__in_a_narrow_window__leads_to_the_list_and_back),
		cmocka_unit_test(page__by_keys_alone__opens_today_and_solves_it),
	};
	return cmocka_run_group_tests_name("puzzle_page", tests, NULL, NULL);
}
