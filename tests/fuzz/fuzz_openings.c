/* SPDX-License-Identifier: MIT */
#include "fuzz_target.h"

#include "base/check.h"
#include "record/opening_book.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct opening_book book, again;
	struct strbuf text, same;
	struct diag diag;
	struct rules umum;

	opening_book_init(&book);
	opening_book_init(&again);
	diag_clear(&diag);
	strbuf_init(&text);
	strbuf_init(&same);
	rules_init(&umum);
	if (opening_book_read(&book, "openings.json", (const char *)data, size, &diag)) {
		opening_book_write(&book, &text);
		CHECK(opening_book_read(&again, "openings.json", text.text, text.len, &diag));
		opening_book_write(&again, &same);
		CHECK(text.len == same.len && memcmp(text.text, same.text, text.len) == 0);
		/* A line that nobody has looked at is refused or played, no more. */
		for (int i = 0; i < book.count; i++)
			opening_entry_replay(&book.entries[i], &umum);
	} else {
		CHECK(book.count == 0); /* nothing has changed on false */
		diag_write(&diag, &text);
		CHECK(text.len > 0);
	}
	opening_book_release(&book);
	opening_book_release(&again);
	strbuf_release(&same);
	strbuf_release(&text);
	return 0;
}
