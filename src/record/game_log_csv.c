/* SPDX-License-Identifier: MIT */
#include "base/date.h"
#include "record/game_log.h"

/* No value holds a comma, a quote or a line end: codes and ids are plain words. */

static void add_date(struct strbuf *out, int day)
{
	char text[DATE_TEXT_MAX];
	struct date date = date_of_number(day);

	if (day == 0)
		return;
	date_write(&date, text);
	strbuf_addstr(out, text);
}

static void add_player(struct strbuf *out, int level)
{
	if (level == GAME_LOG_PERSON)
		strbuf_addstr(out, ",person");
	else
		strbuf_addf(out, ",level %d", level);
}

static void add_known(struct strbuf *out, int number)
{
	strbuf_addch(out, ',');
	if (number != GAME_LOG_UNKNOWN)
		strbuf_addf(out, "%d", number);
}

void game_log_write_games_csv(const struct game_log *log, struct strbuf *out)
{
	strbuf_addstr(out, "date,pack,lower,upper,result,conceded,rounds,lower_store,upper_store,"
			   "lower_best_turn,upper_best_turn,lower_longest_relay,"
			   "upper_longest_relay,hints,undos,code\n");
	for (int i = 0; i < log->count; i++) {
		const struct game_log_entry *entry = &log->entries[i];

		add_date(out, entry->day);
		strbuf_addf(out, ",%s", entry->pack);
		add_player(out, entry->levels[SIDE_A]);
		add_player(out, entry->levels[SIDE_B]);
		strbuf_addf(out, ",%s,%s,%d,%d,%d,%d,%d,%d,%d",
			entry->result == RESULT_DRAW ? "draw"
			: entry->result == RESULT_A  ? "lower"
						     : "upper",
			entry->conceded ? "yes" : "no", entry->rounds, entry->stores[SIDE_A],
			entry->stores[SIDE_B], entry->best_turn[SIDE_A], entry->best_turn[SIDE_B],
			entry->longest_relay[SIDE_A], entry->longest_relay[SIDE_B]);
		add_known(out, entry->hints);
		add_known(out, entry->undos);
		strbuf_addf(out, ",%s\n", entry->code);
	}
}

void game_log_write_sums_csv(const struct game_log *log, struct strbuf *out)
{
	struct game_log_sum sums[GAME_LOG_SUMS];
	int count = game_log_sums(log, sums);

	strbuf_addstr(out, "pack,opponent,games,won,drawn,lost,best_turn,longest_relay,"
			   "streak,best_streak\n");
	for (int i = 0; i < count; i++) {
		const struct game_log_sum *sum = &sums[i];

		strbuf_addstr(out, sum->pack);
		add_player(out, sum->level);
		strbuf_addf(out, ",%d,%d,%d,%d,%d,%d,%d,%d\n", sum->games, sum->won, sum->drawn,
			sum->lost, sum->best_turn, sum->longest_relay, sum->streak,
			sum->best_streak);
	}
}
