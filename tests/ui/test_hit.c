/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ui/hit.h"
#include "ui/layout.h"

#include <math.h>

static const struct {
	int w, h;
	float scale;
} windows[] = {{1280, 720, 1.0f}, {1920, 1080, 1.5f}, {2560, 1440, 2.0f}, {1024, 768, 1.0f},
	{2560, 1080, 1.0f}, {720, 1280, 1.0f}, {800, 480, 1.0f}};

static void lay_out(struct layout *layout, size_t window, int holes)
{
	struct layout_wish wish = {.w = windows[window].w,
		.h = windows[window].h,
		.scale = windows[window].scale,
		.text = 1.0f,
		.holes = holes};
	layout_make(layout, &wish);
}

static uint32_t row(int holes, enum side side)
{
	return ((UINT32_C(1) << holes) - 1u) << board_first(holes, side);
}

static void hit__centre_of_every_place_at_every_scale__is_that_place(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(windows) / sizeof(windows[0]); i++) {
		for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
			struct layout layout;
			lay_out(&layout, i, holes);
			for (int place = 0; place < board_places(holes); place++) {
				const struct board_hollow *h = &layout.board.places[place];
				assert_int_equal(
					hit_place(&layout.board, 0, 0.0f, (int)h->x, (int)h->y),
					place);
			}
		}
	}
}

/* TRAPS, Input: ten pixels outside a hole is still that hole. */
static void hit__ten_pixels_outside__is_the_nearest_own_hole(void **state)
{
	(void)state;
	struct layout layout;
	lay_out(&layout, 0, 7);
	for (int place = 0; place < 7; place++) {
		const struct board_hollow *h = &layout.board.places[place];
		int below = (int)(h->y + h->ry) + 10;
		assert_int_equal(
			hit_place(&layout.board, row(7, SIDE_A), 24.0f, (int)h->x, below), place);
		/* Nobody asked for that row, or the hole is empty. */
		assert_int_equal(hit_place(&layout.board, row(7, SIDE_B), 24.0f, (int)h->x, below),
			HIT_NOTHING);
		assert_int_equal(hit_place(&layout.board, 0, 24.0f, (int)h->x, below), HIT_NOTHING);
		assert_int_equal(hit_place(&layout.board, row(7, SIDE_A), 4.0f, (int)h->x, below),
			HIT_NOTHING);
	}
}

static void hit__near_the_other_row__is_never_across(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(windows) / sizeof(windows[0]); i++) {
		struct layout layout;
		const struct board_geometry *g = &layout.board;
		lay_out(&layout, i, 7);
		for (int y = layout.frame.y; y < layout.frame.y + layout.frame.h; y += 7) {
			for (int x = layout.frame.x; x < layout.frame.x + layout.frame.w; x += 7) {
				int place =
					hit_place(g, row(7, SIDE_A) | row(7, SIDE_B), 500.0f, x, y);
				if (place != HIT_NOTHING && !board_is_store(7, place))
					assert_int_equal(board_side(7, place), hit_side(g, x, y));
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hit__centre_of_every_place_at_every_scale__is_that_place),
		cmocka_unit_test(hit__ten_pixels_outside__is_the_nearest_own_hole),
		cmocka_unit_test(hit__near_the_other_row__is_never_across),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
