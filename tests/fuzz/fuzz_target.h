/* SPDX-License-Identifier: MIT */
#ifndef TESTS_FUZZ_TARGET_H
#define TESTS_FUZZ_TARGET_H

#include <stddef.h>
#include <stdint.h>

/*
 * What libFuzzer calls with each input (the name is its own). A reader must refuse bad bytes with a
 * sentence and leave nothing behind; what it takes must come out the same when written and read
 * again. Without libFuzzer replay.c calls it with the kept inputs.
 */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
