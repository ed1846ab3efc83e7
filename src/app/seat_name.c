/* SPDX-License-Identifier: MIT */
#include "app/seat_name.h"

#include <stdio.h>

static bool alike(const struct session_setup *setup)
{
	return setup->seats[SIDE_A] == setup->seats[SIDE_B];
}

void seat_name(struct app *app, const struct session_setup *setup, enum side side, bool level,
	struct strbuf *out)
{
	/* The letter is of the player, and goes where they go. */
	bool first = (side == SIDE_A) != setup->swapped;
	const char *player = first ? "seat.player_a" : "seat.player_b";
	char key[32];
	if (setup->seats[side] == SEAT_PERSON) {
		strbuf_addstr(out, app_word(app, alike(setup) ? player : "seat.you"));
		return;
	}
	strbuf_addstr(out, app_word(app, "seat.computer"));
	if (alike(setup)) {
		strbuf_addf(out, "\u00a0%c", first ? 'A' : 'B');
	} else if (level) {
		snprintf(key, sizeof(key), "level.%d.name", setup->levels[side]);
		strbuf_addf(out, " · %s", app_word(app, key));
	}
}

struct turn_names seat_names(const struct session_setup *setup, const char *const names[2])
{
	struct turn_names all = {.names = {names[0], names[1]}};
	for (int i = 0; i < 2; i++) {
		all.people[i] = setup->seats[i] == SEAT_PERSON;
		all.you[i] = all.people[i] && !alike(setup);
	}
	return all;
}
