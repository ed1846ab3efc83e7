/* SPDX-License-Identifier: MIT */
#include "app/board_screen_swap.h"

#include <math.h>

#define LETTERS 16.0f
#define EDGE    10.0f
#define SHARE   0.45f /* of the line for the answers, rather than the largest letters */

static int larger(int a, int b)
{
	return a > b ? a : b;
}

static int px(const struct board_screen *s, float units)
{
	return (int)lroundf(units * s->layout.em);
}

bool board_offers_swap(const struct board_screen *s)
{
	return session_offers_swap(s->session) && !s->plays_on && board_person_chooses(s) &&
	       !presenter_is_moving(s->presenter);
}

static bool is_beside(const struct rect *line, const struct rect *button)
{
	return button->x >= line->x + line->w && button->y < line->y + line->h &&
	       line->y < button->y + button->h;
}

struct rect board_line(const struct board_screen *s)
{
	struct rect line = s->layout.line;
	if (!board_offers_swap(s))
		return line;
	int right = line.x + line.w;
	for (int i = 0; i < LAYOUT_BUTTONS_MAX; i++) {
		const struct rect *button = &s->layout.buttons[i];
		if (is_beside(&line, button))
			right = larger(right, button->x + button->w);
	}
	line.w = right - line.x;
	return line;
}

bool board_swap_covers(const struct board_screen *s, const struct rect *button)
{
	return board_offers_swap(s) && is_beside(&s->layout.line, button);
}

static const char *const answer_keys[] = {"swap.take", "swap.play_on"};

static int answer_width(const struct board_screen *s, struct text_style style)
{
	struct app *app = s->screen.app;
	struct draw *draw = app->host.draw;
	int w = 0;
	for (int i = 0; i < 2; i++)
		w = larger(w, draw->calls->text_width(draw, style, app_word(app, answer_keys[i])));
	return w + 2 * style.size;
}

/* Large letters leave the words their part of the line. */
static struct text_style answer_letters(const struct board_screen *s)
{
	struct text_style style = {px(s, LETTERS), TEXT_BOLD};
	int least = (int)ceilf(LETTERS * s->screen.app->host.draw->scale);
	int most = (int)((float)board_line(s).w * SHARE) / 2;
	while (style.size > least && answer_width(s, style) > most)
		style.size--;
	return style;
}

/* Side by side at the right end of the line. */
void board_swap_place(struct board_screen *s)
{
	struct app *app = s->screen.app;
	struct rect line = board_line(s);
	if (!board_offers_swap(s))
		return;
	int target = (int)ceilf((float)LAYOUT_TARGET * app->host.draw->scale);
	int gap = larger(px(s, (float)LAYOUT_GAP), LAYOUT_GAP);
	struct text_style style = answer_letters(s);
	int w = larger(target, answer_width(s, style)), h = larger(target, style.size * 11 / 4);
	int x = line.x + line.w - px(s, EDGE) - 2 * w - gap, y = line.y + (line.h - h) / 2;
	for (int i = 0; i < 2; i++) {
		struct rect rect = {x + i * (w + gap), y, w, h};
		widget_add(&s->widgets, WIDGET_BARE, i == 0 ? ID_SWAP : ID_PLAY_ON, rect,
			app_word(app, answer_keys[i]));
	}
}

/* What is left of the line for the words. */
int board_swap_width(const struct board_screen *s)
{
	int index = widget_index(&s->widgets, ID_SWAP);
	struct rect line = board_line(s);
	return index == WIDGET_NONE ? 0 : line.x + line.w - s->widgets.items[index].rect.x;
}

void board_swap_draw(const struct board_screen *s, const struct pen *pen, int index)
{
	const struct widget_set *set = &s->widgets;
	const struct widget *widget = &set->items[index];
	struct rect r = widget->rect;
	float radius = (float)r.h / 2.0f;
	bool lit = set->pressed == index || set->hover == index;
	struct text_style style = answer_letters(s);
	struct text_metrics metrics = pen->draw->calls->text_metrics(pen->draw, style);
	int w = pen->draw->calls->text_width(pen->draw, style, widget->label);
	if (lit)
		stamp_box(pen->stamps, r, radius, theme_colour(pen->theme, COLOUR_CHOSEN), 0.0f);
	stamp_outline(pen->stamps, r, radius, 1.5f * s->layout.em,
		theme_colour(pen->theme, COLOUR_ACCENT));
	pen->draw->calls->text_draw(pen->draw, style, r.x + (r.w - w) / 2,
		r.y + (r.h - metrics.height) / 2, widget->label,
		theme_colour(pen->theme, lit ? COLOUR_ACCENT_DOWN : COLOUR_ACCENT));
	if (set->focus == index && set->focus_shown)
		widget_draw_focus(pen, r, radius);
}

static struct words_slot store_slot(const struct board_screen *s)
{
	return (struct words_slot){
		"store", s->pack ? s->pack->store.in[app_lang(s->screen.app)] : ""};
}

/* KEY_you, or KEY with the player's name. */
static void say(struct board_screen *s, enum side side, const char *key, const char *key_you,
	struct strbuf *out)
{
	struct turn_names names = board_names(s);
	struct words_slot who = {"who", names.names[side]};
	if (names.you[side])
		strbuf_addstr(out, app_word(s->screen.app, key_you));
	else
		words_format(app_words(s->screen.app), key, &who, 1, out);
}

/* In place of what the line says at rest. */
void board_swap_ask(struct board_screen *s)
{
	struct words_slot store = store_slot(s);
	enum side side = (enum side)session_match(s->session)->position.mover;
	strbuf_clear(&s->line.first);
	strbuf_clear(&s->line.second);
	s->line.rule = OPTION_COUNT;
	say(s, side, "swap.offer", "swap.offer_you", &s->line.first);
	words_format(app_words(s->screen.app), "swap.facts", &store, 1, &s->line.second);
}

/* Before who is next: that seats were changed. */
void board_swap_tell(struct board_screen *s)
{
	enum side mover = (enum side)session_match(s->session)->position.mover;
	struct strbuf next;
	strbuf_init(&next);
	strbuf_addstr(&next, s->line.first.text);
	strbuf_clear(&s->line.first);
	strbuf_clear(&s->line.second);
	say(s, side_other(mover), "swap.done", "swap.done_you", &s->line.first);
	strbuf_addstr(&s->line.second, next.text);
	strbuf_release(&next);
}
