/* SPDX-License-Identifier: MIT */
#include "listen.h"
#include "test.h"

/* How boards, seeds and fullness are told apart by ear. */

static struct tone_material made_of(int board, int seeds)
{
	return (struct tone_material){(enum tone_board)board, (enum tone_seeds)seeds};
}

static double ring_20(const struct tone *tone)
{
	return listen_ring(tone, 20.0);
}

static double above_8k(const struct tone *tone)
{
	return listen_above(tone, 8000.0);
}

static double length(const struct tone *tone)
{
	return (double)tone->count;
}

static void drop__fuller_hole__higher_brighter_and_shorter(void **state)
{
	(void)state;
	for (int board = 0; board < TONE_BOARD_COUNT; board++)
		for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++) {
			double before = 0.0, before_length = 1e9;

			for (int level = 0; level < TONE_LEVELS; level++) {
				struct tone_material of = made_of(board, seeds);
				double hz = listen_mean(listen_centroid, of, TONE_DROP, level);
				double samples = listen_mean(length, of, TONE_DROP, level);

				if (hz < before * 1.03)
					fail_msg("board %d seeds %d level %d: %.0f Hz after %.0f",
						board, seeds, level, hz, before);
				assert_true(samples < before_length);
				before = hz;
				before_length = samples;
			}
		}
}

/* On wood: in earth there is little to grow duller. */
static void store__fuller__duller_and_lower(void **state)
{
	(void)state;
	for (int board = TONE_JAWA; board <= TONE_MELAYU; board++)
		for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++) {
			double before = 1e9;

			for (int level = 0; level < TONE_LEVELS; level++) {
				double hz = listen_mean(
					listen_centroid, made_of(board, seeds), TONE_STORE, level);

				if (hz > before * 0.98)
					fail_msg("board %d seeds %d level %d: %.0f Hz after %.0f",
						board, seeds, level, hz, before);
				before = hz;
			}
		}
}

static void store__beside_an_empty_hole__deeper_and_longer(void **state)
{
	(void)state;
	for (int board = 0; board < TONE_BOARD_COUNT; board++)
		for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++) {
			struct tone_material of = made_of(board, seeds);
			double hole = listen_mean(listen_centroid, of, TONE_DROP, 0);

			assert_true(listen_mean(listen_centroid, of, TONE_STORE, 0) < 0.75 * hole);
			assert_true(listen_mean(ring_20, of, TONE_STORE, 0) >
				    listen_mean(ring_20, of, TONE_DROP, 0));
		}
}

static void earth__struck__rings_shorter_than_wood(void **state)
{
	(void)state;
	for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++)
		for (int board = TONE_JAWA; board <= TONE_MELAYU; board++) {
			assert_true(
				listen_mean(ring_20, made_of(TONE_TANAH, seeds), TONE_STORE, 0) <
				0.6 * listen_mean(ring_20, made_of(board, seeds), TONE_STORE, 0));
			assert_true(
				listen_mean(listen_centroid, made_of(TONE_TANAH, seeds), TONE_DROP,
					0) < 0.9 * listen_mean(listen_centroid,
							   made_of(board, seeds), TONE_DROP, 0));
		}
}

static void boards_of_wood__same_seed__boat_is_the_lower(void **state)
{
	(void)state;
	for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++) {
		assert_true(listen_mean(listen_centroid, made_of(TONE_MELAYU, seeds), TONE_DROP,
				    0) < 0.85 * listen_mean(listen_centroid,
							made_of(TONE_JAWA, seeds), TONE_DROP, 0));
		assert_true(listen_mean(listen_centroid, made_of(TONE_MELAYU, seeds), TONE_STORE,
				    0) < 0.85 * listen_mean(listen_centroid,
							made_of(TONE_JAWA, seeds), TONE_STORE, 0));
	}
}

/* Seed on seed: kernels are the dullest, then shells, glass, and the small hard saga. */
static void seeds__on_each_other__from_dull_to_bright(void **state)
{
	static const enum tone_seeds order[] = {TONE_SAWO, TONE_KERANG, TONE_GULI, TONE_SAGA};

	(void)state;
	for (int board = 0; board < TONE_BOARD_COUNT; board++)
		for (size_t i = 1; i < sizeof order / sizeof *order; i++)
			assert_true(
				listen_mean(listen_centroid, made_of(board, (int)order[i - 1]),
					TONE_DROP, TONE_LEVELS - 1) <
				0.95 * listen_mean(listen_centroid, made_of(board, (int)order[i]),
					       TONE_DROP, TONE_LEVELS - 1));
}

static void glass__on_glass__rings_longest(void **state)
{
	(void)state;
	for (int seeds = 0; seeds < TONE_GULI; seeds++)
		assert_true(
			listen_mean(ring_20, made_of(TONE_JAWA, TONE_GULI), TONE_DROP,
				TONE_LEVELS - 1) > listen_mean(ring_20, made_of(TONE_JAWA, seeds),
							   TONE_DROP, TONE_LEVELS - 1));
}

static void every_kind__above_8_khz__is_next_to_nothing(void **state)
{
	static const enum tone_kind kinds[] = {TONE_DROP, TONE_STORE, TONE_SCOOP, TONE_SHOT};

	(void)state;
	for (int board = 0; board < TONE_BOARD_COUNT; board++)
		for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++)
			for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
				struct tone tone;

				tone_make(&tone, made_of(board, seeds), kinds[i],
					(int)i % 2 == 0 ? TONE_LEVELS - 1 : 0, 0);
				assert_true(above_8k(&tone) < 0.03);
				tone_release(&tone);
			}
	for (enum tone_kind kind = TONE_EXTRA; kind < TONE_KIND_COUNT; kind++)
		assert_true(listen_mean(above_8k, made_of(0, 0), kind, 0) < 0.01);
}

/* What tells something is the same whatever lies on the table. */
static void material__of_each_kind__changes_only_what_seeds_do(void **state)
{
	(void)state;
	for (enum tone_kind kind = TONE_DROP; kind < TONE_KIND_COUNT; kind++)
		for (int board = 0; board < TONE_BOARD_COUNT; board++)
			for (int seeds = 0; seeds < TONE_SEEDS_COUNT; seeds++) {
				struct tone first, other;

				tone_make(&first, made_of(0, 0), kind, 2, 1);
				tone_make(&other, made_of(board, seeds), kind, 2, 1);
				assert_int_equal(listen_same(&first, &other),
					!tone_has_material(kind) || (board == 0 && seeds == 0));
				tone_release(&first);
				tone_release(&other);
			}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(drop__fuller_hole__higher_brighter_and_shorter),
		cmocka_unit_test(store__fuller__duller_and_lower),
		cmocka_unit_test(store__beside_an_empty_hole__deeper_and_longer),
		cmocka_unit_test(earth__struck__rings_shorter_than_wood),
		cmocka_unit_test(boards_of_wood__same_seed__boat_is_the_lower),
		cmocka_unit_test(seeds__on_each_other__from_dull_to_bright),
		cmocka_unit_test(glass__on_glass__rings_longest),
		cmocka_unit_test(every_kind__above_8_khz__is_next_to_nothing),
		cmocka_unit_test(material__of_each_kind__changes_only_what_seeds_do),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
