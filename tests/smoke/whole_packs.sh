#!/bin/sh
# SPDX-License-Identifier: MIT
# whole_packs.sh CONGKLAK CONGKLAK_CLI LAYOUT_POINTS: a game of each pack in its whole form, played
# to its end by fingers through --script; where a game opens together, two of them are down at once.
# The tool makes the games and says what the board is at their ends; the page between two rounds is
# put away by a key. Needs no display.
set -u
game=$1
cli=$2
points=$3
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
export XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data"
export XDG_STATE_HOME="$scratch/state" XDG_CACHE_HOME="$scratch/cache"
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER SDL_AUDIODRIVER
mkdir -p "$XDG_CONFIG_HOME/congklak"

die() {
	echo "FAILED: $*"
	cat "$scratch/script"
	exit 1
}

# write_script CODE: a tap a choice, or two fingers for the unseen first two; what the board is where
# a round ends, and the page of the result.
write_script() {
	{
		"$points" 480 360 7
		"$cli" replay "$1"
	} | awk -v moves="${1##*.}" '
		BEGIN { digits = "0123456789abcdefghijklmnopqrstuvwxyz" }
		function place(choice) { return index(digits, substr(moves, choice, 1)) - 1 }
		/^[0-9]/ { point[$1] = $2 " " $3 }
		/"e":"choose"/ { unseen++ }
		/"e":"refill"/ { next_round = 1 }
		/"e":"board"/ {
			at++
			last = $0
			if (!unseen || at > 2)
				print "tap place " place(at)
			else if (at == 2) {
				print "finger 1 down " point[place(1)] "\nfinger 2 down " point[place(2)]
				print "finger 2 up " point[place(2)] "\nfinger 1 up " point[place(1)]
			}
			if (!next_round)
				next
			print "wait 100\nexpect screen papan\nwait 1500\nexpect screen babak"
			print "key return\nwait 100\nexpect screen papan"
			next_round = 0
			print_board($0)
		}
		function print_board(line) {
			sub(/.*"board":\[/, "", line)
			sub(/\].*/, "", line)
			print "expect board " line
		}
		END {
			print "wait 2000\nexpect screen hasil"
			print_board(last)
		}'
}

for pack in umum jawa-sleman congkak-melayu congklak-jalan-terus kalah congkak-ringkas \
	congklak-babak congkak-warisan; do
	code=$("$cli" sample --pack "$pack" --seed 1 | sed -n 's/.*"code":"\([^"]*\)".*/\1/p')
	[ -n "$code" ] || die "no game of $pack"
	echo '{"format":2,"speed":"langsung"}' >"$XDG_CONFIG_HOME/congklak/settings.json"
	write_script "$code" >"$scratch/script"
	"$game" --size 480x360 --lang id --opponent 2p --code "${code%.*}." \
		--script "$scratch/script" || die "the script of $pack ended with $?"
	echo "$pack: $(grep -c '^tap\|^finger . down' "$scratch/script") touches," \
		"$(grep -c '^finger . down' "$scratch/script") of two fingers at once," \
		"$(grep -c 'screen babak' "$scratch/script") pages between rounds"
done
