/* SPDX-License-Identifier: MIT */
#include "app/board_screen_record.h"
#include "app/board_screen_state.h"
#include "app/board_screen_swap.h"
#include "app/board_screen_task.h"
#include "app/seat_name.h"
#include "session/rounds.h"
#include "ui/rule_words.h"

#include <stdio.h>
#include <string.h>

const struct session_setup *board_seats(const struct board_screen *s)
{
	return s->replay.seated && board_is_on_record(s) ? &s->replay.by
							 : session_setup(s->session);
}

struct turn_names board_names(const struct board_screen *s)
{
	const char *const names[2] = {s->hands[0].text, s->hands[1].text};
	return seat_names(board_seats(s), names);
}

static void name_side(struct board_screen *s, enum side side)
{
	struct app *app = s->screen.app;
	const struct session_setup *setup = board_seats(s);
	strbuf_clear(&s->names[side]);
	strbuf_clear(&s->hands[side]);
	/* Whoever sits there in a task plays no game. */
	if (board_has_task(s) && setup->seats[side] == SEAT_COMPUTER) {
		strbuf_addstr(&s->names[side], app_word(app, "task.opponent"));
		strbuf_addstr(&s->hands[side], app_word(app, "task.opponent"));
		return;
	}
	seat_name(app, setup, side, true, &s->names[side]);
	seat_name(app, setup, side, false, &s->hands[side]);
}

bool board_person_chooses(const struct board_screen *s)
{
	return session_awaits_seat(s->session, SEAT_PERSON) && !board_plays_itself(s) &&
	       !board_round_waits(s) && board_task_goes_on(s);
}

bool board_is_shared(const struct board_screen *s)
{
	const struct session_setup *setup = session_setup(s->session);
	return session_is_unseen(s->session) && setup->seats[SIDE_A] == SEAT_PERSON &&
	       setup->seats[SIDE_B] == SEAT_PERSON;
}

/* Where a task has been judged the line is its verdict's, and its answers need the room. */
bool board_has_rule(const struct board_screen *s)
{
	return s->pack && s->line.rule != OPTION_COUNT && s->previewed == MARK_NONE &&
	       !board_offers_swap(s) && !board_shows_hint(s) && s->notice_until == 0 &&
	       !presenter_is_moving(s->presenter) && board_task_goes_on(s);
}

uint32_t board_choices(const struct board_screen *s)
{
	const struct session_setup *setup = session_setup(s->session);
	uint32_t choices = 0;
	if (presenter_is_moving(s->presenter) || !board_person_chooses(s))
		return 0;
	for (int side = 0; side < 2; side++) {
		if (setup->seats[side] == SEAT_PERSON)
			choices |= session_legal(s->session, (enum side)side);
	}
	return choices;
}

static void make_title(struct board_screen *s)
{
	struct app *app = s->screen.app;
	strbuf_clear(&s->title);
	if (s->pack) {
		rule_words_name(
			app_words(app), s->pack, &session_setup(s->session)->rules, &s->title);
		strbuf_addstr(&s->title, ": ");
	}
	s->title_name = s->title.len;
	strbuf_addstr(&s->title,
		s->hint.what.hole != MARK_NONE ? s->hint.line.first.text : s->line.first.text);
}

/* Which keys are whose, where both choose on one keyboard. */
static void tell_keys(struct board_screen *s)
{
	char keys[2][8];
	int holes = session_match(s->session)->rules.holes;
	for (int side = 0; side < 2; side++) {
		const char *half = board_half_keys((enum side)side);
		int last = holes < (int)strlen(half) ? holes : (int)strlen(half);
		snprintf(keys[side], sizeof(keys[side]), "%c-%c", half[0] - 'a' + 'A',
			half[last - 1] - 'a' + 'A');
	}
	struct words_slot slots[] = {{"a", keys[SIDE_A]}, {"b", keys[SIDE_B]}};
	strbuf_addstr(&s->line.second, " · ");
	words_format(app_words(s->screen.app), "turn.opening_keys", slots, 2, &s->line.second);
}

static void tell_opening(struct board_screen *s, const struct turn_names *names)
{
	bool awaited[2] = {session_awaits(s->session, SIDE_A), session_awaits(s->session, SIDE_B)};
	turn_line_opening(&s->line, app_words(s->screen.app), s->pack, names,
		session_match(s->session), awaited);
	if (awaited[SIDE_A] && awaited[SIDE_B] && board_is_shared(s) && s->screen.app->keys)
		tell_keys(s);
}

/* Not in an opening together, and after no other command. */
int board_chosen(const struct board_screen *s)
{
	const struct event_list *events = session_events(s->session);
	bool played = session_change(s->session) == SESSION_PLAYED &&
		      session_before(s->session)->phase == MATCH_PLAYING;
	if (!played || !events || events->len == 0 || events->items[0].kind != EVENT_SCOOP)
		return MARK_NONE;
	return events->items[0].at;
}

/* Where the choice just made would have ended otherwise; what is told where a record stands says so
 * itself. */
static void tell_fork(struct board_screen *s)
{
	const struct app *app = s->screen.app;
	int place = board_chosen(s);
	fork_line_clear(&s->line_fork);
	if (place != MARK_NONE && !s->told_shown && !board_offers_swap(s) && !board_has_task(s))
		fork_line_tell(
			&s->line_fork, app->words, session_before(s->session), place, &app->packs);
}

/* The words of the game are explained where a person's game meets them first: not to who looks on,
 * nor on a task, which explains what it is about. */
static void meet_word(struct board_screen *s)
{
	const struct session_setup *setup = session_setup(s->session);
	const struct event_list *events = session_events(s->session);
	struct app *app = s->screen.app;
	bool person = setup->seats[SIDE_A] == SEAT_PERSON || setup->seats[SIDE_B] == SEAT_PERSON;
	s->word = TURN_WORD_COUNT;
	if (!person || s->is_record || board_has_task(s) || board_is_on_record(s) ||
		board_offers_swap(s) || !events || session_change(s->session) != SESSION_PLAYED)
		return;
	s->word = turn_word_of(events, session_match(s->session), met_words_set(app));
	if (s->word != TURN_WORD_COUNT)
		met_words_add(app, s->word);
}

static void tell_turn(
	struct board_screen *s, const struct turn_names *names, const struct event_list *events)
{
	const struct words *words = app_words(s->screen.app);
	const struct match *match = session_match(s->session);
	turn_line_tell(&s->line, words, s->pack, names, match, events, session_chain(s->session));
	if (s->word != TURN_WORD_COUNT)
		turn_word_explain(&s->line, words, s->pack, names, match, s->word);
}

void board_tell(struct board_screen *s)
{
	struct app *app = s->screen.app;
	const struct words *words = app_words(app);
	const struct match *match = session_match(s->session);
	name_side(s, SIDE_A);
	name_side(s, SIDE_B);
	struct turn_names names = board_names(s);
	const struct event_list *events = session_events(s->session);
	if (session_change(s->session) == SESSION_PLAYED && events && events->len > 0)
		tell_turn(s, &names, events);
	else if (match->phase == MATCH_CHOOSING)
		tell_opening(s, &names);
	else
		turn_line_wait(&s->line, words, s->pack, &names, match);
	if (session_change(s->session) == SESSION_SWAPPED)
		board_swap_tell(s);
	if (board_offers_swap(s))
		board_swap_ask(s);
	tell_fork(s);
	if (s->told_shown)
		board_record_tell(s);
	if (!presenter_is_moving(s->presenter))
		board_task_say(s);
	board_hint_tell(s);
	if (!presenter_is_moving(s->presenter))
		make_title(s);
	app_redraw(app);
}

void board_show_all(struct board_screen *s)
{
	const struct match *match = session_match(s->session);
	presenter_reset(s->presenter, &match->position);
	for (int i = 0; i < 2; i++) {
		if (match->hands[i].seeds == 0)
			continue;
		presenter_hold(
			s->presenter, (enum side)i, match->hands[i].at, match->hands[i].seeds);
	}
}

/* The presenter follows. */
void board_follow(struct board_screen *s, uint64_t now)
{
	struct app *app = s->screen.app;
	s->notice_until = 0;
	s->told_shown = false;
	board_record_lead(s);
	if (session_change(s->session) != SESSION_HELD || !session_may_hint(s->session))
		board_hint_drop(s);
	s->plays_on = false;
	if (session_rounds(s->session) < s->rounds_told)
		s->rounds_told = session_rounds(s->session);
	s->previewed = MARK_NONE;
	if (session_match(s->session)->phase != MATCH_OVER)
		s->resulted = false;
	if (session_change(s->session) == SESSION_HELD)
		app_play(app, SOUND_PRESS, 0, 0); /* all that may be known of it */
	else if (session_change(s->session) == SESSION_PLAYED)
		presenter_play(s->presenter, &session_before(s->session)->position,
			session_events(s->session), app_speed(app), now);
	else if (session_change(s->session) == SESSION_RESET)
		board_show_all(s);
	s->rest_since = now;
	board_tally_follow(s);
	meet_word(s);
	board_tell(s);
	board_place_widgets(s);
	board_follow_light(s);
	app_redraw(app);
}

static void refuse(struct board_screen *s, enum verdict verdict, uint64_t now)
{
	turn_line_refuse(&s->notice, app_words(s->screen.app), verdict);
	s->notice_until = now + NOTICE_MS;
	app_redraw(s->screen.app);
}

static void send(struct board_screen *s, const struct command *command, uint64_t now)
{
	enum verdict verdict = session_do(s->session, command);
	if (verdict == VERDICT_OK)
		board_follow(s, now);
	else
		refuse(s, verdict, now);
}

void board_choose(struct board_screen *s, int place, uint64_t now)
{
	const struct match *match = session_match(s->session);
	int holes = match->rules.holes;
	struct command command = {
		.kind = COMMAND_CHOOSE, .by = (enum side)match->position.mover, .place = place};
	if (!board_person_chooses(s) || board_is_store(holes, place))
		return;
	/* On one board two people choose at once, each in their own row. */
	if (board_is_shared(s))
		command.by = board_side(holes, place);
	send(s, &command, now);
}

void board_command(struct board_screen *s, enum command_kind kind, uint64_t now)
{
	const struct session_setup *setup = session_setup(s->session);
	struct command command = {
		.kind = kind, .by = session_awaits(s->session, SIDE_A) ? SIDE_A : SIDE_B};
	/* Against the computer it is the person who gives up, whoever is on turn. */
	if (setup->seats[command.by] == SEAT_COMPUTER)
		command.by = side_other(command.by);
	presenter_finish(s->presenter);
	board_tally_command(s, kind);
	send(s, &command, now);
	if (kind == COMMAND_RESTART)
		board_record_restart(s);
}

void board_finish(struct board_screen *s, uint64_t now)
{
	presenter_finish(s->presenter);
	s->rest_since = now;
	board_place_widgets(s);
	board_tell(s);
	board_follow_light(s);
}

void board_preview(struct board_screen *s, int hole)
{
	const struct match *match = session_match(s->session);
	const struct words *words = app_words(s->screen.app);
	if (match->phase != MATCH_PLAYING || !board_task_foretells(s))
		hole = MARK_NONE;
	if (hole != s->previewed)
		app_redraw(s->screen.app);
	s->previewed = hole;
	if (hole != s->hint.over)
		s->hint.over = MARK_NONE;
	if (hole == MARK_NONE)
		return;
	int ordinal = 1;
	move_preview(&match->rules, &match->position, hole, s->scratch, &s->preview);
	if (!board_is_store(match->rules.holes, s->preview.last))
		ordinal = layout_ordinal(&s->layout.board, s->preview.last);
	turn_line_preview(&s->ahead, words, s->pack, match, hole, &s->preview, ordinal);
	fork_line_clear(&s->ahead_fork);
	if (!board_has_task(s))
		fork_line_tell(&s->ahead_fork, words, match, hole, &s->screen.app->packs);
}

static void show_result(struct board_screen *s, uint64_t now)
{
	if (s->resulted || now < s->rest_since + RESULT_MS)
		return;
	s->resulted = true;
	if (!s->screen.app->options.still)
		app_show_result(s->screen.app, s->session);
}

void board_go_on(struct board_screen *s, uint64_t now)
{
	struct app *app = s->screen.app;
	if (!app_goes_on(app, &s->screen) || app->options.still)
		return;
	/* It thinks while its person's move is still being shown, or its person chooses unseen. */
	if (board_task_goes_on(s) && !board_task_has_other(s))
		session_think(s->session);
	if (session_learning(s->session) != s->learned)
		app_redraw(app);
	s->learned = session_learning(s->session);
	board_hint_poll(s);
	if (presenter_is_moving(s->presenter))
		return;
	if (board_task_judge(s))
		return;
	if (board_plays_itself(s)) {
		if (now >= s->rest_since + PAUSE_MS)
			board_record_step(s, now);
		return;
	}
	if (session_match(s->session)->phase == MATCH_OVER) {
		if (!board_has_task(s))
			show_result(s, now);
		return;
	}
	if (board_round_waits(s)) {
		board_show_round(s, now);
		return;
	}
	if (now < s->rest_since + PAUSE_MS || !session_awaits_seat(s->session, SEAT_COMPUTER) ||
		!board_task_goes_on(s))
		return;
	if (board_task_has_other(s))
		board_task_play_other(s, now);
	else if (session_poll(s->session))
		board_follow(s, now);
}
