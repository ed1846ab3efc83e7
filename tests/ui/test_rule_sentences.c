/* SPDX-License-Identifier: MIT */
/* The rules in sentences against the engine: a sentence is there where the engine does so, the
 * numbers in it are the engine's, and it reads as a sentence. */
#include "test.h"

#include "base/xalloc.h"
#include "core/random_rules.h"
#include "i18n/pseudo.h"
#include "ui/layout.h"
#include "ui/rule_sentences.h"
#include "ui/rules_shown.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANDOM_RULES = 150, PACK_ITEMS_MAX = 14, ITEM_BYTES_MAX = 300 };

struct shelf {
	struct words *words;
	struct pack_set packs;
	struct event_list *events;
};

static int set_up(void **state)
{
	static struct shelf shelf;
	struct diag diag;

	shelf.words = words_load(SOURCE_DIR "/assets/lang", &diag);
	assert_non_null(shelf.words);
	assert_true(pack_set_load(&shelf.packs, SOURCE_DIR "/packs", &diag));
	shelf.events = xalloc(sizeof *shelf.events);
	*state = &shelf;
	return 0;
}

static int tear_down(void **state)
{
	struct shelf *shelf = *state;

	words_free(shelf->words);
	pack_set_release(&shelf->packs);
	free(shelf->events);
	return 0;
}

/* ---- Every rule there is ----------------------------------------------------------------------
 */

/* Each pack on each of its boards, then rules at random with the words of a pack. */
struct every {
	const struct shelf *shelf;
	int pack, size, random;
	struct rng rng;
};

static const struct pack *next_rules(struct every *every, struct rules *rules)
{
	const struct pack_set *packs = &every->shelf->packs;
	const struct pack *pack;

	if (every->pack < packs->count) {
		pack = &packs->packs[every->pack];
		*rules = pack->rules;
		assert_true(rules_set_board(rules, pack->sizes[every->size], 0));
		if (++every->size == pack->size_count) {
			every->size = 0;
			every->pack++;
		}
		return pack;
	}
	if (every->random == RANDOM_RULES)
		return NULL;
	if (every->random == 0)
		rng_init(&every->rng, 20261130);
	random_rules(rules, &every->rng);
	if (every->random % 3 == 0)
		rules->max_rounds = 0;
	return &packs->packs[every->random++ % packs->count];
}

static bool tells(const struct rule_sentences *sentences, const char *key)
{
	for (int i = 0; i < sentences->fact_count; i++)
		if (strcmp(sentences->facts[i].key, key) == 0)
			return true;
	return false;
}

static bool is_drawing(const char *key)
{
	return strcmp(key, "says.clockwise") == 0 || strcmp(key, "says.counter_clockwise") == 0;
}

static void fail_for(
	const struct pack *pack, const struct rules *rules, const char *key, const char *what)
{
	char options[512];
	int len = 0;

	for (int i = 0; i < OPTION_COUNT; i++)
		len += snprintf(options + len, sizeof options - (size_t)len, " %s=%d",
			option_path((enum option)i), rules_get(rules, (enum option)i));
	fail_msg("%s: %s, %d holes of %d, words of %s,%s", key, what, rules->holes,
		rules->seeds_per_hole, pack->id, options);
}

static void sentences__of_any_rules__tell_what_the_engine_does_and_nothing_else(void **state)
{
	struct shelf *shelf = *state;
	struct every every = {.shelf = shelf};
	const struct pack *pack;
	struct rules rules;

	while ((pack = next_rules(&every, &rules))) {
		struct rule_sentences sentences;
		struct shown shown;

		rules_shown(&shown, &rules, shelf->events);
		rule_sentences_make(&sentences, shelf->words, pack, &rules);
		for (int i = 0; i < sentences.fact_count; i++) {
			const char *key = sentences.facts[i].key;

			if (!is_drawing(key) && !shown_has(&shown, key) &&
				!shown_is_open(&shown, key))
				fail_for(pack, &rules, key, "told, but the engine does not do so");
		}
		for (int i = 0; i < shown.count; i++)
			if (!tells(&sentences, shown.keys[i]))
				fail_for(pack, &rules, shown.keys[i],
					"the engine does so, but it is not told");
		rule_sentences_release(&sentences);
	}
}

/* What boards leave open is rare; the packs themselves are told to the last sentence. */
static void sentences__of_each_pack__are_all_seen_in_the_engine(void **state)
{
	struct shelf *shelf = *state;

	for (int p = 0; p < shelf->packs.count; p++) {
		const struct pack *pack = &shelf->packs.packs[p];
		struct rule_sentences sentences;
		struct shown shown;

		rules_shown(&shown, &pack->rules, shelf->events);
		rule_sentences_make(&sentences, shelf->words, pack, &pack->rules);
		for (int i = 0; i < sentences.fact_count; i++)
			if (shown_is_open(&shown, sentences.facts[i].key))
				fail_for(pack, &pack->rules, sentences.facts[i].key,
					"no board tells");
		assert_true(sentences.count <= PACK_ITEMS_MAX);
		rule_sentences_release(&sentences);
	}
}

static void sentences__in_the_catalog__are_each_told_of_some_rules(void **state)
{
	struct shelf *shelf = *state;
	struct every every = {.shelf = shelf};
	const struct pack *pack;
	struct rules rules;
	bool told[1024] = {false};

	assert_true(words_count(shelf->words) < 1024);
	while ((pack = next_rules(&every, &rules))) {
		struct rule_sentences sentences;

		rule_sentences_make(&sentences, shelf->words, pack, &rules);
		for (int i = 0; i < words_count(shelf->words); i++)
			told[i] |= tells(&sentences, words_key(shelf->words, i));
		rule_sentences_release(&sentences);
	}
	for (int i = 0; i < words_count(shelf->words); i++) {
		const char *key = words_key(shelf->words, i);

		if (strncmp(key, "says.", 5) == 0 && strncmp(key, "says.part.", 10) != 0 &&
			!told[i])
			fail_msg("%s is never told", key);
	}
}

/* ---- Numbers ----------------------------------------------------------------------------------
 */

static const char *item_of(const struct rule_sentences *sentences, const char *key)
{
	for (int i = 0; i < sentences->fact_count; i++)
		if (strcmp(sentences->facts[i].key, key) == 0)
			return sentences->items[sentences->facts[i].item].text;
	return NULL;
}

static bool is_letter(char c)
{
	return isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
}

static bool has_word(const char *text, const char *word)
{
	size_t len = strlen(word);

	for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
		if ((at == text || !is_letter(at[-1])) && !is_letter(at[len]))
			return true;
	return false;
}

static void want_number(const struct words *words, const struct rule_sentences *sentences,
	const char *key, int number)
{
	const char *text = item_of(sentences, key);
	char name[24], digits[16];

	if (!text)
		return;
	snprintf(name, sizeof name, "number.%d", number);
	snprintf(digits, sizeof digits, "%d", number);
	if (!has_word(text, words_has(words, name) ? words_get(words, name) : digits))
		fail_msg("%s: no %d in \"%s\"", key, number, text);
}

/* Digits stand for nothing but the engine's numbers. */
static void check_digits(const struct rule_sentences *sentences, const struct shown *shown)
{
	const int known[] = {
		shown->holes, shown->seeds, shown->total, shown->short_of, shown->rounds};

	for (int i = 0; i < sentences->count; i++) {
		char *at = sentences->items[i].text;

		while (*(at += strcspn(at, "0123456789"))) {
			long number = strtol(at, &at, 10);
			bool is_known = false;

			for (size_t k = 0; k < sizeof known / sizeof *known; k++)
				is_known |= known[k] == number;
			if (!is_known)
				fail_msg("%ld in \"%s\"", number, sentences->items[i].text);
		}
	}
}

static void numbers__in_each_language__are_the_engines(void **state)
{
	struct shelf *shelf = *state;
	struct every every = {.shelf = shelf};
	const struct pack *pack;
	struct rules rules;

	while ((pack = next_rules(&every, &rules))) {
		struct shown shown;

		rules_shown(&shown, &rules, shelf->events);
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			struct rule_sentences sentences;

			words_set_language(shelf->words, (enum lang)lang);
			rule_sentences_make(&sentences, shelf->words, pack, &rules);
			want_number(shelf->words, &sentences, "says.board", shown.holes);
			want_number(shelf->words, &sentences, "says.board", shown.seeds);
			want_number(shelf->words, &sentences, "says.board", shown.total);
			if (shown.empty_holes > 0)
				want_number(shelf->words, &sentences, "says.ends_three",
					shown.empty_holes);
			want_number(shelf->words, &sentences, "says.refill_near", shown.seeds);
			want_number(shelf->words, &sentences, "says.refill_far", shown.seeds);
			want_number(shelf->words, &sentences, "says.over_hole", shown.short_of);
			want_number(shelf->words, &sentences, "says.limit", shown.rounds);
			check_digits(&sentences, &shown);
			rule_sentences_release(&sentences);
		}
	}
}

/* ---- Words ------------------------------------------------------------------------------------
 */

/* Hole and store come in the order in which the seats of both players have them. */
static void row_and_wrap__in_each_language__name_the_places_in_their_order(void **state)
{
	struct shelf *shelf = *state;
	const struct words_slot slots[] = {{"hole", "H"}, {"store", "S"}};

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct strbuf text;

		words_set_language(shelf->words, (enum lang)lang);
		strbuf_init(&text);
		words_format(shelf->words, "says.row", slots, 2, &text);
		assert_true(strchr(text.text, 'H') < strchr(text.text, 'S'));
		assert_true(strchr(text.text, 'S') < strrchr(text.text, 'H'));
		assert_ptr_equal(strchr(text.text, 'S'), strrchr(text.text, 'S'));
		strbuf_clear(&text);
		words_format(shelf->words, "says.wrap", slots, 2, &text);
		assert_true(strchr(text.text, 'H') < strrchr(text.text, 'H'));
		assert_non_null(strchr(text.text, 'S'));
		strbuf_release(&text);
	}
}

/* Twice the area that the places go around, in their order; over 0 is clockwise (y runs down). */
static float turn_of(const struct board_geometry *board)
{
	int places = board_places(board->holes);
	float area = 0;

	for (int i = 0; i < places; i++) {
		const struct board_hollow *a = &board->places[i];
		const struct board_hollow *b = &board->places[(i + 1) % places];

		area += a->x * b->y - b->x * a->y;
	}
	return area;
}

/* Over 0: SIDE's store is at the left of the player who sits at that row. */
static float store_at_left(const struct board_geometry *board, enum side side)
{
	int middle = board_first(board->holes, side) + board->holes / 2;
	const struct board_hollow *store = &board->places[board_store(board->holes, side)];
	float ahead_x = board->cx - board->places[middle].x;
	float ahead_y = board->cy - board->places[middle].y;

	return board->upright ? (store->y - board->cy) * -ahead_x
			      : (store->x - board->cx) * ahead_y;
}

static void direction__that_is_told__is_how_the_board_is_drawn(void **state)
{
	static const struct {
		int w, h;
	} sizes[] = {{1280, 720}, {720, 1280}};
	struct shelf *shelf = *state;

	for (int p = 0; p < shelf->packs.count; p++) {
		const struct pack *pack = &shelf->packs.packs[p];
		struct rule_sentences sentences;
		bool clockwise;

		rule_sentences_make(&sentences, shelf->words, pack, &pack->rules);
		clockwise = tells(&sentences, "says.clockwise");
		assert_int_not_equal(clockwise, tells(&sentences, "says.counter_clockwise"));
		rule_sentences_release(&sentences);
		for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
			struct layout_wish wish = {.w = sizes[i].w,
				.h = sizes[i].h,
				.scale = 1,
				.text = 1,
				.holes = pack->rules.holes,
				.counter_clockwise =
					pack->direction == DIRECTION_COUNTER_CLOCKWISE};
			struct layout layout;

			layout_make(&layout, &wish);
			assert_int_equal(turn_of(&layout.board) > 0, clockwise);
			for (int side = SIDE_A; side <= SIDE_B; side++)
				assert_int_equal(store_at_left(&layout.board, (enum side)side) > 0,
					clockwise);
		}
	}
}

static void check_text(const char *text, bool pseudo)
{
	size_t len = strlen(text);

	assert_true(
		len > 1 && text[len - 1] == '.' && text[len - 2] != ' ' && text[len - 2] != '.');
	if (strstr(text, "  ") || strpbrk(text, "{}") || strstr(text, " .") || strstr(text, " ,") ||
		strstr(text, "..") || strstr(text, " :") || strstr(text, "?."))
		fail_msg("\"%s\"", text);
	if (!pseudo) {
		assert_true(isupper((unsigned char)text[0]));
		if (len > ITEM_BYTES_MAX)
			fail_msg("%d bytes: %s", (int)len, text);
	}
}

static void check_pseudo(const struct rule_sentences *plain, const struct rule_sentences *pseudo)
{
	assert_int_equal(plain->count, pseudo->count);
	for (int i = 0; i < plain->count; i++) {
		const char letter[2] = {plain->items[i].text[0], '\0'};
		char *first = pseudo_text(letter);

		check_text(pseudo->items[i].text, true);
		assert_memory_equal(pseudo->items[i].text, first, strcspn(first, "~"));
		free(first);
	}
}

static void items__in_each_language_and_stretched__are_whole_sentences(void **state)
{
	struct shelf *shelf = *state;
	struct every every = {.shelf = shelf};
	const struct pack *pack;
	struct rules rules;

	while ((pack = next_rules(&every, &rules))) {
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			struct rule_sentences plain, pseudo;

			words_set_language(shelf->words, (enum lang)lang);
			rule_sentences_make(&plain, shelf->words, pack, &rules);
			words_set_pseudo(shelf->words, true);
			rule_sentences_make(&pseudo, shelf->words, pack, &rules);
			words_set_pseudo(shelf->words, false);
			for (int i = 0; i < plain.count; i++)
				check_text(plain.items[i].text, false);
			check_pseudo(&plain, &pseudo);
			rule_sentences_release(&plain);
			rule_sentences_release(&pseudo);
		}
	}
}

static void words__of_the_pack__stand_for_hole_and_store(void **state)
{
	struct shelf *shelf = *state;

	for (int p = 0; p < shelf->packs.count; p++) {
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			const struct pack *pack = &shelf->packs.packs[p];
			struct rule_sentences sentences;
			const char *row;

			words_set_language(shelf->words, (enum lang)lang);
			rule_sentences_make(&sentences, shelf->words, pack, &pack->rules);
			row = item_of(&sentences, "says.row");
			assert_non_null(strstr(row, pack->hole.in[lang]));
			assert_non_null(strstr(row, pack->store.in[lang]));
			rule_sentences_release(&sentences);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			sentences__of_any_rules__tell_what_the_engine_does_and_nothing_else),
		cmocka_unit_test(sentences__of_each_pack__are_all_seen_in_the_engine),
		cmocka_unit_test(sentences__in_the_catalog__are_each_told_of_some_rules),
		cmocka_unit_test(numbers__in_each_language__are_the_engines),
		cmocka_unit_test(row_and_wrap__in_each_language__name_the_places_in_their_order),
		cmocka_unit_test(direction__that_is_told__is_how_the_board_is_drawn),
		cmocka_unit_test(items__in_each_language_and_stretched__are_whole_sentences),
		cmocka_unit_test(words__of_the_pack__stand_for_hole_and_store),
	};

	return cmocka_run_group_tests_name("rule_sentences", tests, set_up, tear_down);
}
