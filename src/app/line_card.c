/* SPDX-License-Identifier: MIT */
#include "app/line_card.h"

#include "ui/text_block.h"
#include "ui/theme.h"

#include <math.h>
#include <string.h>

/* Letter sizes and distances in design pixels. */
#define LINE     16.5f
#define PAD      18.0f
#define SLIP     14.0f
#define SLIP_PAD 12.0f
#define EDGE     7.0f /* of three texts from the edge of the card */
#define NEAR     4.0f /* of two, at least */

#define BETWEEN " · " /* facts */

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

/* The texts that are not "" one below the other, the first at SIZE; how high they are. */
static int wrap(const struct line_card *card, const struct pen *pen,
	struct text_block blocks[LINE_CARD_TEXTS])
{
	static const int parts[LINE_CARD_TEXTS] = {100, 88, 82};
	int width = card->rect.w - 2 * px(card, PAD), least = least_size(card, pen), height = 0;
	for (int i = 0; i < LINE_CARD_TEXTS; i++) {
		int part = larger(card->size * parts[i] / 100, least);
		struct text_style style = {
			part < card->size ? part : card->size, i == 0 ? TEXT_BOLD : TEXT_REGULAR};
		blocks[i].height = 0;
		if (card->texts[i][0])
			text_block_wrap(&blocks[i], pen->draw, style, card->texts[i], width);
		height += blocks[i].height;
	}
	return height;
}

/* The largest letters, from the usual size to LEAST, at which the texts are no higher than MOST,
 * the third is one line, and the first too if it is to be SHORT. */
static bool find_size(
	struct line_card *card, const struct pen *pen, int least, int most, bool is_short)
{
	struct text_block blocks[LINE_CARD_TEXTS];
	for (card->size = px(card, LINE); card->size >= least; card->size--) {
		bool fits = wrap(card, pen, blocks) <= most;
		if (fits && (!card->texts[2][0] || blocks[2].count == 1) &&
			(!is_short || blocks[0].count == 1))
			return true;
	}
	card->size = least;
	return false;
}

/* Slightly smaller letters rather than a last word on a line of its own. */
static bool shrink(struct line_card *card, const struct pen *pen, int least, int most)
{
	int easy = larger(px(card, LINE) * 9 / 10, least);
	return find_size(card, pen, easy, most, true) || find_size(card, pen, least, most, false);
}

/* Where else it ends otherwise has a line of its own. */
static bool fit_third(struct line_card *card, const struct pen *pen, int least)
{
	int most = card->rect.h - 2 * px(card, EDGE);
	card->texts[1] = card->second;
	for (int form = 0; form < FORK_LINE_FORMS; form++) {
		card->texts[2] = card->fork->forms[form].text;
		if (shrink(card, pen, least, most))
			return true;
	}
	card->texts[2] = "";
	return false;
}

/* It is the last of the facts. */
static bool fit_among_facts(struct line_card *card, const struct pen *pen, int least)
{
	for (int form = FORK_LINE_ONE; form < FORK_LINE_FORMS; form++) {
		strbuf_clear(&card->facts);
		strbuf_addf(&card->facts, "%s%s%s", card->second, card->second[0] ? BETWEEN : "",
			card->fork->forms[form].text);
		card->texts[1] = card->facts.text;
		if (shrink(card, pen, least, card->rect.h - 2 * px(card, NEAR)))
			return true;
	}
	return false;
}

/* How high the slip is. */
static int wrap_slip(const struct line_card *card, const struct pen *pen, struct text_block *block)
{
	struct text_style style = {card->slip_size, TEXT_REGULAR};
	text_block_wrap(
		block, pen->draw, style, card->slip, card->beside.w - 2 * px(card, SLIP_PAD));
	return larger(card->slip_h, block->height + (block->count > 1 ? px(card, SLIP_PAD) : 0));
}

/* Whether the text was broken at spaces only. */
static bool keeps_words(const struct text_block *block, const char *text)
{
	for (int i = 1; i < block->count; i++) {
		if (text[block->starts[i] - 1] != ' ')
			return false;
	}
	return true;
}

static bool fit_slip(struct line_card *card, const struct pen *pen)
{
	struct text_block block;
	int least = least_size(card, pen);
	for (int form = 0; form < FORK_LINE_FORMS && card->beside.w > 0; form++) {
		card->slip = card->fork->forms[form].text;
		for (card->slip_size = px(card, SLIP); card->slip_size >= least;
			card->slip_size--) {
			if (wrap_slip(card, pen, &block) <= card->beside.h &&
				block.height <= card->beside.h && keeps_words(&block, card->slip))
				return true;
		}
	}
	card->slip = "";
	return false;
}

static bool fit_fork(struct line_card *card, const struct pen *pen)
{
	int least = least_size(card, pen), easy = larger(px(card, LINE) * 9 / 10, least);
	if (!card->fork || !fork_line_text(card->fork)[0])
		return false;
	if (fit_third(card, pen, easy) || fit_among_facts(card, pen, easy))
		return true;
	return !fit_slip(card, pen) &&
	       (fit_third(card, pen, least) || fit_among_facts(card, pen, least));
}

/* The last of several facts goes; false where there was one only. */
static bool drop_last_fact(struct strbuf *facts)
{
	const char *last = NULL;
	for (const char *at = facts->text; (at = strstr(at, BETWEEN)); at++)
		last = at;
	if (!last)
		return false;
	facts->len = (size_t)(last - facts->text);
	facts->text[facts->len] = '\0';
	return true;
}

static bool fit_facts(struct line_card *card, const struct pen *pen)
{
	strbuf_clear(&card->facts);
	strbuf_addstr(&card->facts, card->second);
	int most = card->rect.h - 2 * px(card, NEAR);
	do {
		card->texts[1] = card->facts.text;
		if (shrink(card, pen, least_size(card, pen), most))
			return true;
	} while (drop_last_fact(&card->facts));
	return false;
}

void line_card_fit(struct line_card *card, const struct pen *pen)
{
	strbuf_init(&card->facts);
	card->texts[0] = card->first;
	card->texts[1] = card->second;
	card->texts[2] = "";
	card->slip = "";
	if (fit_fork(card, pen) || fit_facts(card, pen))
		return;
	card->texts[1] = "";
	if (!shrink(card, pen, least_size(card, pen), card->rect.h - 2 * px(card, NEAR)))
		shrink(card, pen, least_size(card, pen) / 2, card->rect.h);
}

static void draw_slip(const struct line_card *card, const struct pen *pen)
{
	struct text_block block;
	struct rect r = card->beside;
	int pad = px(card, SLIP_PAD);
	r.h = wrap_slip(card, pen, &block);
	r.w = block.width + 2 * pad;
	stamp_box(pen->stamps, r, (float)card->slip_h / 2.0f,
		theme_colour(pen->theme, COLOUR_PAPER), 3.0f * card->em);
	text_block_draw(&block, pen->draw, card->slip, r.x + pad, r.y + (r.h - block.height) / 2,
		block.width, ALIGN_LEFT, theme_colour(pen->theme, COLOUR_INK_2));
}

void line_card_draw(const struct line_card *card, const struct pen *pen)
{
	static const enum colour colours[LINE_CARD_TEXTS] = {
		COLOUR_INK, COLOUR_INK_2, COLOUR_INK_2};
	struct text_block blocks[LINE_CARD_TEXTS];
	const struct rect *r = &card->rect;
	int pad = px(card, PAD), y = r->y + (r->h - wrap(card, pen, blocks)) / 2;
	for (int i = 0; i < LINE_CARD_TEXTS; i++) {
		if (card->texts[i][0])
			text_block_draw(&blocks[i], pen->draw, card->texts[i], r->x + pad, y,
				r->w - 2 * pad, ALIGN_LEFT, theme_colour(pen->theme, colours[i]));
		y += blocks[i].height;
	}
	if (card->slip[0])
		draw_slip(card, pen);
}

void line_card_release(struct line_card *card)
{
	strbuf_release(&card->facts);
}
