/* SPDX-License-Identifier: MIT */
/* Where a move would have ended otherwise: what is said of it, when, and where on the screen. */
#include "test.h"

#include "app/board_rig.h"
#include "app/fork_line.h"

#include <stdio.h>
#include <string.h>

/* ---- The words ------------------------------------------------------------------------------- */

enum { MADE_MAX = 5 };

/* What a made pack changes of the rules at hand; OPTION_COUNT: nothing. */
struct made {
	enum option option, also;
	int value;
};

#define NO_RELAY                                                                                   \
	{                                                                                          \
		OPTION_RELAY, OPTION_COUNT, 0                                                      \
	}
#define NO_SHOT                                                                                    \
	{                                                                                          \
		OPTION_SHOT_ENABLED, OPTION_COUNT, 0                                               \
	}
#define SEED_STAYS                                                                                 \
	{                                                                                          \
		OPTION_SHOT_TAKES_LANDING, OPTION_COUNT, 0                                         \
	}
#define THE_SAME                                                                                   \
	{                                                                                          \
		OPTION_COUNT, OPTION_COUNT, 0                                                      \
	}
/* Neither alone changes that move. */
#define LAP_BY_BOTH                                                                                \
	{                                                                                          \
		OPTION_SHOT_NEEDS_LAP, OPTION_LAP_SCOPE, 1                                         \
	}

struct words_row {
	int count;
	struct made made[MADE_MAX];
	const char *forms[FORK_LINE_FORMS];
};

static const struct words_row rows[] = {
	{2, {THE_SAME, THE_SAME}, {"", "", "", ""}},
	{1, {NO_SHOT},
		{"Beda di Pak A (tanpa menembak)", "Beda di Pak A (tanpa menembak)",
			"Beda di Pak A", "Beda di Pak A"}},
	{3, {THE_SAME, NO_SHOT, NO_SHOT},
		{"Beda di Pak B dan Pak C (tanpa menembak)",
			"Beda di Pak B (tanpa menembak) dan 1 lainnya", "Beda di Pak B dan Pak C",
			"Beda di 2 permainan"}},
	{3, {NO_SHOT, NO_SHOT, NO_SHOT},
		{"Beda di Pak A, Pak B, dan 1 lainnya (tanpa menembak)",
			"Beda di Pak A (tanpa menembak) dan 2 lainnya",
			"Beda di Pak A, Pak B, dan 1 lainnya", "Beda di 3 permainan"}},
	{2, {SEED_STAYS, NO_SHOT},
		{"Beda di Pak A (biji penembak tinggal) dan Pak B (tanpa menembak)",
			"Beda di Pak A (biji penembak tinggal) dan 1 lainnya",
			"Beda di Pak A dan Pak B", "Beda di 2 permainan"}},
	{5, {NO_SHOT, NO_SHOT, SEED_STAYS, THE_SAME, NO_SHOT},
		{"Beda di Pak A (tanpa menembak), Pak C (biji penembak tinggal), dan 2 lainnya",
			"Beda di Pak A (tanpa menembak) dan 3 lainnya",
			"Beda di Pak A, Pak C, dan 2 lainnya", "Beda di 4 permainan"}},
};

static void make_pack(struct pack *pack, char letter, const struct rules *rules, struct made made)
{
	static const char *const names[] = {"Pak A", "Pak B", "Pak C", "Pak D", "Pak E"};

	*pack = (struct pack){.id = "pak", .rules = *rules};
	for (int i = 0; i < LANG_COUNT; i++)
		pack->name.in[i] = names[letter - 'A'];
	if (made.option != OPTION_COUNT)
		rules_set(&pack->rules, made.option, made.value);
	if (made.also != OPTION_COUNT)
		rules_set(&pack->rules, made.also, made.value);
}

static struct words *load_words(void)
{
	struct diag diag;
	struct words *words;

	diag_clear(&diag);
	words = words_load(SOURCE_DIR "/assets/lang", &diag);
	assert_non_null(words);
	return words;
}

static void words__of_so_many_packs__name_two_and_count_the_rest(void **state)
{
	/* One seed into an empty hole, four opposite it: a shot. */
	static const uint8_t cells[16] = {1, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 4, 3, 0};
	struct words *words = load_words();
	struct fork_line line;
	struct rules rules;
	struct match match;

	(void)state;
	rules_init(&rules);
	match_init_position(&match, &rules, cells, SIDE_A);
	words_set_language(words, LANG_ID);
	fork_line_init(&line);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct pack made[MADE_MAX];
		struct pack_set packs = {.packs = made, .count = rows[i].count};

		for (int k = 0; k < rows[i].count; k++)
			make_pack(&made[k], (char)('A' + k), &rules, rows[i].made[k]);
		fork_line_tell(&line, words, &match, 0, &packs);
		for (int form = 0; form < FORK_LINE_FORMS; form++)
			assert_string_equal(line.forms[form].text, rows[i].forms[form]);
	}
	fork_line_release(&line);
	words_free(words);
}

static void words__of_a_pack_that_differs_by_several_at_once__are_its_name(void **state)
{
	/* Round by relays, then a shot: gone round as a move, not as its last lifting. */
	static const uint8_t cells[16] = {0, 0, 0, 0, 0, 0, 9, 0, 1, 1, 1, 1, 1, 4, 1, 0};
	struct words *words = load_words();
	struct fork_line line;
	struct rules rules;
	bool said = false;

	(void)state;
	rules_init(&rules);
	words_set_language(words, LANG_EN);
	fork_line_init(&line);
	for (uint8_t seeds = 1; seeds < 30 && !said; seeds++) {
		struct pack pack;
		struct pack_set packs = {.packs = &pack, .count = 1};
		uint8_t board[16];
		struct match match;

		make_pack(&pack, 'A', &rules, (struct made)LAP_BY_BOTH);
		memcpy(board, cells, sizeof(board));
		board[6] = seeds;
		match_init_position(&match, &rules, board, SIDE_A);
		fork_line_tell(&line, words, &match, 6, &packs);
		said = strcmp(fork_line_text(&line), "Differs in Pak A") == 0;
	}
	assert_true(said);
	fork_line_release(&line);
	words_free(words);
}

static void words__of_the_same_fork__are_said_in_each_language(void **state)
{
	static const char *const wanted[LANG_COUNT] = {[LANG_ID] = "Beda di Pak A (tanpa sambung)",
		[LANG_MS] = "Berbeza dalam Pak A (tanpa sambung)",
		[LANG_EN] = "Differs in Pak A (no relay)"};
	struct words *words = load_words();
	struct fork_line line;
	struct rules rules;
	struct match match;
	struct pack pack;
	struct pack_set packs = {.packs = &pack, .count = 1};

	(void)state;
	rules_init(&rules);
	make_pack(&pack, 'A', &rules, (struct made)NO_RELAY);
	match_init(&match, &rules, SIDE_A);
	fork_line_init(&line);
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		words_set_language(words, (enum lang)lang);
		fork_line_tell(&line, words, &match, 1, &packs);
		assert_string_equal(fork_line_text(&line), wanted[lang]);
	}
	fork_line_clear(&line);
	assert_string_equal(fork_line_text(&line), "");
	fork_line_release(&line);
	words_free(words);
}

static void list__of_five_packs__has_a_line_for_each_difference(void **state)
{
	static const uint8_t cells[16] = {1, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 4, 3, 0};
	static const struct made made[MADE_MAX] = {NO_SHOT, SEED_STAYS, THE_SAME, NO_SHOT, NO_SHOT};
	struct words *words = load_words();
	struct pack packs_made[MADE_MAX];
	struct pack_set packs = {.packs = packs_made, .count = MADE_MAX};
	struct strbuf text;
	struct rules rules;
	struct match match;

	(void)state;
	rules_init(&rules);
	match_init_position(&match, &rules, cells, SIDE_A);
	words_set_language(words, LANG_ID);
	for (int k = 0; k < MADE_MAX; k++)
		make_pack(&packs_made[k], (char)('A' + k), &rules, made[k]);
	strbuf_init(&text);
	fork_line_list(words, &match, 0, &packs, &text);
	assert_string_equal(
		text.text, "Pak A, Pak D, Pak E (tanpa menembak)\nPak B (biji penembak tinggal)");
	strbuf_clear(&text);
	packs.packs = &packs_made[2];
	packs.count = 1;
	fork_line_list(words, &match, 0, &packs, &text);
	assert_string_equal(text.text, "");
	strbuf_release(&text);
	words_free(words);
}

/* ---- When it is said ------------------------------------------------------------------------- */

/* Whether any of the sentences' beginnings is on the screen. */
static bool is_said(struct rig *rig)
{
	static const char *const leads[LANG_COUNT] = {
		[LANG_ID] = "Beda di", [LANG_MS] = "Berbeza dalam", [LANG_EN] = "Differs in"};

	board_rig_draw(rig);
	return fake_draw_find(&rig->fake, leads[app_lang(rig->app)]) != NULL;
}

static void hover(struct rig *rig, int place)
{
	int x, y;

	board_rig_point(rig, place, &x, &y);
	rig_input(rig, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
	assert_int_equal(board_rig(rig)->previewed, place);
}

/* From the first hole of `umum` the last of seven seeds falls into the own store: all agree. From
 * the second one it relays and shoots. */
static void preview__of_each_hole__says_it_where_packs_part(void **state)
{
	struct rig rig;

	(void)state;
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		board_rig_open_held(&rig, "umum.0.", "2p", 1280, 720);
		rig.app->settings.language = (enum lang)lang;
		app_apply_settings(rig.app);
		assert_false(is_said(&rig));
		hover(&rig, 0);
		assert_false(is_said(&rig));
		hover(&rig, 1);
		assert_true(is_said(&rig));
		assert_non_null(fake_draw_find(&rig.fake, "Kalah ("));
		rig_input(&rig, (struct input){.kind = INPUT_LEAVE});
		assert_false(is_said(&rig));
		rig_release(&rig);
	}
}

static void preview__by_finger_or_key__says_it_too(void **state)
{
	struct input down = {.kind = INPUT_DOWN, .pointer = 3, .touch = true};
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_point(&rig, 1, &down.x, &down.y);
	rig_input(&rig, down);
	assert_false(is_said(&rig));
	rig_pass(&rig, 700);
	assert_true(is_said(&rig));
	down.kind = INPUT_UP;
	rig_input(&rig, down);
	assert_int_equal(board_rig_choices(&rig), 0);

	rig_key(&rig, KEY_RIGHT);
	for (int i = 0; i < 7 && board_rig(&rig)->previewed != 1; i++)
		rig_key(&rig, KEY_RIGHT);
	assert_int_equal(board_rig(&rig)->previewed, 1);
	assert_true(is_said(&rig));
	rig_release(&rig);
}

static void line__after_a_choice__says_it_until_that_is_taken_back(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_tap(&rig, 1);
	rig_pass(&rig, 300);
	assert_false(is_said(&rig)); /* while the seeds still fall */
	board_rig_rest(&rig);
	assert_true(is_said(&rig));
	rig_key(&rig, KEY_UNDO);
	assert_false(is_said(&rig));
	board_rig_tap(&rig, 0);
	board_rig_rest(&rig);
	assert_false(is_said(&rig)); /* all agree on that one */
	rig_release(&rig);
}

/* Restarting, refusing and conceding are no choices. */
static void line__after_anything_but_a_choice__does_not_say_it(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, "umum.0.", "2p", 1280, 720);
	board_rig_tap(&rig, 1);
	board_rig_rest(&rig);
	board_rig_tap(&rig, 0); /* not the player on turn */
	assert_true(board_rig(&rig)->notice_until > 0);
	assert_false(is_said(&rig));
	rig_pass(&rig, NOTICE_MS + 100);
	assert_true(is_said(&rig));
	board_screen_restart(app_board_screen(rig.app), rig.now);
	assert_false(is_said(&rig));

	board_rig_tap(&rig, 1);
	board_rig_rest(&rig);
	board_screen_concede(app_board_screen(rig.app), rig.now);
	assert_int_equal(board_rig_match(&rig)->phase, MATCH_OVER);
	assert_false(is_said(&rig));
	rig_release(&rig);
}

/* By the rules of Kalah nearly every move of the computer parts from the others. */
static void line__after_the_computers_choice__says_it(void **state)
{
	bool said = false;
	struct rig rig;

	(void)state;
	board_rig_open(&rig, "kalah.0.", "1", 1280, 720);
	board_rig(&rig)->screen.app->settings.speed = SPEED_AT_ONCE;
	board_rig_tap(&rig, 2);
	for (int i = 0; i < 200 && !said; i++) {
		rig_pass(&rig, 100);
		said = board_rig_match(&rig)->position.last == SIDE_B &&
		       board_rig_choices(&rig) > 1 && is_said(&rig);
	}
	assert_true(said);
	rig_release(&rig);
}

static void line__of_an_opening_together__does_not_say_it(void **state)
{
	struct rig rig;
	int x, y;

	(void)state;
	board_rig_open_held(&rig, "congklak-babak.0.", "2p", 1280, 720);
	assert_int_equal(board_rig_match(&rig)->phase, MATCH_CHOOSING);
	board_rig_point(&rig, 1, &x, &y);
	rig_input(&rig, (struct input){.kind = INPUT_HOVER, .x = x, .y = y});
	assert_false(is_said(&rig));
	rig_input(&rig, (struct input){.kind = INPUT_LEAVE});
	board_rig_tap(&rig, 2);
	assert_false(is_said(&rig));
	board_rig_tap(&rig, 9);
	board_rig_rest(&rig);
	assert_int_equal(board_rig_choices(&rig), 2);
	assert_false(is_said(&rig));
	rig_release(&rig);
}

/* A game by own rules parts from the pack whose name it carries. */
static void preview__by_own_rules__names_their_pack(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, "umum+relay=false.0.", "2p", 1920, 1080);
	hover(&rig, 1);
	assert_true(is_said(&rig));
	assert_non_null(fake_draw_find(&rig.fake, "Beda di Congklak Umum"));
	rig_release(&rig);
}

/* One touch of the line leads to all of them. */
static void page__of_the_rule__names_every_pack(void **state)
{
	struct rect line;
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, "kalah.0.", "2p", 1280, 720);
	board_rig_tap(&rig, 1);
	board_rig_rest(&rig);
	line = board_rig(&rig)->layout.line;
	rig_tap(&rig, line.x + line.w / 2, line.y + line.h / 2);
	assert_string_equal(rig_screen(&rig), "sumber");
	board_rig_draw(&rig);
	assert_non_null(fake_draw_find(&rig.fake, "Langkah ini lain akhirnya di"));
	assert_non_null(fake_draw_find(&rig.fake, "Congkak Melayu"));
	assert_null(fake_draw_find(&rig.fake, "Congkak Ringkas")); /* rules it as Kalah does */
	rig_release(&rig);
}

/* ---- Where it stands ------------------------------------------------------------------------- */

static bool overlap(struct rect a, struct rect b)
{
	return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* A line of what the previewed fork says. */
static bool is_of_fork(const struct rig *rig, const struct fake_call *call)
{
	const struct fork_line *line = &board_rig(rig)->ahead_fork;

	if (call->kind != FAKE_TEXT || strlen(call->text) < 4)
		return false;
	for (int form = 0; form < FORK_LINE_FORMS; form++) {
		const char *text = line->forms[form].text, *at = strstr(call->text, text);

		if (at || strstr(text, call->text))
			return true;
	}
	return false;
}

static void check_place(struct rig *rig, const char *what)
{
	const struct fake_draw *fake = &rig->fake;
	const struct layout *l = &board_rig(rig)->layout;
	int lines = 0;

	board_rig_draw(rig);
	for (int i = 0; i < fake->count; i++) {
		const struct fake_call *call = &fake->calls[i];
		const struct rect r = call->rect;

		if (!is_of_fork(rig, call))
			continue;
		lines++;
		if (r.x < 0 || r.y < 0 || r.x + r.w > fake->draw.w || r.y + r.h > fake->draw.h)
			fail_msg("%s: \"%s\" leaves the window", what, call->text);
		if (overlap(r, l->frame))
			fail_msg("%s: \"%s\" lies on the board", what, call->text);
		for (int k = 0; k < fake->count; k++) {
			const struct fake_call *other = &fake->calls[k];

			if (k != i && other->kind == FAKE_TEXT && overlap(r, other->rect))
				fail_msg(
					"%s: \"%s\" lies on \"%s\"", what, call->text, other->text);
		}
	}
	if (lines == 0)
		fail_msg("%s: it is not said", what);
}

/* In every window that must look right it is said in some length, and touches nothing else. */
static void place__in_every_window__is_free(void **state)
{
	static const int sizes[][2] = {
		{800, 480}, {1024, 600}, {1280, 720}, {1920, 1080}, {720, 1280}, {1080, 1920}};
	static const char *const codes[] = {"umum.0.", "congkak-warisan+start=bergiliran.0."};

	(void)state;
	for (int c = 0; c < 2; c++) {
		struct rig rig;

		board_rig_open_held(&rig, codes[c], "2p", 1280, 720);
		for (int k = 0; k < 6 * 2 * LANG_COUNT; k++) {
			const int *size = sizes[k % 6];
			int percent = 100 + 100 * (k / 6 % 2), lang = k / 12;
			char what[96];

			snprintf(what, sizeof(what), "%s, %dx%d, %d%%, language %d", codes[c],
				size[0], size[1], percent, lang);
			rig.app->settings.text_percent = percent;
			rig.app->settings.language = (enum lang)lang;
			app_apply_settings(rig.app);
			rig_resize(&rig, size[0], size[1], 1.0f);
			hover(&rig, 1);
			check_place(&rig, what);
		}
		rig_release(&rig);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words__of_so_many_packs__name_two_and_count_the_rest),
		cmocka_unit_test(words__of_a_pack_that_differs_by_several_at_once__are_its_name),
		cmocka_unit_test(words__of_the_same_fork__are_said_in_each_language),
		cmocka_unit_test(list__of_five_packs__has_a_line_for_each_difference),
		cmocka_unit_test(preview__of_each_hole__says_it_where_packs_part),
		cmocka_unit_test(preview__by_finger_or_key__says_it_too),
		cmocka_unit_test(line__after_a_choice__says_it_until_that_is_taken_back),
		cmocka_unit_test(line__after_anything_but_a_choice__does_not_say_it),
		cmocka_unit_test(line__after_the_computers_choice__says_it),
		cmocka_unit_test(line__of_an_opening_together__does_not_say_it),
		cmocka_unit_test(preview__by_own_rules__names_their_pack),
		cmocka_unit_test(page__of_the_rule__names_every_pack),
		cmocka_unit_test(place__in_every_window__is_free),
	};

	return cmocka_run_group_tests_name("fork_line", tests, NULL, NULL);
}
