/* SPDX-License-Identifier: MIT */
#include "study/puzzle.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "core/move.h"
#include "study/puzzle_turn.h"

#include <stdlib.h>
#include <string.h>

/* To prove anew what is known to be a puzzle, and to tell what a turn of one comes to. */
enum { CLAIM_NODES = 20000000 };

/* All chains of choices of one turn, each tried by itself. */
struct hunt {
	struct turn_rules with;
	uint8_t line[BOARD_SEEDS_MAX + 1]; /* the chain under way */
	bool unfit;
	int turns;   /* chains that ended */
	int reached; /* chains that come to BEST */
	bool has_next;
	int best, next;
	int best_len;
	uint8_t best_line[PUZZLE_LINE_MAX];
};

static void take(struct hunt *hunt, const struct turn *turn, int len)
{
	int worth;

	if (!turn_worth(&hunt->with, turn, &worth)) {
		hunt->unfit = true;
		return;
	}
	if (hunt->reached > 0 && worth == hunt->best) {
		hunt->reached++;
		/* Of turns that win there may be one only, whatever another wins by. */
		hunt->unfit |= hunt->with.goal == PUZZLE_WIN && worth > 0;
		return;
	}
	if (hunt->reached > 0 && !turn_is_better(hunt->with.goal, worth, hunt->best)) {
		if (!hunt->has_next || turn_is_better(hunt->with.goal, worth, hunt->next))
			hunt->next = worth;
		hunt->has_next = true;
		return;
	}
	hunt->has_next = hunt->reached > 0;
	hunt->next = hunt->best;
	hunt->best = worth;
	hunt->reached = 1;
	hunt->best_len = len;
	memcpy(hunt->best_line, hunt->line,
		(size_t)(len < PUZZLE_LINE_MAX ? len : PUZZLE_LINE_MAX));
}

static void try_all(struct hunt *hunt, const struct turn *before, int len)
{
	uint32_t legal = position_liftable(&before->position, SIDE_A);

	for (; legal && !hunt->unfit; legal &= legal - 1) {
		struct turn turn = *before;
		int hole = __builtin_ctz(legal);
		enum turn_step step = turn_play(&hunt->with, &turn, hole);

		hunt->line[len] = (uint8_t)hole;
		if (step == TURN_UNFIT || *hunt->with.left == 0) {
			hunt->unfit = true;
			return;
		}
		hunt->turns += step == TURN_ENDS;
		if (step == TURN_AGAIN && hunt->with.goal == PUZZLE_AGAIN)
			take(hunt, &turn, len + 1);
		if (step == TURN_AGAIN)
			try_all(hunt, &turn, len + 1);
		else if (hunt->with.goal != PUZZLE_AGAIN)
			take(hunt, &turn, len + 1);
	}
}

static struct turn turn_of(const struct record *start)
{
	struct turn turn = {.home = 0};
	struct match match;

	record_start(start, &match);
	CHECK(match.phase == MATCH_PLAYING && match.position.mover == SIDE_A);
	turn.position = match.position;
	return turn;
}

static bool is_puzzle(const struct hunt *hunt)
{
	if (hunt->unfit || hunt->reached != 1 || !hunt->has_next || hunt->turns < 2 ||
		hunt->best_len > PUZZLE_LINE_MAX)
		return false;
	if (hunt->with.goal == PUZZLE_WIN)
		return hunt->best > 0 && hunt->next <= 0;
	return hunt->with.goal == PUZZLE_GUARD || hunt->best > 0;
}

/* What each choice of the solution is, seen by somebody who takes what lies nearest. */
static void measure(struct puzzle *puzzle)
{
	struct event_list *events = xalloc(sizeof *events);
	const struct rules *rules = &puzzle->start.rules;
	struct position position = turn_of(&puzzle->start).position;
	int store = board_store(rules->holes, SIDE_A);

	for (int i = 0; i < puzzle->claim.len; i++) {
		uint32_t legal = position_liftable(&position, SIDE_A);
		struct position child = position;
		int most = 0;

		for (; legal; legal &= legal - 1) {
			struct position other = position;

			move_play(rules, &other, __builtin_ctz(legal), NULL);
			if (other.cells[store] > most)
				most = other.cells[store];
		}
		events->len = 0;
		move_play(rules, &child, puzzle->claim.solution[i], events);
		puzzle->traps += child.cells[store] < most;
		for (int e = 0; e < events->len; e++)
			puzzle->drops += events->items[e].kind == EVENT_SOW ||
					 events->items[e].kind == EVENT_BANK;
		position = child;
	}
	free(events);
}

static bool write_code(const struct record *start, char code[PUZZLE_CODE_MAX + 1])
{
	struct strbuf text;
	bool fits;

	strbuf_init(&text);
	record_write(start, &text);
	fits = text.len <= PUZZLE_CODE_MAX;
	if (fits)
		memcpy(code, text.text, text.len + 1);
	strbuf_release(&text);
	return fits;
}

bool puzzle_prove(
	const struct record *start, enum puzzle_goal goal, uint64_t *left, struct puzzle *puzzle)
{
	struct turn turn = turn_of(start);
	struct hunt *hunt = xcalloc(1, sizeof *hunt);
	bool good;

	CHECK(start->set_position && start->len == 0);
	CHECK(goal != PUZZLE_WIN || start->rules.rounds == ROUNDS_ONE);
	turn_rules_init(&hunt->with, &start->rules, goal, left);
	if (goal == PUZZLE_AGAIN)
		take(hunt, &turn, 0);
	try_all(hunt, &turn, 0);
	good = is_puzzle(hunt);
	if (good) {
		*puzzle = (struct puzzle){.start = *start, .turns = hunt->turns};
		puzzle->claim = (struct puzzle_claim){.goal = goal,
			.best = hunt->best,
			.next = hunt->next,
			.len = hunt->best_len};
		memcpy(puzzle->claim.solution, hunt->best_line, (size_t)hunt->best_len);
		good = write_code(start, puzzle->claim.code);
	}
	turn_rules_release(&hunt->with);
	free(hunt);
	if (!good)
		return false;
	measure(puzzle);
	puzzle->claim.level = puzzle_rate(puzzle);
	return true;
}

/* ---- Claims ------------------------------------------------------------------------------------
 */

static bool refuse(struct diag *diag, const struct puzzle_claim *claim, const char *wanted)
{
	diag_clear(diag);
	diag_file(diag, "puzzle");
	diag_found(diag, "\"%s\" (%s)", claim->code, puzzle_goal_name(claim->goal));
	diag_wanted(diag, "%s", wanted);
	return false;
}

/* No stray choices, and a board on which A has something to choose. */
static bool can_start(const struct record *start)
{
	struct match match;

	if (!start->set_position || start->len > 0 || start->first != SIDE_A)
		return false;
	record_start(start, &match);
	return match.phase == MATCH_PLAYING && match_legal(&match) != 0;
}

bool puzzle_take_claim(const struct puzzle_claim *claim, record_find_rules *find,
	const void *context, struct puzzle *puzzle, struct diag *diag)
{
	uint64_t left = CLAIM_NODES;
	struct puzzle proved;
	struct record start;

	if (!record_parse(&start, claim->code, find, context, diag))
		return false;
	if (!can_start(&start)) {
		record_release(&start);
		return refuse(diag, claim, "a position with A to move, no choices made");
	}
	if (claim->goal == PUZZLE_WIN && start.rules.rounds != ROUNDS_ONE)
		return refuse(diag, claim, "a game of one round");
	if (!puzzle_prove(&start, claim->goal, &left, &proved))
		return refuse(diag, claim, "a board with one solution");
	if (proved.claim.best != claim->best || proved.claim.next != claim->next)
		return refuse(diag, claim, "the best and the next best turn as they are");
	if (proved.claim.len != claim->len ||
		memcmp(proved.claim.solution, claim->solution, (size_t)claim->len) != 0)
		return refuse(diag, claim, "the turn that is its solution");
	proved.claim.level = claim->level;
	*puzzle = proved;
	return true;
}

/* ---- Somebody's turn ---------------------------------------------------------------------------
 */

void puzzle_judge(
	const struct puzzle *puzzle, const uint8_t *choices, int len, struct puzzle_answer *answer)
{
	enum puzzle_goal goal = puzzle->claim.goal;
	struct turn turn = turn_of(&puzzle->start);
	enum turn_step step = TURN_AGAIN;
	uint64_t left = CLAIM_NODES;
	struct turn_rules with;
	bool done = false;

	*answer = (struct puzzle_answer){.state = PUZZLE_GOES_ON};
	turn_rules_init(&with, &puzzle->start.rules, goal, &left);
	for (int i = 0; i < len && !done; i++) {
		CHECK(position_liftable(&turn.position, SIDE_A) >> choices[i] & 1);
		step = turn_play(&with, &turn, choices[i]);
		done = step != TURN_AGAIN ||
		       (goal == PUZZLE_AGAIN && turn.again == puzzle->claim.best);
	}
	if (done || (goal != PUZZLE_WIN && goal != PUZZLE_GUARD))
		CHECK(step != TURN_UNFIT && turn_worth(&with, &turn, &answer->value));
	if (done)
		answer->state = answer->value == puzzle->claim.best ? PUZZLE_SOLVED : PUZZLE_MISSED;
	turn_rules_release(&with);
}
