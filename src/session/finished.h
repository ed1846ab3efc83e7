/* SPDX-License-Identifier: MIT */
#ifndef SESSION_FINISHED_H
#define SESSION_FINISHED_H

#include "record/game_log.h"
#include "session/session.h"

/* What the list of own games keeps of a game: false where it is not over, nothing was chosen in it
 * or nobody but the computer played. ENTRY's day, hints and undos are for the caller to fill in;
 * it is released by game_log_entry_release(). */
bool session_finished(const struct session *session, struct game_log_entry *entry);

#endif
