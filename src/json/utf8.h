/* SPDX-License-Identifier: MIT */
#ifndef JSON_UTF8_H
#define JSON_UTF8_H

#include <stddef.h>

/* The bytes (1..4) of the whole, shortest-form character at TEXT, of which LEFT bytes may be read;
 * 0 if there is none: a stray byte, an overlong form, a surrogate, past U+10FFFF, or cut off. */
size_t utf8_length(const char *text, size_t left);

/* How much of TEXT fits in LIMIT bytes without cutting a character in two. */
size_t utf8_cut(const char *text, size_t limit);

#endif
