/* SPDX-License-Identifier: MIT */
#include "app/compare_state.h"
#include "app/screens.h"
#include "base/xalloc.h"
#include "study/proof.h"
#include "study/sample.h"

#include <stdlib.h>
#include <string.h>

/* banding: one game under two packs, both boards stepping together. */

static void show(struct compare *compare)
{
	page_layout(&compare->page.screen);
	app_redraw(compare->page.screen.app);
}

static void go(struct compare *compare, int step)
{
	compare->running = false;
	compare_forget_notice(compare);
	comparison_go(&compare->comparison, step);
	show(compare);
}

static void start_running(struct compare *compare)
{
	struct comparison *comparison = &compare->comparison;
	compare_forget_notice(compare);
	if (comparison->step == comparison_last(comparison))
		comparison_go(comparison, 0);
	compare->running = true;
	compare->next_step = compare->page.screen.app->now + COMPARE_STEP_MS;
	show(compare);
}

static void choose(struct compare *compare, int number)
{
	enum comparison_side side = number < COMPARE_PLACES ? COMPARISON_HERE : COMPARISON_OTHER;
	compare->running = false;
	compare_forget_notice(compare);
	comparison_choose(&compare->comparison, side, number % COMPARE_PLACES);
	show(compare);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct compare *compare = (struct compare *)page;
	struct comparison *comparison = &compare->comparison;
	struct app *app = page->screen.app;
	switch (event->id) {
	case COMPARE_FIRST:
		go(compare, 0);
		break;
	case COMPARE_PREVIOUS:
		go(compare, comparison->step - 1);
		break;
	case COMPARE_RUN:
		if (compare->running)
			go(compare, comparison->step);
		else
			start_running(compare);
		break;
	case COMPARE_NEXT:
		go(compare, comparison->step + 1);
		break;
	case COMPARE_LAST:
		go(compare, comparison_last(comparison));
		break;
	case COMPARE_TO_PARTING:
		comparison_return(comparison);
		go(compare, comparison->parting.turn);
		break;
	case COMPARE_RETURN:
		comparison_return(comparison);
		go(compare, comparison->step);
		break;
	case COMPARE_CHANGE_GAME:
		go(compare, comparison->step);
		app_push(app, compare_game_new(app, compare));
		break;
	case COMPARE_CHANGE_RULES:
		go(compare, comparison->step);
		app_push(app, compare_rules_new(app, compare));
		break;
	case COMPARE_COPY:
		compare_copy(compare);
		show(compare);
		break;
	case COMPARE_PASTE:
		compare_paste(compare);
		show(compare);
		break;
	default:
		if (event->id >= COMPARE_PLACE)
			choose(compare, event->id - COMPARE_PLACE);
		break;
	}
}

/* The keys of stepping and of the clipboard; 0: another key. */
static int id_of_key(const struct page *page, const struct input *input)
{
	const struct compare *compare = (const struct compare *)page;
	switch (input->key) {
	case KEY_LEFT:
	case KEY_UNDO:
		return COMPARE_PREVIOUS;
	case KEY_RIGHT:
	case KEY_REDO:
		return COMPARE_NEXT;
	case KEY_HOME:
		return COMPARE_FIRST;
	case KEY_END:
		return COMPARE_LAST;
	case KEY_COPY:
		return compare_can_copy(compare) && !input->repeat ? COMPARE_COPY : 0;
	case KEY_PASTE:
		return compare_can_copy(compare) && !input->repeat ? COMPARE_PASTE : 0;
	default:
		return 0;
	}
}

/* One step on by itself; it comes to rest where the boards part, and at the end. */
static void update(struct screen *screen, uint64_t now)
{
	struct compare *compare = (struct compare *)screen;
	struct comparison *comparison = &compare->comparison;
	if (!compare->running || now < compare->next_step || !app_goes_on(screen->app, screen))
		return;
	comparison_go(comparison, comparison->step + 1);
	compare->next_step = now + COMPARE_STEP_MS;
	if (comparison->step == comparison->parting.turn ||
		comparison->step == comparison_last(comparison))
		compare->running = false;
	show(compare);
}

static int wait(const struct screen *screen, uint64_t now)
{
	const struct compare *compare = (const struct compare *)screen;
	if (!compare->running || !app_goes_on(screen->app, screen))
		return -1;
	return now < compare->next_step ? (int)(compare->next_step - now) : 0;
}

/* A hole lights up under the pointer, or while it has the focus. */
static void light(struct compare *compare)
{
	const struct widget_set *set = &compare->page.sheet.widgets;
	int index = set->focus_shown ? set->focus : set->hover;
	int number = index == WIDGET_NONE ? -1 : set->items[index].id - COMPARE_PLACE;
	for (int side = 0; side < 2; side++) {
		int place = number - side * COMPARE_PLACES;
		bool here = number >= 0 && place >= 0 && place < COMPARE_PLACES;
		compare->figures[side].lit = here ? place : FIGURE_NOWHERE;
	}
}

static void draw(struct screen *screen, uint64_t now)
{
	light((struct compare *)screen);
	page_draw(screen, now);
}

static void release(struct screen *screen)
{
	struct compare *compare = (struct compare *)screen;
	comparison_release(&compare->comparison);
	strbuf_release(&compare->title);
	strbuf_release(&compare->notice);
	turn_line_release(&compare->line);
	free(compare->events);
	page_free(screen);
}

static bool same_choices(const struct record *a, const struct record *b)
{
	return a->len == b->len && memcmp(a->choices, b->choices, (size_t)a->len) == 0;
}

/* The number of the sample game that RECORD is, or 0. */
static int find_sample(const struct record *record)
{
	const struct rules *rules = &record->rules;
	/* No sample is played without a limit of its rounds. */
	bool endless = rules->rounds == ROUNDS_SEVERAL && rules->max_rounds == 0;
	if (record->set_position || record->first != SIDE_A || endless)
		return 0;
	for (int number = 1; number <= PROOF_SEEDS; number++)
		if (sample_is(record, (uint32_t)number))
			return number;
	return 0;
}

static void begin(struct compare *compare, const struct record *record, const struct pack *other,
	const struct rules *rules)
{
	struct app *app = compare->page.screen.app;
	const struct record *played = compare_played(app);
	int sample = record->len > 0 ? find_sample(record) : 0;
	if (sample > 0)
		compare->source = COMPARE_SAMPLE;
	else if (played && played->len == record->len && same_choices(played, record))
		compare->source = COMPARE_PLAYED;
	else
		compare->source = COMPARE_CODE;
	compare->sample = sample > 0 ? sample : 1;
	compare_begin(compare, record, other, rules);
}

/* The first sample game of the chosen pack. */
static void begin_sample(
	struct compare *compare, const struct pack *other, const struct rules *rules)
{
	struct record record;
	compare->source = COMPARE_SAMPLE;
	compare->sample = 1;
	proof_record(app_pack(compare->page.screen.app), 1, &record);
	compare_begin(compare, &record, other, rules);
	record_release(&record);
}

struct screen *compare_screen_new(struct app *app, const struct record *record,
	const struct pack *other, const struct rules *other_rules)
{
	static const struct page_calls calls = {
		.screen = {.name = "banding",
			.layout = page_layout,
			.input = page_input,
			.update = update,
			.draw = draw,
			.wait = wait,
			.free = release},
		.build = compare_build,
		.press = press,
		.key = id_of_key,
		.first_focus = COMPARE_NEXT,
	};
	struct compare *compare = (struct compare *)page_new(app, &calls, sizeof(*compare));
	strbuf_init(&compare->title);
	strbuf_init(&compare->notice);
	turn_line_init(&compare->line);
	compare->events = xcalloc(1, sizeof(*compare->events));
	if (record)
		begin(compare, record, other, other_rules);
	else
		begin_sample(compare, other, other_rules);
	return &compare->page.screen;
}
