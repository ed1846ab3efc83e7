/* SPDX-License-Identifier: MIT */
#ifndef TESTS_ARCH_CHECKS_H
#define TESTS_ARCH_CHECKS_H

#include "source.h"

/* The house rules as tables. Each check reads one file and adds what is wrong to the report. */
void check_arrows(const struct source *source, struct report *report); /* arrows.c */
void check_link_arrows(
	const struct source *source, struct report *report);             /* src/M/CMakeLists.txt */
void check_words(const struct source *source, struct report *report);    /* words.c */
void check_shape(const struct source *source, struct report *report);    /* shape.c */
void check_name(const struct source *source, struct report *report);     /* shape.c */
void check_any_text(const struct source *source, struct report *report); /* words.c */

#endif
