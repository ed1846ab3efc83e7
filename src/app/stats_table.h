/* SPDX-License-Identifier: MIT */
#ifndef APP_STATS_TABLE_H
#define APP_STATS_TABLE_H

#include "app/page.h"
#include "record/game_log.h"

/* What COUNT > 0 sums of one pack tell, two people last: a table where there is room for one, else
 * a block for each level. */
void stats_table(struct page *page, struct flow *flow, const struct game_log_sum *sums, int count);

/* The name of a level of the computer, or of two people. Lives as long as the words. */
const char *stats_opponent(struct app *app, int level);
/* The pack's name, or, kept by the sheet, that it is not here. */
const char *stats_pack(struct page *page, const char *id);

#endif
