/* SPDX-License-Identifier: MIT */
/* What the guide says in pictures and answers, played by the engine. */
#include "test.h"

#include "app/guide.h"
#include "app/guide_figure.h"
#include "base/lang.h"
#include "packs/our_packs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct look {
	const struct pack_set *packs;
	struct guide guide;
	struct event_list *events;
};

static int set_up(void **state)
{
	struct look *look = calloc(1, sizeof *look);
	struct diag diag;
	void *packs;

	if (!look || our_packs_load(&packs) != 0)
		return -1;
	look->packs = packs;
	look->events = malloc(sizeof *look->events);
	*state = look;
	return guide_load(&look->guide, SOURCE_DIR "/assets/guide/id.json", &diag) ? 0 : -1;
}

static int tear_down(void **state)
{
	struct look *look = *state;
	void *packs = (void *)(uintptr_t)look->packs;

	guide_release(&look->guide);
	free(look->events);
	free(look);
	return our_packs_release(&packs);
}

static struct preview preview_of(struct look *look, const struct match *match, int hole)
{
	struct preview preview;

	move_preview(&match->rules, &match->position, hole, look->events, &preview);
	return preview;
}

/* The heaviest shot of SIDE if it were its turn; *FROM: the hole shot at. */
static int threat_of(struct look *look, const struct match *match, enum side side, int *from)
{
	struct match turned = *match;
	int most = 0;

	turned.position.mover = (uint8_t)side;
	*from = FIGURE_NOWHERE;
	for (int hole = 0; hole < board_places(match->position.holes); hole++) {
		if (!(position_liftable(&turned.position, side) >> hole & 1))
			continue;
		struct preview preview = preview_of(look, &turned, hole);

		if (preview.shot > most) {
			most = preview.shot;
			*from = preview.shot_from;
		}
	}
	return most;
}

/* How many holes the mover could lift that answer TEST; *ONE is the last of them. */
static int count_holes(struct look *look, const struct match *match,
	bool (*test)(const struct preview *preview), int *one)
{
	int count = 0;

	for (int hole = 0; hole < board_places(match->position.holes); hole++) {
		if (!(match_legal(match) >> hole & 1))
			continue;
		struct preview preview = preview_of(look, match, hole);

		if (test(&preview)) {
			count++;
			*one = hole;
		}
	}
	return count;
}

static bool is_extra(const struct preview *preview)
{
	return preview->extra_turn;
}

static bool is_shot(const struct preview *preview)
{
	return preview->shot > 0;
}

/* ---- each claim ---- */

static bool chain_holds(const struct guide_figure *figure)
{
	struct match turned = figure->before;
	int mover = turned.position.mover;

	if (!figure->all_extra || figure->count != 2)
		return false;
	/* The other way round it is not both of them. */
	for (int i = figure->count - 1; i >= 0; i--) {
		if (match_check(&turned, figure->choices[i]) != VERDICT_OK)
			return true;
		match_play(&turned, figure->choices[i], NULL);
	}
	return turned.position.mover != mover;
}

static bool guard_holds(struct look *look, const struct guide_figure *figure)
{
	enum side other = side_other((enum side)figure->before.position.mover);
	int from, at;
	int before = threat_of(look, &figure->before, other, &from);
	int after = threat_of(look, &figure->after, other, &at);

	/* A seed that falls at an empty hole is no heap lost. */
	return from == figure->choices[0] && before == figure->seeds + 1 && after <= 1;
}

static bool finish_holds(const struct guide_figure *figure)
{
	return figure->after.phase == MATCH_OVER && figure->swept > 0;
}

static bool most_home_holds(struct look *look, const struct guide_figure *figure)
{
	for (int hole = 0; hole < board_places(figure->before.position.holes); hole++)
		if ((match_legal(&figure->before) >> hole & 1) && hole != figure->choices[0] &&
			preview_of(look, &figure->before, hole).home >= figure->home)
			return false;
	return figure->relays == 1 && figure->shot > 0; /* as its answer says */
}

static bool holds(struct look *look, const struct guide_figure *figure, enum guide_claim claim)
{
	int one = FIGURE_NOWHERE;

	switch (claim) {
	case GUIDE_NONE:
		return figure->count == 0;
	case GUIDE_STOPS:
		return figure->relays == 0 && figure->shot == 0 && !figure->all_extra &&
		       figure->after.position.cells[figure->last] == 1 &&
		       board_side(figure->before.position.holes, figure->last) !=
			       (enum side)figure->before.position.mover;
	case GUIDE_EXTRA_TURN:
		return figure->count == 1 && figure->all_extra && figure->relays == 0;
	case GUIDE_CHAIN:
		return chain_holds(figure);
	case GUIDE_RELAY:
		return figure->count == 1 && figure->relays > 0 && figure->shot == 0;
	case GUIDE_RELAY_HOME:
		return figure->count == 1 && figure->relays > 0 && figure->all_extra;
	case GUIDE_SHOT:
		return figure->relays == 0 && figure->shot > 1;
	case GUIDE_GUARD:
		return guard_holds(look, figure) && figure->all_extra;
	case GUIDE_FINISH:
		return finish_holds(figure) && figure->shot > 1;
	case GUIDE_ONLY_EXTRA_TURN:
		return count_holes(look, &figure->before, is_extra, &one) == 1 &&
		       one == figure->choices[0];
	case GUIDE_ONLY_SHOT:
		return count_holes(look, &figure->before, is_shot, &one) == 1 &&
		       one == figure->choices[0];
	case GUIDE_MOST_HOME:
		return most_home_holds(look, figure);
	}
	return false;
}

static void claims__of_every_figure_and_answer__hold_when_played(void **state)
{
	struct look *look = *state;
	int count = 0;

	for (int i = 0; i < GUIDE_CHAPTERS; i++) {
		for (int j = 0; j < look->guide.chapters[i].count; j++) {
			const struct guide_block *block = &look->guide.chapters[i].blocks[j];
			struct guide_figure figure;
			struct diag diag;

			if (!block->code)
				continue;
			if (!guide_figure_open(&figure, look->packs, block->code, &diag))
				fail_msg("%s: %s, wanted %s", block->code, diag.found, diag.wanted);
			if (!holds(look, &figure, block->claim))
				fail_msg("%s does not show \"%s\"", block->code, block->text);
			/* A real position of the pack: with all its seeds. */
			assert_int_equal(position_total(&figure.before.position), 98);
			count++;
		}
	}
	assert_in_range(count, 16, 40);
}

/* A claim that fails for another position is one that can fail. */
static void claims__of_another_position__do_not_hold(void **state)
{
	struct look *look = *state;
	static const struct {
		enum guide_claim claim;
		const char *code;
	} rows[] = {
		{GUIDE_NONE, "umum.0.0"},
		{GUIDE_STOPS, "umum.0.0"},
		{GUIDE_EXTRA_TURN, "umum.0.1"},
		{GUIDE_CHAIN, "umum@1_0_0_0_0_2_1_40_4_1_0_2_3_0_2_42.0.56"},
		{GUIDE_RELAY, "umum.0.0"},
		{GUIDE_RELAY_HOME, "umum.0.0"},
		{GUIDE_SHOT, "umum.0.0"},
		{GUIDE_GUARD, "umum.0.0"},
		{GUIDE_FINISH, "umum.0.0"},
		{GUIDE_ONLY_EXTRA_TURN, "umum@0_0_2_4_0_2_4_35_2_0_2_3_3_2_3_36.0.5"},
		{GUIDE_ONLY_SHOT, "umum.0.0"},
		{GUIDE_MOST_HOME, "umum.0.0"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct guide_figure figure;
		struct diag diag;

		if (!guide_figure_open(&figure, look->packs, rows[i].code, &diag))
			fail_msg("%s: %s, wanted %s", rows[i].code, diag.found, diag.wanted);
		if (holds(look, &figure, rows[i].claim))
			fail_msg("claim %d holds for %s", (int)rows[i].claim, rows[i].code);
	}
}

/* "1 seed for the hole beside the store, then 2, 3 …; 15 more are right as well." */
static void counting_from_the_store__any_hole_and_a_lap_more__gives_an_extra_turn(void **state)
{
	struct look *look = *state;
	const struct pack *pack = pack_set_find(look->packs, "umum");

	for (int distance = 1; distance <= 7; distance++) {
		for (int lap = 0; lap <= 1; lap++) {
			uint8_t cells[BOARD_CELLS] = {0};
			struct match match;
			int hole = 7 - distance;

			cells[hole] = (uint8_t)(distance + 15 * lap);
			cells[8] = 1;
			match_init_position(&match, &pack->rules, cells, SIDE_A);
			struct preview preview = preview_of(look, &match, hole);

			assert_true(preview.extra_turn);
			assert_int_equal(preview.relays, 0);
			/* One seed more or less is none. */
			match.position.cells[hole]++;
			assert_false(preview_of(look, &match, hole).extra_turn &&
				     preview_of(look, &match, hole).relays == 0);
		}
	}
}

/* ---- the first chapter: where the games differ ---- */

static const struct {
	const char *pack;
	bool relay, lap, together;
} differences[] = {
	{"umum", true, false, false},
	{"jawa-sleman", true, false, false},
	{"congkak-melayu", true, true, false},
	{"congklak-jalan-terus", true, false, false},
	{"kalah", false, false, false},
	{"congklak-babak", true, false, true},
	{"congkak-ringkas", false, false, false},
	{"congkak-warisan", true, true, true},
};

static void differences__said_at_the_start__are_those_of_the_packs(void **state)
{
	const struct look *look = *state;

	assert_int_equal(look->packs->count, sizeof differences / sizeof *differences);
	for (size_t i = 0; i < sizeof differences / sizeof *differences; i++) {
		const struct pack *pack = pack_set_find(look->packs, differences[i].pack);

		assert_non_null(pack);
		assert_int_equal(pack->rules.relay, differences[i].relay);
		assert_int_equal(pack->rules.shot_needs_lap, differences[i].lap);
		assert_int_equal(pack->rules.start == START_TOGETHER, differences[i].together);
		assert_int_equal(pack->rules.rounds == ROUNDS_SEVERAL, differences[i].together);
	}
}

/* The items name them as the packs name themselves: two without relays, two with a lap, two that
 * start together. */
static void differences__in_each_language__name_just_those_packs(void **state)
{
	const struct look *look = *state;

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct guide guide;
		struct diag diag;
		char path[512];
		int item = 0;

		snprintf(path, sizeof path, SOURCE_DIR "/assets/guide/%s.json",
			lang_code((enum lang)lang));
		assert_true(guide_load(&guide, path, &diag));
		const struct guide_chapter *chapter = guide_chapter_of(&guide, "start");
		for (int i = 0; i < chapter->count; i++) {
			if (chapter->blocks[i].kind != GUIDE_ITEM)
				continue;
			for (size_t j = 0; item < 3 && j < sizeof differences / sizeof *differences;
				j++) {
				const bool meant[3] = {!differences[j].relay, differences[j].lap,
					differences[j].together};
				const struct pack *pack =
					pack_set_find(look->packs, differences[j].pack);
				const char *name = pack->name.in[lang];
				bool named = strstr(chapter->blocks[i].text, name) != NULL;

				if (named != meant[item])
					fail_msg("%s: %s", name, chapter->blocks[i].text);
			}
			item++;
		}
		assert_int_equal(item, 4);
		guide_release(&guide);
	}
}

/* ---- words ---- */

static void answers__filled_in__say_what_playing_gives(void **state)
{
	struct look *look = *state;
	struct guide_figure figure;
	struct strbuf text;
	struct diag diag;

	assert_true(guide_figure_open(
		&figure, look->packs, "umum@1_2_3_0_6_4_2_32_1_2_1_6_0_3_3_32.0.1", &diag));
	strbuf_init(&text);
	guide_figure_fill(&figure,
		"{hole} {hole2} {seeds} {home} {shot} {drops} {relays} {swept} {in_holes} {total} "
		"{own} {other} {?}",
		&text);
	assert_string_equal(text.text, "6 0 2 7 7 2 0 0 34 98 32 32 {?}");
	strbuf_release(&text);
}

static void figure__of_a_code_that_cannot_be_played__is_refused(void **state)
{
	struct look *look = *state;
	struct guide_figure figure;
	struct diag diag;
	static const char *const codes[] = {
		"umum.0.8", "nowhere.0.1", "umum", "umum@0_3_1_2_0_2_1_38_4_1_0_2_3_0_2_39.0.655"};

	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
		assert_false(guide_figure_open(&figure, look->packs, codes[i], &diag));
	assert_false(guide_figure_open(
		&figure, look->packs, "umum@0_0_0_4_3_2_1_40_0_0_0_4_3_2_1_38.0.65645", &diag));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(claims__of_every_figure_and_answer__hold_when_played),
		cmocka_unit_test(claims__of_another_position__do_not_hold),
		cmocka_unit_test(
			counting_from_the_store__any_hole_and_a_lap_more__gives_an_extra_turn),
		cmocka_unit_test(differences__said_at_the_start__are_those_of_the_packs),
		cmocka_unit_test(differences__in_each_language__name_just_those_packs),
		cmocka_unit_test(answers__filled_in__say_what_playing_gives),
		cmocka_unit_test(figure__of_a_code_that_cannot_be_played__is_refused),
	};
	return cmocka_run_group_tests_name("guide_claims", tests, set_up, tear_down);
}
