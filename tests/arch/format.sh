#!/bin/sh
# SPDX-License-Identifier: MIT
# format.sh ROOT: every source is as clang-format would write it. 77 (skipped) where there is none.
set -eu
cd "$1"
if ! command -v clang-format >/dev/null 2>&1; then
	echo 'skipped: clang-format is not installed'
	exit 77
fi
if clang-format --dry-run -Werror tests/arch/bad/format.c 2>/dev/null; then
	echo 'clang-format finds nothing in tests/arch/bad/format.c: this check sees nothing'
	exit 1
fi
find src tests -name '*.[ch]' ! -path 'tests/arch/bad/*' -exec clang-format --dry-run -Werror {} + 2>&1 |
	awk '
		/error: code should be clang-formatted/ {
			split($0, part, ":")
			if (!(part[1] in seen)) {
				print part[1] ":" part[2] ": not as clang-format -style=file writes it"
				seen[part[1]] = 1
			}
			bad++
		}
		END { exit bad > 0 }'
