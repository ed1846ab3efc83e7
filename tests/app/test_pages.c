/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_screen.h"
#include "app/compare_state.h"
#include "app/own_rules.h"
#include "app/rig.h"
#include "app/screens.h"
#include "base/file.h"
#include "base/scratch.h"
#include "study/sample.h"
#include "ui/board_figure.h"
#include "ui/widget_shape.h"

#include <stdio.h>
#include <string.h>

/* Every page at every size, in every language, at every text size: nothing wider than its box,
 * nothing over anything else, nothing too small to touch, everything within reach. */

static const struct {
	int w, h;
	float scale;
} windows[] = {
	{800, 480, 1.0f},
	{1024, 600, 1.0f},
	{1280, 720, 1.0f},
	{1920, 1080, 1.0f},
	{2560, 1440, 1.5f},
	{3840, 2160, 2.0f},
	{1280, 720, 2.0f},
	{720, 1280, 1.0f},
	{1080, 1920, 1.0f},
};

static const int percents[] = {100, 150, 200};

struct where {
	const char *screen;
	int w, h, percent, lang;
};

#define REFUSE(where, ...)                                                                         \
	do {                                                                                       \
		print_error("%s %dx%d %d%% %s: ", (where)->screen, (where)->w, (where)->h,         \
			(where)->percent,                                                          \
			(where)->lang == LANG_COUNT ? "pseudo"                                     \
						    : lang_code((enum lang)(where)->lang));        \
		fail_msg(__VA_ARGS__);                                                             \
	} while (0)

static bool inside_across(struct rect in, struct rect out)
{
	return in.x >= out.x && in.x + in.w <= out.x + out.w;
}

static bool inside_down(struct rect in, struct rect out)
{
	return in.y >= out.y && in.y + in.h <= out.y + out.h;
}

/* A line that does not begin at a space or a line's end: a word was broken. Addresses and the names
 * of files may be. */
static bool breaks_a_word(const struct text_block *block, const char *text)
{
	if (strchr(text, '/') || strstr(text, ".json"))
		return false;
	for (int i = 1; i < block->count; i++) {
		char before = text[block->starts[i] - 1];
		if (before != ' ' && before != '\n')
			return true;
	}
	return false;
}

/* What a text takes up: a pill's outline too. */
static struct rect taken(const struct sheet_text *text, const struct pen *pen)
{
	return text->pill ? sheet_pill_rect(pen->theme, text->rect) : text->rect;
}

static void check_texts(const struct sheet *sheet, const struct pen *pen, const struct where *where)
{
	for (int i = 0; i < sheet->text_count; i++) {
		const struct sheet_text *text = &sheet->texts[i];
		const struct sheet_area *area = &sheet->areas[text->area];
		if (text->block.width > text->rect.w || text->block.height > text->rect.h)
			REFUSE(where, "\"%s\" is larger than its box", text->text);
		if (breaks_a_word(&text->block, text->text))
			REFUSE(where, "a word of \"%s\" is broken", text->text);
		if (!inside_across(taken(text, pen), area->rect))
			REFUSE(where, "\"%s\" reaches out of its area", text->text);
		if (text->area == 0 && !inside_down(text->rect, sheet->paper))
			REFUSE(where, "\"%s\" reaches out of the paper", text->text);
		for (int j = 0; j < i; j++) {
			const struct sheet_text *other = &sheet->texts[j];
			if (other->area == text->area &&
				rect_meet(taken(text, pen), taken(other, pen)))
				REFUSE(where, "\"%s\" lies on \"%s\"", text->text, other->text);
		}
	}
}

static void check_words(
	const struct widget *widget, const struct pen *pen, const struct where *where)
{
	struct widget_shape shape;
	if (widget->kind == WIDGET_CORNER || widget->kind == WIDGET_BARE)
		return;
	widget_shape(&shape, pen, widget, widget->rect);
	if (shape.label.width > shape.words.w || shape.detail.width > shape.words.w)
		REFUSE(where, "the words of \"%s\" are wider than their box", widget->label);
	if (breaks_a_word(&shape.label, widget->label) ||
		(widget->detail && breaks_a_word(&shape.detail, widget->detail)))
		REFUSE(where, "a word of \"%s\" is broken", widget->label);
	if (!inside_across(shape.words, widget->rect) || !inside_down(shape.words, widget->rect))
		REFUSE(where, "the words of \"%s\" reach out of it", widget->label);
	if (shape.height > widget->rect.h)
		REFUSE(where, "\"%s\" is too low for its words", widget->label);
	if (shape.control.w > 0 && rect_meet(shape.control, shape.words))
		REFUSE(where, "the words of \"%s\" lie on its control", widget->label);
}

static void check_widgets(
	const struct sheet *sheet, const struct pen *pen, const struct where *where)
{
	for (int i = 0; i < sheet->widgets.count; i++) {
		const struct widget *widget = &sheet->widgets.items[i];
		const struct sheet_area *area = &sheet->areas[widget->area];
		if (widget->rect.w < pen->theme->target || widget->rect.h < pen->theme->target)
			REFUSE(where, "\"%s\" is only %d x %d", widget->label, widget->rect.w,
				widget->rect.h);
		if (!inside_across(widget->rect, area->rect))
			REFUSE(where, "\"%s\" reaches out of its area", widget->label);
		if (widget->area == 0 && !inside_down(widget->rect, sheet->paper))
			REFUSE(where, "\"%s\" reaches out of the paper", widget->label);
		check_words(widget, pen, where);
		for (int j = 0; j < i; j++) {
			const struct widget *other = &sheet->widgets.items[j];
			if (other->area == widget->area && rect_meet(other->rect, widget->rect))
				REFUSE(where, "\"%s\" lies on \"%s\"", widget->label, other->label);
		}
		for (int j = 0; j < sheet->text_count; j++) {
			const struct sheet_text *text = &sheet->texts[j];
			if (text->area == widget->area && rect_meet(taken(text, pen), widget->rect))
				REFUSE(where, "\"%s\" lies on \"%s\"", widget->label, text->text);
		}
	}
}

/* Boards among the words: whole, readable, on nothing else. */
static void check_figures(
	const struct sheet *sheet, const struct pen *pen, const struct where *where)
{
	for (int i = 0; i < sheet->figure_count; i++) {
		struct rect rect = sheet->figures[i].rect;
		const struct board_figure *board = sheet->figures[i].data;
		int area = sheet->figures[i].area;
		int holes = board->position.holes;
		if (!inside_across(rect, sheet->areas[area].rect))
			REFUSE(where, "board %d reaches out of its area", i);
		if (rect.w < board_figure_least(pen->theme, holes) ||
			rect.h < board_figure_height(holes, rect.w))
			REFUSE(where, "board %d is only %d x %d", i, rect.w, rect.h);
		if (rect.h > sheet->areas[area].rect.h)
			REFUSE(where, "board %d can't be seen whole", i);
		for (int j = 0; j < sheet->text_count; j++)
			if (sheet->texts[j].area == area &&
				rect_meet(rect, taken(&sheet->texts[j], pen)))
				REFUSE(where, "board %d lies on \"%s\"", i, sheet->texts[j].text);
		for (int j = 0; j < sheet->widgets.count; j++)
			/* Its holes may be pressed. */
			if (sheet->widgets.items[j].area == area &&
				sheet->widgets.items[j].kind != WIDGET_BARE &&
				rect_meet(rect, sheet->widgets.items[j].rect))
				REFUSE(where, "board %d lies on \"%s\"", i,
					sheet->widgets.items[j].label);
		for (int j = 0; j < i; j++)
			if (sheet->figures[j].area == area &&
				rect_meet(rect, sheet->figures[j].rect))
				REFUSE(where, "board %d lies on board %d", i, j);
	}
}

/* What stands still is not under what scrolls, and what scrolls can be scrolled to its end. */
static void check_areas(const struct sheet *sheet, const struct pen *pen, const struct where *where)
{
	struct rect window = {0, 0, pen->draw->w, pen->draw->h};
	if (!inside_across(sheet->paper, window) || !inside_down(sheet->paper, window))
		REFUSE(where, "the paper reaches out of the window");
	for (int i = 1; i < sheet->area_count; i++) {
		struct rect rect = sheet->areas[i].rect;
		if (!inside_across(rect, sheet->paper) || !inside_down(rect, sheet->paper))
			REFUSE(where, "area %d reaches out of the paper", i);
		if (rect.h < 2 * pen->theme->target && rect.h < sheet->areas[i].height)
			REFUSE(where, "area %d shows only %d pixels", i, rect.h);
		for (int j = 0; j < sheet->widgets.count; j++) {
			const struct widget *widget = &sheet->widgets.items[j];
			if (widget->area == 0 && rect_meet(widget->rect, rect))
				REFUSE(where, "\"%s\" lies on area %d", widget->label, i);
			if (widget->area == i &&
				widget->rect.y + widget->rect.h >
					rect.y + sheet->areas[i].height - sheet->areas[i].scroll)
				REFUSE(where, "\"%s\" can't be scrolled to", widget->label);
		}
		for (int j = 0; j < sheet->text_count; j++) {
			const struct sheet_text *text = &sheet->texts[j];
			if (text->area == 0 && rect_meet(text->rect, rect))
				REFUSE(where, "\"%s\" lies on area %d", text->text, i);
		}
	}
}

static void check_page(struct rig *rig, const struct where *where)
{
	struct page *page = rig_page(rig);
	struct pen pen = app_pen(rig->app);
	check_areas(&page->sheet, &pen, where);
	check_texts(&page->sheet, &pen, where);
	check_figures(&page->sheet, &pen, where);
	check_widgets(&page->sheet, &pen, where);
}

/* Only the page on top is laid out: boards below have a test of their own, and take long. */
static void lay_out(struct rig *rig, const struct where *where, float scale)
{
	struct app *app = rig->app;
	bool pseudo = where->lang == LANG_COUNT;
	rig->fake.draw.w = where->w;
	rig->fake.draw.h = where->h;
	rig->fake.draw.scale = scale;
	words_set_pseudo(app->words, pseudo);
	words_set_language(app->words, pseudo ? LANG_ID : (enum lang)where->lang);
	app->settings.text_percent = where->percent;
	theme_init(&app->theme, &rig->fake.draw, where->percent, app_is_kiosk(app));
	page_layout(&rig_page(rig)->screen);
}

static void check_everywhere(struct rig *rig, const char *screen)
{
	for (size_t w = 0; w < sizeof(windows) / sizeof(windows[0]); w++) {
		for (int p = 0; p < 3; p++) {
			for (int lang = 0; lang <= LANG_COUNT; lang++) {
				struct where where = {
					screen, windows[w].w, windows[w].h, percents[p], lang};
				lay_out(rig, &where, windows[w].scale);
				check_page(rig, &where);
			}
		}
	}
	words_set_pseudo(rig->app->words, false);
}

static void check_named(const char *screen, const char *code)
{
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = screen;
	rig.options.code = code;
	rig_start(&rig);
	assert_string_equal(rig_screen(&rig), screen);
	check_everywhere(&rig, screen);
	rig_release(&rig);
}

static void page__beranda__fits_everywhere(void **state)
{
	(void)state;
	check_named("beranda", NULL);
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
		check_everywhere(&rig, rig.app->packs.packs[i].id);
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
		check_everywhere(&rig, rows[i].pack);
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
		check_everywhere(&rig, "pilih");
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
	check_page(rig, where); /* in a narrow window the list */
	for (int i = 0; i < app->packs.count; i++) {
		struct where at = *where;
		at.screen = app->packs.packs[i].id;
		choose_row(rig_page(rig), app->packs.packs[i].name.in[app_lang(app)]);
		check_page(rig, &at);
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
	for (size_t w = 0; w < sizeof(windows) / sizeof(windows[0]); w++) {
		for (int p = 0; p < 3; p++) {
			for (int lang = 0; lang <= LANG_COUNT; lang++) {
				struct where where = {
					"aturan", windows[w].w, windows[w].h, percents[p], lang};
				lay_out(&rig, &where, windows[w].scale);
				check_each_pack(&rig, &where);
			}
		}
	}
	words_set_pseudo(rig.app->words, false);
	rig_release(&rig);
}

static void page__setelan__fits_everywhere(void **state)
{
	(void)state;
	check_named("setelan", NULL);
}

static void page__bahasa__fits_everywhere(void **state)
{
	(void)state;
	check_named("bahasa", NULL);
}

static void page__tentang__fits_everywhere(void **state)
{
	(void)state;
	check_named("tentang", NULL);
}

static void page__sumber__fits_everywhere(void **state)
{
	(void)state;
	check_named("sumber", NULL);
}

static void page__tanya__fits_everywhere(void **state)
{
	(void)state;
	check_named("tanya", NULL);
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

static void page__menu__fits_everywhere(void **state)
{
	(void)state;
	struct rig rig;
	over_board(&rig, false);
	app_open_menu(rig.app);
	check_everywhere(&rig, "menu");
	rig_release(&rig);
}

static void page__hasil__fits_everywhere(void **state)
{
	(void)state;
	struct rig rig;
	over_board(&rig, true);
	app_show_result(rig.app, board_screen_session(app_board_screen(rig.app)));
	check_everywhere(&rig, "hasil");
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
	check_named("babak", code);
	snprintf(code, sizeof(code), "%s6c", setup);
	check_named("babak", code);
	check_named("babak", setup);
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
	check_everywhere(&rig, "babak");
	app_replace(rig.app, result_screen_new(rig.app, session));
	check_everywhere(&rig, "hasil");
	app_pop(rig.app);
	stack_sweep(&rig.app->stack);
	session_free(session);
	record_release(&record);
	rig_release(&rig);
}

static void page__hasil_of_rounds__fits_everywhere(void **state)
{
	(void)state;
	check_named(
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
	check_everywhere(&rig, "banding");
	press_page(&rig, COMPARE_TO_PARTING);
	check_everywhere(&rig, "banding");
	press_page(&rig, COMPARE_LAST);
	check_everywhere(&rig, "banding");
	press_page(&rig, COMPARE_FIRST);
	press_page(&rig, COMPARE_PLACE);
	press_page(&rig, COMPARE_COPY);
	check_everywhere(&rig, "banding");
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
	check_everywhere(&rig, "banding");
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
	check_everywhere(&rig, "ganti-permainan");
	app_pop(rig.app);
	press_page(&rig, COMPARE_CHANGE_RULES);
	assert_string_equal(rig_screen(&rig), "ganti-aturan");
	check_everywhere(&rig, "ganti-aturan");
	rig_release(&rig);
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
	check_everywhere(&rig, "masih");
	rig_resize(&rig, 1280, 720, 1.0f);
	rig_pass(&rig, 15000);
	assert_string_equal(rig_screen(&rig), "contoh");
	check_everywhere(&rig, "contoh");
	rig_release(&rig);
}

/* Words as drawn: none wider than the window, none under 14 pixels a scale. */
static void page__drawn__text_is_in_the_window_and_large_enough(void **state)
{
	(void)state;
	static const char *const screens[] = {
		"beranda", "pilih", "ubah", "setelan", "bahasa", "tentang", "tanya"};
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
		cmocka_unit_test(page__menu__fits_everywhere),
		cmocka_unit_test(page__hasil__fits_everywhere),
		cmocka_unit_test(page__hasil_of_rounds__fits_everywhere),
		cmocka_unit_test(page__babak__fits_everywhere),
		cmocka_unit_test(page__banding__fits_everywhere),
		cmocka_unit_test(page__banding_of_a_large_board__fits_everywhere),
		cmocka_unit_test(page__ganti_permainan_and_ganti_aturan__fit_everywhere),
		cmocka_unit_test(page__masih_and_contoh__fit_everywhere),
		cmocka_unit_test(page__drawn__text_is_in_the_window_and_large_enough),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
