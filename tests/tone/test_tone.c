/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "tone/tone.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* What each kind has to keep to. Peaks in parts of full scale, times in seconds. */
static const struct want {
	const char *name;
	double shortest, longest;
	double quietest, loudest; /* the peak */
	bool leveled;
} wants[TONE_KIND_COUNT] = {
	[TONE_DROP] = {"drop", 0.060, 0.140, 0.35, 0.51, true},
	[TONE_STORE] = {"store", 0.200, 0.400, 0.35, 0.55, true},
	[TONE_SCOOP] = {"scoop", 0.150, 0.250, 0.25, 0.51, true},
	[TONE_SHOT] = {"shot", 0.350, 0.450, 0.40, 0.65, true},
	[TONE_EXTRA] = {"extra", 0.300, 0.700, 0.10, 0.30, false},
	[TONE_TURN] = {"turn", 0.100, 0.250, 0.10, 0.30, false},
	[TONE_END] = {"end", 1.200, 1.800, 0.30, 0.51, false},
	[TONE_PRESS] = {"press", 0.010, 0.060, 0.05, 0.25, false},
};

typedef void check_one(const struct want *want, const struct tone *tone, int level, int variant);

/* Every kind, level and variant there is. */
static void each_tone(check_one *check)
{
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		for (int level = 0; level < TONE_LEVELS; level++)
			for (int variant = 0; variant < TONE_VARIANTS; variant++) {
				struct tone tone;

				tone_make(&tone, (enum tone_kind)kind, level, variant);
				check(&wants[kind], &tone, level, variant);
				tone_release(&tone);
				assert_null(tone.samples);
			}
}

static int peak_of(const struct tone *tone)
{
	int peak = 0;

	for (size_t i = 0; i < tone->count; i++)
		if (abs(tone->samples[i]) > peak)
			peak = abs(tone->samples[i]);
	return peak;
}

static double energy(const struct tone *tone, size_t from, size_t to)
{
	double sum = 0.0;

	for (size_t i = from; i < to; i++)
		sum += (double)tone->samples[i] * tone->samples[i];
	return sum;
}

/* The middle of the spectrum, in Hz, by a plain Fourier sum every 20 Hz. */
static double centroid(const struct tone *tone)
{
	double weighted = 0.0, all = 0.0;

	for (double hz = 40.0; hz < 12000.0; hz += 20.0) {
		double turn = 2.0 * 3.14159265358979323846 * hz / TONE_RATE;
		double step_re = cos(turn), step_im = sin(turn);
		double re = 0.0, im = 0.0, at_re = 1.0, at_im = 0.0;

		for (size_t i = 0; i < tone->count; i++) {
			double next = at_re * step_re - at_im * step_im;

			re += tone->samples[i] * at_re;
			im += tone->samples[i] * at_im;
			at_im = at_re * step_im + at_im * step_re;
			at_re = next;
		}
		weighted += hz * (re * re + im * im);
		all += re * re + im * im;
	}
	return weighted / all;
}

static double centroid_of(enum tone_kind kind, int level, int variant)
{
	struct tone tone;
	double hz;

	tone_make(&tone, kind, level, variant);
	hz = centroid(&tone);
	tone_release(&tone);
	return hz;
}

static bool equal(const struct tone *a, const struct tone *b)
{
	return a->count == b->count &&
	       memcmp(a->samples, b->samples, a->count * sizeof *a->samples) == 0;
}

static void check_length(const struct want *want, const struct tone *tone, int level, int variant)
{
	double seconds = (double)tone->count / TONE_RATE;

	if (seconds < want->shortest || seconds > want->longest)
		fail_msg("%s %d %d takes %.3f s", want->name, level, variant, seconds);
}

static void tone_make__every_kind__length_in_range(void **state)
{
	(void)state;
	each_tone(check_length);
}

static void check_peak(const struct want *want, const struct tone *tone, int level, int variant)
{
	double peak = peak_of(tone) / 32767.0;

	if (peak < want->quietest || peak > want->loudest)
		fail_msg("%s %d %d has its peak at %.3f", want->name, level, variant, peak);
}

static void tone_make__every_kind__loud_enough_and_never_clipped(void **state)
{
	(void)state;
	each_tone(check_peak);
}

/* An edge at either end would be heard as a click. */
static void check_ends(const struct want *want, const struct tone *tone, int level, int variant)
{
	double peak = peak_of(tone);

	if (abs(tone->samples[0]) > peak * 0.01 || abs(tone->samples[1]) > peak * 0.15)
		fail_msg("%s %d %d starts with an edge", want->name, level, variant);
	for (size_t i = tone->count - 44; i < tone->count; i++)
		if (abs(tone->samples[i]) > peak * 0.005)
			fail_msg("%s %d %d ends with an edge", want->name, level, variant);
}

static void tone_make__every_kind__starts_and_ends_in_silence(void **state)
{
	(void)state;
	each_tone(check_ends);
}

static void check_decay(const struct want *want, const struct tone *tone, int level, int variant)
{
	size_t quarter = tone->count / 4;
	double last = energy(tone, tone->count - quarter, tone->count);
	double all = energy(tone, 0, tone->count);
	double sum = 0.0;

	if (last > all * 0.06)
		fail_msg("%s %d %d is still loud at its end", want->name, level, variant);
	/* Nothing that would push a loudspeaker to one side. */
	for (size_t i = 0; i < tone->count; i++)
		sum += tone->samples[i];
	if (fabs(sum / (double)tone->count) > 50.0)
		fail_msg("%s %d %d is off its middle", want->name, level, variant);
}

static void tone_make__every_kind__dies_away(void **state)
{
	(void)state;
	each_tone(check_decay);
}

static void tone_make__same_input__same_samples(void **state)
{
	(void)state;
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		for (int level = 0; level < TONE_LEVELS; level++) {
			struct tone a, b, other;

			tone_make(&a, (enum tone_kind)kind, level, 1);
			/* Another sound in between must not matter. */
			tone_make(&other, TONE_SHOT, 3, 2);
			tone_make(&b, (enum tone_kind)kind, level, 1);
			assert_true(equal(&a, &b));
			tone_release(&a);
			tone_release(&b);
			tone_release(&other);
		}
}

static void tone_make__variants__all_differ(void **state)
{
	(void)state;
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		for (int level = 0; level < TONE_LEVELS; level++) {
			struct tone tones[TONE_VARIANTS];

			for (int i = 0; i < TONE_VARIANTS; i++)
				tone_make(&tones[i], (enum tone_kind)kind, level, i);
			for (int i = 0; i < TONE_VARIANTS; i++)
				assert_false(equal(&tones[i], &tones[(i + 1) % TONE_VARIANTS]));
			for (int i = 0; i < TONE_VARIANTS; i++)
				tone_release(&tones[i]);
		}
}

static void tone_make__levels__differ_only_where_a_kind_has_them(void **state)
{
	(void)state;
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		for (int level = 1; level < TONE_LEVELS; level++) {
			struct tone a, b;

			tone_make(&a, (enum tone_kind)kind, level - 1, 0);
			tone_make(&b, (enum tone_kind)kind, level, 0);
			assert_int_equal(equal(&a, &b), !wants[kind].leveled);
			tone_release(&a);
			tone_release(&b);
		}
}

static void tone_make__fuller_hole__duller(void **state)
{
	double before = 1e9;

	(void)state;
	for (int level = 0; level < TONE_LEVELS; level++) {
		double mean = 0.0;

		for (int variant = 0; variant < TONE_VARIANTS; variant++)
			mean += centroid_of(TONE_DROP, level, variant) / TONE_VARIANTS;
		if (mean >= before * 0.97)
			fail_msg("level %d: %.0f Hz after %.0f Hz", level, mean, before);
		before = mean;
	}
}

static void tone_make__full_store__duller_than_empty(void **state)
{
	(void)state;
	for (int variant = 0; variant < TONE_VARIANTS; variant++)
		assert_true(centroid_of(TONE_STORE, TONE_LEVELS - 1, variant) <
			    0.85 * centroid_of(TONE_STORE, 0, variant));
}

static void tone_make__store__deeper_and_longer_than_a_hole(void **state)
{
	(void)state;
	for (int level = 0; level < TONE_LEVELS; level++) {
		struct tone hole, store;

		tone_make(&hole, TONE_DROP, level, 0);
		tone_make(&store, TONE_STORE, level, 0);
		assert_true(store.count > 2 * hole.count);
		assert_true(centroid(&store) < 0.5 * centroid(&hole));
		tone_release(&hole);
		tone_release(&store);
	}
}

/* Seeds at the fastest speed a board is sown, 25 ms apart. */
static void tone_make__forty_drops_overlapping__no_clipping(void **state)
{
	enum { DROPS = 40, APART = TONE_RATE / 40, LENGTH = (DROPS + 8) * APART };
	int *mix = calloc(LENGTH, sizeof *mix);
	int clipped = 0;

	(void)state;
	assert_non_null(mix);
	for (int drop = 0; drop < DROPS; drop++) {
		struct tone tone;

		tone_make(&tone, TONE_DROP, drop % TONE_LEVELS, drop % TONE_VARIANTS);
		for (size_t i = 0; i < tone.count; i++)
			mix[(size_t)(drop * APART) + i] += tone.samples[i];
		tone_release(&tone);
	}
	for (int i = 0; i < LENGTH; i++)
		clipped += abs(mix[i]) > INT16_MAX;
	free(mix);
	assert_int_equal(clipped, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tone_make__every_kind__length_in_range),
		cmocka_unit_test(tone_make__every_kind__loud_enough_and_never_clipped),
		cmocka_unit_test(tone_make__every_kind__starts_and_ends_in_silence),
		cmocka_unit_test(tone_make__every_kind__dies_away),
		cmocka_unit_test(tone_make__same_input__same_samples),
		cmocka_unit_test(tone_make__variants__all_differ),
		cmocka_unit_test(tone_make__levels__differ_only_where_a_kind_has_them),
		cmocka_unit_test(tone_make__fuller_hole__duller),
		cmocka_unit_test(tone_make__full_store__duller_than_empty),
		cmocka_unit_test(tone_make__store__deeper_and_longer_than_a_hole),
		cmocka_unit_test(tone_make__forty_drops_overlapping__no_clipping),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
