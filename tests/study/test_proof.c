/* SPDX-License-Identifier: MIT */
/* The proofs of RULES section 7, whose figures document 000 prints. */
#include "test.h"

#include "packs/pack.h"
#include "study/proof.h"

#include <string.h>

static int set_up(void **state)
{
	static struct pack_set packs;
	struct diag diag;

	assert_true(pack_set_load(&packs, SOURCE_DIR "/packs", &diag));
	*state = &packs;
	return 0;
}

static int tear_down(void **state)
{
	pack_set_release(*state);
	return 0;
}

struct proof_row {
	const char *pack, *option, *other;
	uint32_t seed;
	int moves, turn;
	int here[3]; /* stores, over */
	int there[3];
};

static const struct proof_row rows[] = {
	{"umum", "terminal", "tiga-lubang-kosong", 1, 28, 7, {16, 26, 0}, {51, 47, 1}},
	{"umum", "menembak.requireOppositeNonEmpty", "true", 1, 28, 18, {37, 36, 0}, {36, 36, 0}},
	{"umum", "menembak.requireLapCompleted", "true", 1, 28, 19, {37, 37, 0}, {37, 36, 0}},
	{"jawa-sleman", "terminal", "tak-ada-langkah", 1, 7, 7, {16, 26, 1}, {16, 26, 0}},
	{"jawa-sleman", "finalSweep", "pemilik-sisi", 1, 7, 7, {16, 26, 1}, {51, 47, 1}},
	{"jawa-sleman", "menembak.requireOppositeNonEmpty", "true", 4, 9, 6, {14, 9, 0},
		{13, 9, 0}},
	{"jawa-sleman", "menembak.requireLapCompleted", "true", 7, 4, 4, {17, 6, 1}, {11, 6, 0}},
	{"congkak-melayu", "menembak.requireLapCompleted", "false", 1, 54, 19, {37, 36, 0},
		{37, 37, 0}},
};

static void check_side(const struct match *match, const int wanted[3])
{
	int holes = match->rules.holes;

	assert_int_equal(match->position.cells[board_store(holes, SIDE_A)], wanted[0]);
	assert_int_equal(match->position.cells[board_store(holes, SIDE_B)], wanted[1]);
	assert_int_equal(match->phase == MATCH_OVER, wanted[2]);
}

static bool is_listed(const struct pack *pack, enum option option, int value)
{
	for (int i = 0; i < pack->divergence_count; i++)
		if (pack->divergences[i].status == DIVERGENCE_COMPARABLE &&
			pack->divergences[i].option == option &&
			pack->divergences[i].other_value == value)
			return true;
	return false;
}

static void proofs__that_document_000_prints__come_out_exactly(void **state)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct proof_row *row = &rows[i];
		const struct pack *pack = pack_set_find(*state, row->pack);
		enum option option = option_find(row->option, strlen(row->option));
		struct proof proof;
		int value;

		assert_non_null(pack);
		assert_true(option_parse(option, row->other, strlen(row->other), &value));
		assert_true(is_listed(pack, option, value));
		proof_find(pack, option, value, &proof);
		assert_int_equal(proof.seed, row->seed);
		assert_int_equal(proof.moves, row->moves);
		assert_int_equal(proof.parting.turn, row->turn);
		check_side(&proof.parting.here, row->here);
		check_side(&proof.parting.other, row->there);
	}
}

static void proof__of_an_option_without_effect__finds_no_seed(void **state)
{
	struct proof proof;

	/* Where the lap condition is not asked for, its scope changes nothing. */
	proof_find(pack_set_find(*state, "umum"), OPTION_LAP_SCOPE, LAP_LIFTING, &proof);
	assert_int_equal(proof.seed, 0);
}

static void proofs__of_all_packs__hold_at_least_eleven_options(void **state)
{
	const struct pack_set *packs = *state;
	bool seen[OPTION_COUNT] = {false};
	int count = 0;

	for (int p = 0; p < packs->count; p++)
		for (int i = 0; i < packs->packs[p].divergence_count; i++)
			if (packs->packs[p].divergences[i].status == DIVERGENCE_COMPARABLE)
				seen[packs->packs[p].divergences[i].option] = true;
	for (int i = 0; i < OPTION_COUNT; i++)
		count += seen[i];
	assert_true(count >= 11);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(proofs__that_document_000_prints__come_out_exactly),
		cmocka_unit_test(proof__of_an_option_without_effect__finds_no_seed),
		cmocka_unit_test(proofs__of_all_packs__hold_at_least_eleven_options),
	};

	return cmocka_run_group_tests_name("proof", tests, set_up, tear_down);
}
