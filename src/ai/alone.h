/* SPDX-License-Identifier: MIT */
#ifndef AI_ALONE_H
#define AI_ALONE_H

#include "ai/search.h"

/*
 * The opening together (RULES, section 4): the other's choice is hidden, so each own hole is
 * tried alone, as if the other hand did not sow, with the picks that extra turns give. Fills ROOT
 * as a search would, the values being seeds banked; returns the nodes it took, a few thousand at
 * most.
 */
uint64_t alone_try(const struct match *match, const struct ai_limits *limits, struct root *root);

#endif
