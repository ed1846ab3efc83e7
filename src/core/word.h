/* SPDX-License-Identifier: MIT */
#ifndef CORE_WORD_H
#define CORE_WORD_H

#include <stdint.h>
#include <string.h>

/* Eight places at once, as the bytes of a word: the first is the lowest byte on every machine.
 * Within core only. */

static inline uint64_t word_in_order(uint64_t word)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	return __builtin_bswap64(word);
#else
	return word;
#endif
}

static inline uint64_t word_at(const uint8_t *cells)
{
	uint64_t word;

	memcpy(&word, cells, sizeof word);
	return word_in_order(word);
}

/* 1 in every byte that is not 0. */
static inline uint64_t word_filled(uint64_t word)
{
	uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f), ones = UINT64_C(0x0101010101010101);

	return (((word & low) + low) | word) >> 7 & ones;
}

#endif
