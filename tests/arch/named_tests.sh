#!/bin/sh
# SPDX-License-Identifier: MIT
# named_tests.sh TESTS: the tests that README.md there names are there.
set -eu
cd "$1"
failed=0
for name in $(grep -o '`[a-z0-9_]*__[a-z0-9_]*`' README.md | tr -d '`' | sort -u); do
	[ "$name" = subject__condition__result ] && continue
	grep -rq --include='*.c' "$name" . || {
		echo "tests/README.md names $name, which is not there"
		failed=1
	}
done
exit $failed
