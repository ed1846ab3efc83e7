/* SPDX-License-Identifier: MIT */
#include "tool.h"

#include "test.h"

#include <stdio.h>
#include <sys/wait.h>

int tool_run(const char *environment, const char *arguments, struct strbuf *out)
{
	char command[1024], part[512];
	FILE *pipe;
	int status;

	snprintf(command, sizeof command, "env %s %s %s 2>&1", environment, CLI, arguments);
	strbuf_clear(out);
	pipe = popen(command, "r");
	assert_non_null(pipe);
	while (fgets(part, sizeof part, pipe))
		strbuf_addstr(out, part);
	status = pclose(pipe);
	assert_true(WIFEXITED(status));
	return WEXITSTATUS(status);
}
