/* SPDX-License-Identifier: MIT */
#include "app/lead_words.h"
#include "app/review_state.h"
#include "app/round_table.h"
#include "app/seat_name.h"

#include <stdio.h>
#include <stdlib.h>

static struct page *page_of(struct review_page *review)
{
	return &review->page;
}

static const char *name(struct review_page *review, enum side side)
{
	struct strbuf text;
	strbuf_init(&text);
	seat_name(review->page.screen.app, &review->desk->setup, side, false, &text);
	return sheet_keep(&review->page.sheet, &text);
}

const char *review_ahead(struct review_page *review, enum side side)
{
	return page_words(page_of(review),
		side == SIDE_A ? "review.ahead_bottom" : "review.ahead_top", "who",
		name(review, side), NULL);
}

const char *review_place(struct review_page *review)
{
	struct page *page = page_of(review);
	return page_words(page, "review.turn", "n", page_number(page, review->desk->shown + 1),
		"all", page_number(page, review->desk->review.turn_count), NULL);
}

const char *review_progress(struct review_page *review)
{
	struct page *page = page_of(review);
	const struct review *done = &review->desk->review;
	return page_words(page, "review.working", "n",
		page_number(page, review_turn_of(done, done->done) + 1), "all",
		page_number(page, done->turn_count), NULL);
}

/* The hole's number as both players see it on the figure: from the left. */
static const char *hole(struct review_page *review, int place)
{
	return page_number(page_of(review), board_figure_ordinal(&review->figure, place));
}

static const char *hole_word(const struct review_page *review)
{
	const struct app *app = review->page.screen.app;
	const struct pack *pack = pack_set_find(&app->packs, review->desk->review.record.pack);
	return (pack ? pack : app_pack(app))->hole.in[app_lang(app)];
}

/* Whoever changed seats made the choices before that on the other side. */
static const char *chooser(struct review_page *review, const struct review_turn *turn)
{
	const struct review_desk *desk = review->desk;
	bool moved = desk->setup.swapped &&
		     turn->from < session_before_swap(&desk->setup, &desk->review.record);
	return name(review, moved ? side_other((enum side)turn->by) : (enum side)turn->by);
}

/* Who chose what: "Kamu: lubang 6, 2, 1". */
static void tell_choices(struct review_page *review, struct flow *flow)
{
	const struct review_turn *turn = review_shown_turn(review);
	struct page *page = page_of(review);
	struct strbuf holes;
	strbuf_init(&holes);
	for (int i = turn->from; i < turn->to; i++)
		strbuf_addf(&holes, "%s%s", i > turn->from ? ", " : "",
			hole(review, review->desk->review.choices[i].place));
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK,
		page_words(page, "review.chose", "who", chooser(review, turn), "hole",
			hole_word(review), "which", holes.text, NULL));
	strbuf_release(&holes);
}

/* Of a match of several rounds: which one this is, and how the one before ended. */
static void tell_round(struct review_page *review, struct flow *flow)
{
	const struct review *all = &review->desk->review;
	struct page *page = page_of(review);
	const struct review_turn *turn = review_shown_turn(review);
	if (all->record.rules.rounds != ROUNDS_SEVERAL)
		return;
	struct match match;
	struct strbuf text;
	strbuf_init(&text);
	round_name(app_words(page->screen.app), &all->record.rules, turn->round, &text);
	record_replay(&all->record, turn->from, &match);
	if (match.round > 1)
		strbuf_addf(&text, " · %s",
			page_words(page, "review.round_before", "n",
				page_number(page, turn->round - 1), "bottom",
				page_number(page, match.stores[SIDE_A]), "top",
				page_number(page, match.stores[SIDE_B]), NULL));
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, sheet_keep(&page->sheet, &text));
}

/* How it ends for BY: "unggul 6". */
static const char *lead(struct review_page *review, const struct review_value *value, int by)
{
	struct strbuf text;
	strbuf_init(&text);
	lead_words(app_words(review->page.screen.app), by == SIDE_A ? value->seeds : -value->seeds,
		&text);
	return sheet_keep(&review->page.sheet, &text);
}

/* Of a turn of several choices, what all of them lost. */
static bool lost_more(const struct review *all, const struct review_turn *turn)
{
	const struct review_value *before = &all->choices[turn->from].before;
	const struct review_value *after = &all->choices[turn->to - 1].after;
	int lost = before->seeds - after->seeds;
	return turn->to - turn->from > 1 && before->known && after->known &&
	       (turn->by == SIDE_A ? lost : -lost) > 0;
}

static void tell_loss(struct review_page *review, struct flow *flow)
{
	const struct review *all = &review->desk->review;
	const struct review_turn *turn = review_shown_turn(review);
	const struct review_choice *worst = &all->choices[turn->worst];
	struct page *page = page_of(review);
	const char *better = hole(review, worst->better), *played = hole(review, worst->place);
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_ACCENT,
		page_words(page, "review.better", "hole", hole_word(review), "n", better, "played",
			played, NULL));
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
		page_words(page, worst->proved ? "review.ends_sure" : "review.ends", "hole",
			hole_word(review), "n", better, "played", played, "good",
			lead(review, &worst->before, turn->by), "bad",
			lead(review, &worst->after, turn->by), NULL));
	if (lost_more(all, turn))
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			page_words(page, "review.turn_whole", "before",
				lead(review, &all->choices[turn->from].before, turn->by), "after",
				lead(review, &all->choices[turn->to - 1].after, turn->by), NULL));
}

static void tell_judgement(struct review_page *review, struct flow *flow)
{
	const struct review_turn *turn = review_shown_turn(review);
	const struct review *all = &review->desk->review;
	struct page *page = page_of(review);
	struct app *app = page->screen.app;
	if (turn->unseen)
		flow_text(
			flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(app, "review.unseen"));
	else if (!review_shown_is_judged(review))
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK_2,
			app_word(app, "review.not_yet"));
	else if (turn->spared)
		flow_text(
			flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(app, "review.spared"));
	else if (turn->loss > 0)
		tell_loss(review, flow);
	else if (review_best(all, (enum side)turn->by) == review->desk->shown)
		flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_MOSS,
			page_words(page, "review.best", "who", name(review, (enum side)turn->by),
				"n", page_number(page, turn->banked), NULL));
	else
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(app, "review.fine"));
}

/* What is to be expected at the end, after this turn. */
static void tell_value(struct review_page *review, struct flow *flow)
{
	const struct review_turn *turn = review_shown_turn(review);
	const struct review *all = &review->desk->review;
	const struct review_value *value = &all->choices[turn->to - 1].after;
	struct page *page = page_of(review);
	/* A turn that lost has told it. */
	if (!review_shown_is_judged(review) || !value->known || turn->loss > 0)
		return;
	const char *text;
	if (value->seeds == 0)
		text = app_word(page->screen.app,
			value->exact ? "review.sure_level" : "review.expect_level");
	else
		text = page_words(page, value->exact ? "review.sure" : "review.expect", "who",
			name(review, value->seeds > 0 ? SIDE_A : SIDE_B), "n",
			page_number(page, abs(value->seeds)), NULL);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, text);
}

void review_tell(struct review_page *review, struct flow *flow)
{
	tell_round(review, flow);
	tell_choices(review, flow);
	flow_space(flow, SPACE_HAIR);
	tell_judgement(review, flow);
	flow_space(flow, SPACE_HAIR);
	tell_value(review, flow);
}

const char *review_told(struct review_page *review)
{
	const struct review_turn *turn = review_shown_turn(review);
	struct page *page = page_of(review);
	if (!review_shown_is_judged(review) || turn->worst == REVIEW_NONE)
		return NULL;
	const struct review_choice *worst = &review->desk->review.choices[turn->worst];
	return page_words(page, worst->proved ? "review.told_sure" : "review.told", "good",
		lead(review, &worst->before, turn->by), "bad",
		lead(review, &worst->after, turn->by), NULL);
}
