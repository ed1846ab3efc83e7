#!/bin/sh
# SPDX-License-Identifier: MIT
# A whole game against the computer by clicks in the real window, to the result.
set -u
. "$(dirname "$0")/smoke.sh"

start --pack umum --opponent 1 --lang id --size 1280x720
[ "$got_WIDTH" = 1280 ] && [ "$got_HEIGHT" = 720 ] || die "the window is $got_WIDTH x $got_HEIGHT"
enter_board
play 400
[ -n "$over" ] || die 'the game has no end after 400 choices'
end=$("$cli" replay "$(code)" | grep '"e":"end"' | tail -n 1)
[ -n "$end" ] || die 'the game is over but has no result'
echo "$plays choices, $end"
stop
