/* SPDX-License-Identifier: MIT */
#include "app/board_screen_cards.h"

#include "app/board_screen_task.h"
#include "app/round_table.h"
#include "ui/rule_words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Letter sizes in design pixels; the least is what a line shrinks to before it is broken. */
#define TITLE      20.0f
#define SMALL      14.5f
#define COUNT      32.0f
#define TURN_WIDTH 42.0f

struct card {
	struct rect rect;
	const char *title;
	const char *brief;  /* in place of a title that would have to shrink much; NULL: none */
	const char *detail; /* NULL: none */
	int count;          /* seeds in the store; -1: none */
	bool turn;          /* it is this player's turn */
	enum side reader;
};

static int px(const struct board_screen *s, float units)
{
	return (int)lroundf(units * s->layout.em);
}

void board_turn(const struct board_screen *s, const struct pen *pen, enum side side)
{
	pen->draw->calls->turn(pen->draw, s->layout.quarters[side]);
}

/* Its shadow falls as all shadows do, whoever reads it. */
void board_paper(const struct board_screen *s, const struct pen *pen, enum side side,
	const struct board_paper *paper)
{
	float em = s->layout.em;
	struct rect r = layout_to_screen(&s->layout, side, paper->rect);
	uint32_t ink = theme_colour(pen->theme, COLOUR_INK);
	pen->draw->calls->turn(pen->draw, 0);
	float radius = paper->radius;
	/* Its edge stands out from any mat. */
	if (pen->theme->contrast) {
		int edge = (int)lroundf(3.0f * em);
		stamp_box(pen->stamps, r, radius, ink, 0.0f);
		r = rect_inset(r, edge);
		radius -= (float)edge;
	}
	stamp_box(pen->stamps, r, radius, theme_colour(pen->theme, paper->colour),
		pen->theme->contrast ? 0.0f : paper->shadow * em);
	board_turn(s, pen, side);
}

void board_sheet(
	const struct board_screen *s, const struct pen *pen, enum side side, struct rect rect)
{
	struct board_paper paper = {rect, 10.0f * s->layout.em, 6.0f, COLOUR_PAPER};
	board_paper(s, pen, side, &paper);
}

/* Words on one line, smaller where they are too long; returns the width they take. */
static int draw_fitted(const struct pen *pen, struct text_style style, const char *text, int x,
	int y, int h, int width, enum colour colour)
{
	struct draw *draw = pen->draw;
	struct text_style fit = text_shrink(draw, style, style.size / 2, text, width);
	struct text_metrics metrics = draw->calls->text_metrics(draw, fit);
	draw->calls->text_draw(
		draw, fit, x, y + (h - metrics.height) / 2, text, theme_colour(pen->theme, colour));
	return draw->calls->text_width(draw, fit, text);
}

static int draw_count(const struct board_screen *s, const struct pen *pen, const struct card *card)
{
	struct draw *draw = pen->draw;
	char text[16];
	struct text_style style = {px(s, s->layout.one_line ? TITLE * 1.2f : COUNT), TEXT_BOLD};
	snprintf(text, sizeof(text), "%d", card->count);
	int w = draw->calls->text_width(draw, style, text);
	struct text_metrics metrics = draw->calls->text_metrics(draw, style);
	draw->calls->text_draw(draw, style, card->rect.x + card->rect.w - px(s, 20.0f) - w,
		card->rect.y + (card->rect.h - metrics.height) / 2, text,
		theme_colour(pen->theme, COLOUR_INK));
	return w + px(s, 32.0f);
}

/* Whose turn it is shows by a bar and a disc, which is at the height of the name, not by colour
 * alone. */
static void draw_turn(const struct board_screen *s, const struct pen *pen, struct rect rect, int cy)
{
	uint32_t accent = theme_colour(pen->theme, COLOUR_ACCENT);
	struct rect bar = {rect.x + px(s, 8.0f), rect.y + px(s, 10.0f), px(s, 5.0f),
		rect.h - 2 * px(s, 10.0f)};
	stamp_box(pen->stamps, bar, (float)bar.w / 2.0f, accent, 0.0f);
	float r = 6.5f * s->layout.em;
	stamp_disc(pen->stamps, rect.x + px(s, 28.0f), cy, r, accent);
}

/* Where the two lines of a card stand close together, however high it is. */
static struct rect middle_of(const struct board_screen *s, struct rect card)
{
	int h = px(s, 64.0f);
	if (card.h <= h)
		return card;
	return (struct rect){card.x, card.y + (card.h - h) / 2, card.w, h};
}

/* A name of its full size is read before one that is complete. */
static const char *title_words(
	const struct pen *pen, struct text_style style, const struct card *card, int width)
{
	if (!card->brief)
		return card->title;
	style.size = style.size * 4 / 5;
	int w = pen->draw->calls->text_width(pen->draw, style, card->title);
	return w <= width ? card->title : card->brief;
}

static void draw_card(const struct board_screen *s, const struct pen *pen, const struct card *card)
{
	struct rect r = card->rect, words = middle_of(s, r);
	struct text_style title = {px(s, TITLE), TEXT_BOLD}, detail = {px(s, SMALL), TEXT_REGULAR};
	int left = px(s, 18.0f), right = px(s, 16.0f);
	board_sheet(s, pen, card->reader, r);
	if (card->turn)
		left = px(s, TURN_WIDTH);
	if (card->count >= 0)
		right = draw_count(s, pen, card);
	/* As if it were this player's turn: nothing changes its size from turn to turn. */
	int width = r.w - px(s, card->count >= 0 ? TURN_WIDTH : 18.0f) - right;
	const char *name = title_words(pen, title, card, width);
	/* Rather than unreadably small, the second line is not there. */
	struct text_style fit = {0};
	if (card->detail)
		fit = text_shrink(pen->draw, detail, detail.size * 4 / 5, card->detail, width);
	bool fits =
		card->detail && pen->draw->calls->text_width(pen->draw, fit, card->detail) <= width;
	bool one_line = s->layout.one_line || !fits;
	if (card->turn)
		draw_turn(s, pen, r, one_line ? r.y + r.h / 2 : words.y + px(s, 23.0f));
	if (one_line) {
		draw_fitted(pen, title, name, r.x + left, r.y, r.h, width, COLOUR_INK);
		return;
	}
	int edge = px(s, 6.0f), upper = (words.h - 2 * edge) * 56 / 100;
	draw_fitted(pen, title, name, r.x + left, words.y + edge, upper, width, COLOUR_INK);
	draw_fitted(pen, detail, card->detail, r.x + left, words.y + edge + upper,
		words.h - 2 * edge - upper, width, COLOUR_INK_2);
}

/* "Di lumbung kiri": which store is whose. */
static void name_store(const struct board_screen *s, enum side side, struct strbuf *out)
{
	struct app *app = s->screen.app;
	const struct board_geometry *g = &s->layout.board;
	const struct board_hollow *store = &g->places[board_store(g->holes, side)];
	const char *key = store->x < g->cx ? "side.store_left" : "side.store_right";
	if (s->layout.table) /* both see their own row before them */
		key = g->counter_clockwise ? "side.store_right" : "side.store_left";
	else if (g->upright)
		key = store->y < g->cy ? "side.store_up" : "side.store_down";
	struct words_slot slot = {"store", s->pack ? s->pack->store.in[app_lang(app)] : ""};
	words_format(app_words(app), key, &slot, 1, out);
}

static bool on_turn(const struct board_screen *s, enum side side)
{
	const struct match *before = session_before(s->session);
	if (!presenter_is_moving(s->presenter))
		return session_awaits(s->session, side);
	/* The mover's mark stays until their seeds lie still; in an opening two are at work. */
	if (before->phase == MATCH_CHOOSING)
		return s->view.frame.hands[side].shown;
	return before->position.mover == (int)side;
}

/* In an opening: that the player has chosen, in place of the store. */
static const char *name_choice(const struct board_screen *s, enum side side, struct strbuf *out)
{
	struct words_slot who = {"who", s->hands[side].text};
	strbuf_clear(out);
	words_format(app_words(s->screen.app), "turn.opening_chosen", &who, 1, out);
	return out->text;
}

void board_draw_player(const struct board_screen *s, const struct pen *pen, enum side side)
{
	const struct layout *l = &s->layout;
	struct app *app = s->screen.app;
	struct strbuf store;
	const struct position *shown = presenter_shown(s->presenter);
	struct turn_names names = board_names(s);
	struct card card = {.rect = side == SIDE_A || l->table ? l->own : l->far,
		.reader = side,
		.title = s->names[side].text,
		.brief = s->hands[side].text,
		.count = s->view.frame.lying[board_store(shown->holes, side)],
		.turn = on_turn(s, side)};
	strbuf_init(&store);
	name_store(s, side, &store);
	card.detail = store.text;
	bool chooses = session_is_unseen(s->session) && !card.turn;
	if (card.turn && names.you[side] && !session_is_unseen(s->session))
		card.title = card.brief = app_word(app, "turn.yours");
	else if (chooses && !presenter_is_moving(s->presenter))
		card.detail = name_choice(s, side, &store);
	draw_card(s, pen, &card);
	strbuf_release(&store);
}

/* Which round is played, and what differs from the pack: the round alone where both are too long.
 */
static void name_differences(const struct board_screen *s, struct strbuf *out)
{
	const struct words *words = app_words(s->screen.app);
	const struct match *match = presenter_is_moving(s->presenter) ? session_before(s->session)
								      : session_match(s->session);
	struct rules rules = session_setup(s->session)->rules;
	if (rules.rounds == ROUNDS_SEVERAL) {
		round_name(words, &rules, match->round, out);
		rules.max_rounds = s->pack->rules.max_rounds; /* is told by that */
	}
	struct strbuf differs;
	strbuf_init(&differs);
	rule_words_differences(words, s->pack, &rules, &differs);
	struct text_style style = {px(s, SMALL) * 4 / 5, TEXT_REGULAR};
	struct draw *draw = s->screen.app->host.draw;
	int room = s->layout.pack.w - px(s, 18.0f) - px(s, 16.0f);
	size_t len = out->len;
	if (differs.len > 0)
		strbuf_addf(out, "%s%s", len > 0 ? " · " : "", differs.text);
	if (len > 0 && draw->calls->text_width(draw, style, out->text) > room) {
		out->len = len;
		out->text[len] = '\0';
	}
	strbuf_release(&differs);
}

/* Where cards have one line, the round stands behind the pack's name, or instead of it. */
static const char *one_line_title(
	const struct board_screen *s, const char *name, const char *round, struct strbuf *out)
{
	struct draw *draw = s->screen.app->host.draw;
	struct text_style style = {px(s, TITLE) * 13 / 20, TEXT_BOLD};
	int room = s->layout.pack.w - px(s, 18.0f) - px(s, 16.0f);
	strbuf_addf(out, "%s · %s", name, round);
	return draw->calls->text_width(draw, style, out->text) <= room ? out->text : round;
}

void board_draw_pack(const struct board_screen *s, const struct pen *pen)
{
	struct app *app = s->screen.app;
	enum lang lang = app_lang(app);
	const struct session_setup *setup = session_setup(s->session);
	struct strbuf differs;
	if (s->layout.table)
		return;
	strbuf_init(&differs);
	if (s->pack)
		name_differences(s, &differs);
	struct card card = {.rect = s->layout.pack,
		.title = s->pack ? s->pack->name.in[lang] : setup->pack,
		.detail = differs.len > 0 ? differs.text
			  : s->pack       ? s->pack->region.in[lang]
					  : NULL,
		.count = -1};
	struct strbuf title, detail;
	strbuf_init(&title);
	strbuf_init(&detail);
	board_task_head(s, &title, &detail);
	if (title.len > 0)
		card.title = title.text;
	if (detail.len > 0)
		card.detail = detail.text;
	if (title.len == 0 && s->layout.one_line && setup->rules.rounds == ROUNDS_SEVERAL &&
		differs.len > 0)
		card.title = one_line_title(s, card.title, differs.text, &title);
	draw_card(s, pen, &card);
	strbuf_release(&title);
	strbuf_release(&detail);
	strbuf_release(&differs);
}

/* The names of the rows, on the mat beside the board; the mover's is filled and carries a mark. */
struct tag {
	struct strbuf text;
	struct text_style style;
	struct rect rect;
	int pad, mark;
	bool turn;
};

static struct rect tag_place(const struct layout *l, enum side side)
{
	return side == SIDE_A || l->table ? l->own_tag : l->far_tag;
}

static void name_row(const struct board_screen *s, enum side side, struct strbuf *out)
{
	struct words_slot who = {"who", s->hands[side].text};
	const struct session_setup *setup = board_seats(s);
	bool yours = setup->seats[side] == SEAT_PERSON &&
		     setup->seats[side_other(side)] == SEAT_COMPUTER;
	/* "Lawan" is no name: it has no capital in the middle. */
	bool opponent = board_has_task(s) && setup->seats[side] == SEAT_COMPUTER;
	const char *key = yours ? "side.row_yours" : opponent ? "side.row_opponent" : "side.row";
	strbuf_clear(out);
	words_format(app_words(s->screen.app), key, &who, opponent ? 0 : 1, out);
}

/* As if it were its turn: its words and their size stay when the turn comes and goes. */
static struct text_style tag_style(const struct board_screen *s)
{
	return (struct text_style){px(s, 14.0f), TEXT_BOLD};
}

static int tag_room(const struct board_screen *s, enum side side)
{
	return tag_place(&s->layout, side).w - 2 * px(s, 12.0f) - px(s, 16.0f);
}

/* Beside both rows: where one can only be named by its player, so is the other. */
static bool rows_fit(const struct board_screen *s, struct draw *draw)
{
	struct strbuf row;
	bool fit = true;
	strbuf_init(&row);
	for (int side = SIDE_A; side <= SIDE_B; side++) {
		name_row(s, (enum side)side, &row);
		fit = fit && draw->calls->text_width(draw, tag_style(s), row.text) <=
				     tag_room(s, (enum side)side);
	}
	strbuf_release(&row);
	return fit;
}

static void make_tag(
	const struct board_screen *s, const struct pen *pen, enum side side, struct tag *tag)
{
	struct draw *draw = pen->draw;
	const struct layout *l = &s->layout;
	struct rect place = tag_place(l, side);
	tag->turn = on_turn(s, side);
	tag->pad = px(s, 12.0f);
	tag->mark = tag->turn ? px(s, 16.0f) : 0;
	strbuf_init(&tag->text);
	struct text_style bold = tag_style(s);
	if (rows_fit(s, draw)) {
		name_row(s, side, &tag->text);
	} else {
		strbuf_addstr(&tag->text, s->hands[side].text);
		int room = tag_room(s, side);
		if (draw->calls->text_width(draw, bold, tag->text.text) > room) {
			room += 2 * (tag->pad - px(s, 7.0f)); /* margins before letters */
			tag->pad = px(s, 7.0f);
		}
		bold = text_shrink(draw, bold, bold.size / 3, tag->text.text, room);
	}
	tag->style = (struct text_style){bold.size, tag->turn ? TEXT_BOLD : TEXT_REGULAR};
	int w = draw->calls->text_width(draw, tag->style, tag->text.text) + 2 * tag->pad +
		tag->mark;
	tag->rect = (struct rect){place.x + (place.w - w) / 2, place.y, w, place.h};
	if (l->board.upright && !l->table)
		tag->rect.x = side == SIDE_B ? place.x + place.w - w : place.x;
}

void board_draw_tag(const struct board_screen *s, const struct pen *pen, enum side side)
{
	struct draw *draw = pen->draw;
	struct tag tag;
	make_tag(s, pen, side, &tag);
	const struct rect *r = &tag.rect;
	struct board_paper paper = {
		*r, (float)r->h / 2.0f, 3.0f, tag.turn ? COLOUR_ACCENT : COLOUR_PAPER};
	uint32_t ink = theme_colour(pen->theme, tag.turn ? COLOUR_ON_ACCENT : COLOUR_INK);
	board_paper(s, pen, side, &paper);
	if (tag.turn)
		stamp_disc(pen->stamps, r->x + tag.pad + px(s, 4.0f), r->y + r->h / 2,
			4.5f * s->layout.em, ink);
	struct text_metrics metrics = draw->calls->text_metrics(draw, tag.style);
	draw->calls->text_draw(draw, tag.style, r->x + tag.pad + tag.mark,
		r->y + (r->h - metrics.height) / 2, tag.text.text, ink);
	strbuf_release(&tag.text);
}

struct rect board_tag(const struct board_screen *s, const struct pen *pen, enum side side)
{
	struct tag tag;
	make_tag(s, pen, side, &tag);
	strbuf_release(&tag.text);
	return tag.rect;
}
