/* SPDX-License-Identifier: MIT */
#include "ai/ai.h"
#include "ai/endgame.h"
#include "cli.h"
#include "study/balanced.h"
#include "study/reference.h"
#include "json/write.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
	GAMES = 100,
	ROUNDS = 3,
	/* PLAYER_EVEN takes so many usual times for a hard choice, and may run so many ahead of the
	 * other, or hard boards in a row would starve it; in the long run they take the same. */
	EVEN_TIMES = 5,
	EVEN_AHEAD = 2000,
};

/* Who plays: a level, or one to measure it by. */
enum player_kind {
	PLAYER_LEVEL, /* NUMBER */
	PLAYER_NODES, /* full strength on NUMBER nodes a choice */
	PLAYER_EVEN,  /* full strength, all in all in the time the other would take */
	PLAYER_BANK,
	PLAYER_DEPTH, /* NUMBER moves */
};

struct player {
	enum player_kind kind;
	long long number;
	struct ai *ai;
	double spent; /* seconds */
	long choices;
	double earned; /* PLAYER_EVEN: what the other would have spent */
	bool plays_on; /* not the first choice of a game */
};

static const char players_wanted[] = "1..6, bank, depth:1..20, nodes:N or even";

/* Of this thread alone, so that what else the machine does counts for nobody. */
static double seconds(void)
{
	struct timespec spent;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
	return (double)spent.tv_sec + (double)spent.tv_nsec / 1e9;
}

static bool is_past(void *deadline)
{
	return seconds() >= *(const double *)deadline;
}

/* ---- The command line -------------------------------------------------------------------------
 */

static bool read_number(const char *text, long long least, long long most, long long *number)
{
	char *end;

	*number = strtoll(text, &end, 10);
	return *text >= '0' && *text <= '9' && !*end && *number >= least && *number <= most;
}

static bool parse_player(const char *text, struct player *player)
{
	*player = (struct player){.kind = PLAYER_LEVEL};
	if (read_number(text, 1, AI_LEVELS, &player->number))
		return true;
	if (strcmp(text, "bank") == 0) {
		player->kind = PLAYER_BANK;
	} else if (strcmp(text, "even") == 0) {
		player->kind = PLAYER_EVEN;
	} else if (strncmp(text, "depth:", 6) == 0) {
		player->kind = PLAYER_DEPTH;
		return read_number(text + 6, 1, 20, &player->number);
	} else {
		player->kind = PLAYER_NODES;
		return strncmp(text, "nodes:", 6) == 0 &&
		       read_number(text + 6, 1, 1000000000000LL, &player->number);
	}
	return true;
}

static bool read_player(
	struct cli *cli, const char *option, const char *text, struct player *player)
{
	if (!text)
		return cli_refuse(cli, option, "nothing", players_wanted);
	return parse_player(text, player) || cli_refuse(cli, option, text, players_wanted);
}

/* ---- Games --------------------------------------------------------------------------------------
 */

/* What the strongest level needs, for all who play at full strength. */
static bool needs_endgame(const struct player *player)
{
	return player->kind == PLAYER_NODES || player->kind == PLAYER_EVEN ||
	       (player->kind == PLAYER_LEVEL && ai_level_endgame((int)player->number, 7) > 0);
}

static bool is_one(uint32_t choices)
{
	return (choices & (choices - 1)) == 0;
}

static int ask(struct player *player, const struct match *match, double limit, uint32_t seed)
{
	double deadline = seconds() + limit;
	struct ai_limits limits = {.seed = seed};
	struct ai_answer answer;

	switch (player->kind) {
	case PLAYER_BANK:
		return reference_bank(match);
	case PLAYER_DEPTH:
		return reference_search(match, (int)player->number);
	case PLAYER_LEVEL:
		ai_play(player->ai, match, (int)player->number, &limits, &answer);
		return answer.move;
	case PLAYER_NODES:
		limits.nodes = (uint64_t)player->number;
		break;
	case PLAYER_EVEN:
		limits.remembers = player->plays_on;
		/* A choice of one needs no thought. */
		limits.depth = is_one(match_legal(match)) ? 1 : 0;
		limits.expired = is_past;
		limits.clock = &deadline;
		break;
	}
	ai_search(player->ai, match, &limits, &answer);
	return answer.move;
}

/* For one choice: in the long run what the other takes on such boards, more where it is hard. */
static double time_for(
	struct player *player, struct player *other, const struct match *match, uint32_t seed)
{
	double start = seconds(), left, usual;

	ask(other, match, 0, seed);
	player->earned += seconds() - start;
	usual = player->earned / (double)(player->choices + 1);
	left = player->earned + EVEN_AHEAD * usual - player->spent;
	return left < EVEN_TIMES * usual ? left : EVEN_TIMES * usual;
}

static int choose(
	struct player *player, struct player *other, const struct match *match, uint32_t seed)
{
	double limit = 0, start;
	int move;

	if (player->kind == PLAYER_EVEN)
		limit = time_for(player, other, match, seed);
	start = seconds();
	move = ask(player, match, limit, seed);
	player->spent += seconds() - start;
	player->choices++;
	player->plays_on = true;
	return move;
}

struct tally {
	int wins[2];
	int draws;
	int positions[2]; /* that they did better on, both games together */
};

/* One game; AT_A says which player sits there. 1 if the first of them won, -1 if the other. */
static int play_game(
	struct player players[2], int at_a, struct match match, uint32_t seed, struct tally *tally)
{
	int winner;

	for (int i = 0; i < 2; i++)
		players[i].plays_on = false;
	while (match.phase != MATCH_OVER) {
		int who = match.position.mover == SIDE_A ? at_a : 1 - at_a;
		int move = choose(&players[who], &players[1 - who], &match, seed);

		match_play(&match, move, NULL);
	}
	if (match.result == RESULT_DRAW) {
		tally->draws++;
		return 0;
	}
	winner = match.result == RESULT_A ? at_a : 1 - at_a;
	tally->wins[winner]++;
	return winner == 0 ? 1 : -1;
}

static bool play_all(
	struct cli *cli, const struct rules *rules, struct player players[2], struct tally *tally)
{
	int pairs = (cli->games > 0 ? cli->games : GAMES) / 2;
	uint32_t seed = cli->seed < 0 ? 1 : (uint32_t)cli->seed;
	struct ai *finder = ai_new(AI_MEGABYTES);
	bool found = true;

	for (int i = 0; found && i < pairs; i++) {
		uint32_t number = seed + (uint32_t)i;
		struct match match;
		int lead = 0;

		found = balanced_find(finder, rules, number, balanced_nodes(rules), &match);
		for (int at_a = 0; found && at_a < 2; at_a++)
			lead += play_game(players, at_a, match, number, tally);
		tally->positions[0] += lead > 0;
		tally->positions[1] += lead < 0;
	}
	ai_free(finder);
	return found || cli_refuse(cli, "match", "no balanced position on this board",
				"rules and a board where both can bank");
}

static bool takes_time(const struct player players[2])
{
	return players[0].kind == PLAYER_EVEN || players[1].kind == PLAYER_EVEN;
}

/* In microseconds. */
static long long time_a_choice(const struct player *player)
{
	return player->choices ? (long long)(player->spent * 1e6 / (double)player->choices) : 0;
}

static void write_tally(struct cli *cli, const struct player players[2], const struct tally *tally)
{
	struct json_writer writer;

	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "a", tally->wins[0]);
	json_write_int(&writer, "b", tally->wins[1]);
	json_write_int(&writer, "draws", tally->draws);
	/* Where time is the measure it is shown; elsewhere the line is the same each time. */
	if (takes_time(players)) {
		json_write_int(&writer, "aPositions", tally->positions[0]);
		json_write_int(&writer, "bPositions", tally->positions[1]);
		json_write_int(&writer, "aMicroseconds", time_a_choice(&players[0]));
		json_write_int(&writer, "bMicroseconds", time_a_choice(&players[1]));
	}
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
}

bool cli_match(struct cli *cli)
{
	struct rules rules = cli->rules;
	struct endgame *endgame = NULL;
	struct tally tally = {.draws = 0};
	struct player players[2];
	bool done;

	if (!read_player(cli, "--a", cli->a, &players[0]) ||
		!read_player(cli, "--b", cli->b, &players[1]))
		return false;
	if (players[0].kind == PLAYER_EVEN && players[1].kind == PLAYER_EVEN)
		return cli_refuse(
			cli, "match", "even against even", "one whose time the other takes");
	if (!cli->pack)
		rules_init(&rules);
	if (rules.rounds == ROUNDS_SEVERAL && !cli->rounds_said)
		rules.max_rounds = ROUNDS;
	for (int i = 0; i < 2; i++) {
		players[i].ai = ai_new(AI_MEGABYTES);
		if (!needs_endgame(&players[i]))
			continue;
		if (!endgame) {
			endgame = endgame_new(&rules, ai_level_endgame(AI_LEVELS, rules.holes));
			endgame_build(endgame, 1, NULL, NULL);
		}
		ai_use_endgame(players[i].ai, endgame);
	}
	done = play_all(cli, &rules, players, &tally);
	for (int i = 0; i < 2; i++)
		ai_free(players[i].ai);
	endgame_free(endgame);
	if (done)
		write_tally(cli, players, &tally);
	return done;
}
