/* SPDX-License-Identifier: MIT */
#include "study/comparison.h"

#include "base/check.h"

static int less(int a, int b)
{
	return a < b ? a : b;
}

static int more(int a, int b)
{
	return a > b ? a : b;
}

bool comparison_fit(const struct rules *game, struct rules *other)
{
	enum option at;

	other->holes = game->holes;
	other->seeds_per_hole = game->seeds_per_hole;
	if (game->rounds == ROUNDS_SEVERAL && other->rounds == ROUNDS_SEVERAL)
		other->max_rounds = game->max_rounds;
	return !rules_conflict(other, &at) && !rules_equal(game, other);
}

/* How many of the game's choices, from the first, are allowed on this board. */
static int count_legal(const struct record *line)
{
	struct match match;
	int count = 0;

	record_start(line, &match);
	while (count < line->len && match_check(&match, line->choices[count]) == VERDICT_OK)
		match_play(&match, line->choices[count++], NULL);
	return count;
}

static void init_board(
	struct comparison_board *board, const struct record *game, const struct rules *rules)
{
	*board = (struct comparison_board){0};
	record_copy(&board->line, game);
	board->line.rules = *rules;
	if (rules->start == START_TOGETHER && !game->set_position)
		board->line.first = SIDE_A;
	board->legal = count_legal(&board->line);
	board->from_game = board->legal;
	record_truncate(&board->line, board->legal);
	board->shown = 0;
	board->last = COMPARISON_NO_CHOICE;
	record_start(&board->line, &board->match);
	board->before = board->match;
}

void comparison_init(
	struct comparison *comparison, const struct record *record, const struct rules *other)
{
	enum option at;

	CHECK(other->holes == record->rules.holes);
	CHECK(other->seeds_per_hole == record->rules.seeds_per_hole);
	CHECK(!rules_conflict(other, &at));
	record_copy(&comparison->game, record);
	parting_find(record, other, &comparison->parting);
	comparison->option = parting_option(record, other, &comparison->parting);
	init_board(&comparison->boards[COMPARISON_HERE], record, &record->rules);
	init_board(&comparison->boards[COMPARISON_OTHER], record, other);
	comparison->step = 0;
	comparison->left = COMPARISON_IN_GAME;
}

void comparison_release(struct comparison *comparison)
{
	record_release(&comparison->game);
	for (int i = 0; i < COMPARISON_SIDES; i++)
		record_release(&comparison->boards[i].line);
}

/* ---- Steps ----------------------------------------------------------------------------------- */

static bool is_left(const struct comparison *comparison)
{
	return comparison->left != COMPARISON_IN_GAME;
}

static int by_hand(const struct comparison_board *board)
{
	return board->line.len - board->from_game;
}

int comparison_last(const struct comparison *comparison)
{
	if (!is_left(comparison))
		return comparison->game.len;
	return comparison->left + more(by_hand(&comparison->boards[COMPARISON_HERE]),
					  by_hand(&comparison->boards[COMPARISON_OTHER]));
}

/* The step shown, as far as it is one of the game. */
static int step_in_game(const struct comparison *comparison)
{
	return is_left(comparison) ? less(comparison->step, comparison->left) : comparison->step;
}

bool comparison_has_parted(const struct comparison *comparison)
{
	const struct parting *parting = &comparison->parting;

	return parting->why != PARTING_NONE && step_in_game(comparison) >= parting->turn;
}

/* Of the board's line, at a step. */
static int choices_at(
	const struct comparison *comparison, const struct comparison_board *board, int step)
{
	if (!is_left(comparison) || step <= comparison->left)
		return less(step, board->legal);
	return less(board->from_game + step - comparison->left, board->line.len);
}

static void play_next(struct comparison_board *board)
{
	board->last = board->line.choices[board->shown++];
	board->before = board->match;
	match_play(&board->match, board->last, NULL);
}

static void show(struct comparison_board *board, int count)
{
	if (count < board->shown) {
		record_start(&board->line, &board->match);
		board->before = board->match;
		board->last = COMPARISON_NO_CHOICE;
		board->shown = 0;
	}
	while (board->shown < count)
		play_next(board);
}

void comparison_go(struct comparison *comparison, int step)
{
	step = more(0, less(step, comparison_last(comparison)));
	comparison->step = step;
	for (int i = 0; i < COMPARISON_SIDES; i++) {
		struct comparison_board *board = &comparison->boards[i];

		show(board, choices_at(comparison, board, step));
		board->stands =
			step_in_game(comparison) > board->legal && board->shown <= board->legal;
	}
}

/* ---- By hand --------------------------------------------------------------------------------- */

uint32_t comparison_choices(const struct comparison *comparison, enum comparison_side side)
{
	const struct comparison_board *board = &comparison->boards[side];

	return board->shown < RECORD_CHOICES_MAX ? match_legal(&board->match) : 0;
}

/* The boards' lines end with what they show. */
static void leave_game(struct comparison *comparison)
{
	bool leaves = !is_left(comparison) || comparison->step < comparison->left;

	for (int i = 0; i < COMPARISON_SIDES; i++) {
		struct comparison_board *board = &comparison->boards[i];

		record_truncate(&board->line, board->shown);
		if (leaves)
			board->from_game = board->shown;
	}
	if (leaves)
		comparison->left = comparison->step;
}

void comparison_choose(struct comparison *comparison, enum comparison_side side, int place)
{
	struct comparison_board *board = &comparison->boards[side];

	CHECK(place >= 0 && place < BOARD_PLACES_MAX);
	CHECK(comparison_choices(comparison, side) >> place & 1);
	leave_game(comparison);
	record_add(&board->line, place);
	comparison_go(comparison, more(comparison->step, comparison->left + by_hand(board)));
}

void comparison_return(struct comparison *comparison)
{
	comparison_go(comparison, step_in_game(comparison));
	comparison->left = COMPARISON_IN_GAME;
	for (int i = 0; i < COMPARISON_SIDES; i++) {
		struct comparison_board *board = &comparison->boards[i];

		record_truncate(&board->line, board->shown);
		for (int j = board->shown; j < board->legal; j++)
			record_add(&board->line, comparison->game.choices[j]);
		board->from_game = board->legal;
	}
}

uint32_t comparison_differing(const struct comparison *comparison)
{
	const struct position *here = &comparison->boards[COMPARISON_HERE].match.position;
	const struct position *other = &comparison->boards[COMPARISON_OTHER].match.position;
	uint32_t differing = here->burned ^ other->burned;

	for (int i = 0; i < board_places(here->holes); i++)
		if (here->cells[i] != other->cells[i])
			differing |= 1u << i;
	return differing;
}
