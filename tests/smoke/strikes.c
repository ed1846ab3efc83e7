/* SPDX-License-Identifier: MIT */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * strikes FILE: what a sound card was given, raw: two channels of 16 bits, 44100 a second. Prints
 * "strikes N", how often it suddenly became louder, "loudest P", a part of 1000 of full scale, and
 * "clipped C", samples that stand at the top for longer than one.
 */
enum { RATE = 44100, WINDOW = RATE / 200, BEFORE = 4, APART = 10 };

struct heard {
	long strikes, loudest, clipped;
	double past[BEFORE]; /* power of the windows before */
	int since;           /* windows since the last strike */
};

static void end_window(struct heard *heard, double power)
{
	double quiet = 0.0;

	for (int i = 0; i < BEFORE; i++)
		quiet += heard->past[i] / BEFORE;
	heard->since++;
	/* Ten times the power of a moment ago, and not the hiss of nothing. */
	if (power > 10.0 * quiet && power > 100.0 * 100.0 && heard->since > APART) {
		heard->strikes++;
		heard->since = 0;
	}
	for (int i = BEFORE - 1; i > 0; i--)
		heard->past[i] = heard->past[i - 1];
	heard->past[0] = power;
}

int main(int argc, char **argv)
{
	FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
	struct heard heard = {.since = APART};
	double power = 0.0;
	int16_t frame[2], last = 0;
	long count = 0;

	if (!file)
		return EXIT_FAILURE;
	while (fread(frame, sizeof frame, 1, file) == 1) {
		for (int i = 0; i < 2; i++)
			if (abs(frame[i]) > heard.loudest)
				heard.loudest = abs(frame[i]);
		heard.clipped += abs(frame[0]) >= INT16_MAX && frame[0] == last;
		last = frame[0];
		power += (double)frame[0] * frame[0] / WINDOW;
		if (++count % WINDOW == 0) {
			end_window(&heard, power);
			power = 0.0;
		}
	}
	fclose(file);
	printf("seconds %ld\nstrikes %ld\nloudest %ld\nclipped %ld\n", count / RATE, heard.strikes,
		heard.loudest * 1000 / INT16_MAX, heard.clipped);
	return EXIT_SUCCESS;
}
