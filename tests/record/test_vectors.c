/* SPDX-License-Identifier: MIT */
/*
 * Games played out by a separate implementation of RULES: every board, mover, result and event
 * must come out equal. One test a file of tests/vectors.
 */
#include "test.h"

#include "base/file.h"
#include "base/xalloc.h"
#include "packs/pack.h"
#include "record/event_json.h"
#include "record/record.h"
#include "study/sample.h"
#include "json/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct world {
	struct pack_set packs;
	struct event_list *events;
	struct strbuf text;
};

static int set_up(void **state)
{
	struct world *world = xcalloc(1, sizeof *world);
	struct diag diag;

	assert_true(pack_set_load(&world->packs, SOURCE_DIR "/packs", &diag));
	world->events = xalloc(sizeof *world->events);
	strbuf_init(&world->text);
	*state = world;
	return 0;
}

static int tear_down(void **state)
{
	struct world *world = *state;

	pack_set_release(&world->packs);
	strbuf_release(&world->text);
	free(world->events);
	free(world);
	return 0;
}

static struct json member(struct json object, const char *key)
{
	struct json value;
	struct diag diag;

	if (!json_member(object, key, &value, &diag))
		fail_msg("no member %s", key);
	return value;
}

static int int_of(struct json value)
{
	int number = 0;
	struct diag diag;

	assert_true(json_int(value, 0, 1 << 30, &number, &diag));
	return number;
}

/* "" for null. */
static const char *text_of(struct json value)
{
	const char *text = "";
	struct diag diag;

	if (json_is_string(value))
		assert_true(json_string(value, 0, 1 << 16, &text, &diag));
	return text;
}

/* The value as compact JSON, keys in the order of the file. */
static void print(struct json value, struct strbuf *out)
{
	bool is_true;
	struct diag diag;

	if (json_is_number(value)) {
		strbuf_addf(out, "%d", int_of(value));
	} else if (json_is_string(value)) {
		strbuf_addf(out, "\"%s\"", text_of(value));
	} else if (json_bool(value, &is_true, &diag)) {
		strbuf_addstr(out, is_true ? "true" : "false");
	} else if (json_any_object(value, &diag)) {
		for (int i = 0; i < json_count(value); i++) {
			struct json item = json_item(value, i);

			strbuf_addf(out, "%s\"%s\":", i ? "," : "{", json_key(item));
			print(item, out);
		}
		strbuf_addch(out, '}');
	} else if (json_count(value) >= 0 && json_array(value, 0, 1 << 20, &(int){0}, &diag)) {
		strbuf_addch(out, '[');
		for (int i = 0; i < json_count(value); i++) {
			strbuf_addstr(out, i ? "," : "");
			print(json_item(value, i), out);
		}
		strbuf_addch(out, ']');
	} else {
		strbuf_addstr(out, "null");
	}
}

static void check_events(struct world *world, struct json events, int holes)
{
	struct strbuf *text = &world->text;

	assert_int_equal(json_count(events), world->events->len);
	for (int i = 0; i < world->events->len; i++) {
		char *wanted;

		strbuf_clear(text);
		print(json_item(events, i), text);
		wanted = xstrdup(text->text);
		strbuf_clear(text);
		event_write_json(world->events, &world->events->items[i], holes, text);
		assert_string_equal(text->text, wanted);
		free(wanted);
	}
}

static void check_board(const struct match *match, struct json board)
{
	assert_int_equal(json_count(board), board_places(match->position.holes));
	for (int i = 0; i < json_count(board); i++)
		assert_int_equal(match->position.cells[i], int_of(json_item(board, i)));
}

static const char *next_name(const struct match *match)
{
	if (match->phase == MATCH_OVER)
		return "";
	return match->position.mover == SIDE_A ? "a" : "b";
}

static void check_steps(
	struct world *world, const struct record *record, struct json steps, struct match *match)
{
	record_start(record, match);
	assert_int_equal(json_count(steps), record->len);
	for (int i = 0; i < record->len; i++) {
		struct json step = json_item(steps, i), events;

		assert_int_equal(record->choices[i], int_of(member(step, "at")));
		world->events->len = 0;
		match_play(match, record->choices[i], world->events);
		check_board(match, member(step, "board"));
		assert_string_equal(next_name(match), text_of(member(step, "next")));
		if (json_has(step, "events", &events))
			check_events(world, events, match->position.holes);
	}
}

static void check_result(const struct match *match, struct json line)
{
	const char *result = text_of(member(line, "result"));
	struct json stores = member(line, "stores");
	int holes = match->position.holes;

	assert_int_equal(match->phase == MATCH_OVER, *result != '\0');
	if (*result)
		assert_string_equal(result_name((enum result)match->result), result);
	for (int side = 0; side < 2; side++)
		assert_int_equal(match->position.cells[board_store(holes, (enum side)side)],
			int_of(json_item(stores, side)));
	if (*result)
		assert_int_equal(match->rounds_played, int_of(member(line, "rounds")));
}

static void check_sample(const struct record *record, struct json line, const struct match *end)
{
	struct json seed;
	struct record sample;
	struct match match;

	if (!json_has(line, "seed", &seed))
		return;
	record_init(&sample, record->pack, &record->base, &record->rules, (enum side)record->first);
	sample_play(&sample, (uint32_t)int_of(seed), &match);
	assert_true(match_equal(&match, end));
	assert_int_equal(sample.len, record->len);
	assert_memory_equal(sample.choices, record->choices, (size_t)record->len);
	record_release(&sample);
}

static void check_line(struct world *world, const char *text, size_t len)
{
	struct json_document document;
	struct json line;
	struct record record;
	struct match match;
	struct diag diag;
	const char *code;

	if (!json_parse(&document, "vector", text, len, &diag))
		fail_msg("%s", diag.wanted);
	line = json_root(&document);
	code = text_of(member(line, "code"));
	if (!record_parse(&record, code, pack_set_rules, &world->packs, &diag))
		fail_msg("%s: column %d, found %s, wanted %s", code, diag.column, diag.found,
			diag.wanted);
	strbuf_clear(&world->text);
	record_write(&record, &world->text);
	assert_string_equal(world->text.text, code);
	check_steps(world, &record, member(line, "steps"), &match);
	check_result(&match, line);
	check_sample(&record, line, &match);
	record_release(&record);
	json_release(&document);
}

static void check_perft(struct world *world, const char *text, size_t len)
{
	struct json_document document;
	struct json line, nodes;
	struct rules rules;
	struct match match;
	struct diag diag;

	assert_true(json_parse(&document, "perft", text, len, &diag));
	line = json_root(&document);
	assert_true(pack_set_rules(&world->packs, text_of(member(line, "pack")), &rules));
	assert_true(rules_set_board(&rules, int_of(member(line, "holes")), 0));
	match_init(&match, &rules, SIDE_A);
	nodes = member(line, "nodes");
	for (int i = 0; i < json_count(nodes); i++)
		assert_int_equal(perft(&match, i + 1), int_of(json_item(nodes, i)));
	json_release(&document);
}

static void check_file(
	struct world *world, const char *name, void (*check)(struct world *, const char *, size_t))
{
	char path[512];
	struct strbuf text;
	struct diag diag;
	int lines = 0;

	snprintf(path, sizeof path, "%s/vectors/%s.jsonl", TESTS_DIR, name);
	strbuf_init(&text);
	assert_true(file_read(path, 4 << 20, &text, &diag));
	for (char *at = text.text, *end; (end = strchr(at, '\n')); at = end + 1, lines++)
		check(world, at, (size_t)(end - at));
	assert_true(lines >= 20);
	strbuf_release(&text);
}

#define VECTORS(identifier, name)                                                                  \
	static void vectors__of_##identifier##__come_out_equal(void **state)                       \
	{                                                                                          \
		check_file(*state, name, check_line);                                              \
	}

VECTORS(umum, "umum")
VECTORS(jawa_sleman, "jawa-sleman")
VECTORS(congkak_melayu, "congkak-melayu")
VECTORS(congklak_jalan_terus, "congklak-jalan-terus")
VECTORS(kalah, "kalah")
VECTORS(congklak_babak, "congklak-babak")
VECTORS(congkak_ringkas, "congkak-ringkas")
VECTORS(congkak_warisan, "congkak-warisan")
VECTORS(changed_options, "changed-options")
VECTORS(positions, "positions")

static void perft__of_all_packs_to_depth_5__is_as_counted(void **state)
{
	check_file(*state, "perft", check_perft);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(vectors__of_umum__come_out_equal),
		cmocka_unit_test(vectors__of_jawa_sleman__come_out_equal),
		cmocka_unit_test(vectors__of_congkak_melayu__come_out_equal),
		cmocka_unit_test(vectors__of_congklak_jalan_terus__come_out_equal),
		cmocka_unit_test(vectors__of_kalah__come_out_equal),
		cmocka_unit_test(vectors__of_congklak_babak__come_out_equal),
		cmocka_unit_test(vectors__of_congkak_ringkas__come_out_equal),
		cmocka_unit_test(vectors__of_congkak_warisan__come_out_equal),
		cmocka_unit_test(vectors__of_changed_options__come_out_equal),
		cmocka_unit_test(vectors__of_positions__come_out_equal),
		cmocka_unit_test(perft__of_all_packs_to_depth_5__is_as_counted),
	};

	return cmocka_run_group_tests_name("vectors", tests, set_up, tear_down);
}
