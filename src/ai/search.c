/* SPDX-License-Identifier: MIT */
#include "ai/search.h"

#include "base/check.h"
#include "core/move.h"

#include <string.h>

enum {
	ASK_EVERY = 1024, /* nodes between two questions: about half a millisecond */
	/*
	 * Moves that look worse than others are searched less deep, unless they turn out better.
	 * Found by matches from balanced positions at equal nodes, as was the order by evaluation;
	 * a narrow window at the root, a look into the table before the children are searched,
	 * killers, histories, estimates in place of the last move and the turns again that
	 * follow it brought nothing.
	 */
	LATE = 2,        /* so many moves come before them */
	LATER = 4,       /* and so many before those of which less still is expected */
	LATE_LESS = 8,   /* of the depth */
	LATER_LESS = 12, /* likewise */
};

/*
 * A turn may be one move or twenty. Where there is no relay, and in the first turns of a game, its
 * moves are cheap: whole turns are what counts. Later on a relay may bring thirty seeds in a single
 * move, and a reply to that is not to be overlooked. From 400 drawn boards against a depth-9 search
 * at equal time: turns again at 1, 78.7 % of the points; at 2, 79.6; at 3, 81.9; at 3 and the last
 * two moves never in a hurry, 82.4. The two ways against each other: no difference on relay rules;
 * on kalah the first won 55 %.
 */
static const struct pace long_turns = {1, STEP}, short_turns = {3, 2 * STEP};

static struct pace pace_for(const struct match *match)
{
	const uint8_t *cells = match->position.cells;
	int n = match->position.holes;

	return match->rules.relay && cells[board_store(n, SIDE_A)] && cells[board_store(n, SIDE_B)]
		       ? short_turns
		       : long_turns;
}

static bool has_next_round(const struct match *match)
{
	const struct rules *rules = &match->rules;

	return rules->rounds == ROUNDS_SEVERAL &&
	       (rules->max_rounds == 0 || match->rounds_played + 1 < rules->max_rounds);
}

void search_begin(struct search *search, const struct match *match, const struct ai_limits *limits,
	int part, int parts)
{
	uint64_t share = limits->nodes / (uint64_t)parts;

	search->match = match;
	search->rules = &match->rules;
	search->limits = limits;
	search->nodes = 0;
	search->ask_at = 0;
	search->told = 0;
	search->aborted = false;
	search->round_follows = has_next_round(match);
	search->pace = pace_for(match);
	search->seeds = position_total(&match->position);
	evaluator_init(&search->evaluator, &match->rules, &match->position);
	/* What the division leaves is the first one's. */
	search->budget = part == 0 ? limits->nodes - share * (uint64_t)(parts - 1) : share;
}

void search_tell_nodes(struct search *search)
{
	struct ai_progress *progress = search->limits->progress;

	if (progress)
		atomic_fetch_add(&progress->nodes, search->nodes - search->told);
	search->told = search->nodes;
}

static bool is_set(const atomic_bool *flag)
{
	return flag && atomic_load_explicit(flag, memory_order_relaxed);
}

static void ask(struct search *search)
{
	const struct ai_limits *limits = search->limits;

	search->ask_at = search->nodes + ASK_EVERY;
	search_tell_nodes(search);
	if (is_set(limits->stop) || is_set(search->quit))
		search->aborted = true;
	else if (limits->expired && limits->expired(limits->clock))
		search->aborted = true;
}

bool search_try(
	struct search *search, const struct position *position, int hole, struct position *child)
{
	if (search->nodes >= search->ask_at)
		ask(search);
	if (search->budget && search->nodes >= search->budget)
		search->aborted = true;
	if (search->aborted)
		return false;
	search->nodes++;
	*child = *position;
	move_play(search->rules, child, hole, NULL);
	return true;
}

bool search_known(const struct search *search, const struct position *position, int *value)
{
	int n = position->holes;
	int left = search->seeds - position->cells[board_store(n, SIDE_A)] -
		   position->cells[board_store(n, SIDE_B)];
	int coming;

	if (left > search->known || !endgame_find(search->endgame, position, &coming))
		return false;
	*value = position_lead(position, (enum side)position->mover) + coming;
	return true;
}

/* As ai_evaluate(). */
static int estimate(const struct search *search, const struct position *position, enum side side)
{
	int value;

	if (position->over)
		return position_lead(position, side) * SEED;
	value = evaluator_value(&search->evaluator, position);
	return side == (enum side)position->mover ? value : -value;
}

/* A node of the tree while its moves are tried. */
struct node {
	const struct position *position;
	int alpha;
	int beta;
	int depth;
	int ply;
	int best;
	int best_move; /* place, or -1 */
	int tried;
	bool wide;   /* the window holds more than a yes or no: the line is wanted too */
	bool proved; /* all moves so far */
};

/* What one of the moves leads to. */
struct child {
	struct position position;
	uint64_t key; /* 0: not made yet */
	int hole;
	int order;
};

static struct outcome visit(
	struct search *search, const struct child *child, int alpha, int beta, int depth, int ply);

static int child_depth(
	const struct search *search, const struct node *node, const struct position *child)
{
	/* Not with the last step: one move deep is to stay one move deep. */
	if (child->mover == node->position->mover && node->depth > STEP)
		return node->depth - search->pace.again;
	return node->depth - STEP;
}

/* CHILD's value in the eyes of the node's mover, searched LESS deep than usual. */
static struct outcome ask_child(struct search *search, const struct node *node,
	const struct child *child, int alpha, int beta, int less)
{
	int depth = child_depth(search, node, &child->position) - less;
	struct outcome outcome;

	if (child->position.mover == node->position->mover)
		return visit(search, child, alpha, beta, depth, node->ply + 1);
	outcome = visit(search, child, -beta, -alpha, depth, node->ply + 1);
	outcome.value = -outcome.value;
	return outcome;
}

static void keep_line(struct search *search, int ply, int hole)
{
	int len = search->line_len[ply + 1];

	if (len > AI_LINE_MAX - 1)
		len = AI_LINE_MAX - 1;
	search->line[ply][0] = (uint8_t)hole;
	memcpy(search->line[ply] + 1, search->line[ply + 1], (size_t)len);
	search->line_len[ply] = (uint8_t)(len + 1);
}

static int reduction(const struct search *search, const struct node *node)
{
	if (node->tried < LATE || node->depth <= search->pace.late_depth)
		return 0;
	return node->tried < LATER ? LATE_LESS : LATER_LESS;
}

/* The same for the next of the node's moves: first only whether it is better than the best so far,
 * and that first in a hurry. */
static struct outcome ask_next(
	struct search *search, const struct node *node, const struct child *child)
{
	int less = reduction(search, node), alpha = node->alpha;
	struct outcome outcome;

	if (less) {
		outcome = ask_child(search, node, child, alpha, alpha + 1, less);
		if (search->aborted || outcome.value <= alpha)
			return outcome;
	}
	if (node->best_move < 0 || !node->wide)
		return ask_child(search, node, child, alpha, node->beta, 0);
	outcome = ask_child(search, node, child, alpha, alpha + 1, 0);
	if (!search->aborted && outcome.value > alpha && outcome.value < node->beta)
		outcome = ask_child(search, node, child, alpha, node->beta, 0);
	return outcome;
}

/* Searches one move of the node; true if no other has to be (refuted, or cut short). */
static bool take(struct search *search, struct node *node, const struct child *child)
{
	struct outcome outcome = ask_next(search, node, child);

	node->tried++;
	if (search->aborted)
		return true;
	if (outcome.value > node->best || node->best_move < 0) {
		node->best = outcome.value;
		node->best_move = child->hole;
	}
	if (outcome.value >= node->beta) {
		node->proved = outcome.proved;
		return true;
	}
	node->proved = node->proved && outcome.proved;
	if (outcome.value > node->alpha) {
		node->alpha = outcome.value;
		if (node->wide)
			keep_line(search, node->ply, child->hole);
	}
	return false;
}

/* Where a round follows, values hang on the stores and on who sits where. */
static uint64_t key_of(const struct search *search, const struct position *position)
{
	uint64_t key = table_key(position);
	unsigned seat;

	if (!search->round_follows)
		return key;
	seat = 1u + position->mover + 2u * position->cells[board_store(position->holes, SIDE_A)];
	key ^= seat * UINT64_C(0x9e3779b97f4a7c15);
	return key ^ key >> 32;
}

/* The children of LEGAL, best looking first in AT; -1 if cut short, else how many. */
static int make_children(struct search *search, const struct node *node, uint32_t legal,
	struct child *children, uint8_t *at)
{
	enum side mover = (enum side)node->position->mover;
	int count = 0;

	for (int hole = 0; legal >> hole; hole++) {
		struct child *child = &children[count];
		int i = count;

		if (!(legal >> hole & 1))
			continue;
		if (!search_try(search, node->position, hole, &child->position))
			return -1;
		child->hole = hole;
		child->key = 0;
		/* Only what will be looked up (visit). */
		if (child_depth(search, node, &child->position) > STEP) {
			child->key = key_of(search, &child->position);
			table_prefetch(search->table, child->key);
		}
		child->order = estimate(search, &child->position, mover);
		for (; i > 0 && children[at[i - 1]].order < child->order; i--)
			at[i] = at[i - 1];
		at[i] = (uint8_t)count++;
	}
	return count;
}

/* The holes of LEGAL, best looking first; true as take(). */
static bool take_sorted(struct search *search, struct node *node, uint32_t legal)
{
	struct child children[BOARD_HOLES_MAX];
	uint8_t at[BOARD_HOLES_MAX];
	int count = make_children(search, node, legal, children, at);

	for (int i = 0; i < count; i++)
		if (take(search, node, &children[at[i]]))
			return true;
	return count < 0;
}

/* The same as they come, where the children are not searched further. */
static bool take_plain(struct search *search, struct node *node, uint32_t legal)
{
	struct child child = {.key = 0};

	for (int hole = 0; legal >> hole; hole++) {
		if (!(legal >> hole & 1))
			continue;
		child.hole = hole;
		if (!search_try(search, node->position, hole, &child.position) ||
			take(search, node, &child))
			return true;
	}
	return false;
}

static void expand(struct search *search, struct node *node, int first)
{
	uint32_t legal = position_liftable(node->position, (enum side)node->position->mover);
	struct child child = {.hole = first, .key = 0};

	if (first >= 0 && legal >> first & 1) {
		if (!search_try(search, node->position, first, &child.position) ||
			take(search, node, &child))
			return;
		legal &= ~(UINT32_C(1) << first);
	}
	if (node->depth > STEP)
		take_sorted(search, node, legal);
	else
		take_plain(search, node, legal);
}

/* Whether the seeds left in holes can't bring the value back into the window: all of them to one
 * side is the most that any final sweep gives. */
static bool decided(const struct search *search, const struct position *position, int alpha,
	int beta, int *value)
{
	int n = position->holes;
	int lead = position_lead(position, (enum side)position->mover);
	int left = search->seeds - position->cells[board_store(n, SIDE_A)] -
		   position->cells[board_store(n, SIDE_B)];

	int more = search->round_follows ? AI_ROUND_WORTH_MAX : 0;

	*value = (lead + left) * SEED + more;
	if (*value <= alpha)
		return true;
	*value = (lead - left) * SEED - more;
	return *value >= beta;
}

/* Whether what the table knows answers the question. */
static bool answered(const struct table_fact *fact, const struct node *node, int value)
{
	if (fact->depth < node->depth)
		return false;
	return fact->bound == BOUND_EXACT || (fact->bound == BOUND_LOWER && value >= node->beta) ||
	       (fact->bound == BOUND_UPPER && value <= node->alpha);
}

static void remember(struct search *search, const struct node *node, uint64_t key, int alpha)
{
	const struct position *position = node->position;
	enum side mover = (enum side)position->mover;
	struct table_fact fact = {
		.value = node->best - position_lead(position, mover) * SEED,
		.depth = node->proved ? TABLE_DEPTH_PROVED : node->depth,
		.bound = node->best >= node->beta ? BOUND_LOWER
			 : node->best > alpha     ? BOUND_EXACT
						  : BOUND_UPPER,
		.move = node->best_move - board_first(position->holes, mover),
	};

	table_store(search->table, key, &fact);
}

static int over_value(const struct search *search, const struct position *position, int lead)
{
	if (!search->round_follows)
		return lead;
	return lead + ai_round_worth(search->match, position, (enum side)position->mover);
}

/* CHILD's value in the eyes of its own mover. */
static struct outcome visit(
	struct search *search, const struct child *child, int alpha, int beta, int depth, int ply)
{
	const struct position *position = &child->position;
	enum side mover = (enum side)position->mover;
	struct node node = {.position = position,
		.alpha = alpha,
		.beta = beta,
		.depth = depth,
		.ply = ply,
		.best = -VALUE_MAX,
		.best_move = -1,
		.wide = beta - alpha > 1,
		.proved = true};
	struct table_fact fact;
	uint64_t key;
	int lead = position_lead(position, mover) * SEED;
	int first = -1;
	int value;

	search->line_len[ply] = 0;
	if (position->over)
		return (struct outcome){over_value(search, position, lead), true};
	if (decided(search, position, alpha, beta, &value))
		return (struct outcome){value, true};
	if (search_known(search, position, &value))
		return (struct outcome){value * SEED, true};
	if (depth <= 0 || ply >= PLY_MAX)
		return (struct outcome){estimate(search, position, mover), false};
	/* The last move is sooner tried than looked up: the table lies in slow memory. */
	if (depth <= STEP) {
		expand(search, &node, -1);
		return (struct outcome){node.best, node.proved};
	}
	key = child->key ? child->key : key_of(search, position);
	if (table_find(search->table, key, &fact)) {
		/* On the best line the moves are wanted, not only the value. */
		if (!node.wide && answered(&fact, &node, fact.value + lead))
			return (struct outcome){
				fact.value + lead, fact.depth == TABLE_DEPTH_PROVED};
		first = board_first(position->holes, mover) + fact.move;
	}
	expand(search, &node, first);
	if (!search->aborted)
		remember(search, &node, key, alpha);
	return (struct outcome){node.best, node.proved};
}

bool search_root(struct search *search, const struct position *position, struct root *root)
{
	enum side mover = (enum side)position->mover;
	uint32_t legal = position_liftable(position, mover);

	CHECK(!position->over && legal);
	root->position = *position;
	for (int hole = 0; legal >> hole; hole++) {
		struct root_move move = {.hole = hole};
		int i = root->count;

		if (!(legal >> hole & 1))
			continue;
		if (!search_try(search, position, hole, &move.child)) {
			if (!root->count)
				root->moves[root->count++] = move;
			return false;
		}
		move.value = estimate(search, &move.child, mover);
		for (; i > 0 && root->moves[i - 1].value < move.value; i--)
			root->moves[i] = root->moves[i - 1];
		root->moves[i] = move;
		root->count++;
	}
	return true;
}

/* Stable: what only equals the best by its bound stays behind it. */
static void sort_root(struct root *root)
{
	for (int i = 1; i < root->count; i++) {
		struct root_move move = root->moves[i];
		int k = i;

		for (; k > 0 && root->moves[k - 1].value < move.value; k--)
			root->moves[k] = root->moves[k - 1];
		root->moves[k] = move;
	}
}

/* A move at the root: the true value if it comes within the slack of the best so far. */
static struct outcome ask_root(struct search *search, const struct node *node,
	const struct root_move *move, const struct root *root)
{
	struct child child = {.position = move->child, .hole = move->hole};
	int slack = root->slack, reach = root->reach;
	struct outcome outcome;

	if (node->best_move < 0)
		return ask_child(search, node, &child, -reach, reach, 0);
	if (slack)
		return ask_child(search, node, &child, node->best - slack * SEED - 1, reach, 0);
	outcome = ask_child(search, node, &child, node->best, node->best + 1, 0);
	if (!search->aborted && outcome.value > node->best && outcome.value < reach)
		outcome = ask_child(search, node, &child, node->best, reach, 0);
	return outcome;
}

/* Searches move I of the root; false if cut short. */
static bool take_root(struct search *search, struct root *root, struct node *node, int i)
{
	struct root_move *move = &root->moves[i];
	struct outcome outcome;

	/* After one beyond the reach nothing is asked of the others. */
	if (node->best >= root->reach) {
		move->value = -root->reach;
		return true;
	}
	outcome = ask_root(search, node, move, root);
	if (search->aborted)
		return false;
	move->value = outcome.value;
	node->proved = outcome.proved && (node->proved || outcome.value >= root->reach);
	if (node->best_move >= 0 && outcome.value <= node->best)
		return true;
	node->best = outcome.value;
	node->best_move = move->hole;
	keep_line(search, 0, move->hole);
	return true;
}

bool search_iterate(struct search *search, struct root *root, int depth)
{
	struct root next = *root;
	struct node node = {.position = &root->position,
		.depth = depth * STEP,
		.best = -VALUE_MAX,
		.best_move = -1,
		.wide = true,
		.proved = true};

	for (int i = 0; i < next.count; i++) {
		if (!take_root(search, &next, &node, i))
			return false;
	}
	next.proved = node.proved;
	next.line_len = search->line_len[0];
	memcpy(next.line, search->line[0], (size_t)next.line_len);
	sort_root(&next);
	*root = next;
	return true;
}
