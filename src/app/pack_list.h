/* SPDX-License-Identifier: MIT */
#ifndef APP_PACK_LIST_H
#define APP_PACK_LIST_H

#include "app/page.h"

/*
 * The packs as rows of a list: those of the program, then the person's own, which say so, then the
 * files that hold none because something is wrong with them. Entry number i is app->packs.packs[i];
 * from packs.count on they are faults.
 */
enum { PACK_LIST_ROWS_MAX = 80 };

/* Rows with the ids ID + entry; ON is the entry that is chosen. */
void pack_list_add(struct page *page, struct flow *flow, int id, int on);
/* How many of COUNT rows a list shows; below them it says how many it leaves out. */
int pack_list_shown(int count);
void pack_list_tell_more(struct page *page, struct flow *flow, int count);
/* The fault of an entry, or NULL where it is a pack. */
const struct pack_fault *pack_list_fault(const struct app *app, int entry);
/* What is wrong with it, where, and what to do. */
void pack_list_tell_fault(struct page *page, struct flow *flow, const struct pack_fault *fault);
/* Where packs of one's own lie; nothing in a kiosk or where there is no such folder. */
void pack_list_tell_folder(struct page *page, struct flow *flow);

#endif
