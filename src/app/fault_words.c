/* SPDX-License-Identifier: MIT */
#include "app/fault_words.h"

#include "app/fault_pattern.h"
#include "base/check.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* ENGLISH NULL: what the system says of ERROR. KEY NULL: the same in each language. */
struct row {
	const char *english, *key;
	int error;
};

/* From json/json.c and json/scan.c, packs/pack_set.c, record/code.c, base/file.c. */
static const struct row found_rows[] = {
	{"{quoted}", NULL, 0},
	{"{number}", NULL, 0},
	{"{word}", NULL, 0},
	{"{sign}", NULL, 0},
	{"\\{escape}", NULL, 0},
	{"an empty list", "fault.found.empty_list", 0},
	{"an empty object", "fault.found.empty_object", 0},
	{"a list with 1 item", "fault.found.list_of_one", 0},
	{"a list with {n} items", "fault.found.list", 0},
	{"an object with 1 key", "fault.found.object_of_one", 0},
	{"an object with {n} keys", "fault.found.object", 0},
	{"the key again: {quoted}", "fault.found.key_again", 0},
	{"the unknown key {quoted}", "fault.found.key_unknown", 0},
	{"no key {quoted}", "fault.found.no_key", 0},
	{"a text of {n} bytes", "fault.found.text_of_bytes", 0},
	{"the end of the file", "fault.found.end_of_file", 0},
	{"a NUL byte", "fault.found.nul", 0},
	{"a line end", "fault.found.line_end", 0},
	{"the control character {hex}", "fault.found.control", 0},
	{"the byte {hex}", "fault.found.byte", 0},
	{"half a surrogate pair", "fault.found.half_pair", 0},
	{"a text without an end", "fault.found.open_text", 0},
	{"a number that starts with 0", "fault.found.zero_first", 0},
	{"a number of {n} characters", "fault.found.long_number", 0},
	{"lists and objects nested {n} deep", "fault.found.depth", 0},
	{"{n} bytes", "fault.found.bytes", 0},
	{"more than {n} bytes", "fault.found.more_bytes", 0},
	{"a byte order mark", "fault.found.byte_order", 0},
	{"an empty file", "fault.found.empty_file", 0},
	{"something that is no file", "fault.found.no_file", 0},
	{"the id {quoted} of a pack that is there already", "fault.found.same_id", 0},
	{"the end", "fault.found.end_of_code", 0},
	{"option {quoted}", "fault.found.option", 0},
	{"choice {n}, {quoted}", "fault.found.choice", 0},
	{"options that do not go together", "fault.found.options", 0},
	{NULL, "fault.found.not_allowed", EACCES},
	{NULL, "fault.found.not_permitted", EPERM},
	{NULL, "fault.found.missing", ENOENT},
	{NULL, "fault.found.folder", EISDIR},
	{NULL, "fault.found.not_a_folder", ENOTDIR},
	{NULL, "fault.found.disk_full", ENOSPC},
	{NULL, "fault.found.quota", EDQUOT},
	{NULL, "fault.found.read_only", EROFS},
	{NULL, "fault.found.io", EIO},
	{NULL, "fault.found.long_name", ENAMETOOLONG},
	{NULL, "fault.found.loop", ELOOP},
	{NULL, "fault.found.too_many", EMFILE},
};

/* From the same, and packs/, record/, app/settings.c, session/autosave.c, core/rules.c. */
static const struct row wanted_rows[] = {
	{"{names}", NULL, 0},
	{"UTF-8", NULL, 0},
	{"true or false", "fault.wanted.bool", 0},
	{"a whole number from {from} to {to}", "fault.wanted.whole_number", 0},
	{"0 or {from} to {to}", "fault.wanted.zero_or", 0},
	{"a number of usual size", "fault.wanted.usual_number", 0},
	{"at most {n}", "fault.wanted.at_most", 0},
	{"a text", "fault.wanted.text", 0},
	{"a text of at least 1 byte", "fault.wanted.some_text", 0},
	{"a text of at least {n} bytes", "fault.wanted.text_of_bytes", 0},
	{"an object", "fault.wanted.object", 0},
	{"a list", "fault.wanted.list", 0},
	{"at least 1 item", "fault.wanted.an_item", 0},
	{"at least {n} items", "fault.wanted.items_least", 0},
	{"at most 1 item", "fault.wanted.one_item", 0},
	{"at most {n} items", "fault.wanted.items_most", 0},
	{"one", "fault.wanted.key", 0},
	{"each key once", "fault.wanted.key_once", 0},
	{"{n}; the pack is newer than this program", "fault.wanted.older_pack", 0},
	{"{n}; the file is newer than this program", "fault.wanted.older_file", 0},
	{"{n}; the game is newer than this program", "fault.wanted.older_game", 0},
	{"a JSON document", "fault.wanted.document", 0},
	{"a value", "fault.wanted.value", 0},
	{"another value after the ','", "fault.wanted.value_after", 0},
	{"a key in double quotes or {sign}", "fault.wanted.key_or", 0},
	{"another key in double quotes after the ','", "fault.wanted.key_after", 0},
	{"':' after the key", "fault.wanted.colon", 0},
	{"',' or {sign}", "fault.wanted.comma_or", 0},
	{"nothing after the end of the document", "fault.wanted.end", 0},
	{"a '\"' that closes it", "fault.wanted.quote", 0},
	{"a '\"' that closes the text before it, or an escape", "fault.wanted.quote_before", 0},
	{"one of the escapes {escapes}", "fault.wanted.escape", 0},
	{"four hexadecimal digits after it", "fault.wanted.four_digits", 0},
	{"a text without the character U+0000", "fault.wanted.no_nul", 0},
	{"both halves, high then low", "fault.wanted.both_halves", 0},
	{"it without the 0", "fault.wanted.no_zero", 0},
	{"a digit after the {sign}", "fault.wanted.digit_after", 0},
	{"a digit of the exponent", "fault.wanted.exponent", 0},
	{"UTF-8 without one", "fault.wanted.no_byte_order", 0},
	{"one line without control characters", "fault.wanted.one_line", 0},
	{"no space at its beginning or end", "fault.wanted.no_space", 0},
	{"only the letters a to z, digits and '-'", "fault.wanted.id_letters", 0},
	{"the file's own name, {name}", "fault.wanted.file_name", 0},
	{"each size once", "fault.wanted.size_once", 0},
	{"a year, or null where it is not known", "fault.wanted.year", 0},
	{"https:// or http:// and a host, or \"\"", "fault.wanted.address", 0},
	{"an address in ASCII without spaces", "fault.wanted.plain_address", 0},
	{"an id that no source before it has", "fault.wanted.new_source", 0},
	{"the id of a source of this pack", "fault.wanted.source", 0},
	{"{quoted}, a source of this pack", "fault.wanted.source_near", 0},
	{"a source, or inferred true", "fault.wanted.source_or_inferred", 0},
	{"each source once", "fault.wanted.source_once", 0},
	{"another value than the pack's own", "fault.wanted.other_value", 0},
	{"a comparison that none before it makes", "fault.wanted.new_comparison", 0},
	{"it only where status is {quoted}", "fault.wanted.only_where", 0},
	{"the path of an option, nearest is {quoted}", "fault.wanted.option_near", 0},
	{"another id and file name", "fault.wanted.other_id", 0},
	{"another finalSweep than dibuang where several rounds are played",
		"fault.wanted.other_sweep", 0},
	{"an option such as {option}", "fault.wanted.option_such_as", 0},
	{"a code that can be played: in its letter {n}, {inner}", "fault.wanted.playable", 0},
	{"false, as this game has no change of seats", "fault.wanted.not_swapped", 0},
	{"a code of the form pack.0.moves", "fault.wanted.code", 0},
	{"the id of a pack", "fault.wanted.pack_id", 0},
	{"the id of a pack that is here", "fault.wanted.pack_here", 0},
	{"a number of holes, 3 to 11", "fault.wanted.holes", 0},
	{"a number of seeds behind the x", "fault.wanted.seeds_behind", 0},
	{"3 to 11 holes and at most 255 seeds in all", "fault.wanted.board", 0},
	{"an option and its value: path=value", "fault.wanted.option_value", 0},
	{"each option once", "fault.wanted.option_once", 0},
	{"an option that counts within a round", "fault.wanted.round_option", 0},
	{"holes of the first player, 0 to {last}", "fault.wanted.first_holes", 0},
	{"true just where the value is known and equals the bound", "fault.wanted.exact", 0},
	{"each opening once", "fault.wanted.opening_once", 0},
	{"each pack and level once", "fault.wanted.sum_once", 0},
	{"0, a person, at least once", "fault.wanted.a_person", 0},
	{"no digits: numbers are slots", "fault.wanted.no_digits", 0},
	{"a slot in braces, of a to z and '_'", "fault.wanted.slot", 0},
	{"only slots that this text may have", "fault.wanted.own_slots", 0},
	{"the same number slots in each language", "fault.wanted.same_slots", 0},
	{"no number, as this goal has none", "fault.wanted.no_number", 0},
	{"it only where both open together", "fault.wanted.only_together", 0},
	{"a board on which the first player chooses", "fault.wanted.first_chooses", 0},
	{"each hole once", "fault.wanted.hole_once", 0},
	{"each once", "fault.wanted.each_once", 0},
	{"each puzzle once", "fault.wanted.puzzle_once", 0},
	{"an id that no lesson before it has", "fault.wanted.new_lesson", 0},
	{"a value of this option", "fault.wanted.value_of_option", 0},
	{"an option (+), a position (@) or the moves", "fault.wanted.code_part", 0},
	{"all places of the board, stores too", "fault.wanted.all_places", 0},
	{"no more places than the board has", "fault.wanted.no_more_places", 0},
	{"a number of seeds", "fault.wanted.seeds", 0},
	{"at most 255 seeds in all", "fault.wanted.seeds_most", 0},
	{"at least one seed", "fault.wanted.a_seed", 0},
	{"0 or 1, who begins", "fault.wanted.first", 0},
	{"0, as both open together", "fault.wanted.first_together", 0},
	{"a game of at most 20000 choices", "fault.wanted.shorter_game", 0},
	{"nothing more, as the game is over", "fault.wanted.game_over", 0},
	{"a hole with seeds of the player on turn", "fault.wanted.hole", 0},
	{"at most {n} bytes", "fault.wanted.bytes_most", 0},
	{"a file", "fault.wanted.file", 0},
	{"a file that can be read", "fault.wanted.readable", 0},
	{"a file that can be written", "fault.wanted.writable", 0},
	{"a folder that can be written to", "fault.wanted.folder", 0},
	{"a folder of packs", "fault.wanted.folder_of_packs", 0},
};

/* ---- the table */

static const struct row *row_at(enum fault_part part, int index)
{
	CHECK(index >= 0 && index < fault_words_count(part));
	return part == FAULT_FOUND ? &found_rows[index] : &wanted_rows[index];
}

int fault_words_count(enum fault_part part)
{
	return part == FAULT_FOUND ? (int)(sizeof(found_rows) / sizeof(found_rows[0]))
				   : (int)(sizeof(wanted_rows) / sizeof(wanted_rows[0]));
}

const char *fault_words_pattern(enum fault_part part, int index)
{
	const struct row *row = row_at(part, index);
	return row->english ? row->english : strerror(row->error);
}

const char *fault_words_key(enum fault_part part, int index)
{
	return row_at(part, index)->key;
}

/* ---- one text */

/* "one", "two" or "three" */
static void add_names(const struct words *words, const struct fault_slot *slot, struct strbuf *out)
{
	const char *last = fault_names_last(slot->value, slot->value_len);
	if (!last) {
		strbuf_add(out, slot->value, slot->value_len);
		return;
	}
	struct strbuf before;
	strbuf_init(&before);
	strbuf_add(&before, slot->value, (size_t)(last - slot->value) - strlen(" or "));
	/* The text may end with the slot, the last name with it. */
	struct strbuf name;
	strbuf_init(&name);
	strbuf_add(&name, last, (size_t)(slot->value + slot->value_len - last));
	const struct words_slot slots[] = {{"names", before.text}, {"last", name.text}};
	words_format(words, "fault.or", slots, 2, out);
	strbuf_release(&name);
	strbuf_release(&before);
}

/* What stands in a slot, in the person's language. */
static bool add_value(const struct words *words, const struct fault_slot *slot, struct strbuf *out)
{
	bool known = true;
	if (fault_slot_is(slot, "names")) {
		add_names(words, slot, out);
	} else if (fault_slot_is(slot, "inner")) {
		struct strbuf inner;
		strbuf_init(&inner);
		strbuf_add(&inner, slot->value, slot->value_len);
		known = fault_words_add(words, FAULT_WANTED, inner.text, out);
		strbuf_release(&inner);
	} else {
		strbuf_add(out, slot->value, slot->value_len);
	}
	return known;
}

static bool add_fitting(const struct words *words, const char *key, const char *english,
	const struct fault_fit *fit, struct strbuf *out)
{
	struct strbuf names[FAULT_SLOTS_MAX], values[FAULT_SLOTS_MAX];
	struct words_slot slots[FAULT_SLOTS_MAX];
	bool known = true;
	for (int i = 0; i < fit->count; i++) {
		strbuf_init(&names[i]);
		strbuf_init(&values[i]);
		strbuf_add(&names[i], fit->slots[i].name, fit->slots[i].name_len);
		known = add_value(words, &fit->slots[i], &values[i]) && known;
		slots[i] = (struct words_slot){names[i].text, values[i].text};
	}
	if (key)
		words_format(words, key, slots, fit->count, out);
	else
		strbuf_addstr(out, fit->count == 1 && fault_slot_is(&fit->slots[0], "names")
					   ? values[0].text
					   : english);
	for (int i = 0; i < fit->count; i++) {
		strbuf_release(&names[i]);
		strbuf_release(&values[i]);
	}
	return known;
}

bool fault_words_add(
	const struct words *words, enum fault_part part, const char *english, struct strbuf *out)
{
	for (int i = 0; i < fault_words_count(part); i++) {
		struct fault_fit fit;
		if (fault_pattern_fit(fault_words_pattern(part, i), english, &fit))
			return add_fitting(words, fault_words_key(part, i), english, &fit, out);
	}
	strbuf_addstr(out, english);
	return false;
}

/* ---- the sentence */

/* File, line and column, and path, as far as they are known. */
static void add_place(
	const struct words *words, const struct diag *diag, const char *file, struct strbuf *out)
{
	char line[16], column[16];
	snprintf(line, sizeof(line), "%d", diag->line);
	snprintf(column, sizeof(column), "%d", diag->column);
	const struct words_slot slots[] = {
		{"file", file}, {"line", line}, {"column", column}, {"path", diag->path}};
	const char *key = !file[0]         ? "fault.path"
			  : !diag->path[0] ? "fault.line"
					   : "fault.line_path";
	if (file[0] && diag->line == 0)
		key = diag->path[0] ? "fault.file_path" : "fault.file";
	words_format(words, key, slots, 4, out);
}

static void add_what(const struct words *words, const struct diag *diag, struct strbuf *out)
{
	struct strbuf found, wanted;
	strbuf_init(&found);
	strbuf_init(&wanted);
	fault_words_add(words, FAULT_FOUND, diag->found, &found);
	fault_words_add(words, FAULT_WANTED, diag->wanted, &wanted);
	const struct words_slot slots[] = {{"found", found.text}, {"wanted", wanted.text}};
	if (found.len > 0 && wanted.len > 0)
		words_format(words, "fault.both", slots, 2, out);
	else if (found.len > 0)
		words_format(words, "fault.found", slots, 2, out);
	else if (wanted.len > 0)
		words_format(words, "fault.wanted", slots, 2, out);
	strbuf_release(&wanted);
	strbuf_release(&found);
}

void fault_words_write(
	const struct words *words, const struct diag *diag, const char *file, struct strbuf *out)
{
	struct strbuf text;
	strbuf_init(&text);
	if (file[0] || diag->path[0]) {
		add_place(words, diag, file, &text);
		strbuf_addstr(&text, ": ");
	}
	add_what(words, diag, &text);
	/* What was quoted may hold anything. */
	strbuf_add_printable(out, text.text);
	strbuf_release(&text);
}
