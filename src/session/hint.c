/* SPDX-License-Identifier: MIT */
#include "session/state.h"

/* Full strength asked by a person for their own choice, beside the computer's thinking: in an
 * opening together both may be at work. */

/* As many nodes for the best choice as the strongest level takes for its own, and for the others
 * together: well under a second on a machine of today. */
enum { HINT_NODES = 3000000 };

static void advise(struct job *job)
{
	struct hint_question *question = (struct hint_question *)job;

	ai_advise(question->ai, &question->match, &question->limits, &question->advice);
}

void hint_init(struct hint_question *question)
{
	job_init(&question->job, advise);
	question->ai = NULL;
	question->endgame = NULL;
}

static void borrow_endings(struct session *session)
{
	struct hint_question *question = &session->hint;

	if (session->host.endings)
		question->endgame = endings_lend_made(session->host.endings, &session->match.rules);
	ai_use_endgame(question->ai, question->endgame);
}

static void give_back(struct session *session)
{
	struct hint_question *question = &session->hint;

	if (!question->endgame)
		return;
	ai_use_endgame(question->ai, NULL);
	question->endgame = NULL;
	endings_return(session->host.endings);
}

/* The person whose choice it is alone, or -1: two that choose unseen would see each other's. */
static int asker(const struct session *session)
{
	int side = -1;

	for (int i = 0; i < 2; i++) {
		if (session->setup.seats[i] != SEAT_PERSON ||
			!session_awaits(session, (enum side)i))
			continue;
		if (side >= 0)
			return -1;
		side = i;
	}
	return side;
}

bool session_may_hint(const struct session *session)
{
	return asker(session) >= 0;
}

bool session_ask_hint(struct session *session)
{
	struct hint_question *question = &session->hint;
	int side = asker(session);

	if (side < 0 || atomic_load(&question->job.state) != JOB_IDLE)
		return false;
	if (!question->ai)
		question->ai = ai_new(AI_MEGABYTES);
	borrow_endings(session);
	question->match = session->match;
	question->match.position.mover = (uint8_t)side;
	question->limits = (struct ai_limits){
		.nodes = HINT_NODES,
		.expired = session->host.expired,
		.clock = session->host.clock,
		.stop = &question->job.stop,
	};
	if (!job_start(session->host.runner, &question->job)) {
		struct job_runner here = job_runner_inline();

		job_start(&here, &question->job);
	}
	return true;
}

bool session_is_hinting(const struct session *session)
{
	return job_is_running(&session->hint.job);
}

bool session_poll_hint(struct session *session, struct ai_advice *advice)
{
	struct hint_question *question = &session->hint;

	if (!job_collect(session->host.runner, &question->job))
		return false;
	give_back(session);
	*advice = question->advice;
	return true;
}

void session_drop_hint(struct session *session)
{
	job_cancel(session->host.runner, &session->hint.job);
	give_back(session);
}
