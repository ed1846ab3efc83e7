/* SPDX-License-Identifier: MIT */
#include "app/divergence_block.h"
#include "app/fork_line.h"
#include "app/page.h"
#include "app/screens.h"
#include "app/source_text.h"
#include "ui/rule_words.h"

#include <stdio.h>

/* sumber: by which rule a turn ended, where its sources stand, and who says otherwise. */
struct rule_page {
	struct page page; /* first */
	const struct pack *pack;
	struct rules rules;
	enum option option;
	struct strbuf told;
	bool chosen; /* the turn was the choice of PLACE in BEFORE */
	struct match before;
	int place;
};

static const char *in_language(const struct page *page, const struct text *text)
{
	return text->in[app_lang(page->screen.app)];
}

static void labelled(struct page *page, struct flow *flow, const char *key, const char *text)
{
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_SMALL, TEXT_BOLD, COLOUR_INK_2, app_word(page->screen.app, key));
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, text);
}

/* The traditional word the rule is about, explained. */
static const char *term_of(enum option option)
{
	switch (option) {
	case OPTION_RELAY:
		return "sambung";
	case OPTION_EXTRA_TURN:
		return "giliran_lagi";
	case OPTION_SHOT_ENABLED:
	case OPTION_SHOT_SIDE:
	case OPTION_SHOT_NEEDS_OPPOSITE:
		return "menembak";
	case OPTION_SHOT_NEEDS_LAP:
		return "putaran";
	default:
		return NULL;
	}
}

static void add_term(struct page *page, struct flow *flow, const char *term)
{
	struct app *app = page->screen.app;
	char key[64], name[64];
	struct strbuf text;
	snprintf(key, sizeof(key), "terms.%s", term);
	snprintf(name, sizeof(name), "terms.%s.name", term);
	strbuf_init(&text);
	strbuf_addf(&text, "%s: %s.", app_word(app, name), app_word(app, key));
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, sheet_keep(&page->sheet, &text));
}

static void add_rule(struct rule_page *rule, struct flow *flow)
{
	struct page *page = &rule->page;
	const char *term = term_of(rule->option);
	struct strbuf text;
	strbuf_init(&text);
	rule_words_option(app_words(page->screen.app), rule->pack, rule->option,
		rules_get(&rule->rules, rule->option), &text);
	if (text.text[0] >= 'a' && text.text[0] <= 'z')
		text.text[0] = (char)(text.text[0] - 'a' + 'A'); /* it stands alone here */
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, rule->told.text);
	labelled(page, flow, "source.rule", sheet_keep(&page->sheet, &text));
	if (term)
		add_term(page, flow, term);
}

static void add_divergences(struct rule_page *rule, struct flow *flow)
{
	for (int i = 0; i < rule->pack->divergence_count; i++) {
		const struct divergence *divergence = &rule->pack->divergences[i];
		if (divergence->status != DIVERGENCE_COMPARABLE ||
			divergence->option != rule->option)
			continue;
		struct proof proof;
		proof_find(rule->pack, divergence->option, divergence->other_value, &proof);
		struct divergence_block block = {rule->pack, divergence, &proof, 0, 0};
		flow_space(flow, SPACE_BASE);
		flow_rule(flow);
		flow_space(flow, SPACE_BASE);
		divergence_add(&rule->page, flow, &block);
	}
}

/* Where that very move would have ended otherwise. */
static void add_forks(struct rule_page *rule, struct flow *flow)
{
	struct app *app = rule->page.screen.app;
	struct strbuf text;
	if (!rule->chosen)
		return;
	strbuf_init(&text);
	fork_line_list(app_words(app), &rule->before, rule->place, &app->packs, &text);
	if (text.len > 0)
		labelled(&rule->page, flow, "fork.title", sheet_keep(&rule->page.sheet, &text));
	else
		strbuf_release(&text);
}

static void build(struct page *page)
{
	struct rule_page *rule = (struct rule_page *)page;
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct flow flow = page_column(page, &pen, in_language(page, &rule->pack->name));
	add_rule(rule, &flow);
	add_forks(rule, &flow);
	add_divergences(rule, &flow);
	flow_space(&flow, SPACE_BASE);
	flow_rule(&flow);
	flow_space(&flow, SPACE_BASE);
	flow_text(&flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, app_word(app, "about.sources"));
	for (int i = 0; i < rule->pack->source_count; i++) {
		flow_space(&flow, i > 0 ? SPACE_BASE : SPACE_SMALL);
		source_whole(page, &flow, &rule->pack->sources[i]);
	}
	page_column_end(page, &pen);
}

static void press(struct page *page, const struct widget_event *event)
{
	(void)page;
	(void)event;
}

static void release(struct screen *screen)
{
	strbuf_release(&((struct rule_page *)screen)->told);
	page_free(screen);
}

struct screen *rule_screen_new(struct app *app, const struct pack *pack, const struct rules *rules,
	enum option option, const char *told)
{
	static const struct page_calls calls = {
		.screen = {.name = "sumber",
			.layout = page_layout,
			.input = page_input,
			.draw = page_draw,
			.free = release},
		.build = build,
		.press = press,
		.first_focus = PAGE_BACK,
	};
	struct rule_page *rule = (struct rule_page *)page_new(app, &calls, sizeof(*rule));
	rule->pack = pack;
	rule->rules = *rules;
	rule->option = option;
	strbuf_init(&rule->told);
	strbuf_addstr(&rule->told, told);
	return &rule->page.screen;
}

void rule_screen_of_choice(struct screen *screen, const struct match *before, int place)
{
	struct rule_page *rule = (struct rule_page *)screen;
	rule->chosen = true;
	rule->before = *before;
	rule->place = place;
}
