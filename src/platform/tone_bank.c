/* SPDX-License-Identifier: MIT */
#include "platform/tone_bank.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <SDL.h>
#include <stdatomic.h>
#include <stdlib.h>

struct tone_bank {
	struct tone_material material;
	Mix_Chunk *chunks[TONE_KIND_COUNT][TONE_LEVELS][TONE_VARIANTS]; /* samples are ours */
	SDL_Thread *maker;                                              /* NULL: made already */
	SDL_sem *first; /* up: one variant is there */
	atomic_int variants;
	atomic_bool stop;
};

static void make_one(struct tone_bank *bank, enum tone_kind kind, int level, int variant)
{
	struct tone tone;
	int16_t *stereo;

	tone_make(&tone, bank->material, kind, level, variant);
	stereo = xalloc(tone.count * 2 * sizeof *stereo);
	for (size_t i = 0; i < tone.count; i++)
		stereo[2 * i] = stereo[2 * i + 1] = tone.samples[i];
	bank->chunks[kind][level][variant] =
		Mix_QuickLoad_RAW((Uint8 *)stereo, (Uint32)(tone.count * 2 * sizeof *stereo));
	if (!bank->chunks[kind][level][variant])
		free(stereo);
	tone_release(&tone);
}

static bool make_variant(struct tone_bank *bank, int variant)
{
	static const enum tone_kind order[TONE_KIND_COUNT] = {TONE_PRESS, TONE_SCOOP, TONE_DROP,
		TONE_STORE, TONE_TURN, TONE_EXTRA, TONE_SHOT, TONE_END};

	for (int i = 0; i < TONE_KIND_COUNT; i++)
		for (int level = 0; level < tone_levels(order[i]); level++) {
			if (atomic_load(&bank->stop))
				return false;
			make_one(bank, order[i], level, variant);
		}
	return true;
}

static int make_all(void *context)
{
	struct tone_bank *bank = context;

	for (int variant = 0; variant < TONE_VARIANTS && make_variant(bank, variant); variant++) {
		atomic_store_explicit(&bank->variants, variant + 1, memory_order_release);
		if (variant == 0)
			SDL_SemPost(bank->first);
	}
	return 0;
}

struct tone_bank *tone_bank_new(struct tone_material material)
{
	struct tone_bank *bank = xcalloc(1, sizeof *bank);

	bank->material = material;
	atomic_init(&bank->variants, 0);
	atomic_init(&bank->stop, false);
	bank->first = SDL_CreateSemaphore(0);
	CHECK(bank->first);
	bank->maker = SDL_CreateThread(make_all, "congklak-tones", bank);
	if (!bank->maker)
		make_all(bank);
	return bank;
}

static void free_chunk(Mix_Chunk *chunk)
{
	Uint8 *samples;

	if (!chunk)
		return;
	/* A chunk made of memory of ours leaves that to us. */
	samples = chunk->abuf;
	Mix_FreeChunk(chunk);
	free(samples);
}

void tone_bank_free(struct tone_bank *bank)
{
	if (!bank)
		return;
	atomic_store(&bank->stop, true);
	if (bank->maker)
		SDL_WaitThread(bank->maker, NULL);
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		for (int level = 0; level < TONE_LEVELS; level++)
			for (int variant = 0; variant < TONE_VARIANTS; variant++)
				free_chunk(bank->chunks[kind][level][variant]);
	SDL_DestroySemaphore(bank->first);
	free(bank);
}

struct tone_material tone_bank_material(const struct tone_bank *bank)
{
	return bank->material;
}

int tone_bank_variants(const struct tone_bank *bank)
{
	return atomic_load_explicit(&bank->variants, memory_order_acquire);
}

void tone_bank_await(struct tone_bank *bank)
{
	if (tone_bank_variants(bank) > 0)
		return;
	SDL_SemWait(bank->first);
	SDL_SemPost(bank->first);
}

Mix_Chunk *tone_bank_chunk(
	const struct tone_bank *bank, enum tone_kind kind, int level, int variant)
{
	CHECK(variant >= 0 && variant < tone_bank_variants(bank));
	return bank->chunks[kind][tone_levels(kind) > 1 ? level : 0][variant];
}
