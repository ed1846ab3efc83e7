/* SPDX-License-Identifier: MIT */
#include "app/board_screen_answers.h"
#include "app/board_screen_record.h"
#include "app/board_screen_state.h"
#include "app/board_screen_swap.h"
#include "app/board_screen_task.h"
#include "app/hint_line.h"

/* A hint, when a person asks for one: worked out while the board stays as it is, then told on the
 * line, with its hole marked, until the next choice. */

bool board_has_hint(const struct board_screen *s)
{
	return !board_has_task(s) && session_may_hint(s->session) && board_person_chooses(s) &&
	       !board_offers_swap(s) && !presenter_is_moving(s->presenter);
}

bool board_keeps_hint(const struct board_screen *s)
{
	const enum seat *seats = session_setup(s->session)->seats;
	bool people = seats[SIDE_A] == SEAT_PERSON || seats[SIDE_B] == SEAT_PERSON;
	return people && session_match(s->session)->phase != MATCH_OVER && !board_plays_itself(s) &&
	       !board_replays(s) && !board_has_task(s) && !board_asks(s);
}

/* It stands before a preview until the light goes elsewhere. */
bool board_shows_hint(const struct board_screen *s)
{
	if (s->hint.what.hole == MARK_NONE || presenter_is_moving(s->presenter))
		return false;
	return s->previewed == MARK_NONE || s->previewed == s->hint.over;
}

void board_hint_drop(struct board_screen *s)
{
	if (s->hint.asked)
		session_drop_hint(s->session);
	s->hint.asked = false;
	s->hint.what.hole = s->hint.over = MARK_NONE;
}

void board_hint_press(struct board_screen *s)
{
	bool stops = s->hint.asked;
	if (!board_has_hint(s))
		return;
	board_hint_drop(s);
	s->notice_until = 0;
	s->hint.asked = !stops && session_ask_hint(s->session);
	if (s->hint.asked)
		board_tally_hint(s);
	board_place_widgets(s);
	board_tell(s);
}

static int ordinal(const struct board_screen *s, int hole)
{
	return hole == HINT_NONE ? 0 : layout_ordinal(&s->layout.board, hole);
}

void board_hint_tell(struct board_screen *s)
{
	const struct match *match = session_match(s->session);
	if (s->hint.what.hole == MARK_NONE || s->layout.board.holes == 0)
		return;
	hint_line_tell(&s->hint.line, app_words(s->screen.app), s->pack, &match->rules,
		&s->hint.what, ordinal(s, s->hint.what.hole), ordinal(s, s->hint.what.than));
}

void board_hint_poll(struct board_screen *s)
{
	struct ai_advice advice;
	struct match match = *session_match(s->session);
	bool runs = session_is_hinting(s->session);
	if (!s->hint.asked)
		return;
	bool told = session_poll_hint(s->session, &advice);
	if (!told && runs)
		return;
	s->hint.asked = false;
	if (!told) {
		/* It was stopped while nobody looked. */
		board_place_widgets(s);
		app_redraw(s->screen.app);
		return;
	}
	/* Unseen choices: the holes are those of the one who asked. */
	match.position.mover = (uint8_t)board_side(match.rules.holes, advice.best.move);
	hint_find(&match, &advice, &s->hint.what);
	s->hint.over = s->previewed;
	board_place_widgets(s);
	board_tell(s);
}
