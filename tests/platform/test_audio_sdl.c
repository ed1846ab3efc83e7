/* SPDX-License-Identifier: MIT */
#include "platform/audio_sdl.h"
#include "platform/clock.h"
#include "test.h"
#include "tone/tone.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
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
	play_all(audio); /* silent: the sounds may not be made yet */
	wait_until_ready(sdl);
	play_all(audio);
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
	for (int i = 0; i < 3; i++)
		audio_sdl_free(audio_sdl_new(&log));
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
	play_all(audio);
	audio->set_volume(audio, 50);
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

static long record(const char *path, int volume, int drops)
{
	struct log log;
	struct audio_sdl *sdl;
	struct audio *audio;

	setenv("SDL_AUDIODRIVER", "disk", 1);
	setenv("SDL_DISKAUDIOFILE", path, 1);
	log_init(&log);
	sdl = audio_sdl_new(&log);
	audio = audio_sdl_audio(sdl);
	assert_true(audio->available);
	wait_until_ready(sdl);
	audio->set_volume(audio, volume);
	for (int i = 0; i < drops; i++)
		audio->play(audio, SOUND_DROP, i % 15, i * 5 - 100);
	SDL_Delay(150);
	audio_sdl_free(sdl);
	return bytes_heard(path);
}

static void disk__forty_drops__are_heard_unless_off(void **state)
{
	char path[] = "/tmp/congklak-audio-XXXXXX";
	const int file = mkstemp(path);

	(void)state;
	assert_true(file >= 0);
	close(file);
	assert_int_equal(record(path, 0, 40), 0);
	assert_true(record(path, 100, 40) > 1000);
	unlink(path);
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
	static const enum sound tuned[] = {SOUND_DROP, SOUND_STORE, SOUND_SCOOP};

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
		cmocka_unit_test(mute__for_pictures__says_it_is_there),
		cmocka_unit_test(level__of_more_seeds__is_never_lower_and_uses_all),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
