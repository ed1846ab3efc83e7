/* SPDX-License-Identifier: MIT */
#include "app/settings.h"

#include "ai/ai.h"
#include "core/position.h"
#include "packs/field.h"
#include "packs/pack.h"
#include "session/session.h"
#include "json/json.h"
#include "json/write.h"

#include <stdio.h>
#include <string.h>

enum { SETTINGS_FORMAT = 4, SETTINGS_BYTES_MAX = 64 * 1024, WINDOW_MAX = 16384 };
enum { SIX_LEVELS_FORMAT = 3 }; /* older files know three levels */
enum { SEEDS_MOST = BOARD_SEEDS_MAX / (2 * BOARD_HOLES_MIN) };

static const char *const keys[] = {"format", "language", "speed", "sound", "volume", "music",
	"speech", "textPercent", "contrast", "reducedMotion", "table", "board", "seedKind",
	"fullscreen", "window", "pack", "holes", "seeds", "rules", "opponent", "level", "starter",
	"swap", "swapFriends", NULL};
static const char *const window_keys[] = {"w", "h", NULL};
static const char *const languages[] = {"id", "ms", "en", NULL};
static const char *const speeds[] = {"pelan", "sedang", "cepat", "langsung", NULL};
static const char *const opponents[] = {"teman", "komputer", "demo", NULL};
static const char *const starters[] = {"dekat", "seberang", "bergantian", "acak", NULL};

void settings_init(struct settings *settings)
{
	*settings = (struct settings){
		.language = LANG_COUNT,
		.speed = SPEED_NORMAL,
		.sound = true,
		.volume = 80,
		.text_percent = 100,
		.board = SETTINGS_OF_PACK,
		.seed_kind = SETTINGS_OF_PACK,
		.opponent = OPPONENT_COMPUTER,
		.level = AI_LEVEL_FIRST,
		.starter = STARTER_NEAR,
		.swap = true,
	};
	settings_forget_changes(settings);
}

void settings_forget_changes(struct settings *settings)
{
	settings->seeds = 0;
	for (int i = 0; i < OPTION_COUNT; i++)
		settings->changes[i] = SETTINGS_OF_PACK;
}

bool settings_equal(const struct settings *a, const struct settings *b)
{
	return a->language == b->language && a->speed == b->speed && a->sound == b->sound &&
	       a->volume == b->volume && a->music == b->music && a->speech == b->speech &&
	       a->text_percent == b->text_percent && a->contrast == b->contrast &&
	       a->reduced_motion == b->reduced_motion && a->table == b->table &&
	       a->board == b->board && a->seed_kind == b->seed_kind &&
	       a->fullscreen == b->fullscreen && a->window_w == b->window_w &&
	       a->window_h == b->window_h && strcmp(a->pack, b->pack) == 0 &&
	       a->holes == b->holes && a->seeds == b->seeds &&
	       memcmp(a->changes, b->changes, sizeof(a->changes)) == 0 &&
	       a->opponent == b->opponent && a->level == b->level && a->starter == b->starter &&
	       a->swap == b->swap && a->swap_friends == b->swap_friends;
}

/* The optional members: each leaves *OUT as it is where the file does not name it. */
static bool read_bool(struct json object, const char *key, bool *out, struct diag *diag)
{
	struct json value;
	return !json_has(object, key, &value) || json_bool(value, out, diag);
}

static bool read_int(
	struct json object, const char *key, int min, int max, int *out, struct diag *diag)
{
	struct json value;
	return !json_has(object, key, &value) || json_int(value, min, max, out, diag);
}

static bool read_choice(
	struct json object, const char *key, const char *const *names, int *out, struct diag *diag)
{
	struct json value;
	return !json_has(object, key, &value) || json_choice(value, names, out, diag);
}

static bool read_window(struct json root, struct settings *settings, struct diag *diag)
{
	struct json window;
	if (!json_has(root, "window", &window))
		return true;
	return json_object(window, window_keys, diag) &&
	       read_int(window, "w", 0, WINDOW_MAX, &settings->window_w, diag) &&
	       read_int(window, "h", 0, WINDOW_MAX, &settings->window_h, diag);
}

static bool read_pack(struct json root, struct settings *settings, struct diag *diag)
{
	struct json value;
	const char *pack;
	if (!json_has(root, "pack", &value))
		return true;
	if (!json_string(value, 0, RECORD_PACK_MAX, &pack, diag))
		return false;
	snprintf(settings->pack, sizeof(settings->pack), "%s", pack);
	return true;
}

/* 0 stands for the pack's default. */
static bool read_holes(struct json root, struct settings *settings, struct diag *diag)
{
	struct json value;
	int holes = 0;
	if (!json_has(root, "holes", &value))
		return true;
	if (!json_int(value, 0, BOARD_HOLES_MAX, &holes, diag))
		return false;
	if (holes != 0 && holes < BOARD_HOLES_MIN)
		return json_refuse(value, diag, "0 or %d to %d", BOARD_HOLES_MIN, BOARD_HOLES_MAX);
	settings->holes = holes;
	return true;
}

/* An option by its path; a misspelt one is told with the nearest. */
static bool known_options(struct json rules, struct diag *diag)
{
	const char *paths[OPTION_COUNT + 1] = {NULL};
	for (int i = 0; i < OPTION_COUNT; i++)
		paths[i] = option_path((enum option)i);
	if (json_object(rules, paths, diag))
		return true;
	for (int i = 0; i < json_count(rules); i++) {
		const char *key = json_key(json_item(rules, i));
		if (option_find(key, strlen(key)) != OPTION_COUNT)
			continue;
		diag_wanted(diag, "an option such as \"%s\"", option_path(option_nearest(key)));
		break;
	}
	return false;
}

static bool read_rules(struct json root, struct settings *settings, struct diag *diag)
{
	struct json rules;
	if (!json_has(root, "rules", &rules))
		return true;
	if (!known_options(rules, diag))
		return false;
	for (int i = 0; i < OPTION_COUNT; i++) {
		struct json value;
		if (json_has(rules, option_path((enum option)i), &value) &&
			!field_option_value(value, (enum option)i, &settings->changes[i], diag))
			return false;
	}
	return true;
}

static bool read_level(struct json root, struct settings *settings, struct diag *diag)
{
	struct json value;
	int format = SETTINGS_FORMAT;
	bool has_format = json_member(root, "format", &value, diag) &&
			  json_int(value, 1, SETTINGS_FORMAT, &format, diag);
	bool old = format < SIX_LEVELS_FORMAT;
	int most = old ? SESSION_OLD_LEVELS : AI_LEVELS;
	if (!has_format)
		return false;
	if (!json_has(root, "level", &value))
		return true;
	if (!json_int(value, 1, most, &settings->level, diag))
		return false;
	if (old)
		settings->level = session_level_of_old(settings->level);
	return true;
}

static bool read_game(struct json root, struct settings *settings, struct diag *diag)
{
	int opponent = (int)settings->opponent;
	int starter = (int)settings->starter;
	bool good = read_pack(root, settings, diag) && read_holes(root, settings, diag) &&
		    read_int(root, "seeds", 0, SEEDS_MOST, &settings->seeds, diag) &&
		    read_rules(root, settings, diag) &&
		    read_choice(root, "opponent", opponents, &opponent, diag) &&
		    read_level(root, settings, diag) &&
		    read_bool(root, "swap", &settings->swap, diag) &&
		    read_bool(root, "swapFriends", &settings->swap_friends, diag) &&
		    read_choice(root, "starter", starters, &starter, diag);
	settings->opponent = (enum opponent)opponent;
	settings->starter = (enum starter)starter;
	return good;
}

/* One of NAMES, or what is not said: as the pack has it. */
static bool read_of_pack(
	struct json root, const char *key, const char *const *names, int *out, struct diag *diag)
{
	*out = SETTINGS_OF_PACK;
	return read_choice(root, key, names, out, diag);
}

static bool read_look(struct json root, struct settings *settings, struct diag *diag)
{
	return read_bool(root, "contrast", &settings->contrast, diag) &&
	       read_bool(root, "reducedMotion", &settings->reduced_motion, diag) &&
	       read_bool(root, "table", &settings->table, diag) &&
	       read_of_pack(root, "board", pack_board_names(), &settings->board, diag) &&
	       read_of_pack(root, "seedKind", pack_seeds_names(), &settings->seed_kind, diag) &&
	       read_bool(root, "fullscreen", &settings->fullscreen, diag);
}

static bool read_root(struct json root, struct settings *settings, struct diag *diag)
{
	if (!json_format(root, SETTINGS_FORMAT, "the file", diag) || !json_object(root, keys, diag))
		return false;
	int language = (int)settings->language;
	int speed = (int)settings->speed;
	if (!read_choice(root, "language", languages, &language, diag) ||
		!read_choice(root, "speed", speeds, &speed, diag) ||
		!read_bool(root, "sound", &settings->sound, diag) ||
		!read_int(root, "volume", 0, 100, &settings->volume, diag) ||
		!read_int(root, "music", 0, 100, &settings->music, diag) ||
		!read_bool(root, "speech", &settings->speech, diag) ||
		!read_int(root, "textPercent", 100, 200, &settings->text_percent, diag) ||
		!read_look(root, settings, diag))
		return false;
	settings->language = (enum lang)language;
	settings->speed = (enum speed)speed;
	return read_window(root, settings, diag) && read_game(root, settings, diag);
}

bool settings_read(struct settings *settings, const char *file, const char *text, size_t len,
	struct diag *diag)
{
	struct json_document document;
	if (!json_parse(&document, file, text, len, diag))
		return false;
	struct settings read;
	settings_init(&read);
	bool good = read_root(json_root(&document), &read, diag);
	json_release(&document);
	if (good)
		*settings = read;
	return good;
}

static void write_rules(const struct settings *settings, struct json_writer *writer)
{
	json_write_object(writer, "rules");
	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		int value = settings->changes[i];
		const char *name = option_value_name(option, value);
		if (value == SETTINGS_OF_PACK)
			continue;
		if (!name)
			json_write_int(writer, option_path(option), value);
		else if (strcmp(option_value_name(option, 0), "false") == 0)
			json_write_bool(writer, option_path(option), value != 0);
		else
			json_write_string(writer, option_path(option), name);
	}
	json_write_end_object(writer);
}

static void write_look(const struct settings *settings, struct json_writer *writer)
{
	json_write_bool(writer, "contrast", settings->contrast);
	json_write_bool(writer, "reducedMotion", settings->reduced_motion);
	json_write_bool(writer, "table", settings->table);
	if (settings->board != SETTINGS_OF_PACK)
		json_write_string(writer, "board", pack_board_names()[settings->board]);
	if (settings->seed_kind != SETTINGS_OF_PACK)
		json_write_string(writer, "seedKind", pack_seeds_names()[settings->seed_kind]);
	json_write_bool(writer, "fullscreen", settings->fullscreen);
	json_write_object(writer, "window");
	json_write_int(writer, "w", settings->window_w);
	json_write_int(writer, "h", settings->window_h);
	json_write_end_object(writer);
}

void settings_write(const struct settings *settings, struct strbuf *out)
{
	struct json_writer writer;
	json_writer_init(&writer, out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "format", SETTINGS_FORMAT);
	if (settings->language != LANG_COUNT)
		json_write_string(&writer, "language", lang_code(settings->language));
	json_write_string(&writer, "speed", speed_name(settings->speed));
	json_write_bool(&writer, "sound", settings->sound);
	json_write_int(&writer, "volume", settings->volume);
	json_write_int(&writer, "music", settings->music);
	json_write_bool(&writer, "speech", settings->speech);
	json_write_int(&writer, "textPercent", settings->text_percent);
	write_look(settings, &writer);
	json_write_string(&writer, "pack", settings->pack);
	json_write_int(&writer, "holes", settings->holes);
	json_write_int(&writer, "seeds", settings->seeds);
	write_rules(settings, &writer);
	json_write_string(&writer, "opponent", opponents[settings->opponent]);
	json_write_int(&writer, "level", settings->level);
	json_write_string(&writer, "starter", starters[settings->starter]);
	json_write_bool(&writer, "swap", settings->swap);
	json_write_bool(&writer, "swapFriends", settings->swap_friends);
	json_write_end_object(&writer);
	strbuf_addch(out, '\n');
}

static bool accept(void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	struct settings *settings = context;
	return settings_read(settings, file, text, len, diag);
}

enum file_load settings_load(struct settings *settings, const char *path, struct diag *diag)
{
	settings_init(settings);
	return file_load(path, SETTINGS_BYTES_MAX, accept, settings, diag);
}

bool settings_save(const struct settings *settings, const char *path, struct diag *diag)
{
	struct strbuf text;
	strbuf_init(&text);
	settings_write(settings, &text);
	bool good = file_replace(path, text.text, text.len, NULL, diag);
	strbuf_release(&text);
	return good;
}
