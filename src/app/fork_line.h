/* SPDX-License-Identifier: MIT */
#ifndef APP_FORK_LINE_H
#define APP_FORK_LINE_H

#include "base/strbuf.h"
#include "core/match.h"
#include "i18n/words.h"
#include "packs/pack.h"

#include <stdbool.h>

/*
 * Where else a move would have ended otherwise, in one sentence: at most two packs by name with
 * what differs in them, and how many more there are. Facts, never advice. Said in four lengths,
 * for as much room as there is; all are "" where every pack agrees.
 */
enum fork_line_form {
	FORK_LINE_WHOLE, /* "Beda di Kalah (tanpa sambung), Dakon Sleman (…) dan 3 lainnya" */
	FORK_LINE_ONE,   /* "Beda di Kalah (tanpa sambung) dan 4 lainnya" */
	FORK_LINE_NAMES, /* "Beda di Kalah, Dakon Sleman dan 3 lainnya" */
	FORK_LINE_COUNT, /* "Beda di 5 permainan" */
	FORK_LINE_FORMS
};

struct fork_line {
	struct strbuf forms[FORK_LINE_FORMS];
};

void fork_line_init(struct fork_line *line);
void fork_line_release(struct fork_line *line);
void fork_line_clear(struct fork_line *line); /* nothing to say */

/* Of lifting PLACE in MATCH, which is being played and allows it. */
void fork_line_tell(struct fork_line *line, const struct words *words, const struct match *match,
	int place, const struct pack_set *packs);

/* The same with every pack by name, a line for each thing that differs: "Kalah, Congkak Ringkas
 * (tanpa sambung)". Appends nothing where all agree. */
void fork_line_list(const struct words *words, const struct match *match, int place,
	const struct pack_set *packs, struct strbuf *out);

/* The whole of it; "" where there is nothing to say. */
const char *fork_line_text(const struct fork_line *line);

#endif
