/* SPDX-License-Identifier: MIT */
#include "base/log.h"

#include <stdarg.h>
#include <string.h>

void log_init(struct log *log)
{
	memset(log, 0, sizeof *log);
}

void log_open(struct log *log, const char *path)
{
	log->file = fopen(path, "a");
}

void log_release(struct log *log)
{
	if (log->file)
		fclose(log->file);
	log_init(log);
}

static int said_before(struct log *log, const char *line)
{
	const int room = (int)(sizeof log->said / sizeof *log->said);

	for (int i = 0; i < log->said_count; i++)
		if (strcmp(log->said[i], line) == 0)
			return 1;
	if (log->said_count < room)
		snprintf(log->said[log->said_count++], sizeof *log->said, "%s", line);
	return 0;
}

void log_say(struct log *log, const char *format, ...)
{
	char line[sizeof *log->said];
	va_list args;

	va_start(args, format);
	vsnprintf(line, sizeof line, format, args);
	va_end(args);
	if (said_before(log, line))
		return;
	fprintf(stderr, "congklak: %s\n", line);
	if (log->file) {
		fprintf(log->file, "%s\n", line);
		fflush(log->file);
	}
}
