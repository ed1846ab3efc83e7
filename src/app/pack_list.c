/* SPDX-License-Identifier: MIT */
#include "app/pack_list.h"

#include "app/fault_words.h"

#include <stdio.h>
#include <string.h>

static const char *in_language(const struct page *page, const struct text *text)
{
	return text->in[app_lang(page->screen.app)];
}

static const char *file_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

/* A file may hold anything: what can't be written on paper is not. */
static const char *printable(struct page *page, const char *text)
{
	struct strbuf shown;
	strbuf_init(&shown);
	strbuf_add_printable(&shown, text);
	return sheet_keep(&page->sheet, &shown);
}

static const char *in_words(struct page *page, enum fault_part part, const char *english)
{
	struct strbuf text;
	strbuf_init(&text);
	fault_words_add(app_words(page->screen.app), part, english, &text);
	return printable(page, sheet_keep(&page->sheet, &text));
}

static struct widget pack_row(struct page *page, int id, const struct pack *pack)
{
	struct widget row = widget_of(WIDGET_ROW, id, in_language(page, &pack->name));
	row.detail = in_language(page, &pack->region);
	if (pack->own) {
		struct strbuf detail;
		strbuf_init(&detail);
		strbuf_addf(
			&detail, "%s · %s", row.detail, app_word(page->screen.app, "packs.own"));
		row.detail = sheet_keep(&page->sheet, &detail);
	}
	return row;
}

static struct widget fault_row(struct page *page, int id, const struct pack_fault *fault)
{
	struct widget row = widget_of(WIDGET_ROW, id, printable(page, file_name(fault->file)));
	row.detail = app_word(page->screen.app, "packs.faulty");
	return row;
}

const struct pack_fault *pack_list_fault(const struct app *app, int entry)
{
	int fault = entry - app->packs.count;
	return fault >= 0 && fault < app->packs.fault_count ? &app->packs.faults[fault] : NULL;
}

int pack_list_shown(int count)
{
	return count < PACK_LIST_ROWS_MAX ? count : PACK_LIST_ROWS_MAX;
}

void pack_list_tell_more(struct page *page, struct flow *flow, int count)
{
	char number[16];
	int left = count - pack_list_shown(count);
	if (left == 0)
		return;
	snprintf(number, sizeof(number), "%d", left);
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		page_words(page, "packs.more", "n", number, NULL));
}

void pack_list_add(struct page *page, struct flow *flow, int id, int on)
{
	const struct app *app = page->screen.app;
	int count = app->packs.count + app->packs.fault_count;
	int shown = pack_list_shown(count);
	for (int i = 0; i < shown; i++) {
		const struct pack_fault *fault = pack_list_fault(app, i);
		struct widget row = fault ? fault_row(page, id + i, fault)
					  : pack_row(page, id + i, &app->packs.packs[i]);
		row.on = i == on;
		row.group = id;
		flow_widget(flow, &row);
	}
	pack_list_tell_more(page, flow, count);
}

static void tell(struct page *page, struct flow *flow, const char *key, const char *text)
{
	if (text[0] == '\0')
		return;
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_SMALL, TEXT_BOLD, COLOUR_INK_2, app_word(page->screen.app, key));
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, text);
}

static void tell_line(struct page *page, struct flow *flow, const struct diag *diag)
{
	char line[16], column[16];
	if (diag->line == 0)
		return;
	snprintf(line, sizeof(line), "%d", diag->line);
	snprintf(column, sizeof(column), "%d", diag->column);
	tell(page, flow, "packs.fault_line",
		page_words(page, "packs.fault_column", "line", line, "column", column, NULL));
}

void pack_list_tell_fault(struct page *page, struct flow *flow, const struct pack_fault *fault)
{
	struct app *app = page->screen.app;
	const struct diag *diag = &fault->diag;
	const char *file = app_is_kiosk(app) ? file_name(fault->file) : fault->file;
	flow_text(flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK, printable(page, file_name(fault->file)));
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, app_word(app, "packs.faulty"));
	flow_space(flow, SPACE_SMALL);
	tell(page, flow, "packs.fault_found", in_words(page, FAULT_FOUND, diag->found));
	tell(page, flow, "packs.fault_wanted", in_words(page, FAULT_WANTED, diag->wanted));
	tell_line(page, flow, diag);
	tell(page, flow, "packs.fault_place", printable(page, diag->path));
	tell(page, flow, "packs.fault_file", printable(page, file));
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(app, "packs.fault_do"));
}

void pack_list_tell_folder(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	if (app_is_kiosk(app) || app->packs_path[0] == '\0')
		return;
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK, app_word(app, "packs.folder"));
	flow_space(flow, SPACE_HAIR);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, app_word(app, "packs.folder_how"));
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, printable(page, app->packs_path));
}
