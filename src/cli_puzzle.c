/* SPDX-License-Identifier: MIT */
#include "base/date.h"
#include "cli.h"
#include "study/puzzle.h"
#include "json/write.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { DAYS_MAX = 3660 };

/* ---- Of a day -----------------------------------------------------------------------------------
 */

static void write_puzzle(struct cli *cli, const struct puzzle *puzzle)
{
	const struct puzzle_claim *claim = &puzzle->claim;
	struct json_writer writer;

	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	json_write_string(&writer, "code", claim->code);
	json_write_string(&writer, "goal", puzzle_goal_name(claim->goal));
	json_write_int(&writer, "best", claim->best);
	json_write_array(&writer, "solution");
	for (int i = 0; i < claim->len; i++)
		json_write_int(&writer, NULL, claim->solution[i]);
	json_write_end_array(&writer);
	/* Another turn that comes to as much, and it would not be a puzzle. */
	json_write_bool(&writer, "unique", true);
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
}

static struct date today(void)
{
	time_t now = time(NULL);
	struct tm parts;

	localtime_r(&now, &parts);
	return (struct date){parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday};
}

/* Of the processor, so that what else runs on the machine counts for little. */
static double used_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static int compare_times(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

/* How long each took to find, for whoever asked for many. */
static void tell_times(double *times, int count)
{
	qsort(times, (size_t)count, sizeof *times, compare_times);
	fprintf(stderr,
		"%d puzzles, each found in %.1f ms at least, %.1f in the middle, %.1f at most\n",
		count, times[0], times[count / 2], times[count - 1]);
}

static bool write_days(struct cli *cli, const struct date *first, int count)
{
	double times[DAYS_MAX];

	for (int i = 0; i < count; i++) {
		struct date date = date_of_number(date_number(first) + i);
		double start = used_ms();
		struct puzzle puzzle;

		if (!puzzle_of_day(cli->pack, &cli->base, &cli->rules, &date, &puzzle))
			return cli_refuse(cli, "puzzle", "rules under which no puzzle was found",
				"a game with extra turns and enough seeds");
		times[i] = used_ms() - start;
		write_puzzle(cli, &puzzle);
	}
	if (count > 1)
		tell_times(times, count);
	return true;
}

/* ---- The collection -----------------------------------------------------------------------------
 */

/* Which games each kind of puzzle is taken from: those in which it is worth doing. */
enum { PACKS_OF_GOAL = 4, SEED_TRIES = 40, COLLECTION_NODES = 4000000 };

static const char *const packs_of[PUZZLE_GOALS][PACKS_OF_GOAL] = {
	[PUZZLE_HOME] = {"umum", "congkak-warisan", "jawa-sleman", "kalah"},
	[PUZZLE_AGAIN] = {"umum", "congklak-jalan-terus", "congklak-babak", "kalah"},
	[PUZZLE_SHOT] = {"umum", "congkak-melayu", "congkak-warisan", "congkak-ringkas"},
	[PUZZLE_RELAY] = {"umum", "congkak-melayu", "congklak-babak", "congklak-jalan-terus"},
	[PUZZLE_WIN] = {"umum", "congklak-jalan-terus", "kalah", "congkak-ringkas"},
	[PUZZLE_GUARD] = {"umum", "congkak-melayu", "congklak-babak", "kalah"},
};

/* Not in cli->pack: the collection has no one pack. */
static bool add_one(
	struct cli *cli, struct puzzle_book *book, const char *pack, struct puzzle_wish wish)
{
	uint32_t seed = wish.seed;
	struct puzzle puzzle;
	struct rules base;

	if (!pack_set_rules(&cli->packs, pack, &base))
		return cli_refuse(cli, "puzzle --collection", pack, "this pack among the packs");
	for (int i = 0; i < SEED_TRIES; i++) {
		wish.seed = seed * UINT32_C(2654435761) + (uint32_t)i;
		if (puzzle_make(pack, &base, &base, &wish, &puzzle) &&
			puzzle.claim.level == wish.level && puzzle_book_add(book, &puzzle.claim))
			return true;
	}
	fprintf(stderr, "no %s puzzle of %s that is %s\n", puzzle_goal_name(wish.goal), pack,
		puzzle_level_name(wish.level));
	return true;
}

static bool write_collection(struct cli *cli)
{
	uint32_t seed = cli->seed < 0 ? 1 : (uint32_t)cli->seed;
	struct puzzle_book book;
	bool good = true;

	puzzle_book_init(&book);
	for (int goal = 0; goal < PUZZLE_GOALS; goal++)
		for (int level = 0; level < PUZZLE_LEVELS; level++)
			for (int i = 0; i < PACKS_OF_GOAL && good; i++)
				good = add_one(cli, &book, packs_of[goal][i],
					(struct puzzle_wish){.goal = (enum puzzle_goal)goal,
						.level = (enum puzzle_level)level,
						.seed = seed++,
						.nodes = COLLECTION_NODES});
	if (good)
		puzzle_book_write(&book, cli->out);
	puzzle_book_release(&book);
	return good;
}

bool cli_puzzle(struct cli *cli)
{
	int count = cli->count > 0 ? cli->count : 1;
	struct date date = today();

	if (cli->collection)
		return write_collection(cli);
	if (cli->date && !date_read(cli->date, "--date", &date, cli->diag))
		return false;
	if (count > DAYS_MAX ||
		date_number(&date) + count > date_number(&(struct date){DATE_YEAR_MAX, 12, 31}))
		return cli_refuse(
			cli, "--count", "too many days", "at most 3660, up to the year 9999");
	if (!cli->pack) {
		cli->pack = "umum";
		if (!pack_set_rules(&cli->packs, cli->pack, &cli->base))
			return cli_refuse(cli, "puzzle", "no pack umum", "--pack ID");
		cli->rules = cli->base;
	}
	return write_days(cli, &date, count);
}
