/* SPDX-License-Identifier: MIT */
#include "app/line_card.h"

#include "ui/text_block.h"
#include "ui/theme.h"

#include <math.h>
#include <string.h>

/* Letter sizes in design pixels. */
#define LINE 16.5f
#define PAD  18.0f

enum { TEXTS = 3 };

static int px(const struct line_card *card, float units)
{
	return (int)lroundf(units * card->em);
}

static int larger(int a, int b)
{
	return a > b ? a : b;
}

/* Letters people asked to have larger may lose some of that again before words are left out. */
static int least_size(const struct line_card *card, const struct pen *pen)
{
	int least = (int)lroundf(14.0f * pen->draw->scale);
	int most = px(card, 14.0f), part = px(card, 10.0f);
	least = larger(part, least);
	return least < most ? least : most;
}

/* The texts that are not "" one below the other, the first at SIZE; false if they are higher than
 * the box. */
static bool draw_texts(const struct line_card *card, const struct pen *pen,
	const char *const texts[TEXTS], int size, bool anyway)
{
	static const enum colour colours[TEXTS] = {COLOUR_INK, COLOUR_INK_2, COLOUR_INK_2};
	static const int parts[TEXTS] = {100, 88, 82};
	struct text_block blocks[TEXTS];
	struct rect r = card->rect;
	int width = r.w - 2 * px(card, PAD), height = 0, least = least_size(card, pen);
	for (int i = 0; i < TEXTS; i++) {
		int part = larger(size * parts[i] / 100, least);
		struct text_style style = {
			part < size ? part : size, i == 0 ? TEXT_BOLD : TEXT_REGULAR};
		blocks[i].height = 0;
		if (texts[i][0])
			text_block_wrap(&blocks[i], pen->draw, style, texts[i], width);
		height += blocks[i].height;
	}
	if (height > r.h && !anyway)
		return false;
	int y = r.y + (r.h - height) / 2;
	for (int i = 0; i < TEXTS; i++) {
		if (texts[i][0])
			text_block_draw(&blocks[i], pen->draw, texts[i], r.x + px(card, PAD), y,
				width, ALIGN_LEFT, theme_colour(colours[i]));
		y += blocks[i].height;
	}
	return true;
}

static bool draw_fitted(const struct line_card *card, const struct pen *pen,
	const char *const texts[TEXTS], int least)
{
	for (int size = px(card, LINE); size >= least; size--) {
		if (draw_texts(card, pen, texts, size, false))
			return true;
	}
	return false;
}

/* With where else it ends otherwise, as long as there is room for that. */
static bool draw_fork(const struct line_card *card, const struct pen *pen)
{
	if (!card->fork)
		return false;
	for (int form = 0; form < FORK_LINE_FORMS; form++) {
		const char *const texts[TEXTS] = {
			card->first, card->second, card->fork->forms[form].text};
		if (texts[2][0] && draw_fitted(card, pen, texts, least_size(card, pen)))
			return true;
	}
	return false;
}

/* The last of several facts goes; false where there was one only. */
static bool drop_last_fact(struct strbuf *facts)
{
	static const char between[] = " · ";
	const char *last = NULL;
	for (const char *at = facts->text; (at = strstr(at, between)); at++)
		last = at;
	if (!last)
		return false;
	facts->len = (size_t)(last - facts->text);
	facts->text[facts->len] = '\0';
	return true;
}

static bool draw_facts(const struct line_card *card, const struct pen *pen)
{
	struct strbuf facts;
	bool done = false;
	strbuf_init(&facts);
	strbuf_addstr(&facts, card->second);
	do {
		const char *const texts[TEXTS] = {card->first, facts.text, ""};
		done = draw_fitted(card, pen, texts, least_size(card, pen));
	} while (!done && drop_last_fact(&facts));
	strbuf_release(&facts);
	return done;
}

void line_card_draw(const struct line_card *card, const struct pen *pen)
{
	const char *const one[TEXTS] = {card->first, "", ""};
	int least = least_size(card, pen) / 2;
	if (draw_fork(card, pen) || draw_facts(card, pen))
		return;
	if (!draw_fitted(card, pen, one, least + 1))
		draw_texts(card, pen, one, least, true);
}
