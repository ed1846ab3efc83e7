/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ui/turn_word.h"

enum { EVENTS = 3 };

static const struct {
	const char *what;
	struct event events[EVENTS];
	unsigned met;
	enum match_phase phase;
	enum turn_word word;
} rows[] = {
	{"a shot", {{.kind = EVENT_RELAY}, {.kind = EVENT_SHOT, .n = 9}}, 0, MATCH_PLAYING,
		TURN_WORD_SHOT},
	{"a shot, known", {{.kind = EVENT_RELAY}, {.kind = EVENT_SHOT, .n = 9}},
		1u << TURN_WORD_SHOT, MATCH_PLAYING, TURN_WORD_RELAY},
	{"a shot of its own seed only", {{.kind = EVENT_SHOT, .n = 1}}, 0, MATCH_PLAYING,
		TURN_WORD_COUNT},
	{"dead at the opponent's", {{.kind = EVENT_STOP, .why = STOP_EMPTY_OPPONENT}}, 0,
		MATCH_PLAYING, TURN_WORD_DEAD},
	{"dead at home", {{.kind = EVENT_STOP, .why = STOP_OPPOSITE_EMPTY}}, 0, MATCH_PLAYING,
		TURN_WORD_DEAD},
	{"among seeds is not dead", {{.kind = EVENT_STOP, .why = STOP_NO_RELAY}}, 0, MATCH_PLAYING,
		TURN_WORD_COUNT},
	{"in the store is not dead", {{.kind = EVENT_STOP, .why = STOP_NO_EXTRA_TURN}}, 0,
		MATCH_PLAYING, TURN_WORD_COUNT},
	{"a relay to the store", {{.kind = EVENT_RELAY}, {.kind = EVENT_EXTRA_TURN}}, 0,
		MATCH_PLAYING, TURN_WORD_RELAY},
	{"all known", {{.kind = EVENT_RELAY}, {.kind = EVENT_SHOT, .n = 9}},
		1u << TURN_WORD_SHOT | 1u << TURN_WORD_RELAY, MATCH_PLAYING, TURN_WORD_COUNT},
	{"a turn passed over", {{.kind = EVENT_SHOT, .n = 9}, {.kind = EVENT_PASS}}, 0,
		MATCH_PLAYING, TURN_WORD_COUNT},
	{"the end of a round", {{.kind = EVENT_SHOT, .n = 9}, {.kind = EVENT_ROUND}}, 0,
		MATCH_PLAYING, TURN_WORD_COUNT},
	{"an opening together", {{.kind = EVENT_RELAY}, {.kind = EVENT_TOGETHER}}, 0, MATCH_PLAYING,
		TURN_WORD_COUNT},
	{"the end", {{.kind = EVENT_SHOT, .n = 9}, {.kind = EVENT_END}}, 0, MATCH_OVER,
		TURN_WORD_COUNT},
};

static void turn_word__of_what_happened__is_the_first_one_not_met(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct event_list events = {0};
		struct match match = {.phase = rows[i].phase};
		for (int k = 0; k < EVENTS && (k == 0 || rows[i].events[k].kind != 0); k++)
			events.items[events.len++] = rows[i].events[k];
		enum turn_word word = turn_word_of(&events, &match, rows[i].met);
		if (word != rows[i].word)
			fail_msg("%s: word %d, not %d", rows[i].what, word, rows[i].word);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(turn_word__of_what_happened__is_the_first_one_not_met),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
