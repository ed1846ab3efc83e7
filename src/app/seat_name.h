/* SPDX-License-Identifier: MIT */
#ifndef APP_SEAT_NAME_H
#define APP_SEAT_NAME_H

#include "app/app_state.h"
#include "ui/sheet.h"

/* What the player of a side is called: "Kamu", "Komputer · Tekun", "Pemain A" … Kept by the sheet.
 */
const char *seat_name(
	struct app *app, struct sheet *sheet, const struct session_setup *setup, enum side side);

#endif
