/* SPDX-License-Identifier: MIT */
#include "record/game_log.h"

#include "json/json.h"
#include "json/write.h"

#include <stdio.h>
#include <string.h>

/* The text of a log:
 *
 *	{"format":1,"sums":[…],"games":[
 *	{"day":20787,"code":"umum.0.6c","levels":[0,2], … },
 *	…]}
 */
enum { GAME_LOG_FORMAT = 1 };

static const char *const log_keys[] = {"format", "sums", "games", NULL};
static const char *const game_keys[] = {"day", "code", "levels", "swap", "swapped", "result",
	"conceded", "rounds", "stores", "bestTurn", "longestRelay", "hints", "undos", NULL};
static const char *const sum_keys[] = {"pack", "level", "games", "won", "drawn", "lost", "bestTurn",
	"longestRelay", "streak", "bestStreak", NULL};
static const char *const results[] = {"a", "b", "seri", NULL};
static const char id_letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";

/* ---- reading */

/* Of each side. */
static bool member_pair(struct json object, const char *key, int max, int out[2], struct diag *diag)
{
	struct json array;
	int count;

	return json_member(object, key, &array, diag) && json_array(array, 2, 2, &count, diag) &&
	       json_int(json_item(array, 0), 0, max, &out[0], diag) &&
	       json_int(json_item(array, 1), 0, max, &out[1], diag);
}

/* That it can be played is asked when it is: its pack may not be here. */
static bool read_code(struct json object, struct game_log_entry *entry, struct diag *diag)
{
	struct json value;
	const char *code;

	if (!json_member(object, "code", &value, diag) ||
		!json_string(value, 1, RECORD_CODE_MAX, &code, diag))
		return false;
	size_t id = strspn(code, id_letters);
	bool good = id > 0 && id <= RECORD_PACK_MAX && code[id] && strchr(".:+@", code[id]);
	for (const char *at = code; good && *at; at++)
		good = *at > ' ' && *at <= '~';
	if (!good)
		return json_refuse(value, diag, "a code of the form pack.0.moves");
	snprintf(entry->pack, sizeof entry->pack, "%.*s", (int)id, code);
	entry->code = (char *)(uintptr_t)code; /* the document's: whoever adds it copies it */
	return true;
}

static bool read_seats(struct json object, struct game_log_entry *entry, struct diag *diag)
{
	struct json value;

	if (!member_pair(object, "levels", GAME_LOG_LEVELS, entry->levels, diag))
		return false;
	if (entry->levels[0] != GAME_LOG_PERSON && entry->levels[1] != GAME_LOG_PERSON) {
		json_member(object, "levels", &value, diag);
		return json_refuse(value, diag, "0, a person, at least once");
	}
	if (!json_member_bool(object, "swap", &entry->swap, diag) ||
		!json_member(object, "swapped", &value, diag) ||
		!json_bool(value, &entry->swapped, diag))
		return false;
	if (entry->swapped && !entry->swap)
		return json_refuse(value, diag, "false, as this game has no change of seats");
	return true;
}

static bool read_result(struct json object, struct game_log_entry *entry, struct diag *diag)
{
	struct json value;
	int result;

	if (!json_member(object, "result", &value, diag) ||
		!json_choice(value, results, &result, diag))
		return false;
	entry->result = (enum result)(RESULT_A + result);
	return json_member_bool(object, "conceded", &entry->conceded, diag) &&
	       json_member_int(object, "rounds", 1, UINT16_MAX, &entry->rounds, diag) &&
	       member_pair(object, "stores", BOARD_SEEDS_MAX, entry->stores, diag) &&
	       member_pair(object, "bestTurn", BOARD_SEEDS_MAX, entry->best_turn, diag) &&
	       member_pair(object, "longestRelay", EVENT_DROPS_MAX, entry->longest_relay, diag);
}

static bool read_used(struct json object, const char *key, int *out, struct diag *diag)
{
	struct json value;

	*out = GAME_LOG_UNKNOWN;
	return !json_has(object, key, &value) || json_int(value, 0, GAME_LOG_MANY, out, diag);
}

static bool read_game(struct json object, struct game_log_entry *entry, struct diag *diag)
{
	*entry = (struct game_log_entry){.day = 0};
	return json_object(object, game_keys, diag) &&
	       json_member_int(object, "day", 0, GAME_LOG_DAYS, &entry->day, diag) &&
	       read_code(object, entry, diag) && read_seats(object, entry, diag) &&
	       read_result(object, entry, diag) &&
	       read_used(object, "hints", &entry->hints, diag) &&
	       read_used(object, "undos", &entry->undos, diag);
}

static bool read_pack(struct json object, struct game_log_sum *sum, struct diag *diag)
{
	const char *id;

	if (!json_member_name(object, "pack", RECORD_PACK_MAX, &id, diag))
		return false;
	snprintf(sum->pack, sizeof sum->pack, "%s", id);
	return true;
}

/* Games that are neither won nor drawn are lost. */
static bool read_sum(struct json object, struct game_log_sum *sum, struct diag *diag)
{
	int most = GAME_LOG_MANY;

	*sum = (struct game_log_sum){.level = 0};
	return json_object(object, sum_keys, diag) && read_pack(object, sum, diag) &&
	       json_member_int(object, "level", 0, GAME_LOG_LEVELS, &sum->level, diag) &&
	       json_member_int(object, "games", 1, most, &sum->games, diag) &&
	       json_member_int(object, "won", 0, sum->games, &sum->won, diag) &&
	       json_member_int(object, "drawn", 0, sum->games - sum->won, &sum->drawn, diag) &&
	       json_member_int(object, "lost", sum->games - sum->won - sum->drawn,
		       sum->games - sum->won - sum->drawn, &sum->lost, diag) &&
	       json_member_int(object, "bestTurn", 0, BOARD_SEEDS_MAX, &sum->best_turn, diag) &&
	       json_member_int(
		       object, "longestRelay", 0, EVENT_DROPS_MAX, &sum->longest_relay, diag) &&
	       json_member_int(object, "streak", 0, sum->won, &sum->streak, diag) &&
	       json_member_int(
		       object, "bestStreak", sum->streak, sum->won, &sum->best_streak, diag);
}

static bool read_sums(struct json root, struct game_log *log, struct diag *diag)
{
	struct json sums;
	int count;

	if (!json_member(root, "sums", &sums, diag) ||
		!json_array(sums, 0, GAME_LOG_SUMS, &count, diag))
		return false;
	for (int i = 0; i < count; i++) {
		struct game_log_sum *sum = &log->sums[i];
		struct json item = json_item(sums, i);

		if (!read_sum(item, sum, diag))
			return false;
		for (int j = 0; j < i; j++)
			if (log->sums[j].level == sum->level &&
				strcmp(log->sums[j].pack, sum->pack) == 0)
				return json_refuse(item, diag, "each pack and level once");
		log->sum_count = i + 1;
	}
	return true;
}

static bool read_root(struct json root, struct game_log *log, struct diag *diag)
{
	struct json games;
	int count;

	if (!json_format(root, GAME_LOG_FORMAT, "the file", diag) ||
		!json_object(root, log_keys, diag) || !read_sums(root, log, diag) ||
		!json_member(root, "games", &games, diag) ||
		!json_array(games, 0, GAME_LOG_MAX, &count, diag))
		return false;
	for (int i = 0; i < count; i++) {
		struct game_log_entry entry;

		if (!read_game(json_item(games, i), &entry, diag))
			return false;
		game_log_add(log, &entry);
	}
	return true;
}

bool game_log_read(
	struct game_log *log, const char *file, const char *text, size_t len, struct diag *diag)
{
	struct json_document document;
	struct game_log read;

	if (!json_parse(&document, file, text, len, diag))
		return false;
	game_log_init(&read);
	bool good = read_root(json_root(&document), &read, diag);
	json_release(&document);
	game_log_release(good ? log : &read);
	if (good)
		*log = read;
	return good;
}

/* ---- writing */

static void write_pair(struct json_writer *writer, const char *key, const int pair[2])
{
	json_write_array(writer, key);
	json_write_int(writer, NULL, pair[0]);
	json_write_int(writer, NULL, pair[1]);
	json_write_end_array(writer);
}

static void write_game(struct json_writer *writer, const struct game_log_entry *entry)
{
	json_write_object(writer, NULL);
	json_write_int(writer, "day", entry->day);
	json_write_string(writer, "code", entry->code);
	write_pair(writer, "levels", entry->levels);
	json_write_bool(writer, "swap", entry->swap);
	json_write_bool(writer, "swapped", entry->swapped);
	json_write_string(writer, "result", results[entry->result - RESULT_A]);
	json_write_bool(writer, "conceded", entry->conceded);
	json_write_int(writer, "rounds", entry->rounds);
	write_pair(writer, "stores", entry->stores);
	write_pair(writer, "bestTurn", entry->best_turn);
	write_pair(writer, "longestRelay", entry->longest_relay);
	if (entry->hints != GAME_LOG_UNKNOWN)
		json_write_int(writer, "hints", entry->hints);
	if (entry->undos != GAME_LOG_UNKNOWN)
		json_write_int(writer, "undos", entry->undos);
	json_write_end_object(writer);
}

static void write_sum(struct json_writer *writer, const struct game_log_sum *sum)
{
	json_write_object(writer, NULL);
	json_write_string(writer, "pack", sum->pack);
	json_write_int(writer, "level", sum->level);
	json_write_int(writer, "games", sum->games);
	json_write_int(writer, "won", sum->won);
	json_write_int(writer, "drawn", sum->drawn);
	json_write_int(writer, "lost", sum->lost);
	json_write_int(writer, "bestTurn", sum->best_turn);
	json_write_int(writer, "longestRelay", sum->longest_relay);
	json_write_int(writer, "streak", sum->streak);
	json_write_int(writer, "bestStreak", sum->best_streak);
	json_write_end_object(writer);
}

static void next_line(struct json_writer *writer, int index)
{
	strbuf_addstr(writer->out, index > 0 ? ",\n" : "\n");
	writer->comma = false;
}

void game_log_write(const struct game_log *log, struct strbuf *out)
{
	struct json_writer writer;

	json_writer_init(&writer, out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "format", GAME_LOG_FORMAT);
	json_write_array(&writer, "sums");
	for (int i = 0; i < log->sum_count; i++) {
		next_line(&writer, i);
		write_sum(&writer, &log->sums[i]);
	}
	json_write_end_array(&writer);
	json_write_array(&writer, "games");
	for (int i = 0; i < log->count; i++) {
		next_line(&writer, i);
		write_game(&writer, &log->entries[i]);
	}
	json_write_end_array(&writer);
	json_write_end_object(&writer);
	strbuf_addch(out, '\n');
}

/* ---- the file */

static bool accept(void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	return game_log_read(context, file, text, len, diag);
}

enum file_load game_log_load(struct game_log *log, const char *path, struct diag *diag)
{
	game_log_release(log);
	return file_load(path, JSON_SIZE_MAX, accept, log, diag);
}

bool game_log_save(const struct game_log *log, const char *path, struct diag *diag)
{
	struct strbuf text;

	strbuf_init(&text);
	game_log_write(log, &text);
	bool saved = file_replace(path, text.text, text.len, NULL, diag);
	strbuf_release(&text);
	return saved;
}
