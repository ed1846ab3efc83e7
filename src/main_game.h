/* SPDX-License-Identifier: MIT */
#ifndef MAIN_GAME_H
#define MAIN_GAME_H

#include "app/app.h"
#include "main_frames.h"
#include "main_options.h"
#include "platform/audio_sdl.h"
#include "platform/clipboard_sdl.h"
#include "platform/draw_sdl.h"
#include "platform/printer_sdl.h"
#include "platform/pump.h"
#include "platform/speech_spd.h"
#include "platform/threads.h"
#include "platform/window.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The app and all of the machine it needs, joined. Not to be moved once it is open. Times are of
 * the real clock in game_run() and of a virtual one for pictures and scripts.
 */
struct game {
	struct log log;
	struct folders folders;
	struct window window;
	struct draw_sdl *draw;
	struct audio_sdl *audio;
	struct speech_spd *speech;
	struct clipboard clipboard;
	struct printer_sdl printer;
	struct threads threads;
	struct job_runner here; /* for pictures and scripts: work is done at once */
	struct pump pump;
	struct frames frames;
	struct app *app;
	bool for_tests;         /* a picture or a script */
	bool forced_fullscreen; /* by the command line, until the person leaves it */
};

/* False after DIAG is filled; nothing is left open then. MAIN_US: clock_us() when main began. */
bool game_open(
	struct game *game, const struct main_options *options, uint64_t main_us, struct diag *diag);
void game_close(struct game *game);
/* Until the person leaves. */
void game_run(struct game *game);

/* Gives the app what has happened, lets time pass and draws if something changed or FORCE says so.
 */
void game_step(struct game *game, uint64_t now, bool force);

#endif
