/* SPDX-License-Identifier: MIT */
#include "app/page.h"

#include "base/check.h"
#include "base/strbuf.h"
#include "base/xalloc.h"

#include <stdarg.h>
#include <stdlib.h>

enum { SLOTS_MAX = 8 };

struct page *page_new(struct app *app, const struct page_calls *calls, size_t size)
{
	CHECK(size >= sizeof(struct page));
	struct page *page = xcalloc(1, size);
	page->screen = (struct screen){.calls = &calls->screen, .app = app};
	page->calls = calls;
	sheet_init(&page->sheet);
	page->sheet.widgets.focus_shown = app->keys;
	page->sheet.widgets.kept = calls->first_focus;
	return page;
}

/* What had the focus may be gone, or nothing has had it and a key brought the page: then it is
 * where the page begins. */
static void keep_focus(struct page *page)
{
	struct widget_set *set = &page->sheet.widgets;
	bool wanted = set->kept != 0 || set->focus_shown;
	if (set->focus != WIDGET_NONE || !wanted || set->count == 0)
		return;
	int first = widget_index(set, page->calls->first_focus);
	if (first == WIDGET_NONE)
		first = set->count > 1 && set->items[0].id == PAGE_BACK ? 1 : 0;
	widget_focus(set, set->items[first].id);
	if (set->focus_shown)
		sheet_show(&page->sheet, &page->screen.app->theme, set->focus);
}

void page_layout(struct screen *screen)
{
	struct page *page = (struct page *)screen;
	page->calls->build(page);
	keep_focus(page);
}

/* With a pad there is no other way to what lies beside the focus. */
static bool moves_focus(const struct input *input)
{
	return input->pad && input->key >= KEY_LEFT && input->key <= KEY_DOWN;
}

static bool press_by_key(struct page *page, const struct input *input)
{
	struct widget_event event = {0};
	if (input->kind == INPUT_KEY && page->calls->key && !moves_focus(input))
		event.id = page->calls->key(page, input);
	if (event.id == 0)
		return false;
	page->calls->press(page, &event);
	return true;
}

bool page_input(struct screen *screen, const struct input *input, uint64_t now)
{
	struct page *page = (struct page *)screen;
	struct app *app = screen->app;
	struct widget_event event;
	(void)now;
	keep_focus(page);
	if (press_by_key(page, input))
		return true;
	bool used = sheet_input(&page->sheet, &app->theme, input, &event);
	bool (*back)(struct page * page) = page->calls->back;
	if (!used && input->kind == INPUT_KEY && input->key == KEY_ESCAPE && !input->repeat)
		return back && back(page);
	if (event.id == 0)
		return used;
	app_play(app, SOUND_PRESS, 0, 0);
	if (event.id == PAGE_BACK && !(back && back(page)))
		app_pop(app);
	else if (event.id != PAGE_BACK)
		page->calls->press(page, &event);
	keep_focus(page);
	return true;
}

/* Widgets without words draw no focus of their own. */
static void draw_bare_focus(const struct page *page, const struct pen *pen)
{
	const struct widget_set *set = &page->sheet.widgets;
	if (set->focus == WIDGET_NONE || !set->focus_shown)
		return;
	const struct widget *widget = &set->items[set->focus];
	if (widget->kind != WIDGET_BARE)
		return;
	pen->draw->calls->clip(pen->draw, widget->clip);
	widget_draw_focus(pen, widget->rect, (float)widget->rect.h / 2.0f);
	pen->draw->calls->clip(pen->draw, NULL);
}

void page_draw(struct screen *screen, uint64_t now)
{
	struct page *page = (struct page *)screen;
	struct app *app = screen->app;
	struct pen pen = app_pen(app);
	(void)now;
	if (screen->calls->overlay)
		pen.draw->calls->fill(pen.draw, (struct rect){0, 0, pen.draw->w, pen.draw->h},
			theme_colour(pen.theme, COLOUR_VEIL));
	else
		app_draw_backdrop(app);
	sheet_draw(&page->sheet, &pen);
	draw_bare_focus(page, &pen);
}

void page_free(struct screen *screen)
{
	struct page *page = (struct page *)screen;
	sheet_release(&page->sheet);
	free(page);
}

struct rect page_head(struct page *page, const struct pen *pen, struct rect paper, int title_width,
	const char *title)
{
	const struct theme *theme = pen->theme;
	sheet_begin(&page->sheet, paper);
	int margin = sheet_margin(theme);
	int corner = theme->target;
	int gap = theme_space(theme, SPACE_SMALL);
	/* The arrow stands at the margin, its round ground reaches past it. */
	int x = paper.x + margin - corner / 4;
	int top = paper.y + theme_space(theme, SPACE_BASE);
	int left = x + corner + gap;
	int w = title_width > 0 ? paper.x + title_width - left : paper.x + paper.w - margin - left;
	struct text_style style = theme_type(theme, TYPE_TITLE, TEXT_BOLD);
	style = text_shrink(pen->draw, style, style.size * 2 / 3, title, w);
	int line = pen->draw->calls->text_metrics(pen->draw, style).height;
	struct widget back = page_icon(page, PAGE_BACK, "button.back", ICON_BACK, x,
		top + (line > corner ? (line - corner) / 2 : 0));
	sheet_put(&page->sheet, 0, &back);
	struct rect box = {left, top + (corner > line ? (corner - line) / 2 : 0), w, 0};
	const struct sheet_text *text =
		sheet_write(&page->sheet, pen, 0, style, COLOUR_INK, title, box, ALIGN_LEFT);
	int below = text->rect.y + text->rect.h;
	if (below < top + corner)
		below = top + corner;
	below += gap;
	return (struct rect){paper.x + margin, below, paper.w - 2 * margin,
		paper.y + paper.h - theme_space(theme, SPACE_BASE) - below};
}

struct flow page_column(struct page *page, const struct pen *pen, const char *title)
{
	struct rect paper = sheet_page(pen->theme);
	int most = 46 * theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size +
		   2 * sheet_margin(pen->theme);
	if (paper.w > most) {
		paper.x += (paper.w - most) / 2;
		paper.w = most;
	}
	struct rect room = page_head(page, pen, paper, 0, title);
	struct flow flow = page_area(page, pen, room);
	flow_space(&flow, SPACE_SMALL);
	return flow;
}

void page_column_end(struct page *page, const struct pen *pen)
{
	struct sheet *sheet = &page->sheet;
	sheet_end(sheet, pen->theme);
	/* As much paper below the last line as beside it, where there is room. */
	int below = sheet_margin(pen->theme) - theme_space(pen->theme, SPACE_BASE);
	int spare = sheet->areas[1].rect.h - sheet->areas[1].height - below;
	if (spare <= 0)
		return;
	sheet->paper.h -= spare;
	sheet->areas[1].rect.h -= spare;
	sheet_move(sheet, 0, spare / 2);
}

struct flow page_with_list(
	struct page *page, const struct pen *pen, const char *title, struct rect *right)
{
	struct sheet *sheet = &page->sheet;
	const struct theme *theme = pen->theme;
	int base = theme_space(theme, SPACE_BASE), margin = sheet_margin(theme);
	int pane = theme_px(theme, 302.0f);
	int least = 13 * theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
	pane = pane > least ? pane : least;
	struct rect room = page_head(page, pen, sheet_page(theme), pane - base, title);
	const struct rect *paper = &sheet->paper;
	int line = theme_px(theme, 2.0f), left = paper->x + base;
	struct rect rule = {paper->x + pane, paper->y, line, paper->h};
	sheet_rule(sheet, 0, rule, COLOUR_RULE);
	/* The list may reach to the edge of the paper: so all eight are seen at once. */
	int low = paper->y + paper->h - theme_space(theme, SPACE_HAIR);
	*right = (struct rect){rule.x + line + margin, paper->y + base,
		paper->x + paper->w - margin - rule.x - line - margin, paper->h - 2 * base};
	int list = sheet_area(sheet, (struct rect){left, room.y, rule.x - left, low - room.y});
	return flow_start(sheet, pen, list, 0);
}

struct flow page_area(struct page *page, const struct pen *pen, struct rect room)
{
	int bar = sheet_margin(pen->theme) / 2;
	room.w += bar;
	struct flow flow = flow_start(&page->sheet, pen, sheet_area(&page->sheet, room), 0);
	flow.w -= bar;
	return flow;
}

struct flow page_dialog(struct page *page, const struct pen *pen, float units)
{
	const struct theme *theme = pen->theme;
	int most = theme->w - 2 * theme_space(theme, SPACE_BASE);
	float unit = theme->unit > theme->type ? theme->unit : theme->type;
	int w = (int)(units * unit);
	w = w < most ? w : most;
	int pad = theme_space(theme, SPACE_WIDE);
	int bar = pad / 2; /* stands in the margin */
	sheet_begin(&page->sheet, (struct rect){0, 0, w, theme->h});
	int area = sheet_area(
		&page->sheet, (struct rect){pad, pad, w - 2 * pad + bar, theme->h - 2 * pad});
	struct flow flow = flow_start(&page->sheet, pen, area, 0);
	flow.w -= bar;
	return flow;
}

void page_dialog_end(struct page *page, const struct pen *pen, const struct widget *foot)
{
	const struct theme *theme = pen->theme;
	struct sheet *sheet = &page->sheet;
	struct sheet_area *area = &sheet->areas[1];
	struct widget placed = *foot;
	sheet_end_centred(sheet, theme);
	int gap = theme_space(theme, SPACE_BASE);
	int left = area->rect.x - sheet->paper.x, w = sheet->paper.w - 2 * left;
	int height = widget_height(pen, foot, w);
	int spare = theme->h - 2 * theme_space(theme, SPACE_BASE) - sheet->paper.h;
	int grow = spare < gap + height ? spare : gap + height;
	sheet->paper.h += grow;
	area->rect.h -= gap + height - grow;
	sheet_move(sheet, 0, -grow / 2);
	placed.rect = (struct rect){area->rect.x, area->rect.y + area->rect.h + gap, w, height};
	sheet_put(sheet, 0, &placed);
	sheet_end(sheet, theme);
}

const char *page_words(struct page *page, const char *key, ...)
{
	struct words_slot slots[SLOTS_MAX];
	int count = 0;
	va_list args;
	va_start(args, key);
	for (;;) {
		const char *name = va_arg(args, const char *);
		if (!name)
			break;
		CHECK(count < SLOTS_MAX);
		slots[count].name = name;
		slots[count++].value = va_arg(args, const char *);
	}
	va_end(args);
	struct strbuf text;
	strbuf_init(&text);
	words_format(page->screen.app->words, key, slots, count, &text);
	return sheet_keep(&page->sheet, &text);
}

const char *page_number(struct page *page, int value)
{
	struct strbuf text;
	strbuf_init(&text);
	strbuf_addf(&text, "%d", value);
	return sheet_keep(&page->sheet, &text);
}

struct widget page_button(const struct page *page, enum widget_kind kind, int id, const char *key)
{
	return widget_of(kind, id, app_word(page->screen.app, key));
}

struct widget page_icon(
	const struct page *page, int id, const char *key, enum icon icon, int x, int y)
{
	struct widget button = page_button(page, WIDGET_CORNER, id, key);
	int size = page->screen.app->theme.target;
	button.icon = icon;
	button.quiet = true;
	button.rect = (struct rect){x, y, size, size};
	return button;
}
