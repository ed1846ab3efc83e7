/* SPDX-License-Identifier: MIT */
#ifndef UI_TELLER_H
#define UI_TELLER_H

#include "ui/turn_line.h"

/* What the sources of the turn line share: what there is to say, gathered for the slots of any
 * sentence. */
struct teller {
	const struct words *words;
	const struct pack *pack;
	char n[16], a[16], b[16];
};

void teller_say(struct strbuf *out, struct teller *t, const char *key, const char *who, int n);
/* The second line: one fact after the other. */
void teller_add(struct strbuf *out, struct teller *t, const char *key, const char *who, int n);

/* What EVENTS of an opening together came to; false where they are of another choice. */
bool opening_line_tell(struct turn_line *line, struct teller *t, const struct turn_names *names,
	const struct match *match, const struct event_list *events);
/* The round that EVENTS ended and the one that follows; false where they did not, or none does. */
bool round_line_tell(struct turn_line *line, struct teller *t, const struct turn_names *names,
	const struct match *match, const struct event_list *events);

#endif
