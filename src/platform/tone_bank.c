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
	SDL_sem *first;                   /* up: one variant is there */
	atomic_int made[TONE_KIND_COUNT]; /* variants */
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

/* False: it is not wanted any more. */
static bool make_kind(struct tone_bank *bank, enum tone_kind kind, int variant)
{
	for (int level = 0; level < tone_levels(kind); level++) {
		if (atomic_load(&bank->stop))
			return false;
		make_one(bank, kind, level, variant);
	}
	atomic_store_explicit(&bank->made[kind], variant + 1, memory_order_release);
	return true;
}

static int make_rest(void *context)
{
	static const enum tone_kind order[TONE_KIND_COUNT] = {TONE_DROP, TONE_SCOOP, TONE_STORE,
		TONE_PRESS, TONE_TURN, TONE_EXTRA, TONE_SHOT, TONE_END};
	struct tone_bank *bank = context;

	for (int variant = 0; variant < TONE_VARIANTS; variant++) {
		for (int i = 0; i < TONE_KIND_COUNT; i++)
			if (tone_bank_has(bank, order[i]) <= variant &&
				!make_kind(bank, order[i], variant))
				return 0;
		if (variant == 0)
			SDL_SemPost(bank->first);
	}
	return 0;
}

struct tone_bank *tone_bank_new(struct tone_material material)
{
	struct tone_bank *bank = xcalloc(1, sizeof *bank);

	bank->material = material;
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		atomic_init(&bank->made[kind], 0);
	atomic_init(&bank->stop, false);
	bank->first = SDL_CreateSemaphore(0);
	CHECK(bank->first);
	make_kind(bank, TONE_DROP, 0);
	bank->maker = SDL_CreateThread(make_rest, "congklak-tones", bank);
	if (!bank->maker)
		make_rest(bank);
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

int tone_bank_has(const struct tone_bank *bank, enum tone_kind kind)
{
	return atomic_load_explicit(&bank->made[kind], memory_order_acquire);
}

int tone_bank_has_all(const struct tone_bank *bank)
{
	int least = TONE_VARIANTS;

	for (enum tone_kind kind = TONE_DROP; kind < TONE_KIND_COUNT; kind++)
		least = tone_bank_has(bank, kind) < least ? tone_bank_has(bank, kind) : least;
	return least;
}

void tone_bank_await(struct tone_bank *bank)
{
	if (tone_bank_has_all(bank) > 0)
		return;
	SDL_SemWait(bank->first);
	SDL_SemPost(bank->first);
}

Mix_Chunk *tone_bank_chunk(
	const struct tone_bank *bank, enum tone_kind kind, int level, int variant)
{
	CHECK(variant >= 0 && variant < tone_bank_has(bank, kind));
	return bank->chunks[kind][tone_levels(kind) > 1 ? level : 0][variant];
}
