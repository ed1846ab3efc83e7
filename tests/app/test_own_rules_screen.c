/* SPDX-License-Identifier: MIT */
/* The page that changes the rules: what it asks, what it hides, and that all that names the game
 * says so. */
#include "test.h"

#include "app/board_screen.h"
#include "app/own_rules.h"
#include "app/rig.h"
#include "base/scratch.h"
#include "ui/rule_words.h"

#include <stdio.h>
#include <string.h>

static void start(struct rig *rig, const char *screen, const char *pack)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.screen = screen;
	rig->options.pack = pack;
	rig_start(rig);
}

/* The words of an answer as they stand on it. */
static void words_of(const struct rig *rig, const char *key, char *out, size_t size)
{
	const struct pack *pack = app_pack(rig->app);
	enum lang lang = app_lang(rig->app);
	const struct words_slot parts[] = {
		{"hole", pack->hole.in[lang]}, {"store", pack->store.in[lang]}};
	struct strbuf text;
	strbuf_init(&text);
	words_format(rig->app->words, key, parts, 2, &text);
	snprintf(out, size, "%s", text.text);
	strbuf_release(&text);
	if (out[0] >= 'a' && out[0] <= 'z')
		out[0] = (char)(out[0] - 'a' + 'A');
}

static struct widget *answer(const struct rig *rig, const char *key)
{
	struct widget_set *set = &rig_page(rig)->sheet.widgets;
	char words[200];
	words_of(rig, key, words, sizeof(words));
	for (int i = 0; i < set->count; i++)
		if (strcmp(set->items[i].label, words) == 0)
			return &set->items[i];
	return NULL;
}

static void tap_answer(struct rig *rig, const char *key)
{
	struct sheet *sheet = &rig_page(rig)->sheet;
	const struct widget *widget = answer(rig, key);
	if (!widget)
		fail_msg("no answer %s", key);
	sheet_show(sheet, &rig->app->theme, (int)(widget - sheet->widgets.items));
	struct rect rect = answer(rig, key)->rect;
	rig_tap(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

static const char *title(const struct rig *rig)
{
	return rig_page(rig)->sheet.texts[0].text;
}

static bool written(const struct rig *rig, const char *key)
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	for (int i = 0; i < sheet->text_count; i++)
		if (strcmp(sheet->texts[i].text, words_get(rig->app->words, key)) == 0)
			return true;
	return false;
}

static struct widget *stepper(const struct rig *rig, int index)
{
	struct widget_set *set = &rig_page(rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++)
		if (set->items[i].kind == WIDGET_STEPPER && index-- == 0)
			return &set->items[i];
	fail_msg("no stepper");
	return NULL;
}

static void step(struct rig *rig, int index, enum key key)
{
	widget_focus(&rig_page(rig)->sheet.widgets, stepper(rig, index)->id);
	rig_page(rig)->sheet.widgets.focus_shown = true;
	rig_key(rig, key);
}

static void ubah__from_pilih__changes_the_name_as_one_chooses(void **state)
{
	(void)state;
	struct rig rig;
	start(&rig, "pilih", "umum");
	rig_tap_word(&rig, "choose.own_rules");
	assert_string_equal(rig_screen(&rig), "ubah");
	assert_string_equal(title(&rig), "Congklak Umum");
	assert_null(answer(&rig, "own.reset"));
	tap_answer(&rig, "rule.relay.false");
	assert_string_equal(title(&rig), "Congklak Umum, tanpa sambung");
	assert_true(answer(&rig, "rule.relay.false")->on);
	assert_string_equal(answer(&rig, "rule.relay.true")->detail, "aturan aslinya");
	step(&rig, 0, KEY_RIGHT);
	assert_string_equal(title(&rig), "Congklak Umum, 8 lubang, tanpa sambung");
	step(&rig, 1, KEY_LEFT);
	assert_string_equal(
		title(&rig), "Congklak Umum, 8 lubang, 7 biji tiap lubang, tanpa sambung");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "pilih");
	bool named = false;
	for (int i = 0; i < rig_page(&rig)->sheet.text_count; i++)
		named = named || strcmp(rig_page(&rig)->sheet.texts[i].text,
					 "Congklak Umum, 8 lubang, 7 biji tiap lubang, tanpa "
					 "sambung") == 0;
	assert_true(named);
	rig_tap_word(&rig, "choose.own_rules");
	tap_answer(&rig, "own.reset");
	assert_string_equal(title(&rig), "Congklak Umum");
	assert_null(answer(&rig, "own.reset"));
	rig_release(&rig);
}

static void ubah__questions_that_mean_nothing__are_not_asked(void **state)
{
	(void)state;
	struct rig rig;
	start(&rig, "ubah", "umum");
	assert_non_null(answer(&rig, "rule.menembak.side.sendiri"));
	assert_null(answer(&rig, "rule.menembak.lapScope.giliran"));
	assert_null(answer(&rig, "rule.startNext.langkah-terpanjang"));
	assert_null(answer(&rig, "rule.rounds.refillFrom.dekat-lumbung"));
	tap_answer(&rig, "rule.menembak.requireLapCompleted.true");
	assert_non_null(answer(&rig, "rule.menembak.lapScope.giliran"));
	tap_answer(&rig, "rule.menembak.enabled.false");
	assert_null(answer(&rig, "rule.menembak.side.sendiri"));
	assert_null(answer(&rig, "rule.menembak.lapScope.giliran"));
	tap_answer(&rig, "rule.start.serentak");
	assert_non_null(answer(&rig, "rule.startNext.langkah-terpanjang"));
	tap_answer(&rig, "rule.rounds.mode.beberapa");
	assert_non_null(answer(&rig, "rule.rounds.refillFrom.dekat-lumbung"));
	assert_non_null(answer(&rig, "rule.rounds.maxRounds.0"));
	tap_answer(&rig, "rule.rounds.maxRounds.1");
	assert_null(answer(&rig, "rule.rounds.refillFrom.dekat-lumbung"));
	rig_release(&rig);
}

static void ubah__values_that_do_not_go_together__are_absent_and_said(void **state)
{
	(void)state;
	struct rig rig;
	start(&rig, "ubah", "jawa-sleman");
	assert_null(answer(&rig, "rule.rounds.mode.beberapa"));
	assert_true(written(&rig, "own.no_rounds"));
	tap_answer(&rig, "rule.finalSweep.pemilik-sisi");
	assert_false(written(&rig, "own.no_rounds"));
	assert_non_null(answer(&rig, "rule.finalSweep.dibuang"));
	tap_answer(&rig, "rule.rounds.mode.beberapa");
	assert_null(answer(&rig, "rule.finalSweep.dibuang"));
	assert_true(written(&rig, "own.no_discard"));
	rig_release(&rig);
}

/* Above it answers come and go: what was tapped does not run away. */
static void ubah__answer_tapped__stays_where_it_was(void **state)
{
	(void)state;
	struct rig rig;
	start(&rig, "ubah", "jawa-sleman");
	tap_answer(&rig, "rule.finalSweep.pemain-terakhir");
	tap_answer(&rig, "rule.rounds.mode.beberapa");
	tap_answer(&rig, "rule.rounds.mode.satu");
	struct sheet *sheet = &rig_page(&rig)->sheet;
	sheet_show(sheet, &rig.app->theme,
		(int)(answer(&rig, "rule.rounds.mode.beberapa") - sheet->widgets.items));
	sheet_scroll(sheet, 1, sheet->areas[1].scroll - 120);
	struct rect before = answer(&rig, "rule.rounds.mode.beberapa")->rect;
	rig_tap(&rig, before.x + before.w / 2, before.y + before.h / 2);
	assert_int_equal(answer(&rig, "rule.rounds.mode.beberapa")->rect.y, before.y);
	rig_release(&rig);
}

static void ubah__every_pack_with_every_answer__lays_out(void **state)
{
	(void)state;
	struct rig rig;
	start(&rig, "ubah", "umum");
	for (int p = 0; p < rig.app->packs.count; p++) {
		const struct pack *pack = &rig.app->packs.packs[p];
		own_rules_choose_pack(&rig.app->settings, pack);
		for (int i = 0; i < OPTION_COUNT; i++) {
			int values = option_values((enum option)i);
			for (int v = 0; v < (values > 0 ? values : 100); v++) {
				own_rules_change(&rig.app->settings, pack, (enum option)i, v);
				page_layout(&rig_page(&rig)->screen);
			}
			if (i != OPTION_ROUNDS) /* all questions at once */
				rig.app->settings.changes[i] = SETTINGS_OF_PACK;
		}
	}
	rig_release(&rig);
}

/* The most one can ask for, and the seeds follow the board. */
static void ubah__steppers__end_where_a_board_does(void **state)
{
	(void)state;
	struct rig rig;
	struct rules rules;
	start(&rig, "ubah", "umum");
	for (int i = 0; i < 12; i++)
		step(&rig, 0, KEY_RIGHT);
	app_rules(rig.app, &rules);
	assert_int_equal(rules.holes, 11);
	assert_int_equal(rules.seeds_per_hole, 11);
	step(&rig, 1, KEY_RIGHT);
	app_rules(rig.app, &rules);
	assert_int_equal(rules.seeds_per_hole, 11); /* 242 of 255: no more fit */
	for (int i = 0; i < 12; i++)
		step(&rig, 0, KEY_LEFT);
	for (int i = 0; i < 50; i++)
		step(&rig, 1, KEY_RIGHT);
	app_rules(rig.app, &rules);
	assert_int_equal(rules.holes, 3);
	assert_int_equal(rules.seeds_per_hole, 42);
	step(&rig, 0, KEY_RIGHT);
	app_rules(rig.app, &rules);
	assert_int_equal(rules.seeds_per_hole, 31); /* as many as fit on four */
	rig_release(&rig);
}

static bool drawn(struct rig *rig, const char *text)
{
	fake_draw_clear(&rig->fake);
	app_draw(rig->app, rig->now);
	return fake_draw_find(&rig->fake, text) != NULL;
}

/* Chosen, played, restarted: everywhere the game is named, its name says what was changed. */
static void game__of_own_rules__is_named_so_everywhere(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	int x, y;
	rig_init(&rig, 1280, 720, 1.0f);
	snprintf(rig.folders.config, sizeof(rig.folders.config), "%s", scratch->folder);
	snprintf(rig.folders.state, sizeof(rig.folders.state), "%s", scratch->folder);
	rig.options.screen = "ubah";
	rig_start(&rig);
	tap_answer(&rig, "rule.relay.false");
	rig_stop(&rig);
	rig.options.screen = "pilih";
	rig_start(&rig);
	assert_true(drawn(&rig, "Congklak Umum, tanpa sambung"));
	rig.app->settings.opponent = OPPONENT_PERSON;
	rig.app->settings.speed = SPEED_AT_ONCE;
	rig_tap_word(&rig, "button.play");
	rig_pass(&rig, 200);
	assert_true(drawn(&rig, "tanpa sambung")); /* the pack's card */
	assert_non_null(strstr(app_title(rig.app), "Congklak Umum, tanpa sambung"));
	assert_true(app_place_point(rig.app, 1, &x, &y));
	rig_tap(&rig, x, y);
	rig_pass(&rig, 200);
	struct screen *board = app_board_screen(rig.app);
	struct strbuf code;
	strbuf_init(&code);
	record_write(session_record(board_screen_session(board)), &code);
	assert_string_equal(code.text, "umum+relay=false.0.1");
	strbuf_release(&code);
	rig_stop(&rig);
	rig.options.screen = NULL;
	rig_start(&rig);
	rig_tap_word(&rig, "button.resume");
	assert_non_null(strstr(app_title(rig.app), "Congklak Umum, tanpa sambung"));
	board_screen_concede(app_board_screen(rig.app), rig.now);
	rig_pass(&rig, 4000);
	assert_string_equal(rig_screen(&rig), "hasil");
	assert_true(drawn(&rig, "Congklak Umum, tanpa sambung"));
	rig_release(&rig);
}

static void pilih__game_of_rounds__asks_how_many(void **state)
{
	(void)state;
	static const struct {
		const char *label;
		int rounds;
	} rows[] = {{"1", 1}, {"3", 3}, {"Sampai habis", 0}};
	struct rig rig;
	struct rules rules;
	start(&rig, "pilih", "congklak-babak");
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct widget_set *set = &rig_page(&rig)->sheet.widgets;
		int at = 0;
		while (at < set->count && strcmp(set->items[at].label, rows[i].label) != 0)
			at++;
		assert_true(at < set->count);
		struct rect rect = set->items[at].rect;
		rig_tap(&rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
		app_rules(rig.app, &rules);
		assert_int_equal(rules.max_rounds, rows[i].rounds);
		assert_true(rig_page(&rig)->sheet.widgets.items[at].on);
	}
	/* Both open together: nobody is asked to be first. */
	assert_false(written(&rig, "choose.first"));
	own_rules_change(&rig.app->settings, app_pack(rig.app), OPTION_START, START_IN_TURN);
	app_apply_settings(rig.app);
	assert_true(written(&rig, "choose.first"));
	own_rules_change(&rig.app->settings, app_pack(rig.app), OPTION_ROUNDS, ROUNDS_ONE);
	app_apply_settings(rig.app);
	assert_false(written(&rig, "choose.rounds"));
	rig_release(&rig);
}

static void pilih__other_pack_chosen__changes_are_gone(void **state)
{
	(void)state;
	struct rig rig;
	struct rules rules;
	start(&rig, "pilih", "umum");
	own_rules_change(&rig.app->settings, app_pack(rig.app), OPTION_RELAY, 0);
	app_apply_settings(rig.app);
	struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, "Kalah") != 0)
			continue;
		struct rect rect = set->items[i].rect;
		rig_tap(&rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
		break;
	}
	assert_string_equal(app_pack(rig.app)->id, "kalah");
	app_rules(rig.app, &rules);
	assert_false(own_rules_differ(app_pack(rig.app), &rules));
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ubah__from_pilih__changes_the_name_as_one_chooses),
		cmocka_unit_test(ubah__questions_that_mean_nothing__are_not_asked),
		cmocka_unit_test(ubah__values_that_do_not_go_together__are_absent_and_said),
		cmocka_unit_test(ubah__answer_tapped__stays_where_it_was),
		cmocka_unit_test(ubah__every_pack_with_every_answer__lays_out),
		cmocka_unit_test(ubah__steppers__end_where_a_board_does),
		cmocka_unit_test_setup_teardown(game__of_own_rules__is_named_so_everywhere,
			scratch_setup, scratch_teardown),
		cmocka_unit_test(pilih__game_of_rounds__asks_how_many),
		cmocka_unit_test(pilih__other_pack_chosen__changes_are_gone),
	};
	return cmocka_run_group_tests_name("own_rules_screen", tests, NULL, NULL);
}
