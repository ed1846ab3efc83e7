/* SPDX-License-Identifier: MIT */
#include "session/finished.h"

#include "base/strbuf.h"
#include "session/stats.h"

#include <stdio.h>

static int level_of(const struct session_setup *setup, enum side side)
{
	return setup->seats[side] == SEAT_PERSON ? GAME_LOG_PERSON : setup->levels[side];
}

bool session_finished(const struct session *session, struct game_log_entry *entry)
{
	const struct session_setup *setup = session_setup(session);
	const struct match *match = session_match(session);
	bool demo = setup->seats[SIDE_A] == SEAT_COMPUTER && setup->seats[SIDE_B] == SEAT_COMPUTER;
	struct session_side_stats stats[2];
	struct strbuf code;

	if (demo || match->phase != MATCH_OVER || session_record(session)->len == 0)
		return false;
	*entry = (struct game_log_entry){.hints = GAME_LOG_UNKNOWN, .undos = GAME_LOG_UNKNOWN};
	snprintf(entry->pack, sizeof entry->pack, "%s", session_record(session)->pack);
	strbuf_init(&code);
	record_write(session_record(session), &code);
	entry->code = strbuf_detach(&code);
	strbuf_release(&code);
	entry->swap = setup->swap;
	entry->swapped = setup->swapped;
	entry->result = (enum result)match->result;
	entry->conceded = match->conceded;
	entry->rounds = match->round;
	session_stats(session, stats);
	for (int side = 0; side < 2; side++) {
		int store = board_store(match->rules.holes, (enum side)side);

		entry->levels[side] = level_of(setup, (enum side)side);
		entry->stores[side] = match->position.cells[store];
		entry->best_turn[side] = stats[side].best_turn;
		entry->longest_relay[side] = stats[side].longest_relay;
	}
	return true;
}
