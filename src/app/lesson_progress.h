/* SPDX-License-Identifier: MIT */
#ifndef APP_LESSON_PROGRESS_H
#define APP_LESSON_PROGRESS_H

#include "base/diag.h"
#include "base/file.h"
#include "base/strbuf.h"
#include "record/lesson_book.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * The lessons a person has gone through to their end, by id, as kept in lessons.json of the
 * person's data folder: {"format":1,"done":["menabur"]}. Ids that no lesson has stay in it: they
 * may be of another version of the program.
 */
enum { LESSON_DONE_MAX = 200 };

struct lesson_progress {
	char ids[LESSON_DONE_MAX][LESSON_ID_MAX + 1];
	int count;
};

void lesson_progress_init(struct lesson_progress *progress);
bool lesson_progress_has(const struct lesson_progress *progress, const char *id);
/* False: it was there already, or there is no room for it. */
bool lesson_progress_add(struct lesson_progress *progress, const char *id);

/* On false PROGRESS is as it was. */
bool lesson_progress_read(struct lesson_progress *progress, const char *file, const char *text,
	size_t len, struct diag *diag);
void lesson_progress_write(const struct lesson_progress *progress, struct strbuf *out);
/* Missing is no fault; after a bad file without a good copy it is empty. */
enum file_load lesson_progress_load(
	struct lesson_progress *progress, const char *path, struct diag *diag);
bool lesson_progress_save(
	const struct lesson_progress *progress, const char *path, struct diag *diag);

#endif
