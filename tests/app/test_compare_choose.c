/* SPDX-License-Identifier: MIT */
/* ganti-permainan and ganti-aturan: what banding compares is changed. */
#include "test.h"

#include "app/board_screen.h"
#include "app/compare_rig.h"
#include "app/own_rules.h"
#include "app/screens.h"

#include <stdio.h>
#include <string.h>

static void ganti_permainan__number_pack_and_code__change_the_game(void **state)
{
	(void)state;
	struct rig rig;
	compare_open(&rig, NULL);
	rig_tap_id(&rig, COMPARE_CHANGE_GAME);
	assert_string_equal(rig_screen(&rig), "ganti-permainan");
	assert_false(compare_offers(&rig, "compare.the_played"));
	rig_key_word(&rig, "compare.number"); /* a stepper: the arrows change it */
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_ESCAPE);
	assert_int_equal(compare_of(&rig)->sample, 3);
	assert_true(rig_says(&rig, "Contoh 3") || strstr(compare_of(&rig)->title.text, "contoh 3"));
	rig_tap_id(&rig, COMPARE_CHANGE_GAME);
	const struct pack *pack = pack_set_find(&rig.app->packs, "congkak-melayu");
	struct page *page = rig_page(&rig);
	const struct widget_set *set = &page->sheet.widgets;
	int id = 0;
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, pack->name.in[LANG_ID]) == 0)
			id = set->items[i].id;
	}
	page->calls->press(page, &(struct widget_event){.id = id});
	rig_tap_word(&rig, "button.ok");
	assert_string_equal(comparison_of(&rig)->game.pack, "congkak-melayu");
	assert_int_equal(compare_of(&rig)->sample, 3);
	rig_tap_id(&rig, COMPARE_CHANGE_GAME);
	snprintf(rig.copied, sizeof(rig.copied), "nothing");
	rig_tap_word(&rig, "compare.paste");
	assert_string_equal(rig_screen(&rig), "ganti-permainan");
	assert_true(rig_says(&rig, "tidak terbaca"));
	snprintf(rig.copied, sizeof(rig.copied), "umum.1.8");
	rig_tap_word(&rig, "compare.paste");
	assert_string_equal(comparison_of(&rig)->game.pack, "umum");
	assert_int_equal(comparison_of(&rig)->game.first, SIDE_B);
	rig_release(&rig);
}

static void ganti_permainan__with_a_game_left_unfinished__offers_it(void **state)
{
	(void)state;
	struct rig rig;
	compare_play_some(&rig);
	app_reset_to_home(rig.app);
	rig_tap_word(&rig, "compare.title");
	assert_int_equal(compare_of(&rig)->source, COMPARE_SAMPLE);
	rig_tap_id(&rig, COMPARE_CHANGE_GAME);
	rig_tap_word(&rig, "compare.the_played");
	rig_key(&rig, KEY_ESCAPE);
	assert_int_equal(compare_of(&rig)->source, COMPARE_PLAYED);
	assert_int_equal(comparison_of(&rig)->game.len, 4);
	rig_release(&rig);
}

static void ganti_permainan__with_a_game_that_came_to_its_end__offers_it(void **state)
{
	(void)state;
	struct rig rig;
	compare_play_some(&rig);
	board_screen_concede(app_board_screen(rig.app), rig.now);
	rig_pass(&rig, 3000);
	rig_tap_word(&rig, "button.home");
	assert_null(rig.app->parked);
	rig_tap_word(&rig, "compare.title");
	rig_tap_id(&rig, COMPARE_CHANGE_GAME);
	rig_tap_word(&rig, "compare.the_played");
	rig_key(&rig, KEY_ESCAPE);
	assert_int_equal(comparison_of(&rig)->game.len, 4);
	rig_release(&rig);
}

/* Every pack that plays this game otherwise is offered, and each can be taken. */
static void ganti_aturan__each_that_is_offered__is_put_on_the_second_board(void **state)
{
	(void)state;
	struct rig rig;
	compare_open(&rig, NULL);
	int count = 0;
	for (int i = 0; i < rig.app->packs.count; i++) {
		const struct pack *pack = &rig.app->packs.packs[i];
		struct rules rules = pack->rules;
		if (!comparison_fit(&comparison_of(&rig)->game.rules, &rules))
			continue;
		rig_key(&rig, KEY_RIGHT);
		rig_tap_id(&rig, COMPARE_CHANGE_RULES);
		struct page *page = rig_page(&rig);
		int index = WIDGET_NONE;
		for (int w = 0; w < page->sheet.widgets.count; w++) {
			if (strcmp(page->sheet.widgets.items[w].label, pack->name.in[LANG_ID]) == 0)
				index = w;
		}
		assert_int_not_equal(index, WIDGET_NONE);
		page->calls->press(
			page, &(struct widget_event){.id = page->sheet.widgets.items[index].id});
		stack_sweep(&rig.app->stack);
		assert_string_equal(compare_of(&rig)->other_pack, pack->id);
		assert_true(rules_equal(
			&comparison_of(&rig)->boards[COMPARISON_OTHER].line.rules, &rules));
		assert_int_equal(comparison_of(&rig)->step, 0);
		count++;
	}
	assert_int_equal(count, rig.app->packs.count - 1); /* all but its own */
	rig_release(&rig);
}

/* Rules that are no pack's: the person's own, and those the page was opened with. */
static void ganti_aturan__own_and_present_rules__are_offered_by_name(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig_start(&rig);
	const struct pack *pack = pack_set_find(&rig.app->packs, "umum");
	own_rules_change(&rig.app->settings, pack, OPTION_RELAY, 0);
	struct rules rules = pack->rules;
	rules_set(&rules, OPTION_TERMINAL, TERMINAL_BOARD_EMPTY);
	app_push(rig.app, compare_screen_new(rig.app, NULL, pack, &rules));
	rig_tap_id(&rig, COMPARE_CHANGE_RULES);
	struct page *page = rig_page(&rig);
	const struct widget_set *set = &page->sheet.widgets;
	int own = 0, on = 0;
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, "Congklak Umum, tanpa sambung") == 0)
			own = set->items[i].id;
		if (set->items[i].on)
			on += strcmp(set->items[i].label,
				      "Congklak Umum, selesai kalau papan kosong") == 0
				      ? 1
				      : 100;
	}
	assert_int_equal(on, 1);
	page->calls->press(page, &(struct widget_event){.id = own});
	stack_sweep(&rig.app->stack);
	assert_true(rig_says(&rig, "Congklak Umum, tanpa sambung"));
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ganti_permainan__number_pack_and_code__change_the_game),
		cmocka_unit_test(ganti_permainan__with_a_game_left_unfinished__offers_it),
		cmocka_unit_test(ganti_permainan__with_a_game_that_came_to_its_end__offers_it),
		cmocka_unit_test(ganti_aturan__each_that_is_offered__is_put_on_the_second_board),
		cmocka_unit_test(ganti_aturan__own_and_present_rules__are_offered_by_name),
	};
	return cmocka_run_group_tests_name("compare_choose", tests, NULL, NULL);
}
