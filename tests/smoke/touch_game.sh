#!/bin/sh
# SPDX-License-Identifier: MIT
# touch_game.sh CONGKLAK CONGKLAK_CLI: a whole game against the computer, played by fingers through
# --script. Which hole to touch next is found by playing the script so far and asking the tool for
# the board; at the end the page of the result must be there. Needs no display.
set -u
game=$1
cli=$2
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME="$scratch/cache"
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER SDL_AUDIODRIVER
: >"$scratch/script"

die() {
	echo "FAILED: $*"
	cat "$scratch/script"
	exit 1
}

# play FILE: the script from the start, in folders of its own; sets code, board and next.
play() {
	rm -rf "$scratch/config" "$scratch/data" "$scratch/state"
	mkdir -p "$scratch/config/congklak"
	echo '{"format":1,"speed":"langsung"}' >"$scratch/config/congklak/settings.json"
	XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data" XDG_STATE_HOME="$scratch/state" \
		"$game" --size 480x360 --pack umum --opponent 1 --lang id --script "$1" ||
		die "the script ended with $?"
	code=$(sed -n 's/.*"code":"\([^"]*\)".*/\1/p' "$scratch/state/congklak/autosave.json")
	[ -n "$code" ] || die 'no game was kept'
	last=$("$cli" replay "$code" | grep '"e":"board"' | tail -n 1)
	board=$(echo "$last" | sed 's/.*"board":\[\([^]]*\)\].*/\1/')
	next=$(echo "$last" | sed 's/.*"next":"\{0,1\}\([a-z]*\).*/\1/')
}

echo 'wait 1500' >"$scratch/script"
play "$scratch/script"
board=7,7,7,7,7,7,7 next=a touches=0
while [ "$next" = a ]; do
	touches=$((touches + 1))
	[ "$touches" -le 200 ] || die 'the game has no end after 200 touches'
	hole=$(echo "$board" | tr , '\n' | head -n 7 | awk '$1 > 0 { hole = NR - 1 } END { print hole }')
	printf 'tap place %s\nwait 1500\n' "$hole" >>"$scratch/script"
	play "$scratch/script"
done
[ "$next" = null ] || die "it is the turn of $next, who does not move"
printf 'wait 3000\nexpect screen hasil\nexpect board %s\n' "$board" >>"$scratch/script"
play "$scratch/script"
echo "$touches touches, $code"
