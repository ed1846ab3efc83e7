/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_MONKEY_CHECKS_H
#define TESTS_APP_MONKEY_CHECKS_H

#include "app/rig.h"

/*
 * What holds in the app whatever was done to it. Each call fails the test where it does not.
 */
enum { MONKEY_POINTERS = 5 };

/* What the game file was compared with last. */
struct monkey_saved {
	const struct session *session;
	int len;
	int last;
	int conceded;
	bool swapped;
	bool doubtful; /* the disk failed, and nothing was written since */
};

/* DOWN by pointer id: what the test holds down at the moment. */
void monkey_check(const struct rig *rig, const bool down[MONKEY_POINTERS]);
/* The game file gives the match on the board, where that match has changed since SAVED. With
 * DISK_FAILS, and from then to the next choice, it is only noted. */
void monkey_check_saved(const struct rig *rig, struct monkey_saved *saved, bool disk_fails);
/* Without inputs the app comes to rest, and then nothing more happens by itself. A game that plays
 * by itself only goes on for a while. */
void monkey_check_rest(struct rig *rig);
/* Escape leads back to the board or the home page, the board's menu to the home page. */
void monkey_check_way_home(struct rig *rig);
/* The file of the settings, where there is one, can be read. */
void monkey_check_settings(const struct rig *rig);

void monkey_draw(struct rig *rig);
/* Ends a job that waits. Of painting a large window finely only the beginning is done: that takes
 * seconds, and its last pixel is tested elsewhere. The endings of a large board are not learned at
 * all. */
void monkey_end_job(struct rig *rig, int index);

#endif
