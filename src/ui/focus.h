/* SPDX-License-Identifier: MIT */
#ifndef UI_FOCUS_H
#define UI_FOCUS_H

#include "ui/widget.h"

/*
 * Where the focus goes from widget CURRENT (WIDGET_NONE: nowhere yet) on a key: Tab and back-tab in
 * the order they were added, around the end; arrows to the nearest one in that direction, or
 * CURRENT where there is none. WIDGET_NONE only if there is no widget.
 */
int focus_move(const struct widget *widgets, int count, int current, enum key key);

#endif
