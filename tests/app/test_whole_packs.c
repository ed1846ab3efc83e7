/* SPDX-License-Identifier: MIT */
/* Each pack in its whole form, on its own board, played to its end by taps on the screen: what is
 * seen there at the end is what the engine says. */
#include "test.h"

#include "app/board_rig.h"
#include "base/rng.h"
#include "session/rounds.h"
#include "study/sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHOICES_MOST = 1000 };

/* A mostly takes what goes on or brings most home, B mostly what does so least: a match without a
 * limit, which seldom ends between players of one kind, then does. */
static int unequal(const struct match *match, struct event_list *scratch, struct rng *rng)
{
	int best = -1, value = 0;
	bool any = rng_below(rng, 10) < 4;

	for (uint32_t legal = match_legal(match); legal; legal &= legal - 1) {
		int hole = __builtin_ctz(legal), gain;
		struct preview preview;

		move_preview(&match->rules, &match->position, hole, scratch, &preview);
		gain = preview.home + (preview.extra_turn ? BOARD_SEEDS_MAX : 0);
		if (match->position.mover == SIDE_B)
			gain = -gain;
		if (any)
			gain = (int)rng_below(rng, 100);
		if (best < 0 || gain > value) {
			best = hole;
			value = gain;
		}
	}
	return best;
}

/* The whole game is made before any of it is on the screen. */
static void make_game(const struct pack *pack, int max_rounds, uint32_t seed, struct record *record,
	struct match *end)
{
	struct rules rules = pack->rules;
	struct rng rng;
	struct event_list *scratch = calloc(1, sizeof *scratch);

	assert_non_null(scratch);
	if (rules.rounds == ROUNDS_SEVERAL)
		rules.max_rounds = max_rounds;
	record_init(record, pack->id, &pack->rules, &rules, SIDE_A);
	rng_init(&rng, seed);
	if (rules.max_rounds > 0 || rules.rounds == ROUNDS_ONE) {
		sample_play(record, seed, end);
	} else {
		record_start(record, end);
		while (match_legal(end)) {
			int place = end->phase == MATCH_CHOOSING ? __builtin_ctz(match_legal(end))
								 : unequal(end, scratch, &rng);

			assert_true(record->len < CHOICES_MOST);
			record_add(record, place);
			match_play(end, place, NULL);
		}
	}
	assert_int_equal(end->phase, MATCH_OVER);
	free(scratch);
}

static void open_game(struct rig *rig, const struct record *record)
{
	struct record start;
	struct strbuf code;

	strbuf_init(&code);
	record_copy(&start, record);
	record_truncate(&start, 0);
	record_write(&start, &code);
	board_rig_open(rig, code.text, "2p", 1280, 720);
	assert_true(rules_equal(&board_rig_match(rig)->rules, &record->rules));
	rig->app->settings.reduced_motion = true;
	app_apply_settings(rig->app);
	record_release(&start);
	strbuf_release(&code);
}

/* The page between two rounds is put away in one way and the other. */
static void leave_round_page(struct rig *rig, int round)
{
	rig_pass(rig, ROUND_MS + 32);
	assert_string_equal(rig_screen(rig), "babak");
	if (round % 2 == 0) {
		rig_key(rig, KEY_ENTER);
	} else {
		const struct rect *r = &rig_page(rig)->sheet.widgets.items[0].rect;

		rig_tap(rig, r->x + r->w / 2, r->y + r->h / 2);
	}
	assert_string_equal(rig_screen(rig), "papan");
}

static void shows(const struct rig *rig, const struct match *match)
{
	const struct presenter *presenter = board_rig(rig)->presenter;
	int places = board_places(match->rules.holes);
	uint8_t cells[BOARD_CELLS] = {0};

	assert_int_equal(app_board(rig->app, cells), places);
	assert_memory_equal(cells, match->position.cells, (size_t)places);
	assert_int_equal(presenter_shown(presenter)->burned, match->position.burned);
	if (match->phase == MATCH_CHOOSING) /* hands may wait, full */
		return;
	for (int i = 0; i < places; i++)
		assert_int_equal(presenter_bound(presenter, i), match->position.cells[i]);
}

static void play(struct rig *rig, const struct record *record)
{
	struct match match;

	record_start(record, &match);
	for (int i = 0; i < record->len; i++) {
		int round = match.round;
		bool unseen = session_is_unseen(board_rig(rig)->session);

		board_rig_tap(rig, record->choices[i]);
		match_play(&match, record->choices[i], NULL);
		/* The first choice of an opening together is on the board with the second. */
		if (!unseen || i > 0) {
			assert_int_equal(board_rig_choices(rig), i + 1);
			assert_false(app_is_moving(rig->app));
			shows(rig, &match);
		}
		if (match.round != round)
			leave_round_page(rig, round);
	}
}

static void pack__played_by_taps__ends_as_the_engine_says(void **state)
{
	static const struct {
		const char *pack;
		int max_rounds; /* of packs of several rounds */
		uint32_t seed;
	} rows[] = {
		{"umum", 0, 1},
		{"jawa-sleman", 0, 1},
		{"congkak-melayu", 0, 1},
		{"congklak-jalan-terus", 0, 1},
		{"kalah", 0, 1},
		{"congkak-ringkas", 0, 1},
		{"congklak-babak", 3, 1},
		{"congklak-babak", 3, 2},
		{"congkak-warisan", 3, 1},
		{"congkak-warisan", 3, 2},
		{"congklak-babak", 0, 19},
		{"congkak-warisan", 0, 7},
	};
	struct pack_set packs;
	struct diag diag;
	uint32_t seen = 0;
	(void)state;

	assert_true(pack_set_load(&packs, SOURCE_DIR "/packs", &diag));
	for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
		const struct pack *pack = pack_set_find(&packs, rows[r].pack);
		struct record record;
		struct match end;
		struct rig rig;

		assert_non_null(pack);
		seen |= 1u << (pack - packs.packs);
		make_game(pack, rows[r].max_rounds, rows[r].seed, &record, &end);
		assert_int_equal(record.rules.holes, pack->sizes[0]);
		open_game(&rig, &record);
		play(&rig, &record);
		rig_pass(&rig, RESULT_MS + 32);
		assert_string_equal(rig_screen(&rig), "hasil");
		shows(&rig, &end);
		assert_int_equal(board_rig_match(&rig)->result, end.result);
		assert_int_equal(board_rig_match(&rig)->rounds_played, end.rounds_played);
		if (record.rules.rounds == ROUNDS_SEVERAL && rows[r].max_rounds == 0)
			assert_int_equal(session_end(board_rig(&rig)->session), END_NO_HOLE);
		print_message("%s: %d choices, %d rounds, %d : %d\n", pack->id, record.len,
			end.rounds_played, end.stores[SIDE_A], end.stores[SIDE_B]);
		record_release(&record);
		rig_release(&rig);
	}
	/* None of the packs that come with the game was left out. */
	assert_int_equal(seen, (1u << packs.count) - 1);
	pack_set_release(&packs);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pack__played_by_taps__ends_as_the_engine_says),
	};

	return cmocka_run_group_tests_name("whole_packs", tests, NULL, NULL);
}
