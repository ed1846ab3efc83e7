#!/bin/sh
# SPDX-License-Identifier: MIT
# top_level.sh ROOT: nothing stands there but what belongs there. 77 (skipped) outside a git checkout.
set -eu
cd "$1"
[ -e .git ] && command -v git >/dev/null 2>&1 || {
	echo 'skipped: no git, or no checkout'
	exit 77
}
failed=0
for name in $(git -c safe.directory='*' ls-files --cached --others --exclude-standard | cut -d/ -f1 | sort -u); do
	case $name in
	.ci | .clang-format | .gitignore | CMakeLists.txt | CMakePresets.json | CONTRIBUTING.md | LICENSE | README.md) ;;
	assets | packaging | packs | src | tests) ;;
	*)
		echo "$name: what is this? Files of a day belong outside the project"
		failed=1
		;;
	esac
done
exit $failed
