/* SPDX-License-Identifier: MIT */
#include "ai/crew.h"

#include "base/xalloc.h"

#include <stdlib.h>

enum { WORTH_A_THREAD = 4096 /* nodes */ };

void crew_release(struct crew *crew)
{
	free(crew->members);
	*crew = (struct crew){0};
}

int crew_threads(const struct ai_limits *limits)
{
	int threads = limits->threads < AI_THREADS_MAX ? limits->threads : AI_THREADS_MAX;

	if (!limits->runner || threads < 2)
		return 1;
	if (limits->nodes && limits->nodes < (uint64_t)threads * WORTH_A_THREAD)
		return 1;
	return threads;
}

/* Member NUMBER skips every second group of GROUP iterations, so that they spread out. */
static bool skips(int number, int depth)
{
	static const struct {
		int group, shift;
	} rows[] = {{1, 0}, {1, 1}, {2, 0}, {2, 1}, {2, 2}, {2, 3}, {3, 0}, {3, 1}};
	enum { ROWS = sizeof rows / sizeof *rows };
	int row = (number - 1) % ROWS;

	return number > 0 && (depth + rows[row].shift) / rows[row].group % 2 == 1;
}

static void tell(const struct search *search, const struct root *root, int depth)
{
	struct ai_progress *progress = search->limits->progress;

	if (!progress)
		return;
	atomic_store(&progress->value, search_seeds(root->moves[0].value));
	atomic_store(&progress->move, root->moves[0].hole);
	atomic_store(&progress->depth, depth);
}

static int deepen(struct search *search, struct root *root, int deepest, int number)
{
	int done = 0;

	for (int depth = 1; depth <= deepest && !root->proved; depth++) {
		if (skips(number, depth))
			continue;
		if (!search_iterate(search, root, depth))
			break;
		done = depth;
		if (number == 0)
			tell(search, root, depth);
	}
	search_tell_nodes(search);
	/* What one has proved the others need not go on about. */
	if (root->proved && search->quit)
		atomic_store_explicit(search->quit, true, memory_order_relaxed);
	return done;
}

static void work(struct job *job)
{
	struct crew_member *member = (struct crew_member *)job;

	member->depth = deepen(&member->search, &member->root, member->deepest, member->number);
}

static void start(struct crew *crew, struct search *search, const struct root *root, int deepest)
{
	const struct ai_limits *limits = search->limits;
	int threads = crew_threads(limits);

	if (crew->room < threads - 1) {
		free(crew->members);
		crew->members = xcalloc((size_t)threads - 1, sizeof *crew->members);
		crew->room = threads - 1;
	}
	crew->runner = limits->runner;
	atomic_init(&crew->quit, false);
	search->quit = &crew->quit;
	for (crew->count = 0; crew->count < threads - 1; crew->count++) {
		struct crew_member *member = &crew->members[crew->count];
		struct search *other = &member->search;

		member->number = crew->count + 1;
		search_begin(other, search->match, limits, member->number, threads);
		other->table = search->table;
		other->endgame = search->endgame;
		other->known = search->known;
		other->quit = &crew->quit;
		member->root = *root;
		member->deepest = deepest;
		member->depth = 0;
		job_init(&member->job, work);
		/* A machine that gives no thread: with those there are. */
		if (!job_start(crew->runner, &member->job))
			return;
	}
}

/* Sends the others home; ROOT becomes that of whoever came deepest. */
static int end(struct crew *crew, struct search *search, struct root *root, int depth)
{
	atomic_store_explicit(&crew->quit, true, memory_order_relaxed);
	for (int i = 0; i < crew->count; i++) {
		struct crew_member *member = &crew->members[i];

		job_cancel(crew->runner, &member->job);
		search->nodes += member->search.nodes;
		if (root->proved || (!member->root.proved && member->depth <= depth))
			continue;
		*root = member->root;
		depth = member->depth;
	}
	search->quit = NULL;
	tell(search, root, depth);
	return depth;
}

int crew_search(struct crew *crew, struct search *search, struct root *root, int deepest)
{
	int depth;

	if (crew_threads(search->limits) == 1)
		return deepen(search, root, deepest, 0);
	start(crew, search, root, deepest);
	depth = deepen(search, root, deepest, 0);
	return end(crew, search, root, depth);
}
