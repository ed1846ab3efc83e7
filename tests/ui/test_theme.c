/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ui/fake_draw.h"
#include "ui/theme.h"

#include <string.h>

static void check_pairs(bool contrast, double least)
{
	int count;
	const struct theme_pair *pairs = theme_pairs(&count);
	struct theme theme = {.contrast = contrast};
	assert_true(count >= 10);
	for (int i = 0; i < count; i++) {
		double found = theme_contrast(
			theme_colour(&theme, pairs[i].text), theme_colour(&theme, pairs[i].ground));
		if (found < least)
			fail_msg("pair %d: %.2f", i, found);
	}
}

/* WCAG 2, 1.4.3. */
static void theme__every_text_colour_on_its_ground__contrast_is_enough(void **state)
{
	(void)state;
	check_pairs(false, 4.5);
}

/* WCAG 2, 1.4.6; 1.4.11 for what is no text: the lines around what can be chosen. */
static void theme__high_contrast__is_7_for_words_and_3_for_lines(void **state)
{
	(void)state;
	struct theme theme = {.contrast = true};
	check_pairs(true, 7.0);
	assert_true(theme_contrast(theme_colour(&theme, COLOUR_RULE),
			    theme_colour(&theme, COLOUR_PAPER)) >= 3.0);
	assert_int_equal(theme_colour(&theme, COLOUR_PAPER), 0xffffffff);
	assert_int_equal(theme_colour(&theme, COLOUR_INK), 0xff000000);
}

static void theme__high_contrast__lines_are_broader(void **state)
{
	(void)state;
	struct fake_draw fake;
	struct theme theme;
	fake_draw_init(&fake, 1280, 720, 1.0f);
	theme_init(&theme, &fake.draw, 100, false);
	float plain = theme_stroke(&theme, 2.0f);
	theme.contrast = true;
	assert_true(theme_stroke(&theme, 2.0f) >= 1.5f * plain);
	fake_draw_release(&fake);
}

static void theme__black_on_white__contrast_is_21(void **state)
{
	(void)state;
	assert_true(theme_contrast(0xff000000, 0xffffffff) > 20.99);
	assert_true(theme_contrast(0xffffffff, 0xff000000) < 21.01);
	assert_true(theme_contrast(0xff777777, 0xff777777) < 1.001);
}

static const struct {
	int w, h;
	float scale;
	int small; /* least type expected */
	bool narrow;
} windows[] = {
	{800, 480, 1.0f, 14, false},
	{1024, 600, 1.0f, 14, false},
	{1280, 720, 1.0f, 14, false},
	{1920, 1080, 1.0f, 21, false},
	{1920, 1080, 1.5f, 21, false},
	{2560, 1440, 2.0f, 28, false},
	{3840, 2160, 1.0f, 42, false},
	{1280, 720, 2.0f, 28, true},
	{720, 1280, 1.0f, 14, true},
	{1080, 1920, 1.0f, 21, true},
};

static void theme__each_window__type_and_targets_keep_their_least(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(windows) / sizeof(windows[0]); i++) {
		struct fake_draw fake;
		struct theme theme;
		fake_draw_init(&fake, windows[i].w, windows[i].h, windows[i].scale);
		theme_init(&theme, &fake.draw, 100, false);
		assert_true(theme_type(&theme, TYPE_SMALL, TEXT_REGULAR).size >= windows[i].small);
		assert_true((float)theme.target >= 44.0f * windows[i].scale);
		assert_int_equal(theme.narrow, windows[i].narrow);
		fake_draw_release(&fake);
	}
}

static void theme__kiosk__type_is_18_at_least(void **state)
{
	(void)state;
	struct fake_draw fake;
	struct theme theme;
	fake_draw_init(&fake, 800, 480, 1.0f);
	theme_init(&theme, &fake.draw, 100, true);
	assert_true(theme_type(&theme, TYPE_SMALL, TEXT_REGULAR).size >= 18);
	fake_draw_release(&fake);
}

static void theme__larger_window__is_the_smaller_one_enlarged(void **state)
{
	(void)state;
	struct fake_draw fake;
	struct theme small;
	struct theme large;
	fake_draw_init(&fake, 1280, 720, 1.0f);
	theme_init(&small, &fake.draw, 100, false);
	fake_draw_init(&fake, 2560, 1440, 1.0f);
	theme_init(&large, &fake.draw, 100, false);
	assert_int_equal(2 * theme_space(&small, SPACE_WIDE), theme_space(&large, SPACE_WIDE));
	assert_int_equal(2 * theme_type(&small, TYPE_BODY, TEXT_REGULAR).size,
		theme_type(&large, TYPE_BODY, TEXT_REGULAR).size);
	fake_draw_release(&fake);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(theme__every_text_colour_on_its_ground__contrast_is_enough),
		cmocka_unit_test(theme__high_contrast__is_7_for_words_and_3_for_lines),
		cmocka_unit_test(theme__high_contrast__lines_are_broader),
		cmocka_unit_test(theme__black_on_white__contrast_is_21),
		cmocka_unit_test(theme__each_window__type_and_targets_keep_their_least),
		cmocka_unit_test(theme__kiosk__type_is_18_at_least),
		cmocka_unit_test(theme__larger_window__is_the_smaller_one_enlarged),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
