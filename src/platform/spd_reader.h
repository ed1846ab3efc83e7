/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_SPD_READER_H
#define PLATFORM_SPD_READER_H

#include <stdbool.h>
#include <stddef.h>

/*
 * The thread that talks to speech-dispatcher. It keeps one wish: a new one takes the place of the
 * last, spoken or not. If it can't load the library or reach the daemon it has failed for good; a
 * daemon that goes away later is looked for once more at each wish.
 */
struct spd_reader;

struct spd_reader *spd_reader_new(const char *library);
/* Silences it. If the daemon keeps the thread, that ends by itself, whenever it can. NULL is none.
 */
void spd_reader_free(struct spd_reader *reader);
/* TEXT "" is silence. Both are copied. */
void spd_reader_say(struct spd_reader *reader, const char *lang, const char *text);
/* WHY may be NULL. */
bool spd_reader_has_failed(const struct spd_reader *reader, char *why, size_t size);

#endif
