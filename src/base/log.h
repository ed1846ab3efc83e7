/* SPDX-License-Identifier: MIT */
#ifndef BASE_LOG_H
#define BASE_LOG_H

#include <stdio.h>

/*
 * What the program has to say about the machine it runs on (no sound card, no font, a file that
 * could not be read). One line each on stderr and, where there is one, in the log file. A
 * message that was said before in this run is not said again.
 */
struct log {
	FILE *file; /* NULL: stderr only */
	char said[32][640];
	int said_count;
};

void log_init(struct log *log);
void log_open(struct log *log, const char *path); /* keeps going on stderr if it can't be opened */
void log_release(struct log *log);
void log_say(struct log *log, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
