/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/advantage.h"
#include "app/board_screen.h"
#include "app/compare_state.h"
#include "app/own_rules.h"
#include "app/page_checks.h"
#include "app/review_desk.h"
#include "app/screens.h"
#include "base/file.h"
#include "base/scratch.h"
#include "session/rounds.h"
#include "study/sample.h"

#include <stdio.h>
#include <string.h>

/* Every page by name, each in all that can stand on it. */

static void page__beranda__fits_everywhere(void **state)
{
	(void)state;
	page_check_named("beranda", NULL);
}

static void page__pilih__fits_everywhere_for_each_pack(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "pilih";
	rig_start(&rig);
	for (int i = 0; i < rig.app->packs.count; i++) {
		snprintf(rig.app->settings.pack, sizeof(rig.app->settings.pack), "%s",
			rig.app->packs.packs[i].id);
		rig.app->settings.opponent = (enum opponent)(i % 3);
		page_check_everywhere(&rig, rig.app->packs.packs[i].id);
	}
	rig_release(&rig);
}

static void page__ubah__fits_everywhere(void **state)
{
	(void)state;
	static const struct {
		const char *pack;
		int holes, seeds;
		enum option option;
		int value;
	} rows[] = {
		{"umum", 0, 0, OPTION_RELAY, 1},
		{"congkak-melayu", 9, 5, OPTION_LAP_SCOPE, LAP_LIFTING},
		{"congklak-babak", 10, 12, OPTION_MAX_ROUNDS, 99},
		{"congkak-warisan", 4, 31, OPTION_START, START_IN_TURN},
		{"jawa-sleman", 11, 0, OPTION_SHOT_ENABLED, 0},
	};
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "ubah";
	rig_start(&rig);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct settings *settings = &rig.app->settings;
		const struct pack *pack = pack_set_find(&rig.app->packs, rows[i].pack);
		own_rules_change(settings, pack, rows[i].option, rows[i].value);
		settings->holes = rows[i].holes;
		settings->seeds = rows[i].seeds;
		page_check_everywhere(&rig, rows[i].pack);
	}
	rig_release(&rig);
}

/* A list with packs of one's own and files that hold none, each of these told of. */
static void page__pilih__fits_everywhere_with_faulty_packs(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	struct diag diag;
	rig_init(&rig, 1280, 720, 1.0f);
	snprintf(rig.folders.data, sizeof(rig.folders.data), "%s", scratch->folder);
	assert_true(file_make_folder(scratch_path(scratch, "packs"), &diag));
	scratch_write(scratch, "packs/congklak-di-kampung-halaman-nenek.json",
		"{\"format\": 1, \"id\": 7}");
	scratch_write(scratch, "packs/b.json", "{\"format\": 1, \"nama\": {}}");
	rig.options.screen = "pilih";
	rig_start(&rig);
	assert_int_equal(rig.app->packs.fault_count, 2);
	for (int i = 0; i < rig.app->packs.fault_count; i++) {
		struct widget_event event = {.id = 100 + rig.app->packs.count + i};
		rig_page(&rig)->calls->press(rig_page(&rig), &event);
		page_check_everywhere(&rig, "pilih");
	}
	rig_release(&rig);
}

/* Presses the row of the list with that name, coming back to the list where it is a step. */
static void choose_row(struct page *page, const char *name)
{
	const struct widget_set *set = &page->sheet.widgets;
	if (page->calls->back)
		page->calls->back(page);
	for (int i = 0; i < set->count; i++) {
		const struct widget *widget = &set->items[i];
		if (widget->kind == WIDGET_ROW && strcmp(widget->label, name) == 0) {
			page->calls->press(page, &(struct widget_event){.id = widget->id});
			return;
		}
	}
	fail_msg("no row \"%s\"", name);
}

static void check_each_pack(struct rig *rig, const struct where *where)
{
	const struct app *app = rig->app;
	page_check(rig, where); /* in a narrow window the list */
	for (int i = 0; i < app->packs.count; i++) {
		struct where at = *where;
		at.screen = app->packs.packs[i].id;
		choose_row(rig_page(rig), app->packs.packs[i].name.in[app_lang(app)]);
		page_check(rig, &at);
	}
	rig_page(rig)->calls->back(rig_page(rig));
}

static void page__aturan__fits_everywhere_for_each_pack(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "aturan";
	rig_start(&rig);
	page_check_each(&rig, "aturan", check_each_pack);
	rig_release(&rig);
}

static void page__setelan__fits_everywhere(void **state)
{
	(void)state;
	page_check_named("setelan", NULL);
}

static void page__bahasa__fits_everywhere(void **state)
{
	(void)state;
	page_check_named("bahasa", NULL);
}

static void page__tentang__fits_everywhere(void **state)
{
	(void)state;
	page_check_named("tentang", NULL);
}

static void page__sumber__fits_everywhere(void **state)
{
	(void)state;
	page_check_named("sumber", NULL);
}

static void page__tanya__fits_everywhere(void **state)
{
	(void)state;
	page_check_named("tanya", NULL);
}

/* The board below is not laid out again: it has its own test. */
static void over_board(struct rig *rig, bool finished)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.opponent = "2";
	rig_start(rig);
	struct screen *board = app_board_screen(rig->app);
	assert_non_null(board);
	if (finished)
		board_screen_concede(board, rig->now);
}

/* Six levels, and what is done about the first player's advantage. */
static void page__pilih_of_a_strong_level__fits_everywhere(void **state)
{
	(void)state;
	static const enum advantage answers[] = {
		ADVANTAGE_SWAP, ADVANTAGE_TOGETHER, ADVANTAGE_LEFT};
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "pilih";
	rig.options.opponent = "6";
	rig_start(&rig);
	for (int i = 0; i < 3; i++) {
		advantage_choose(rig.app, answers[i]);
		page_check_everywhere(&rig, "pilih");
	}
	rig_release(&rig);
}

static void page__menu__fits_everywhere(void **state)
{
	(void)state;
	struct rig rig;
	over_board(&rig, false);
	app_open_menu(rig.app);
	page_check_everywhere(&rig, "menu");
	rig_release(&rig);
}

static void page__hasil__fits_everywhere(void **state)
{
	(void)state;
	struct rig rig;
	over_board(&rig, true);
	app_show_result(rig.app, board_screen_session(app_board_screen(rig.app)));
	page_check_everywhere(&rig, "hasil");
	rig_release(&rig);
}

/* Between rounds, in the middle of one, with a burned hole, and after very many. */
static void page__babak__fits_everywhere(void **state)
{
	static const char setup[] = "congkak-warisan+start=bergiliran+rounds.maxRounds=3@"
				    "0_0_0_0_0_0_1_51_0_0_0_0_0_0_0_46.0.";
	char code[128];
	struct session_setup many = {.levels = {1, 1}};
	struct record record;
	struct match match;
	struct rig rig;
	(void)state;
	snprintf(code, sizeof(code), "%s6", setup);
	page_check_named("babak", code);
	snprintf(code, sizeof(code), "%s6c", setup);
	page_check_named("babak", code);
	page_check_named("babak", setup);
	over_board(&rig, false);
	const struct pack *pack = pack_set_find(&rig.app->packs, "congklak-babak");
	record_init(&record, pack->id, &pack->rules, &pack->rules, SIDE_A);
	sample_play(&record, 5, &match);
	record_truncate(&record, 1500);
	snprintf(many.pack, sizeof(many.pack), "%s", pack->id);
	many.base = many.rules = pack->rules;
	struct session_host host = app_session_host(rig.app);
	struct session *session = session_resume(&many, &record, &host);
	assert_true(session_rounds(session) > 10);
	app_push(rig.app, round_screen_new(rig.app, session));
	page_check_everywhere(&rig, "babak");
	app_replace(rig.app, result_screen_new(rig.app, session));
	page_check_everywhere(&rig, "hasil");
	app_pop(rig.app);
	stack_sweep(&rig.app->stack);
	session_free(session);
	record_release(&record);
	rig_release(&rig);
}

static void page__hasil_of_rounds__fits_everywhere(void **state)
{
	(void)state;
	page_check_named(
		"hasil", "congkak-warisan+start=bergiliran@0_0_0_0_0_0_1_92_0_0_0_0_0_0_0_5.0.6");
}

static void press_page(struct rig *rig, int id)
{
	struct page *page = rig_page(rig);
	page->calls->press(page, &(struct widget_event){.id = id});
}

/* Before the parting, at it, behind it, where one board stands, and on by hand. */
static void page__banding__fits_everywhere(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "banding";
	rig_start(&rig);
	page_check_everywhere(&rig, "banding");
	press_page(&rig, COMPARE_TO_PARTING);
	page_check_everywhere(&rig, "banding");
	press_page(&rig, COMPARE_LAST);
	page_check_everywhere(&rig, "banding");
	press_page(&rig, COMPARE_FIRST);
	press_page(&rig, COMPARE_PLACE);
	press_page(&rig, COMPARE_COPY);
	page_check_everywhere(&rig, "banding");
	rig_release(&rig);
}

/* Of three rounds on the largest board, with rules of long names that are the person's own. */
static void page__banding_of_a_large_board__fits_everywhere(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "banding";
	rig.options.code = "congkak-warisan:11+menembak.takeLandingSeed=true+"
			   "rounds.maxRounds=3.0.1d";
	rig_start(&rig);
	press_page(&rig, COMPARE_LAST);
	page_check_everywhere(&rig, "banding");
	rig_release(&rig);
}

static void page__ganti_permainan_and_ganti_aturan__fit_everywhere(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "banding";
	rig_start(&rig);
	press_page(&rig, COMPARE_CHANGE_GAME);
	assert_string_equal(rig_screen(&rig), "ganti-permainan");
	page_check_everywhere(&rig, "ganti-permainan");
	app_pop(rig.app);
	press_page(&rig, COMPARE_CHANGE_RULES);
	assert_string_equal(rig_screen(&rig), "ganti-aturan");
	page_check_everywhere(&rig, "ganti-aturan");
	rig_release(&rig);
}

/* Works all of it out, but not deeply. */
static void review_quickly(struct rig *rig)
{
	rig_pass(rig, 16 * 40);
	assert_true(review_is_done(&rig->app->reviewed->review));
}

static void check_turns(struct rig *rig, const struct where *where)
{
	static const int turns[] = {0, 3, 7};
	for (size_t i = 0; i < sizeof(turns) / sizeof(turns[0]); i++) {
		rig->app->reviewed->shown = turns[i];
		page_layout(&rig_page(rig)->screen);
		page_check(rig, where);
	}
}

/* Of nothing, while it works, of one round and of several, on the largest board, opened together.
 */
static void page__telaah__fits_everywhere(void **state)
{
	(void)state;
	static const char *const codes[] = {
		"umum.0.3da86ad3e6d293c08b26a4d80e",
		"congkak-warisan+start=bergiliran+rounds.maxRounds=3@"
		"0_0_0_0_0_0_1_51_0_0_0_0_0_0_0_46.0.6c",
		"congkak-warisan:11.0.3i",
	};
	for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = "telaah";
		rig.options.review_nodes = 300;
		rig.options.code = codes[i];
		rig_start(&rig);
		page_check_everywhere(&rig, "telaah");
		rig_resize(&rig, 1280, 720, 1.0f);
		review_quickly(&rig);
		if (i == 0)
			page_check_each(&rig, "telaah", check_turns);
		else
			page_check_everywhere(&rig, "telaah");
		rig_release(&rig);
	}
	page_check_named("telaah", "umum.0.");
}

static void page__masih_and_contoh__fit_everywhere(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.kiosk = true;
	rig.runner.held = true;
	rig_start(&rig);
	rig_pass(&rig, 61000);
	assert_string_equal(rig_screen(&rig), "masih");
	page_check_everywhere(&rig, "masih");
	rig_resize(&rig, 1280, 720, 1.0f);
	rig_pass(&rig, 15000);
	assert_string_equal(rig_screen(&rig), "contoh");
	page_check_everywhere(&rig, "contoh");
	rig_release(&rig);
}

/* Words as drawn: none wider than the window, none under 14 pixels a scale. */
static void page__drawn__text_is_in_the_window_and_large_enough(void **state)
{
	(void)state;
	static const char *const screens[] = {"beranda", "pilih", "ubah", "setelan", "bahasa",
		"tentang", "tanya", "ulang", "statistik"};
	for (size_t i = 0; i < sizeof(screens) / sizeof(screens[0]); i++) {
		struct rig rig;
		rig_init(&rig, 800, 480, 1.0f);
		rig.options.screen = screens[i];
		rig.runner.held = true;
		rig_start(&rig);
		app_draw(rig.app, rig.now);
		int texts = 0;
		for (int j = 0; j < rig.fake.count; j++) {
			const struct fake_call *call = &rig.fake.calls[j];
			/* The numbers of the board on the home page, which reaches out. */
			bool number = strspn(call->text, "0123456789") == strlen(call->text);
			if (call->kind != FAKE_TEXT || number)
				continue;
			texts++;
			assert_true(call->style.size >= 14);
			assert_true(call->rect.x >= 0 && call->rect.x + call->rect.w <= 800);
		}
		assert_true(texts >= 3);
		rig_release(&rig);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(page__beranda__fits_everywhere),
		cmocka_unit_test(page__pilih__fits_everywhere_for_each_pack),
		cmocka_unit_test(page__ubah__fits_everywhere),
		cmocka_unit_test_setup_teardown(page__pilih__fits_everywhere_with_faulty_packs,
			scratch_setup, scratch_teardown),
		cmocka_unit_test(page__aturan__fits_everywhere_for_each_pack),
		cmocka_unit_test(page__setelan__fits_everywhere),
		cmocka_unit_test(page__bahasa__fits_everywhere),
		cmocka_unit_test(page__tentang__fits_everywhere),
		cmocka_unit_test(page__sumber__fits_everywhere),
		cmocka_unit_test(page__tanya__fits_everywhere),
		cmocka_unit_test(page__pilih_of_a_strong_level__fits_everywhere),
		cmocka_unit_test(page__menu__fits_everywhere),
		cmocka_unit_test(page__hasil__fits_everywhere),
		cmocka_unit_test(page__hasil_of_rounds__fits_everywhere),
		cmocka_unit_test(page__babak__fits_everywhere),
		cmocka_unit_test(page__banding__fits_everywhere),
		cmocka_unit_test(page__banding_of_a_large_board__fits_everywhere),
		cmocka_unit_test(page__ganti_permainan_and_ganti_aturan__fit_everywhere),
		cmocka_unit_test(page__telaah__fits_everywhere),
		cmocka_unit_test(page__masih_and_contoh__fit_everywhere),
		cmocka_unit_test(page__drawn__text_is_in_the_window_and_large_enough),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
