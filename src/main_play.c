/* SPDX-License-Identifier: MIT */
#include "main_play.h"

#include "core/position.h"
#include "platform/inject.h"

#include <stdio.h>
#include <string.h>

enum {
	START_MS = 1000, /* of the virtual clock: no time of a real run is 0 either */
	STEP_MS = 16,
	LONG_PRESS_MS = 700,
	TAP_FINGER = 1000, /* out of the way of the script's own */
};

struct play {
	struct game *game;
	const char *file;
	uint64_t now;
};

static void step(struct play *play)
{
	game_step(play->game, play->now, false);
}

static void pass(struct play *play, int ms)
{
	while (ms > 0) {
		const int part = ms < STEP_MS ? ms : STEP_MS;

		play->now += (uint64_t)part;
		ms -= part;
		step(play);
	}
}

static bool fail(const struct play *play, const struct script_step *todo, const char *expected,
	const char *found)
{
	fprintf(stderr, "%s:%d: expected %s, found %s\n", play->file, todo->line, expected, found);
	return false;
}

/* ---- pointers and keys */

static void finger(struct play *play, int id, enum inject_finger what, int x, int y)
{
	inject_finger(&play->game->window, id, what, x, y);
	step(play);
}

static void touch(struct play *play, int x, int y, int held_ms)
{
	finger(play, TAP_FINGER, INJECT_DOWN, x, y);
	pass(play, held_ms);
	finger(play, TAP_FINGER, INJECT_UP, x, y);
}

static bool touch_place(struct play *play, const struct script_step *todo, int held_ms)
{
	char expected[32];
	int x, y;

	if (app_place_point(play->game->app, todo->numbers[0], &x, &y)) {
		touch(play, x, y, held_ms);
		return true;
	}
	snprintf(expected, sizeof expected, "place %d", todo->numbers[0]);
	return fail(play, todo, expected, "no board that has it");
}

static bool touch_words(struct play *play, const struct script_step *todo)
{
	const char *drawn = draw_sdl_texts(play->game->draw);
	struct strbuf expected;
	int x, y;

	if (draw_sdl_find_text(play->game->draw, todo->text, &x, &y)) {
		touch(play, x, y, 0);
		return true;
	}
	strbuf_init(&expected);
	strbuf_addf(&expected, "text \"%s\"", todo->text);
	fail(play, todo, expected.text, *drawn ? drawn : "no text");
	strbuf_release(&expected);
	return false;
}

static void mouse(struct play *play, enum inject_mouse what, int x, int y)
{
	inject_mouse(&play->game->window, what, x, y);
	step(play);
}

static bool key(struct play *play, const struct script_step *todo)
{
	if (!inject_key(&play->game->window, todo->text))
		return fail(play, todo, "the name of a key", todo->text);
	step(play);
	return true;
}

static bool pad(struct play *play, const struct script_step *todo)
{
	if (!inject_pad(todo->text))
		return fail(play, todo, "the name of a button of a pad", todo->text);
	step(play);
	return true;
}

/* ---- pictures and expectations */

static bool save(struct play *play, const char *picture)
{
	struct game *game = play->game;
	struct diag diag;
	struct strbuf text;
	bool saved;

	diag_clear(&diag);
	/* Once presented, a frame may be gone from where it can be read. */
	draw_sdl_begin(game->draw);
	app_draw(game->app, play->now);
	saved = window_save_png(&game->window, picture, &diag);
	window_present(&game->window);
	if (saved)
		return true;
	strbuf_init(&text);
	diag_write(&diag, &text);
	fprintf(stderr, "%s\n", text.text);
	strbuf_release(&text);
	return false;
}

static bool expect_screen(struct play *play, const struct script_step *todo)
{
	const char *name = app_screen_name(play->game->app);
	char expected[128];

	if (strcmp(name, todo->text) == 0)
		return true;
	snprintf(expected, sizeof expected, "screen %s", todo->text);
	return fail(play, todo, expected, name);
}

static void add_number(struct strbuf *out, int index, int number)
{
	strbuf_addf(out, "%s%d", index ? "," : "", number);
}

static bool expect_board(struct play *play, const struct script_step *todo)
{
	uint8_t cells[BOARD_CELLS] = {0};
	const int count = app_board(play->game->app, cells);
	bool same = count == todo->count;
	struct strbuf expected, found;

	for (int i = 0; same && i < count; i++)
		same = cells[i] == todo->numbers[i];
	if (same)
		return true;
	strbuf_init(&expected);
	strbuf_init(&found);
	strbuf_addstr(&expected, "board ");
	for (int i = 0; i < todo->count; i++)
		add_number(&expected, i, todo->numbers[i]);
	for (int i = 0; i < count; i++)
		add_number(&found, i, cells[i]);
	fail(play, todo, expected.text, count ? found.text : "no board");
	strbuf_release(&expected);
	strbuf_release(&found);
	return false;
}

static bool expect_text(struct play *play, const struct script_step *todo)
{
	const char *drawn = draw_sdl_texts(play->game->draw);
	struct strbuf expected;

	if (strstr(drawn, todo->text))
		return true;
	strbuf_init(&expected);
	strbuf_addf(&expected, "text \"%s\"", todo->text);
	fail(play, todo, expected.text, *drawn ? drawn : "no text");
	strbuf_release(&expected);
	return false;
}

/* ---- steps */

static bool look(struct play *play, const struct script_step *todo)
{
	switch (todo->verb) {
	case SCRIPT_SHOT:
		return save(play, todo->text);
	case SCRIPT_EXPECT_SCREEN:
		return expect_screen(play, todo);
	case SCRIPT_EXPECT_BOARD:
		return expect_board(play, todo);
	default:
		return expect_text(play, todo);
	}
}

static bool do_step(struct play *play, const struct script_step *todo)
{
	const int *n = todo->numbers;

	switch (todo->verb) {
	case SCRIPT_SIZE:
		window_set_size(&play->game->window, n[0], n[1]);
		step(play);
		return true;
	case SCRIPT_TAP:
		touch(play, n[0], n[1], 0);
		return true;
	case SCRIPT_TAP_PLACE:
		return touch_place(play, todo, 0);
	case SCRIPT_TAP_WORDS:
		return touch_words(play, todo);
	case SCRIPT_PRESS:
		touch(play, n[0], n[1], LONG_PRESS_MS);
		return true;
	case SCRIPT_PRESS_PLACE:
		return touch_place(play, todo, LONG_PRESS_MS);
	case SCRIPT_FINGER_DOWN:
	case SCRIPT_FINGER_MOVE:
	case SCRIPT_FINGER_UP:
		finger(play, n[0], (enum inject_finger)((int)todo->verb - (int)SCRIPT_FINGER_DOWN),
			n[1], n[2]);
		return true;
	case SCRIPT_KEY:
		return key(play, todo);
	case SCRIPT_PAD:
		return pad(play, todo);
	case SCRIPT_WAIT:
		pass(play, n[0]);
		return true;
	case SCRIPT_MOUSE:
		mouse(play, INJECT_HOVER, n[0], n[1]);
		return true;
	case SCRIPT_CLICK:
		mouse(play, INJECT_HOVER, n[0], n[1]);
		mouse(play, INJECT_PRESS, n[0], n[1]);
		mouse(play, INJECT_RELEASE, n[0], n[1]);
		return true;
	case SCRIPT_WHEEL:
		inject_wheel(&play->game->window, n[0]);
		step(play);
		return true;
	default:
		return look(play, todo);
	}
}

bool main_play(struct game *game, const struct script *script, const char *file)
{
	struct play play = {.game = game, .file = file, .now = START_MS};

	draw_sdl_record_texts(game->draw);
	game_step(game, play.now, true);
	for (int i = 0; i < script->count; i++)
		if (!do_step(&play, &script->steps[i]))
			return false;
	return true;
}

bool main_shoot(struct game *game, const char *picture)
{
	struct play play = {.game = game, .now = START_MS};

	game_step(game, play.now, true);
	return save(&play, picture);
}
