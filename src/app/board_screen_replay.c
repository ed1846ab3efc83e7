/* SPDX-License-Identifier: MIT */
#include "app/board_screen_state.h"
#include "base/check.h"

#include <stdio.h>

/* A record that is looked at on the board: it plays by itself or goes step by step, there and back.
 * Whoever lifts another hole plays on from there; taken back, it is the record again. */

bool board_replays(const struct board_screen *s)
{
	return s->replay.steps && board_is_on_record(s);
}

void board_replay_tell(struct board_screen *s)
{
	char step[16], all[16];
	const struct words_slot slots[] = {{"n", step}, {"all", all}};
	snprintf(step, sizeof(step), "%d", session_record(s->session)->len);
	snprintf(all, sizeof(all), "%d", s->shown.len);
	strbuf_clear(&s->told);
	words_format(app_words(s->screen.app), "compare.step", slots, 2, &s->told);
	s->told_shown = true;
}

/* Of an opening together both choices are one step: one of them is made. */
static bool is_between(const struct board_screen *s)
{
	return session_is_unseen(s->session) &&
	       !(session_awaits(s->session, SIDE_A) && session_awaits(s->session, SIDE_B));
}

static void pause(struct board_screen *s, uint64_t now)
{
	if (is_between(s))
		board_record_step(s, now);
	s->shown_at = s->shown_count = session_record(s->session)->len;
	board_record_stand(s);
	board_place_widgets(s);
	board_tell(s);
}

static void take_back(struct board_screen *s)
{
	struct command command = {.kind = COMMAND_UNDO};
	CHECK(session_do(s->session, &command) == VERDICT_OK);
}

static void go_back(struct board_screen *s, bool all, uint64_t now)
{
	presenter_finish(s->presenter);
	pause(s, now);
	if (session_record(s->session)->len == 0)
		return;
	do
		take_back(s);
	while (all && session_record(s->session)->len > 0);
	board_follow(s, now);
	pause(s, now);
}

static void step(struct board_screen *s, uint64_t now)
{
	s->shown_at = session_record(s->session)->len;
	s->shown_count = s->shown_at + (session_is_unseen(s->session) ? 2 : 1);
	while (board_plays_itself(s))
		board_record_step(s, now);
}

static void go_on(struct board_screen *s, uint64_t now)
{
	bool moving = presenter_is_moving(s->presenter);
	if (moving)
		board_finish(s, now);
	pause(s, now);
	if (!moving && session_record(s->session)->len < s->shown.len)
		step(s, now);
}

/* The last choice is shown lying still. */
static void go_to_end(struct board_screen *s, uint64_t now)
{
	presenter_finish(s->presenter);
	pause(s, now);
	while (session_record(s->session)->len < s->shown.len) {
		step(s, now);
		presenter_finish(s->presenter);
	}
	board_finish(s, now);
}

static void run(struct board_screen *s, uint64_t now)
{
	if (board_plays_itself(s)) {
		pause(s, now);
		return;
	}
	if (session_record(s->session)->len == s->shown.len)
		go_back(s, true, now);
	s->shown_at = session_record(s->session)->len;
	s->shown_count = s->shown.len;
	board_place_widgets(s);
	board_tell(s);
}

void board_screen_replay(struct screen *screen)
{
	struct board_screen *s = (struct board_screen *)screen;
	CHECK(board_screen_is(screen) && s->is_record);
	s->replay.steps = true;
	board_replay_tell(s);
	board_place_widgets(s);
	widget_focus(&s->widgets, ID_RUN);
	board_tell(s);
}

bool board_screen_is_replay(const struct screen *screen)
{
	CHECK(board_screen_is(screen));
	return board_replays((const struct board_screen *)screen);
}

void board_screen_seat(struct screen *screen, const struct session_setup *setup)
{
	struct board_screen *s = (struct board_screen *)screen;
	CHECK(board_screen_is(screen) && s->is_record);
	s->replay.by = *setup;
	s->replay.seated = true;
	board_tell(s);
}

bool board_replay_press(struct board_screen *s, int id, uint64_t now)
{
	if (!board_replays(s))
		return false;
	if (id == ID_PREVIOUS)
		go_back(s, false, now);
	else if (id == ID_NEXT)
		go_on(s, now);
	else if (id == ID_RUN)
		run(s, now);
	else
		return false;
	return true;
}

static bool has_focus(const struct board_screen *s)
{
	return s->widgets.focus != WIDGET_NONE && s->widgets.focus_shown;
}

bool board_replay_key(struct board_screen *s, const struct input *input, uint64_t now)
{
	if (!board_replays(s))
		return false;
	switch (input->key) {
	case KEY_LEFT:
	case KEY_UNDO:
		go_back(s, false, now);
		return true;
	case KEY_RIGHT:
	case KEY_REDO:
		go_on(s, now);
		return true;
	case KEY_HOME:
		go_back(s, true, now);
		return true;
	case KEY_END:
		go_to_end(s, now);
		return true;
	case KEY_ENTER:
		if (input->repeat || (has_focus(s) && s->widgets.kept != ID_RUN))
			return false;
		run(s, now);
		return true;
	default:
		return false;
	}
}
