#!/bin/sh
# SPDX-License-Identifier: MIT
# sh packaging/measure.sh [CONGKLAK]: what the game costs on this machine, in an X server of its own at
# 1920x1080. Not a test: figures are compared on one machine, before and after a change.
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
game=${1:-$root/build/release/src/congklak}
if [ "${CONGKLAK_MEASURE_INSIDE-}" != yes ]; then
	CONGKLAK_MEASURE_INSIDE=yes
	export CONGKLAK_MEASURE_INSIDE
	exec sh "$root/tests/smoke/with_xvfb.sh" sh "$0" "$game"
fi

scratch=$(mktemp -d) || exit 1
running=
clean() {
	[ -n "$running" ] && kill "$running" 2>/dev/null && wait "$running" 2>/dev/null
	rm -rf "$scratch"
}
trap clean EXIT
trap 'exit 130' INT TERM HUP
export HOME="$scratch" XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data"
export XDG_STATE_HOME="$scratch/state" XDG_CACHE_HOME="$scratch/cache"

start() { # LOG OPTION...
	CONGKLAK_FRAME_LOG=$1
	export CONGKLAK_FRAME_LOG
	shift
	"$game" --lang id --size 1920x1080 "$@" >"$scratch/said" 2>&1 &
	running=$!
}

stop() {
	kill "$running" 2>/dev/null
	wait "$running" 2>/dev/null
	running=
}

ticks() { # user and system time of the game so far
	awk '{ sub(/^.*\) /, ""); print $12 + $13 }' "/proc/$running/stat"
}

for kind in 'nothing painted yet' 'painted before'; do
	start "$scratch/first" --opponent 2p
	sleep 8
	stop
	awk -v kind="$kind" '$1 == "first" {
		printf "first frame, %s: %.0f ms since the process began, %.0f ms since main\n", kind, $2 / 1000, $3 / 1000
	}' "$scratch/first"
done

# moving LOG WHAT: of the frames in which something moved, what they cost and how long after each other
# they came
moving() {
	awk '$3 == 1 { print $2 }' "$1" | sort -n >"$scratch/costs"
	awk '$3 == 1 && moved { print $1 - last } { last = $1; moved = $3 == 1 }' "$1" | sort -n >"$scratch/gaps"
	for kind in cost gap; do
		awk -v what="$2" -v kind="$kind" '
			{ us[NR] = $1 }
			END {
				if (NR == 0) {
					print what ": no frame in which something moved"
					exit
				}
				printf "%s, %s: %d frames, median %.1f ms, 99%% under %.1f ms, worst %.1f ms\n", what,
					kind, NR, us[int((NR + 1) / 2)] / 1000, us[int(NR * 0.99 + 0.5)] / 1000,
					us[NR] / 1000
			}' "$scratch/${kind}s"
	done
}

# answered LOG WHAT: moves the mouse sixty times, at no regular moments, and tells how long after each
# the frame came that answers it (the start of xdotool included).
answered() {
	: >"$scratch/sent"
	for i in $(seq 60); do
		date +%s%N | cut -c 1-16 >>"$scratch/sent"
		xdotool mousemove $((300 + 20 * i)) $((500 + 3 * i))
		sleep "0.$((100 + 37 * i % 100))"
	done
	awk 'NR == FNR { if ($1 == "input") at[++count] = $2; next }
		{
			while (i < count && at[i + 1] < $1)
				i++
			if (i < count)
				print at[i + 1] - $1
		}' "$1" "$scratch/sent" | sort -n >"$scratch/answers"
	awk -v what="$2" '{ us[NR] = $1 }
		END {
			printf "%s: %d inputs answered, median %.1f ms, worst %.1f ms\n", what, NR,
				us[int((NR + 1) / 2)] / 1000, us[NR] / 1000
		}' "$scratch/answers"
}

start "$scratch/moving" --opponent demo
sleep 20
stop
moving "$scratch/moving" 'while seeds move'

# Each board with each kind of seeds; what they cost is told, and the times between frames.
for board in jawa melayu tanah; do
	for seeds in kerang sawo saga guli; do
		start "$scratch/look" --opponent demo --board "$board" --seeds "$seeds"
		sleep 8
		stop
		moving "$scratch/look" "$board, $seeds"
	done
done

# Two people face to face: the far player's words are turned to them.
start "$scratch/table" --opponent 2p --table
sleep 3
window=$(xdotool search --class congklak | tail -n 1)
for hole in 1 2 3 4 5 6; do
	xdotool key --window "$window" "$hole"
	sleep 1
done
stop
moving "$scratch/table" 'table mode'

# The strongest level thinks about its next move while the last one is shown; the second time it knows
# its endings already.
mkdir -p "$XDG_CONFIG_HOME/congklak"
echo '{"format":3,"level":6}' >"$XDG_CONFIG_HOME/congklak/settings.json"
for kind in 'and learns' 'and knows'; do
	start "$scratch/strong" --opponent demo
	sleep 2
	answered "$scratch/strong" "while the strongest level thinks $kind its endings"
	sleep 5
	stop
	moving "$scratch/strong" "while the strongest level thinks $kind its endings"
done

start "$scratch/rest" --opponent 2p
sleep 8
before=$(ticks)
frames=$(wc -l <"$scratch/rest")
sleep 10
after=$(ticks)
drawn=$(wc -l <"$scratch/rest")
awk -v ticks=$((after - before)) -v hz="$(getconf CLK_TCK)" -v frames=$((drawn - frames)) 'BEGIN {
	printf "at rest: %.1f%% of one core over 10 s, %d frames drawn\n", 100 * ticks / hz / 10, frames
}'
awk '$1 == "VmRSS:" { printf "resident memory at 1920x1080: %.0f MB\n", $2 / 1024 }' "/proc/$running/status"
stop
if [ -s "$scratch/said" ]; then
	echo 'the game said:'
	cat "$scratch/said"
fi
