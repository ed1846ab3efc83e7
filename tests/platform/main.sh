#!/bin/sh
# SPDX-License-Identifier: MIT
# main.sh CONGKLAK: the program from outside: what it returns and says, pictures and scripts. Needs no display.
set -eu
congklak=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
HOME=$folder/home
mkdir "$HOME"
export HOME
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME DISPLAY WAYLAND_DISPLAY \
	SDL_VIDEODRIVER SDL_AUDIODRIVER CONGKLAK_SCALE GDK_SCALE
LC_ALL=C
export LC_ALL
failed=0

# expect STATUS PART ARGUMENT...: runs the program; PART must be in what it says ("" nothing said).
expect() {
	status=$1
	part=$2
	shift 2
	got=0
	said=$("$congklak" "$@" 2>&1) || got=$?
	case $said in
	*"$part"*) ;;
	*) got=text ;;
	esac
	[ -n "$part" ] || [ -z "$said" ] || got=text
	if [ "$got" != "$status" ]; then
		echo "congklak $*: wanted $status and \"$part\", got $got and \"$said\""
		failed=1
	fi
}

script() {
	cat >"$folder/$1.txt"
}

expect 0 'congklak ' --version
expect 0 '--script FILE' --help
expect 0 '--script BERKAS' --help --lang id
expect 0 '--script FAIL' --lang ms --help
expect 2 'did you mean --holes?' --hoels 7
expect 2 '--pack: found none-such' --pack none-such --shot "$folder/none.png" beranda
expect 2 'beranda' --shot "$folder/none.png" berandda
expect 1 'No such file or directory' --shot "$folder/none/none.png" beranda
expect 2 'none.txt' --script "$folder/none.txt"

# The same picture twice, as large as asked, and nothing of the person's is touched.
expect 0 '' --size 800x480 --lang id --shot "$folder/one.png" papan
expect 0 '' --size 800x480 --lang id --shot "$folder/two.png" papan
cmp "$folder/one.png" "$folder/two.png" || failed=1
if [ "$(dd if="$folder/one.png" bs=1 skip=16 count=8 2>/dev/null | od -An -tx1 | tr -d ' \n')" != \
	00000320000001e0 ]; then
	echo 'the picture is not 800 x 480'
	failed=1
fi

script taps <<'EOF'
# One tap of a finger is one move, though it is all that is said.
expect screen papan
expect board 7,7,7,7,7,7,7,0,7,7,7,7,7,7,7,0
expect text Congklak Umum
tap place 6
wait 20000
expect board 8,8,8,8,8,8,0,10,0,8,8,8,8,0,8,0
key ctrl+z
wait 100
expect board 7,7,7,7,7,7,7,0,7,7,7,7,7,7,7,0
size 720 1280
click 1 1
mouse 5 5
wheel -1
finger 1 down 3 3
finger 2 down 4 4
finger 1 move 5 5
finger 1 up 5 5
finger 2 up 5 5
press place 3
wait 1000
EOF
printf 'shot %s/three.png\n' "$folder" >>"$folder/taps.txt"
expect 0 '' --pack umum --opponent 2p --lang id --script "$folder/taps.txt"
[ -s "$folder/three.png" ] || failed=1

# A hint is asked with a key, said where whoever listens hears it, and gone with the choice.
script hint <<'EOF'
wait 100
key h
wait 100
expect text Lubang 5: menembak 6 biji ke lumbung
tap place 6
wait 20000
expect text giliran habis
EOF
expect 0 '' --code 'umum@1_0_1_0_0_0_2_43_1_3_0_5_0_0_0_42.0.' --opponent 2p --lang id \
	--script "$folder/hint.txt"

# The frame log: "first" and two numbers, then three numbers a frame, some of them moving.
CONGKLAK_FRAME_LOG=$folder/frames
export CONGKLAK_FRAME_LOG
expect 0 '' --pack umum --opponent 2p --script "$folder/taps.txt"
unset CONGKLAK_FRAME_LOG
awk 'NR == 1 { bad += !($1 == "first" && NF == 3 && $3 > 0) }
	NR > 1 { bad += !(NF == 3 && $1 > last && $2 > 0); last = $1; moving += $3 }
	END { exit bad > 0 || moving < 20 }' "$folder/frames" || {
	echo "the frame log is not as it should be:"
	head -n 5 "$folder/frames"
	failed=1
}

printf 'wait 5\nexpect screen papan\n' | script screen
expect 1 'screen.txt:2: expected screen papan, found beranda' --script "$folder/screen.txt"
printf 'expect board 1,2\n' | script board
expect 1 'board.txt:1: expected board 1,2, found no board' --script "$folder/board.txt"
printf 'expect text tidak ada kata begini\n' | script text
expect 1 'text.txt:1: expected text "tidak ada kata begini", found ' --script "$folder/text.txt"
printf 'tap place 3\n' | script place
expect 1 'place.txt:1: expected place 3, found no board' --script "$folder/place.txt"
printf '\nwait 5\nweit 5\n' | script word
expect 2 'word.txt:3:1: found "weit", wanted a step of a script; "wait" is near' \
	--script "$folder/word.txt"
printf 'key nonesuch\n' | script key
expect 2 'key.txt:1:1: found key "nonesuch"' --script "$folder/key.txt"

if [ -e "$HOME/.config" ] || [ -e "$HOME/.local" ]; then
	echo 'pictures and scripts have written to the folders of the person:'
	find "$HOME"
	failed=1
fi
exit $failed
