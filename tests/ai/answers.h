/* SPDX-License-Identifier: MIT */
#ifndef TESTS_AI_ANSWERS_H
#define TESTS_AI_ANSWERS_H

#include "ai/ai.h"

/* Fails the test unless both found the same by the same work. */
void answers_assert_same(const struct ai_answer *a, const struct ai_answer *b);

#endif
