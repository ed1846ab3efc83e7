/* SPDX-License-Identifier: MIT */
#include "core/followed.h"

#include "test.h"

void followed_start(struct followed *game, const struct rules *rules, enum side first,
	struct event_list *events)
{
	*game = (struct followed){.events = events};
	match_init(&game->match, rules, first);
	game->total = position_total(&game->match.position);
}

static void count_event(struct followed *game, const struct event *event)
{
	switch ((enum event_kind)event->kind) {
	case EVENT_SCOOP:
	case EVENT_RELAY:
		assert_int_equal(game->hands[event->by], 0);
		game->hands[event->by] = event->n;
		break;
	case EVENT_SOW:
	case EVENT_BANK:
		game->hands[event->by]--;
		assert_int_equal(game->hands[event->by], event->hand);
		break;
	case EVENT_SWEEP:
		if (event->to == EVENT_NOWHERE)
			game->discarded += event->n;
		break;
	case EVENT_PASS:
		game->passes++;
		break;
	default:
		break;
	}
}

void followed_play(struct followed *game, int place)
{
	struct position shown = game->match.position;
	const struct event_list *events = game->events;

	game->events->len = 0;
	match_play(&game->match, place, game->events);
	for (int i = 0; i < events->len; i++) {
		event_apply(events, &events->items[i], &shown);
		count_event(game, &events->items[i]);
		assert_int_equal(
			position_total(&shown) + game->hands[0] + game->hands[1] + game->discarded,
			game->total);
	}
	game->total -= game->discarded;
	game->discarded = 0;
	/* Who picks next while both hands wait is not told by events. */
	if (game->match.phase == MATCH_CHOOSING)
		shown.mover = game->match.position.mover;
	assert_true(position_equal(&shown, &game->match.position));
}

void followed_check_turn(const struct followed *game)
{
	uint32_t legal = match_legal(&game->match);

	if (game->match.phase == MATCH_OVER)
		assert_int_equal(legal, 0);
	else
		assert_true(legal != 0);
}
