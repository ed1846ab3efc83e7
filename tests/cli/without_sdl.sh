#!/bin/sh
# SPDX-License-Identifier: MIT
# without_sdl.sh PROGRAM: fails if the program needs a library of SDL, naming it.
needed=$(objdump -p "$1" | awk '$1 == "NEEDED" { print $2 }') || exit 2
[ -n "$needed" ] || { echo "$1: no dynamic program"; exit 2; }
if echo "$needed" | grep SDL; then
	exit 1
fi
