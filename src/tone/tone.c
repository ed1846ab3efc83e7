/* SPDX-License-Identifier: MIT */
#include "tone/tone.h"

#include "base/check.h"
#include "tone/clatter.h"
#include "tone/cue.h"
#include "tone/synth.h"

#include <stdlib.h>

/* How long and how loud a kind is, in seconds and in dB as the ear has it; both change evenly from
 * level 0 to the last. CLATTER is of a material and has levels, CUE has neither. */
struct recipe {
	void (*clatter)(struct synth *synth, const struct voice *voice, int level, double tune);
	void (*cue)(struct synth *synth, double tune);
	double seconds, seconds_full;
	double loud, loud_full;
	double fade;
};

/* A single sound keeps clear of the top: four or five run into each other. */
static const double peak = 0.55;

static const struct recipe recipes[TONE_KIND_COUNT] = {
	[TONE_DROP] = {clatter_drop, NULL, 0.130, 0.085, -27.0, -27.0, 0.015},
	[TONE_STORE] = {clatter_store, NULL, 0.300, 0.260, -25.0, -25.0, 0.040},
	[TONE_SCOOP] = {clatter_scoop, NULL, 0.160, 0.250, -28.0, -25.0, 0.020},
	[TONE_SHOT] = {clatter_shot, NULL, 0.370, 0.440, -24.0, -22.0, 0.040},
	[TONE_EXTRA] = {NULL, cue_extra, 0.520, 0.520, -27.0, -27.0, 0.120},
	[TONE_TURN] = {NULL, cue_turn, 0.180, 0.180, -35.0, -35.0, 0.030},
	[TONE_END] = {NULL, cue_end, 1.600, 1.600, -23.0, -23.0, 0.350},
	[TONE_PRESS] = {NULL, cue_press, 0.040, 0.040, -36.0, -36.0, 0.008},
};

static const double tunes[TONE_VARIANTS] = {1.0, 1.018, 0.984};

static double between(double empty, double full, int level)
{
	return empty + (full - empty) * level / (TONE_LEVELS - 1);
}

static const struct recipe *recipe_of(enum tone_kind kind)
{
	CHECK((int)kind >= 0 && kind < TONE_KIND_COUNT);
	return &recipes[kind];
}

int tone_levels(enum tone_kind kind)
{
	return recipe_of(kind)->clatter ? TONE_LEVELS : 1;
}

bool tone_has_material(enum tone_kind kind)
{
	return recipe_of(kind)->clatter != NULL;
}

void tone_make(struct tone *tone, struct tone_material material, enum tone_kind kind, int level,
	int variant)
{
	const struct recipe *recipe = recipe_of(kind);
	const struct voice voice = voice_of(material);
	struct synth synth;

	CHECK(level >= 0 && level < TONE_LEVELS);
	CHECK(variant >= 0 && variant < TONE_VARIANTS);
	if (!recipe->clatter)
		level = 0;
	/* Levels and materials share their chance, so that only what is meant to changes. */
	synth_init(&synth, between(recipe->seconds, recipe->seconds_full, level),
		(uint32_t)((int)kind * TONE_VARIANTS + variant + 1));
	if (recipe->clatter)
		recipe->clatter(&synth, &voice, level, tunes[variant]);
	else
		recipe->cue(&synth, tunes[variant]);
	synth_finish(&synth,
		&(struct finish){.loud = between(recipe->loud, recipe->loud_full, level),
			.peak = peak,
			.fade = recipe->fade},
		tone);
}

void tone_release(struct tone *tone)
{
	free(tone->samples);
	*tone = (struct tone){.samples = NULL};
}
