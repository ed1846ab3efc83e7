/* SPDX-License-Identifier: MIT */
#include "study/lesson.h"

#include "ai/ai.h"
#include "base/check.h"
#include "base/xalloc.h"
#include "study/hint.h"
#include "study/reference.h"

#include <stdlib.h>

/* ---- what happened */

static bool has_ended(const struct lesson_course *course)
{
	return course->first_end != LESSON_NONE;
}

/* How a sowing of the person ends, at the place its last seed fell. */
static void end_sowing(struct lesson_course *course, int end)
{
	if (!has_ended(course)) {
		course->first_end = end;
		course->first_last = course->last;
	}
	course->end = end;
}

static void lift(struct lesson_course *course, const struct event *event)
{
	if (course->choices++ > 0)
		return;
	course->hole = event->at;
	course->seeds = event->n;
}

static void see_own(struct lesson_course *course, const struct event *event, bool takes_landing)
{
	switch ((enum event_kind)event->kind) {
	case EVENT_SCOOP:
		lift(course, event);
		break;
	case EVENT_BANK:
		course->home++;
		/* fallthrough */
	case EVENT_SOW:
		course->last = event->at;
		course->drops += !has_ended(course);
		break;
	case EVENT_RELAY:
		course->relays += !has_ended(course);
		break;
	case EVENT_SHOT:
		course->home += event->n;
		course->shot += event->n - takes_landing;
		end_sowing(course, LESSON_END_SHOT);
		break;
	case EVENT_EXTRA_TURN:
		course->extra++;
		end_sowing(course, LESSON_END_STORE);
		break;
	case EVENT_STOP:
		end_sowing(course, LESSON_END_STOP + event->why);
		break;
	default:
		break;
	}
}

static void see_refill(struct lesson_course *course)
{
	int first = board_first(course->match.rules.holes, SIDE_A);

	course->filled = 0;
	for (int i = 0; i < course->match.rules.holes; i++)
		course->filled += !position_is_burned(&course->match.position, first + i);
}

static void see(struct lesson_course *course, const struct event_list *events)
{
	bool takes = course->match.rules.shot_takes_landing != 0;

	for (int i = 0; i < events->len; i++) {
		const struct event *event = &events->items[i];

		if (event->kind == EVENT_ROUND)
			course->filled = 0;
		if (event->kind == EVENT_REFILL)
			see_refill(course);
		/* What is swept or refilled is nobody's choice; its kinds are none of these. */
		if (event->by == SIDE_A)
			see_own(course, event, takes);
	}
}

/* ---- what it came to */

/* The person chooses on in the same round, be it that the other player passed. */
static bool goes_on(const struct lesson_course *course)
{
	return course->match.phase != MATCH_OVER && course->filled == LESSON_NONE &&
	       (course->match.phase == MATCH_CHOOSING || course->match.position.mover == SIDE_A);
}

static enum lesson_verdict by(bool reached)
{
	return reached ? LESSON_REACHED : LESSON_MISSED;
}

static enum lesson_verdict judge_first(const struct lesson_course *course)
{
	const struct lesson_goal *goal = &course->step->goal;

	if (!has_ended(course))
		return LESSON_GOES_ON;
	switch (goal->kind) {
	case LESSON_LAST:
		return by(course->first_last == goal->n);
	case LESSON_RELAY:
		return by(course->relays >= goal->n);
	case LESSON_DEAD:
		return by(course->first_end >= LESSON_END_STOP);
	default:
		return by(course->first_end < LESSON_END_STOP);
	}
}

static bool is_enough(const struct lesson_course *course)
{
	const struct lesson_goal *goal = &course->step->goal;

	switch (goal->kind) {
	case LESSON_SHOT:
		return course->shot >= goal->n;
	case LESSON_BANK:
		return course->home >= goal->n;
	case LESSON_EXTRA:
		return course->extra >= goal->n;
	case LESSON_FILL:
		return course->filled >= goal->n;
	default:
		return false;
	}
}

/* What can only be told at the end of the turn. */
static bool is_kept(const struct lesson_course *course)
{
	const struct match *match = &course->match;
	struct hint_threat threat = {0};

	switch (course->step->goal.kind) {
	case LESSON_GUARD:
		if (match->phase == MATCH_PLAYING)
			hint_threat(&match->rules, &match->position, &threat);
		return threat.home <= course->step->goal.n;
	case LESSON_BEST:
		return !course->lost;
	default:
		return false;
	}
}

static enum lesson_verdict judge(const struct lesson_course *course)
{
	enum lesson_goal_kind kind = course->step->goal.kind;

	if (kind < LESSON_SHOT)
		return judge_first(course);
	if (is_enough(course))
		return LESSON_REACHED;
	if (kind == LESSON_NEXT) {
		if (course->match.phase == MATCH_CHOOSING)
			return LESSON_GOES_ON;
		return by(course->match.phase == MATCH_PLAYING &&
			  course->match.position.mover == SIDE_A);
	}
	if (course->lost)
		return LESSON_MISSED;
	return goes_on(course) ? LESSON_GOES_ON : by(is_kept(course));
}

/* ---- how good it was */

enum { BEST_NODES = 2000000, BEST_MEGABYTES = 4 };

/* The first player's final store minus the other's, with best play. */
static int worth(struct ai *ai, const struct match *match)
{
	const struct ai_limits limits = {.nodes = BEST_NODES};
	struct ai_answer answer;
	int n = match->rules.holes;

	if (match->phase == MATCH_OVER)
		return match->position.cells[board_store(n, SIDE_A)] -
		       match->position.cells[board_store(n, SIDE_B)];
	ai_search(ai, match, &limits, &answer);
	return match->position.mover == SIDE_A ? answer.value : -answer.value;
}

static bool is_worse(const struct match *before, const struct match *after)
{
	struct ai *ai = ai_new(BEST_MEGABYTES);
	bool worse = worth(ai, after) < worth(ai, before);

	ai_free(ai);
	return worse;
}

/* ---- the course */

void lesson_course_begin(struct lesson_course *course, const struct lesson_step *step)
{
	*course = (struct lesson_course){.step = step,
		.hole = LESSON_NONE,
		.first_end = LESSON_NONE,
		.end = LESSON_NONE,
		.first_last = LESSON_NONE,
		.last = LESSON_NONE,
		.filled = LESSON_NONE};
	record_replay(&step->record, step->record.len, &course->match);
}

void lesson_course_add(struct lesson_course *course, int place, struct event_list *events)
{
	struct match before = course->match;

	if (course->verdict != LESSON_GOES_ON)
		return;
	CHECK(match_check(&course->match, place) == VERDICT_OK);
	events->len = 0;
	match_play(&course->match, place, events);
	see(course, events);
	if (course->step->goal.kind == LESSON_BEST)
		course->lost |= is_worse(&before, &course->match);
	course->verdict = judge(course);
}

bool lesson_other_chooses(const struct lesson_course *course)
{
	return course->match.phase == MATCH_CHOOSING && course->match.position.mover == SIDE_B;
}

int lesson_other(const struct lesson_course *course)
{
	const struct match_hand *hand = &course->match.hands[SIDE_B];

	CHECK(lesson_other_chooses(course));
	return hand->state == HAND_CHOOSING ? course->step->other : reference_bank(&course->match);
}

/* ---- the way */

/* At most LEFT choices more; how many it took, 0: not within these. */
static int find_line(
	const struct lesson_course *course, int left, uint8_t *line, struct event_list *events)
{
	uint32_t legal = match_legal(&course->match);

	for (int place = 0; legal >> place; place++) {
		struct lesson_course next = *course;

		if (!(legal >> place & 1u))
			continue;
		lesson_course_add(&next, place, events);
		while (next.verdict == LESSON_GOES_ON && lesson_other_chooses(&next))
			lesson_course_add(&next, lesson_other(&next), events);
		line[0] = (uint8_t)place;
		if (next.verdict == LESSON_REACHED)
			return 1;
		if (next.verdict == LESSON_MISSED || left == 1)
			continue;
		int more = find_line(&next, left - 1, line + 1, events);
		if (more > 0)
			return 1 + more;
	}
	return 0;
}

int lesson_solve(const struct lesson_course *course, uint8_t line[LESSON_LINE_MAX])
{
	struct event_list *events = xcalloc(1, sizeof(*events));
	int found = 0;

	if (course->verdict == LESSON_GOES_ON && !lesson_other_chooses(course))
		for (int most = 1; most <= LESSON_LINE_MAX && found == 0; most++)
			found = find_line(course, most, line, events);
	free(events);
	return found;
}

const struct lesson_text *lesson_try_says(const struct lesson_course *course)
{
	const struct lesson_step *step = course->step;

	for (int i = 0; i < step->try_count; i++)
		if (step->tries[i].hole == course->hole)
			return &step->tries[i].says;
	return NULL;
}
