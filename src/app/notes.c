/* SPDX-License-Identifier: MIT */
#include "app/notes.h"

#include "app/fault_words.h"
#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

void notes_release(struct notes *notes)
{
	for (int i = 0; i < notes->count; i++)
		free(notes->items[i].english);
	free(notes->items);
	*notes = (struct notes){.count = 0};
}

static struct note *add(struct notes *notes, const char *english)
{
	for (int i = 0; i < notes->count; i++)
		if (strcmp(notes->items[i].english, english) == 0)
			return NULL;
	notes->items = xrealloc(notes->items, ((size_t)notes->count + 1) * sizeof(*notes->items));
	struct note *note = &notes->items[notes->count++];
	*note = (struct note){.english = xstrdup(english)};
	return note;
}

void notes_add(struct notes *notes, const char *text)
{
	add(notes, text);
}

void notes_add_fault(struct notes *notes, const struct diag *diag)
{
	struct strbuf english;
	strbuf_init(&english);
	diag_write(diag, &english);
	struct note *note = add(notes, english.text);
	if (note) {
		note->fault = true;
		note->diag = *diag;
	}
	strbuf_release(&english);
}

static const char *bare_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

void note_write(const struct note *note, const struct words *words, bool bare, struct strbuf *out)
{
	const char *file = note->diag.file;
	if (note->fault)
		fault_words_write(words, &note->diag, bare ? bare_name(file) : file, out);
	else
		strbuf_addstr(out, note->english);
}
