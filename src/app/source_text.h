/* SPDX-License-Identifier: MIT */
#ifndef APP_SOURCE_TEXT_H
#define APP_SOURCE_TEXT_H

#include "app/page.h"
#include "packs/pack.h"

/* How the sources of packs are written, on every page that names one. */

/* The source ID of PACK, or NULL. */
const struct source *source_find(const struct pack *pack, const char *id);
/* Its kind and its standing. */
void source_pills(struct app *app, const struct source *source, struct pill pills[2]);
/* "Sumber: title", kind, standing. */
void source_cite(struct page *page, struct flow *flow, const struct source *source);
/* Title, publisher, year and address in one paragraph. */
void source_brief(struct page *page, struct flow *flow, const struct source *source);
/* All that is known of it, and what it was used for. */
void source_whole(struct page *page, struct flow *flow, const struct source *source);

#endif
