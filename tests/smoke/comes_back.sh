#!/bin/sh
# SPDX-License-Identifier: MIT
# Killed in the middle of a game, the game is offered again and stands where it was. Its window has an
# icon.
set -u
. "$(dirname "$0")/smoke.sh"

start --pack umum --opponent 1 --lang id --size 1280x720
enter_board
xprop -id "$window" _NET_WM_ICON | grep -q 'Icon (96 x 96)' || die 'the window has no icon'
play 4
[ "$plays" -eq 4 ] || die "the game was over after $plays choices"
left=$(code)
kill_hard
[ "$(code)" = "$left" ] || die 'the autosave is another after the kill'

start --lang id --size 1280x720
resume_game
[ "$(code)" = "$left" ] || die "the game came back as $(code), was $left"
play 2
[ "$plays" -eq 2 ] || die "no two choices could be played after coming back"
case $(code) in
"$left"?*) ;;
*) die "the game went on as $(code), was $left" ;;
esac
echo "left at $left, went on to $(code)"
stop
