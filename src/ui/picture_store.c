/* SPDX-License-Identifier: MIT */
#include "ui/picture_store.h"

#include "base/cache.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/folders.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { NAME_MAX_LEN = 64, PATH_LEN = 1024, BYTE_ORDER_MARK = 0x01020304 };

struct header {
	char magic[8];
	uint32_t byte_order;
	uint32_t version;
	uint64_t geometry;
	int32_t w, h;
	uint64_t checksum;
};

static const char magic[8] = "CKPAPAN";

/* FNV-1a, by words where there are many. */
static uint64_t stir(uint64_t hash, uint64_t value)
{
	return (hash ^ value) * UINT64_C(1099511628211);
}

static uint64_t stir_float(uint64_t hash, float value)
{
	uint32_t bits;
	memcpy(&bits, &value, sizeof(bits));
	return stir(hash, bits);
}

static uint64_t hash_geometry(const struct board_geometry *g, enum board_style style)
{
	uint64_t hash = UINT64_C(14695981039346656037);
	hash = stir(hash, (uint64_t)PAINT_BOARD_VERSION);
	hash = stir(hash, (uint64_t)style);
	hash = stir(hash, (uint64_t)g->w);
	hash = stir(hash, (uint64_t)g->h);
	hash = stir(hash, (uint64_t)(g->upright + 2 * g->counter_clockwise));
	hash = stir(hash, (uint64_t)g->holes);
	hash = stir_float(hash, g->unit);
	hash = stir_float(hash, g->cx);
	hash = stir_float(hash, g->cy);
	hash = stir_float(hash, g->half_long);
	hash = stir_float(hash, g->half_short);
	for (int i = 0; i < geometry_places(g->holes); i++) {
		hash = stir_float(hash, g->places[i].x);
		hash = stir_float(hash, g->places[i].y);
		hash = stir_float(hash, g->places[i].rx);
		hash = stir_float(hash, g->places[i].ry);
	}
	return hash;
}

static uint64_t hash_pixels(const struct canvas *canvas)
{
	size_t count = (size_t)canvas->w * (size_t)canvas->h;
	uint64_t hash = UINT64_C(14695981039346656037);
	for (size_t i = 0; i < count; i++)
		hash = stir(hash, canvas->pixels[i]);
	return hash;
}

static void name_file(char *name, size_t size, uint64_t hash)
{
	snprintf(name, size, "papan-%016llx.raw", (unsigned long long)hash);
}

static bool read_from(struct file_input *file, const struct board_geometry *geometry, uint64_t hash,
	struct canvas *canvas)
{
	struct header header;
	struct canvas read;
	struct diag ignored;
	size_t bytes = (size_t)geometry->w * (size_t)geometry->h * sizeof(uint32_t);
	if (file->size != sizeof(header) + bytes ||
		!file_take(file, &header, sizeof(header), &ignored))
		return false;
	if (memcmp(header.magic, magic, sizeof(magic)) != 0 ||
		header.byte_order != BYTE_ORDER_MARK || header.version != PAINT_BOARD_VERSION ||
		header.geometry != hash || header.w != geometry->w || header.h != geometry->h)
		return false;
	canvas_init(&read, geometry->w, geometry->h);
	if (!file_take(file, read.pixels, bytes, &ignored) ||
		hash_pixels(&read) != header.checksum) {
		canvas_release(&read);
		return false;
	}
	*canvas = read;
	return true;
}

bool picture_store_read(const char *folder, const struct board_geometry *geometry,
	enum board_style style, struct canvas *canvas)
{
	char name[NAME_MAX_LEN], path[PATH_LEN];
	uint64_t hash = hash_geometry(geometry, style);
	struct file_input file;
	struct diag ignored;
	name_file(name, sizeof(name), hash);
	folders_join(path, sizeof(path), folder, name);
	if (!path[0] || !file_open(&file, path, &ignored))
		return false;
	bool read = read_from(&file, geometry, hash, canvas);
	file_close(&file);
	if (read)
		cache_touch(path);
	return read;
}

void picture_store_write(const char *folder, const struct board_geometry *geometry,
	enum board_style style, const struct canvas *canvas)
{
	char name[NAME_MAX_LEN], path[PATH_LEN];
	uint64_t hash = hash_geometry(geometry, style);
	struct header header = {.byte_order = BYTE_ORDER_MARK,
		.version = PAINT_BOARD_VERSION,
		.geometry = hash,
		.w = canvas->w,
		.h = canvas->h,
		.checksum = hash_pixels(canvas)};
	const struct file_part parts[] = {{&header, sizeof(header)},
		{canvas->pixels, (size_t)canvas->w * (size_t)canvas->h * sizeof(uint32_t)}};
	struct diag ignored;
	memcpy(header.magic, magic, sizeof(magic));
	name_file(name, sizeof(name), hash);
	folders_join(path, sizeof(path), folder, name);
	if (path[0] && file_make_folder(folder, &ignored) &&
		file_replace_parts(path, parts, 2, &ignored))
		cache_tidy(folder, "papan-", PICTURE_STORE_FILES);
}
