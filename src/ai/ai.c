/* SPDX-License-Identifier: MIT */
#include "ai/ai.h"

#include "ai/alone.h"
#include "ai/think.h"
#include "base/xalloc.h"

#include <stdlib.h>

struct ai *ai_new(unsigned megabytes)
{
	struct ai *ai = xcalloc(1, sizeof(*ai));

	table_init(&ai->search.table, megabytes);
	return ai;
}

void ai_free(struct ai *ai)
{
	if (!ai)
		return;
	table_release(&ai->search.table);
	free(ai);
}

void ai_use_endgame(struct ai *ai, const struct endgame *endgame)
{
	ai->endgame = endgame;
}

static int whole_seeds(int value)
{
	return (value >= 0 ? value + SEED / 2 : value - SEED / 2) / SEED;
}

static void deepen(struct search *search, const struct match *match, const struct ai_limits *limits,
	struct root *root, struct ai_answer *answer)
{
	int deepest = limits->depth > 0 && limits->depth < DEPTH_MAX ? limits->depth : DEPTH_MAX;

	search_begin(search, &match->rules, &match->position, limits);
	if (!search_root(search, &match->position, root))
		return;
	while (answer->depth < deepest && !root->proved &&
		search_iterate(search, root, answer->depth + 1))
		answer->depth++;
}

void think_choices(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	int slack, struct root *root, struct ai_answer *answer)
{
	*answer = (struct ai_answer){.move = -1};
	*root = (struct root){.slack = slack};
	if (match->phase == MATCH_CHOOSING) {
		answer->nodes = alone_try(match, limits, root);
		return;
	}
	deepen(&ai->search, match, limits, root, answer);
	answer->nodes = ai->search.nodes;
}

void think_answer(const struct root *root, struct ai_answer *answer)
{
	answer->move = root->moves[0].hole;
	answer->value = whole_seeds(root->moves[0].value);
	answer->exact = root->proved;
	answer->line_len = 1;
	answer->line[0] = answer->move;
	if (root->line_len == 0 || root->line[0] != answer->move)
		return;
	answer->line_len = root->line_len;
	for (int i = 0; i < root->line_len; i++)
		answer->line[i] = root->line[i];
}

void ai_search(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_answer *answer)
{
	struct root root;

	*answer = (struct ai_answer){.move = -1};
	if (match->phase == MATCH_OVER)
		return;
	think_choices(ai, match, limits, 0, &root, answer);
	think_answer(&root, answer);
}
