# SPDX-License-Identifier: MIT
# Read by play.sh and check.sh (". packages.sh"): what Debian packages are needed, and getting them.

packages_play='build-essential cmake ninja-build pkg-config
libsdl2-dev libsdl2-ttf-dev libsdl2-mixer-dev libsdl2-image-dev libcjson-dev
fonts-sil-andika fonts-dejavu-core'
packages_check="$packages_play libcmocka-dev xvfb xdotool x11-utils"
# A check without one of these leaves out a step and says so.
packages_extra='clang libclang-rt-14-dev clang-format desktop-file-utils appstream'

say() {
	printf '%s: %s\n' "${0##*/}" "$*"
}

# packages_missing NAME...: those that are not installed.
packages_missing() {
	for package in "$@"; do
		case $(dpkg-query -W -f='${Status}' "$package" 2>/dev/null) in
		*' installed') ;;
		*) printf '%s ' "$package" ;;
		esac
	done
}

as_root() {
	if [ "$(id -u)" -eq 0 ]; then
		env DEBIAN_FRONTEND=noninteractive "$@"
	elif command -v sudo >/dev/null 2>&1; then
		sudo env DEBIAN_FRONTEND=noninteractive "$@"
	else
		say 'not root, and there is no sudo'
		return 1
	fi
}

# packages_install NAME...: installs what is missing; touches nothing, not even the network, where
# all is there. Fails where something is still missing afterwards.
packages_install() {
	if ! command -v dpkg-query >/dev/null 2>&1; then
		say "this is not Debian; going on with what is there. Needed: $*"
		return 0
	fi
	missing=$(packages_missing "$@")
	[ -z "$missing" ] && return 0
	say "installing: $missing"
	if [ -z "${packages_refreshed-}" ]; then
		as_root apt-get -q update || say 'the package lists could not be refreshed; trying all the same'
		packages_refreshed=yes
	fi
	# shellcheck disable=SC2086 # one word a package
	as_root apt-get -q -y --no-install-recommends install $missing || true
	missing=$(packages_missing "$@")
	[ -z "$missing" ] && return 0
	say "still missing: $missing"
	return 1
}
