/* SPDX-License-Identifier: MIT */
/* What a turn came to, and whether it is what a step of a lesson asks for. */
#include "test.h"

#include "packs/our_packs.h"
#include "study/lesson.h"

#include <stdlib.h>

/* Boards on which a separate implementation said what each choice does. */
#define SOW    "umum@0_0_1_0_0_2_3_39_1_0_0_0_0_0_3_49.0."
#define EXTRA  "umum@1_0_0_0_3_2_5_32_1_0_0_0_0_2_0_52.0."
#define RELAY  "umum@0_0_1_1_0_1_2_35_1_6_0_0_0_0_2_49.0."
#define SHOT   "umum@1_1_0_6_0_1_0_44_6_0_0_0_3_0_0_36.0."
#define EMPTY  "umum@1_0_1_0_1_0_2_44_0_0_2_0_0_8_0_39.0."
#define LAP    "congkak-melayu@0_1_0_2_0_0_3_46_1_3_0_0_1_1_2_38.0."
#define STAYS  "congkak-warisan@0_0_1_0_0_1_5_55_0_1_0_3_0_1_3_28.0."
#define GUARD  "umum@1_0_0_9_0_0_2_51_0_1_1_0_0_0_0_33.0."
#define BEST   "umum@1_0_0_2_0_1_0_45_1_1_1_0_0_0_1_45.0."
#define FILL   "congklak-babak@0_0_0_0_0_1_1_47_0_0_0_0_0_0_0_49.0."
#define BURNED "congklak-babak@0_0_0_0_0_0_1_30_0_0_0_0_0_0_0_67.0.6"
#define FIVE   "congklak-babak:5.0."
#define SEVEN  "congklak-babak.0."

enum { END = LESSON_NONE, CHOICES_MAX = 4 };

static const struct verdict_row {
	const char *code;
	enum lesson_goal_kind kind;
	int n;
	int choices[CHOICES_MAX]; /* END after the last */
	enum lesson_verdict verdict;
} verdicts[] = {
	{SOW, LESSON_LAST, 9, {6, END}, LESSON_REACHED},
	{SOW, LESSON_LAST, 9, {5, END}, LESSON_MISSED},
	{SOW, LESSON_LAST, 7, {5, END}, LESSON_REACHED},
	{BURNED, LESSON_LAST, 7, {4, END}, LESSON_REACHED},
	{BURNED, LESSON_LAST, 7, {6, END}, LESSON_MISSED},
	{RELAY, LESSON_RELAY, 2, {2, END}, LESSON_REACHED},
	{RELAY, LESSON_RELAY, 3, {2, END}, LESSON_MISSED},
	{RELAY, LESSON_RELAY, 1, {3, END}, LESSON_MISSED},
	{SOW, LESSON_DEAD, 0, {6, END}, LESSON_REACHED},
	{SOW, LESSON_DEAD, 0, {5, END}, LESSON_MISSED},
	{SOW, LESSON_DEAD, 0, {2, END}, LESSON_MISSED},
	{SOW, LESSON_ALIVE, 0, {6, END}, LESSON_MISSED},
	{SOW, LESSON_ALIVE, 0, {5, END}, LESSON_REACHED},
	{SOW, LESSON_ALIVE, 0, {2, END}, LESSON_REACHED},
	{SHOT, LESSON_SHOT, 6, {5, END}, LESSON_REACHED},
	{SHOT, LESSON_SHOT, 6, {1, END}, LESSON_MISSED},
	{SHOT, LESSON_SHOT, 7, {5, END}, LESSON_MISSED}, /* the shooting seed is none */
	{EMPTY, LESSON_SHOT, 1, {2, END}, LESSON_MISSED},
	{STAYS, LESSON_SHOT, 4, {6, END}, LESSON_REACHED},
	{STAYS, LESSON_SHOT, 5, {6, END}, LESSON_MISSED},
	{LAP, LESSON_SHOT, 3, {6, END}, LESSON_REACHED},
	{LAP, LESSON_SHOT, 1, {3, END}, LESSON_MISSED},
	{SHOT, LESSON_BANK, 7, {5, END}, LESSON_REACHED},
	{SHOT, LESSON_BANK, 8, {5, END}, LESSON_MISSED},
	{EXTRA, LESSON_BANK, 3, {5, 4, END}, LESSON_GOES_ON},
	{EXTRA, LESSON_EXTRA, 2, {5, END}, LESSON_GOES_ON},
	{EXTRA, LESSON_EXTRA, 2, {5, 4, END}, LESSON_REACHED},
	{EXTRA, LESSON_EXTRA, 2, {4, END}, LESSON_GOES_ON},
	{EXTRA, LESSON_EXTRA, 2, {4, 5, END}, LESSON_MISSED},
	{EXTRA, LESSON_EXTRA, 1, {6, END}, LESSON_MISSED},
	{GUARD, LESSON_GUARD, 2, {3, END}, LESSON_REACHED},
	{GUARD, LESSON_GUARD, 1, {3, END}, LESSON_MISSED},
	{GUARD, LESSON_GUARD, 9, {6, END}, LESSON_MISSED},
	{GUARD, LESSON_GUARD, 10, {6, END}, LESSON_REACHED},
	{BEST, LESSON_BEST, 0, {3, END}, LESSON_GOES_ON},
	{BEST, LESSON_BEST, 0, {5, END}, LESSON_MISSED},
	{BEST, LESSON_BEST, 0, {0, END}, LESSON_MISSED},
	{FILL, LESSON_FILL, 7, {6, END}, LESSON_GOES_ON},
	{FILL, LESSON_FILL, 7, {6, 5, 6, END}, LESSON_REACHED},
	{FILL, LESSON_FILL, 7, {5, END}, LESSON_MISSED},
	{FIVE, LESSON_LAST, 5, {0, END}, LESSON_GOES_ON}, /* the other has not chosen yet */
	{FIVE, LESSON_LAST, 5, {0, 9, END}, LESSON_REACHED},
	{FIVE, LESSON_LAST, 5, {4, 9, END}, LESSON_MISSED},
	{FIVE, LESSON_EXTRA, 1, {0, 9, END}, LESSON_REACHED},
	{SEVEN, LESSON_NEXT, 0, {5, 10, END}, LESSON_REACHED},
	{SEVEN, LESSON_NEXT, 0, {3, 10, END}, LESSON_MISSED},
	{SEVEN, LESSON_NEXT, 0, {0, 10, END}, LESSON_GOES_ON},
};

static void make_step(const struct pack_set *packs, const char *code, struct lesson_goal goal,
	struct lesson_step *step)
{
	struct diag diag;

	*step = (struct lesson_step){.goal = goal, .other = LESSON_NONE};
	if (!record_parse(&step->record, code, pack_set_rules, packs, &diag))
		fail_msg("%s: %s", code, diag.wanted);
}

static void play(struct lesson_course *course, const int *choices, struct event_list *events)
{
	for (int i = 0; i < CHOICES_MAX && choices[i] != END; i++)
		lesson_course_add(course, choices[i], events);
}

static void course__of_each_goal__is_judged_by_what_happened(void **state)
{
	struct event_list *events = calloc(1, sizeof(*events));

	assert_non_null(events);
	for (size_t i = 0; i < sizeof(verdicts) / sizeof(verdicts[0]); i++) {
		const struct verdict_row *row = &verdicts[i];
		struct lesson_course course;
		struct lesson_step step;

		make_step(*state, row->code, (struct lesson_goal){row->kind, row->n}, &step);
		lesson_course_begin(&course, &step);
		assert_int_equal(course.verdict, LESSON_GOES_ON);
		play(&course, row->choices, events);
		if (course.verdict != row->verdict)
			fail_msg("row %zu, %s %d: verdict %d", i, lesson_goal_name(row->kind),
				row->n, course.verdict);
		record_release(&step.record);
	}
	free(events);
}

static const struct fact_row {
	const char *code;
	int choices[CHOICES_MAX];
	int hole, seeds, end, last, relays, drops, home, shot, extra;
} facts[] = {
	{SOW, {6, END}, 6, 3, LESSON_END_STOP + STOP_EMPTY_OPPONENT, 9, 0, 3, 1, 0, 0},
	{RELAY, {2, END}, 2, 1, LESSON_END_STORE, 7, 2, 5, 1, 0, 1},
	{EXTRA, {5, 4, END}, 5, 2, LESSON_END_STORE, 7, 0, 2, 2, 0, 2},
	{EMPTY, {2, END}, 2, 1, LESSON_END_SHOT, 3, 0, 1, 1, 0, 0},
	{SHOT, {5, END}, 5, 1, LESSON_END_SHOT, 6, 0, 1, 7, 6, 0},
	{STAYS, {6, END}, 6, 5, LESSON_END_SHOT, 0, 1, 9, 5, 4, 0},
	{LAP, {3, END}, 3, 2, LESSON_END_STOP + STOP_NO_LAP, 5, 0, 2, 0, 0, 0},
	{BURNED, {6, END}, 6, 7, LESSON_END_STOP + STOP_OPPOSITE_EMPTY, 6, 4, 36, 3, 0, 0},
	{FIVE, {4, 9, END}, 4, 5, LESSON_END_STOP + STOP_EMPTY_OPPONENT, 9, 0, 5, 1, 0, 0},
};

static void course__of_a_turn__tells_its_facts(void **state)
{
	struct event_list *events = calloc(1, sizeof(*events));

	assert_non_null(events);
	for (size_t i = 0; i < sizeof(facts) / sizeof(facts[0]); i++) {
		const struct fact_row *row = &facts[i];
		struct lesson_course course;
		struct lesson_step step;

		print_message("%s %d\n", row->code, row->choices[0]);
		make_step(*state, row->code, (struct lesson_goal){LESSON_BANK, 99}, &step);
		lesson_course_begin(&course, &step);
		play(&course, row->choices, events);
		assert_int_equal(course.hole, row->hole);
		assert_int_equal(course.seeds, row->seeds);
		assert_int_equal(course.end, row->end);
		assert_int_equal(course.last, row->last);
		assert_int_equal(course.relays, row->relays);
		assert_int_equal(course.drops, row->drops);
		assert_int_equal(course.home, row->home);
		assert_int_equal(course.shot, row->shot);
		assert_int_equal(course.extra, row->extra);
		record_release(&step.record);
	}
	free(events);
}

static void course__once_decided__does_not_change(void **state)
{
	struct event_list *events = calloc(1, sizeof(*events));
	struct lesson_course course, decided;
	struct lesson_step step;

	assert_non_null(events);
	make_step(*state, EXTRA, (struct lesson_goal){LESSON_EXTRA, 1}, &step);
	lesson_course_begin(&course, &step);
	lesson_course_add(&course, 5, events);
	decided = course;
	lesson_course_add(&course, 4, events);
	assert_int_equal(course.choices, decided.choices);
	assert_true(match_equal(&course.match, &decided.match));
	record_release(&step.record);
	free(events);
}

static void solve__gives_the_shortest_line_or_none(void **state)
{
	static const struct {
		const char *code;
		struct lesson_goal goal;
		int len, line[3];
	} rows[] = {
		{EXTRA, {LESSON_EXTRA, 2}, 2, {5, 4}},
		{EXTRA, {LESSON_EXTRA, 3}, 0, {0}},
		{SHOT, {LESSON_SHOT, 6}, 1, {5}},
		{FILL, {LESSON_FILL, 7}, 3, {6, 5, 6}},
		{GUARD, {LESSON_GUARD, 2}, 1, {3}},
		{GUARD, {LESSON_GUARD, 1}, 0, {0}},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		uint8_t line[LESSON_LINE_MAX];
		struct lesson_course course;
		struct lesson_step step;

		make_step(*state, rows[i].code, rows[i].goal, &step);
		lesson_course_begin(&course, &step);
		assert_int_equal(lesson_solve(&course, line), rows[i].len);
		for (int j = 0; j < rows[i].len; j++)
			assert_int_equal(line[j], rows[i].line[j]);
		record_release(&step.record);
	}
}

static void other__in_an_opening_together__chooses_its_hole_and_then_what_banks_most(void **state)
{
	struct event_list *events = calloc(1, sizeof(*events));
	struct lesson_course course;
	struct lesson_step step;

	assert_non_null(events);
	make_step(*state, FIVE, (struct lesson_goal){LESSON_NEXT, 0}, &step);
	step.other = 10;
	lesson_course_begin(&course, &step);
	assert_false(lesson_other_chooses(&course));
	lesson_course_add(&course, 1, events);
	assert_true(lesson_other_chooses(&course));
	assert_int_equal(lesson_other(&course), 10);
	lesson_course_add(&course, 10, events);
	/* Its hand waits in its store. */
	assert_true(lesson_other_chooses(&course));
	assert_true(match_legal(&course.match) >> lesson_other(&course) & 1u);
	record_release(&step.record);
	free(events);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(course__of_each_goal__is_judged_by_what_happened),
		cmocka_unit_test(course__of_a_turn__tells_its_facts),
		cmocka_unit_test(course__once_decided__does_not_change),
		cmocka_unit_test(solve__gives_the_shortest_line_or_none),
		cmocka_unit_test(
			other__in_an_opening_together__chooses_its_hole_and_then_what_banks_most),
	};
	return cmocka_run_group_tests_name("lesson", tests, our_packs_load, our_packs_release);
}
