/* SPDX-License-Identifier: MIT */
#include "record/record.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void record_init(struct record *record, const char *pack, const struct rules *base,
	const struct rules *rules, enum side first)
{
	*record = (struct record){.base = *base, .rules = *rules};
	snprintf(record->pack, sizeof record->pack, "%s", pack);
	record->first = (uint8_t)(rules->start == START_TOGETHER ? SIDE_A : first);
}

void record_release(struct record *record)
{
	free(record->choices);
	*record = (struct record){0};
}

void record_copy(struct record *to, const struct record *from)
{
	*to = *from;
	to->cap = from->len;
	to->choices = NULL;
	if (from->len > 0) {
		to->choices = xalloc((size_t)from->len);
		memcpy(to->choices, from->choices, (size_t)from->len);
	}
}

void record_add(struct record *record, int place)
{
	CHECK(place >= 0 && place < BOARD_PLACES_MAX && record->len < RECORD_CHOICES_MAX);
	if (record->len == record->cap) {
		record->cap = record->cap ? 2 * record->cap : 64;
		record->choices = xrealloc(record->choices, (size_t)record->cap);
	}
	record->choices[record->len++] = (uint8_t)place;
}

void record_truncate(struct record *record, int len)
{
	CHECK(len >= 0 && len <= record->len);
	record->len = len;
}

void record_start(const struct record *record, struct match *match)
{
	if (record->set_position)
		match_init_position(match, &record->rules, record->cells, (enum side)record->first);
	else
		match_init(match, &record->rules, (enum side)record->first);
}

void record_replay(const struct record *record, int count, struct match *match)
{
	CHECK(count >= 0 && count <= record->len);
	record_start(record, match);
	for (int i = 0; i < count; i++)
		match_play(match, record->choices[i], NULL);
}
