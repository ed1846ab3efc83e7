/* SPDX-License-Identifier: MIT */
/* After a first turn that banked much the other player is offered its side, on the board's line. */
#include "test.h"

#include "app/board_rig.h"

#include <stdio.h>
#include <string.h>

/* The computer has begun, on the far side, and a person is to choose. */
#define OFFERED "umum.1.e"
/* The person has begun with a first turn of 90 seeds: nobody wants to sit opposite. */
#define RICH "umum.0.06642464654520425436041164102454362564626054251646025216"
#define POOR "umum.0.6"

static const struct widget *answer(const struct rig *rig, int id)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	int index = widget_index(set, id);

	return index == WIDGET_NONE ? NULL : &set->items[index];
}

/* Drawn as it stands, not within other words. */
static const struct fake_call *find_whole(const struct rig *rig, const char *text)
{
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		if (call->kind == FAKE_TEXT && strcmp(call->text, text) == 0)
			return call;
	}
	return NULL;
}

static void tap_answer(struct rig *rig, int id)
{
	const struct widget *widget = answer(rig, id);

	assert_non_null(widget);
	rig_tap(rig, widget->rect.x + widget->rect.w / 2, widget->rect.y + widget->rect.h / 2);
}

static const struct session_setup *seats(const struct rig *rig)
{
	return session_setup(board_rig(rig)->session);
}

static bool apart(struct rect a, struct rect b)
{
	return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}

static bool within(struct rect in, struct rect out)
{
	return in.x >= out.x && in.y >= out.y && in.x + in.w <= out.x + out.w &&
	       in.y + in.h <= out.y + out.h;
}

static void check_answers(struct rig *rig, const char *what)
{
	const struct board_screen *s = board_rig(rig);
	const struct layout *l = &s->layout;
	const struct rect others[] = {
		l->frame, l->pack, l->far, l->own, l->menu, l->far_tag, l->own_tag};
	const struct rect window = {0, 0, rig->fake.draw.w, rig->fake.draw.h};
	const struct widget *items[] = {answer(rig, ID_SWAP), answer(rig, ID_PLAY_ON)};
	int target = (int)(LAYOUT_TARGET * rig->fake.draw.scale);

	board_rig_draw(rig);
	for (int i = 0; i < 2; i++) {
		if (!items[i])
			fail_msg("%s: answer %d is not there", what, i);
		struct rect r = items[i]->rect;
		const struct fake_call *label = find_whole(rig, items[i]->label);
		if (r.w < target || r.h < target || !within(r, window))
			fail_msg("%s: answer %d is %dx%d at %d,%d", what, i, r.w, r.h, r.x, r.y);
		if (!label || !within(label->rect, r))
			fail_msg("%s: the word of answer %d is not in it", what, i);
		for (size_t k = 0; k < sizeof(others) / sizeof(others[0]); k++)
			if (!apart(r, others[k]))
				fail_msg("%s: answer %d is over %zu", what, i, k);
		for (int k = 0; k < s->widgets.count; k++) {
			const struct widget *other = &s->widgets.items[k];
			if (other != items[i] && !apart(r, other->rect))
				fail_msg("%s: answer %d is over widget %d", what, i, other->id);
		}
	}
	assert_true(items[1]->rect.x - items[0]->rect.x - items[0]->rect.w >= LAYOUT_GAP);
	const char *question = app_word(rig->app, "swap.offer_you");
	const struct fake_call *asked = fake_draw_find(&rig->fake, question);
	if (asked && !apart(asked->rect, items[0]->rect))
		fail_msg("%s: the question is under an answer", what);
}

static void offer__in_every_window__has_two_answers_beside_its_words(void **state)
{
	static const struct {
		int w, h;
		float scale;
	} windows[] = {{800, 480, 1.0f}, {1024, 600, 1.0f}, {1280, 720, 1.0f}, {1920, 1080, 1.0f},
		{1600, 960, 2.0f}, {720, 1280, 1.0f}, {1080, 1920, 1.0f}, {480, 800, 1.0f}};
	struct rig rig;

	(void)state;
	board_rig_open(&rig, OFFERED, "5", 1280, 720);
	for (size_t i = 0; i < sizeof(windows) / sizeof(windows[0]); i++) {
		rig_resize(&rig, windows[i].w, windows[i].h, windows[i].scale);
		for (int k = 0; k < 3 * LANG_COUNT; k++) {
			char what[64];
			snprintf(what, sizeof(what), "%dx%d, %d%%, language %d", windows[i].w,
				windows[i].h, 100 + 50 * (k / LANG_COUNT), k % LANG_COUNT);
			rig.app->settings.text_percent = 100 + 50 * (k / LANG_COUNT);
			rig.app->settings.language = (enum lang)(k % LANG_COUNT);
			app_apply_settings(rig.app);
			check_answers(&rig, what);
		}
	}
	rig_release(&rig);
}

static void offer__taken_by_a_tap__changes_seats_and_says_so(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, OFFERED, "5", 1280, 720);
	assert_true(board_rig_says(&rig, "Tukar tempat?"));
	struct match before = *board_rig_match(&rig);
	tap_answer(&rig, ID_SWAP);
	assert_true(seats(&rig)->swapped);
	assert_int_equal(seats(&rig)->seats[SIDE_A], SEAT_COMPUTER);
	assert_int_equal(seats(&rig)->seats[SIDE_B], SEAT_PERSON);
	assert_true(match_equal(board_rig_match(&rig), &before));
	assert_null(answer(&rig, ID_SWAP));
	assert_true(board_rig_says(&rig, "Kamu bertukar tempat"));
	assert_string_equal(board_rig(&rig)->names[SIDE_B].text, "Kamu");
	assert_int_equal(board_rig_choices(&rig), 1);
	/* And back: it is asked again. */
	rig_key(&rig, KEY_UNDO);
	assert_false(seats(&rig)->swapped);
	assert_non_null(answer(&rig, ID_SWAP));
	assert_true(board_rig_says(&rig, "Tukar tempat?"));
	rig_key(&rig, KEY_REDO);
	assert_true(seats(&rig)->swapped);
	assert_null(answer(&rig, ID_SWAP));
	rig_release(&rig);
}

static void offer__declined__is_gone_and_nothing_else_changes(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, OFFERED, "5", 1280, 720);
	tap_answer(&rig, ID_PLAY_ON);
	assert_null(answer(&rig, ID_SWAP));
	assert_null(answer(&rig, ID_PLAY_ON));
	assert_false(seats(&rig)->swapped);
	assert_int_equal(board_rig_choices(&rig), 1);
	assert_false(board_rig_says(&rig, "Tukar tempat?"));
	assert_true(board_person_chooses(board_rig(&rig)));
	rig_release(&rig);
}

static void offer__a_hole_chosen_instead__plays_on(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, OFFERED, "5", 1280, 720);
	board_rig_tap(&rig, 1);
	assert_int_equal(board_rig_choices(&rig), 2);
	assert_false(seats(&rig)->swapped);
	board_rig_rest(&rig);
	assert_null(answer(&rig, ID_SWAP));
	rig_release(&rig);
}

static void offer__by_keys_alone__is_reached_and_taken(void **state)
{
	struct rig rig;
	int steps = 0;

	(void)state;
	board_rig_open_held(&rig, OFFERED, "5", 1280, 720);
	const struct widget_set *set = &board_rig(&rig)->widgets;
	do
		rig_key(&rig, KEY_TAB);
	while (set->items[set->focus].id != ID_SWAP && ++steps < 40);
	assert_int_equal(set->items[set->focus].id, ID_SWAP);
	rig_key(&rig, KEY_ENTER);
	assert_true(seats(&rig)->swapped);
	rig_release(&rig);
}

static void computer__to_answer_the_offer__does_it_by_itself_and_says_so(void **state)
{
	static const struct {
		const char *code;
		bool swaps;
	} rows[] = {{RICH, true}, {POOR, false}};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;

		board_rig_open(&rig, rows[i].code, "5", 1280, 720);
		int before = board_rig_choices(&rig);
		assert_null(answer(&rig, ID_SWAP)); /* it is no person's to answer */
		rig_pass(&rig, 600);
		assert_int_equal(seats(&rig)->swapped, rows[i].swaps);
		assert_int_equal(board_rig_choices(&rig), before + !rows[i].swaps);
		if (rows[i].swaps) {
			assert_true(board_rig_says(&rig, "Komputer bertukar tempat"));
			assert_true(board_rig_says(&rig, "Giliranmu"));
			assert_true(board_person_chooses(board_rig(&rig)));
			rig_pass(&rig, 3000);
			assert_int_equal(board_rig_choices(&rig), before); /* it waits */
		}
		rig_release(&rig);
	}
}

/* The weaker levels hold back instead, and two people are asked only if they wish so. */
static void offer__of_other_games__is_where_it_was_wished(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, OFFERED, "4", 1280, 720);
	assert_null(answer(&rig, ID_SWAP));
	rig_release(&rig);
	board_rig_open(&rig, POOR, "2p", 1280, 720);
	assert_null(answer(&rig, ID_SWAP));
	struct session_setup setup;
	rig.app->settings.swap_friends = true;
	app_setup(rig.app, &setup);
	app_start_game(rig.app, &setup);
	rig_pass(&rig, 32);
	board_rig_tap(&rig, 6);
	board_rig_rest(&rig);
	assert_true(board_rig_says(&rig, "Pemain\u00a0B: tukar tempat?"));
	tap_answer(&rig, ID_SWAP);
	assert_true(board_rig_says(&rig, "Pemain\u00a0B bertukar tempat"));
	/* The letter goes with the player. */
	assert_string_equal(board_rig(&rig)->names[SIDE_A].text, "Pemain\u00a0B");
	assert_string_equal(board_rig(&rig)->names[SIDE_B].text, "Pemain\u00a0A");
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(offer__in_every_window__has_two_answers_beside_its_words),
		cmocka_unit_test(offer__taken_by_a_tap__changes_seats_and_says_so),
		cmocka_unit_test(offer__declined__is_gone_and_nothing_else_changes),
		cmocka_unit_test(offer__a_hole_chosen_instead__plays_on),
		cmocka_unit_test(offer__by_keys_alone__is_reached_and_taken),
		cmocka_unit_test(computer__to_answer_the_offer__does_it_by_itself_and_says_so),
		cmocka_unit_test(offer__of_other_games__is_where_it_was_wished),
	};
	return cmocka_run_group_tests_name("board_swap", tests, NULL, NULL);
}
