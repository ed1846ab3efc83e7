/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/endgame.h"
#include "base/file.h"
#include "base/scratch.h"
#include "boards.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { HEADER = 240, SEEDS = 6 };

static struct endgame *built(int seeds)
{
	struct rules rules;
	struct endgame *endgame;

	boards_rules(&rules, 3);
	rules_set_board(&rules, 4, 0);
	endgame = endgame_new(&rules, seeds);
	assert_true(endgame_build(endgame, 1, NULL, NULL));
	return endgame;
}

static struct endgame *empty(int seeds)
{
	struct rules rules;

	boards_rules(&rules, 3);
	rules_set_board(&rules, 4, 0);
	return endgame_new(&rules, seeds);
}

static void read_all(const char *path, struct strbuf *text)
{
	struct diag diag;

	strbuf_init(text);
	assert_true(file_read(path, SIZE_MAX - 1, text, &diag));
}

static void save(struct scratch *scratch, const char *name, const struct endgame *endgame)
{
	struct diag diag;

	assert_true(endgame_save(endgame, scratch_path(scratch, name), &diag));
}

static void assert_same_files(struct scratch *scratch, const char *a, const char *b)
{
	struct strbuf of_a, of_b;

	read_all(scratch_path(scratch, a), &of_a);
	read_all(scratch_path(scratch, b), &of_b);
	assert_int_equal(of_a.len, of_b.len);
	assert_memory_equal(of_a.text, of_b.text, of_a.len);
	strbuf_release(&of_a);
	strbuf_release(&of_b);
}

static void load__what_was_saved__is_the_same_table(void **state)
{
	struct scratch *scratch = *state;
	struct endgame *endgame = built(SEEDS), *other = empty(SEEDS);
	struct diag diag;

	save(scratch, "one", endgame);
	save(scratch, "one", endgame);
	assert_int_equal(scratch_count(scratch), 1); /* no .bak, no .tmp */
	assert_true(endgame_load(other, scratch_path(scratch, "one"), &diag));
	assert_int_equal(endgame_ready(other), SEEDS);
	assert_true(endgame_verify(other, 5000, 1));
	save(scratch, "two", other);
	assert_same_files(scratch, "one", "two");
	/* Once more changes nothing. */
	assert_true(endgame_load(other, scratch_path(scratch, "one"), &diag));
	assert_int_equal(endgame_ready(other), SEEDS);
	endgame_free(endgame);
	endgame_free(other);
}

static void load__of_more_or_fewer_seeds__takes_what_fits(void **state)
{
	struct scratch *scratch = *state;
	struct endgame *small = built(4), *large = built(SEEDS), *other = empty(4);
	struct diag diag;

	save(scratch, "small", small);
	save(scratch, "large", large);
	assert_true(endgame_load(other, scratch_path(scratch, "large"), &diag));
	assert_int_equal(endgame_ready(other), 4);
	save(scratch, "front", other);
	assert_same_files(scratch, "front", "small");
	endgame_free(other);

	other = empty(SEEDS);
	assert_true(endgame_load(other, scratch_path(scratch, "small"), &diag));
	assert_int_equal(endgame_ready(other), 4);
	assert_true(endgame_build(other, 1, NULL, NULL));
	save(scratch, "grown", other);
	assert_same_files(scratch, "grown", "large");
	/* A file of fewer takes nothing away. */
	assert_true(endgame_load(other, scratch_path(scratch, "small"), &diag));
	assert_int_equal(endgame_ready(other), SEEDS);
	/* A file of more goes on where a table stands. */
	endgame_free(other);
	other = empty(SEEDS);
	assert_true(endgame_load(other, scratch_path(scratch, "small"), &diag));
	assert_true(endgame_load(other, scratch_path(scratch, "large"), &diag));
	save(scratch, "both", other);
	assert_same_files(scratch, "both", "large");
	endgame_free(small);
	endgame_free(large);
	endgame_free(other);
}

/* ---- Bad files ------------------------------------------------------------------------------- */

struct damage {
	const char *name;
	const char *sentence; /* what is said behind the file's name */
	long cut;             /* the file's length; negative: so much longer; 0: as it is */
	size_t at;            /* a byte that is changed */
	uint8_t change;       /* by this, with XOR */
};

static void write_damaged(const char *path, const struct strbuf *good, const struct damage *damage)
{
	size_t len = damage->cut > 0 ? (size_t)damage->cut : good->len;
	FILE *file = fopen(path, "wb");

	assert_non_null(file);
	for (size_t i = 0; i < len; i++) {
		int byte = (uint8_t)good->text[i];

		fputc(i == damage->at ? byte ^ damage->change : byte, file);
	}
	for (long i = damage->cut; i < 0; i++)
		fputc(0, file);
	assert_int_equal(fclose(file), 0);
}

/* Refused with its sentence; the file stays, and the table is built as if nothing had been. */
static void check_damage(
	struct scratch *scratch, const struct strbuf *good, const struct damage *damage)
{
	struct endgame *endgame = empty(SEEDS);
	struct strbuf before, after, said;
	struct diag diag;
	char path[512];

	snprintf(path, sizeof path, "%s", scratch_path(scratch, "bad"));
	write_damaged(path, good, damage);
	read_all(path, &before);
	if (endgame_load(endgame, path, &diag))
		fail_msg("%s: not refused", damage->name);
	strbuf_init(&said);
	diag_write(&diag, &said);
	if (strncmp(said.text, path, strlen(path)) != 0 ||
		strcmp(said.text + strlen(path), damage->sentence) != 0)
		fail_msg("%s: \"%s\"", damage->name, said.text);
	read_all(path, &after);
	assert_int_equal(before.len, after.len);
	assert_memory_equal(before.text, after.text, before.len);
	assert_int_equal(endgame_ready(endgame), -1);
	assert_true(endgame_build(endgame, 1, NULL, NULL));
	save(scratch, "built", endgame);
	assert_same_files(scratch, "built", "good");
	strbuf_release(&before);
	strbuf_release(&after);
	strbuf_release(&said);
	endgame_free(endgame);
}

static void load__bad_file__is_refused_in_one_sentence(void **state)
{
	static const struct damage rows[] = {
		{"nothing in it", ": found a file too short for a header, wanted an endgame table",
			1, 0, 0},
		{"half a header", ": found a file too short for a header, wanted an endgame table",
			120, 0, 0},
		{"another kind of file", ": found another kind of file, wanted an endgame table", 0,
			2, 0x20},
		{"a newer format", ": found format 3, wanted format 1; a newer version wrote this",
			0, 8, 2},
		{"an older format", ": found format 0, wanted format 1", 0, 8, 1},
		{"a damaged count", ": found a damaged header, wanted one that fits its checksum",
			0, 25, 0x40},
		{"a damaged checksum",
			": found a damaged header, wanted one that fits its checksum", 0,
			HEADER - 3, 1},
		{"values cut off", ": found 2000 bytes, wanted 3243 bytes, as the header says",
			2000, 0, 0},
		{"something behind", ": found 3253 bytes, wanted 3243 bytes, as the header says",
			-10, 0, 0},
		{"a changed value",
			": found damaged values in layer 6, wanted values that fit "
			"their checksum",
			0, HEADER + 3002, 1},
		{"a changed value of few seeds",
			": found damaged values in layer 1, wanted values that fit their checksum",
			0, HEADER + 1, 0x80},
	};
	struct scratch *scratch = *state;
	struct endgame *endgame = built(SEEDS);
	struct strbuf good;

	save(scratch, "good", endgame);
	read_all(scratch_path(scratch, "good"), &good);
	assert_int_equal(good.len, HEADER + endgame_positions(4, SEEDS));
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		check_damage(scratch, &good, &rows[i]);
	strbuf_release(&good);
	endgame_free(endgame);
}

static void load__any_byte_changed__is_refused(void **state)
{
	struct scratch *scratch = *state;
	struct endgame *endgame = built(2), *other = empty(2);
	struct strbuf good;
	struct diag diag;

	save(scratch, "good", endgame);
	read_all(scratch_path(scratch, "good"), &good);
	for (size_t at = 0; at < good.len; at++)
		for (int bit = 0; bit < 8; bit += 7) {
			struct damage damage = {.at = at, .change = (uint8_t)(1 << bit)};

			write_damaged(scratch_path(scratch, "bad"), &good, &damage);
			if (endgame_load(other, scratch_path(scratch, "bad"), &diag))
				fail_msg("byte %zu, bit %d", at, bit);
			assert_int_equal(endgame_ready(other), -1);
		}
	strbuf_release(&good);
	endgame_free(endgame);
	endgame_free(other);
}

static void load__bad_layers_above_known_ones__keeps_those(void **state)
{
	struct scratch *scratch = *state;
	struct endgame *small = built(4), *large = built(SEEDS), *other = empty(SEEDS);
	struct damage damage = {.at = HEADER + 3002, .change = 1};
	struct strbuf good;
	struct diag diag;

	save(scratch, "small", small);
	save(scratch, "large", large);
	read_all(scratch_path(scratch, "large"), &good);
	write_damaged(scratch_path(scratch, "bad"), &good, &damage);
	assert_true(endgame_load(other, scratch_path(scratch, "small"), &diag));
	assert_false(endgame_load(other, scratch_path(scratch, "bad"), &diag));
	assert_int_equal(endgame_ready(other), 4);
	assert_true(endgame_build(other, 1, NULL, NULL));
	save(scratch, "built", other);
	assert_same_files(scratch, "built", "large");
	strbuf_release(&good);
	endgame_free(small);
	endgame_free(large);
	endgame_free(other);
}

static void load__of_other_rules_or_none_there__is_refused(void **state)
{
	struct scratch *scratch = *state;
	struct endgame *endgame = built(3), *other;
	struct rules rules;
	struct diag diag;

	save(scratch, "table", endgame);
	for (int i = 0; i < 2; i++) {
		boards_rules(&rules, i ? 3 : 2);
		rules_set_board(&rules, i ? 5 : 4, 0);
		other = endgame_new(&rules, 3);
		assert_false(endgame_load(other, scratch_path(scratch, "table"), &diag));
		assert_string_equal(diag.found, "a table of other rules or another size");
		assert_false(endgame_load(other, scratch_path(scratch, "none"), &diag));
		assert_false(endgame_load(other, scratch->folder, &diag));
		assert_int_equal(endgame_ready(other), -1);
		endgame_free(other);
	}
	endgame_free(endgame);
}

/* ---- Names and places ---------------------------------------------------------------------------
 */

static void path__of_rules_and_sizes__differs_where_the_table_does(void **state)
{
	char path[512], other[512];
	struct rules rules;

	(void)state;
	rules_init(&rules);
	endgame_path(&rules, 13, "/somewhere", path, sizeof path);
	assert_int_equal(strlen(path), strlen("/somewhere/akhir-0123456789abcdef.tab"));
	assert_memory_equal(path, "/somewhere/akhir-", 17);
	endgame_path(&rules, 13, "", other, sizeof other);
	assert_string_equal(other, "");
	endgame_path(&rules, 12, "/somewhere", other, sizeof other);
	assert_string_not_equal(path, other);
	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		struct rules changed = rules;

		rules_set(&changed, option, option_values(option) ? !rules_get(&rules, option) : 5);
		endgame_path(&changed, 13, "/somewhere", other, sizeof other);
		assert_int_equal(strcmp(path, other) == 0, option >= OPTION_START);
	}
	rules_set_board(&rules, 6, 0);
	endgame_path(&rules, 13, "/somewhere", other, sizeof other);
	assert_string_not_equal(path, other);
}

static void save__where_nothing_can_be_written__says_so(void **state)
{
	struct scratch *scratch = *state;
	struct endgame *endgame = built(3), *none = empty(3);
	struct diag diag;

	assert_false(endgame_save(endgame, scratch_path(scratch, "no/folder"), &diag));
	assert_string_equal(diag.wanted, "a file that can be written");
	assert_false(endgame_save(none, scratch_path(scratch, "table"), &diag));
	scratch_lock(scratch);
	assert_false(endgame_save(endgame, scratch_path(scratch, "table"), &diag));
	scratch_unlock(scratch);
	assert_int_equal(scratch_count(scratch), 0);
	endgame_free(endgame);
	endgame_free(none);
}

int main(void)
{
#define IN_SCRATCH(test) cmocka_unit_test_setup_teardown(test, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		IN_SCRATCH(load__what_was_saved__is_the_same_table),
		IN_SCRATCH(load__of_more_or_fewer_seeds__takes_what_fits),
		IN_SCRATCH(load__bad_file__is_refused_in_one_sentence),
		IN_SCRATCH(load__any_byte_changed__is_refused),
		IN_SCRATCH(load__bad_layers_above_known_ones__keeps_those),
		IN_SCRATCH(load__of_other_rules_or_none_there__is_refused),
		cmocka_unit_test(path__of_rules_and_sizes__differs_where_the_table_does),
		IN_SCRATCH(save__where_nothing_can_be_written__says_so),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
