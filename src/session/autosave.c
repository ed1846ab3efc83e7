/* SPDX-License-Identifier: MIT */
#include "base/file.h"
#include "base/strbuf.h"
#include "session/state.h"
#include "json/json.h"
#include "json/write.h"

#include <stdio.h>
#include <string.h>

/*
 * The game being played, as it is kept on disk:
 *
 *	{"format":2,"code":"umum.0.6c","seats":["person","computer"],"levels":[1,2],"seed":7,
 *	"swap":true,"swapped":false}
 *
 * and "conceded":"a" where a player gave up. Seats and levels are as they stand after a change of
 * seats. Format 1 knew none, and three levels.
 */
enum { AUTOSAVE_FORMAT = 2, AUTOSAVE_SIZE_MAX = 64 * 1024 };

static const char *const seat_names[] = {"person", "computer", NULL};
static const char *const side_names[] = {"a", "b", NULL};

void autosave_write(const struct session *session)
{
	struct json_writer writer;
	struct strbuf text, code;
	struct diag diag;

	if (!session->autosave[0])
		return;
	strbuf_init(&text);
	strbuf_init(&code);
	record_write(&session->record, &code);
	json_writer_init(&writer, &text);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "format", AUTOSAVE_FORMAT);
	json_write_string(&writer, "code", code.text);
	json_write_array(&writer, "seats");
	for (int side = 0; side < 2; side++)
		json_write_string(&writer, NULL, seat_names[session->setup.seats[side]]);
	json_write_end_array(&writer);
	json_write_array(&writer, "levels");
	for (int side = 0; side < 2; side++)
		json_write_int(&writer, NULL, session->setup.levels[side]);
	json_write_end_array(&writer);
	json_write_int(&writer, "seed", session->setup.seed & 0x7fffffff);
	json_write_bool(&writer, "swap", session->setup.swap);
	json_write_bool(&writer, "swapped", session->setup.swapped);
	if (session->match.conceded)
		json_write_string(&writer, "conceded",
			side_names[session->match.result == RESULT_A ? SIDE_B : SIDE_A]);
	json_write_end_object(&writer);
	strbuf_addch(&text, '\n');
	diag_clear(&diag);
	if (!file_replace(session->autosave, text.text, text.len, NULL, &diag)) {
		strbuf_clear(&text);
		diag_write(&diag, &text);
		log_say(session->host.log, "the game can't be kept: %s", text.text);
	}
	strbuf_release(&code);
	strbuf_release(&text);
}

struct loading {
	const struct pack_set *packs;
	struct session_setup setup;
	struct record record;
	bool conceded;
	enum side conceder;
	bool no_pack; /* the game's pack is not here: nothing else of the code is known */
};

static bool read_pair(struct json object, const char *key, struct json pair[2], struct diag *diag)
{
	struct json array;
	int count;

	if (!json_member(object, key, &array, diag) || !json_array(array, 2, 2, &count, diag))
		return false;
	pair[0] = json_item(array, 0);
	pair[1] = json_item(array, 1);
	return true;
}

static bool read_level(struct json value, int format, int *level, struct diag *diag)
{
	int most = format == 1 ? SESSION_OLD_LEVELS : AI_LEVELS;

	if (!json_int(value, 1, most, level, diag))
		return false;
	if (format == 1)
		*level = session_level_of_old(*level);
	return true;
}

static bool read_seats(struct json root, int format, struct session_setup *setup, struct diag *diag)
{
	struct json seats[2], levels[2];

	if (!read_pair(root, "seats", seats, diag) || !read_pair(root, "levels", levels, diag))
		return false;
	for (int side = 0; side < 2; side++) {
		int seat;

		if (!json_choice(seats[side], seat_names, &seat, diag) ||
			!read_level(levels[side], format, &setup->levels[side], diag))
			return false;
		setup->seats[side] = (enum seat)seat;
	}
	return true;
}

/* It may be a good game, of a pack of the player's own that has been moved away. */
static bool lacks_pack(const struct pack_set *packs, const char *code)
{
	char id[RECORD_PACK_MAX + 1];
	size_t len = strspn(code, "abcdefghijklmnopqrstuvwxyz0123456789-");

	if (len == 0 || len > RECORD_PACK_MAX || !code[len] || !strchr(".:+@", code[len]))
		return false;
	snprintf(id, sizeof id, "%.*s", (int)len, code);
	return !pack_set_find(packs, id);
}

/* A fault inside the code keeps its own sentence, at the file's place of the code. */
static bool read_code(struct json root, struct loading *loading, struct diag *diag)
{
	struct json value;
	const char *code;
	struct diag inner;

	if (!json_member(root, "code", &value, diag) ||
		!json_string(value, 1, RECORD_CODE_MAX, &code, diag))
		return false;
	loading->no_pack = lacks_pack(loading->packs, code);
	if (!record_parse(&loading->record, code, pack_set_rules, loading->packs, &inner)) {
		json_refuse(value, diag, "a code that can be played: in its letter %d, %s",
			inner.column, inner.wanted);
		return loading->no_pack;
	}
	snprintf(loading->setup.pack, sizeof loading->setup.pack, "%s", loading->record.pack);
	loading->setup.base = loading->record.base;
	loading->setup.rules = loading->record.rules;
	loading->setup.first = (enum side)loading->record.first;
	return true;
}

static bool read_swap(struct json root, int format, struct session_setup *setup, struct diag *diag)
{
	struct json swap, swapped;

	if (format == 1)
		return true;
	return json_member(root, "swap", &swap, diag) && json_bool(swap, &setup->swap, diag) &&
	       json_member(root, "swapped", &swapped, diag) &&
	       json_bool(swapped, &setup->swapped, diag);
}

/* They change seats where the other is to make their first choice. On false the record is gone. */
static bool has_changed_seats(struct json root, struct loading *loading, struct diag *diag)
{
	struct json swapped;

	if (!loading->setup.swapped || loading->no_pack)
		return true;
	if (loading->setup.swap && swap_at_record(&loading->record) >= 0)
		return true;
	record_release(&loading->record);
	json_has(root, "swapped", &swapped);
	return json_refuse(swapped, diag, "false, as this game has no change of seats");
}

static bool read_autosave(struct json root, struct loading *loading, struct diag *diag)
{
	static const char *const known[] = {
		"format", "code", "seats", "levels", "seed", "swap", "swapped", "conceded", NULL};
	struct json value;
	int format, seed, side = SIDE_A;

	if (!json_format(root, AUTOSAVE_FORMAT, "the game", diag) ||
		!json_object(root, known, diag) || !json_member(root, "format", &value, diag) ||
		!json_int(value, 1, AUTOSAVE_FORMAT, &format, diag) ||
		!read_seats(root, format, &loading->setup, diag) ||
		!read_swap(root, format, &loading->setup, diag) ||
		!json_member(root, "seed", &value, diag) ||
		!json_int(value, 0, 0x7fffffff, &seed, diag))
		return false;
	loading->setup.seed = (uint32_t)seed;
	loading->conceded = json_has(root, "conceded", &value);
	if (loading->conceded && !json_choice(value, side_names, &side, diag))
		return false;
	loading->conceder = (enum side)side;
	return read_code(root, loading, diag) && has_changed_seats(root, loading, diag);
}

static bool accept(void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	struct loading *loading = context;
	struct json_document document;
	bool good;

	/* Nothing of a file that was refused before: an older one says less. */
	*loading = (struct loading){.packs = loading->packs};
	if (!json_parse(&document, file, text, len, diag))
		return false;
	good = read_autosave(json_root(&document), loading, diag);
	json_release(&document);
	return good;
}

/* Its file says how it ended and stays as it is. */
static struct session *resume_ended(const struct loading *loading, const struct session_host *host)
{
	struct session_host quiet = *host;
	quiet.autosave = "";
	struct session *session = session_resume(&loading->setup, &loading->record, &quiet);
	if (session->match.phase != MATCH_OVER)
		match_concede(&session->match, loading->conceder, NULL);
	snprintf(session->autosave, sizeof session->autosave, "%s", host->autosave);
	return session;
}

enum session_load session_load(const struct session_host *host, const struct pack_set *packs,
	struct session **out, struct diag *diag)
{
	struct loading loading = {.packs = packs};
	enum file_load load;
	struct match match;

	*out = NULL;
	if (!host->autosave || !host->autosave[0])
		return SESSION_NO_FILE;
	load = file_load(host->autosave, AUTOSAVE_SIZE_MAX, accept, &loading, diag);
	if (load == FILE_MISSING)
		return SESSION_NO_FILE;
	if (load == FILE_BAD)
		return SESSION_BAD_FILE;
	if (loading.no_pack)
		return SESSION_NO_PACK;
	record_replay(&loading.record, loading.record.len, &match);
	bool over = match.phase == MATCH_OVER || loading.record.len == RECORD_CHOICES_MAX ||
		    loading.conceded;
	if (!over)
		*out = session_resume(&loading.setup, &loading.record, host);
	else if (load == FILE_LOADED)
		*out = resume_ended(&loading, host);
	record_release(&loading.record);
	if (over) /* of a backup: the game after it was in the file that is lost */
		return *out ? SESSION_ENDED : SESSION_BAD_FILE;
	return load == FILE_LOADED_BACKUP ? SESSION_LOADED_BACKUP : SESSION_LOADED;
}
