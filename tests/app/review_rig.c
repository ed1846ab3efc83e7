/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/review_rig.h"

struct review_page *review_rig_page(const struct rig *rig)
{
	assert_string_equal(rig_screen(rig), "telaah");
	return (struct review_page *)rig_page(rig);
}

const struct review *review_rig_known(const struct rig *rig)
{
	return &rig->app->reviewed->review;
}

/* The page of GAME, of which nothing is worked out yet. */
void review_rig_open_held(struct rig *rig, const char *code)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.keep_nothing = true;
	rig->options.review_nodes = REVIEW_RIG_QUICK;
	rig->options.code = code;
	rig->options.screen = "telaah";
	rig->now = 1000;
	rig->runner.held = true;
	rig_start(rig);
	rig->app->settings.reduced_motion = true;
	app_apply_settings(rig->app);
	/* What other pages began is none of this one's. */
	rig_finish_jobs(rig);
}

void review_rig_work(struct rig *rig, int choices)
{
	int wanted = review_rig_known(rig)->done + choices;
	for (int i = 0; i < 10 * choices && review_rig_known(rig)->done < wanted; i++) {
		if (rig->runner.count == 0)
			rig_pass(rig, 16);
		rig_finish_jobs(rig);
		rig_pass(rig, 16);
	}
	assert_int_equal(review_rig_known(rig)->done, wanted);
}

void review_rig_open_done(struct rig *rig, const char *code)
{
	review_rig_open_held(rig, code);
	review_rig_work(rig, review_rig_known(rig)->record.len);
	assert_true(review_is_done(review_rig_known(rig)));
}
