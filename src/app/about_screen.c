/* SPDX-License-Identifier: MIT */
#include "app/page.h"
#include "app/screens.h"
#include "app/source_text.h"

/* tentang: what this is, whose work it uses, how the computer plays, and where its rules
 * come from. */
static void line(struct page *page, struct flow *flow, const char *key)
{
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(page->screen.app, key));
	flow_space(flow, SPACE_SMALL);
}

static void add_source(struct page *page, struct flow *flow, const struct source *source)
{
	flow_space(flow, SPACE_HAIR);
	source_brief(page, flow, source);
}

static void begin_part(struct page *page, struct flow *flow, const char *key)
{
	flow_space(flow, SPACE_BASE);
	flow_rule(flow);
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, app_word(page->screen.app, key));
}

/* What it sees, and what its levels do about the first player's advantage. */
static void add_computer(struct page *page, struct flow *flow)
{
	begin_part(page, flow, "seat.computer");
	flow_space(flow, SPACE_SMALL);
	line(page, flow, "about.levels");
	line(page, flow, "about.first_turn");
	line(page, flow, "about.swap");
}

static void add_sources(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	begin_part(page, flow, "about.sources");
	for (int i = 0; i < app->packs.count; i++) {
		const struct pack *pack = &app->packs.packs[i];
		flow_space(flow, SPACE_SMALL);
		flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK, pack->name.in[app_lang(app)]);
		for (int j = 0; j < pack->source_count; j++)
			add_source(page, flow, &pack->sources[j]);
	}
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct flow flow = page_column(page, &pen, app_word(app, "about.title"));
	flow_text(&flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK,
		page_words(page, "about.version", "version", CONGKLAK_VERSION, NULL));
	flow_space(&flow, SPACE_SMALL);
	line(page, &flow, "about.what");
	line(page, &flow, "about.licence");
	line(page, &flow, "about.fonts");
	line(page, &flow, "about.drawn");
	add_computer(page, &flow);
	add_sources(page, &flow);
	page_column_end(page, &pen);
}

static void press(struct page *page, const struct widget_event *event)
{
	(void)page;
	(void)event;
}

struct screen *about_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("tentang", false),
		.build = build,
		.press = press,
		.first_focus = PAGE_BACK,
	};
	return &page_new(app, &calls, sizeof(struct page))->screen;
}
