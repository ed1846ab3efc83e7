#!/bin/sh
# SPDX-License-Identifier: MIT
# one_hand.sh CONGKLAK keys|finger|pad: the real program by that hand alone, through --script: from
# the home page to a game against the computer, to its end, to what is read of it, through the
# settings, and out of the program's pages again. Needs no display.
set -u
game=$1
hand=$2
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME="$scratch/cache" XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data" \
	XDG_STATE_HOME="$scratch/state"
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER SDL_AUDIODRIVER
script=$scratch/script

say() {
	printf '%s\n' "$@" >>"$script"
}

# play: the script from the start; its status.
play() {
	rm -rf "$scratch/config" "$scratch/data" "$scratch/state"
	mkdir -p "$scratch/config/congklak"
	echo '{"format":1,"speed":"langsung"}' >"$scratch/config/congklak/settings.json"
	"$game" --size 800x480 --pack umum --lang id --script "$script" 2>"$scratch/said"
}

# choose K: the K-th attempt to choose a hole.
choose() {
	case $hand in
	keys) say 'key enter' ;;
	finger) say "tap place $(($1 % 7))" ;;
	pad) say 'pad a' ;;
	esac
	say 'wait 1500'
}

say 'wait 100' 'expect screen beranda'
case $hand in
keys)
	# What most want has the focus.
	say 'key enter' 'wait 100' 'expect screen pilih' 'key enter' 'wait 1500' 'expect screen papan'
	say 'key f10' 'wait 100' 'expect screen menu' 'key esc' 'wait 100' 'expect screen papan'
	say 'key 1' 'wait 1500' 'key right'
	;;
finger)
	say 'tap words Main' 'wait 100' 'expect screen pilih' 'tap words Main' 'wait 1500'
	say 'expect screen papan'
	;;
pad)
	say 'pad a' 'wait 100' 'expect screen pilih' 'pad a' 'wait 1500' 'expect screen papan'
	say 'pad start' 'wait 100' 'expect screen menu' 'pad b' 'wait 100' 'expect screen papan'
	say 'pad dpright'
	;;
*) exit 2 ;;
esac

# How many choices there are is found by trying: one more would go on from the result.
choices=0
until cp "$script" "$scratch/before" && say 'wait 3000' 'expect screen hasil' && play; do
	choices=$((choices + 1))
	if ! grep -q 'expected screen hasil, found papan' "$scratch/said" || [ "$choices" -gt 300 ]; then
		echo "FAILED after $choices choices:"
		cat "$scratch/said" "$script"
		exit 1
	fi
	mv "$scratch/before" "$script"
	choose "$choices"
done

case $hand in
keys)
	say 'key esc' 'wait 100' 'expect screen papan' 'key esc' 'wait 100' 'expect screen menu'
	# The last of the menu, which goes round.
	say 'key shift+tab' 'key enter' 'wait 100' 'expect screen beranda'
	;;
finger)
	say 'tap words Beranda' 'wait 100' 'expect screen beranda'
	say 'tap words Bahasa' 'wait 100' 'expect screen bahasa' 'tap words English' 'wait 100'
	say 'expect text Language' 'tap words OK' 'wait 100' 'expect screen beranda'
	say 'tap words Settings' 'wait 100' 'expect screen setelan' 'expect text Board'
	;;
pad)
	say 'pad b' 'wait 100' 'expect screen papan' 'pad b' 'wait 100' 'expect screen menu'
	for step in 1 2 3 4 5 6 7 8 9 10 11 12; do say 'pad dpdown'; done
	say 'pad a' 'wait 100' 'expect screen beranda'
	;;
esac
if ! play; then
	cat "$scratch/said"
	exit 1
fi
echo "$hand: $choices choices to the end"
