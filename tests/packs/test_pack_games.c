/* SPDX-License-Identifier: MIT */
/*
 * Random games under the packs that are played, on every board of 5 to 11 holes. Elsewhere a
 * special case for the store doubled seeds, and there were boards whose every move was refused:
 * here seeds are counted after every event, and whoever has the turn has a move.
 *
 * CONGKLAK_GAMES=10000 plays that many for each pack and board.
 */
#include "test.h"

#include "base/xalloc.h"
#include "core/followed.h"
#include "core/random_rules.h"
#include "packs/pack.h"

#include <stdlib.h>

enum { GAMES = 60, HOLES_LEAST = 5, ROUNDS = 2, CHOICES_MOST = 20000 };

struct table {
	struct pack_set packs;
	struct event_list *events;
	int games;
};

static int set_up(void **state)
{
	struct table *table = xcalloc(1, sizeof *table);
	const char *wanted = getenv("CONGKLAK_GAMES");
	struct diag diag;

	table->games = wanted ? atoi(wanted) : GAMES;
	table->events = xalloc(sizeof *table->events);
	*state = table;
	return pack_set_load(&table->packs, SOURCE_DIR "/packs", &diag) && table->games > 0 ? 0
											    : -1;
}

static int tear_down(void **state)
{
	struct table *table = *state;

	pack_set_release(&table->packs);
	free(table->events);
	free(table);
	return 0;
}

/* Two random players seldom finish a match without a limit. */
static void rules_for(struct rules *rules, const struct pack *pack, int holes)
{
	*rules = pack->rules;
	assert_true(rules_set_board(rules, holes, 0));
	if (rules->rounds == ROUNDS_SEVERAL)
		rules->max_rounds = ROUNDS;
}

static void check_end(const struct followed *game, const char *id)
{
	const struct match *match = &game->match;
	int stores = match->stores[SIDE_A] + match->stores[SIDE_B];

	followed_check_turn(game);
	if (match->result == RESULT_NONE)
		fail_msg("%s: a game ended without a result", id);
	assert_int_equal(stores, game->total);
	assert_int_equal(game->hands[SIDE_A] + game->hands[SIDE_B], 0);
}

/* What a game tells of passes: the answer is how many there were. */
static int play_out(struct table *table, const struct pack *pack, int holes, struct rng *rng)
{
	struct followed game;
	struct rules rules;
	bool together = pack->rules.start == START_TOGETHER;

	rules_for(&rules, pack, holes);
	followed_start(
		&game, &rules, together ? SIDE_A : (enum side)rng_below(rng, 2), table->events);
	for (int i = 0; game.match.phase != MATCH_OVER; i++) {
		followed_check_turn(&game);
		if (i == CHOICES_MOST)
			fail_msg("%s on %d holes does not end", pack->id, holes);
		followed_play(&game, random_choice(&game.match, rng));
	}
	check_end(&game, pack->id);
	return game.passes;
}

static void games__of_each_pack_and_board__lose_no_seed_and_no_turn(void **state)
{
	struct table *table = *state;

	for (int p = 0; p < table->packs.count; p++) {
		const struct pack *pack = &table->packs.packs[p];
		struct rng rng;
		int passes = 0;

		rng_init(&rng, (uint32_t)p + 1);
		for (int holes = HOLES_LEAST; holes <= BOARD_HOLES_MAX; holes++)
			for (int game = 0; game < table->games; game++)
				passes += play_out(table, pack, holes, &rng);
		/* Only where a game goes on with an empty row is there a turn to pass over. */
		if ((passes > 0) != (pack->rules.terminal == TERMINAL_BOARD_EMPTY))
			fail_msg("%s: %d passes", pack->id, passes);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(games__of_each_pack_and_board__lose_no_seed_and_no_turn),
	};

	return cmocka_run_group_tests_name("pack_games", tests, set_up, tear_down);
}
