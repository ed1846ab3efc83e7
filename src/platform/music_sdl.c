/* SPDX-License-Identifier: MIT */
#include "platform/music_sdl.h"

#include "base/xalloc.h"
#include "tone/music_mix.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdatomic.h>
#include <stdlib.h>

struct music_sdl {
	struct tone voices[GAMELAN_VOICES];
	struct music_mix mix; /* of the sound card's thread, once READY */
	SDL_Thread *maker;
	bool begun; /* the voices are being made, or are */
	atomic_bool ready, stop;
	atomic_int gain;
	uint32_t seed;
};

static int make_voices(void *context)
{
	struct music_sdl *music = context;

	for (int voice = 0; voice < GAMELAN_VOICES; voice++) {
		if (atomic_load(&music->stop))
			return 0;
		gamelan_make(&music->voices[voice], voice);
	}
	music_mix_init(&music->mix, music->voices, music->seed);
	atomic_store_explicit(&music->ready, true, memory_order_release);
	return 0;
}

/* Called by the sound card's thread, before the other sounds are added. */
static void stream(void *context, Uint8 *bytes, int count)
{
	struct music_sdl *music = context;

	if (atomic_load_explicit(&music->ready, memory_order_acquire))
		music_mix_add(&music->mix, (int16_t *)(void *)bytes,
			(size_t)count / (2 * sizeof(int16_t)), atomic_load(&music->gain));
}

static void begin(struct music_sdl *music)
{
	music->begun = true;
	music->maker = SDL_CreateThread(make_voices, "congklak-music", music);
	if (!music->maker)
		make_voices(music);
	Mix_HookMusic(stream, music);
}

struct music_sdl *music_sdl_new(uint32_t seed)
{
	struct music_sdl *music = xcalloc(1, sizeof *music);

	atomic_init(&music->ready, false);
	atomic_init(&music->stop, false);
	atomic_init(&music->gain, 0);
	music->seed = seed;
	return music;
}

void music_sdl_free(struct music_sdl *music)
{
	if (!music)
		return;
	if (music->begun)
		Mix_HookMusic(NULL, NULL);
	atomic_store(&music->stop, true);
	if (music->maker)
		SDL_WaitThread(music->maker, NULL);
	for (int voice = 0; voice < GAMELAN_VOICES; voice++)
		tone_release(&music->voices[voice]);
	free(music);
}

void music_sdl_set(struct music_sdl *music, int gain)
{
	atomic_store(&music->gain, gain);
	if (gain > 0 && !music->begun)
		begin(music);
}

bool music_sdl_is_ready(const struct music_sdl *music)
{
	return !music->begun || atomic_load_explicit(&music->ready, memory_order_acquire);
}
