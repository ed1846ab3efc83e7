/* SPDX-License-Identifier: MIT */
#include "platform/audio_sdl.h"

#include "base/rng.h"
#include "base/xalloc.h"
#include "tone/tone.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { SOUND_COUNT = SOUND_PRESS + 1 };
enum { CHUNK_SAMPLES = 512 }; /* 12 ms: a seed is heard as it lands */

struct audio_sdl {
	struct audio audio;                                            /* first: the calls get it */
	int16_t *samples[TONE_KIND_COUNT][TONE_LEVELS][TONE_VARIANTS]; /* stereo, owned */
	Mix_Chunk *chunks[TONE_KIND_COUNT][TONE_LEVELS][TONE_VARIANTS];
	SDL_Thread *maker;
	void *alsa; /* kept loaded, so that it stays quiet */
	atomic_bool stop, ready;
	bool open;
	int volume;                /* percent */
	int last[TONE_KIND_COUNT]; /* variant */
	struct rng rng;
};

static const struct {
	enum tone_kind kind;
	int full[TONE_LEVELS -
		 1]; /* a place with more seeds than [i] has at least level i + 1; 0: no levels */
} sounds[SOUND_COUNT] = {
	[SOUND_DROP] = {TONE_DROP, {1, 3, 6, 9, 13}},
	[SOUND_STORE] = {TONE_STORE, {4, 12, 24, 40, 60}},
	[SOUND_SCOOP] = {TONE_SCOOP, {2, 4, 7, 10, 14}},
	[SOUND_SHOT] = {TONE_SHOT, {0}},
	[SOUND_EXTRA] = {TONE_EXTRA, {0}},
	[SOUND_TURN] = {TONE_TURN, {0}},
	[SOUND_END] = {TONE_END, {0}},
	[SOUND_PRESS] = {TONE_PRESS, {0}},
};

int audio_sdl_level(enum sound sound, int full)
{
	int level = 0;

	if (!sounds[sound].full[0])
		return 0;
	while (level < TONE_LEVELS - 1 && full > sounds[sound].full[level])
		level++;
	return level;
}

static int levels_of(enum tone_kind kind)
{
	for (int i = 0; i < SOUND_COUNT; i++)
		if (sounds[i].kind == kind)
			return sounds[i].full[0] ? TONE_LEVELS : 1;
	return 1;
}

/* ---- making */

static void make_one(struct audio_sdl *sdl, enum tone_kind kind, int level, int variant)
{
	struct tone tone;
	int16_t *stereo;

	tone_make(&tone, kind, level, variant);
	stereo = xalloc(tone.count * 2 * sizeof *stereo);
	for (size_t i = 0; i < tone.count; i++)
		stereo[2 * i] = stereo[2 * i + 1] = tone.samples[i];
	sdl->samples[kind][level][variant] = stereo;
	sdl->chunks[kind][level][variant] =
		Mix_QuickLoad_RAW((Uint8 *)stereo, (Uint32)(tone.count * 2 * sizeof *stereo));
	tone_release(&tone);
}

static int make_all(void *context)
{
	struct audio_sdl *sdl = context;

	for (enum tone_kind kind = TONE_DROP; kind < TONE_KIND_COUNT; kind++)
		for (int level = 0; level < levels_of(kind); level++)
			for (int variant = 0; variant < TONE_VARIANTS; variant++) {
				if (atomic_load(&sdl->stop))
					return 0;
				make_one(sdl, kind, level, variant);
			}
	atomic_store_explicit(&sdl->ready, true, memory_order_release);
	return 0;
}

static void free_sounds(struct audio_sdl *sdl)
{
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		for (int level = 0; level < TONE_LEVELS; level++)
			for (int variant = 0; variant < TONE_VARIANTS; variant++) {
				/* Chunks made of memory of ours leave that to us. */
				if (sdl->chunks[kind][level][variant])
					Mix_FreeChunk(sdl->chunks[kind][level][variant]);
				free(sdl->samples[kind][level][variant]);
			}
}

/* ---- playing */

/* Never the same twice in a row. */
static int next_variant(struct audio_sdl *sdl, enum tone_kind kind)
{
	const uint32_t step = 1 + rng_below(&sdl->rng, TONE_VARIANTS - 1);

	sdl->last[kind] = (sdl->last[kind] + (int)step) % TONE_VARIANTS;
	return sdl->last[kind];
}

/* A free channel, or the one that has been sounding longest. */
static int channel_for_next(void)
{
	const int channel = Mix_GroupAvailable(-1);

	return channel >= 0 ? channel : Mix_GroupOldest(-1);
}

static void play(struct audio *audio, enum sound sound, int full, int pan)
{
	struct audio_sdl *sdl = (struct audio_sdl *)audio;
	const enum tone_kind kind = sounds[sound].kind;
	const int level = audio_sdl_level(sound, full);
	Mix_Chunk *chunk;
	int channel;

	if (!sdl->open || sdl->volume == 0 || !audio_sdl_is_ready(sdl))
		return;
	chunk = sdl->chunks[kind][level][next_variant(sdl, kind)];
	channel = channel_for_next();
	if (!chunk || channel < 0)
		return;
	pan = pan < -100 ? -100 : pan > 100 ? 100 : pan;
	/* The far ear still hears a third: the board is in front of the player, not around. */
	Mix_SetPanning(channel, (Uint8)(pan > 0 ? 255 - pan * 170 / 100 : 255),
		(Uint8)(pan < 0 ? 255 + pan * 170 / 100 : 255));
	Mix_PlayChannel(channel, chunk, 0);
}

static void set_volume(struct audio *audio, int percent)
{
	struct audio_sdl *sdl = (struct audio_sdl *)audio;

	sdl->volume = percent < 0 ? 0 : percent > 100 ? 100 : percent;
	if (!sdl->open)
		return;
	/* Squared, as ears hear it. */
	Mix_Volume(-1, sdl->volume * sdl->volume * MIX_MAX_VOLUME / 10000);
	if (sdl->volume == 0)
		Mix_HaltChannel(-1);
}

/* ---- opening */

static struct audio_sdl *audio_new(void)
{
	struct audio_sdl *sdl = xcalloc(1, sizeof *sdl);

	sdl->audio.play = play;
	sdl->audio.set_volume = set_volume;
	sdl->volume = 100;
	atomic_init(&sdl->stop, false);
	atomic_init(&sdl->ready, false);
	rng_init(&sdl->rng, 1);
	return sdl;
}

static void say_nothing(
	const char *file, int line, const char *function, int error, const char *format, ...)
{
	(void)file;
	(void)line;
	(void)function;
	(void)error;
	(void)format;
}

/* ALSA writes eight lines to stderr where there is no sound card; the log's one is enough. */
static void quiet_alsa(struct audio_sdl *sdl)
{
	int (*set_handler)(void (*handler)(const char *file, int line, const char *function,
		int error, const char *format, ...));

	sdl->alsa = SDL_LoadObject("libasound.so.2");
	if (!sdl->alsa)
		return;
	*(void **)&set_handler = SDL_LoadFunction(sdl->alsa, "snd_lib_error_set_handler");
	if (set_handler)
		set_handler(say_nothing);
}

struct audio_sdl *audio_sdl_new_mute(void)
{
	struct audio_sdl *sdl = audio_new();

	sdl->audio.available = true;
	return sdl;
}

struct audio_sdl *audio_sdl_new(struct log *log)
{
	struct audio_sdl *sdl = audio_new();

	quiet_alsa(sdl);
	if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
		log_say(log, "no sound: %s", SDL_GetError());
		return sdl;
	}
	if (Mix_OpenAudioDevice(TONE_RATE, AUDIO_S16SYS, 2, CHUNK_SAMPLES, NULL, 0) != 0) {
		log_say(log, "no sound: %s", Mix_GetError());
		SDL_QuitSubSystem(SDL_INIT_AUDIO);
		return sdl;
	}
	sdl->open = true;
	sdl->audio.available = true;
	Mix_AllocateChannels(AUDIO_CHANNELS);
	sdl->maker = SDL_CreateThread(make_all, "congklak-tones", sdl);
	if (!sdl->maker)
		make_all(sdl);
	return sdl;
}

void audio_sdl_free(struct audio_sdl *sdl)
{
	if (!sdl)
		return;
	atomic_store(&sdl->stop, true);
	if (sdl->maker)
		SDL_WaitThread(sdl->maker, NULL);
	if (sdl->open)
		Mix_HaltChannel(-1);
	free_sounds(sdl);
	if (sdl->open) {
		Mix_CloseAudio();
		SDL_QuitSubSystem(SDL_INIT_AUDIO);
	}
	if (sdl->alsa)
		SDL_UnloadObject(sdl->alsa);
	free(sdl);
}

struct audio *audio_sdl_audio(struct audio_sdl *sdl)
{
	return &sdl->audio;
}

bool audio_sdl_is_ready(const struct audio_sdl *sdl)
{
	return atomic_load_explicit(&sdl->ready, memory_order_acquire);
}
