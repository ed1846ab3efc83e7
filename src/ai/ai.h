/* SPDX-License-Identifier: MIT */
#ifndef AI_AI_H
#define AI_AI_H

#include "base/job.h"
#include "core/match.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/*
 * The computer player. It knows the rules and the board, no threads and no clock: it is given a
 * budget of nodes, a question that says when time is up, and a flag that stops it. The same match,
 * limits, seed and memory size give the same answer on every machine (unless expired or stop cut
 * it short). It thinks a round ahead: of a match of several rounds it searches the one being
 * played, and what its end means for the next one (ai_round_worth) is part of the value; such a
 * value is never exact, and endgame tables are not asked.
 *
 * With threads the budget is shared: all of them together try no more than NODES moves.
 */
struct ai_limits {
	uint64_t nodes;               /* moves tried; 0: no budget */
	int depth;                    /* iterations, in moves; 0: as deep as it goes */
	uint32_t seed;                /* for the levels that do not always take the best */
	bool (*expired)(void *clock); /* asked every 1024 nodes; NULL: never */
	void *clock;
	const atomic_bool *stop; /* NULL: never */
	/* More than one thread share what they find; RUNNER starts the others. EXPIRED is then
	 * asked by all of them, and the answer may differ from run to run. 0 or 1, or no RUNNER:
	 * alone. */
	int threads;
	struct job_runner *runner;
	struct ai_progress *progress; /* told while it thinks; NULL: nobody is */
	/* Values beyond so many seeds either way need not be told: then they are proved sooner, and
	 * only bounds. 0: all are told. */
	int within;
	/* What this ai's last search found counts, made by the same rules and in the same round:
	 * stronger, but an answer then hangs on what was asked before. */
	bool remembers;
	/* ai_play: the other may change seats after this first turn, so it leaves the board as even
	 * as it can instead of banking the most. */
	bool fair;
};

enum { AI_THREADS_MAX = 16 };

/* Read by other threads while a search runs. */
struct ai_progress {
	atomic_int depth; /* the last iteration finished */
	atomic_int value; /* seeds, the mover's view */
	atomic_int move;  /* -1: none yet */
	atomic_ullong nodes;
};

enum { AI_LINE_MAX = 64 };

struct ai_answer {
	int move;  /* the place to lift; -1 if the match is over */
	int value; /* the mover's final store minus the opponent's, in seeds, as far as seen */
	int depth; /* the last iteration finished; 0: none, the move is only a legal one */
	uint64_t nodes;
	bool exact;            /* the value is proved */
	int line[AI_LINE_MAX]; /* best play as far as known, choices of both sides */
	int line_len;
};

/* The search's memory; one per thread that thinks. About a transposition table's size. An answer
 * depends on it, so the game and the tools take the same one for the levels. */
enum { AI_MEGABYTES = 16 };
struct ai;
struct ai *ai_new(unsigned megabytes);
void ai_free(struct ai *ai);
/* From now on looks up the ends of a game there, where it is for the rules of the match. Borrowed;
 * NULL: none. An answer depends on how much of it is ready: wait for it where that matters. */
struct endgame;
void ai_use_endgame(struct ai *ai, const struct endgame *endgame);

/*
 * Full strength within the limits; always a legal choice, the best of the last iteration that was
 * finished. It ends by itself once the value is proved. In the opening together it tries its own
 * holes alone and never looks at what the other has chosen; the value is then what they bank.
 */
void ai_search(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_answer *answer);

/*
 * The strengths people choose from, 1 .. AI_LEVELS, weakest first. What each does is told by
 * ai_level(); its name and description for people are words "level.N.name" and "level.N.how".
 *
 * Levels 1 to 4 hold back in a first turn, or the first player might bank 96 of 98 seeds before
 * the other has lifted one. As long as the other's store is empty, in the first round, with more
 * than half of the seeds in holes, they look two moves ahead at most, do not end the round, and
 * once they have banked two holes' worth they end their turn where they can. For people this is
 * "level.holdsBack". Levels 5 and 6 take what they find. Where limits say FAIR every level, as long
 * as its first turn lasts, makes for the evenest board that its own sight finds.
 */
enum { AI_LEVELS = 6, AI_LEVEL_FIRST = 2 /* a new player's */ };

/* What a level goes by: its own row as one sowing leaves it (seeds squared: it likes full holes),
 * the seeds that one sowing brings home, or what a search says. */
enum ai_eye { AI_EYE_ROW, AI_EYE_STORE, AI_EYE_SEARCH };

struct ai_level {
	enum ai_eye eye;
	int depth;       /* moves; 0: no limit */
	uint64_t nodes;  /* moves tried for one choice */
	int slack;       /* picks among moves within this many seeds of what it likes best */
	int plain;       /* so many choices in a hundred are any hole */
	bool holds_back; /* in a first turn */
};

const struct ai_level *ai_level(int level);
/* How many seeds the endgame table of ai_use_endgame() must hold for a level to play as it is
 * told; 0: none is needed. */
int ai_level_endgame(int level, int holes);
/* As ai_search with the level's own limits; of LIMITS its depth and nodes are not used. */
void ai_play(struct ai *ai, const struct match *match, int level, const struct ai_limits *limits,
	struct ai_answer *answer);

/* What a position that is not searched further is worth to SIDE, in 1/100 seed; antisymmetric:
 * ai_evaluate(m, A) == -ai_evaluate(m, B). */
int ai_evaluate(const struct rules *rules, const struct position *position, enum side side);

/* What the end of a round, as OVER shows it, is worth to SIDE beyond its seeds, in 1/100 seed:
 * burned holes and who begins the next round. 0 where no round follows. Antisymmetric. At most
 * AI_ROUND_WORTH_MAX either way. */
enum { AI_ROUND_WORTH_MAX = 4000 };
int ai_round_worth(const struct match *match, const struct position *over, enum side side);

#endif
