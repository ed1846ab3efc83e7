/* SPDX-License-Identifier: MIT */
#include "app/opening_state.h"
#include "app/pack_heading.h"

#include "base/check.h"

#include <stdlib.h>

/*
 * The page: at the left which board it is and what is known of its first turn, at the right the
 * board itself; one below the other where there is no room.
 */

static int more(int a, int b)
{
	return a > b ? a : b;
}

const char *opening_word(const struct opening_page *opening, const struct text *text)
{
	return text->in[app_lang(opening->page.screen.app)];
}

const char *opening_signed(struct opening_page *opening, int value)
{
	struct strbuf text;
	strbuf_init(&text);
	strbuf_addf(&text, "%s%d", value > 0 ? "+" : value < 0 ? "\u2212" : "", abs(value));
	return sheet_keep(&opening->page.sheet, &text);
}

/* ---- which board */

/* The game by its name, with the ways to the one before it and behind it. */
static void add_pack(struct opening_page *opening, struct flow *flow)
{
	pack_heading(&opening->page, flow, opening_word(opening, &opening_pack(opening)->name),
		OPENING_PACK_BEFORE, OPENING_PACK_NEXT);
}

static void add_chooser(struct opening_page *opening, struct flow *flow)
{
	struct page *page = &opening->page;
	const struct pack *pack = opening_pack(opening);
	struct widget holes = page_button(page, WIDGET_STEPPER, OPENING_HOLES, "opening.size");
	holes.value = opening->rules.holes;
	holes.min = BOARD_HOLES_MIN;
	holes.max = opening_holes_most(pack);
	holes.step = 1;
	holes.detail = page_number(&opening->page, opening->rules.holes);
	add_pack(opening, flow);
	flow_widget(flow, &holes);
}

/* ---- what it is worth */

static const char *verdict(struct opening_page *opening)
{
	const struct opening_entry *entry = &opening->entry;
	bool exact = opening_entry_is_exact(entry), least = entry->known && !exact;
	const char *key = least ? "opening.even_least" : "opening.even";
	if (entry->value > 0)
		key = least ? "opening.wins_least" : "opening.wins";
	else if (entry->value < 0)
		key = least ? "opening.loses_most" : "opening.loses";
	return page_words(
		&opening->page, key, "n", page_number(&opening->page, abs(entry->value)), NULL);
}

static struct pill standing(struct opening_page *opening)
{
	struct page *page = &opening->page;
	if (opening_entry_is_exact(&opening->entry))
		return (struct pill){app_word(page->screen.app, "opening.proved"), COLOUR_ACCENT};
	return (struct pill){page_words(page, "opening.at_most", "n",
				     opening_signed(opening, opening->entry.bound), NULL),
		COLOUR_INK_2};
}

static void add_value(struct opening_page *opening, struct flow *flow)
{
	struct app *app = opening->page.screen.app;
	const struct opening_entry *entry = &opening->entry;
	struct text_style large = theme_type(flow->pen->theme, TYPE_TITLE, TEXT_REGULAR);
	struct pill pill = standing(opening);
	large.size = large.size * 3 / 2;
	flow_pills(flow, large, COLOUR_INK, opening_signed(opening, entry->value), &pill, 1);
	flow_space(flow, SPACE_HAIR);
	if (!entry->known)
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			app_word(app, "opening.as_seen"));
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, verdict(opening));
	flow_space(flow, SPACE_HAIR);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, app_word(app, "opening.means"));
	if (opening_entry_is_exact(entry))
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			app_word(app, "opening.means_proved"));
}

static const char *holes_in_order(struct opening_page *opening)
{
	struct strbuf text;
	strbuf_init(&text);
	for (int i = 0; i < opening->entry.line_len; i++)
		strbuf_addf(&text, "%s%d", i > 0 ? " " : "",
			opening_ordinal(opening, opening->entry.line[i]));
	return sheet_keep(&opening->page.sheet, &text);
}

static void add_facts(struct opening_page *opening, struct flow *flow)
{
	struct page *page = &opening->page;
	struct app *app = page->screen.app;
	const struct opening_entry *entry = &opening->entry;
	int all = 2 * entry->holes * entry->seeds;
	if (!opening->known)
		return;
	flow_space(flow, SPACE_BASE);
	flow_pair(flow, TYPE_BODY, app_word(app, "opening.choices"),
		page_number(&opening->page, entry->line_len));
	flow_pair(flow, TYPE_BODY, app_word(app, "opening.store"),
		page_words(page, "opening.store_of", "n", page_number(&opening->page, entry->store),
			"all", page_number(&opening->page, all), NULL));
	if (entry->most > entry->store || entry->most_exact)
		flow_pair(flow, TYPE_BODY,
			app_word(app, entry->most_exact ? "opening.most" : "opening.most_seen"),
			page_number(&opening->page, entry->most));
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_SMALL, TEXT_BOLD, COLOUR_INK_2,
		page_words(page, "opening.order", "hole",
			opening_word(opening, &opening_pack(opening)->hole), NULL));
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK, holes_in_order(opening));
}

static void add_what_is_known(struct opening_page *opening, struct flow *flow)
{
	struct app *app = opening->page.screen.app;
	bool together = opening_is_together(opening);
	if (together)
		flow_text(
			flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK, app_word(app, "opening.together"));
	if (together && opening->known) {
		flow_space(flow, SPACE_SMALL);
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			app_word(app, "opening.if_in_turn"));
	}
	if (!opening->known) {
		static const char *const keys[2][2] = {{"opening.none", "opening.none_in_turn"},
			{"opening.now", "opening.now_in_turn"}};
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			app_word(app, keys[opening->searching][together]));
		return;
	}
	add_value(opening, flow);
}

/* ---- the search */

static const char *news_words(const struct opening_page *opening)
{
	static const char *const keys[] = {
		[NEWS_BETTER] = "opening.found_better",
		[NEWS_PROOF] = "opening.found_proof",
		[NEWS_BOUND] = "opening.found_bound",
		[NEWS_NOTHING] = "opening.found_nothing",
		[NEWS_CANNOT] = "opening.cannot_search",
	};
	return app_word(opening->page.screen.app, keys[opening->news]);
}

static void add_progress(struct opening_page *opening, struct flow *flow)
{
	static const char *const keys[] = {
		[FIRST_TURN_TABLE] = "opening.searching_table",
		[FIRST_TURN_LINES] = "opening.searching_lines",
		[FIRST_TURN_PROOF] = "opening.searching_proof",
		[FIRST_TURN_DONE] = "opening.searching_proof",
	};
	struct page *page = &opening->page;
	struct first_turn_progress *progress = &opening->search->progress;
	unsigned long long nodes = atomic_load(&progress->nodes);
	int value = atomic_load(&progress->value), phase = atomic_load(&progress->phase);
	enum { MILLION = 1000000 };
	bool millions = nodes >= 10 * MILLION;
	int shown = (int)(millions ? nodes / MILLION : nodes);
	CHECK(phase >= 0 && phase < (int)(sizeof(keys) / sizeof(keys[0])));
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_ACCENT,
		page_words(page, keys[phase], "n",
			page_number(&opening->page, opening_search_percent(opening)), NULL));
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		page_words(page, millions ? "opening.searched_millions" : "opening.searched", "n",
			page_number(&opening->page, shown), NULL));
	if (value != FIRST_TURN_NO_VALUE)
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			page_words(page, "opening.best_so_far", "n", opening_signed(opening, value),
				NULL));
}

static void add_search(struct opening_page *opening, struct flow *flow)
{
	struct app *app = opening->page.screen.app;
	if (opening->searching) {
		struct widget stop =
			page_button(&opening->page, WIDGET_BUTTON, OPENING_STOP, "opening.stop");
		flow_space(flow, SPACE_BASE);
		add_progress(opening, flow);
		flow_space(flow, SPACE_SMALL);
		flow_buttons(flow, &stop, 1);
		return;
	}
	if (opening->news != NEWS_NONE) {
		flow_space(flow, SPACE_BASE);
		flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_MOSS, news_words(opening));
	}
	if (!opening_can_search(opening))
		return;
	struct widget search =
		page_button(&opening->page, opening->known ? WIDGET_BUTTON : WIDGET_PRIMARY,
			OPENING_SEARCH, opening->known ? "opening.search_on" : "opening.search");
	flow_space(flow, opening->news != NEWS_NONE ? SPACE_SMALL : SPACE_BASE);
	flow_buttons(flow, &search, 1);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, app_word(app, "opening.may_last"));
}

/* ---- all of it */

static bool has_columns(const struct opening_page *opening, const struct pen *pen, int width)
{
	const struct theme *theme = pen->theme;
	int em = theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
	int gap = theme_space(theme, SPACE_PART);
	return !theme->upright && (width - gap) * 2 / 5 >= 17 * em &&
	       (width - gap) * 3 / 5 >= board_figure_readable(theme, opening->rules.holes);
}

static void build_columns(struct opening_page *opening, struct flow *flow)
{
	int gap = theme_space(flow->pen->theme, SPACE_PART);
	struct flow left = *flow, right = *flow;
	left.w = (flow->w - gap) * 2 / 5;
	right.x += left.w + gap;
	right.w -= left.w + gap;
	add_chooser(opening, &left);
	flow_space(&left, SPACE_SMALL);
	add_what_is_known(opening, &left);
	add_facts(opening, &left);
	add_search(opening, &left);
	flow_space(&right, SPACE_SMALL);
	opening_add_board(opening, &right);
	flow->y = more(left.y, right.y);
}

static void build_one(struct opening_page *opening, struct flow *flow)
{
	add_chooser(opening, flow);
	flow_space(flow, SPACE_SMALL);
	add_what_is_known(opening, flow);
	flow_space(flow, SPACE_BASE);
	opening_add_board(opening, flow);
	add_facts(opening, flow);
	add_search(opening, flow);
}

void opening_build(struct page *page)
{
	struct opening_page *opening = (struct opening_page *)page;
	struct pen pen = app_pen(page->screen.app);
	struct rect room = page_head(
		page, &pen, sheet_page(pen.theme), 0, app_word(page->screen.app, "opening.title"));
	struct flow flow = page_area(page, &pen, room);
	if (has_columns(opening, &pen, flow.w))
		build_columns(opening, &flow);
	else
		build_one(opening, &flow);
	/* As large for every game: the arrows stay under the finger that goes through them. */
	sheet_end(&page->sheet, pen.theme);
}
