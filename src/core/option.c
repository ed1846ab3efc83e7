/* SPDX-License-Identifier: MIT */
#include "base/check.h"
#include "base/nearest.h"
#include "core/rules.h"

#include <string.h>

/*
 * Every option by its path, its values by their names (document 000 gives both), and its field in
 * struct rules. The order is that of RULES section 8.
 */
struct option_row {
	const char *path;
	size_t field;
	const char *values[5]; /* NULL-terminated; none: a number 0 .. max */
	int max;
};

#define FIELD(name) offsetof(struct rules, name)
#define YES_NO                                                                                     \
	{                                                                                          \
		"false", "true"                                                                    \
	}

static const struct option_row rows[OPTION_COUNT] = {
	[OPTION_RELAY] = {"relay", FIELD(relay), YES_NO, 1},
	[OPTION_EXTRA_TURN] = {"extraTurnOnOwnLumbung", FIELD(extra_turn), YES_NO, 1},
	[OPTION_SHOT_ENABLED] = {"menembak.enabled", FIELD(shot_enabled), YES_NO, 1},
	[OPTION_SHOT_SIDE] = {"menembak.side", FIELD(shot_side), {"sendiri", "lawan"}, 1},
	[OPTION_SHOT_TAKES_LANDING] = {"menembak.takeLandingSeed", FIELD(shot_takes_landing),
		YES_NO, 1},
	[OPTION_SHOT_NEEDS_OPPOSITE] = {"menembak.requireOppositeNonEmpty",
		FIELD(shot_needs_opposite), YES_NO, 1},
	[OPTION_SHOT_NEEDS_LAP] = {"menembak.requireLapCompleted", FIELD(shot_needs_lap), YES_NO,
		1},
	[OPTION_LAP_SCOPE] = {"menembak.lapScope", FIELD(lap_scope), {"giliran", "angkatan"}, 1},
	[OPTION_TERMINAL] = {"terminal", FIELD(terminal),
		{"tak-ada-langkah", "tiga-lubang-kosong", "satu-baris-kosong", "papan-habis"}, 3},
	[OPTION_FINAL_SWEEP] = {"finalSweep", FIELD(final_sweep),
		{"pemilik-sisi", "pemain-terakhir", "dibuang"}, 2},
	[OPTION_START] = {"start", FIELD(start), {"bergiliran", "serentak"}, 1},
	[OPTION_START_NEXT] = {"startNext", FIELD(start_next),
		{"langkah-terpanjang", "berhenti-dulu"}, 1},
	[OPTION_ROUNDS] = {"rounds.mode", FIELD(rounds), {"satu", "beberapa"}, 1},
	[OPTION_REFILL_FROM] = {"rounds.refillFrom", FIELD(refill_from),
		{"dekat-lumbung", "jauh-lumbung"}, 1},
	[OPTION_BURNED_FOREVER] = {"rounds.burnedForever", FIELD(burned_forever), YES_NO, 1},
	[OPTION_NEXT_FIRST] = {"rounds.nextFirst", FIELD(next_first),
		{"biji-lebih-sedikit", "pemenang", "bergantian"}, 2},
	[OPTION_MATCH_END] = {"rounds.matchEnd", FIELD(match_end), {"kurang-satu-lubang", "habis"},
		1},
	[OPTION_TIE_BREAK] = {"rounds.tieBreak", FIELD(tie_break), {"seri", "lubang-terbakar"}, 1},
	[OPTION_MAX_ROUNDS] = {"rounds.maxRounds", FIELD(max_rounds), {NULL}, 99},
};

const char *option_path(enum option option)
{
	return rows[option].path;
}

enum option option_find(const char *path, size_t len)
{
	int i = 0;

	while (i < OPTION_COUNT &&
		(strlen(rows[i].path) != len || memcmp(rows[i].path, path, len) != 0))
		i++;
	return (enum option)i;
}

enum option option_nearest(const char *path)
{
	int best = 0, best_distance = nearest_distance(path, rows[0].path);

	for (int i = 1; i < OPTION_COUNT; i++) {
		int distance = nearest_distance(path, rows[i].path);

		if (distance < best_distance) {
			best_distance = distance;
			best = i;
		}
	}
	return (enum option)best;
}

int option_values(enum option option)
{
	int count = 0;

	while (rows[option].values[count])
		count++;
	return count;
}

const char *option_value_name(enum option option, int value)
{
	if (value < 0 || value >= option_values(option))
		return NULL;
	return rows[option].values[value];
}

static bool parse_number(const char *text, size_t len, int max, int *value)
{
	int number = 0;

	if (len == 0 || len > 2 || (len > 1 && text[0] == '0'))
		return false;
	for (size_t i = 0; i < len; i++) {
		if (text[i] < '0' || text[i] > '9')
			return false;
		number = number * 10 + (text[i] - '0');
	}
	if (number > max)
		return false;
	*value = number;
	return true;
}

bool option_parse(enum option option, const char *text, size_t len, int *value)
{
	const char *name;

	if (option_values(option) == 0)
		return parse_number(text, len, rows[option].max, value);
	for (int i = 0; (name = option_value_name(option, i)); i++) {
		if (strlen(name) == len && memcmp(name, text, len) == 0) {
			*value = i;
			return true;
		}
	}
	return false;
}

int rules_get(const struct rules *rules, enum option option)
{
	int value;

	memcpy(&value, (const char *)rules + rows[option].field, sizeof value);
	return value;
}

void rules_set(struct rules *rules, enum option option, int value)
{
	CHECK(value >= 0 && value <= rows[option].max);
	memcpy((char *)rules + rows[option].field, &value, sizeof value);
}
