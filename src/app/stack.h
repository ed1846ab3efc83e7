/* SPDX-License-Identifier: MIT */
#ifndef APP_STACK_H
#define APP_STACK_H

#include "app/screen.h"

#include <stdbool.h>

/*
 * The screens that are open, the home page first. A screen may take itself off while it is being
 * called: what was taken off is freed by stack_sweep(), when no call is under way.
 */
enum { STACK_MAX = 12 };

struct stack {
	struct screen *screens[STACK_MAX];
	int count;
	struct screen *gone[STACK_MAX * 2];
	int gone_count;
	bool changed; /* another screen is on top: lay it out and draw */
};

void stack_push(struct stack *stack, struct screen *screen); /* takes it */
void stack_pop(struct stack *stack);                         /* never the last */
struct screen *stack_top(const struct stack *stack);         /* NULL when empty */
int stack_first_seen(const struct stack *stack);             /* the lowest that is drawn */
/* Takes SCREEN off without freeing it, wherever it is. */
void stack_take(struct stack *stack, struct screen *screen);
void stack_sweep(struct stack *stack);
void stack_clear(struct stack *stack); /* all of them, and sweeps */

#endif
