/* SPDX-License-Identifier: MIT */
#include "base/lang.h"

#include <string.h>

static const char *const codes[LANG_COUNT] = {"id", "ms", "en"};

const char *lang_code(enum lang lang)
{
	return codes[lang];
}

enum lang lang_find(const char *name)
{
	for (int i = 0; name && i < LANG_COUNT; i++) {
		size_t len = strlen(codes[i]);

		if (strncmp(name, codes[i], len) == 0 && (!name[len] || strchr("_.-@", name[len])))
			return (enum lang)i;
	}
	return LANG_COUNT;
}
