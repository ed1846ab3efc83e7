/* SPDX-License-Identifier: MIT */
#include "ui/layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * layout_points W H HOLES [counter]: where the places of the board are in a window of that size at
 * scale 1, a line each, "PLACE X Y"; for pointing at them from outside the program.
 */
int main(int argc, char **argv)
{
	struct layout_wish wish = {.scale = 1.0f, .text = 1.0f};
	struct layout layout;

	if (argc < 4) {
		fprintf(stderr, "use: layout_points W H HOLES [counter]\n");
		return 2;
	}
	wish.w = (int)strtol(argv[1], NULL, 10);
	wish.h = (int)strtol(argv[2], NULL, 10);
	wish.holes = (int)strtol(argv[3], NULL, 10);
	wish.counter_clockwise = argc > 4 && strcmp(argv[4], "counter") == 0;
	layout_make(&layout, &wish);
	for (int place = 0; place < board_places(wish.holes); place++)
		printf("%d %.0f %.0f\n", place, (double)layout.board.places[place].x,
			(double)layout.board.places[place].y);
	return 0;
}
