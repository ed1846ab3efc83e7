#!/bin/sh
# SPDX-License-Identifier: MIT
# folders.sh CONGKLAK: where the real program writes. Elsewhere games kept their settings wherever they were
# started, or ended where nothing could be written: here files are in the folders that the environment names
# and nowhere else, and a program that can keep nothing says so and goes on. Needs no display.
set -eu
congklak=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy LC_ALL=C
export SDL_VIDEODRIVER SDL_AUDIODRIVER LC_ALL
unset DISPLAY WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME HOME
failed=0

fail() {
	echo "$1"
	failed=1
}

# A game is begun; then the program is asked to end, as a session's end does.
begin_and_end() {
	mkdir "$folder/cwd"
	(cd "$folder/cwd" && exec env "$@" "$congklak" --opponent 2p) >"$folder.out" 2>&1 &
	pid=$!
	tries=0
	while [ $tries -lt 50 ] && ! begun; do
		kill -0 $pid 2>/dev/null || break
		sleep 0.1
		tries=$((tries + 1))
	done
	kill -TERM $pid 2>/dev/null || fail "$*: it had ended by itself: $(cat "$folder.out")"
	status=0
	wait $pid || status=$?
	[ $status -eq 0 ] || fail "$*: it ended with $status: $(cat "$folder.out")"
	rm -f "$folder.out"
	rmdir "$folder/cwd" || fail "$*: it wrote where it was started"
}

begun() {
	[ -n "$(find "$folder" -name autosave.json)" ]
}

# what_is_there: the folders written to, one word each.
what_is_there() {
	(cd "$folder" && find . -type f | sed 's|/[^/]*$||' | sort -u | tr '\n' ' ')
}

# row WHAT FOLDERS VARIABLE=VALUE...: FOLDERS may be written to, the first of them must be.
row() {
	what=$1
	allowed=$2
	shift 2
	begin_and_end "$@"
	found=$(what_is_there)
	for one in $found; do
		case " $allowed " in
		*" $one "*) ;;
		*) fail "$what: it wrote to $one" ;;
		esac
	done
	case " $found" in
	*" ${allowed%% *} "*) ;;
	*) fail "$what: nothing was kept in ${allowed%% *}, but in: $found" ;;
	esac
	rm -rf "${folder:?}"/*
}

mkdir "$folder/h"
row 'only HOME' './h/.local/state/congklak ./h/.config/congklak ./h/.local/share/congklak ./h/.cache/congklak' \
	HOME="$folder/h"
row 'each its own' './s/congklak ./c/congklak ./d/congklak ./k/congklak' HOME="$folder/h" \
	XDG_STATE_HOME="$folder/s" XDG_CONFIG_HOME="$folder/c" XDG_DATA_HOME="$folder/d" XDG_CACHE_HOME="$folder/k"
row 'no HOME' './s/congklak ./c/congklak ./d/congklak ./k/congklak' \
	XDG_STATE_HOME="$folder/s" XDG_CONFIG_HOME="$folder/c" XDG_DATA_HOME="$folder/d" XDG_CACHE_HOME="$folder/k"

# Nothing can be written, by nobody: no file can be made in /proc, nor below a file.
begun() {
	[ $tries -gt 15 ]
}
touch "$folder/file"
for nowhere in /proc/nowhere "$folder/file"; do
	begin_and_end HOME=$nowhere
	[ "$(what_is_there)" = '. ' ] || fail "$nowhere: it wrote to $(what_is_there)"
done
begin_and_end NOTHING=set
[ "$(what_is_there)" = '. ' ] || fail "no folder at all: it wrote to $(what_is_there)"

# It goes on, and says once what it can't keep.
printf 'tap place 0\nwait 20000\nexpect board 0,8,8,8,8,8,8,1,7,7,7,7,7,7,7,0\nkey ctrl+z\nexpect screen papan\n' \
	>"$folder/script"
status=0
said=$(XDG_CONFIG_HOME=/proc/nowhere XDG_DATA_HOME=/proc/nowhere XDG_STATE_HOME=/proc/nowhere \
	"$congklak" --opponent 2p --pack umum --script "$folder/script" 2>&1) || status=$?
[ $status -eq 0 ] || fail "without folders a game can't be played: $said"
[ "$(printf '%s\n' "$said" | grep -c 'wanted a folder that can be written to')" = 1 ] ||
	fail "that nothing can be kept is to be said once: $said"
exit $failed
