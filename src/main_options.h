/* SPDX-License-Identifier: MIT */
#ifndef MAIN_OPTIONS_H
#define MAIN_OPTIONS_H

#include "app/app.h"
#include "base/strbuf.h"

#include <stdbool.h>

/* The command line of the game. All texts are those of argv. */
struct main_options {
	struct app_options app;
	const char *data;   /* the program's own data folder, or NULL */
	const char *shot;   /* a picture file to make of app.screen, or NULL */
	const char *script; /* or NULL */
	int w, h;           /* 0: not said */
	bool fullscreen;
	bool help, version;
};

enum { MAIN_SIZE_MAX = 7680 };

/* False after saying in one sentence in PROBLEM what is wrong; OPTIONS are then of no use. */
bool main_options_parse(
	struct main_options *options, int argc, char *const *argv, struct strbuf *problem);

#endif
