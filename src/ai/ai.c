/* SPDX-License-Identifier: MIT */
#include "ai/ai.h"

#include "ai/alone.h"
#include "ai/line.h"
#include "ai/think.h"
#include "base/xalloc.h"

#include <stdlib.h>

struct ai *ai_new(unsigned megabytes)
{
	struct ai *ai = xcalloc(1, sizeof(*ai));

	table_init(&ai->table, megabytes);
	return ai;
}

void ai_free(struct ai *ai)
{
	if (!ai)
		return;
	crew_release(&ai->crew);
	table_release(&ai->table);
	free(ai);
}

void ai_use_endgame(struct ai *ai, const struct endgame *endgame)
{
	ai->endgame = endgame;
}

static void begin(struct ai *ai, const struct match *match, const struct ai_limits *limits)
{
	struct search *search = &ai->search;

	search_begin(search, match, limits, 0, crew_threads(limits));
	if (!limits->remembers)
		table_begin(&ai->table);
	search->table = &ai->table;
	search->quit = NULL;
	search->endgame = NULL;
	search->known = -1;
	/* The table knows the seeds of a round, not what its end means for the next one. */
	if (!ai->endgame || search->round_follows || match->position.burned ||
		!endgame_is_for(ai->endgame, &match->rules))
		return;
	search->endgame = ai->endgame;
	search->known = endgame_ready(ai->endgame);
}

static void deepen(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct root *root, struct ai_answer *answer)
{
	int deepest = limits->depth > 0 && limits->depth < DEPTH_MAX ? limits->depth : DEPTH_MAX;
	struct search *search = &ai->search;

	begin(ai, match, limits);
	if (search_root(search, &match->position, root))
		answer->depth = crew_search(&ai->crew, search, root, deepest);
	answer->nodes = search->nodes;
	answer->exact = root->proved && !search->round_follows;
	line_finish(search, root);
}

static void reset(struct ai_progress *progress)
{
	if (!progress)
		return;
	atomic_store(&progress->depth, 0);
	atomic_store(&progress->value, 0);
	atomic_store(&progress->move, -1);
	atomic_store(&progress->nodes, 0);
}

void think_choices(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	int slack, struct root *root, struct ai_answer *answer)
{
	*answer = (struct ai_answer){.move = -1};
	*root = (struct root){
		.slack = slack, .reach = limits->within ? limits->within * SEED : VALUE_MAX};
	reset(limits->progress);
	if (match->phase == MATCH_CHOOSING) {
		answer->nodes = alone_try(match, limits, root);
		return;
	}
	deepen(ai, match, limits, root, answer);
}

void think_answer(const struct root *root, struct ai_answer *answer)
{
	answer->move = root->moves[0].hole;
	answer->value = search_seeds(root->moves[0].value);
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
