/* SPDX-License-Identifier: MIT */
#ifndef TESTS_AI_FULL_SEARCH_H
#define TESTS_AI_FULL_SEARCH_H

#include "core/position.h"
#include "core/rules.h"

/*
 * Every line to its end: no window, no order, no estimate, the slow road of the moves. It only
 * remembers the boards it has seen under its rules.
 */
struct full_search;

struct full_search *full_search_new(const struct rules *rules);
void full_search_free(struct full_search *search);

/* What is still to come for the mover: their seeds minus the other's. */
int full_search_value(struct full_search *search, const struct position *position);

#endif
