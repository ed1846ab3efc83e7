/* SPDX-License-Identifier: MIT */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "base/diag.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Files that are never half written: the new text goes to PATH.tmp, is synced, the last good copy
 * becomes PATH.bak, then the new one takes its name and the folder is synced. Killed at any step,
 * the next file_load() finds the old text or the new one. Two programs may do so at once: the later
 * one stands then, whole.
 */
enum file_step { FILE_OPENED, FILE_WRITTEN, FILE_SYNCED, FILE_BACKED_UP, FILE_RENAMED, FILE_DONE };

/* Called after each step of file_replace(); tests end the process there. NULL: none. */
struct file_probe {
	void (*after)(void *context, enum file_step step);
	void *context;
};

bool file_replace(const char *path, const char *bytes, size_t len, const struct file_probe *probe,
	struct diag *diag);

/*
 * The same for what is large and can be made again, like a table: from several parts, without a
 * .bak, and without waiting for the disk. A killed program leaves the old file or the new one, and
 * a half-written one beside it (base/cache.h); a power cut may leave a damaged one, so the text
 * needs a checksum.
 */
struct file_part {
	const void *bytes;
	size_t len;
};
bool file_replace_parts(
	const char *path, const struct file_part *parts, int count, struct diag *diag);

/* A file read piece by piece, straight to where it is wanted. Refuses pipes and devices. */
struct file_input {
	const char *path; /* borrowed */
	int fd;
	unsigned long long size;
};
bool file_open(struct file_input *input, const char *path, struct diag *diag);
/* The next LEN bytes; false if there are fewer. BYTES NULL: passes over them. */
bool file_take(struct file_input *input, void *bytes, size_t len, struct diag *diag);
void file_close(struct file_input *input);

/* Appends the whole file to OUT. Refuses files over LIMIT bytes, and pipes and devices. */
bool file_read(const char *path, size_t limit, struct strbuf *out, struct diag *diag);

bool file_exists(const char *path);
void file_remove(const char *path); /* PATH and its .bak and .tmp; missing ones are fine */
/* Renames PATH to PATH.corrupt (or .corrupt.2, …: an earlier one is kept). */
bool file_set_aside(const char *path, struct strbuf *name, struct diag *diag);
/* Makes the folder and the ones above it, for this user only. */
bool file_make_folder(const char *path, struct diag *diag);

/*
 * Reads PATH with ACCEPT; if that fails sets it aside as .corrupt and tries PATH.bak. ACCEPT gets
 * the text and changes nothing on false.
 */
enum file_load { FILE_LOADED, FILE_LOADED_BACKUP, FILE_MISSING, FILE_BAD };

typedef bool file_accept(
	void *context, const char *file, const char *text, size_t len, struct diag *diag);

/* DIAG tells what was wrong with PATH for FILE_LOADED_BACKUP and FILE_BAD. */
enum file_load file_load(
	const char *path, size_t limit, file_accept *accept, void *context, struct diag *diag);

#endif
