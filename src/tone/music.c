/* SPDX-License-Identifier: MIT */
#include "tone/music.h"

#include "base/check.h"

#include <stdbool.h>
#include <string.h>

enum { FOUR = 4, FOURS = MUSIC_BEATS / FOUR };
/* Melodies keep to the lower octave and one bar beyond, so that an octave above is left. */
enum { HIGHEST = GAMELAN_STEPS - 1, EMPTY = -1 };
/* A beat is about 1.36 s: 44 a minute, a little slower or faster each time. */
enum { BEAT = TONE_RATE * 60 / 44, BEAT_DRIFT = TONE_RATE / 25 };
/* Nobody strikes on the very moment. */
enum { LATE = TONE_RATE / 60 };

static int below(struct music *music, int count)
{
	return (int)rng_below(&music->rng, (uint32_t)count);
}

static bool chance(struct music *music, int percent)
{
	return below(music, 100) < percent;
}

static int within(int bar)
{
	return bar < 0 ? 1 : bar > HIGHEST ? HIGHEST - 1 : bar;
}

/* One step from FROM towards TO; a neighbour of it if they are the same. */
static int step(struct music *music, int from, int to)
{
	if (from == to)
		return within(from + (chance(music, 50) ? 1 : -1));
	return from + (from < to ? 1 : -1);
}

/* Where each four comes to rest: the last at home, the second half way there. */
static int goal(struct music *music, int four)
{
	if (four == FOURS - 1)
		return music->home;
	if (four == 1 && chance(music, 60))
		return within(music->home + (music->home < 2 ? 2 : -2));
	return below(music, HIGHEST + 1);
}

static void compose(struct music *music)
{
	int at = music->home;
	int fill = 25 + below(music, 50); /* percent of the weak beats that are struck */

	for (int four = 0; four < FOURS; four++) {
		int8_t *beats = &music->melody[four * FOUR];
		int to = goal(music, four);

		memset(beats, EMPTY, FOUR);
		if (chance(music, fill))
			beats[0] = (int8_t)at;
		at = step(music, at, to);
		beats[1] = (int8_t)at;
		at = step(music, at, to);
		if (chance(music, fill))
			beats[2] = (int8_t)at;
		beats[3] = (int8_t)to;
		at = to;
	}
}

/* ---- playing it */

static void add(
	struct music *music, struct music_phrase *phrase, uint32_t when, struct music_note note)
{
	int i = phrase->count;

	CHECK(phrase->count < MUSIC_NOTES_MAX);
	note.when = when + (uint32_t)below(music, LATE);
	for (; i > 0 && phrase->notes[i - 1].when > note.when; i--)
		phrase->notes[i] = phrase->notes[i - 1];
	phrase->notes[i] = note;
	phrase->count++;
}

/* The melody's next note after BEAT, or EMPTY. */
static int next_note(const struct music *music, int beat)
{
	for (int i = beat + 1; i < MUSIC_BEATS && i <= beat + 2; i++)
		if (music->melody[i] != EMPTY)
			return music->melody[i];
	return EMPTY;
}

/* When a beat falls: the last one of a melody on the gong of the next phrase. */
static uint32_t time_of(int beat, uint32_t length)
{
	return (uint32_t)(beat + 1) * length;
}

/* After BEAT the upper bars run ahead: a neighbour, then the note that is to come. */
static void flower(struct music *music, struct music_phrase *phrase, int beat, uint32_t length)
{
	int to = next_note(music, beat);
	uint32_t start = time_of(beat, length);
	uint8_t level = (uint8_t)(26 + below(music, 20));

	if (to == EMPTY)
		return;
	if (chance(music, 45))
		add(music, phrase, start + length / 4,
			(struct music_note){.voice = (uint8_t)(GAMELAN_STEPS + step(music, to, to)),
				.level = (uint8_t)(level * 3 / 4),
				.pan = 35});
	add(music, phrase, start + length / 2,
		(struct music_note){
			.voice = (uint8_t)(GAMELAN_STEPS + to), .level = level, .pan = 25});
}

static void strike_bar(
	struct music *music, struct music_phrase *phrase, uint32_t when, int bar, bool ends)
{
	add(music, phrase, when,
		(struct music_note){.voice = (uint8_t)bar,
			.level = (uint8_t)((ends ? 58 : 46) + below(music, 14)),
			.pan = -8});
}

static void gongs(struct music *music, struct music_phrase *phrase, uint32_t length)
{
	add(music, phrase, 0,
		(struct music_note){
			.voice = GAMELAN_GONG, .level = (uint8_t)(80 + below(music, 15))});
	strike_bar(music, phrase, 0, music->rests, true);
	for (int beat = 7; beat <= 11; beat += FOUR)
		if (beat == 7 || chance(music, 55))
			add(music, phrase, time_of(beat, length),
				(struct music_note){.voice = GAMELAN_KEMPUL,
					.level = (uint8_t)(45 + below(music, 15)),
					.pan = -30});
}

void music_init(struct music *music, uint32_t seed)
{
	memset(music, 0, sizeof *music);
	rng_init(&music->rng, seed);
	music->home = below(music, HIGHEST);
	music->rests = music->home;
}

static void play(struct music *music, struct music_phrase *phrase, uint32_t length)
{
	/* One cycle in seven is nearly bare: the gong is left to ring. */
	bool bare = below(music, 7) == 0;
	int flowers = bare ? 0 : 10 + below(music, 45); /* percent */

	gongs(music, phrase, length);
	for (int beat = -1; beat < MUSIC_BEATS - 1; beat++) {
		bool ends = beat % FOUR == FOUR - 1;

		if (beat >= 0 && music->melody[beat] != EMPTY && (ends || !bare))
			strike_bar(music, phrase, time_of(beat, length), music->melody[beat], ends);
		if (chance(music, flowers))
			flower(music, phrase, beat, length);
	}
	music->rests = music->melody[MUSIC_BEATS - 1];
}

void music_next(struct music *music, struct music_phrase *phrase)
{
	uint32_t length = (uint32_t)(BEAT - BEAT_DRIFT + below(music, 2 * BEAT_DRIFT));

	if (music->phrases % 8 == 7)
		music->home = below(music, HIGHEST);
	if (music->phrases % 2 == 0)
		compose(music);
	music->phrases++;
	phrase->count = 0;
	phrase->length = length * MUSIC_BEATS;
	play(music, phrase, length);
}
