/* SPDX-License-Identifier: MIT */
#include "app/board_screen_answers.h"
#include "app/board_screen_cards.h"
#include "app/board_screen_swap.h"
#include "app/board_screen_task.h"
#include "app/line_card.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Letter size in design pixels. */
#define SMALL 14.5f

static int px(const struct board_screen *s, float units)
{
	return (int)lroundf(units * s->layout.em);
}

/* Two hands at once. */
static void tell_both(const struct board_screen *s, struct strbuf *first, struct strbuf *second)
{
	strbuf_addstr(first, app_word(s->screen.app, "turn.opening_walk"));
	for (int i = 0; i < 2; i++)
		strbuf_addf(second, "%s%s: %d", i == 0 ? "" : " · ", s->hands[i].text,
			s->view.frame.hands[i].count);
}

static void add_number(const struct words *words, const char *key, int number, struct strbuf *out)
{
	char n[16];
	snprintf(n, sizeof(n), "%d", number);
	if (out->len > 0)
		strbuf_addstr(out, " · ");
	words_format(words, key, &(struct words_slot){"n", n}, 1, out);
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
	add_number(words, "turn.hand", hand->count, second);
	if (hand->relays > 0)
		add_number(words, "turn.relays", hand->relays, second);
	else if (hand->laps > 1)
		add_number(words, "turn.lap", hand->laps, second);
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

struct rect board_line_words(const struct board_screen *s, enum side side)
{
	struct rect line = s->layout.line;
	line.w -= board_answers_width(s, side);
	if (board_keeps_hint(s)) /* also while it can't be asked for: the words don't move */
		line.w = s->layout.hint.x - line.x;
	return line;
}

static void draw_focus(const struct board_screen *s, const struct pen *pen, enum side side,
	struct rect rect, float radius)
{
	pen->draw->calls->turn(pen->draw, 0);
	widget_draw_focus(pen, layout_to_screen(&s->layout, side, rect), radius);
	board_turn(s, pen, side);
}

/* CARD is fitted and lies on the line's; LINK stands behind its words. */
static void draw_line_card(const struct board_screen *s, const struct pen *pen, enum side side,
	const struct line_card *card, const char *link)
{
	const struct widget_set *set = &s->widgets;
	struct rect r = s->layout.line;
	struct text_style style = {px(s, SMALL), TEXT_BOLD};
	struct text_metrics metrics = pen->draw->calls->text_metrics(pen->draw, style);
	int index = widget_index(set, board_id(ID_LINE, side));
	board_sheet(s, pen, side, r);
	if (index != WIDGET_NONE && board_has_rule(s) && set->focus == index && set->focus_shown)
		draw_focus(s, pen, side, board_line_words(s, side), (float)r.h * 0.18f);
	if (link[0])
		pen->draw->calls->text_draw(pen->draw, style, card->rect.x + card->rect.w,
			r.y + (r.h - metrics.height) / 2, link,
			theme_colour(pen->theme, COLOUR_ACCENT));
	line_card_draw(card, pen);
}

/* The mat beside the name of the row, to the margin; by an upright board below it. */
static struct rect room_beside(const struct board_screen *s, const struct pen *pen, enum side side)
{
	const struct rect *corner = &s->layout.menu;
	int gap = px(s, (float)LAYOUT_GAP);
	struct rect r = board_tag(s, pen, side);
	if (s->layout.board.upright && !s->layout.table) {
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

/* Where the card has no room for a word's sentence below what happened, it stands there alone: it
 * is said but once. */
static void fit_word(struct line_card *card, const struct pen *pen, struct strbuf *second)
{
	if (card->texts[1][0])
		return;
	char *end = strstr(second->text, " · ");
	if (end)
		*end = '\0';
	line_card_release(card);
	card->first = second->text;
	card->second = "";
	line_card_fit(card, pen);
}

static void draw_line(const struct board_screen *s, const struct pen *pen, enum side side)
{
	struct line_card card = {.rect = board_line_words(s, side),
		.beside = room_beside(s, pen, side),
		.slip_h = s->layout.own_tag.h,
		.em = s->layout.em};
	int width;
	const char *link = source_link(s, pen, &width);
	bool explains = false;
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
		if (!line->asks || !s->layout.table || session_awaits(s->session, side))
			strbuf_addstr(&second, line->second.text);
		if (line == &s->line && session_is_thinking(s->session) &&
			!session_is_unseen(s->session))
			tell_thinking(s, &second);
		explains = line == &s->line && s->word != TURN_WORD_COUNT &&
			   strcmp(second.text, line->second.text) == 0 && !s->hint.asked;
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
	if (explains)
		fit_word(&card, pen, &second);
	draw_line_card(s, pen, side, &card, link);
	line_card_release(&card);
	strbuf_release(&first);
	strbuf_release(&second);
}

/* A button with its icon above its word. */
static void draw_button(const struct board_screen *s, const struct pen *pen, int index)
{
	const struct widget_set *set = &s->widgets;
	const struct widget *widget = &set->items[index];
	enum side side = board_id_side(widget->id);
	struct rect r = layout_from_screen(&s->layout, side, widget->rect);
	bool down = set->pressed == index, lit = set->hover == index;
	uint32_t ink = theme_colour(pen->theme, down  ? COLOUR_ACCENT_DOWN
						: lit ? COLOUR_ACCENT
						      : COLOUR_INK);
	int icon = px(s, 22.0f), pad = px(s, 2.0f);
	struct text_style style = {px(s, SMALL), TEXT_REGULAR};
	style = text_shrink(pen->draw, style, style.size / 2, widget->label, r.w - 2 * pad);
	struct text_metrics metrics = pen->draw->calls->text_metrics(pen->draw, style);
	int top = r.y + (r.h - icon - metrics.height) / 2;
	bool flat = board_id_kind(widget->id) == ID_HINT; /* it lies on the line's card */
	struct board_paper paper = {
		r, (float)r.h * 0.36f, flat ? 0.0f : 5.0f, down ? COLOUR_CHOSEN : COLOUR_PAPER};
	if (flat)
		stamp_outline(pen->stamps, r, paper.radius, theme_stroke(pen->theme, 1.5f),
			theme_colour(pen->theme, COLOUR_RULE));
	else
		board_paper(s, pen, side, &paper);
	board_turn(s, pen, side);
	stamp_icon(pen->stamps, widget->icon, r.x + (r.w - icon) / 2, top, icon, ink);
	int w = pen->draw->calls->text_width(pen->draw, style, widget->label);
	pen->draw->calls->text_draw(
		pen->draw, style, r.x + (r.w - w) / 2, top + icon, widget->label, ink);
	if (set->focus == index && set->focus_shown)
		draw_focus(s, pen, side, r, paper.radius);
}

static void draw_buttons(const struct board_screen *s, const struct pen *pen)
{
	for (int i = 0; i < s->widgets.count; i++) {
		const struct widget *widget = &s->widgets.items[i];
		if (board_is_answer(widget))
			board_answer_draw(s, pen, i);
		else if (widget->kind == WIDGET_BARE && widget->id < ID_PLACE &&
			 board_id_kind(widget->id) != ID_LINE)
			draw_button(s, pen, i);
	}
	pen->draw->calls->turn(pen->draw, 0);
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
	board_draw_pack(s, &pen);
	for (int side = SIDE_B; side >= SIDE_A; side--) {
		board_draw_player(s, &pen, (enum side)side);
		board_draw_tag(s, &pen, (enum side)side);
		if (side == SIDE_A || s->layout.table)
			draw_line(s, &pen, (enum side)side);
	}
	draw_buttons(s, &pen);
}
