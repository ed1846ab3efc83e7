/* SPDX-License-Identifier: MIT */
#ifndef APP_FAULT_PATTERN_H
#define APP_FAULT_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

/*
 * An English text with places for what differs: "a whole number from {from} to {to}". What may
 * stand there goes by the slot's name:
 *
 *	n from to number	a number
 *	hex			0x and two digits
 *	word			a name of letters, digits and '_'
 *	sign			something in '…'
 *	quoted			something in "…"
 *	names			"one", "one" or "two", "one", "two" or "three"
 *	any other		anything, or nothing
 */
enum { FAULT_SLOTS_MAX = 3 };

/* Both point into the pattern and the text. */
struct fault_slot {
	const char *name, *value;
	size_t name_len, value_len;
};

struct fault_fit {
	struct fault_slot slots[FAULT_SLOTS_MAX];
	int count;
};

/* The whole of TEXT is PATTERN with its slots filled. */
bool fault_pattern_fit(const char *pattern, const char *text, struct fault_fit *fit);
bool fault_slot_is(const struct fault_slot *slot, const char *name);
/* The length of the name of the slot that begins at AT, braces not counted; 0: none does. */
size_t fault_pattern_slot(const char *at);
/* Of a slot "names": where its last name begins, or NULL where there is but one. */
const char *fault_names_last(const char *names, size_t len);

#endif
