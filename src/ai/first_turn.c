/* SPDX-License-Identifier: MIT */
#include "ai/first_turn_parts.h"
#include "ai/search.h"
#include "base/xalloc.h"
#include "core/move.h"

#include <stdlib.h>
#include <string.h>

/*
 * Passes of growing width, each with another taste, until a line reaches the bound, every line was
 * tried and every end solved, or the limits are reached. On the boards of umum a width of a few
 * thousand finds a line that can't be bettered among hundreds of millions.
 */
enum {
	WIDTH_FIRST = 500,
	WIDTH_ROUNDS = 6,   /* doubled so often */
	WIDTH_ALL = 400000, /* wide enough for every state of a layer on the small boards */
	ROUNDS = 24,        /* beyond any patience */
	ALL_HOLES = 6,      /* up to here the first pass tries to miss nothing */
	ASK_EVERY = 1024,
	END_BUDGET = 250,   /* moves for one end in the first round; doubled with each */
	END_SECOND = 8,     /* a part of it for the second question about an end */
	END_NEAR = 8,       /* so near to the bound an end is refuted by the first seeds lost */
	LOOK_NODES = 20000, /* for a closer look, likewise doubled */
	LOOK_MEGABYTES = 16,
};

struct first_turn_job {
	struct job job; /* first */
	struct searcher searcher;
};

/* ---- Limits -------------------------------------------------------------------------------- */

static void ask(struct searcher *searcher)
{
	struct first_turn_question *question = searcher->question;
	const struct ai_limits *limits = question->limits;
	uint64_t nodes = atomic_fetch_add(&question->nodes, ASK_EVERY) + ASK_EVERY;

	if (question->progress)
		atomic_store_explicit(&question->progress->nodes, nodes, memory_order_relaxed);
	if ((limits->stop && atomic_load_explicit(limits->stop, memory_order_relaxed)) ||
		(limits->nodes && nodes > limits->nodes) ||
		(limits->expired && limits->expired(limits->clock)))
		atomic_store(&question->aborted, true);
}

static void count(struct searcher *searcher, uint64_t moves)
{
	searcher->nodes += moves;
	for (; searcher->nodes >= searcher->ask_at; searcher->ask_at += ASK_EVERY)
		ask(searcher);
}

static bool has_to_end(const struct searcher *searcher)
{
	const struct first_turn_question *question = searcher->question;

	return atomic_load_explicit(&question->aborted, memory_order_relaxed) ||
	       (!searcher->whole && atomic_load_explicit(&question->enough, memory_order_relaxed));
}

bool searcher_count(struct searcher *searcher)
{
	count(searcher, 1);
	return has_to_end(searcher);
}

static void raise(atomic_int *number, int value)
{
	int old = atomic_load_explicit(number, memory_order_relaxed);

	while (old < value && !atomic_compare_exchange_weak_explicit(number, &old, value,
				      memory_order_relaxed, memory_order_relaxed))
		;
}

static void tell(const struct first_turn_question *question)
{
	if (!question->progress)
		return;
	atomic_store(&question->progress->value, atomic_load(&question->value));
	atomic_store(&question->progress->most, atomic_load(&question->most));
}

/* ---- Where a turn ends --------------------------------------------------------------------- */

static enum side mover_of(const struct searcher *searcher)
{
	return (enum side)searcher->question->start->mover;
}

static void found(struct searcher *searcher, int value, int store)
{
	struct first_turn_question *question = searcher->question;

	searcher->best.value = value;
	searcher->best.known = true;
	searcher->best.store = store;
	raise(&question->value, value);
	if (value >= atomic_load(&question->bound))
		atomic_store(&question->enough, true);
	tell(question);
}

/* Room for a guess of that value, in falling order; NULL if it is none of the best. */
static struct end_guess *make_room(struct searcher *searcher, int value)
{
	int at = searcher->guess_count;

	while (at > 0 && searcher->guesses[at - 1].value < value)
		at--;
	if (at == END_GUESSES)
		return NULL;
	if (searcher->guess_count < END_GUESSES)
		searcher->guess_count++;
	memmove(&searcher->guesses[at + 1], &searcher->guesses[at],
		(size_t)(searcher->guess_count - 1 - at) * sizeof *searcher->guesses);
	return &searcher->guesses[at];
}

static bool is_guessed(const struct searcher *searcher, const struct position *end)
{
	for (int i = 0; i < searcher->guess_count; i++)
		if (position_equal(&searcher->guesses[i].position, end))
			return true;
	return false;
}

static void guess(struct searcher *searcher, const struct position *end, int store,
	void (*tell_line)(void *context, struct first_turn *turn), void *context)
{
	int value = ai_evaluate(searcher->question->rules, end, mover_of(searcher)) / SEED;
	struct first_turn turn;
	struct end_guess *place;

	if (value <= atomic_load_explicit(&searcher->question->value, memory_order_relaxed) ||
		is_guessed(searcher, end) || !(place = make_room(searcher, value)))
		return;
	tell_line(context, &turn);
	*place = (struct end_guess){
		.value = value, .store = store, .position = *end, .line_len = turn.line_len};
	memcpy(place->line, turn.line, (size_t)turn.line_len);
}

/* Whether an end with so many seeds left is worth an attempt to solve it. */
static bool may_solve(const struct first_turn_question *question, int left, int known, int bound)
{
	/* With that rule a round may end suddenly, however many seeds lie. */
	return left <= END_SEEDS || question->rules->terminal == TERMINAL_THREE_EMPTY ||
	       bound - known <= END_NEAR || atomic_load(&question->all);
}

/* What an end may be worth at most, after a look: its value, above what is known, goes to FOUND.
 * The first question is the dearest to be wrong about and the cheapest to deny: whether it reaches
 * the bound. */
static int most_of(
	struct searcher *searcher, const struct position *end, int known, int most, bool *is_found)
{
	int bound = atomic_load_explicit(&searcher->question->bound, memory_order_relaxed);
	int least[2] = {bound - 1, known};
	uint64_t budget[2] = {searcher->end_budget, searcher->end_budget / END_SECOND};
	int value;

	for (int i = 0; i < 2; i++) {
		uint64_t spent = 0;
		bool solved;

		if (most <= known || (i == 0 && bound - 1 <= known))
			continue;
		solved = end_solve(searcher->solver, end, mover_of(searcher), least[i], budget[i],
			&spent, &value);
		count(searcher, spent);
		if (!solved)
			return most;
		*is_found = value > least[i];
		if (*is_found)
			return value;
		if (value < most)
			most = value;
	}
	return most;
}

void searcher_judge(struct searcher *searcher, const struct position *end,
	void (*tell_line)(void *context, struct first_turn *turn), void *context)
{
	struct first_turn_question *question = searcher->question;
	int store = end->cells[board_store(end->holes, mover_of(searcher))];
	int left = position_in_holes(end, SIDE_A) + position_in_holes(end, SIDE_B);
	int most = position_lead(end, mover_of(searcher)) + left;
	int known = atomic_load_explicit(&question->value, memory_order_relaxed);
	int bound = atomic_load_explicit(&question->bound, memory_order_relaxed);
	bool is_found = false;

	if (store > atomic_load_explicit(&question->most, memory_order_relaxed))
		raise(&question->most, store);
	if (most > bound)
		most = bound;
	if (most <= known)
		return;
	if (end->over || may_solve(question, left, known, bound))
		most = most_of(searcher, end, known, most, &is_found);
	if (is_found) {
		tell_line(context, &searcher->best);
		found(searcher, most, store);
		return;
	}
	if (most <= known)
		return;
	if (most > searcher->unsolved_bound)
		searcher->unsolved_bound = most;
	guess(searcher, end, store, tell_line, context);
}

static void copy_line(void *context, struct first_turn *turn)
{
	const struct end_guess *from = context;

	turn->line_len = from->line_len;
	memcpy(turn->line, from->line, (size_t)from->line_len);
}

/* A real search from where the best looking unsolved ends are. */
static void look_closer(struct searcher *searcher, uint64_t nodes)
{
	struct first_turn_question *question = searcher->question;
	struct ai_limits limits = *question->limits;

	limits.nodes = nodes;
	limits.threads = 1;
	limits.progress = NULL;
	for (int i = 0; i < searcher->guess_count && !has_to_end(searcher); i++) {
		struct end_guess *end = &searcher->guesses[i];
		struct ai_answer answer;
		struct match match;

		if (!searcher->ai) {
			searcher->ai = ai_new(LOOK_MEGABYTES);
			ai_use_endgame(searcher->ai, question->endgame);
		}
		match_init_position(&match, question->rules, end->position.cells,
			(enum side)end->position.mover);
		ai_search(searcher->ai, &match, &limits, &answer);
		count(searcher, answer.nodes);
		end->value =
			end->position.mover == mover_of(searcher) ? answer.value : -answer.value;
		if (answer.exact && end->value > atomic_load(&question->value)) {
			copy_line(end, &searcher->best);
			found(searcher, end->value, end->store);
		}
		if (answer.depth > 0 &&
			(!searcher->hope.line_len || end->value > searcher->hope.value))
			searcher->hope = *end;
	}
}

/* ---- All passes ---------------------------------------------------------------------------- */

static uint32_t width_of(int round)
{
	return (uint32_t)WIDTH_FIRST << (round < WIDTH_ROUNDS ? round : WIDTH_ROUNDS);
}

static bool run_pass(struct searcher *searcher, int number)
{
	struct first_turn_question *question = searcher->question;
	bool all = number == 0 && question->start->holes <= ALL_HOLES;
	int round = number / TASTE_COUNT;
	struct pass pass = {.taste = (enum taste)(number % TASTE_COUNT),
		.width = all ? WIDTH_ALL : width_of(round),
		.chance = question->limits->seed + (uint32_t)number};
	bool whole;

	/* Where nothing is left out one taste is as good as another. */
	if (pass.taste != TASTE_HEAPS && atomic_load(&question->all))
		return true;
	searcher->end_budget = (uint64_t)END_BUDGET << round;
	searcher->whole = all;
	searcher->guess_count = 0;
	whole = pass_walk(searcher, &pass);
	if (whole) {
		int bound = atomic_load(&question->value);

		atomic_store(&question->moves, searcher->moves);
		atomic_store(&question->all, true);
		if (searcher->unsolved_bound > bound)
			bound = searcher->unsolved_bound;
		if (bound < atomic_load(&question->bound))
			atomic_store(&question->bound, bound);
		if (atomic_load(&question->value) == atomic_load(&question->bound))
			atomic_store(&question->enough, true);
	}
	look_closer(searcher, (uint64_t)LOOK_NODES << round);
	return !has_to_end(searcher);
}

static void work(struct job *job)
{
	struct searcher *searcher = &((struct first_turn_job *)job)->searcher;
	int number;

	do {
		searcher->whole = false;
		number = atomic_fetch_add(&searcher->question->next, 1);
	} while (number < ROUNDS * TASTE_COUNT && !has_to_end(searcher) &&
		 run_pass(searcher, number));
}

static void searcher_begin(struct first_turn_job *job, struct first_turn_question *question)
{
	job_init(&job->job, work);
	job->searcher.question = question;
	job->searcher.solver = end_solver_new(question->rules, question->endgame);
	job->searcher.ask_at = ASK_EVERY;
}

static void searcher_end(struct searcher *searcher)
{
	end_solver_free(searcher->solver);
	ai_free(searcher->ai);
}

/* The better one of what is known and of what a thread found. */
static void take_best(struct first_turn *best, const struct searcher *searcher)
{
	const struct first_turn *other = &searcher->best;

	best->nodes += searcher->nodes;
	if (other->line_len == 0 || (best->line_len && best->known && best->value >= other->value))
		return;
	best->value = other->value;
	best->known = true;
	best->store = other->store;
	best->line_len = other->line_len;
	memcpy(best->line, other->line, (size_t)other->line_len);
}

/* A line whose value is not proved, where it promises more than the best that is. */
static void take_hope(struct first_turn *best, const struct searcher *searcher)
{
	const struct first_turn_question *question = searcher->question;
	const struct end_guess *hope = &searcher->hope;

	if (hope->line_len == 0 || hope->value > best->bound ||
		(best->line_len && best->value >= hope->value))
		return;
	best->value = hope->value;
	/* Both players' seeds together are all there are. */
	if (question->rules->final_sweep != SWEEP_DISCARD && (best->value - question->seeds) % 2)
		best->value -= best->value > 0 ? 1 : -1;
	best->known = false;
	best->store = hope->store;
	best->line_len = hope->line_len;
	memcpy(best->line, hope->line, (size_t)hope->line_len);
}

/* ---- A line that is already known ---------------------------------------------------------- */

/* Plays the line: false if it is none, or not one turn. */
static bool replay(const struct first_turn_question *question, const struct first_turn *turn,
	struct position *end)
{
	enum side mover = (enum side)question->start->mover;

	*end = *question->start;
	for (int i = 0; i < turn->line_len; i++) {
		if (end->over || end->mover != mover || turn->line[i] >= BOARD_PLACES_MAX ||
			!(position_liftable(end, mover) >> turn->line[i] & 1))
			return false;
		move_play(question->rules, end, turn->line[i], NULL);
	}
	return turn->line_len > 0 &&
	       (end->over || end->mover != mover || position_in_holes(end, side_other(mover)) == 0);
}

enum { CARRIED_BUDGET = 1000000 };

static void judge_carried(struct searcher *searcher, const struct first_turn *carried)
{
	struct position end;
	uint64_t spent = 0;
	int value;

	if (!replay(searcher->question, carried, &end) ||
		!end_solve(searcher->solver, &end, mover_of(searcher), FIRST_TURN_NO_VALUE,
			CARRIED_BUDGET, &spent, &value))
		return;
	searcher->best = *carried;
	searcher->best.nodes = 0;
	found(searcher, value, end.cells[board_store(end.holes, mover_of(searcher))]);
	raise(&searcher->question->most, searcher->best.store);
}

/* ---- The question -------------------------------------------------------------------------- */

static void question_begin(struct first_turn_question *question, const struct first_turn *carried)
{
	question->seeds = position_total(question->start);
	atomic_init(&question->bound, first_turn_bound(question->rules, question->start));
	if (carried->line_len && carried->bound < atomic_load(&question->bound))
		atomic_init(&question->bound, carried->bound);
	atomic_init(&question->value, FIRST_TURN_NO_VALUE);
	atomic_init(&question->most, 0);
	atomic_init(&question->next, 0);
	atomic_init(&question->all, false);
	atomic_init(&question->moves, 0);
	atomic_init(&question->enough, false);
	atomic_init(&question->aborted, false);
	atomic_init(&question->nodes, 0);
	if (question->progress)
		atomic_store(&question->progress->phase, FIRST_TURN_LINES);
}

static void run(struct first_turn_job *jobs, int threads, struct job_runner *runner)
{
	bool started[AI_THREADS_MAX] = {false};

	for (int i = 1; i < threads; i++)
		started[i] = job_start(runner, &jobs[i].job);
	work(&jobs[0].job);
	for (int i = 1; i < threads; i++)
		if (started[i])
			job_cancel(
				runner, &jobs[i].job); /* waits: the work has an end of its own */
}

bool first_turn_search(const struct rules *rules, const struct position *position,
	const struct endgame *endgame, const struct ai_limits *limits,
	struct first_turn_progress *progress, struct first_turn *best)
{
	struct first_turn_question question = {.rules = rules,
		.start = position,
		.endgame = endgame,
		.limits = limits,
		.progress = progress};
	int threads = limits->runner && limits->threads > 1 ? limits->threads : 1;
	struct first_turn_job *jobs;

	if (threads > AI_THREADS_MAX)
		threads = AI_THREADS_MAX;
	jobs = xcalloc((size_t)threads, sizeof *jobs);
	question_begin(&question, best);
	for (int i = 0; i < threads; i++)
		searcher_begin(&jobs[i], &question);
	judge_carried(&jobs[0].searcher, best);
	*best = (struct first_turn){.line_len = 0};
	run(jobs, threads, limits->runner);
	for (int i = 0; i < threads; i++)
		take_best(best, &jobs[i].searcher);
	best->bound = atomic_load(&question.bound);
	best->most = atomic_load(&question.most);
	best->most_exact = atomic_load(&question.all);
	best->moves = atomic_load(&question.moves);
	for (int i = 0; i < threads; i++) {
		take_hope(best, &jobs[i].searcher);
		searcher_end(&jobs[i].searcher);
	}
	free(jobs);
	if (progress)
		atomic_store(&progress->phase, FIRST_TURN_DONE);
	return !atomic_load(&question.aborted);
}
