/* SPDX-License-Identifier: MIT */
#ifndef BASE_CHECKSUM_H
#define BASE_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/*
 * Whether bytes are still what they were when they were written: 64 bits that change with every
 * damaged word, the same on every machine, at several bytes a cycle. No protection against somebody
 * who means it.
 */
uint64_t checksum_of(const void *bytes, size_t len);

#endif
