/* SPDX-License-Identifier: MIT */
/* A game looked at again: blunders that were planted are found with what would have been better,
 * best play is blamed for nothing, and no blame is taken back by a deeper look. */
#include "test.h"

#include "packs/our_packs.h"
#include "study/review.h"
#include "study/sample.h"

#include <string.h>

static const struct review_limits small = {.nodes = 8000, .again = 32000, .least = 2};

static void work_all(struct review *review, struct ai *ai)
{
	struct review_step step;

	while (review_ask(review, &step)) {
		assert_true(review_work(&step, ai, NULL));
		review_take(review, &step);
	}
}

static void review_all(
	struct review *review, const struct record *record, const struct review_limits *limits)
{
	struct ai *ai = ai_new(1);

	review_begin(review, record, limits);
	work_all(review, ai);
	ai_free(ai);
}

static void read_code(const struct pack_set *packs, const char *code, struct record *record)
{
	struct diag diag;

	diag_clear(&diag);
	assert_true(record_parse(record, code, pack_set_rules, packs, &diag));
}

/* From RECORD on, to the end, each choice the best a search to the end finds. */
static void play_out(struct record *record, struct ai *ai)
{
	const struct ai_limits limits = {.nodes = 0};
	struct ai_answer answer;
	struct match match;

	record_replay(record, record->len, &match);
	while (match.phase != MATCH_OVER) {
		ai_search(ai, &match, &limits, &answer);
		assert_true(answer.exact);
		record_add(record, answer.move);
		match_play(&match, answer.move, NULL);
	}
}

enum { FEW_SEEDS = 12, ENDGAMES = 16 };

/* Enough to see their end. */
static const struct review_limits thorough = {.nodes = 1000000, .again = 4000000, .least = 2};

/* Where in a random game of a pack, of one round, few enough seeds are left for searches to the
 * end. */
static void begin_endgame(const struct pack_set *packs, int number, struct record *record)
{
	const struct pack *pack = &packs->packs[number % packs->count];
	struct rules rules = pack->rules;
	struct match match;
	int len = 0;

	if (rules.rounds == ROUNDS_SEVERAL)
		rules.max_rounds = 1;
	record_init(record, pack->id, &pack->rules, &rules, SIDE_A);
	sample_play(record, (uint32_t)number + 1, &match);
	do
		record_replay(record, ++len, &match);
	while (position_in_holes(&match.position, SIDE_A) +
			position_in_holes(&match.position, SIDE_B) >
		FEW_SEEDS);
	record_truncate(record, 0);
	record->set_position = true;
	memcpy(record->cells, match.position.cells, sizeof(record->cells));
	record->first = match.position.mover;
}

static void review__endgame_played_perfectly__blames_nobody(void **state)
{
	struct ai *ai = ai_new(1);
	int judged = 0;

	for (int i = 0; i < ENDGAMES; i++) {
		struct record record;
		struct review review;

		begin_endgame(*state, i, &record);
		play_out(&record, ai);
		judged += record.len;
		review_all(&review, &record, &thorough);
		for (int k = 0; k < record.len; k++) {
			const struct review_choice *choice = &review.choices[k];

			assert_int_equal(choice->loss, 0);
			assert_int_equal(choice->better, REVIEW_NONE);
			assert_true(choice->before.exact && choice->after.exact);
			/* Where nobody errs the expected result stays what it was. */
			assert_int_equal(choice->before.seeds, review.choices[0].before.seeds);
			assert_int_equal(choice->after.seeds, choice->before.seeds);
		}
		review_release(&review);
		record_release(&record);
	}
	assert_true(judged > 20);
	ai_free(ai);
}

/* Of the choices of perfect endgames, how many are blamed within LIMITS. */
static int blamed_wrongly(const struct pack_set *packs, const struct review_limits *limits)
{
	struct ai *ai = ai_new(1);
	int blamed = 0;

	for (int i = 0; i < ENDGAMES; i++) {
		struct record record;
		struct review review;

		begin_endgame(packs, i, &record);
		play_out(&record, ai);
		review_all(&review, &record, limits);
		for (int k = 0; k < record.len; k++)
			blamed += review.choices[k].loss > 0;
		review_release(&review);
		record_release(&record);
	}
	ai_free(ai);
	return blamed;
}

static void review__of_few_nodes__blames_nothing_that_the_deeper_look_takes_back(void **state)
{
	const struct review_limits hasty = {.nodes = 8, .again = 8, .least = 2};
	const struct review_limits again = {.nodes = 8, .again = 4000000, .least = 2};

	assert_true(blamed_wrongly(*state, &hasty) > 0);
	assert_int_equal(blamed_wrongly(*state, &again), 0);
}

/* The hole of MATCH that is worst for its mover, and by how much; 0: all are as good. */
static int worst_choice(const struct match *match, struct ai *ai, int *place)
{
	const struct ai_limits limits = {.nodes = 0};
	int sign = match->position.mover == SIDE_A ? 1 : -1;
	int best = -1000, worst = 1000;

	for (int hole = 0; match_legal(match) >> hole; hole++) {
		struct match child = *match;
		struct ai_answer answer;
		int value;

		if (!(match_legal(match) >> hole & 1u))
			continue;
		match_play(&child, hole, NULL);
		value = child.stores[SIDE_A] - child.stores[SIDE_B];
		if (child.phase != MATCH_OVER) {
			ai_search(ai, &child, &limits, &answer);
			value = child.position.mover == SIDE_A ? answer.value : -answer.value;
		}
		best = sign * value > best ? sign * value : best;
		if (sign * value < worst) {
			worst = sign * value;
			*place = hole;
		}
	}
	return best - worst;
}

/* In each the first choice that can lose anything is made the worst it can be. */
static void review__blunder_planted__is_found_with_what_it_cost_and_a_better_line(void **state)
{
	struct ai *ai = ai_new(1);
	int planted = 0;

	for (int i = 0; i < ENDGAMES; i++) {
		struct record record;
		struct review review;
		struct match match;
		const struct review_turn *turn;
		int place = 0, at, cost = 0;

		begin_endgame(*state, i, &record);
		play_out(&record, ai);
		for (at = 0; at < record.len; at++) {
			record_replay(&record, at, &match);
			cost = worst_choice(&match, ai, &place);
			if (cost > 0)
				break;
		}
		if (at == record.len) {
			record_release(&record);
			continue;
		}
		planted++;
		record_truncate(&record, at);
		record_add(&record, place);
		play_out(&record, ai);
		review_all(&review, &record, &thorough);
		const struct review_choice *choice = &review.choices[at];
		assert_int_equal(choice->loss, cost);
		assert_true(choice->proved);
		turn = &review.turns[review_turn_of(&review, at)];
		assert_true(turn->loss >= cost && turn->worst != REVIEW_NONE);
		/* The better line can be played, and keeps what the blunder gave away. */
		assert_int_equal(choice->line[0], choice->better);
		for (int k = 0; k < choice->line_len && match.phase != MATCH_OVER; k++) {
			assert_int_equal(match_check(&match, choice->line[k]), VERDICT_OK);
			match_play(&match, choice->line[k], NULL);
		}
		for (int k = 0; k < record.len; k++)
			assert_true(k == at || review.choices[k].loss == 0);
		review_release(&review);
		record_release(&record);
	}
	assert_true(planted >= 3);
	ai_free(ai);
}

/* Random games, where much is lost: every blame is what the deeper look of both sides says. */
static void review__blame__stands_the_deeper_look(void **state)
{
	const struct pack_set *packs = *state;
	struct ai *ai = ai_new(1);
	int blamed = 0;

	for (int i = 0; i < packs->count; i++) {
		const struct pack *pack = &packs->packs[i];
		struct rules rules = pack->rules;
		struct record record;
		struct review review;
		struct match match;

		rules.max_rounds = rules.rounds == ROUNDS_SEVERAL ? 2 : 0;
		record_init(&record, pack->id, &pack->rules, &rules, SIDE_A);
		sample_play(&record, 3, &match);
		record_truncate(&record, record.len < 12 ? record.len : 12);
		review_all(&review, &record, &small);
		for (int k = 0; k < record.len; k++) {
			const struct review_choice *choice = &review.choices[k];
			int sign = choice->by == SIDE_A ? 1 : -1;

			if (choice->loss == 0)
				continue;
			blamed++;
			assert_false(choice->unseen);
			assert_true(choice->loss >= (choice->proved ? 1 : small.least));
			assert_int_equal(
				choice->loss, sign * (choice->before.seeds - choice->after.seeds));
			assert_int_not_equal(choice->better, choice->place);
			record_replay(&record, k, &match);
			assert_int_equal(match_check(&match, choice->better), VERDICT_OK);
		}
		review_release(&review);
		record_release(&record);
	}
	assert_true(blamed > 5);
	ai_free(ai);
}

static void review__done_twice__says_the_same(void **state)
{
	const struct pack *pack = pack_set_find(*state, "umum");
	struct record record;
	struct review once, twice;
	struct match match;

	record_init(&record, pack->id, &pack->rules, &pack->rules, SIDE_A);
	sample_play(&record, 2, &match);
	record_truncate(&record, 14);
	review_all(&once, &record, &small);
	review_all(&twice, &record, &small);
	assert_true(review_is_of(&once, &record));
	for (int i = 0; i < record.len; i++) {
		const struct review_choice *a = &once.choices[i], *b = &twice.choices[i];

		assert_int_equal(a->before.seeds, b->before.seeds);
		assert_int_equal(a->after.seeds, b->after.seeds);
		assert_int_equal(a->loss, b->loss);
		assert_int_equal(a->better, b->better);
		assert_int_equal(a->line_len, b->line_len);
		assert_memory_equal(a->line, b->line, (size_t)a->line_len);
	}
	record_truncate(&record, 13);
	assert_false(review_is_of(&once, &record));
	review_release(&once);
	review_release(&twice);
	record_release(&record);
}

/* What was cut short is asked again, and the review is the one that was never stopped. */
static void review__stopped_and_gone_on__loses_nothing(void **state)
{
	struct record record;
	struct review whole, cut;
	struct review_step step;
	atomic_bool stop;
	struct ai *ai = ai_new(1);

	atomic_init(&stop, true);
	read_code(*state, "umum.0.6cce5ae854", &record);
	review_all(&whole, &record, &small);
	review_begin(&cut, &record, &small);
	while (review_ask(&cut, &step)) {
		int done = cut.done;
		struct review_step again;

		assert_false(review_work(&step, ai, &stop));
		assert_true(review_ask(&cut, &again));
		assert_int_equal(cut.done, done);
		assert_true(review_work(&again, ai, NULL));
		review_take(&cut, &again);
	}
	for (int i = 0; i < record.len; i++) {
		assert_int_equal(whole.choices[i].before.seeds, cut.choices[i].before.seeds);
		assert_int_equal(whole.choices[i].loss, cut.choices[i].loss);
	}
	ai_free(ai);
	review_release(&whole);
	review_release(&cut);
	record_release(&record);
}

/* In mid-round a store grows by what came home. */
static void check_banked(const struct record *record, int choice, int banked)
{
	struct match before, after;

	record_replay(record, choice, &before);
	after = before;
	match_play(&after, record->choices[choice], NULL);
	if (before.phase != MATCH_PLAYING || after.phase == MATCH_OVER ||
		after.round != before.round)
		return;
	int store = board_store(before.rules.holes, (enum side)before.position.mover);
	assert_int_equal(banked, after.position.cells[store] - before.position.cells[store]);
}

/* Turns are cut where the player changes, and each choice lies in one. */
static void review__turns__hold_every_choice_of_one_player_in_order(void **state)
{
	const struct pack_set *packs = *state;

	for (int i = 0; i < packs->count; i++) {
		const struct pack *pack = &packs->packs[i];
		struct rules rules = pack->rules;
		struct record record;
		struct review review;
		struct match match;
		int next = 0, home = 0, banked = 0;

		rules.max_rounds = rules.rounds == ROUNDS_SEVERAL ? 2 : 0;
		record_init(&record, pack->id, &pack->rules, &rules, SIDE_A);
		sample_play(&record, 1, &match);
		review_begin(&review, &record, &small);
		for (int t = 0; t < review.turn_count; t++) {
			const struct review_turn *turn = &review.turns[t];

			assert_int_equal(turn->from, next);
			assert_true(turn->to > turn->from);
			for (int k = turn->from; k < turn->to; k++) {
				assert_int_equal(review.choices[k].by, turn->by);
				assert_int_equal(review_turn_of(&review, k), t);
				check_banked(&record, k, review.choices[k].banked);
				home += review.choices[k].banked;
			}
			next = turn->to;
			banked += turn->banked;
		}
		assert_int_equal(next, record.len);
		assert_int_equal(home, banked);
		review_release(&review);
		record_release(&record);
	}
}

/* Nobody is blamed for what they could not see; the picks that follow have their values. */
static void review__opening_together__leaves_the_unseen_choices_alone(void **state)
{
	const struct pack *pack = pack_set_find(*state, "congkak-warisan");
	struct ai *ai = ai_new(1);
	int picks = 0;

	assert_int_equal(pack->rules.start, START_TOGETHER);
	for (uint32_t seed = 1; seed <= 6; seed++) {
		struct record record;
		struct review review;
		struct match match;

		record_init(&record, pack->id, &pack->rules, &pack->rules, SIDE_A);
		sample_play(&record, seed, &match);
		record_truncate(&record, 4);
		review_all(&review, &record, &(struct review_limits){3000, 9000, 2, 0});
		for (int k = 0; k < record.len; k++) {
			const struct review_choice *choice = &review.choices[k];

			record_replay(&record, k, &match);
			picks += k >= 2 && match.phase == MATCH_CHOOSING;
			assert_int_equal(choice->unseen, k < 2);
			assert_int_equal(choice->before.known, k >= 2);
			assert_int_equal(choice->after.known, k >= 2);
			assert_true(k >= 2 || choice->loss == 0);
		}
		assert_int_equal(review_turns_done(&review), review.turn_count);
		review_release(&review);
		record_release(&record);
	}
	assert_true(picks > 0);
	ai_free(ai);
}

/* The value at the end of a round is that round's; the next begins with its own. */
static void review__rounds__each_end_with_their_own_difference(void **state)
{
	struct record record;
	struct review review;
	struct match match;
	int ended = 0;

	read_code(*state,
		"congkak-warisan+start=bergiliran+rounds.maxRounds=3@"
		"0_0_0_0_0_0_1_51_0_0_0_0_0_0_0_46.0.6c",
		&record);
	review_all(&review, &record, &small);
	for (int k = 0; k < record.len; k++) {
		int round;

		record_replay(&record, k, &match);
		round = match.round;
		match_play(&match, record.choices[k], NULL);
		assert_int_equal(review.turns[review_turn_of(&review, k)].round, round);
		if (match.round == round && match.phase != MATCH_OVER)
			continue;
		ended++;
		assert_true(review.choices[k].after.exact);
		assert_int_equal(
			review.choices[k].after.seeds, match.stores[SIDE_A] - match.stores[SIDE_B]);
	}
	assert_int_equal(ended, 1);
	review_release(&review);
	record_release(&record);
}

/* Who begins where seats may change after it had to aim at an even board. */
static void review__turn_before_seats_may_change__is_valued_and_not_blamed(void **state)
{
	struct review_limits limits = small;
	struct review blamed, spared;
	struct record record;

	read_code(*state, "umum.0.3da86ad3e6d293c08b26a4d80e", &record);
	review_all(&blamed, &record, &limits);
	limits.spared = blamed.turns[0].to;
	review_all(&spared, &record, &limits);
	assert_true(blamed.turns[0].loss > 0);
	assert_true(spared.turns[0].spared);
	assert_int_equal(spared.turns[0].loss, 0);
	assert_int_equal(spared.turns[0].worst, REVIEW_NONE);
	assert_true(spared.choices[0].before.known);
	assert_true(spared.choices[0].after.known);
	assert_int_not_equal(review_best(&spared, (enum side)spared.turns[0].by), 0);
	assert_true(spared.turns[1].loss > 0);
	review_release(&blamed);
	review_release(&spared);
	record_release(&record);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(review__endgame_played_perfectly__blames_nobody),
		cmocka_unit_test(
			review__of_few_nodes__blames_nothing_that_the_deeper_look_takes_back),
		cmocka_unit_test(
			review__blunder_planted__is_found_with_what_it_cost_and_a_better_line),
		cmocka_unit_test(review__blame__stands_the_deeper_look),
		cmocka_unit_test(review__done_twice__says_the_same),
		cmocka_unit_test(review__stopped_and_gone_on__loses_nothing),
		cmocka_unit_test(review__turns__hold_every_choice_of_one_player_in_order),
		cmocka_unit_test(review__opening_together__leaves_the_unseen_choices_alone),
		cmocka_unit_test(review__turn_before_seats_may_change__is_valued_and_not_blamed),
		cmocka_unit_test(review__rounds__each_end_with_their_own_difference),
	};
	return cmocka_run_group_tests(tests, our_packs_load, our_packs_release);
}
