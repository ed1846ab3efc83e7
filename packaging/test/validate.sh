#!/bin/sh
# SPDX-License-Identifier: MIT
# validate.sh desktop|metainfo|icon|man ROOT VERSION
set -eu
subject=$1
version=$3
cd "$2/packaging"

need() {
	command -v "$1" >/dev/null 2>&1 && return
	echo "skipped: $1 is not installed"
	exit 77
}

has() {
	grep -q "$1" "$2" && return
	echo "$2: found no line with '$1'"
	exit 1
}

case $subject in
desktop)
	has '^Icon=congklak$' desktop/congklak.desktop
	has '^StartupWMClass=congklak$' desktop/congklak.desktop
	need desktop-file-validate
	desktop-file-validate desktop/congklak.desktop
	;;
metainfo)
	has '<id>congklak</id>' desktop/congklak.metainfo.xml
	has "<release version=\"$version\"" desktop/congklak.metainfo.xml
	need appstreamcli
	# AppStream would rather see a domain before the id; ours is one word everywhere.
	appstreamcli validate --no-net --override cid-desktopapp-is-not-rdns=info \
		desktop/congklak.metainfo.xml
	;;
icon)
	has 'viewBox="0 0 128 128"' desktop/congklak.svg
	need rsvg-convert
	rsvg-convert -w 32 -h 32 desktop/congklak.svg >/dev/null
	;;
man)
	for page in man/congklak.6 man/congklak-cli.6; do
		has "Congklak $version" "$page"
	done
	need man
	for page in man/congklak.6 man/congklak-cli.6; do
		said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
		[ -z "$said" ] && continue
		printf '%s\n' "$said"
		exit 1
	done
	;;
*)
	echo "validate.sh: unknown subject $subject"
	exit 2
	;;
esac
