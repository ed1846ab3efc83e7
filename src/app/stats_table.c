/* SPDX-License-Identifier: MIT */
#include "app/stats_table.h"

#include "ai/ai.h"

#include <stdio.h>
#include <string.h>

enum { COLUMNS = 8 };

static const char *const heads[COLUMNS] = {"stats.played", "stats.won", "stats.drawn", "stats.lost",
	"stats.best_turn", "stats.longest_relay", "stats.streak", "stats.best_streak"};

static int value_of(const struct game_log_sum *sum, int column)
{
	const int values[COLUMNS] = {sum->games, sum->won, sum->drawn, sum->lost, sum->best_turn,
		sum->longest_relay, sum->streak, sum->best_streak};
	return values[column];
}

const char *stats_opponent(struct app *app, int level)
{
	char key[32];
	if (level == GAME_LOG_PERSON)
		return app_word(app, "stats.friends");
	/* Of a later program there may be more. */
	snprintf(key, sizeof(key), "level.%d.name", level > AI_LEVELS ? AI_LEVELS : level);
	return app_word(app, key);
}

const char *stats_pack(struct page *page, const char *id)
{
	const struct app *app = page->screen.app;
	const struct pack *pack = pack_set_find(&app->packs, id);
	return pack ? pack->name.in[app_lang(app)]
		    : page_words(page, "stats.no_pack", "pack", id, NULL);
}

/* ---- a table */

static int text_width(const struct flow *flow, struct text_style style, const char *text)
{
	return flow->pen->draw->calls->text_width(flow->pen->draw, style, text);
}

/* Of the widest word: no narrower column has room for TEXT. */
static int widest_word(const struct flow *flow, struct text_style style, const char *text)
{
	char word[128];
	int widest = 0;
	while (*text) {
		size_t len = strcspn(text, " ");
		snprintf(word, sizeof(word), "%.*s", (int)len, text);
		int w = text_width(flow, style, word);
		widest = w > widest ? w : widest;
		text += len + (text[len] == ' ' ? 1 : 0);
	}
	return widest;
}

/* Where each column ends, from the left edge; the label's is the first. */
struct columns {
	int ends[COLUMNS + 1];
	int widths[COLUMNS + 1];
	bool fit;
};

static struct columns make_columns(struct app *app, const struct flow *flow)
{
	const struct theme *theme = flow->pen->theme;
	struct text_style small = theme_type(theme, TYPE_SMALL, TEXT_REGULAR);
	struct text_style body = theme_type(theme, TYPE_BODY, TEXT_REGULAR);
	int gap = theme_space(theme, SPACE_SMALL), least = text_width(flow, body, "88888");
	struct columns columns = {.fit = false};
	int taken = 0;
	for (int level = GAME_LOG_PERSON + 1; level <= AI_LEVELS; level++) {
		int w = text_width(flow, body, stats_opponent(app, level));
		columns.widths[0] = w > columns.widths[0] ? w : columns.widths[0];
	}
	for (int i = 0; i < COLUMNS; i++) {
		int w = widest_word(flow, small, app_word(app, heads[i]));
		columns.widths[i + 1] = w > least ? w : least;
	}
	for (int i = 0; i <= COLUMNS; i++)
		taken += columns.widths[i] + (i > 0 ? gap : 0);
	columns.fit = taken <= flow->w;
	int spare = columns.fit ? (flow->w - taken) / COLUMNS : 0, end = 0;
	for (int i = 0; i <= COLUMNS; i++) {
		columns.widths[i] += i > 0 ? spare : 0;
		end += columns.widths[i] + (i > 0 ? gap : 0);
		columns.ends[i] = end;
	}
	return columns;
}

/* All cells of a row stand on its foot. */
static void add_row(struct page *page, struct flow *flow, const char *label,
	const char *const cells[COLUMNS], bool head)
{
	const struct theme *theme = flow->pen->theme;
	struct columns columns = make_columns(page->screen.app, flow);
	struct text_style style = theme_type(theme, head ? TYPE_SMALL : TYPE_BODY, TEXT_REGULAR);
	int first = page->sheet.text_count, height = 0;
	for (int i = 0; i <= COLUMNS; i++) {
		const char *text = i == 0 ? label : cells[i - 1];
		struct rect box = {flow->x + columns.ends[i] - columns.widths[i], flow->y,
			columns.widths[i], 0};
		if (!text)
			continue;
		const struct sheet_text *written = sheet_write(&page->sheet, flow->pen, flow->area,
			style, head ? COLOUR_INK_2 : COLOUR_INK, text, box,
			i == 0 ? ALIGN_LEFT : ALIGN_RIGHT);
		height = written->rect.h > height ? written->rect.h : height;
	}
	for (int i = first; i < page->sheet.text_count; i++)
		page->sheet.texts[i].rect.y += height - page->sheet.texts[i].rect.h;
	flow->y += height + theme_space(theme, SPACE_HAIR);
}

static void add_table(
	struct page *page, struct flow *flow, const struct game_log_sum *sums, int count)
{
	struct app *app = page->screen.app;
	const char *cells[COLUMNS];
	for (int i = 0; i < COLUMNS; i++)
		cells[i] = app_word(app, heads[i]);
	add_row(page, flow, NULL, cells, true);
	flow_rule(flow);
	flow_space(flow, SPACE_HAIR);
	for (int i = 0; i < count; i++) {
		for (int j = 0; j < COLUMNS; j++)
			cells[j] = page_number(page, value_of(&sums[i], j));
		add_row(page, flow, stats_opponent(app, sums[i].level), cells, false);
	}
}

/* ---- blocks */

static void add_block(struct page *page, struct flow *flow, const struct game_log_sum *sum)
{
	struct app *app = page->screen.app;
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK, stats_opponent(app, sum->level));
	flow_space(flow, SPACE_HAIR);
	for (int i = 0; i < COLUMNS; i++) {
		int value = value_of(sum, i);
		/* How often is always said; of records only those that there are. */
		if (i >= 4 && value == 0)
			continue;
		flow_pair(flow, TYPE_BODY, app_word(app, heads[i]), page_number(page, value));
	}
	flow_space(flow, SPACE_SMALL);
	flow_rule(flow);
	flow_space(flow, SPACE_SMALL);
}

/* Two people are neither won nor lost against. */
static void add_friends(struct page *page, struct flow *flow, const struct game_log_sum *sum)
{
	flow_space(flow, SPACE_HAIR);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		page_words(page, "stats.of_friends", "n", page_number(page, sum->games), "bottom",
			page_number(page, sum->won), "top", page_number(page, sum->lost), "draws",
			page_number(page, sum->drawn), "turn", page_number(page, sum->best_turn),
			"relay", page_number(page, sum->longest_relay), NULL));
}

void stats_table(struct page *page, struct flow *flow, const struct game_log_sum *sums, int count)
{
	struct app *app = page->screen.app;
	bool friends = sums[count - 1].level == GAME_LOG_PERSON;
	int levels = friends ? count - 1 : count;
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, stats_pack(page, sums->pack));
	flow_space(flow, SPACE_HAIR);
	if (levels > 0 && make_columns(app, flow).fit) {
		add_table(page, flow, sums, levels);
	} else {
		for (int i = 0; i < levels; i++)
			add_block(page, flow, &sums[i]);
	}
	if (friends)
		add_friends(page, flow, &sums[count - 1]);
	flow_space(flow, SPACE_WIDE);
}
