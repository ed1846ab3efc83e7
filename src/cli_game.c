/* SPDX-License-Identifier: MIT */
#include "base/xalloc.h"
#include "cli.h"
#include "record/event_json.h"
#include "study/proof.h"
#include "study/sample.h"
#include "json/write.h"

#include <stdlib.h>

bool cli_replay(struct cli *cli)
{
	struct event_list *events = xalloc(sizeof *events);
	struct record record;
	struct match match;
	bool good = cli_record(cli, &record);

	if (good) {
		record_start(&record, &match);
		for (int i = 0; i < record.len; i++) {
			events->len = 0;
			match_play(&match, record.choices[i], events);
			for (int e = 0; e < events->len; e++) {
				event_write_json(
					events, &events->items[e], record.rules.holes, cli->out);
				strbuf_addch(cli->out, '\n');
			}
			board_write_json(&match, cli->out);
			strbuf_addch(cli->out, '\n');
		}
		record_release(&record);
	}
	free(events);
	return good;
}

static void write_board(struct json_writer *writer, const char *key, const struct match *match)
{
	json_write_array(writer, key);
	for (int i = 0; i < board_places(match->position.holes); i++)
		json_write_int(writer, NULL, match->position.cells[i]);
	json_write_end_array(writer);
}

static void sample_one(struct cli *cli, const struct rules *rules, uint32_t seed)
{
	struct json_writer writer;
	struct record record;
	struct strbuf code;
	struct match match;
	const char *result;

	strbuf_init(&code);
	record_init(&record, cli_pack(cli)->id, &cli->base, rules, SIDE_A);
	sample_play(&record, seed, &match);
	record_write(&record, &code);
	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "seed", seed);
	json_write_string(&writer, "code", code.text);
	json_write_int(&writer, "moves", record.len);
	result = result_name((enum result)match.result);
	if (result)
		json_write_string(&writer, "result", result);
	else
		json_write_null(&writer, "result");
	json_write_array(&writer, "stores");
	for (int side = 0; side < 2; side++)
		json_write_int(&writer, NULL,
			match.position.cells[board_store(rules->holes, (enum side)side)]);
	json_write_end_array(&writer);
	json_write_int(&writer, "rounds", match.rounds_played);
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
	record_release(&record);
	strbuf_release(&code);
}

bool cli_sample(struct cli *cli)
{
	struct rules rules = cli->rules;
	uint32_t seed = cli->seed < 0 ? 1 : (uint32_t)cli->seed;

	/* Two random players seldom finish a match without a limit. */
	if (rules.rounds == ROUNDS_SEVERAL && !cli->rounds_said)
		rules.max_rounds = 3;
	for (int i = 0; i < (cli->count < 0 ? 1 : cli->count); i++)
		sample_one(cli, &rules, seed + (uint32_t)i);
	return true;
}

static void write_proof(struct json_writer *writer, const struct proof *proof)
{
	static const char *const keys[] = {"turn", "why", "moves", "board", "otherBoard"};

	if (proof->seed == 0) {
		json_write_null(writer, "seed");
		for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
			json_write_null(writer, keys[i]);
		return;
	}
	json_write_int(writer, "seed", proof->seed);
	json_write_int(writer, keys[0], proof->parting.turn);
	json_write_string(writer, keys[1], parting_why_name(proof->parting.why));
	json_write_int(writer, keys[2], proof->moves);
	write_board(writer, keys[3], &proof->parting.here);
	write_board(writer, keys[4], &proof->parting.other);
}

static void write_other(struct json_writer *writer, enum option option, int value)
{
	const char *name = option_value_name(option, value);

	if (name)
		json_write_string(writer, "other", name);
	else
		json_write_int(writer, "other", value);
}

static void prove_pack(struct cli *cli, const struct pack *pack)
{
	struct json_writer writer;
	struct proof proof;

	for (int i = 0; i < pack->divergence_count; i++) {
		const struct divergence *divergence = &pack->divergences[i];

		if (divergence->status != DIVERGENCE_COMPARABLE)
			continue;
		proof_find(pack, divergence->option, divergence->other_value, &proof);
		json_writer_init(&writer, cli->out);
		json_write_object(&writer, NULL);
		json_write_string(&writer, "pack", pack->id);
		json_write_string(&writer, "option", option_path(divergence->option));
		write_other(&writer, divergence->option, divergence->other_value);
		write_proof(&writer, &proof);
		json_write_end_object(&writer);
		strbuf_addch(cli->out, '\n');
	}
}

bool cli_prove(struct cli *cli)
{
	struct pack pack;

	if (cli->pack) {
		pack = *cli_pack(cli);
		pack.rules = cli->rules;
		prove_pack(cli, &pack);
		return true;
	}
	for (int i = 0; i < cli->packs.count; i++)
		prove_pack(cli, &cli->packs.packs[i]);
	return true;
}

static void write_parting(struct json_writer *writer, const struct record *record,
	const struct rules *other, const struct parting *parting)
{
	static const char *const keys[] = {
		"option", "other", "turn", "why", "moves", "board", "otherBoard"};
	enum option option = parting_option(record, other, parting);

	if (parting->why == PARTING_NONE) {
		for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
			json_write_null(writer, keys[i]);
		return;
	}
	if (option == OPTION_COUNT) { /* several only together */
		json_write_null(writer, keys[0]);
		json_write_null(writer, keys[1]);
	} else {
		json_write_string(writer, keys[0], option_path(option));
		write_other(writer, option, rules_get(other, option));
	}
	json_write_int(writer, keys[2], parting->turn);
	json_write_string(writer, keys[3], parting_why_name(parting->why));
	json_write_int(writer, keys[4], record->len);
	write_board(writer, keys[5], &parting->here);
	write_board(writer, keys[6], &parting->other);
}

bool cli_compare(struct cli *cli)
{
	struct json_writer writer;
	struct parting parting;
	struct record record;

	if (!cli_record(cli, &record))
		return false;
	parting_find(&record, &cli->rules, &parting);
	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	json_write_string(&writer, "pack", record.pack);
	json_write_string(&writer, "with", cli_pack(cli)->id);
	write_parting(&writer, &record, &cli->rules, &parting);
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
	record_release(&record);
	return true;
}

bool cli_check(struct cli *cli)
{
	struct json_writer writer;
	struct pack pack;

	if (!pack_load(&pack, cli->argument, cli->diag))
		return false;
	json_writer_init(&writer, cli->out);
	json_write_object(&writer, NULL);
	json_write_string(&writer, "pack", pack.id);
	json_write_bool(&writer, "ok", true);
	json_write_end_object(&writer);
	strbuf_addch(cli->out, '\n');
	pack_release(&pack);
	return true;
}
