/* SPDX-License-Identifier: MIT */
#include "ui/teller.h"

#include <stdio.h>

void teller_say(struct strbuf *out, struct teller *t, const char *key, const char *who, int n)
{
	enum lang lang = words_language(t->words);
	const char *hole = t->pack ? t->pack->hole.in[lang] : "";
	const char *store = t->pack ? t->pack->store.in[lang] : "";
	snprintf(t->n, sizeof(t->n), "%d", n);
	struct words_slot slots[] = {{"n", t->n}, {"a", t->a}, {"b", t->b}, {"who", who},
		{"hole", hole}, {"store", store}};
	words_format(t->words, key, slots, (int)(sizeof(slots) / sizeof(slots[0])), out);
}

void teller_add(struct strbuf *out, struct teller *t, const char *key, const char *who, int n)
{
	if (out->len > 0)
		strbuf_addstr(out, " · ");
	teller_say(out, t, key, who, n);
}
