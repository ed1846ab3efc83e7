/* SPDX-License-Identifier: MIT */
#include "app/app_inside.h"
#include "app/board_screen.h"
#include "app/screens.h"

#include "base/check.h"
#include "paint/board.h"
#include "tone/tone.h"

#include <string.h>

/* What is held down on a screen is lifted on the one that covers it. */
static void let_go(struct app *app, struct screen *covered)
{
	struct input lost = {.kind = INPUT_FOCUS_LOST};
	if (covered && covered->calls->input)
		covered->calls->input(covered, &lost, app->now);
}

void app_push(struct app *app, struct screen *screen)
{
	let_go(app, stack_top(&app->stack));
	stack_push(&app->stack, screen);
	if (board_screen_is(screen)) {
		app_tune(app);
		spoken_stop(app);
	}
	if (screen->calls->layout)
		screen->calls->layout(screen);
	app_redraw(app);
}

/* The top one may have been placed while another size, language or pack was chosen. */
static void lay_out_top(struct app *app)
{
	struct screen *top = stack_top(&app->stack);
	if (top && top->calls->layout)
		top->calls->layout(top);
	app_redraw(app);
}

void app_pop(struct app *app)
{
	if (app->stack.count <= 1)
		return;
	stack_pop(&app->stack);
	lay_out_top(app);
}

void app_replace(struct app *app, struct screen *screen)
{
	if (app->stack.count > 1)
		stack_pop(&app->stack);
	app_push(app, screen);
}

bool app_goes_on(const struct app *app, const struct screen *screen)
{
	int i = app->stack.count - 1;
	while (i >= 0 && app->stack.screens[i] != screen && app->stack.screens[i]->calls->goes_on)
		i--;
	return i >= 0 && app->stack.screens[i] == screen;
}

void app_redraw(struct app *app)
{
	app->stale = true;
}

void app_quit(struct app *app)
{
	if (!app->options.kiosk)
		app->over = true;
}

void app_reset_to_home(struct app *app)
{
	app_park_board(app);
	while (app->stack.count > 1)
		stack_pop(&app->stack);
	if (app->stack.count == 0)
		stack_push(&app->stack, home_screen_new(app));
	lay_out_top(app);
}

void app_open_menu(struct app *app)
{
	app_push(app, menu_screen_new(app));
}

void app_show_result(struct app *app, struct session *session)
{
	/* A kiosk that plays by itself goes on to the next game. */
	if (app->kiosk.state == KIOSK_SHOWING)
		kiosk_show(app);
	else
		app_push(app, result_screen_new(app, session));
}

struct words *app_words(struct app *app)
{
	return app->words;
}

const char *app_word(struct app *app, const char *key)
{
	return words_get(app->words, key);
}

struct pen app_pen(struct app *app)
{
	return (struct pen){.draw = app->host.draw, .stamps = &app->stamps, .theme = &app->theme};
}

enum lang app_lang(const struct app *app)
{
	return words_language(app->words);
}

int app_text_percent(const struct app *app)
{
	return app->settings.text_percent;
}

enum speed app_speed(const struct app *app)
{
	return app->settings.reduced_motion ? SPEED_AT_ONCE : app->settings.speed;
}

bool app_reduced_motion(const struct app *app)
{
	return app->settings.reduced_motion;
}

bool app_is_kiosk(const struct app *app)
{
	return app->options.kiosk;
}

_Static_assert(
	(int)PACK_BOARDS == (int)BOARD_STYLE_COUNT && (int)PACK_BOARD_TANAH == (int)BOARD_TANAH,
	"a pack names the boards that are painted");
_Static_assert(
	(int)PACK_SEED_KINDS == (int)SEED_KIND_COUNT && (int)PACK_SEEDS_GULI == (int)SEED_GULI,
	"a pack names the seeds that are painted");

_Static_assert(
	(int)BOARD_TANAH == (int)TONE_TANAH && (int)BOARD_STYLE_COUNT == (int)TONE_BOARD_COUNT,
	"and those that are heard");
_Static_assert((int)SEED_GULI == (int)TONE_GULI && (int)SEED_KIND_COUNT == (int)TONE_SEEDS_COUNT,
	"and those that are heard");

struct look app_look(const struct app *app, const struct pack *pack)
{
	int board = app->settings.board, seeds = app->settings.seed_kind;
	if (board == SETTINGS_OF_PACK)
		board = pack ? (int)pack->board : (int)PACK_BOARD_JAWA;
	if (seeds == SETTINGS_OF_PACK)
		seeds = pack ? (int)pack->seeds : (int)PACK_SEEDS_KERANG;
	return (struct look){(enum board_style)board, (enum seed_kind)seeds};
}

void app_play(struct app *app, enum sound sound, int full, int pan)
{
	struct audio *audio = app->host.audio;
	if (audio && app->settings.sound && app->settings.volume > 0)
		audio->play(audio, sound, full, pan);
}

void app_note(struct app *app, const char *text)
{
	log_say(app->host.log, "%s", text);
	notes_add(&app->notes, text);
}

void app_note_fault(struct app *app, const struct diag *diag)
{
	struct strbuf text;
	strbuf_init(&text);
	diag_write(diag, &text);
	log_say(app->host.log, "%s", text.text);
	strbuf_release(&text);
	notes_add_fault(&app->notes, diag);
}

static void lay_out_all(struct app *app)
{
	for (int i = 0; i < app->stack.count; i++) {
		struct screen *screen = app->stack.screens[i];
		if (screen->calls->layout)
			screen->calls->layout(screen);
	}
	app_redraw(app);
}

void app_fit(struct app *app)
{
	struct theme before = app->theme;
	theme_init(&app->theme, app->host.draw, app->settings.text_percent, app->options.kiosk);
	app->theme.reduced_motion = app->settings.reduced_motion;
	app->theme.contrast = app->settings.contrast;
	/* Pictures for another size are of no more use. */
	bool resized = before.w != app->theme.w || before.h != app->theme.h ||
		       before.scale < app->theme.scale || before.scale > app->theme.scale;
	if (resized)
		stamps_clear(&app->stamps);
	lay_out_all(app);
}

/* The board that is seen, or else the next one to be played on. */
static const struct pack *pack_heard(struct app *app)
{
	struct screen *board = app_board_screen(app);
	const struct pack *pack = NULL;
	if (board)
		pack = pack_set_find(&app->packs, session_setup(board_screen_session(board))->pack);
	return pack ? pack : app_pack(app);
}

void app_tune(struct app *app)
{
	struct audio *audio = app->host.audio;
	const struct settings *settings = &app->settings;
	struct look look = app_look(app, pack_heard(app));
	if (!audio)
		return;
	audio->set_volume(audio, settings->volume);
	audio->set_effects(audio, settings->sound ? 100 : 0);
	audio->set_music(audio, settings->music);
	audio->set_material(audio, (int)look.board, (int)look.seeds);
}

void app_apply_settings(struct app *app)
{
	enum lang lang = app->settings.language;
	if (lang != LANG_COUNT)
		words_set_language(app->words, lang);
	app_tune(app);
	/* Where the disk refuses them, the page that is laid out next says so. */
	app_keep_settings(app);
	app_fit(app);
}

void app_draw_backdrop(struct app *app)
{
	struct draw *draw = app->host.draw;
	if (app->epoch != draw->epoch || app->backdrop_w != draw->w || app->backdrop_h != draw->h) {
		if (app->backdrop)
			draw->calls->image_free(draw, app->backdrop);
		struct canvas canvas;
		paint_backdrop(&canvas, draw->w, draw->h, app->theme.unit);
		app->backdrop = draw->calls->image_new(draw, &canvas, true);
		canvas_release(&canvas);
		app->epoch = draw->epoch;
		app->backdrop_w = draw->w;
		app->backdrop_h = draw->h;
	}
	if (app->backdrop)
		draw->calls->image_draw(draw, app->backdrop, NULL, 0, 0, 255);
}
