/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/page.h"
#include "app/round_table.h"
#include "app/screens.h"
#include "app/seat_name.h"
#include "session/rounds.h"

#include <stdio.h>

/* babak, over the board: what the rounds came to so far, and what comes next and why. */
enum { LATEST = 3 }; /* rounds above what comes next; earlier ones stand below */

struct round_page {
	struct page page;
	struct session *session;
};

/* The slots of its sentences. */
struct facts {
	const struct pack *pack; /* NULL: not in the folder */
	struct strbuf who, which;
	char n[16], a[16], b[16];
};

static void write_number(char text[16], int number)
{
	snprintf(text, 16, "%d", number);
}

static void say(struct page *page, struct flow *flow, const char *key, const struct facts *facts)
{
	struct app *app = page->screen.app;
	enum lang lang = app_lang(app);
	const struct words_slot slots[] = {{"who", facts->who.text}, {"which", facts->which.text},
		{"n", facts->n}, {"a", facts->a}, {"b", facts->b},
		{"hole", facts->pack ? facts->pack->hole.in[lang] : ""},
		{"store", facts->pack ? facts->pack->store.in[lang] : ""}};
	struct strbuf text;
	strbuf_init(&text);
	words_format(app_words(app), key, slots, (int)(sizeof(slots) / sizeof(slots[0])), &text);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, sheet_keep(&page->sheet, &text));
	flow_space(flow, SPACE_HAIR);
}

static void name_player(struct page *page, enum side side, struct facts *facts)
{
	const struct round_page *own = (struct round_page *)page;
	strbuf_clear(&facts->who);
	seat_name(page->screen.app, session_setup(own->session), side, false, &facts->who);
}

/* The numbers of SIDE's burned holes, the lowest first: "1, 2". */
static void list_burned(
	struct page *page, const struct session_round *round, enum side side, struct facts *facts)
{
	const struct round_page *own = (struct round_page *)page;
	const struct screen *board = app_board_screen(page->screen.app);
	int n = session_match(own->session)->rules.holes;
	int first = board_first(n, side);
	uint32_t numbers = 0;
	for (int hole = first; hole < first + n; hole++) {
		if (round->out >> hole & 1u)
			numbers |= 1u << (board ? board_screen_ordinal(board, hole)
						: hole - first + 1);
	}
	strbuf_clear(&facts->which);
	for (int i = 1; i <= n; i++) {
		if (numbers >> i & 1u)
			strbuf_addf(&facts->which, "%s%d", facts->which.len > 0 ? ", " : "", i);
	}
}

/* How SIDE's holes were filled again, and what is burned for want of seeds. */
static void tell_refill(struct page *page, struct flow *flow, const struct session_round *round,
	enum side side, struct facts *facts)
{
	const struct rules *rules = &session_match(((struct round_page *)page)->session)->rules;
	const char *key = "round.filled_some";
	name_player(page, side, facts);
	list_burned(page, round, side, facts);
	write_number(facts->n, round->kept[side]);
	write_number(facts->a, round->stores[side]);
	write_number(facts->b, round->filled[side]);
	if (round->filled[side] == rules->holes)
		key = "round.filled_all";
	else if (round->kept[side] >= rules->seeds_per_hole)
		key = "round.still_burned";
	else if (round->stores[side] < rules->seeds_per_hole)
		key = "round.filled_last";
	say(page, flow, key, facts);
}

static void tell_begins(struct page *page, struct flow *flow, const struct session_round *round,
	struct facts *facts)
{
	static const char *const keys[] = {
		[BEGINS_FEWER] = "round.begins_fewer",
		[BEGINS_WINNER] = "round.begins_winner",
		[BEGINS_BY_TURNS] = "round.begins_turns",
		[BEGINS_LEVEL] = "round.begins_level",
	};
	name_player(page, round->next, facts);
	say(page, flow, keys[round->why], facts);
}

static void tell_left(struct page *page, struct flow *flow, struct facts *facts)
{
	const struct session *session = ((struct round_page *)page)->session;
	const struct rules *rules = &session_match(session)->rules;
	int left = session_rounds_left(session);
	write_number(facts->n, left);
	if (rules->rounds == ROUNDS_ONE)
		say(page, flow, "round.only_one", facts);
	else if (left > 1)
		say(page, flow, "round.left", facts);
	else if (left == 1)
		say(page, flow, "round.left_last", facts);
	else if (left < 0)
		say(page, flow,
			rules->match_end == MATCH_END_NO_HOLE ? "round.no_limit_hole"
							      : "round.no_limit_seed",
			facts);
}

/* From the round that ended last to the one that follows. */
static void tell_next(
	struct page *page, struct flow *flow, const struct session_round *last, struct facts *facts)
{
	const struct rules *rules = &session_match(((struct round_page *)page)->session)->rules;
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK,
		round_words(page, rules, last->round + 1));
	flow_space(flow, SPACE_HAIR);
	for (int side = 0; side < 2; side++)
		tell_refill(page, flow, last, (enum side)side, facts);
	if (last->out != 0)
		say(page, flow, rules->burned_forever ? "round.skipped_for_good" : "round.skipped",
			facts);
	tell_begins(page, flow, last, facts);
}

static struct widget button(struct page *page)
{
	const struct session *session = ((struct round_page *)page)->session;
	struct widget go_on = page_button(page, WIDGET_PRIMARY, PAGE_BACK, "menu.go_on");
	char number[16];
	write_number(number, session_match(session)->round);
	if (session_round_begins(session))
		go_on.label = page_words(page, "round.start", "n", number, NULL);
	return go_on;
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	const struct session *session = ((struct round_page *)page)->session;
	const struct match *match = session_match(session);
	struct pen pen = app_pen(app);
	struct flow flow = page_dialog(page, &pen, 620.0f);
	struct facts facts = {.pack = pack_set_find(&app->packs, session_setup(session)->pack)};
	struct session_round last = {0};
	int rounds = session_rounds(session), earlier = rounds > LATEST ? rounds - LATEST : 0;
	char number[16];
	strbuf_init(&facts.who);
	strbuf_init(&facts.which);
	if (rounds > 0)
		session_round(session, rounds - 1, &last);
	write_number(number, last.round);
	flow_text(&flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK,
		session_round_begins(session) ? page_words(page, "round.title", "n", number, NULL)
					      : round_words(page, &match->rules, match->round));
	flow_space(&flow, SPACE_SMALL);
	if (rounds > 0) {
		round_table(page, &flow, session, earlier, rounds);
		flow_space(&flow, SPACE_BASE);
	}
	if (last.goes_on && session_round_begins(session))
		tell_next(page, &flow, &last, &facts);
	tell_left(page, &flow, &facts);
	if (earlier > 0) {
		flow_space(&flow, SPACE_BASE);
		round_table(page, &flow, session, 0, earlier);
	}
	strbuf_release(&facts.who);
	strbuf_release(&facts.which);
	struct widget go_on = button(page);
	page_dialog_end(page, &pen, &go_on);
}

static void press(struct page *page, const struct widget_event *event)
{
	(void)page;
	(void)event; /* its only button goes back by itself */
}

struct screen *round_screen_new(struct app *app, struct session *session)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("babak", true),
		.build = build,
		.press = press,
		.first_focus = PAGE_BACK,
	};
	struct round_page *round = (struct round_page *)page_new(app, &calls, sizeof(*round));
	round->session = session;
	return &round->page.screen;
}
