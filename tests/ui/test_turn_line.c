/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/xalloc.h"
#include "ui/turn_line.h"

#include <stdlib.h>
#include <string.h>

struct desk {
	struct words *words;
	struct pack pack;
	struct turn_line line;
	struct event_list *events;
	struct turn_names names;
};

static int desk_open(void **state)
{
	struct desk *desk = calloc(1, sizeof(*desk));
	struct diag diag;
	assert_non_null(desk);
	diag_clear(&diag);
	desk->words = words_load(SOURCE_DIR "/assets/lang", &diag);
	assert_non_null(desk->words);
	words_set_language(desk->words, LANG_ID);
	assert_true(pack_load(&desk->pack, SOURCE_DIR "/packs/jawa-sleman.json", &diag));
	desk->events = xcalloc(1, sizeof(*desk->events));
	desk->names = (struct turn_names){
		.names = {"Kamu", "Komputer"}, .you = {true, false}, .people = {true, false}};
	turn_line_init(&desk->line);
	*state = desk;
	return 0;
}

static int desk_close(void **state)
{
	struct desk *desk = *state;
	turn_line_release(&desk->line);
	words_free(desk->words);
	pack_release(&desk->pack);
	free(desk->events);
	free(desk);
	return 0;
}

/* Plays PLACE from CELLS of a board of three holes and tells it. */
static void tell(struct desk *desk, const struct rules *rules, const uint8_t *cells,
	enum side first, int place, int chain)
{
	struct match match;
	match_init_position(&match, rules, cells, first);
	desk->events->len = 0;
	assert_int_equal(match_check(&match, place), VERDICT_OK);
	match_play(&match, place, desk->events);
	turn_line_tell(
		&desk->line, desk->words, &desk->pack, &desk->names, &match, desk->events, chain);
}

static void has(const struct strbuf *text, const char *words)
{
	if (!strstr(text->text, words))
		fail_msg("\"%s\" is not in \"%s\"", words, text->text);
}

static void small_rules(struct rules *rules)
{
	rules_init(rules);
	assert_true(rules_set_board(rules, 3, 0));
}

/* Holes 0 1 2, store 3, holes 4 5 6, store 7. */
static void turn_line__each_ending__names_its_rule_in_the_packs_words(void **state)
{
	struct desk *desk = *state;
	struct rules rules;
	small_rules(&rules);
	tell(desk, &rules, (const uint8_t[]){0, 0, 2, 0, 0, 3, 3, 0}, SIDE_A, 2, 1);
	has(&desk->line.first, "sawah kosong lawan"); /* jawa-sleman says sawah */
	assert_int_equal(desk->line.rule, OPTION_SHOT_SIDE);
	has(&desk->line.second, "Giliran: Komputer");
	has(&desk->line.second, "1 biji pulang ke gunung");

	tell(desk, &rules, (const uint8_t[]){1, 0, 2, 0, 3, 4, 3, 0}, SIDE_A, 0, 1);
	has(&desk->line.first, "Menembak 5"); /* the landing seed with the 4 across */
	assert_int_equal(desk->line.rule, OPTION_SHOT_ENABLED);

	rules.shot_needs_opposite = 1;
	tell(desk, &rules, (const uint8_t[]){1, 0, 2, 0, 3, 0, 3, 0}, SIDE_A, 0, 1);
	has(&desk->line.first, "seberangnya kosong");
	assert_int_equal(desk->line.rule, OPTION_SHOT_NEEDS_OPPOSITE);

	rules.shot_needs_lap = 1;
	tell(desk, &rules, (const uint8_t[]){1, 0, 2, 0, 3, 4, 3, 0}, SIDE_A, 0, 1);
	has(&desk->line.first, "belum satu putaran");
	assert_int_equal(desk->line.rule, OPTION_SHOT_NEEDS_LAP);

	rules.relay = 0;
	tell(desk, &rules, (const uint8_t[]){1, 1, 2, 0, 3, 4, 3, 0}, SIDE_A, 0, 1);
	has(&desk->line.first, "tanpa sambung");
	assert_int_equal(desk->line.rule, OPTION_RELAY);
}

static void turn_line__extra_turns__are_counted(void **state)
{
	struct desk *desk = *state;
	struct rules rules;
	const uint8_t cells[] = {0, 2, 1, 0, 3, 3, 3, 0};
	small_rules(&rules);
	tell(desk, &rules, cells, SIDE_A, 2, 2);
	has(&desk->line.first, "giliran lagi");
	assert_null(strstr(desk->line.first.text, "×"));
	tell(desk, &rules, cells, SIDE_A, 2, 6); /* five extra turns, six choices */
	has(&desk->line.first, "giliran lagi ×5");
}

static void turn_line__the_others_move__is_told_with_their_name(void **state)
{
	struct desk *desk = *state;
	struct rules rules;
	small_rules(&rules);
	tell(desk, &rules, (const uint8_t[]){3, 3, 3, 0, 2, 0, 1, 0}, SIDE_B, 6, 2);
	has(&desk->line.first, "Komputer: Biji terakhir di gunung");
}

static void turn_line__end__gives_the_result_and_what_ended_it(void **state)
{
	struct desk *desk = *state;
	struct rules rules;
	small_rules(&rules);
	tell(desk, &rules, (const uint8_t[]){0, 0, 1, 9, 0, 0, 0, 8}, SIDE_A, 2, 1);
	has(&desk->line.first, "menang");
	has(&desk->line.second, "giliran lagi");
}

static void turn_line__preview__tells_facts(void **state)
{
	struct desk *desk = *state;
	struct rules rules;
	struct match match;
	struct preview preview;
	rules_init(&rules);
	match_init(&match, &rules, SIDE_A);
	move_preview(&rules, &match.position, 0, desk->events, &preview);
	turn_line_preview(&desk->line, desk->words, &desk->pack, &match, 0, &preview, 1);
	has(&desk->line.first, "7 biji");
	has(&desk->line.first, "gunung");
	has(&desk->line.second, "Giliran lagi");
	has(&desk->line.second, "1 biji pulang");
}

static void turn_line__every_verdict_in_every_language__has_a_sentence(void **state)
{
	struct desk *desk = *state;
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		words_set_language(desk->words, (enum lang)lang);
		for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
			turn_line_refuse(&desk->line, desk->words, (enum verdict)verdict);
			assert_true(desk->line.first.len > 3);
		}
	}
}

#define DESK_TEST(name) cmocka_unit_test_setup_teardown(name, desk_open, desk_close)

/* A last seed among others, or in the own store, is not dead: the turn is over. */
static void turn_line__preview__calls_dead_only_what_ends_in_an_empty_hole(void **state)
{
	static const struct {
		enum option option; /* set to 0 */
		int hole;
		bool dead;
	} rows[] = {{OPTION_RELAY, 2, false}, {OPTION_EXTRA_TURN, 0, false},
		{OPTION_SHOT_ENABLED, 4, true}};
	struct desk *desk = *state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		int hole = rows[i].hole;
		struct rules rules;
		struct match match;
		struct preview preview;
		rules_init(&rules);
		rules_set(&rules, rows[i].option, 0);
		match_init(&match, &rules, SIDE_A);
		if (rows[i].dead) { /* one seed, and an empty hole before it */
			match.position.cells[hole] = 1;
			match.position.cells[hole + 1] = 0;
		}
		move_preview(&rules, &match.position, hole, desk->events, &preview);
		assert_true(preview.stopped);
		turn_line_preview(&desk->line, desk->words, &desk->pack, &match, hole, &preview, 1);
		const char *dead = words_get(desk->words, "preview.dead");
		const char *over = words_get(desk->words, "preview.turn_over");
		assert_int_equal(strstr(desk->line.second.text, dead) != NULL, rows[i].dead);
		assert_int_equal(strstr(desk->line.second.text, over) != NULL, !rows[i].dead);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		DESK_TEST(turn_line__each_ending__names_its_rule_in_the_packs_words),
		DESK_TEST(turn_line__extra_turns__are_counted),
		DESK_TEST(turn_line__the_others_move__is_told_with_their_name),
		DESK_TEST(turn_line__end__gives_the_result_and_what_ended_it),
		DESK_TEST(turn_line__preview__tells_facts),
		DESK_TEST(turn_line__preview__calls_dead_only_what_ends_in_an_empty_hole),
		DESK_TEST(turn_line__every_verdict_in_every_language__has_a_sentence),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
