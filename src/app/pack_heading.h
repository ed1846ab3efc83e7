/* SPDX-License-Identifier: MIT */
#ifndef APP_PACK_HEADING_H
#define APP_PACK_HEADING_H

#include "app/page.h"

/* The name of a pack as a heading, with steps to the pack BEFORE and NEXT (ids of widgets) at the
 * right where there are others. */
void pack_heading(struct page *page, struct flow *flow, const char *name, int before, int next);

#endif
