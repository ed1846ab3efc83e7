/* SPDX-License-Identifier: MIT */
/* Own rules as numbers: what becomes of a pack under what the player changed. */
#include "test.h"

#include "app/own_rules.h"
#include "core/match.h"
#include "packs/our_packs.h"

#include <stdio.h>
#include <string.h>

static struct settings chosen(const struct pack *pack)
{
	struct settings settings;
	settings_init(&settings);
	snprintf(settings.pack, sizeof(settings.pack), "%s", pack->id);
	return settings;
}

static struct rules applied(const struct pack *pack, const struct settings *settings)
{
	struct rules rules;
	own_rules_apply(pack, settings, &rules);
	return rules;
}

static void rules__nothing_changed__are_the_packs(void **state)
{
	const struct pack_set *packs = *state;
	for (int i = 0; i < packs->count; i++) {
		struct settings settings = chosen(&packs->packs[i]);
		struct rules rules = applied(&packs->packs[i], &settings);
		assert_true(rules_equal(&rules, &packs->packs[i].rules));
		assert_false(own_rules_differ(&packs->packs[i], &rules));
	}
}

static void rules__any_board_and_seeds__are_within_what_a_board_holds(void **state)
{
	const struct pack *pack = pack_set_find(*state, "umum");
	for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
		for (int seeds = 0; seeds <= 42; seeds++) {
			struct settings settings = chosen(pack);
			settings.holes = holes;
			settings.seeds = seeds;
			struct rules rules = applied(pack, &settings);
			int most = own_rules_most_seeds(holes);
			int wanted = seeds == 0 ? holes : seeds < most ? seeds : most;
			assert_int_equal(rules.holes, holes);
			assert_int_equal(rules.seeds_per_hole, wanted);
			assert_true(2 * holes * wanted <= 255);
			assert_true(2 * holes * (most + 1) > 255);
		}
	}
}

/* All pairs of options at all their values, on each pack: none is refused, and what was asked for
 * is there unless it means nothing or can't be. */
static void rules__any_two_options_changed__go_together(void **state)
{
	const struct pack_set *packs = *state;
	int settled = 0;
	for (int p = 0; p < packs->count; p++) {
		const struct pack *pack = &packs->packs[p];
		for (int a = 0; a < OPTION_COUNT * 4; a++) {
			for (int b = 0; b < OPTION_COUNT * 4; b++) {
				struct settings settings = chosen(pack);
				enum option first = (enum option)(a / 4),
					    second = (enum option)(b / 4);
				enum option at;
				if (a / 4 == b / 4 || !option_value_name(first, a % 4) ||
					!option_value_name(second, b % 4))
					continue;
				settings.changes[first] = a % 4;
				settings.changes[second] = b % 4;
				struct rules rules = applied(pack, &settings);
				assert_null(rules_conflict(&rules, &at));
				if (rules_get(&rules, first) == a % 4)
					continue;
				bool fits = own_rules_fits(&rules, first, a % 4);
				assert_true(!fits || !own_rules_matters(&rules, first));
				settled += !fits;
			}
		}
	}
	assert_true(settled > 0);
}

static void rules__discarding_and_rounds_wished__keep_the_packs_other_changes(void **state)
{
	const struct pack *pack = pack_set_find(*state, "jawa-sleman");
	struct settings settings = chosen(pack);
	settings.changes[OPTION_RELAY] = 0;
	settings.changes[OPTION_ROUNDS] = ROUNDS_SEVERAL;
	struct rules rules = applied(pack, &settings);
	assert_int_equal(rules.rounds, ROUNDS_ONE); /* the pack throws the rest away */
	assert_int_equal(rules.relay, 0);
	settings.changes[OPTION_FINAL_SWEEP] = SWEEP_OWNER;
	rules = applied(pack, &settings);
	assert_int_equal(rules.rounds, ROUNDS_SEVERAL);
	assert_int_equal(rules.final_sweep, SWEEP_OWNER);
}

/* RULES, section 5. */
static void rules__one_round_made_several__start_as_the_page_of_rules_says(void **state)
{
	const struct pack_set *packs = *state;
	int tried = 0;
	for (int i = 0; i < packs->count; i++) {
		const struct pack *pack = &packs->packs[i];
		struct settings settings = chosen(pack);
		if (pack->rules.rounds == ROUNDS_SEVERAL)
			continue;
		settings.changes[OPTION_ROUNDS] = ROUNDS_SEVERAL;
		settings.changes[OPTION_FINAL_SWEEP] = SWEEP_OWNER;
		struct rules rules = applied(pack, &settings);
		assert_int_equal(rules.rounds, ROUNDS_SEVERAL);
		assert_int_equal(rules.refill_from, REFILL_NEAR_STORE);
		assert_int_equal(rules.burned_forever, 0);
		assert_int_equal(rules.next_first, NEXT_FIRST_FEWER);
		assert_int_equal(rules.match_end, MATCH_END_NO_HOLE);
		assert_int_equal(rules.tie_break, TIE_DRAW);
		assert_int_equal(rules.max_rounds, 0);
		tried++;
	}
	assert_true(tried >= 6);
}

/* It would stand in the name and in the code, and change nothing. */
static void rules__changed_where_it_means_nothing__are_the_packs(void **state)
{
	const struct pack *pack = pack_set_find(*state, "umum");
	struct settings settings = chosen(pack);
	settings.changes[OPTION_SHOT_ENABLED] = 0;
	settings.changes[OPTION_SHOT_SIDE] = SHOT_OPPONENT;
	settings.changes[OPTION_MAX_ROUNDS] = 3;
	settings.changes[OPTION_START_NEXT] = START_NEXT_STOPPED_FIRST;
	struct rules rules = applied(pack, &settings);
	assert_int_equal(rules.shot_enabled, 0);
	assert_int_equal(rules.shot_side, SHOT_OWN);
	assert_int_equal(rules.max_rounds, 0);
	assert_int_equal(rules.start_next, START_NEXT_LONGEST);
	settings.changes[OPTION_SHOT_ENABLED] = SETTINGS_OF_PACK;
	rules = applied(pack, &settings);
	assert_int_equal(rules.shot_side, SHOT_OPPONENT); /* it was not forgotten */
}

static void pack__another_chosen__has_its_own_rules(void **state)
{
	const struct pack *umum = pack_set_find(*state, "umum");
	const struct pack *kalah = pack_set_find(*state, "kalah");
	struct settings settings = chosen(umum);
	settings.holes = 4;
	settings.seeds = 3;
	own_rules_change(&settings, umum, OPTION_RELAY, 0);
	assert_int_equal(settings.changes[OPTION_RELAY], 0);
	own_rules_choose_pack(&settings, umum);
	assert_int_equal(settings.changes[OPTION_RELAY], 0);
	own_rules_choose_pack(&settings, kalah);
	assert_string_equal(settings.pack, "kalah");
	assert_int_equal(settings.changes[OPTION_RELAY], SETTINGS_OF_PACK);
	assert_int_equal(settings.seeds, 0);
	assert_int_equal(settings.holes, 0);
	settings.holes = 9;
	own_rules_choose_pack(&settings, umum);
	assert_int_equal(settings.holes, 9); /* every pack is offered on nine */
}

static void option__set_to_the_packs_value__is_no_change(void **state)
{
	const struct pack *pack = pack_set_find(*state, "umum");
	struct settings settings = chosen(pack);
	own_rules_change(&settings, pack, OPTION_TERMINAL, TERMINAL_ROW_EMPTY);
	assert_int_equal(settings.changes[OPTION_TERMINAL], TERMINAL_ROW_EMPTY);
	own_rules_change(&settings, pack, OPTION_TERMINAL, TERMINAL_NO_MOVE);
	assert_int_equal(settings.changes[OPTION_TERMINAL], SETTINGS_OF_PACK);
}

/* The pack was taken away, or its file is broken now: what was changed was changed in that. */
static void changes__of_a_pack_that_is_gone__count_for_nothing(void **state)
{
	const struct pack *pack = pack_set_find(*state, "umum");
	struct settings settings = chosen(pack);
	snprintf(settings.pack, sizeof(settings.pack), "hilang");
	settings.holes = 11;
	settings.seeds = 2;
	settings.changes[OPTION_RELAY] = 0;
	struct rules rules = applied(pack, &settings);
	assert_true(rules_equal(&rules, &pack->rules));
}

static void reset__after_changes__is_the_pack_again(void **state)
{
	const struct pack *pack = pack_set_find(*state, "jawa-sleman");
	struct settings settings = chosen(pack);
	settings.holes = 9; /* one of its own boards */
	settings.seeds = 4;
	settings.changes[OPTION_RELAY] = 0;
	struct rules rules = applied(pack, &settings);
	assert_true(own_rules_differ(pack, &rules));
	own_rules_reset(&settings, pack);
	rules = applied(pack, &settings);
	assert_int_equal(rules.holes, 9);
	assert_false(own_rules_differ(pack, &rules));
	settings.holes = 4;
	rules = applied(pack, &settings);
	assert_true(own_rules_differ(pack, &rules));
	own_rules_reset(&settings, pack);
	assert_int_equal(settings.holes, 0);
}

static void rounds__offered__are_in_order_and_hold_what_is_set(void **state)
{
	static const struct {
		int own, set;
		int wanted[OWN_ROUNDS_MAX];
		int count;
	} rows[] = {
		{0, 0, {1, 3, 5, 7, 0}, 5},
		{0, 4, {1, 3, 4, 5, 7, 0}, 6},
		{9, 9, {1, 3, 5, 7, 9, 0}, 6},
		{2, 99, {1, 2, 3, 5, 7, 99, 0}, 7},
		{7, 1, {1, 3, 5, 7, 0}, 5},
	};
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct pack pack = *pack_set_find(*state, "congklak-babak");
		struct rules rules = pack.rules;
		int values[OWN_ROUNDS_MAX];
		pack.rules.max_rounds = rows[i].own;
		rules.max_rounds = rows[i].set;
		assert_int_equal(own_rules_rounds(&pack, &rules, values), rows[i].count);
		for (int v = 0; v < rows[i].count; v++)
			assert_int_equal(values[v], rows[i].wanted[v]);
	}
}

/* A question that is not asked could be answered any way: thousands of moves say the same. */
static void option__that_does_not_matter__changes_no_game(void **state)
{
	const struct pack_set *packs = *state;
	int compared = 0;
	for (int p = 0; p < packs->count; p++) {
		for (int i = 0; i < OPTION_COUNT; i++) {
			struct rules rules = packs->packs[p].rules, other;
			if (own_rules_matters(&rules, (enum option)i))
				continue;
			int own = rules_get(&rules, (enum option)i);
			other = rules;
			rules_set(&other, (enum option)i, own == 0 ? 1 : 0);
			for (uint32_t seed = 1; seed <= 20; seed++) {
				struct match a, b;
				uint32_t state32 = seed;
				match_init(&a, &rules, SIDE_A);
				match_init(&b, &other, SIDE_A);
				for (int turn = 0; turn < 300 && a.phase != MATCH_OVER; turn++) {
					uint32_t legal = match_legal(&a);
					assert_int_equal(legal, match_legal(&b));
					state32 = state32 * 1664525u + 1013904223u;
					int place = (int)(state32 >> 8) % board_places(rules.holes);
					while (!(legal >> place & 1))
						place = (place + 1) % board_places(rules.holes);
					match_play(&a, place, NULL);
					match_play(&b, place, NULL);
				}
				assert_true(position_equal(&a.position, &b.position));
				assert_int_equal(a.phase, b.phase);
				compared++;
			}
		}
	}
	assert_true(compared > 100);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rules__nothing_changed__are_the_packs),
		cmocka_unit_test(rules__any_board_and_seeds__are_within_what_a_board_holds),
		cmocka_unit_test(rules__any_two_options_changed__go_together),
		cmocka_unit_test(rules__discarding_and_rounds_wished__keep_the_packs_other_changes),
		cmocka_unit_test(rules__one_round_made_several__start_as_the_page_of_rules_says),
		cmocka_unit_test(rules__changed_where_it_means_nothing__are_the_packs),
		cmocka_unit_test(pack__another_chosen__has_its_own_rules),
		cmocka_unit_test(option__set_to_the_packs_value__is_no_change),
		cmocka_unit_test(changes__of_a_pack_that_is_gone__count_for_nothing),
		cmocka_unit_test(reset__after_changes__is_the_pack_again),
		cmocka_unit_test(rounds__offered__are_in_order_and_hold_what_is_set),
		cmocka_unit_test(option__that_does_not_matter__changes_no_game),
	};
	return cmocka_run_group_tests_name("own_rules", tests, our_packs_load, our_packs_release);
}
