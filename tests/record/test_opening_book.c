/* SPDX-License-Identifier: MIT */
/* First turns that are known: those of the program hold, and the better of two is kept. */
#include "test.h"

#include "ai/ai.h"
#include "packs/our_packs.h"
#include "record/opening_book.h"

#include <stdio.h>
#include <string.h>

/* So few seeds in holes that a full search is quick. */
enum { FEW_SEEDS = 14 };

static void open_shipped(struct opening_book *book)
{
	struct diag diag;
	opening_book_init(book);
	if (!opening_book_open(book, SOURCE_DIR "/assets/openings.json", &diag))
		fail_msg("%s: %s, %s", diag.path, diag.found, diag.wanted);
	assert_true(book->count >= 10);
}

static void shipped__each_line__is_one_legal_turn_and_ends_as_told(void **state)
{
	const struct pack_set *packs = *state;
	struct opening_book book;
	open_shipped(&book);
	for (int i = 0; i < book.count; i++) {
		const struct opening_entry *entry = &book.entries[i];
		const struct pack *pack = pack_set_find(packs, entry->pack);
		print_message("%s on %d\n", entry->pack, entry->holes);
		assert_non_null(pack);
		assert_true(opening_entry_replay(entry, &pack->rules));
		assert_true(entry->most >= entry->store);
		assert_true(!entry->known || entry->value <= entry->bound);
		/* A pack that opens together says that its entry does not. */
		assert_true(pack->rules.start == START_IN_TURN ||
			    entry->changes[OPTION_START] == START_IN_TURN);
	}
	opening_book_release(&book);
}

static int worth(struct ai *ai, const struct rules *rules, const struct position *position)
{
	const struct ai_limits limits = {.nodes = 0};
	struct ai_answer answer;
	struct match match;
	int holes = rules->holes;
	if (position->over)
		return position->cells[board_store(holes, SIDE_A)] -
		       position->cells[board_store(holes, SIDE_B)];
	match_init_position(&match, rules, position->cells, SIDE_B);
	ai_search(ai, &match, &limits, &answer);
	assert_true(answer.exact);
	return -answer.value;
}

static void shipped__few_seeds_left__value_is_what_a_full_search_says(void **state)
{
	const struct pack_set *packs = *state;
	struct ai *ai = ai_new(AI_MEGABYTES);
	struct opening_book book;
	int count = 0;
	open_shipped(&book);
	for (int i = 0; i < book.count; i++) {
		const struct opening_entry *entry = &book.entries[i];
		const struct pack *pack = pack_set_find(packs, entry->pack);
		struct position position;
		struct rules rules;
		opening_entry_rules(entry, &pack->rules, &rules);
		opening_entry_board(entry, &pack->rules, entry->line_len, &position);
		if (!entry->known || position_in_holes(&position, SIDE_A) +
						     position_in_holes(&position, SIDE_B) >
					     FEW_SEEDS)
			continue;
		print_message("%s on %d\n", entry->pack, entry->holes);
		assert_int_equal(worth(ai, &rules, &position), entry->value);
		count++;
	}
	assert_true(count >= 8);
	ai_free(ai);
	opening_book_release(&book);
}

static const struct opening_entry *find(
	const struct opening_book *book, const struct pack *pack, const struct rules *rules)
{
	return opening_book_find(book, pack->id, &pack->rules, rules);
}

static void find__boards_and_rules__only_what_it_is_of(void **state)
{
	const struct pack_set *packs = *state;
	const struct pack *umum = pack_set_find(packs, "umum");
	const struct pack *babak = pack_set_find(packs, "congklak-babak");
	struct opening_book book;
	struct rules rules = umum->rules;
	open_shipped(&book);
	assert_true(rules_set_board(&rules, 3, 0));
	assert_int_equal(find(&book, umum, &rules)->value, 10);
	assert_true(rules_set_board(&rules, 4, 0));
	assert_int_equal(find(&book, umum, &rules)->value, 30);
	assert_true(rules_set_board(&rules, 4, 3));
	assert_null(find(&book, umum, &rules));
	assert_true(rules_set_board(&rules, 4, 0));
	rules.relay = 0;
	assert_null(find(&book, umum, &rules));
	rules.relay = 1;
	rules.max_rounds = 3; /* counts in no round */
	assert_non_null(find(&book, umum, &rules));
	assert_null(opening_book_find(&book, "umum-lain", &umum->rules, &rules));
	rules = babak->rules;
	assert_true(rules_set_board(&rules, 3, 0));
	assert_int_equal(rules.start, START_TOGETHER);
	assert_non_null(find(&book, babak, &rules));
	rules.start = START_IN_TURN;
	assert_non_null(find(&book, babak, &rules));
	opening_book_release(&book);
}

/* umum on three holes, as tried by hand. */
static struct opening_entry of_umum(const struct pack *umum)
{
	static const uint8_t line[] = {0, 1, 0, 2, 1, 2, 0};
	struct opening_entry entry;
	struct rules rules = umum->rules;
	assert_true(rules_set_board(&rules, 3, 0));
	opening_entry_init(&entry, umum->id, &umum->rules, &rules);
	memcpy(entry.line, line, sizeof(line));
	entry.line_len = (int)sizeof(line);
	entry.store = 12;
	entry.most = 12;
	entry.value = 10;
	entry.known = true;
	entry.bound = 18;
	return entry;
}

static void replay__lines__only_one_whole_legal_turn_with_its_store(void **state)
{
	const struct pack *umum = pack_set_find(*state, "umum");
	struct opening_entry entry = of_umum(umum);
	assert_true(opening_entry_replay(&entry, &umum->rules));
	entry.store = 11;
	assert_false(opening_entry_replay(&entry, &umum->rules));
	entry.store = 12;
	entry.line[1] = 0; /* empty by then */
	assert_false(opening_entry_replay(&entry, &umum->rules));
	entry = of_umum(umum);
	entry.line_len--; /* the turn goes on */
	struct position position;
	opening_entry_board(&entry, &umum->rules, entry.line_len, &position);
	entry.store = position.cells[3];
	assert_false(opening_entry_replay(&entry, &umum->rules));
	entry = of_umum(umum);
	entry.line[entry.line_len++] = 1; /* the turn is over */
	assert_false(opening_entry_replay(&entry, &umum->rules));
	entry.line_len = 0;
	entry.store = 0;
	assert_false(opening_entry_replay(&entry, &umum->rules));
}

static void pinned__pack_has_changed__is_not_of_it_any_more(void **state)
{
	const struct pack *umum = pack_set_find(*state, "umum");
	struct opening_entry entry = of_umum(umum);
	struct opening_book book;
	struct rules changed = umum->rules, rules;
	changed.shot_takes_landing = !changed.shot_takes_landing;
	rules = changed;
	assert_true(rules_set_board(&rules, 3, 0));
	opening_book_init(&book);
	assert_true(opening_book_add(&book, &entry));
	assert_non_null(opening_book_find(&book, "umum", &changed, &rules));
	opening_book_release(&book);
	opening_entry_pin(&entry, &umum->rules);
	assert_true(opening_book_add(&book, &entry));
	assert_null(opening_book_find(&book, "umum", &changed, &rules));
	rules = umum->rules;
	assert_true(rules_set_board(&rules, 3, 0));
	assert_non_null(opening_book_find(&book, "umum", &umum->rules, &rules));
	opening_book_release(&book);
}

static void merge__two_of_one_opening__takes_the_better_of_each(void **state)
{
	(void)state;
	static const struct {
		const char *name;
		struct {
			int value;
			bool known;
			int bound, store, most;
			bool most_exact;
		} a, b, both;
		bool agree;
	} rows[] = {
		{"higher", {8, 1, 18, 5, 9, 0}, {10, 1, 18, 4, 8, 0}, {10, 1, 18, 4, 9, 0}, true},
		{"proved before seen", {12, 0, 18, 9, 9, 0}, {8, 1, 18, 5, 7, 0},
			{8, 1, 18, 5, 9, 0}, true},
		{"bound of the other", {10, 1, 18, 9, 9, 0}, {8, 1, 10, 5, 9, 1},
			{10, 1, 10, 9, 9, 1}, true},
		{"banks more", {8, 1, 18, 5, 9, 0}, {8, 1, 18, 7, 9, 0}, {8, 1, 18, 7, 9, 0}, true},
		{"over the other's bound", {10, 1, 18, 9, 9, 0}, {8, 1, 9, 5, 9, 0},
			{10, 1, 18, 9, 9, 0}, false},
		{"more than the most", {8, 1, 18, 9, 9, 0}, {8, 1, 18, 5, 8, 1},
			{8, 1, 18, 9, 9, 0}, false},
	};
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		for (int turned = 0; turned < 2; turned++) {
			struct opening_entry entries[2] = {{.holes = 3, .seeds = 3}};
			entries[1] = entries[0];
			for (int j = 0; j < 2; j++) {
				struct opening_entry *entry = &entries[j ^ turned];
				entry->value = j ? rows[i].b.value : rows[i].a.value;
				entry->known = j ? rows[i].b.known : rows[i].a.known;
				entry->bound = j ? rows[i].b.bound : rows[i].a.bound;
				entry->store = j ? rows[i].b.store : rows[i].a.store;
				entry->most = j ? rows[i].b.most : rows[i].a.most;
				entry->most_exact = j ? rows[i].b.most_exact : rows[i].a.most_exact;
			}
			const struct opening_entry before = entries[0];
			print_message("%s, %d\n", rows[i].name, turned);
			assert_int_equal(
				opening_entry_merge(&entries[0], &entries[1]), rows[i].agree);
			if (!rows[i].agree) {
				assert_memory_equal(&entries[0], &before, sizeof(before));
				continue;
			}
			assert_int_equal(entries[0].value, rows[i].both.value);
			assert_int_equal(entries[0].known, rows[i].both.known);
			assert_int_equal(entries[0].bound, rows[i].both.bound);
			assert_int_equal(entries[0].store, rows[i].both.store);
			assert_int_equal(entries[0].most, rows[i].both.most);
			assert_int_equal(entries[0].most_exact, rows[i].both.most_exact);
		}
	}
}

static void book__full__takes_no_more_but_still_better(void **state)
{
	const struct pack *umum = pack_set_find(*state, "umum");
	struct opening_entry entry = of_umum(umum);
	struct opening_book book;
	opening_book_init(&book);
	for (int i = 0; i < OPENING_ENTRIES_MAX; i++) {
		snprintf(entry.pack, sizeof(entry.pack), "pack-%d", i);
		assert_true(opening_book_add(&book, &entry));
	}
	snprintf(entry.pack, sizeof(entry.pack), "umum");
	assert_false(opening_book_add(&book, &entry));
	snprintf(entry.pack, sizeof(entry.pack), "pack-7");
	entry.bound = 10;
	assert_true(opening_book_add(&book, &entry));
	assert_int_equal(book.count, OPENING_ENTRIES_MAX);
	assert_true(opening_entry_is_exact(&book.entries[7]));
	/* What is as long as it can be can be read again. */
	struct strbuf text;
	struct diag diag;
	strbuf_init(&text);
	for (int i = 0; i < book.count; i++) {
		struct opening_entry *each = &book.entries[i];
		memset(each->line, 2, sizeof(each->line));
		each->line_len = OPENING_LINE_MAX;
		each->nodes = UINT64_MAX;
	}
	opening_book_write(&book, &text);
	assert_true(text.len < OPENING_BYTES_MAX);
	assert_true(opening_book_read(&book, "x", text.text, text.len, &diag));
	strbuf_release(&text);
	opening_book_release(&book);
}

static void book__written_and_read__is_the_same(void **state)
{
	const struct pack *umum = pack_set_find(*state, "umum");
	struct opening_entry entry = of_umum(umum);
	struct opening_book book, again;
	struct strbuf text;
	struct diag diag;
	open_shipped(&book);
	opening_entry_pin(&entry, &umum->rules);
	assert_true(opening_book_add(&book, &entry));
	entry.holes = 11;
	entry.seeds = 4;
	entry.line[3] = 10;
	entry.value = -7;
	entry.known = false;
	entry.nodes = (uint64_t)1 << 53;
	entry.ms = 2147483647;
	assert_true(opening_book_add(&book, &entry));
	strbuf_init(&text);
	opening_book_write(&book, &text);
	opening_book_init(&again);
	assert_true(opening_book_read(&again, "x", text.text, text.len, &diag));
	assert_int_equal(again.count, book.count);
	for (int i = 0; i < book.count; i++) {
		struct opening_entry *a = &book.entries[i], *b = &again.entries[i];
		assert_string_equal(a->pack, b->pack);
		assert_memory_equal(a->changes, b->changes, sizeof(a->changes));
		assert_int_equal(a->line_len, b->line_len);
		assert_memory_equal(a->line, b->line, (size_t)a->line_len);
		assert_int_equal(a->holes, b->holes);
		assert_int_equal(a->seeds, b->seeds);
		assert_int_equal(a->store, b->store);
		assert_int_equal(a->most, b->most);
		assert_int_equal(a->most_exact, b->most_exact);
		assert_int_equal(a->value, b->value);
		assert_int_equal(a->known, b->known);
		assert_int_equal(a->bound, b->bound);
		assert_true(a->nodes == b->nodes);
		assert_int_equal(a->ms, b->ms);
	}
	opening_book_release(&again);
	opening_book_release(&book);
	strbuf_release(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(shipped__each_line__is_one_legal_turn_and_ends_as_told),
		cmocka_unit_test(shipped__few_seeds_left__value_is_what_a_full_search_says),
		cmocka_unit_test(find__boards_and_rules__only_what_it_is_of),
		cmocka_unit_test(replay__lines__only_one_whole_legal_turn_with_its_store),
		cmocka_unit_test(pinned__pack_has_changed__is_not_of_it_any_more),
		cmocka_unit_test(merge__two_of_one_opening__takes_the_better_of_each),
		cmocka_unit_test(book__full__takes_no_more_but_still_better),
		cmocka_unit_test(book__written_and_read__is_the_same),
	};
	return cmocka_run_group_tests_name(
		"opening_book", tests, our_packs_load, our_packs_release);
}
