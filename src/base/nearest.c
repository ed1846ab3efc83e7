/* SPDX-License-Identifier: MIT */
#include "base/nearest.h"

#include <string.h>

enum { LONGEST = 63 };

static int least(int a, int b)
{
	return a < b ? a : b;
}

int nearest_distance(const char *a, const char *b)
{
	int rows[3][LONGEST + 1];
	int *before = rows[0], *last = rows[1], *now = rows[2];
	int la = (int)strnlen(a, LONGEST), lb = (int)strnlen(b, LONGEST);

	for (int j = 0; j <= lb; j++)
		before[j] = last[j] = j;
	for (int i = 1; i <= la; i++) {
		now[0] = i;
		for (int j = 1; j <= lb; j++) {
			int same = a[i - 1] == b[j - 1];

			now[j] = least(least(last[j], now[j - 1]) + 1, last[j - 1] + !same);
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				now[j] = least(now[j], before[j - 2] + 1);
		}
		int *free_row = before;

		before = last;
		last = now;
		now = free_row;
	}
	return last[lb];
}

const char *nearest_name(const char *word, const char *const *names)
{
	const char *best = NULL;
	int best_distance = (int)strnlen(word, LONGEST) / 2 + 2;

	for (; *names; names++) {
		int distance = nearest_distance(word, *names);

		if (distance < best_distance) {
			best_distance = distance;
			best = *names;
		}
	}
	return best;
}
