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

/* ---- bench --------------------------------------------------------------------------------------
 */

static void write_measure(
	struct cli *cli, const char *measure, const struct pack *pack, int holes, double per_second)
{
	struct json_writer writer;

	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	json_write_string(&writer, "measure", measure);
	json_write_string(&writer, "pack", pack->id);
	json_write_int(&writer, "holes", holes);
	json_write_int(&writer, "perSecond", (long long)per_second);
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
}

/* Random games for about half a second: moves and games a second. */
static void bench_games(struct cli *cli, const struct pack *pack, int holes)
{
	double start = cli_seconds(), spent = 0;
	struct rules rules = pack->rules;
	long long moves = 0, games = 0;

	rules_set_board(&rules, holes, 0);
	if (rules.rounds == ROUNDS_SEVERAL)
		rules.max_rounds = 3;
	for (uint32_t seed = 1; spent < 0.5; seed++) {
		struct record record;
		struct match match;

		record_init(&record, pack->id, &pack->rules, &rules, SIDE_A);
		sample_play(&record, seed, &match);
		moves += record.len;
		games++;
		record_release(&record);
		spent = cli_seconds() - start;
	}
	write_measure(cli, "moves/s", pack, holes, (double)moves / spent);
	write_measure(cli, "random games/s", pack, holes, (double)games / spent);
}

static void bench_search(struct cli *cli, const struct pack *pack, int holes)
{
	double start = cli_seconds(), deadline = start + 0.5;
	struct ai_limits limits = {.seed = 1, .expired = cli_is_past, .clock = &deadline};
	struct rules rules = pack->rules;
	struct ai_answer answer;
	struct match match;
	struct ai *ai = ai_new(AI_MEGABYTES);

	rules_set_board(&rules, holes, 0);
	/* The search proper: an opening together is not searched. */
	rules.start = START_IN_TURN;
	match_init(&match, &rules, SIDE_A);
	ai_search(ai, &match, &limits, &answer);
	ai_free(ai);
	write_measure(cli, "nodes/s", pack, holes, (double)answer.nodes / (cli_seconds() - start));
}

bool cli_bench(struct cli *cli)
{
	for (int i = 0; i < cli->packs.count; i++) {
		const struct pack *pack = &cli->packs.packs[i];

		for (int size = 0; size < pack->size_count; size++) {
			bench_games(cli, pack, pack->sizes[size]);
			bench_search(cli, pack, pack->sizes[size]);
		}
	}
	return true;
}
