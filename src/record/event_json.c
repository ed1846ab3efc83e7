/* SPDX-License-Identifier: MIT */
#include "record/event_json.h"

#include "json/write.h"

/* Which fields a kind has, in the order of CLI.md. */
enum field {
	FIELD_BY = 1 << 0,
	FIELD_AT = 1 << 1,
	FIELD_FROM = 1 << 2,
	FIELD_TO = 1 << 3,
	FIELD_N = 1 << 4,
	FIELD_HAND = 1 << 5,
	FIELD_STORE = 1 << 6,
	FIELD_WHY = 1 << 7,
	FIELD_AB = 1 << 8,
	FIELD_NEXT = 1 << 9,
	FIELD_RESULT = 1 << 10,
	FIELD_ROUND = 1 << 11,
	FIELD_REFILL = 1 << 12,
	FIELD_RESULT_FIRST = 1 << 13,
};

static unsigned fields_of(enum event_kind kind)
{
	static const unsigned fields[] = {
		[EVENT_CHOOSE] = FIELD_BY | FIELD_AT,
		[EVENT_SCOOP] = FIELD_BY | FIELD_AT | FIELD_N,
		[EVENT_SOW] = FIELD_BY | FIELD_AT | FIELD_N | FIELD_HAND,
		[EVENT_BANK] = FIELD_BY | FIELD_AT | FIELD_N | FIELD_HAND,
		[EVENT_RELAY] = FIELD_BY | FIELD_AT | FIELD_N,
		[EVENT_SHOT] = FIELD_BY | FIELD_AT | FIELD_FROM | FIELD_N | FIELD_STORE,
		[EVENT_EXTRA_TURN] = FIELD_BY,
		[EVENT_STOP] = FIELD_BY | FIELD_AT | FIELD_WHY,
		[EVENT_TOGETHER] = FIELD_AB | FIELD_NEXT,
		[EVENT_TURN_END] = FIELD_NEXT,
		[EVENT_PASS] = FIELD_BY,
		[EVENT_SWEEP] = FIELD_AT | FIELD_TO | FIELD_N,
		[EVENT_END] = FIELD_AB | FIELD_RESULT,
		[EVENT_ROUND] = FIELD_ROUND | FIELD_AB,
		[EVENT_REFILL] = FIELD_ROUND | FIELD_REFILL,
		[EVENT_MATCH] = FIELD_RESULT_FIRST | FIELD_AB,
	};

	return fields[kind];
}

static const char *side_name(int side)
{
	return side == SIDE_A ? "a" : "b";
}

static void write_result(struct json_writer *writer, const struct event *event)
{
	json_write_string(writer, "result", result_name((enum result)event->result));
}

static void write_refill(struct json_writer *writer, const struct event_list *list,
	const struct event *event, int holes)
{
	json_write_array(writer, "board");
	for (int i = 0; i < board_places(holes); i++)
		json_write_int(writer, NULL, list->refill_cells[i]);
	json_write_end_array(writer);
	json_write_array(writer, "burned");
	for (int i = 0; i < board_places(holes); i++)
		if (list->refill_burned >> i & 1)
			json_write_int(writer, NULL, i);
	json_write_end_array(writer);
	json_write_string(writer, "first", side_name(event->next));
}

static void write_move_fields(
	struct json_writer *writer, const struct event *event, unsigned fields)
{
	if (fields & FIELD_BY)
		json_write_string(writer, "by", side_name(event->by));
	if (fields & FIELD_AT)
		json_write_int(writer, "at", event->at);
	if (fields & FIELD_FROM)
		json_write_int(writer, "from", event->from);
	if ((fields & FIELD_TO) && event->to == EVENT_NOWHERE)
		json_write_null(writer, "to");
	else if (fields & FIELD_TO)
		json_write_int(writer, "to", event->to);
	if (fields & FIELD_N)
		json_write_int(writer, "n", event->n);
	if (fields & FIELD_HAND)
		json_write_int(writer, "hand", event->hand);
	if (fields & FIELD_STORE)
		json_write_int(writer, "store", event->store);
	if (fields & FIELD_WHY)
		json_write_string(writer, "why", stop_why_name((enum stop_why)event->why));
}

void event_write_json(
	const struct event_list *list, const struct event *event, int holes, struct strbuf *out)
{
	unsigned fields = fields_of((enum event_kind)event->kind);
	struct json_writer writer;

	json_writer_init(&writer, out);
	json_write_object(&writer, NULL);
	json_write_string(&writer, "e", event_name((enum event_kind)event->kind));
	write_move_fields(&writer, event, fields);
	if (fields & FIELD_RESULT_FIRST)
		write_result(&writer, event);
	if (fields & FIELD_ROUND)
		json_write_int(&writer, "round", event->round);
	if (fields & FIELD_REFILL)
		write_refill(&writer, list, event, holes);
	if (fields & FIELD_AB) {
		json_write_int(&writer, "a", event->a);
		json_write_int(&writer, "b", event->b);
	}
	if (fields & FIELD_NEXT)
		json_write_string(&writer, "next", side_name(event->next));
	if (fields & FIELD_RESULT)
		write_result(&writer, event);
	json_write_end_object(&writer);
}

void board_write_json(const struct match *match, struct strbuf *out)
{
	struct json_writer writer;

	json_writer_init(&writer, out);
	json_write_object(&writer, NULL);
	json_write_string(&writer, "e", "board");
	json_write_array(&writer, "board");
	for (int i = 0; i < board_places(match->position.holes); i++)
		json_write_int(&writer, NULL, match->position.cells[i]);
	json_write_end_array(&writer);
	if (match->phase == MATCH_OVER)
		json_write_null(&writer, "next");
	else
		json_write_string(&writer, "next", side_name(match->position.mover));
	json_write_end_object(&writer);
}
