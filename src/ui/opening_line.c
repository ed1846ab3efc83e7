/* SPDX-License-Identifier: MIT */
#include "ui/teller.h"

/* The opening together in words: who is still to choose, whose hand waits, and who goes on. */

/* What each hand came to by the events of one choice. */
struct hand_tally {
	int shot; /* seeds */
	bool stopped, waits;
};

static void count(struct hand_tally tally[2], const struct event *event)
{
	struct hand_tally *hand = &tally[event->by & 1];
	if (event->kind == EVENT_SHOT)
		hand->shot = event->n;
	else if (event->kind == EVENT_STOP)
		hand->stopped = true;
	else if (event->kind == EVENT_EXTRA_TURN)
		hand->waits = true;
}

static void add_hands(struct turn_line *line, struct teller *t, const struct turn_names *names,
	const struct event_list *events)
{
	struct hand_tally tally[2] = {{0}};
	for (int i = 0; i < events->len; i++)
		count(tally, &events->items[i]);
	for (int side = 0; side < 2; side++) {
		if (tally[side].shot > 0)
			teller_add(&line->second, t, "turn.opening_shot", names->names[side],
				tally[side].shot);
		else if (tally[side].stopped)
			teller_add(&line->second, t, "turn.opening_stop", names->names[side], 0);
	}
}

/* A hand stands still in the other's way, or over its own store. */
static void say_pick(struct turn_line *line, struct teller *t, const struct turn_names *names,
	const struct match *match)
{
	enum side mover = (enum side)match->position.mover, other = side_other(mover);
	const struct match_hand *hand = &match->hands[other];
	if (names->you[mover])
		teller_say(&line->first, t, "turn.opening_you_again", "", 0);
	else
		teller_say(&line->first, t, "turn.opening_again", names->names[mover], 0);
	if (hand->seeds > 0)
		teller_add(
			&line->second, t, "turn.opening_waits", names->names[other], hand->seeds);
	else if (hand->state == HAND_WAITING)
		teller_add(&line->second, t, "turn.opening_then", names->names[other], 0);
}

static void say_who_goes_on(struct turn_line *line, struct teller *t,
	const struct turn_names *names, const struct match *match, const struct event *together)
{
	int drops[2] = {together->a, together->b};
	const char *who = names->names[together->next];
	const char *key = match->rules.start_next == START_NEXT_LONGEST ? "turn.opening_longest"
									: "turn.opening_stopped";
	if (drops[0] == drops[1])
		key = "turn.opening_equal";
	teller_say(&line->first, t, key, who, drops[together->next]);
	if (drops[0] != drops[1])
		teller_add(&line->second, t, "turn.opening_sown", names->names[!together->next],
			drops[!together->next]);
	line->rule = OPTION_START_NEXT;
}

bool opening_line_tell(struct turn_line *line, struct teller *t, const struct turn_names *names,
	const struct match *match, const struct event_list *events)
{
	const struct event *together = NULL, *pass = NULL;
	for (int i = 0; i < events->len; i++) {
		if (events->items[i].kind == EVENT_TOGETHER)
			together = &events->items[i];
		if (events->items[i].kind == EVENT_PASS)
			pass = &events->items[i];
	}
	if (together)
		say_who_goes_on(line, t, names, match, together);
	else if (match->phase == MATCH_CHOOSING)
		say_pick(line, t, names, match);
	else
		return false;
	if (!together)
		line->rule = OPTION_EXTRA_TURN;
	if (pass)
		teller_add(&line->second, t, "turn.pass", names->names[pass->by], 0);
	add_hands(line, t, names, events);
	return true;
}

void turn_line_opening(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct turn_names *names, const struct match *match, const bool awaited[2])
{
	struct teller t = {.words = words, .pack = pack};
	bool people = names->people[SIDE_A] && names->people[SIDE_B];
	strbuf_clear(&line->first);
	strbuf_clear(&line->second);
	line->rule = OPTION_COUNT;
	if (match->hands[SIDE_A].drops > 0 || match->hands[SIDE_B].drops > 0) {
		say_pick(line, &t, names, match);
		return;
	}
	enum side first = awaited[SIDE_A] ? SIDE_A : SIDE_B;
	if (awaited[SIDE_A] && awaited[SIDE_B] && people)
		teller_say(&line->first, &t, "turn.opening_both", "", 0);
	else if (names->you[first] || names->you[!first])
		teller_say(&line->first, &t, "turn.opening_you", "", 0);
	else
		teller_say(&line->first, &t, "turn.opening_choose", names->names[first], 0);
	for (int side = 0; side < 2; side++) {
		if (!awaited[side])
			teller_add(&line->second, &t, "turn.opening_chosen", names->names[side], 0);
	}
	if (line->second.len == 0)
		teller_add(&line->second, &t, "turn.opening_how", "", 0);
}
