/* SPDX-License-Identifier: MIT */
#ifndef APP_ROUND_TABLE_H
#define APP_ROUND_TABLE_H

#include "app/page.h"

/* Rounds FROM .. TO - 1 of those that were played to their end, counted from 0, a line each: seeds
 * home of both sides, and how many holes of each were burned, where any were. */
void round_table(
	struct page *page, struct flow *flow, const struct session *session, int from, int to);

/* Its parts, for what else is told of both sides: as many columns as that table has, both sides
 * first; the head names them, with a line below; a cell that is NULL is left empty. */
enum { ROUND_COLUMNS = 3 };
int round_table_columns(const struct session *session);
void round_table_head(
	struct page *page, struct flow *flow, const struct session *session, int columns);
void round_table_row(struct page *page, struct flow *flow, const char *label,
	const char *const cells[ROUND_COLUMNS], int columns, bool head);

/* "Babak 2 dari 3", or "Babak 2" where there is no limit; kept by the sheet. */
const char *round_words(struct page *page, const struct rules *rules, int round);
/* The same, appended. */
void round_name(
	const struct words *words, const struct rules *rules, int round, struct strbuf *out);

#endif
