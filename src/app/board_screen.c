/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"

#include "app/board_screen_answers.h"
#include "app/board_screen_cards.h"
#include "app/board_screen_record.h"
#include "app/board_screen_state.h"
#include "app/board_screen_swap.h"
#include "app/board_screen_task.h"
#include "app/board_task.h"
#include "base/check.h"
#include "base/xalloc.h"
#include "session/rounds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct board_screen *own(struct screen *screen)
{
	CHECK(board_screen_is(screen));
	return (struct board_screen *)screen;
}

static const struct board_screen *own_const(const struct screen *screen)
{
	CHECK(board_screen_is(screen));
	return (const struct board_screen *)screen;
}

int board_id(int kind, enum side side)
{
	return side == SIDE_B ? kind + ID_FAR : kind;
}

int board_id_kind(int id)
{
	return id >= ID_FAR && id < ID_PLACE ? id - ID_FAR : id;
}

enum side board_id_side(int id)
{
	return id >= ID_FAR && id < ID_PLACE ? SIDE_B : SIDE_A;
}

/* The screen draws them: their letters follow the layout, which may have had to shrink them. RECT
 * is as SIDE sees it. */
static void add_button(struct board_screen *s, enum side side, int id, struct rect rect,
	const char *key, enum icon icon)
{
	enum widget_kind kind = id == ID_MENU ? WIDGET_CORNER : WIDGET_BARE;
	if (rect.w == 0)
		return;
	struct widget *widget = widget_add(&s->widgets, kind, board_id(id, side),
		layout_to_screen(&s->layout, side, rect), app_word(s->screen.app, key));
	widget->icon = icon;
}

enum { AT_REDO, AT_UNDO, AT_SOUND, AT_SPEED };

static bool has_sound(const struct board_screen *s)
{
	const struct audio *audio = s->screen.app->host.audio;
	return audio && audio->available;
}

/* Where a machine has no sound, that button is missing for good: those before it close up. */
static struct rect button_rect(const struct board_screen *s, int button)
{
	bool closer = button < AT_SOUND && !has_sound(s) && s->layout.buttons[AT_SOUND].w > 0;
	return s->layout.buttons[button + closer];
}

/* Where a record is looked at: in place of what a game is played with, the sound's too. */
static void add_steps(struct board_screen *s)
{
	const struct rect *at = s->layout.buttons;
	int made = session_record(s->session)->len;
	bool runs = board_plays_itself(s);
	if (made > 0)
		add_button(s, SIDE_A, ID_PREVIOUS, at[AT_REDO], "replay.previous", ICON_PREVIOUS);
	add_button(s, SIDE_A, ID_RUN, at[AT_UNDO], runs ? "compare.pause" : "compare.run",
		runs ? ICON_PAUSE : ICON_PLAY);
	if (made < s->shown.len)
		add_button(s, SIDE_A, ID_NEXT, at[AT_SOUND], "replay.next", ICON_NEXT);
}

static bool is_asked(const struct board_screen *s, enum side side)
{
	return !s->layout.table || session_awaits(s->session, side);
}

/* What has nothing to say is not there; what is there stays where it is. */
static void add_buttons(struct board_screen *s, enum side side)
{
	static const char *const speeds[SPEED_COUNT] = {
		"speed.slow", "speed.medium", "speed.fast", "speed.instant"};
	const struct settings *settings = &s->screen.app->settings;
	bool steps = board_replays(s);
	bool taken = board_plays_itself(s) || steps || board_has_task(s);
	if (board_has_rule(s))
		widget_add(&s->widgets, WIDGET_BARE, board_id(ID_LINE, side),
			layout_to_screen(&s->layout, side, board_line_words(s, side)), NULL);
	if (!taken && session_can_redo(s->session))
		add_button(s, side, ID_REDO, button_rect(s, AT_REDO), "button.redo", ICON_REDO);
	if (!taken && session_can_undo(s->session))
		add_button(s, side, ID_UNDO, button_rect(s, AT_UNDO), "button.undo", ICON_UNDO);
	if (steps)
		add_steps(s);
	if (has_sound(s) && !steps)
		add_button(s, side, ID_SOUND, button_rect(s, AT_SOUND), "button.sound",
			settings->sound ? ICON_SOUND : ICON_SOUND_OFF);
	add_button(
		s, side, ID_SPEED, button_rect(s, AT_SPEED), speeds[settings->speed], ICON_SPEED);
	if (board_has_hint(s) && is_asked(s, side))
		add_button(s, side, ID_HINT, s->layout.hint,
			s->hint.asked ? "hint.thinking" : "button.hint", ICON_HINT);
	add_button(s, side, ID_MENU, s->layout.menu, "button.menu", ICON_MENU);
}

/* The focus stays on the board: where its hole has become empty, on the nearest one; where its
 * button is gone, on one in the middle of the row. */
static void keep_focus(struct board_screen *s, int kept, uint32_t choices)
{
	int n = s->layout.board.holes;
	int from = kept < ID_PLACE ? n / 2 : kept - ID_PLACE;
	if (s->widgets.focus != WIDGET_NONE)
		return;
	/* Where a task leaves nothing to choose on the board, its first answer is at hand. */
	if (choices == 0 && widget_index(&s->widgets, ID_ANSWER) != WIDGET_NONE)
		widget_focus(&s->widgets, ID_ANSWER);
	if (kept == 0 || choices == 0)
		return;
	for (int away = 0; away < 2 * n + 2; away++) {
		for (int sign = -1; sign <= 1; sign += 2) {
			int place = from + sign * away;
			if (place < 0 || place > 2 * n || !(choices >> place & 1u))
				continue;
			widget_focus(&s->widgets, ID_PLACE + place);
			return;
		}
	}
}

void board_place_widgets(struct board_screen *s)
{
	const struct board_geometry *g = &s->layout.board;
	uint32_t choices = board_choices(s);
	widget_set_restart(&s->widgets);
	int kept = s->widgets.kept;
	if (s->bare)
		return;
	board_answers_place(s);
	for (int side = 0; side < 2; side++) {
		for (int ordinal = 1; ordinal <= g->holes; ordinal++) {
			int place = layout_hole(g, (enum side)side, ordinal);
			const struct board_hollow *h = &g->places[place];
			struct rect rect = {(int)(h->x - h->rx), (int)(h->y - h->ry),
				(int)(2.0f * h->rx), (int)(2.0f * h->ry)};
			if (choices >> place & 1u)
				widget_add(&s->widgets, WIDGET_BARE, ID_PLACE + place, rect, NULL);
		}
	}
	add_buttons(s, SIDE_A);
	if (s->layout.table)
		add_buttons(s, SIDE_B);
	keep_focus(s, kept, choices);
}

/* Two people, who asked for it. */
static bool is_round_a_table(const struct board_screen *s)
{
	const enum seat *seats = session_setup(s->session)->seats;
	return s->screen.app->settings.table && seats[SIDE_A] == SEAT_PERSON &&
	       seats[SIDE_B] == SEAT_PERSON && !board_plays_itself(s) && !board_replays(s);
}

static void layout(struct screen *screen)
{
	struct board_screen *s = own(screen);
	struct app *app = screen->app;
	struct draw *draw = app->host.draw;
	const struct match *match = session_match(s->session);
	struct layout_wish wish = {.w = draw->w,
		.h = draw->h,
		.scale = draw->scale,
		.text = (float)app_text_percent(app) / 100.0f,
		.holes = match->rules.holes,
		.counter_clockwise = s->pack && s->pack->direction == DIRECTION_COUNTER_CLOCKWISE,
		.kiosk = app_is_kiosk(app),
		.table = is_round_a_table(s),
		.look = app_look(app, s->pack)};
	layout_make(&s->layout, &wish);
	presenter_layout(s->presenter, &s->layout.board, s->layout.look.seeds);
	board_picture_layout(s->picture, &s->layout.board, s->layout.look.board, app->now);
	board_view_layout(&s->view, draw, &s->layout);
	board_tell(s);
	board_place_widgets(s);
	board_follow_light(s);
	app_redraw(app);
}

static bool input(struct screen *screen, const struct input *in, uint64_t now)
{
	return board_input(own(screen), in, now);
}

static void update(struct screen *screen, uint64_t now)
{
	struct board_screen *s = own(screen);
	struct app *app = screen->app;
	struct cue cues[16];
	bool moved = presenter_is_moving(s->presenter);
	if (s->started) /* the first frame has been seen */
		board_view_prepare(&s->view, app->host.draw);
	else
		s->rest_since = now;
	s->started = true;
	int count = presenter_update(s->presenter, now, cues, 16);
	for (int i = 0; i < count; i++)
		app_play(app, cues[i].sound, cues[i].full, cues[i].pan);
	if (board_picture_update(s->picture, now) || moved)
		app_redraw(app);
	if (moved && !presenter_is_moving(s->presenter)) {
		s->rest_since = now;
		board_place_widgets(s);
		board_tell(s);
		board_follow_light(s);
	}
	if (s->notice_until != 0 && now >= s->notice_until) {
		s->notice_until = 0;
		app_redraw(app);
	}
	board_hold_pointers(s, now);
	board_go_on(s, now);
}

static int sooner(int a, int b)
{
	if (a < 0)
		return b;
	return b < 0 || a < b ? a : b;
}

static int until(uint64_t due, uint64_t now)
{
	return due > now ? (int)(due - now) : 0;
}

static int wait(const struct screen *screen, uint64_t now)
{
	const struct board_screen *s = own_const(screen);
	int ms = board_picture_wait(s->picture, now);
	if (presenter_is_moving(s->presenter) ||
		!board_view_is_ready(&s->view, screen->app->host.draw))
		return 0;
	if (s->notice_until != 0)
		ms = sooner(ms, until(s->notice_until, now));
	for (int i = 0; i < BOARD_POINTERS; i++) {
		const struct board_pointer *p = &s->pointers[i];
		if (p->down && p->touch && !p->held && p->place != HIT_NOTHING)
			ms = sooner(ms, until(p->since + LONG_PRESS_MS, now));
	}
	if (!app_goes_on(screen->app, screen))
		return ms;
	if (s->hint.asked && !session_is_hinting(s->session))
		return 0;
	if (session_match(s->session)->phase == MATCH_OVER && !board_plays_itself(s))
		return s->resulted || board_has_task(s)
			       ? ms
			       : sooner(ms, until(s->rest_since + RESULT_MS, now));
	if (board_plays_itself(s))
		return sooner(ms, until(s->rest_since + PAUSE_MS, now));
	if (board_round_waits(s))
		return sooner(ms, until(s->rest_since + ROUND_MS, now));
	/* The pause before the computer's move; after it the end of its job wakes the loop. */
	bool computer = session_awaits_seat(s->session, SEAT_COMPUTER) && board_task_goes_on(s);
	if (session_learning(s->session) >= 0)
		ms = sooner(ms, LEARNING_MS);
	if (computer && now < s->rest_since + PAUSE_MS)
		ms = sooner(ms, until(s->rest_since + PAUSE_MS, now));
	else if (computer && !session_is_thinking(s->session))
		ms = 0;
	return ms;
}

static void draw(struct screen *screen, uint64_t now)
{
	struct board_screen *s = own(screen);
	struct draw *d = screen->app->host.draw;
	/* After lost images. */
	board_picture_layout(s->picture, &s->layout.board, s->layout.look.board, now);
	board_view_layout(&s->view, d, &s->layout);
	board_draw(s, now);
}

static void free_screen(struct screen *screen)
{
	struct board_screen *s = own(screen);
	board_view_release(&s->view, screen->app->host.draw);
	board_picture_free(s->picture);
	presenter_free(s->presenter);
	session_free(s->session);
	turn_line_release(&s->line);
	turn_line_release(&s->ahead);
	turn_line_release(&s->notice);
	turn_line_release(&s->hint.line);
	fork_line_release(&s->line_fork);
	fork_line_release(&s->ahead_fork);
	for (int i = 0; i < 2; i++) {
		strbuf_release(&s->names[i]);
		strbuf_release(&s->hands[i]);
	}
	strbuf_release(&s->title);
	strbuf_release(&s->told);
	board_task_release(s);
	record_release(&s->shown);
	free(s->scratch);
	free(s);
}

static const struct screen_calls calls = {
	.name = "papan",
	.layout = layout,
	.input = input,
	.update = update,
	.draw = draw,
	.wait = wait,
	.free = free_screen,
};

struct screen *board_screen_new(struct app *app, struct session *session)
{
	struct board_screen *s = xcalloc(1, sizeof(*s));
	struct board_picture_host host = {.draw = app->host.draw,
		.runner = app->host.runner,
		.cache = app->host.folders && !app->options.keep_nothing ? app->host.folders->cache
									 : "",
		.still = app->options.still};
	s->screen = (struct screen){.calls = &calls, .app = app};
	s->session = session;
	s->pack = pack_set_find(&app->packs, session_setup(session)->pack);
	s->presenter = presenter_new(&session_match(session)->position);
	s->picture = board_picture_new(&host);
	board_view_init(&s->view, app->host.draw);
	s->view.presenter = s->presenter;
	s->view.picture = s->picture;
	s->scratch = xcalloc(1, sizeof(*s->scratch));
	s->previewed = s->hover = MARK_NONE;
	s->learned = -1;
	s->rest_since = app->now;
	widget_set_init(&s->widgets);
	turn_line_init(&s->line);
	s->word = TURN_WORD_COUNT;
	turn_line_init(&s->ahead);
	turn_line_init(&s->notice);
	turn_line_init(&s->hint.line);
	s->hint.what.hole = s->hint.over = MARK_NONE;
	fork_line_init(&s->line_fork);
	fork_line_init(&s->ahead_fork);
	for (int i = 0; i < 2; i++) {
		strbuf_init(&s->names[i]);
		strbuf_init(&s->hands[i]);
	}
	strbuf_init(&s->title);
	strbuf_init(&s->told);
	s->rounds_told = session_rounds(session);
	board_show_all(s);
	return &s->screen;
}

bool board_screen_is(const struct screen *screen)
{
	return screen && screen->calls == &calls;
}

struct session *board_screen_session(struct screen *screen)
{
	return own(screen)->session;
}

bool board_screen_place_point(const struct screen *screen, int place, int *x, int *y)
{
	const struct board_screen *s = own_const(screen);
	const struct board_geometry *g = &s->layout.board;
	if (g->holes == 0 || place < 0 || place >= board_places(g->holes))
		return false;
	*x = (int)lroundf(g->places[place].x);
	*y = (int)lroundf(g->places[place].y);
	return true;
}

int board_screen_ordinal(const struct screen *screen, int hole)
{
	const struct board_geometry *g = &own_const(screen)->layout.board;
	return g->holes == 0 ? hole : layout_ordinal(g, hole);
}

int board_screen_board(const struct screen *screen, uint8_t *cells)
{
	const struct position *position = &session_match(own_const(screen)->session)->position;
	int places = board_places(position->holes);
	memcpy(cells, position->cells, (size_t)places);
	return places;
}

bool board_screen_is_moving(const struct screen *screen)
{
	return presenter_is_moving(own_const(screen)->presenter);
}

const char *board_screen_title(const struct screen *screen)
{
	return own_const(screen)->title.text;
}

bool board_screen_has_task(const struct screen *screen)
{
	return board_has_task(own_const(screen));
}

const char *board_screen_line(const struct screen *screen)
{
	const struct board_screen *s = own_const(screen);
	return s->title.text + s->title_name;
}

void board_screen_restart(struct screen *screen, uint64_t now)
{
	if (board_has_task(own(screen))) {
		board_task_again(screen);
		return;
	}
	board_command(own(screen), COMMAND_RESTART, now);
}

void board_screen_concede(struct screen *screen, uint64_t now)
{
	board_command(own(screen), COMMAND_CONCEDE, now);
}

bool board_screen_can_concede(const struct screen *screen)
{
	const struct board_screen *s = own_const(screen);
	const struct session_setup *setup = session_setup(s->session);
	bool person = setup->seats[0] == SEAT_PERSON || setup->seats[1] == SEAT_PERSON;
	return person && session_match(s->session)->phase != MATCH_OVER && !board_plays_itself(s) &&
	       !board_replays(s) && !board_has_task(s);
}
