/* SPDX-License-Identifier: MIT */
#include "app/seat_name.h"

#include "base/strbuf.h"

#include <stdio.h>

const char *seat_name(
	struct app *app, struct sheet *sheet, const struct session_setup *setup, enum side side)
{
	bool computer = setup->seats[side] == SEAT_COMPUTER;
	bool both = setup->seats[SIDE_A] == setup->seats[SIDE_B];
	if (!computer)
		return app_word(app, !both            ? "seat.you"
				     : side == SIDE_A ? "seat.player_a"
						      : "seat.player_b");
	struct strbuf text;
	strbuf_init(&text);
	strbuf_addstr(&text, app_word(app, "seat.computer"));
	if (both) {
		strbuf_addf(&text, " %c", side == SIDE_A ? 'A' : 'B');
	} else {
		char key[32];
		snprintf(key, sizeof(key), "level.%d.name", setup->levels[side]);
		strbuf_addf(&text, " · %s", app_word(app, key));
	}
	return sheet_keep(sheet, &text);
}
