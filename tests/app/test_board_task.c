/* SPDX-License-Identifier: MIT */
/* A board on which something is to be done, for a page that asks. */
#include "test.h"

#include "app/board_rig.h"
#include "app/board_task.h"
#include "app/screens.h"

#include <string.h>

#define TASK       "Isi lumbungmu dalam satu langkah."
#define DONE       "Bagus! Biji terakhir pulang."
#define WRONG      "Belum. Coba lubang lain."
#define SEVEN_HOME 6 /* of umum's first board: the last of its seven falls beyond the store */

struct errand {
	int begun, judged, pressed, freed;
	int places[8]; /* judged so far */
	bool goes_on;
	bool tells_first; /* a rule, to be read before the task */
	const char *verdict;
	int answers;
};

static void begin(void *context)
{
	struct errand *errand = context;
	errand->begun++;
	errand->judged = 0;
	errand->goes_on = !errand->tells_first;
	errand->verdict = TASK;
	errand->answers = errand->tells_first ? 1 : 0;
}

static void tell(
	void *context, const struct session *session, struct strbuf *first, struct strbuf *second)
{
	const struct errand *errand = context;
	(void)session;
	(void)second;
	strbuf_addstr(first, errand->verdict);
}

static void judge(void *context, struct screen *board)
{
	struct errand *errand = context;
	const struct record *record = session_record(board_screen_session(board));
	assert_false(board_screen_is_moving(board));
	assert_true(errand->judged < 8);
	errand->places[errand->judged++] = record->choices[record->len - 1];
	errand->goes_on = false;
	errand->verdict = WRONG;
	errand->answers = 2;
}

static bool goes_on(const void *context)
{
	return ((const struct errand *)context)->goes_on;
}

static int answers(const void *context, const char *keys[2], bool *main)
{
	const struct errand *errand = context;
	keys[0] = "button.restart";
	keys[1] = "button.back";
	*main = true;
	return errand->answers;
}

static void answer(void *context, struct screen *board, int index)
{
	struct errand *errand = context;
	errand->pressed = 1 + index;
	if (index == 0)
		board_task_again(board);
	else
		app_return_to_reader(board->app);
}

static void head(const void *context, struct strbuf *title, struct strbuf *detail)
{
	(void)context;
	strbuf_addstr(title, "Pelajaran 2");
	strbuf_addstr(detail, "Lumbung");
}

static void let_go(void *context)
{
	((struct errand *)context)->freed++;
}

#define ERRAND_CALLS(FORETELLS)                                                                    \
	{                                                                                          \
		.begin = begin, .tell = tell, .judge = judge, .goes_on = goes_on,                  \
		.answers = answers, .answer = answer, .head = head, .free = let_go,                \
		.foretells = (FORETELLS)                                                           \
	}

static const struct board_task_calls errand_calls = ERRAND_CALLS(true);
static const struct board_task_calls silent_calls = ERRAND_CALLS(false);

/* CODE is the start, a page that is read lies below; against the computer on the far side. */
static void open(struct rig *rig, struct errand *errand, const struct board_task_calls *calls,
	const char *code)
{
	struct record start;
	struct diag diag;
	struct session_setup setup = {
		.seats = {SEAT_PERSON, SEAT_COMPUTER}, .levels = {1, 1}, .seed = 1};
	diag_clear(&diag);
	assert_true(record_parse(&start, code, pack_set_rules, &rig->app->packs, &diag));
	board_task_open(rig->app, &start, &setup, calls, errand);
	record_release(&start);
	rig_pass(rig, 16);
}

static void set_up(struct rig *rig, struct errand *errand)
{
	*errand = (struct errand){0};
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.keep_nothing = true;
	rig->options.lang = LANG_ID;
	rig->now = 1000;
	rig_start(rig);
	app_push(rig->app, rules_screen_new(rig->app));
	rig_pass(rig, 16);
}

static const struct widget *find(const struct rig *rig, int id)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	int index = widget_index(set, id);
	return index == WIDGET_NONE ? NULL : &set->items[index];
}

static void press(struct rig *rig, int id)
{
	const struct widget *widget = find(rig, id);
	assert_non_null(widget);
	rig_tap(rig, widget->rect.x + widget->rect.w / 2, widget->rect.y + widget->rect.h / 2);
	rig_pass(rig, 16);
}

static void task__choice__is_judged_once_where_it_lies_still(void **state)
{
	struct rig rig;
	struct errand errand;
	(void)state;
	set_up(&rig, &errand);
	open(&rig, &errand, &errand_calls, "umum.0.0");
	assert_int_equal(errand.begun, 1);
	assert_int_equal(errand.judged, 0);
	assert_true(board_rig_says(&rig, TASK));
	assert_true(board_rig_says(&rig, "Pelajaran 2"));
	/* What was made before it began is not judged, however long one waits. */
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_pass(&rig, 3000);
	assert_int_equal(errand.judged, 0);
	board_rig_tap(&rig, 2);
	board_rig_rest(&rig);
	rig_pass(&rig, 3000);
	assert_int_equal(errand.judged, 1);
	assert_int_equal(errand.places[0], 2);
	rig_release(&rig);
	assert_int_equal(errand.freed, 1);
}

static void task__judged__takes_no_more_choices_and_no_answer_of_the_computer(void **state)
{
	struct rig rig;
	struct errand errand;
	(void)state;
	set_up(&rig, &errand);
	open(&rig, &errand, &errand_calls, "umum.0.");
	board_rig_tap(&rig, SEVEN_HOME);
	assert_int_equal(errand.judged, 0); /* seeds are in the air */
	board_rig_rest(&rig);
	rig_pass(&rig, 100);
	assert_int_equal(errand.judged, 1);
	assert_int_equal(errand.places[0], SEVEN_HOME);
	assert_true(board_rig_says(&rig, WRONG));
	rig_pass(&rig, 10000);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 10000);
	assert_int_equal(board_rig_choices(&rig), 1);
	assert_int_equal(errand.judged, 1);
	board_rig_tap(&rig, 3);
	rig_input(&rig, (struct input){.kind = INPUT_KEY, .key = KEY_DIGIT, .digit = 3});
	rig_key(&rig, KEY_UNDO);
	rig_key(&rig, KEY_HINT);
	rig_pass(&rig, 100);
	assert_int_equal(board_rig_choices(&rig), 1);
	assert_null(find(&rig, ID_UNDO));
	assert_null(find(&rig, ID_HINT));
	rig_release(&rig);
}

static void task__answers__begin_again_and_go_back_to_who_asked(void **state)
{
	struct rig rig;
	struct errand errand;
	(void)state;
	set_up(&rig, &errand);
	open(&rig, &errand, &errand_calls, "umum.0.");
	assert_null(find(&rig, ID_ANSWER));
	board_rig_tap(&rig, 2);
	board_rig_rest(&rig);
	rig_pass(&rig, 100);
	press(&rig, ID_ANSWER);
	assert_int_equal(errand.pressed, 1);
	assert_int_equal(errand.begun, 2);
	assert_int_equal(board_rig_choices(&rig), 0);
	assert_int_equal(board_rig_match(&rig)->position.cells[2], 7);
	assert_null(find(&rig, ID_ANSWER));
	assert_true(board_rig_says(&rig, TASK));
	/* Another try, by the keyboard alone. */
	rig_input(&rig, (struct input){.kind = INPUT_KEY, .key = KEY_DIGIT, .digit = 3});
	board_rig_rest(&rig);
	rig_pass(&rig, 100);
	assert_int_equal(errand.judged, 1);
	assert_int_equal(
		board_rig(&rig)->widgets.focus, widget_index(&board_rig(&rig)->widgets, ID_ANSWER));
	for (int i = 0; i < 30 && board_rig(&rig)->widgets.focus !=
					  widget_index(&board_rig(&rig)->widgets, ID_ANSWER_2);
		i++)
		rig_key(&rig, KEY_TAB);
	rig_key(&rig, KEY_ENTER);
	rig_pass(&rig, 16);
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_int_equal(errand.freed, 1);
	rig_release(&rig);
	assert_int_equal(errand.freed, 1);
}

static void task__shown__plays_by_itself_and_each_choice_is_judged(void **state)
{
	static const uint8_t choices[] = {1, 9};
	struct rig rig;
	struct errand errand;
	(void)state;
	set_up(&rig, &errand);
	open(&rig, &errand, &errand_calls, "kalah.0.");
	board_task_show(app_board_screen(rig.app), choices, 2);
	for (int i = 0; i < 1000 && (errand.judged < 2 || app_is_moving(rig.app)); i++)
		rig_pass(&rig, 100);
	assert_int_equal(errand.judged, 2);
	assert_int_equal(errand.places[0], 1);
	assert_int_equal(errand.places[1], 9);
	assert_int_equal(board_rig_choices(&rig), 2);
	/* And again: nothing of it is left. */
	board_task_again(app_board_screen(rig.app));
	rig_pass(&rig, 5000);
	assert_int_equal(board_rig_choices(&rig), 0);
	rig_release(&rig);
}

/* Who plays by keys need not look for the one thing there is to press. */
static void task__that_tells_first__is_answered_by_enter(void **state)
{
	struct rig rig;
	struct errand errand;
	(void)state;
	set_up(&rig, &errand);
	errand.tells_first = true;
	open(&rig, &errand, &errand_calls, "umum.0.");
	assert_int_equal(board_choices(board_rig(&rig)), 0);
	errand.tells_first = false;
	rig_key(&rig, KEY_ENTER);
	assert_int_equal(errand.pressed, 1);
	assert_int_equal(errand.begun, 2);
	assert_true(board_choices(board_rig(&rig)) != 0);
	/* And then the holes are at hand. */
	assert_in_range(board_rig(&rig)->widgets.kept, ID_PLACE, ID_PLACE + 6);
	rig_release(&rig);
}

static void task__at_the_end_of_a_game__shows_no_result_and_keeps_nothing(void **state)
{
	struct rig rig;
	struct errand errand;
	(void)state;
	set_up(&rig, &errand);
	/* One seed is left, and it goes home. */
	open(&rig, &errand, &errand_calls, "umum@0_0_0_0_0_0_1_50_0_0_0_0_0_0_0_47.0.");
	board_rig_tap(&rig, 6);
	board_rig_rest(&rig);
	rig_pass(&rig, 10000);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(errand.judged, 1);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "menu");
	assert_false(rig_says_word(&rig, "button.review"));
	assert_false(rig_says_word(&rig, "button.concede"));
	rig_tap_word(&rig, "rules.back");
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_int_equal(rig.app->played.len, 0);
	assert_false(app_can_resume(rig.app));
	rig_release(&rig);
}

static void task__restarted_from_the_menu__begins_again(void **state)
{
	struct rig rig;
	struct errand errand;
	(void)state;
	set_up(&rig, &errand);
	open(&rig, &errand, &errand_calls, "umum.0.");
	board_rig_tap(&rig, 2);
	board_rig_rest(&rig);
	rig_pass(&rig, 100);
	rig_key(&rig, KEY_ESCAPE);
	rig_tap_word(&rig, "button.restart");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(errand.begun, 2);
	assert_int_equal(board_rig_choices(&rig), 0);
	rig_release(&rig);
}

static void task__that_foretells_nothing__has_no_preview(void **state)
{
	(void)state;
	for (int foretells = 0; foretells < 2; foretells++) {
		struct rig rig;
		struct errand errand;
		int x, y;
		set_up(&rig, &errand);
		open(&rig, &errand, foretells ? &errand_calls : &silent_calls, "umum.0.");
		board_rig_point(&rig, 3, &x, &y);
		rig_input(&rig, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
		assert_int_equal(board_rig(&rig)->previewed == 3, foretells);
		assert_int_equal(board_lit(board_rig(&rig)), 3);
		rig_release(&rig);
	}
}

/* Nobody plays there: it is the opponent's, and that is no name with a capital of its own. */
static void task__row_of_the_other_seat__is_the_opponents(void **state)
{
	struct rig rig;
	struct errand errand;

	(void)state;
	set_up(&rig, &errand);
	open(&rig, &errand, &errand_calls, "umum.0.");
	board_rig_draw(&rig);
	assert_non_null(fake_draw_find(&rig.fake, "Baris lawan"));
	assert_null(fake_draw_find(&rig.fake, "Komputer"));
	rig_release(&rig);
}

static void task__another_of_the_same_page__takes_the_boards_place(void **state)
{
	struct rig rig;
	struct errand first, second = {0};
	(void)state;
	set_up(&rig, &first);
	open(&rig, &first, &errand_calls, "umum.0.");
	int deep = rig.app->stack.count;
	open(&rig, &second, &errand_calls, "kalah.0.");
	assert_int_equal(first.freed, 1);
	assert_int_equal(rig.app->stack.count, deep);
	assert_string_equal(board_rig_match(&rig)->rules.relay ? "relay" : "none", "none");
	rig_release(&rig);
	assert_int_equal(second.freed, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(task__choice__is_judged_once_where_it_lies_still),
		cmocka_unit_test(task__judged__takes_no_more_choices_and_no_answer_of_the_computer),
		cmocka_unit_test(task__answers__begin_again_and_go_back_to_who_asked),
		cmocka_unit_test(task__shown__plays_by_itself_and_each_choice_is_judged),
		cmocka_unit_test(task__that_tells_first__is_answered_by_enter),
		cmocka_unit_test(task__at_the_end_of_a_game__shows_no_result_and_keeps_nothing),
		cmocka_unit_test(task__restarted_from_the_menu__begins_again),
		cmocka_unit_test(task__that_foretells_nothing__has_no_preview),
		cmocka_unit_test(task__row_of_the_other_seat__is_the_opponents),
		cmocka_unit_test(task__another_of_the_same_page__takes_the_boards_place),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
