/* SPDX-License-Identifier: MIT */
#include "app/board_rig.h"

#include "test.h"

static void open_game(
	struct rig *rig, const char *code, const char *opponent, int w, int h, bool held)
{
	rig_init(rig, w, h, 1.0f);
	rig->runner.held = held;
	rig->options.code = code;
	rig->options.opponent = opponent;
	rig->options.keep_nothing = true;
	rig->now = 1000;
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "papan");
	rig_pass(rig, 32);
}

void board_rig_open(struct rig *rig, const char *code, const char *opponent, int w, int h)
{
	open_game(rig, code, opponent, w, h, false);
}

void board_rig_open_held(struct rig *rig, const char *code, const char *opponent, int w, int h)
{
	open_game(rig, code, opponent, w, h, true);
}

struct board_screen *board_rig(const struct rig *rig)
{
	struct screen *screen = app_board_screen(rig->app);

	assert_non_null(screen);
	return (struct board_screen *)screen;
}

const struct match *board_rig_match(const struct rig *rig)
{
	return session_match(board_rig(rig)->session);
}

int board_rig_choices(const struct rig *rig)
{
	return session_record(board_rig(rig)->session)->len;
}

void board_rig_point(const struct rig *rig, int place, int *x, int *y)
{
	assert_true(app_place_point(rig->app, place, x, y));
}

void board_rig_tap(struct rig *rig, int place)
{
	int x, y;

	board_rig_point(rig, place, &x, &y);
	rig_tap(rig, x, y);
}

void board_rig_rest(struct rig *rig)
{
	for (int i = 0; i < 6000 && app_is_moving(rig->app); i++)
		rig_pass(rig, 16);
	assert_false(app_is_moving(rig->app));
}

void board_rig_draw(struct rig *rig)
{
	fake_draw_clear(&rig->fake);
	app_draw(rig->app, rig->now);
}

bool board_rig_says(struct rig *rig, const char *words)
{
	board_rig_draw(rig);
	return fake_draw_find(&rig->fake, words) != NULL;
}
