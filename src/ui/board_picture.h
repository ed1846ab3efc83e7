/* SPDX-License-Identifier: MIT */
#ifndef UI_BOARD_PICTURE_H
#define UI_BOARD_PICTURE_H

#include "base/job.h"
#include "paint/board.h"
#include "ui/draw.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The painted board on its mat, as one image of the window's size: from the cache folder where it
 * is kept, else coarse at once and fine when a job has painted it.
 */
struct board_picture;

struct board_picture_host {
	struct draw *draw;
	struct job_runner *runner;
	const char *cache; /* folder, or "" */
	bool still;        /* fine in the first frame, painted while the caller waits */
};

struct board_picture *board_picture_new(const struct board_picture_host *host);
void board_picture_free(struct board_picture *picture); /* stops the painting */

/* Another window or board. The painting for the old one is dropped; the same changes nothing. */
void board_picture_layout(struct board_picture *picture, const struct board_geometry *geometry,
	enum board_style style, uint64_t now);
/* True if the image has become finer. */
bool board_picture_update(struct board_picture *picture, uint64_t now);
/* Milliseconds until update is wanted again; -1: when the job ends, or never. */
int board_picture_wait(const struct board_picture *picture, uint64_t now);
bool board_picture_is_fine(const struct board_picture *picture);
void board_picture_draw(struct board_picture *picture);
void board_picture_draw_at(struct board_picture *picture, int x, int y);

#endif
