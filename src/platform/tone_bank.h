/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_TONE_BANK_H
#define PLATFORM_TONE_BANK_H

#include "tone/tone.h"

#include <SDL_mixer.h>
#include <stdbool.h>

/*
 * All sounds of one board with one kind of seeds, as chunks for SDL_mixer. The fall of a seed is
 * there at once, for who chooses seeds wants to hear them; a thread makes the others: first one
 * variant of each, those of a first move before the rest. The mixer must be open from
 * tone_bank_new() to tone_bank_free().
 */
struct tone_bank;

struct tone_bank *tone_bank_new(struct tone_material material);
/* Does not wait for sounds that are not begun. A channel that plays one of them falls silent. */
void tone_bank_free(struct tone_bank *bank);
struct tone_material tone_bank_material(const struct tone_bank *bank);

/* How many variants of KIND, and of every kind, are made: 0 .. TONE_VARIANTS. */
int tone_bank_has(const struct tone_bank *bank, enum tone_kind kind);
int tone_bank_has_all(const struct tone_bank *bank);
/* Until there is one of every kind. */
void tone_bank_await(struct tone_bank *bank);
/* LEVEL and VARIANT as in tone.h, VARIANT below tone_bank_has(). */
Mix_Chunk *tone_bank_chunk(
	const struct tone_bank *bank, enum tone_kind kind, int level, int variant);

#endif
