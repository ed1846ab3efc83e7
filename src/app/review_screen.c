/* SPDX-License-Identifier: MIT */
#include "app/review_state.h"
#include "app/screens.h"

#include <stdlib.h>

/* telaah: a finished game as a curve, what its turns lost and what would have been better. */
enum { NO_FINGER = -1 };

static struct review_page *own(struct screen *screen)
{
	return (struct review_page *)screen;
}

const struct review_turn *review_shown_turn(const struct review_page *review)
{
	return &review->desk->review.turns[review->desk->shown];
}

bool review_shown_is_judged(const struct review_page *review)
{
	const struct review *all = &review->desk->review;
	return all->turn_count > 0 && review_shown_turn(review)->to <= all->done;
}

/* Of a turn that is half judged the first: the board does not change under whoever looks at it. */
int review_shown_choice(const struct review_page *review)
{
	if (review->desk->review.turn_count == 0)
		return 0;
	const struct review_turn *turn = review_shown_turn(review);
	bool lost = review_shown_is_judged(review) && turn->worst != REVIEW_NONE;
	return lost ? turn->worst : turn->from;
}

static void show(struct review_page *review)
{
	page_layout(&review->page.screen);
	app_redraw(review->page.screen.app);
}

static void go(struct review_page *review, int turn)
{
	int last = review->desk->review.turn_count - 1;
	turn = turn > last ? last : turn;
	review->desk->shown = turn < 0 ? 0 : turn;
	review->desk->chosen = true;
	show(review);
}

/* The marked turn after the one that is looked at, and after the last the first. */
static void go_to_mark(struct review_page *review)
{
	const struct review_plot *plot = &review->plot;
	if (plot->mark_count == 0)
		return;
	for (int i = 0; i < plot->mark_count; i++)
		if (plot->marks[i] > review->desk->shown) {
			go(review, plot->marks[i]);
			return;
		}
	go(review, plot->marks[0]);
}

/* Opens the board before the choice that is shown; where a better one is known the board plays its
 * line, as far as the turn goes. */
static void play_from_here(struct review_page *review)
{
	const struct review *all = &review->desk->review;
	int at = review_shown_choice(review);
	struct record record;
	struct match match;
	record_copy(&record, &all->record);
	record_truncate(&record, at);
	record_replay(&record, at, &match);
	const struct review_choice *choice = &all->choices[at];
	int side = match.position.mover, round = match.round;
	bool known = review_shown_is_judged(review) && choice->better != REVIEW_NONE;
	for (int i = 0; known && i < choice->line_len; i++) {
		if (match.phase == MATCH_OVER || match.round != round ||
			match.position.mover != side ||
			match_check(&match, choice->line[i]) != VERDICT_OK)
			break;
		match_play(&match, choice->line[i], NULL);
		record_add(&record, choice->line[i]);
	}
	app_play_record_from(review->page.screen.app, &record, at, record.len, review_told(review));
	record_release(&record);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct review_page *review = (struct review_page *)page;
	int shown = review->desk->shown;
	switch (event->id) {
	case REVIEW_FIRST:
		go(review, 0);
		break;
	case REVIEW_PREVIOUS:
		go(review, shown - 1);
		break;
	case REVIEW_NEXT:
		go(review, shown + 1);
		break;
	case REVIEW_LAST:
		go(review, review->desk->review.turn_count - 1);
		break;
	case REVIEW_MARK:
		go_to_mark(review);
		break;
	case REVIEW_PLAY:
		play_from_here(review);
		break;
	default:
		break;
	}
}

static int id_of_key(const struct page *page, const struct input *input)
{
	(void)page;
	switch (input->key) {
	case KEY_LEFT:
	case KEY_UNDO:
		return REVIEW_PREVIOUS;
	case KEY_RIGHT:
	case KEY_REDO:
		return REVIEW_NEXT;
	case KEY_HOME:
		return REVIEW_FIRST;
	case KEY_END:
		return REVIEW_LAST;
	default:
		return 0;
	}
}

/* ---- the curve under a finger */

static bool on_plot(const struct review_page *review, int x, int y)
{
	return review->desk->review.turn_count > 0 && rect_holds(review_plot_rect(review), x, y) &&
	       rect_holds(review->page.sheet.areas[1].rect, x, y);
}

static void point_at(struct review_page *review, int x)
{
	int turn = review_plot_turn(&review->plot, review_plot_rect(review), x);
	if (turn != review->desk->shown || !review->desk->chosen)
		go(review, turn);
}

/* Drawn along the curve a finger looks at turn after turn; up or down it scrolls the page. */
static bool follow_finger(struct review_page *review, const struct input *input)
{
	int slop = theme_drag_slop(&review->page.screen.app->theme);
	int dx = abs(input->x - review->down_x), dy = abs(input->y - review->down_y);
	if (dy > slop && dy > dx) {
		review->finger = NO_FINGER;
		return false;
	}
	if (dx > slop)
		point_at(review, input->x);
	return true;
}

static bool plot_input(struct review_page *review, const struct input *input)
{
	if (input->kind == INPUT_DOWN && review->finger == NO_FINGER &&
		on_plot(review, input->x, input->y)) {
		review->finger = input->pointer;
		review->down_x = input->x;
		review->down_y = input->y;
		return false; /* it may become a drag of the page */
	}
	if (review->finger == NO_FINGER || input->pointer != review->finger)
		return false;
	if (input->kind == INPUT_MOVE)
		return follow_finger(review, input);
	if (input->kind == INPUT_UP && on_plot(review, input->x, input->y))
		point_at(review, input->x);
	if (input->kind == INPUT_UP || input->kind == INPUT_CANCEL)
		review->finger = NO_FINGER;
	return false;
}

static bool input(struct screen *screen, const struct input *input, uint64_t now)
{
	return plot_input(own(screen), input) || page_input(screen, input, now);
}

/* ---- time */

/* Until somebody chooses a turn the last one that is known is looked at, and at the end the one
 * that lost most: of people rather than of the computer. */
static void choose_turn(struct review_desk *desk)
{
	const struct review *review = &desk->review;
	int done = review_turns_done(review), worst;
	if (desk->chosen || done == 0)
		return;
	desk->shown = done - 1;
	if (!review_is_done(review))
		return;
	desk->chosen = true;
	int most = 0;
	for (int side = 0; side < 2; side++) {
		bool person = desk->setup.seats[side] == SEAT_PERSON ||
			      desk->setup.seats[1 - side] == SEAT_COMPUTER;
		if (!person || review_worst(review, (enum side)side, &worst, 1) == 0 ||
			review->turns[worst].loss <= most)
			continue;
		most = review->turns[worst].loss;
		desk->shown = worst;
	}
}

static void update(struct screen *screen, uint64_t now)
{
	struct review_page *review = own(screen);
	(void)now;
	if (!app_goes_on(screen->app, screen) || !review_desk_work(review->desk))
		return;
	choose_turn(review->desk);
	show(review);
}

static int wait(const struct screen *screen, uint64_t now)
{
	(void)now;
	return app_goes_on(screen->app, screen)
		       ? review_desk_wait(((const struct review_page *)screen)->desk)
		       : -1;
}

static void draw(struct screen *screen, uint64_t now)
{
	struct review_page *review = own(screen);
	struct pen pen = app_pen(screen->app);
	struct rect rect = review_plot_rect(review);
	review_plot_paint(&review->plot, &pen, rect.w, rect.h);
	page_draw(screen, now);
}

static void release(struct screen *screen)
{
	struct review_page *review = own(screen);
	review_desk_rest(review->desk);
	review_desk_drop(review->desk);
	review_plot_release(&review->plot, screen->app->host.draw);
	page_free(screen);
}

struct screen *review_screen_new(
	struct app *app, const struct record *record, const struct session_setup *setup)
{
	static const struct page_calls calls = {
		.screen = {.name = "telaah",
			.layout = page_layout,
			.input = input,
			.update = update,
			.draw = draw,
			.wait = wait,
			.free = release},
		.build = review_build,
		.press = press,
		.key = id_of_key,
		.first_focus = REVIEW_NEXT,
	};
	struct review_page *review = (struct review_page *)page_new(app, &calls, sizeof(*review));
	review->desk = review_desk_for(app, record, setup);
	review->plot.review = &review->desk->review;
	review->finger = NO_FINGER;
	if (app->options.still) {
		review_desk_finish(review->desk);
		choose_turn(review->desk);
	}
	return &review->page.screen;
}
