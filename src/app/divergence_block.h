/* SPDX-License-Identifier: MIT */
#ifndef APP_DIVERGENCE_BLOCK_H
#define APP_DIVERGENCE_BLOCK_H

#include "app/page.h"
#include "packs/pack.h"
#include "study/proof.h"

/* One place where sources disagree: both readings, their standing, and the proof on two boards. */
struct divergence_block {
	const struct pack *pack;
	const struct divergence *divergence;
	const struct proof *proof; /* of a comparable one; NULL: it is not shown */
	int play;                  /* id of the button that plays the sample game; 0: none */
	int compare;               /* … that opens it on two boards; 0: none */
};

void divergence_add(struct page *page, struct flow *flow, const struct divergence_block *block);

#endif
