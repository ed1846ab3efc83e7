/* SPDX-License-Identifier: MIT */
#include "app/stack.h"

#include "base/check.h"

#include <stddef.h>

void stack_push(struct stack *stack, struct screen *screen)
{
	CHECK(stack->count < STACK_MAX && screen);
	stack->screens[stack->count++] = screen;
	stack->changed = true;
}

void stack_pop(struct stack *stack)
{
	CHECK(stack->count > 1 && stack->gone_count < STACK_MAX * 2);
	stack->gone[stack->gone_count++] = stack->screens[--stack->count];
	stack->changed = true;
}

struct screen *stack_top(const struct stack *stack)
{
	return stack->count > 0 ? stack->screens[stack->count - 1] : NULL;
}

int stack_first_seen(const struct stack *stack)
{
	int first = stack->count - 1;
	while (first > 0 && stack->screens[first]->calls->overlay)
		first--;
	return first;
}

void stack_take(struct stack *stack, struct screen *screen)
{
	for (int i = 0; i < stack->count; i++) {
		if (stack->screens[i] != screen)
			continue;
		for (int j = i + 1; j < stack->count; j++)
			stack->screens[j - 1] = stack->screens[j];
		stack->count--;
		stack->changed = true;
		return;
	}
}

void stack_sweep(struct stack *stack)
{
	for (int i = 0; i < stack->gone_count; i++) {
		struct screen *screen = stack->gone[i];
		if (screen->calls->free)
			screen->calls->free(screen);
	}
	stack->gone_count = 0;
}

void stack_clear(struct stack *stack)
{
	stack_sweep(stack);
	while (stack->count > 0) {
		struct screen *screen = stack->screens[--stack->count];
		if (screen->calls->free)
			screen->calls->free(screen);
	}
}
