#!/bin/sh
# SPDX-License-Identifier: MIT
# globals_seen.sh GLOBALS.SH OBJECT: the check above finds what stands in bad/globals.c, and no more.
set -u
# A static in a function is "local_count.0" to gcc and "globals_touch.local_count" to clang.
found=$(sh "$1" "$2" |
	sed -n 's/^.*: \([a-z_]*\.\)\{0,1\}\([a-z_][a-z_]*\)\(\.[0-9]*\)\{0,1\} in .*/\2/p' |
	sort | tr '\n' ' ')
wanted='counted filled local_count per_thread pointer shown '
[ "$found" = "$wanted" ] && exit 0
printf 'found:  %s\nwanted: %s\n' "$found" "$wanted"
exit 1
