/* SPDX-License-Identifier: MIT */
#include "base/file.h"
#include "main_game.h"
#include "main_help.h"
#include "main_options.h"
#include "main_play.h"
#include "platform/clock.h"
#include "platform/inject.h"

#include <stdio.h>

/* What the program returns to whoever started it. */
enum { DONE = 0, FAILED = 1, BAD_INPUT = 2 };

enum { SCRIPT_BYTES_MAX = 1 << 20 };

static int say(const struct diag *diag, int status)
{
	struct strbuf text;

	strbuf_init(&text);
	diag_write(diag, &text);
	fprintf(stderr, "congklak: %s\n", text.text);
	strbuf_release(&text);
	return status;
}

/* The name of a key or a button can only be looked up by SDL, so the steps know it as a text. */
static bool keys_are_known(const struct script *script, struct diag *diag)
{
	for (int i = 0; i < script->count; i++) {
		const struct script_step *step = &script->steps[i];
		const bool pad = step->verb == SCRIPT_PAD;

		if (pad ? inject_knows_pad(step->text)
			: step->verb != SCRIPT_KEY || inject_knows_key(step->text))
			continue;
		diag_place(diag, step->line, 1);
		diag_found(diag, "%s \"%s\"", pad ? "button" : "key", step->text);
		diag_wanted(diag, "SDL's name of %s",
			pad ? "a button of a pad, such as a, b or dpleft"
			    : "a key, such as left, return or ctrl+z");
		return false;
	}
	return true;
}

/* SCRIPT NULL: none. */
static int run(const struct main_options *options, const struct script *script, uint64_t main_us)
{
	struct game game;
	struct diag diag;
	bool done = true;

	diag_clear(&diag);
	if (!game_open(&game, options, main_us, &diag))
		return say(&diag, diag.file[0] ? BAD_INPUT : FAILED);
	if (script)
		done = main_play(&game, script, options->script);
	else if (options->shot)
		done = main_shoot(&game, options->shot);
	else
		game_run(&game);
	game_close(&game);
	return done ? DONE : FAILED;
}

static int run_script(const struct main_options *options, uint64_t main_us)
{
	struct script script = {0};
	struct strbuf text;
	struct diag diag;
	int status;

	diag_clear(&diag);
	strbuf_init(&text);
	if (file_read(options->script, SCRIPT_BYTES_MAX, &text, &diag) &&
		script_read(&script, options->script, text.text, text.len, &diag) &&
		keys_are_known(&script, &diag))
		status = run(options, &script, main_us);
	else
		status = say(&diag, BAD_INPUT);
	script_release(&script);
	strbuf_release(&text);
	return status;
}

static int refuse(const struct strbuf *problem)
{
	fprintf(stderr, "congklak: %s\n", problem->text);
	return BAD_INPUT;
}

int main(int argc, char **argv)
{
	const uint64_t main_us = clock_us();
	struct main_options options;
	struct strbuf problem;
	int status = DONE;

	strbuf_init(&problem);
	if (!main_options_parse(&options, argc, argv, &problem))
		status = refuse(&problem);
	else if (options.help)
		fputs(main_help(options.app.lang), stdout);
	else if (options.version)
		puts("congklak " CONGKLAK_VERSION);
	else if (options.script)
		status = run_script(&options, main_us);
	else
		status = run(&options, NULL, main_us);
	strbuf_release(&problem);
	return status;
}
