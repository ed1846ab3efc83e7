/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/monkey_checks.h"

#include "app/board_screen_answers.h"
#include "app/board_screen_record.h"
#include "app/board_screen_state.h"
#include "app/board_screen_task.h"
#include "app/compare_state.h"
#include "app/opening_state.h"
#include "app/review_desk.h"
#include "app/screens.h"
#include "session/state.h"

#include <string.h>

enum { REST_ROUNDS = 20000, DEMO_ROUNDS = 100, PAINTED_PIXELS = 640 * 480 };

static void check_pressed(const struct widget_set *set, const bool *down)
{
	if (set->pressed == WIDGET_NONE)
		return;
	assert_true(set->pressed < set->count);
	assert_true(down[set->pointer]);
}

/* What is held in hand after it was lifted would leave the next tap without effect. */
static void check_pointers(const struct screen *screen, const bool *down)
{
	if (board_screen_is(screen)) {
		const struct board_screen *s = (const struct board_screen *)screen;
		check_pressed(&s->widgets, down);
		for (int i = 0; i < BOARD_POINTERS; i++) {
			if (s->pointers[i].down)
				assert_true(down[s->pointers[i].id]);
		}
		return;
	}
	assert_ptr_equal(screen->calls->layout, page_layout);
	const struct sheet *sheet = &((const struct page *)screen)->sheet;
	check_pressed(&sheet->widgets, down);
	if (sheet->drag_area != 0)
		assert_true(down[sheet->drag_pointer]);
}

static void check_seeds(const struct board_screen *s)
{
	const struct match *match = session_match(s->session);
	const struct presenter *shown = s->presenter;
	struct match first;
	record_start(session_record(s->session), &first);
	int all = position_total(&first.position);
	int seeds = position_total(&match->position) + match->hands[SIDE_A].seeds +
		    match->hands[SIDE_B].seeds;
	if (match->rules.final_sweep != SWEEP_DISCARD || match->phase != MATCH_OVER) {
		assert_int_equal(seeds, all);
		assert_int_equal(presenter_seeds(shown), all);
	}
	if (presenter_is_moving(shown))
		return;
	assert_int_equal(presenter_seeds(shown), seeds);
	assert_memory_equal(presenter_shown(shown)->cells, match->position.cells,
		sizeof(match->position.cells));
	for (int place = 0; place < board_places(match->rules.holes); place++)
		assert_int_equal(presenter_bound(shown, place), match->position.cells[place]);
	for (int side = 0; side < 2; side++)
		assert_int_equal(
			presenter_bound(shown, PLACE_HAND_A + side), match->hands[side].seeds);
}

/* Whoever is awaited can choose, nobody else can. */
static void check_choices(const struct board_screen *s)
{
	const struct session *session = s->session;
	const struct match *match = session_match(session);
	uint32_t offered = board_choices(s), legal = 0;
	for (int side = 0; side < 2; side++) {
		uint32_t own = session_legal(session, (enum side)side);
		bool awaited = session_awaits(session, (enum side)side);
		assert_int_equal(own != 0, awaited);
		for (int place = 0; place < BOARD_PLACES_MAX; place++) {
			struct match asked = *match;
			asked.position.mover = (uint8_t)side;
			if (own >> place & 1u)
				assert_int_equal(match_check(&asked, place), VERDICT_OK);
		}
		if (session_setup(session)->seats[side] == SEAT_PERSON)
			legal |= own;
	}
	if (match->phase != MATCH_OVER)
		assert_true(session_awaits(session, SIDE_A) || session_awaits(session, SIDE_B));
	assert_int_equal(offered & ~legal, 0);
	bool stopped = presenter_is_moving(s->presenter) || board_plays_itself(s) ||
		       board_round_waits(s) || !board_task_goes_on(s);
	if (stopped)
		assert_int_equal(offered, 0);
	else
		assert_int_equal(offered, legal);
	for (int i = 0; i < s->widgets.count; i++) {
		int place = s->widgets.items[i].id - ID_PLACE;
		if (place >= 0)
			assert_true(legal >> place & 1u);
	}
}

static void check_inside(const struct rig *rig, struct rect rect)
{
	assert_true(rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= rig->fake.draw.w &&
		    rect.y + rect.h <= rig->fake.draw.h);
}

/* What can't be scrolled is in the window, and so is what can be seen of the rest. */
static void check_places(const struct rig *rig, const struct screen *screen)
{
	const struct widget_set *set = board_screen_is(screen)
					       ? &((const struct board_screen *)screen)->widgets
					       : &((const struct page *)screen)->sheet.widgets;
	for (int i = 0; i < set->count; i++)
		check_inside(rig, set->items[i].clip ? *set->items[i].clip : set->items[i].rect);
}

static int seeds_of(const struct match *match)
{
	return position_total(&match->position) + match->hands[SIDE_A].seeds +
	       match->hands[SIDE_B].seeds;
}

static void check_comparison(const struct compare *compare)
{
	const struct comparison *comparison = &compare->comparison;
	struct match first;
	record_start(&comparison->game, &first);
	for (int side = 0; side < COMPARISON_SIDES; side++) {
		const struct comparison_board *board = &comparison->boards[side];
		const struct rules *rules = &board->match.rules;
		assert_true(board->shown <= board->line.len);
		if (rules->final_sweep != SWEEP_DISCARD || board->match.phase != MATCH_OVER)
			assert_int_equal(seeds_of(&board->match), position_total(&first.position));
	}
	assert_true(comparison->step >= 0 && comparison->step <= comparison_last(comparison));
}

static void check_screen(const struct rig *rig, const struct screen *screen, const bool *down)
{
	check_pointers(screen, down);
	check_places(rig, screen);
	if (strcmp(screen->calls->name, "banding") == 0)
		check_comparison((const struct compare *)screen);
}

/* A hint is of the board as it stands, and for whoever is to choose. */
static void check_hint(const struct board_screen *s)
{
	int hole = s->hint.what.hole;
	uint32_t legal = session_legal(s->session, SIDE_A) | session_legal(s->session, SIDE_B);
	if (hole != MARK_NONE)
		assert_true(legal >> hole & 1u);
	if (hole != MARK_NONE || s->hint.asked)
		assert_true(session_may_hint(s->session));
	const struct widget_set *set = &s->widgets;
	int index = widget_index(set, ID_HINT);
	if (index == WIDGET_NONE || !app_goes_on(s->screen.app, &s->screen))
		return;
	const char *key = s->hint.asked ? "hint.thinking" : "button.hint";
	assert_string_equal(set->items[index].label, app_word(s->screen.app, key));
}

/* Nobody is asked to change seats but a person who may. */
static void check_swap(const struct board_screen *s)
{
	const struct session_setup *setup = session_setup(s->session);
	bool offered = widget_index(&s->widgets, ID_SWAP) != WIDGET_NONE;
	assert_int_equal(offered, widget_index(&s->widgets, ID_PLAY_ON) != WIDGET_NONE);
	if (!offered)
		return;
	assert_true(setup->swap && !setup->swapped);
	assert_true(session_offers_swap(s->session));
	assert_int_equal(setup->seats[session_match(s->session)->position.mover], SEAT_PERSON);
}

void monkey_check(const struct rig *rig, const bool down[MONKEY_POINTERS])
{
	const struct app *app = rig->app;
	assert_true(app->stack.count > 0);
	assert_int_equal(app->stack.gone_count, 0);
	assert_string_equal(app->stack.screens[0]->calls->name, "beranda");
	assert_true(app_title(app)[0] != '\0');
	for (int i = 0; i < app->stack.count; i++)
		check_screen(rig, app->stack.screens[i], down);
	if (app->parked)
		check_pointers(app->parked, down);
	const struct screen *board = app_board_screen(app);
	if (board) {
		check_seeds((const struct board_screen *)board);
		check_choices((const struct board_screen *)board);
		check_hint((const struct board_screen *)board);
		check_swap((const struct board_screen *)board);
	}
}

void monkey_check_settings(const struct rig *rig)
{
	const struct app *app = rig->app;
	struct settings loaded;
	struct diag diag;
	if (app->settings_path[0] == '\0' || !file_exists(app->settings_path))
		return;
	assert_int_equal(settings_load(&loaded, app->settings_path, &diag), FILE_LOADED);
}

static struct monkey_saved saved_of(const struct session *session)
{
	const struct record *record = session_record(session);
	return (struct monkey_saved){.session = session,
		.len = record->len,
		.last = record->len > 0 ? record->choices[record->len - 1] : -1,
		.conceded = session_match(session)->conceded,
		.swapped = session_setup(session)->swapped};
}

static void compare_saved(const struct rig *rig, const struct session *session)
{
	struct job_runner runner = job_runner_inline();
	struct session_host host = {
		.runner = &runner, .log = rig->app->host.log, .autosave = session->autosave};
	struct session *again;
	struct diag diag;
	diag_clear(&diag);
	enum session_load load = session_load(&host, &rig->app->packs, &again, &diag);
	if (session_match(session)->phase == MATCH_OVER) {
		assert_int_equal(load, SESSION_ENDED);
		assert_true(match_equal(session_match(session), session_match(again)));
		session_free(again);
		return;
	}
	assert_int_equal(load, SESSION_LOADED);
	assert_true(match_equal(session_match(session), session_match(again)));
	const struct session_setup *a = session_setup(session), *b = session_setup(again);
	for (int side = 0; side < 2; side++) {
		assert_int_equal(a->seats[side], b->seats[side]);
		assert_int_equal(a->levels[side], b->levels[side]);
	}
	assert_int_equal(a->swap, b->swap);
	assert_int_equal(a->swapped, b->swapped);
	session_free(again);
}

void monkey_check_saved(const struct rig *rig, struct monkey_saved *saved, bool disk_fails)
{
	struct screen *board = app_board_screen(rig->app);
	saved->doubtful = saved->doubtful || disk_fails;
	if (!board)
		return;
	const struct session *session = board_screen_session(board);
	struct monkey_saved now = saved_of(session);
	bool same = now.session == saved->session && now.len == saved->len &&
		    now.last == saved->last && now.conceded == saved->conceded &&
		    now.swapped == saved->swapped;
	/* A game that is not kept writes nothing, whatever is done to it. */
	bool kept = session->autosave[0] != '\0';
	bool written = !same && now.session == saved->session && !disk_fails && kept;
	now.doubtful = saved->doubtful && !written;
	*saved = now;
	if (!same && !now.doubtful && kept)
		compare_saved(rig, session);
}

void monkey_draw(struct rig *rig)
{
	fake_draw_clear(&rig->fake);
	app_draw(rig->app, rig->now);
	assert_false(app_needs_draw(rig->app));
	assert_true(rig->fake.count > 0);
}

static bool is_of_board(struct screen *board, const struct job *job)
{
	const struct session *session = board ? board_screen_session(board) : NULL;
	return session && (job == &session->thought.job || job == &session->hint.job);
}

/* An answer that is waited for, rather than a picture. */
static bool is_thought(const struct rig *rig, const struct job *job)
{
	const struct app *app = rig->app;
	struct screen *top = stack_top(&app->stack);
	bool searches = strcmp(top->calls->name, "pembukaan") == 0 &&
			((struct opening_page *)top)->searching;
	return is_of_board(app_board_screen(app), job) || is_of_board(app->parked, job) ||
	       (app->reviewed && job == &app->reviewed->job) ||
	       (searches && job == &((struct opening_page *)top)->search->job);
}

/* Those of a large board take longer than the rest of an episode. */
static bool is_quick_lesson(const struct rig *rig, const struct job *job)
{
	struct screen *board = app_board_screen(rig->app);
	return job == (const struct job *)rig->app->endings && board &&
	       session_match(board_screen_session(board))->rules.holes == BOARD_HOLES_MIN;
}

static bool is_picture(const struct rig *rig, const struct job *job)
{
	return !is_thought(rig, job) && job != (const struct job *)rig->app->endings;
}

void monkey_end_job(struct rig *rig, int index)
{
	struct job *job = rig->runner.waiting[index];
	bool large = rig->fake.draw.w * rig->fake.draw.h > PAINTED_PIXELS;
	bool learns = job == (struct job *)rig->app->endings;
	if ((is_picture(rig, job) && large) || (learns && !is_quick_lesson(rig, job)))
		atomic_store(&job->stop, true);
	rig_finish_job(rig, index);
}

/* The computer waits for what it would learn if it were not told to stop. */
static bool learns_long(const struct rig *rig)
{
	struct screen *board = app_board_screen(rig->app);
	return board && session_learning(board_screen_session(board)) >= 0 &&
	       session_match(board_screen_session(board))->rules.holes > BOARD_HOLES_MIN;
}

static bool plays_alone(const struct rig *rig)
{
	struct screen *board = app_board_screen(rig->app);
	if (!board)
		return false;
	const struct session_setup *setup = session_setup(board_screen_session(board));
	return setup->seats[SIDE_A] == SEAT_COMPUTER && setup->seats[SIDE_B] == SEAT_COMPUTER;
}

/* As the program's loop does: it sleeps as long as the app lets it, or until a job ends. */
static int let_run(struct rig *rig, int rounds)
{
	int wait = 0;
	for (int i = 0; i < rounds; i++) {
		app_update(rig->app, rig->now);
		if (app_needs_draw(rig->app) && i % 4 == 0)
			monkey_draw(rig);
		wait = app_wait(rig->app, rig->now);
		if (wait < 0 && rig->runner.count == 0 && !app_needs_draw(rig->app))
			break;
		/* Some are watched while they run: they end too. */
		if (rig->runner.count > 0 && (wait < 0 || i % 8 == 7))
			monkey_end_job(rig, 0);
		rig->now += wait > 50 ? (uint64_t)wait : 50;
	}
	return wait;
}

/* Jobs end when they do. */
static bool has_threads(const struct rig *rig)
{
	return !rig->runner.held;
}

void monkey_check_rest(struct rig *rig)
{
	bool restless =
		plays_alone(rig) || rig->app->options.kiosk || has_threads(rig) || learns_long(rig);
	int wait = let_run(rig, restless ? DEMO_ROUNDS : REST_ROUNDS);
	if (restless || learns_long(rig))
		return;
	assert_int_equal(wait, -1);
	rig->now += 60000;
	app_update(rig->app, rig->now);
	assert_false(app_needs_draw(rig->app));
	assert_int_equal(app_wait(rig->app, rig->now), -1);
}

static bool is_on(const struct rig *rig, const char *name)
{
	return strcmp(rig_screen(rig), name) == 0;
}

/* Somebody can choose or answer, unless the game is over, plays by itself or its page is still to
 * come. */
static void check_not_stuck(const struct rig *rig)
{
	const struct screen *top = stack_top(&rig->app->stack);
	if (!board_screen_is(top) || plays_alone(rig) || has_threads(rig) || learns_long(rig))
		return;
	const struct board_screen *s = (const struct board_screen *)top;
	if (session_match(s->session)->phase != MATCH_OVER)
		assert_true(board_choices(s) != 0 || board_asks(s));
}

static void escape(struct rig *rig)
{
	for (int i = 0; i < STACK_MAX && !is_on(rig, "beranda") && !is_on(rig, "papan"); i++)
		rig_key(rig, KEY_ESCAPE);
	assert_true(is_on(rig, "beranda") || is_on(rig, "papan"));
}

void monkey_check_way_home(struct rig *rig)
{
	escape(rig);
	/* It goes on where a page held it up, and may open another. */
	if (is_on(rig, "papan") && !rig->app->options.kiosk) {
		monkey_check_rest(rig);
		check_not_stuck(rig);
		escape(rig);
	}
	if (is_on(rig, "papan")) {
		rig_key(rig, KEY_MENU);
		assert_string_equal(rig_screen(rig), "menu");
		rig_key_word(rig, "button.home");
	}
	assert_string_equal(rig_screen(rig), "beranda");
}
