/* SPDX-License-Identifier: MIT */
#include "app/puzzle_state.h"
#include "app/screens.h"

/* teka-teki: today's puzzle, and a collection by theme and level. */

bool puzzle_knows_day(const struct puzzle_page *puzzles)
{
	return puzzles->page.screen.app->options.today > 0;
}

const struct puzzle *puzzle_today(struct puzzle_page *puzzles)
{
	const struct app *app = puzzles->page.screen.app;
	if (!puzzles->made) {
		const struct pack *pack = &app->packs.packs[puzzles->pack];
		struct date date = date_of_number(app->options.today);
		puzzles->has =
			puzzle_of_day(pack->id, &pack->rules, &pack->rules, &date, &puzzles->today);
		puzzles->made = true;
	}
	return puzzles->has ? &puzzles->today : NULL;
}

static bool is_open(struct app *app, const struct puzzle_claim *claim)
{
	const struct puzzle_log_entry *entry = puzzle_log_find(own_puzzles_log(app), 0, claim);
	return !entry || entry->mark != PUZZLE_DONE;
}

int puzzle_next_open(struct puzzle_page *puzzles, int item)
{
	const struct puzzle_book *book = &puzzles->book;
	enum puzzle_goal goal = book->claims[item].goal;
	for (int i = 1; i < book->count; i++) {
		int other = (item + i) % book->count;
		if (book->claims[other].goal == goal &&
			is_open(puzzles->page.screen.app, &book->claims[other]))
			return other;
	}
	return -1;
}

/* Builds the page from its top. */
static void turn_to(struct puzzle_page *puzzles, bool listing)
{
	struct page *page = &puzzles->page;
	bool narrow = page->screen.app->theme.narrow;
	puzzles->listing = listing;
	puzzles->listed |= listing;
	page->sheet.areas[narrow ? 1 : 2].scroll = 0;
	if (narrow)
		widget_focus(&page->sheet.widgets,
			listing ? PUZZLE_SECTION + puzzles->section : PAGE_BACK);
	page_layout(&page->screen);
	app_redraw(page->screen.app);
}

static bool step_back(struct page *page)
{
	struct puzzle_page *puzzles = (struct puzzle_page *)page;
	if (!page->screen.app->theme.narrow || puzzles->listing || !puzzles->listed)
		return false;
	turn_to(puzzles, true);
	return true;
}

static void change_pack(struct puzzle_page *puzzles, int by)
{
	int count = puzzles->page.screen.app->packs.count;
	puzzles->pack = (puzzles->pack + by + count) % count;
	puzzles->made = false;
	puzzles->share = SHARE_NOT_ASKED;
	page_layout(&puzzles->page.screen);
	app_redraw(puzzles->page.screen.app);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct puzzle_page *puzzles = (struct puzzle_page *)page;
	if (event->id >= PUZZLE_ITEM) {
		puzzle_open(puzzles, event->id - PUZZLE_ITEM);
	} else if (event->id >= PUZZLE_SECTION) {
		puzzles->section = event->id - PUZZLE_SECTION;
		turn_to(puzzles, false);
	} else if (event->id == PUZZLE_PACK_BEFORE || event->id == PUZZLE_PACK_NEXT) {
		change_pack(puzzles, event->id == PUZZLE_PACK_NEXT ? 1 : -1);
	} else if (event->id == PUZZLE_OTHERS) {
		turn_to(puzzles, true);
	} else if (event->id == PUZZLE_SOLVE) {
		puzzle_open(puzzles, -1);
	} else if (event->id == PUZZLE_SHARE) {
		puzzles->share = puzzle_share(page->screen.app, &puzzles->today.claim);
		page_layout(&page->screen);
		app_redraw(page->screen.app);
	}
}

static void release(struct screen *screen)
{
	puzzle_book_release(&((struct puzzle_page *)screen)->book);
	page_free(screen);
}

/* Those whose game is here. */
static void load(struct puzzle_page *puzzles)
{
	struct app *app = puzzles->page.screen.app;
	struct puzzle_book all;
	struct diag diag;
	char path[560];
	puzzle_book_init(&puzzles->book);
	puzzle_book_init(&all);
	folders_join(path, sizeof(path), app->host.folders->assets, "puzzles.json");
	if (!puzzle_book_open(&all, path, &diag))
		app_note_fault(app, &diag);
	for (int i = 0; i < all.count; i++)
		if (puzzle_pack_name(app, all.claims[i].code)[0] != '\0')
			puzzle_book_add(&puzzles->book, &all.claims[i]);
	puzzle_book_release(&all);
}

struct screen *puzzle_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "teka-teki",
			.layout = page_layout,
			.input = page_input,
			.draw = page_draw,
			.free = release},
		.build = puzzle_build,
		.press = press,
		.first_focus = PUZZLE_SOLVE,
		.back = step_back,
	};
	struct puzzle_page *puzzles = (struct puzzle_page *)page_new(app, &calls, sizeof(*puzzles));
	puzzles->pack = (int)(app_pack(app) - app->packs.packs);
	load(puzzles);
	puzzles->section = puzzle_knows_day(puzzles) ? PUZZLE_TODAY : 1;
	return &puzzles->page.screen;
}
