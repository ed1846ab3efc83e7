#!/bin/sh
# SPDX-License-Identifier: MIT
# sh packaging/check.sh [--quick]: installs what is missing, builds everything and runs every test.
# Exits non-zero if one fails. --quick: only the build with sanitizers and its tests, for every day.
#
#	dev       gcc, AddressSanitizer and UndefinedBehaviorSanitizer: all tests but the slow ones
#	tsan      ThreadSanitizer: what is labelled threads
#	release   vectors, perft, image, ai, the slow ones, smoke (the real window)
#	fuzz      10 s for each reader (clang)
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root" || exit 1
. packaging/packages.sh

quick=
for option in "$@"; do
	case $option in
	--quick) quick=yes ;;
	*)
		echo "check.sh: unknown option $option; known: --quick" >&2
		exit 2
		;;
	esac
done

jobs=$(nproc 2>/dev/null || echo 2)
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
passed=0
failed=0
started=$(date +%s)

stage() {
	printf '\n== %s (%d s so far)\n' "$*" "$(($(date +%s) - started))"
}

fail() {
	failed=$((failed + 1))
	say "FAILED: $*"
}

finish() {
	printf '\n'
	say "$(($(date +%s) - started)) s in all"
	printf 'check: %d passed, %d failed\n' "$passed" "$failed"
	[ "$failed" -eq 0 ] && exit 0
	exit 1
}

# run COMMAND...: shows the output, keeps it in $scratch/out, answers the command's status.
run() {
	{
		"$@" 2>&1
		echo $? >"$scratch/rc"
	} | tee "$scratch/out"
	return "$(cat "$scratch/rc")"
}

# build PRESET [OPTION...]
build() {
	preset=$1
	shift
	run cmake --preset "$preset" "$@" >/dev/null || {
		cat "$scratch/out"
		fail "configure $preset"
		return 1
	}
	run cmake --build --preset "$preset" --parallel "$jobs" >/dev/null || {
		grep -v '^\[' "$scratch/out" | tail -n 60
		fail "build $preset"
		return 1
	}
}

# tests FOLDER [CTEST OPTION...]: counts what CTest counts; skipped ones count as neither.
tests() {
	folder=$1
	shift
	run ctest --test-dir "$folder" --output-on-failure --parallel "$jobs" "$@"
	status=$?
	ok=$(grep -c '^ *[0-9][0-9]*/[0-9][0-9]* Test .* Passed ' "$scratch/out")
	bad=$(sed -n 's/^.*, \([0-9][0-9]*\) tests failed out of .*/\1/p' "$scratch/out" | tail -n 1)
	passed=$((passed + ok))
	failed=$((failed + ${bad:-0}))
	if [ "$((ok + ${bad:-0}))" -eq 0 ]; then
		fail "no test was run in $folder"
	elif [ "$status" -ne 0 ] && [ "${bad:-0}" -eq 0 ]; then
		fail "ctest ended with $status in $folder"
	fi
}

# Does this clang have libFuzzer and the sanitizers?
can_fuzz() {
	printf '#include <stddef.h>\nint LLVMFuzzerTestOneInput(const char *d, size_t n);\n%s\n' \
		'int LLVMFuzzerTestOneInput(const char *d, size_t n) { return n > 5 && d[0] == 1; }' \
		>"$scratch/probe.c"
	clang -fsanitize=address,undefined,fuzzer "$scratch/probe.c" -o "$scratch/probe" >/dev/null 2>&1
}

fuzz() {
	if ! can_fuzz; then
		say 'left out: there is no clang with libFuzzer (clang, libclang-rt-14-dev)'
		return
	fi
	run cmake -G Ninja -S . -B build/fuzz -DCMAKE_C_COMPILER=clang -DCMAKE_BUILD_TYPE=Debug \
		-DCONGKLAK_FUZZ=ON -DBUILD_TESTING=ON \
		-DCMAKE_C_FLAGS='-O1 -fno-omit-frame-pointer -fsanitize=address,undefined,fuzzer-no-link -fno-sanitize-recover=all' \
		>/dev/null || {
		tail -n 20 "$scratch/out"
		fail 'configure fuzz'
		return
	}
	run cmake --build build/fuzz --target fuzzers --parallel "$jobs" >/dev/null || {
		grep -v '^\[' "$scratch/out" | tail -n 40
		fail 'build fuzz'
		return
	}
	for fuzzer in build/fuzz/tests/*/fuzz_*; do
		[ -x "$fuzzer" ] && [ -f "$fuzzer" ] || continue
		name=${fuzzer##*/}
		case $name in
		fuzz_pack) seeds='packs tests/corpus/packs' ;;
		fuzz_openings) seeds=tests/corpus/openings ;;
		fuzz_lessons) seeds=tests/corpus/lessons ;;
		*) seeds=tests/fuzz/corpus/${name#fuzz_} ;;
		esac
		mkdir -p "$scratch/$name"
		# shellcheck disable=SC2086 # one word a folder
		if run "$fuzzer" -max_total_time=10 -timeout=5 -print_final_stats=1 \
			-artifact_prefix="$root/build/fuzz/" "$scratch/$name" $seeds >/dev/null; then
			passed=$((passed + 1))
			say "$name: $(sed -n 's/^stat::number_of_executed_units: *//p' "$scratch/out") inputs, no fault"
		else
			tail -n 40 "$scratch/out"
			fail "$name (its input is kept in build/fuzz)"
		fi
	done
}

stage 'packages'
if ! packages_install $packages_check; then
	fail 'packages'
	finish
fi
packages_install $packages_extra || say 'going on without them; what needs them is left out'

stage 'dev: build with AddressSanitizer and UndefinedBehaviorSanitizer'
if build dev; then
	stage 'dev: tests'
	tests build/dev -LE '^(smoke|slow)$'
fi
[ -n "$quick" ] && finish

stage 'tsan: build with ThreadSanitizer'
if build tsan; then
	stage 'tsan: tests'
	tests build/tsan -L '^threads$'
fi

stage 'release: build'
if build release -DBUILD_TESTING=ON; then
	stage 'release: tests'
	tests build/release -L '^(vectors|perft|image|ai|slow)$' -LE '^smoke$'
	stage 'release: the real program in a window'
	tests build/release -L '^smoke$'
fi

stage 'fuzz: 10 s for each reader'
fuzz
finish
