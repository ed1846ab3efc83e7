/* SPDX-License-Identifier: MIT */
#include "json/write.h"

#include "json/utf8.h"

#include <string.h>

void json_writer_init(struct json_writer *writer, struct strbuf *out)
{
	*writer = (struct json_writer){.out = out};
}

static void write_escaped(struct strbuf *out, unsigned char c)
{
	static const char special[] = "\"\\\b\f\n\r\t";
	static const char letters[] = "\"\\bfnrt";
	const char *at = strchr(special, c);

	if (at)
		strbuf_addf(out, "\\%c", letters[at - special]);
	else
		strbuf_addf(out, "\\u%04x", (unsigned)c);
}

static void write_text(struct strbuf *out, const char *text)
{
	size_t left = strlen(text);

	strbuf_addch(out, '"');
	while (left > 0) {
		unsigned char c = (unsigned char)*text;
		size_t len = utf8_length(text, left);

		if (len ==
			0) { /* a stray byte from a command line, say: what we write stays UTF-8 */
			strbuf_addstr(out, "\xef\xbf\xbd");
			len = 1;
		} else if (c < 0x20 || c == '"' || c == '\\') {
			write_escaped(out, c);
		} else {
			strbuf_add(out, text, len);
		}
		text += len;
		left -= len;
	}
	strbuf_addch(out, '"');
}

static void begin(struct json_writer *writer, const char *key)
{
	if (writer->comma)
		strbuf_addch(writer->out, ',');
	writer->comma = true;
	if (key) {
		write_text(writer->out, key);
		strbuf_addch(writer->out, ':');
	}
}

static void open(struct json_writer *writer, const char *key, char bracket)
{
	begin(writer, key);
	strbuf_addch(writer->out, bracket);
	writer->comma = false;
}

static void end(struct json_writer *writer, char bracket)
{
	strbuf_addch(writer->out, bracket);
	writer->comma = true;
}

void json_write_object(struct json_writer *writer, const char *key)
{
	open(writer, key, '{');
}

void json_write_array(struct json_writer *writer, const char *key)
{
	open(writer, key, '[');
}

void json_write_end_object(struct json_writer *writer)
{
	end(writer, '}');
}

void json_write_end_array(struct json_writer *writer)
{
	end(writer, ']');
}

void json_write_string(struct json_writer *writer, const char *key, const char *value)
{
	begin(writer, key);
	write_text(writer->out, value);
}

void json_write_int(struct json_writer *writer, const char *key, long long value)
{
	begin(writer, key);
	strbuf_addf(writer->out, "%lld", value);
}

void json_write_bool(struct json_writer *writer, const char *key, bool value)
{
	begin(writer, key);
	strbuf_addstr(writer->out, value ? "true" : "false");
}

void json_write_null(struct json_writer *writer, const char *key)
{
	begin(writer, key);
	strbuf_addstr(writer->out, "null");
}
