/* SPDX-License-Identifier: MIT */
#include "app/board_screen_record.h"
#include "app/board_screen_state.h"
#include "app/own_games.h"
#include "base/check.h"

/*
 * A game counts once, as it ended last: it is kept at its end, taken out again where the end is
 * taken back, before that reaches the disk, and kept anew when it ends again. Killed in between,
 * the game that is saved tells which of the two it is (own_games_settle()).
 */

void board_screen_count(struct screen *screen)
{
	struct board_screen *s = (struct board_screen *)screen;
	CHECK(board_screen_is(screen));
	bool begun = session_record(s->session)->len > 0;
	s->tally = (struct board_tally){.counts = true,
		.hints = begun ? GAME_LOG_UNKNOWN : 0,
		.undos = begun ? GAME_LOG_UNKNOWN : 0};
}

static void count(int *counter)
{
	if (*counter != GAME_LOG_UNKNOWN && *counter < GAME_LOG_MANY)
		++*counter;
}

void board_tally_hint(struct board_screen *s)
{
	count(&s->tally.hints);
}

void board_tally_command(struct board_screen *s, enum command_kind kind)
{
	struct board_tally *tally = &s->tally;
	if (!tally->counts)
		return;
	if (kind == COMMAND_RESTART) {
		*tally = (struct board_tally){.counts = true}; /* another game */
	} else if (kind == COMMAND_UNDO && session_can_undo(s->session)) {
		count(&tally->undos);
		if (tally->kept)
			own_games_take_back(s->screen.app, s->session);
		tally->kept = false;
	}
}

void board_tally_follow(struct board_screen *s)
{
	struct board_tally *tally = &s->tally;
	if (tally->counts && !tally->kept)
		tally->kept = own_games_add(s->screen.app, s->session, tally->hints, tally->undos);
}
