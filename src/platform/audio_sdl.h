/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_AUDIO_SDL_H
#define PLATFORM_AUDIO_SDL_H

#include "base/log.h"
#include "ui/audio.h"

/*
 * The sounds of tone/ on SDL_mixer. They are made in a thread; until that is done nothing sounds.
 * Without a sound device all of it does nothing, audio.available is false and the log says so once.
 */
struct audio_sdl;

enum { AUDIO_CHANNELS = 32 };

struct audio_sdl *audio_sdl_new(struct log *log);
/* For pictures and scripts: says that there is a device and makes no sound. */
struct audio_sdl *audio_sdl_new_mute(void);
void audio_sdl_free(struct audio_sdl *sdl);
struct audio *audio_sdl_audio(struct audio_sdl *sdl);

/* The sounds are made. */
bool audio_sdl_is_ready(const struct audio_sdl *sdl);
/* For FULL seeds in the place: 0 .. TONE_LEVELS-1. */
int audio_sdl_level(enum sound sound, int full);

#endif
