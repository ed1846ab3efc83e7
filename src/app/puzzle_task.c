/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/board_task.h"
#include "app/puzzle_state.h"
#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>

/* A puzzle on the board: one turn is played and judged; then again, the solution, or the next. */
struct puzzle_task {
	struct puzzle_page *puzzles; /* below the board */
	struct puzzle puzzle;
	int item; /* of the collection, or -1: today's */
	int day;  /* of its mark: 0 of the collection */
	struct puzzle_answer answer;
	int choices;    /* made so far */
	int tries;      /* turns played on this board */
	bool will_show; /* what begins now is the solution */
	bool showing;
	enum puzzle_share share;
};

enum answer {
	ANSWER_AGAIN,
	ANSWER_SHOW,
	ANSWER_NEXT,
	ANSWER_BACK,
	ANSWER_SHARE,
};

static struct app *app_of(const struct puzzle_task *task)
{
	return task->puzzles->page.screen.app;
}

static void count_try(struct puzzle_task *task)
{
	task->tries++;
	own_puzzles_try(
		app_of(task), task->day, &task->puzzle.claim, task->answer.state == PUZZLE_SOLVED);
}

static void begin(void *context)
{
	struct puzzle_task *task = context;
	/* A turn that was begun and given up was a try, or one could feel one's way along. */
	if (task->choices > 0 && task->answer.state == PUZZLE_GOES_ON && !task->showing)
		count_try(task);
	task->showing = task->will_show;
	task->will_show = false;
	task->answer = (struct puzzle_answer){.state = PUZZLE_GOES_ON};
	task->choices = 0;
	task->share = SHARE_NOT_ASKED;
}

static void tell_tries(const struct puzzle_task *task, struct strbuf *out)
{
	struct app *app = app_of(task);
	const struct puzzle_log_entry *entry =
		puzzle_log_find(own_puzzles_log(app), task->day, &task->puzzle.claim);
	char tries[16];
	/* In a kiosk nothing was noted. */
	snprintf(tries, sizeof(tries), "%d",
		entry && entry->mark != PUZZLE_LOOKED ? entry->tries : task->tries);
	const struct words_slot slots[] = {{"n", tries}};
	words_format(app_words(app), "puzzle.tries", slots, 1, out);
}

static void tell(
	void *context, const struct session *session, struct strbuf *first, struct strbuf *second)
{
	const struct puzzle_task *task = context;
	struct app *app = app_of(task);
	(void)session;
	if (task->showing) {
		strbuf_addstr(first, app_word(app, "puzzle.shown"));
		return;
	}
	if (task->answer.state == PUZZLE_GOES_ON) {
		puzzle_add_goal(app, &task->puzzle.claim, first);
		return;
	}
	puzzle_add_answer(app, &task->puzzle.claim, &task->answer, first);
	if (task->share != SHARE_NOT_ASKED)
		strbuf_addstr(second, app_word(app, puzzle_share_key(task->share)));
	else
		tell_tries(task, second);
}

static void judge(void *context, struct screen *board)
{
	struct puzzle_task *task = context;
	const struct record *record = session_record(board_screen_session(board));
	task->choices = record->len;
	puzzle_judge(&task->puzzle, record->choices, record->len, &task->answer);
	if (task->showing || task->answer.state == PUZZLE_GOES_ON)
		return;
	task->tries++;
	own_puzzles_try(
		app_of(task), task->day, &task->puzzle.claim, task->answer.state == PUZZLE_SOLVED);
}

static bool goes_on(const void *context)
{
	const struct puzzle_task *task = context;
	return task->answer.state == PUZZLE_GOES_ON && !task->showing;
}

/* Today's is told to others, one of the collection leads to the next. */
static int list_solved(const struct puzzle_task *task, enum answer list[2])
{
	int count = 0;
	if (task->item < 0 && puzzle_may_share(app_of(task)) && !task->showing) {
		const struct puzzle_log_entry *entry = puzzle_log_find(
			own_puzzles_log(app_of(task)), task->day, &task->puzzle.claim);
		if (entry && entry->mark == PUZZLE_DONE)
			list[count++] = ANSWER_SHARE;
	}
	if (task->item >= 0 && puzzle_next_open(task->puzzles, task->item) >= 0)
		list[count++] = ANSWER_NEXT;
	list[count++] = ANSWER_BACK;
	return count;
}

static int list_answers(const struct puzzle_task *task, enum answer list[2])
{
	if (task->showing) {
		list[0] = ANSWER_AGAIN;
		list[1] = ANSWER_BACK;
		return 2;
	}
	if (task->answer.state == PUZZLE_SOLVED)
		return list_solved(task, list);
	if (task->answer.state == PUZZLE_MISSED) {
		list[0] = ANSWER_AGAIN;
		list[1] = ANSWER_SHOW;
		return 2;
	}
	list[0] = ANSWER_AGAIN;
	return task->choices > 0 ? 1 : 0;
}

static int answers(const void *context, const char *keys[2], bool *main)
{
	static const char *const words[] = {
		[ANSWER_AGAIN] = "puzzle.again",
		[ANSWER_SHOW] = "puzzle.show",
		[ANSWER_NEXT] = "puzzle.next",
		[ANSWER_BACK] = "button.back",
		[ANSWER_SHARE] = "puzzle.share",
	};
	const struct puzzle_task *task = context;
	enum answer list[2];
	int count = list_answers(task, list);
	for (int i = 0; i < count; i++)
		keys[i] = words[list[i]];
	*main = task->answer.state != PUZZLE_GOES_ON;
	return count;
}

static void answer(void *context, struct screen *board, int index)
{
	struct puzzle_task *task = context;
	enum answer list[2];
	if (index >= list_answers(task, list))
		return;
	switch (list[index]) {
	case ANSWER_AGAIN:
		board_task_again(board);
		break;
	case ANSWER_SHOW:
		own_puzzles_look(app_of(task), task->day, &task->puzzle.claim);
		task->will_show = true;
		board_task_show(board, task->puzzle.claim.solution, task->puzzle.claim.len);
		break;
	case ANSWER_NEXT:
		puzzle_open(task->puzzles, puzzle_next_open(task->puzzles, task->item));
		break;
	case ANSWER_BACK:
		app_return_to_reader(board->app);
		break;
	case ANSWER_SHARE:
		task->share = puzzle_share(app_of(task), &task->puzzle.claim);
		board_task_tell(board);
		break;
	}
}

static void head(const void *context, struct strbuf *title, struct strbuf *detail)
{
	const struct puzzle_task *task = context;
	const struct puzzle_claim *claim = &task->puzzle.claim;
	struct app *app = app_of(task);
	strbuf_addstr(title, app_word(app, task->item < 0 ? "puzzle.title_today"
							  : puzzle_theme_key(claim->goal)));
	strbuf_addf(detail, "%s \u00b7 %s", puzzle_pack_name(app, claim->code),
		app_word(app, puzzle_level_key(claim->level)));
}

static void let_go(void *context)
{
	free(context);
}

#define CALLS(FORETELLS)                                                                           \
	{                                                                                          \
		.begin = begin, .tell = tell, .judge = judge, .goes_on = goes_on,                  \
		.answers = answers, .answer = answer, .head = head, .free = let_go,                \
		.foretells = (FORETELLS)                                                           \
	}

void puzzle_open(struct puzzle_page *puzzles, int item)
{
	/* Where a hole says how it ends, counting is done by the machine: for the easy ones. */
	static const struct board_task_calls calls = CALLS(false), easy = CALLS(true);
	struct app *app = puzzles->page.screen.app;
	struct puzzle_task *task = xcalloc(1, sizeof(*task));
	struct session_setup setup = {
		.seats = {SEAT_PERSON, SEAT_COMPUTER}, .levels = {1, 1}, .seed = 1};
	struct diag diag;
	task->puzzles = puzzles;
	task->item = item;
	if (item < 0) {
		task->puzzle = puzzles->today;
		task->day = app->options.today;
	} else if (!puzzle_take_claim(&puzzles->book.claims[item], pack_set_rules, &app->packs,
			   &task->puzzle, &diag)) {
		app_note_fault(app, &diag);
		free(task);
		return;
	}
	board_task_open(app, &task->puzzle.start, &setup,
		task->puzzle.claim.level == PUZZLE_EASY ? &easy : &calls, task);
}
