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
	/* Of all that is heard; of the sounds above; of the music. 0..100, 0 is off. At first 100,
	 * 100 and 0. */
	void (*set_volume)(struct audio *audio, int percent);
	void (*set_effects)(struct audio *audio, int percent);
	void (*set_music)(struct audio *audio, int percent);
	/* What is played on and with: BOARD as enum board_style, SEEDS as enum seed_kind. Silent
	 * until the first call. Costs nothing if it is the same; else a falling seed is heard anew
	 * at once, the other sounds as soon as they are made aside. */
	void (*set_material)(struct audio *audio, int board, int seeds);
	bool available; /* there is a device */
};

#endif
