/* SPDX-License-Identifier: MIT */
#include "record/record.h"

#include <stdio.h>
#include <string.h>

/* ---- Writing -----------------------------------------------------------------------------------
 */

static char digit_of(int place)
{
	return "0123456789abcdefghijklmnopqrstuvwxyz"[place];
}

static void write_board(const struct record *record, struct strbuf *out)
{
	const struct rules *rules = &record->rules, *base = &record->base;
	bool seeds_as_holes = rules->seeds_per_hole == rules->holes;

	if (rules->holes == base->holes && rules->seeds_per_hole == base->seeds_per_hole)
		return;
	strbuf_addf(out, ":%d", rules->holes);
	if (!seeds_as_holes)
		strbuf_addf(out, "x%d", rules->seeds_per_hole);
}

static void write_options(const struct record *record, struct strbuf *out)
{
	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		int value = rules_get(&record->rules, option);
		const char *name = option_value_name(option, value);

		if (value == rules_get(&record->base, option))
			continue;
		strbuf_addf(out, "+%s=", option_path(option));
		if (name)
			strbuf_addstr(out, name);
		else
			strbuf_addf(out, "%d", value);
	}
}

void record_write(const struct record *record, struct strbuf *out)
{
	strbuf_addstr(out, record->pack);
	write_board(record, out);
	write_options(record, out);
	for (int i = 0; record->set_position && i < board_places(record->rules.holes); i++)
		strbuf_addf(out, "%c%d", i ? '_' : '@', record->cells[i]);
	strbuf_addf(out, ".%d.", record->first);
	for (int i = 0; i < record->len; i++)
		strbuf_addch(out, digit_of(record->choices[i]));
}

/* ---- Reading -----------------------------------------------------------------------------------
 */

struct reader {
	const char *code;
	const char *at;
	const char *end; /* of the part being read */
	struct diag *diag;
};

static bool refuse(const struct reader *reader, const char *where, const char *wanted)
{
	size_t len = strcspn(where, "+@.:_");

	diag_place(reader->diag, 1, (int)(where - reader->code) + 1);
	if (*where)
		diag_found(reader->diag, "\"%.*s\"", len ? (int)(len < 48 ? len : 48) : 1, where);
	else
		diag_found(reader->diag, "the end");
	diag_wanted(reader->diag, "%s", wanted);
	return false;
}

/* A whole number of at most three digits without leading zeros. */
static bool read_number(struct reader *reader, int *number)
{
	const char *at = reader->at;
	int value = 0, digits = 0;

	while (at < reader->end && *at >= '0' && *at <= '9' && digits < 4) {
		value = value * 10 + (*at++ - '0');
		digits++;
	}
	if (digits == 0 || digits > 3 || (digits > 1 && *reader->at == '0'))
		return false;
	reader->at = at;
	*number = value;
	return true;
}

static bool read_pack(
	struct reader *reader, struct record *record, record_find_rules *find, const void *context)
{
	size_t len = strcspn(reader->at, ":+@.");

	if (len == 0 || len > RECORD_PACK_MAX || reader->at + len > reader->end)
		return refuse(reader, reader->at, "the id of a pack");
	memcpy(record->pack, reader->at, len);
	record->pack[len] = '\0';
	if (!find(context, record->pack, &record->base))
		return refuse(reader, reader->at, "the id of a pack that is here");
	record->rules = record->base;
	reader->at += len;
	return true;
}

static bool read_board(struct reader *reader, struct rules *rules)
{
	const char *from = reader->at;
	int holes, seeds = 0;

	if (reader->at == reader->end || *reader->at != ':')
		return true;
	reader->at++;
	if (!read_number(reader, &holes))
		return refuse(reader, from + 1, "a number of holes, 3 to 11");
	if (reader->at < reader->end && *reader->at == 'x') {
		reader->at++;
		if (!read_number(reader, &seeds) || seeds == 0)
			return refuse(reader, from + 1, "a number of seeds behind the x");
	}
	if (!rules_set_board(rules, holes, seeds))
		return refuse(reader, from + 1, "3 to 11 holes and at most 255 seeds in all");
	return true;
}

static bool read_option(struct reader *reader, struct rules *rules, bool seen[OPTION_COUNT])
{
	const char *from = reader->at + 1, *equals = from, *end;
	char path[48];
	enum option option;
	int value;

	while (equals < reader->end && !strchr("=+@", *equals))
		equals++;
	if (equals == reader->end || *equals != '=')
		return refuse(reader, from, "an option and its value: path=value");
	option = option_find(from, (size_t)(equals - from));
	if (option == OPTION_COUNT) {
		snprintf(path, sizeof path, "%.*s", (int)(equals - from), from);
		diag_place(reader->diag, 1, (int)(from - reader->code) + 1);
		diag_found(reader->diag, "option \"%s\"", path);
		diag_wanted(
			reader->diag, "an option such as %s", option_path(option_nearest(path)));
		return false;
	}
	if (seen[option])
		return refuse(reader, from, "each option once");
	seen[option] = true;
	for (end = equals + 1; end < reader->end && !strchr("+@", *end);)
		end++;
	if (!option_parse(option, equals + 1, (size_t)(end - equals - 1), &value))
		return refuse(reader, equals + 1, "a value of this option");
	rules_set(rules, option, value);
	reader->at = end;
	return true;
}

static bool read_options(struct reader *reader, struct rules *rules)
{
	bool seen[OPTION_COUNT] = {false};
	const char *from = reader->at, *reason;
	enum option at;

	while (reader->at < reader->end && *reader->at == '+')
		if (!read_option(reader, rules, seen))
			return false;
	reason = rules_conflict(rules, &at);
	if (!reason)
		return true;
	refuse(reader, from + 1, reason);
	diag_found(reader->diag, "options that do not go together");
	return false;
}

static bool read_position(struct reader *reader, struct record *record)
{
	int places = board_places(record->rules.holes), total = 0;
	const char *from = reader->at;

	if (reader->at == reader->end)
		return true;
	if (*reader->at != '@')
		return refuse(reader, reader->at, "an option (+), a position (@) or the moves");
	for (int i = 0; i < places; i++) {
		int seeds;

		if (reader->at == reader->end || *reader->at != (i ? '_' : '@'))
			return refuse(reader, reader->at, "all places of the board, stores too");
		reader->at++;
		if (!read_number(reader, &seeds))
			return refuse(reader, reader->at, "a number of seeds");
		total += seeds;
		if (total > BOARD_SEEDS_MAX)
			return refuse(reader, from + 1, "at most 255 seeds in all");
		record->cells[i] = (uint8_t)seeds;
	}
	if (reader->at != reader->end)
		return refuse(reader, reader->at, "no more places than the board has");
	if (total == 0)
		return refuse(reader, from + 1, "at least one seed");
	record->set_position = true;
	return true;
}

static bool read_first(
	struct reader *reader, struct record *record, const char *dot, const char *last_dot)
{
	if (last_dot - dot != 2 || (dot[1] != '0' && dot[1] != '1'))
		return refuse(reader, dot + 1, "0 or 1, who begins");
	if (dot[1] == '1' && record->rules.start == START_TOGETHER && !record->set_position)
		return refuse(reader, dot + 1, "0, as both open together");
	record->first = (uint8_t)(dot[1] - '0');
	return true;
}

static int place_of(char digit)
{
	if (digit >= '0' && digit <= '9')
		return digit - '0';
	if (digit >= 'a' && digit <= 'z')
		return digit - 'a' + 10;
	return -1;
}

static bool read_moves(struct reader *reader, struct record *record)
{
	struct match match;

	record_start(record, &match);
	for (; *reader->at; reader->at++) {
		int place = place_of(*reader->at);

		if (record->len == RECORD_CHOICES_MAX)
			return refuse(reader, reader->at, "a game of at most 20000 choices");
		if (match_check(&match, place) != VERDICT_OK) {
			diag_place(reader->diag, 1, (int)(reader->at - reader->code) + 1);
			diag_found(reader->diag, "choice %d, \"%c\"", record->len + 1, *reader->at);
			if (match.phase == MATCH_OVER)
				diag_wanted(reader->diag, "nothing more, as the game is over");
			else
				diag_wanted(
					reader->diag, "a hole with seeds of the player on turn");
			return false;
		}
		record_add(record, place);
		match_play(&match, place, NULL);
	}
	return true;
}

/* The two dots that part set-up, first player and moves. */
static bool find_dots(const struct reader *reader, const char **dot, const char **last_dot)
{
	const char *at;

	*last_dot = strrchr(reader->code, '.');
	for (at = *last_dot; at && at > reader->code; at--) {
		if (at[-1] == '.') {
			*dot = at - 1;
			return true;
		}
	}
	return refuse(reader, reader->code, "a code of the form pack.0.moves");
}

bool record_parse(struct record *record, const char *code, record_find_rules *find,
	const void *context, struct diag *diag)
{
	struct reader reader = {.code = code, .at = code, .diag = diag};
	struct record parsed = {0};
	const char *dot = code, *last_dot = code;

	diag_clear(diag);
	diag_file(diag, "code");
	if (memchr(code, '\0', RECORD_CODE_MAX + 1) == NULL) {
		diag_found(diag, "a code of more than %d letters", RECORD_CODE_MAX);
		diag_wanted(diag, "a shorter one");
		return false;
	}
	if (!find_dots(&reader, &dot, &last_dot))
		return false;
	reader.end = dot;
	if (!read_pack(&reader, &parsed, find, context) || !read_board(&reader, &parsed.rules) ||
		!read_options(&reader, &parsed.rules) || !read_position(&reader, &parsed) ||
		!read_first(&reader, &parsed, dot, last_dot))
		return false;
	reader.at = last_dot + 1;
	if (!read_moves(&reader, &parsed)) {
		record_release(&parsed);
		return false;
	}
	diag_clear(diag);
	*record = parsed;
	return true;
}
