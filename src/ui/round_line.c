/* SPDX-License-Identifier: MIT */
#include "ui/teller.h"

#include <stdio.h>

/* The end of a round that is not the end of the match, in words. */

bool round_line_tell(struct turn_line *line, struct teller *t, const struct turn_names *names,
	const struct match *match, const struct event_list *events)
{
	const struct event *ended = NULL, *refill = NULL;
	for (int i = 0; i < events->len; i++) {
		if (events->items[i].kind == EVENT_ROUND)
			ended = &events->items[i];
		if (events->items[i].kind == EVENT_REFILL)
			refill = &events->items[i];
	}
	if (!ended || !refill)
		return false;
	snprintf(t->a, sizeof(t->a), "%d", ended->a);
	snprintf(t->b, sizeof(t->b), "%d", ended->b);
	teller_say(&line->first, t, "turn.round_end", "", ended->round);
	if (names->you[refill->next]) {
		teller_add(&line->second, t, "round.n", "", refill->round);
		teller_add(&line->second, t, "turn.yours", "", 0);
	} else {
		teller_add(&line->second, t, "turn.round_start", names->names[refill->next],
			refill->round);
	}
	for (int side = 0; side < 2; side++) {
		int burned = position_burned_holes(&match->position, (enum side)side);
		if (burned > 0)
			teller_add(&line->second, t, "turn.burned", names->names[side], burned);
	}
	line->rule = OPTION_TERMINAL;
	return true;
}
