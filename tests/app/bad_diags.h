/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_BAD_DIAGS_H
#define TESTS_APP_BAD_DIAGS_H

#include "base/diag.h"
#include "packs/pack.h"

/*
 * What the readers say of every bad file and code there is in tests/, of sound ones with one letter
 * changed, and of what no file can show: a folder where a file should be, a disk that is full.
 */
struct bad_diags {
	const struct pack_set *packs;
	void (*seen)(void *context, const char *of, const struct diag *diag);
	void *context;
};

void bad_diags_of_corpora(const struct bad_diags *to);
void bad_diags_of_codes(const struct bad_diags *to);
void bad_diags_of_disk(const struct bad_diags *to);
/* What no reader of ours asks for today, but its way of asking can. */
void bad_diags_of_readers(const struct bad_diags *to);
void bad_diags_of_changed_letters(const struct bad_diags *to);

#endif
