/* SPDX-License-Identifier: MIT */
#include "app/board_screen_task.h"
#include "app/board_screen_record.h"

#include "app/app_inside.h"
#include "app/board_task.h"
#include "base/check.h"

#include <stdio.h>

static struct board_screen *with_task(struct screen *screen)
{
	CHECK(board_screen_is(screen));
	struct board_screen *s = (struct board_screen *)screen;
	CHECK(board_has_task(s));
	return s;
}

bool board_has_task(const struct board_screen *s)
{
	return s->task.calls != NULL;
}

bool board_task_goes_on(const struct board_screen *s)
{
	return !board_has_task(s) || s->task.calls->goes_on(s->task.context);
}

bool board_task_foretells(const struct board_screen *s)
{
	return !board_has_task(s) || s->task.calls->foretells;
}

bool board_task_has_other(const struct board_screen *s)
{
	return board_has_task(s) && s->task.calls->other;
}

void board_task_play_other(struct board_screen *s, uint64_t now)
{
	const enum seat *seats = session_setup(s->session)->seats;
	struct command command = {.kind = COMMAND_CHOOSE, .computer = true};
	bool far = seats[SIDE_B] == SEAT_COMPUTER && session_awaits(s->session, SIDE_B);
	command.by = far ? SIDE_B : SIDE_A;
	command.place = s->task.calls->other(s->task.context, s->session);
	CHECK(session_do(s->session, &command) == VERDICT_OK);
	board_follow(s, now);
}

int board_task_answers(const struct board_screen *s, const char *keys[2], bool *main)
{
	*main = false;
	if (!board_has_task(s) || presenter_is_moving(s->presenter) || board_plays_itself(s) ||
		board_round_waits(s))
		return 0;
	return s->task.calls->answers(s->task.context, keys, main);
}

void board_task_answer(struct board_screen *s, int index)
{
	s->task.calls->answer(s->task.context, &s->screen, index);
}

/* Before what the last choice came to, which is told where the task says nothing more. */
void board_task_say(struct board_screen *s)
{
	struct strbuf first, second;
	if (!board_has_task(s))
		return;
	strbuf_init(&first);
	strbuf_init(&second);
	s->task.calls->tell(s->task.context, s->session, &first, &second);
	bool chosen = session_record(s->session)->len > s->shown_from;
	bool says_choice = second.len == 0 && !s->task.calls->alone;
	/* Of what the last choice came to nothing is said: nor of its rule. */
	if (!says_choice)
		s->line.rule = OPTION_COUNT;
	if (says_choice && chosen && first.len > 0) {
		strbuf_addstr(&second, s->line.first.text);
		if (s->line.second.len > 0)
			strbuf_addf(&second, " · %s", s->line.second.text);
	}
	if (first.len > 0) {
		strbuf_clear(&s->line.first);
		strbuf_addstr(&s->line.first, first.text);
		strbuf_clear(&s->line.second);
		strbuf_addstr(&s->line.second, second.text);
	}
	strbuf_release(&first);
	strbuf_release(&second);
}

static void show_all(struct board_screen *s)
{
	board_tell(s);
	board_place_widgets(s);
	board_follow_light(s);
}

bool board_task_judge(struct board_screen *s)
{
	int made = session_record(s->session)->len;
	if (!board_has_task(s) || made <= s->task.judged)
		return false;
	s->task.judged = made;
	s->task.calls->judge(s->task.context, &s->screen);
	show_all(s);
	return true;
}

void board_task_head(const struct board_screen *s, struct strbuf *title, struct strbuf *detail)
{
	if (board_has_task(s))
		s->task.calls->head(s->task.context, title, detail);
}

void board_task_release(struct board_screen *s)
{
	if (board_has_task(s) && s->task.calls->free)
		s->task.calls->free(s->task.context);
	s->task = (struct board_screen_task){0};
}

/* From the start again, and then COUNT choices by itself. */
static void begin(struct board_screen *s, const uint8_t *choices, int count)
{
	record_truncate(&s->shown, s->shown_from);
	for (int i = 0; i < count; i++)
		record_add(&s->shown, choices[i]);
	s->shown_count = s->shown.len;
	s->task.judged = s->shown_from;
	s->task.calls->begin(s->task.context);
	board_command(s, COMMAND_RESTART, s->screen.app->now);
	s->rest_since = s->screen.app->now;
	show_all(s);
}

void board_task_open(struct app *app, const struct record *start, const struct session_setup *setup,
	const struct board_task_calls *calls, void *context)
{
	struct screen *screen = app_open_shown(app, start, setup);
	struct board_screen *s = (struct board_screen *)screen;
	board_screen_play_record(screen, start, start->len, NULL);
	s->task = (struct board_screen_task){.calls = calls, .context = context};
	s->task.judged = s->shown_from;
	calls->begin(context);
	app_push(app, screen);
}

void board_task_again(struct screen *screen)
{
	begin(with_task(screen), NULL, 0);
}

void board_task_show(struct screen *screen, const uint8_t *choices, int count)
{
	begin(with_task(screen), choices, count);
}

void board_task_tell(struct screen *screen)
{
	show_all(with_task(screen));
}
