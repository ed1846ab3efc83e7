/* SPDX-License-Identifier: MIT */
#ifndef UI_PRESENTER_STATE_H
#define UI_PRESENTER_STATE_H

#include "ui/presenter.h"

/* The presenter's inside, shared by what moves the seeds (presenter.c) and what places them in the
 * picture (presenter_view.c). */
struct presenter {
	struct position shown;
	struct presenter_seed seeds[BOARD_SEEDS_MAX];
	int seed_count;
	uint8_t bound[256]; /* seeds in a place or hand, those on their way to it included */
	struct presenter_hand hands[2];
	struct presenter_mark marks[2];
	struct event_list *events;
	struct timeline line;
	int next;       /* the action that is due next */
	uint64_t start; /* of the time line */
	uint8_t mover;  /* before the move */
	struct board_geometry geometry;
	enum seed_kind kind;
	/* Where seeds lie, by place and index; made when first asked for. */
	struct heap_spot seats[BOARD_PLACES_MAX][BOARD_SEEDS_MAX + 1];
	uint8_t seats_known[BOARD_PLACES_MAX][BOARD_SEEDS_MAX + 1];
};

#endif
