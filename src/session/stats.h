/* SPDX-License-Identifier: MIT */
#ifndef SESSION_STATS_H
#define SESSION_STATS_H

#include "session/session.h"

/* What the result page tells. */
struct session_side_stats {
	int choices;
	int best_turn;     /* seeds banked in one turn, extra turns included */
	int longest_relay; /* liftings in one move */
	int shots;
	int shot_seeds;
	int extra_turns;
};

/* Of the player who sits on each side now. */
void session_stats(const struct session *session, struct session_side_stats stats[2]);

#endif
