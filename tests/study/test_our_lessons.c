/* SPDX-License-Identifier: MIT */
/* The lessons that come with the program: everything they claim is found by playing. */
#include "test.h"

#include "ai/ai.h"
#include "packs/our_packs.h"
#include "study/lesson.h"

#include <stdlib.h>
#include <string.h>

struct fixture {
	struct pack_set *packs;
	struct lesson_book book;
	struct event_list *events;
};

static int set_up(void **state)
{
	struct fixture *fixture = calloc(1, sizeof(*fixture));
	struct diag diag;
	void *packs = NULL;

	if (!fixture || our_packs_load(&packs) != 0)
		return -1;
	fixture->packs = packs;
	fixture->events = calloc(1, sizeof(*fixture->events));
	lesson_book_init(&fixture->book);
	if (!lesson_book_open(&fixture->book, SOURCE_DIR "/assets/lessons.json", pack_set_rules,
		    fixture->packs, &diag)) {
		print_error("%s:%d: %s: %s, wanted %s\n", diag.file, diag.line, diag.path,
			diag.found, diag.wanted);
		return -1;
	}
	*state = fixture;
	return 0;
}

static int tear_down(void **state)
{
	struct fixture *fixture = *state;
	void *packs = fixture->packs;

	lesson_book_release(&fixture->book);
	free(fixture->events);
	free(fixture);
	return our_packs_release(&packs);
}

/* Runs CHECK on each step, its lesson and number said. */
static void each_step(struct fixture *fixture,
	void (*check)(struct fixture *fixture, const struct lesson_step *step))
{
	for (int i = 0; i < fixture->book.count; i++) {
		const struct lesson *lesson = &fixture->book.lessons[i];

		for (int j = 0; j < lesson->step_count; j++) {
			print_message("%s %d\n", lesson->id, j + 1);
			check(fixture, &lesson->steps[j]);
		}
	}
}

/* A hole is lifted, and the other player does what it does there. */
static void choose(struct lesson_course *course, int place, struct event_list *events)
{
	lesson_course_add(course, place, events);
	while (course->verdict == LESSON_GOES_ON && lesson_other_chooses(course))
		lesson_course_add(course, lesson_other(course), events);
}

/* How many lines from here reach the goal, of at most DEPTH choices more. */
static int count_lines(const struct lesson_course *course, struct event_list *events, int depth)
{
	uint32_t legal = match_legal(&course->match);
	int reached = 0;

	if (course->verdict != LESSON_GOES_ON)
		return course->verdict == LESSON_REACHED;
	if (depth == 0)
		return 0;
	for (int place = 0; legal >> place; place++) {
		struct lesson_course next = *course;

		if (!(legal >> place & 1u))
			continue;
		choose(&next, place, events);
		reached += count_lines(&next, events, depth - 1);
	}
	return reached;
}

static void check_board(struct fixture *fixture, const struct lesson_step *step)
{
	const struct rules *rules = &step->record.rules;
	struct lesson_course course;

	(void)fixture;
	lesson_course_begin(&course, step);
	assert_int_equal(
		position_total(&course.match.position), 2 * rules->holes * rules->seeds_per_hole);
	assert_int_equal(course.match.position.mover, SIDE_A);
	assert_true(rules->start == START_IN_TURN || step->record.set_position ||
		    step->other != LESSON_NONE);
}

static void step__of_each_lesson__stands_on_a_board_with_all_seeds(void **state)
{
	struct fixture *fixture = *state;

	assert_true(fixture->book.count >= 8);
	each_step(fixture, check_board);
}

/* The shortest line, played. */
static void check_way(struct fixture *fixture, const struct lesson_step *step)
{
	uint8_t line[LESSON_LINE_MAX];
	struct lesson_course course;

	lesson_course_begin(&course, step);
	int len = lesson_solve(&course, line);
	assert_true(len > 0);
	for (int i = 0; i < len; i++) {
		assert_int_equal(course.verdict, LESSON_GOES_ON);
		choose(&course, line[i], fixture->events);
	}
	assert_int_equal(course.verdict, LESSON_REACHED);
}

static void goal__of_each_step__can_be_reached(void **state)
{
	each_step(*state, check_way);
}

/* Not by any line that begins with the tempting hole; and that does what its answer says. */
static void check_tries(struct fixture *fixture, const struct lesson_step *step)
{
	enum { DEEP = 7 };

	for (int i = 0; i < step->try_count; i++) {
		const struct lesson_try *try = &step->tries[i];
		struct lesson_course course;

		lesson_course_begin(&course, step);
		choose(&course, try->hole, fixture->events);
		print_message("  hole %d: %s\n", try->hole, lesson_end_name(course.first_end));
		assert_int_equal(course.first_end, try->does);
		assert_int_equal(course.hole, try->hole);
		assert_int_equal(count_lines(&course, fixture->events, DEEP), 0);
		assert_ptr_equal(lesson_try_says(&course), &try->says);
	}
}

static void tempting_hole__of_each_step__does_what_is_said_and_misses(void **state)
{
	each_step(*state, check_tries);
}

static bool names(const struct lesson_text *text, const char *slot)
{
	return strstr(text->in[LANG_ID], slot) != NULL;
}

/* What stands in a slot is what the engine finds; where it would say nothing it does not stand. */
static void check_slots(struct fixture *fixture, const struct lesson_step *step)
{
	const struct lesson_text *const before[] = {&step->task, &step->hint};
	uint8_t line[LESSON_LINE_MAX];
	struct lesson_course course;

	lesson_course_begin(&course, step);
	lesson_solve(&course, line);
	int seeds = course.match.position.cells[line[0]], alike = 0;
	for (int place = 0; place < course.match.rules.holes; place++)
		alike += course.match.position.cells[place] == seeds;
	for (int i = 0; i < 2; i++) {
		/* "The hole with four seeds" is one hole, and a plural. */
		assert_true(!names(before[i], "{best_seeds}") || (alike == 1 && seeds > 1));
		assert_true(!names(before[i], "{n}") || step->goal.n > 1);
	}
	for (int i = -1; i < step->try_count; i++) {
		const struct lesson_text *text = i < 0 ? &step->praise : &step->tries[i].says;

		lesson_course_begin(&course, step);
		choose(&course, i < 0 ? line[0] : step->tries[i].hole, fixture->events);
		assert_true(!names(text, "{relays}") || course.relays > 1);
		assert_true(!names(text, "{drops}") || course.drops > 1);
		assert_true(!names(text, "{seeds}") || course.seeds > 1);
		/* With one of them the sentence has to say "seeds home: 1". */
		if (names(text, "{home}") && course.verdict != LESSON_GOES_ON)
			assert_true(course.home > 1 || names(text, ": {home}"));
		if (names(text, "{shot}"))
			assert_true(course.shot > 1 || names(text, ": {shot}"));
	}
}

static void number__in_each_text__is_the_engines(void **state)
{
	each_step(*state, check_slots);
}

/* What "sure to win" rests on is proved. */
static void check_proof(struct fixture *fixture, const struct lesson_step *step)
{
	enum { NODES = 2000000, MEGABYTES = 4 };
	const struct ai_limits limits = {.nodes = NODES};
	struct lesson_course course;
	struct ai_answer answer;

	(void)fixture;
	if (step->goal.kind != LESSON_BEST)
		return;
	struct ai *ai = ai_new(MEGABYTES);
	lesson_course_begin(&course, step);
	ai_search(ai, &course.match, &limits, &answer);
	print_message("  worth %d, %llu nodes\n", answer.value, (unsigned long long)answer.nodes);
	assert_true(answer.exact);
	assert_true(answer.value > 0);
	/* Each tempting hole, played, loses it: proved too. */
	for (int i = 0; i < step->try_count; i++) {
		struct match match = course.match;

		match_play(&match, step->tries[i].hole, NULL);
		ai_search(ai, &match, &limits, &answer);
		assert_true(answer.exact);
		assert_int_equal(match.position.mover, SIDE_B);
		assert_true(answer.value > 0);
	}
	ai_free(ai);
}

static void best_move__of_a_step__is_proved(void **state)
{
	each_step(*state, check_proof);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(step__of_each_lesson__stands_on_a_board_with_all_seeds),
		cmocka_unit_test(goal__of_each_step__can_be_reached),
		cmocka_unit_test(tempting_hole__of_each_step__does_what_is_said_and_misses),
		cmocka_unit_test(number__in_each_text__is_the_engines),
		cmocka_unit_test(best_move__of_a_step__is_proved),
	};
	return cmocka_run_group_tests_name("our_lessons", tests, set_up, tear_down);
}
