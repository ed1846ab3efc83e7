/* SPDX-License-Identifier: MIT */
#include "ai/ai.h"
#include "cli.h"
#include "cli_clock.h"
#include "cli_threads.h"
#include "study/sample.h"
#include "json/write.h"

enum { BEST_NODES = 2000000 };

static void write_answer(struct cli *cli, const struct ai_answer *answer)
{
	struct json_writer writer;

	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	if (answer->move < 0)
		json_write_null(&writer, "move");
	else
		json_write_int(&writer, "move", answer->move);
	json_write_int(&writer, "value", answer->value);
	json_write_int(&writer, "depth", answer->depth);
	json_write_int(&writer, "nodes", (long long)answer->nodes);
	json_write_bool(&writer, "exact", answer->exact);
	json_write_array(&writer, "line");
	for (int i = 0; i < answer->line_len; i++)
		json_write_int(&writer, NULL, answer->line[i]);
	json_write_end_array(&writer);
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
}

static bool one_limit(struct cli *cli)
{
	if ((cli->level > 0) + (cli->nodes > 0) + (cli->ms > 0) <= 1 && cli->level <= AI_LEVELS)
		return true;
	diag_clear(cli->diag);
	diag_file(cli->diag, "best");
	diag_found(
		cli->diag, cli->level > AI_LEVELS ? "level %d" : "more than one limit", cli->level);
	diag_wanted(cli->diag, "one of --level 1..%d, --nodes N, --ms T", AI_LEVELS);
	return false;
}

bool cli_best(struct cli *cli)
{
	struct ai_limits limits = {.seed = cli->seed < 0 ? 1 : (uint32_t)cli->seed};
	struct job_runner runner = cli_threads();
	struct ai_answer answer;
	struct record record;
	struct match match;
	double deadline = cli_seconds() + cli->ms / 1000.0;
	struct ai *ai;

	if (!one_limit(cli) || !cli_record(cli, &record))
		return false;
	record_replay(&record, record.len, &match);
	record_release(&record);
	ai = ai_new(AI_MEGABYTES);
	if (cli->ms > 0) {
		limits.expired = cli_is_past;
		limits.clock = &deadline;
	} else {
		limits.nodes = cli->nodes > 0 ? (uint64_t)cli->nodes : BEST_NODES;
	}
	limits.threads = cli->threads;
	limits.runner = &runner;
	if (cli->level > 0)
		ai_play(ai, &match, cli->level, &limits, &answer);
	else
		ai_search(ai, &match, &limits, &answer);
	ai_free(ai);
	write_answer(cli, &answer);
	return true;
}

bool cli_perft(struct cli *cli)
{
	struct json_writer writer;
	struct match match;
	double start = cli_seconds();
	uint64_t nodes;

	if (cli->depth < 0) {
		diag_file(cli->diag, "perft");
		diag_found(cli->diag, "no --depth");
		diag_wanted(cli->diag, "--depth 0 to 20");
		return false;
	}
	match_init(&match, &cli->rules, SIDE_A);
	nodes = perft(&match, cli->depth);
	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "depth", cli->depth);
	json_write_int(&writer, "nodes", (long long)nodes);
	json_write_int(&writer, "ms", (long long)((cli_seconds() - start) * 1000));
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
	return true;
}
