/* SPDX-License-Identifier: MIT */
#include "ui/picture_store.h"

#include "base/diag.h"
#include "base/file.h"
#include "base/folders.h"

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

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

static bool read_from(
	FILE *file, const struct board_geometry *geometry, uint64_t hash, struct canvas *canvas)
{
	struct header header;
	struct canvas read;
	size_t count = (size_t)geometry->w * (size_t)geometry->h;
	if (fread(&header, sizeof(header), 1, file) != 1)
		return false;
	if (memcmp(header.magic, magic, sizeof(magic)) != 0 ||
		header.byte_order != BYTE_ORDER_MARK || header.version != PAINT_BOARD_VERSION ||
		header.geometry != hash || header.w != geometry->w || header.h != geometry->h)
		return false;
	canvas_init(&read, geometry->w, geometry->h);
	if (fread(read.pixels, sizeof(uint32_t), count, file) != count || fgetc(file) != EOF ||
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
	name_file(name, sizeof(name), hash);
	folders_join(path, sizeof(path), folder, name);
	FILE *file = path[0] ? fopen(path, "rb") : NULL;
	if (!file)
		return false;
	bool read = read_from(file, geometry, hash, canvas);
	fclose(file);
	return read;
}

static bool write_to(FILE *file, uint64_t hash, const struct canvas *canvas)
{
	size_t count = (size_t)canvas->w * (size_t)canvas->h;
	struct header header = {.byte_order = BYTE_ORDER_MARK,
		.version = PAINT_BOARD_VERSION,
		.geometry = hash,
		.w = canvas->w,
		.h = canvas->h,
		.checksum = hash_pixels(canvas)};
	memcpy(header.magic, magic, sizeof(magic));
	return fwrite(&header, sizeof(header), 1, file) == 1 &&
	       fwrite(canvas->pixels, sizeof(uint32_t), count, file) == count;
}

struct kept {
	char name[NAME_MAX_LEN];
	time_t time;
};

static int newest_first(const void *va, const void *vb)
{
	const struct kept *a = va, *b = vb;
	if (a->time != b->time)
		return a->time > b->time ? -1 : 1;
	return strcmp(a->name, b->name);
}

static bool is_ours(const char *name)
{
	return strncmp(name, "papan-", 6) == 0 && strlen(name) < NAME_MAX_LEN;
}

/* Half-written ones of a killed program are ours too, and the oldest in their time. */
static void remove_oldest(const char *folder, const char *just_written)
{
	struct kept files[64];
	int count = 0;
	char path[PATH_LEN];
	DIR *dir = opendir(folder);
	if (!dir)
		return;
	for (struct dirent *entry = readdir(dir); entry && count < 64; entry = readdir(dir)) {
		struct stat info;
		folders_join(path, sizeof(path), folder, entry->d_name);
		if (!is_ours(entry->d_name) || strcmp(entry->d_name, just_written) == 0 ||
			stat(path, &info) != 0)
			continue;
		memcpy(files[count].name, entry->d_name, strlen(entry->d_name) + 1);
		files[count++].time = info.st_mtime;
	}
	closedir(dir);
	qsort(files, (size_t)count, sizeof(files[0]), newest_first);
	for (int i = PICTURE_STORE_FILES - 1; i < count; i++) {
		folders_join(path, sizeof(path), folder, files[i].name);
		remove(path);
	}
}

void picture_store_write(const char *folder, const struct board_geometry *geometry,
	enum board_style style, const struct canvas *canvas)
{
	char name[NAME_MAX_LEN], path[PATH_LEN], part[PATH_LEN + 8];
	struct diag diag;
	uint64_t hash = hash_geometry(geometry, style);
	name_file(name, sizeof(name), hash);
	folders_join(path, sizeof(path), folder, name);
	diag_clear(&diag);
	if (!path[0] || !file_make_folder(folder, &diag))
		return;
	snprintf(part, sizeof(part), "%s.tmp", path);
	FILE *file = fopen(part, "wb");
	if (!file)
		return;
	bool written = write_to(file, hash, canvas);
	written = fclose(file) == 0 && written;
	/* A picture that is lost with the power is painted again: no need to wait for the disk. */
	if (!written || rename(part, path) != 0) {
		remove(part);
		return;
	}
	remove_oldest(folder, name);
}
