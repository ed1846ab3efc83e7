/* SPDX-License-Identifier: MIT */
#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

void check_failed(const char *file, int line, const char *what)
{
	fprintf(stderr, "congklak: bug at %s:%d: %s\n", file, line, what);
	abort();
}
