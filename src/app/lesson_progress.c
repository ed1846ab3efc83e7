/* SPDX-License-Identifier: MIT */
#include "app/lesson_progress.h"

#include "json/json.h"
#include "json/write.h"

#include <stdio.h>
#include <string.h>

enum { PROGRESS_FORMAT = 1, PROGRESS_BYTES_MAX = 64 * 1024 };

void lesson_progress_init(struct lesson_progress *progress)
{
	progress->count = 0;
}

bool lesson_progress_has(const struct lesson_progress *progress, const char *id)
{
	for (int i = 0; i < progress->count; i++)
		if (strcmp(progress->ids[i], id) == 0)
			return true;
	return false;
}

bool lesson_progress_add(struct lesson_progress *progress, const char *id)
{
	if (progress->count == LESSON_DONE_MAX || lesson_progress_has(progress, id))
		return false;
	snprintf(progress->ids[progress->count++], LESSON_ID_MAX + 1, "%s", id);
	return true;
}

static bool read_id(struct json item, struct lesson_progress *progress, struct diag *diag)
{
	const char *id;
	if (!json_name(item, LESSON_ID_MAX, &id, diag))
		return false;
	if (!lesson_progress_add(progress, id))
		return json_refuse(item, diag, "each once");
	return true;
}

static bool read_root(struct json root, struct lesson_progress *progress, struct diag *diag)
{
	static const char *const keys[] = {"format", "done", NULL};
	struct json done;
	int count;
	if (!json_format(root, PROGRESS_FORMAT, "the file", diag) ||
		!json_object(root, keys, diag) || !json_member(root, "done", &done, diag) ||
		!json_array(done, 0, LESSON_DONE_MAX, &count, diag))
		return false;
	for (int i = 0; i < count; i++)
		if (!read_id(json_item(done, i), progress, diag))
			return false;
	return true;
}

bool lesson_progress_read(struct lesson_progress *progress, const char *file, const char *text,
	size_t len, struct diag *diag)
{
	struct json_document document;
	struct lesson_progress read;
	if (!json_parse(&document, file, text, len, diag))
		return false;
	lesson_progress_init(&read);
	bool good = read_root(json_root(&document), &read, diag);
	json_release(&document);
	if (good)
		*progress = read;
	return good;
}

void lesson_progress_write(const struct lesson_progress *progress, struct strbuf *out)
{
	struct json_writer writer;
	json_writer_init(&writer, out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "format", PROGRESS_FORMAT);
	json_write_array(&writer, "done");
	for (int i = 0; i < progress->count; i++)
		json_write_string(&writer, NULL, progress->ids[i]);
	json_write_end_array(&writer);
	json_write_end_object(&writer);
	strbuf_addch(out, '\n');
}

static bool accept(void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	return lesson_progress_read(context, file, text, len, diag);
}

enum file_load lesson_progress_load(
	struct lesson_progress *progress, const char *path, struct diag *diag)
{
	lesson_progress_init(progress);
	return file_load(path, PROGRESS_BYTES_MAX, accept, progress, diag);
}

bool lesson_progress_save(
	const struct lesson_progress *progress, const char *path, struct diag *diag)
{
	struct strbuf text;
	strbuf_init(&text);
	lesson_progress_write(progress, &text);
	bool good = file_replace(path, text.text, text.len, NULL, diag);
	strbuf_release(&text);
	return good;
}
