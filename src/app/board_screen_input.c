/* SPDX-License-Identifier: MIT */
#include "app/board_screen_cards.h"
#include "app/board_screen_record.h"
#include "app/board_screen_task.h"
#include "app/screens.h"

#include <stdlib.h>
#include <string.h>

static float reach(const struct board_screen *s)
{
	/* A finger may miss by this much: TRAPS asks for 10 pixels, a small hole needs more. */
	float hole = s->layout.board.places[0].rx;
	float least = 24.0f * s->screen.app->host.draw->scale;
	return hole * 0.5f > least ? hole * 0.5f : least;
}

static int place_at(const struct board_screen *s, int x, int y)
{
	return hit_place(&s->layout.board, board_choices(s), reach(s), x, y);
}

/* A hole a person may lift now, or MARK_NONE. */
static int choice_at(const struct board_screen *s, int x, int y)
{
	int place = place_at(s, x, y);
	return place != HIT_NOTHING && (board_choices(s) >> place & 1u) ? place : MARK_NONE;
}

static int focused_hole(const struct board_screen *s)
{
	const struct widget_set *set = &s->widgets;
	if (!set->focus_shown || set->focus == WIDGET_NONE || set->items[set->focus].id < ID_PLACE)
		return MARK_NONE;
	return set->items[set->focus].id - ID_PLACE;
}

int board_lit(const struct board_screen *s)
{
	uint32_t choices = board_choices(s);
	int lit = s->hover;
	for (int i = 0; i < BOARD_POINTERS; i++) {
		const struct board_pointer *p = &s->pointers[i];
		/* A finger that chooses unseen lights nothing. */
		if (p->down && p->place != HIT_NOTHING && !(p->touch && board_is_shared(s)))
			lit = p->place;
	}
	if (lit == MARK_NONE)
		lit = focused_hole(s);
	return lit != MARK_NONE && (choices >> lit & 1u) ? lit : MARK_NONE;
}

void board_follow_light(struct board_screen *s)
{
	bool held = false, touching = false;
	for (int i = 0; i < BOARD_POINTERS; i++) {
		touching = touching || (s->pointers[i].down && s->pointers[i].touch);
		held = held || (s->pointers[i].down && s->pointers[i].held);
	}
	/* A tap is no question: only a long press asks what would be. */
	board_preview(s, touching && !held ? MARK_NONE : board_lit(s));
}

static struct board_pointer *find_pointer(struct board_screen *s, int id)
{
	for (int i = 0; i < BOARD_POINTERS; i++) {
		if (s->pointers[i].down && s->pointers[i].id == id)
			return &s->pointers[i];
	}
	return NULL;
}

/* Put down again without having been lifted, it goes on with what it began. */
static bool is_down(struct board_screen *s, int id)
{
	const struct widget_set *set = &s->widgets;
	return find_pointer(s, id) || (set->pressed != WIDGET_NONE && set->pointer == id);
}

static struct board_pointer *new_pointer(struct board_screen *s)
{
	for (int i = 0; i < BOARD_POINTERS; i++) {
		if (!s->pointers[i].down)
			return &s->pointers[i];
	}
	return NULL;
}

static void put_down(struct board_screen *s, const struct input *input, uint64_t now)
{
	struct board_pointer *pointer = new_pointer(s);
	if (!pointer)
		return;
	*pointer = (struct board_pointer){.down = true,
		.touch = input->touch,
		.id = input->pointer,
		.place = HIT_NOTHING,
		.x = input->x,
		.y = input->y,
		.since = now};
	s->widgets.focus_shown = false;
	if (input->touch)
		s->hover = MARK_NONE;
	if (presenter_is_moving(s->presenter))
		board_finish(s, now); /* and that is all this tap does */
	else
		pointer->place = place_at(s, input->x, input->y);
	board_follow_light(s);
	app_redraw(s->screen.app);
}

static void drag(struct board_screen *s, const struct input *input)
{
	struct board_pointer *pointer = find_pointer(s, input->pointer);
	int slop = theme_drag_slop(&s->screen.app->theme);
	if (!pointer || pointer->place == HIT_NOTHING)
		return;
	bool far = abs(input->x - pointer->x) > slop || abs(input->y - pointer->y) > slop;
	if (!far || place_at(s, input->x, input->y) == pointer->place)
		return;
	pointer->place = HIT_NOTHING;
	board_follow_light(s);
	app_redraw(s->screen.app);
}

static void lift(struct board_screen *s, const struct input *input, uint64_t now)
{
	struct board_pointer *pointer = find_pointer(s, input->pointer);
	if (!pointer)
		return;
	struct board_pointer was = *pointer;
	pointer->down = false;
	/* What a long press asked stays on the screen when the finger no longer covers it. */
	if (was.held && input->kind == INPUT_UP)
		s->hover = was.place;
	board_follow_light(s);
	app_redraw(s->screen.app);
	if (input->kind == INPUT_CANCEL || was.held || was.place == HIT_NOTHING)
		return;
	if (!presenter_is_moving(s->presenter))
		board_choose(s, was.place, now);
}

void board_hold_pointers(struct board_screen *s, uint64_t now)
{
	for (int i = 0; i < BOARD_POINTERS; i++) {
		struct board_pointer *p = &s->pointers[i];
		if (!p->down || !p->touch || p->held || p->place == HIT_NOTHING ||
			now < p->since + LONG_PRESS_MS)
			continue;
		p->held = true;
		board_follow_light(s);
		app_redraw(s->screen.app);
	}
}

static void hover(struct board_screen *s, int hole)
{
	if (hole == s->hover)
		return;
	s->hover = hole;
	board_follow_light(s);
	app_redraw(s->screen.app);
}

static void next_speed(struct board_screen *s)
{
	struct app *app = s->screen.app;
	app->settings.speed = (enum speed)((app->settings.speed + 1) % SPEED_COUNT);
	app_apply_settings(app);
}

/* By which rule the turn ended, and who rules it otherwise. */
static void open_rule(struct board_screen *s)
{
	struct app *app = s->screen.app;
	int place = board_chosen(s);
	struct screen *screen = rule_screen_new(
		app, s->pack, &session_match(s->session)->rules, s->line.rule, s->line.first.text);
	if (place != MARK_NONE)
		rule_screen_of_choice(screen, session_before(s->session), place);
	app_push(app, screen);
}

static void press(struct board_screen *s, int id, uint64_t now)
{
	struct app *app = s->screen.app;
	if (id >= ID_PLACE) {
		board_choose(s, id - ID_PLACE, now);
		return;
	}
	app_play(app, SOUND_PRESS, 0, 0);
	switch (board_id_kind(id)) {
	case ID_MENU:
		app_open_menu(app);
		break;
	case ID_LINE:
		if (board_has_rule(s))
			open_rule(s);
		break;
	case ID_SWAP:
		board_command(s, COMMAND_SWAP, now);
		break;
	case ID_PLAY_ON:
		s->plays_on = true;
		board_tell(s);
		board_place_widgets(s);
		break;
	case ID_ANSWER:
	case ID_ANSWER_2:
		board_task_answer(s, id - ID_ANSWER);
		return; /* the board may be closed by it */
	case ID_UNDO:
		board_command(s, COMMAND_UNDO, now);
		break;
	case ID_REDO:
		board_command(s, COMMAND_REDO, now);
		break;
	case ID_HINT:
		board_hint_press(s);
		break;
	case ID_SPEED:
		next_speed(s);
		board_place_widgets(s);
		break;
	case ID_SOUND:
		app->settings.sound = !app->settings.sound;
		app_apply_settings(app);
		board_place_widgets(s);
		break;
	default:
		board_replay_press(s, id, now);
		break;
	}
	app_redraw(app);
}

static bool to_widgets(struct board_screen *s, const struct input *input, uint64_t now)
{
	struct widget_event event;
	bool taken = widget_set_input(&s->widgets, &s->screen.app->theme, input, &event);
	if (taken)
		app_redraw(s->screen.app);
	if (event.id != 0)
		press(s, event.id, now);
	return taken || event.id != 0;
}

static bool on_button(const struct board_screen *s, const struct input *input)
{
	int index = widget_at(&s->widgets, input->x, input->y);
	return index != WIDGET_NONE && s->widgets.items[index].id < ID_PLACE;
}

static void play_digit(struct board_screen *s, int digit, uint64_t now)
{
	const struct match *match = session_match(s->session);
	int ordinal = digit == 0 ? 10 : digit;
	if (ordinal > match->rules.holes || !board_person_chooses(s))
		return;
	enum side side = session_awaits(s->session, SIDE_A) ? SIDE_A : SIDE_B;
	board_choose(s, layout_hole(&s->layout.board, side, ordinal), now);
}

const char *board_half_keys(enum side side)
{
	return side == SIDE_A ? "asdfghjklzx" : "qwertyuiop";
}

/* True if the letter is one of the two halves', each of whose players chooses with it. */
static bool play_letter(struct board_screen *s, char letter, uint64_t now)
{
	if (!letter || !board_is_shared(s))
		return false;
	for (int side = 0; side < 2; side++) {
		const char *half = board_half_keys((enum side)side);
		const char *at = strchr(half, letter);
		int ordinal = at ? (int)(at - half) + 1 : 0;
		if (ordinal == 0 || ordinal > s->layout.board.holes)
			continue;
		board_choose(s, layout_hole(&s->layout.board, (enum side)side, ordinal), now);
		return true;
	}
	return false;
}

static bool key(struct board_screen *s, const struct input *input, uint64_t now)
{
	if (board_replay_key(s, input, now))
		return true;
	if (presenter_is_moving(s->presenter) && input->key != KEY_ESCAPE &&
		input->key != KEY_MENU && input->key != KEY_FULLSCREEN) {
		if (!input->repeat)
			board_finish(s, now);
		return true;
	}
	/* The letters u and h undo and ask elsewhere; here they are the halves'. */
	if ((input->key == KEY_LETTER || input->key == KEY_UNDO || input->key == KEY_HINT) &&
		!input->repeat && play_letter(s, input->letter, now))
		return true;
	switch (input->key) {
	case KEY_ESCAPE:
	case KEY_MENU:
		if (presenter_is_moving(s->presenter))
			board_finish(s, now);
		app_open_menu(s->screen.app);
		return true;
	case KEY_UNDO:
		if (session_can_undo(s->session) && !board_plays_itself(s) && !board_has_task(s))
			board_command(s, COMMAND_UNDO, now);
		return true;
	case KEY_REDO:
		if (session_can_redo(s->session) && !board_plays_itself(s) && !board_has_task(s))
			board_command(s, COMMAND_REDO, now);
		return true;
	case KEY_HINT:
		if (!input->repeat)
			board_hint_press(s);
		return true;
	case KEY_DIGIT:
		if (!input->repeat)
			play_digit(s, input->digit, now);
		return true;
	default:
		break;
	}
	if (input->key == KEY_ENTER && input->repeat)
		return true;
	bool taken = to_widgets(s, input, now);
	board_follow_light(s);
	return taken;
}

static void drop_pointers(struct board_screen *s)
{
	for (int i = 0; i < BOARD_POINTERS; i++)
		s->pointers[i].down = false;
	s->hover = MARK_NONE;
	board_follow_light(s);
	app_redraw(s->screen.app);
}

bool board_input(struct board_screen *s, const struct input *input, uint64_t now)
{
	switch (input->kind) {
	case INPUT_HOVER:
		to_widgets(s, input, now);
		hover(s, on_button(s, input) ? MARK_NONE : choice_at(s, input->x, input->y));
		return true;
	case INPUT_LEAVE:
		to_widgets(s, input, now);
		hover(s, MARK_NONE);
		return true;
	case INPUT_DOWN:
		if (is_down(s, input->pointer))
			return true;
		if (on_button(s, input))
			return to_widgets(s, input, now);
		put_down(s, input, now);
		return true;
	case INPUT_MOVE:
		if (find_pointer(s, input->pointer))
			drag(s, input);
		else
			to_widgets(s, input, now);
		return true;
	case INPUT_UP:
	case INPUT_CANCEL:
		if (find_pointer(s, input->pointer))
			lift(s, input, now);
		else
			to_widgets(s, input, now);
		return true;
	case INPUT_KEY:
		return key(s, input, now);
	case INPUT_FOCUS_LOST:
		to_widgets(s, input, now);
		drop_pointers(s);
		return true;
	default:
		return false;
	}
}
