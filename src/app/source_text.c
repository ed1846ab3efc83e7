/* SPDX-License-Identifier: MIT */
#include "app/source_text.h"

#include <string.h>

static const char *const kinds[] = {
	[SOURCE_GOVERNMENT] = "source.government",
	[SOURCE_SPECIALIST] = "source.specialist",
	[SOURCE_MUSEUM] = "source.museum",
	[SOURCE_PRESS] = "source.press",
	[SOURCE_WEB_GAME] = "source.web_game",
	[SOURCE_WEB_PAGE] = "source.web_page",
};

const struct source *source_find(const struct pack *pack, const char *id)
{
	for (int i = 0; i < pack->source_count; i++)
		if (strcmp(pack->sources[i].id, id) == 0)
			return &pack->sources[i];
	return NULL;
}

void source_pills(struct app *app, const struct source *source, struct pill pills[2])
{
	bool verified = source->standing == STANDING_VERIFIED;
	pills[0] = (struct pill){app_word(app, kinds[source->kind]), COLOUR_MOSS};
	/* What is still to be checked is said in the second ink: no moss grows on it. */
	pills[1] = (struct pill){app_word(app, verified ? "source.verified" : "source.to_check"),
		verified ? COLOUR_MOSS : COLOUR_INK_2};
}

void source_cite(struct page *page, struct flow *flow, const struct source *source)
{
	struct text_style style = theme_type(flow->pen->theme, TYPE_SMALL, TEXT_REGULAR);
	struct pill pills[2];
	source_pills(page->screen.app, source, pills);
	flow_pills(flow, style, COLOUR_INK_2,
		page_words(page, "source.cited", "title", source->title, NULL), pills, 2);
}

/* Adds TEXT, if there is one, after what stands there. */
static void add(struct strbuf *line, const char *separator, const char *text)
{
	if (text[0] != '\0')
		strbuf_addf(line, "%s%s", line->len > 0 ? separator : "", text);
}

static void add_year(struct strbuf *line, int year)
{
	if (year != 0)
		strbuf_addf(line, "%s%d", line->len > 0 ? ", " : "", year);
}

void source_brief(struct page *page, struct flow *flow, const struct source *source)
{
	struct strbuf line;
	strbuf_init(&line);
	add(&line, "", source->title);
	add(&line, ". ", source->publisher);
	add_year(&line, source->year);
	add(&line, ". ", source->address);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, sheet_keep(&page->sheet, &line));
}

void source_whole(struct page *page, struct flow *flow, const struct source *source)
{
	struct app *app = page->screen.app;
	struct text_style style = theme_type(flow->pen->theme, TYPE_BODY, TEXT_BOLD);
	struct pill pills[2];
	struct strbuf line;
	source_pills(app, source, pills);
	flow_pills(flow, style, COLOUR_INK, source->title, pills, 2);
	strbuf_init(&line);
	add(&line, "", source->publisher);
	add_year(&line, source->year);
	add(&line, " · ", source->place);
	add(&line, " · ", source->address);
	flow_space(flow, SPACE_HAIR);
	if (line.len > 0)
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			sheet_keep(&page->sheet, &line));
	else
		strbuf_release(&line);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, source->note.in[app_lang(app)]);
}
