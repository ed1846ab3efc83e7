/* SPDX-License-Identifier: MIT */
#include "fuzz_target.h"

#include "base/check.h"
#include "record/lesson_book.h"

#include <string.h>

/* Any pack is there; one opens together. */
static bool find_rules(const void *context, const char *id, struct rules *rules)
{
	(void)context;
	rules_init(rules);
	if (strcmp(id, "congklak-babak") == 0)
		rules->start = START_TOGETHER;
	return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct lesson_book book;
	struct strbuf text;
	struct diag diag;

	lesson_book_init(&book);
	diag_clear(&diag);
	strbuf_init(&text);
	if (lesson_book_read(
		    &book, "lessons.json", (const char *)data, size, find_rules, NULL, &diag)) {
		CHECK(book.count > 0 && book.lessons[0].step_count >= 2);
	} else {
		CHECK(book.count == 0); /* nothing has changed on false */
		diag_write(&diag, &text);
		CHECK(text.len > 0);
	}
	lesson_book_release(&book);
	strbuf_release(&text);
	return 0;
}
