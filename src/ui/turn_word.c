/* SPDX-License-Identifier: MIT */
#include "ui/turn_word.h"

#include "base/check.h"
#include "ui/teller.h"

static const struct {
	const char *id, *key;
} known[TURN_WORD_COUNT] = {
	[TURN_WORD_SHOT] = {"menembak", "word.shot"},
	[TURN_WORD_DEAD] = {"mati", "word.dead"},
	[TURN_WORD_RELAY] = {"sambung", "word.relay"},
};

const char *turn_word_id(enum turn_word word)
{
	CHECK(word < TURN_WORD_COUNT);
	return known[word].id;
}

/* Dead is what ends in an empty hole. */
static bool is_dead(enum stop_why why)
{
	return why != STOP_NO_RELAY && why != STOP_NO_EXTRA_TURN;
}

/* A set of 1 << word; or nothing where the line is needed for something else. */
static unsigned words_in(const struct event_list *events)
{
	unsigned found = 0;
	for (int i = 0; i < events->len; i++) {
		const struct event *event = &events->items[i];
		switch ((enum event_kind)event->kind) {
		case EVENT_SHOT:
			/* One that found nothing opposite is no good example. */
			found |= event->n > 1 ? 1u << TURN_WORD_SHOT : 0u;
			break;
		case EVENT_STOP:
			found |= is_dead((enum stop_why)event->why) ? 1u << TURN_WORD_DEAD : 0u;
			break;
		case EVENT_RELAY:
			found |= 1u << TURN_WORD_RELAY;
			break;
		case EVENT_CHOOSE:
		case EVENT_TOGETHER:
		case EVENT_PASS:
		case EVENT_ROUND:
		case EVENT_REFILL:
			return 0;
		default:
			break;
		}
	}
	return found;
}

enum turn_word turn_word_of(
	const struct event_list *events, const struct match *match, unsigned met)
{
	unsigned fresh = match->phase == MATCH_PLAYING ? words_in(events) & ~met : 0;
	for (int word = 0; word < TURN_WORD_COUNT; word++) {
		if (fresh & (1u << word))
			return (enum turn_word)word;
	}
	return TURN_WORD_COUNT;
}

void turn_word_explain(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct turn_names *names, const struct match *match, enum turn_word word)
{
	struct teller t = {.words = words, .pack = pack};
	enum side mover = (enum side)match->position.mover;
	CHECK(word < TURN_WORD_COUNT);
	strbuf_clear(&line->second);
	teller_say(&line->second, &t, known[word].key, "", 0);
	/* After an extra turn the first line says that it goes on. */
	if (line->rule == OPTION_EXTRA_TURN)
		return;
	if (names->you[mover])
		teller_add(&line->second, &t, "turn.yours", "", 0);
	else
		teller_add(&line->second, &t, "turn.next", names->names[mover], 0);
}
