/* SPDX-License-Identifier: MIT */
#include "app/day_words.h"

#include "base/date.h"

#include <stdio.h>

static const char *const months[] = {"month.1", "month.2", "month.3", "month.4", "month.5",
	"month.6", "month.7", "month.8", "month.9", "month.10", "month.11", "month.12"};

void day_words(const struct words *words, int day, struct strbuf *out)
{
	struct date date;
	char y[16], d[16];
	if (day == 0)
		return;
	date = date_of_number(day);
	snprintf(y, sizeof(y), "%d", date.year);
	snprintf(d, sizeof(d), "%d", date.day);
	const struct words_slot slots[] = {
		{"day", d}, {"month", words_get(words, months[date.month - 1])}, {"year", y}};
	words_format(words, "date.words", slots, 3, out);
}
