/* SPDX-License-Identifier: MIT */
#ifndef MAIN_HELP_H
#define MAIN_HELP_H

#include "base/lang.h"

/* What --help says. LANG_COUNT: in the language of the environment, English where it is none of
 * ours. */
const char *main_help(enum lang lang);

/* The language of LC_ALL, LC_MESSAGES or LANG; LANG_COUNT: none of ours. */
enum lang main_environment_lang(void);

#endif
