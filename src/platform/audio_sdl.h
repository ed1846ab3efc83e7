/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_AUDIO_SDL_H
#define PLATFORM_AUDIO_SDL_H

#include "base/log.h"
#include "ui/audio.h"

/*
 * The sounds of tone/ on SDL_mixer. They are made in a thread; until there is one of each nothing
 * sounds.
 * Without a sound device all of it does nothing, audio.available is false and the log says so once.
 */
struct audio_sdl;

enum { AUDIO_CHANNELS = 32 };

struct audio_sdl *audio_sdl_new(struct log *log);
/* For pictures and scripts: says that there is a device and makes no sound. */
struct audio_sdl *audio_sdl_new_mute(void);
void audio_sdl_free(struct audio_sdl *sdl);
struct audio *audio_sdl_audio(struct audio_sdl *sdl);

/* Returns when each sound of the board that was asked for first can be heard; later at once. Called
 * before an input is answered, so that no move is silent or waits for its sound. */
void audio_sdl_await(struct audio_sdl *sdl);
/* All that was asked for is made: the sounds of the last board and seeds, the music; or there will
 * never be any. */
bool audio_sdl_is_ready(const struct audio_sdl *sdl);
/* For FULL seeds in the place: 0 .. TONE_LEVELS-1. */
int audio_sdl_level(enum sound sound, int full);

#endif
