/* SPDX-License-Identifier: MIT */
#include "record/puzzle_log.h"

#include "json/json.h"
#include "json/write.h"

#include <stdio.h>
#include <string.h>

/* The text of the log. */

enum { LOG_FORMAT = 1, LOG_BYTES_MAX = JSON_SIZE_MAX };

static const char *const log_keys[] = {"format", "puzzles", NULL};
static const char *const entry_keys[] = {"day", "code", "theme", "tries", "state", NULL};
static const char *const marks[] = {"dicoba", "selesai", "dilihat", NULL};

/* ---- reading */

static bool read_theme(struct json object, enum puzzle_goal *goal, struct diag *diag)
{
	const char *names[PUZZLE_GOALS + 1] = {NULL};
	struct json value;
	int index;

	for (int i = 0; i < PUZZLE_GOALS; i++)
		names[i] = puzzle_goal_name((enum puzzle_goal)i);
	if (!json_member(object, "theme", &value, diag) || !json_choice(value, names, &index, diag))
		return false;
	*goal = (enum puzzle_goal)index;
	return true;
}

static bool read_code(struct json object, struct puzzle_log_entry *entry, struct diag *diag)
{
	struct json value;
	const char *code;

	if (!json_member(object, "code", &value, diag) ||
		!json_string(value, 1, PUZZLE_CODE_MAX, &code, diag))
		return false;
	snprintf(entry->code, sizeof entry->code, "%s", code);
	return true;
}

static bool read_entry(struct json object, struct puzzle_log_entry *entry, struct diag *diag)
{
	struct json value;
	int mark;

	*entry = (struct puzzle_log_entry){.day = 0};
	if (!json_object(object, entry_keys, diag) || !read_code(object, entry, diag) ||
		!read_theme(object, &entry->goal, diag) ||
		!json_member(object, "state", &value, diag) ||
		!json_choice(value, marks, &mark, diag) ||
		!json_member(object, "tries", &value, diag) ||
		!json_int(value, mark == PUZZLE_LOOKED ? 0 : 1, PUZZLE_LOG_TRIES, &entry->tries,
			diag))
		return false;
	entry->mark = (enum puzzle_mark)mark;
	return !json_has(object, "day", &value) ||
	       json_int(value, 1, PUZZLE_LOG_DAYS, &entry->day, diag);
}

static bool read_all(struct json list, int count, struct puzzle_log *log, struct diag *diag)
{
	for (int i = 0; i < count; i++) {
		struct json item = json_item(list, i);
		struct puzzle_log_entry entry;
		struct puzzle_claim claim;

		if (!read_entry(item, &entry, diag))
			return false;
		claim = (struct puzzle_claim){.goal = entry.goal};
		memcpy(claim.code, entry.code, sizeof claim.code);
		if (puzzle_log_find(log, entry.day, &claim))
			return json_refuse(item, diag, "each puzzle once");
		puzzle_log_look(log, entry.day, &claim);
		log->entries[log->count - 1] = entry;
	}
	return true;
}

static bool read_root(struct json root, struct puzzle_log *log, struct diag *diag)
{
	struct json list;
	int count;

	return json_format(root, LOG_FORMAT, "the file", diag) &&
	       json_object(root, log_keys, diag) && json_member(root, "puzzles", &list, diag) &&
	       json_array(list, 0, PUZZLE_LOG_MAX, &count, diag) &&
	       read_all(list, count, log, diag);
}

bool puzzle_log_read(
	struct puzzle_log *log, const char *file, const char *text, size_t len, struct diag *diag)
{
	struct json_document document;
	struct puzzle_log read;
	bool good;

	if (!json_parse(&document, file, text, len, diag))
		return false;
	puzzle_log_init(&read);
	good = read_root(json_root(&document), &read, diag);
	json_release(&document);
	puzzle_log_release(good ? log : &read);
	if (good)
		*log = read;
	return good;
}

/* ---- writing */

void puzzle_log_write(const struct puzzle_log *log, struct strbuf *out)
{
	struct json_writer writer;

	json_writer_init(&writer, out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "format", LOG_FORMAT);
	json_write_array(&writer, "puzzles");
	for (int i = 0; i < log->count; i++) {
		const struct puzzle_log_entry *entry = &log->entries[i];

		if (i > 0)
			strbuf_addch(out, ',');
		writer.comma = false;
		strbuf_addch(out, '\n');
		json_write_object(&writer, NULL);
		if (entry->day > 0)
			json_write_int(&writer, "day", entry->day);
		json_write_string(&writer, "code", entry->code);
		json_write_string(&writer, "theme", puzzle_goal_name(entry->goal));
		json_write_int(&writer, "tries", entry->tries);
		json_write_string(&writer, "state", marks[entry->mark]);
		json_write_end_object(&writer);
	}
	json_write_end_array(&writer);
	json_write_end_object(&writer);
	strbuf_addch(out, '\n');
}

/* ---- files */

static bool accept(void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	return puzzle_log_read(context, file, text, len, diag);
}

enum file_load puzzle_log_load(struct puzzle_log *log, const char *path, struct diag *diag)
{
	return file_load(path, LOG_BYTES_MAX, accept, log, diag);
}

bool puzzle_log_save(const struct puzzle_log *log, const char *path, struct diag *diag)
{
	struct strbuf text;
	bool good;

	strbuf_init(&text);
	puzzle_log_write(log, &text);
	good = file_replace(path, text.text, text.len, NULL, diag);
	strbuf_release(&text);
	return good;
}
