/* SPDX-License-Identifier: MIT */
#include "ai/first_turn.h"
#include "cli.h"
#include "cli_clock.h"
#include "cli_threads.h"
#include "core/match.h"
#include "json/write.h"

/*
 * The best first turn. A small table of endings answers most of what a pass meets at its ends; a
 * larger one takes longer to make than it saves.
 */
enum { TABLE_POSITIONS = 600000, DEFAULT_MS = 60000 };

static void write_turn(struct cli *cli, const struct first_turn *turn, double start)
{
	struct json_writer writer;

	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	if (turn->line_len)
		json_write_int(&writer, "value", turn->value);
	else
		json_write_null(&writer, "value");
	json_write_bool(&writer, "exact", first_turn_is_exact(turn));
	json_write_int(&writer, "store", turn->store);
	json_write_array(&writer, "line");
	for (int i = 0; i < turn->line_len; i++)
		json_write_int(&writer, NULL, turn->line[i]);
	json_write_end_array(&writer);
	json_write_int(&writer, "nodes", (long long)turn->nodes);
	json_write_int(&writer, "ms", (long long)((cli_seconds() - start) * 1000));
	if (cli->bounds) {
		json_write_bool(&writer, "proved", turn->line_len && turn->known);
		json_write_int(&writer, "bound", turn->bound);
		json_write_int(&writer, "most", turn->most);
		json_write_bool(&writer, "mostExact", turn->most_exact);
	}
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
}

bool cli_opening(struct cli *cli)
{
	int ms = cli->ms > 0 ? cli->ms : DEFAULT_MS;
	double start = cli_seconds(), deadline = start + ms / 1000.0;
	struct job_runner runner = cli_threads();
	struct ai_limits limits = {.seed = cli->seed < 0 ? 1 : (uint32_t)cli->seed,
		.threads = cli->threads > 0 ? cli->threads : cli_threads_count(AI_THREADS_MAX),
		.runner = &runner,
		.expired = cli_is_past,
		.clock = &deadline};
	struct first_turn turn = {.line_len = 0};
	struct endgame *endgame;
	struct rules rules = cli->rules;
	struct match match;

	if (cli->rules.start == START_TOGETHER)
		return cli_refuse(cli, "opening", "a game that opens together",
			"one with a first turn, or --option start=bergiliran");
	/* A turn is one of a round. */
	rules.rounds = ROUNDS_ONE;
	match_init(&match, &rules, SIDE_A);
	endgame = endgame_new(&cli->rules, endgame_seeds_within(cli->rules.holes, TABLE_POSITIONS));
	endgame_build(endgame, limits.threads, &runner, NULL);
	first_turn_search(&rules, &match.position, endgame, &limits, NULL, &turn);
	endgame_free(endgame);
	write_turn(cli, &turn, start);
	return true;
}
