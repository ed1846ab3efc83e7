/* SPDX-License-Identifier: MIT */
#ifndef PAINT_SHAPE_H
#define PAINT_SHAPE_H

#include "paint/canvas.h"

#include <stdbool.h>

/* Smooth-edged shapes for the pages and the marks on the board; each initialises CANVAS. */

/* A sheet of paper or a button: w x h with corners of RADIUS, filled; with SHADOW > 0 the canvas is
 * larger by 2 * shape_margin(SHADOW), the sheet in its middle above a soft shadow. */
void paint_sheet(struct canvas *canvas, int w, int h, float radius, uint32_t fill, float shadow);
int shape_margin(float shadow);

/* A ring around (and of) an ellipse: half axes RX, RY to the middle of the stroke. DASHES 0: whole.
 * GLOW > 0: a soft light around it, that wide. The canvas is centred on the ring. */
void paint_ring(struct canvas *canvas, float rx, float ry, float stroke, uint32_t colour,
	int dashes, float glow);
/* Only the outline of a rounded box, for the focus and for quiet buttons. */
void paint_outline(
	struct canvas *canvas, int w, int h, float radius, float stroke, uint32_t colour);
void paint_disc(struct canvas *canvas, float radius, uint32_t colour);
/* The hand over the board whose seeds are being sown, palm down, seen from above; for side A or
 * (turned) B. SIZE is its length in pixels; the canvas is square, its
 * middle the middle of the palm. */
void paint_hand(struct canvas *canvas, float size, bool far_side, bool upright);

/* Line icons, SIZE x SIZE pixels. */
enum icon {
	ICON_BACK,
	ICON_CLOSE,
	ICON_MENU,
	ICON_UNDO,
	ICON_REDO,
	ICON_RESTART,
	ICON_HINT,
	ICON_SPEED,
	ICON_SOUND,
	ICON_SOUND_OFF,
	ICON_SETTINGS,
	ICON_LANGUAGE,
	ICON_PEOPLE,
	ICON_COMPUTER,
	ICON_FLAG, /* concede */
	ICON_HOME,
	ICON_CHECK,
	ICON_ARROW_RIGHT,
	ICON_FIRST, /* as on every player of films: to the start, one back, … */
	ICON_PREVIOUS,
	ICON_PLAY,
	ICON_PAUSE,
	ICON_NEXT,
	ICON_LAST,
	ICON_COUNT
};

void paint_icon(struct canvas *canvas, enum icon icon, int size, uint32_t colour);

#endif
