/* SPDX-License-Identifier: MIT */
#ifndef TESTS_BASE_BAD_FILES_H
#define TESTS_BASE_BAD_FILES_H

#include "base/diag.h"
#include "base/scratch.h"

#include <stdbool.h>

/*
 * A folder of files NAME.json with one fault each, NAME.txt being the whole sentence that says so,
 * and sound.json, which all were made from by one change.
 *
 * READ loads PATH as the program does at its start: false after filling DIAG if the file was
 * refused. It fails the test if anything but that has changed.
 */
struct bad_files {
	const char *folder;
	const char *name; /* of the file in the person's folder, "settings.json" */
	bool (*read)(void *context, const char *path, struct diag *diag);
	void *context;
};

/*
 * Fails the test unless each is refused with its sentence, by its place and name, and is then
 * found beside, byte for byte, as NAME.corrupt. COUNT_LEAST: that the folder is the right one.
 */
void bad_files_check(const struct bad_files *files, struct scratch *scratch, int count_least);
/* The same for LEN bytes of no file, with the sentence given here. */
void bad_files_check_bytes(const struct bad_files *files, struct scratch *scratch,
	const char *bytes, size_t len, const char *sentence);

#endif
