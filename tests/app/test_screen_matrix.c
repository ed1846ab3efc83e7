/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"
#include "app/board_screen_cards.h"
#include "app/page_checks.h"

#include <stdio.h>
#include <string.h>

/* Every screen there is, by the list that --shot opens them from: a new one is looked at without
 * being named here. What can stand on each is looked at in test_pages. */

static bool is_page(const struct rig *rig)
{
	return stack_top(&rig->app->stack)->calls->layout == page_layout;
}

static void screen__each_that_has_a_name__can_be_read_and_pressed_everywhere(void **state)
{
	int pages = 0;
	(void)state;
	for (int i = 0; app_named_screen(i); i++) {
		const char *name = app_named_screen(i);
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = name;
		rig.options.review_nodes = 300;
		rig.options.opening_nodes = 300;
		rig_start(&rig);
		if (is_page(&rig)) {
			page_check_matrix(&rig, name);
			pages++;
		}
		rig_release(&rig);
	}
	assert_true(pages >= 15);
}

/* Of buttons, not of holes, which are as far apart as the board has them. */
static void check_targets(const struct rig *rig, const char *what)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	for (int i = 0; i < set->count; i++) {
		const struct rect *a = &set->items[i].rect;
		if (set->items[i].id >= ID_PLACE)
			continue;
		if (a->w < 44 || a->h < 44)
			fail_msg("%s: button %d is %d x %d", what, set->items[i].id, a->w, a->h);
		if (a->x < 0 || a->y < 0 || a->x + a->w > rig->fake.draw.w ||
			a->y + a->h > rig->fake.draw.h)
			fail_msg("%s: button %d is outside", what, set->items[i].id);
		for (int k = 0; k < i; k++) {
			struct rect near = rect_inset(set->items[k].rect, -8);
			/* The line reaches up to what is pressed on it. */
			if (board_id_kind(set->items[k].id) != ID_LINE &&
				board_id_kind(set->items[i].id) != ID_LINE && rect_meet(near, *a))
				fail_msg("%s: buttons %d and %d are too close", what,
					set->items[i].id, set->items[k].id);
		}
	}
}

/* Whole in the window; numbers are written several times over, words once. */
static void check_words(const struct rig *rig, const char *what)
{
	for (int i = 0; i < rig->fake.count; i++) {
		const struct fake_call *a = &rig->fake.calls[i];
		if (a->kind != FAKE_TEXT || strspn(a->text, "0123456789") == strlen(a->text))
			continue;
		if (a->rect.x < 0 || a->rect.y < 0 || a->rect.x + a->rect.w > rig->fake.draw.w ||
			a->rect.y + a->rect.h > rig->fake.draw.h)
			fail_msg("%s: \"%s\" is cut", what, a->text);
		for (int k = 0; k < i; k++) {
			const struct fake_call *b = &rig->fake.calls[k];
			/* Line boxes are higher than letters. */
			struct rect in = {b->rect.x + 1, b->rect.y + b->rect.h / 4, b->rect.w - 2,
				b->rect.h / 2};
			if (b->turned % 2)
				in = (struct rect){b->rect.x + b->rect.w / 4, b->rect.y + 1,
					b->rect.w / 2, b->rect.h - 2};
			if (b->kind == FAKE_TEXT &&
				strspn(b->text, "0123456789") != strlen(b->text) &&
				rect_meet(in, a->rect))
				fail_msg("%s: \"%s\" lies on \"%s\"", what, a->text, b->text);
		}
	}
}

static void check_board(bool table)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {1920, 1080}, {1080, 1920}};
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig.options.code = "umum.0.1";
	rig_start(&rig);
	rig.app->settings.table = table;
	for (int i = 0; i < 4 * 2 * 2 * LANG_COUNT; i++) {
		char what[80];
		/* What the board is painted for changes least often. */
		const int *size = sizes[i / (4 * LANG_COUNT)];
		rig.app->settings.text_percent = i / (2 * LANG_COUNT) % 2 ? 200 : 100;
		rig.app->settings.contrast = i % 2;
		rig.app->settings.language = (enum lang)(i / 2 % LANG_COUNT);
		rig_resize(&rig, size[0], size[1], 1.0f);
		app_apply_settings(rig.app);
		snprintf(what, sizeof(what), "%dx%d %d%% %s%s%s", size[0], size[1],
			rig.app->settings.text_percent, lang_code(rig.app->settings.language),
			rig.app->settings.contrast ? " high contrast" : "", table ? " table" : "");
		fake_draw_clear(&rig.fake);
		app_draw(rig.app, rig.now);
		assert_int_equal(board_rig(&rig)->layout.table, table);
		check_targets(&rig, what);
		check_words(&rig, what);
	}
	rig_release(&rig);
}

static void screen__board__can_be_read_and_pressed_everywhere(void **state)
{
	(void)state;
	check_board(false);
}

static void screen__board_on_a_table__can_be_read_and_pressed_everywhere(void **state)
{
	(void)state;
	check_board(true);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(screen__each_that_has_a_name__can_be_read_and_pressed_everywhere),
		cmocka_unit_test(screen__board__can_be_read_and_pressed_everywhere),
		cmocka_unit_test(screen__board_on_a_table__can_be_read_and_pressed_everywhere),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
