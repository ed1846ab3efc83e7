/* SPDX-License-Identifier: MIT */
#include "listen.h"
#include "test.h"
#include "tone/music_mix.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MANY = 60 }; /* phrases: twenty minutes and more */

struct gamelan {
	struct tone voices[GAMELAN_VOICES];
};

static int make_gamelan(void **state)
{
	struct gamelan *gamelan = calloc(1, sizeof *gamelan);

	if (!gamelan)
		return -1;
	for (int voice = 0; voice < GAMELAN_VOICES; voice++)
		gamelan_make(&gamelan->voices[voice], voice);
	*state = gamelan;
	return 0;
}

static int release_gamelan(void **state)
{
	struct gamelan *gamelan = *state;

	for (int voice = 0; voice < GAMELAN_VOICES; voice++)
		tone_release(&gamelan->voices[voice]);
	free(gamelan);
	return 0;
}

/* ---- the voices */

static void bars__beside_each_other__are_a_slendro_of_two_octaves(void **state)
{
	(void)state;
	for (int bar = 1; bar < GAMELAN_BARS; bar++) {
		double cents = 1200.0 * log2(gamelan_hz(bar) / gamelan_hz(bar - 1));

		if (cents < 215.0 || cents > 270.0)
			fail_msg("bar %d is %.0f cents above the one before", bar, cents);
	}
	for (int bar = 0; bar < GAMELAN_STEPS; bar++)
		assert_true(fabs(1200.0 * log2(gamelan_hz(bar + GAMELAN_STEPS) / gamelan_hz(bar)) -
				    1200.0) < 15.0);
	assert_true(gamelan_hz(GAMELAN_KEMPUL) < gamelan_hz(0));
	assert_true(gamelan_hz(GAMELAN_GONG) < gamelan_hz(GAMELAN_KEMPUL));
}

static void voices__heard__have_their_pitch(void **state)
{
	const struct gamelan *gamelan = *state;

	for (int bar = 0; bar < GAMELAN_BARS; bar++) {
		double heard = listen_centroid(&gamelan->voices[bar]);

		if (fabs(heard / gamelan_hz(bar) - 1.0) > 0.06)
			fail_msg("bar %d of %.0f Hz has its middle at %.0f", bar, gamelan_hz(bar),
				heard);
	}
}

static double energy_at(const struct tone *tone, double when)
{
	size_t from = (size_t)((when - 0.03) * TONE_RATE), to = from + TONE_RATE * 6 / 100;

	return listen_energy(tone, from, to);
}

/* Half a beat after the stroke the two are against each other, a whole one after it together: it
 * swells again while it dies. */
static void voices__each__breathe_as_a_pair(void **state)
{
	const struct gamelan *gamelan = *state;

	for (int voice = 0; voice < GAMELAN_VOICES; voice++) {
		const struct tone *tone = &gamelan->voices[voice];
		double beat = 1.0 / gamelan_beat(voice);

		if (energy_at(tone, beat) < 1.2 * energy_at(tone, beat / 2.0))
			fail_msg("voice %d does not swell after %.2f s", voice, beat);
	}
}

static void voices__each__are_soft_long_and_end_in_silence(void **state)
{
	const struct gamelan *gamelan = *state;

	for (int voice = 0; voice < GAMELAN_VOICES; voice++) {
		const struct tone *tone = &gamelan->voices[voice];
		int peak = listen_peak(tone);

		assert_in_range(peak, 1000, 13107);
		assert_true(listen_ring(tone, 30.0) > 1.0);
		assert_true(abs(tone->samples[0]) < peak / 100);
		for (size_t i = tone->count - 44; i < tone->count; i++)
			assert_true(abs(tone->samples[i]) < peak / 200);
		if (voice != GAMELAN_GONG)
			assert_true(tone->count < gamelan->voices[GAMELAN_GONG].count);
	}
}

/* ---- the phrases */

static void check_phrase(const struct music_phrase *phrase)
{
	double beat = (double)phrase->length / MUSIC_BEATS / TONE_RATE;
	int gongs = 0;

	assert_true(60.0 / beat > 40.0 && 60.0 / beat < 50.0);
	assert_in_range(phrase->count, 4, 40); /* sparse */
	for (int i = 0; i < phrase->count; i++) {
		const struct music_note *note = &phrase->notes[i];

		assert_true(note->when < phrase->length);
		assert_true(i == 0 || note->when >= phrase->notes[i - 1].when);
		assert_true(note->voice < GAMELAN_VOICES);
		assert_in_range(note->level, 1, 100);
		assert_true(note->pan >= -100 && note->pan <= 100);
		gongs += note->voice == GAMELAN_GONG;
		if (note->voice == GAMELAN_GONG)
			assert_true(note->when < TONE_RATE / 20);
	}
	assert_int_equal(gongs, 1);
}

static void phrases__of_many_seeds__are_sparse_cycles_from_gong_to_gong(void **state)
{
	(void)state;
	for (uint32_t seed = 0; seed < 200; seed++) {
		struct music music;

		music_init(&music, seed);
		for (int i = 0; i < 30; i++) {
			struct music_phrase phrase;

			music_next(&music, &phrase);
			check_phrase(&phrase);
		}
	}
}

/* The same notes in the same order, whatever their loudness and exact moment. */
static bool same_notes(const struct music_phrase *a, const struct music_phrase *b)
{
	if (a->count != b->count)
		return false;
	for (int i = 0; i < a->count; i++)
		if (a->notes[i].voice != b->notes[i].voice)
			return false;
	return true;
}

static void phrases__for_many_minutes__repeat_none(void **state)
{
	static struct music_phrase phrases[MANY];

	(void)state;
	for (uint32_t seed = 1; seed <= 20; seed++) {
		struct music music;
		double seconds = 0.0;
		int same = 0;

		music_init(&music, seed);
		for (int i = 0; i < MANY; i++) {
			music_next(&music, &phrases[i]);
			seconds += (double)phrases[i].length / TONE_RATE;
			for (int j = 0; j < i; j++)
				same += same_notes(&phrases[i], &phrases[j]);
		}
		assert_true(seconds > 20.0 * 60.0);
		/* Two that are nearly bare may fall on the same few notes. */
		if (same > 2)
			fail_msg("seed %u: %d phrases come again", seed, same);
	}
}

static void phrases__same_seed__same_piece_and_another_seed_another(void **state)
{
	struct music a, b, other;
	struct music_phrase pa, pb, po;

	(void)state;
	memset(&pa, 0, sizeof pa);
	memset(&pb, 0, sizeof pb);
	music_init(&a, 7);
	music_init(&b, 7);
	music_init(&other, 8);
	for (int i = 0; i < MANY; i++) {
		music_next(&a, &pa);
		music_next(&b, &pb);
		music_next(&other, &po);
		assert_int_equal(pa.length, pb.length);
		assert_memory_equal(pa.notes, pb.notes, (size_t)pa.count * sizeof pa.notes[0]);
		assert_false(same_notes(&pa, &po) && pa.length == po.length);
	}
}

/* ---- the stream */

static void stream__in_pieces_of_any_size__is_the_same(void **state)
{
	enum { FRAMES = TONE_RATE * 50 };
	const struct gamelan *gamelan = *state;
	int16_t *whole = calloc(2 * FRAMES, sizeof *whole),
		*pieces = calloc(2 * FRAMES, sizeof *pieces);
	struct music_mix mix;

	assert_non_null(whole);
	assert_non_null(pieces);
	music_mix_init(&mix, gamelan->voices, 3);
	music_mix_add(&mix, whole, FRAMES, MUSIC_GAIN);
	music_mix_init(&mix, gamelan->voices, 3);
	for (size_t at = 0, size = 1; at < FRAMES; at += size, size = size % 700 + 1) {
		if (size > FRAMES - at)
			size = FRAMES - at;
		music_mix_add(&mix, &pieces[2 * at], size, MUSIC_GAIN);
	}
	assert_memory_equal(whole, pieces, 2 * FRAMES * sizeof *whole);
	free(whole);
	free(pieces);
}

static void stream__for_ten_minutes__never_clips_or_falls_silent(void **state)
{
	enum { FRAMES = TONE_RATE };
	const struct gamelan *gamelan = *state;
	static int16_t second[2 * FRAMES];
	struct music_mix mix;
	int silent = 0;

	music_mix_init(&mix, gamelan->voices, 1);
	for (int i = 0; i < 600; i++) {
		int peak = 0;

		memset(second, 0, sizeof second);
		music_mix_add(&mix, second, FRAMES, MUSIC_GAIN);
		for (int j = 0; j < 2 * FRAMES; j++)
			peak = abs(second[j]) > peak ? abs(second[j]) : peak;
		/* Room is left for the seeds. */
		assert_true(peak < 16384);
		silent = peak < 30 ? silent + 1 : 0;
		assert_true(silent < 8);
	}
}

static void stream__off__adds_nothing_and_goes_on_where_it_was(void **state)
{
	enum { FRAMES = 4096 };
	const struct gamelan *gamelan = *state;
	static int16_t heard[2 * FRAMES];
	struct music_mix mix;
	uint32_t clock;

	music_mix_init(&mix, gamelan->voices, 1);
	for (int i = 0; i < 2 * FRAMES; i++)
		heard[i] = 1234;
	music_mix_add(&mix, heard, FRAMES, 0);
	for (int i = 0; i < 2 * FRAMES; i++)
		assert_int_equal(heard[i], 1234);
	assert_int_equal(mix.clock, 0);
	for (int i = 0; i < 30; i++)
		music_mix_add(&mix, heard, FRAMES, MUSIC_GAIN);
	for (int i = 0; i < 30; i++)
		music_mix_add(&mix, heard, FRAMES, 0);
	clock = mix.clock;
	music_mix_add(&mix, heard, FRAMES, 0);
	assert_int_equal(mix.clock, clock);
	assert_true(clock > 0);
}

/* What is there already stays, and the sum stops at the top. */
static void stream__over_loud_seeds__stops_at_the_top(void **state)
{
	enum { FRAMES = TONE_RATE * 3 };
	const struct gamelan *gamelan = *state;
	int16_t *heard = calloc(2 * FRAMES, sizeof *heard);
	struct music_mix mix;

	assert_non_null(heard);
	for (int i = 0; i < 2 * FRAMES; i++)
		heard[i] = INT16_MAX - 10;
	music_mix_init(&mix, gamelan->voices, 1);
	music_mix_add(&mix, heard, FRAMES, MUSIC_GAIN);
	for (int i = 0; i < 2 * FRAMES; i++)
		assert_true(heard[i] > 10000);
	free(heard);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bars__beside_each_other__are_a_slendro_of_two_octaves),
		cmocka_unit_test(voices__heard__have_their_pitch),
		cmocka_unit_test(voices__each__breathe_as_a_pair),
		cmocka_unit_test(voices__each__are_soft_long_and_end_in_silence),
		cmocka_unit_test(phrases__of_many_seeds__are_sparse_cycles_from_gong_to_gong),
		cmocka_unit_test(phrases__for_many_minutes__repeat_none),
		cmocka_unit_test(phrases__same_seed__same_piece_and_another_seed_another),
		cmocka_unit_test(stream__in_pieces_of_any_size__is_the_same),
		cmocka_unit_test(stream__for_ten_minutes__never_clips_or_falls_silent),
		cmocka_unit_test(stream__off__adds_nothing_and_goes_on_where_it_was),
		cmocka_unit_test(stream__over_loud_seeds__stops_at_the_top),
	};

	return cmocka_run_group_tests(tests, make_gamelan, release_gamelan);
}
