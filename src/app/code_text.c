/* SPDX-License-Identifier: MIT */
#include "app/code_text.h"

#include "app/fault_words.h"

#include <stdio.h>
#include <string.h>

bool code_text_can_copy(const struct app *app)
{
	return app->host.clipboard && !app_is_kiosk(app);
}

static void say(struct app *app, const char *key, struct strbuf *said)
{
	strbuf_clear(said);
	strbuf_addstr(said, app_word(app, key));
}

bool code_text_copy(struct app *app, const struct record *record, struct strbuf *said)
{
	struct clipboard *clipboard = app->host.clipboard;
	struct strbuf code;
	strbuf_init(&code);
	record_write(record, &code);
	bool copied = clipboard->set(clipboard, code.text);
	strbuf_release(&code);
	say(app, copied ? "compare.copied" : "compare.not_copied", said);
	return copied;
}

/* What is shown of any text is plain letters. */
static void make_plain(char *text)
{
	for (; *text; text++) {
		if (*text < ' ' || *text > '~')
			*text = '?';
	}
}

static void refuse(struct app *app, const struct diag *diag, struct strbuf *said)
{
	char column[16];
	char found[sizeof(diag->found)];
	if (diag->column == 0) {
		say(app, "compare.long_code", said);
		return;
	}
	snprintf(column, sizeof(column), "%d", diag->column);
	snprintf(found, sizeof(found), "%s", diag->found);
	make_plain(found);
	const struct words *words = app_words(app);
	struct strbuf what, wanted;
	strbuf_init(&what);
	strbuf_init(&wanted);
	fault_words_add(words, FAULT_FOUND, found, &what);
	fault_words_add(words, FAULT_WANTED, diag->wanted, &wanted);
	const struct words_slot slots[] = {
		{"n", column}, {"found", what.text}, {"wanted", wanted.text}};
	strbuf_clear(said);
	words_format(words, "compare.bad_code", slots, 3, said);
	strbuf_release(&wanted);
	strbuf_release(&what);
}

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Copying takes a line's end along. */
static void trim(const char *text, struct strbuf *out)
{
	size_t len = strlen(text);
	while (len > 0 && is_space(text[len - 1]))
		len--;
	while (len > 0 && is_space(*text)) {
		text++;
		len--;
	}
	strbuf_add(out, text, len);
}

bool code_text_read(struct app *app, const char *text, struct record *record, struct strbuf *said)
{
	struct strbuf code;
	struct diag diag;
	bool read = false;
	strbuf_clear(said);
	strbuf_init(&code);
	trim(text, &code);
	diag_clear(&diag);
	if (code.len == 0)
		say(app, "compare.no_code", said);
	else if (record_parse(record, code.text, pack_set_rules, &app->packs, &diag))
		read = true;
	else
		refuse(app, &diag, said);
	strbuf_release(&code);
	return read;
}

bool code_text_paste(struct app *app, struct record *record, struct strbuf *said)
{
	struct clipboard *clipboard = app->host.clipboard;
	struct strbuf text;
	strbuf_init(&text);
	bool taken = code_text_read(
		app, clipboard->get(clipboard, &text) ? text.text : "", record, said);
	strbuf_release(&text);
	return taken;
}
