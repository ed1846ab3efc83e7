/* SPDX-License-Identifier: MIT */
#include "base/diag.h"

#include <stdio.h>

void diag_clear(struct diag *diag)
{
	*diag = (struct diag){0};
}

void diag_file(struct diag *diag, const char *file)
{
	snprintf(diag->file, sizeof diag->file, "%s", file);
}

void diag_place(struct diag *diag, int line, int column)
{
	diag->line = line;
	diag->column = column;
}

void diag_found(struct diag *diag, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(diag->found, sizeof diag->found, format, args);
	va_end(args);
}

void diag_wanted(struct diag *diag, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(diag->wanted, sizeof diag->wanted, format, args);
	va_end(args);
}

void diag_write(const struct diag *diag, struct strbuf *out)
{
	if (diag->file[0]) {
		strbuf_add_printable(out, diag->file);
		if (diag->line > 0)
			strbuf_addf(out, ":%d:%d", diag->line, diag->column);
		strbuf_addstr(out, ": ");
	}
	if (diag->path[0]) {
		strbuf_add_printable(out, diag->path);
		strbuf_addstr(out, ": ");
	}
	if (diag->found[0]) {
		strbuf_addstr(out, "found ");
		strbuf_add_printable(out, diag->found);
		if (diag->wanted[0])
			strbuf_addstr(out, ", ");
	}
	if (diag->wanted[0]) {
		strbuf_addstr(out, "wanted ");
		strbuf_add_printable(out, diag->wanted);
	}
}
