#!/bin/sh
# SPDX-License-Identifier: MIT
# No sound device: the game starts and is played all the same, and says so once.
set -u
. "$(dirname "$0")/smoke.sh"

SDL_AUDIODRIVER=nonesuch
export SDL_AUDIODRIVER
start --pack umum --opponent 1 --lang id --size 1280x720
enter_board
play 3
[ "$plays" -eq 3 ] || die "the game was over after $plays choices"
stop
[ "$(grep -ci 'sound' "$scratch/said")" -eq 1 ] || die 'the missing sound is not said once'
cat "$scratch/said"
