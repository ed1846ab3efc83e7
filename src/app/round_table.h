/* SPDX-License-Identifier: MIT */
#ifndef APP_ROUND_TABLE_H
#define APP_ROUND_TABLE_H

#include "app/page.h"

/* Rounds FROM .. TO - 1 of those that were played to their end, counted from 0, a line each: seeds
 * home of both sides, and how many holes of each were burned, where any were. */
void round_table(
	struct page *page, struct flow *flow, const struct session *session, int from, int to);

/* "Babak 2 dari 3", or "Babak 2" where there is no limit; kept by the sheet. */
const char *round_words(struct page *page, const struct rules *rules, int round);
/* The same, appended. */
void round_name(
	const struct words *words, const struct rules *rules, int round, struct strbuf *out);

#endif
