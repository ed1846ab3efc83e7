/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_screen_state.h"
#include "app/page.h"
#include "paint/outline.h"
#include "platform/draw_sdl.h"

#include <math.h>
#include <SDL.h>
#include <stdio.h>
#include <string.h>

/*
 * The app on the real renderer: what is there for eyes that look for the focus, or that see fewer
 * colours. Elsewhere the focus could not be seen, and marks were told apart by colour alone.
 */
enum { W = 1280, H = 720 };

struct stage {
	struct log log;
	struct window window;
	struct draw_sdl *sdl;
	struct job_runner runner;
	struct folders folders;
	struct audio audio;
	struct app *app;
	uint64_t now;
	uint32_t before[W * H], after[W * H];
};

static void play(struct audio *audio, enum sound sound, int full, int pan)
{
	(void)audio;
	(void)sound;
	(void)full;
	(void)pan;
}

static void set_volume(struct audio *audio, int percent)
{
	(void)audio;
	(void)percent;
}

static void set_material(struct audio *audio, int board, int seeds)
{
	(void)audio;
	(void)board;
	(void)seeds;
}

static int set_up(void **state)
{
	const struct window_options options = {.title = "test", .w = W, .h = H, .off_screen = true};
	struct stage *stage = test_calloc(1, sizeof *stage);
	struct diag diag;

	diag_clear(&diag);
	log_init(&stage->log);
	assert_true(window_open(&stage->window, &options, &stage->log, &diag));
	stage->sdl = draw_sdl_new(&stage->window, &stage->log);
	stage->audio = (struct audio){.play = play,
		.set_volume = set_volume,
		.set_effects = set_volume,
		.set_music = set_volume,
		.set_material = set_material};
	stage->runner = job_runner_inline();
	snprintf(stage->folders.assets, sizeof stage->folders.assets, SOURCE_DIR "/assets");
	snprintf(stage->folders.packs, sizeof stage->folders.packs, SOURCE_DIR "/packs");
	*state = stage;
	return 0;
}

static void close_app(struct stage *stage)
{
	app_free(stage->app);
	stage->app = NULL;
}

static int tear_down(void **state)
{
	struct stage *stage = *state;

	close_app(stage);
	draw_sdl_free(stage->sdl);
	window_close(&stage->window);
	log_release(&stage->log);
	test_free(stage);
	return 0;
}

static void open_app(struct stage *stage, const char *screen, const char *code)
{
	const struct app_host host = {.draw = draw_sdl_draw(stage->sdl),
		.audio = &stage->audio,
		.runner = &stage->runner,
		.log = &stage->log,
		.folders = &stage->folders};
	const struct app_options options = {.screen = screen,
		.code = code,
		.opponent = "2p",
		.lang = LANG_EN,
		.keep_nothing = true};
	struct diag diag;

	diag_clear(&diag);
	close_app(stage);
	stage->now = 1000;
	stage->app = app_new(&host, &options, &diag);
	assert_non_null(stage->app);
	stage->app->settings.speed = SPEED_AT_ONCE;
}

/* A frame at rest. */
static void look(struct stage *stage, uint32_t *pixels)
{
	for (int i = 0; i < 40; i++) {
		stage->now += 100;
		app_update(stage->app, stage->now);
	}
	draw_sdl_begin(stage->sdl);
	app_draw(stage->app, stage->now);
	assert_int_equal(SDL_RenderReadPixels(stage->window.renderer, NULL,
				 SDL_PIXELFORMAT_ARGB8888, pixels, W * 4),
		0);
}

static void give(struct stage *stage, struct input input)
{
	app_input(stage->app, &input, stage->now);
	app_update(stage->app, stage->now);
}

/* ---- eyes ---- */

struct eye {
	const char *name;
	float rows[3][3]; /* of linear light; Machado, Oliveira, Fernandes 2009, severity 1 */
};

static const struct eye eyes[] = {
	{"all colours", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"no red", {{0.152286f, 1.052583f, -0.204868f}, {0.114503f, 0.786281f, 0.099216f},
			   {-0.003882f, -0.048116f, 1.051998f}}},
	{"no green", {{0.367322f, 0.860646f, -0.227968f}, {0.280085f, 0.672501f, 0.047413f},
			     {-0.011820f, 0.042940f, 0.968881f}}},
	{"no blue", {{1.255528f, -0.076749f, -0.178779f}, {-0.078411f, 0.930809f, 0.147602f},
			    {0.004733f, 0.691367f, 0.303900f}}},
};

static float linear(uint32_t pixel, int shift)
{
	float c = (float)(pixel >> shift & 0xff) / 255.0f;

	return c <= 0.04045f ? c / 12.92f : powf((c + 0.055f) / 1.055f, 2.4f);
}

/* What is left of it where there is no colour: relative luminance. */
static float luminance(const struct eye *eye, uint32_t pixel)
{
	static const float weights[3] = {0.2126f, 0.7152f, 0.0722f};
	float rgb[3] = {linear(pixel, 16), linear(pixel, 8), linear(pixel, 0)}, sum = 0.0f;

	for (int i = 0; i < 3; i++) {
		float seen = eye->rows[i][0] * rgb[0] + eye->rows[i][1] * rgb[1] +
			     eye->rows[i][2] * rgb[2];

		sum += weights[i] * fminf(fmaxf(seen, 0.0f), 1.0f);
	}
	return sum;
}

static float contrast(const struct eye *eye, uint32_t a, uint32_t b)
{
	float x = luminance(eye, a) + 0.05f, y = luminance(eye, b) + 0.05f;

	return x > y ? x / y : y / x;
}

/* Pixels of RECT that have changed from before to after by at least RATIO in light alone. */
static int changed(const struct stage *stage, const struct eye *eye, struct rect rect, float ratio)
{
	int count = 0;

	for (int y = rect.y < 0 ? 0 : rect.y; y < rect.y + rect.h && y < H; y++) {
		for (int x = rect.x < 0 ? 0 : rect.x; x < rect.x + rect.w && x < W; x++) {
			uint32_t a = stage->before[y * W + x], b = stage->after[y * W + x];

			if (((a ^ b) & 0xffffff) != 0 && contrast(eye, a, b) >= ratio)
				count++;
		}
	}
	return count;
}

static struct rect grown(struct rect rect, int by)
{
	return (struct rect){rect.x - by, rect.y - by, rect.w + 2 * by, rect.h + 2 * by};
}

/* ---- the focus ---- */

static struct widget_set *widgets_of(const struct stage *stage)
{
	struct screen *top = stack_top(&stage->app->stack);

	return board_screen_is(top) ? &((struct board_screen *)top)->widgets
				    : &((struct page *)top)->sheet.widgets;
}

static void check_focus(struct stage *stage, const char *screen)
{
	struct widget_set *set = widgets_of(stage);
	struct rect rect;

	assert_true(set->focus_shown);
	rect = set->items[set->focus].rect;
	look(stage, stage->after);
	set->focus_shown = false;
	look(stage, stage->before);
	set->focus_shown = true;
	for (size_t e = 0; e < sizeof eyes / sizeof *eyes; e++) {
		int ring = changed(stage, &eyes[e], grown(rect, 10), 3.0f);
		int around = 2 * (rect.w + rect.h);

		if (ring < around)
			fail_msg("%s, %s: of the focus on widget %d only %d pixels are seen of %d",
				screen, eyes[e].name, set->items[set->focus].id, ring, around);
	}
}

static void focus__on_each_page__is_a_ring_that_every_eye_sees(void **state)
{
	static const char *const screens[] = {"beranda", "pilih", "setelan", "menu", "tanya"};
	struct stage *stage = *state;

	for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
		open_app(stage, screens[i], NULL);
		for (int tab = 0; tab < 4; tab++) {
			give(stage, (struct input){.kind = INPUT_KEY, .key = KEY_TAB});
			check_focus(stage, screens[i]);
		}
	}
}

/* ---- marks on the board ---- */

static const struct board_hollow *hollow(const struct stage *stage, int place)
{
	return &((struct board_screen *)app_board_screen(stage->app))->layout.board.places[place];
}

static struct rect around(const struct stage *stage, int place)
{
	const struct board_hollow *h = hollow(stage, place);
	float grow = 1.3f;

	return (struct rect){(int)(h->x - grow * h->rx), (int)(h->y - grow * h->ry),
		(int)(2.0f * grow * h->rx), (int)(2.0f * grow * h->ry)};
}

static void check_mark(const struct stage *stage, int place, const char *what)
{
	const struct board_hollow *h = hollow(stage, place);
	int least = (int)(0.5f * 3.14f * (h->rx + h->ry)); /* half of its edge */

	for (size_t e = 0; e < sizeof eyes / sizeof *eyes; e++) {
		int seen = changed(stage, &eyes[e], around(stage, place), 1.5f);

		if (seen < least)
			fail_msg("%s at place %d, %s: %d pixels are seen of %d", what, place,
				eyes[e].name, seen, least);
	}
}

static void hint__of_a_hole__is_seen_without_its_colour(void **state)
{
	struct stage *stage = *state;
	int x, y;

	open_app(stage, NULL, "umum.0.");
	look(stage, stage->before);
	assert_true(app_place_point(stage->app, 2, &x, &y));
	give(stage, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
	look(stage, stage->after);
	check_mark(stage, 2, "the hole under the pointer");
}

static void hint__that_was_asked_for__is_seen_without_its_colour(void **state)
{
	struct stage *stage = *state;

	open_app(stage, NULL, "umum@1_0_1_0_0_0_2_43_1_3_0_5_0_0_0_42.0.");
	look(stage, stage->before);
	give(stage, (struct input){.kind = INPUT_KEY, .key = KEY_HINT});
	look(stage, stage->after);
	assert_int_equal(((struct board_screen *)app_board_screen(stage->app))->hint.what.hole, 2);
	check_mark(stage, 2, "the hint");
}

static void focus__on_a_hole__is_seen_without_its_colour(void **state)
{
	struct stage *stage = *state;
	struct widget_set *set;

	open_app(stage, NULL, "umum.0.");
	look(stage, stage->before);
	give(stage, (struct input){.kind = INPUT_KEY, .key = KEY_RIGHT});
	set = widgets_of(stage);
	assert_true(set->focus_shown && set->items[set->focus].id >= ID_PLACE);
	look(stage, stage->after);
	check_mark(stage, set->items[set->focus].id - ID_PLACE, "the focus");
}

/* A broken line between the two holes. */
static void check_shot(const struct stage *stage, int from, int to)
{
	const struct board_hollow *a = hollow(stage, from), *b = hollow(stage, to);
	struct rect gap = {
		(int)a->x - 6, (int)(a->y + a->ry), 12, (int)(b->y - b->ry) - (int)(a->y + a->ry)};

	for (size_t e = 0; e < sizeof eyes / sizeof *eyes; e++) {
		int seen = changed(stage, &eyes[e], gap, 1.5f);

		if (seen < gap.h)
			fail_msg("the shot, %s: %d pixels are seen of %d", eyes[e].name, seen,
				gap.h);
	}
}

static void marks__of_a_shot__are_seen_without_their_colour(void **state)
{
	struct stage *stage = *state;
	const struct presenter_mark *mark;
	int x, y;

	/* Set on the board at once there are no marks; played there are. */
	open_app(stage, NULL, "umum.0.6");
	look(stage, stage->before);
	open_app(stage, NULL, "umum.0.");
	look(stage, stage->after);
	assert_true(app_place_point(stage->app, 6, &x, &y));
	give(stage,
		(struct input){.kind = INPUT_DOWN, .pointer = 1, .x = x, .y = y, .touch = true});
	give(stage, (struct input){.kind = INPUT_UP, .pointer = 1, .x = x, .y = y, .touch = true});
	look(stage, stage->after);
	mark = presenter_mark(
		((struct board_screen *)app_board_screen(stage->app))->presenter, SIDE_A);
	assert_true(mark->valid && mark->shot);
	check_mark(stage, mark->last, "the last seed's hole");
	check_shot(stage, mark->shot_from, mark->last);
}

/* ---- seeds in their hollows ---- */

static const struct board_screen *board_of(const struct stage *stage)
{
	return (const struct board_screen *)app_board_screen(stage->app);
}

/* Points of a seed: all, those that are lighter or darker than the ground below, and those lighter.
 */
struct standing {
	int all, apart, lit;
};

static struct standing seed_standing(
	const struct stage *stage, const struct eye *eye, const struct seed_view *seed)
{
	const struct layout *layout = &board_of(stage)->layout;
	const struct seed_outline *outline = seed_outline(layout->look.seeds);
	float half = layout->board.seed * outline->size;
	float c = turn_cos((float)seed->turn / SEED_TURNS);
	float s = turn_sin((float)seed->turn / SEED_TURNS);
	struct standing sum = {0, 0, 0};
	int reach = (int)half + 1;

	for (int i = 0; i < 4 * reach * reach; i++) {
		int x = (int)lroundf(seed->x) + i % (2 * reach) - reach;
		int y = (int)lroundf(seed->y) + i / (2 * reach) - reach;
		float dx = ((float)x + 0.5f - seed->x) / half;
		float dy = ((float)y + 0.5f - seed->y) / half;
		uint32_t below = stage->before[y * W + x], on = stage->after[y * W + x];

		if (outline_radius(outline, dx * c + dy * s, dy * c - dx * s, 0.93f) >= 1.0f)
			continue;
		sum.all++;
		if (contrast(eye, below, on) < 1.6f)
			continue;
		sum.apart++;
		sum.lit += luminance(eye, on) > luminance(eye, below);
	}
	return sum;
}

static void show_board(struct stage *stage, int board, const char *code, uint32_t *pixels)
{
	open_app(stage, NULL, code);
	stage->app->settings.board = board;
	app_apply_settings(stage->app);
	look(stage, pixels);
}

static void check_seeds(const struct stage *stage, const char *what)
{
	const struct presenter_view *frame = &board_of(stage)->view.frame;
	int checked = 0;

	for (int i = 0; i < frame->count; i++) {
		const struct seed_view *seed = &frame->seeds[i];

		/* On these grounds lies a seed in the other picture too. */
		if (seed->place == 6 || board_is_store(7, seed->place))
			continue;
		checked++;
		for (size_t e = 0; e < sizeof eyes / sizeof *eyes; e++) {
			struct standing sum = seed_standing(stage, &eyes[e], seed);

			if (4 * sum.apart < sum.all || 25 * sum.lit < sum.all)
				fail_msg("%s in place %d, %s: of %d points %d stand out, %d of "
					 "them light",
					what, seed->place, eyes[e].name, sum.all, sum.apart,
					sum.lit);
		}
	}
	assert_int_equal(checked, 13);
}

/* A quarter of each is lighter or darker than the ground it lies on, and some of it is lighter:
 * nobody takes a dark seed for a knot in dark wood. */
static void seeds__of_each_kind_on_each_board__stand_out_without_their_colour(void **state)
{
	struct stage *stage = *state;

	for (int board = 0; board < PACK_BOARDS; board++) {
		show_board(
			stage, board, "umum@0_0_0_0_0_0_1_49_0_0_0_0_0_0_0_48.0.", stage->before);
		show_board(stage, board, "umum@1_1_1_1_1_1_1_42_1_1_1_1_1_1_1_42.0.", stage->after);
		for (int kind = 0; kind < PACK_SEED_KINDS; kind++) {
			char what[64];

			snprintf(what, sizeof what, "%s on board %s", pack_seeds_names()[kind],
				pack_board_names()[board]);
			stage->app->settings.seed_kind = kind;
			app_apply_settings(stage->app);
			look(stage, stage->after);
			check_seeds(stage, what);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			focus__on_each_page__is_a_ring_that_every_eye_sees, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			hint__of_a_hole__is_seen_without_its_colour, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			hint__that_was_asked_for__is_seen_without_its_colour, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			focus__on_a_hole__is_seen_without_its_colour, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			seeds__of_each_kind_on_each_board__stand_out_without_their_colour, set_up,
			tear_down),
		cmocka_unit_test_setup_teardown(
			marks__of_a_shot__are_seen_without_their_colour, set_up, tear_down),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
