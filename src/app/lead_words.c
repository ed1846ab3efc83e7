/* SPDX-License-Identifier: MIT */
#include "app/lead_words.h"

#include <stdio.h>
#include <stdlib.h>

void lead_words(const struct words *words, int seeds, struct strbuf *out)
{
	static const char *const keys[] = {"lead.behind", "lead.level", "lead.ahead"};
	char number[16];
	snprintf(number, sizeof(number), "%d", abs(seeds));
	const struct words_slot slots[] = {{"n", number}};
	words_format(words, keys[(seeds > 0) - (seeds < 0) + 1], slots, 1, out);
}
