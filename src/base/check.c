/* SPDX-License-Identifier: MIT */
#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

void check_failed(const char *file, int line, const char *condition)
{
	fprintf(stderr, "congklak: bug at %s:%d: %s does not hold\n", file, line, condition);
	abort();
}
