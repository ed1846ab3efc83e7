/* SPDX-License-Identifier: MIT */
#include "app/code_text.h"
#include "app/day_words.h"
#include "app/own_games.h"
#include "app/replay_state.h"
#include "app/stats_table.h"
#include "base/file.h"

/* The list: own games, the newest first, files with a code in them, and what lies on the
 * clipboard. */

/* ---- files */

static void games_folder(const struct app *app, char *out, size_t size)
{
	const struct folders *folders = app->host.folders;
	*out = '\0';
	if (folders && !app->options.keep_nothing && !app_is_kiosk(app))
		folders_join(out, size, folders->data, "games");
}

static bool open_file(struct replay *replay, int index)
{
	struct app *app = replay->page.screen.app;
	char folder[560], path[640];
	struct strbuf text;
	struct record record;
	struct diag diag;
	bool opened = false;
	games_folder(app, folder, sizeof(folder));
	folders_join(path, sizeof(path), folder, replay->files.items[index]);
	strbuf_init(&text);
	diag_clear(&diag);
	replay->refused = true;
	if (!file_read(path, CLIPBOARD_TEXT_MAX, &text, &diag)) {
		strbuf_clear(&replay->notice);
		strbuf_addstr(&replay->notice, app_word(app, "replay.bad_file"));
		app_note_fault(app, &diag);
	} else if (code_text_read(app, text.text, &record, &replay->notice)) {
		replay_open(replay, &record, NULL);
		opened = true;
	}
	strbuf_release(&text);
	return opened;
}

static void add_files(struct replay *replay, struct flow *flow)
{
	struct page *page = &replay->page;
	char folder[560];
	games_folder(page->screen.app, folder, sizeof(folder));
	names_find(&replay->files, folder, ".txt");
	if (replay->files.count == 0)
		return;
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK,
		app_word(page->screen.app, "replay.files"));
	for (int i = 0; i < replay->files.count; i++) {
		struct strbuf name;
		strbuf_init(&name);
		strbuf_add_printable(&name, replay->files.items[i]);
		struct widget row =
			widget_of(WIDGET_ROW, REPLAY_FILE + i, sheet_keep(&page->sheet, &name));
		flow_widget(flow, &row);
	}
}

/* ---- own games */

static void add_game(struct replay *replay, struct flow *flow, int index)
{
	struct page *page = &replay->page;
	struct app *app = page->screen.app;
	const struct game_log_entry *entry = &own_games_log(app)->entries[index];
	struct strbuf detail;
	strbuf_init(&detail);
	day_words(app_words(app), entry->day, &detail);
	strbuf_addf(&detail, "%s%s · %s", detail.len > 0 ? " · " : "",
		stats_pack(page, entry->pack), stats_opponent(app, game_log_level(entry)));
	struct widget row = widget_of(WIDGET_ROW, REPLAY_OWN + index, replay_result(replay, entry));
	row.detail = sheet_keep(&page->sheet, &detail);
	flow_widget(flow, &row);
}

static void add_ends(struct replay *replay, struct flow *flow, int count)
{
	struct widget links[2];
	int shown = 0;
	if (replay->offset > 0)
		links[shown++] =
			page_button(&replay->page, WIDGET_LINK, REPLAY_LATER, "replay.newer_games");
	if (replay->offset + REPLAY_ROWS < count)
		links[shown++] = page_button(
			&replay->page, WIDGET_LINK, REPLAY_EARLIER, "replay.older_games");
	if (shown == 0)
		return;
	flow_space(flow, SPACE_SMALL);
	flow_buttons(flow, links, shown);
}

static void add_games(struct replay *replay, struct flow *flow)
{
	struct app *app = replay->page.screen.app;
	int count = own_games_log(app)->count;
	if (replay->offset >= count)
		replay->offset = 0;
	if (count == 0) {
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(app, "replay.none"));
		return;
	}
	for (int i = 0; i < REPLAY_ROWS && replay->offset + i < count; i++)
		add_game(replay, flow, count - 1 - replay->offset - i);
	add_ends(replay, flow, count);
}

/* With games to list, only the way to one more; without, first the way to a game of one's own. */
static void add_buttons(struct replay *replay, struct flow *flow, bool none)
{
	struct widget items[2];
	int count = 0;
	if (none)
		items[count++] =
			page_button(&replay->page, WIDGET_PRIMARY, REPLAY_CHOOSE, "button.play");
	if (code_text_can_copy(replay->page.screen.app))
		items[count++] =
			page_button(&replay->page, WIDGET_BUTTON, REPLAY_PASTE, "compare.paste");
	if (count == 0)
		return;
	flow_space(flow, none ? SPACE_BASE : SPACE_SMALL);
	flow_buttons(flow, items, count);
	flow_space(flow, SPACE_SMALL);
}

void replay_build_list(struct replay *replay)
{
	struct page *page = &replay->page;
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct flow flow = page_column(page, &pen, app_word(app, "replay.title"));
	if (replay->notice.len > 0) {
		flow_text(&flow, TYPE_BODY, TEXT_BOLD,
			replay->refused ? COLOUR_ACCENT : COLOUR_MOSS, replay->notice.text);
		flow_space(&flow, SPACE_SMALL);
	}
	bool none = own_games_log(app)->count == 0;
	if (!none) /* a long list would hide it */
		add_buttons(replay, &flow, none);
	add_games(replay, &flow);
	add_files(replay, &flow);
	if (none)
		add_buttons(replay, &flow, none);
	page_column_end(page, &pen);
}

static bool paste(struct replay *replay)
{
	struct record record;
	replay->refused = true;
	if (!code_text_paste(replay->page.screen.app, &record, &replay->notice))
		return false;
	replay_open(replay, &record, NULL);
	return true;
}

bool replay_press_list(struct replay *replay, int id)
{
	strbuf_clear(&replay->notice);
	if (id >= REPLAY_OWN)
		return replay_open_own(replay, id - REPLAY_OWN);
	if (id >= REPLAY_FILE)
		return open_file(replay, id - REPLAY_FILE);
	if (id == REPLAY_PASTE)
		return paste(replay);
	replay->offset += id == REPLAY_EARLIER ? REPLAY_ROWS : -REPLAY_ROWS;
	replay->offset = replay->offset < 0 ? 0 : replay->offset;
	sheet_scroll(&replay->page.sheet, 1, 0);
	return false;
}
