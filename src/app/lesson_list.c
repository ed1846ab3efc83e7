/* SPDX-License-Identifier: MIT */
#include "app/lesson_state.h"

/* The page: what it is about, the way on, and the lessons in one column or in two. */

static int more(int a, int b)
{
	return a > b ? a : b;
}

static const char *in_language(const struct lesson_page *lessons, const struct lesson_text *text)
{
	return text->in[app_lang(lessons->page.screen.app)];
}

static int count_done(const struct lesson_page *lessons)
{
	int done = 0;
	for (int i = 0; i < lessons->book.count; i++)
		done += lesson_progress_has(&lessons->progress, lessons->book.lessons[i].id);
	return done;
}

/* ---- above the list */

static void add_go(struct lesson_page *lessons, struct flow *flow)
{
	struct page *page = &lessons->page;
	int next = lesson_next_open(lessons);
	struct widget go;
	if (next == LESSON_NONE)
		go = page_button(page, WIDGET_PRIMARY, LESSON_GO, "button.play");
	else
		go = widget_of(WIDGET_PRIMARY, LESSON_GO,
			page_words(page, next == 0 ? "lesson.begin" : "lesson.go_on", "lesson",
				in_language(lessons, &lessons->book.lessons[next].name), NULL));
	flow_space(flow, SPACE_BASE);
	flow_buttons(flow, &go, 1);
}

static void add_head(struct lesson_page *lessons, struct flow *flow)
{
	struct page *page = &lessons->page;
	struct app *app = page->screen.app;
	int done = count_done(lessons), all = lessons->book.count;
	if (all == 0) {
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			app_word(app, "lesson.unreadable"));
		return;
	}
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
		app_word(app, done == all ? "lesson.all_done" : "lesson.about"));
	if (done > 0 && done < all)
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			page_words(page, "lesson.count", "n", page_number(page, done), "all",
				page_number(page, all), NULL));
	add_go(lessons, flow);
}

/* ---- the list */

/* A tick in the middle of a rectangle that is as high as a finger needs. */
static void draw_done(const struct pen *pen, const void *data, struct rect rect)
{
	int size = *(const int *)data;
	stamp_icon(pen->stamps, ICON_CHECK, rect.x + (rect.w - size) / 2,
		rect.y + (rect.h - size) / 2, size, theme_colour(pen->theme, COLOUR_MOSS));
}

/* Its number stands before the name of a lesson, on one line with it; a tick where it is done. */
static void add_mark(struct lesson_page *lessons, struct flow *flow, int lesson, struct rect box)
{
	struct page *page = &lessons->page;
	const struct pen *pen = flow->pen;
	struct text_style style = theme_type(pen->theme, TYPE_HEADING, TEXT_REGULAR);
	int line = pen->draw->calls->text_metrics(pen->draw, style).height;
	if (!lesson_progress_has(&lessons->progress, lessons->book.lessons[lesson].id)) {
		sheet_write(&page->sheet, pen, flow->area, style, COLOUR_ACCENT,
			page_number(page, lesson + 1), box, ALIGN_CENTRE);
		return;
	}
	box.h = more(line, pen->theme->target);
	box.y -= (box.h - line) / 2;
	sheet_figure(&page->sheet, flow->area, box, draw_done, &style.size, sizeof(style.size));
	page->sheet.figures[page->sheet.figure_count - 1].picture = true;
}

static void add_lesson(struct lesson_page *lessons, struct flow *flow, int lesson)
{
	const struct lesson *of = &lessons->book.lessons[lesson];
	const struct theme *theme = flow->pen->theme;
	struct widget row =
		widget_of(WIDGET_ROW, LESSON_ROW + lesson, in_language(lessons, &of->name));
	int column = more(theme->target, 2 * theme_type(theme, TYPE_HEADING, TEXT_BOLD).size);
	row.detail = in_language(lessons, &of->teaches);
	struct flow beside = *flow;
	beside.x += column;
	beside.w -= column;
	flow_widget(&beside, &row);
	int above = theme_space(theme, SPACE_SMALL); /* as in the row */
	add_mark(lessons, flow, lesson, (struct rect){flow->x, flow->y + above, column, 0});
	flow->y = beside.y;
	flow_space(flow, SPACE_HAIR);
}

static void add_lessons(struct lesson_page *lessons, struct flow *flow, int from, int to)
{
	for (int i = from; i < to; i++)
		add_lesson(lessons, flow, i);
}

/* Side by side the first half is read first, downwards. */
static void add_list(struct lesson_page *lessons, struct flow *flow)
{
	const struct theme *theme = flow->pen->theme;
	int gap = theme_space(theme, SPACE_WIDE), count = lessons->book.count;
	int least = 20 * theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
	if (flow->w < 2 * least + gap) {
		add_lessons(lessons, flow, 0, count);
		return;
	}
	struct flow left = *flow, right = *flow;
	left.w = right.w = (flow->w - gap) / 2;
	right.x += left.w + gap;
	add_lessons(lessons, &left, 0, (count + 1) / 2);
	add_lessons(lessons, &right, (count + 1) / 2, count);
	flow->y = more(left.y, right.y);
}

void lesson_list_build(struct page *page)
{
	struct lesson_page *lessons = (struct lesson_page *)page;
	struct pen pen = app_pen(page->screen.app);
	struct flow flow = page_column(page, &pen, app_word(page->screen.app, "lesson.title"));
	add_head(lessons, &flow);
	flow_space(&flow, SPACE_BASE);
	flow_rule(&flow);
	flow_space(&flow, SPACE_SMALL);
	add_list(lessons, &flow);
	page_column_end(page, &pen);
}
