#!/bin/sh
# SPDX-License-Identifier: MIT
# What a sound card gets of a real move, the first of the program: the seeds are heard one by one, and
# nothing is louder than the card can play.
set -u
. "$(dirname "$0")/smoke.sh"
strikes=$4

SDL_AUDIODRIVER=disk
SDL_DISKAUDIOFILE=$scratch/heard.raw
export SDL_AUDIODRIVER SDL_DISKAUDIOFILE
start --pack umum --opponent 2p --lang id --size 1280x720
enter_board
play_one 3
# Seven seeds are lifted: 220 ms each.
sleep 4
stop

"$strikes" "$scratch/heard.raw" >"$scratch/strikes" || die 'nothing was recorded'
cat "$scratch/strikes"
of() { sed -n "s/^$1 //p" "$scratch/strikes"; }
# A machine that is busy may be too late for one.
[ "$(of strikes)" -ge 6 ] || die 'the seeds of the move are not heard'
[ "$(of clipped)" -eq 0 ] || die 'it is louder than the card can play'
[ "$(of loudest)" -ge 50 ] || die 'it is hardly heard'
