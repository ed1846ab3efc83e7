/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/code_text.h"
#include "app/replay_state.h"
#include "app/screens.h"
#include "base/xalloc.h"

#include <stdlib.h>

/* ulang: the list of own games, and one of them step by step. */

static struct replay *own(struct page *page)
{
	return (struct replay *)page;
}

static void build(struct page *page)
{
	struct replay *replay = own(page);
	if (replay->open)
		replay_build_game(replay);
	else
		replay_build_list(replay);
}

static void show(struct replay *replay)
{
	page_layout(&replay->page.screen);
	app_redraw(replay->page.screen.app);
}

static void go(struct replay *replay, int step)
{
	replay_go(replay, step);
	show(replay);
}

/* The list is kept below: back leads there. */
static void press_list(struct replay *replay, int id)
{
	struct app *app = replay->page.screen.app;
	if (id == REPLAY_CHOOSE) {
		app_push(app, choose_screen_new(app));
		return;
	}
	if (replay_press_list(replay, id)) {
		replay->from_list = true;
		sheet_scroll(&replay->page.sheet, 1, 0);
		replay->page.sheet.widgets.kept = REPLAY_NEXT;
	}
	show(replay);
}

/* Of an opening together no board shows one choice without the other. */
static int whole_step(const struct replay *replay)
{
	return replay->match.phase == MATCH_CHOOSING ? 0 : replay->step;
}

/* A board plays the rest of it, from the first choice where it is at its end. */
static void run(struct replay *replay)
{
	struct app *app = replay->page.screen.app;
	int from = replay->step == replay->record.len ? 0 : whole_step(replay);
	app_play_record_from(app, &replay->record, from, replay->record.len, NULL);
	board_screen_seat(app_board_screen(app), &replay->by);
	board_screen_replay(app_board_screen(app));
}

static void play_on(struct replay *replay)
{
	struct app *app = replay->page.screen.app;
	if (replay->match.phase != MATCH_OVER)
		app_play_record_from(
			app, &replay->record, whole_step(replay), whole_step(replay), NULL);
}

static void page_turns(struct replay *replay, int by)
{
	replay->turns_at += by;
	show(replay);
	sheet_scroll(&replay->page.sheet, replay->page.sheet.area_count - 1, 0);
}

static void copy(struct replay *replay)
{
	replay->refused =
		!code_text_copy(replay->page.screen.app, &replay->record, &replay->notice);
	show(replay);
}

static void press_game(struct replay *replay, int id)
{
	struct app *app = replay->page.screen.app;
	switch (id) {
	case REPLAY_FIRST:
		go(replay, 0);
		break;
	case REPLAY_PREVIOUS:
		go(replay, replay->step - 1);
		break;
	case REPLAY_RUN:
		run(replay);
		break;
	case REPLAY_NEXT:
		go(replay, replay->step + 1);
		break;
	case REPLAY_LAST:
		go(replay, replay->record.len);
		break;
	case REPLAY_PLAY_ON:
		play_on(replay);
		break;
	case REPLAY_REVIEW:
		app_push(app, review_screen_new(app, &replay->record, &replay->by));
		break;
	case REPLAY_COPY:
		copy(replay);
		break;
	case REPLAY_PICTURE:
		replay_picture(replay);
		show(replay);
		break;
	case REPLAY_EARLIER:
		page_turns(replay, -REPLAY_TURNS);
		break;
	case REPLAY_LATER:
		page_turns(replay, REPLAY_TURNS);
		break;
	default:
		if (id >= REPLAY_TURN)
			go(replay, replay->turns.turns[id - REPLAY_TURN].to);
		break;
	}
}

static void press(struct page *page, const struct widget_event *event)
{
	if (own(page)->open)
		press_game(own(page), event->id);
	else
		press_list(own(page), event->id);
}

static int id_of_game_key(const struct replay *replay, const struct input *input)
{
	const struct app *app = replay->page.screen.app;
	switch (input->key) {
	case KEY_LEFT:
	case KEY_UNDO:
		return REPLAY_PREVIOUS;
	case KEY_RIGHT:
	case KEY_REDO:
		return REPLAY_NEXT;
	case KEY_HOME:
		return REPLAY_FIRST;
	case KEY_END:
		return REPLAY_LAST;
	case KEY_COPY:
		return code_text_can_copy(app) && !input->repeat ? REPLAY_COPY : 0;
	default:
		return 0;
	}
}

static int id_of_key(const struct page *page, const struct input *input)
{
	const struct replay *replay = (const struct replay *)page;
	if (replay->open)
		return id_of_game_key(replay, input);
	bool pastes = input->key == KEY_PASTE && !input->repeat;
	return pastes && code_text_can_copy(page->screen.app) ? REPLAY_PASTE : 0;
}

static bool back(struct page *page)
{
	struct replay *replay = own(page);
	if (!replay->open || !replay->from_list)
		return false;
	replay_close(replay);
	replay->from_list = false;
	strbuf_clear(&replay->notice);
	show(replay);
	return true;
}

static void release(struct screen *screen)
{
	struct replay *replay = (struct replay *)screen;
	replay_close(replay);
	strbuf_release(&replay->title);
	strbuf_release(&replay->notice);
	turn_line_release(&replay->line);
	free(replay->events);
	page_free(screen);
}

struct screen *replay_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "ulang",
			.layout = page_layout,
			.input = page_input,
			.draw = page_draw,
			.free = release},
		.build = build,
		.press = press,
		.key = id_of_key,
		.back = back,
	};
	struct replay *replay = (struct replay *)page_new(app, &calls, sizeof(*replay));
	strbuf_init(&replay->title);
	strbuf_init(&replay->notice);
	turn_line_init(&replay->line);
	replay->events = xcalloc(1, sizeof(*replay->events));
	return &replay->page.screen;
}

void replay_screen_open(
	struct screen *screen, const struct record *record, const struct session_setup *setup)
{
	struct replay *replay = (struct replay *)screen;
	struct record copy;
	record_copy(&copy, record);
	replay_open(replay, &copy, setup);
	replay->page.sheet.widgets.kept = REPLAY_NEXT;
}
