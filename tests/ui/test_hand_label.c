/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "core/match.h"
#include "ui/board_view.h"
#include "ui/fake_draw.h"
#include "ui/hand_label.h"

#include <string.h>

static const struct {
	int w, h;
	bool table;
} sizes[] = {{800, 480, false}, {1280, 720, false}, {1920, 1080, false}, {720, 1280, false},
	{1080, 1920, false}, {1280, 720, true}, {1080, 1920, true}};

enum { SIZES = sizeof sizes / sizeof *sizes };

struct desk {
	struct fake_draw fake;
	struct stamps stamps;
	struct theme theme;
	struct words *words;
	struct layout layout;
	struct pen pen;
};

static void desk_open(struct desk *desk, int size, int holes, bool counter_clockwise)
{
	struct diag diag;
	struct layout_wish wish = {.w = sizes[size].w,
		.h = sizes[size].h,
		.scale = 1.0f,
		.text = 1.0f,
		.holes = holes,
		.counter_clockwise = counter_clockwise,
		.table = sizes[size].table};
	memset(desk, 0, sizeof(*desk));
	fake_draw_init(&desk->fake, wish.w, wish.h, 1.0f);
	stamps_init(&desk->stamps, &desk->fake.draw);
	theme_init(&desk->theme, &desk->fake.draw, 100, false);
	diag_clear(&diag);
	desk->words = words_load(SOURCE_DIR "/assets/lang", &diag);
	assert_non_null(desk->words);
	words_set_language(desk->words, LANG_ID);
	layout_make(&desk->layout, &wish);
	desk->pen = (struct pen){&desk->fake.draw, &desk->stamps, &desk->theme};
}

static void desk_close(struct desk *desk)
{
	words_free(desk->words);
	stamps_release(&desk->stamps);
	fake_draw_release(&desk->fake);
}

/* A hand of SIDE over PLACE, which is drawn with its fingers over the seeds it holds. */
static void place_label(
	struct desk *desk, struct hand_label *label, enum side side, const struct hand_view *hand)
{
	float x, y;
	hand_where(&desk->layout.board, side, hand, &x, &y);
	hand_label_place(label, &desk->layout, &desk->pen, desk->words, side,
		side == SIDE_A ? "Pemain A" : "Pemain B", hand, x, y);
}

static struct hand_view hand_over(const struct desk *desk, int place, int count, int relays)
{
	const struct board_geometry *g = &desk->layout.board;
	const struct board_hollow *hollow = &g->places[place];
	return (struct hand_view){.shown = true,
		.x = hollow->x,
		.y = hollow->y,
		.height = 46.0f * g->unit,
		.count = count,
		.relays = relays,
		.alpha = 255};
}

/* The back of the hand and its fingers, without the fading wrist and the tips. */
static struct rect palm(const struct desk *desk, enum side side, const struct hand_view *hand)
{
	const struct board_geometry *g = &desk->layout.board;
	float x, y, across = 22.0f * g->unit, along = 36.0f * g->unit;
	hand_where(g, side, hand, &x, &y);
	if (g->upright)
		return (struct rect){
			(int)(x - along), (int)(y - across), (int)(2 * along), (int)(2 * across)};
	return (struct rect){
		(int)(x - across), (int)(y - along), (int)(2 * across), (int)(2 * along)};
}

static void check_label(struct desk *desk, int size, enum side side, int place, int relays)
{
	struct hand_label label;
	struct hand_view hand = hand_over(desk, place, 12, relays);
	place_label(desk, &label, side, &hand);
	const struct rect *box = &label.box;
	bool inside = box->x >= 0 && box->y >= 0 && box->x + box->w <= sizes[size].w &&
		      box->y + box->h <= sizes[size].h;
	if (!inside || rect_meet(*box, palm(desk, side, &hand)))
		fail_msg("%dx%d%s, %d holes, side %d over place %d, relays %d: %d,%d %dx%d",
			sizes[size].w, sizes[size].h, sizes[size].table ? " table" : "",
			desk->layout.board.holes, side, place, relays, box->x, box->y, box->w,
			box->h);
	if (label.style.size < 14)
		fail_msg("%dx%d, %d holes: letters of %d pixels", sizes[size].w, sizes[size].h,
			desk->layout.board.holes, label.style.size);
	strbuf_release(&label.text);
}

static void hand_label__over_every_hole__is_readable_beside_the_hand(void **state)
{
	(void)state;
	for (int size = 0; size < SIZES; size++) {
		for (int holes = 5; holes <= BOARD_HOLES_MAX; holes += 2) {
			for (int turned = 0; turned < 2; turned++) {
				struct desk desk;
				desk_open(&desk, size, holes, turned != 0);
				for (int i = 0; i < 2 * board_places(holes); i++) {
					int place = i / 2;
					if (board_is_store(holes, place))
						continue;
					check_label(&desk, size, i % 2, place, 0);
					check_label(&desk, size, i % 2, place, 12);
				}
				desk_close(&desk);
			}
		}
	}
}

/* Where the mat beside an upright board is narrow, how far it has come goes before letters get
 * small; the line tells it all the same. */
static void hand_label__narrow_mat__tells_whose_and_how_many(void **state)
{
	(void)state;
	struct desk desk;
	struct hand_label label;
	desk_open(&desk, 3, 5, false);
	struct hand_view hand = hand_over(&desk, 2, 7, 12);
	place_label(&desk, &label, SIDE_A, &hand);
	assert_string_equal(label.text.text, "Pemain A  7");
	strbuf_release(&label.text);
	desk_close(&desk);
	desk_open(&desk, 1, 5, false);
	hand = hand_over(&desk, 2, 7, 12);
	place_label(&desk, &label, SIDE_A, &hand);
	assert_non_null(strstr(label.text.text, "12"));
	strbuf_release(&label.text);
	desk_close(&desk);
}

/* Two hands one over the other, a little to this side or that: their labels do not jump. */
static void hand_labels__two_hands_in_line__keep_their_sides(void **state)
{
	(void)state;
	for (int turned = 0; turned < 2; turned++) {
		for (int aside = -4; aside <= 4; aside++) {
			struct desk desk;
			struct hand_label labels[2];
			desk_open(&desk, 1, 7, turned != 0);
			struct hand_view a = hand_over(&desk, 3, 7, 0);
			struct hand_view b = hand_over(&desk, 11, 7, 0);
			b.x += (float)aside;
			place_label(&desk, &labels[0], SIDE_A, &a);
			place_label(&desk, &labels[1], SIDE_B, &b);
			hand_labels_draw(labels, 2, &desk.layout, &desk.pen);
			const struct fake_call *of_a = fake_draw_find(&desk.fake, "Pemain A");
			const struct fake_call *of_b = fake_draw_find(&desk.fake, "Pemain B");
			assert_non_null(of_a);
			assert_non_null(of_b);
			assert_int_equal(of_a->rect.x < of_b->rect.x, turned == 0);
			assert_false(rect_meet(labels[0].box, labels[1].box));
			desk_close(&desk);
		}
	}
}

/* A relay: from the first lifting to the last seed's fall the hand is there in every frame, seen
 * through while it is empty. */
static void hand__between_two_liftings__does_not_vanish(void **state)
{
	(void)state;
	struct match match;
	struct rules rules;
	struct event_list events = {0};
	struct presenter_view view;
	struct desk desk;
	int vanished = 0, through = 0;
	rules_init(&rules);
	match_init(&match, &rules, SIDE_A);
	struct position before = match.position;
	struct presenter *presenter = presenter_new(&before);
	desk_open(&desk, 1, rules.holes, false);
	presenter_layout(presenter, &desk.layout.board, SEED_KERANG);
	match_play(&match, 6, &events); /* relays once, then shoots */
	presenter_play(presenter, &before, &events, SPEED_NORMAL, 0);
	bool was = false;
	for (uint64_t now = 0; presenter_is_moving(presenter); now += 10) {
		struct cue cues[8];
		presenter_update(presenter, now, cues, 8);
		presenter_view(presenter, now, &view);
		bool shown = view.hands[SIDE_A].shown && view.hands[SIDE_A].alpha > 0;
		vanished += was && !shown;
		was = shown;
		if (!shown)
			continue;
		bool solid = view.hands[SIDE_A].alpha == 255;
		through += !solid;
		assert_true(solid || view.hands[SIDE_A].count == 0);
	}
	assert_int_equal(vanished, 1);
	assert_true(through > 10);
	presenter_free(presenter);
	desk_close(&desk);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hand_label__over_every_hole__is_readable_beside_the_hand),
		cmocka_unit_test(hand_label__narrow_mat__tells_whose_and_how_many),
		cmocka_unit_test(hand_labels__two_hands_in_line__keep_their_sides),
		cmocka_unit_test(hand__between_two_liftings__does_not_vanish),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
