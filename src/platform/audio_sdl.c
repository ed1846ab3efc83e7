/* SPDX-License-Identifier: MIT */
#include "platform/audio_sdl.h"

#include "base/rng.h"
#include "base/xalloc.h"
#include "platform/clock.h"
#include "platform/music_sdl.h"
#include "platform/tone_bank.h"
#include "tone/music_mix.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdlib.h>

enum { SOUND_COUNT = SOUND_PRESS + 1 };
enum { CHUNK_SAMPLES = 512 }; /* 12 ms: a seed is heard as it lands */

struct audio_sdl {
	struct audio audio;       /* first: the calls get it */
	struct tone_bank *bank;   /* what is heard; NULL: nothing was asked for yet */
	struct tone_bank *coming; /* for another board or seeds, or NULL */
	struct tone_bank *going;  /* may still be heard, or NULL */
	void *alsa;               /* kept loaded, so that it stays quiet */
	bool open;
	struct music_sdl *music;
	int volume, effects, music_percent;

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
	[SOUND_SHOT] = {TONE_SHOT, {3, 5, 8, 11, 15}},
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

/* ---- playing */

/* Never the same twice in a row, once there are two. */
static int next_variant(struct audio_sdl *sdl, enum tone_kind kind, int count)
{
	const uint32_t step = count > 1 ? 1 + rng_below(&sdl->rng, (uint32_t)count - 1) : 0;

	sdl->last[kind] = (sdl->last[kind] + (int)step) % count;
	return sdl->last[kind];
}

/* The sounds that are to be heard next, when they are made. */
static void change_banks(struct audio_sdl *sdl)
{
	if (sdl->going && Mix_Playing(-1) == 0) {
		tone_bank_free(sdl->going);
		sdl->going = NULL;
	}
	if (!sdl->coming || tone_bank_has_all(sdl->coming) == 0)
		return;
	tone_bank_free(sdl->going);
	sdl->going = sdl->bank;
	sdl->bank = sdl->coming;
	sdl->coming = NULL;
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
	const struct tone_bank *bank;
	Mix_Chunk *chunk;
	int channel;

	if (!sdl->open || sdl->volume == 0 || sdl->effects == 0)
		return;
	change_banks(sdl);
	/* What is wished for last, as soon as it has this sound. */
	bank = sdl->coming && tone_bank_has(sdl->coming, kind) > 0 ? sdl->coming : sdl->bank;
	if (!bank || tone_bank_has(bank, kind) == 0)
		return;
	chunk = tone_bank_chunk(
		bank, kind, level, next_variant(sdl, kind, tone_bank_has(bank, kind)));
	channel = channel_for_next();
	if (!chunk || channel < 0)
		return;
	pan = pan < -100 ? -100 : pan > 100 ? 100 : pan;
	/* The far ear still hears a third: the board is in front of the player, not around. */
	Mix_SetPanning(channel, (Uint8)(pan > 0 ? 255 - pan * 170 / 100 : 255),
		(Uint8)(pan < 0 ? 255 + pan * 170 / 100 : 255));
	Mix_PlayChannel(channel, chunk, 0);
}

static int clamp_percent(int percent)
{
	return percent < 0 ? 0 : percent > 100 ? 100 : percent;
}

/* Squared, as ears hear it. */
static void apply_volumes(struct audio_sdl *sdl)
{
	const int effects = sdl->volume * sdl->effects / 100;
	const int music = sdl->volume * sdl->music_percent / 100;

	if (!sdl->open)
		return;
	music_sdl_set(sdl->music, (int)((int64_t)MUSIC_GAIN * music * music / 10000));
	Mix_Volume(-1, effects * effects * MIX_MAX_VOLUME / 10000);
	if (effects == 0)
		Mix_HaltChannel(-1);
}

static void set_volume(struct audio *audio, int percent)
{
	struct audio_sdl *sdl = (struct audio_sdl *)audio;

	sdl->volume = clamp_percent(percent);
	apply_volumes(sdl);
}

static void set_effects(struct audio *audio, int percent)
{
	struct audio_sdl *sdl = (struct audio_sdl *)audio;

	sdl->effects = clamp_percent(percent);
	apply_volumes(sdl);
}

static void set_music(struct audio *audio, int percent)
{
	struct audio_sdl *sdl = (struct audio_sdl *)audio;

	sdl->music_percent = clamp_percent(percent);
	apply_volumes(sdl);
}

static bool same_material(const struct tone_bank *bank, struct tone_material material)
{
	const struct tone_material is = tone_bank_material(bank);

	return is.board == material.board && is.seeds == material.seeds;
}

static void set_material(struct audio *audio, int board, int seeds)
{
	struct audio_sdl *sdl = (struct audio_sdl *)audio;
	const struct tone_material material = {(enum tone_board)board, (enum tone_seeds)seeds};

	if (!sdl->open)
		return;
	if (!sdl->bank) {
		sdl->bank = tone_bank_new(material);
		return;
	}
	if (same_material(sdl->coming ? sdl->coming : sdl->bank, material))
		return;
	tone_bank_free(sdl->coming);
	sdl->coming = same_material(sdl->bank, material) ? NULL : tone_bank_new(material);
}

/* ---- opening */

static struct audio_sdl *audio_new(void)
{
	struct audio_sdl *sdl = xcalloc(1, sizeof *sdl);

	sdl->audio.play = play;
	sdl->audio.set_volume = set_volume;
	sdl->audio.set_effects = set_effects;
	sdl->audio.set_music = set_music;
	sdl->audio.set_material = set_material;
	sdl->volume = 100;
	sdl->effects = 100;
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
	sdl->music = music_sdl_new((uint32_t)clock_us());
	return sdl;
}

void audio_sdl_free(struct audio_sdl *sdl)
{
	if (!sdl)
		return;
	if (sdl->open) {
		Mix_HaltChannel(-1);
		music_sdl_free(sdl->music);
		tone_bank_free(sdl->coming);
		tone_bank_free(sdl->going);
		tone_bank_free(sdl->bank);
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
	const struct tone_bank *last = sdl->coming ? sdl->coming : sdl->bank;

	return (!sdl->music || music_sdl_is_ready(sdl->music)) &&
	       (!last || tone_bank_has_all(last) == TONE_VARIANTS);
}

void audio_sdl_await(struct audio_sdl *sdl)
{
	if (sdl->bank)
		tone_bank_await(sdl->bank);
}
