/* SPDX-License-Identifier: MIT */
#ifndef APP_SEAT_NAME_H
#define APP_SEAT_NAME_H

#include "app/app_state.h"
#include "base/strbuf.h"
#include "ui/turn_line.h"

#include <stdbool.h>

/* Appends what the player of a side is called: "Kamu", "Pemain A", "Komputer". Two of a kind are
 * told apart as A and B; LEVEL adds that of the only computer: "Komputer · Tekun". */
void seat_name(struct app *app, const struct session_setup *setup, enum side side, bool level,
	struct strbuf *out);

/* NAMES by side, with what the sentences want to know of them. They live as long as NAMES. */
struct turn_names seat_names(const struct session_setup *setup, const char *const names[2]);

#endif
