/* SPDX-License-Identifier: MIT */
#include "core/lanes.h"

#include "core/lap.h"
#include "core/word.h"

#include <string.h>

/*
 * Everything is seen from the mover (core/lap.h). The chain from one landing to the next is what
 * takes the time, so it is kept short: the seeds are picked out of the words by a mask and a turn,
 * which gives at once how far the row of the next lap is, and what is lifted is taken away beside
 * that. `wide` is a constant in each caller, so the high half costs the small boards nothing.
 */
#define ALWAYS_INLINE static inline __attribute__((always_inline))

/* From so many holes on, a side with its store takes more than a word. */
enum { WIDE_FROM = 8 };

struct board {
	struct lap_words low, high;
};

ALWAYS_INLINE struct lap_words picked(struct lap_words words, struct lap_words pick)
{
	return (struct lap_words){words.mine & pick.mine, words.theirs & pick.theirs};
}

ALWAYS_INLINE struct lap_words added(struct lap_words words, struct lap_words add)
{
	return (struct lap_words){words.mine + add.mine, words.theirs + add.theirs};
}

ALWAYS_INLINE struct lap_words taken(struct lap_words words, struct lap_words away)
{
	return (struct lap_words){words.mine - away.mine, words.theirs - away.theirs};
}

/* ---- Between bytes and words --------------------------------------------------------------- */

/* One store of two words: who copies the position soon reads both at once. */
ALWAYS_INLINE void put_words(uint8_t *cells, uint64_t first, uint64_t second)
{
	typedef uint64_t pair __attribute__((vector_size(16)));
	pair words = {word_in_order(first), word_in_order(second)};

	memcpy(cells, &words, sizeof words);
}

/* The bytes of a side, its store included, in the last word that holds some. */
ALWAYS_INLINE uint64_t side_bytes(unsigned holes, bool wide)
{
	return ~UINT64_C(0) >> (8 * ((wide ? 15 : 7) - holes));
}

ALWAYS_INLINE struct board board_of(const struct position *position, bool wide)
{
	unsigned n = position->holes, mine = position->mover ? n + 1 : 0, theirs = n + 1 - mine;
	const uint8_t *cells = position->cells;
	struct board board = {{word_at(cells + mine), word_at(cells + theirs)}, {0, 0}};
	uint64_t bytes = side_bytes(n, wide);

	if (wide)
		board.high = picked(
			(struct lap_words){word_at(cells + mine + 8), word_at(cells + theirs + 8)},
			(struct lap_words){bytes, bytes});
	else
		board.low = picked(board.low, (struct lap_words){bytes, bytes});
	return board;
}

/* A's words first. */
ALWAYS_INLINE struct lap_words by_side(struct lap_words words, unsigned mover)
{
	uint64_t turned = (words.mine ^ words.theirs) & (0 - (uint64_t)mover);

	return (struct lap_words){words.mine ^ turned, words.theirs ^ turned};
}

ALWAYS_INLINE void put_board(struct position *position, struct board board, bool wide)
{
	unsigned n = position->holes, shift = 8 * (n + 1) & 63;
	struct lap_words low = by_side(board.low, position->mover);
	struct lap_words high = by_side(board.high, position->mover);

	if (wide) {
		put_words(position->cells, low.mine, high.mine | low.theirs << shift);
		put_words(position->cells + 16, low.theirs >> (64 - shift) | high.theirs << shift,
			high.theirs >> (64 - shift));
	} else if (shift == 0) {
		put_words(position->cells, low.mine, low.theirs);
	} else {
		put_words(position->cells, low.mine | low.theirs << shift,
			low.theirs >> (64 - shift));
	}
}

/* ---- Sowing -------------------------------------------------------------------------------- */

struct sown {
	struct board board;
	uint64_t stores;       /* the word of the mover's store before the laps that count */
	const struct lap *lap; /* the row of the last landing */
	struct board landing;  /* what the last place holds, there */
	uint64_t seeds;        /* and as a number of bytes; 0 in the store */
};

ALWAYS_INLINE uint64_t store_word(const struct board *board, bool wide)
{
	return wide ? board->high.mine : board->low.mine;
}

/* Keeps compilers from adding anything to ADDRESS before what is added to it here. */
ALWAYS_INLINE uintptr_t settled(uintptr_t address)
{
	__asm__("" : "+r"(address));
	return address;
}

ALWAYS_INLINE void add_row(struct board *board, const struct lap *row, bool wide)
{
	board->low = added(board->low, row->low.add);
	if (wide)
		board->high = added(board->high, row->high.add);
}

ALWAYS_INLINE struct board pick(const struct board *board, const struct lap *row, bool wide)
{
	struct board place = {picked(board->low, row->low.pick), {0, 0}};

	if (wide)
		place.high = picked(board->high, row->high.pick);
	return place;
}

ALWAYS_INLINE void take(struct board *board, const struct board *away, bool wide)
{
	board->low = taken(board->low, away->low);
	if (wide)
		board->high = taken(board->high, away->high);
}

/* The one byte of PLACE that is not 0, times LAP_ROW_BYTES. */
ALWAYS_INLINE uint64_t seeds_of(const struct board *place, const struct lap *row)
{
	uint64_t byte = place->low.mine | place->low.theirs | place->high.mine | place->high.theirs;
	unsigned turn = row->low.turn;

	return byte >> turn | byte << (-turn & 63);
}

ALWAYS_INLINE struct sown sow(const struct rules *rules, const struct position *position, int hole,
	const struct lap *ring, bool wide)
{
	unsigned n = position->holes, at = (unsigned)hole - (position->mover ? n + 1 : 0);
	uint64_t relay_from = (rules->relay ? UINT64_C(1) : BOARD_SEEDS_MAX) << LAP_SHIFT;
	uintptr_t end = (uintptr_t)(ring + LAP_ROWS);
	bool each_lifting = rules->lap_scope == LAP_LIFTING;
	struct sown sown = {.board = board_of(position, wide), .lap = ring + at};

	sown.seeds = (uint64_t)position->cells[hole] << LAP_SHIFT;
	sown.landing = pick(&sown.board, sown.lap, wide);
	sown.stores = store_word(&sown.board, wide);
	do {
		struct board less = {sown.lap->low.less, sown.lap->high.less};
		uintptr_t row = settled((uintptr_t)sown.lap - sown.lap->low.back) + sown.seeds;

		if (each_lifting)
			sown.stores = store_word(&sown.board, wide);
		take(&sown.board, &sown.landing, wide);
		take(&sown.board, &less, wide);
		for (; row >= end; row -= (2 * n + 1) * LAP_ROW_BYTES)
			add_row(&sown.board, ring + 2 * n, wide);
		sown.lap = (const struct lap *)row;
		add_row(&sown.board, sown.lap, wide);
		sown.landing = pick(&sown.board, sown.lap, wide);
		sown.seeds = seeds_of(&sown.landing, sown.lap);
	} while (sown.seeds > relay_from);
	return sown;
}

/* ---- The shot ------------------------------------------------------------------------------ */

/* What sow_decide() answers, without a branch for each condition: they are hard to foretell. */
ALWAYS_INLINE bool shoots(const struct rules *rules, const struct sown *sown, unsigned n,
	uint64_t opposite, bool wide)
{
	unsigned own = sown->lap->low.at < n;
	unsigned shot =
		(unsigned)(sown->seeds == LAP_ROW_BYTES) & (unsigned)(rules->shot_enabled != 0);

	shot &= (unsigned)(own == (unsigned)(rules->shot_side == SHOT_OWN));
	if (rules->shot_needs_opposite || !rules->shot_takes_landing)
		shot &= (unsigned)(opposite != 0);
	if (rules->shot_needs_lap)
		shot &= (unsigned)((store_word(&sown->board, wide) ^ sown->stores) >>
					   (8 * n & 63) !=
				   0);
	return shot;
}

ALWAYS_INLINE void shoot(
	const struct rules *rules, struct sown *sown, unsigned n, const struct lap *ring, bool wide)
{
	const struct lap *row = ring + ((2 * n - sown->lap->low.at) & 31);
	struct board opposite = pick(&sown->board, row, wide);
	uint64_t seeds = seeds_of(&opposite, row) >> LAP_SHIFT;

	if (!shoots(rules, sown, n, seeds, wide))
		return;
	take(&sown->board, &opposite, wide);
	if (rules->shot_takes_landing) {
		take(&sown->board, &sown->landing, wide);
		seeds++;
	}
	if (wide)
		sown->board.high.mine += seeds << (8 * n & 63);
	else
		sown->board.low.mine += seeds << 8 * n;
}

/* ---- After the move ------------------------------------------------------------------------ */

/* The lowest bit of each byte among BYTES that is 0. */
ALWAYS_INLINE uint64_t empty_bytes(uint64_t word, uint64_t bytes)
{
	return (word_filled(word) ^ UINT64_C(0x0101010101010101)) & bytes;
}

ALWAYS_INLINE bool three_empty(uint64_t low, uint64_t high, uint64_t bytes, bool wide)
{
	uint64_t empty = wide ? empty_bytes(low, ~UINT64_C(0)) | empty_bytes(high, bytes) << 1
			      : empty_bytes(low, bytes);

	empty &= empty - 1;
	empty &= empty - 1;
	return empty != 0;
}

/* is_terminal() and the pass; sets mover. */
ALWAYS_INLINE bool settle(const struct rules *rules, struct position *position, bool again,
	struct board holes, bool wide)
{
	uint64_t bytes = side_bytes(position->holes, wide) >> 8;
	struct lap_words *last = wide ? &holes.high : &holes.low;
	unsigned next = position->mover ^ 1u ^ again;
	bool ends = false;

	*last = picked(*last, (struct lap_words){bytes, bytes});
	uint64_t mine = holes.low.mine | holes.high.mine;
	uint64_t theirs = holes.low.theirs | holes.high.theirs;
	bool stuck = (theirs ^ ((mine ^ theirs) & (0 - (uint64_t)again))) == 0;

	switch ((enum rules_terminal)rules->terminal) {
	case TERMINAL_NO_MOVE:
		ends = stuck;
		break;
	case TERMINAL_THREE_EMPTY:
		ends = stuck || three_empty(holes.low.mine, holes.high.mine, bytes, wide) ||
		       three_empty(holes.low.theirs, holes.high.theirs, bytes, wide);
		break;
	case TERMINAL_ROW_EMPTY:
		ends = mine == 0 || theirs == 0;
		break;
	case TERMINAL_BOARD_EMPTY:
		ends = (mine | theirs) == 0;
		next ^= stuck && !ends;
		break;
	}
	position->last = position->mover;
	position->mover = (uint8_t)next;
	return ends;
}

ALWAYS_INLINE bool play(const struct rules *rules, struct position *position, int hole, bool wide)
{
	unsigned n = position->holes;
	const struct lap *ring = (const struct lap *)settled((uintptr_t)laps[n - BOARD_HOLES_MIN]);
	struct sown sown = sow(rules, position, hole, ring, wide);
	bool again = (unsigned)(sown.lap->low.at == n) & (unsigned)(rules->extra_turn != 0);

	shoot(rules, &sown, n, ring, wide);
	put_board(position, sown.board, wide);
	return settle(rules, position, again, sown.board, wide);
}

/* ---- The roads ----------------------------------------------------------------------------- */

/* Functions of their own, so that none saves registers for another. */
#define ROAD(name, wide)                                                                           \
	static __attribute__((noinline)) bool name(                                                \
		const struct rules *rules, struct position *position, int hole)                    \
	{                                                                                          \
		return play(rules, position, hole, wide);                                          \
	}

ROAD(narrow_plain, false)
ROAD(wide_plain, true)

#if defined(__x86_64__)

/* The same with the shifts and masks that the first x86-64 machines lack. */
__attribute__((target("bmi,bmi2"))) ROAD(narrow_bmi, false) __attribute__((target("bmi,bmi2")))
ROAD(wide_bmi, true)

	static inline bool has_bmi(void)
{
	return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
}

#else

#define narrow_bmi narrow_plain
#define wide_bmi   wide_plain

static inline bool has_bmi(void)
{
	return false;
}

#endif

bool move_road_runs(enum move_road road)
{
	return road != MOVE_ROAD_BMI || has_bmi();
}

bool lanes_play(enum move_road road, const struct rules *rules, struct position *position, int hole)
{
	bool wide = position->holes >= WIDE_FROM;

	if (road == MOVE_ROAD_BMI)
		return wide ? wide_bmi(rules, position, hole) : narrow_bmi(rules, position, hole);
	return wide ? wide_plain(rules, position, hole) : narrow_plain(rules, position, hole);
}

bool lanes_play_fastest(const struct rules *rules, struct position *position, int hole)
{
	return lanes_play(has_bmi() ? MOVE_ROAD_BMI : MOVE_ROAD_WORDS, rules, position, hole);
}
