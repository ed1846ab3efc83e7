/* SPDX-License-Identifier: MIT */
#ifndef APP_KIOSK_H
#define APP_KIOSK_H

#include "app/settings.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A screen that visitors come to and leave: after a minute without a touch it asks whether somebody
 * is there, and after a quarter more it forgets the game, language and pack of the last one and
 * plays by itself until it is touched. That touch only begins; it is no move.
 */
enum { KIOSK_ASK_MS = 60000, KIOSK_SHOW_MS = 75000 };
enum kiosk_state { KIOSK_USED, KIOSK_ASKING, KIOSK_SHOWING };

struct kiosk {
	enum kiosk_state state;
	uint64_t touched;      /* when it was touched last */
	struct settings first; /* what each visitor begins with */
};

struct app;

/* Nothing where the app is no kiosk. */
void kiosk_begin(struct app *app);
void kiosk_touch(struct app *app, uint64_t now);
void kiosk_update(struct app *app, uint64_t now);
int kiosk_wait(const struct app *app, uint64_t now); /* as app_wait() */
void kiosk_show(struct app *app);                    /* plays by itself, from a new game */

#endif
