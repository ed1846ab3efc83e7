/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_UTF8_H
#define PLATFORM_UTF8_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

/* Letters of a text. UTF8_BAD stands for each byte that is part of none. */
enum { UTF8_BAD = 0xFFFD };

uint32_t utf8_next(const char **at); /* moves AT on by one letter; not at the end of the text */
void utf8_add(struct strbuf *out, uint32_t letter);
/* Accents, joiners and the like, drawn with the letter before them. */
bool utf8_is_combining(uint32_t letter);

#endif
