/* SPDX-License-Identifier: MIT */
#ifndef TESTS_CLI_TOOL_H
#define TESTS_CLI_TOOL_H

#include "base/strbuf.h"

/* Runs congklak-cli with ARGUMENTS, by env with ENVIRONMENT ("" changes nothing); its exit status.
 * OUT gets stdout and stderr as they come. */
int tool_run(const char *environment, const char *arguments, struct strbuf *out);

#endif
