/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/page_checks.h"
#include "app/screens.h"
#include "ui/board_figure.h"
#include "ui/widget_shape.h"

#include <stdio.h>
#include <string.h>

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

#define REFUSE(where, ...)                                                                         \
	do {                                                                                       \
		print_error("%s %dx%d %d%%%s %s: ", (where)->screen, (where)->w, (where)->h,       \
			(where)->percent, (where)->contrast ? " high contrast" : "",               \
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

/* Rows of a list and words that can be pressed stand in lines; what has a shape stands apart. */
static bool has_shape(const struct widget *widget)
{
	return widget->kind == WIDGET_BUTTON || widget->kind == WIDGET_PRIMARY ||
	       widget->kind == WIDGET_CHOICE || widget->kind == WIDGET_ICON ||
	       widget->kind == WIDGET_CORNER;
}

static void check_gap(const struct widget *a, const struct widget *b, const struct pen *pen,
	const struct where *where)
{
	/* In windows that are smaller than any that must look right there is no room for it. */
	int shorter = pen->theme->w < pen->theme->h ? pen->theme->w : pen->theme->h;
	float scale = pen->theme->scale;
	int gap = (float)shorter < 480.0f * scale ? theme_space(pen->theme, SPACE_SMALL)
						  : (int)(8.0f * scale);
	struct rect wider = {
		a->rect.x - gap, a->rect.y - gap, a->rect.w + 2 * gap, a->rect.h + 2 * gap};
	if (has_shape(a) && has_shape(b) && rect_meet(wider, b->rect))
		REFUSE(where, "\"%s\" is less than %d pixels from \"%s\"", a->label, gap, b->label);
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
			if (other->area == widget->area)
				check_gap(widget, other, pen, where);
		}
		for (int j = 0; j < sheet->text_count; j++) {
			const struct sheet_text *text = &sheet->texts[j];
			if (text->area == widget->area && rect_meet(taken(text, pen), widget->rect))
				REFUSE(where, "\"%s\" lies on \"%s\"", widget->label, text->text);
		}
	}
}

/* Of a curve all that is asked is room for a finger. */
static bool is_too_small(const struct sheet_figure *figure, const struct pen *pen)
{
	const struct board_figure *board = figure->data;
	struct rect rect = figure->rect;
	if (figure->picture)
		return rect.w < pen->theme->target || rect.h < pen->theme->target;
	int holes = board->position.holes;
	return rect.w < board_figure_least(pen->theme, holes) ||
	       rect.h < board_figure_height(holes, rect.w);
}

/* Boards among the words: whole, readable, on nothing else. */
static void check_figures(
	const struct sheet *sheet, const struct pen *pen, const struct where *where)
{
	for (int i = 0; i < sheet->figure_count; i++) {
		struct rect rect = sheet->figures[i].rect;
		int area = sheet->figures[i].area;
		if (!inside_across(rect, sheet->areas[area].rect))
			REFUSE(where, "board %d reaches out of its area", i);
		if (is_too_small(&sheet->figures[i], pen))
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

void page_check(struct rig *rig, const struct where *where)
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
	app->theme.contrast = app->settings.contrast = where->contrast;
	page_layout(&rig_page(rig)->screen);
}

void page_check_each(struct rig *rig, const char *screen,
	void (*check)(struct rig *rig, const struct where *where))
{
	for (size_t w = 0; w < sizeof(windows) / sizeof(windows[0]); w++) {
		for (int p = 0; p < 3; p++) {
			for (int lang = 0; lang <= LANG_COUNT; lang++) {
				struct where where = {screen, windows[w].w, windows[w].h,
					percents[p], lang, false};
				lay_out(rig, &where, windows[w].scale);
				check(rig, &where);
			}
		}
	}
	words_set_pseudo(rig->app->words, false);
}

void page_check_everywhere(struct rig *rig, const char *screen)
{
	page_check_each(rig, screen, page_check);
}

/* One of the colours in which something is written somewhere; all pairs of them are measured by a
 * test of the theme. */
static bool is_ink(const struct theme *theme, uint32_t colour)
{
	int count;
	const struct theme_pair *pairs = theme_pairs(&count);
	for (int i = 0; i < count; i++)
		if (theme_colour(theme, pairs[i].text) == colour)
			return true;
	return false;
}

static void check_contrast(struct rig *rig, const struct where *where)
{
	const struct app *app = rig->app;
	const struct sheet *sheet = &rig_page(rig)->sheet;
	double least = where->contrast ? 7.0 : 4.5;
	uint32_t paper = theme_colour(&app->theme, COLOUR_PAPER);
	for (int i = 0; i < sheet->text_count; i++) {
		uint32_t ink = theme_colour(&app->theme, sheet->texts[i].colour);
		if (theme_contrast(ink, paper) < least)
			REFUSE(where, "\"%s\" has a contrast of %.1f only", sheet->texts[i].text,
				theme_contrast(ink, paper));
	}
	fake_draw_clear(&rig->fake);
	page_draw(&rig_page(rig)->screen, rig->now);
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		bool number = strspn(call->text, "0123456789") == strlen(call->text);
		if (call->kind == FAKE_TEXT && !number && !is_ink(&app->theme, call->colour))
			REFUSE(where, "\"%s\" is written in a colour of its own", call->text);
	}
}

void page_check_matrix(struct rig *rig, const char *screen)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {1920, 1080}, {1080, 1920}};
	for (int i = 0; i < 4 * 2 * 2 * LANG_COUNT; i++) {
		/* Sizes change least often: much is painted anew for each. */
		const int *size = sizes[i / (4 * LANG_COUNT)];
		struct where where = {
			screen, size[0], size[1], i % 2 ? 200 : 100, i / 4 % LANG_COUNT, i / 2 % 2};
		lay_out(rig, &where, 1.0f);
		page_check(rig, &where);
		check_contrast(rig, &where);
	}
}

void page_check_named(const char *screen, const char *code)
{
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = screen;
	rig.options.code = code;
	rig_start(&rig);
	assert_string_equal(rig_screen(&rig), screen);
	page_check_everywhere(&rig, screen);
	rig_release(&rig);
}
