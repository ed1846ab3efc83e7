/* SPDX-License-Identifier: MIT */
#include "base/checksum.h"

#include <string.h>

/* Several lanes, since a multiplication has to wait for the one before it in its lane only. */
enum { LANES = 4, STRIDE = LANES * 8 };

static uint64_t word_at(const uint8_t *bytes)
{
	uint64_t word = 0;

	for (int i = 0; i < 8; i++)
		word |= (uint64_t)bytes[i] << 8 * i;
	return word;
}

/* Each step can be undone, so a change in one word is never lost; the turn brings the high bits,
 * which a multiplication leaves alone, down to where the next one spreads them. */
static uint64_t stir(uint64_t hash, uint64_t word)
{
	hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
	return hash << 29 | hash >> 35;
}

static void stir_stride(uint64_t lanes[LANES], const uint8_t *bytes)
{
	for (int i = 0; i < LANES; i++)
		lanes[i] = stir(lanes[i], word_at(bytes + 8 * i));
}

uint64_t checksum_of(const void *bytes, size_t len)
{
	const uint8_t *at = bytes;
	uint64_t lanes[LANES] = {1, 2, 3, 4}, hash = len;
	uint8_t rest[STRIDE] = {0};

	for (size_t left = len / STRIDE; left > 0; left--, at += STRIDE)
		stir_stride(lanes, at);
	if (len % STRIDE)
		memcpy(rest, at, len % STRIDE);
	stir_stride(lanes, rest);
	for (int i = 0; i < LANES; i++)
		hash = stir(hash, lanes[i]);
	return hash ^ hash >> 32;
}
