/* SPDX-License-Identifier: MIT */
#ifndef UI_PICTURE_STORE_H
#define UI_PICTURE_STORE_H

#include "paint/board.h"
#include "paint/canvas.h"
#include "paint/geometry.h"

#include <stdbool.h>

/*
 * Finished paintings kept in the cache folder, so that the next start is fine at once: one file
 * each, "papan-<hash>.raw", the few that were of use last. They are of this machine only (byte
 * order, version of the painting, geometry, size and a checksum stand in front); one that does not
 * fit is not used.
 */
enum { PICTURE_STORE_FILES = 6 };

/* False where there is none that fits; CANVAS is then untouched. FOLDER may be "". */
bool picture_store_read(const char *folder, const struct board_geometry *geometry,
	enum board_style style, struct canvas *canvas);
/* Keeps a painting and removes the oldest ones. What can't be written is not kept. */
void picture_store_write(const char *folder, const struct board_geometry *geometry,
	enum board_style style, const struct canvas *canvas);

#endif
