/* SPDX-License-Identifier: MIT */
#ifndef APP_COMPARE_STATE_H
#define APP_COMPARE_STATE_H

#include "app/page.h"
#include "study/comparison.h"
#include "ui/board_figure.h"
#include "ui/turn_line.h"

/*
 * The inside of the page banding: compare_screen.c (life, time, keys, presses), compare_game.c
 * (what is compared), compare_layout.c (the page), compare_boards.c (the two boards on it),
 * compare_choose.c (the dialogs that change game and rules).
 */
enum {
	COMPARE_FIRST = PAGE_IDS,
	COMPARE_PREVIOUS,
	COMPARE_RUN,
	COMPARE_NEXT,
	COMPARE_LAST,
	COMPARE_TO_PARTING,
	COMPARE_RETURN,
	COMPARE_CHANGE_GAME,
	COMPARE_CHANGE_RULES,
	COMPARE_COPY,
	COMPARE_PASTE,
	COMPARE_PLACE = 100, /* plus COMPARE_PLACES for the other board, plus the place */
	COMPARE_PLACES = 32,
	COMPARE_STEP_MS = 900,
	COMPARE_SAMPLES = 999, /* the last number that is offered */
};

enum compare_source { COMPARE_SAMPLE, COMPARE_PLAYED, COMPARE_CODE };

struct compare {
	struct page page; /* first */
	struct comparison comparison;
	enum compare_source source;
	int sample;                           /* its number, or the last that was looked at */
	char other_pack[RECORD_PACK_MAX + 1]; /* whose rules, maybe changed, the other board has */
	bool running;                         /* steps by itself */
	uint64_t next_step;                   /* when */
	struct strbuf title;
	struct strbuf notice;      /* what came of copying and pasting; "" : nothing */
	bool refused;              /* the notice is of a wish that was refused */
	struct event_list *events; /* of the move that is told */
	struct turn_line line;
	struct board_figure figures[2]; /* as they are drawn */
};

/* compare_game.c: each leaves the comparison at its first step. */
const struct pack *compare_pack(const struct compare *compare, enum comparison_side side);
/* RECORD under its rules and RULES of OTHER; OTHER NULL, or rules that can't be held against the
 * game: those of the first pack that can. */
void compare_begin(struct compare *compare, const struct record *record, const struct pack *other,
	const struct rules *rules);
void compare_set_rules(
	struct compare *compare, const struct pack *other, const struct rules *rules);
void compare_set_sample(struct compare *compare, int number); /* under the rules of the game */
void compare_set_sample_of(struct compare *compare, const struct pack *pack);
/* The game on the board, or the last one that was; NULL: none. */
const struct record *compare_played(const struct app *app);
void compare_set_played(struct compare *compare);
bool compare_can_copy(const struct compare *compare); /* there is a clipboard */
void compare_copy(struct compare *compare);
bool compare_paste(struct compare *compare); /* false: the notice says why */
void compare_forget_notice(struct compare *compare);

/* compare_layout.c */
void compare_build(struct page *page);

/* compare_boards.c: into FLOW, of which ROOM is seen at once. */
void compare_add_boards(struct compare *compare, struct flow *flow, struct rect room);

/* compare_choose.c: ganti-permainan and ganti-aturan, over the page. */
struct screen *compare_game_new(struct app *app, struct compare *compare);
struct screen *compare_rules_new(struct app *app, struct compare *compare);

#endif
