/* SPDX-License-Identifier: MIT */
/* Lessons played on the board, as people play them. */
#include "test.h"

#include "app/board_rig.h"
#include "app/board_screen_answers.h"
#include "app/board_screen_record.h"
#include "app/lesson_state.h"
#include "app/lesson_words.h"
#include "app/line_card.h"
#include "app/screens.h"
#include "study/lesson.h"

#include <stdlib.h>
#include <string.h>

static struct lesson_page *open_list(struct rig *rig, enum lang lang)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.keep_nothing = true;
	rig->options.lang = lang;
	rig->options.screen = "belajar";
	rig->runner.held = true; /* the finer pictures, which take long */
	rig->now = 1000;
	rig_start(rig);
	rig->app->settings.speed = SPEED_AT_ONCE;
	return (struct lesson_page *)rig_page(rig);
}

static const struct widget *find(const struct rig *rig, int id)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	int index = widget_index(set, id);
	return index == WIDGET_NONE ? NULL : &set->items[index];
}

/* The answer with the words of KEY. */
static void answer(struct rig *rig, const char *key)
{
	for (int id = ID_ANSWER; id <= ID_ANSWER_2; id++) {
		const struct widget *widget = find(rig, id);
		if (!widget || strcmp(widget->label, app_word(rig->app, key)) != 0)
			continue;
		rig_tap(rig, widget->rect.x + widget->rect.w / 2,
			widget->rect.y + widget->rect.h / 2);
		rig_pass(rig, 32);
		return;
	}
	fail_msg("no answer \"%s\"", key);
}

static bool offers(struct rig *rig, const char *key)
{
	for (int id = ID_ANSWER; id <= ID_ANSWER_2; id++) {
		const struct widget *widget = find(rig, id);
		if (widget && strcmp(widget->label, app_word(rig->app, key)) == 0)
			return true;
	}
	return false;
}

/* Until nothing moves, the other has answered, and a page of the rounds was read. */
static void settle(struct rig *rig)
{
	rig_pass(rig, PAUSE_MS + 50);
	if (board_round_waits(board_rig(rig)))
		rig_pass(rig, ROUND_MS + 50);
	if (strcmp(rig_screen(rig), "babak") == 0)
		rig_key(rig, KEY_ESCAPE);
	board_rig_rest(rig);
	assert_string_equal(rig_screen(rig), "papan");
}

static void tap_hole(struct rig *rig, int place)
{
	board_rig_tap(rig, place);
	settle(rig);
}

static const char *line(const struct rig *rig)
{
	return board_rig(rig)->line.first.text;
}

/* What is written of TEXT up to its first slot opens the line. */
static void check_said(const struct rig *rig, const struct lesson_text *text)
{
	const char *wanted = text->in[app_lang(rig->app)];
	size_t plain = strcspn(wanted, "{");
	if (strncmp(line(rig), wanted, plain) != 0)
		fail_msg("\"%s\" instead of \"%s\"", line(rig), wanted);
	assert_null(strpbrk(line(rig), "{}"));
	assert_null(strpbrk(board_rig(rig)->line.second.text, "{}"));
}

/* Every tempting hole, and from there again; with the hint or without. */
static void go_wrong(struct rig *rig, const struct lesson_step *step)
{
	for (int i = 0; i < step->try_count; i++) {
		struct lesson_course course;
		struct event_list *events = calloc(1, sizeof(*events));
		assert_non_null(events);
		lesson_course_begin(&course, step);
		lesson_course_add(&course, step->tries[i].hole, events);
		tap_hole(rig, step->tries[i].hole);
		/* It has an extra turn yet: the rest of its turn goes wrong by itself. */
		while (course.verdict == LESSON_GOES_ON && course.match.phase == MATCH_PLAYING) {
			uint32_t legal = match_legal(&course.match);
			int place = 0;
			while (!(legal >> place & 1u))
				place++;
			lesson_course_add(&course, place, events);
			tap_hole(rig, place);
		}
		free(events);
		check_said(rig, &step->tries[i].says);
		assert_true(offers(rig, "lesson.again"));
		assert_int_equal(board_choices(board_rig(rig)), 0);
		answer(rig, i % 2 == 0 ? "lesson.again" : "button.hint");
		settle(rig);
		check_said(rig, i % 2 == 0 ? &step->task : &step->hint);
		assert_int_equal(board_rig_choices(rig), step->record.len);
	}
}

static void go_right(struct rig *rig, const struct lesson_step *step)
{
	uint8_t way[LESSON_LINE_MAX];
	struct lesson_course course;
	lesson_course_begin(&course, step);
	int len = lesson_solve(&course, way);
	for (int i = 0; i < len; i++)
		tap_hole(rig, way[i]);
	check_said(rig, &step->praise);
	assert_false(offers(rig, "lesson.again"));
	assert_int_equal(board_choices(board_rig(rig)), 0);
}

static void play_lesson(struct rig *rig, const struct lesson *lesson)
{
	for (int i = 0; i < lesson->step_count; i++) {
		print_message("%s %d\n", lesson->id, i + 1);
		settle(rig);
		if (lesson->steps[i].tells) {
			check_said(rig, &lesson->steps[i].telling);
			assert_false(offers(rig, "button.hint"));
			answer(rig, "lesson.next_step");
		}
		check_said(rig, &lesson->steps[i].task);
		answer(rig, "button.hint");
		check_said(rig, &lesson->steps[i].hint);
		assert_false(offers(rig, "button.hint"));
		go_wrong(rig, &lesson->steps[i]);
		go_right(rig, &lesson->steps[i]);
		if (i < lesson->step_count - 1)
			answer(rig, "lesson.next_step");
	}
}

static void lesson__each__is_played_from_the_first_to_the_last(void **state)
{
	struct rig rig;
	(void)state;
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct lesson_page *lessons = open_list(&rig, (enum lang)lang);
		int count = lessons->book.count;
		rig_tap_id(&rig, LESSON_GO);
		for (int i = 0; i < count; i++) {
			const struct lesson *lesson = &lessons->book.lessons[i];
			assert_int_equal(lesson_next_open(lessons), i);
			play_lesson(&rig, lesson);
			assert_true(lesson_progress_has(&lessons->progress, lesson->id));
			assert_string_equal(
				board_rig(&rig)->line.second.text, lesson->closing.in[lang]);
			answer(&rig, i < count - 1 ? "lesson.next_lesson" : "lesson.list");
		}
		assert_string_equal(rig_screen(&rig), "belajar");
		assert_true(rig_says_word(&rig, "lesson.all_done"));
		rig_release(&rig);
	}
}

static void lesson__left_by_its_list__is_marked_there(void **state)
{
	struct rig rig;
	(void)state;
	struct lesson_page *lessons = open_list(&rig, LANG_EN);
	rig_tap_id(&rig, LESSON_ROW + 1);
	settle(&rig);
	for (int i = 0; i < 2; i++) {
		go_right(&rig, &lessons->book.lessons[1].steps[i]);
		if (i == 0)
			answer(&rig, "lesson.next_step");
		settle(&rig);
	}
	answer(&rig, "lesson.list");
	assert_string_equal(rig_screen(&rig), "belajar");
	assert_true(rig_says(&rig, "Done: 1 of 10"));
	assert_int_equal(lesson_next_open(lessons), 0);
	rig_release(&rig);
}

static void lesson__left_in_its_midst__is_not_done(void **state)
{
	struct rig rig;
	(void)state;
	struct lesson_page *lessons = open_list(&rig, LANG_ID);
	lesson_play(lessons, 0);
	settle(&rig);
	go_right(&rig, &lessons->book.lessons[0].steps[0]);
	rig_key(&rig, KEY_ESCAPE);
	rig_tap_word(&rig, "lesson.back");
	assert_string_equal(rig_screen(&rig), "belajar");
	assert_int_equal(lesson_next_open(lessons), 0);
	assert_int_equal(lessons->progress.count, 0);
	rig_release(&rig);
}

/* No hole but by its own doing: what nothing is said of is told from what happened. */
static void wrong_hole__that_nobody_thought_of__is_answered_from_what_happened(void **state)
{
	struct rig rig;
	(void)state;
	struct lesson_page *lessons = open_list(&rig, LANG_EN);
	lesson_play(lessons, 0);
	settle(&rig);
	tap_hole(&rig, 2);
	assert_string_equal(line(&rig), "The last seed fell in an empty hole of yours, but there "
					"was nothing opposite.");
	assert_true(offers(&rig, "lesson.again"));
	lesson_play(lessons, lesson_book_find(&lessons->book, "berhitung"));
	settle(&rig);
	tap_hole(&rig, 2);
	assert_string_equal(board_rig(&rig)->line.second.text, "Seeds home: 1 of 6");
	rig_release(&rig);
}

/* In the middle of a turn it goes on from where it stands, or says that it can't. */
static void hint__in_the_midst_of_a_turn__is_about_the_board_as_it_stands(void **state)
{
	struct rig rig;
	(void)state;
	struct lesson_page *lessons = open_list(&rig, LANG_EN);
	int lesson = lesson_book_find(&lessons->book, "giliran-lagi");
	lesson_play(lessons, lesson);
	settle(&rig);
	tap_hole(&rig, 5);
	assert_string_equal(board_rig(&rig)->line.second.text, "Extra turns: 1 of 2");
	answer(&rig, "button.hint");
	assert_string_equal(line(&rig), "Good so far. Next: the one with 3.");
	lesson_play(lessons, lesson);
	settle(&rig);
	tap_hole(&rig, 4);
	answer(&rig, "button.hint");
	assert_string_equal(line(&rig), app_word(rig.app, "lesson.hint_again"));
	rig_release(&rig);
}

/* By keys alone, from the list to the second step. */
static void lesson__by_keys_alone__is_played(void **state)
{
	struct rig rig;
	(void)state;
	open_list(&rig, LANG_ID);
	rig_key(&rig, KEY_TAB);
	for (int i = 0; i < 30 && rig_page(&rig)->sheet.widgets.kept != LESSON_GO; i++)
		rig_key(&rig, KEY_TAB);
	rig_key(&rig, KEY_ENTER);
	settle(&rig);
	/* The first hole from the left holds three seeds, which is right. */
	rig_input(&rig, (struct input){.kind = INPUT_KEY, .key = KEY_DIGIT, .digit = 1});
	settle(&rig);
	assert_true(offers(&rig, "lesson.next_step"));
	for (int i = 0; i < 30; i++) {
		const struct widget_set *set = &board_rig(&rig)->widgets;
		if (set->focus == widget_index(set, ID_ANSWER))
			break;
		rig_key(&rig, KEY_TAB);
	}
	rig_key(&rig, KEY_ENTER);
	settle(&rig);
	assert_true(board_rig_says(&rig, "Pelajaran 1 · Bagian 2 dari 2"));
	rig_release(&rig);
}

/* ---- Every text stands whole on the line, in letters that can be read. */

enum said { SAID_TELLING, SAID_TASK, SAID_WRONG, SAID_RIGHT, SAID_LAST, SAID_KINDS };

/* What the answers leave of the line beside each kind of text. */
struct room {
	struct rect rects[SAID_KINDS];
	float em;
};

static struct rect words_room(const struct rig *rig)
{
	struct rect room = board_rig(rig)->layout.line;
	room.w -= board_answers_width(board_rig(rig), SIDE_A);
	return room;
}

/* The second lesson's answers are everybody's. */
static void measure_room(struct rig *rig, struct lesson_page *lessons, struct room *room)
{
	const struct lesson *lesson = &lessons->book.lessons[1];
	lesson_play(lessons, 1);
	settle(rig);
	room->em = board_rig(rig)->layout.em;
	room->rects[SAID_TELLING] = words_room(rig);
	answer(rig, "lesson.next_step");
	room->rects[SAID_TASK] = words_room(rig);
	tap_hole(rig, lesson->steps[0].tries[0].hole);
	room->rects[SAID_WRONG] = words_room(rig);
	answer(rig, "lesson.again");
	settle(rig);
	go_right(rig, &lesson->steps[0]);
	room->rects[SAID_RIGHT] = words_room(rig);
	answer(rig, "lesson.next_step");
	settle(rig);
	go_right(rig, &lesson->steps[1]);
	room->rects[SAID_LAST] = words_room(rig);
	app_return_to_reader(rig->app);
	rig_pass(rig, 16);
}

static void check_fits(struct rig *rig, const struct room *room, enum said said, const char *text)
{
	struct pen pen = app_pen(rig->app);
	struct line_card card = {
		.rect = room->rects[said], .first = text, .second = "", .em = room->em};
	line_card_fit(&card, &pen);
	if ((float)card.size < 14.0f * rig->fake.draw.scale)
		fail_msg("%dx%d %d%% %s: \"%s\" in %d pixels", rig->fake.draw.w, rig->fake.draw.h,
			app_text_percent(rig->app), lang_code(app_lang(rig->app)), text, card.size);
	line_card_release(&card);
}

static void check_text(struct rig *rig, const struct room *room, enum said said,
	const struct lesson_text *text, const struct lesson_course *course)
{
	const struct lesson_voice voice = {
		rig->app->words, pack_set_find(&rig->app->packs, course->step->record.pack)};
	struct strbuf filled;
	strbuf_init(&filled);
	lesson_fill(&voice, text, course, &filled);
	check_fits(rig, room, said, filled.text);
	strbuf_release(&filled);
}

static void play_course(struct lesson_course *course, int place, struct event_list *events)
{
	lesson_course_add(course, place, events);
	while (course->verdict == LESSON_GOES_ON && lesson_other_chooses(course))
		lesson_course_add(course, lesson_other(course), events);
}

static void check_step(struct rig *rig, const struct room *room, const struct lesson_step *step,
	bool last, struct event_list *events)
{
	uint8_t way[LESSON_LINE_MAX];
	struct lesson_course course;
	lesson_course_begin(&course, step);
	if (step->tells)
		check_text(rig, room, SAID_TELLING, &step->telling, &course);
	check_text(rig, room, SAID_TASK, &step->task, &course);
	check_text(rig, room, SAID_TASK, &step->hint, &course);
	for (int i = 0; i < step->try_count; i++) {
		lesson_course_begin(&course, step);
		play_course(&course, step->tries[i].hole, events);
		check_text(rig, room, SAID_WRONG, &step->tries[i].says, &course);
	}
	lesson_course_begin(&course, step);
	int len = lesson_solve(&course, way);
	for (int i = 0; i < len; i++)
		play_course(&course, way[i], events);
	check_text(rig, room, last ? SAID_LAST : SAID_RIGHT, &step->praise, &course);
}

static void check_answers_of_the_program(struct rig *rig, const struct room *room)
{
	static const char *const keys[] = {"lesson.end.store", "lesson.end.shot",
		"lesson.end.shot_empty", "lesson.end.other_row", "lesson.end.no_lap",
		"lesson.end.opposite_empty", "lesson.end.over"};
	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		check_fits(rig, room, SAID_WRONG, app_word(rig->app, keys[i]));
	check_fits(rig, room, SAID_TELLING, app_word(rig->app, "lesson.hint_next"));
	check_fits(rig, room, SAID_TELLING, app_word(rig->app, "lesson.hint_again"));
}

static void check_book(struct rig *rig, struct lesson_page *lessons, struct event_list *events)
{
	struct room room;
	measure_room(rig, lessons, &room);
	for (int i = 0; i < lessons->book.count; i++) {
		const struct lesson *lesson = &lessons->book.lessons[i];
		for (int j = 0; j < lesson->step_count; j++)
			check_step(
				rig, &room, &lesson->steps[j], j == lesson->step_count - 1, events);
	}
	check_answers_of_the_program(rig, &room);
}

static void text__of_each_lesson__stands_whole_on_the_line_everywhere(void **state)
{
	static const struct {
		int w, h;
	} sizes[] = {{800, 480}, {1024, 600}, {1280, 720}, {1920, 1080}, {720, 1280}, {1080, 1920}};
	struct event_list *events = calloc(1, sizeof(*events));
	struct rig rig;
	(void)state;
	assert_non_null(events);
	struct lesson_page *lessons = open_list(&rig, LANG_ID);
	for (size_t size = 0; size < sizeof(sizes) / sizeof(sizes[0]); size++)
		for (int lang = 0; lang < LANG_COUNT; lang++)
			for (int percent = 100; percent <= 200; percent += 100) {
				rig.app->settings.language = (enum lang)lang;
				rig.app->settings.text_percent = percent;
				rig.app->settings.speed = SPEED_AT_ONCE;
				app_apply_settings(rig.app);
				rig_resize(&rig, sizes[size].w, sizes[size].h, 1.0f);
				check_book(&rig, lessons, events);
			}
	free(events);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lesson__each__is_played_from_the_first_to_the_last),
		cmocka_unit_test(lesson__left_by_its_list__is_marked_there),
		cmocka_unit_test(lesson__left_in_its_midst__is_not_done),
		cmocka_unit_test(
			wrong_hole__that_nobody_thought_of__is_answered_from_what_happened),
		cmocka_unit_test(hint__in_the_midst_of_a_turn__is_about_the_board_as_it_stands),
		cmocka_unit_test(lesson__by_keys_alone__is_played),
		cmocka_unit_test(text__of_each_lesson__stands_whole_on_the_line_everywhere),
	};
	return cmocka_run_group_tests_name("lesson_play", tests, NULL, NULL);
}
