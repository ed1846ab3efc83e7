#!/bin/sh
# SPDX-License-Identifier: MIT
# idle.sh CONGKLAK: a page and a board at rest draw nothing. Elsewhere a menu that stood still took
# half a core. What it costs is packaging/measure.sh's to tell. Needs no display.
set -eu
congklak=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy HOME=$folder CONGKLAK_FRAME_LOG=$folder/frames
export SDL_VIDEODRIVER SDL_AUDIODRIVER HOME CONGKLAK_FRAME_LOG
unset DISPLAY WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME
failed=0

frames() {
	if [ -f "$CONGKLAK_FRAME_LOG" ]; then
		wc -l <"$CONGKLAK_FRAME_LOG"
	else
		echo 0
	fi
}

# at_rest WHAT ARGUMENT...: once painting has ended (no frame in two seconds) no frame comes in three.
at_rest() {
	what=$1
	shift
	rm -f "$CONGKLAK_FRAME_LOG"
	"$congklak" --size 800x480 "$@" >"$folder/out" 2>&1 &
	pid=$!
	tries=0
	before=-1
	while [ "$(frames)" -lt 2 ] || [ "$(frames)" != "$before" ]; do
		before=$(frames)
		tries=$((tries + 1))
		[ $tries -lt 30 ] || break
		sleep 2
	done
	sleep 3
	after=$(frames)
	kill -TERM $pid
	wait $pid || failed=1
	if [ "$after" -lt 2 ] || [ "$after" != "$before" ]; then
		echo "$what: $before lines in the frame log, and $after after three seconds at rest"
		failed=1
	fi
}

at_rest 'home'
at_rest 'a board' --opponent 2p
exit $failed
