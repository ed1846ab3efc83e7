/* SPDX-License-Identifier: MIT */
#include "ui/board_picture.h"

#include "base/xalloc.h"
#include "paint/board.h"
#include "ui/picture_store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* While a window is being dragged, each size lives shorter than this. */
enum { STEADY_MS = 180 };

struct painting {
	struct job job; /* first */
	struct board_geometry geometry;
	enum board_style style;
	struct canvas canvas;
	char cache[512];
	bool painted;
};

struct board_picture {
	struct board_picture_host host;
	struct board_geometry geometry;
	enum board_style style;
	struct image *image;
	unsigned epoch;
	bool fine;
	bool waiting;     /* for a steady size */
	uint64_t changed; /* when the size came */
	struct painting painting;
};

static void paint(struct job *job)
{
	struct painting *painting = (struct painting *)job;
	painting->painted = paint_board(
		&painting->canvas, &painting->geometry, painting->style, false, &job->stop);
	if (painting->painted)
		picture_store_write(
			painting->cache, &painting->geometry, painting->style, &painting->canvas);
}

struct board_picture *board_picture_new(const struct board_picture_host *host)
{
	struct board_picture *picture = xcalloc(1, sizeof(*picture));
	picture->host = *host;
	picture->epoch = host->draw->epoch;
	job_init(&picture->painting.job, paint);
	snprintf(picture->painting.cache, sizeof(picture->painting.cache), "%s", host->cache);
	return picture;
}

static void drop_job(struct board_picture *picture)
{
	job_cancel(picture->host.runner, &picture->painting.job);
	canvas_release(&picture->painting.canvas);
	picture->painting.canvas = (struct canvas){0};
}

static void drop_image(struct board_picture *picture)
{
	struct draw *draw = picture->host.draw;
	/* Images of an older epoch are gone already, but their handles are still ours to free. */
	if (picture->image)
		draw->calls->image_free(draw, picture->image);
	picture->image = NULL;
}

void board_picture_free(struct board_picture *picture)
{
	if (!picture)
		return;
	drop_job(picture);
	drop_image(picture);
	free(picture);
}

/* Takes the pixels to the screen's side and lets go of them here. */
static void upload(struct board_picture *picture, struct canvas *canvas, bool fine)
{
	struct draw *draw = picture->host.draw;
	drop_image(picture);
	picture->image = draw->calls->image_new(draw, canvas, true);
	picture->epoch = draw->epoch;
	picture->fine = fine;
	canvas_release(canvas);
	*canvas = (struct canvas){0};
}

static void start_job(struct board_picture *picture)
{
	picture->waiting = false;
	picture->painting.geometry = picture->geometry;
	picture->painting.style = picture->style;
	picture->painting.painted = false;
	/* Without a thread to paint in, the coarse picture has to do. */
	job_start(picture->host.runner, &picture->painting.job);
}

static void make(struct board_picture *picture, uint64_t now, bool first)
{
	struct canvas canvas = {0};
	const struct board_geometry *g = &picture->geometry;
	if (picture_store_read(picture->painting.cache, g, picture->style, &canvas)) {
		upload(picture, &canvas, true);
		return;
	}
	if (!paint_board(&canvas, g, picture->style, !picture->host.still, NULL))
		return;
	upload(picture, &canvas, picture->host.still);
	if (picture->host.still)
		return;
	picture->changed = now;
	picture->waiting = true;
	if (first)
		start_job(picture);
}

static bool same(const struct board_geometry *a, const struct board_geometry *b)
{
	return a->w == b->w && a->h == b->h && a->holes == b->holes && a->upright == b->upright &&
	       a->counter_clockwise == b->counter_clockwise &&
	       memcmp(&a->unit, &b->unit, sizeof(a->unit)) == 0 &&
	       memcmp(&a->cx, &b->cx, sizeof(a->cx)) == 0 &&
	       memcmp(&a->cy, &b->cy, sizeof(a->cy)) == 0 &&
	       memcmp(&a->half_long, &b->half_long, sizeof(a->half_long)) == 0;
}

void board_picture_layout(struct board_picture *picture, const struct board_geometry *geometry,
	enum board_style style, uint64_t now)
{
	bool first = picture->geometry.w == 0;
	if (!first && same(&picture->geometry, geometry) && picture->style == style &&
		picture->epoch == picture->host.draw->epoch)
		return;
	drop_job(picture);
	picture->geometry = *geometry;
	picture->style = style;
	picture->fine = false;
	picture->waiting = false;
	make(picture, now, first);
}

bool board_picture_update(struct board_picture *picture, uint64_t now)
{
	if (picture->waiting && now >= picture->changed + STEADY_MS)
		start_job(picture);
	if (!job_collect(picture->host.runner, &picture->painting.job))
		return false;
	if (!picture->painting.painted)
		return false;
	upload(picture, &picture->painting.canvas, true);
	return true;
}

int board_picture_wait(const struct board_picture *picture, uint64_t now)
{
	if (!picture->waiting)
		return -1;
	uint64_t due = picture->changed + STEADY_MS;
	return due > now ? (int)(due - now) : 0;
}

bool board_picture_is_fine(const struct board_picture *picture)
{
	return picture->fine;
}

void board_picture_draw_at(struct board_picture *picture, int x, int y)
{
	struct draw *draw = picture->host.draw;
	if (picture->image)
		draw->calls->image_draw(draw, picture->image, NULL, x, y, 255);
}

void board_picture_draw(struct board_picture *picture)
{
	board_picture_draw_at(picture, 0, 0);
}
