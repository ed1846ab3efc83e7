/* SPDX-License-Identifier: MIT */
#include "app/code_text.h"
#include "app/own_games.h"
#include "app/replay_state.h"

#include <stdio.h>
#include <string.h>

const struct pack *replay_pack(const struct replay *replay)
{
	return pack_set_find(&replay->page.screen.app->packs, replay->record.pack);
}

void replay_match(const struct replay *replay, int step, struct match *match)
{
	record_replay(&replay->record, step, match);
	if (step == replay->record.len && replay->conceder != REPLAY_NOBODY &&
		match->phase != MATCH_OVER)
		match_concede(match, (enum side)replay->conceder, NULL);
}

int replay_turn(const struct replay *replay)
{
	return replay->step == 0 ? 0 : review_turn_of(&replay->turns, replay->step - 1);
}

/* Where the last seed of the choice fell; a board that was laid out anew shows nothing of it. */
static void mark_last(struct replay *replay)
{
	for (int i = 0; i < replay->events->len; i++) {
		const struct event *event = &replay->events->items[i];
		if (event->kind == EVENT_SOW || event->kind == EVENT_BANK)
			replay->figure.last = event->at;
		else if (event->kind == EVENT_REFILL)
			replay->figure.last = FIGURE_NOWHERE;
	}
}

void replay_go(struct replay *replay, int step)
{
	const struct pack *pack = replay_pack(replay);
	int len = replay->record.len;
	step = step > len ? len : step;
	replay->step = step < 0 ? 0 : step;
	strbuf_clear(&replay->notice);
	replay->follow = true;
	replay_match(replay, replay->step, &replay->match);
	board_figure_init(&replay->figure, &replay->match.position,
		pack && pack->direction == DIRECTION_COUNTER_CLOCKWISE);
	replay->events->len = 0;
	if (replay->turns.turn_count > 0)
		replay->turns_at = replay_turn(replay) / REPLAY_TURNS * REPLAY_TURNS;
	if (replay->step == 0)
		return;
	struct match match;
	int place = replay->record.choices[replay->step - 1];
	record_replay(&replay->record, replay->step - 1, &match);
	match_play(&match, place, replay->events);
	replay->figure.lifted = place;
	mark_last(replay);
}

void replay_open(struct replay *replay, struct record *record, const struct session_setup *by)
{
	const struct review_limits limits = review_usual_limits();
	replay_close(replay);
	replay->open = true;
	replay->record = *record;
	*record = (struct record){.len = 0};
	replay->by = (struct session_setup){.levels = {1, 1}};
	if (by)
		replay->by = *by;
	snprintf(replay->by.pack, sizeof(replay->by.pack), "%s", replay->record.pack);
	replay->by.base = replay->record.base;
	replay->by.rules = replay->record.rules;
	replay->by.first = (enum side)replay->record.first;
	replay->conceder = REPLAY_NOBODY;
	replay->day = 0;
	review_begin(&replay->turns, &replay->record, &limits);
	replay_go(replay, 0);
}

void replay_close(struct replay *replay)
{
	if (!replay->open)
		return;
	review_release(&replay->turns);
	record_release(&replay->record);
	replay->open = false;
}

void replay_setup_of(const struct game_log_entry *entry, struct session_setup *setup)
{
	*setup = (struct session_setup){.swap = entry->swap, .swapped = entry->swapped};
	for (int side = 0; side < 2; side++) {
		int level = entry->levels[side];
		setup->seats[side] = level == GAME_LOG_PERSON ? SEAT_PERSON : SEAT_COMPUTER;
		/* A later program may know more. */
		setup->levels[side] = level == GAME_LOG_PERSON ? 1
				      : level > AI_LEVELS      ? AI_LEVELS
							       : level;
	}
}

bool replay_open_own(struct replay *replay, int index)
{
	struct app *app = replay->page.screen.app;
	const struct game_log *log = own_games_log(app);
	const struct game_log_entry *entry = &log->entries[index];
	struct session_setup by;
	struct record record;
	replay->refused = true;
	if (!pack_set_find(&app->packs, entry->pack)) {
		const struct words_slot slot = {"pack", entry->pack};
		strbuf_clear(&replay->notice);
		words_format(app_words(app), "replay.no_pack", &slot, 1, &replay->notice);
		return false;
	}
	if (!code_text_read(app, entry->code, &record, &replay->notice))
		return false;
	replay_setup_of(entry, &by);
	/* Of a list that was written by hand it may not be so. */
	by.swapped = by.swapped && session_before_swap(&by, &record) > 0;
	replay_open(replay, &record, &by);
	replay->day = entry->day;
	if (entry->conceded)
		replay->conceder = entry->result == RESULT_A ? SIDE_B : SIDE_A;
	replay_go(replay, 0);
	return true;
}
