/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/divergence_block.h"
#include "app/own_rules.h"
#include "app/pack_list.h"
#include "app/page.h"
#include "app/screens.h"
#include "app/source_text.h"
#include "base/xalloc.h"
#include "ui/rule_sentences.h"
#include "ui/rule_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* aturan: the packs at the left, at the right what one of them says and where its sources disagree,
 * each place proved on a board. In a narrow window the list is a step of its own. */
enum { PLAY = PAGE_IDS, OTHERS, OPENING, SAMPLE = 100, COMPARE = 200, PACK = 300 };

struct rules_page {
	struct page page; /* first */
	int chosen;       /* entry of the list */
	bool listing;     /* a narrow window shows the list */
	bool listed;      /* … and has shown it: back leads there */
	bool shown;       /* the chosen row was brought into view once */
	int proved;       /* entry of the pack whose proofs are kept, or -1 */
	int next;         /* … the first of its divergences not looked at yet */
	struct proof *proofs;
};

/* Counts; no line begins with the point. */
#define APART "\u00a0· "

static const char *in_language(const struct page *page, const struct text *text)
{
	return text->in[app_lang(page->screen.app)];
}

static const struct pack *chosen_pack(const struct page *page)
{
	return &page->screen.app->packs.packs[((const struct rules_page *)page)->chosen];
}

/* The title with a link at its right, or below it where both don't fit on a line. */
static void add_title(struct page *page, struct flow *flow)
{
	const struct pen *pen = flow->pen;
	const char *name = in_language(page, &chosen_pack(page)->name);
	struct text_style style = theme_type(pen->theme, TYPE_TITLE, TEXT_BOLD);
	struct widget play = page_button(page, WIDGET_LINK, PLAY, "rules.play");
	struct widget others = page_button(page, WIDGET_LINK, OTHERS, "rules.others");
	int link = widget_width(pen, &play);
	int title = pen->draw->calls->text_width(pen->draw, style, name);
	bool beside = !pen->theme->narrow &&
		      title + theme_space(pen->theme, SPACE_WIDE) + link <= flow->w;
	struct flow aside = *flow;
	flow_styled(flow, style, COLOUR_INK, name);
	if (!beside) {
		struct widget links[] = {play, others};
		flow_buttons(flow, links, pen->theme->narrow ? 2 : 1);
		flow_space(flow, SPACE_HAIR);
		return;
	}
	page->sheet.texts[page->sheet.text_count - 1].rect.w = title;
	aside.x += aside.w - link;
	aside.w = link;
	int h = widget_height(pen, &play, link);
	play.rect = (struct rect){aside.x, aside.y, link, h};
	if (flow->y - aside.y > h)
		play.rect.y += (flow->y - aside.y - h) / 2;
	sheet_put(&page->sheet, flow->area, &play);
	if (flow->y < play.rect.y + h)
		flow->y = play.rect.y + h;
}

static void add_names(struct page *page, struct flow *flow)
{
	const struct pack *pack = chosen_pack(page);
	struct strbuf names;
	strbuf_init(&names);
	for (const char **name = pack->other_names; *name; name++)
		strbuf_addf(&names, "%s%s", names.len > 0 ? ", " : "", *name);
	struct strbuf line;
	strbuf_init(&line);
	strbuf_addstr(&line, in_language(page, &pack->region));
	if (names.len > 0)
		strbuf_addf(&line, " · %s",
			page_words(page, "rules.other_names", "names", names.text, NULL));
	strbuf_release(&names);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, sheet_keep(&page->sheet, &line));
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		page_words(page, "choose.parts", "hole", in_language(page, &pack->hole), "store",
			in_language(page, &pack->store), NULL));
}

/* To what is known of the first turn by these rules. */
static void add_opening(struct page *page, struct flow *flow)
{
	struct widget link = page_button(page, WIDGET_LINK, OPENING, "opening.link");
	flow_buttons(flow, &link, 1);
}

/* The sentences, their numbers standing in a column of their own. */
static void add_sentences(struct page *page, struct flow *flow)
{
	const struct pen *pen = flow->pen;
	const struct pack *pack = chosen_pack(page);
	struct rule_sentences sentences;
	rule_sentences_make(&sentences, app_words(page->screen.app), pack, &pack->rules);
	struct text_style style = theme_type(pen->theme, TYPE_BODY, TEXT_BOLD);
	int column = pen->draw->calls->text_width(pen->draw, style, "88");
	int gap = style.size / 2;
	for (int i = 0; i < sentences.count; i++) {
		struct strbuf number;
		strbuf_init(&number);
		strbuf_addf(&number, "%d", i + 1);
		sheet_write(&page->sheet, pen, flow->area, style, COLOUR_ACCENT,
			sheet_keep(&page->sheet, &number),
			(struct rect){flow->x, flow->y, column, 0}, ALIGN_LEFT);
		struct flow text = *flow;
		text.x += column + gap;
		text.w -= column + gap;
		struct strbuf copy;
		strbuf_init(&copy);
		strbuf_addstr(&copy, sentences.items[i].text);
		flow_text(&text, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			sheet_keep(&page->sheet, &copy));
		flow->y = text.y;
		flow_space(flow, SPACE_HAIR);
	}
	rule_sentences_release(&sentences);
}

static void add_count(
	struct page *page, struct strbuf *line, const char *separator, const char *key, int count)
{
	char number[16];
	if (count == 0)
		return;
	snprintf(number, sizeof(number), "%d", count);
	strbuf_addf(line, "%s%s", separator, page_words(page, key, "n", number, NULL));
}

/* "6 perbedaan · 5 dijalankan mesin, 4 di antaranya terbukti di papan · 1 dicatat saja" */
static const char *count_line(struct page *page)
{
	const struct rules_page *rules = (struct rules_page *)page;
	const struct pack *pack = chosen_pack(page);
	int noted = 0, proved = 0;
	struct strbuf line;
	for (int i = 0; i < pack->divergence_count; i++) {
		noted += pack->divergences[i].status == DIVERGENCE_NOTED;
		proved += rules->proofs[i].seed != 0;
	}
	int run = pack->divergence_count - noted;
	strbuf_init(&line);
	add_count(page, &line, "", pack->divergence_count == 1 ? "rules.count_one" : "rules.count",
		pack->divergence_count);
	add_count(page, &line, APART, "rules.count_run", run);
	if (proved == run)
		add_count(page, &line, ", ", "rules.count_all_proved", proved);
	else
		add_count(page, &line, ", ", "rules.count_proved", proved);
	add_count(page, &line, APART, "rules.count_noted", noted);
	return sheet_keep(&page->sheet, &line);
}

static void part(struct page *page, struct flow *flow, const char *key)
{
	flow_space(flow, SPACE_BASE);
	flow_rule(flow);
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, app_word(page->screen.app, key));
}

static void add_divergences(struct page *page, struct flow *flow)
{
	struct rules_page *rules = (struct rules_page *)page;
	const struct pack *pack = chosen_pack(page);
	part(page, flow, "rules.differ");
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		pack->divergence_count > 0 ? count_line(page)
					   : app_word(page->screen.app, "rules.no_differences"));
	for (int i = 0; i < pack->divergence_count; i++) {
		const struct divergence *divergence = &pack->divergences[i];
		bool comparable = divergence->status == DIVERGENCE_COMPARABLE;
		struct divergence_block block = {pack, divergence,
			comparable && i < rules->next ? &rules->proofs[i] : NULL, SAMPLE + i,
			COMPARE + i};
		flow_space(flow, i > 0 ? SPACE_PART : SPACE_BASE);
		/* With large letters in a small window a place still begins after a gap. */
		int least = theme_type(flow->pen->theme, TYPE_BODY, TEXT_REGULAR).size;
		int gap = theme_space(flow->pen->theme, SPACE_PART);
		flow->y += i > 0 && gap < least ? least - gap : 0;
		divergence_add(page, flow, &block);
	}
}

static void add_sources(struct page *page, struct flow *flow)
{
	const struct pack *pack = chosen_pack(page);
	part(page, flow, "rules.sources");
	for (int i = 0; i < pack->source_count; i++) {
		flow_space(flow, SPACE_BASE);
		source_whole(page, flow, &pack->sources[i]);
	}
	flow_space(flow, SPACE_BASE);
}

static void add_entry(struct page *page, struct flow *flow)
{
	const struct pack_fault *fault =
		pack_list_fault(page->screen.app, ((struct rules_page *)page)->chosen);
	if (fault) {
		pack_list_tell_fault(page, flow, fault);
		return;
	}
	add_title(page, flow);
	add_names(page, flow);
	add_opening(page, flow);
	flow_space(flow, SPACE_SMALL);
	add_sentences(page, flow);
	add_divergences(page, flow);
	add_sources(page, flow);
}

static void build_wide(struct page *page, const struct pen *pen)
{
	struct rect right;
	struct flow flow =
		page_with_list(page, pen, app_word(page->screen.app, "rules.title"), &right);
	pack_list_add(page, &flow, PACK, ((struct rules_page *)page)->chosen);
	flow = page_area(page, pen, right);
	add_entry(page, &flow);
	sheet_end(&page->sheet, pen->theme);
}

static void build_narrow(struct page *page, const struct pen *pen)
{
	bool listing = ((struct rules_page *)page)->listing;
	struct rect room = page_head(
		page, pen, sheet_page(pen->theme), 0, app_word(page->screen.app, "rules.title"));
	struct flow flow = page_area(page, pen, room);
	if (listing)
		pack_list_add(page, &flow, PACK, ((struct rules_page *)page)->chosen);
	else
		add_entry(page, &flow);
	page_column_end(page, pen);
}

/* The next divergence; false: all have been looked at. */
static bool prove_next(struct page *page)
{
	struct rules_page *rules = (struct rules_page *)page;
	if (pack_list_fault(page->screen.app, rules->chosen))
		return false;
	const struct pack *pack = chosen_pack(page);
	if (rules->proved == rules->chosen && rules->next == pack->divergence_count)
		return false;
	if (rules->proved != rules->chosen) {
		free(rules->proofs);
		rules->proofs = xcalloc((size_t)pack->divergence_count + 1, sizeof(*rules->proofs));
		rules->proved = rules->chosen;
		rules->next = 0;
		if (pack->divergence_count == 0)
			return false;
	}
	const struct divergence *divergence = &pack->divergences[rules->next];
	if (divergence->status == DIVERGENCE_COMPARABLE)
		proof_find(pack, divergence->option, divergence->other_value,
			&rules->proofs[rules->next]);
	rules->next++;
	return true;
}

/* A few milliseconds for the packs of the program. In a pack of one's own games may be endless:
 * there they are looked for one by one while the page is read. */
static void prove(struct page *page)
{
	const struct rules_page *rules = (struct rules_page *)page;
	const struct app *app = page->screen.app;
	if (rules->proved != rules->chosen)
		prove_next(page);
	if (!pack_list_fault(app, rules->chosen) && !chosen_pack(page)->own)
		while (prove_next(page))
			;
}

static void build(struct page *page)
{
	struct rules_page *rules = (struct rules_page *)page;
	struct pen pen = app_pen(page->screen.app);
	prove(page);
	if (pen.theme->narrow)
		build_narrow(page, &pen);
	else
		build_wide(page, &pen);
	int row = widget_index(&page->sheet.widgets, PACK + rules->chosen);
	if (!rules->shown && row != WIDGET_NONE)
		sheet_show(&page->sheet, pen.theme, row);
	rules->shown = true;
}

/* Builds the page from its top. */
static void turn_to(struct page *page, bool listing)
{
	struct rules_page *rules = (struct rules_page *)page;
	bool narrow = page->screen.app->theme.narrow;
	rules->listing = listing;
	rules->listed |= listing;
	page->sheet.areas[narrow ? 1 : 2].scroll = 0;
	if (narrow) {
		rules->shown = !listing;
		widget_focus(&page->sheet.widgets, listing ? PACK + rules->chosen : PLAY);
	}
	page_layout(&page->screen);
	app_redraw(page->screen.app);
}

static bool step_back(struct page *page)
{
	const struct rules_page *rules = (struct rules_page *)page;
	if (!page->screen.app->theme.narrow || rules->listing || !rules->listed)
		return false;
	turn_to(page, true);
	return true;
}

static void play_by(struct app *app, const struct pack *pack)
{
	own_rules_choose_pack(&app->settings, pack);
	app_apply_settings(app);
	int below = app->stack.count - 2;
	if (below >= 0 && strcmp(app->stack.screens[below]->calls->name, "pilih") == 0)
		app_pop(app);
	else
		app_push(app, choose_screen_new(app));
}

/* The sample game that proves a divergence, under its own rules; gives the other ones. */
static void sample_of(const struct rules_page *rules, const struct pack *pack, int index,
	struct record *record, struct rules *other)
{
	const struct divergence *divergence = &pack->divergences[index];
	proof_record(pack, rules->proofs[index].seed, record);
	*other = record->rules;
	rules_set(other, divergence->option, divergence->other_value);
}

/* Opens the sample game where the readings part; the board tells what each of them says. */
static void play_sample(struct page *page, int index)
{
	const struct rules_page *rules = (struct rules_page *)page;
	struct app *app = page->screen.app;
	const struct pack *pack = chosen_pack(page);
	enum option option = pack->divergences[index].option;
	struct record record;
	struct rules other_rules;
	struct strbuf here, other;
	sample_of(rules, pack, index, &record, &other_rules);
	strbuf_init(&here);
	strbuf_init(&other);
	rule_words_option(app_words(app), pack, option, rules_get(&record.rules, option), &here);
	rule_words_option(app_words(app), pack, option, rules_get(&other_rules, option), &other);
	const char *told =
		page_words(page, "rules.told", "here", here.text, "other", other.text, NULL);
	app_play_record(app, &record, rules->proofs[index].parting.turn, told);
	strbuf_release(&here);
	strbuf_release(&other);
	record_release(&record);
}

static void compare_sample(struct page *page, int index)
{
	const struct pack *pack = chosen_pack(page);
	struct record record;
	struct rules other;
	sample_of((struct rules_page *)page, pack, index, &record, &other);
	app_push(page->screen.app, compare_screen_new(page->screen.app, &record, pack, &other));
	record_release(&record);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct rules_page *rules = (struct rules_page *)page;
	if (event->id >= PACK) {
		rules->chosen = event->id - PACK;
		turn_to(page, false);
	} else if (event->id >= COMPARE) {
		compare_sample(page, event->id - COMPARE);
	} else if (event->id >= SAMPLE) {
		play_sample(page, event->id - SAMPLE);
	} else if (event->id == PLAY) {
		play_by(page->screen.app, chosen_pack(page));
	} else if (event->id == OPENING) {
		app_push(page->screen.app, opening_screen_new(page->screen.app, chosen_pack(page)));
	} else if (event->id == OTHERS) {
		turn_to(page, true);
	}
}

static void update(struct screen *screen, uint64_t now)
{
	struct page *page = (struct page *)screen;
	(void)now;
	if (!prove_next(page))
		return;
	page_layout(&page->screen);
	app_redraw(screen->app);
}

static int wait(const struct screen *screen, uint64_t now)
{
	const struct rules_page *rules = (const struct rules_page *)screen;
	(void)now;
	if (pack_list_fault(screen->app, rules->chosen) || rules->proved != rules->chosen)
		return -1;
	return rules->next < chosen_pack(&rules->page)->divergence_count ? 0 : -1;
}

static void release(struct screen *screen)
{
	free(((struct rules_page *)screen)->proofs);
	page_free(screen);
}

/* The pack that is being played, or the one chosen for the next game. */
static const struct pack *pack_at_hand(const struct app *app)
{
	struct screen *board = app_board_screen(app);
	const struct pack *pack =
		board ? pack_set_find(&app->packs, session_setup(board_screen_session(board))->pack)
		      : NULL;
	return pack ? pack : app_pack(app);
}

struct screen *rules_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "aturan",
			.layout = page_layout,
			.input = page_input,
			.update = update,
			.draw = page_draw,
			.wait = wait,
			.free = release},
		.build = build,
		.press = press,
		.first_focus = PLAY,
		.back = step_back,
	};
	struct rules_page *rules = (struct rules_page *)page_new(app, &calls, sizeof(*rules));
	rules->chosen = (int)(pack_at_hand(app) - app->packs.packs);
	rules->proved = -1;
	/* From the home page one comes to all of them, else to the one at hand. */
	rules->listing = app->stack.count == 1;
	rules->listed = rules->listing;
	if (rules->listing && app->theme.narrow)
		rules->page.sheet.widgets.kept = PACK + rules->chosen;
	return &rules->page.screen;
}

void rules_screen_of_pack(struct screen *screen)
{
	struct rules_page *rules = (struct rules_page *)screen;
	rules->listing = false;
	rules->listed = false;
	rules->page.sheet.widgets.kept = PLAY;
}
