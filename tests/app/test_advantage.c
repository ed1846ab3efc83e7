/* SPDX-License-Identifier: MIT */
/* Where a first turn may decide the game something can be done about it, and only there. */
#include "test.h"

#include "app/advantage.h"
#include "app/own_rules.h"
#include "app/rig.h"

#include <stdio.h>
#include <string.h>

enum { ALL = 1 << ADVANTAGE_SWAP | 1 << ADVANTAGE_TOGETHER | 1 << ADVANTAGE_LEFT };

static void open_choose(struct rig *rig, const char *pack, const char *opponent)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.pack = pack;
	rig->options.opponent = opponent;
	rig->options.screen = "pilih";
	rig->options.keep_nothing = true;
	rig_start(rig);
}

static bool shows(struct rig *rig, const char *key)
{
	fake_draw_clear(&rig->fake);
	app_draw(rig->app, rig->now);
	return fake_draw_find(&rig->fake, app_word(rig->app, key)) != NULL;
}

static void first_turn__of_each_game_and_level__is_asked_about_where_it_matters(void **state)
{
	static const struct {
		const char *pack, *opponent;
		bool asked;
	} rows[] = {
		{"umum", "6", true}, {"umum", "5", true}, {"umum", "4", false}, /* it holds back */
		{"umum", "1", false}, {"umum", "2p", true}, {"jawa-sleman", "6", true},
		{"congkak-melayu", "5", true}, {"congklak-babak", "6", false}, /* opens together */
		{"congkak-warisan", "2p", false},
		{"kalah", "6", false},           /* no relays: a turn is short */
		{"congkak-ringkas", "6", false}, /* nor here */
	};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;
		open_choose(&rig, rows[i].pack, rows[i].opponent);
		if ((advantage_answers(rig.app) == ALL) != rows[i].asked ||
			shows(&rig, "advantage.ask") != rows[i].asked)
			fail_msg("%s against %s", rows[i].pack, rows[i].opponent);
		rig_release(&rig);
	}
}

static void answer__of_each_kind__is_what_is_played(void **state)
{
	struct rig rig;
	struct session_setup setup;

	(void)state;
	open_choose(&rig, "umum", "6");
	/* A strong computer is swapped with unless that is unwished. */
	assert_int_equal(advantage_chosen(rig.app), ADVANTAGE_SWAP);
	app_setup(rig.app, &setup);
	assert_true(setup.swap);
	rig_tap_word(&rig, "advantage.left");
	app_setup(rig.app, &setup);
	assert_false(setup.swap);
	assert_int_equal(setup.rules.start, START_IN_TURN);
	rig_tap_word(&rig, "advantage.together");
	app_setup(rig.app, &setup);
	assert_false(setup.swap);
	assert_int_equal(setup.rules.start, START_TOGETHER);
	/* That is a rule of one's own, and named so. */
	assert_true(own_rules_differ(app_pack(rig.app), &setup.rules));
	assert_false(shows(&rig, "choose.first")); /* nobody is first */
	rig_tap_word(&rig, "advantage.swap");
	app_setup(rig.app, &setup);
	assert_true(setup.swap);
	assert_false(own_rules_differ(app_pack(rig.app), &setup.rules));
	rig_release(&rig);
}

static void friends__unasked__play_as_the_rules_have_it(void **state)
{
	struct rig rig;
	struct session_setup setup;

	(void)state;
	open_choose(&rig, "umum", "2p");
	assert_int_equal(advantage_chosen(rig.app), ADVANTAGE_LEFT);
	rig_tap_word(&rig, "advantage.swap");
	app_setup(rig.app, &setup);
	assert_true(setup.swap);
	/* What friends wish says nothing about the computer, and the other way round. */
	rig_tap_word(&rig, "advantage.left");
	rig_tap_word(&rig, "seat.computer");
	rig_tap_word(&rig, "level.6.name");
	assert_int_equal(advantage_chosen(rig.app), ADVANTAGE_SWAP);
	rig_release(&rig);
}

/* Each level can be chosen by its name, and tells how it plays. */
static void level__of_each_name__is_chosen_by_it(void **state)
{
	struct rig rig;

	(void)state;
	open_choose(&rig, "umum", NULL);
	assert_int_equal(rig.app->settings.level, AI_LEVEL_FIRST);
	for (int level = AI_LEVELS; level >= 1; level--) {
		char name[32], how[32];
		snprintf(name, sizeof(name), "level.%d.name", level);
		snprintf(how, sizeof(how), "level.%d.how", level);
		rig_tap_word(&rig, name);
		assert_int_equal(rig.app->settings.level, level);
		assert_true(shows(&rig, how));
	}
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			first_turn__of_each_game_and_level__is_asked_about_where_it_matters),
		cmocka_unit_test(answer__of_each_kind__is_what_is_played),
		cmocka_unit_test(friends__unasked__play_as_the_rules_have_it),
		cmocka_unit_test(level__of_each_name__is_chosen_by_it),
	};
	return cmocka_run_group_tests_name("advantage", tests, NULL, NULL);
}
