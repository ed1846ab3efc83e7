/* SPDX-License-Identifier: MIT */
#include "tone/tone.h"

#include "base/check.h"
#include "tone/clatter.h"
#include "tone/cue.h"
#include "tone/synth.h"

#include <stdlib.h>

/* How long and how loud a kind is; both change evenly with the level. */
struct recipe {
	void (*play)(struct synth *synth, int level, double tune);
	double seconds, seconds_full; /* at level 0, at the last */
	double peak, peak_full;
	double fade;
	int leveled;
};

static const struct recipe recipes[TONE_KIND_COUNT] = {
	[TONE_DROP] = {clatter_drop, 0.130, 0.090, 0.50, 0.42, 0.012, 1},
	[TONE_STORE] = {clatter_store, 0.300, 0.240, 0.52, 0.46, 0.030, 1},
	[TONE_SCOOP] = {clatter_scoop, 0.150, 0.245, 0.30, 0.42, 0.015, 1},
	[TONE_SHOT] = {clatter_shot, 0.370, 0.440, 0.52, 0.60, 0.030, 1},
	[TONE_EXTRA] = {cue_extra, 0.520, 0.520, 0.24, 0.24, 0.120, 0},
	[TONE_TURN] = {cue_turn, 0.180, 0.180, 0.26, 0.26, 0.030, 0},
	[TONE_END] = {cue_end, 1.600, 1.600, 0.45, 0.45, 0.350, 0},
	[TONE_PRESS] = {cue_press, 0.040, 0.040, 0.18, 0.18, 0.008, 0},
};

static const double tunes[TONE_VARIANTS] = {1.0, 1.018, 0.984};

static double between(double empty, double full, int level)
{
	return empty + (full - empty) * level / (TONE_LEVELS - 1);
}

void tone_make(struct tone *tone, enum tone_kind kind, int level, int variant)
{
	const struct recipe *recipe;
	struct synth synth;

	CHECK((int)kind >= 0 && kind < TONE_KIND_COUNT);
	CHECK(level >= 0 && level < TONE_LEVELS);
	CHECK(variant >= 0 && variant < TONE_VARIANTS);
	recipe = &recipes[kind];
	if (!recipe->leveled)
		level = 0;
	/* Levels share their chance, so that from empty to full only the fullness changes. */
	synth_init(&synth, between(recipe->seconds, recipe->seconds_full, level),
		(uint32_t)((int)kind * TONE_VARIANTS + variant + 1));
	recipe->play(&synth, level, tunes[variant]);
	synth_finish(&synth, between(recipe->peak, recipe->peak_full, level), recipe->fade, tone);
}

void tone_release(struct tone *tone)
{
	free(tone->samples);
	*tone = (struct tone){.samples = NULL};
}
