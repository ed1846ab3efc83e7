#!/bin/sh
# SPDX-License-Identifier: MIT
# sh packaging/play.sh [OPTION...]: installs what is missing, builds the game and starts it. From any
# folder; the options are those of the game (--help). The build stays inside build/.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/packages.sh"

packages_install $packages_play || {
	say "install these as root, then start again:"
	say "  apt-get install $(packages_missing $packages_play)"
	exit 1
}

# The game needs no test library; check.sh turns the tests on again in the same folder.
say 'building (about a minute the first time)' >&2
(
	cd "$root"
	cmake --preset release -DBUILD_TESTING=OFF >/dev/null
	cmake --build --preset release
) >&2 || {
	say 'the game could not be built; the lines above say why' >&2
	exit 1
}

if [ -z "${DISPLAY-}${WAYLAND_DISPLAY-}${SDL_VIDEODRIVER-}" ] && [ ! -e /dev/dri/card0 ]; then
	case " $* " in
	*' --shot '* | *' --script '* | *' --help '* | *' --version '*) ;;
	*)
		say 'built, but there is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.'
		say 'Start it from a desktop, or with a screen of its own: xvfb-run -a sh packaging/play.sh'
		exit 1
		;;
	esac
fi
exec "$root/build/release/src/congklak" "$@"
