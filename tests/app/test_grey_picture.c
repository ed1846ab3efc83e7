/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_screen_cards.h"
#include "app/pixel_stage.h"
#include "app/settings.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * A whole picture of the game in grey: whose row, whose turn and whose hand it is can be told from
 * light alone. Elsewhere one side was dark and the other white, and nobody knew which was moving.
 */
static const int boards[] = {BOARD_JAWA, BOARD_MELAYU, BOARD_TANAH};

static struct board_screen *board(const struct stage *stage)
{
	return (struct board_screen *)app_board_screen(stage->app);
}

static void open_on(struct stage *stage, int style, const char *code)
{
	stage_open(stage, "papan", code);
	draw_sdl_record_texts(stage->sdl);
	stage->app->settings.board = style;
	app_apply_settings(stage->app);
}

static int by_light(const void *a, const void *b)
{
	float x = *(const float *)a, y = *(const float *)b;

	return (x > y) - (x < y);
}

/* Of letters in that place: the ground is what most of it is, the ink the farthest from that. */
static void check_legible(const uint32_t *pixels, int x, int y, const char *what)
{
	enum { HALF_W = 24, HALF_H = 7, COUNT = 4 * HALF_W * HALF_H };
	float light[COUNT], ground, ink;
	int count = 0;

	for (int dy = -HALF_H; dy < HALF_H; dy++)
		for (int dx = -HALF_W; dx < HALF_W; dx++)
			light[count++] =
				eye_luminance(eye_of(0), pixels[(y + dy) * W + x + dx]) + 0.05f;
	qsort(light, COUNT, sizeof *light, by_light);
	ground = light[COUNT / 2];
	/* Of every twenty pixels one is the inside of a letter. */
	ink = ground / light[COUNT / 20] > light[COUNT - COUNT / 20] / ground
		      ? light[COUNT / 20]
		      : light[COUNT - COUNT / 20];
	float ratio = ink > ground ? ink / ground : ground / ink;
	if (ratio < 4.5f)
		fail_msg("%s: %.1f to 1 in grey", what, (double)ratio);
}

/* Where these words are, as drawn last. */
static void find(struct stage *stage, const char *words, int *x, int *y)
{
	if (!draw_sdl_find_text(stage->sdl, words, x, y))
		fail_msg("\"%s\" is nowhere in \"%s\"", words, draw_sdl_texts(stage->sdl));
}

static void rows__in_grey__carry_their_players_names(void **state)
{
	struct stage *stage = *state;

	for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
		open_on(stage, boards[i], "umum.0.");
		stage_look(stage, stage->after);
		const struct board_screen *s = board(stage);
		for (int side = 0; side < 2; side++) {
			const char *name = s->names[side].text;
			struct pen pen = app_pen(stage->app);
			struct rect tag = board_tag(s, &pen, (enum side)side);
			const struct board_hollow *h =
				&s->layout.board.places[board_first(7, (enum side)side)];
			int x, y;

			/* On the card, and once more beside the row it is about. */
			find(stage, name, &x, &y);
			check_legible(stage->after, x, y, name);
			x = tag.x + tag.w / 2;
			y = tag.y + tag.h / 2;
			check_legible(stage->after, x, y, "the name of a row");
			assert_true((h->y > s->layout.board.cy) == (y > s->layout.board.cy));
		}
	}
}

static void turn__in_grey__is_seen_on_the_players_cards(void **state)
{
	struct stage *stage = *state;

	for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
		open_on(stage, boards[i], "umum.0.");
		stage_look(stage, stage->before);
		open_on(stage, boards[i], "umum.1.");
		stage_look(stage, stage->after);
		const struct layout *l = &board(stage)->layout;
		const struct rect cards[2] = {l->own, l->far};
		/* The bar alone: five design pixels of its card's height. */
		int least = (int)(3.0f * l->em * (float)l->own.h / 2.0f);
		for (int card = 0; card < 2; card++) {
			struct rect left = cards[card];
			left.w = (int)(16.0f * l->em); /* the words stand behind that */
			int seen = stage_changed(stage, eye_of(0), left, 3.0f);

			if (seen < least)
				fail_msg("card %d: of the turn %d pixels are seen of %d", card,
					seen, least);
		}
	}
}

/* A frame in the middle of a move, its hand in the air. */
static const struct hand_view *lift(struct stage *stage, enum side side)
{
	struct board_screen *s = board(stage);
	int x, y;

	stage_look(stage, stage->after);
	stage->app->settings.speed = SPEED_NORMAL;
	assert_true(app_place_point(stage->app, board_first(7, side) + 3, &x, &y));
	stage_give(stage,
		(struct input){.kind = INPUT_DOWN, .pointer = 1, .x = x, .y = y, .touch = true});
	stage_give(stage,
		(struct input){.kind = INPUT_UP, .pointer = 1, .x = x, .y = y, .touch = true});
	for (int i = 0; i < 60; i++) {
		stage->now += 16;
		app_update(stage->app, stage->now);
		stage_frame(stage, stage->after);
		const struct hand_view *hand = &s->view.frame.hands[side];
		if (hand->shown && hand->alpha == 255 && hand->count > 0 && hand->count < 6)
			return hand;
	}
	fail_msg("no hand was seen");
	return NULL;
}

/* The same frame before, but for them. */
static void draw_without_hands(struct stage *stage)
{
	struct board_view *view = &board(stage)->view;
	struct image *hands[2] = {view->hands[0], view->hands[1]};

	assert_non_null(hands[0]);
	view->hands[0] = view->hands[1] = NULL;
	stage_frame(stage, stage->before);
	view->hands[0] = hands[0];
	view->hands[1] = hands[1];
}

static void hand__in_grey__is_seen_and_named(void **state)
{
	struct stage *stage = *state;

	for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
		for (int side = 0; side < 2; side++) {
			char label[64];
			int x, y;

			open_on(stage, boards[i], side == SIDE_A ? "umum.0." : "umum.1.");
			const struct hand_view *hand = lift(stage, (enum side)side);
			const struct board_screen *s = board(stage);
			float r = s->layout.board.places[0].rx;
			struct rect around = {(int)(hand->x - r), (int)(hand->y - r),
				(int)(2.0f * r), (int)(2.0f * r)};
			assert_false(s->view.frame.hands[!side].shown);
			draw_without_hands(stage);
			int seen = stage_changed(stage, eye_of(0), around, 1.5f);
			if (seen < (int)(3.14f * r))
				fail_msg("board %d: of the hand %d pixels are seen of %d",
					boards[i], seen, (int)(3.14f * r));
			/* Its player, and how many seeds it holds, next to it. */
			snprintf(label, sizeof label, "%s  %d", s->hands[side].text, hand->count);
			find(stage, label, &x, &y);
			check_legible(stage->after, x, y, label);
			assert_true(fabsf((float)x - hand->x) < 4.0f * r &&
				    fabsf((float)y - hand->y) < 4.0f * r);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			rows__in_grey__carry_their_players_names, stage_set_up, stage_tear_down),
		cmocka_unit_test_setup_teardown(
			turn__in_grey__is_seen_on_the_players_cards, stage_set_up, stage_tear_down),
		cmocka_unit_test_setup_teardown(
			hand__in_grey__is_seen_and_named, stage_set_up, stage_tear_down),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
