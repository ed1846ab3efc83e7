/* SPDX-License-Identifier: MIT */
#ifndef CORE_EMIT_H
#define CORE_EMIT_H

#include "base/check.h"
#include "core/event.h"

#include <stddef.h>

/* Appends an event unless nobody listens. Within core only. */
static inline void emit(struct event_list *events, struct event event)
{
	if (!events)
		return;
	CHECK(events->len < EVENT_MAX);
	events->items[events->len++] = event;
}

#endif
