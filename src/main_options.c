/* SPDX-License-Identifier: MIT */
#include "main_options.h"

#include "ai/ai.h"
#include "base/nearest.h"
#include "core/position.h"
#include "platform/window.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT_LEAST = 100, TEXT_MOST = 200 };

/* False after a sentence in PROBLEM. VALUES: as many as the row says. */
typedef bool option_apply(
	struct main_options *options, const char *const *values, struct strbuf *problem);

/* A whole number and nothing else. */
static bool number(const char *text, int least, int most, int *value)
{
	char *end;
	const long read = strtol(text, &end, 10);

	if (*text < '0' || *text > '9' || *end || read < least || read > most)
		return false;
	*value = (int)read;
	return true;
}

static bool pack(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)problem;
	options->app.pack = values[0];
	return true;
}

static bool holes(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	if (number(values[0], BOARD_HOLES_MIN, BOARD_HOLES_MAX, &options->app.holes))
		return true;
	strbuf_addf(problem, "--holes \"%s\": wanted a number from %d to %d.", values[0],
		BOARD_HOLES_MIN, BOARD_HOLES_MAX);
	return false;
}

static bool opponent(
	struct main_options *options, const char *const *values, struct strbuf *problem)
{
	int level;

	options->app.opponent = values[0];
	if (strcmp(values[0], "2p") == 0 || strcmp(values[0], "demo") == 0 ||
		number(values[0], 1, AI_LEVELS, &level))
		return true;
	strbuf_addf(problem, "--opponent \"%s\": wanted 2p, demo or a level from 1 to %d.",
		values[0], AI_LEVELS);
	return false;
}

static bool lang(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	options->app.lang = lang_find(values[0]);
	if (options->app.lang != LANG_COUNT)
		return true;
	strbuf_addf(problem, "--lang \"%s\": wanted id, ms or en.", values[0]);
	return false;
}

static bool size(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	const char *x = strchr(values[0], 'x');
	char width[16] = "";

	if (x && (size_t)(x - values[0]) < sizeof width) {
		memcpy(width, values[0], (size_t)(x - values[0]));
		if (number(width, WINDOW_MIN_W, MAIN_SIZE_MAX, &options->w) &&
			number(x + 1, WINDOW_MIN_H, MAIN_SIZE_MAX, &options->h))
			return true;
	}
	strbuf_addf(problem, "--size \"%s\": wanted WxH from %dx%d to %dx%d, such as 1280x720.",
		values[0], WINDOW_MIN_W, WINDOW_MIN_H, MAIN_SIZE_MAX, MAIN_SIZE_MAX);
	return false;
}

static bool text(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	if (number(values[0], TEXT_LEAST, TEXT_MOST, &options->app.text_percent))
		return true;
	strbuf_addf(problem, "--text \"%s\": wanted a percentage from %d to %d.", values[0],
		TEXT_LEAST, TEXT_MOST);
	return false;
}

static bool contrast(
	struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)values;
	(void)problem;
	options->app.contrast = true;
	return true;
}

static bool table(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)values;
	(void)problem;
	options->app.table = true;
	return true;
}

static bool board(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)problem;
	options->app.board = values[0];
	return true;
}

static bool seeds(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)problem;
	options->app.seeds = values[0];
	return true;
}

static bool fullscreen(
	struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)values;
	(void)problem;
	options->fullscreen = true;
	return true;
}

static bool kiosk(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)values;
	(void)problem;
	options->app.kiosk = true;
	return true;
}

static bool code(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)problem;
	options->app.code = values[0];
	return true;
}

static bool data(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)problem;
	options->data = values[0];
	return true;
}

static bool shot(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)problem;
	options->shot = values[0];
	options->app.screen = values[1];
	return true;
}

static bool script(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)problem;
	options->script = values[0];
	return true;
}

static bool help(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)values;
	(void)problem;
	options->help = true;
	return true;
}

static bool version(struct main_options *options, const char *const *values, struct strbuf *problem)
{
	(void)values;
	(void)problem;
	options->version = true;
	return true;
}

static const struct row {
	const char *name;
	int values;
	const char *wants;
	option_apply *apply;
} rows[] = {
	{"--pack", 1, "the id of a pack", pack},
	{"--holes", 1, "how many holes a side", holes},
	{"--opponent", 1, "2p, demo or a level", opponent},
	{"--lang", 1, "id, ms or en", lang},
	{"--size", 1, "WxH", size},
	{"--text", 1, "a percentage from 100 to 200", text},
	{"--contrast", 0, NULL, contrast},
	{"--table", 0, NULL, table},
	{"--board", 1, "jawa, melayu or tanah", board},
	{"--seeds", 1, "kerang, sawo, saga or guli", seeds},
	{"--fullscreen", 0, NULL, fullscreen},
	{"--kiosk", 0, NULL, kiosk},
	{"--code", 1, "a game's code", code},
	{"--data", 1, "a folder", data},
	{"--shot", 2, "a picture file and a screen", shot},
	{"--script", 1, "a file", script},
	{"--help", 0, NULL, help},
	{"--version", 0, NULL, version},
};

enum { ROWS = sizeof rows / sizeof *rows };

static bool refuse_unknown(const char *name, struct strbuf *problem)
{
	const char *names[ROWS + 1] = {NULL};
	const char *near;

	for (int i = 0; i < ROWS; i++)
		names[i] = rows[i].name;
	near = nearest_name(name, names);
	strbuf_addf(problem, "Unknown option \"%s\"", name);
	if (near)
		strbuf_addf(problem, ": did you mean %s?", near);
	else
		strbuf_addstr(problem, "; --help lists them all.");
	return false;
}

static const struct row *find(const char *name)
{
	for (int i = 0; i < ROWS; i++)
		if (strcmp(rows[i].name, name) == 0)
			return &rows[i];
	return NULL;
}

/* Takes the option at argv[AT] and moves AT past its values. "--name=value" is fine too. */
static bool take(
	struct main_options *options, int argc, char *const *argv, int *at, struct strbuf *problem)
{
	const char *values[2] = {NULL, NULL};
	const char *equals = strchr(argv[*at], '=');
	const struct row *row;
	char name[64];
	int count = 0;

	snprintf(name, sizeof name, "%.*s",
		equals ? (int)(equals - argv[*at]) : (int)strlen(argv[*at]), argv[*at]);
	++*at;
	row = find(name);
	if (!row)
		return refuse_unknown(name, problem);
	if (equals)
		values[count++] = equals + 1;
	while (count < row->values && *at < argc)
		values[count++] = argv[(*at)++];
	if (count == row->values)
		return row->apply(options, values, problem);
	if (count > row->values)
		strbuf_addf(problem, "%s takes no value.", row->name);
	else
		strbuf_addf(problem, "%s wants %s.", row->name, row->wants);
	return false;
}

bool main_options_parse(
	struct main_options *options, int argc, char *const *argv, struct strbuf *problem)
{
	memset(options, 0, sizeof *options);
	options->app.lang = LANG_COUNT;
	for (int at = 1; at < argc;)
		if (!take(options, argc, argv, &at, problem))
			return false;
	if (options->shot && options->script) {
		strbuf_addstr(problem, "--shot and --script don't go together.");
		return false;
	}
	return true;
}
