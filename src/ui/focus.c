/* SPDX-License-Identifier: MIT */
#include "ui/focus.h"

#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>

static int gap(int a0, int a1, int b0, int b1)
{
	if (b0 >= a1)
		return b0 - a1;
	return a0 >= b1 ? a0 - b1 : 0;
}

/* How far TO lies from FROM in the direction of KEY; -1 if it does not lie there. What is off to
 * the side counts much more than what is ahead, so that rows and columns are followed. */
static long distance(struct rect from, struct rect to, enum key key)
{
	bool sideways = key == KEY_LEFT || key == KEY_RIGHT;
	int across = gap(from.x, from.x + from.w, to.x, to.x + to.w);
	int down = gap(from.y, from.y + from.h, to.y, to.y + to.h);
	long dx = (to.x + to.w / 2) - (from.x + from.w / 2);
	long dy = (to.y + to.h / 2) - (from.y + from.h / 2);
	long ahead = sideways ? dx : dy;
	if (key == KEY_LEFT || key == KEY_UP)
		ahead = -ahead;
	if (ahead <= 0)
		return -1;
	if (sideways) {
		/* Off the line only what lies wholly to that side, as a last resort. */
		if (down > 0 && across == 0)
			return -1;
		return ahead + (down > 0 ? 100000 + 8L * down : labs(dy));
	}
	bool same_line = down == 0 && labs(dy) < (from.h < to.h ? from.h : to.h) / 2;
	return same_line ? -1 : ahead + 3L * across;
}

static int nearest(const struct widget *widgets, int count, int current, enum key key)
{
	long best = LONG_MAX;
	int found = current;
	for (int i = 0; i < count; i++) {
		long d = i == current ? -1 : distance(widgets[current].rect, widgets[i].rect, key);
		if (d >= 0 && d < best) {
			best = d;
			found = i;
		}
	}
	return found;
}

int focus_move(const struct widget *widgets, int count, int current, enum key key)
{
	if (count == 0)
		return WIDGET_NONE;
	if (current == WIDGET_NONE)
		return key == KEY_BACKTAB ? count - 1 : 0;
	if (key == KEY_TAB)
		return (current + 1) % count;
	if (key == KEY_BACKTAB)
		return (current + count - 1) % count;
	return nearest(widgets, count, current, key);
}
