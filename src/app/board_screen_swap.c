/* SPDX-License-Identifier: MIT */
#include "app/board_screen_swap.h"

#include "app/board_screen_task.h"

bool board_offers_swap(const struct board_screen *s)
{
	return !board_has_task(s) && session_offers_swap(s->session) && !s->plays_on &&
	       board_person_chooses(s) && !presenter_is_moving(s->presenter);
}

static struct words_slot store_slot(const struct board_screen *s)
{
	return (struct words_slot){
		"store", s->pack ? s->pack->store.in[app_lang(s->screen.app)] : ""};
}

/* KEY_you, or KEY with the player's name. */
static void say(struct board_screen *s, enum side side, const char *key, const char *key_you,
	struct strbuf *out)
{
	struct turn_names names = board_names(s);
	struct words_slot who = {"who", names.names[side]};
	if (names.you[side])
		strbuf_addstr(out, app_word(s->screen.app, key_you));
	else
		words_format(app_words(s->screen.app), key, &who, 1, out);
}

/* In place of what the line says at rest. */
void board_swap_ask(struct board_screen *s)
{
	struct words_slot store = store_slot(s);
	enum side side = (enum side)session_match(s->session)->position.mover;
	strbuf_clear(&s->line.first);
	strbuf_clear(&s->line.second);
	s->line.rule = OPTION_COUNT;
	say(s, side, "swap.offer", "swap.offer_you", &s->line.first);
	words_format(app_words(s->screen.app), "swap.facts", &store, 1, &s->line.second);
}

/* Before who is next: that seats were changed. */
void board_swap_tell(struct board_screen *s)
{
	enum side mover = (enum side)session_match(s->session)->position.mover;
	struct strbuf next;
	strbuf_init(&next);
	strbuf_addstr(&next, s->line.first.text);
	strbuf_clear(&s->line.first);
	strbuf_clear(&s->line.second);
	say(s, side_other(mover), "swap.done", "swap.done_you", &s->line.first);
	strbuf_addstr(&s->line.second, next.text);
	strbuf_release(&next);
}
