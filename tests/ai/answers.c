/* SPDX-License-Identifier: MIT */
#include "answers.h"

#include "test.h"

void answers_assert_same(const struct ai_answer *a, const struct ai_answer *b)
{
	assert_int_equal(a->move, b->move);
	assert_int_equal(a->value, b->value);
	assert_int_equal(a->depth, b->depth);
	assert_int_equal(a->nodes, b->nodes);
	assert_int_equal(a->exact, b->exact);
	assert_int_equal(a->line_len, b->line_len);
	assert_memory_equal(a->line, b->line, (size_t)a->line_len * sizeof(a->line[0]));
}
