#!/bin/sh
# SPDX-License-Identifier: MIT
# The language chosen on its page and the size of the window are there again in the next run.
set -u
. "$(dirname "$0")/smoke.sh"

kept() { # KEY VALUE
	tr -d ' \n' <"$settings" 2>/dev/null | grep -q "\"$1\":$2"
}

start --size 1280x720
# The first key shows the focus; the third from the end of the page is the language, whose dialog
# begins at its button, with English above it.
press shift+Tab shift+Tab shift+Tab shift+Tab Return
sleep 0.5
press Up Return
sleep 0.5
xdotool windowsize "$window" 1000 640
sleep 1
stop
kept language '"en"' || die "the language was not kept: $(cat "$settings")"
kept w 1000 && kept h 640 || die "the size was not kept: $(cat "$settings")"

start
[ "$got_WIDTH" = 1000 ] && [ "$got_HEIGHT" = 640 ] || die "came back as $got_WIDTH x $got_HEIGHT"
stop
kept language '"en"' || die "the language did not last: $(cat "$settings")"
echo "kept: $(cat "$settings")"
