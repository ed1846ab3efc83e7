/* SPDX-License-Identifier: MIT */
#ifndef UI_CUES_H
#define UI_CUES_H

#include "core/event.h"
#include "ui/audio.h"

#include <stdbool.h>

/* Which sound an event makes, if it makes one. */
struct cue {
	enum sound sound;
	int full; /* seeds in the place */
	int pan;  /* -100 left .. 100 right; the presenter knows where places are */
};

/* PASSES: the event hands the turn to the other player. False: it is silent. */
bool cue_of_event(struct cue *cue, const struct event *event, bool passes);

#endif
