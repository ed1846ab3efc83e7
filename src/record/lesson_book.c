/* SPDX-License-Identifier: MIT */
#include "record/lesson_book.h"

#include "base/file.h"
#include "json/json.h"

#include <stdlib.h>
#include <string.h>

void lesson_book_init(struct lesson_book *book)
{
	*book = (struct lesson_book){0};
}

void lesson_book_release(struct lesson_book *book)
{
	for (int i = 0; i < book->count; i++)
		for (int j = 0; j < book->lessons[i].step_count; j++)
			record_release(&book->lessons[i].steps[j].record);
	free(book->lessons);
	if (book->memory)
		json_release(book->memory);
	free(book->memory);
	lesson_book_init(book);
}

bool lesson_book_open(struct lesson_book *book, const char *path, record_find_rules *find,
	const void *context, struct diag *diag)
{
	struct strbuf text;

	strbuf_init(&text);
	diag_clear(diag);
	bool good = file_read(path, LESSON_BYTES_MAX, &text, diag) &&
		    lesson_book_read(book, path, text.text, text.len, find, context, diag);
	strbuf_release(&text);
	return good;
}

int lesson_book_find(const struct lesson_book *book, const char *id)
{
	for (int i = 0; i < book->count; i++)
		if (strcmp(book->lessons[i].id, id) == 0)
			return i;
	return LESSON_NONE;
}
