/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/board_task.h"
#include "app/lesson_state.h"
#include "app/lesson_words.h"
#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>

/* A step of a lesson as the task of a board. The page lies below as long as the board is there. */
struct lesson_task {
	struct lesson_page *lessons;
	int lesson, step;
	struct lesson_course course; /* of what was played so far */
	bool told;                   /* what there is to know has been read, or there is nothing */
	bool hinted;                 /* a hint was asked for */
	struct event_list *events;   /* scratch */
};

enum { LARGE_TEXT = 150 }; /* percent */

static void open_step(struct lesson_page *lessons, int lesson, int step);

static const struct lesson *lesson_of(const struct lesson_task *task)
{
	return &task->lessons->book.lessons[task->lesson];
}

static const struct lesson_step *step_of(const struct lesson_task *task)
{
	return &lesson_of(task)->steps[task->step];
}

static bool is_last_step(const struct lesson_task *task)
{
	return task->step == lesson_of(task)->step_count - 1;
}

static bool is_last_lesson(const struct lesson_task *task)
{
	return task->lesson == task->lessons->book.count - 1;
}

/* All of SESSION's choices since the step began. */
static void follow(struct lesson_task *task, const struct session *session)
{
	const struct record *record = session_record(session);
	lesson_course_begin(&task->course, step_of(task));
	for (int i = step_of(task)->record.len; i < record->len; i++)
		lesson_course_add(&task->course, record->choices[i], task->events);
}

/* ---- what the board asks */

static void begin(void *context)
{
	struct lesson_task *task = context;
	lesson_course_begin(&task->course, step_of(task));
	task->hinted = false;
}

static void judge(void *context, struct screen *board)
{
	struct lesson_task *task = context;
	follow(task, board_screen_session(board));
	task->told = true;
	task->hinted = false;
	if (task->course.verdict == LESSON_REACHED && is_last_step(task))
		lesson_done(task->lessons, task->lesson);
}

static bool goes_on(const void *context)
{
	return ((const struct lesson_task *)context)->course.verdict == LESSON_GOES_ON;
}

static int other(const void *context, const struct session *session)
{
	const struct lesson_task *task = context;
	/* Unseen: the person may not have chosen yet. */
	if (session_is_unseen(session))
		return step_of(task)->other;
	return lesson_other(&task->course);
}

/* What has to be read comes first: on a small screen there is no room for more. */
static void tell_open(const struct lesson_task *task, const struct lesson_voice *voice,
	struct strbuf *first, struct strbuf *second)
{
	struct strbuf dropped;
	if (task->told && !task->hinted) {
		lesson_say_task(voice, &task->course, first, second);
	} else {
		strbuf_init(&dropped);
		if (task->hinted)
			lesson_say_hint(voice, &task->course, first);
		else
			lesson_fill(voice, &step_of(task)->telling, &task->course, first);
		lesson_say_task(voice, &task->course, second, &dropped);
		strbuf_release(&dropped);
	}
}

static void tell(
	void *context, const struct session *session, struct strbuf *first, struct strbuf *second)
{
	const struct lesson_task *task = context;
	const struct app *app = task->lessons->page.screen.app;
	const struct lesson_voice voice = {
		app->words, pack_set_find(&app->packs, step_of(task)->record.pack)};
	bool done = task->course.verdict == LESSON_REACHED && is_last_step(task);
	(void)session;
	if (task->course.verdict == LESSON_GOES_ON)
		tell_open(task, &voice, first, second);
	else
		lesson_say_end(&voice, &task->course, first, second);
	/* Whoever reads large letters reads one thing at a time. */
	if (done || app_text_percent(app) >= LARGE_TEXT)
		strbuf_clear(second);
	if (done)
		strbuf_addstr(second, lesson_of(task)->closing.in[app_lang(app)]);
}

static void head(const void *context, struct strbuf *title, struct strbuf *detail)
{
	const struct lesson_task *task = context;
	const struct app *app = task->lessons->page.screen.app;
	char lesson[16], n[16], all[16];
	const struct words_slot slots[] = {{"lesson", lesson}, {"n", n}, {"all", all}};
	snprintf(lesson, sizeof(lesson), "%d", task->lesson + 1);
	snprintf(n, sizeof(n), "%d", task->step + 1);
	snprintf(all, sizeof(all), "%d", lesson_of(task)->step_count);
	strbuf_addstr(title, lesson_of(task)->name.in[app_lang(app)]);
	words_format(app->words, "lesson.part", slots, 3, detail);
}

/* ---- answers */

enum lesson_answer {
	ANSWER_READ,
	ANSWER_HINT,
	ANSWER_AGAIN,
	ANSWER_NEXT_STEP,
	ANSWER_NEXT_LESSON,
	ANSWER_LIST
};

/* What can be pressed now; the first is what most want where the turn is over. */
static int answers_now(const struct lesson_task *task, enum lesson_answer answers[2])
{
	switch (task->course.verdict) {
	case LESSON_GOES_ON:
		answers[0] = task->told ? ANSWER_HINT : ANSWER_READ;
		return task->hinted ? 0 : 1;
	case LESSON_MISSED:
		answers[0] = ANSWER_AGAIN;
		answers[1] = ANSWER_HINT;
		return 2;
	default:
		break;
	}
	if (!is_last_step(task)) {
		answers[0] = ANSWER_NEXT_STEP;
		return 1;
	}
	answers[0] = is_last_lesson(task) ? ANSWER_LIST : ANSWER_NEXT_LESSON;
	answers[1] = ANSWER_LIST;
	return is_last_lesson(task) ? 1 : 2;
}

static int answers(const void *context, const char *keys[2], bool *main)
{
	static const char *const words[] = {
		[ANSWER_READ] = "lesson.next_step",
		[ANSWER_HINT] = "button.hint",
		[ANSWER_AGAIN] = "lesson.again",
		[ANSWER_NEXT_STEP] = "lesson.next_step",
		[ANSWER_NEXT_LESSON] = "lesson.next_lesson",
		[ANSWER_LIST] = "lesson.list",
	};
	const struct lesson_task *task = context;
	enum lesson_answer now[2];
	int count = answers_now(task, now);
	for (int i = 0; i < count; i++)
		keys[i] = words[now[i]];
	*main = task->course.verdict != LESSON_GOES_ON || !task->told;
	return count;
}

/* After a turn that missed, on the board as it was. */
static void give_hint(struct lesson_task *task, struct screen *board)
{
	if (task->course.verdict == LESSON_MISSED)
		board_task_again(board);
	task->hinted = true;
	board_task_tell(board);
}

static void answer(void *context, struct screen *board, int index)
{
	struct lesson_task *task = context;
	enum lesson_answer now[2];
	if (index >= answers_now(task, now))
		return;
	switch (now[index]) {
	case ANSWER_READ:
		task->told = true;
		board_task_tell(board);
		break;
	case ANSWER_HINT:
		give_hint(task, board);
		break;
	case ANSWER_AGAIN:
		board_task_again(board);
		break;
	case ANSWER_NEXT_STEP:
		open_step(task->lessons, task->lesson, task->step + 1);
		break;
	case ANSWER_NEXT_LESSON:
		open_step(task->lessons, task->lesson + 1, 0);
		break;
	case ANSWER_LIST:
		app_return_to_reader(board->app);
		break;
	}
}

/* ---- the board */

static void release(void *context)
{
	struct lesson_task *task = context;
	free(task->events);
	free(task);
}

static void open_step(struct lesson_page *lessons, int lesson, int step)
{
	/* There is nothing to be seen before it is done: whoever counts finds it. */
	static const struct board_task_calls calls = {
		.begin = begin,
		.tell = tell,
		.judge = judge,
		.goes_on = goes_on,
		.other = other,
		.answers = answers,
		.answer = answer,
		.head = head,
		.free = release,
		.alone = true,
		.foretells = false,
	};
	static const struct session_setup setup = {
		.seats = {SEAT_PERSON, SEAT_COMPUTER}, .levels = {1, 1}};
	struct lesson_task *task = xcalloc(1, sizeof(*task));
	task->lessons = lessons;
	task->lesson = lesson;
	task->step = step;
	task->told = !step_of(task)->tells;
	task->events = xcalloc(1, sizeof(*task->events));
	board_task_open(lessons->page.screen.app, &step_of(task)->record, &setup, &calls, task);
}

void lesson_play(struct lesson_page *lessons, int lesson)
{
	open_step(lessons, lesson, 0);
}
