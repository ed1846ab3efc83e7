/* SPDX-License-Identifier: MIT */
#ifndef JSON_SCAN_H
#define JSON_SCAN_H

#include "base/diag.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * The grammar of JSON (RFC 8259) and our limits, checked over the bare text before anything is
 * built from it: UTF-8, depth, numbers of at most SCAN_NUMBER_MAX characters, no U+0000, nothing
 * behind the end. What passes, the tree builder takes.
 */
enum { SCAN_NUMBER_MAX = 32 };

/* TEXT is NUL-terminated at LEN. */
bool scan_check(const char *text, size_t len, struct diag *diag);

/* Line and column (both from 1, column in bytes) of a byte of TEXT. */
void scan_place(const char *text, size_t at, struct diag *diag);

/* Over a text that passed: the first byte behind the white space or the value at AT. */
const char *scan_skip_space(const char *at);
const char *scan_skip_value(const char *at);

#endif
