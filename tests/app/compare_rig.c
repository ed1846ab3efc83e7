/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_screen.h"
#include "app/compare_rig.h"

#include <string.h>

void compare_open(struct rig *rig, const char *code)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.screen = "banding";
	rig->options.code = code;
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "banding");
}

struct compare *compare_of(const struct rig *rig)
{
	assert_string_equal(rig_screen(rig), "banding");
	return (struct compare *)rig_page(rig);
}

const struct comparison *comparison_of(const struct rig *rig)
{
	return &compare_of(rig)->comparison;
}

bool compare_offers(const struct rig *rig, const char *key)
{
	const struct widget_set *set = &rig_page(rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, words_get(rig->app->words, key)) == 0)
			return true;
	}
	return false;
}

void compare_play_some(struct rig *rig)
{
	static const int holes[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14};
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.opponent = "2p";
	rig->options.pack = "umum";
	rig_start(rig);
	rig->app->settings.speed = SPEED_AT_ONCE;
	const struct session *session = board_screen_session(app_board_screen(rig->app));
	for (int i = 0; i < 60 && session_record(session)->len < 4; i++) {
		int x, y;
		assert_true(app_place_point(rig->app, holes[i % 14], &x, &y));
		rig_tap(rig, x, y);
		rig_pass(rig, 3000);
	}
	assert_int_equal(session_record(session)->len, 4);
}
