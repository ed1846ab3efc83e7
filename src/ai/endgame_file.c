/* SPDX-License-Identifier: MIT */
#include "ai/endgame_state.h"

#include "base/checksum.h"
#include "base/file.h"
#include "base/folders.h"

#include <stdio.h>
#include <string.h>

/*
 * The header, numbers with the low byte first; behind it the bytes of the table. Each layer has a
 * checksum of its own, so that a small table reads the front of a large file. FORMAT changes with
 * the header, the numbering, the meaning of a byte and with what a rule means.
 */
enum {
	FORMAT = 1,
	AT_FORMAT = 8, /* 32 bits; what stands before it is the same in all formats */
	AT_RULES = 12,
	AT_SEEDS = AT_RULES + ENDGAME_RULES,
	AT_POSITIONS = 24,
	AT_LAYERS = 32, /* a checksum each, 0 where there is no such layer */
	AT_CHECKSUM = AT_LAYERS + 8 * (ENDGAME_SEEDS_MAX + 1),
	HEADER = AT_CHECKSUM + 8,
};

static const uint8_t magic[AT_FORMAT] = {'C', 'K', 'A', 'K', 'H', 'I', 'R', 0x1a};

static void put_number(uint8_t *at, uint64_t number, int bytes)
{
	for (int i = 0; i < bytes; i++)
		at[i] = (uint8_t)(number >> 8 * i);
}

static uint64_t number_at(const uint8_t *at, int bytes)
{
	uint64_t number = 0;

	for (int i = 0; i < bytes; i++)
		number |= (uint64_t)at[i] << 8 * i;
	return number;
}

/* The bytes of a layer. It is ready, or nobody else knows of it yet. */
static uint8_t *layer_bytes(const struct endgame *endgame, int seeds, size_t *len)
{
	uint32_t first = endgame_index_layer(&endgame->index, seeds);

	*len = endgame_index_layer(&endgame->index, seeds + 1) - first;
	return (uint8_t *)(void *)endgame->values + first;
}

void endgame_path(const struct rules *rules, int seeds, const char *folder, char *path, size_t size)
{
	uint8_t about[ENDGAME_RULES + 1];
	char name[64];

	endgame_rules(rules, about);
	about[ENDGAME_RULES] = (uint8_t)seeds;
	snprintf(name, sizeof name, ENDGAME_FILES "%016llx.tab",
		(unsigned long long)checksum_of(about, sizeof about));
	folders_join(path, size, folder, name);
}

static bool refuse(struct diag *diag, const char *path, const char *found, const char *wanted)
{
	diag_clear(diag);
	diag_file(diag, path);
	diag_found(diag, "%s", found);
	diag_wanted(diag, "%s", wanted);
	return false;
}

/* ---- Writing ------------------------------------------------------------------------------ */

bool endgame_save(const struct endgame *endgame, const char *path, struct diag *diag)
{
	int ready = endgame_ready(endgame);
	uint8_t header[HEADER] = {0};
	struct file_part parts[2] = {{header, sizeof header}};
	size_t len;

	if (ready < 0)
		return refuse(diag, path, "a table without a layer", "one at least");
	memcpy(header, magic, sizeof magic);
	put_number(header + AT_FORMAT, FORMAT, 4);
	endgame_rules(&endgame->rules, header + AT_RULES);
	header[AT_SEEDS] = (uint8_t)ready;
	put_number(header + AT_POSITIONS, endgame_end(endgame, ready), 8);
	for (int seeds = 0; seeds <= ready; seeds++) {
		const uint8_t *bytes = layer_bytes(endgame, seeds, &len);

		put_number(header + AT_LAYERS + 8 * seeds, checksum_of(bytes, len), 8);
	}
	put_number(header + AT_CHECKSUM, checksum_of(header, AT_CHECKSUM), 8);
	parts[1].bytes = layer_bytes(endgame, 0, &len);
	parts[1].len = endgame_end(endgame, ready);
	return file_replace_parts(path, parts, 2, diag);
}

/* ---- Reading ------------------------------------------------------------------------------ */

static bool check_size(const struct file_input *input, unsigned long long wanted, struct diag *diag)
{
	if (input->size == wanted)
		return true;
	diag_clear(diag);
	diag_file(diag, input->path);
	diag_found(diag, "%llu bytes", input->size);
	diag_wanted(diag, "%llu bytes, as the header says", wanted);
	return false;
}

static bool read_header(const struct endgame *endgame, struct file_input *input,
	uint8_t header[HEADER], struct diag *diag)
{
	uint8_t rules[ENDGAME_RULES];
	char found[32];
	uint64_t format;
	int seeds;

	if (input->size < HEADER)
		return refuse(
			diag, input->path, "a file too short for a header", "an endgame table");
	if (!file_take(input, header, HEADER, diag))
		return false;
	if (memcmp(header, magic, sizeof magic) != 0)
		return refuse(diag, input->path, "another kind of file", "an endgame table");
	format = number_at(header + AT_FORMAT, 4);
	snprintf(found, sizeof found, "format %u", (unsigned)format);
	if (format != FORMAT)
		return refuse(diag, input->path, found,
			format > FORMAT ? "format 1; a newer version wrote this" : "format 1");
	if (number_at(header + AT_CHECKSUM, 8) != checksum_of(header, AT_CHECKSUM))
		return refuse(diag, input->path, "a damaged header", "one that fits its checksum");
	endgame_rules(&endgame->rules, rules);
	if (memcmp(header + AT_RULES, rules, sizeof rules) != 0)
		return refuse(diag, input->path, "a table of other rules or another size",
			"one of these");
	seeds = header[AT_SEEDS];
	if (seeds > ENDGAME_SEEDS_MAX || number_at(header + AT_POSITIONS, 8) !=
						 endgame_positions(endgame->rules.holes, seeds))
		return refuse(diag, input->path, "a number of positions that can't be",
			"as many as there are");
	return check_size(input, HEADER + number_at(header + AT_POSITIONS, 8), diag);
}

/* No value beyond the seeds there are. */
static bool is_plausible(const uint8_t *bytes, size_t len, int seeds)
{
	uint8_t least = (uint8_t)(ENDGAME_ZERO - seeds), span = (uint8_t)(2 * seeds), bad = 0;

	for (size_t i = 0; i < len; i++)
		bad |= (uint8_t)(((uint8_t)(bytes[i] - least) > span) & (bytes[i] != ENDGAME_NONE));
	return !bad;
}

static bool read_layer(struct endgame *endgame, struct file_input *input, const uint8_t *header,
	int seeds, struct diag *diag)
{
	uint64_t checksum = number_at(header + AT_LAYERS + 8 * seeds, 8);
	size_t len;
	uint8_t *bytes = layer_bytes(endgame, seeds, &len);

	if (seeds <= endgame_ready(endgame))
		return file_take(input, NULL, len, diag);
	if (!file_take(input, bytes, len, diag))
		return false;
	if (checksum_of(bytes, len) == checksum && is_plausible(bytes, len, seeds))
		return true;
	diag_clear(diag);
	diag_file(diag, input->path);
	diag_found(diag, "damaged values in layer %d", seeds);
	diag_wanted(diag, "values that fit their checksum");
	return false;
}

/* Layers nobody knows of yet are as they were in fresh memory. */
static void forget_layer(struct endgame *endgame, int seeds)
{
	size_t len;
	uint8_t *bytes = layer_bytes(endgame, seeds, &len);

	memset(bytes, ENDGAME_UNKNOWN, len);
}

bool endgame_load(struct endgame *endgame, const char *path, struct diag *diag)
{
	int ready = endgame_ready(endgame), last = -1, read = -1;
	struct file_input input;
	uint8_t header[HEADER];
	bool ok;

	if (!file_open(&input, path, diag))
		return false;
	ok = read_header(endgame, &input, header, diag);
	if (ok)
		last = header[AT_SEEDS] < endgame->seeds ? header[AT_SEEDS] : endgame->seeds;
	while (ok && read < last)
		ok = read_layer(endgame, &input, header, ++read, diag);
	file_close(&input);
	if (ok && last > ready)
		atomic_store_explicit(&endgame->ready, last, memory_order_release);
	for (int seeds = ready + 1; !ok && seeds <= read; seeds++)
		forget_layer(endgame, seeds);
	return ok;
}
