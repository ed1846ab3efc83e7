/* SPDX-License-Identifier: MIT */
#include "app/compare_state.h"
#include "app/pack_list.h"
#include "ui/rule_words.h"

#include <string.h>

/* What is compared is changed in dialogs over the page, which shows it at once. */
enum {
	SAMPLE = PAGE_IDS,
	PLAYED,
	PASTE,
	NUMBER,
	PRESENT = 50, /* the rules that the other board has now, where they are no pack's own */
	OWN,
	PACK = 100,
};

struct choose {
	struct page page;        /* first */
	struct compare *compare; /* the page below */
};

static const char *in_language(struct page *page, const struct text *text)
{
	return text->in[app_lang(page->screen.app)];
}

static void heading(struct page *page, struct flow *flow, const char *key)
{
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, app_word(page->screen.app, key));
	flow_space(flow, SPACE_SMALL);
}

/* ---- the game */

/* Where there is nothing but samples, that is no question. */
static void add_sources(struct page *page, struct flow *flow)
{
	const struct compare *compare = ((struct choose *)page)->compare;
	bool played = compare_played(page->screen.app) != NULL;
	struct widget items[2] = {
		page_button(page, WIDGET_CHOICE, SAMPLE, "compare.a_sample"),
		page_button(page, WIDGET_CHOICE, PLAYED, "compare.the_played"),
	};
	if (!played && compare->source == COMPARE_SAMPLE)
		return;
	items[0].on = compare->source == COMPARE_SAMPLE;
	items[1].on = compare->source == COMPARE_PLAYED;
	items[0].group = SAMPLE;
	items[1].group = SAMPLE;
	flow_choices(flow, items, played ? 2 : 1, 2);
	flow_space(flow, SPACE_SMALL);
}

static void add_paste(struct page *page, struct flow *flow)
{
	const struct compare *compare = ((struct choose *)page)->compare;
	if (!compare_can_copy(compare))
		return;
	struct widget paste = page_button(page, WIDGET_BUTTON, PASTE, "compare.paste");
	flow_widget(flow, &paste);
	flow_space(flow, SPACE_SMALL);
	if (compare->notice.len == 0 || !compare->refused)
		return;
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_ACCENT, compare->notice.text);
	flow_space(flow, SPACE_SMALL);
}

static void add_samples(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	const struct compare *compare = ((struct choose *)page)->compare;
	struct strbuf text;
	strbuf_init(&text);
	strbuf_addf(&text, "%d", compare->sample);
	struct widget stepper = page_button(page, WIDGET_STEPPER, NUMBER, "compare.number");
	stepper.value = compare->sample;
	stepper.min = 1;
	stepper.max = COMPARE_SAMPLES;
	stepper.step = 1;
	stepper.detail = sheet_keep(&page->sheet, &text);
	flow_widget(flow, &stepper);
	flow_space(flow, SPACE_BASE);
	heading(page, flow, "compare.sample_of");
	for (int i = 0; i < pack_list_shown(app->packs.count); i++) {
		const struct pack *pack = &app->packs.packs[i];
		struct widget row = widget_of(WIDGET_ROW, PACK + i, in_language(page, &pack->name));
		row.detail = in_language(page, &pack->region);
		row.on = strcmp(pack->id, compare->comparison.game.pack) == 0;
		row.group = PACK;
		flow_widget(flow, &row);
	}
	pack_list_tell_more(page, flow, app->packs.count);
}

static void finish(struct page *page, const struct pen *pen)
{
	struct widget ok = page_button(page, WIDGET_PRIMARY, PAGE_BACK, "button.ok");
	page_dialog_end(page, pen, &ok);
}

static void build_game(struct page *page)
{
	struct pen pen = app_pen(page->screen.app);
	struct flow flow = page_dialog(page, &pen, 560.0f);
	heading(page, &flow, "compare.which_game");
	add_sources(page, &flow);
	add_paste(page, &flow);
	if (((struct choose *)page)->compare->source == COMPARE_SAMPLE)
		add_samples(page, &flow);
	finish(page, &pen);
}

static void press_game(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	struct compare *compare = ((struct choose *)page)->compare;
	compare_forget_notice(compare);
	if (event->id >= PACK) {
		compare_set_sample_of(compare, &app->packs.packs[event->id - PACK]);
	} else if (event->id == NUMBER) {
		compare_set_sample(compare, event->value);
	} else if (event->id == SAMPLE) {
		compare_set_sample(compare, compare->sample);
	} else if (event->id == PLAYED) {
		compare_set_played(compare);
	} else if (compare_paste(compare)) {
		app_pop(app);
		return;
	}
	/* The page below shows through. */
	page_layout(&compare->page.screen);
	page->calls->build(page);
}

struct screen *compare_game_new(struct app *app, struct compare *compare)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("ganti-permainan", true),
		.build = build_game,
		.press = press_game,
		.first_focus = PAGE_BACK,
	};
	struct choose *choose = (struct choose *)page_new(app, &calls, sizeof(*choose));
	choose->compare = compare;
	return &choose->page.screen;
}

/* ---- the rules of the other board */

/* The rules that a widget stands for; false where they can't be held against the game. */
static bool rules_of(
	const struct choose *choose, int id, const struct pack **pack, struct rules *rules)
{
	struct app *app = choose->page.screen.app;
	const struct comparison *comparison = &choose->compare->comparison;
	if (id == PRESENT) {
		*pack = compare_pack(choose->compare, COMPARISON_OTHER);
		*rules = comparison->boards[COMPARISON_OTHER].line.rules;
		return *pack != NULL;
	}
	if (id == OWN) {
		*pack = app_pack(app);
		app_rules(app, rules);
	} else {
		*pack = &app->packs.packs[id - PACK];
		*rules = (*pack)->rules;
	}
	return comparison_fit(&comparison->game.rules, rules);
}

struct offer {
	struct page *page;
	struct flow *flow;
	bool chosen; /* the present rules are among those offered */
};

/* A row for the rules, unless they are offered already or can't be. */
static void offer(struct offer *offer, int id)
{
	struct choose *choose = (struct choose *)offer->page;
	const struct rules *present =
		&choose->compare->comparison.boards[COMPARISON_OTHER].line.rules;
	const struct pack *pack;
	struct rules rules;
	if (!rules_of(choose, id, &pack, &rules))
		return;
	bool on =
		rules_equal(&rules, present) && strcmp(pack->id, choose->compare->other_pack) == 0;
	if (id < PACK && on && offer->chosen)
		return;
	struct strbuf name;
	strbuf_init(&name);
	/* The game's board goes without saying. */
	struct rules said = rules;
	said.holes = pack->rules.holes;
	said.seeds_per_hole = pack->rules.seeds_per_hole;
	if (id >= PACK)
		said = pack->rules;
	rule_words_name(app_words(offer->page->screen.app), pack, &said, &name);
	struct widget row = widget_of(WIDGET_ROW, id, sheet_keep(&offer->page->sheet, &name));
	row.detail = in_language(offer->page, &pack->region);
	row.on = on;
	row.group = PACK;
	offer->chosen |= on;
	flow_widget(offer->flow, &row);
}

static void build_rules(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct flow flow = page_dialog(page, &pen, 560.0f);
	struct offer offered = {.page = page, .flow = &flow};
	heading(page, &flow, "compare.which_rules");
	for (int i = 0; i < pack_list_shown(app->packs.count); i++)
		offer(&offered, PACK + i);
	offer(&offered, OWN);
	if (!offered.chosen)
		offer(&offered, PRESENT);
	pack_list_tell_more(page, &flow, app->packs.count);
	finish(page, &pen);
}

static void press_rules(struct page *page, const struct widget_event *event)
{
	struct choose *choose = (struct choose *)page;
	const struct pack *pack;
	struct rules rules;
	if (event->id != PRESENT && rules_of(choose, event->id, &pack, &rules)) {
		compare_forget_notice(choose->compare);
		compare_set_rules(choose->compare, pack, &rules);
	}
	app_pop(page->screen.app);
}

struct screen *compare_rules_new(struct app *app, struct compare *compare)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("ganti-aturan", true),
		.build = build_rules,
		.press = press_rules,
		.first_focus = PAGE_BACK,
	};
	struct choose *choose = (struct choose *)page_new(app, &calls, sizeof(*choose));
	choose->compare = compare;
	return &choose->page.screen;
}
