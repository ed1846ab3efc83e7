/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/rig.h"

#include <string.h>

/* What is chosen on the page of settings is seen at once. */

/* Seen on the page itself, at once, and back again. */
static void settings__contrast__changes_the_colours_at_once(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "setelan";
	rig_start(&rig);
	uint32_t ink[3];
	for (int i = 0; i < 3; i++) {
		fake_draw_clear(&rig.fake);
		app_draw(rig.app, rig.now);
		ink[i] = fake_draw_find(&rig.fake, "Setelan")->colour;
		rig_tap_word(&rig, "settings.contrast");
	}
	assert_int_not_equal(ink[0], 0xff000000);
	assert_int_equal(ink[1], 0xff000000);
	assert_int_equal(ink[2], ink[0]);
	rig_release(&rig);
}

/* The strip is of what was chosen, and so is the next board. */
static void settings__board_and_seeds__are_seen_at_once(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "setelan";
	rig_start(&rig);
	struct look pack = app_look(rig.app, app_pack(rig.app));
	rig_tap_word(&rig, "board.tanah");
	rig_tap_word(&rig, "seeds.guli");
	struct look chosen = app_look(rig.app, app_pack(rig.app));
	assert_int_equal(chosen.board, BOARD_TANAH);
	assert_int_equal(chosen.seeds, SEED_GULI);
	assert_int_not_equal(pack.board, BOARD_TANAH);
	app_draw(rig.app, rig.now);
	rig_tap_word(&rig, "seeds.saga");
	rig_page(&rig)->sheet.widgets.focus_shown = true;
	rig_key(&rig, KEY_LEFT);
	rig_key(&rig, KEY_ENTER);
	assert_int_equal(rig.app->settings.seed_kind, SEED_SAWO);
	rig_tap_word(&rig, "settings.of_game"); /* the board's comes first */
	assert_int_equal(rig.app->settings.board, SETTINGS_OF_PACK);
	rig_release(&rig);
}

static void settings__table_mode_and_music__are_kept(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 800, 480, 1.0f);
	rig.options.screen = "setelan";
	rig_start(&rig);
	assert_false(rig.app->settings.table);
	rig_tap_word(&rig, "settings.table");
	assert_true(rig.app->settings.table);
	struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, app_word(rig.app, "settings.music")) == 0)
			widget_focus(set, set->items[i].id);
	}
	set->focus_shown = true;
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_RIGHT);
	assert_int_equal(rig.app->settings.music, 20);
	rig_release(&rig);
}

static void settings__voice__is_offered_where_there_is_one(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.screen = "setelan";
	rig_start(&rig);
	rig.app->host.speech = NULL;
	app_apply_settings(rig.app);
	assert_true(rig_says(&rig, app_word(rig.app, "settings.no_speech")));
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(settings__contrast__changes_the_colours_at_once),
		cmocka_unit_test(settings__board_and_seeds__are_seen_at_once),
		cmocka_unit_test(settings__table_mode_and_music__are_kept),
		cmocka_unit_test(settings__voice__is_offered_where_there_is_one),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
