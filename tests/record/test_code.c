/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/rng.h"
#include "core/random_rules.h"
#include "packs/our_packs.h"
#include "record/bad_codes.h"
#include "record/record.h"

#include <stdio.h>
#include <string.h>

static void code__of_a_random_game__reads_back_the_same(void **state)
{
	const struct pack_set *packs = *state;
	struct rng rng;

	rng_init(&rng, 5);
	for (int game = 0; game < 300; game++) {
		const struct pack *pack = &packs->packs[rng_below(&rng, (uint32_t)packs->count)];
		struct record record, again;
		struct strbuf code, code_again;
		struct match match, match_again;
		struct rules rules;
		struct diag diag;

		random_rules(&rules, &rng);
		record_init(&record, pack->id, &pack->rules, &rules, (enum side)rng_below(&rng, 2));
		record_start(&record, &match);
		while (match.phase != MATCH_OVER && record.len < 400) {
			record_add(&record, random_choice(&match, &rng));
			match_play(&match, record.choices[record.len - 1], NULL);
		}
		strbuf_init(&code);
		strbuf_init(&code_again);
		record_write(&record, &code);
		if (!record_parse(&again, code.text, pack_set_rules, packs, &diag))
			fail_msg("%s: %s", code.text, diag.wanted);
		record_write(&again, &code_again);
		assert_string_equal(code.text, code_again.text);
		record_replay(&again, again.len, &match_again);
		assert_true(match_equal(&match, &match_again));
		record_release(&record);
		record_release(&again);
		strbuf_release(&code);
		strbuf_release(&code_again);
	}
}

static void code__with_options_in_another_order__is_the_same_game(void **state)
{
	static const char *const codes[] = {
		"umum:5x4+relay=false+menembak.side=lawan+finalSweep=dibuang.1.",
		"umum:5x4+finalSweep=dibuang+menembak.side=lawan+relay=false.1.",
	};
	struct strbuf text;

	strbuf_init(&text);
	for (int i = 0; i < 2; i++) {
		struct record record;
		struct diag diag;

		assert_true(record_parse(&record, codes[i], pack_set_rules, *state, &diag));
		strbuf_clear(&text);
		record_write(&record, &text);
		assert_string_equal(text.text, codes[0]);
		record_release(&record);
	}
	strbuf_release(&text);
}

static void code__with_values_of_the_pack_itself__leaves_them_out(void **state)
{
	struct record record;
	struct strbuf text;
	struct diag diag;

	strbuf_init(&text);
	assert_true(
		record_parse(&record, "umum:7x7+relay=true.0.6", pack_set_rules, *state, &diag));
	record_write(&record, &text);
	assert_string_equal(text.text, "umum.0.6");
	record_release(&record);
	strbuf_release(&text);
}

static void code__that_is_bad__is_refused_with_its_place(void **state)
{
	for (int i = 0; i < bad_codes_count(); i++) {
		const struct bad_code *bad = bad_codes_at(i);
		struct record record = {.len = -77};
		struct strbuf text;
		struct diag diag;

		strbuf_init(&text);
		if (record_parse(&record, bad->code, pack_set_rules, *state, &diag))
			fail_msg("taken: %s", bad->code);
		assert_int_equal(record.len, -77); /* nothing has changed */
		diag_write(&diag, &text);
		assert_string_equal(text.text, bad->sentence);
		strbuf_release(&text);
	}
}

static void code__of_immense_length__is_refused(void **state)
{
	static char code[3 * RECORD_CODE_MAX];
	struct record record;
	struct diag diag;

	memset(code, '6', sizeof code - 1);
	memcpy(code, "umum.0.", 7);
	assert_false(record_parse(&record, code, pack_set_rules, *state, &diag));
	memset(code, '+', sizeof code - 1);
	assert_false(record_parse(&record, code, pack_set_rules, *state, &diag));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(code__of_a_random_game__reads_back_the_same),
		cmocka_unit_test(code__with_options_in_another_order__is_the_same_game),
		cmocka_unit_test(code__with_values_of_the_pack_itself__leaves_them_out),
		cmocka_unit_test(code__that_is_bad__is_refused_with_its_place),
		cmocka_unit_test(code__of_immense_length__is_refused),
	};

	return cmocka_run_group_tests_name("code", tests, our_packs_load, our_packs_release);
}
