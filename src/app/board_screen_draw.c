/* SPDX-License-Identifier: MIT */
#include "app/board_screen_answers.h"
#include "app/board_screen_state.h"
#include "app/board_screen_swap.h"
#include "app/board_screen_task.h"
#include "app/line_card.h"
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
	const char *detail; /* NULL: none */
	int count;          /* seeds in the store; -1: none */
	bool turn;          /* it is this player's turn */
};

static int px(const struct board_screen *s, float units)
{
	return (int)lroundf(units * s->layout.em);
}

static void draw_sheet(const struct board_screen *s, const struct pen *pen, struct rect rect)
{
	stamp_box(pen->stamps, rect, 10.0f * s->layout.em, theme_colour(pen->theme, COLOUR_PAPER),
		6.0f * s->layout.em);
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

static void draw_card(const struct board_screen *s, const struct pen *pen, const struct card *card)
{
	struct rect r = card->rect, words = middle_of(s, r);
	struct text_style title = {px(s, TITLE), TEXT_BOLD}, detail = {px(s, SMALL), TEXT_REGULAR};
	int left = px(s, 18.0f), right = px(s, 16.0f);
	draw_sheet(s, pen, r);
	if (card->turn)
		left = px(s, TURN_WIDTH);
	if (card->count >= 0)
		right = draw_count(s, pen, card);
	int width = r.w - left - right;
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
		draw_fitted(pen, title, card->title, r.x + left, r.y, r.h, width, COLOUR_INK);
		return;
	}
	int edge = px(s, 6.0f), upper = (words.h - 2 * edge) * 56 / 100;
	draw_fitted(pen, title, card->title, r.x + left, words.y + edge, upper, width, COLOUR_INK);
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
	if (g->upright)
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

static void draw_player(
	const struct board_screen *s, const struct pen *pen, enum side side, struct rect rect)
{
	struct app *app = s->screen.app;
	struct strbuf store;
	const struct position *shown = presenter_shown(s->presenter);
	struct turn_names names = board_names(s);
	struct card card = {.rect = rect,
		.title = s->names[side].text,
		.count = s->view.frame.lying[board_store(shown->holes, side)],
		.turn = on_turn(s, side)};
	strbuf_init(&store);
	name_store(s, side, &store);
	card.detail = store.text;
	bool chooses = session_is_unseen(s->session) && !card.turn;
	if (card.turn && names.you[side] && !session_is_unseen(s->session))
		card.title = app_word(app, "turn.yours");
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

static void draw_pack(const struct board_screen *s, const struct pen *pen)
{
	struct app *app = s->screen.app;
	enum lang lang = app_lang(app);
	const struct session_setup *setup = session_setup(s->session);
	struct strbuf differs;
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

/* Two hands at once. */
static void tell_both(const struct board_screen *s, struct strbuf *first, struct strbuf *second)
{
	strbuf_addstr(first, app_word(s->screen.app, "turn.opening_walk"));
	for (int i = 0; i < 2; i++)
		strbuf_addf(second, "%s%s: %d", i == 0 ? "" : " · ", s->hands[i].text,
			s->view.frame.hands[i].count);
}

/* While seeds are sown: whose hand it is and how far it has come. */
static void tell_moving(const struct board_screen *s, struct strbuf *first, struct strbuf *second)
{
	const struct words *words = app_words(s->screen.app);
	if (s->view.frame.hands[0].shown && s->view.frame.hands[1].shown) {
		tell_both(s, first, second);
		return;
	}
	const struct hand_view *hand = NULL;
	int side = session_before(s->session)->position.mover;
	strbuf_addstr(first, s->names[side].text);
	for (int i = 0; i < 2; i++) {
		if (s->view.frame.hands[i].shown)
			hand = &s->view.frame.hands[i];
	}
	/* What a round came to is told while its seeds are laid out for the next. */
	if (!hand && presenter_shown(s->presenter)->over &&
		session_match(s->session)->phase != MATCH_OVER) {
		strbuf_clear(first);
		strbuf_addstr(first, s->line.first.text);
	}
	if (!hand)
		return;
	char n[16], relays[16];
	snprintf(n, sizeof(n), "%d", hand->count);
	snprintf(relays, sizeof(relays), "%d", hand->relays);
	if (hand->count > 0)
		words_format(words, "turn.hand", &(struct words_slot){"n", n}, 1, second);
	if (hand->relays == 0)
		return;
	if (second->len > 0)
		strbuf_addstr(second, " · ");
	words_format(words, "turn.relays", &(struct words_slot){"n", relays}, 1, second);
}

/* The names of the rows, on the mat beside the board; the mover's is filled and carries a mark. */
struct tag {
	struct strbuf text;
	struct text_style style;
	struct rect rect;
	int pad, mark;
	bool turn;
};

static void make_tag(
	const struct board_screen *s, const struct pen *pen, enum side side, struct tag *tag)
{
	struct draw *draw = pen->draw;
	struct rect place = side == SIDE_A ? s->layout.own_tag : s->layout.far_tag;
	struct words_slot who = {"who", s->hands[side].text};
	const struct session_setup *setup = board_seats(s);
	bool yours = setup->seats[side] == SEAT_PERSON &&
		     setup->seats[side_other(side)] == SEAT_COMPUTER;
	tag->turn = on_turn(s, side);
	tag->pad = px(s, 12.0f);
	tag->mark = tag->turn ? px(s, 16.0f) : 0;
	strbuf_init(&tag->text);
	words_format(app_words(s->screen.app), yours ? "side.row_yours" : "side.row", &who, 1,
		&tag->text);
	/* As if it were its turn: its words and their size stay when the turn comes and goes. */
	struct text_style bold = {px(s, 14.0f), TEXT_BOLD};
	int room = place.w - 2 * tag->pad - px(s, 16.0f);
	if (draw->calls->text_width(draw, bold, tag->text.text) > room) {
		strbuf_clear(&tag->text); /* the name alone will do */
		strbuf_addstr(&tag->text, s->hands[side].text);
		bold = text_shrink(draw, bold, bold.size / 3, tag->text.text, room);
	}
	tag->style = (struct text_style){bold.size, tag->turn ? TEXT_BOLD : TEXT_REGULAR};
	int w = draw->calls->text_width(draw, tag->style, tag->text.text) + 2 * tag->pad +
		tag->mark;
	tag->rect = (struct rect){place.x + (place.w - w) / 2, place.y, w, place.h};
	if (s->layout.board.upright)
		tag->rect.x = side == SIDE_B ? place.x + place.w - w : place.x;
}

static void draw_tag(const struct board_screen *s, const struct pen *pen, enum side side)
{
	struct draw *draw = pen->draw;
	struct tag tag;
	make_tag(s, pen, side, &tag);
	const struct rect *r = &tag.rect;
	uint32_t fill = theme_colour(pen->theme, tag.turn ? COLOUR_ACCENT : COLOUR_PAPER);
	uint32_t ink = theme_colour(pen->theme, tag.turn ? COLOUR_ON_ACCENT : COLOUR_INK);
	stamp_box(pen->stamps, *r, (float)r->h / 2.0f, fill, 3.0f * s->layout.em);
	if (tag.turn)
		stamp_disc(pen->stamps, r->x + tag.pad + px(s, 4.0f), r->y + r->h / 2,
			4.5f * s->layout.em, ink);
	struct text_metrics metrics = draw->calls->text_metrics(draw, tag.style);
	draw->calls->text_draw(draw, tag.style, r->x + tag.pad + tag.mark,
		r->y + (r->h - metrics.height) / 2, tag.text.text, ink);
	strbuf_release(&tag.text);
}

/* The word that leads from the line to its sources, "" where there is none or no room for it: the
 * whole card can be touched either way. WIDTH: what it takes of the card. */
static const char *source_link(const struct board_screen *s, const struct pen *pen, int *width)
{
	*width = 0;
	if (widget_index(&s->widgets, ID_LINE) == WIDGET_NONE || !board_has_rule(s))
		return "";
	const char *word = app_word(s->screen.app, "button.source");
	struct text_style style = {px(s, SMALL), TEXT_BOLD};
	int w = pen->draw->calls->text_width(pen->draw, style, word) + px(s, 18.0f);
	if (w > s->layout.line.w / 4)
		return "";
	*width = w;
	return word;
}

/* CARD is fitted; WIDTH of it is LINK's. */
static void draw_line_card(const struct board_screen *s, const struct pen *pen,
	const struct line_card *card, const char *link, int width)
{
	const struct widget_set *set = &s->widgets;
	struct rect r = card->rect;
	struct text_style style = {px(s, SMALL), TEXT_BOLD};
	struct text_metrics metrics = pen->draw->calls->text_metrics(pen->draw, style);
	int index = widget_index(set, ID_LINE);
	r.w += width;
	draw_sheet(s, pen, r);
	if (index != WIDGET_NONE && board_has_rule(s) && set->focus == index && set->focus_shown)
		widget_draw_focus(pen, r, (float)s->layout.line.h * 0.18f);
	if (link[0])
		pen->draw->calls->text_draw(pen->draw, style, card->rect.x + card->rect.w,
			r.y + (r.h - metrics.height) / 2, link,
			theme_colour(pen->theme, COLOUR_ACCENT));
	line_card_draw(card, pen);
}

/* The mat beside the name of the row, to the margin; by an upright board below it. */
static struct rect room_beside(const struct board_screen *s, const struct pen *pen)
{
	const struct rect *corner = &s->layout.menu;
	int gap = px(s, (float)LAYOUT_GAP);
	struct tag tag;
	make_tag(s, pen, SIDE_A, &tag);
	struct rect r = tag.rect;
	strbuf_release(&tag.text);
	if (s->layout.board.upright) {
		r.y += r.h + gap;
		r.h *= 5;
	} else {
		r.x += r.w + gap;
	}
	r.w = corner->x + corner->w - r.x;
	return r;
}

/* Or what it has to learn first. */
static void tell_thinking(const struct board_screen *s, struct strbuf *second)
{
	int mover = session_match(s->session)->position.mover;
	int learned = session_learning(s->session);
	char number[16];
	snprintf(number, sizeof(number), "%d", learned);
	struct words_slot slots[] = {{"who", s->hands[mover].text}, {"n", number}};
	strbuf_clear(second);
	words_format(app_words(s->screen.app), learned < 0 ? "turn.thinking" : "turn.learning",
		&slots[learned < 0 ? 0 : 1], 1, second);
}

static void draw_line(const struct board_screen *s, const struct pen *pen)
{
	struct line_card card = {.rect = board_line(s),
		.beside = room_beside(s, pen),
		.slip_h = s->layout.own_tag.h,
		.em = s->layout.em};
	int width;
	const char *link = source_link(s, pen, &width);
	width += board_answers_width(s);
	struct strbuf first, second;
	strbuf_init(&first);
	strbuf_init(&second);
	if (presenter_is_moving(s->presenter)) {
		tell_moving(s, &first, &second);
	} else {
		const struct turn_line *line = &s->line;
		if (s->notice_until == 0 && board_shows_hint(s))
			line = &s->hint.line;
		else if (s->previewed != MARK_NONE)
			line = &s->ahead;
		else if (s->notice_until != 0)
			line = &s->notice;
		strbuf_addstr(&first, line->first.text);
		strbuf_addstr(&second, line->second.text);
		if (line == &s->line && session_is_thinking(s->session) &&
			!session_is_unseen(s->session))
			tell_thinking(s, &second);
		if (line == &s->line && s->hint.asked) {
			strbuf_clear(&second);
			strbuf_addstr(&second, app_word(s->screen.app, "hint.thinking"));
		}
		if (line == &s->line || line == &s->ahead)
			card.fork = line == &s->ahead ? &s->ahead_fork : &s->line_fork;
	}
	card.rect.w -= width;
	card.first = first.text;
	card.second = second.text;
	line_card_fit(&card, pen);
	draw_line_card(s, pen, &card, link, width);
	line_card_release(&card);
	strbuf_release(&first);
	strbuf_release(&second);
}

/* A button with its icon above its word. */
static void draw_button(const struct board_screen *s, const struct pen *pen, int index)
{
	const struct widget_set *set = &s->widgets;
	const struct widget *widget = &set->items[index];
	struct rect r = widget->rect;
	bool down = set->pressed == index, lit = set->hover == index;
	uint32_t ink = theme_colour(pen->theme, down  ? COLOUR_ACCENT_DOWN
						: lit ? COLOUR_ACCENT
						      : COLOUR_INK);
	int icon = px(s, 22.0f), pad = px(s, 2.0f);
	struct text_style style = {px(s, SMALL), TEXT_REGULAR};
	style = text_shrink(pen->draw, style, style.size / 2, widget->label, r.w - 2 * pad);
	struct text_metrics metrics = pen->draw->calls->text_metrics(pen->draw, style);
	int top = r.y + (r.h - icon - metrics.height) / 2;
	stamp_box(pen->stamps, r, (float)r.h * 0.36f,
		theme_colour(pen->theme, down ? COLOUR_CHOSEN : COLOUR_PAPER), 5.0f * s->layout.em);
	stamp_icon(pen->stamps, widget->icon, r.x + (r.w - icon) / 2, top, icon, ink);
	int w = pen->draw->calls->text_width(pen->draw, style, widget->label);
	pen->draw->calls->text_draw(
		pen->draw, style, r.x + (r.w - w) / 2, top + icon, widget->label, ink);
	if (set->focus == index && set->focus_shown)
		widget_draw_focus(pen, r, (float)r.h * 0.36f);
}

static void draw_buttons(const struct board_screen *s, const struct pen *pen)
{
	for (int i = 0; i < s->widgets.count; i++) {
		const struct widget *widget = &s->widgets.items[i];
		if (board_is_answer(widget))
			board_answer_draw(s, pen, i);
		else if (widget->kind == WIDGET_BARE && widget->id < ID_PLACE &&
			 widget->id != ID_LINE)
			draw_button(s, pen, i);
	}
	widget_set_draw(pen, &s->widgets);
}

void board_draw(struct board_screen *s, uint64_t now)
{
	struct app *app = s->screen.app;
	struct pen pen = app_pen(app);
	const char *const names[2] = {s->hands[0].text, s->hands[1].text};
	struct board_marks marks = {.lit = board_lit(s),
		.focus = s->widgets.focus_shown,
		.landing = MARK_NONE,
		.shot_from = MARK_NONE,
		.hint = presenter_is_moving(s->presenter) ? MARK_NONE : s->hint.what.hole};
	if (s->previewed != MARK_NONE && !board_shows_hint(s)) {
		marks.lit = s->previewed;
		marks.landing = s->preview.last;
		if (s->preview.shot > 0)
			marks.shot_from = s->preview.shot_from;
	}
	board_view_draw(&s->view, &pen, app_words(app), names, &marks, now);
	draw_pack(s, &pen);
	draw_player(s, &pen, SIDE_B, s->layout.far);
	draw_player(s, &pen, SIDE_A, s->layout.own);
	draw_tag(s, &pen, SIDE_B);
	draw_tag(s, &pen, SIDE_A);
	draw_line(s, &pen);
	draw_buttons(s, &pen);
}
