/* SPDX-License-Identifier: MIT */
#include "study/hint.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <stdlib.h>

enum {
	WORTH_SAYING = 2,  /* seeds by which a reply has to differ */
	WORTH_KEEPING = 3, /* a seed or two lies somewhere at most ends */
};

/* What is looked at while a hint is made. */
struct look {
	const struct match *match;
	const struct ai_advice *advice;
	struct position position; /* the board the choice is made on, as far as the player knows */
	enum side side;
	struct position end; /* where the turn ends */
	struct event_list *scratch;
	int swept; /* into the own row's store, by the last move of a line that was followed */
};

static int lead(const struct position *position, enum side side)
{
	return position->cells[board_store(position->holes, side)] -
	       position->cells[board_store(position->holes, side_other(side))];
}

static bool has_turn(const struct position *position, enum side side)
{
	return !position->over && position->mover == (int)side;
}

/* ---- Replies ------------------------------------------------------------------------------------
 */

/* A seed that takes only itself from an empty hole shoots nothing. */
static int real_shot(const struct rules *rules, const struct preview *preview)
{
	return preview->shot > (rules->shot_takes_landing ? 1 : 0) ? preview->shot : 0;
}

static void find_threat(const struct rules *rules, const struct position *position,
	struct event_list *scratch, struct hint_threat *threat, int *hole)
{
	uint32_t legal = position_liftable(position, (enum side)position->mover);

	*threat = (struct hint_threat){.home = -1};
	for (int i = 0; legal >> i; i++) {
		struct preview preview;

		if (!(legal >> i & 1))
			continue;
		move_preview(rules, position, i, scratch, &preview);
		if (real_shot(rules, &preview) > threat->shot)
			threat->shot = preview.shot;
		if (preview.home <= threat->home)
			continue;
		threat->home = preview.home;
		*hole = i;
	}
	CHECK(threat->home >= 0);
}

void hint_threat(
	const struct rules *rules, const struct position *position, struct hint_threat *threat)
{
	struct event_list *scratch = xalloc(sizeof(*scratch));
	int hole;

	find_threat(rules, position, scratch, threat, &hole);
	free(scratch);
}

int hint_greedy(const struct rules *rules, const struct position *position)
{
	struct event_list *scratch = xalloc(sizeof(*scratch));
	struct hint_threat threat;
	int hole = HINT_NONE;

	find_threat(rules, position, scratch, &threat, &hole);
	free(scratch);
	return hole;
}

/* ---- The move and its turn ----------------------------------------------------------------------
 */

/* In an opening together the board as laid out, whatever the other has chosen. */
static void set_position(struct look *look)
{
	const struct match *match = look->match;

	look->side = (enum side)match->position.mover;
	look->position = match->position;
	if (match->phase != MATCH_CHOOSING || match->hands[look->side].drops > 0 ||
		match->hands[side_other(look->side)].drops > 0)
		return;
	position_init(&look->position, match->rules.holes, match->rules.seeds_per_hole);
	look->position.mover = (uint8_t)look->side;
}

static void count_sweep(struct look *look)
{
	int store = board_store(look->position.holes, look->side);

	look->swept = 0;
	for (int i = 0; i < look->scratch->len; i++) {
		const struct event *event = &look->scratch->items[i];

		if (event->kind == EVENT_SWEEP && event->to == store)
			look->swept += event->n;
	}
}

static void tell_move(struct look *look, struct hint *hint)
{
	struct preview preview;

	move_preview(&look->match->rules, &look->position, hint->hole, look->scratch, &preview);
	hint->home = preview.home;
	hint->shot = real_shot(&look->match->rules, &preview);
	hint->relays = preview.relays;
	hint->extra_turn = preview.extra_turn;
}

/* Along the best line, until the turn goes to somebody. */
static void follow_turn(struct look *look, struct hint *hint)
{
	const struct ai_answer *best = &look->advice->best;
	const struct rules *rules = &look->match->rules;
	struct position *at = &look->end;

	*at = look->position;
	for (int i = 0; i < best->line_len && !hint->turn_ends; i++) {
		struct preview preview;

		move_preview(rules, at, best->line[i], look->scratch, &preview);
		move_play(rules, at, best->line[i], NULL);
		hint->turn_moves++;
		hint->turn_home += preview.home;
		hint->turn_ends = !preview.extra_turn || !has_turn(at, look->side);
	}
}

/* Seeds of the own row at the end, where the best line leads there. */
static int kept_at_end(struct look *look)
{
	const struct ai_answer *best = &look->advice->best;
	const struct rules *rules = &look->match->rules;
	struct position at = look->position;

	if (!best->exact || rules->final_sweep != SWEEP_OWNER)
		return 0;
	for (int i = 0; i < best->line_len && !at.over; i++) {
		look->scratch->len = 0;
		move_play(rules, &at, best->line[i], look->scratch);
	}
	count_sweep(look);
	return at.over ? look->swept : 0;
}

/* ---- What it brings -----------------------------------------------------------------------------
 */

static void set_gain(struct hint *hint, enum hint_gain gain, int n)
{
	hint->gain = gain;
	hint->gain_n = n;
}

/* More than half of all seeds come home in this turn. */
static bool wins(const struct look *look, int *n)
{
	int store = board_store(look->position.holes, look->side);
	int total = position_total(&look->position);

	*n = look->end.cells[store];
	return look->match->rules.rounds == ROUNDS_ONE && 2 * *n > total &&
	       2 * look->position.cells[store] <= total;
}

static void find_gain(const struct look *look, struct hint *hint)
{
	int n;

	if (look->match->phase == MATCH_CHOOSING)
		set_gain(hint, HINT_ALONE,
			look->advice->best.value - lead(&look->position, look->side));
	else if (look->end.over && lead(&look->end, look->side) > 0)
		set_gain(hint, HINT_ENDS, lead(&look->end, look->side));
	else if (wins(look, &n))
		set_gain(hint, HINT_WINS, n);
	else if (hint->extra_turn && hint->turn_moves > 1)
		set_gain(hint, HINT_EXTRA, hint->turn_home);
	else if (hint->shot > 0)
		set_gain(hint, HINT_SHOT, hint->shot);
	else if (hint->home > 0)
		set_gain(hint, HINT_HOME, hint->home);
}

/* ---- Why not another ----------------------------------------------------------------------------
 */

static void set_why(struct hint *hint, enum hint_why why, int n, int m)
{
	hint->why = why;
	hint->why_n = n;
	hint->why_m = m;
}

static const struct ai_choice *choice_of(const struct ai_advice *advice, int move)
{
	for (int i = 0; i < advice->count; i++)
		if (advice->others[i].move == move)
			return &advice->others[i];
	return NULL;
}

static int home_of(const struct look *look, int hole)
{
	struct preview preview;

	move_preview(&look->match->rules, &look->position, hole, look->scratch, &preview);
	return preview.home;
}

/* The hole compared with leads to less, or that is not known. */
static bool may_be_worse(const struct look *look, const struct hint *hint)
{
	const struct ai_choice *than = choice_of(look->advice, hint->than);

	return !than || !than->known || than->value < look->advice->best.value;
}

/* What could be replied: after this turn, and after the other hole. */
static bool saves(const struct look *look, struct hint *hint)
{
	const struct rules *rules = &look->match->rules;
	enum side other = side_other(look->side);
	struct position after = look->position;
	struct hint_threat mine, theirs;
	int hole;

	if (look->match->phase != MATCH_PLAYING || !hint->turn_ends ||
		!has_turn(&look->end, other) || !may_be_worse(look, hint))
		return false;
	move_play(rules, &after, hint->than, NULL);
	if (!has_turn(&after, other))
		return false;
	find_threat(rules, &look->end, look->scratch, &mine, &hole);
	find_threat(rules, &after, look->scratch, &theirs, &hole);
	if (theirs.home < mine.home + WORTH_SAYING)
		return false;
	if (theirs.shot >= mine.shot + WORTH_SAYING)
		set_why(hint, HINT_GUARDS, theirs.shot, mine.shot);
	else
		set_why(hint, HINT_SAVES, theirs.home, mine.home);
	return true;
}

static bool keeps(struct look *look, struct hint *hint)
{
	int kept = look->match->phase == MATCH_PLAYING && !look->end.over ? kept_at_end(look) : 0;

	if (kept < WORTH_KEEPING || !may_be_worse(look, hint))
		return false;
	set_why(hint, HINT_KEEPS, kept, 0);
	hint->than = HINT_NONE;
	return true;
}

static bool loses_least(const struct look *look, struct hint *hint)
{
	const struct ai_advice *advice = look->advice;
	int now = lead(&look->position, look->side), next;

	if (look->match->phase != MATCH_PLAYING || !advice->others[advice->count - 1].known)
		return false;
	next = advice->others[0].value;
	if (advice->best.value > now - WORTH_SAYING || next >= advice->best.value)
		return false;
	set_why(hint, HINT_LEAST_BAD, now - advice->best.value, now - next);
	hint->than = HINT_NONE;
	hint->why_exact = advice->best.exact && advice->others[0].exact;
	return true;
}

/* Compared by what they lead to. */
static bool leads_further(const struct look *look, struct hint *hint)
{
	const struct ai_advice *advice = look->advice;
	const struct ai_choice *than = choice_of(advice, hint->than);
	int home = home_of(look, hint->than);
	bool more;

	if (!than || !than->known || than->value >= advice->best.value)
		return false;
	more = home > hint->home && hint->leads;
	set_why(hint, more ? HINT_MORE : HINT_BETTER, advice->best.value - than->value,
		more ? home : 0);
	hint->why_exact = advice->best.exact && than->exact;
	return true;
}

static void find_why(struct look *look, struct hint *hint)
{
	const struct ai_advice *advice = look->advice;
	int greedy;

	hint->than = HINT_NONE;
	if (advice->count == 0) {
		set_why(hint, HINT_ONLY, 0, 0);
		return;
	}
	if (hint->turn_ends && !look->end.over && has_turn(&look->end, look->side)) {
		set_why(hint, HINT_PASSES, 0, 0);
		return;
	}
	greedy = hint_greedy(&look->match->rules, &look->position);
	hint->than = greedy != hint->hole ? greedy : advice->others[0].move;
	if (saves(look, hint))
		return;
	if (keeps(look, hint) || loses_least(look, hint) || leads_further(look, hint))
		return;
	set_why(hint, HINT_BEST, 0, 0);
	hint->than = HINT_NONE;
}

void hint_find(const struct match *match, const struct ai_advice *advice, struct hint *hint)
{
	struct look look = {.match = match, .advice = advice};

	CHECK(match->phase != MATCH_OVER && advice->best.move >= 0 && advice->best.line_len > 0);
	CHECK(advice->best.line[0] == advice->best.move);
	*hint = (struct hint){.hole = advice->best.move,
		.leads = match->phase == MATCH_PLAYING,
		.value = advice->best.value,
		.exact = advice->best.exact};
	look.scratch = xalloc(sizeof(*look.scratch));
	set_position(&look);
	tell_move(&look, hint);
	follow_turn(&look, hint);
	find_gain(&look, hint);
	find_why(&look, hint);
	free(look.scratch);
}
