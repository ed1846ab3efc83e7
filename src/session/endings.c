/* SPDX-License-Identifier: MIT */
#include "session/endings.h"

#include "base/cache.h"
#include "base/check.h"
#include "base/file.h"
#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>

struct endings {
	struct job job; /* first; while it runs, all it touches is its own but for stop and TABLE */
	struct endings_host host;
	char folder[512];
	struct endgame *table; /* read by others while the job fills it */
	struct rules rules;
	int loans;
	bool unwritable; /* it is not tried again */
	bool damaged;
	struct diag why_damaged, why_unwritable;
};

static void read_file(struct endings *endings, const char *path)
{
	diag_clear(&endings->why_damaged);
	if (path[0] == '\0' || !file_exists(path))
		return;
	if (endgame_load(endings->table, path, &endings->why_damaged)) {
		cache_touch(path);
		return;
	}
	endings->damaged = true;
	file_remove(path);
}

/* Another program may have kept more than is known here. */
static bool is_kept(struct endings *endings, const char *path)
{
	int known = endgame_ready(endings->table);
	struct diag ignored;

	return file_exists(path) && endgame_load(endings->table, path, &ignored) &&
	       endgame_ready(endings->table) > known;
}

static void write_file(struct endings *endings, const char *path)
{
	if (endings->unwritable || path[0] == '\0' || is_kept(endings, path))
		return;
	diag_clear(&endings->why_unwritable);
	endings->unwritable = !file_make_folder(endings->folder, &endings->why_unwritable) ||
			      !endgame_save(endings->table, path, &endings->why_unwritable);
	if (!endings->unwritable)
		cache_tidy(endings->folder, ENDGAME_FILES, ENDINGS_FILES);
}

static void learn(struct job *job)
{
	struct endings *endings = (struct endings *)job;
	char path[640];

	endgame_path(
		&endings->rules, endgame_seeds(endings->table), endings->folder, path, sizeof path);
	read_file(endings, path);
	int known = endgame_ready(endings->table);
	endgame_build(endings->table, endings->host.threads > 0 ? endings->host.threads : 1,
		endings->host.runner, &job->stop);
	if (endgame_ready(endings->table) > known)
		write_file(endings, path);
}

struct endings *endings_new(const struct endings_host *host)
{
	struct endings *endings = xcalloc(1, sizeof *endings);

	endings->host = *host;
	snprintf(endings->folder, sizeof endings->folder, "%s", host->folder ? host->folder : "");
	job_init(&endings->job, learn);
	return endings;
}

void endings_free(struct endings *endings)
{
	if (!endings)
		return;
	CHECK(endings->loans == 0);
	job_cancel(endings->host.runner, &endings->job);
	endgame_free(endings->table);
	free(endings);
}

static void say(struct endings *endings, const char *what, const struct diag *diag)
{
	struct strbuf text;

	strbuf_init(&text);
	diag_write(diag, &text);
	log_say(endings->host.log, "%s: %s", what, text.text);
	strbuf_release(&text);
}

static void collect(struct endings *endings)
{
	if (!job_collect(endings->host.runner, &endings->job))
		return;
	if (endings->damaged)
		say(endings, "the endings that were kept are learned anew", &endings->why_damaged);
	if (endings->unwritable)
		say(endings, "the endings can't be kept", &endings->why_unwritable);
	endings->damaged = false;
}

/* False while the one of other rules can't go yet. */
static bool make_room(struct endings *endings, const struct rules *rules, int seeds)
{
	if (endings->table && endgame_is_for(endings->table, rules) &&
		endgame_seeds(endings->table) == seeds)
		return true;
	endings_rest(endings);
	if (endings->loans > 0 || atomic_load(&endings->job.state) != JOB_IDLE)
		return false;
	endgame_free(endings->table);
	endings->table = endgame_new(rules, seeds);
	endings->rules = *rules;
	return true;
}

static bool is_whole(const struct endings *endings)
{
	return endgame_ready(endings->table) >= endgame_seeds(endings->table);
}

void endings_prepare(struct endings *endings, const struct rules *rules, int seeds)
{
	collect(endings);
	if (!make_room(endings, rules, seeds) || is_whole(endings) ||
		atomic_load(&endings->job.state) != JOB_IDLE)
		return;
	if (!job_start(endings->host.runner, &endings->job)) {
		struct job_runner here = job_runner_inline();

		job_start(&here, &endings->job);
	}
	collect(endings); /* where it was done at once */
}

const struct endgame *endings_lend(struct endings *endings, const struct rules *rules, int seeds)
{
	endings_prepare(endings, rules, seeds);
	if (!endings->table || !endgame_is_for(endings->table, rules) ||
		endgame_seeds(endings->table) != seeds || !is_whole(endings))
		return NULL;
	endings->loans++;
	return endings->table;
}

const struct endgame *endings_lend_made(struct endings *endings, const struct rules *rules)
{
	collect(endings);
	if (!endings->table || !endgame_is_for(endings->table, rules) || !is_whole(endings))
		return NULL;
	endings->loans++;
	return endings->table;
}

void endings_return(struct endings *endings)
{
	CHECK(endings->loans > 0);
	endings->loans--;
}

void endings_rest(struct endings *endings)
{
	/* Not waited for: it may just be writing its file. */
	if (job_is_running(&endings->job))
		atomic_store(&endings->job.stop, true);
}

int endings_percent(const struct endings *endings)
{
	if (!endings->table || endgame_ready(endings->table) < 0)
		return 0;
	int holes = endings->rules.holes;
	uint64_t known = endgame_positions(holes, endgame_ready(endings->table));
	uint64_t all = endgame_positions(holes, endgame_seeds(endings->table));
	return (int)(100 * known / all);
}
