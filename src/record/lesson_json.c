/* SPDX-License-Identifier: MIT */
#include "record/lesson_text.h"

#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

/* The text of the lessons. */

enum { LESSON_FORMAT = 1 };

static const char *const book_keys[] = {"format", "lessons", NULL};
static const char *const lesson_keys[] = {"id", "name", "teaches", "closing", "steps", NULL};
static const char *const step_keys[] = {
	"code", "other", "goal", "tells", "task", "hint", "praise", "tempting", NULL};
static const char *const goal_keys[] = {"kind", "n", NULL};
static const char *const try_keys[] = {"hole", "does", "says", NULL};

/* N: the name of what N counts is not in the file; it has none where MOST is 0. */
static const struct {
	const char *name;
	int least, most;
} goals[LESSON_GOALS] = {
	[LESSON_LAST] = {"last", 0, BOARD_PLACES_MAX - 1},
	[LESSON_RELAY] = {"relay", 1, BOARD_SEEDS_MAX},
	[LESSON_DEAD] = {"dead", 0, 0},
	[LESSON_ALIVE] = {"alive", 0, 0},
	[LESSON_SHOT] = {"shot", 1, BOARD_SEEDS_MAX},
	[LESSON_BANK] = {"bank", 1, BOARD_SEEDS_MAX},
	[LESSON_EXTRA] = {"extra", 1, BOARD_SEEDS_MAX},
	[LESSON_GUARD] = {"guard", 0, BOARD_SEEDS_MAX},
	[LESSON_BEST] = {"best", 0, 0},
	[LESSON_NEXT] = {"next", 0, 0},
	[LESSON_FILL] = {"fill", 1, BOARD_HOLES_MAX},
};

struct reading {
	record_find_rules *find;
	const void *context;
	struct diag *diag;
};

const char *lesson_goal_name(enum lesson_goal_kind kind)
{
	return goals[kind].name;
}

const char *lesson_end_name(int end)
{
	if (end < LESSON_END_STOP)
		return end == LESSON_END_STORE ? "lumbung" : "menembak";
	return stop_why_name((enum stop_why)(end - LESSON_END_STOP));
}

/* ---- a step */

static bool read_code(struct json object, struct lesson_step *step, const struct reading *reading)
{
	struct json value;
	struct diag inner;
	const char *code;
	struct match match;

	if (!json_member(object, "code", &value, reading->diag) ||
		!json_string(value, 1, RECORD_CODE_MAX, &code, reading->diag))
		return false;
	if (!record_parse(&step->record, code, reading->find, reading->context, &inner))
		return json_refuse(value, reading->diag,
			"a code that can be played: in its letter %d, %s", inner.column,
			inner.wanted);
	record_replay(&step->record, step->record.len, &match);
	if (match.phase == MATCH_OVER || match.position.mover != SIDE_A)
		return json_refuse(
			value, reading->diag, "a board on which the first player chooses");
	return true;
}

/* A hole that the step's first player may lift, or of an opening the other one. */
static bool read_hole(struct json value, const struct lesson_step *step, enum side side, int *hole,
	struct diag *diag)
{
	struct match match;

	record_replay(&step->record, step->record.len, &match);
	int first = board_first(match.rules.holes, side);
	if (!json_int(value, first, first + match.rules.holes - 1, hole, diag))
		return false;
	if (!(position_liftable(&match.position, side) >> *hole & 1u))
		return json_refuse(value, diag, "a hole with seeds of the player on turn");
	return true;
}

static bool read_other(struct json object, struct lesson_step *step, struct diag *diag)
{
	struct match match;
	struct json value;

	record_replay(&step->record, step->record.len, &match);
	step->other = LESSON_NONE;
	if (match.phase == MATCH_CHOOSING)
		return json_member(object, "other", &value, diag) &&
		       read_hole(value, step, SIDE_B, &step->other, diag);
	if (json_has(object, "other", &value))
		return json_refuse(value, diag, "it only where both open together");
	return true;
}

static bool read_goal(struct json object, struct lesson_step *step, struct diag *diag)
{
	const char *names[LESSON_GOALS + 1] = {NULL};
	struct json goal, value;
	int kind;

	for (int i = 0; i < LESSON_GOALS; i++)
		names[i] = goals[i].name;
	if (!json_member(object, "goal", &goal, diag) || !json_object(goal, goal_keys, diag) ||
		!json_member(goal, "kind", &value, diag) || !json_choice(value, names, &kind, diag))
		return false;
	step->goal.kind = (enum lesson_goal_kind)kind;
	if (kind == LESSON_NEXT && step->other == LESSON_NONE)
		return json_refuse(value, diag, "it only where both open together");
	if (goals[kind].most > 0)
		return json_member_int(
			goal, "n", goals[kind].least, goals[kind].most, &step->goal.n, diag);
	if (json_has(goal, "n", &value))
		return json_refuse(value, diag, "no number, as this goal has none");
	return true;
}

static bool read_try(
	struct json object, struct lesson_step *step, struct lesson_try *try, struct diag *diag)
{
	const char *names[LESSON_ENDS + 1] = {NULL};
	struct json value;

	for (int i = 0; i < LESSON_ENDS; i++)
		names[i] = lesson_end_name(i);
	if (!json_object(object, try_keys, diag) || !json_member(object, "hole", &value, diag) ||
		!read_hole(value, step, SIDE_A, &try->hole, diag))
		return false;
	for (int i = 0; i < step->try_count; i++)
		if (step->tries[i].hole == try->hole)
			return json_refuse(value, diag, "each hole once");
	return json_member(object, "does", &value, diag) &&
	       json_choice(value, names, &try->does, diag) &&
	       lesson_text_read(object, "says", LESSON_SLOTS_TURN, &try->says, diag);
}

static bool read_tries(struct json object, struct lesson_step *step, struct diag *diag)
{
	struct json tries;
	int count;

	if (!json_member(object, "tempting", &tries, diag) ||
		!json_array(tries, 1, LESSON_TRIES_MAX, &count, diag))
		return false;
	while (step->try_count < count) {
		struct json item = json_item(tries, step->try_count);

		if (!read_try(item, step, &step->tries[step->try_count], diag))
			return false;
		step->try_count++;
	}
	return true;
}

/* On false too its record is to be released, empty or not. */
static bool read_step(struct json object, struct lesson_step *step, const struct reading *reading)
{
	struct diag *diag = reading->diag;
	struct json value;

	if (!json_object(object, step_keys, diag) || !read_code(object, step, reading) ||
		!read_other(object, step, diag) || !read_goal(object, step, diag))
		return false;
	step->tells = json_has(object, "tells", &value);
	return (!step->tells || lesson_text_read(object, "tells", LESSON_SLOTS_BOARD,
					&step->telling, diag)) &&
	       lesson_text_read(object, "task", LESSON_SLOTS_BOARD, &step->task, diag) &&
	       lesson_text_read(object, "hint", LESSON_SLOTS_BOARD, &step->hint, diag) &&
	       lesson_text_read(object, "praise", LESSON_SLOTS_TURN, &step->praise, diag) &&
	       read_tries(object, step, diag);
}

/* ---- lessons */

static bool read_lesson(struct json object, struct lesson *lesson, const struct reading *reading)
{
	struct diag *diag = reading->diag;
	struct json steps;
	int count;

	if (!json_object(object, lesson_keys, diag) ||
		!json_member_name(object, "id", LESSON_ID_MAX, &lesson->id, diag) ||
		!lesson_text_read(object, "name", LESSON_SLOTS_NONE, &lesson->name, diag) ||
		!lesson_text_read(object, "teaches", LESSON_SLOTS_NONE, &lesson->teaches, diag) ||
		!lesson_text_read(object, "closing", LESSON_SLOTS_NONE, &lesson->closing, diag) ||
		!json_member(object, "steps", &steps, diag) ||
		!json_array(steps, 2, LESSON_STEPS_MAX, &count, diag))
		return false;
	while (lesson->step_count < count) {
		int i = lesson->step_count++;

		if (!read_step(json_item(steps, i), &lesson->steps[i], reading))
			return false;
	}
	return true;
}

static bool read_root(struct json root, struct lesson_book *book, const struct reading *reading)
{
	struct diag *diag = reading->diag;
	struct json lessons, id;
	int count;

	if (!json_format(root, LESSON_FORMAT, "the file", diag) ||
		!json_object(root, book_keys, diag) ||
		!json_member(root, "lessons", &lessons, diag) ||
		!json_array(lessons, 1, LESSONS_MAX, &count, diag))
		return false;
	book->lessons = xcalloc((size_t)count, sizeof(*book->lessons));
	while (book->count < count) {
		int i = book->count++;

		if (!read_lesson(json_item(lessons, i), &book->lessons[i], reading))
			return false;
		if (lesson_book_find(book, book->lessons[i].id) != i)
			return json_member(json_item(lessons, i), "id", &id, diag) &&
			       json_refuse(id, diag, "an id that no lesson before it has");
	}
	return true;
}

bool lesson_book_read(struct lesson_book *book, const char *file, const char *text, size_t len,
	record_find_rules *find, const void *context, struct diag *diag)
{
	const struct reading reading = {find, context, diag};
	struct json_document *document = xcalloc(1, sizeof(*document));
	struct lesson_book read;

	if (!json_parse(document, file, text, len, diag)) {
		free(document);
		return false;
	}
	lesson_book_init(&read);
	read.memory = document;
	bool good = read_root(json_root(document), &read, &reading);
	lesson_book_release(good ? book : &read);
	if (good)
		*book = read;
	return good;
}
