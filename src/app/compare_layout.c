/* SPDX-License-Identifier: MIT */
#include "app/compare_state.h"
#include "app/page_foot.h"

#include <stdio.h>

/*
 * The page: its links beside the title (or last, where there is no room), what stands still at the
 * foot (the steps), and between them what scrolls: the banner and the two boards.
 */

static int more(int a, int b)
{
	return a > b ? a : b;
}

/* ---- title and links */

enum { LINKS_MAX = 4 };

struct links {
	struct widget items[LINKS_MAX];
	int count;
	int width; /* side by side */
	int height;
};

static struct links make_links(struct page *page, const struct pen *pen)
{
	const struct compare *compare = (const struct compare *)page;
	struct links links = {.count = 0};
	links.items[links.count++] =
		page_button(page, WIDGET_LINK, COMPARE_CHANGE_GAME, "compare.change_game");
	links.items[links.count++] =
		page_button(page, WIDGET_LINK, COMPARE_CHANGE_RULES, "compare.change_rules");
	if (compare_can_copy(compare)) {
		links.items[links.count++] =
			page_button(page, WIDGET_LINK, COMPARE_COPY, "compare.copy");
		links.items[links.count++] =
			page_button(page, WIDGET_LINK, COMPARE_PASTE, "compare.paste");
	}
	for (int i = 0; i < links.count; i++) {
		struct widget *link = &links.items[i];
		link->rect.w = widget_width(pen, link);
		link->rect.h = widget_height(pen, link, link->rect.w);
		links.width += link->rect.w + (i > 0 ? theme_space(pen->theme, SPACE_WIDE) : 0);
		links.height = more(links.height, link->rect.h);
	}
	return links;
}

/* Which game it is. */
static void make_title(struct compare *compare)
{
	struct words *words = app_words(compare->page.screen.app);
	char text[16];
	const struct words_slot slot = {"n", text};
	snprintf(text, sizeof(text), "%d", compare->sample);
	strbuf_clear(&compare->title);
	if (compare->source == COMPARE_SAMPLE)
		words_format(words, "compare.sample", &slot, 1, &compare->title);
	else
		strbuf_addstr(&compare->title,
			words_get(words, compare->source == COMPARE_PLAYED ? "compare.played"
									   : "compare.code"));
}

/* On one line, maybe smaller, but still larger than what is beside it. */
static bool title_fits(const struct pen *pen, const char *title, int width)
{
	struct text_style style = theme_type(pen->theme, TYPE_TITLE, TEXT_BOLD);
	int least = theme_type(pen->theme, TYPE_BODY, TEXT_BOLD).size * 5 / 4;
	if (least > style.size)
		least = style.size;
	style = text_shrink(pen->draw, style, least, title, width);
	return pen->draw->calls->text_width(pen->draw, style, title) <= width;
}

/* Gives the room below; BESIDE: the links stand at the right of the title. */
static struct rect add_head(struct page *page, const struct pen *pen, bool *beside)
{
	struct rect paper = sheet_page(pen->theme);
	int margin = sheet_margin(pen->theme);
	int gap = theme_space(pen->theme, SPACE_WIDE);
	struct links links = make_links(page, pen);
	int title_w = paper.w - margin - links.width - gap;
	struct strbuf *title = &((struct compare *)page)->title;
	make_title((struct compare *)page);
	*beside = !pen->theme->upright &&
		  title_fits(pen, title->text, title_w - margin - pen->theme->target);
	title_w = *beside ? title_w : 0;
	struct rect room = page_head(page, pen, paper, title_w, title->text);
	if (!*beside)
		return room;
	int top = paper.y + theme_space(pen->theme, SPACE_BASE);
	int head = room.y - theme_space(pen->theme, SPACE_SMALL) - top;
	int x = paper.x + paper.w - margin - links.width;
	int y = top + (head > links.height ? (head - links.height) / 2 : 0);
	for (int i = 0; i < links.count; i++) {
		links.items[i].rect.x = x;
		links.items[i].rect.y = y;
		sheet_put(&page->sheet, 0, &links.items[i]);
		x += links.items[i].rect.w + gap;
	}
	int below = y + links.height + theme_space(pen->theme, SPACE_SMALL);
	if (below > room.y) {
		room.h -= below - room.y;
		room.y = below;
	}
	return room;
}

/* ---- the foot */

enum { STEPS = 5, BUTTONS_MAX = 2 };

static const char *place_in_game(struct page *page)
{
	const struct comparison *comparison = &((struct compare *)page)->comparison;
	int left = comparison->left;
	if (left != COMPARISON_IN_GAME && comparison->step > left)
		return page_words(page, "compare.by_hand", "n", page_number(page, left), "more",
			page_number(page, comparison->step - left), NULL);
	return page_words(page, "compare.step", "n", page_number(page, comparison->step), "all",
		page_number(page, comparison->game.len), NULL);
}

static void add_steps(struct page *page, struct page_foot *foot)
{
	bool running = ((const struct compare *)page)->running;
	page_foot_step(foot, page, COMPARE_FIRST, "compare.first", ICON_FIRST);
	page_foot_step(foot, page, COMPARE_PREVIOUS, "compare.previous", ICON_PREVIOUS);
	page_foot_step(foot, page, COMPARE_RUN, running ? "compare.pause" : "compare.run",
		running ? ICON_PAUSE : ICON_PLAY);
	page_foot_step(foot, page, COMPARE_NEXT, "compare.next", ICON_NEXT);
	page_foot_step(foot, page, COMPARE_LAST, "compare.last", ICON_LAST);
}

static int make_buttons(struct page *page, struct widget buttons[BUTTONS_MAX])
{
	const struct comparison *comparison = &((struct compare *)page)->comparison;
	int count = 0;
	if (comparison->parting.why != PARTING_NONE)
		buttons[count++] =
			page_button(page, WIDGET_BUTTON, COMPARE_TO_PARTING, "compare.to_parting");
	if (comparison->left != COMPARISON_IN_GAME)
		buttons[count++] =
			page_button(page, WIDGET_BUTTON, COMPARE_RETURN, "compare.return");
	return count;
}

/* From the right on the line of the words, or on lines of their own. */
static void add_buttons(struct page *page, const struct pen *pen, struct page_foot *foot, int width)
{
	int gap = theme_space(pen->theme, SPACE_SMALL);
	int room = foot->words.x == 0 ? 0
				      : width - foot->words.x - foot->words.w -
						theme_space(pen->theme, SPACE_BASE);
	int x = width, y = 0;
	struct widget buttons[BUTTONS_MAX];
	int count = make_buttons(page, buttons);
	for (int i = 0; i < count; i++) {
		struct widget *button = &buttons[i];
		int w = widget_width(pen, button);
		w = w < width ? w : width;
		if (w > room) {
			y = foot->height + gap;
			room = width;
			x = width;
		}
		int h = widget_height(pen, button, w);
		button->rect = (struct rect){x - w, y, w, h};
		x -= w + gap;
		room -= w + gap;
		page_foot_add(foot, button);
	}
}

static struct page_foot make_foot(struct page *page, const struct pen *pen, struct rect room)
{
	struct page_foot foot = {.count = 0};
	add_steps(page, &foot);
	page_foot_words(&foot, pen, place_in_game(page), room.w);
	struct page_foot bare = foot;
	add_buttons(page, pen, &foot, room.w);
	/* In a low window with large letters the boards need the room. */
	if (room.h - foot.height < 4 * pen->theme->target && foot.height > bare.height)
		foot = bare;
	page_foot_centre(&foot, pen);
	return foot;
}

/* ---- between them */

static const char *parting_words(struct page *page)
{
	const struct comparison *comparison = &((struct compare *)page)->comparison;
	const char *turn = page_number(page, comparison->parting.turn);
	if (comparison->option == OPTION_COUNT)
		return page_words(page, "compare.parted_several", "n", turn, NULL);
	char key[64];
	snprintf(key, sizeof(key), "option.%s", option_path(comparison->option));
	return page_words(
		page, "compare.parted", "n", turn, "rule", app_word(page->screen.app, key), NULL);
}

/* What came of a wish, for a while in the place of the banner. */
static void add_notice(struct page *page, struct flow *flow)
{
	const struct compare *compare = (const struct compare *)page;
	flow_text(flow, TYPE_BODY, TEXT_BOLD, compare->refused ? COLOUR_ACCENT : COLOUR_MOSS,
		compare->notice.text);
}

/* As high before the parting as after it: the boards stand still. */
static void add_banner(struct page *page, struct flow *flow)
{
	const struct comparison *comparison = &((struct compare *)page)->comparison;
	struct app *app = page->screen.app;
	bool own_way =
		comparison->left != COMPARISON_IN_GAME && comparison->step > comparison->left;
	bool notice = ((struct compare *)page)->notice.len > 0;
	struct text_style style = theme_type(flow->pen->theme, TYPE_HEADING, TEXT_BOLD);
	struct flow after = *flow;
	int count = page->sheet.text_count;
	after.y += flow->pen->draw->calls->text_metrics(flow->pen->draw, style).height;
	if (comparison->parting.why != PARTING_NONE) {
		after.y = flow->y;
		flow_text(&after, TYPE_HEADING, TEXT_BOLD, COLOUR_ACCENT, parting_words(page));
	}
	if (comparison_has_parted(comparison) && !notice) {
		*flow = after;
		return;
	}
	page->sheet.text_count = count; /* measured only */
	if (notice)
		add_notice(page, flow);
	else if (own_way)
		flow_text(flow, TYPE_HEADING, TEXT_REGULAR, COLOUR_INK_2,
			app_word(app, "compare.own_way"));
	else if (comparison->parting.why == PARTING_NONE)
		flow_text(
			flow, TYPE_HEADING, TEXT_BOLD, COLOUR_MOSS, app_word(app, "compare.never"));
	else
		flow_text(flow, TYPE_HEADING, TEXT_REGULAR, COLOUR_INK_2,
			app_word(app, "compare.same_so_far"));
	flow->y = more(flow->y, after.y);
}

/* Those that have no room at the foot. */
static void add_buttons_below(struct page *page, struct flow *flow)
{
	struct widget buttons[BUTTONS_MAX];
	int count = make_buttons(page, buttons);
	if (count == 0)
		return;
	flow_space(flow, SPACE_BASE);
	flow_buttons(flow, buttons, count);
}

void compare_build(struct page *page)
{
	struct pen pen = app_pen(page->screen.app);
	struct compare *compare = (struct compare *)page;
	bool beside;
	struct rect room = add_head(page, &pen, &beside);
	struct page_foot foot = make_foot(page, &pen, room);
	struct rect above = page_foot_above(&foot, &pen, room);
	struct flow flow = page_area(page, &pen, above);
	add_banner(page, &flow);
	flow_space(&flow, SPACE_HAIR);
	compare_add_boards(compare, &flow, above);
	if (foot.count == STEPS)
		add_buttons_below(page, &flow);
	if (!beside) {
		struct links links = make_links(page, &pen);
		flow_space(&flow, SPACE_BASE);
		flow_buttons(&flow, links.items, links.count);
	}
	page_foot_end(page, &pen, &foot, room, flow.y);
}
