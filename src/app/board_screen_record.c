/* SPDX-License-Identifier: MIT */
#include "app/board_screen_record.h"
#include "app/board_screen_state.h"
#include "app/screens.h"
#include "base/check.h"
#include "session/rounds.h"

#include <stdio.h>
#include <string.h>

/* A record that the board plays by itself, choice by choice, and the rounds' page, which comes when
 * the board has nothing else to do. */

bool board_plays_itself(const struct board_screen *s)
{
	return s->shown_at < s->shown_count;
}

/* What is told where the record stands, until somebody goes on from there. */
void board_record_stand(struct board_screen *s)
{
	s->told_shown = s->told.len > 0;
	s->resulted = session_match(s->session)->phase == MATCH_OVER;
	s->rounds_told = session_rounds(s->session);
}

void board_screen_play_record(
	struct screen *screen, const struct record *record, int count, const char *told)
{
	struct board_screen *s = (struct board_screen *)screen;
	CHECK(board_screen_is(screen) && count >= 0 && count <= record->len);
	CHECK(session_record(s->session)->len <= count && !s->is_record);
	record_copy(&s->shown, record);
	s->is_record = true;
	s->shown_from = session_record(s->session)->len;
	s->shown_at = s->shown_from;
	s->shown_count = count;
	if (told)
		strbuf_addstr(&s->told, told);
	if (!board_plays_itself(s))
		board_record_stand(s);
}

bool board_screen_is_record(const struct screen *screen)
{
	CHECK(board_screen_is(screen));
	return ((const struct board_screen *)screen)->is_record;
}

/* Whether what was played is the beginning of the record. */
bool board_is_on_record(const struct board_screen *s)
{
	const struct record *played = session_record(s->session);
	/* Of none that were made there may be no list. */
	if (played->len == 0)
		return true;
	return played->len <= s->shown.len &&
	       memcmp(played->choices, s->shown.choices, (size_t)played->len) == 0;
}

static void tell_next(struct board_screen *s, int at)
{
	char hole[16], step[16], all[16];
	int place = s->shown.choices[at];
	enum lang lang = app_lang(s->screen.app);
	const struct words_slot slots[] = {{"hole", s->pack ? s->pack->hole.in[lang] : ""},
		{"n", hole}, {"step", step}, {"all", all}};
	snprintf(hole, sizeof(hole), "%d", board_screen_ordinal(&s->screen, place));
	snprintf(step, sizeof(step), "%d", at + 1);
	snprintf(all, sizeof(all), "%d", s->shown.len);
	words_format(app_words(s->screen.app), "opening.told_next", slots, 4, &s->told);
}

static void tell_end(struct board_screen *s)
{
	char home[16];
	const struct words_slot slot = {"n", home};
	const struct match *match = session_match(s->session);
	int store = board_store(match->rules.holes, SIDE_A);
	snprintf(home, sizeof(home), "%d", match->position.cells[store]);
	words_format(app_words(s->screen.app), "opening.told", &slot, 1, &s->told);
}

void board_record_lead(struct board_screen *s)
{
	int at = session_record(s->session)->len;
	if (board_replays(s))
		board_replay_tell(s);
	if (!s->leads || !board_is_on_record(s))
		return;
	strbuf_clear(&s->told);
	if (at < s->shown.len)
		tell_next(s, at);
	else
		tell_end(s);
	s->told_shown = true;
}

void board_screen_lead(struct screen *screen)
{
	struct board_screen *s = (struct board_screen *)screen;
	CHECK(board_screen_is(screen) && s->is_record && !board_plays_itself(s));
	s->leads = true;
	board_record_lead(s);
	board_tell(s);
}

static void choose_next(struct board_screen *s)
{
	int place = s->shown.choices[s->shown_at++];
	int holes = session_match(s->session)->rules.holes;
	enum side by = board_side(holes, place);
	struct command command = {.kind = COMMAND_CHOOSE,
		.by = by,
		.place = place,
		.computer = session_setup(s->session)->seats[by] == SEAT_COMPUTER};
	CHECK(session_do(s->session, &command) == VERDICT_OK);
}

void board_record_step(struct board_screen *s, uint64_t now)
{
	choose_next(s);
	board_follow(s, now);
	if (!board_plays_itself(s))
		board_record_stand(s);
	board_tell(s);
}

void board_record_restart(struct board_screen *s)
{
	s->shown_at = 0;
	while (s->shown_at < s->shown_from)
		choose_next(s);
	if (s->shown_from > 0)
		board_show_all(s);
	if (s->is_record && !board_plays_itself(s))
		board_record_stand(s);
	board_record_lead(s);
	board_tell(s);
	board_place_widgets(s);
}

/* What is told stands before what the line says of the last choice. */
void board_record_tell(struct board_screen *s)
{
	struct strbuf *first = &s->line.first, *second = &s->line.second;
	struct strbuf facts;
	strbuf_init(&facts);
	if (board_replays(s)) { /* how far it is, is no news */
		bool said = s->line.rule != OPTION_COUNT || session_record(s->session)->len > 0;
		strbuf_addf(&facts, "%s%s%s", s->told.text, said && second->len > 0 ? " · " : "",
			said ? second->text : "");
		strbuf_release(second);
		*second = facts;
		return;
	}
	strbuf_addf(&facts, "%s%s%s", first->text, second->len > 0 ? " · " : "", second->text);
	strbuf_clear(first);
	strbuf_addstr(first, s->told.text);
	strbuf_clear(second);
	strbuf_addstr(second, facts.text);
	strbuf_release(&facts);
}

/* ---- Rounds */

static bool has_person(const struct board_screen *s)
{
	const struct session_setup *setup = session_setup(s->session);
	return setup->seats[SIDE_A] == SEAT_PERSON || setup->seats[SIDE_B] == SEAT_PERSON;
}

bool board_round_waits(const struct board_screen *s)
{
	return session_rounds(s->session) > s->rounds_told && has_person(s) &&
	       !board_plays_itself(s) && session_match(s->session)->phase != MATCH_OVER;
}

void board_show_round(struct board_screen *s, uint64_t now)
{
	if (now < s->rest_since + ROUND_MS)
		return;
	s->rounds_told = session_rounds(s->session);
	board_place_widgets(s);
	app_push(s->screen.app, round_screen_new(s->screen.app, s->session));
}
