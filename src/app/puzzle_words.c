/* SPDX-License-Identifier: MIT */
#include "app/puzzle_state.h"

#include "base/check.h"

#include <stdio.h>
#include <string.h>

/* What is said of puzzles. */

const char *puzzle_theme_key(enum puzzle_goal goal)
{
	static const char *const keys[PUZZLE_GOALS] = {"puzzle.theme_home", "puzzle.theme_again",
		"puzzle.theme_shot", "puzzle.theme_relay", "puzzle.theme_win",
		"puzzle.theme_guard"};
	CHECK(goal < PUZZLE_GOALS);
	return keys[goal];
}

const char *puzzle_level_key(enum puzzle_level level)
{
	static const char *const keys[PUZZLE_LEVELS] = {
		"puzzle.level_easy", "puzzle.level_medium", "puzzle.level_hard"};
	CHECK(level < PUZZLE_LEVELS);
	return keys[level];
}

/* One number in the words of KEY. */
static void add_with(struct app *app, const char *key, int number, struct strbuf *out)
{
	char digits[16];
	snprintf(digits, sizeof(digits), "%d", number);
	const struct words_slot slots[] = {{"n", digits}};
	words_format(app_words(app), key, slots, 1, out);
}

void puzzle_add_goal(struct app *app, const struct puzzle_claim *claim, struct strbuf *out)
{
	static const char *const keys[PUZZLE_GOALS] = {"puzzle.goal_home", NULL, "puzzle.goal_shot",
		"puzzle.goal_relay", "puzzle.goal_win", "puzzle.goal_guard"};
	if (claim->goal == PUZZLE_AGAIN)
		add_with(app, "puzzle.goal_again", claim->best, out);
	else
		strbuf_addstr(out, app_word(app, keys[claim->goal]));
}

void puzzle_add_answer(struct app *app, const struct puzzle_claim *claim,
	const struct puzzle_answer *answer, struct strbuf *out)
{
	static const char *const keys[PUZZLE_GOALS][2] = {
		{"puzzle.missed_home", "puzzle.solved_home"},
		{"puzzle.missed_again", "puzzle.solved_again"},
		{"puzzle.missed_shot", "puzzle.solved_shot"},
		{"puzzle.missed_relay", "puzzle.solved_relay"},
		{NULL, "puzzle.solved_win"},
		{"puzzle.missed_guard", "puzzle.solved_guard"},
	};
	bool solved = answer->state == PUZZLE_SOLVED;
	if (claim->goal == PUZZLE_WIN && !solved)
		strbuf_addstr(out, app_word(app, answer->value < 0 ? "puzzle.missed_lost"
								   : "puzzle.missed_drawn"));
	else
		add_with(app, keys[claim->goal][solved], answer->value, out);
}

void puzzle_add_mark(struct app *app, const struct puzzle_log_entry *entry, struct strbuf *out)
{
	if (!entry)
		return;
	if (entry->mark == PUZZLE_LOOKED)
		strbuf_addstr(out, app_word(app, "puzzle.mark_looked"));
	else
		add_with(app, entry->mark == PUZZLE_DONE ? "puzzle.mark_done" : "puzzle.mark_tried",
			entry->tries, out);
}

void puzzle_add_date(struct app *app, int day, bool weekday, struct strbuf *out)
{
	static const char *const months[] = {"date.january", "date.february", "date.march",
		"date.april", "date.may", "date.june", "date.july", "date.august", "date.september",
		"date.october", "date.november", "date.december"};
	static const char *const weekdays[WEEKDAYS] = {"date.monday", "date.tuesday",
		"date.wednesday", "date.thursday", "date.friday", "date.saturday", "date.sunday"};
	struct date date = date_of_number(day);
	char number[8], year[8];
	snprintf(number, sizeof(number), "%d", date.day % 100);
	snprintf(year, sizeof(year), "%d", date.year % 10000);
	const struct words_slot slots[] = {{"day", number},
		{"month", app_word(app, months[date.month - 1])}, {"year", year},
		{"weekday", app_word(app, weekdays[date_weekday(&date)])}};
	words_format(app_words(app), weekday ? "date.with_weekday" : "date.plain", slots, 4, out);
}

const char *puzzle_pack_name(struct app *app, const char *code)
{
	char id[RECORD_PACK_MAX + 1];
	snprintf(id, sizeof(id), "%.*s", (int)strcspn(code, ":+@."), code);
	const struct pack *pack = pack_set_find(&app->packs, id);
	return pack ? pack->name.in[app_lang(app)] : "";
}

bool puzzle_may_share(const struct app *app)
{
	return app->host.clipboard && !app_is_kiosk(app);
}

/* A sign for each turn that missed and for the one that did not, and one for each choice of it. */
static void add_signs(const struct puzzle_log_entry *entry, int len, struct strbuf *out)
{
	enum { MISSES_SHOWN = 9 };
	for (int i = 1; i < entry->tries && i <= MISSES_SHOWN; i++)
		strbuf_addstr(out, "\u25cb");
	if (entry->tries > MISSES_SHOWN + 1)
		strbuf_addstr(out, "\u2026");
	strbuf_addstr(out, entry->tries > 1 ? " \u2713 " : "\u2713 ");
	for (int i = 0; i < len; i++)
		strbuf_addstr(out, "\u25cf");
}

const char *puzzle_share_key(enum puzzle_share share)
{
	return share == SHARE_COPIED ? "puzzle.copied" : "puzzle.not_copied";
}

/* The whole text. ENTRY is of a puzzle that is solved. */
static void add_result(struct app *app, const struct puzzle_claim *claim,
	const struct puzzle_log_entry *entry, struct strbuf *out)
{
	struct strbuf date;
	int today = app->options.today;
	int streak = puzzle_log_streak(own_puzzles_log(app), today);
	strbuf_init(&date);
	puzzle_add_date(app, today, false, &date);
	const struct words_slot slots[] = {{"date", date.text}};
	words_format(app_words(app), "puzzle.share_head", slots, 1, out);
	strbuf_release(&date);
	strbuf_addf(out, "\n%s \u00b7 %s\n", puzzle_pack_name(app, claim->code),
		app_word(app, puzzle_level_key(claim->level)));
	add_signs(entry, claim->len, out);
	strbuf_addstr(out, " \u00b7 ");
	add_with(app, "puzzle.tries", entry->tries, out);
	if (streak > 1) {
		strbuf_addch(out, '\n');
		add_with(app, "puzzle.streak", streak, out);
	}
	strbuf_addch(out, '\n');
}

enum puzzle_share puzzle_share(struct app *app, const struct puzzle_claim *claim)
{
	const struct puzzle_log_entry *entry =
		puzzle_log_find(own_puzzles_log(app), app->options.today, claim);
	if (!puzzle_may_share(app) || !entry || entry->mark != PUZZLE_DONE)
		return SHARE_NOT_ASKED;
	struct strbuf text;
	strbuf_init(&text);
	add_result(app, claim, entry, &text);
	bool copied = app->host.clipboard->set(app->host.clipboard, text.text);
	strbuf_release(&text);
	return copied ? SHARE_COPIED : SHARE_REFUSED;
}
