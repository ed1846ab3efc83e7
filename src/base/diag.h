/* SPDX-License-Identifier: MIT */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include "base/strbuf.h"

#include <stdarg.h>
#include <stdbool.h>

/*
 * What is wrong with a file, pack, code or command line, in one sentence:
 *
 *	packs/umum.json:12:9: $.options.relay: found "ya", wanted true or false
 *
 * A reader returns false after filling its diag, and has then changed nothing. Parts that do not
 * apply stay empty (line 0, path ""). Long texts are cut, never overrun.
 */
struct diag {
	char file[256]; /* file name, or "code", "--option" and the like */
	int line;       /* from 1; 0: none */
	int column;     /* from 1, in bytes; 0: none */
	char path[192]; /* JSON path from "$", or "" */
	char found[160];
	char wanted[384];
};

void diag_clear(struct diag *diag);
void diag_file(struct diag *diag, const char *file);
void diag_place(struct diag *diag, int line, int column);
void diag_found(struct diag *diag, const char *format, ...) __attribute__((format(printf, 2, 3)));
void diag_wanted(struct diag *diag, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Appends the sentence, without a line end, as strbuf_add_printable() does. */
void diag_write(const struct diag *diag, struct strbuf *out);

#endif
