/* SPDX-License-Identifier: MIT */
/* The command line as CLI.md has it: what is printed, and what bad input is told. */
#include "test.h"

#include "base/strbuf.h"
#include "tool.h"

#include <stdio.h>
#include <string.h>

#define SAMPLE    "umum.0.6cce5ae8545a2084e2b64a4db3d5" /* seed 1 */
#define BAD_PACKS TESTS_DIR "/corpus/packs"

struct good_row {
	const char *arguments;
	const char *lines; /* at the start of what is printed */
};

/* One sentence where the input is refused, STATUS 2. */
static void check_rows(const struct good_row *rows, size_t count, int status)
{
	struct strbuf out;

	strbuf_init(&out);
	for (size_t i = 0; i < count; i++) {
		assert_int_equal(tool_run("", rows[i].arguments, &out), status);
		if (strncmp(out.text, rows[i].lines, strlen(rows[i].lines)) != 0)
			fail_msg("%s printed: %s", rows[i].arguments, out.text);
		if (status != 0)
			assert_ptr_equal(strchr(out.text, '\n'), out.text + out.len - 1);
	}
	strbuf_release(&out);
}

static void command__of_each_kind__prints_its_lines(void **state)
{
	static const struct good_row rows[] = {
		{"replay 'umum@0_0_0_0_0_0_1_50_0_3_0_0_0_0_0_44.0.6'",
			"{\"e\":\"scoop\",\"by\":\"a\",\"at\":6,\"n\":1}\n"
			"{\"e\":\"bank\",\"by\":\"a\",\"at\":7,\"n\":51,\"hand\":0}\n"
			"{\"e\":\"extraTurn\",\"by\":\"a\"}\n"
			"{\"e\":\"sweep\",\"at\":9,\"to\":15,\"n\":3}\n"
			"{\"e\":\"end\",\"a\":51,\"b\":47,\"result\":\"a\"}\n"
			"{\"e\":\"board\",\"board\":[0,0,0,0,0,0,0,51,0,0,0,0,0,0,0,47],\"next\":"
			"null}\n"},
		{"sample --pack umum --seed 1",
			"{\"seed\":1,\"code\":\"umum.0.6cce5ae8545a2084e2b64a4db3d5\",\"moves\":28,"
			"\"result\":\"seri\",\"stores\":[49,49],\"rounds\":1}\n"},
		{"sample --pack congkak-warisan --seed 1 --count 2",
			"{\"seed\":1,\"code\":\"congkak-warisan+rounds.maxRounds=3.0."
			"6c494201d68dab"},
		{"sample --pack umum --seed 1 --option relay=false --holes 5",
			"{\"seed\":1,\"code\":\"umum:5+relay=false.0."},
		{"prove --pack congkak-melayu",
			"{\"pack\":\"congkak-melayu\",\"option\":\"menembak.requireLapCompleted\","
			"\"other\":\"false\",\"seed\":1,\"turn\":19,\"why\":\"papan-berbeda\","
			"\"moves\":54,\"board\":["},
		{"puzzle --date 2027-01-01",
			"{\"code\":\"umum@5_1_5_4_1_3_2_26_4_1_13_3_0_3_2_25.0.\",\"goal\":\"bawa-"
			"pulang\",\"best\":17,\"solution\":[3,2,4,3],\"unique\":true}\n"},
		{"puzzle --date 2028-02-29 --pack kalah --holes 5", "{\"code\":\"kalah:5@"},
		{"perft --pack umum --depth 3", "{\"depth\":3,\"nodes\":230,\"ms\":"},
		{"match --a depth:5 --b bank --games 6 --seed 4 --pack umum --holes 5", "{\"a\":"},
		{"match --a even --b 2 --games 2 --pack kalah --holes 4", "{\"a\":"},
		{"match --a 3 --b 1 --games 2 --pack congkak-warisan --holes 5", "{\"a\":"},
		{"opening --pack umum --holes 4", "{\"value\":30,\"exact\":true,\"store\":"},
		{"opening --pack congkak-warisan --holes 3 --option start=bergiliran --threads 1",
			"{\"value\":4,\"exact\":true,\"store\":8,\"line\":["},
		{"check " SOURCE_DIR "/packs/umum.json", "{\"pack\":\"umum\",\"ok\":true}\n"},
		{"best umum.0. --nodes 5000 --seed 1", "{\"move\":"},
		{"best umum.0.6cce5ae8545a2084e2b64a4db3d5", "{\"move\":null,\"value\":0,"},
		{"best umum.0.6c --level 1", "{\"move\":"},
		{"--help", "congklak-cli "},
		{"--version", "congklak-cli "},
	};

	(void)state;
	check_rows(rows, sizeof rows / sizeof *rows, 0);
}

static void compare__of_a_code_with_a_pack__names_where_they_part(void **state)
{
	static const struct good_row rows[] = {
		{"compare " SAMPLE " --with jawa-sleman",
			"{\"pack\":\"umum\",\"with\":\"jawa-sleman\",\"option\":\"terminal\","
			"\"other\":\"tiga-lubang-kosong\",\"turn\":7,"
			"\"why\":\"satu-sudah-selesai\",\"moves\":28,"
			"\"board\":[5,0,3,7,3,6,11,16,11,0,1,3,6,0,0,26],"
			"\"otherBoard\":[0,0,0,0,0,0,0,16,0,0,0,0,0,0,0,26]}\n"},
		{"compare " SAMPLE " --with umum --option relay=false",
			"{\"pack\":\"umum\",\"with\":\"umum\",\"option\":\"relay\","
			"\"other\":\"false\",\"turn\":1,\"why\":\"papan-berbeda\","},
		{"compare --option relay=false " SAMPLE " --with " SOURCE_DIR "/packs/umum.json",
			"{\"pack\":\"umum\",\"with\":\"umum\",\"option\":\"relay\","},
		{"compare " SAMPLE " --with umum",
			"{\"pack\":\"umum\",\"with\":\"umum\",\"option\":null,\"other\":null,"
			"\"turn\":null,\"why\":null,\"moves\":null,\"board\":null,"
			"\"otherBoard\":null}\n"},
		/* On the board of the code, and from its own changes of its pack. */
		{"compare umum:5+relay=false.0.4 --with umum",
			"{\"pack\":\"umum\",\"with\":\"umum\",\"option\":\"relay\","
			"\"other\":\"true\",\"turn\":1,\"why\":\"papan-berbeda\",\"moves\":1,"
			"\"board\":[5,5,5,5,0,1,6,6,6,6,5,0],"},
	};
	static const struct good_row refused[] = {
		{"compare " SAMPLE,
			"compare: found no --with, wanted compare CODE --with ID [--option "
			"PATH=VALUE]\n"},
		{"compare --with umum",
			"compare: found nothing behind it, wanted compare CODE --with ID [--option "
			"PATH=VALUE]\n"},
		{"compare " SAMPLE " --with kallah",
			"--with: found kallah, wanted a pack such as kalah\n"},
		{"compare " SAMPLE " --with none.json", "none.json: "},
		{"compare " SAMPLE " --wiht kalah", "compare: found --wiht, wanted --with\n"},
		{"compare " SAMPLE " --with umum --option relai=false",
			"--option: found relai, wanted relay\n"},
		{"compare " SAMPLE " --with congklak-babak --option finalSweep=dibuang",
			"--option: found finalSweep, wanted another finalSweep than dibuang where "
			"several rounds are played\n"},
		{"compare umum.0.7 --with kalah", "code:1:8: found choice 1, \"7\", wanted a hole"},
	};

	(void)state;
	check_rows(rows, sizeof rows / sizeof *rows, 0);
	check_rows(refused, sizeof refused / sizeof *refused, 2);
}

static void check__of_a_faulty_pack__names_the_nearest_known_word(void **state)
{
	static const struct good_row rows[] = {
		{"check " BAD_PACKS "/unknown-key.json",
			BAD_PACKS "/unknown-key.json:13:2: $.board: found the unknown key "
				  "\"board\", wanted \"boards\"\n"},
		{"check " BAD_PACKS "/unknown-shot-option.json",
			BAD_PACKS "/unknown-shot-option.json:16:35: $.options.menembak.lapscope: "
				  "found the unknown key \"lapscope\", wanted \"lapScope\"\n"},
		{"check " BAD_PACKS "/source-unknown-key.json",
			BAD_PACKS "/source-unknown-key.json:25:4: $.sources[0].publiser: found the "
				  "unknown key \"publiser\", wanted \"publisher\"\n"},
		{"check " BAD_PACKS "/banding-unknown-option.json",
			BAD_PACKS "/banding-unknown-option.json:42:26: "
				  "$.divergences[0].banding.option: found \"rely\", wanted the "
				  "path of an option, nearest is \"relay\"\n"},
		{"check " BAD_PACKS "/unknown-value.json",
			BAD_PACKS "/unknown-value.json:17:15: $.options.terminal: found "
				  "\"papan-kosong\", wanted \"tak-ada-langkah\", "
				  "\"tiga-lubang-kosong\", \"satu-baris-kosong\" or "
				  "\"papan-habis\"\n"},
	};

	(void)state;
	check_rows(rows, sizeof rows / sizeof *rows, 2);
}

static void rules__in_each_language__are_sentences_one_a_line(void **state)
{
	static const struct good_row rows[] = {
		{"rules --pack jawa-sleman",
			"Di tiap sisi ada tujuh sawah, di tiap sawah ada tujuh biji: semuanya 98. "
			"Biji berjalan searah jarum jam, dan gunungmu ada di ujung kiri "
			"barismu.\n"},
		{"rules --pack kalah --lang en --holes 3 --seeds 1",
			"There are three holes a side, and each hole starts with one seed: six in "
			"all. Seeds walk counter-clockwise, "},
		{"rules --lang ms --pack " SOURCE_DIR "/packs/congkak-melayu.json",
			"Di setiap sebelah ada tujuh kampung, "},
	};
	static const struct good_row refused[] = {
		{"rules", "rules: found no --pack, wanted rules --pack ID [--lang id|ms|en]\n"},
		{"rules --pack umum --lang fr", "--lang: found fr, wanted id, ms or en\n"},
		{"rules --pack umum --lang en_GB", "--lang: found en_GB, wanted id, ms or en\n"},
		{"rules --pack umum --langu id", "rules: found --langu, wanted --lang\n"},
	};

	(void)state;
	check_rows(rows, sizeof rows / sizeof *rows, 0);
	check_rows(refused, sizeof refused / sizeof *refused, 2);
}

/* An option changes what is said, and only that. */
static void rules__with_one_option_changed__say_so(void **state)
{
	static const char relay[] = "Biji terakhir di lubang berisi, milik siapa pun: ";
	struct strbuf with, without;
	const char *a, *b;

	(void)state;
	strbuf_init(&with);
	strbuf_init(&without);
	assert_int_equal(tool_run("", "rules --pack umum --lang id", &with), 0);
	assert_int_equal(tool_run("", "rules --pack umum --option relay=false", &without), 0);
	a = strstr(with.text, relay);
	b = strstr(without.text, relay);
	assert_non_null(a);
	assert_non_null(b);
	assert_int_equal(a - with.text, b - without.text);
	assert_memory_equal(with.text, without.text, (size_t)(a - with.text));
	assert_int_not_equal(strncmp(a, b, strcspn(a, "\n")), 0);
	assert_string_equal(strchr(a, '\n'), strchr(b, '\n'));
	strbuf_release(&with);
	strbuf_release(&without);
}

static void input__that_is_bad__ends_in_one_sentence(void **state)
{
	static const struct good_row rows[] = {
		{"", "congklak-cli: found no command, wanted a command; --help lists them\n"},
		{"reply x", "congklak-cli: found reply, wanted replay\n"},
		{"replay", "replay: found nothing behind it, wanted replay CODE\n"},
		{"replay umum.0.7", "code:1:8: found choice 1, \"7\", wanted a hole with seeds of "
				    "the player on turn\n"},
		{"sample --seed 1",
			"sample: found no --pack, wanted sample --pack ID --seed S [--count C]\n"},
		{"sample --pack umun --seed 1", "--pack: found umun, wanted a pack such as umum\n"},
		{"sample --pack umum --sede 1", "sample: found --sede, wanted --seed\n"},
		{"sample --pack umum --seed x",
			"--seed: found x, wanted a whole number, 0 to 4294967295\n"},
		{"sample --pack umum --seed", "--seed: found nothing behind it, wanted a value\n"},
		{"sample --pack umum --option relai=true", "--option: found relai, wanted relay\n"},
		{"sample --pack umum --option relay=ya",
			"--option: found relay=ya, wanted false or true\n"},
		{"sample --pack umum --option relay", "--option: found relay, wanted PATH=VALUE\n"},
		{"sample --pack umum --holes 12", "--holes and --seeds: found a board of another "
						  "size, wanted 3 to 11 holes and at "
						  "most 255 seeds in all\n"},
		{"perft --pack umum", "perft: found no --depth, wanted --depth 0 to 20\n"},
		{"best umum.0. --level 1 --ms 10", "best: found more than one limit, wanted one of "
						   "--level 1..6, --nodes N, --ms T\n"},
		{"match --a 2", "--b: found nothing, wanted 1..6, bank, depth:1..20, nodes:N or "
				"even\n"},
		{"match --a 7 --b 1", "--a: found 7, wanted 1..6, bank, depth:1..20, nodes:N or "
				      "even\n"},
		{"match --a depth:21 --b 1", "--a: found depth:21, wanted 1..6, bank, "},
		{"match --a even --b even", "match: found even against even, wanted one whose "},
		{"match --a 1 --b 2 --games 1", "--games: found 1, wanted a whole number, 2 to "},
		{"opening --pack congklak-babak",
			"opening: found a game that opens together, wanted one with a first turn, "
			"or --option start=bergiliran\n"},
		{"puzzle --date 2027-02-29",
			"--date: found 2027-02-29, wanted a day of the calendar: that month has "
			"28 days\n"},
		{"puzzle --date tomorrow",
			"--date: found tomorrow, wanted a day as YYYY-MM-DD, such as 2027-01-31\n"},
		{"puzzle --pack kala --date 2027-01-01",
			"--pack: found kala, wanted a pack such as kalah\n"},
		{"puzzle --date 9999-12-31 --count 2",
			"--count: found too many days, wanted at most 3660, up to the year 9999\n"},
		{"puzzle --date 2027-01-01 --pack umum --option extraTurnOnOwnLumbung=false",
			"puzzle: found rules under which no puzzle was found, wanted "},
		{"check " SOURCE_DIR "/packs/none.json", SOURCE_DIR "/packs/none.json: "},
		{"check /dev/zero", "/dev/zero: found something that is no file, wanted a file\n"},
		{"check " SOURCE_DIR, SOURCE_DIR ": found Is a directory, wanted a file"},
	};

	(void)state;
	check_rows(rows, sizeof rows / sizeof *rows, 2);
}

/* The text of KEY in one printed LINE: what stands between its colon and the next comma. */
static void value_of(const char *line, const char *key, char *value, size_t size)
{
	const char *at = strstr(line, key);

	assert_non_null(at);
	at += strlen(key);
	snprintf(value, size, "%.*s", (int)strcspn(at, ",\n"), at);
}

static void prove__of_all_packs__parts_each_option_or_says_no_seed(void **state)
{
	char seen[64][64];
	int options = 0, lines = 0;
	struct strbuf out;

	(void)state;
	strbuf_init(&out);
	assert_int_equal(tool_run("", "prove", &out), 0);
	for (const char *line = out.text; *line; line = strchr(line, '\n') + 1, lines++) {
		char option[64], seed[16], turn[16];
		int i = 0;

		value_of(line, "\"option\":", option, sizeof option);
		value_of(line, "\"seed\":", seed, sizeof seed);
		value_of(line, "\"turn\":", turn, sizeof turn);
		assert_true(strcmp(seed, "null") == 0 || (seed[0] >= '1' && seed[0] <= '9'));
		assert_int_equal(strcmp(seed, "null") == 0, strcmp(turn, "null") == 0);
		while (i < options && strcmp(seen[i], option) != 0)
			i++;
		if (i == options && options < 64)
			memcpy(seen[options++], option, sizeof option);
	}
	assert_in_range(options, 11, 63);
	assert_in_range(lines, options, 1000);
	strbuf_release(&out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(command__of_each_kind__prints_its_lines),
		cmocka_unit_test(compare__of_a_code_with_a_pack__names_where_they_part),
		cmocka_unit_test(check__of_a_faulty_pack__names_the_nearest_known_word),
		cmocka_unit_test(rules__in_each_language__are_sentences_one_a_line),
		cmocka_unit_test(rules__with_one_option_changed__say_so),
		cmocka_unit_test(input__that_is_bad__ends_in_one_sentence),
		cmocka_unit_test(prove__of_all_packs__parts_each_option_or_says_no_seed),
	};

	return cmocka_run_group_tests_name("cli", tests, NULL, NULL);
}
