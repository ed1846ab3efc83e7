/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_screen_state.h"
#include "app/monkey_checks.h"
#include "app/monkey_world.h"
#include "app/opening_state.h"
#include "base/rng.h"
#include "base/scratch.h"
#include "cli_threads.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * Thousands of things done without sense: what must never happen does not happen, whatever is done.
 * CONGKLAK_MONKEY=STEPS does more of them, CONGKLAK_MONKEY_SEED=N others; with
 * CONGKLAK_MONKEY_THREADS jobs have threads of their own, for the thread sanitizer.
 */
enum { STEPS = 8000, EPISODE_STEPS = 250 };

struct monkey {
	struct rig rig;
	struct rng rng;
	struct scratch *scratch;
	bool down[MONKEY_POINTERS];
	bool keeps; /* the game file can be written */
	bool locked;
	struct monkey_saved saved;
	unsigned seen;    /* bit per page of names[] */
	unsigned moments; /* as monkey_moments() */
};

static const char *const names[] = {"beranda", "pilih", "papan", "hasil", "sumber", "menu",
	"setelan", "bahasa", "tanya", "tentang", "masih", "contoh", "aturan", "ubah", "banding",
	"ganti-permainan", "ganti-aturan", "babak", "telaah", "pembukaan", "panduan", "belajar",
	"ulang", "statistik", "teka-teki"};

static int below(struct monkey *m, int count)
{
	return (int)rng_below(&m->rng, (uint32_t)count);
}

static bool often(struct monkey *m, int percent)
{
	return below(m, 100) < percent;
}

/* ---- where */

static void in_window(struct monkey *m, int *x, int *y)
{
	*x = below(m, m->rig.fake.draw.w + 80) - 40;
	*y = below(m, m->rig.fake.draw.h + 80) - 40;
}

static const struct widget_set *widgets(const struct rig *rig)
{
	struct screen *top = stack_top(&rig->app->stack);
	return board_screen_is(top) ? &((struct board_screen *)top)->widgets
				    : &((struct page *)top)->sheet.widgets;
}

static void point(struct monkey *m, int *x, int *y)
{
	const struct widget_set *set = widgets(&m->rig);
	in_window(m, x, y);
	if (often(m, 20))
		return;
	if (often(m, 40) && app_place_point(m->rig.app, below(m, BOARD_PLACES_MAX), x, y))
		return;
	if (set->count > 0) {
		const struct rect *rect = &set->items[below(m, set->count)].rect;
		*x = rect->x + (rect->w > 0 ? below(m, rect->w) : 0);
		*y = rect->y + (rect->h > 0 ? below(m, rect->h) : 0);
	}
}

/* ---- what is done with hands */

static void pointer(struct monkey *m, int id, enum input_kind kind, int x, int y)
{
	struct input input = {.kind = kind, .pointer = id, .x = x, .y = y};
	input.touch = id != POINTER_MOUSE;
	if (kind == INPUT_DOWN)
		m->down[id] = true;
	else if (kind == INPUT_UP || kind == INPUT_CANCEL)
		m->down[id] = false;
	rig_input(&m->rig, input);
}

static void tap(struct monkey *m)
{
	int id = below(m, MONKEY_POINTERS), x, y;
	point(m, &x, &y);
	pointer(m, id, INPUT_DOWN, x, y);
	if (often(m, 20))
		rig_pass(&m->rig, below(m, 800));
	if (app_is_over(m->rig.app))
		return;
	pointer(m, id, INPUT_UP, x + below(m, 3), y);
}

static void fumble(struct monkey *m)
{
	static const enum input_kind kinds[] = {
		INPUT_DOWN, INPUT_DOWN, INPUT_MOVE, INPUT_MOVE, INPUT_UP, INPUT_CANCEL};
	int x, y;
	point(m, &x, &y);
	pointer(m, below(m, MONKEY_POINTERS), kinds[below(m, 6)], x, y);
}

static void hover(struct monkey *m)
{
	struct input input = {.kind = often(m, 90) ? INPUT_HOVER : INPUT_LEAVE};
	point(m, &input.x, &input.y);
	rig_input(&m->rig, input);
}

static void wheel(struct monkey *m)
{
	struct input input = {.kind = INPUT_WHEEL, .dy = below(m, 9) - 4};
	point(m, &input.x, &input.y);
	rig_input(&m->rig, input);
}

static void key(struct monkey *m)
{
	struct input input = {.kind = INPUT_KEY, .repeat = often(m, 20)};
	input.key = (enum key)(1 + below(m, KEY_LETTER));
	input.digit = input.key == KEY_DIGIT ? below(m, 10) : 0;
	input.letter = input.key == KEY_LETTER ? (char)('a' + below(m, 26)) : '\0';
	rig_input(&m->rig, input);
}

static void walk(struct monkey *m)
{
	static const enum key keys[] = {
		KEY_TAB, KEY_BACKTAB, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT};
	for (int i = below(m, 5); i >= 0; i--)
		rig_key(&m->rig, keys[below(m, 6)]);
	rig_key(&m->rig, KEY_ENTER);
}

static void end_jobs(struct monkey *m)
{
	while (m->rig.runner.count > 0)
		monkey_end_job(&m->rig, 0);
}

/* As long as a move takes. */
static void pass_quietly(struct monkey *m)
{
	m->rig.now += 2000;
	app_update(m->rig.app, m->rig.now);
}

/* One thing with sense, so that games come to their ends: a hole that may be lifted. */
static void choose_hole(struct monkey *m)
{
	struct screen *top = stack_top(&m->rig.app->stack);
	int x, y;
	if (!board_screen_is(top))
		return;
	uint32_t choices = board_choices((struct board_screen *)top);
	int place = below(m, BOARD_PLACES_MAX);
	for (int i = 0; i < BOARD_PLACES_MAX && !(choices >> place & 1u); i++)
		place = (place + 1) % BOARD_PLACES_MAX;
	if (!app_place_point(m->rig.app, place, &x, &y))
		return;
	int id = below(m, MONKEY_POINTERS);
	pointer(m, id, INPUT_DOWN, x, y);
	pointer(m, id, INPUT_UP, x, y);
	static const int later[] = {0, 0, 900, 20000, 20000};
	m->rig.now += (uint64_t)later[below(m, 5)];
	app_update(m->rig.app, m->rig.now);
}

/* Two fingers at once, one on each row: an opening of two people. */
static void choose_both(struct monkey *m)
{
	int x[2], y[2], holes = BOARD_HOLES_MIN;
	struct screen *top = stack_top(&m->rig.app->stack);
	if (!board_screen_is(top))
		return;
	holes = session_match(board_screen_session(top))->rules.holes;
	for (int side = 0; side < 2; side++) {
		int place = board_first(holes, (enum side)side) + below(m, holes);
		if (!app_place_point(m->rig.app, place, &x[side], &y[side]))
			return;
	}
	for (int i = 0; i < 4 && !app_is_over(m->rig.app); i++)
		pointer(m, 1 + i % 2, i < 2 ? INPUT_DOWN : INPUT_UP, x[i % 2], y[i % 2]);
}

/* Asks, and mostly waits for the answer. */
static void ask(struct monkey *m)
{
	struct rig *rig = &m->rig;
	if (!board_screen_is(stack_top(&rig->app->stack)))
		return;
	pass_quietly(m);
	rig_key(rig, KEY_HINT);
	m->moments |= monkey_moments(rig);
	if (often(m, 70))
		end_jobs(m);
	pass_quietly(m);
}

/* Where it is offered. */
static void change_seats(struct monkey *m)
{
	struct screen *top = stack_top(&m->rig.app->stack);
	if (!board_screen_is(top))
		return;
	const struct widget_set *set = &((struct board_screen *)top)->widgets;
	int index = widget_index(set, often(m, 70) ? ID_SWAP : ID_PLAY_ON);
	if (index == WIDGET_NONE)
		return;
	struct rect rect = set->items[index].rect;
	int id = below(m, MONKEY_POINTERS);
	pointer(m, id, INPUT_DOWN, rect.x + rect.w / 2, rect.y + rect.h / 2);
	pointer(m, id, INPUT_UP, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

/* On pembukaan: what is searched, stopped or played there. */
static void look_into_opening(struct monkey *m)
{
	static const int ids[] = {OPENING_SEARCH, OPENING_SEARCH, OPENING_STOP, OPENING_BY_HAND,
		OPENING_PLAY, OPENING_HOLES, OPENING_PACK_NEXT};
	struct rig *rig = &m->rig;
	if (strcmp(rig_screen(rig), "pembukaan") != 0)
		return;
	int id = ids[below(m, 7)];
	if (widget_index(&rig_page(rig)->sheet.widgets, id) != WIDGET_NONE)
		rig_tap_id(rig, id);
	m->moments |= monkey_moments(rig);
}

/* A game goes on for a while, the computer answering. */
static void play_on(struct monkey *m)
{
	struct rig *rig = &m->rig;
	for (int i = below(m, 80); i > 0 && board_screen_is(stack_top(&rig->app->stack)); i--) {
		change_seats(m);
		choose_hole(m);
		end_jobs(m);
		m->moments |= monkey_moments(rig);
		pass_quietly(m);
	}
}

static void copy(struct monkey *m)
{
	struct input input = {.kind = INPUT_KEY, .key = KEY_PASTE};
	monkey_fill_clipboard(&m->rig, &m->rng);
	if (often(m, 70))
		rig_input(&m->rig, input);
}

/* ---- what happens to the machine */

/* Mostly small ones, which are quick to paint; now and then a large one. */
static void resize(struct monkey *m)
{
	static const struct {
		int w, h;
		float scale;
	} sizes[] = {{480, 360, 1.0f}, {480, 800, 1.0f}, {640, 480, 1.0f}, {1024, 600, 1.0f},
		{600, 1024, 1.0f}, {720, 540, 1.5f}, {960, 720, 2.0f}, {960, 1600, 2.0f},
		{1280, 720, 1.0f}, {1432, 400, 1.0f}, {480, 1400, 1.0f}, {3840, 2160, 2.0f}};
	int i = below(m, often(m, 10) ? 12 : 7);
	int w = sizes[i].w, h = sizes[i].h;
	if (often(m, 40)) {
		w += below(m, 200);
		h += below(m, 200);
	}
	rig_resize(&m->rig, w, h, sizes[i].scale);
}

static void window(struct monkey *m)
{
	struct input input = {.kind = INPUT_EXPOSED};
	switch (below(m, 3)) {
	case 0:
		input.kind = INPUT_LOST_IMAGES;
		m->rig.fake.draw.epoch++;
		break;
	case 1:
		input.kind = INPUT_FOCUS_LOST;
		memset(m->down, 0, sizeof(m->down));
		break;
	default:
		break;
	}
	rig_input(&m->rig, input);
}

static void pass(struct monkey *m)
{
	static const int most[] = {17, 500, 500, 5000, 5000, 70000};
	m->rig.now += (uint64_t)below(m, most[below(m, 6)]);
	app_update(m->rig.app, m->rig.now);
}

/* The person goes away for longer than a kiosk waits, or comes back when it asks. */
static void leave(struct monkey *m)
{
	for (int i = below(m, 2); i < 2; i++) {
		m->rig.now += KIOSK_ASK_MS;
		app_update(m->rig.app, m->rig.now);
	}
}

/* Late and out of step. */
static void end_job(struct monkey *m)
{
	struct rig *rig = &m->rig;
	if (rig->runner.count > 0)
		monkey_end_job(rig, below(m, rig->runner.count));
	rig->runner.refuses = often(m, 10);
}

static void lock(struct monkey *m, bool locked)
{
	if (m->locked == locked)
		return;
	m->locked = locked;
	if (locked)
		scratch_lock(m->scratch);
	else
		scratch_unlock(m->scratch);
}

/* ---- an episode: one start of the program after another, each of another kind */

static void put_folders(struct monkey *m)
{
	struct folders *folders = &m->rig.folders;
	int kind = below(m, 4);
	m->keeps = kind >= 2;
	if (kind == 0)
		return;
	/* A folder can't be made below a file. */
	const char *folder = m->scratch->folder;
	if (kind == 1) {
		scratch_write(m->scratch, "file", "");
		folder = scratch_path(m->scratch, "file/below");
	} else if (often(m, 60)) {
		monkey_put_packs(m->scratch);
		snprintf(folders->data, sizeof(folders->data), "%s", folder);
	}
	snprintf(folders->config, sizeof(folders->config), "%s", folder);
	snprintf(folders->state, sizeof(folders->state), "%s", folder);
	if (often(m, 30))
		snprintf(folders->cache, sizeof(folders->cache), "%s", folder);
}

static void begin(struct monkey *m)
{
	static const int shapes[][2] = {{800, 600}, {480, 854}, {854, 400}};
	const int *shape = shapes[below(m, 3)];
	rig_init(&m->rig, shape[0], shape[1], 1.0f);
	m->rig.hasty = true;
	m->rig.runner.held = getenv("CONGKLAK_MONKEY_THREADS") == NULL;
	if (!m->rig.runner.held)
		m->rig.runner.runner = cli_threads();
	m->rig.now = 1000;
	memset(m->down, 0, sizeof(m->down));
	m->saved = (struct monkey_saved){0};
	scratch_empty(m->scratch);
	put_folders(m);
	monkey_choose_options(&m->rig, &m->rng);
	rig_start(&m->rig);
}

/* Closed and opened: what was kept is there again. */
static void again(struct monkey *m)
{
	rig_stop(&m->rig);
	memset(m->down, 0, sizeof(m->down));
	m->saved = (struct monkey_saved){0};
	m->rig.options.code = NULL;
	m->rig.options.screen = NULL;
	m->rig.options.pack = NULL;
	if (often(m, 50))
		m->rig.options.opponent = NULL;
	rig_start(&m->rig);
}

static void settle(struct monkey *m)
{
	struct input lost = {.kind = INPUT_FOCUS_LOST};
	memset(m->down, 0, sizeof(m->down));
	rig_input(&m->rig, lost);
	monkey_check_rest(&m->rig);
	monkey_check(&m->rig, m->down);
	m->moments |= monkey_moments(&m->rig);
	monkey_check_way_home(&m->rig);
}

static void act(struct monkey *m)
{
	static const struct {
		int share; /* of 1000 */
		void (*act)(struct monkey *m);
	} acts[] = {{280, tap}, {120, fumble}, {50, choose_hole}, {20, choose_both}, {6, play_on},
		{10, copy}, {50, hover}, {30, wheel}, {130, key}, {80, walk}, {8, resize},
		{12, window}, {110, pass}, {10, look_into_opening}, {12, ask}, {10, change_seats},
		{4, leave}, {50, end_job}, {5, settle}, {3, again}};
	int at = below(m, 1000);
	for (size_t i = 0; i < sizeof(acts) / sizeof(acts[0]); i++) {
		if (at < acts[i].share) {
			acts[i].act(m);
			return;
		}
		at -= acts[i].share;
	}
}

static void look(struct monkey *m)
{
	const char *name = rig_screen(&m->rig);
	for (unsigned i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		m->seen |= (strcmp(names[i], name) == 0 ? 1u : 0u) << i;
	m->moments |= monkey_moments(&m->rig);
	monkey_check(&m->rig, m->down);
	monkey_check_saved(&m->rig, &m->saved, m->locked);
	if (!m->locked && often(m, 10))
		monkey_check_settings(&m->rig);
	if (app_needs_draw(m->rig.app) && often(m, 60))
		monkey_draw(&m->rig);
}

static void play(struct monkey *m, int steps)
{
	begin(m);
	for (int i = 0; i < steps; i++) {
		if (m->keeps && often(m, 1))
			lock(m, !m->locked);
		act(m);
		if (app_is_over(m->rig.app))
			again(m);
		look(m);
	}
	lock(m, false);
	settle(m);
	rig_release(&m->rig);
}

static int number_of(const char *variable, int otherwise)
{
	const char *value = getenv(variable);
	return value && *value ? atoi(value) : otherwise;
}

/* A monkey that stays at home has tested nothing. */
static int missed(const struct monkey *m, bool tell)
{
	int count = 0;
	for (unsigned i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (m->seen >> i & 1u)
			continue;
		if (tell)
			print_error("never on %s\n", names[i]);
		count++;
	}
	for (unsigned i = 0; i < MONKEY_MOMENTS; i++) {
		if (m->moments >> i & 1u)
			continue;
		if (tell)
			print_error("never when %s\n", monkey_moment_name(i));
		count++;
	}
	return count;
}

/* Where a button has moved the same inputs lead elsewhere: it goes on until it has been
 * everywhere, within reason. */
static void app__thousands_of_senseless_inputs__stays_whole(void **state)
{
	struct monkey m = {.scratch = *state};
	int steps = number_of("CONGKLAK_MONKEY", STEPS);
	int seed = number_of("CONGKLAK_MONKEY_SEED", 1);
	bool whole = steps >= STEPS;
	for (int done = 0; done < steps || (whole && done < 3 * steps && missed(&m, false) > 0);
		done += EPISODE_STEPS) {
		/* Each can be repeated alone. */
		print_message("CONGKLAK_MONKEY=%d CONGKLAK_MONKEY_SEED=%d\n", EPISODE_STEPS, seed);
		rng_init(&m.rng, (uint32_t)seed++);
		play(&m, EPISODE_STEPS);
	}
	if (whole)
		assert_int_equal(missed(&m, true), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(app__thousands_of_senseless_inputs__stays_whole,
			scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
