/* SPDX-License-Identifier: MIT */
#include "base/check.h"
#include "session/state.h"

/* The computer's thinking: a job on a copy of the match, and what its level has to know first. */

/* As far as its level sees, the player on turn will have fewer seeds. */
static bool is_better_there(struct thought *thought)
{
	const struct ai_level *level = ai_level(thought->level);
	struct ai_limits limits = thought->limits;

	limits.depth = level->depth;
	limits.nodes = level->nodes;
	ai_search(thought->ai, &thought->match, &limits, &thought->answer);
	return thought->answer.value < 0;
}

static void think(struct job *job)
{
	struct thought *thought = (struct thought *)job;

	thought->swaps = thought->may_swap && is_better_there(thought);
	if (!thought->swaps)
		ai_play(thought->ai, &thought->match, thought->level, &thought->limits,
			&thought->answer);
}

void thinking_init(struct thought *thought)
{
	job_init(&thought->job, think);
	thought->ai = NULL;
	thought->endgame = NULL;
	thought->waits = false;
}

static void give_back(struct session *session)
{
	struct thought *thought = &session->thought;

	if (!thought->endgame)
		return;
	ai_use_endgame(thought->ai, NULL);
	thought->endgame = NULL;
	endings_return(session->host.endings);
}

void thinking_stop(struct session *session)
{
	session->generation++;
	session->thought.waits = false;
	job_cancel(session->host.runner, &session->thought.job);
	give_back(session);
}

void session_rest(struct session *session)
{
	thinking_stop(session);
	session_drop_hint(session);
	if (session->host.endings)
		endings_rest(session->host.endings);
}

/* Whose choice the computer has to make, or -1. */
static int thinker(const struct session *session)
{
	for (int side = 0; side < 2; side++)
		if (session->setup.seats[side] == SEAT_COMPUTER &&
			session_awaits(session, (enum side)side))
			return side;
	return -1;
}

/* Seeds in the endgame table that the computer on SIDE plays by; 0: it needs none. */
static int seeds_known(const struct session *session, int side)
{
	const struct session_setup *setup = &session->setup;

	if (!session->host.endings || setup->seats[side] != SEAT_COMPUTER)
		return 0;
	return ai_level_endgame(setup->levels[side], setup->rules.holes);
}

/* While a person is still to choose it is made ready. */
static void prepare_endings(struct session *session)
{
	int a = seeds_known(session, SIDE_A), b = seeds_known(session, SIDE_B);
	int seeds = a > b ? a : b;

	if (seeds > 0 && session->match.phase != MATCH_OVER)
		endings_prepare(session->host.endings, &session->match.rules, seeds);
}

/* False while the level on SIDE has to wait for what it plays by. */
static bool has_endings(struct session *session, int side)
{
	struct thought *thought = &session->thought;
	int seeds = seeds_known(session, side);

	if (seeds > 0)
		thought->endgame =
			endings_lend(session->host.endings, &session->match.rules, seeds);
	thought->waits = seeds > 0 && !thought->endgame;
	return !thought->waits;
}

void session_think(struct session *session)
{
	struct thought *thought = &session->thought;
	int side = thinker(session);

	prepare_endings(session);
	if (side < 0 || atomic_load(&thought->job.state) != JOB_IDLE || !has_endings(session, side))
		return;
	if (!thought->ai)
		thought->ai = ai_new(AI_MEGABYTES);
	ai_use_endgame(thought->ai, thought->endgame);
	thought->match = session->match;
	thought->match.position.mover = (uint8_t)side;
	thought->by = (enum side)side;
	thought->level = session->setup.levels[side];
	thought->may_swap = session_offers_swap(session);
	thought->generation = session->generation;
	thought->limits = (struct ai_limits){
		.seed = session->setup.seed + (uint32_t)session->record.len * 2654435761u +
			(session_is_unseen(session) ? (uint32_t)side : 0),
		.expired = session->host.expired,
		.clock = session->host.clock,
		.stop = &thought->job.stop,
		.fair = swap_may_come(session),
	};
	if (!job_start(session->host.runner, &thought->job)) {
		struct job_runner here = job_runner_inline();

		job_start(&here, &thought->job);
	}
}

bool session_poll(struct session *session)
{
	struct thought *thought = &session->thought;
	struct command command = {.computer = true};

	if (!job_collect(session->host.runner, &thought->job))
		return false;
	give_back(session);
	if (thought->generation != session->generation)
		return false;
	command.kind = thought->swaps ? COMMAND_SWAP : COMMAND_CHOOSE;
	command.by = thought->by;
	command.place = thought->answer.move;
	CHECK(session_do(session, &command) == VERDICT_OK);
	return true;
}

bool session_is_thinking(const struct session *session)
{
	return job_is_running(&session->thought.job) || session->thought.waits;
}

int session_learning(const struct session *session)
{
	return session->thought.waits ? endings_percent(session->host.endings) : -1;
}
