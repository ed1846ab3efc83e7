/* SPDX-License-Identifier: MIT */
#include "tone/music_mix.h"

#include "base/check.h"

#include <string.h>

void music_mix_init(struct music_mix *mix, const struct tone voices[GAMELAN_VOICES], uint32_t seed)
{
	memset(mix, 0, sizeof *mix);
	mix->voices = voices;
	music_init(&mix->music, seed);
	music_next(&mix->music, &mix->phrase);
}

static void drop(struct music_mix *mix, int i)
{
	mix->count--;
	memmove(&mix->ringing[i], &mix->ringing[i + 1],
		(size_t)(mix->count - i) * sizeof mix->ringing[0]);
}

static void strike(struct music_mix *mix, const struct music_note *note)
{
	struct music_ringing *new;

	/* The oldest has the least left to say. */
	if (mix->count == MUSIC_RINGING_MAX)
		drop(mix, 0);
	new = &mix->ringing[mix->count++];
	*new = (struct music_ringing){.tone = &mix->voices[note->voice],
		.left = note->level * (note->pan > 0 ? 100 - note->pan : 100),
		.right = note->level * (note->pan < 0 ? 100 + note->pan : 100)};
}

static void follow(struct music_mix *mix)
{
	if (mix->clock == mix->phrase.length) {
		mix->clock = 0;
		mix->next = 0;
		music_next(&mix->music, &mix->phrase);
	}
	while (mix->next < mix->phrase.count && mix->phrase.notes[mix->next].when <= mix->clock)
		strike(mix, &mix->phrase.notes[mix->next++]);
	mix->clock++;
}

static int16_t clip(int sample)
{
	return (int16_t)(sample > INT16_MAX ? INT16_MAX : sample < INT16_MIN ? INT16_MIN : sample);
}

static void add_frame(struct music_mix *mix, int16_t *at)
{
	int left = 0, right = 0;

	for (int i = 0; i < mix->count; i++) {
		struct music_ringing *ringing = &mix->ringing[i];
		int sample = ringing->tone->samples[ringing->at++];

		left += sample * ringing->left / 10000;
		right += sample * ringing->right / 10000;
		if (ringing->at == ringing->tone->count)
			drop(mix, i--);
	}
	at[0] = clip(at[0] + (int)((int64_t)left * mix->gain / MUSIC_GAIN));
	at[1] = clip(at[1] + (int)((int64_t)right * mix->gain / MUSIC_GAIN));
}

void music_mix_add(struct music_mix *mix, int16_t *at, size_t frames, int gain)
{
	CHECK(gain >= 0 && gain <= MUSIC_GAIN);
	for (size_t i = 0; i < frames; i++) {
		if (mix->gain == 0 && gain == 0)
			return;
		mix->gain += mix->gain < gain ? 1 : mix->gain > gain ? -1 : 0;
		follow(mix);
		add_frame(mix, &at[2 * i]);
	}
}
