/* SPDX-License-Identifier: MIT */
#include "app/app.h"

#include "app/app_inside.h"
#include "app/board_screen.h"
#include "app/own_rules.h"
#include "app/review_desk.h"
#include "base/check.h"
#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What was asked for now, what was chosen before, what the machine speaks. */
static enum lang first_language(const struct app *app)
{
	if (app->options.lang != LANG_COUNT)
		return app->options.lang;
	if (app->settings.language != LANG_COUNT)
		return app->settings.language;
	return app->options.machine == LANG_COUNT ? LANG_ID : app->options.machine;
}

static void find_files(struct app *app)
{
	const struct folders *folders = app->host.folders;
	struct diag diag;
	if (app->options.keep_nothing || !folders)
		return;
	diag_clear(&diag);
	if (folders->config[0] != '\0')
		folders_join(app->settings_path, sizeof(app->settings_path), folders->config,
			"settings.json");
	folders_join(app->packs_path, sizeof(app->packs_path), folders->data, "packs");
	if (folders->state[0] != '\0' && file_make_folder(folders->state, &diag))
		folders_join(app->autosave_path, sizeof(app->autosave_path), folders->state,
			"autosave.json");
	else if (folders->state[0] != '\0')
		app_note_fault(app, &diag);
}

/* As many as a small machine has; one that has fewer loses nothing by it. */
enum { ENDINGS_THREADS = 2 };

static void find_endings(struct app *app)
{
	const struct folders *folders = app->host.folders;
	const struct endings_host host = {.runner = app->host.runner,
		.log = app->host.log,
		.folder = folders && !app->options.keep_nothing ? folders->cache : "",
		.threads = ENDINGS_THREADS};
	app->endings = endings_new(&host);
}

static void load_settings(struct app *app)
{
	struct diag diag;
	settings_init(&app->settings);
	if (app->settings_path[0] != '\0') {
		diag_clear(&diag);
		enum file_load load = settings_load(&app->settings, app->settings_path, &diag);
		if (load == FILE_BAD || load == FILE_LOADED_BACKUP)
			app_note_fault(app, &diag);
	}
	app->kept = app->settings;
}

void app_keep_settings(struct app *app)
{
	struct diag diag;
	/* What a visitor of a kiosk chose is no wish of the next one. */
	if (app->settings_path[0] == '\0' || app->settings_refused || app->options.kiosk ||
		settings_equal(&app->settings, &app->kept))
		return;
	diag_clear(&diag);
	if (file_make_folder(app->host.folders->config, &diag) &&
		settings_save(&app->settings, app->settings_path, &diag)) {
		app->kept = app->settings;
		return;
	}
	app->settings_refused = true;
	app_note_fault(app, &diag);
}

static bool wish_is_bad(
	struct diag *diag, const char *option, const char *found, const char *wanted)
{
	diag_clear(diag);
	diag_file(diag, option);
	diag_found(diag, "%s", found);
	diag_wanted(diag, "%s", wanted);
	return false;
}

/* VALUE is the number of NAME among NAMES. */
static bool apply_name(const char *option, const char *name, const char *const *names, int *value,
	struct diag *diag)
{
	struct strbuf all;
	if (!name)
		return true;
	strbuf_init(&all);
	for (int i = 0; names[i]; i++) {
		if (strcmp(names[i], name) == 0) {
			*value = i;
			strbuf_release(&all);
			return true;
		}
		strbuf_addf(&all, "%s%s", i == 0 ? "" : ", ", names[i]);
	}
	wish_is_bad(diag, option, name, all.text);
	strbuf_release(&all);
	return false;
}

static bool apply_opponent(struct settings *settings, const char *opponent, struct diag *diag)
{
	if (strcmp(opponent, "2p") == 0) {
		settings->opponent = OPPONENT_PERSON;
	} else if (strcmp(opponent, "demo") == 0) {
		settings->opponent = OPPONENT_DEMO;
	} else if (opponent[0] >= '1' && opponent[0] <= '0' + AI_LEVELS && opponent[1] == '\0') {
		settings->opponent = OPPONENT_COMPUTER;
		settings->level = opponent[0] - '0';
	} else {
		return wish_is_bad(diag, "--opponent", opponent, "2p, a level from 1 to 6 or demo");
	}
	return true;
}

static bool apply_options(struct app *app, struct diag *diag)
{
	const struct app_options *options = &app->options;
	struct settings *settings = &app->settings;
	if (options->pack) {
		const struct pack *pack = pack_set_find(&app->packs, options->pack);
		if (!pack)
			return wish_is_bad(diag, "--pack", options->pack, "the id of a pack");
		own_rules_choose_pack(settings, pack);
	}
	if (options->holes != 0) {
		char number[16];
		settings->holes = options->holes;
		snprintf(number, sizeof(number), "%d", options->holes);
		if (options->holes < BOARD_HOLES_MIN || options->holes > BOARD_HOLES_MAX)
			return wish_is_bad(diag, "--holes", number, "3 to 11 holes a side");
	}
	if (options->text_percent != 0)
		settings->text_percent = options->text_percent;
	if (options->contrast)
		settings->contrast = true;
	if (options->table)
		settings->table = true;
	if (!apply_name("--board", options->board, pack_board_names(), &settings->board, diag) ||
		!apply_name(
			"--seeds", options->seeds, pack_seeds_names(), &settings->seed_kind, diag))
		return false;
	return !options->opponent || apply_opponent(settings, options->opponent, diag);
}

/* Faults of the player's own are told in the list of packs. */
static void note_faulty_packs(struct app *app)
{
	struct strbuf text;
	strbuf_init(&text);
	for (int i = 0; i < app->packs.fault_count; i++) {
		const struct pack_fault *fault = &app->packs.faults[i];
		if (!fault->own) {
			app_note_fault(app, &fault->diag);
			continue;
		}
		strbuf_clear(&text);
		diag_write(&fault->diag, &text);
		log_say(app->host.log, "%s", text.text);
	}
	strbuf_release(&text);
}

static void add_own_packs(struct app *app)
{
	struct diag diag;
	diag_clear(&diag);
	if (app->packs_path[0] != '\0' && file_exists(app->packs_path) &&
		!pack_set_add_folder(&app->packs, app->packs_path, &diag))
		app_note_fault(app, &diag);
}

static bool load(struct app *app, struct diag *diag)
{
	char lang_folder[512];
	folders_join(lang_folder, sizeof(lang_folder), app->host.folders->assets, "lang");
	app->words = words_load(lang_folder, diag);
	if (!app->words)
		return false;
	if (!pack_set_load(&app->packs, app->host.folders->packs, diag))
		return false;
	if (app->packs.count == 0)
		return wish_is_bad(diag, app->host.folders->packs, "no pack", "at least one");
	find_files(app);
	find_endings(app);
	add_own_packs(app);
	note_faulty_packs(app);
	load_settings(app);
	app->settings.language = first_language(app);
	return apply_options(app, diag);
}

struct app *app_new(
	const struct app_host *host, const struct app_options *options, struct diag *diag)
{
	struct app *app = xcalloc(1, sizeof(*app));
	app->host = *host;
	app->options = *options;
	app->chance = options->chance != 0 ? options->chance : 1;
	app->last_first = SIDE_B;
	spoken_init(&app->spoken);
	stamps_init(&app->stamps, host->draw);
	settings_init(&app->settings);
	own_games_init(app);
	own_puzzles_init(app);
	met_words_init(app);
	if (!load(app, diag)) {
		app->settings_path[0] = '\0';
		app_free(app);
		return NULL;
	}
	app->spoken.on = app->settings.speech; /* no news */
	/* What the machine and the command line chose is not yet a wish to keep. */
	app->kept = app->settings;
	if (host->video_note)
		app_note(app, host->video_note);
	kiosk_begin(app);
	app_apply_settings(app);
	app_load_saved_game(app);
	app_reset_to_home(app);
	if (!app_open_wished(app, diag)) {
		app_free(app);
		return NULL;
	}
	return app;
}

void app_free(struct app *app)
{
	if (!app)
		return;
	app_keep_settings(app);
	stack_clear(&app->stack);
	if (app->parked)
		app->parked->calls->free(app->parked);
	session_free(app->saved);
	review_desk_drop(app->reviewed);
	endings_free(app->endings);
	record_release(&app->played);
	own_games_release(app);
	own_puzzles_release(app);
	if (app->backdrop)
		app->host.draw->calls->image_free(app->host.draw, app->backdrop);
	stamps_release(&app->stamps);
	pack_set_release(&app->packs);
	words_free(app->words);
	notes_release(&app->notes);
	spoken_release(&app->spoken);
	free(app);
}

/* Inputs that are about the window go to every screen; true if it was one of those. */
static bool window_input(struct app *app, const struct input *input)
{
	switch (input->kind) {
	case INPUT_QUIT:
		app->over = true;
		return true;
	case INPUT_RESIZED:
		app_fit(app);
		return true;
	case INPUT_LOST_IMAGES:
		app_fit(app);
		break;
	case INPUT_EXPOSED:
		app_redraw(app);
		break;
	default:
		return false;
	}
	for (int i = 0; i < app->stack.count; i++) {
		struct screen *screen = app->stack.screens[i];
		if (screen->calls->input)
			screen->calls->input(screen, input, app->now);
	}
	return true;
}

static void unused_key(struct app *app, const struct input *input)
{
	if (input->repeat)
		return;
	if (input->key == KEY_ESCAPE) {
		app_pop(app);
	} else if (input->key == KEY_FULLSCREEN && !app->options.kiosk) {
		app->settings.fullscreen = !app->settings.fullscreen;
		app_apply_settings(app);
	}
}

void app_input(struct app *app, const struct input *input, uint64_t now)
{
	app->now = now;
	app->chance = app->chance * 1664525u + (uint32_t)now + (uint32_t)input->x * 31u +
		      (uint32_t)input->y + 1013904223u;
	if (input->kind == INPUT_KEY)
		app->keys = true;
	else if (input->kind == INPUT_DOWN)
		app->keys = false;
	if (window_input(app, input))
		return;
	kiosk_touch(app, now);
	struct screen *top = stack_top(&app->stack);
	bool used = top->calls->input && top->calls->input(top, input, now);
	if (used)
		app_redraw(app);
	else if (input->kind == INPUT_KEY)
		unused_key(app, input);
	stack_sweep(&app->stack);
}

void app_update(struct app *app, uint64_t now)
{
	app->now = now;
	for (int i = stack_first_seen(&app->stack); i < app->stack.count; i++) {
		struct screen *screen = app->stack.screens[i];
		if (screen->calls->update)
			screen->calls->update(screen, now);
	}
	kiosk_update(app, now);
	spoken_update(app);
	stack_sweep(&app->stack);
}

void app_draw(struct app *app, uint64_t now)
{
	app->now = now;
	app->stale = false;
	for (int i = stack_first_seen(&app->stack); i < app->stack.count; i++) {
		struct screen *screen = app->stack.screens[i];
		if (screen->calls->draw)
			screen->calls->draw(screen, now);
	}
}

bool app_needs_draw(const struct app *app)
{
	return app->stale;
}

int app_wait(const struct app *app, uint64_t now)
{
	int least = kiosk_wait(app, now);
	for (int i = stack_first_seen(&app->stack); i < app->stack.count; i++) {
		const struct screen *screen = app->stack.screens[i];
		int wait = screen->calls->wait ? screen->calls->wait(screen, now) : -1;
		if (wait >= 0 && (least < 0 || wait < least))
			least = wait;
	}
	return least;
}

bool app_is_over(const struct app *app)
{
	return app->over;
}
