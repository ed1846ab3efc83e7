#!/bin/sh
# SPDX-License-Identifier: MIT
# idle.sh CONGKLAK: a page and a board at rest take next to nothing of a core. Elsewhere a menu that stood
# still took half of one. Needs no display; vsync is off there.
set -eu
congklak=$1
[ -r /proc/self/stat ] || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy HOME=$folder
export SDL_VIDEODRIVER SDL_AUDIODRIVER HOME
unset DISPLAY WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME
hz=$(getconf CLK_TCK)
failed=0

# ticks PID: of the processor, used so far. The name in brackets has no blank.
ticks() {
	awk '{ print $14 + $15 }' "/proc/$1/stat"
}

# at_rest WHAT ARGUMENT...
at_rest() {
	what=$1
	shift
	"$congklak" --size 800x480 "$@" >"$folder/out" 2>&1 &
	pid=$!
	sleep 1
	before=$(ticks $pid)
	sleep 1
	# The first seconds paint: wait until a second takes little, or give up.
	tries=0
	while [ $(($(ticks $pid) - before)) -gt $((hz / 4)) ] && [ $tries -lt 30 ]; do
		before=$(ticks $pid)
		sleep 1
		tries=$((tries + 1))
	done
	before=$(ticks $pid)
	sleep 4
	used=$(($(ticks $pid) - before))
	kill -TERM $pid
	wait $pid || failed=1
	if [ $((used * 100)) -gt $((4 * hz * 5)) ]; then
		echo "$what: $used of $((4 * hz)) ticks were used at rest"
		failed=1
	fi
}

at_rest 'home'
at_rest 'a board' --opponent 2p
exit $failed
