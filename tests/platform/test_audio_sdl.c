/* SPDX-License-Identifier: MIT */
#include "platform/audio_sdl.h"
#include "platform/clock.h"
#include "test.h"
#include "tone/tone.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void wait_until_ready(const struct audio_sdl *sdl)
{
	const uint64_t end = clock_ms() + 20000;

	while (!audio_sdl_is_ready(sdl) && clock_ms() < end)
		SDL_Delay(2);
	assert_true(audio_sdl_is_ready(sdl));
}

static void play_all(struct audio *audio)
{
	for (int round = 0; round < 60; round++)
		audio->play(audio, (enum sound)(round % (SOUND_PRESS + 1)), round, round * 5 - 150);
}

static void dummy__everything__plays_and_ends(void **state)
{
	struct log log;
	struct audio_sdl *sdl;
	struct audio *audio;

	(void)state;
	setenv("SDL_AUDIODRIVER", "dummy", 1);
	log_init(&log);
	sdl = audio_sdl_new(&log);
	audio = audio_sdl_audio(sdl);
	assert_true(audio->available);
	play_all(audio); /* silent: nobody has said on what is played */
	audio->set_material(audio, TONE_JAWA, TONE_KERANG);
	wait_until_ready(sdl);
	play_all(audio);
	audio->set_effects(audio, 0);
	play_all(audio);
	audio->set_effects(audio, 100);
	audio->set_volume(audio, 0);
	play_all(audio);
	audio->set_volume(audio, 250);
	play_all(audio);
	assert_int_equal(log.said_count, 0);
	audio_sdl_free(sdl);
}

static void dummy__closed_at_once__does_not_wait_for_the_sounds(void **state)
{
	struct log log;

	(void)state;
	setenv("SDL_AUDIODRIVER", "dummy", 1);
	log_init(&log);
	for (int i = 0; i < 3; i++) {
		struct audio_sdl *sdl = audio_sdl_new(&log);
		struct audio *audio = audio_sdl_audio(sdl);

		audio->set_material(audio, i, i);
		if (i > 0)
			audio->set_material(audio, 0, TONE_GULI); /* the old one goes unfinished */
		audio_sdl_free(sdl);
	}
}

static void driver__none_such__is_silent_and_said_once(void **state)
{
	struct log log;
	struct audio_sdl *sdl;
	struct audio *audio;

	(void)state;
	setenv("SDL_AUDIODRIVER", "none-such", 1);
	log_init(&log);
	sdl = audio_sdl_new(&log);
	audio = audio_sdl_audio(sdl);
	assert_false(audio->available);
	assert_int_equal(log.said_count, 1);
	audio->set_material(audio, TONE_TANAH, TONE_SAGA);
	audio_sdl_await(sdl); /* for nothing, so not at all */
	play_all(audio);
	audio->set_volume(audio, 50);
	audio->set_effects(audio, 50);
	audio->set_music(audio, 50);
	audio_sdl_free(sdl);
	audio_sdl_free(audio_sdl_new(&log));
	assert_int_equal(log.said_count, 1);
}

/* The disk driver writes what a card would get. */
static long bytes_heard(const char *path)
{
	FILE *file = fopen(path, "rb");
	long heard = 0;
	int byte;

	assert_non_null(file);
	while ((byte = fgetc(file)) != EOF)
		heard += byte != 0;
	fclose(file);
	return heard;
}

/* What the test wants played, and what the card got of it. */
struct recording {
	char path[32];
	struct log log;
	struct audio_sdl *sdl;
	struct audio *audio;
};

static void record_begin(struct recording *recording)
{
	const char path[] = "/tmp/congklak-audio-XXXXXX";
	int file;

	memcpy(recording->path, path, sizeof path);
	file = mkstemp(recording->path);
	assert_true(file >= 0);
	close(file);
	setenv("SDL_AUDIODRIVER", "disk", 1);
	setenv("SDL_DISKAUDIOFILE", recording->path, 1);
	log_init(&recording->log);
	recording->sdl = audio_sdl_new(&recording->log);
	recording->audio = audio_sdl_audio(recording->sdl);
	assert_true(recording->audio->available);
}

/* How many bytes are not silent. */
static long record_end(struct recording *recording)
{
	long heard;

	SDL_Delay(200);
	audio_sdl_free(recording->sdl);
	heard = bytes_heard(recording->path);
	unlink(recording->path);
	return heard;
}

static long record_drops(int volume, int effects)
{
	struct recording recording;
	struct audio *audio;

	record_begin(&recording);
	audio = recording.audio;
	audio->set_material(audio, TONE_JAWA, TONE_KERANG);
	audio_sdl_await(recording.sdl);
	audio->set_volume(audio, volume);
	audio->set_effects(audio, effects);
	for (int i = 0; i < 40; i++)
		audio->play(audio, SOUND_DROP, i % 15, i * 5 - 100);
	return record_end(&recording);
}

static void disk__forty_drops__are_heard_unless_off(void **state)
{
	(void)state;
	assert_int_equal(record_drops(0, 100), 0);
	assert_int_equal(record_drops(100, 0), 0);
	assert_true(record_drops(100, 100) > 1000);
}

/* No move waits for its sounds or is silent: all of them are there when the first input is
 * answered, however slow the machine is. */
static void first_move__after_the_wait__is_heard_whatever_it_does(void **state)
{
	(void)state;
	for (int sound = SOUND_DROP; sound <= SOUND_PRESS; sound++)
		for (int full = 0; full < 98; full += sound == SOUND_DROP ? 16 : 97) {
			struct recording recording;

			record_begin(&recording);
			recording.audio->set_material(recording.audio, TONE_MELAYU, TONE_SAWO);
			audio_sdl_await(recording.sdl);
			recording.audio->play(recording.audio, (enum sound)sound, full, 0);
			if (record_end(&recording) < 500)
				fail_msg("sound %d with %d seeds is not heard", sound, full);
		}
}

/* Who chooses seeds hears them fall, not those of before: nothing waits for the rest. */
static void seeds__chosen__are_heard_at_once(void **state)
{
	struct recording recording;
	struct audio *audio;

	(void)state;
	record_begin(&recording);
	audio = recording.audio;
	audio->set_material(audio, TONE_TANAH, TONE_GULI);
	audio->play(audio, SOUND_DROP, 5, 0);
	assert_true(record_end(&recording) > 500);
}

/* Other seeds while something sounds: the old are heard until the new are there. */
static void material__changed_while_seeds_fall__is_never_silent(void **state)
{
	struct recording recording;
	struct audio *audio;

	(void)state;
	record_begin(&recording);
	audio = recording.audio;
	audio->set_material(audio, 0, 0);
	audio_sdl_await(recording.sdl);
	for (int i = 0; i < 12; i++) {
		audio->set_material(audio, i % TONE_BOARD_COUNT, i % TONE_SEEDS_COUNT);
		audio->play(audio, SOUND_DROP, i, 0);
	}
	wait_until_ready(recording.sdl);
	audio->play(audio, SOUND_DROP, 3, 0);
	audio->set_material(audio, 0, 0);
	audio->set_material(audio, 11 % TONE_BOARD_COUNT, 11 % TONE_SEEDS_COUNT);
	assert_true(audio_sdl_is_ready(recording.sdl));
	assert_true(record_end(&recording) > 1000);
}

static long record_music(int volume, int music, int effects)
{
	struct recording recording;
	struct audio *audio;

	record_begin(&recording);
	audio = recording.audio;
	audio->set_volume(audio, volume);
	audio->set_effects(audio, effects);
	audio->set_music(audio, music);
	wait_until_ready(recording.sdl);
	SDL_Delay(800);
	return record_end(&recording);
}

static void music__of_its_own_volume__is_heard_only_when_wished(void **state)
{
	(void)state;
	assert_int_equal(record_music(100, 0, 100), 0);
	assert_int_equal(record_music(0, 100, 100), 0);
	assert_true(record_music(100, 60, 0) > 5000);
}

static void music__switched_on_and_closed_at_once__does_not_wait(void **state)
{
	struct log log;

	(void)state;
	setenv("SDL_AUDIODRIVER", "dummy", 1);
	log_init(&log);
	for (int i = 0; i < 3; i++) {
		struct audio_sdl *sdl = audio_sdl_new(&log);
		struct audio *audio = audio_sdl_audio(sdl);

		audio->set_music(audio, 100);
		audio->set_music(audio, 0);
		audio->set_music(audio, 40);
		audio_sdl_free(sdl);
	}
}

static void mute__for_pictures__says_it_is_there(void **state)
{
	struct audio_sdl *sdl = audio_sdl_new_mute();
	struct audio *audio = audio_sdl_audio(sdl);

	(void)state;
	assert_true(audio->available);
	play_all(audio);
	audio->set_volume(audio, 30);
	audio_sdl_free(sdl);
}

static void level__of_more_seeds__is_never_lower_and_uses_all(void **state)
{
	static const enum sound tuned[] = {SOUND_DROP, SOUND_STORE, SOUND_SCOOP, SOUND_SHOT};

	(void)state;
	for (size_t i = 0; i < sizeof tuned / sizeof *tuned; i++) {
		int before = 0;

		assert_int_equal(audio_sdl_level(tuned[i], 0), 0);
		for (int full = 1; full < 200; full++) {
			const int level = audio_sdl_level(tuned[i], full);

			assert_true(level == before || level == before + 1);
			before = level;
		}
		assert_int_equal(before, TONE_LEVELS - 1);
	}
	assert_int_equal(audio_sdl_level(SOUND_END, 98), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(dummy__everything__plays_and_ends),
		cmocka_unit_test(dummy__closed_at_once__does_not_wait_for_the_sounds),
		cmocka_unit_test(driver__none_such__is_silent_and_said_once),
		cmocka_unit_test(disk__forty_drops__are_heard_unless_off),
		cmocka_unit_test(first_move__after_the_wait__is_heard_whatever_it_does),
		cmocka_unit_test(seeds__chosen__are_heard_at_once),
		cmocka_unit_test(material__changed_while_seeds_fall__is_never_silent),
		cmocka_unit_test(music__of_its_own_volume__is_heard_only_when_wished),
		cmocka_unit_test(music__switched_on_and_closed_at_once__does_not_wait),
		cmocka_unit_test(mute__for_pictures__says_it_is_there),
		cmocka_unit_test(level__of_more_seeds__is_never_lower_and_uses_all),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
