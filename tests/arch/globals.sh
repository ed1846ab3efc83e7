#!/bin/sh
# SPDX-License-Identifier: MIT
# globals.sh FILE...: names every variable in these object files or libraries that can change while
# the program runs, and fails if there is one. Constant tables with pointers (.data.rel.ro) are fine.
# The compilers' own (sanitizers, LLVM) begin with two underscores or a dot.
set -eu
LC_ALL=C
export LC_ALL
found=$(objdump -t "$@" | awk '
	/^[^ ].*:[ \t]+file format/ { file = $1; sub(/:$/, "", file); sub(/.*\//, "", file) }
	{
		# "0000000000000000 l     O .bss	0000000000000004 name"
		section = ""
		for (i = 2; i <= NF; i++)
			if ($i ~ /^\.t?(bss|data)(\.|$)/ || $i == "*COM*" || $i ~ /^\.l?bss/) {
				section = $i
				at = i
				break
			}
		if (section == "" || section ~ /^\.data\.rel\.ro/)
			next
		name = $NF
		# a section has its own row, whose name is its own; a name ".hidden" may stand before the last
		if (name == section || name ~ /^(__|\.)/ || $(at + 1) ~ /^0+$/)
			next
		print file ": " name " in " section
	}')
if [ -n "$found" ]; then
	printf '%s\n' "$found"
	echo 'Variables that change must live in a struct that is handed over.'
	exit 1
fi
