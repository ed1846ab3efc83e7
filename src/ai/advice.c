/* SPDX-License-Identifier: MIT */
#include "ai/advice.h"

#include "ai/alone.h"
#include "base/check.h"
#include "core/move.h"

static int smaller(int a, int b)
{
	return a < b ? a : b;
}

/* Within the round: where it ends the board stays as it was swept. */
static void follow(struct match *match, int move)
{
	move_play(&match->rules, &match->position, move, NULL);
}

static bool has_turn(const struct match *match, enum side side)
{
	return !match->position.over && match->position.mover == (int)side;
}

static void look_at(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_choice *choice)
{
	enum side side = (enum side)match->position.mover;
	struct match after = *match;
	struct ai_answer answer;

	follow(&after, choice->move);
	if (after.position.over) {
		choice->value = position_lead(&after.position, side);
		choice->known = choice->exact = true;
		return;
	}
	ai_search(ai, &after, limits, &answer);
	choice->value = has_turn(&after, side) ? answer.value : -answer.value;
	choice->exact = answer.exact;
	choice->known = answer.exact || answer.depth > 0;
}

static bool is_before(const struct ai_choice *a, const struct ai_choice *b)
{
	if (a->known != b->known)
		return a->known;
	return a->known && a->value > b->value;
}

static void sort_in(struct ai_advice *advice, const struct ai_choice *choice)
{
	int i = advice->count++;

	for (; i > 0 && is_before(choice, &advice->others[i - 1]); i--)
		advice->others[i] = advice->others[i - 1];
	advice->others[i] = *choice;
}

/* A line may end where a table knew the rest, or as far as was looked. */
static void finish_turn(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_answer *best)
{
	enum side side = (enum side)match->position.mover;
	struct match at = *match;

	for (int i = 0; i < best->line_len; i++) {
		follow(&at, best->line[i]);
		if (!has_turn(&at, side))
			return;
	}
	while (best->line_len < AI_LINE_MAX && has_turn(&at, side)) {
		struct ai_answer more;

		ai_search(ai, &at, limits, &more);
		if (more.depth == 0 && !more.exact)
			return;
		for (int i = 0; i < more.line_len && has_turn(&at, side); i++) {
			if (best->line_len == AI_LINE_MAX)
				return;
			best->line[best->line_len++] = more.line[i];
			follow(&at, more.line[i]);
		}
	}
}

static void search_others(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_advice *advice)
{
	uint32_t others = match_legal(match) & ~(UINT32_C(1) << advice->best.move);
	int deep = advice->best.depth > 1 ? advice->best.depth - 1 : 1;
	struct ai_limits own = *limits;
	int count = 0;

	for (int hole = 0; others >> hole; hole++)
		count += (others >> hole & 1) != 0;
	own.nodes = limits->nodes / 2 / (uint64_t)(count + 1);
	own.progress = NULL;
	if (limits->nodes && !own.nodes)
		own.nodes = 1;
	finish_turn(ai, match, &own, &advice->best);
	/* One step has been made already. */
	own.depth = advice->best.exact ? 0 : deep;
	for (int hole = 0; others >> hole; hole++) {
		struct ai_choice choice = {.move = hole};

		if (!(others >> hole & 1))
			continue;
		look_at(ai, match, &own, &choice);
		/* What seems better was looked at less. */
		choice.value = smaller(choice.value, advice->best.value);
		sort_in(advice, &choice);
	}
}

static void try_alone(
	const struct match *match, const struct ai_limits *limits, struct ai_advice *advice)
{
	struct root root;

	alone_try(match, limits, &root);
	for (int i = 0; i < root.count; i++) {
		struct ai_choice choice = {.move = root.moves[i].hole,
			.value = root.moves[i].value / SEED,
			.known = true};

		if (choice.move != advice->best.move)
			sort_in(advice, &choice);
	}
}

void ai_advise(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_advice *advice)
{
	struct ai_limits first = *limits;

	CHECK(match->phase != MATCH_OVER);
	first.nodes = (limits->nodes + 1) / 2;
	*advice = (struct ai_advice){.count = 0};
	ai_search(ai, match, &first, &advice->best);
	if (match->phase == MATCH_CHOOSING)
		try_alone(match, limits, advice);
	else
		search_others(ai, match, limits, advice);
}
