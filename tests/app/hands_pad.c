/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/hands.h"

#include <stdlib.h>
#include <string.h>

/*
 * A pad has no Tab: what its cross comes to is found by trying each of its four directions from
 * wherever it comes to, the page being put back as it was in between.
 */
struct place {
	int focus;
	bool shown;
	int scroll[SHEET_AREAS_MAX];
};

enum { PLACES_MAX = 1 << 15, SLOTS = 1 << 17, NOWHERE = -1 };

struct search {
	struct place places[PLACES_MAX];
	int from[PLACES_MAX];
	enum key by[PLACES_MAX];
	int count;
	int slots[SLOTS]; /* number of a place plus 1, by its hash */
};

static struct place place_now(const struct walk *walk)
{
	const struct widget_set *set = hand_widgets(walk);
	const struct sheet *sheet = hand_sheet(walk);
	struct place place;

	memset(&place, 0, sizeof place); /* compared by bytes */
	place.focus = set->focus;
	place.shown = set->focus_shown;
	for (int i = 1; sheet && i < sheet->area_count; i++)
		place.scroll[i] = sheet->areas[i].scroll;
	return place;
}

static void put_back(const struct walk *walk, const struct place *place)
{
	struct widget_set *set = hand_widgets(walk);
	struct sheet *sheet = hand_sheet(walk);

	set->focus = place->focus;
	if (place->focus != WIDGET_NONE)
		set->kept = set->items[place->focus].id;
	set->focus_shown = place->shown;
	for (int i = 1; sheet && i < sheet->area_count; i++)
		sheet_scroll(sheet, i, place->scroll[i]);
}

static unsigned hash(const struct place *place)
{
	unsigned value = (unsigned)place->focus * 31u + place->shown;

	for (int i = 0; i < SHEET_AREAS_MAX; i++)
		value = value * 2654435761u + (unsigned)place->scroll[i];
	return value;
}

static void add(struct search *search, const struct place *place, int from, enum key by)
{
	unsigned slot = hash(place) % SLOTS;

	for (; search->slots[slot] != 0; slot = (slot + 1) % SLOTS)
		if (memcmp(&search->places[search->slots[slot] - 1], place, sizeof *place) == 0)
			return;
	assert_true(search->count < PLACES_MAX);
	search->places[search->count] = *place;
	search->from[search->count] = from;
	search->by[search->count] = by;
	search->slots[slot] = ++search->count;
}

/* Here this direction does something else than to lead on. */
static bool acts(const struct walk *walk, enum key key)
{
	const struct widget_set *set = hand_widgets(walk);

	return (key == KEY_LEFT || key == KEY_RIGHT) && set->focus_shown &&
	       set->focus != WIDGET_NONE && set->items[set->focus].kind == WIDGET_STEPPER;
}

static void try_all(struct walk *walk, struct search *search, int at)
{
	static const enum key arrows[] = {KEY_DOWN, KEY_RIGHT, KEY_UP, KEY_LEFT};

	for (int i = 0; i < 4; i++) {
		put_back(walk, &search->places[at]);
		if (acts(walk, arrows[i]))
			continue;
		rig_input(&walk->rig,
			(struct input){.kind = INPUT_KEY, .key = arrows[i], .pad = true});
		struct place next = place_now(walk);
		/* What has the focus may have been left behind in reading. */
		if (next.focus != search->places[at].focus)
			hand_check_focus(walk, "an arrow");
		add(search, &next, at, arrows[i]);
	}
}

static bool can_press(const struct walk *walk, int index)
{
	const struct widget_set *set = hand_widgets(walk);

	return set->focus == index && set->focus_shown && hand_sees(walk, index);
}

/* Marks what it comes to in SEEN; stops at the first place where INDEX could be pressed, and gives
 * it, or NOWHERE. The page is left as it was. */
static int look(struct walk *walk, struct search *search, int index, bool seen[WIDGETS_MAX])
{
	const struct screen *top = stack_top(&walk->rig.app->stack);
	int count = hand_widgets(walk)->count, found = NOWHERE, left = count;
	struct place start = place_now(walk);

	memset(search, 0, sizeof *search);
	add(search, &start, NOWHERE, KEY_NONE);
	for (int at = 0; at < search->count && found == NOWHERE && left > 0; at++) {
		put_back(walk, &search->places[at]);
		int focus = search->places[at].focus;
		if (focus != WIDGET_NONE && !seen[focus] && can_press(walk, focus)) {
			seen[focus] = true;
			left--;
		}
		if (index != NOWHERE && can_press(walk, index))
			found = at;
		else
			try_all(walk, search, at);
		assert_ptr_equal(stack_top(&walk->rig.app->stack), top);
		assert_int_equal(hand_widgets(walk)->count, count);
	}
	put_back(walk, &start);
	return found;
}

void pad_check(struct walk *walk)
{
	struct search *search = test_malloc(sizeof *search);
	bool seen[WIDGETS_MAX] = {false};

	look(walk, search, NOWHERE, seen);
	for (int i = 0; i < hand_widgets(walk)->count; i++)
		if (!seen[i])
			hand_refuse(
				walk, &hand_widgets(walk)->items[i], "is not come to by the cross");
	test_free(search);
}

void pad_go_to(struct walk *walk, int id)
{
	struct search *search = test_malloc(sizeof *search);
	bool seen[WIDGETS_MAX] = {false};
	enum key way[PLACES_MAX / 64];
	int index = widget_index(hand_widgets(walk), id), steps = 0;

	assert_int_not_equal(index, WIDGET_NONE);
	int at = look(walk, search, index, seen);
	if (at == NOWHERE)
		hand_refuse(walk, &hand_widgets(walk)->items[index], "is not come to by the cross");
	for (; search->from[at] != NOWHERE; at = search->from[at]) {
		assert_true(steps < (int)(sizeof way / sizeof *way));
		way[steps++] = search->by[at];
	}
	test_free(search);
	while (steps > 0)
		pad_arrow(walk, way[--steps]);
	assert_true(can_press(walk, index));
}
