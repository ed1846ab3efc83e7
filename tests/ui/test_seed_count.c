/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/rng.h"
#include "base/xalloc.h"
#include "core/match.h"
#include "packs/pack.h"
#include "paint/outline.h"
#include "ui/board_view.h"
#include "ui/fake_draw.h"
#include "ui/timeline.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/*
 * Elsewhere seeds were shown that were not there, and some that were there were not. Random games
 * of all packs, with each kind of seeds and in windows of all shapes: after every event all seeds
 * in play are counted, in the presenter's picture and in what is drawn of it.
 *
 * CONGKLAK_CHOICES=400 plays most of the games to their end, not 60 choices of each.
 */
enum { GAMES = 200, CHOICES = 60, OUTLINE = 24 };

static const struct {
	int w, h;
	float scale;
} windows[] = {
	{1280, 720, 1.0f},
	{800, 480, 1.0f},
	{1920, 1080, 1.0f},
	{1080, 1920, 1.5f},
	{720, 1280, 1.0f},
};

enum { WINDOWS = sizeof windows / sizeof windows[0], STAGES = WINDOWS * SEED_KIND_COUNT };

/* What was drawn since it was cleared. */
struct ledger {
	struct fake_draw fake; /* first */
	struct draw_calls calls;
	const struct seed_sprites *sprites;
	int seeds, shadows, faint;
	float x[BOARD_SEEDS_MAX + 1], y[BOARD_SEEDS_MAX + 1]; /* of the seeds' middles */
};

struct stage {
	struct ledger ledger;
	struct stamps stamps;
	struct theme theme;
	struct words *words;
	struct job_runner runner;
	struct board_picture *picture;
	struct board_view board;
	struct layout layout;
	struct presenter *presenter;
	struct match match;
	struct event_list *events;
	struct position truth; /* the board after the events shown so far */
	struct timeline line;
	struct presenter_view *view;
	uint64_t now;
	int in_play; /* those that are leaving included: of these some may be gone already */
	int leaving;
	int choices;  /* of a game, at most */
	long looks;   /* how often all was counted, ... */
	long settled; /* ... and how often nothing was on its way then */
	struct seed_view checked[256];
};

/* ---- what is drawn ---- */

static void count_image(
	struct draw *draw, struct image *image, const struct rect *src, int x, int y, int alpha)
{
	struct ledger *ledger = (struct ledger *)(void *)draw;
	if (image == ledger->sprites->shadows)
		ledger->shadows++;
	if (image != ledger->sprites->seeds)
		return;
	assert_non_null(src);
	assert_true(ledger->seeds < BOARD_SEEDS_MAX);
	ledger->faint += alpha < 255;
	ledger->x[ledger->seeds] = (float)x + (float)src->w / 2.0f;
	ledger->y[ledger->seeds++] = (float)y + (float)src->h / 2.0f;
}

static void no_fill(struct draw *draw, struct rect rect, uint32_t colour)
{
	(void)draw;
	(void)rect;
	(void)colour;
}

static int no_width(struct draw *draw, struct text_style style, const char *text)
{
	(void)draw;
	(void)text;
	return style.size;
}

static void no_text(
	struct draw *draw, struct text_style style, int x, int y, const char *text, uint32_t colour)
{
	(void)draw;
	(void)style;
	(void)x;
	(void)y;
	(void)text;
	(void)colour;
}

/* Words are not what is counted here, and there are many. */
static void ledger_init(struct ledger *ledger, int w, int h, float scale)
{
	fake_draw_init(&ledger->fake, w, h, scale);
	ledger->calls = *ledger->fake.draw.calls;
	ledger->calls.image_draw = count_image;
	ledger->calls.fill = no_fill;
	ledger->calls.text_width = no_width;
	ledger->calls.text_draw = no_text;
	ledger->fake.draw.calls = &ledger->calls;
}

static void draw_all(struct stage *stage)
{
	static const char *const names[2] = {"A", "B"};
	static const struct board_marks marks = {MARK_NONE, false, MARK_NONE, MARK_NONE, MARK_NONE};
	struct pen pen = {&stage->ledger.fake.draw, &stage->stamps, &stage->theme};
	stage->ledger.seeds = stage->ledger.shadows = stage->ledger.faint = 0;
	board_view_draw(&stage->board, &pen, stage->words, names, &marks, stage->now);
}

/* ---- where seeds lie ---- */

/* How far the outermost point of a seed at (X, Y) is out, 1: at the edge of the hollow. */
static float farthest(
	const struct board_geometry *g, enum seed_kind kind, const struct seed_view *seed)
{
	const struct seed_outline *outline = seed_outline(kind);
	const struct board_hollow *h = &g->places[seed->place];
	float half = g->seed * outline->size, most = 0.0f;
	float c = turn_cos((float)seed->turn / SEED_TURNS);
	float s = turn_sin((float)seed->turn / SEED_TURNS);
	for (int i = 0; i < OUTLINE; i++) {
		float u = turn_cos((float)i / OUTLINE), v = turn_sin((float)i / OUTLINE);
		v *= outline->width * outline_fullness(outline, u);
		float x = (seed->x - h->x + half * (u * c - v * s)) / h->rx;
		float y = (seed->y - h->y + half * (u * s + v * c)) / h->ry;
		most = fmaxf(most, x * x + y * y);
	}
	return most;
}

static void check_inside(struct stage *stage, const struct seed_view *seed)
{
	struct seed_view *last = &stage->checked[seed->id];
	if (last->lies && last->place == seed->place && last->turn == seed->turn &&
		memcmp(&last->x, &seed->x, sizeof seed->x) == 0 &&
		memcmp(&last->y, &seed->y, sizeof seed->y) == 0)
		return; /* as it lay before */
	*last = *seed;
	float most = farthest(&stage->layout.board, stage->layout.look.seeds, seed);
	if (most > 1.0f)
		fail_msg("seed %d sticks out of place %d: %.3f", seed->id, seed->place,
			(double)most);
}

/* ---- the count ---- */

static int in_hands(const struct presenter_view *view)
{
	return view->hands[0].count + view->hands[1].count;
}

static void check_view(struct stage *stage)
{
	const struct presenter_view *view = stage->view;
	int places = board_places(stage->truth.holes), lying = 0, flying = 0;
	bool seen[256] = {false};
	for (int i = 0; i < view->count; i++) {
		const struct seed_view *seed = &view->seeds[i];
		assert_false(seen[seed->id]);
		seen[seed->id] = true;
		if (seed->lies)
			check_inside(stage, seed);
		flying += !seed->lies;
	}
	for (int i = 0; i < places; i++)
		lying += view->lying[i];
	assert_in_range(view->count, stage->in_play - stage->leaving, stage->in_play);
	assert_int_equal(lying + flying, view->count);
}

/* The board is that of the events so far; and where every seed lies or is in a hand, each place
 * shows as many as the rules say are there. While a heap is lifted some of it still lie. */
static void check_truth(struct stage *stage)
{
	const struct presenter_view *view = stage->view;
	const struct position *shown = presenter_shown(stage->presenter);
	int held = 0, cells = 0, lying = 0;
	assert_memory_equal(shown->cells, stage->truth.cells, sizeof shown->cells);
	for (int i = 0; i < view->count; i++)
		held += !view->seeds[i].lies && view->seeds[i].place >= PLACE_HAND_A;
	for (int i = 0; i < board_places(shown->holes); i++) {
		cells += shown->cells[i];
		lying += view->lying[i];
	}
	if (held != in_hands(view) || lying + held != stage->in_play)
		return;
	assert_int_equal(cells, lying);
	for (int i = 0; i < board_places(shown->holes); i++)
		assert_int_equal(view->lying[i], shown->cells[i]);
	stage->settled++;
}

static void check_drawn(struct stage *stage)
{
	const struct ledger *ledger = &stage->ledger;
	const struct presenter_view *view = &stage->board.frame;
	draw_all(stage);
	assert_int_equal(view->count, stage->view->count);
	assert_int_equal(ledger->seeds, view->count);
	assert_int_equal(ledger->shadows, view->count);
	assert_in_range(ledger->faint, 0, stage->leaving);
	for (int i = 0; i < ledger->seeds; i++) {
		const struct seed_view *seed = &view->seeds[i];
		if (seed->lies)
			assert_true(fabsf(ledger->x[i] - seed->x) <= 0.51f &&
				    fabsf(ledger->y[i] - seed->y) <= 0.51f);
	}
	stage->looks++;
}

static void check(struct stage *stage)
{
	presenter_view(stage->presenter, stage->now, stage->view);
	check_view(stage);
	check_truth(stage);
	check_drawn(stage);
}

/* ---- games ---- */

static bool shows(const struct action *action)
{
	return action->kind == ACTION_LIFT || action->kind == ACTION_LAND ||
	       action->kind == ACTION_ARRIVE || action->kind == ACTION_NOTE;
}

static void look_at(struct stage *stage, uint64_t now)
{
	struct cue cues[8];
	stage->now = now;
	presenter_update(stage->presenter, now, cues, 8);
	check(stage);
}

/* Steps the clock to the moment of each event and, where the next comes later, to its end; counts
 * at both. */
static void show_events(struct stage *stage, enum speed speed)
{
	uint64_t start = stage->now;
	timeline_build(&stage->line, stage->events, stage->truth.holes, speed);
	for (int i = 0; i < stage->line.count; i++) {
		const struct action *action = &stage->line.actions[i];
		const struct event *event = &stage->events->items[action->event];
		bool leaves = event->kind == EVENT_SWEEP && event->to == EVENT_NOWHERE;
		if (leaves && action->kind == ACTION_SHIFT)
			stage->leaving += event->n;
		if (!shows(action))
			continue;
		event_apply(stage->events, event, &stage->truth);
		stage->in_play -= leaves ? event->n : 0;
		stage->leaving -= leaves ? event->n : 0;
		/* Others may fall due in the same moment: those are counted with the last. */
		if (i + 1 < stage->line.count && action[1].at == action->at)
			continue;
		look_at(stage, start + action->at);
		if (i + 1 < stage->line.count && action->until > action->at &&
			action->until < action[1].at)
			look_at(stage, start + action->until);
	}
	presenter_finish(stage->presenter);
	check(stage);
	for (int i = 0; i < board_places(stage->truth.holes); i++)
		assert_int_equal(stage->view->lying[i], stage->match.position.cells[i]);
}

static int pick(const struct match *match, struct rng *rng)
{
	uint32_t legal = match_legal(match);
	int count = 0, place = 0;
	for (int i = 0; i < 32; i++)
		count += (int)(legal >> i & 1u);
	int wanted = (int)rng_below(rng, (uint32_t)count);
	for (place = 0; place < 32; place++)
		if ((legal >> place & 1u) && wanted-- == 0)
			break;
	return place;
}

static void play_game(struct stage *stage, const struct rules *rules, struct rng *rng)
{
	match_init(&stage->match, rules, (enum side)rng_below(rng, 2));
	presenter_reset(stage->presenter, &stage->match.position);
	presenter_layout(stage->presenter, &stage->layout.board, stage->layout.look.seeds);
	stage->in_play = position_total(&stage->match.position);
	stage->truth = stage->match.position;
	memset(stage->checked, 0, sizeof stage->checked);
	check(stage);
	for (int n = 0; n < stage->choices && stage->match.phase != MATCH_OVER; n++) {
		struct position before = stage->match.position;
		enum speed speed = n % 3 == 0 ? SPEED_NORMAL : n % 3 == 1 ? SPEED_FAST : SPEED_SLOW;
		stage->events->len = 0;
		match_play(&stage->match, pick(&stage->match, rng), stage->events);
		stage->now += 1000;
		stage->truth = before;
		presenter_play(stage->presenter, &before, stage->events, speed, stage->now);
		show_events(stage, speed);
	}
}

static void open_stage(struct stage *stage, int number, int holes)
{
	int window = number % WINDOWS;
	struct layout_wish wish = {.w = windows[window].w,
		.h = windows[window].h,
		.scale = windows[window].scale,
		.text = 1.0f,
		.holes = holes,
		.counter_clockwise = number % 2 == 1,
		.look.seeds = (enum seed_kind)(number / WINDOWS)};
	struct position position;
	layout_make(&stage->layout, &wish);
	ledger_init(&stage->ledger, wish.w, wish.h, wish.scale);
	struct draw *draw = &stage->ledger.fake.draw;
	theme_init(&stage->theme, draw, 100, false);
	stamps_init(&stage->stamps, draw);
	const struct board_picture_host host = {draw, &stage->runner, "", false};
	stage->picture = board_picture_new(&host);
	position_init(&position, holes, holes);
	stage->presenter = presenter_new(&position);
	board_view_init(&stage->board, draw);
	stage->board.presenter = stage->presenter;
	stage->board.picture = stage->picture;
	stage->ledger.sprites = &stage->board.sprites;
	board_view_layout(&stage->board, draw, &stage->layout);
	stage->now = 1000;
}

static void close_stage(struct stage *stage)
{
	struct draw *draw = &stage->ledger.fake.draw;
	board_view_release(&stage->board, draw);
	board_picture_free(stage->picture);
	presenter_free(stage->presenter);
	stamps_release(&stage->stamps);
	assert_int_equal(stage->ledger.fake.images, 0);
	fake_draw_release(&stage->ledger.fake);
}

/* The next pack from number FROM on that is played on boards of that size. */
static const struct pack *pack_for(const struct pack_set *set, int from, int holes)
{
	for (int i = 0; i < set->count; i++) {
		const struct pack *pack = &set->packs[(from + i) % set->count];
		for (int k = 0; k < pack->size_count; k++)
			if (pack->sizes[k] == holes)
				return pack;
	}
	return NULL;
}

static void rules_for(struct rules *rules, const struct pack_set *set, int from, int holes)
{
	const struct pack *pack = pack_for(set, from, holes);
	assert_non_null(pack);
	*rules = pack->rules;
	assert_true(rules_set_board(rules, holes, 0));
}

static void games__after_every_event__show_each_seed_in_play_once_and_in_its_hollow(void **state)
{
	(void)state;
	static const int sizes[] = {7, 7, 5, 9, 7, 6, 8};
	const char *wanted = getenv("CONGKLAK_CHOICES");
	struct stage *stage = test_calloc(1, sizeof *stage);
	struct pack_set set;
	struct diag diag;
	struct rng rng;
	diag_clear(&diag);
	rng_init(&rng, 98);
	stage->choices = wanted ? atoi(wanted) : CHOICES;
	assert_true(pack_set_load(&set, SOURCE_DIR "/packs", &diag));
	stage->words = words_load(SOURCE_DIR "/assets/lang", &diag);
	stage->runner = job_runner_inline();
	stage->events = xcalloc(1, sizeof *stage->events);
	stage->view = xcalloc(1, sizeof *stage->view);
	timeline_init(&stage->line);
	for (int number = 0, game = 0; number < STAGES; number++) {
		int holes = sizes[number % 7];
		open_stage(stage, number, holes);
		for (; game < GAMES * (number + 1) / STAGES; game++) {
			struct rules rules;
			rules_for(&rules, &set, game, holes);
			play_game(stage, &rules, &rng);
		}
		close_stage(stage);
	}
	print_message("%d games, counted %ld times, %ld of them with nothing on its way\n",
		(int)GAMES, stage->looks, stage->settled);
	assert_true(stage->looks > 100L * GAMES && stage->settled > stage->looks / 4);
	timeline_release(&stage->line);
	free(stage->view);
	free(stage->events);
	words_free(stage->words);
	pack_set_release(&set);
	test_free(stage);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			games__after_every_event__show_each_seed_in_play_once_and_in_its_hollow),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
