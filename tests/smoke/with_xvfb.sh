#!/bin/sh
# SPDX-License-Identifier: MIT
# with_xvfb.sh COMMAND...: runs it with an X server of its own, 1920x1080, on a display number that is
# free; ends that server afterwards, and no other. 77 (skipped) where Xvfb or xdotool is missing.
set -u
for tool in Xvfb xdotool; do
	command -v $tool >/dev/null 2>&1 && continue
	echo "skipped: $tool is not installed"
	exit 77
done

scratch=$(mktemp -d) || exit 1
server=
clean() {
	[ -n "$server" ] && kill "$server" 2>/dev/null && wait "$server" 2>/dev/null
	rm -rf "$scratch"
}
trap clean EXIT
trap 'exit 130' INT TERM HUP

Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp -noreset 3>"$scratch/number" >"$scratch/said" 2>&1 &
server=$!
for _ in $(seq 100); do
	[ -s "$scratch/number" ] && break
	kill -0 "$server" 2>/dev/null || break
	sleep 0.1
done
if [ ! -s "$scratch/number" ]; then
	echo 'with_xvfb.sh: the X server did not start:'
	cat "$scratch/said"
	exit 1
fi

DISPLAY=:$(tr -d '[:space:]' <"$scratch/number")
export DISPLAY
unset WAYLAND_DISPLAY SDL_VIDEODRIVER
"$@"
