/* SPDX-License-Identifier: MIT */
/* telaah: what is said of a turn and shown of it. */
#include "test.h"

#include "app/review_rig.h"
#include "app/screens.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void telaah__a_turn_half_judged__shows_and_says_nothing_of_it_yet(void **state)
{
	(void)state;
	struct rig rig;
	bool seen = false;
	review_rig_open_held(&rig, "umum.0.01350251a21b50debece8ebedab8aed83c");
	rig_key(&rig, KEY_HOME);
	const struct review_turn *first = &review_rig_known(&rig)->turns[0];
	for (int done = 1; done < first->to; done++) {
		review_rig_work(&rig, 1);
		seen = seen || first->loss > 0;
		assert_true(rig_says(&rig, "Belum dihitung."));
		assert_int_equal(review_shown_choice(review_rig_page(&rig)), first->from);
		assert_int_equal(review_rig_page(&rig)->figure.rings, 0);
	}
	assert_true(seen);
	review_rig_work(&rig, 1);
	assert_true(rig_says(&rig, "Sebaiknya lubang"));
	assert_int_not_equal(review_rig_page(&rig)->figure.rings, 0);
	rig_release(&rig);
}

/* Turns of each kind say just one of these; the figure shows the board before the choice. */
static void telaah__each_turn__shows_its_board_and_says_what_it_is(void **state)
{
	(void)state;
	static const char *const words[] = {"Sebaiknya ", "Giliran terbaik", "Tidak terlihat",
		"tidak dinilai", "Belum dihitung"};
	struct rig rig;
	struct match match;
	review_rig_open_done(&rig, REVIEW_RIG_GAME);
	const struct review_page *review = review_rig_page(&rig);
	rig_key(&rig, KEY_HOME);
	for (int turn = 0; turn < review_rig_known(&rig)->turn_count; turn++) {
		int said = 0, at = review_shown_choice(review);
		const struct review_choice *choice = &review_rig_known(&rig)->choices[at];
		for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
			said += rig_says(&rig, words[i]);
		assert_int_equal(said, 1);
		assert_int_equal(rig_says(&rig, words[0]), choice->loss > 0);
		record_replay(&review_rig_known(&rig)->record, at, &match);
		assert_true(position_equal(&review->figure.position, &match.position));
		assert_int_equal(review->figure.lifted, choice->place);
		assert_int_equal(review->figure.rings,
			choice->better == REVIEW_NONE ? 0 : 1u << choice->better);
		rig_key(&rig, KEY_RIGHT);
	}
	rig_release(&rig);
}

/* A loss may be larger than the board; the two ends it lies between are not. */
static void telaah__a_turn_that_lost__tells_both_ends_and_no_more_than_the_board(void **state)
{
	(void)state;
	struct rig rig;
	int most = 0;
	review_rig_open_done(&rig, "jawa-sleman.0.6ba5");
	rig_key(&rig, KEY_HOME);
	for (int i = 0; i < review_rig_known(&rig)->turn_count; i++) {
		const struct review_turn *turn = &review_rig_known(&rig)->turns[i];
		char good[64], bad[64];
		rig_tap_id(&rig, i > 0 ? REVIEW_NEXT : REVIEW_FIRST);
		if (turn->loss == 0)
			continue;
		const struct review_choice *worst = &review_rig_known(&rig)->choices[turn->worst];
		int sign = turn->by == SIDE_A ? 1 : -1;
		int better = sign * worst->before.seeds, made = sign * worst->after.seeds;
		most = worst->loss > most ? worst->loss : most;
		assert_in_range(better + 98, 0, 2 * 98);
		assert_in_range(made + 98, 0, 2 * 98);
		assert_int_equal(better - made, worst->loss);
		snprintf(good, sizeof(good), "%s %d, dengan sawah", better > 0 ? "unggul" : "kalah",
			abs(better));
		snprintf(bad, sizeof(bad), "%s %d.", made > 0 ? "unggul" : "kalah", abs(made));
		assert_true(rig_says(&rig, good));
		assert_true(rig_says(&rig, bad));
	}
	assert_true(most > 98);
	rig_release(&rig);
}

static void telaah__opening_together__says_that_it_is_not_judged(void **state)
{
	(void)state;
	struct rig rig;
	review_rig_open_done(&rig, "congkak-warisan.0.3892d3");
	rig_key(&rig, KEY_HOME);
	assert_true(rig_says(&rig, "tidak dinilai"));
	assert_false(rig_says(&rig, "Perkiraan akhir"));
	assert_true(rig_says(&rig, "Babak 1"));
	rig_key(&rig, KEY_END);
	assert_false(rig_says(&rig, "tidak dinilai"));
	rig_release(&rig);
}

/* A computer began, and the person took its seat after that: its choices stay its own. */
static void telaah__seats_changed__names_who_chose_and_blames_nobody_before(void **state)
{
	(void)state;
	struct rig rig;
	review_rig_open_held(&rig, REVIEW_RIG_GAME);
	struct session_setup setup = {.swap = true,
		.swapped = true,
		.seats = {SEAT_PERSON, SEAT_COMPUTER},
		.levels = {1, 6}};
	app_push(rig.app, review_screen_new(rig.app, &review_rig_known(&rig)->record, &setup));
	rig_pass(&rig, 16);
	review_rig_work(&rig, review_rig_known(&rig)->record.len);
	rig_key(&rig, KEY_HOME);
	assert_true(rig_says(&rig, "Komputer: lubang"));
	assert_true(rig_says(&rig, "tidak dinilai"));
	assert_true(rig_says(&rig, "Unggul: Kamu (bawah)"));
	rig_key(&rig, KEY_RIGHT);
	assert_true(rig_says(&rig, "Komputer: lubang"));
	assert_false(rig_says(&rig, "tidak dinilai"));
	rig_key(&rig, KEY_RIGHT);
	assert_true(rig_says(&rig, "Kamu: lubang"));
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(telaah__a_turn_half_judged__shows_and_says_nothing_of_it_yet),
		cmocka_unit_test(telaah__each_turn__shows_its_board_and_says_what_it_is),
		cmocka_unit_test(
			telaah__a_turn_that_lost__tells_both_ends_and_no_more_than_the_board),
		cmocka_unit_test(telaah__seats_changed__names_who_chose_and_blames_nobody_before),
		cmocka_unit_test(telaah__opening_together__says_that_it_is_not_judged),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
