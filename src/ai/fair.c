/* SPDX-License-Identifier: MIT */
#include "ai/fair.h"

#include "ai/search.h"
#include "base/rng.h"
#include "core/move.h"

#include <stdlib.h>

enum {
	ENDS_MAX = 192,    /* boards compared */
	NODES = 300000,    /* where the limits name none */
	FINALISTS = 6,     /* looked at once more, longer */
	WALK_NODES = 8000, /* more lines than that bring no evener boards */
};

/* A board the turn may end on, and how to come there. */
struct end {
	struct position position;
	int value; /* the chooser's view, 1/100 seed */
	int line_len;
	uint8_t line[AI_LINE_MAX];
};

struct ends {
	int count;
	struct end all[ENDS_MAX];
};

bool fair_is_asked(const struct match *match)
{
	const struct position *position = &match->position;
	enum side other = side_other((enum side)match->first);

	return match->phase == MATCH_PLAYING && match->round == 1 &&
	       position->mover == match->first &&
	       position->cells[board_store(position->holes, other)] == 0;
}

/* Keeps the evenest at first sight. */
static void add(struct ends *ends, const struct end *end)
{
	int worst = 0;

	for (int i = 0; i < ends->count; i++) {
		if (position_equal(&ends->all[i].position, &end->position))
			return;
		if (abs(ends->all[i].value) > abs(ends->all[worst].value))
			worst = i;
	}
	if (ends->count < ENDS_MAX)
		ends->all[ends->count++] = *end;
	else if (abs(end->value) < abs(ends->all[worst].value))
		ends->all[worst] = *end;
}

/* One line at random: every board it could end on is added. Returns the moves tried. */
static unsigned walk(const struct match *match, struct rng *rng, struct ends *ends)
{
	enum side side = (enum side)match->position.mover;
	struct end at = {.position = match->position};
	unsigned tried = 0;

	while (at.line_len < AI_LINE_MAX) {
		uint32_t legal = position_liftable(&at.position, side);
		struct end next = at;
		uint32_t going_on = 0;

		for (int hole = 0; legal >> hole; hole++) {
			struct end child = at;

			if (!(legal >> hole & 1))
				continue;
			tried++;
			child.line[child.line_len++] = (uint8_t)hole;
			move_play(&match->rules, &child.position, hole, NULL);
			if (child.position.over)
				continue;
			if (child.position.mover != side) {
				child.value = ai_evaluate(&match->rules, &child.position, side);
				add(ends, &child);
			} else if (rng_below(rng, ++going_on) == 0) {
				next = child;
			}
		}
		if (!going_on)
			break;
		at = next;
	}
	return tried;
}

/* Nearest to 0 first. */
static void sort(struct ends *ends)
{
	for (int i = 1; i < ends->count; i++) {
		struct end end = ends->all[i];
		int k = i;

		for (; k > 0 && abs(ends->all[k - 1].value) > abs(end.value); k--)
			ends->all[k] = ends->all[k - 1];
		ends->all[k] = end;
	}
}

/* Searches the first COUNT ends with NODES in all. */
static void judge(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ends *ends, int count, uint64_t nodes, struct ai_answer *answer)
{
	enum side side = (enum side)match->position.mover;

	if (count > ends->count)
		count = ends->count;
	for (int i = 0; i < count; i++) {
		struct ai_limits own = {.nodes = nodes / (uint64_t)count + 1,
			.depth = limits->depth,
			.expired = limits->expired,
			.clock = limits->clock,
			.stop = limits->stop};
		struct match after = *match;
		struct ai_answer seen;

		after.position = ends->all[i].position;
		ai_search(ai, &after, &own, &seen);
		answer->nodes += seen.nodes;
		if (seen.depth == 0)
			continue;
		ends->all[i].value =
			(after.position.mover == side ? seen.value : -seen.value) * SEED;
	}
	ends->count = count;
	sort(ends);
}

void fair_choose(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_answer *answer)
{
	uint64_t nodes = limits->nodes ? limits->nodes : NODES;
	uint64_t walking = nodes / 4 < WALK_NODES ? nodes / 4 : WALK_NODES;
	struct ends ends = {.count = 0};
	struct rng rng;

	*answer = (struct ai_answer){.move = -1};
	rng_init(&rng, limits->seed);
	do
		answer->nodes += walk(match, &rng, &ends);
	while (answer->nodes < walking);
	/* Every hole ends the round: a search may choose which. */
	if (!ends.count) {
		ai_search(ai, match, limits, answer);
		return;
	}
	sort(&ends);
	if (limits->depth != 1) {
		judge(ai, match, limits, &ends, ENDS_MAX, nodes / 4, answer);
		judge(ai, match, limits, &ends, FINALISTS, nodes / 2, answer);
	}
	answer->move = ends.all[0].line[0];
	answer->value = ends.all[0].value / SEED;
	answer->depth = 1;
	answer->line_len = ends.all[0].line_len;
	for (int i = 0; i < answer->line_len; i++)
		answer->line[i] = ends.all[0].line[i];
}
