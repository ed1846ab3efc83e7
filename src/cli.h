/* SPDX-License-Identifier: MIT */
#ifndef CLI_H
#define CLI_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "packs/pack.h"
#include "record/record.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The engine without a screen: what a command of CLI gets and gives. Each writes JSON Lines to OUT,
 * which is printed only when it returned true; on false DIAG says what was wrong with the input.
 */
struct cli {
	struct pack_set packs;
	struct pack own; /* of --pack FILE.json or --with FILE.json */
	bool has_own;
	const char *argument; /* the code or file behind the command, or NULL */
	const char *pack;     /* --pack or --with, or NULL */
	struct rules rules;   /* of that pack with --holes, --seeds and --option */
	struct rules base;    /* of that pack */
	bool rounds_said;     /* --option rounds.maxRounds= was given */
	long long seed;       /* -1: not given, as for the next ones */
	int count, depth;
	int level, ms;
	int max, threads;
	bool bounds;       /* --bounds */
	bool collection;   /* --collection */
	const char *date;  /* --date, or NULL: today */
	const char *a, *b; /* match: who plays, or NULL */
	int games;         /* 0: not given */
	long long nodes;
	enum lang lang;     /* --lang: LANG_ID unless given */
	const char *assets; /* the folder that holds lang/ */
	const char *cache;  /* the player's folder for tables, or "" */
	struct strbuf *out;
	struct diag *diag;
};

bool cli_replay(struct cli *cli);
bool cli_sample(struct cli *cli);
bool cli_prove(struct cli *cli);
bool cli_compare(struct cli *cli);
bool cli_check(struct cli *cli);
bool cli_best(struct cli *cli);
bool cli_opening(struct cli *cli);
bool cli_perft(struct cli *cli);
bool cli_match(struct cli *cli);
bool cli_rules(struct cli *cli);
bool cli_table(struct cli *cli);
bool cli_puzzle(struct cli *cli);
bool cli_bench(struct cli *cli);

/* Gives false. */
bool cli_refuse(struct cli *cli, const char *where, const char *found, const char *wanted);
/* Reads the code in ARGUMENT. */
bool cli_record(struct cli *cli, struct record *record);
/* The pack named by --pack or --with; there is one. */
const struct pack *cli_pack(const struct cli *cli);

#endif
