/* SPDX-License-Identifier: MIT */
/* The strongest level learns the ends of games before its first search; the window goes on. */
#include "test.h"

#include "app/board_rig.h"

#include <string.h>

/* Three holes a side, the computer begins. */
#define GAME "umum:3x3.1."

/* Painting is a job too. */
static int learning_job(const struct rig *rig)
{
	for (int i = 0; i < rig->runner.count; i++)
		if (rig->runner.waiting[i] == (struct job *)rig->app->endings)
			return i;
	return -1;
}

static void line__while_endings_are_learned__says_how_far_it_is(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, GAME, "6", 1280, 720);
	rig_pass(&rig, 500);
	assert_int_not_equal(learning_job(&rig), -1);
	assert_true(board_rig_says(&rig, "Mempelajari akhir permainan… 0%"));
	assert_int_equal(board_rig_choices(&rig), 0);
	/* It wakes to look how far it is, and does not spin. */
	assert_in_range(app_wait(rig.app, rig.now), 1, 100);
	rig_finish_job(&rig, learning_job(&rig));
	rig_pass(&rig, 32);
	assert_false(board_rig_says(&rig, "Mempelajari"));
	assert_true(board_rig_says(&rig, "sedang berpikir"));
	rig_finish_jobs(&rig);
	rig_pass(&rig, 32);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_release(&rig);
}

static void game__left_while_endings_are_learned__stops_that(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open_held(&rig, GAME, "6", 1280, 720);
	rig_pass(&rig, 500);
	const struct job *job = rig.runner.waiting[learning_job(&rig)];
	assert_false(atomic_load(&job->stop));
	app_reset_to_home(rig.app);
	assert_true(atomic_load(&job->stop));
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(line__while_endings_are_learned__says_how_far_it_is),
		cmocka_unit_test(game__left_while_endings_are_learned__stops_that),
	};
	return cmocka_run_group_tests_name("board_learning", tests, NULL, NULL);
}
