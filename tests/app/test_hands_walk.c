/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/hands.h"
#include "app/hands_way.h"

#include "app/board_screen_state.h"
#include "app/lesson_state.h"
#include "app/puzzle_state.h"
#include "study/lesson.h"

#include <stdio.h>
#include <string.h>

/* ---- what is there */

static struct screen *top(const struct walk *walk)
{
	return stack_top(&walk->rig.app->stack);
}

static struct board_screen *board(const struct walk *walk)
{
	struct screen *screen = app_board_screen(walk->rig.app);

	assert_non_null(screen);
	return (struct board_screen *)screen;
}

static int id_of_label(const struct walk *walk, const char *label)
{
	const struct widget_set *set = hand_widgets(walk);

	for (int i = 0; i < set->count; i++)
		if (set->items[i].label && strcmp(set->items[i].label, label) == 0)
			return set->items[i].id;
	fail_msg("%s, %s: no \"%s\"", hand_name(walk->hand), rig_screen(&walk->rig), label);
	return 0;
}

static int id_of_word(const struct walk *walk, const char *key)
{
	return id_of_label(walk, words_get(walk->rig.app->words, key));
}

/* A page of --shot is this screen, or a chapter of it. */
static bool is_on(const struct walk *walk, const char *page)
{
	const char *screen = rig_screen(&walk->rig);
	size_t len = strlen(screen);

	return strncmp(page, screen, len) == 0 && (page[len] == '\0' || page[len] == '-');
}

/* ---- acts */

static void go_back(struct walk *walk)
{
	const struct stack *stack = &walk->rig.app->stack;
	const struct screen *below = stack->screens[stack->count - 2], *here = top(walk);
	int count = stack->count;
	bool on_board = !hand_sheet(walk);

	hand_back(walk);
	if (on_board) {
		assert_string_equal(rig_screen(&walk->rig), "menu");
		assert_int_equal(stack->count, count + 1);
		return;
	}
	/* Within the page there may be a step of its own first. */
	if (top(walk) == here && ((const struct page *)here)->calls->back)
		hand_back(walk);
	if (top(walk) != below || stack->count != count - 1)
		fail_msg("%s: back leads from %s to %s", hand_name(walk->hand), here->calls->name,
			rig_screen(&walk->rig));
}

static void try_stepper(struct walk *walk, int id)
{
	const struct widget *widget =
		&hand_widgets(walk)->items[widget_index(hand_widgets(walk), id)];
	int value = widget->value;
	bool up = value < widget->max;

	for (int i = 0; i < 2; i++) {
		hand_step(walk, id, up == (i == 0));
		int index = widget_index(hand_widgets(walk), id);
		assert_int_not_equal(index, WIDGET_NONE);
		widget = &hand_widgets(walk)->items[index];
		if ((widget->value == value) != (i == 1))
			hand_refuse(walk, widget, "does not step");
	}
}

/* Back to the page that opened what is on top now. */
static void come_back(struct walk *walk, const struct screen *page)
{
	for (int i = 0; i < 4 && top(walk) != page; i++) {
		const char *reader = app_reader_key(walk->rig.app);
		bool on_board = !hand_sheet(walk);

		go_back(walk);
		/* From a board that page opened the way back is in its menu. */
		if (on_board) {
			assert_non_null(reader);
			hand_press(walk, id_of_word(walk, reader));
		}
	}
	assert_ptr_equal(top(walk), page);
}

static void try_each(struct walk *walk)
{
	const struct screen *page = top(walk);
	struct widget all[WIDGETS_MAX];
	int count = hand_widgets(walk)->count;

	memcpy(all, hand_widgets(walk)->items, (size_t)count * sizeof *all);
	/* Twice: what was switched on or chosen at first is so again in the end. */
	for (int round = 0; round < 2; round++) {
		for (int i = 0; i < count; i++) {
			int id = all[i].id, index = widget_index(hand_widgets(walk), id);
			enum widget_kind kind = all[i].kind;

			if (index == WIDGET_NONE || id == PAGE_BACK || kind == WIDGET_PRIMARY)
				continue;
			if (kind == WIDGET_STEPPER && round == 0)
				try_stepper(walk, id);
			else if (kind != WIDGET_STEPPER &&
				 (round == 0 || kind == WIDGET_TOGGLE || all[i].on))
				hand_press(walk, id);
			come_back(walk, page);
		}
	}
}

/* ---- on the board */

static bool is_waiting(const struct walk *walk)
{
	return hand_sheet(walk) ||
	       (!app_is_moving(walk->rig.app) && board_person_chooses(board(walk)));
}

static void wait_for_person(struct walk *walk)
{
	for (int i = 0; i < 4000; i++) {
		rig_pass(&walk->rig, 64);
		if (is_waiting(walk))
			return;
	}
	fail_msg("%s: nobody moves", hand_name(walk->hand));
}

static void choose(struct walk *walk)
{
	wait_for_person(walk);
	if (hand_sheet(walk))
		return;
	uint32_t choices = board_choices(board(walk));
	assert_int_not_equal(choices, 0);
	int made = session_record(board(walk)->session)->len, place = __builtin_ctz(choices);
	bool together = board_is_shared(board(walk));
	hand_press(walk, ID_PLACE + place);
	if (!together)
		assert_true(session_record(board(walk)->session)->len > made);
	wait_for_person(walk);
}

static void play_to(struct walk *walk, const char *page)
{
	for (int i = 0; i < 300 && !hand_sheet(walk); i++) {
		choose(walk);
		/* The result is not there at once. */
		rig_pass(&walk->rig, 2000);
	}
	assert_string_equal(rig_screen(&walk->rig), page);
}

static void settle(struct walk *walk)
{
	rig_pass(&walk->rig, 1000);
	for (int i = 0; i < 4000 && app_is_moving(walk->rig.app); i++)
		rig_pass(&walk->rig, 64);
	rig_pass(&walk->rig, 1000);
}

static void answer(struct walk *walk, const char *key)
{
	hand_press(walk, id_of_word(walk, key));
	settle(walk);
}

static void do_lesson(struct walk *walk)
{
	const struct lesson_page *lessons = (const struct lesson_page *)rig_page(&walk->rig);
	const struct lesson *lesson = &lessons->book.lessons[0];

	hand_press(walk, LESSON_GO);
	settle(walk);
	for (int i = 0; i < lesson->step_count; i++) {
		uint8_t way[LESSON_LINE_MAX];
		struct lesson_course course;

		lesson_course_begin(&course, &lesson->steps[i]);
		int len = lesson_solve(&course, way);
		if (lesson->steps[i].tells)
			answer(walk, "lesson.next_step");
		hand_check(walk);
		for (int j = 0; j < len; j++) {
			hand_press(walk, ID_PLACE + way[j]);
			settle(walk);
		}
		if (i < lesson->step_count - 1)
			answer(walk, "lesson.next_step");
	}
	answer(walk, "lesson.list");
	assert_true(lesson_progress_has(&lessons->progress, lesson->id));
}

static void do_puzzle(struct walk *walk)
{
	const struct puzzle_page *puzzles = (const struct puzzle_page *)rig_page(&walk->rig);
	const struct puzzle_claim claim = puzzles->today.claim;

	hand_press(walk, PUZZLE_SOLVE);
	settle(walk);
	hand_check(walk);
	for (int i = 0; i < claim.len; i++) {
		hand_press(walk, ID_PLACE + claim.solution[i]);
		settle(walk);
	}
	hand_press(walk, ID_ANSWER_2); /* back */
	assert_int_equal(id_of_word(walk, "puzzle.solve_again"), PUZZLE_SOLVE);
}

/* ---- the way */

enum { PAGES_MAX = 64, NAME_MAX_LEN = 32, TODAY = 20819 /* 2027-01-01 */ };

struct pages {
	char names[PAGES_MAX][NAME_MAX_LEN];
	bool seen[PAGES_MAX];
	int count;
};

/* All names that --shot knows: it says them where it is given another. */
static void list_pages(struct pages *pages)
{
	struct rig rig;
	struct diag diag;
	char list[sizeof diag.wanted];

	memset(pages, 0, sizeof *pages);
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "0123456789";
	assert_false(rig_try(&rig, &diag));
	snprintf(list, sizeof list, "%s", diag.wanted);
	for (char *at = strtok(list, ", "); at; at = strtok(NULL, ", ")) {
		if (strcmp(at, "or") == 0)
			continue;
		assert_true(pages->count < PAGES_MAX);
		snprintf(pages->names[pages->count++], NAME_MAX_LEN, "%s", at);
	}
	assert_true(pages->count > 20);
	log_release(&rig.log);
	fake_draw_release(&rig.fake);
}

static void come_to(struct walk *walk, struct pages *pages, const char *page)
{
	if (!is_on(walk, page))
		fail_msg("%s: %s instead of %s", hand_name(walk->hand), rig_screen(&walk->rig),
			page);
	for (int i = 0; i < pages->count; i++)
		pages->seen[i] |= strcmp(pages->names[i], page) == 0;
	/* Whoever came here by a key sees where the focus is. */
	if (walk->hand != HAND_FINGER && walk->pressed && hand_sheet(walk))
		hand_check_focus(walk, "it came");
	hand_check(walk);
}

static const char *pack_name(const struct walk *walk, const char *id)
{
	const struct pack *pack = pack_set_find(&walk->rig.app->packs, id);

	assert_non_null(pack);
	return pack->name.in[app_lang(walk->rig.app)];
}

/* No thread for the fine pictures, which take long; what is worked out on these pages needs one. */
static void set_threads(struct walk *walk)
{
	const char *screen = rig_screen(&walk->rig);

	walk->rig.runner.refuses =
		strcmp(screen, "telaah") != 0 && strcmp(screen, "pembukaan") != 0;
}

static void go(struct walk *walk, struct pages *pages, const struct step *step)
{
	set_threads(walk);
	switch (step->act) {
	case AT:
		come_to(walk, pages, step->word);
		break;
	case GO:
		hand_press(walk, id_of_word(walk, step->word));
		break;
	case GO_ID:
		hand_press(walk, step->id);
		break;
	case PACK:
		hand_press(walk, id_of_label(walk, pack_name(walk, step->word)));
		break;
	case EACH:
		try_each(walk);
		break;
	case BACK:
		go_back(walk);
		break;
	case TURN:
		choose(walk);
		break;
	case WAIT:
		settle(walk);
		break;
	case PLAY_TO:
		play_to(walk, step->word);
		break;
	case LESSON:
		do_lesson(walk);
		break;
	default:
		do_puzzle(walk);
		break;
	}
}

static const struct {
	int w, h, percent;
} windows[] = {{1280, 720, 100}, {800, 480, 200}, {720, 1280, 150}};

static void walk_by(enum hand hand)
{
	struct pages *pages = test_malloc(sizeof *pages);
	struct walk *walk = test_calloc(1, sizeof *walk);
	int count;
	const struct step *way = hands_way(&count);

	for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
		list_pages(pages);
		walk->hand = hand;
		walk->pressed = false;
		input_sdl_init(&walk->sdl);
		rig_init(&walk->rig, windows[i].w, windows[i].h, 1.0f);
		walk->rig.options.text_percent = windows[i].percent;
		walk->rig.options.opening_nodes = 300;
		walk->rig.options.review_nodes = 100;
		walk->rig.options.today = TODAY;
		walk->rig.runner.refuses = true;
		walk->rig.hasty = true;
		rig_start(&walk->rig);
		for (int step = 0; step < count; step++)
			go(walk, pages, &way[step]);
		assert_true(app_is_over(walk->rig.app));
		for (int page = 0; page < pages->count; page++)
			if (!pages->seen[page])
				fail_msg("the way does not lead to %s", pages->names[page]);
		rig_release(&walk->rig);
	}
	test_free(walk);
	test_free(pages);
}

static void program__by_keys_alone__is_all_within_reach(void **state)
{
	(void)state;
	walk_by(HAND_KEYS);
}

static void program__by_fingers_alone__is_all_within_reach(void **state)
{
	(void)state;
	walk_by(HAND_FINGER);
}

static void program__by_a_pad_alone__is_all_within_reach(void **state)
{
	(void)state;
	walk_by(HAND_PAD);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(program__by_keys_alone__is_all_within_reach),
		cmocka_unit_test(program__by_fingers_alone__is_all_within_reach),
		cmocka_unit_test(program__by_a_pad_alone__is_all_within_reach),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
