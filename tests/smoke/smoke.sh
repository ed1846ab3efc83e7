# SPDX-License-Identifier: MIT
# Read by the smoke tests (". smoke.sh"), which are called as TEST.sh CONGKLAK CONGKLAK_CLI POINTS.
# The game is started in a home of its own and driven from outside, as a person would: by pointer and
# keys. What it did is read from its own files: the autosave holds the code of the game.

game=$1
cli=$2
points=$3
width=1280
height=720

scratch=$(mktemp -d) || exit 1
running=
# Mesa and dbus keep some memory to the end of the process.
ASAN_OPTIONS="detect_leaks=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
export ASAN_OPTIONS
export HOME="$scratch" XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data"
export XDG_STATE_HOME="$scratch/state" XDG_CACHE_HOME="$scratch/cache"
unset LC_ALL LC_MESSAGES LANG
autosave=$XDG_STATE_HOME/congklak/autosave.json
settings=$XDG_CONFIG_HOME/congklak/settings.json

clean() {
	[ -n "$running" ] && kill -9 "$running" 2>/dev/null && wait "$running" 2>/dev/null
	rm -rf "$scratch"
}
trap clean EXIT
trap 'exit 130' INT TERM HUP

die() {
	echo "FAILED: $*"
	echo '--- the game said:'
	cat "$scratch/said" 2>/dev/null
	echo "--- window: $(xdotool getwindowname "$window" 2>/dev/null)"
	echo "--- autosave: $(cat "$autosave" 2>/dev/null)"
	exit 1
}

# until_true SECONDS COMMAND...: asks again and again until it is true.
until_true() {
	tries=$(($1 * 10))
	shift
	while ! "$@"; do
		tries=$((tries - 1))
		[ "$tries" -gt 0 ] || return 1
		kill -0 "$running" 2>/dev/null || [ -z "$running" ] || return 1
		sleep 0.1
	done
}

find_window() {
	window=$(xdotool search --onlyvisible --pid "$running" 2>/dev/null | tail -n 1)
	[ -n "$window" ]
}

# start OPTION...: starts the game and waits for its window.
start() {
	"$game" "$@" >"$scratch/said" 2>&1 &
	running=$!
	window=
	until_true 20 find_window || die 'no window came'
	xdotool windowfocus "$window"
	eval "$(xdotool getwindowgeometry --shell "$window" | sed -n 's/^\(WIDTH\|HEIGHT\)=/got_\1=/p')"
}

# stop: asks the game to end, as the desktop does at log-out, and takes its exit status.
stop() {
	kill -TERM "$running"
	until_true 10 gone
	wait "$running"
	status=$?
	running=
	[ "$status" -eq 0 ] || die "the game ended with $status"
}

gone() {
	! kill -0 "$running" 2>/dev/null
}

kill_hard() {
	kill -9 "$running"
	wait "$running" 2>/dev/null
	running=
}

point_at() { # X Y
	xdotool mousemove --window "$window" "$1" "$2" click 1
}

press() { # KEY...
	xdotool key --window "$window" --delay 60 "$@"
}

code() {
	sed -n 's/.*"code": *"\([^"]*\)".*/\1/p' "$autosave" 2>/dev/null
}

# board_of CODE: the last board of that game, as congklak-cli tells it.
board_of() {
	"$cli" replay "$1" | grep '"e":"board"' | tail -n 1
}

next() { # a, b or null
	printf '%s\n' "$1" | sed 's/.*"next":"\{0,1\}\([a-z]*\).*/\1/'
}

# first_full BOARD HOLES: the lowest hole of the near row with seeds in it.
first_full() {
	printf '%s\n' "$1" | sed 's/.*\[\([^]]*\)\].*/\1/' | tr ',' '\n' |
		awk -v holes="$2" 'NR <= holes && $1 > 0 && hole == "" { hole = NR - 1 } END { print hole }'
}

hole_point() { # PLACE: "X Y"
	"$points" "$width" "$height" 7 | awk -v place="$1" '$1 == place { print $2, $3 }'
}

# The mat between the upper cards and the board.
hurry() {
	point_at 640 160
}

code_changed() {
	[ "$(code)" != "$before" ]
}

has_autosave() {
	[ -n "$(code)" ]
}

# enter_board: after start with --opponent, the game stands on the board.
enter_board() {
	until_true 20 has_autosave || die 'no game was begun'
}

# resume_game: from the first page, whose first button then is "Lanjutkan".
resume_game() {
	press Tab Return
	until_true 3 board_is_open && return
	# The focus may begin at the button for a new game, with the one for the old above it.
	press Escape shift+Tab Return
	until_true 5 board_is_open || die "the game was not offered again: $(title)"
}

title() {
	xdotool getwindowname "$window"
}

# On the board the title says more than the name of the program.
board_is_open() {
	case $(title) in
	Congklak | Congkak | '') return 1 ;;
	esac
}

# play_one: one choice of the near player by the pointer. The first click may only hurry the seeds
# that are still in the air: then it is clicked again, as people do.
play_one() { # PLACE
	before=$(code)
	for _ in $(seq 40); do
		# shellcheck disable=SC2046 # two words
		point_at $(hole_point "$1")
		until_true 1 code_changed && return
		kill -0 "$running" 2>/dev/null || break
	done
	die "hole $1 could not be played"
}

# play COUNT: that many choices of the near player, the other seat's answers awaited. Stops where the
# game ends: plays is how many there were, over is yes then.
play() {
	plays=0
	over=
	while [ "$plays" -lt "$1" ]; do
		case $(code) in
		*.) # nothing chosen yet: there is no board to read
			play_one 3
			plays=$((plays + 1))
			continue
			;;
		esac
		# Read once: the computer may move while we look.
		before=$(code)
		now=$(board_of "$before")
		[ -n "$now" ] || die 'congklak-cli does not know this game'
		case $(next "$now") in
		a)
			play_one "$(first_full "$now" 7)"
			plays=$((plays + 1))
			;;
		b)
			for _ in $(seq 30); do
				hurry
				until_true 2 code_changed && break
			done
			code_changed || die 'the computer does not move'
			;;
		*)
			over=yes
			return
			;;
		esac
	done
}
