/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_MUSIC_SDL_H
#define PLATFORM_MUSIC_SDL_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The music of tone/ under the sounds of SDL_mixer. Its voices are made in a thread when it is
 * wished for the first time; who never does pays nothing. The mixer must be open from
 * music_sdl_new() to music_sdl_free().
 */
struct music_sdl;

/* SEED: which piece it is. */
struct music_sdl *music_sdl_new(uint32_t seed);
void music_sdl_free(struct music_sdl *music);
/* GAIN 0 .. MUSIC_GAIN: it gets there within a second; 0 lets it stand still. */
void music_sdl_set(struct music_sdl *music, int gain);
/* Its voices are made, or were never wished for. */
bool music_sdl_is_ready(const struct music_sdl *music);

#endif
