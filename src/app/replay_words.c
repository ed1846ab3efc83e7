/* SPDX-License-Identifier: MIT */
#include "app/day_words.h"
#include "app/replay_state.h"
#include "app/round_table.h"
#include "app/seat_name.h"
#include "ui/rule_words.h"

static const char *name(struct replay *replay, enum side side)
{
	struct strbuf text;
	strbuf_init(&text);
	seat_name(replay->page.screen.app, &replay->by, side, false, &text);
	return sheet_keep(&replay->page.sheet, &text);
}

struct turn_names replay_names(struct replay *replay)
{
	const char *const names[2] = {name(replay, SIDE_A), name(replay, SIDE_B)};
	return seat_names(&replay->by, names);
}

void replay_make_title(struct replay *replay)
{
	struct app *app = replay->page.screen.app;
	struct strbuf names[2];
	for (int side = 0; side < 2; side++) {
		strbuf_init(&names[side]);
		seat_name(app, &replay->by, (enum side)side, true, &names[side]);
	}
	const struct words_slot slots[] = {{"bottom", names[0].text}, {"top", names[1].text}};
	strbuf_clear(&replay->title);
	words_format(app_words(app), "replay.players", slots, 2, &replay->title);
	strbuf_release(&names[0]);
	strbuf_release(&names[1]);
}

const char *replay_about(struct replay *replay)
{
	struct app *app = replay->page.screen.app;
	const struct pack *pack = replay_pack(replay);
	struct strbuf text;
	strbuf_init(&text);
	day_words(app_words(app), replay->day, &text);
	if (text.len > 0)
		strbuf_addstr(&text, " · ");
	if (pack)
		rule_words_name(app_words(app), pack, &replay->record.rules, &text);
	else
		strbuf_addstr(&text, replay->record.pack);
	return sheet_keep(&replay->page.sheet, &text);
}

const char *replay_place(struct replay *replay)
{
	struct page *page = &replay->page;
	return page_words(page, "compare.step", "n", page_number(page, replay->step), "all",
		page_number(page, replay->record.len), NULL);
}

/* Whoever changed seats made the choices before that on the other side. */
static const char *chooser(struct replay *replay, const struct review_turn *turn)
{
	bool moved = replay->by.swapped &&
		     turn->from < session_before_swap(&replay->by, &replay->record);
	enum side by = (enum side)turn->by;
	return name(replay, moved ? side_other(by) : by);
}

static const char *hole_word(const struct replay *replay)
{
	const struct app *app = replay->page.screen.app;
	const struct pack *pack = replay_pack(replay);
	return (pack ? pack : app_pack(app))->hole.in[app_lang(app)];
}

/* All choices of it: "3. Kamu: lubang 6, 2, 1". */
const char *replay_turn_words(struct replay *replay, int index)
{
	const struct review_turn *turn = &replay->turns.turns[index];
	struct page *page = &replay->page;
	struct strbuf holes;
	strbuf_init(&holes);
	for (int i = turn->from; i < turn->to; i++)
		strbuf_addf(&holes, "%s%d", i > turn->from ? ", " : "",
			board_figure_ordinal(&replay->figure, replay->record.choices[i]));
	const char *which = sheet_keep(&page->sheet, &holes);
	return page_words(page, "replay.turn", "n", page_number(page, index + 1), "who",
		chooser(replay, turn), "hole", hole_word(replay), "which", which, NULL);
}

const char *replay_result(struct replay *replay, const struct game_log_entry *entry)
{
	struct app *app = replay->page.screen.app;
	struct session_setup by;
	struct strbuf names[2], text;
	/* All that the sentence looks at. */
	struct match match = {.result = (uint8_t)entry->result, .conceded = entry->conceded};
	match.rules.holes = BOARD_HOLES_MIN;
	replay_setup_of(entry, &by);
	strbuf_init(&text);
	for (int side = 0; side < 2; side++) {
		int store = board_store(match.rules.holes, (enum side)side);
		match.position.cells[store] = (uint8_t)entry->stores[side];
		strbuf_init(&names[side]);
		seat_name(app, &by, (enum side)side, false, &names[side]);
	}
	const char *const both[2] = {names[0].text, names[1].text};
	struct turn_names all = seat_names(&by, both);
	if (entry->conceded) /* there it asks to play again */
		all.you[SIDE_A] = all.you[SIDE_B] = false;
	turn_line_result(&text, app_words(app), &all, &match);
	strbuf_release(&names[0]);
	strbuf_release(&names[1]);
	return sheet_keep(&replay->page.sheet, &text);
}

/* ---- of the choice before the board that is shown */

/* Choices of the turn so far, with the one to come where it goes on. */
static int chain(const struct replay *replay)
{
	const struct review_turn *turn = &replay->turns.turns[replay_turn(replay)];
	return replay->step < turn->to ? replay->step - turn->from + 1 : 1;
}

static void say(struct replay *replay, struct flow *flow, enum type type, enum text_weight weight,
	enum colour colour, const struct strbuf *said)
{
	struct strbuf text;
	if (said->len == 0)
		return;
	strbuf_init(&text);
	strbuf_addstr(&text, said->text);
	flow_text(flow, type, weight, colour, sheet_keep(&replay->page.sheet, &text));
}

void replay_tell(struct replay *replay, struct flow *flow)
{
	struct app *app = replay->page.screen.app;
	const struct match *match = &replay->match;
	const struct pack *pack = replay_pack(replay);
	struct turn_names names = replay_names(replay);
	struct turn_line *line = &replay->line;
	if (match->rules.rounds == ROUNDS_SEVERAL)
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			round_words(&replay->page, &match->rules, match->round));
	if (replay->step > 0)
		flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK,
			replay_turn_words(replay, replay_turn(replay)));
	if (match->conceded) {
		struct strbuf text;
		strbuf_init(&text);
		names.you[SIDE_A] = names.you[SIDE_B] = false;
		turn_line_result(&text, app_words(app), &names, match);
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			sheet_keep(&replay->page.sheet, &text));
		return;
	}
	if (replay->events->len > 0)
		turn_line_tell(
			line, app_words(app), pack, &names, match, replay->events, chain(replay));
	else
		turn_line_wait(line, app_words(app), pack, &names, match);
	say(replay, flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, &line->first);
	if (replay->events->len > 0) /* else it says what to do, which nobody can */
		say(replay, flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, &line->second);
}
