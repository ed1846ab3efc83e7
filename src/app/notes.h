/* SPDX-License-Identifier: MIT */
#ifndef APP_NOTES_H
#define APP_NOTES_H

#include "base/diag.h"
#include "i18n/words.h"

#include <stdbool.h>

/*
 * What a person should know of this machine and of the files the program keeps, each once, for the
 * settings page. Faults of files are put into words when they are shown, as the language may have
 * changed since.
 */
struct note {
	char *english;    /* as it stands in the log */
	bool fault;       /* it is what diag tells */
	struct diag diag; /* of a file */
};

struct notes {
	struct note *items;
	int count;
};

void notes_release(struct notes *notes);
/* A sentence as it is. One that is there already is not added again. */
void notes_add(struct notes *notes, const char *text);
void notes_add_fault(struct notes *notes, const struct diag *diag);
/* BARE: the file by its name, without its folder. */
void note_write(const struct note *note, const struct words *words, bool bare, struct strbuf *out);

#endif
