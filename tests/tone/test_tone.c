/* SPDX-License-Identifier: MIT */
#include "listen.h"
#include "test.h"

#include <math.h>
#include <stdlib.h>

/* Every tone there is, of every board with every kind of seeds. */

/* What each kind has to keep to. Peaks in parts of full scale, times in seconds. */
static const struct want {
	const char *name;
	double shortest, longest;
	double quietest, loudest; /* in dB, as the ear has it */
	bool leveled;
} wants[TONE_KIND_COUNT] = {
	[TONE_DROP] = {"drop", 0.060, 0.140, -29.5, -26.0, true},
	[TONE_STORE] = {"store", 0.200, 0.400, -27.0, -24.0, true},
	[TONE_SCOOP] = {"scoop", 0.150, 0.260, -29.5, -24.0, true},
	[TONE_SHOT] = {"shot", 0.350, 0.450, -25.5, -21.0, true},
	[TONE_EXTRA] = {"extra", 0.300, 0.700, -29.0, -25.0, false},
	[TONE_TURN] = {"turn", 0.100, 0.250, -37.0, -33.0, false},
	[TONE_END] = {"end", 1.200, 1.800, -25.0, -21.0, false},
	[TONE_PRESS] = {"press", 0.010, 0.060, -38.0, -34.0, false},
};

/* Which one it was, for who reads a failure. */
struct which {
	struct tone_material material;
	enum tone_kind kind;
	int level, variant;
};

static void fail_of(const struct which *which, const char *what, double how)
{
	fail_msg("board %d seeds %d %s level %d variant %d %s: %g", (int)which->material.board,
		(int)which->material.seeds, wants[which->kind].name, which->level, which->variant,
		what, how);
}

typedef void check_one(const struct want *want, const struct tone *tone, const struct which *which);

static void each_of(struct tone_material material, check_one *check)
{
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		for (int level = 0; level < tone_levels((enum tone_kind)kind); level++)
			for (int variant = 0; variant < TONE_VARIANTS; variant++) {
				struct which which = {
					material, (enum tone_kind)kind, level, variant};
				struct tone tone;

				tone_make(&tone, material, which.kind, level, variant);
				check(&wants[kind], &tone, &which);
				tone_release(&tone);
				assert_null(tone.samples);
			}
}

static void each_tone(check_one *check)
{
	for (int board = 0; board < TONE_BOARD_COUNT; board++)
		for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++)
			each_of((struct tone_material){(enum tone_board)board,
					(enum tone_seeds)seeds},
				check);
}

/* Each board and each kind of seeds once. */
static void some_tones(check_one *check)
{
	for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++)
		each_of((struct tone_material){(enum tone_board)(seeds % TONE_BOARD_COUNT),
				(enum tone_seeds)seeds},
			check);
}

static void check_length(
	const struct want *want, const struct tone *tone, const struct which *which)
{
	double seconds = (double)tone->count / TONE_RATE;

	if (seconds < want->shortest || seconds > want->longest)
		fail_of(which, "takes seconds", seconds);
}

static void tone_make__every_kind__length_in_range(void **state)
{
	(void)state;
	some_tones(check_length);
}

static void check_loudness(
	const struct want *want, const struct tone *tone, const struct which *which)
{
	double loudness = listen_loudness(tone);

	if (loudness < want->quietest || loudness > want->loudest)
		fail_of(which, "is loud, in dB", loudness);
	if (listen_peak(tone) > 0.56 * 32767)
		fail_of(which, "has its peak at", listen_peak(tone));
}

static void tone_make__every_kind__as_loud_on_every_board_and_never_clipped(void **state)
{
	(void)state;
	each_tone(check_loudness);
}

/* An edge at either end would be heard as a click. */
static void check_ends(const struct want *want, const struct tone *tone, const struct which *which)
{
	double peak = listen_peak(tone);

	(void)want;
	if (abs(tone->samples[0]) > peak * 0.01 || abs(tone->samples[1]) > peak * 0.15)
		fail_of(which, "starts with an edge", tone->samples[1] / peak);
	for (size_t i = tone->count - 44; i < tone->count; i++)
		if (abs(tone->samples[i]) > peak * 0.005 + 1.0)
			fail_of(which, "ends with an edge", tone->samples[i] / peak);
}

static void tone_make__every_kind__starts_and_ends_in_silence(void **state)
{
	(void)state;
	each_tone(check_ends);
}

static void check_decay(const struct want *want, const struct tone *tone, const struct which *which)
{
	size_t quarter = tone->count / 4;
	double last = listen_energy(tone, tone->count - quarter, tone->count);
	double all = listen_energy(tone, 0, tone->count);
	double sum = 0.0;

	(void)want;
	if (last > all * 0.06)
		fail_of(which, "is still loud at its end", last / all);
	/* Nothing that would push a loudspeaker to one side. */
	for (size_t i = 0; i < tone->count; i++)
		sum += tone->samples[i];
	if (fabs(sum / (double)tone->count) > 50.0 + 0.003 * listen_peak(tone))
		fail_of(which, "is off its middle", sum / (double)tone->count);
}

static void tone_make__every_kind__dies_away(void **state)
{
	(void)state;
	each_tone(check_decay);
}

static void check_again(const struct want *want, const struct tone *tone, const struct which *which)
{
	struct tone other, again;

	(void)want;
	/* Another sound in between must not matter. */
	tone_make(&other, (struct tone_material){TONE_MELAYU, TONE_SAGA}, TONE_PRESS, 3, 2);
	tone_make(&again, which->material, which->kind, which->level, which->variant);
	if (!listen_same(tone, &again))
		fail_of(which, "is not the same again", 0.0);
	tone_release(&other);
	tone_release(&again);
}

static void tone_make__same_input__same_samples(void **state)
{
	(void)state;
	some_tones(check_again);
}

static void check_variant(
	const struct want *want, const struct tone *tone, const struct which *which)
{
	struct tone next;

	(void)want;
	tone_make(&next, which->material, which->kind, which->level,
		(which->variant + 1) % TONE_VARIANTS);
	if (listen_same(tone, &next))
		fail_of(which, "is the next variant too", 0.0);
	tone_release(&next);
}

static void tone_make__variants__all_differ(void **state)
{
	(void)state;
	some_tones(check_variant);
}

static void tone_make__levels__differ_only_where_a_kind_has_them(void **state)
{
	const struct tone_material material = {TONE_JAWA, TONE_KERANG};

	(void)state;
	for (int kind = 0; kind < TONE_KIND_COUNT; kind++)
		for (int level = 1; level < TONE_LEVELS; level++) {
			struct tone a, b;

			tone_make(&a, material, (enum tone_kind)kind, level - 1, 0);
			tone_make(&b, material, (enum tone_kind)kind, level, 0);
			assert_int_equal(listen_same(&a, &b), !wants[kind].leveled);
			assert_int_equal(tone_levels((enum tone_kind)kind),
				wants[kind].leveled ? TONE_LEVELS : 1);
			tone_release(&a);
			tone_release(&b);
		}
}

/* Seeds faster than any board is sown, APART ms, of the seeds that ring longest. */
static int forty_drops_clip(struct tone_material material, int apart)
{
	enum { DROPS = 40 };
	size_t step = (size_t)(apart * TONE_RATE / 1000), length = (DROPS + 20) * step + TONE_RATE;
	int *mix = calloc(length, sizeof *mix);
	int clipped = 0;

	assert_non_null(mix);
	for (int drop = 0; drop < DROPS; drop++) {
		struct tone tone;

		tone_make(&tone, material, TONE_DROP, drop % TONE_LEVELS, drop % TONE_VARIANTS);
		for (size_t i = 0; i < tone.count; i++)
			mix[(size_t)drop * step + i] += tone.samples[i];
		tone_release(&tone);
	}
	for (size_t i = 0; i < length; i++)
		clipped += abs(mix[i]) > INT16_MAX;
	free(mix);
	return clipped;
}

static void tone_make__forty_drops_overlapping__no_clipping(void **state)
{
	(void)state;
	for (int board = 0; board < TONE_BOARD_COUNT; board++)
		for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++)
			assert_int_equal(
				forty_drops_clip((struct tone_material){(enum tone_board)board,
							 (enum tone_seeds)seeds},
					25),
				0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tone_make__every_kind__length_in_range),
		cmocka_unit_test(tone_make__every_kind__as_loud_on_every_board_and_never_clipped),
		cmocka_unit_test(tone_make__every_kind__starts_and_ends_in_silence),
		cmocka_unit_test(tone_make__every_kind__dies_away),
		cmocka_unit_test(tone_make__same_input__same_samples),
		cmocka_unit_test(tone_make__variants__all_differ),
		cmocka_unit_test(tone_make__levels__differ_only_where_a_kind_has_them),
		cmocka_unit_test(tone_make__forty_drops_overlapping__no_clipping),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
