/* SPDX-License-Identifier: MIT */
#include "app/review_desk.h"

#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>

enum { NO_THREAD_MS = 1000 }; /* until a runner is asked again that had none */

static void work(struct job *job)
{
	struct review_desk *desk = (struct review_desk *)job;
	desk->worked = review_work(&desk->step, desk->ai, &job->stop);
}

static void two_people(const struct record *record, struct session_setup *setup)
{
	*setup = (struct session_setup){.base = record->base,
		.rules = record->rules,
		.first = (enum side)record->first,
		.levels = {1, 1}};
	snprintf(setup->pack, sizeof(setup->pack), "%s", record->pack);
}

static bool same_seats(const struct session_setup *a, const struct session_setup *b)
{
	return a->seats[SIDE_A] == b->seats[SIDE_A] && a->seats[SIDE_B] == b->seats[SIDE_B] &&
	       a->swap == b->swap && a->swapped == b->swapped;
}

struct review_desk *review_desk_for(
	struct app *app, const struct record *record, const struct session_setup *setup)
{
	struct review_limits limits = review_usual_limits();
	struct session_setup seats;
	if (app->options.review_nodes > 0) {
		limits.nodes = app->options.review_nodes;
		limits.again = 4 * limits.nodes;
	}
	two_people(record, &seats);
	if (setup)
		seats = *setup;
	if (app->reviewed && review_is_of(&app->reviewed->review, record) &&
		same_seats(&app->reviewed->setup, &seats)) {
		app->reviewed->users++;
		return app->reviewed;
	}
	limits.spared = session_before_swap(&seats, record);
	review_desk_drop(app->reviewed);
	struct review_desk *desk = xcalloc(1, sizeof(*desk));
	job_init(&desk->job, work);
	desk->users = 2;
	desk->runner = app->host.runner;
	desk->setup = seats;
	review_begin(&desk->review, record, &limits);
	app->reviewed = desk;
	return desk;
}

static bool collect(struct review_desk *desk)
{
	if (!job_collect(desk->runner, &desk->job) || !desk->worked)
		return false;
	review_take(&desk->review, &desk->step);
	return true;
}

bool review_desk_work(struct review_desk *desk)
{
	if (job_is_running(&desk->job))
		return false;
	bool news = collect(desk);
	if (!review_ask(&desk->review, &desk->step)) {
		ai_free(desk->ai);
		desk->ai = NULL;
		return news;
	}
	if (!desk->ai)
		desk->ai = ai_new(AI_MEGABYTES);
	job_start(desk->runner, &desk->job);
	return news;
}

int review_desk_wait(const struct review_desk *desk)
{
	if (job_is_running(&desk->job))
		return -1; /* the runner wakes whoever waits */
	if (atomic_load(&desk->job.state) == JOB_DONE)
		return 0;
	return review_is_done(&desk->review) ? -1 : NO_THREAD_MS;
}

void review_desk_rest(struct review_desk *desk)
{
	job_cancel(desk->runner, &desk->job);
}

void review_desk_finish(struct review_desk *desk)
{
	review_desk_rest(desk);
	if (!desk->ai)
		desk->ai = ai_new(AI_MEGABYTES);
	while (review_ask(&desk->review, &desk->step) && review_work(&desk->step, desk->ai, NULL))
		review_take(&desk->review, &desk->step);
	ai_free(desk->ai);
	desk->ai = NULL;
}

void review_desk_drop(struct review_desk *desk)
{
	if (!desk || --desk->users > 0)
		return;
	review_desk_rest(desk);
	ai_free(desk->ai);
	review_release(&desk->review);
	free(desk);
}
