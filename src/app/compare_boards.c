/* SPDX-License-Identifier: MIT */
#include "app/compare_state.h"
#include "ui/rule_words.h"

#include <stdio.h>

/*
 * The two boards, each with its words. Boards one above the other are compared hole by hole most
 * easily; their words stand at the left where there is room, else below. In a very wide window
 * the boards stand side by side.
 */
enum form { WORDS_LEFT, WORDS_BELOW, SIDE_BY_SIDE };

struct plan {
	enum form form;
	int words_w;
	int figure_w, figure_h;
	enum type name; /* smaller where the board is low */
	bool choices;   /* holes are large enough to be pressed */
};

static int less(int a, int b)
{
	return a < b ? a : b;
}

static int more(int a, int b)
{
	return a > b ? a : b;
}

/* ---- what is said of a board */

static void keep(struct compare *compare, struct flow *flow, enum type type,
	enum text_weight weight, enum colour colour, struct strbuf *text)
{
	if (text->len > 0)
		flow_text(flow, type, weight, colour, sheet_keep(&compare->page.sheet, text));
	else
		strbuf_release(text);
}

static void name_rules(struct compare *compare, struct flow *flow, enum type type,
	const struct comparison_board *board, const struct pack *pack)
{
	struct strbuf text;
	strbuf_init(&text);
	if (pack)
		rule_words_name(
			app_words(compare->page.screen.app), pack, &board->line.rules, &text);
	else
		strbuf_addstr(&text, board->line.pack);
	keep(compare, flow, type, TEXT_BOLD, COLOUR_INK, &text);
}

/* How this board reads the rule by which they part. */
static void tell_reading(struct compare *compare, struct flow *flow,
	const struct comparison_board *board, const struct pack *pack)
{
	const struct comparison *comparison = &compare->comparison;
	struct strbuf text;
	if (comparison->option == OPTION_COUNT || !comparison_has_parted(comparison))
		return;
	strbuf_init(&text);
	rule_words_option(app_words(compare->page.screen.app),
		pack ? pack : app_pack(compare->page.screen.app), comparison->option,
		rules_get(&board->line.rules, comparison->option), &text);
	keep(compare, flow, TYPE_SMALL, TEXT_BOLD, COLOUR_ACCENT, &text);
}

static void add_round(struct app *app, const struct match *match, struct strbuf *text)
{
	char number[16];
	const struct words_slot slot = {"n", number};
	if (match->rules.rounds == ROUNDS_ONE)
		return;
	snprintf(number, sizeof(number), "%d", match->round);
	words_format(app_words(app), "compare.round", &slot, 1, text);
	strbuf_addstr(text, " · ");
}

/* The far player's row is the upper one. */
static void tell_score(
	struct compare *compare, struct flow *flow, const struct comparison_board *board)
{
	struct app *app = compare->page.screen.app;
	const struct match *match = &board->match;
	int holes = match->rules.holes;
	char bottom[16], top[16];
	snprintf(bottom, sizeof(bottom), "%d", match->position.cells[board_store(holes, SIDE_A)]);
	snprintf(top, sizeof(top), "%d", match->position.cells[board_store(holes, SIDE_B)]);
	const struct words_slot slots[] = {{"bottom", bottom}, {"top", top}};
	struct strbuf text;
	strbuf_init(&text);
	add_round(app, match, &text);
	words_format(app_words(app), "compare.score", slots, 2, &text);
	keep(compare, flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, &text);
}

static struct turn_names players(struct app *app)
{
	return (struct turn_names){
		.names = {app_word(app, "seat.player_a"), app_word(app, "seat.player_b")}};
}

/* Who is to move, how it ended, or that this board stands still. */
static void tell_state(struct compare *compare, struct flow *flow,
	const struct comparison_board *board, const struct pack *pack)
{
	struct app *app = compare->page.screen.app;
	struct turn_names names = players(app);
	struct strbuf text;
	strbuf_init(&text);
	turn_line_wait(&compare->line, app_words(app), pack, &names, &board->match);
	strbuf_addstr(&text, compare->line.first.text);
	keep(compare, flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, &text);
}

/* The events of the last move shown; gives where its last seed fell, or FIGURE_NOWHERE. */
static int play_last(struct compare *compare, const struct comparison_board *board)
{
	struct match match = board->before;
	int last = FIGURE_NOWHERE;
	compare->events->len = 0;
	if (board->last == COMPARISON_NO_CHOICE || board->stands)
		return last;
	match_play(&match, board->last, compare->events);
	for (int i = 0; i < compare->events->len; i++) {
		const struct event *event = &compare->events->items[i];
		if (event->kind == EVENT_SOW || event->kind == EVENT_BANK)
			last = event->at;
		else if (event->kind == EVENT_REFILL)
			last = FIGURE_NOWHERE;
	}
	return last;
}

/* What the last move did here. */
static void tell_move(struct compare *compare, struct flow *flow,
	const struct comparison_board *board, const struct pack *pack)
{
	struct app *app = compare->page.screen.app;
	struct turn_names names = players(app);
	bool over = board->match.phase == MATCH_OVER;
	struct strbuf text;
	strbuf_init(&text);
	if (board->stands) {
		strbuf_addstr(&text, app_word(app, over ? "verdict.over" : "compare.stands"));
		keep(compare, flow, TYPE_SMALL, TEXT_BOLD, COLOUR_ACCENT, &text);
		return;
	}
	if (compare->events->len > 0) {
		turn_line_tell(&compare->line, app_words(app), pack, &names, &board->match,
			compare->events, 1);
		/* Of a game that is over the first line is the result, which is told. */
		strbuf_addstr(&text, over ? compare->line.second.text : compare->line.first.text);
	}
	keep(compare, flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, &text);
}

/* Room for two lines of what the move did and for the reading is kept, so that nothing below
 * moves. */
static void add_words(struct compare *compare, struct flow *flow, enum comparison_side side)
{
	const struct comparison_board *board = &compare->comparison.boards[side];
	const struct pack *pack = compare_pack(compare, side);
	struct text_style small = theme_type(flow->pen->theme, TYPE_SMALL, TEXT_REGULAR);
	int line = flow->pen->draw->calls->text_metrics(flow->pen->draw, small).height;
	tell_score(compare, flow, board);
	tell_state(compare, flow, board, pack);
	int kept = flow->y + (compare->comparison.option == OPTION_COUNT ? 2 : 3) * line;
	tell_move(compare, flow, board, pack);
	tell_reading(compare, flow, board, pack);
	flow->y = more(flow->y, kept);
}

/* ---- the boards */

static void draw_figure(const struct pen *pen, const void *data, struct rect rect)
{
	board_figure_draw(pen, data, rect);
}

static struct rect around(struct rect hole, int w, int h)
{
	return (struct rect){hole.x + (hole.w - w) / 2, hole.y + (hole.h - h) / 2, w, h};
}

static void add_choices(struct compare *compare, const struct flow *flow, enum comparison_side side,
	const struct board_figure *figure, struct rect rect)
{
	int target = flow->pen->theme->target;
	for (int i = 0; i < board_places(figure->position.holes); i++) {
		if (!(figure->choices >> i & 1))
			continue;
		struct widget hole =
			widget_of(WIDGET_BARE, COMPARE_PLACE + (int)side * COMPARE_PLACES + i,
				app_word(compare->page.screen.app, "compare.choose"));
		struct rect place = board_figure_place(figure, rect, i);
		hole.rect = around(place, more(place.w, target), more(place.h, target));
		sheet_put(&compare->page.sheet, flow->area, &hole);
	}
}

/* Both are drawn the way of the game's pack: what differs is to be found in the same place. */
static void add_figure(struct compare *compare, struct flow *flow, const struct plan *plan,
	enum comparison_side side, int last)
{
	const struct comparison_board *board = &compare->comparison.boards[side];
	const struct pack *pack = compare_pack(compare, COMPARISON_HERE);
	struct board_figure *figure = &compare->figures[side];
	struct rect rect = {flow->x, flow->y, plan->figure_w, plan->figure_h};
	board_figure_init(figure, &board->match.position,
		pack && pack->direction == DIRECTION_COUNTER_CLOCKWISE);
	figure->rings = comparison_differing(&compare->comparison);
	if (!board->stands && board->last != COMPARISON_NO_CHOICE)
		figure->lifted = board->last;
	figure->last = last;
	if (plan->choices)
		figure->choices = comparison_choices(&compare->comparison, side);
	sheet_figure(&compare->page.sheet, flow->area, rect, draw_figure, figure, 0);
	add_choices(compare, flow, side, figure, rect);
	flow->y += plan->figure_h;
}

/* ---- where they stand */

/* The width at which neighbours are PITCH pixels apart. */
static int width_for_pitch(const struct position *position, int pitch)
{
	enum { LARGE = 100000 };
	struct board_figure figure;
	board_figure_init(&figure, position, false);
	struct rect rect = {0, 0, LARGE, board_figure_height(position->holes, LARGE)};
	int apart = board_figure_place(&figure, rect, 0).x - board_figure_place(&figure, rect, 1).x;
	return (int)((int64_t)LARGE * pitch / more(apart, 1)) + 1;
}

/* The widest that is no higher than HEIGHT. */
static int width_for_height(int holes, int height)
{
	enum { LARGE = 100000 };
	return (int)((int64_t)LARGE * more(height, 1) / board_figure_height(holes, LARGE));
}

/* About as high as the words of one board are. */
static int words_height(const struct theme *theme)
{
	return theme_type(theme, TYPE_BODY, TEXT_REGULAR).size * 19 / 2;
}

/* SEEN: pixels below here, of the HEIGHT that is seen at once. */
static struct plan make_plan(
	const struct compare *compare, const struct flow *flow, int seen, int height)
{
	const struct theme *theme = flow->pen->theme;
	const struct position *position =
		&compare->comparison.boards[COMPARISON_HERE].match.position;
	int gap = theme_space(theme, SPACE_WIDE);
	int between = 2 * theme_space(theme, SPACE_SMALL) + theme_px(theme, 1.5f);
	int column = 14 * theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
	int wanted = width_for_pitch(position, theme->target);
	int holes = position->holes;
	int each = (seen - between) / 2;
	int left = less(flow->w - column - gap, width_for_height(holes, each));
	int beside = less((flow->w - gap) / 2, width_for_height(holes, seen - words_height(theme)));
	struct plan plan = {.form = WORDS_BELOW};
	if (theme->upright || more(left, beside) < wanted) {
		int w = width_for_height(holes, each - words_height(theme));
		/* Whole when it is scrolled to, with its numbers still readable. */
		w = less(more(w, wanted), width_for_height(holes, height));
		plan.figure_w = less(flow->w, more(w, board_figure_least(theme, holes)));
		plan.words_w = flow->w;
	} else if (left >= beside) {
		plan.form = WORDS_LEFT;
		plan.figure_w = left;
		plan.words_w = flow->w - left - gap;
	} else {
		plan.form = SIDE_BY_SIDE;
		plan.figure_w = beside;
		plan.words_w = (flow->w - gap) / 2;
	}
	plan.figure_h = board_figure_height(holes, plan.figure_w);
	plan.choices = plan.figure_w >= wanted;
	plan.name = plan.form == WORDS_LEFT && plan.figure_h < words_height(theme) ? TYPE_BODY
										   : TYPE_HEADING;
	return plan;
}

static int add_board(struct compare *compare, const struct flow *flow, const struct plan *plan,
	enum comparison_side side)
{
	const struct comparison_board *board = &compare->comparison.boards[side];
	int last = play_last(compare, board);
	struct flow words = *flow;
	struct flow figure = *flow;
	words.w = plan->words_w;
	name_rules(compare, &words, plan->name, board, compare_pack(compare, side));
	if (plan->form == WORDS_LEFT) {
		figure.x += flow->w - plan->figure_w;
		add_words(compare, &words, side);
	} else {
		figure.y = words.y;
	}
	add_figure(compare, &figure, plan, side, last);
	if (plan->form != WORDS_LEFT) {
		words.y = figure.y;
		flow_space(&words, SPACE_SMALL);
		add_words(compare, &words, side);
	}
	return more(words.y, figure.y);
}

void compare_add_boards(struct compare *compare, struct flow *flow, struct rect room)
{
	struct plan plan = make_plan(compare, flow, room.y + room.h - flow->y, room.h);
	struct flow second = *flow;
	int bottom = add_board(compare, flow, &plan, COMPARISON_HERE);
	if (plan.form == SIDE_BY_SIDE) {
		second.x += flow->w - plan.words_w;
		second.w = plan.words_w;
		flow->y = more(bottom, add_board(compare, &second, &plan, COMPARISON_OTHER));
		return;
	}
	second.y = bottom;
	flow_space(&second, SPACE_SMALL);
	flow_rule(&second);
	flow_space(&second, SPACE_SMALL);
	flow->y = add_board(compare, &second, &plan, COMPARISON_OTHER);
}
