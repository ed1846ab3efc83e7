/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_RECORD_H
#define APP_BOARD_SCREEN_RECORD_H

#include "session/session.h"
#include "ui/input.h"

#include <stdbool.h>
#include <stdint.h>

/* The game screen's part for records: one that it plays by itself, or that is stepped, and the one
 * that is being made, which is kept among the person's own games. */
struct board_screen;

struct board_replay {
	bool steps;              /* SHOWN is stepped along */
	bool seated;             /* BY is known */
	struct session_setup by; /* who sat where when it was played */
};

/* The game among the person's own ones. */
struct board_tally {
	bool counts;      /* it is to be kept when it ends */
	bool kept;        /* as it stands now */
	int hints, undos; /* or GAME_LOG_UNKNOWN */
};

/* board_screen_record.c */
bool board_plays_itself(const struct board_screen *screen);        /* nobody else may choose */
void board_record_step(struct board_screen *screen, uint64_t now); /* plays the next choice */
void board_record_restart(struct board_screen *screen);
void board_record_tell(struct board_screen *screen);        /* on the line, what is told of it */
void board_record_lead(struct board_screen *screen);        /* the match has changed */
bool board_is_on_record(const struct board_screen *screen); /* as SHOWN so far */
void board_record_stand(struct board_screen *screen);       /* it goes no further by itself */
bool board_round_waits(const struct board_screen *screen);  /* its page is to come first */
void board_show_round(struct board_screen *screen, uint64_t now);

/* board_screen_replay.c */
bool board_replays(const struct board_screen *screen); /* stepping is what its buttons do */
void board_replay_tell(struct board_screen *screen);   /* how far it is, into TOLD */
bool board_replay_press(struct board_screen *screen, int id, uint64_t now);
bool board_replay_key(struct board_screen *screen, const struct input *input, uint64_t now);

/* board_screen_tally.c */
void board_tally_command(struct board_screen *screen, enum command_kind kind); /* before it */
void board_tally_follow(struct board_screen *screen); /* the match has changed */
void board_tally_hint(struct board_screen *screen);

#endif
