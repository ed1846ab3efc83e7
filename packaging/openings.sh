#!/bin/sh
# SPDX-License-Identifier: MIT
# sh packaging/openings.sh [--ms T] [--tool PATH] [--write]: searches the best first turn of every
# pack on boards of 3 to 9 holes, T milliseconds at most for each (60000), and prints the book of
# them (assets/openings.json) and the page (packs/OPENINGS.md). --write puts them there instead.
# Times are of the machine it runs on; the rest is the same wherever it has the time it needs.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root"

ms=60000
tool=build/release/src/congklak-cli
write=
while [ $# -gt 0 ]; do
	case $1 in
	--ms) ms=$2 && shift ;;
	--tool) tool=$2 && shift ;;
	--write) write=yes ;;
	*)
		echo "openings.sh: unknown option $1; known: --ms, --tool, --write" >&2
		exit 2
		;;
	esac
	shift
done
[ -x "$tool" ] || {
	echo "openings.sh: no $tool; build it, or name another with --tool" >&2
	exit 2
}

packs='umum jawa-sleman congkak-melayu congklak-jalan-terus congklak-babak congkak-warisan kalah congkak-ringkas'
found=$(mktemp)
trap 'rm -f "$found"' EXIT

# One line an opening: pack, holes, in turn or "together", and what the tool printed.
for holes in 3 4 5 6 7 8 9; do
	for pack in $packs; do
		case $pack in
		congklak-babak | congkak-warisan) start=together ;;
		*) start=turn ;;
		esac
		option=
		[ "$start" = turn ] || option='--option start=bergiliran'
		# shellcheck disable=SC2086
		answer=$("$tool" opening --pack "$pack" --holes "$holes" --ms "$ms" --bounds $option)
		printf '%s %s %s %s\n' "$pack" "$holes" "$start" "$answer" >>"$found"
		echo "$pack $holes: $answer" >&2
	done
done

# Reads a value of the object, and the line as one digit a choice.
reader='
function value(key,    at, rest) {
	at = index(answer, "\"" key "\":")
	rest = substr(answer, at + length(key) + 3)
	sub(/[,}].*/, "", rest)
	return rest
}
function line(    rest, text, i, count, places) {
	rest = answer
	sub(/.*"line":\[/, "", rest)
	sub(/\].*/, "", rest)
	count = split(rest, places, ",")
	for (i = 1; i <= count; i++)
		text = text substr("0123456789abcdefghijklmn", places[i] + 1, 1)
	return text
}
{ pack = $1; holes = $2; start = $3; answer = $0; sub(/^[^{]*/, "", answer) }
'

book() {
	echo '{"format":1,"openings":['
	awk "$reader"'
	line() != "" {
		if (written++)
			print ","
		printf "{\"pack\":\"%s\",\"holes\":%d,\"seeds\":%d,", pack, holes, holes
		if (start == "together")
			printf "\"rules\":{\"start\":\"bergiliran\"},"
		printf "\"line\":\"%s\",\"store\":%s,\"most\":%s,\"mostExact\":%s,", line(), value("store"),
			value("most"), value("mostExact")
		printf "\"value\":%s,\"known\":%s,\"bound\":%s,\"exact\":%s,\"nodes\":%s,\"ms\":%s}",
			value("value"), value("proved"), value("bound"), value("exact"), value("nodes"), value("ms")
	}
	END { print "" }' "$found"
	echo ']}'
}

page() {
	sed '/^<!-- tables/q' packs/OPENINGS.md
	echo
	awk "$reader"'
	pack != last || NR == 1 {
		if (NR > 1)
			print ""
		print "## " pack (start == "together" ? ", played in turn" : "")
		print ""
		print "| holes | value | | banked | most banked | choices | s | first turn |"
		print "| --- | --- | --- | --- | --- | --- | --- | --- |"
		last = pack
	}
	{
		text = line()
		if (text == "") {
			printf "| %d | | nothing found in the time | | | | %.1f | |\n", holes, value("ms") / 1000
			next
		}
		if (value("exact") == "true")
			standing = "proved"
		else if (value("proved") == "true")
			standing = "at least; at most " sprintf("%+d", value("bound"))
		else
			standing = "as far as seen"
		printf "| %d | %+d | %s | %s | %s%s | %d | %.1f | `%s` |\n", holes, value("value"), standing,
			value("store"), value("most"), (value("mostExact") == "true" ? "" : " or more"),
			length(text), value("ms") / 1000, text
	}' "$1"
}

sorted=$(mktemp)
trap 'rm -f "$found" "$sorted"' EXIT
for pack in $packs; do
	grep "^$pack " "$found"
done >"$sorted"
if [ -n "$write" ]; then
	book >assets/openings.json
	page "$sorted" >"$found.page"
	mv "$found.page" packs/OPENINGS.md
else
	book
	page "$sorted"
fi
