/* SPDX-License-Identifier: MIT */
#ifndef BASE_LANG_H
#define BASE_LANG_H

/* The languages everything a person reads exists in. */
enum lang { LANG_ID, LANG_MS, LANG_EN, LANG_COUNT };

const char *lang_code(enum lang lang); /* "id", "ms", "en" */
/* The language of a code or locale name ("ms_MY.UTF-8"), or LANG_COUNT if it is none of ours. */
enum lang lang_find(const char *name);

#endif
