/* SPDX-License-Identifier: MIT */
#include "app/divergence_block.h"

#include "app/source_text.h"
#include "ui/board_figure.h"

#include <stdio.h>

static const char *in_language(const struct page *page, const struct text *text)
{
	return text->in[app_lang(page->screen.app)];
}

static void quiet(struct flow *flow, const char *text)
{
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, text);
}

static void add_heading(struct page *page, struct flow *flow, const struct divergence *divergence)
{
	static const char *const keys[] = {
		[DIVERGENCE_COMPARABLE] = "rules.status_run",
		[DIVERGENCE_APPLIED] = "rules.status_applied",
		[DIVERGENCE_NOTED] = "rules.status_noted",
	};
	struct app *app = page->screen.app;
	bool noted = divergence->status == DIVERGENCE_NOTED;
	struct pill pills[2] = {
		{app_word(app, keys[divergence->status]), noted ? COLOUR_INK_2 : COLOUR_MOSS},
		{app_word(app, "rules.inferred"), COLOUR_INK_2}};
	flow_pills(flow, theme_type(flow->pen->theme, TYPE_BODY, TEXT_BOLD), COLOUR_INK,
		in_language(page, &divergence->rule), pills, divergence->inferred ? 2 : 1);
}

static const char *seat(struct page *page, enum side side)
{
	return app_word(page->screen.app, side == SIDE_A ? "seat.player_a" : "seat.player_b");
}

/* Who has still to pick a hole in an opening together, and the seeds that the other hand, standing
 * in the way, keeps off the board meanwhile. */
static const char *choice_of(struct page *page, const struct pack *pack, const struct match *match)
{
	char number[16];
	enum side mover = (enum side)match->position.mover;
	const char *who = seat(page, mover);
	const struct match_hand *waiting = &match->hands[side_other(mover)];
	if (match->hands[mover].state != HAND_WAITING)
		return page_words(page, "rules.choosing", "who", who, NULL);
	const char *again = page_words(page, "turn.opening_again", "who", who, "store",
		in_language(page, &pack->store), NULL);
	if (waiting->seeds == 0)
		return again;
	snprintf(number, sizeof(number), "%d", waiting->seeds);
	struct strbuf both;
	strbuf_init(&both);
	strbuf_addf(&both, "%s · %s", again,
		page_words(page, "turn.opening_waits", "who", seat(page, side_other(mover)), "n",
			number, NULL));
	return sheet_keep(&page->sheet, &both);
}

/* Who is to do something, by this reading and not by the other. */
static const char *turn_of(struct page *page, const struct pack *pack, const struct match *match,
	const struct match *other)
{
	const char *who = seat(page, (enum side)match->position.mover);
	if (match->phase == MATCH_CHOOSING)
		return choice_of(page, pack, match);
	if (other->phase == MATCH_PLAYING && match->position.mover == other->position.mover)
		return NULL;
	return page_words(page, "rules.next", "who", who, NULL);
}

/* That the game is over, and how many seeds it threw away with that: they are on no board. */
static const char *over(struct page *page, const struct match *match)
{
	char number[16];
	const struct rules *rules = &match->rules;
	int rest = 2 * rules->holes * rules->seeds_per_hole - position_total(&match->position);
	if (rest == 0)
		return app_word(page->screen.app, "rules.over");
	snprintf(number, sizeof(number), "%d", rest);
	return page_words(page, "rules.over_rest", "n", number, NULL);
}

/* What the boards themselves don't show: that a game is over, that another round has begun, or
 * whose turn it is by each reading. */
static const char *state_of(struct page *page, const struct pack *pack, const struct match *match,
	const struct match *other)
{
	char number[16];
	if (match->phase == MATCH_OVER)
		return over(page, match);
	const char *turn = turn_of(page, pack, match, other);
	if (match->round == 1 && other->round == 1)
		return turn;
	snprintf(number, sizeof(number), "%d", match->round);
	const char *round = page_words(page, "round.n", "n", number, NULL);
	struct strbuf both;
	strbuf_init(&both);
	strbuf_addf(&both, "%s%s%s", round, turn ? " · " : "", turn ? turn : "");
	return sheet_keep(&page->sheet, &both);
}

static uint32_t differences(const struct position *a, const struct position *b)
{
	uint32_t places = a->burned ^ b->burned;
	for (int i = 0; i < board_places(a->holes); i++)
		if (a->cells[i] != b->cells[i])
			places |= 1u << i;
	return places;
}

static void draw_figure(const struct pen *pen, const void *data, struct rect rect)
{
	board_figure_draw(pen, data, rect);
}

/* One board with what it is above it and its state below. */
static void add_board(struct page *page, struct flow *flow, const char *key,
	const struct board_figure *figure, const char *state)
{
	int width = board_figure_most(flow->pen->theme, figure->position.holes);
	/* Letters chosen large are for these numbers, too. */
	int least = board_figure_readable(flow->pen->theme, figure->position.holes);
	int high = page->sheet.areas[flow->area].rect.h * 2 / 5;
	/* In a low window both boards should be seen at once. */
	while (width > least && board_figure_height(figure->position.holes, width) > high)
		width--;
	width = width < flow->w ? width : flow->w;
	quiet(flow, app_word(page->screen.app, key));
	flow_space(flow, SPACE_HAIR);
	struct rect rect = {
		flow->x, flow->y, width, board_figure_height(figure->position.holes, width)};
	sheet_figure(&page->sheet, flow->area, rect, draw_figure, figure, sizeof(*figure));
	flow->y += rect.h;
	if (state) {
		flow_space(flow, SPACE_HAIR);
		flow_text(flow, TYPE_SMALL, TEXT_BOLD, COLOUR_ACCENT, state);
	}
}

/* Side by side where both are readable, else one below the other. */
static void add_boards(struct page *page, struct flow *flow, const struct divergence_block *block)
{
	const struct parting *parting = &block->proof->parting;
	bool turned = block->pack->direction == DIRECTION_COUNTER_CLOCKWISE;
	struct board_figure here, other;
	board_figure_init(&here, &parting->here.position, turned);
	board_figure_init(&other, &parting->other.position, turned);
	other.rings = differences(&here.position, &other.position);
	int gap = theme_space(flow->pen->theme, SPACE_WIDE);
	int half = (flow->w - gap) / 2;
	bool beside = half >= board_figure_readable(flow->pen->theme, here.position.holes);
	struct flow left = *flow;
	left.w = beside ? half : flow->w;
	add_board(page, &left, "rules.this_reading", &here,
		state_of(page, block->pack, &parting->here, &parting->other));
	struct flow right = left;
	if (beside) {
		right.x += half + gap;
		right.y = flow->y;
	} else {
		flow_space(&right, SPACE_SMALL);
	}
	add_board(page, &right, "rules.other_reading", &other,
		state_of(page, block->pack, &parting->other, &parting->here));
	flow->y = left.y > right.y ? left.y : right.y;
}

/* What only this reading allows: a sample game is one of the pack's own. */
static void tell_choice(struct page *page, struct flow *flow, const struct divergence_block *block)
{
	struct record record;
	char number[16];
	const struct parting *parting = &block->proof->parting;
	proof_record(block->pack, block->proof->seed, &record);
	int place = record.choices[parting->turn - 1];
	record_release(&record);
	int holes = parting->here.position.holes;
	enum side side = board_side(holes, place);
	/* Counted from the left, as both players see the board. */
	bool leftward = (side == SIDE_A) == (block->pack->direction == DIRECTION_CLOCKWISE);
	int step = place - board_first(holes, side);
	snprintf(number, sizeof(number), "%d", leftward ? holes - step : step + 1);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
		page_words(page, "rules.only_here", "who", seat(page, side), "hole",
			in_language(page, &block->pack->hole), "n", number, NULL));
	flow_space(flow, SPACE_SMALL);
}

static void add_proof(struct page *page, struct flow *flow, const struct divergence_block *block)
{
	const struct proof *proof = block->proof;
	char game[16], turn[16];
	flow_space(flow, SPACE_SMALL);
	if (proof->seed == 0) {
		snprintf(game, sizeof(game), "%d", PROOF_SEEDS);
		quiet(flow, page_words(page, "rules.not_parted", "n", game, NULL));
		return;
	}
	snprintf(game, sizeof(game), "%u", (unsigned)proof->seed);
	snprintf(turn, sizeof(turn), "%d", proof->parting.turn);
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_ACCENT,
		page_words(page, "rules.proved", "game", game, "turn", turn, NULL));
	flow_space(flow, SPACE_HAIR);
	if (proof->parting.why == PARTING_ILLEGAL)
		tell_choice(page, flow, block);
	add_boards(page, flow, block);
}

static void add_buttons(struct page *page, struct flow *flow, const struct divergence_block *block)
{
	struct widget items[2];
	int count = 0;
	if (block->play)
		items[count++] = page_button(page, WIDGET_BUTTON, block->play, "rules.play_sample");
	if (block->compare)
		items[count++] = page_button(page, WIDGET_BUTTON, block->compare, "rules.compare");
	if (count == 0)
		return;
	flow_space(flow, SPACE_SMALL);
	flow_buttons(flow, items, count);
}

void divergence_add(struct page *page, struct flow *flow, const struct divergence_block *block)
{
	const struct divergence *divergence = block->divergence;
	add_heading(page, flow, divergence);
	flow_space(flow, SPACE_HAIR);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
		page_words(page, "rules.here", "text", in_language(page, &divergence->here), NULL));
	flow_space(flow, SPACE_HAIR);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
		page_words(
			page, "rules.other", "text", in_language(page, &divergence->other), NULL));
	flow_space(flow, SPACE_HAIR);
	quiet(flow, in_language(page, &divergence->note));
	if (block->proof)
		add_proof(page, flow, block);
	if (block->proof && block->proof->seed != 0)
		add_buttons(page, flow, block);
	for (const char **id = divergence->sources; *id; id++) {
		const struct source *source = source_find(block->pack, *id);
		flow_space(flow, SPACE_SMALL);
		if (source)
			source_cite(page, flow, source);
	}
}
