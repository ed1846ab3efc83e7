/* SPDX-License-Identifier: MIT */
#ifndef TESTS_PACKS_OUR_PACKS_H
#define TESTS_PACKS_OUR_PACKS_H

#include "packs/pack.h"

/* Set-up and tear-down of tests whose state is the packs of the project, a struct pack_set. */
int our_packs_load(void **state);
int our_packs_release(void **state);

#endif
