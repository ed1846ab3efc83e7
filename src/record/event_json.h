/* SPDX-License-Identifier: MIT */
#ifndef RECORD_EVENT_JSON_H
#define RECORD_EVENT_JSON_H

#include "base/strbuf.h"
#include "core/event.h"
#include "core/match.h"

/* One event as the object of CLI.md, without a line end. HOLES is the board's. */
void event_write_json(
	const struct event_list *list, const struct event *event, int holes, struct strbuf *out);
/* {"e":"board","board":[…],"next":"a"} after a choice. */
void board_write_json(const struct match *match, struct strbuf *out);

#endif
