/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"

#include <stdio.h>
#include <string.h>

/*
 * Whatever the game screen says, in each language and one that is 40 % longer, its words stay in
 * their boxes. Elsewhere translated labels ran out of their buttons.
 */

static void rest_before_a_move(struct rig *rig)
{
	(void)rig;
}

static void preview(struct rig *rig)
{
	int x, y;

	board_rig_point(rig, 6, &x, &y);
	rig_input(rig, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
	assert_int_equal(board_rig(rig)->previewed, 6);
}

static void hint(struct rig *rig)
{
	rig_key(rig, KEY_HINT);
	rig_finish_jobs(rig);
	rig_pass(rig, 32);
	assert_int_not_equal(board_rig(rig)->hint.what.hole, MARK_NONE);
}

static void asking(struct rig *rig)
{
	rig_key(rig, KEY_HINT);
	rig_pass(rig, 32);
	assert_true(board_rig(rig)->hint.asked);
}

static void refusal(struct rig *rig)
{
	board_rig_tap(rig, 9);
	assert_true(board_rig(rig)->notice_until > 0);
}

static void mid_move(struct rig *rig)
{
	board_rig_tap(rig, 5);
	rig_pass(rig, 2000);
	assert_true(app_is_moving(rig->app));
}

static void shot(struct rig *rig)
{
	board_rig_tap(rig, 6);
	rig_key(rig, KEY_ENTER);
	assert_true(presenter_mark(board_rig(rig)->presenter, SIDE_A)->shot);
}

static void passed_over(struct rig *rig)
{
	board_rig_tap(rig, 0);
	rig_key(rig, KEY_ENTER);
	assert_int_equal(board_rig_match(rig)->position.mover, SIDE_A);
}

static void conceded(struct rig *rig)
{
	board_screen_concede(app_board_screen(rig->app), rig->now);
	assert_int_equal(board_rig_match(rig)->phase, MATCH_OVER);
}

static const struct moment {
	const char *name, *code, *opponent;
	void (*bring_about)(struct rig *rig);
} moments[] = {
	{"before a move", "congklak-jalan-terus.0.", "3", rest_before_a_move},
	{"before a move, rules changed", "congkak-warisan+relay=false+menembak.side=lawan.0.", "2p",
		rest_before_a_move},
	{"preview", "jawa-sleman.0.", "2p", preview},
	{"hint", "umum@1_0_1_0_0_0_2_43_1_3_0_5_0_0_0_42.0.", "2p", hint},
	{"hint asked for", "umum@1_0_1_0_0_0_2_43_1_3_0_5_0_0_0_42.0.", "2p", asking},
	{"refusal", "congkak-ringkas.0.", "2p", refusal},
	{"in a move", "umum.0.", "2", mid_move},
	{"after a shot", "umum.0.", "2p", shot},
	{"passed over", "umum+terminal=papan-habis@1_0_0_0_0_2_0_40_0_0_0_0_0_0_0_55.0.", "1",
		passed_over},
	{"conceded", "congklak-babak+start=bergiliran+rounds.mode=satu.0.", "3", conceded},
};

static bool holds_across(struct rect box, struct rect text)
{
	return text.x >= box.x && text.x + text.w <= box.x + box.w;
}

static bool begins_in(struct rect box, struct rect text)
{
	int x = text.x + text.w / 2, y = text.y + text.h / 2;

	return x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
}

/* In the label beside SIDE's row: the player's name and no more, or that it is their row. */
static bool names_only_player(struct rig *rig, enum side side, const char *what)
{
	const struct board_screen *s = board_rig(rig);
	struct rect box = side == SIDE_A ? s->layout.own_tag : s->layout.far_tag;
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		if (call->kind == FAKE_TEXT && begins_in(box, call->rect))
			return strcmp(call->text, s->hands[side].text) == 0;
	}
	fail_msg("%s: nothing beside row %d", what, side);
	return false;
}

static void check_texts(struct rig *rig, const char *what)
{
	const struct layout *l = &board_rig(rig)->layout;
	const struct rect boxes[] = {l->pack, l->far, l->own, l->line, l->far_tag, l->own_tag,
		l->buttons[0], l->buttons[1], l->buttons[2], l->buttons[3], l->menu};
	const struct rect window = {0, 0, rig->fake.draw.w, rig->fake.draw.h};
	int texts = 0;

	board_rig_draw(rig);
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		struct rect box = window;

		if (call->kind != FAKE_TEXT)
			continue;
		for (size_t k = 0; k < sizeof(boxes) / sizeof(boxes[0]); k++)
			box = begins_in(boxes[k], call->rect) ? boxes[k] : box;
		if (!holds_across(box, call->rect))
			fail_msg("%s: \"%s\" at %d is %d wide, its box at %d is %d", what,
				call->text, call->rect.x, call->rect.w, box.x, box.w);
		texts++;
	}
	assert_true(texts > 16); /* the numbers at least, and some words */
	if (names_only_player(rig, SIDE_A, what) != names_only_player(rig, SIDE_B, what))
		fail_msg("%s: one row is named, the other only by its player", what);
}

static void check_everywhere(struct rig *rig, const char *name)
{
	static const int sizes[][2] = {{800, 480}, {1024, 600}, {1280, 720}, {720, 1280}};

	for (int i = 0; i < 4; i++) {
		for (int k = 0; k < 3 * 2 * LANG_COUNT; k++) {
			int percent = 100 + 50 * (k / (2 * LANG_COUNT)),
			    lang = k % (2 * LANG_COUNT);
			char what[96];

			snprintf(what, sizeof(what), "%s, %dx%d, %d%%, language %d", name,
				sizes[i][0], sizes[i][1], percent, lang);
			rig->app->settings.text_percent = percent;
			rig->app->settings.language = (enum lang)(lang % LANG_COUNT);
			app_apply_settings(rig->app);
			words_set_pseudo(rig->app->words, lang >= LANG_COUNT);
			rig_resize(rig, sizes[i][0], sizes[i][1], 1.0f);
			check_texts(rig, what);
		}
	}
}

static void words__of_each_moment__stay_in_their_boxes(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(moments) / sizeof(moments[0]); i++) {
		struct rig rig;

		board_rig_open_held(&rig, moments[i].code, moments[i].opponent, 1280, 720);
		moments[i].bring_about(&rig);
		check_everywhere(&rig, moments[i].name);
		rig_release(&rig);
	}
}

/* A name that would have to shrink much gives its level away instead; 20 is its full size. */
static void check_names(struct rig *rig, const char *what)
{
	const struct layout *l = &board_rig(rig)->layout;
	int names = 0;

	board_rig_draw(rig);
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *call = &rig->fake.calls[i];
		bool name = call->kind == FAKE_TEXT && call->style.weight == TEXT_BOLD &&
			    (begins_in(l->far, call->rect) || begins_in(l->own, call->rect)) &&
			    (call->text[0] < '0' || call->text[0] > '9');

		if (!name)
			continue;
		names++;
		if ((float)call->style.size < 20.0f * l->em * 0.75f)
			fail_msg("%s: \"%s\" has size %d, the layout %.2f", what, call->text,
				call->style.size, (double)l->em);
	}
	assert_int_equal(names, 2);
}

static void check_names_everywhere(struct rig *rig, const char *name)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {720, 1280}};

	for (int k = 0; k < 3 * 3 * LANG_COUNT; k++) {
		const int *size = sizes[k % 3];
		int percent = 100 + 50 * (k / 3 % 3), lang = k / 9;
		char what[96];

		snprintf(what, sizeof(what), "%s, %dx%d, %d%%, language %d", name, size[0], size[1],
			percent, lang);
		rig->app->settings.text_percent = percent;
		rig->app->settings.language = (enum lang)lang;
		app_apply_settings(rig->app);
		rig_resize(rig, size[0], size[1], 1.0f);
		check_names(rig, what);
	}
}

static void names__on_the_cards__are_never_small(void **state)
{
	static const char *const codes[] = {"umum.0.", "umum.0.3cc00c0a4b"};

	(void)state;
	for (int i = 0; i < 2; i++) {
		struct rig rig;

		board_rig_open_held(&rig, codes[i], "2", 1280, 720);
		check_names_everywhere(&rig, codes[i]);
		rig_release(&rig);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words__of_each_moment__stay_in_their_boxes),
		cmocka_unit_test(names__on_the_cards__are_never_small),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
