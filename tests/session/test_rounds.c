/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "session/rounds.h"

#include <stdio.h>
#include <string.h>

/* A pack of several rounds and what is changed of it; the games are random ones of a fixed seed. */
static const struct game {
	const char *pack;
	enum option option;
	int value;
	uint32_t seed;
} games[] = {
	{"congklak-babak", OPTION_MAX_ROUNDS, 3, 1},
	{"congklak-babak", OPTION_MAX_ROUNDS, 7, 2},
	{"congklak-babak", OPTION_NEXT_FIRST, NEXT_FIRST_WINNER, 3},
	{"congklak-babak", OPTION_MATCH_END, MATCH_END_NO_SEED, 4},
	{"congkak-warisan", OPTION_MAX_ROUNDS, 3, 1},
	{"congkak-warisan", OPTION_REFILL_FROM, REFILL_FAR_FROM_STORE, 5},
	{"congkak-warisan", OPTION_NEXT_FIRST, NEXT_FIRST_ALTERNATE, 6},
	{"congkak-warisan", OPTION_MAX_ROUNDS, 1, 7},
};

enum { GAMES = sizeof games / sizeof *games, CHOICES_MOST = 1500, ROUNDS_MOST = 64 };

static struct pack_set packs;
static struct job_runner runner;
static const struct session_host host = {.runner = &runner, .autosave = ""};

static int load_packs(void **state)
{
	struct diag diag;

	(void)state;
	runner = job_runner_inline();
	return pack_set_load(&packs, SOURCE_DIR "/packs", &diag) ? 0 : -1;
}

static int release_packs(void **state)
{
	(void)state;
	pack_set_release(&packs);
	return 0;
}

static struct session *begin(const struct game *game)
{
	const struct pack *pack = pack_set_find(&packs, game->pack);
	struct session_setup setup = {
		.base = pack->rules, .rules = pack->rules, .levels = {1, 1}, .first = SIDE_A};

	snprintf(setup.pack, sizeof setup.pack, "%s", game->pack);
	rules_set(&setup.rules, game->option, game->value);
	return session_new(&setup, &host);
}

static enum verdict choose(struct session *session, uint32_t *chance)
{
	enum side by = session_awaits(session, SIDE_A) ? SIDE_A : SIDE_B;
	uint32_t legal = session_legal(session, by), skip;

	*chance = *chance * 1664525u + 1013904223u;
	skip = (*chance >> 16) % (uint32_t)__builtin_popcount(legal);
	while (skip-- > 0)
		legal &= legal - 1;
	return session_do(session,
		&(struct command){.kind = COMMAND_CHOOSE, .by = by, .place = __builtin_ctz(legal)});
}

static bool same(const struct session_round *a, const struct session_round *b)
{
	return a->round == b->round && memcmp(a->stores, b->stores, sizeof a->stores) == 0 &&
	       a->burned == b->burned && a->first == b->first && a->together == b->together &&
	       a->goes_on == b->goes_on && memcmp(a->filled, b->filled, sizeof a->filled) == 0 &&
	       memcmp(a->kept, b->kept, sizeof a->kept) == 0 && a->out == b->out &&
	       a->next == b->next && a->why == b->why;
}

/* What the events of a choice said of a round that it ended. */
static void told(const struct session *session, struct session_round *last)
{
	const struct event_list *events = session_events(session);
	struct session_round round;

	for (int i = 0; i < events->len; i++) {
		const struct event *event = &events->items[i];
		int index = session_rounds(session) - 1;

		if (event->kind != EVENT_ROUND)
			continue;
		session_round(session, index, &round);
		assert_int_equal(round.round, event->round);
		assert_int_equal(round.stores[SIDE_A], event->a);
		assert_int_equal(round.stores[SIDE_B], event->b);
		assert_int_equal(round.burned, session_before(session)->position.burned);
		if (index > 0) {
			assert_int_equal(round.burned, last->out);
			assert_int_equal(round.first, last->next);
		}
		assert_int_equal(round.goes_on, session_match(session)->phase != MATCH_OVER);
		*last = round;
	}
	for (int i = 0; i < events->len; i++) {
		const struct event *event = &events->items[i];
		int n = session_match(session)->rules.holes;
		int k = session_match(session)->rules.seeds_per_hole;

		if (event->kind != EVENT_REFILL)
			continue;
		assert_int_equal(last->next, event->next);
		assert_int_equal(last->out, events->refill_burned);
		for (int side = 0; side < 2; side++) {
			uint32_t row = ((1u << n) - 1) << board_first(n, (enum side)side);

			assert_int_equal(
				last->filled[side], n - __builtin_popcount(last->out & row));
			if (last->stores[side] >= k)
				assert_int_equal(last->stores[side],
					last->filled[side] * k + last->kept[side]);
		}
	}
}

static void rounds__of_random_matches__are_what_their_events_say(void **state)
{
	(void)state;
	for (int g = 0; g < GAMES; g++) {
		struct session *session = begin(&games[g]);
		struct session_round last = {0};
		uint32_t chance = games[g].seed;

		assert_int_equal(session_rounds(session), 0);
		assert_int_equal(session_end(session), END_NOT_YET);
		for (int i = 0; i < CHOICES_MOST && match_legal(session_match(session)); i++) {
			int before = session_rounds(session);

			assert_int_equal(choose(session, &chance), VERDICT_OK);
			told(session, &last);
			assert_in_range(session_rounds(session), before, before + 1);
		}
		assert_true(session_rounds(session) >= 1);
		session_free(session);
	}
}

static void rounds__after_undo_redo_and_resume__are_the_same(void **state)
{
	(void)state;
	for (int g = 0; g < GAMES; g++) {
		struct session *session = begin(&games[g]), *resumed;
		struct session_round rounds[ROUNDS_MOST], round;
		uint32_t chance = games[g].seed;
		int count = 0, len;

		for (int i = 0;
			i < CHOICES_MOST && count < 4 && match_legal(session_match(session)); i++) {
			choose(session, &chance);
			count = session_rounds(session);
		}
		len = session_record(session)->len;
		for (int i = 0; i < count; i++)
			session_round(session, i, &rounds[i]);
		/* Back over the end of the last round: it has not ended, the others have. */
		session_do(session, &(struct command){.kind = COMMAND_UNDO});
		assert_int_equal(session_record(session)->len, len - 1);
		assert_int_equal(session_rounds(session), count - 1);
		for (int i = 0; i < count - 1; i++) {
			session_round(session, i, &round);
			assert_true(same(&round, &rounds[i]));
		}
		session_do(session, &(struct command){.kind = COMMAND_REDO});
		assert_int_equal(session_rounds(session), count);
		resumed = session_resume(session_setup(session), session_record(session), &host);
		for (int i = 0; i < count; i++) {
			session_round(session, i, &round);
			assert_true(same(&round, &rounds[i]));
			session_round(resumed, i, &round);
			assert_true(same(&round, &rounds[i]));
		}
		session_do(session, &(struct command){.kind = COMMAND_RESTART});
		assert_int_equal(session_rounds(session), 0);
		session_free(resumed);
		session_free(session);
	}
}

static void next_round__has_the_reason_of_its_rule(void **state)
{
	static const struct {
		const char *code; /* a position that the next choice ends */
		int place;
		enum session_begins why;
		enum side next;
	} rows[] = {
		/* A's last seed goes home: B has fewer. */
		{"congklak-babak+start=bergiliran@0_0_0_0_0_0_1_60_0_0_0_0_0_0_0_37.0.", 6,
			BEGINS_FEWER, SIDE_B},
		{"congklak-babak+start=bergiliran+rounds.nextFirst=pemenang@0_0_0_0_0_0_1_60_0_0_0_"
		 "0_"
		 "0_0_0_37.0.",
			6, BEGINS_WINNER, SIDE_A},
		{"congklak-babak+start=bergiliran+rounds.nextFirst=bergantian@0_0_0_0_0_0_1_60_0_0_"
		 "0_"
		 "0_0_0_0_37.0.",
			6, BEGINS_BY_TURNS, SIDE_B},
		{"congklak-babak+start=bergiliran@0_0_0_0_0_0_1_48_0_0_0_0_0_0_0_49.0.", 6,
			BEGINS_LEVEL, SIDE_B},
	};
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct session_setup setup = {.levels = {1, 1}};
		struct session_round round;
		struct session *session;
		struct record record;
		struct diag diag;

		assert_true(record_parse(&record, rows[i].code, pack_set_rules, &packs, &diag));
		snprintf(setup.pack, sizeof setup.pack, "%s", record.pack);
		setup.base = record.base;
		setup.rules = record.rules;
		session = session_resume(&setup, &record, &host);
		session_do(
			session, &(struct command){.kind = COMMAND_CHOOSE, .place = rows[i].place});
		assert_int_equal(session_rounds(session), 1);
		session_round(session, 0, &round);
		assert_int_equal(round.why, rows[i].why);
		assert_int_equal(round.next, rows[i].next);
		assert_false(round.together);
		assert_int_equal(session_rounds_left(session), -1);
		record_release(&record);
		session_free(session);
	}
}

static void end__of_a_match__has_its_reason(void **state)
{
	static const struct {
		const char *code;
		int place; /* -1: gives up */
		enum session_end end;
	} rows[] = {
		{"congklak-babak+start=bergiliran@0_0_0_0_0_0_1_91_0_0_0_0_0_0_0_6.0.", 6,
			END_NO_HOLE},
		{"congklak-babak+start=bergiliran+rounds.matchEnd=habis@0_0_0_0_0_0_1_97_0_0_0_0_0_"
		 "0_"
		 "0_0.0.",
			6, END_NO_SEED},
		{"congklak-babak+start=bergiliran+rounds.maxRounds=1@0_0_0_0_0_0_1_60_0_0_0_0_0_0_"
		 "0_"
		 "37.0.",
			6, END_ROUNDS_PLAYED},
		{"congklak-babak+start=bergiliran@0_0_0_0_0_0_1_60_0_0_0_0_0_0_0_37.0.", -1,
			END_CONCEDED},
	};
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct session_setup setup = {.levels = {1, 1}};
		struct command command = {.kind = COMMAND_CHOOSE, .place = rows[i].place};
		struct session_round round;
		struct session *session;
		struct record record;
		struct diag diag;

		assert_true(record_parse(&record, rows[i].code, pack_set_rules, &packs, &diag));
		snprintf(setup.pack, sizeof setup.pack, "%s", record.pack);
		setup.base = record.base;
		setup.rules = record.rules;
		session = session_resume(&setup, &record, &host);
		if (rows[i].place < 0)
			command.kind = COMMAND_CONCEDE;
		assert_int_equal(session_do(session, &command), VERDICT_OK);
		assert_int_equal(session_end(session), rows[i].end);
		assert_int_equal(session_rounds_left(session), 0);
		if (session_rounds(session) > 0) {
			session_round(session, 0, &round);
			assert_false(round.goes_on);
		}
		record_release(&record);
		session_free(session);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rounds__of_random_matches__are_what_their_events_say),
		cmocka_unit_test(rounds__after_undo_redo_and_resume__are_the_same),
		cmocka_unit_test(next_round__has_the_reason_of_its_rule),
		cmocka_unit_test(end__of_a_match__has_its_reason),
	};

	return cmocka_run_group_tests_name("rounds", tests, load_packs, release_packs);
}
