/* SPDX-License-Identifier: MIT */
#include "ai/endgame.h"
#include "base/file.h"
#include "base/folders.h"
#include "cli.h"
#include "cli_clock.h"
#include "cli_threads.h"
#include "json/write.h"

#include <stdio.h>
#include <time.h>

enum { SAMPLES = 20000, PATH_LEN = 1024 };

static bool check_max(struct cli *cli)
{
	int holes = cli->rules.holes;
	int most = endgame_seeds_within(holes, ENDGAME_POSITIONS_MAX);

	if (cli->max >= 0 && cli->max <= most)
		return true;
	diag_clear(cli->diag);
	diag_file(cli->diag, "table");
	if (cli->max < 0)
		diag_found(cli->diag, "no --max");
	else
		diag_found(cli->diag, "--max %d, %llu bytes", cli->max,
			(unsigned long long)endgame_positions(holes, cli->max));
	diag_wanted(cli->diag, "--max 0 to %d with %d holes, at most 2 GiB", most, holes);
	return false;
}

static void say(const struct diag *diag, const char *what_then)
{
	struct strbuf line;

	strbuf_init(&line);
	diag_write(diag, &line);
	fprintf(stderr, "%s; %s\n", line.text, what_then);
	strbuf_release(&line);
}

/* The file's table if there is one that holds, else an empty one. */
static struct endgame *open_table(const struct cli *cli, const char *path)
{
	struct endgame *endgame = endgame_new(&cli->rules, cli->max);
	struct diag diag;
	bool loaded;

	if (!path[0] || !file_exists(path))
		return endgame;
	loaded = endgame_load(endgame, path, &diag);
	if (loaded && endgame_verify(endgame, SAMPLES, (uint32_t)time(NULL)))
		return endgame;
	if (loaded) {
		diag_clear(&diag);
		diag_file(&diag, path);
		diag_found(&diag, "a value that does not follow from the moves");
		diag_wanted(&diag, "values by these rules");
		endgame_free(endgame);
		endgame = endgame_new(&cli->rules, cli->max);
	}
	say(&diag, "the table is built anew");
	return endgame;
}

static void keep_table(const struct endgame *endgame, const char *folder, const char *path)
{
	struct diag diag;

	if (!path[0])
		fprintf(stderr,
			"neither XDG_CACHE_HOME nor HOME names a folder; the table is not kept\n");
	else if (!file_make_folder(folder, &diag) || !endgame_save(endgame, path, &diag))
		say(&diag, "the table is not kept");
}

static void write_table(struct cli *cli, double started)
{
	long long positions = (long long)endgame_positions(cli->rules.holes, cli->max);
	struct json_writer writer;

	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "max", cli->max);
	json_write_int(&writer, "positions", positions);
	/* A byte each. */
	json_write_int(&writer, "bytes", positions);
	json_write_int(&writer, "ms", (long long)((cli_seconds() - started) * 1000));
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
}

bool cli_table(struct cli *cli)
{
	struct job_runner runner = cli_threads();
	double started = cli_seconds();
	struct endgame *endgame;
	char path[PATH_LEN];
	int threads = cli->threads > 0 ? cli->threads : cli_threads_count(ENDGAME_THREADS_MAX);

	if (!check_max(cli))
		return false;
	endgame_path(&cli->rules, cli->max, cli->cache, path, sizeof path);
	endgame = open_table(cli, path);
	if (endgame_ready(endgame) < cli->max) {
		endgame_build(endgame, threads, &runner, NULL);
		keep_table(endgame, cli->cache, path);
	}
	endgame_free(endgame);
	write_table(cli, started);
	return true;
}
