/* SPDX-License-Identifier: MIT */

/* What globals.sh must find, and what it must not. Linked nowhere. */
int globals_touch(int by);

int shown;
static int counted;
static int filled = 7;
static _Thread_local int per_thread;
static const char *pointer = "a pointer that can be turned elsewhere";

static const int constant[] = {1, 2, 3};
static const char *const words[] = {"a", "b"};

int globals_touch(int by)
{
	static int local_count;

	counted += by;
	filled += by;
	per_thread += by;
	shown += by;
	local_count += by;
	if (by > 3)
		pointer = words[by & 1];
	return counted + filled + per_thread + local_count + constant[by & 1] + pointer[0];
}
