/* SPDX-License-Identifier: MIT */
#include "main_game.h"

#include "base/file.h"
#include "main_help.h"
#include "main_wait.h"
#include "paint/emblem.h"
#include "platform/clock.h"

#include <stdlib.h>
#include <string.h>

/* Lid on the computer's thinking: on slow machines it then takes what it has. */
enum { THINK_MS = 5000, ICON_SIZE = 96 };

/* The day of pictures and scripts, that they may be the same every day: 2027-01-01. */
enum { SCRIPT_TODAY = 20819 };

/* ---- opening */

static bool is_set(const char *variable)
{
	const char *value = getenv(variable);

	return value && *value;
}

/* A script leaves the person's files alone, unless the environment names folders for all of them.
 */
static bool keeps_nothing(const struct main_options *options)
{
	return options->shot ||
	       (options->script && !(is_set("XDG_CONFIG_HOME") && is_set("XDG_DATA_HOME") &&
					   is_set("XDG_STATE_HOME")));
}

static void open_log(struct game *game)
{
	struct diag diag;
	char path[sizeof game->folders.state];

	diag_clear(&diag);
	folders_join(path, sizeof path, game->folders.state, "congklak.log");
	if (*path && file_make_folder(game->folders.state, &diag))
		log_open(&game->log, path);
}

static bool open_window(struct game *game, const struct main_options *options, struct diag *diag)
{
	const struct window_options wanted = {
		.title = "Congklak",
		.w = options->w,
		.h = options->h,
		.fullscreen = !game->for_tests && (options->fullscreen || options->app.kiosk),
		.kiosk = options->app.kiosk,
		.off_screen = game->for_tests,
	};

	game->forced_fullscreen = wanted.fullscreen;
	return window_open(&game->window, &wanted, &game->log, diag);
}

/* Pictures and scripts are silent and the same everywhere, unless a driver is asked for. */
static struct audio_sdl *open_audio(struct game *game)
{
	return game->for_tests && !is_set("SDL_AUDIODRIVER") ? audio_sdl_new_mute()
							     : audio_sdl_new(&game->log);
}

static bool open_app(struct game *game, const struct main_options *options, struct diag *diag)
{
	struct app_options app = options->app;
	const struct app_host host = {
		.draw = draw_sdl_draw(game->draw),
		.audio = audio_sdl_audio(game->audio),
		.speech = speech_spd_speech(game->speech),
		.runner = game->for_tests ? &game->here : &game->threads.runner,
		.log = &game->log,
		.folders = &game->folders,
		.expired = game->for_tests ? NULL : threads_expired,
		.clock = &game->threads,
		.clipboard = &game->clipboard,
		.printer = &game->printer.printer,
		.video_note = game->window.note[0] ? game->window.note : NULL,
	};

	app.still = options->shot != NULL;
	app.keep_nothing = keeps_nothing(options);
	app.machine = game->for_tests ? LANG_COUNT : main_environment_lang();
	app.today = game->for_tests ? SCRIPT_TODAY : clock_today();
	app.chance = game->for_tests ? 0 : (uint32_t)clock_us();
	game->app = app_new(&host, &app, diag);
	return game->app != NULL;
}

/* As the settings want it, before the first frame is drawn. */
static void restore_window(struct game *game, const struct main_options *options)
{
	int w, h;

	if (game->for_tests || game->window.fullscreen)
		return;
	app_window_size(game->app, &w, &h);
	if (options->w == 0 && w >= WINDOW_MIN_W && h >= WINDOW_MIN_H)
		window_restore_size(&game->window, w, h);
	if (!app_wants_fullscreen(game->app))
		return;
	window_set_fullscreen(&game->window, true);
	window_show(&game->window);
}

bool game_open(
	struct game *game, const struct main_options *options, uint64_t main_us, struct diag *diag)
{
	memset(game, 0, sizeof *game);
	game->for_tests = options->shot || options->script;
	game->here = job_runner_inline();
	log_init(&game->log);
	folders_find(&game->folders, options->data);
	if (!keeps_nothing(options))
		open_log(game);
	frames_open(&game->frames, main_us, &game->log);
	if (!open_window(game, options, diag)) {
		frames_close(&game->frames);
		log_release(&game->log);
		return false;
	}
	threads_init(&game->threads, THINK_MS);
	game->draw = draw_sdl_new(&game->window, &game->log);
	game->audio = open_audio(game);
	game->speech = game->for_tests ? speech_spd_new_mute() : speech_spd_new(&game->log, NULL);
	game->clipboard = clipboard_sdl();
	game->printer = printer_sdl(&game->log);
	pump_init(&game->pump, &game->window, game->draw);
	if (!open_app(game, options, diag)) {
		game_close(game);
		return false;
	}
	restore_window(game, options);
	return true;
}

void game_close(struct game *game)
{
	app_free(game->app);
	pump_release(&game->pump);
	threads_release(&game->threads);
	speech_spd_free(game->speech);
	audio_sdl_free(game->audio);
	draw_sdl_free(game->draw);
	window_close(&game->window);
	frames_close(&game->frames);
	log_release(&game->log);
}

/* ---- steps */

/* The person leaves the whole screen that the command line asked for: the settings know nothing of
 * it. */
static bool leaves_forced_fullscreen(struct game *game, const struct input *input)
{
	if (!game->forced_fullscreen || input->kind != INPUT_KEY || input->key != KEY_FULLSCREEN ||
		app_wants_fullscreen(game->app))
		return false;
	game->forced_fullscreen = false;
	return true;
}

static void give_inputs(struct game *game, uint64_t now)
{
	struct input input;

	while (pump_next(&game->pump, now, &input)) {
		if (input.kind == INPUT_RESIZED && !game->window.fullscreen) {
			int w, h;

			window_size(&game->window, &w, &h);
			app_note_window_size(game->app, w, h);
		}
		audio_sdl_await(game->audio);
		if (!leaves_forced_fullscreen(game, &input))
			app_input(game->app, &input, now);
		if (!game->for_tests)
			frames_note_input(&game->frames);
	}
}

static void follow_app(struct game *game)
{
	window_set_title(&game->window, app_title(game->app));
	if (!game->for_tests)
		window_set_fullscreen(
			&game->window, game->forced_fullscreen || app_wants_fullscreen(game->app));
}

static void draw_frame(struct game *game, uint64_t now, uint64_t begin_us)
{
	draw_sdl_begin(game->draw);
	app_draw(game->app, now);
	window_show(&game->window);
	window_present(&game->window);
	frames_add(&game->frames, begin_us, clock_us(), app_is_moving(game->app));
}

void game_step(struct game *game, uint64_t now, bool force)
{
	const uint64_t begin_us = clock_us();

	give_inputs(game, now);
	app_update(game->app, now);
	follow_app(game);
	if (force || app_needs_draw(game->app))
		draw_frame(game, now, begin_us);
}

static int idle_ms(const struct game *game, uint64_t now, uint64_t last_frame)
{
	return main_wait_ms(&(struct main_wait){
		.stale = app_needs_draw(game->app),
		.app = app_wait(game->app, now),
		.repeat = pump_repeat_wait(&game->pump, now),
		.jobs = threads_are_running(&game->threads),
		.since_frame = now - last_frame,
	});
}

/* After the first frame, which it must not hold up. */
static void show_icon(struct game *game)
{
	struct canvas icon;

	paint_emblem(&icon, ICON_SIZE);
	window_set_icon(&game->window, &icon);
	canvas_release(&icon);
}

void game_run(struct game *game)
{
	uint64_t last_frame = clock_ms();

	game_step(game, last_frame, true);
	show_icon(game);
	pump_open_pads(&game->pump);
	while (!app_is_over(game->app)) {
		uint64_t now = clock_ms();
		uint64_t begin_us;

		pump_wait(&game->pump, idle_ms(game, now, last_frame));
		begin_us = clock_us();
		now = clock_ms();
		give_inputs(game, now);
		app_update(game->app, now);
		follow_app(game);
		if (!app_needs_draw(game->app) || now - last_frame < FRAME_MS)
			continue;
		draw_frame(game, now, begin_us);
		last_frame = now;
	}
}
