/* SPDX-License-Identifier: MIT */
#include "app/own_rules.h"
#include "app/page.h"
#include "app/screens.h"
#include "ui/rule_words.h"

#include <stdio.h>

/* ubah: the rules of the game to be played, option by option. Its title is the name of that game,
 * which changes with each choice. */
enum {
	HOLES = PAGE_IDS,
	SEEDS,
	RESET,
	ANSWER = 100, /* of option N, number I: ANSWER + N * ANSWERS + I */
	ANSWERS = 10,
};

struct own_rules_page {
	struct page page; /* first */
	struct strbuf name;
};

static const struct part {
	const char *heading;
	enum option first, last;
	bool asks; /* the heading is the first question */
} parts[] = {
	{"own.sowing", OPTION_RELAY, OPTION_EXTRA_TURN, false},
	{"own.shooting", OPTION_SHOT_ENABLED, OPTION_LAP_SCOPE, true},
	{"own.end", OPTION_TERMINAL, OPTION_FINAL_SWEEP, false},
	{"own.opening", OPTION_START, OPTION_START_NEXT, true},
	{"own.rounds", OPTION_ROUNDS, OPTION_MAX_ROUNDS, true},
};

enum { PART_COUNT = sizeof(parts) / sizeof(parts[0]) };

/* Option number AT of PART, from 0: how many rounds comes right after whether there are several. */
static enum option nth_option(const struct part *part, int at)
{
	if (part->first != OPTION_ROUNDS || at == 0)
		return (enum option)((int)part->first + at);
	return at == 1 ? OPTION_MAX_ROUNDS : (enum option)((int)part->first + at - 1);
}

/* The values of OPTION that are answers now; those that would not fit with the rest are not. */
static int answers(
	const struct pack *pack, const struct rules *rules, enum option option, int values[ANSWERS])
{
	int count = 0;
	if (option == OPTION_MAX_ROUNDS)
		return own_rules_rounds(pack, rules, values);
	for (int i = 0; i < option_values(option); i++)
		if (own_rules_fits(rules, option, i))
			values[count++] = i;
	return count;
}

/* As a word of its own, not in the middle of a name. */
static const char *answer_words(struct page *page, enum option option, int value)
{
	struct strbuf text;
	strbuf_init(&text);
	rule_words_option(
		app_words(page->screen.app), app_pack(page->screen.app), option, value, &text);
	if (text.text[0] >= 'a' && text.text[0] <= 'z')
		text.text[0] = (char)(text.text[0] - 'a' + 'A');
	return sheet_keep(&page->sheet, &text);
}

/* Why one of the values is no answer now. */
static void tell_absent(struct page *page, struct flow *flow, enum option option)
{
	const char *key = option == OPTION_FINAL_SWEEP ? "own.no_discard" : "own.no_rounds";
	flow_space(flow, SPACE_HAIR);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, app_word(page->screen.app, key));
}

static void ask(struct page *page, struct flow *flow, const struct rules *rules, enum option option,
	bool labelled)
{
	struct app *app = page->screen.app;
	const struct pack *pack = app_pack(app);
	struct widget items[ANSWERS];
	int values[ANSWERS];
	int count = answers(pack, rules, option, values);
	int id = ANSWER + (int)option * ANSWERS;
	for (int i = 0; i < count; i++) {
		items[i] = widget_of(WIDGET_CHOICE, id + i, answer_words(page, option, values[i]));
		items[i].on = values[i] == rules_get(rules, option);
		items[i].group = id;
		/* The others have an empty line there: all of them stand alike. */
		bool own = values[i] == rules_get(&pack->rules, option);
		items[i].detail = own ? app_word(app, "own.of_pack") : "";
	}
	if (labelled) {
		char key[64];
		snprintf(key, sizeof(key), "option.%s", option_path(option));
		flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK, app_word(app, key));
		flow_space(flow, SPACE_HAIR);
	}
	flow_choices(flow, items, count, 3);
	if (count < option_values(option))
		tell_absent(page, flow, option);
	flow_space(flow, SPACE_BASE);
}

static void add_part(
	struct page *page, struct flow *flow, const struct rules *rules, const struct part *part)
{
	flow_rule(flow);
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK,
		app_word(page->screen.app, part->heading));
	flow_space(flow, SPACE_SMALL);
	for (int i = 0; i <= (int)part->last - (int)part->first; i++) {
		enum option option = nth_option(part, i);
		if (own_rules_matters(rules, option))
			ask(page, flow, rules, option, i > 0 || !part->asks);
	}
}

static void stepper(struct page *page, struct flow *flow, int id, const char *label, int value,
	int min, int max)
{
	struct widget widget = widget_of(WIDGET_STEPPER, id, label);
	char number[16];
	snprintf(number, sizeof(number), "%d", value);
	struct strbuf text;
	strbuf_init(&text);
	strbuf_addstr(&text, number);
	widget.value = value;
	widget.min = min;
	widget.max = max;
	widget.step = 1;
	widget.detail = sheet_keep(&page->sheet, &text);
	flow_widget(flow, &widget);
}

static void add_board(struct page *page, struct flow *flow, const struct rules *rules)
{
	struct app *app = page->screen.app;
	stepper(page, flow, HOLES, app_word(app, "own.holes"), rules->holes, BOARD_HOLES_MIN,
		BOARD_HOLES_MAX);
	flow_rule(flow);
	stepper(page, flow, SEEDS,
		page_words(page, "own.seeds", "hole", app_pack(app)->hole.in[app_lang(app)], NULL),
		rules->seeds_per_hole, 1, own_rules_most_seeds(rules->holes));
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	const struct pack *pack = app_pack(app);
	struct pen pen = app_pen(app);
	struct strbuf *name = &((struct own_rules_page *)page)->name;
	struct rules rules;
	app_rules(app, &rules);
	strbuf_clear(name);
	rule_words_name(app_words(app), pack, &rules, name);
	struct flow flow = page_column(page, &pen, name->text);
	add_board(page, &flow, &rules);
	for (int i = 0; i < PART_COUNT; i++)
		add_part(page, &flow, &rules, &parts[i]);
	if (own_rules_differ(pack, &rules)) {
		struct widget reset = page_button(page, WIDGET_BUTTON, RESET, "own.reset");
		flow_space(&flow, SPACE_SMALL);
		flow_buttons(&flow, &reset, 1);
	}
	page_column_end(page, &pen);
}

static void apply(struct app *app, const struct widget_event *event)
{
	struct settings *settings = &app->settings;
	const struct pack *pack = app_pack(app);
	struct rules rules;
	int values[ANSWERS];
	app_rules(app, &rules);
	own_rules_choose_pack(settings, pack);
	if (event->id == HOLES) {
		settings->holes = event->value;
	} else if (event->id == SEEDS) {
		settings->seeds = event->value == rules.holes ? 0 : event->value;
	} else if (event->id == RESET) {
		own_rules_reset(settings, pack);
	} else {
		enum option option = (enum option)((event->id - ANSWER) / ANSWERS);
		answers(pack, &rules, option, values);
		own_rules_change(settings, pack, option, values[(event->id - ANSWER) % ANSWERS]);
	}
}

static int top_of(const struct page *page, int id)
{
	int index = widget_index(&page->sheet.widgets, id);
	return index == WIDGET_NONE ? 0 : page->sheet.widgets.items[index].rect.y;
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	int before = top_of(page, event->id);
	apply(app, event);
	app_apply_settings(app);
	/* Above it questions may have come or gone: what was pressed stays under the finger. */
	int after = top_of(page, event->id);
	if (before != 0 && after != 0 && before != after)
		sheet_scroll(&page->sheet, 1, page->sheet.areas[1].scroll + after - before);
}

static void release(struct screen *screen)
{
	strbuf_release(&((struct own_rules_page *)screen)->name);
	page_free(screen);
}

struct screen *own_rules_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "ubah",
			.layout = page_layout,
			.input = page_input,
			.draw = page_draw,
			.free = release},
		.build = build,
		.press = press,
		.first_focus = HOLES,
	};
	struct own_rules_page *own = (struct own_rules_page *)page_new(app, &calls, sizeof(*own));
	strbuf_init(&own->name);
	return &own->page.screen;
}
