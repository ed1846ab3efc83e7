/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_FONT_FILES_H
#define PLATFORM_FONT_FILES_H

#include "base/strbuf.h"

#include <stdbool.h>

/*
 * Looks for a font file: at BUILT_IN (where it was when the program was built), then by name in the
 * font folders of the person and of the machine and the folders in them. PATH is filled on true.
 */
bool font_files_find(const char *built_in, const char *name, struct strbuf *path);
/* The same in one folder and those in it, at most 4 deep. NAME NULL: any .ttf or .otf. */
bool font_files_search(const char *folder, const char *name, struct strbuf *path);
/* Any font at all, for a machine that has none of ours. */
bool font_files_any(struct strbuf *path);

#endif
