/* SPDX-License-Identifier: MIT */
#include "ui/cues.h"

#include <stddef.h>

static const struct {
	enum event_kind kind;
	enum sound sound;
	bool on_passing; /* only where the turn goes over */
} table[] = {
	{EVENT_SCOOP, SOUND_SCOOP, false},
	{EVENT_RELAY, SOUND_SCOOP, false},
	{EVENT_SOW, SOUND_DROP, false},
	{EVENT_BANK, SOUND_STORE, false},
	{EVENT_SHOT, SOUND_SHOT, false},
	{EVENT_EXTRA_TURN, SOUND_EXTRA, false},
	{EVENT_TURN_END, SOUND_TURN, true},
	{EVENT_PASS, SOUND_TURN, false},
	{EVENT_SWEEP, SOUND_SCOOP, false},
	{EVENT_END, SOUND_END, false},
};

bool cue_of_event(struct cue *cue, const struct event *event, bool passes)
{
	for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
		if (table[i].kind != event->kind || (table[i].on_passing && !passes))
			continue;
		*cue = (struct cue){.sound = table[i].sound, .full = event->n};
		return true;
	}
	return false;
}
