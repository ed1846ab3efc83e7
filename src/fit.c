/* SPDX-License-Identifier: MIT */
#include "fit.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 1000, SEED = 1, EXIT_BAD_INPUT = 2 };

static const struct {
	const char *name;
	void (*run)(int games, uint32_t seed);
} commands[] = {
	{"weights", fit_weights},
	{"rounds", fit_rounds},
};

static bool read_count(const char *text, unsigned long most, unsigned long *number)
{
	char *end;

	*number = strtoul(text, &end, 10);
	return *text >= '0' && *text <= '9' && !*end && *number <= most;
}

int main(int argc, char **argv)
{
	unsigned long games = GAMES, seed = SEED;

	if (argc >= 2 && argc <= 4 && (argc < 3 || read_count(argv[2], 1000000, &games)) &&
		(argc < 4 || read_count(argv[3], UINT32_MAX, &seed)))
		for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
			if (strcmp(argv[1], commands[i].name) == 0) {
				commands[i].run((int)games, (uint32_t)seed);
				return 0;
			}
	fprintf(stderr, "congklak-fit weights|rounds [GAMES] [SEED]\n");
	return EXIT_BAD_INPUT;
}
