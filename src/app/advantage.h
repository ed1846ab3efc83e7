/* SPDX-License-Identifier: MIT */
#ifndef APP_ADVANTAGE_H
#define APP_ADVANTAGE_H

#include "app/app_state.h"

/*
 * The first player's advantage. In a round that is begun in turn, with relays and extra turns, one
 * first turn can bank nearly everything; the weaker levels hold back in it, the strong ones do not.
 * What is done about it is asked where it matters: against a strong computer, and between people.
 */
enum advantage {
	ADVANTAGE_SWAP,     /* after the first turn the other may change seats */
	ADVANTAGE_TOGETHER, /* both open together: a rule of the person's own */
	ADVANTAGE_LEFT,     /* as the rules have it */
	ADVANTAGE_COUNT
};

/* Whoever begins under RULES may decide the game in the first turn. */
bool advantage_is_in(const struct rules *rules);
/* There is something to ask about the game that the settings describe; bit n: answer n fits it. */
uint32_t advantage_answers(const struct app *app);
enum advantage advantage_chosen(const struct app *app);
void advantage_choose(struct app *app, enum advantage advantage);
/* For session_setup.swap. */
bool advantage_swaps(const struct app *app);

#endif
