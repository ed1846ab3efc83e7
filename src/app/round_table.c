/* SPDX-License-Identifier: MIT */
#include "app/round_table.h"

#include "app/seat_name.h"
#include "session/rounds.h"

#include <math.h>
#include <stdio.h>

void round_name(const struct words *words, const struct rules *rules, int round, struct strbuf *out)
{
	char n[16], m[16];
	snprintf(n, sizeof(n), "%d", round);
	snprintf(m, sizeof(m), "%d", rules->max_rounds);
	const struct words_slot slots[] = {{"n", n}, {"m", m}};
	words_format(words, rules->max_rounds > 0 ? "round.of" : "round.n", slots, 2, out);
}

const char *round_words(struct page *page, const struct rules *rules, int round)
{
	struct strbuf text;
	strbuf_init(&text);
	round_name(app_words(page->screen.app), rules, round, &text);
	return sheet_keep(&page->sheet, &text);
}

/* Of every row alike: as wide as what the head can say, where that leaves the labels a quarter. */
static int column_width(struct page *page, const struct flow *flow, int columns)
{
	static const char *const heads[] = {
		"seat.you", "seat.computer", "seat.player_a", "seat.player_b", "round.burned"};
	const struct theme *theme = flow->pen->theme;
	struct draw *draw = flow->pen->draw;
	struct text_style style = theme_type(theme, TYPE_SMALL, TEXT_BOLD);
	int gap = theme_space(theme, SPACE_SMALL), room = flow->w - columns * gap;
	int column = room * 2 / (2 * columns + 3);
	for (size_t i = 0; i < sizeof(heads) / sizeof(heads[0]); i++) {
		const char *word = app_word(page->screen.app, heads[i]);
		int w = draw->calls->text_width(draw, style, word) + gap;
		if (w > column && columns * w <= room * 3 / 4)
			column = w;
	}
	return column;
}

void round_table_row(struct page *page, struct flow *flow, const char *label,
	const char *const cells[ROUND_COLUMNS], int columns, bool head)
{
	const struct theme *theme = flow->pen->theme;
	struct text_style words = theme_type(theme, TYPE_BODY, TEXT_REGULAR);
	struct text_style numbers = theme_type(theme, head ? TYPE_SMALL : TYPE_BODY, TEXT_BOLD);
	int gap = theme_space(theme, SPACE_SMALL), least = (int)ceilf(14.0f * theme->scale);
	int column = column_width(page, flow, columns);
	int label_w = flow->w - columns * (column + gap), height = 0;
	for (int i = -1; i < columns; i++) {
		const char *text = i < 0 ? label : cells[i];
		int x = i < 0 ? flow->x : flow->x + label_w + gap + i * (column + gap);
		int w = i < 0 ? label_w : column;
		if (!text)
			continue;
		/* Names give way before their words break. */
		struct text_block block;
		text_block_fit(&block, flow->pen->draw, i < 0 ? words : numbers, least, text, w);
		const struct sheet_text *written = sheet_write(&page->sheet, flow->pen, flow->area,
			block.style, i < 0 ? COLOUR_INK_2 : COLOUR_INK, text,
			(struct rect){x, flow->y, w, 0}, i < 0 ? ALIGN_LEFT : ALIGN_RIGHT);
		if (written->rect.h > height)
			height = written->rect.h;
	}
	flow->y += height + theme_space(theme, SPACE_HAIR);
}

static const char *name(struct page *page, const struct session *session, enum side side)
{
	struct strbuf text;
	strbuf_init(&text);
	seat_name(page->screen.app, session_setup(session), side, false, &text);
	return sheet_keep(&page->sheet, &text);
}

/* How many holes of each side. */
static const char *burned_words(struct page *page, const struct rules *rules, uint32_t burned)
{
	uint32_t row = (1u << rules->holes) - 1;
	struct strbuf text;
	strbuf_init(&text);
	strbuf_addf(&text, "%d : %d",
		__builtin_popcount(burned & row << board_first(rules->holes, SIDE_A)),
		__builtin_popcount(burned & row << board_first(rules->holes, SIDE_B)));
	return sheet_keep(&page->sheet, &text);
}

int round_table_columns(const struct session *session)
{
	struct session_round round;
	for (int i = 0; i < session_rounds(session); i++) {
		session_round(session, i, &round);
		if (round.burned != 0)
			return 3;
	}
	return 2;
}

void round_table_head(
	struct page *page, struct flow *flow, const struct session *session, int columns)
{
	const char *const head[ROUND_COLUMNS] = {name(page, session, SIDE_A),
		name(page, session, SIDE_B), app_word(page->screen.app, "round.burned")};
	round_table_row(page, flow, NULL, head, columns, true);
	flow_rule(flow);
	flow_space(flow, SPACE_HAIR);
}

void round_table(
	struct page *page, struct flow *flow, const struct session *session, int from, int to)
{
	const struct rules *rules = &session_match(session)->rules;
	int columns = round_table_columns(session);
	struct session_round round;
	round_table_head(page, flow, session, columns);
	for (int i = from; i < to; i++) {
		session_round(session, i, &round);
		const char *const cells[ROUND_COLUMNS] = {page_number(page, round.stores[SIDE_A]),
			page_number(page, round.stores[SIDE_B]),
			burned_words(page, rules, round.burned)};
		struct rules any = *rules;
		any.max_rounds = 0;
		round_table_row(
			page, flow, round_words(page, &any, round.round), cells, columns, false);
	}
}
