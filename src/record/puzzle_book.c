/* SPDX-License-Identifier: MIT */
#include "record/puzzle_book.h"

#include "base/check.h"
#include "base/file.h"
#include "base/xalloc.h"
#include "core/position.h"
#include "json/json.h"
#include "json/write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PUZZLE_FORMAT = 1 };

static const char *const book_keys[] = {"format", "puzzles", NULL};
static const char *const claim_keys[] = {
	"code", "theme", "level", "best", "next", "solution", NULL};
static const char *const goals[PUZZLE_GOALS + 1] = {
	"bawa-pulang", "giliran-lagi", "menembak", "estafet", "akhir-permainan", "bertahan", NULL};
static const char *const levels[PUZZLE_LEVELS + 1] = {"mudah", "sedang", "sulit", NULL};

const char *puzzle_goal_name(enum puzzle_goal goal)
{
	CHECK(goal < PUZZLE_GOALS);
	return goals[goal];
}

const char *puzzle_level_name(enum puzzle_level level)
{
	CHECK(level < PUZZLE_LEVELS);
	return levels[level];
}

void puzzle_book_init(struct puzzle_book *book)
{
	*book = (struct puzzle_book){0};
}

void puzzle_book_release(struct puzzle_book *book)
{
	free(book->claims);
	puzzle_book_init(book);
}

bool puzzle_book_add(struct puzzle_book *book, const struct puzzle_claim *claim)
{
	for (int i = 0; i < book->count; i++)
		if (book->claims[i].goal == claim->goal &&
			strcmp(book->claims[i].code, claim->code) == 0)
			return false;
	if (book->count == PUZZLE_BOOK_MAX)
		return false;
	if (book->count == book->cap) {
		book->cap = book->cap ? 2 * book->cap : 16;
		book->claims = xrealloc(book->claims, (size_t)book->cap * sizeof *book->claims);
	}
	book->claims[book->count++] = *claim;
	return true;
}

/* ---- Reading -----------------------------------------------------------------------------------
 */

static bool read_code(struct json object, struct puzzle_claim *claim, struct diag *diag)
{
	struct json value;
	const char *code;
	size_t len;

	if (!json_member(object, "code", &value, diag) ||
		!json_string(value, 1, PUZZLE_CODE_MAX, &code, diag))
		return false;
	len = strlen(code);
	if (!strchr(code, '@') || len < 3 || strcmp(code + len - 3, ".0.") != 0)
		return json_refuse(
			value, diag, "the code of a position, A to move, without a choice: …@….0.");
	snprintf(claim->code, sizeof claim->code, "%s", code);
	return true;
}

static bool read_kind(struct json object, struct puzzle_claim *claim, struct diag *diag)
{
	struct json value;
	int goal, level;

	if (!json_member(object, "theme", &value, diag) ||
		!json_choice(value, goals, &goal, diag) ||
		!json_member(object, "level", &value, diag) ||
		!json_choice(value, levels, &level, diag))
		return false;
	claim->goal = (enum puzzle_goal)goal;
	claim->level = (enum puzzle_level)level;
	return true;
}

/* Of one who has to bring home, the next turn comes to less; of one who leaves little, to more. */
static bool read_worth(struct json object, struct puzzle_claim *claim, struct diag *diag)
{
	bool fewest = claim->goal == PUZZLE_GUARD;
	struct json value;

	if (!json_member(object, "best", &value, diag) ||
		!json_int(value, fewest ? 0 : 1, BOARD_SEEDS_MAX, &claim->best, diag) ||
		!json_member(object, "next", &value, diag) ||
		!json_int(value, -BOARD_SEEDS_MAX, BOARD_SEEDS_MAX, &claim->next, diag))
		return false;
	if (fewest ? claim->next <= claim->best : claim->next >= claim->best)
		return json_refuse(value, diag, "%s than \"best\", or two turns would solve it",
			fewest ? "more" : "less");
	return true;
}

static bool read_solution(struct json object, struct puzzle_claim *claim, struct diag *diag)
{
	struct json value;
	const char *line;

	if (!json_member(object, "solution", &value, diag) ||
		!json_string(value, 1, PUZZLE_LINE_MAX, &line, diag))
		return false;
	for (; *line; line++) {
		bool digit = *line >= '0' && *line <= '9';

		if (!digit && *line != 'a')
			return json_refuse(value, diag, "holes of A, 0 to a");
		claim->solution[claim->len++] = (uint8_t)(digit ? *line - '0' : 10);
	}
	return true;
}

static bool read_claim(struct json object, struct puzzle_claim *claim, struct diag *diag)
{
	*claim = (struct puzzle_claim){.len = 0};
	return json_object(object, claim_keys, diag) && read_code(object, claim, diag) &&
	       read_kind(object, claim, diag) && read_worth(object, claim, diag) &&
	       read_solution(object, claim, diag);
}

static bool read_root(struct json root, struct puzzle_book *book, struct diag *diag)
{
	struct json list;
	int count;

	if (!json_format(root, PUZZLE_FORMAT, "the file", diag) ||
		!json_object(root, book_keys, diag) || !json_member(root, "puzzles", &list, diag) ||
		!json_array(list, 0, PUZZLE_BOOK_MAX, &count, diag))
		return false;
	for (int i = 0; i < count; i++) {
		struct puzzle_claim claim;

		if (!read_claim(json_item(list, i), &claim, diag))
			return false;
		if (!puzzle_book_add(book, &claim))
			return json_refuse(json_item(list, i), diag, "each puzzle once");
	}
	return true;
}

bool puzzle_book_read(
	struct puzzle_book *book, const char *file, const char *text, size_t len, struct diag *diag)
{
	struct json_document document;
	struct puzzle_book read;
	bool good;

	if (!json_parse(&document, file, text, len, diag))
		return false;
	puzzle_book_init(&read);
	good = read_root(json_root(&document), &read, diag);
	json_release(&document);
	puzzle_book_release(good ? book : &read);
	if (good)
		*book = read;
	return good;
}

bool puzzle_book_open(struct puzzle_book *book, const char *path, struct diag *diag)
{
	struct strbuf text;
	bool good;

	strbuf_init(&text);
	diag_clear(diag);
	good = file_read(path, PUZZLE_BYTES_MAX, &text, diag) &&
	       puzzle_book_read(book, path, text.text, text.len, diag);
	strbuf_release(&text);
	return good;
}

/* ---- Writing -----------------------------------------------------------------------------------
 */

static void write_claim(const struct puzzle_claim *claim, struct json_writer *writer)
{
	char line[PUZZLE_LINE_MAX + 1];

	for (int i = 0; i < claim->len; i++)
		line[i] = "0123456789a"[claim->solution[i]];
	line[claim->len] = '\0';
	json_write_object(writer, NULL);
	json_write_string(writer, "code", claim->code);
	json_write_string(writer, "theme", goals[claim->goal]);
	json_write_string(writer, "level", levels[claim->level]);
	json_write_int(writer, "best", claim->best);
	json_write_int(writer, "next", claim->next);
	json_write_string(writer, "solution", line);
	json_write_end_object(writer);
}

void puzzle_book_write(const struct puzzle_book *book, struct strbuf *out)
{
	struct json_writer writer;

	json_writer_init(&writer, out);
	json_write_object(&writer, NULL);
	json_write_int(&writer, "format", PUZZLE_FORMAT);
	json_write_array(&writer, "puzzles");
	for (int i = 0; i < book->count; i++) {
		if (i > 0)
			strbuf_addch(out, ',');
		writer.comma = false;
		strbuf_addch(out, '\n');
		write_claim(&book->claims[i], &writer);
	}
	json_write_end_array(&writer);
	json_write_end_object(&writer);
	strbuf_addch(out, '\n');
}
