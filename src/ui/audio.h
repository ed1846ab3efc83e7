/* SPDX-License-Identifier: MIT */
#ifndef UI_AUDIO_H
#define UI_AUDIO_H

#include <stdbool.h>

/*
 * The loudspeaker as screens know it. Filled in by platform/audio_sdl, silent where there is no
 * sound device, and by tests.
 */
enum sound {
	SOUND_DROP,
	SOUND_STORE,
	SOUND_SCOOP,
	SOUND_SHOT,
	SOUND_EXTRA,
	SOUND_TURN,
	SOUND_END,
	SOUND_PRESS,
};

struct audio {
	/* FULL: seeds in the place, which tunes the sound; PAN -100 left .. 100 right. */
	void (*play)(struct audio *audio, enum sound sound, int full, int pan);
	void (*set_volume)(struct audio *audio, int percent); /* 0..100; 0 is off */
	bool available;                                       /* there is a device */
};

#endif
