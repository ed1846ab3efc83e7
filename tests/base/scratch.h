/* SPDX-License-Identifier: MIT */
#ifndef TESTS_BASE_SCRATCH_H
#define TESTS_BASE_SCRATCH_H

#include <stdbool.h>
#include <stddef.h>

/* A folder of its own for one test, gone afterwards. As cmocka set-up and teardown. */
struct scratch {
	char folder[256];
	char path[512]; /* what scratch_path() answered last */
};

int scratch_setup(void **state);
int scratch_teardown(void **state);
void scratch_empty(struct scratch *scratch);

/* "FOLDER/NAME"; good until the next call. */
const char *scratch_path(struct scratch *scratch, const char *name);
void scratch_write(struct scratch *scratch, const char *name, const char *text);
/* The text of the file equals TEXT; NULL: there is no such file. Fails the test otherwise. */
void scratch_assert(struct scratch *scratch, const char *name, const char *text);
int scratch_count(struct scratch *scratch); /* names in the folder */

/*
 * Takes the right to write the folder away, from root too (who is an owner like others for a
 * while), and gives it back.
 */
void scratch_lock(struct scratch *scratch);
void scratch_unlock(struct scratch *scratch);

#endif
