/* SPDX-License-Identifier: MIT */
#include "app/guide_state.h"

#include "app/guide_boards.h"
#include "app/source_text.h"

#include <string.h>

static const char *word(const struct guide_page *guide, const char *key)
{
	return app_word(guide->page.screen.app, key);
}

static int more(int a, int b)
{
	return a > b ? a : b;
}

/* ---- lists */

/* TEXT beside LABEL, which stands in a column COLUMN wide; below it where that leaves too little.
 */
static void add_beside(struct guide_page *guide, struct flow *flow, int column, const char *label,
	enum colour colour, const char *text)
{
	struct text_style bold = theme_type(flow->pen->theme, TYPE_BODY, TEXT_BOLD);
	struct flow right = *flow;
	int gap = bold.size / 2, low = 0;
	bool beside = flow->w - column - gap >= 12 * bold.size;

	if (beside) {
		const struct sheet_text *written =
			sheet_write(&guide->page.sheet, flow->pen, flow->area, bold, colour, label,
				(struct rect){flow->x, flow->y, column, 0}, ALIGN_LEFT);
		low = written->rect.y + written->rect.h;
		right.x += column + gap;
		right.w -= column + gap;
	} else {
		flow_styled(&right, bold, colour, label);
	}
	flow_text(&right, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, text);
	flow->y = more(right.y, low);
}

static int width_of(const struct flow *flow, const char *label)
{
	return flow->pen->draw->calls->text_width(
		flow->pen->draw, theme_type(flow->pen->theme, TYPE_BODY, TEXT_BOLD), label);
}

static void add_item(struct guide_page *guide, struct flow *flow, const struct guide_block *block)
{
	flow_space(flow, SPACE_HAIR);
	add_beside(guide, flow, width_of(flow, "•"), "•", COLOUR_INK_2, block->text);
}

static void add_step(struct guide_page *guide, struct flow *flow, const struct guide_block *block)
{
	const char *minutes = page_words(&guide->page, "guide.minutes", "n",
		page_number(&guide->page, block->minutes), NULL);
	const char *widest = page_words(&guide->page, "guide.minutes", "n", "88", NULL);

	flow_space(flow, SPACE_SMALL);
	/* A length before a text is read apart from it, unlike the dot before a point. */
	int column = width_of(flow, widest) + theme_space(flow->pen->theme, SPACE_SMALL);
	add_beside(guide, flow, column, minutes, COLOUR_INK_2, block->text);
}

static void add_term(struct flow *flow, const struct guide_block *block)
{
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK, block->word);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, block->text);
}

/* ---- sources */

static const struct source *find_source(const struct guide_page *guide, const char *id)
{
	const struct pack_set *packs = &guide->page.screen.app->packs;

	for (int i = 0; i < packs->count; i++) {
		const struct source *source = source_find(&packs->packs[i], id);

		if (source && !packs->packs[i].own)
			return source;
	}
	return NULL;
}

/* The sources of a chapter, each once, in the order in which they are first called. */
struct cited {
	const char *ids[GUIDE_BLOCKS_MAX];
	int count;
};

static int number_of(const struct cited *cited, const char *id)
{
	for (int i = 0; i < cited->count; i++)
		if (strcmp(cited->ids[i], id) == 0)
			return i + 1;
	return 0;
}

static void collect(const struct guide_chapter *chapter, struct cited *cited)
{
	cited->count = 0;
	for (int i = 0; i < chapter->count; i++)
		for (int j = 0; j < chapter->blocks[i].source_count; j++) {
			const char *id = chapter->blocks[i].sources[j];

			if (number_of(cited, id) == 0 && cited->count < GUIDE_BLOCKS_MAX)
				cited->ids[cited->count++] = id;
		}
}

static bool cites(const struct guide_block *block, const char *id)
{
	for (int i = 0; i < block->source_count; i++)
		if (strcmp(block->sources[i], id) == 0)
			return true;
	return false;
}

/* Appends "1, 4 (perlu diperiksa)": the numbers of those sources of BLOCK that stand so. False:
 * there are none. */
static bool add_numbers(struct guide_page *guide, const struct guide_block *block,
	const struct cited *cited, enum source_standing standing, struct strbuf *list)
{
	struct pill pills[2];
	bool any = false;

	for (int i = 0; i < cited->count; i++) {
		const struct source *source = find_source(guide, cited->ids[i]);

		if (!source || source->standing != standing || !cites(block, cited->ids[i]))
			continue;
		strbuf_addf(list, "%s%d", any ? ", " : list->len > 0 ? "; " : "", i + 1);
		source_pills(guide->page.screen.app, source, pills);
		any = true;
	}
	if (any)
		strbuf_addf(list, " (%s)", pills[1].text);
	return any;
}

/* "Sumber: 1, 2 (terverifikasi); 4 (perlu diperiksa)": a standing is said once. */
static void add_fact(struct guide_page *guide, struct flow *flow, const struct guide_block *block)
{
	struct cited cited;
	struct strbuf list;

	collect(guide_page_chapter(guide), &cited);
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, block->text);
	strbuf_init(&list);
	add_numbers(guide, block, &cited, STANDING_VERIFIED, &list);
	bool to_check = add_numbers(guide, block, &cited, STANDING_TO_CHECK, &list);
	/* As on every page: what is still to be checked is no moss. */
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, to_check ? COLOUR_INK_2 : COLOUR_MOSS,
		page_words(&guide->page, "guide.cited", "list", list.text, NULL));
	strbuf_release(&list);
}

/* Who made it and when, as far as that is known; what a pack used it for is no matter here. */
static const char *made_by(struct guide_page *guide, const struct source *source)
{
	struct strbuf line;

	if (source->publisher[0] == '\0')
		return word(guide, "guide.unknown_maker");
	strbuf_init(&line);
	strbuf_addstr(&line, source->publisher);
	if (source->year != 0)
		strbuf_addf(&line, ", %d", source->year);
	else
		strbuf_addf(&line, ", %s", word(guide, "guide.no_year"));
	if (source->address[0] != '\0')
		strbuf_addf(&line, ". %s", source->address);
	return sheet_keep(&guide->page.sheet, &line);
}

static void add_source(
	struct guide_page *guide, struct flow *flow, const struct source *source, int number)
{
	const struct pen *pen = flow->pen;
	struct text_style bold = theme_type(pen->theme, TYPE_BODY, TEXT_BOLD);
	struct flow text = *flow;
	struct pill pills[2];
	int column = width_of(flow, "88");

	sheet_write(&guide->page.sheet, pen, flow->area, bold, COLOUR_MOSS,
		page_number(&guide->page, number), (struct rect){flow->x, flow->y, column, 0},
		ALIGN_LEFT);
	text.x += column;
	text.w -= column;
	source_pills(guide->page.screen.app, source, pills);
	flow_pills(&text, bold, COLOUR_INK, source->title, pills, 2);
	flow_space(&text, SPACE_HAIR);
	flow_text(&text, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, made_by(guide, source));
	flow->y = text.y;
}

static void add_sources(struct guide_page *guide, struct flow *flow)
{
	struct cited cited;

	collect(guide_page_chapter(guide), &cited);
	for (int i = 0; i < cited.count; i++) {
		const struct source *source = find_source(guide, cited.ids[i]);

		if (!source)
			continue;
		flow_space(flow, SPACE_BASE);
		add_source(guide, flow, source, i + 1);
	}
}

/* ---- exercises */

static const char *numbered(struct guide_page *guide, int number, const char *text)
{
	struct strbuf line;

	strbuf_init(&line);
	strbuf_addf(&line, "%d. %s", number, text);
	return sheet_keep(&guide->page.sheet, &line);
}

static void add_exercise(
	struct guide_page *guide, struct flow *flow, const struct guide_block *block, int number)
{
	int index = (int)(block - guide_page_chapter(guide)->blocks);
	bool shown = guide->answers[index];
	struct widget answer = page_button(&guide->page, WIDGET_LINK, GUIDE_ANSWER + index,
		shown ? "guide.hide_answer" : "guide.answer");
	struct guide_figure figure;
	struct diag diag;

	if (!guide_figure_open(&figure, &guide->page.screen.app->packs, block->code, &diag))
		return;
	flow_space(flow, SPACE_WIDE);
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK,
		numbered(guide, number, guide_filled(guide, &figure, block->text)));
	flow_space(flow, SPACE_SMALL);
	guide_boards_exercise(guide, flow, &figure, block->marked, shown);
	flow_buttons(flow, &answer, 1);
	if (shown)
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			guide_filled(guide, &figure, block->answer));
}

/* ---- the sheet */

static void add_print(struct guide_page *guide, struct flow *flow)
{
	struct widget button =
		page_button(&guide->page, WIDGET_PRIMARY, GUIDE_PRINT, "guide.print");

	flow_space(flow, SPACE_SMALL);
	if (!guide_can_print(guide)) {
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			word(guide, "guide.no_print"));
		return;
	}
	flow_buttons(flow, &button, 1);
	if (guide->printed == PRINTED_NOT)
		return;
	flow_space(flow, SPACE_SMALL);
	if (guide->printed == PRINTED_FAILED)
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			page_words(&guide->page, "guide.not_saved", "folder", guide->folder, NULL));
	else
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			page_words(&guide->page, "guide.saved", "pdf", guide->pdf, "png",
				guide->png, "folder", guide->folder, NULL));
}

/* ---- the chapter */

static void add_rules(struct guide_page *guide, struct flow *flow)
{
	struct widget link = page_button(&guide->page, WIDGET_LINK, GUIDE_TO_RULES, "guide.rules");

	flow_space(flow, SPACE_SMALL);
	flow_buttons(flow, &link, 1);
}

static void add_figure(struct guide_page *guide, struct flow *flow, const struct guide_block *block)
{
	struct guide_figure figure;
	struct diag diag;

	if (!guide_figure_open(&figure, &guide->page.screen.app->packs, block->code, &diag))
		return;
	flow_space(flow, SPACE_SMALL);
	guide_boards_figure(guide, flow, &figure);
	flow_space(flow, SPACE_HAIR);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		guide_filled(guide, &figure, block->text));
}

static void add_block(struct guide_page *guide, struct flow *flow, const struct guide_block *block,
	int *exercises)
{
	switch (block->kind) {
	case GUIDE_HEADING:
		flow_space(flow, SPACE_WIDE);
		flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, block->text);
		break;
	case GUIDE_TEXT:
		flow_space(flow, SPACE_SMALL);
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, block->text);
		break;
	case GUIDE_ITEM:
		add_item(guide, flow, block);
		break;
	case GUIDE_STEP:
		add_step(guide, flow, block);
		break;
	case GUIDE_FACT:
		add_fact(guide, flow, block);
		break;
	case GUIDE_FIGURE:
		add_figure(guide, flow, block);
		break;
	case GUIDE_EXERCISE:
		add_exercise(guide, flow, block, ++*exercises);
		break;
	case GUIDE_TERM:
		add_term(flow, block);
		break;
	case GUIDE_SOURCES:
		add_sources(guide, flow);
		break;
	case GUIDE_RULES:
		add_rules(guide, flow);
		break;
	case GUIDE_SHEET:
		add_print(guide, flow);
		break;
	}
}

/* On to the next one, for who reads all. */
static void add_next(struct guide_page *guide, struct flow *flow)
{
	if (guide->chapter + 1 == GUIDE_CHAPTERS)
		return;
	struct widget next = widget_of(WIDGET_LINK, GUIDE_TO_NEXT,
		page_words(&guide->page, "guide.next", "chapter",
			guide->guide.chapters[guide->chapter + 1].name, NULL));

	flow_space(flow, SPACE_WIDE);
	flow_rule(flow);
	flow_space(flow, SPACE_SMALL);
	flow_buttons(flow, &next, 1);
}

void guide_layout_chapter(struct guide_page *guide, struct flow *flow)
{
	const struct guide_chapter *chapter = guide_page_chapter(guide);
	int exercises = 0;

	flow_text(flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK, chapter->title);
	for (int i = 0; i < chapter->count; i++)
		add_block(guide, flow, &chapter->blocks[i], &exercises);
	add_next(guide, flow);
	flow_space(flow, SPACE_BASE);
}
