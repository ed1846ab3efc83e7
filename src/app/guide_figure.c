/* SPDX-License-Identifier: MIT */
#include "app/guide_figure.h"

#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

/* ---- playing */

static void play(struct guide_figure *figure, int place, struct event_list *events)
{
	struct preview preview;
	int holes = figure->after.position.holes;
	enum side side = (enum side)figure->after.position.mover;
	int store = board_store(holes, side), before = figure->after.position.cells[store];

	if (figure->count == 0)
		figure->seeds = figure->after.position.cells[place];
	move_preview(&figure->after.rules, &figure->after.position, place, events, &preview);
	match_play(&figure->after, place, NULL);
	figure->choices[figure->count++] = place;
	figure->home += preview.home;
	figure->shot += preview.shot;
	figure->drops += preview.drops;
	figure->relays += preview.relays;
	figure->last = preview.last;
	figure->all_extra = figure->all_extra && preview.extra_turn;
	if (preview.shot > 0)
		figure->shot_from = preview.shot_from;
	figure->swept += figure->after.position.cells[store] - before - preview.home;
}

bool guide_figure_open(struct guide_figure *figure, const struct pack_set *packs, const char *code,
	struct diag *diag)
{
	struct record record;
	struct event_list *events;
	const struct pack *pack;

	diag_clear(diag);
	if (!record_parse(&record, code, pack_set_rules, packs, diag))
		return false;
	if (record.len > GUIDE_CHOICES_MAX) {
		diag_file(diag, "code");
		diag_found(diag, "%d", record.len);
		diag_wanted(diag, "at most %d", GUIDE_CHOICES_MAX);
		record_release(&record);
		return false;
	}
	memset(figure, 0, sizeof *figure);
	figure->last = figure->shot_from = FIGURE_NOWHERE;
	figure->all_extra = record.len > 0;
	pack = pack_set_find(packs, record.pack);
	figure->counter_clockwise = pack && pack->direction == DIRECTION_COUNTER_CLOCKWISE;
	record_start(&record, &figure->before);
	figure->after = figure->before;
	events = xalloc(sizeof *events);
	for (int i = 0; i < record.len; i++)
		play(figure, record.choices[i], events);
	free(events);
	record_release(&record);
	return true;
}

/* ---- boards */

void guide_figure_before(
	const struct guide_figure *figure, bool showing, struct board_figure *board)
{
	board_figure_init(board, &figure->before.position, figure->counter_clockwise);
	if (showing && figure->count > 0)
		board->lit = figure->choices[0];
}

void guide_figure_after(const struct guide_figure *figure, struct board_figure *board)
{
	board_figure_init(board, &figure->after.position, figure->counter_clockwise);
	board->last = figure->last;
	for (int i = 0; i < figure->count; i++)
		board->lifted = figure->choices[i];
	if (figure->shot_from != FIGURE_NOWHERE)
		board->rings = 1u << figure->shot_from;
}

/* ---- words */

/* Counted from the store of its side. */
static int from_store(const struct guide_figure *figure, int index)
{
	int holes = figure->before.position.holes;

	if (index >= figure->count)
		return 0;
	int place = figure->choices[index];
	return board_store(holes, board_side(holes, place)) - place;
}

static int in_store(const struct position *position, enum side side)
{
	return position->cells[board_store(position->holes, side)];
}

enum { SLOTS = 12 };

static const char *const slot_names[SLOTS] = {"hole", "hole2", "seeds", "home", "shot", "drops",
	"relays", "swept", "in_holes", "total", "own", "other"};

static int slot_value(const struct guide_figure *figure, int slot)
{
	const struct position *before = &figure->before.position;
	enum side mover = (enum side)before->mover;
	const int values[SLOTS] = {
		from_store(figure, 0),
		from_store(figure, 1),
		figure->seeds,
		figure->home,
		figure->shot,
		figure->drops,
		figure->relays,
		figure->swept,
		position_in_holes(before, SIDE_A) + position_in_holes(before, SIDE_B),
		position_total(before),
		in_store(before, mover),
		in_store(before, side_other(mover)),
	};

	return values[slot];
}

/* Which slot begins at AT, a '{', and how long it is; SLOTS where it is none. */
static int slot_at(const char *at, size_t *len)
{
	*len = strcspn(at, "}") + 1;
	for (int i = 0; i < SLOTS; i++) {
		size_t name = strlen(slot_names[i]);

		if (*len == name + 2 && strncmp(at + 1, slot_names[i], name) == 0)
			return i;
	}
	return SLOTS;
}

bool guide_slots_are_known(const char *text)
{
	size_t len;

	for (const char *at = strchr(text, '{'); at; at = strchr(at + len, '{'))
		if (!strchr(at, '}') || slot_at(at, &len) == SLOTS)
			return false;
	return true;
}

const char *guide_slot(int index)
{
	return index >= 0 && index < SLOTS ? slot_names[index] : NULL;
}

void guide_figure_fill(const struct guide_figure *figure, const char *text, struct strbuf *out)
{
	while (*text) {
		size_t plain = strcspn(text, "{"), len;

		strbuf_add(out, text, plain);
		text += plain;
		if (!*text)
			return;
		int slot = slot_at(text, &len);
		if (slot == SLOTS) {
			strbuf_addch(out, *text++);
			continue;
		}
		strbuf_addf(out, "%d", slot_value(figure, slot));
		text += len;
	}
}
