/* SPDX-License-Identifier: MIT */
#ifndef TESTS_SESSION_DESK_H
#define TESTS_SESSION_DESK_H

#include "session/session.h"

/* A runner whose job is done when it is joined, or when the test says so. */
struct late_runner {
	struct job_runner runner;
	struct job *waiting; /* started and not done yet */
	int started;
};

void late_runner_init(struct late_runner *late);   /* it must not move afterwards */
void late_runner_finish(struct late_runner *late); /* fails the test if no job waits */

/* A table to play on: the project's packs, a late runner, a folder of its own to save to. */
struct desk {
	struct pack_set packs;
	struct late_runner late;
	struct log log;
	char folder[64];
	char autosave[96];
	struct session_host host;
};

/* As cmocka's set-up and teardown. */
int desk_set_up(void **state);
int desk_tear_down(void **state);

/* A game of PACK as it is, SIDE_A first. */
struct session_setup desk_setup(
	const struct desk *desk, const char *pack, enum seat a, enum seat b);
enum verdict desk_choose(struct session *session, enum side by, int place);
enum verdict desk_order(struct session *session, enum command_kind kind); /* by SIDE_A */

#endif
