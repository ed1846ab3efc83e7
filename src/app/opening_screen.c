/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/opening_state.h"
#include "app/own_rules.h"
#include "app/screens.h"
#include "base/xalloc.h"

#include <stdlib.h>

/* pembukaan: the best first turn known for a pack and a board, step by step. */

static void show(struct opening_page *opening)
{
	page_layout(&opening->page.screen);
	app_redraw(opening->page.screen.app);
}

/* What most will press next. */
static int first_focus(const struct opening_page *opening)
{
	if (opening->searching)
		return OPENING_STOP;
	return opening->known ? OPENING_PLAY : OPENING_SEARCH;
}

/* The button of the search has become another: the focus stays with it. */
static void show_search(struct opening_page *opening, int button)
{
	struct widget_set *set = &opening->page.sheet.widgets;
	bool focused = set->focus != WIDGET_NONE && set->items[set->focus].id == button;
	show(opening);
	if (focused && widget_index(set, button) == WIDGET_NONE)
		widget_focus(set, first_focus(opening));
}

static void go(struct opening_page *opening, int step)
{
	if (!opening->known || step < 0 || step > opening->entry.line_len)
		return;
	opening->step = step;
	show(opening);
}

static void play(struct opening_page *opening)
{
	struct record record;
	opening_search_end(opening); /* it may have found another line */
	const char *told = page_words(&opening->page, "opening.told", "n",
		page_number(&opening->page, opening->entry.store), NULL);
	opening_record(opening, &record);
	app_play_record(opening->page.screen.app, &record, record.len, told);
	record_release(&record);
}

/* The board stands as it does here, and says what comes next. */
static void by_hand(struct opening_page *opening)
{
	struct app *app = opening->page.screen.app;
	struct record record;
	opening_search_end(opening);
	opening_record(opening, &record);
	app_play_record_from(app, &record, opening->step, opening->step, NULL);
	board_screen_lead(app_board_screen(app));
	record_release(&record);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct opening_page *opening = (struct opening_page *)page;
	int count = page->screen.app->packs.count;
	switch (event->id) {
	case OPENING_PACK_BEFORE:
		opening_set_board(
			opening, (opening->pack + count - 1) % count, opening->rules.holes);
		break;
	case OPENING_PACK_NEXT:
		opening_set_board(opening, (opening->pack + 1) % count, opening->rules.holes);
		break;
	case OPENING_HOLES:
		opening_set_board(opening, opening->pack, event->value);
		break;
	case OPENING_FIRST:
		go(opening, 0);
		return;
	case OPENING_PREVIOUS:
		go(opening, opening->step - 1);
		return;
	case OPENING_NEXT:
	case OPENING_LIFT:
		go(opening, opening->step + 1);
		return;
	case OPENING_LAST:
		go(opening, opening->entry.line_len);
		return;
	case OPENING_PLAY:
		play(opening);
		return;
	case OPENING_BY_HAND:
		by_hand(opening);
		return;
	case OPENING_SEARCH:
		opening_search_start(opening);
		show_search(opening, OPENING_SEARCH);
		return;
	case OPENING_STOP:
		opening_search_stop(opening);
		break;
	default:
		return;
	}
	show(opening);
}

/* The keys of stepping; 0: another key, or a stepper has the focus, whose keys they are then. */
static int id_of_key(const struct page *page, const struct input *input)
{
	const struct opening_page *opening = (const struct opening_page *)page;
	const struct widget_set *set = &opening->page.sheet.widgets;
	bool stepper = set->focus_shown && set->focus != WIDGET_NONE &&
		       set->items[set->focus].kind == WIDGET_STEPPER;
	if (!opening->known)
		return 0;
	switch (input->key) {
	case KEY_LEFT:
		return stepper ? 0 : OPENING_PREVIOUS;
	case KEY_RIGHT:
		return stepper ? 0 : OPENING_NEXT;
	case KEY_HOME:
		return OPENING_FIRST;
	case KEY_END:
		return OPENING_LAST;
	case KEY_UNDO:
		return OPENING_PREVIOUS;
	case KEY_REDO:
		return OPENING_NEXT;
	default:
		return 0;
	}
}

static void update(struct screen *screen, uint64_t now)
{
	struct opening_page *opening = (struct opening_page *)screen;
	if (opening_search_look(opening, now))
		show_search(opening, OPENING_STOP);
}

static int wait(const struct screen *screen, uint64_t now)
{
	const struct opening_page *opening = (const struct opening_page *)screen;
	if (!opening->searching)
		return -1;
	return now < opening->next_look ? (int)(opening->next_look - now) : 0;
}

/* The hole that is lifted next lights up under the pointer, or while it has the focus. */
static void draw(struct screen *screen, uint64_t now)
{
	struct opening_page *opening = (struct opening_page *)screen;
	const struct widget_set *set = &opening->page.sheet.widgets;
	int index = set->focus_shown ? set->focus : set->hover;
	bool lit = index != WIDGET_NONE && set->items[index].id == OPENING_LIFT;
	opening->figure.lit = lit ? opening->entry.line[opening->step] : FIGURE_NOWHERE;
	page_draw(screen, now);
}

static void release(struct screen *screen)
{
	struct opening_page *opening = (struct opening_page *)screen;
	opening_search_end(opening);
	opening_book_release(&opening->shipped);
	opening_book_release(&opening->own);
	turn_line_release(&opening->line);
	free(opening->events);
	page_free(screen);
}

struct screen *opening_screen_new(struct app *app, const struct pack *pack)
{
	static const struct page_calls calls = {
		.screen = {.name = "pembukaan",
			.layout = page_layout,
			.input = page_input,
			.update = update,
			.draw = draw,
			.wait = wait,
			.free = release},
		.build = opening_build,
		.press = press,
		.key = id_of_key,
	};
	struct opening_page *opening =
		(struct opening_page *)page_new(app, &calls, sizeof(*opening));
	struct rules rules;
	turn_line_init(&opening->line);
	opening->events = xcalloc(1, sizeof(*opening->events));
	opening_load_books(opening);
	own_rules_apply(pack, &app->settings, &rules);
	opening_set_board(opening, (int)(pack - app->packs.packs), rules.holes);
	opening->page.sheet.widgets.kept = first_focus(opening);
	return &opening->page.screen;
}
