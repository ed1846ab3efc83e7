/* SPDX-License-Identifier: MIT */
#include "cli.h"

#include "ai/ai.h"
#include "ai/endgame.h"
#include "base/folders.h"
#include "base/nearest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_BAD_INPUT = 2 };

/* What a command needs and may be told. */
enum takes {
	TAKES_CODE = 1 << 0,
	TAKES_FILE = 1 << 1,
	NEEDS_PACK = 1 << 2,
	TAKES_PACK = 1 << 3,
	NEEDS_WITH = 1 << 4, /* another pack, played on the code's board */
};

struct command_row {
	const char *name;
	bool (*run)(struct cli *cli);
	int takes;
	const char *options[8]; /* besides those of every command */
	const char *use;
};

static const struct command_row commands[] = {
	{"replay", cli_replay, TAKES_CODE, {NULL}, "replay CODE"},
	{"sample", cli_sample, NEEDS_PACK, {"--seed", "--count"},
		"sample --pack ID --seed S [--count C]"},
	{"prove", cli_prove, TAKES_PACK, {NULL}, "prove [--pack ID]"},
	{"compare", cli_compare, TAKES_CODE | NEEDS_WITH, {NULL},
		"compare CODE --with ID [--option PATH=VALUE]"},
	{"check", cli_check, TAKES_FILE, {NULL}, "check FILE.json"},
	{"best", cli_best, TAKES_CODE, {"--level", "--nodes", "--ms", "--seed", "--threads"},
		"best CODE [--level 1..6 | --nodes N | --ms T] [--seed S] [--threads T]"},
	{"opening", cli_opening, NEEDS_PACK, {"--ms", "--seed", "--threads", "--bounds"},
		"opening --pack ID [--ms T] [--threads N] [--bounds]"},
	{"perft", cli_perft, NEEDS_PACK, {"--depth"}, "perft --pack ID --depth D"},
	{"match", cli_match, TAKES_PACK, {"--a", "--b", "--games", "--seed"},
		"match --a LEVEL --b LEVEL [--games N] [--seed S] [--pack ID]"},
	{"table", cli_table, NEEDS_PACK, {"--max", "--threads"},
		"table --pack ID --max S [--threads T]"},
	{"rules", cli_rules, NEEDS_PACK, {"--lang"}, "rules --pack ID [--lang id|ms|en]"},
	{"puzzle", cli_puzzle, TAKES_PACK, {"--date", "--count", "--collection", "--seed"},
		"puzzle [--date YYYY-MM-DD [--count DAYS]] [--pack ID] | --collection [--seed S]"},
	{"bench", cli_bench, 0, {NULL}, "bench"},
};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

/* Of commands with a pack of their own, and of those that hold another against a code. */
static const char *const pack_options[] = {"--pack", "--option", "--holes", "--seeds", NULL};
static const char *const with_options[] = {"--with", "--option", NULL};

bool cli_refuse(struct cli *cli, const char *where, const char *found, const char *wanted)
{
	diag_clear(cli->diag);
	diag_file(cli->diag, where);
	diag_found(cli->diag, "%s", found);
	diag_wanted(cli->diag, "%s", wanted);
	return false;
}

/* ---- The command line -------------------------------------------------------------------------
 */

struct line {
	int argc;
	char **argv;
	int at;
	const char *pack_settings[64]; /* --option, --holes, --seeds in order, with their values */
	int settings;
};

static bool read_count(struct cli *cli, const char *option, const char *text, long long least,
	long long most, long long *number)
{
	char *end, wanted[96];
	long long value = strtoll(text, &end, 10);

	if (*text >= '0' && *text <= '9' && !*end && value >= least && value <= most) {
		*number = value;
		return true;
	}
	snprintf(wanted, sizeof wanted, "a whole number, %lld to %lld", least, most);
	return cli_refuse(cli, option, text, wanted);
}

static bool read_lang(struct cli *cli, const char *option, const char *value)
{
	cli->lang = lang_find(value);
	return (cli->lang != LANG_COUNT && strcmp(value, lang_code(cli->lang)) == 0) ||
	       cli_refuse(cli, option, value, "id, ms or en");
}

static bool read_own(struct cli *cli, const char *option, const char *value)
{
	static const struct {
		const char *name;
		long long least, most;
	} rows[] = {
		{"--seed", 0, 0xffffffffLL},
		{"--count", 1, 1000000},
		{"--games", 2, 1000000},
		{"--depth", 0, 20},
		{"--level", 1, 99},
		{"--nodes", 1, 1000000000000LL},
		{"--ms", 1, 3600000},
		{"--max", 0, ENDGAME_SEEDS_MAX},
		{"--threads", 1, AI_THREADS_MAX},
	};
	long long number = 0;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (strcmp(rows[i].name, option) == 0 &&
			!read_count(cli, option, value, rows[i].least, rows[i].most, &number))
			return false;
	if (strcmp(option, "--seed") == 0)
		cli->seed = number;
	else if (strcmp(option, "--count") == 0)
		cli->count = (int)number;
	else if (strcmp(option, "--games") == 0)
		cli->games = (int)number;
	else if (strcmp(option, "--depth") == 0)
		cli->depth = (int)number;
	else if (strcmp(option, "--level") == 0)
		cli->level = (int)number;
	else if (strcmp(option, "--nodes") == 0)
		cli->nodes = number;
	else if (strcmp(option, "--max") == 0)
		cli->max = (int)number;
	else if (strcmp(option, "--threads") == 0)
		cli->threads = (int)number;
	else
		cli->ms = (int)number;
	return true;
}

/* Fills NAMES with what the command knows, NULL-terminated. */
static void known_options(const struct command_row *command, const char *names[16])
{
	int count = 0;

	if (command->takes & (NEEDS_PACK | TAKES_PACK))
		for (int i = 0; pack_options[i]; i++)
			names[count++] = pack_options[i];
	if (command->takes & NEEDS_WITH)
		for (int i = 0; with_options[i]; i++)
			names[count++] = with_options[i];
	for (int i = 0; command->options[i]; i++)
		names[count++] = command->options[i];
	names[count++] = "--data";
	names[count] = NULL;
}

static bool is_setting(const char *option)
{
	for (int i = 1; pack_options[i]; i++)
		if (strcmp(pack_options[i], option) == 0)
			return true;
	return false;
}

static bool read_option(
	struct cli *cli, const struct command_row *command, struct line *line, const char **data)
{
	const char *option = line->argv[line->at], *value, *names[16], *nearest;
	char wanted[96];
	int i = 0;

	known_options(command, names);
	while (names[i] && strcmp(names[i], option) != 0)
		i++;
	if (!names[i]) {
		nearest = nearest_name(option, names);
		snprintf(wanted, sizeof wanted, nearest ? "%s" : "congklak-cli %s",
			nearest ? nearest : command->use);
		return cli_refuse(cli, command->name, option, wanted);
	}
	/* Those that take no value. */
	if (strcmp(option, "--bounds") == 0 || strcmp(option, "--collection") == 0) {
		cli->bounds |= option[2] == 'b';
		cli->collection |= option[2] == 'c';
		return true;
	}
	if (++line->at == line->argc)
		return cli_refuse(cli, option, "nothing behind it", "a value");
	value = line->argv[line->at];
	if (strcmp(option, "--data") == 0)
		*data = value;
	else if (strcmp(option, "--pack") == 0 || strcmp(option, "--with") == 0)
		cli->pack = value;
	else if (is_setting(option)) {
		if (line->settings + 2 > 64)
			return cli_refuse(cli, option, "more than 32 settings", "fewer");
		line->pack_settings[line->settings++] = option;
		line->pack_settings[line->settings++] = value;
	} else if (strcmp(option, "--lang") == 0)
		return read_lang(cli, option, value);
	else if (strcmp(option, "--date") == 0)
		cli->date = value;
	else if (strcmp(option, "--a") == 0)
		cli->a = value;
	else if (strcmp(option, "--b") == 0)
		cli->b = value;
	else
		return read_own(cli, option, value);
	return true;
}

static bool read_line(
	struct cli *cli, const struct command_row *command, struct line *line, const char **data)
{
	for (; line->at < line->argc; line->at++) {
		const char *word = line->argv[line->at];

		if (word[0] == '-' && word[1]) {
			if (!read_option(cli, command, line, data))
				return false;
		} else if (cli->argument || !(command->takes & (TAKES_CODE | TAKES_FILE))) {
			return cli_refuse(cli, command->name, word, command->use);
		} else {
			cli->argument = word;
		}
	}
	if ((command->takes & (TAKES_CODE | TAKES_FILE)) && !cli->argument)
		return cli_refuse(cli, command->name, "nothing behind it", command->use);
	if ((command->takes & NEEDS_PACK) && !cli->pack)
		return cli_refuse(cli, command->name, "no --pack", command->use);
	if ((command->takes & NEEDS_WITH) && !cli->pack)
		return cli_refuse(cli, command->name, "no --with", command->use);
	return true;
}

/* ---- Packs ------------------------------------------------------------------------------------
 */

static bool ends_in_json(const char *name)
{
	size_t len = strlen(name);

	return len > 5 && strcmp(name + len - 5, ".json") == 0;
}

/* A pack of that name that is there but faulty is answered with its fault. */
static bool is_faulty(struct cli *cli)
{
	for (int i = 0; i < cli->packs.fault_count; i++) {
		const char *file = cli->packs.faults[i].file;
		const char *slash = strrchr(file, '/');
		const char *name = slash ? slash + 1 : file;
		size_t len = strlen(cli->pack);

		if (strncmp(name, cli->pack, len) == 0 && strcmp(name + len, ".json") == 0) {
			*cli->diag = cli->packs.faults[i].diag;
			return true;
		}
	}
	return false;
}

static bool refuse_pack(struct cli *cli, const char *option)
{
	const char *names[64], *nearest;
	char wanted[96];
	int count = 0;

	if (is_faulty(cli))
		return false;
	for (; count < cli->packs.count && count < 63; count++)
		names[count] = cli->packs.packs[count].id;
	names[count] = NULL;
	nearest = nearest_name(cli->pack, names);
	snprintf(wanted, sizeof wanted, "%s%s", nearest ? "a pack such as " : "the id of a pack",
		nearest ? nearest : "");
	return cli_refuse(cli, option, cli->pack, wanted);
}

static bool set_option(struct cli *cli, const char *setting)
{
	const char *equals = strchr(setting, '=');
	enum option option;
	char wanted[128];
	int value;

	if (!equals)
		return cli_refuse(cli, "--option", setting, "PATH=VALUE");
	option = option_find(setting, (size_t)(equals - setting));
	if (option == OPTION_COUNT) {
		char path[64];

		snprintf(path, sizeof path, "%.*s", (int)(equals - setting), setting);
		return cli_refuse(cli, "--option", path, option_path(option_nearest(path)));
	}
	if (!option_parse(option, equals + 1, strlen(equals + 1), &value)) {
		int len = snprintf(wanted, sizeof wanted, option_values(option) ? "" : "0 to 99");

		for (int i = 0; option_value_name(option, i); i++)
			len += snprintf(wanted + len, sizeof wanted - (size_t)len, "%s%s",
				i ? " or " : "", option_value_name(option, i));
		return cli_refuse(cli, "--option", setting, wanted);
	}
	rules_set(&cli->rules, option, value);
	cli->rounds_said |= option == OPTION_MAX_ROUNDS;
	return true;
}

static bool apply_settings(struct cli *cli, const struct line *line)
{
	long long holes = 0, seeds = 0;
	const char *reason;
	enum option at;

	for (int i = 0; i < line->settings; i += 2) {
		const char *option = line->pack_settings[i], *value = line->pack_settings[i + 1];

		if (strcmp(option, "--option") == 0) {
			if (!set_option(cli, value))
				return false;
		} else if (!read_count(cli, option, value, 1, BOARD_SEEDS_MAX,
				   strcmp(option, "--holes") == 0 ? &holes : &seeds)) {
			return false;
		}
	}
	if ((holes || seeds) &&
		!rules_set_board(&cli->rules, holes ? (int)holes : cli->rules.holes, (int)seeds))
		return cli_refuse(cli, "--holes and --seeds", "a board of another size",
			"3 to 11 holes and at most 255 seeds in all");
	reason = rules_conflict(&cli->rules, &at);
	return reason ? cli_refuse(cli, "--option", option_path(at), reason) : true;
}

static bool find_pack(struct cli *cli, const struct command_row *command, const struct line *line)
{
	if (!cli->pack)
		return line->settings == 0 ||
		       cli_refuse(cli, line->pack_settings[0], "no --pack", "--pack ID before it");
	if (ends_in_json(cli->pack)) {
		if (!pack_load(&cli->own, cli->pack, cli->diag))
			return false;
		cli->has_own = true;
		cli->base = cli->own.rules;
	} else if (!pack_set_rules(&cli->packs, cli->pack, &cli->base)) {
		return refuse_pack(cli, command->takes & NEEDS_WITH ? "--with" : "--pack");
	}
	cli->rules = cli->base;
	return apply_settings(cli, line);
}

const struct pack *cli_pack(const struct cli *cli)
{
	return cli->has_own ? &cli->own : pack_set_find(&cli->packs, cli->pack);
}

bool cli_record(struct cli *cli, struct record *record)
{
	return record_parse(record, cli->argument, pack_set_rules, &cli->packs, cli->diag);
}

/* ---- Start --------------------------------------------------------------------------------------
 */

static void print_help(void)
{
	printf("congklak-cli " CONGKLAK_VERSION
	       ": the rules engine of Congklak, without a screen\n\n");
	for (int i = 0; i < COMMAND_COUNT; i++)
		printf("  congklak-cli %s\n", commands[i].use);
	printf("\nWith --pack: --holes N, --seeds K, --option PATH=VALUE (as often as wanted).\n"
	       "With --with: --option changes the other pack, which is played on the code's "
	       "board.\n"
	       "An ID that ends in .json is a file. --data DIR is where packs/ and assets/ "
	       "stand.\n"
	       "In a match a LEVEL is 1..6, bank (banks the most now), depth:N (plain alpha-beta "
	       "of N\n"
	       "moves), nodes:N (full strength), or even (full strength in the other's time).\n"
	       "A table is kept in $XDG_CACHE_HOME/congklak (or ~/.cache/congklak), and checked\n"
	       "where it is there already; one that is damaged is built anew.\n"
	       "Output is JSON Lines, of rules one sentence a line; exit status 2 says bad "
	       "input.\n");
}

static const struct command_row *find_command(struct cli *cli, const char *name)
{
	const char *names[COMMAND_COUNT + 1], *nearest;

	for (int i = 0; i < COMMAND_COUNT; i++) {
		if (strcmp(commands[i].name, name) == 0)
			return &commands[i];
		names[i] = commands[i].name;
	}
	names[COMMAND_COUNT] = NULL;
	nearest = nearest_name(name, names);
	cli_refuse(cli, "congklak-cli", name, nearest ? nearest : "a command; --help lists them");
	return NULL;
}

static bool run(struct cli *cli, int argc, char **argv)
{
	struct line line = {.argc = argc, .argv = argv, .at = 2};
	const struct command_row *command;
	const char *data = NULL;
	struct folders folders;

	if (argc < 2)
		return cli_refuse(
			cli, "congklak-cli", "no command", "a command; --help lists them");
	command = find_command(cli, argv[1]);
	if (!command || !read_line(cli, command, &line, &data))
		return false;
	folders_find(&folders, data);
	cli->assets = folders.assets;
	cli->cache = folders.cache;
	return pack_set_load(&cli->packs, folders.packs, cli->diag) &&
	       find_pack(cli, command, &line) && command->run(cli);
}

int main(int argc, char **argv)
{
	struct cli cli = {.seed = -1,
		.count = -1,
		.depth = -1,
		.level = -1,
		.ms = -1,
		.nodes = -1,
		.max = -1,
		.threads = -1};
	struct strbuf out;
	struct diag diag;
	int status = 0;

	if (argc == 2 && strcmp(argv[1], "--help") == 0) {
		print_help();
		return 0;
	}
	if (argc == 2 && strcmp(argv[1], "--version") == 0) {
		printf("congklak-cli " CONGKLAK_VERSION "\n");
		return 0;
	}
	strbuf_init(&out);
	cli.out = &out;
	cli.diag = &diag;
	diag_clear(&diag);
	if (run(&cli, argc, argv)) {
		fwrite(out.text, 1, out.len, stdout);
	} else {
		strbuf_clear(&out);
		diag_write(&diag, &out);
		fprintf(stderr, "%s\n", out.text);
		status = EXIT_BAD_INPUT;
	}
	strbuf_release(&out);
	if (cli.has_own)
		pack_release(&cli.own);
	pack_set_release(&cli.packs);
	return status;
}
