/* SPDX-License-Identifier: MIT */
#include "app/board_screen_answers.h"

#include "app/board_screen_cards.h"
#include "app/board_screen_swap.h"
#include "app/board_screen_task.h"

#include <math.h>

#define LETTERS 16.0f
#define EDGE    10.0f
#define SHARE   0.45f /* of the line for the answers, rather than the largest letters */

enum { ANSWERS_MAX = 2 };

struct answers {
	int count;
	int ids[ANSWERS_MAX];
	const char *keys[ANSWERS_MAX];
	bool main; /* the first is what most will want: it is filled */
};

static int larger(int a, int b)
{
	return a > b ? a : b;
}

static int px(const struct board_screen *s, float units)
{
	return (int)lroundf(units * s->layout.em);
}

static struct answers answers_now(const struct board_screen *s)
{
	struct answers answers = {.ids = {ID_ANSWER, ID_ANSWER_2}};
	if (board_offers_swap(s))
		return (struct answers){
			2, {ID_SWAP, ID_PLAY_ON}, {"swap.take", "swap.play_on"}, false};
	answers.count = board_task_answers(s, answers.keys, &answers.main);
	return answers;
}

bool board_asks(const struct board_screen *s)
{
	return answers_now(s).count > 0;
}

/* All are as wide as the widest. */
static int answer_width(
	const struct board_screen *s, const struct answers *answers, struct text_style style)
{
	struct app *app = s->screen.app;
	struct draw *draw = app->host.draw;
	int w = 0;
	for (int i = 0; i < answers->count; i++)
		w = larger(
			w, draw->calls->text_width(draw, style, app_word(app, answers->keys[i])));
	return w + 2 * style.size;
}

/* Large letters leave the words their part of the line. */
static struct text_style answer_letters(const struct board_screen *s, const struct answers *answers)
{
	struct text_style style = {px(s, LETTERS), TEXT_BOLD};
	int least = (int)ceilf(LETTERS * s->screen.app->host.draw->scale);
	int most = (int)((float)s->layout.line.w * SHARE) / 2;
	while (style.size > least && answer_width(s, answers, style) > most)
		style.size--;
	return style;
}

/* Round a table, on the line of the one who is asked. */
static enum side asked(const struct board_screen *s)
{
	return s->layout.table && session_awaits(s->session, SIDE_B) ? SIDE_B : SIDE_A;
}

/* Side by side at the right end of the line. */
void board_answers_place(struct board_screen *s)
{
	struct app *app = s->screen.app;
	struct answers answers = answers_now(s);
	if (answers.count == 0)
		return;
	struct rect line = s->layout.line;
	int target = (int)ceilf((float)LAYOUT_TARGET * app->host.draw->scale);
	int gap = larger(px(s, (float)LAYOUT_GAP), LAYOUT_GAP);
	struct text_style style = answer_letters(s, &answers);
	int w = larger(target, answer_width(s, &answers, style));
	int h = larger(target, style.size * 11 / 4);
	int x = line.x + line.w - px(s, EDGE) - answers.count * (w + gap) + gap;
	int y = line.y + (line.h - h) / 2;
	for (int i = 0; i < answers.count; i++) {
		struct rect rect = {x + i * (w + gap), y, w, h};
		widget_add(&s->widgets, WIDGET_BARE, board_id(answers.ids[i], asked(s)),
			layout_to_screen(&s->layout, asked(s), rect),
			app_word(app, answers.keys[i]));
	}
}

int board_answers_width(const struct board_screen *s, enum side side)
{
	struct answers answers = answers_now(s);
	int index = answers.count > 0 ? widget_index(&s->widgets, board_id(answers.ids[0], side))
				      : WIDGET_NONE;
	struct rect line = s->layout.line;
	if (index == WIDGET_NONE)
		return 0;
	struct rect first = layout_from_screen(&s->layout, side, s->widgets.items[index].rect);
	return line.x + line.w - first.x;
}

bool board_is_answer(const struct widget *widget)
{
	int kind = board_id_kind(widget->id);
	return kind == ID_SWAP || kind == ID_PLAY_ON || kind == ID_ANSWER || kind == ID_ANSWER_2;
}

void board_answer_draw(const struct board_screen *s, const struct pen *pen, int index)
{
	const struct widget_set *set = &s->widgets;
	const struct widget *widget = &set->items[index];
	struct answers answers = answers_now(s);
	enum side side = board_id_side(widget->id);
	struct rect r = layout_from_screen(&s->layout, side, widget->rect);
	float radius = (float)r.h / 2.0f;
	bool lit = set->pressed == index || set->hover == index;
	bool filled = answers.main && board_id_kind(widget->id) == answers.ids[0];
	struct text_style style = answer_letters(s, &answers);
	struct text_metrics metrics = pen->draw->calls->text_metrics(pen->draw, style);
	int w = pen->draw->calls->text_width(pen->draw, style, widget->label);
	uint32_t accent = theme_colour(pen->theme, lit ? COLOUR_ACCENT_DOWN : COLOUR_ACCENT);
	board_turn(s, pen, side);
	if (filled)
		stamp_box(pen->stamps, r, radius, accent, 0.0f);
	else if (lit)
		stamp_box(pen->stamps, r, radius, theme_colour(pen->theme, COLOUR_CHOSEN), 0.0f);
	if (!filled)
		stamp_outline(pen->stamps, r, radius, 1.5f * s->layout.em,
			theme_colour(pen->theme, COLOUR_ACCENT));
	pen->draw->calls->text_draw(pen->draw, style, r.x + (r.w - w) / 2,
		r.y + (r.h - metrics.height) / 2, widget->label,
		filled ? theme_colour(pen->theme, COLOUR_ON_ACCENT) : accent);
	pen->draw->calls->turn(pen->draw, 0);
	if (set->focus == index && set->focus_shown)
		widget_draw_focus(pen, widget->rect, radius);
}
