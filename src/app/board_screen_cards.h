/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_CARDS_H
#define APP_BOARD_SCREEN_CARDS_H

#include "app/board_screen_state.h"

/*
 * The papers around the board: what is played, the players and the names of their rows. Rectangles
 * are as SIDE sees them, round a table (ui/layout.h), and drawing is left turned to that side.
 */
struct board_paper {
	struct rect rect;
	float radius;
	float shadow; /* design pixels */
	enum colour colour;
};

/* Round a table each player has buttons of their own: their ids, and back (places as they are). */
int board_id(int kind, enum side side);
int board_id_kind(int id);
enum side board_id_side(int id);

/* The part of the line's card that its words have: what can be pressed on it takes the rest. */
struct rect board_line_words(const struct board_screen *screen, enum side side);
void board_turn(const struct board_screen *screen, const struct pen *pen, enum side side);
void board_paper(const struct board_screen *screen, const struct pen *pen, enum side side,
	const struct board_paper *paper);
void board_sheet(const struct board_screen *screen, const struct pen *pen, enum side side,
	struct rect rect); /* the usual one */

void board_draw_pack(const struct board_screen *screen, const struct pen *pen);
void board_draw_player(const struct board_screen *screen, const struct pen *pen, enum side side);
void board_draw_tag(const struct board_screen *screen, const struct pen *pen, enum side side);
/* What the name of the row takes now. */
struct rect board_tag(const struct board_screen *screen, const struct pen *pen, enum side side);

#endif
