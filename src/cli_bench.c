/* SPDX-License-Identifier: MIT */
#include "ai/ai.h"
#include "cli.h"
#include "study/sample.h"
#include "json/write.h"

#include <time.h>

/*
 * How fast the engine is on one core. Time is that of the processor, so that what else runs on the
 * machine counts for little, and the best of a few short runs is said.
 */
enum { RUNS = 5, PERFT_DEPTH_MAX = 20 };

static const double run_seconds = 0.05, search_seconds = 0.25;

static double used_seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static bool is_used_up(void *clock)
{
	return used_seconds() >= *(const double *)clock;
}

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

/* One round played in turn: what is searched, and a position alone. */
static void start_round(const struct pack *pack, int holes, struct match *match)
{
	struct rules rules = pack->rules;

	rules_set_board(&rules, holes, 0);
	rules.start = START_IN_TURN;
	rules.rounds = ROUNDS_ONE;
	match_init(match, &rules, SIDE_A);
}

/* The last moves of all sequences of so many moves that playing them takes a while. */
static double moves_per_second(const struct pack *pack, int holes)
{
	double least = 0;
	struct match match;
	uint64_t moves = 0;
	int depth = 1;

	start_round(pack, holes, &match);
	for (int run = 0; run < RUNS;) {
		double start = used_seconds(), spent;

		moves = perft(&match, depth);
		spent = used_seconds() - start;
		if (spent < run_seconds / 2 && depth < PERFT_DEPTH_MAX) {
			depth++;
			continue;
		}
		least = run == 0 || spent < least ? spent : least;
		run++;
	}
	return (double)moves / least;
}

static double games_in_a_run(struct record *record)
{
	double start = used_seconds(), spent = 0;
	long long games = 0;
	struct match match;

	for (uint32_t seed = 1; spent < run_seconds; spent = used_seconds() - start) {
		for (int i = 0; i < 16; i++, seed++, games++) {
			record_truncate(record, 0);
			sample_play(record, seed, &match);
		}
	}
	return (double)games / spent;
}

/* Whole games as `sample` plays them. */
static double games_per_second(const struct pack *pack, int holes)
{
	struct rules rules = pack->rules;
	struct record record;
	double most = 0;

	rules_set_board(&rules, holes, 0);
	if (rules.rounds == ROUNDS_SEVERAL)
		rules.max_rounds = 3;
	record_init(&record, pack->id, &pack->rules, &rules, SIDE_A);
	for (int run = 0; run < RUNS; run++) {
		double games = games_in_a_run(&record);

		most = games > most ? games : most;
	}
	record_release(&record);
	return most;
}

static double nodes_per_second(const struct pack *pack, int holes)
{
	struct ai *ai = ai_new(AI_MEGABYTES);
	double start = used_seconds(), deadline = start + search_seconds;
	struct ai_limits limits = {.seed = 1, .expired = is_used_up, .clock = &deadline};
	struct ai_answer answer;
	struct match match;
	double spent;

	start_round(pack, holes, &match);
	ai_search(ai, &match, &limits, &answer);
	spent = used_seconds() - start;
	ai_free(ai);
	return (double)answer.nodes / spent;
}

bool cli_bench(struct cli *cli)
{
	for (int i = 0; i < cli->packs.count; i++) {
		const struct pack *pack = &cli->packs.packs[i];

		for (int size = 0; size < pack->size_count; size++) {
			int holes = pack->sizes[size];

			write_measure(cli, "moves/s", pack, holes, moves_per_second(pack, holes));
			write_measure(
				cli, "random games/s", pack, holes, games_per_second(pack, holes));
			write_measure(cli, "nodes/s", pack, holes, nodes_per_second(pack, holes));
		}
	}
	return true;
}
