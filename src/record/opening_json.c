/* SPDX-License-Identifier: MIT */
#include "record/opening_book.h"

#include "base/nearest.h"
#include "json/json.h"
#include "json/write.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* The text of a book. */

enum { OPENING_FORMAT = 1, VALUES_MAX = 8 };

static const uint64_t nodes_max = (uint64_t)1 << 53;

static const char *const book_keys[] = {"format", "openings", NULL};
static const char *const entry_keys[] = {"pack", "holes", "seeds", "rules", "line", "store", "most",
	"mostExact", "value", "known", "bound", "exact", "nodes", "ms", NULL};

/* ---- reading */

static bool read_pack(struct json object, struct opening_entry *entry, struct diag *diag)
{
	const char *id;

	if (!json_member_name(object, "pack", OPENING_PACK_MAX, &id, diag))
		return false;
	snprintf(entry->pack, sizeof entry->pack, "%s", id);
	return true;
}

static bool read_board(struct json object, struct opening_entry *entry, struct diag *diag)
{
	return json_member_int(
		       object, "holes", BOARD_HOLES_MIN, BOARD_HOLES_MAX, &entry->holes, diag) &&
	       json_member_int(object, "seeds", 1, BOARD_SEEDS_MAX / (2 * entry->holes),
		       &entry->seeds, diag);
}

static bool read_option(struct json value, enum option option, int *out, struct diag *diag)
{
	const char *names[VALUES_MAX + 1] = {NULL};
	int count = option_values(option);
	bool yes;

	if (strcmp(option_value_name(option, 0), "false") == 0) {
		if (!json_bool(value, &yes, diag))
			return false;
		*out = yes;
		return true;
	}
	/* There is no first turn where both open together. */
	for (int i = 0; i < count && i < VALUES_MAX; i++)
		if (option != OPTION_START || i == START_IN_TURN)
			names[i] = option_value_name(option, i);
	return json_choice(value, names, out, diag);
}

/* A misspelt one is told with the nearest. */
static bool known_options(struct json rules, const char *const *paths, struct diag *diag)
{
	if (json_object(rules, paths, diag))
		return true;
	for (int i = 0; i < json_count(rules); i++) {
		const char *key = json_key(json_item(rules, i));
		enum option option = option_find(key, strlen(key));

		if (option != OPTION_COUNT && opening_option_counts(option))
			continue;
		if (!nearest_name(key, paths))
			diag_wanted(diag, "an option that counts within a round");
		break;
	}
	return false;
}

static bool read_rules(struct json object, struct opening_entry *entry, struct diag *diag)
{
	const char *paths[OPTION_COUNT + 1] = {NULL};
	struct json rules, value;

	for (int i = 0; i < OPTION_COUNT; i++) {
		entry->changes[i] = OPENING_OF_PACK;
		if (opening_option_counts((enum option)i))
			paths[i] = option_path((enum option)i);
	}
	if (!json_has(object, "rules", &rules))
		return true;
	if (!known_options(rules, paths, diag))
		return false;
	for (int i = 0; paths[i]; i++)
		if (json_has(rules, paths[i], &value) &&
			!read_option(value, (enum option)i, &entry->changes[i], diag))
			return false;
	return true;
}

static int place_of(char digit)
{
	if (digit >= '0' && digit <= '9')
		return digit - '0';
	return digit == 'a' ? 10 : BOARD_PLACES_MAX;
}

static bool read_line(struct json object, struct opening_entry *entry, struct diag *diag)
{
	struct json value;
	const char *line;

	if (!json_member(object, "line", &value, diag) ||
		!json_string(value, 1, OPENING_LINE_MAX, &line, diag))
		return false;
	for (; *line; line++) {
		int place = place_of(*line);

		if (place >= entry->holes)
			return json_refuse(value, diag, "holes of the first player, 0 to %c",
				"0123456789a"[entry->holes - 1]);
		entry->line[entry->line_len++] = (uint8_t)place;
	}
	return true;
}

static bool read_store(struct json object, struct opening_entry *entry, struct diag *diag)
{
	int total = 2 * entry->holes * entry->seeds;

	return json_member_int(object, "store", 0, total, &entry->store, diag) &&
	       json_member_int(object, "most", entry->store, total, &entry->most, diag) &&
	       json_member_bool(object, "mostExact", &entry->most_exact, diag);
}

static bool read_value(struct json object, struct opening_entry *entry, struct diag *diag)
{
	int total = 2 * entry->holes * entry->seeds, least = -total;
	struct json value;
	bool exact;

	if (!json_member_int(object, "value", -total, total, &entry->value, diag) ||
		!json_member_bool(object, "known", &entry->known, diag))
		return false;
	if (entry->known)
		least = entry->value;
	if (!json_member_int(object, "bound", least, total, &entry->bound, diag) ||
		!json_member(object, "exact", &value, diag) || !json_bool(value, &exact, diag))
		return false;
	if (exact != opening_entry_is_exact(entry))
		return json_refuse(
			value, diag, "true just where the value is known and equals the bound");
	return true;
}

static bool read_entry(struct json object, struct opening_entry *entry, struct diag *diag)
{
	struct json value;

	memset(entry, 0, sizeof *entry);
	return json_object(object, entry_keys, diag) && read_pack(object, entry, diag) &&
	       read_board(object, entry, diag) && read_rules(object, entry, diag) &&
	       read_line(object, entry, diag) && read_store(object, entry, diag) &&
	       read_value(object, entry, diag) && json_member(object, "nodes", &value, diag) &&
	       json_uint64(value, nodes_max, &entry->nodes, diag) &&
	       json_member_int(object, "ms", 0, INT_MAX, &entry->ms, diag);
}

static bool read_root(struct json root, struct opening_book *book, struct diag *diag)
{
	struct json openings;
	int count;

	if (!json_format(root, OPENING_FORMAT, "the file", diag) ||
		!json_object(root, book_keys, diag) ||
		!json_member(root, "openings", &openings, diag) ||
		!json_array(openings, 0, OPENING_ENTRIES_MAX, &count, diag))
		return false;
	for (int i = 0; i < count; i++) {
		struct json item = json_item(openings, i);
		struct opening_entry entry;

		if (!read_entry(item, &entry, diag))
			return false;
		opening_book_add(book, &entry);
		if (book->count != i + 1)
			return json_refuse(item, diag, "each opening once");
	}
	return true;
}

bool opening_book_read(struct opening_book *book, const char *file, const char *text, size_t len,
	struct diag *diag)
{
	struct json_document document;
	struct opening_book read;

	if (!json_parse(&document, file, text, len, diag))
		return false;
	opening_book_init(&read);
	bool good = read_root(json_root(&document), &read, diag);
	json_release(&document);
	opening_book_release(good ? book : &read);
	if (good)
		*book = read;
	return good;
}

/* ---- writing */

static void write_rules(const struct opening_entry *entry, struct json_writer *writer)
{
	bool any = false;

	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		const char *name = option_value_name(option, entry->changes[i]);

		if (entry->changes[i] == OPENING_OF_PACK)
			continue;
		if (!any)
			json_write_object(writer, "rules");
		any = true;
		if (strcmp(option_value_name(option, 0), "false") == 0)
			json_write_bool(writer, option_path(option), entry->changes[i] != 0);
		else
			json_write_string(writer, option_path(option), name);
	}
	if (any)
		json_write_end_object(writer);
}

static void write_entry(const struct opening_entry *entry, struct json_writer *writer)
{
	char line[OPENING_LINE_MAX + 1];

	for (int i = 0; i < entry->line_len; i++)
		line[i] = "0123456789a"[entry->line[i]];
	line[entry->line_len] = '\0';
	json_write_object(writer, NULL);
	json_write_string(writer, "pack", entry->pack);
	json_write_int(writer, "holes", entry->holes);
	json_write_int(writer, "seeds", entry->seeds);
	write_rules(entry, writer);
	json_write_string(writer, "line", line);
	json_write_int(writer, "store", entry->store);
	json_write_int(writer, "most", entry->most);
	json_write_bool(writer, "mostExact", entry->most_exact);
	json_write_int(writer, "value", entry->value);
	json_write_bool(writer, "known", entry->known);
	json_write_int(writer, "bound", entry->bound);
	json_write_bool(writer, "exact", opening_entry_is_exact(entry));
	json_write_int(
		writer, "nodes", (long long)(entry->nodes < nodes_max ? entry->nodes : nodes_max));
	json_write_int(writer, "ms", entry->ms);
	json_write_end_object(writer);
}

/* An opening a line. */
void opening_book_write(const struct opening_book *book, struct strbuf *out)
{
	struct json_writer writer;

	json_writer_init(&writer, out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "format", OPENING_FORMAT);
	json_write_array(&writer, "openings");
	for (int i = 0; i < book->count; i++) {
		if (i > 0)
			strbuf_addch(out, ',');
		writer.comma = false;
		strbuf_addch(out, '\n');
		write_entry(&book->entries[i], &writer);
	}
	json_write_end_array(&writer);
	json_write_end_object(&writer);
	strbuf_addch(out, '\n');
}
