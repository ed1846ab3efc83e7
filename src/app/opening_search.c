/* SPDX-License-Identifier: MIT */
#include "app/opening_state.h"

#include "base/xalloc.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The most positions of the table of endings: made in a moment. A larger one does not pay. */
enum { POSITIONS_MOST = 600000 };

/* ---- within the job */

static void work(struct job *job)
{
	struct opening_search *search = (struct opening_search *)job;
	const struct ai_limits limits = {.nodes = search->nodes,
		.stop = &job->stop,
		.threads = OPENING_THREADS,
		.runner = search->runner};
	if (!endgame_build(search->endgame, OPENING_THREADS, search->runner, &job->stop))
		return;
	first_turn_search(&search->rules, &search->position, search->endgame, &limits,
		&search->progress, &search->best);
}

/* ---- between the page and the job */

static void to_first_turn(const struct opening_entry *entry, struct first_turn *turn)
{
	turn->value = entry->value;
	turn->known = entry->known;
	turn->bound = entry->bound;
	turn->store = entry->store;
	turn->most = entry->most;
	turn->most_exact = entry->most_exact;
	turn->line_len = entry->line_len;
	memcpy(turn->line, entry->line, (size_t)entry->line_len);
}

static void from_first_turn(const struct opening_page *opening, const struct first_turn *turn,
	struct opening_entry *entry)
{
	const struct pack *pack = opening_pack(opening);
	uint64_t ms = opening->page.screen.app->now - opening->search_began;
	opening_entry_init(entry, pack->id, &pack->rules, &opening->rules);
	entry->value = turn->value;
	entry->known = turn->known;
	entry->bound = turn->bound;
	entry->store = turn->store;
	entry->most = turn->most > turn->store ? turn->most : turn->store;
	entry->most_exact = turn->most_exact;
	entry->nodes = turn->nodes;
	entry->ms = ms < INT_MAX ? (int)ms : INT_MAX;
	entry->line_len = turn->line_len;
	memcpy(entry->line, turn->line, (size_t)turn->line_len);
}

static struct first_turn nothing_known(const struct rules *rules)
{
	return (struct first_turn){.bound = 2 * rules->holes * rules->seeds_per_hole};
}

static enum opening_news compare(
	const struct opening_entry *before, const struct opening_entry *after)
{
	if (opening_entry_is_exact(after))
		return NEWS_PROOF;
	if (after->value > before->value || (after->known && !before->known))
		return NEWS_BETTER;
	return after->bound < before->bound ? NEWS_BOUND : NEWS_NOTHING;
}

/* What the finished job found is shown and kept. */
static void take(struct opening_page *opening)
{
	const struct first_turn *turn = &opening->search->best;
	const struct opening_entry before = opening->entry;
	struct opening_entry found;
	opening->news = NEWS_NOTHING;
	if (turn->line_len == 0)
		return;
	from_first_turn(opening, turn, &found);
	if (!opening_entry_replay(&found, &opening_pack(opening)->rules))
		return;
	if (!opening->known)
		opening->news = opening_entry_is_exact(&found) ? NEWS_PROOF : NEWS_BETTER;
	else if (!opening_entry_merge(&found, &before))
		return;
	else
		opening->news = compare(&before, &found);
	bool same_line = opening->known && found.line_len == before.line_len &&
			 memcmp(found.line, before.line, (size_t)found.line_len) == 0;
	if (!same_line)
		opening->step = 0;
	else if (opening->news == NEWS_NOTHING && found.most == before.most &&
		 found.most_exact == before.most_exact)
		return;
	opening->entry = found;
	opening->known = true;
	opening_keep(opening, &found);
}

static void let_go(struct opening_page *opening)
{
	endgame_free(opening->search->endgame);
	free(opening->search);
	opening->search = NULL;
	opening->searching = false;
}

bool opening_can_search(const struct opening_page *opening)
{
	return !opening->known || !opening_entry_is_exact(&opening->entry);
}

void opening_search_start(struct opening_page *opening)
{
	struct app *app = opening->page.screen.app;
	struct opening_search *search = xcalloc(1, sizeof(*search));
	const struct rules *rules = &opening->rules;
	job_init(&search->job, work);
	search->rules = *rules;
	search->runner = app->host.runner;
	search->nodes = app->options.opening_nodes;
	position_init(&search->position, rules->holes, rules->seeds_per_hole);
	search->endgame = endgame_new(rules, endgame_seeds_within(rules->holes, POSITIONS_MOST));
	search->best = nothing_known(rules);
	if (opening->known)
		to_first_turn(&opening->entry, &search->best);
	atomic_init(&search->progress.value, FIRST_TURN_NO_VALUE);
	atomic_init(&search->progress.phase, FIRST_TURN_TABLE);
	opening->search = search;
	opening->search_began = app->now;
	opening->next_look = app->now;
	opening->news = NEWS_NONE;
	opening->searching = job_start(app->host.runner, &search->job);
	if (!opening->searching) {
		let_go(opening);
		opening->news = NEWS_CANNOT;
	}
}

void opening_search_stop(struct opening_page *opening)
{
	if (opening->searching)
		atomic_store(&opening->search->job.stop, true);
}

void opening_search_end(struct opening_page *opening)
{
	if (!opening->searching)
		return;
	job_cancel(opening->page.screen.app->host.runner, &opening->search->job);
	take(opening);
	let_go(opening);
}

bool opening_search_look(struct opening_page *opening, uint64_t now)
{
	if (!opening->searching)
		return false;
	if (job_collect(opening->page.screen.app->host.runner, &opening->search->job)) {
		take(opening);
		let_go(opening);
		return true;
	}
	if (now < opening->next_look)
		return false;
	opening->next_look = now + OPENING_LOOK_MS;
	return true;
}

int opening_search_percent(const struct opening_page *opening)
{
	const struct opening_search *search = opening->search;
	int holes = search->rules.holes, seeds = endgame_seeds(search->endgame);
	if (atomic_load(&search->progress.phase) != FIRST_TURN_TABLE)
		return atomic_load(&search->progress.permille) / 10;
	int ready = endgame_ready(search->endgame);
	if (ready < 0)
		return 0;
	return (int)(100 * endgame_positions(holes, ready) / endgame_positions(holes, seeds));
}
