/* SPDX-License-Identifier: MIT */
#include "app/advantage.h"
#include "app/own_rules.h"
#include "app/pack_list.h"
#include "app/page.h"
#include "app/screens.h"
#include "ui/rule_words.h"

#include <stdio.h>
#include <string.h>

/* pilih: the packs at the left, at the right what will be played and with whom. In a narrow window
 * all of it one below the other. */
enum {
	PLAY = PAGE_IDS,
	HOLES = 20,
	OPPONENT = 40,
	LEVEL = 43,
	STARTER = 50,
	FIRST_TURN = 55,
	SPEED = 60,
	ROUNDS = 70,
	OWN_RULES = 80,
	TABLE = 85,
	FULL_RULES = 90,
	PACK = 100, /* and entry of the list */
};

enum { NO_FAULT = -1, ANSWERS_BESIDE = 6 };

static const char *const opponent_keys[] = {"choose.friend", "seat.computer", "home.demo"};
static const char *const level_keys[AI_LEVELS] = {"level.1.name", "level.2.name", "level.3.name",
	"level.4.name", "level.5.name", "level.6.name"};
static const char *const starter_keys[2][4] = {
	{"choose.first_you", "choose.first_computer", "choose.first_turns", "choose.first_chance"},
	{"choose.first_near", "choose.first_far", "choose.first_turns", "choose.first_chance"},
};
static const char *const advantage_keys[ADVANTAGE_COUNT] = {
	"advantage.swap", "advantage.together", "advantage.left"};
static const char *const seat_keys[2] = {"choose.sit_same", "choose.sit_facing"};
static const char *const speed_keys[SPEED_COUNT] = {
	"speed.slow", "speed.medium", "speed.fast", "speed.instant"};

struct choose {
	struct page page;
	bool shown; /* the chosen pack was brought into view once */
	int fault;  /* entry of the list that is told of instead of the game, or NO_FAULT */
};

static const struct pack_fault *chosen_fault(const struct page *page)
{
	int entry = ((const struct choose *)page)->fault;
	return entry == NO_FAULT ? NULL : pack_list_fault(page->screen.app, entry);
}

static const char *in_language(struct page *page, const struct text *text)
{
	return text->in[app_lang(page->screen.app)];
}

static int chosen_entry(const struct page *page)
{
	const struct app *app = page->screen.app;
	return chosen_fault(page) ? ((const struct choose *)page)->fault
				  : (int)(app_pack(app) - app->packs.packs);
}

/* One question; ON is the number of its answer. */
struct question {
	const char *key;
	int id; /* of the first answer */
	int count;
	const char *labels[PACK_SIZES_MAX];
	int on;
};

static void ask(
	struct page *page, struct flow *flow, int label_width, const struct question *question)
{
	struct widget items[PACK_SIZES_MAX];
	for (int i = 0; i < question->count; i++) {
		items[i] = widget_of(WIDGET_CHOICE, question->id + i, question->labels[i]);
		items[i].on = i == question->on;
		items[i].group = question->id;
	}
	flow_space(flow, SPACE_SMALL);
	flow_question(flow, label_width, app_word(page->screen.app, question->key), items,
		question->count, ANSWERS_BESIDE);
}

/* Bit n: a board of n holes is offered; the one that was asked for at the start too. */
static uint32_t offered(const struct app *app)
{
	struct rules rules;
	app_rules(app, &rules);
	return rule_words_sizes(app_pack(app)) | 1u << rules.holes;
}

/* The holes of the INDEX-th board that is offered, smallest first. */
static int nth_size(const struct app *app, int index)
{
	uint32_t sizes = offered(app);
	int holes = BOARD_HOLES_MIN;
	for (;; holes++) {
		if ((sizes >> holes & 1) && index-- == 0)
			return holes;
	}
}

static struct question about_board(struct page *page)
{
	struct app *app = page->screen.app;
	struct question question = {"choose.size", HOLES, 0, {0}, 0};
	struct rules rules;
	app_rules(app, &rules);
	for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
		char number[16];
		if (!(offered(app) >> holes & 1))
			continue;
		snprintf(number, sizeof(number), "%d", holes);
		if (holes == rules.holes)
			question.on = question.count;
		struct strbuf label;
		strbuf_init(&label);
		strbuf_addstr(&label, number);
		question.labels[question.count++] = sheet_keep(&page->sheet, &label);
	}
	return question;
}

/* How many rounds, and that there may be no end to them but one's own. */
static struct question about_rounds(struct page *page, const struct rules *rules)
{
	struct app *app = page->screen.app;
	int values[OWN_ROUNDS_MAX];
	struct question question = {"choose.rounds", ROUNDS, 0, {0}, 0};
	question.count = own_rules_rounds(app_pack(app), rules, values);
	for (int i = 0; i < question.count; i++) {
		if (values[i] == rules->max_rounds)
			question.on = i;
		if (values[i] == 0) {
			question.labels[i] = app_word(app, "choose.rounds_end");
			continue;
		}
		struct strbuf label;
		strbuf_init(&label);
		strbuf_addf(&label, "%d", values[i]);
		question.labels[i] = sheet_keep(&page->sheet, &label);
	}
	return question;
}

static struct question about(
	struct page *page, const char *key, int id, const char *const *words, int count, int on)
{
	struct question question = {key, id, count, {0}, on};
	for (int i = 0; i < count; i++)
		question.labels[i] = app_word(page->screen.app, words[i]);
	return question;
}

/* Small words below the answers of a question. */
static void tell(struct flow *flow, int label_width, const char *text)
{
	struct flow aside = *flow;
	if (flow_beside(flow, label_width)) {
		aside.x += label_width;
		aside.w -= label_width;
	}
	flow_text(&aside, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, text);
	flow->y = aside.y;
}

/* What the chosen opponent is like. */
static void tell_opponent(struct page *page, struct flow *flow, int label_width)
{
	static const char *const levels[AI_LEVELS] = {"level.1.how", "level.2.how", "level.3.how",
		"level.4.how", "level.5.how", "level.6.how"};
	const struct settings *settings = &page->screen.app->settings;
	const char *key = settings->opponent == OPPONENT_PERSON ? "choose.friend_how"
								: levels[settings->level - 1];
	tell(flow, label_width, app_word(page->screen.app, key));
}

/* What the first player can do, and what is done about it. */
static void ask_advantage(struct page *page, struct flow *flow, int label_width)
{
	static const char *const hows[ADVANTAGE_COUNT] = {
		"advantage.swap_how", "advantage.together_how", "advantage.left_how"};
	struct app *app = page->screen.app;
	uint32_t answers = advantage_answers(app);
	enum advantage chosen = advantage_chosen(app);
	struct question question = {"advantage.ask", FIRST_TURN, 0, {0}, 0};
	if (answers == 0)
		return;
	for (int i = 0; i < ADVANTAGE_COUNT; i++) {
		if (!(answers >> i & 1))
			continue;
		if (i == (int)chosen)
			question.on = question.count;
		question.labels[question.count++] = app_word(app, advantage_keys[i]);
	}
	ask(page, flow, label_width, &question);
	if (chosen != ADVANTAGE_TOGETHER)
		tell(flow, label_width, app_word(app, "advantage.warn"));
	tell(flow, label_width, app_word(app, hows[chosen]));
}

/* The INDEX-th of the answers that fit. */
static enum advantage nth_advantage(const struct app *app, int index)
{
	uint32_t answers = advantage_answers(app);
	int i = 0;
	while (!(answers >> i & 1) || index-- > 0)
		i++;
	return (enum advantage)i;
}

static int label_width(struct page *page, const struct flow *flow)
{
	static const char *const keys[] = {"choose.size", "choose.rounds", "choose.opponent",
		"choose.level", "choose.first", "advantage.ask", "choose.sit", "settings.speed"};
	enum { COUNT = sizeof(keys) / sizeof(keys[0]) };
	const char *labels[COUNT];
	for (int i = 0; i < COUNT; i++)
		labels[i] = app_word(page->screen.app, keys[i]);
	return flow_label_width(flow, labels, COUNT);
}

/* The board and the rules of the game. */
static void ask_game(struct page *page, struct flow *flow, int width, const struct rules *rules)
{
	struct question question = about_board(page);
	if (question.count > 1)
		ask(page, flow, width, &question);
	if (rules->rounds == ROUNDS_SEVERAL) {
		question = about_rounds(page, rules);
		ask(page, flow, width, &question);
	}
}

static void ask_players(struct page *page, struct flow *flow, int width, const struct rules *rules)
{
	const struct settings *settings = &page->screen.app->settings;
	struct question question =
		about(page, "choose.opponent", OPPONENT, opponent_keys, 3, (int)settings->opponent);
	ask(page, flow, width, &question);
	if (settings->opponent != OPPONENT_PERSON) {
		question = about(
			page, "choose.level", LEVEL, level_keys, AI_LEVELS, settings->level - 1);
		ask(page, flow, width, &question);
	}
	tell_opponent(page, flow, width);
	/* Where both open together nobody is first. */
	if (settings->opponent != OPPONENT_DEMO && rules->start == START_IN_TURN) {
		int people = settings->opponent == OPPONENT_PERSON;
		question = about(page, "choose.first", STARTER, starter_keys[people], 4,
			(int)settings->starter);
		ask(page, flow, width, &question);
	}
	ask_advantage(page, flow, width);
	if (settings->opponent == OPPONENT_PERSON) {
		question = about(page, "choose.sit", TABLE, seat_keys, 2, settings->table);
		ask(page, flow, width, &question);
		if (settings->table)
			tell(flow, width, app_word(page->screen.app, "settings.table_how"));
	}
}

static void add_questions(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	int width = label_width(page, flow);
	struct rules rules;
	app_rules(app, &rules);
	flow_space(flow, SPACE_SMALL);
	ask_players(page, flow, width, &rules);
	ask_game(page, flow, width, &rules);
	/* With reduced motion every move is shown at once. */
	if (!app_reduced_motion(app)) {
		struct question question = about(page, "settings.speed", SPEED, speed_keys,
			SPEED_COUNT, (int)app->settings.speed);
		ask(page, flow, width, &question);
	}
}

static void name_pack(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	const struct pack *pack = app_pack(app);
	struct rules rules;
	struct strbuf name;
	app_rules(app, &rules);
	strbuf_init(&name);
	rule_words_name(app_words(app), pack, &rules, &name);
	/* As titles of pages: a long one, of changed rules, is smaller. */
	const char *title = sheet_keep(&page->sheet, &name);
	struct text_style style = theme_type(flow->pen->theme, TYPE_TITLE, TEXT_BOLD);
	style = text_shrink(flow->pen->draw, style, style.size * 2 / 3, title, flow->w);
	flow_styled(flow, style, COLOUR_INK, title);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, in_language(page, &pack->region));
}

/* What the rules are like, and the ways to all of them. */
static void tell_pack(struct page *page, struct flow *flow)
{
	const struct pack *pack = app_pack(page->screen.app);
	struct widget links[] = {page_button(page, WIDGET_LINK, FULL_RULES, "rules.full"),
		page_button(page, WIDGET_LINK, OWN_RULES, "choose.own_rules")};
	flow_buttons(flow, links, 2);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, in_language(page, &pack->summary));
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		page_words(page, "choose.parts", "hole", in_language(page, &pack->hole), "store",
			in_language(page, &pack->store), NULL));
}

/* What there is to choose comes before what there is to read, and stays where it is from game to
 * game. */
static void add_all(struct page *page, struct flow *flow)
{
	const struct pack_fault *fault = chosen_fault(page);
	if (fault) {
		pack_list_tell_fault(page, flow, fault);
		return;
	}
	name_pack(page, flow);
	add_questions(page, flow);
	flow_space(flow, SPACE_SMALL);
	tell_pack(page, flow);
}

/* The button stands still at the foot of the sheet; gives what is left above it. It is put on the
 * sheet last, so that Tab comes to it last. */
static struct rect place_play(
	struct page *page, const struct pen *pen, struct rect room, struct widget *button)
{
	struct widget play = page_button(page, WIDGET_PRIMARY, PLAY, "button.play");
	int w = theme_px(pen->theme, 240.0f);
	int wanted = widget_width(pen, &play);
	w = w > wanted ? w : wanted;
	if (pen->theme->narrow || w > room.w)
		w = room.w;
	int h = widget_height(pen, &play, w);
	play.rect = (struct rect){room.x, room.y + room.h - h, w, h};
	*button = play;
	room.h -= h + theme_space(pen->theme, SPACE_SMALL);
	return room;
}

static void build_wide(struct page *page, const struct pen *pen)
{
	struct rect right;
	struct flow flow =
		page_with_list(page, pen, app_word(page->screen.app, "choose.title"), &right);
	pack_list_add(page, &flow, PACK, chosen_entry(page));
	struct widget play;
	bool playable = !chosen_fault(page);
	if (playable)
		right = place_play(page, pen, right, &play);
	flow = page_area(page, pen, right);
	add_all(page, &flow);
	if (playable)
		sheet_put(&page->sheet, 0, &play);
}

static void build_narrow(struct page *page, const struct pen *pen)
{
	struct rect room = page_head(
		page, pen, sheet_page(pen->theme), 0, app_word(page->screen.app, "choose.title"));
	struct widget play;
	bool playable = !chosen_fault(page);
	if (playable)
		room = place_play(page, pen, room, &play);
	struct flow flow = page_area(page, pen, room);
	pack_list_add(page, &flow, PACK, chosen_entry(page));
	flow_space(&flow, SPACE_BASE);
	flow_rule(&flow);
	flow_space(&flow, SPACE_BASE);
	add_all(page, &flow);
	if (playable)
		sheet_put(&page->sheet, 0, &play);
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	if (pen.theme->narrow)
		build_narrow(page, &pen);
	else
		build_wide(page, &pen);
	sheet_end(&page->sheet, pen.theme);
	struct choose *choose = (struct choose *)page;
	int row = widget_index(&page->sheet.widgets, PACK + chosen_entry(page));
	if (!choose->shown && row != WIDGET_NONE)
		sheet_show(&page->sheet, pen.theme, row);
	choose->shown = true;
}

static void start(struct app *app)
{
	struct session_setup setup;
	app_setup(app, &setup);
	app_start_game(app, &setup);
}

static void press_play(struct app *app)
{
	bool lost = app_has_unfinished(app) && app->settings.opponent != OPPONENT_DEMO;
	if (lost)
		app_push(app, ask_screen_new(app, "confirm.new", "confirm.new_yes", start));
	else
		start(app);
}

/* A faulty one is told of; what will be played stays as it was. */
static void press_entry(struct page *page, int entry)
{
	struct app *app = page->screen.app;
	struct choose *choose = (struct choose *)page;
	bool fault = pack_list_fault(app, entry) != NULL;
	choose->fault = fault ? entry : NO_FAULT;
	if (!fault)
		own_rules_choose_pack(&app->settings, &app->packs.packs[entry]);
	/* Another pack is read from its beginning. */
	if (!app->theme.narrow)
		page->sheet.areas[2].scroll = 0;
}

static void press_rounds(struct app *app, int index)
{
	const struct pack *pack = app_pack(app);
	struct rules rules;
	int values[OWN_ROUNDS_MAX];
	app_rules(app, &rules);
	own_rules_rounds(pack, &rules, values);
	own_rules_change(&app->settings, pack, OPTION_MAX_ROUNDS, values[index]);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	struct settings *settings = &app->settings;
	int id = event->id;
	if (id == PLAY) {
		press_play(app);
		return;
	}
	if (id >= PACK)
		press_entry(page, id - PACK);
	else if (id >= FULL_RULES)
		app_push(app, rules_screen_new(app));
	else if (id >= TABLE)
		settings->table = id > TABLE;
	else if (id >= OWN_RULES)
		app_push(app, own_rules_screen_new(app));
	else if (id >= ROUNDS)
		press_rounds(app, id - ROUNDS);
	else if (id >= SPEED)
		settings->speed = (enum speed)(id - SPEED);
	else if (id >= FIRST_TURN)
		advantage_choose(app, nth_advantage(app, id - FIRST_TURN));
	else if (id >= STARTER)
		settings->starter = (enum starter)(id - STARTER);
	else if (id >= LEVEL)
		settings->level = id - LEVEL + 1;
	else if (id >= OPPONENT)
		settings->opponent = (enum opponent)(id - OPPONENT);
	else if (id >= HOLES)
		settings->holes = nth_size(app, id - HOLES);
	app_apply_settings(app);
}

struct screen *choose_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("pilih", false),
		.build = build,
		.press = press,
		.first_focus = PLAY,
	};
	struct choose *choose = (struct choose *)page_new(app, &calls, sizeof(*choose));
	choose->fault = NO_FAULT;
	return &choose->page.screen;
}
