/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_TASK_H
#define APP_BOARD_TASK_H

#include "app/app_state.h"
#include "app/screen.h"
#include "record/record.h"
#include "session/session.h"

#include <stdbool.h>

/*
 * A board on which something is to be done: a step of a lesson, a puzzle. It is played as any
 * other, but nothing of it is kept: there is no undo, hint, result or swap. The task is told on the
 * line and judges by what was really played; its answers stand beside the words.
 */
struct board_task_calls {
	/* The board stands at its start: now, or again. */
	void (*begin)(void *context);
	/* What is to be said now, when nothing moves. SECOND left empty: what the last choice came
	 * to stands there, or, where the task ALONE speaks, nothing. */
	void (*tell)(void *context, const struct session *session, struct strbuf *first,
		struct strbuf *second);
	/* The last choice, of whoever made it, lies still: judge it. Called once for each. */
	void (*judge)(void *context, struct screen *board);
	/* The person may choose, the computer answers; asked anew all the time. */
	bool (*goes_on)(const void *context);
	/* What the computer's seat chooses now; NULL: the computer thinks for itself. */
	int (*other)(const void *context, const struct session *session);
	/* The words' keys of at most two answers, 0: none; *MAIN: the first is what most want. */
	int (*answers)(const void *context, const char *keys[2], bool *main);
	/* The answer INDEX was pressed. It may close the board, then context is gone soon after. */
	void (*answer)(void *context, struct screen *board, int index);
	/* On the pack's card instead of its name and region; what stays empty is the pack's. */
	void (*head)(const void *context, struct strbuf *title, struct strbuf *detail);
	void (*free)(void *context); /* with the board; may be NULL */
	bool alone;
	bool foretells; /* a hole looked at says where its last seed would fall */
};

/*
 * Opens the board where START, which is copied, stands; the page that asks lies below and is come
 * back to by app_return_to_reader(). SETUP gives seats, levels and seed; pack, rules and who is
 * first are START's. The board takes CONTEXT. With the board of another task of this page on top,
 * that one makes room.
 */
void board_task_open(struct app *app, const struct record *start, const struct session_setup *setup,
	const struct board_task_calls *calls, void *context);
/* From the start again. */
void board_task_again(struct screen *board);
/* From the start, COUNT choices are played by the board itself; judge() is called for each. */
void board_task_show(struct screen *board, const uint8_t *choices, int count);
/* What is told has changed. */
void board_task_tell(struct screen *board);

#endif
