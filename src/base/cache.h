/* SPDX-License-Identifier: MIT */
#ifndef BASE_CACHE_H
#define BASE_CACHE_H

/*
 * A folder of files that can be made again: of each kind, which the beginning of the name tells,
 * only the last few stay. Half-written ones of a killed program count too, and go in their time.
 */

/* Removes of the files in FOLDER whose names begin with KIND the oldest, all but KEEP. */
void cache_tidy(const char *folder, const char *kind, int keep);
/* It was of use: as new as one that is written now. */
void cache_touch(const char *path);

#endif
