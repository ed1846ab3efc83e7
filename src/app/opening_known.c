/* SPDX-License-Identifier: MIT */
#include "app/opening_state.h"

#include "base/file.h"
#include "record/record.h"

#include <stdio.h>

static const char *own_path(const struct app *app, char *path, size_t size)
{
	path[0] = '\0';
	if (!app->options.keep_nothing)
		folders_join(path, size, app->host.folders->data, "openings.json");
	return path;
}

void opening_load_books(struct opening_page *opening)
{
	struct app *app = opening->page.screen.app;
	char path[512];
	struct diag diag;
	opening_book_init(&opening->shipped);
	opening_book_init(&opening->own);
	folders_join(path, sizeof(path), app->host.folders->assets, "openings.json");
	if (!opening_book_open(&opening->shipped, path, &diag))
		app_note_fault(app, &diag);
	if (*own_path(app, path, sizeof(path)) == '\0')
		return;
	diag_clear(&diag);
	enum file_load load = opening_book_load(&opening->own, path, &diag);
	if (load == FILE_BAD || load == FILE_LOADED_BACKUP)
		app_note_fault(app, &diag);
}

void opening_keep(struct opening_page *opening, const struct opening_entry *found)
{
	struct app *app = opening->page.screen.app;
	const struct pack *pack = opening_pack(opening);
	struct opening_entry entry = *found;
	char path[512];
	struct diag diag;
	opening_entry_pin(&entry, &pack->rules);
	opening_book_add(&opening->own, &entry);
	/* What a visitor has searched is no business of the next one. */
	if (app->options.kiosk || *own_path(app, path, sizeof(path)) == '\0')
		return;
	diag_clear(&diag);
	if (!file_make_folder(app->host.folders->data, &diag) ||
		!opening_book_save(&opening->own, path, &diag))
		app_note_fault(app, &diag);
}

const struct pack *opening_pack(const struct opening_page *opening)
{
	return &opening->page.screen.app->packs.packs[opening->pack];
}

int opening_holes_most(const struct pack *pack)
{
	int most = OPENING_HOLES_LEAST;
	for (int i = 0; i < pack->size_count; i++)
		if (pack->sizes[i] > most)
			most = pack->sizes[i];
	return most;
}

bool opening_is_together(const struct opening_page *opening)
{
	return opening_pack(opening)->rules.start == START_TOGETHER;
}

int opening_ordinal(const struct opening_page *opening, int place)
{
	bool rightwards = opening_pack(opening)->direction == DIRECTION_COUNTER_CLOCKWISE;
	return rightwards ? place + 1 : opening->rules.holes - place;
}

/* A book is a file: what it says is not shown before its line was played. */
static void learn(struct opening_page *opening, const struct opening_book *book)
{
	const struct pack *pack = opening_pack(opening);
	const struct opening_entry *entry =
		opening_book_find(book, pack->id, &pack->rules, &opening->rules);
	if (!entry || !opening_entry_replay(entry, &pack->rules))
		return;
	if (opening->known)
		opening_entry_merge(&opening->entry, entry);
	else
		opening->entry = *entry;
	opening->known = true;
}

void opening_set_board(struct opening_page *opening, int pack, int holes)
{
	opening_search_end(opening);
	opening->pack = pack;
	int most = opening_holes_most(opening_pack(opening));
	opening->rules = opening_pack(opening)->rules;
	rules_set_board(&opening->rules, holes < most ? holes : most, 0);
	opening->rules.start = START_IN_TURN;
	opening->rules.rounds = ROUNDS_ONE;
	opening->known = false;
	opening->step = 0;
	opening->news = NEWS_NONE;
	learn(opening, &opening->shipped);
	learn(opening, &opening->own);
}

/* Of several rounds the first one; in turn where the pack opens together. */
void opening_record(const struct opening_page *opening, struct record *record)
{
	const struct pack *pack = opening_pack(opening);
	struct rules rules = pack->rules;
	rules_set_board(&rules, opening->rules.holes, 0);
	rules.start = START_IN_TURN;
	record_init(record, pack->id, &pack->rules, &rules, SIDE_A);
	for (int i = 0; i < opening->entry.line_len; i++)
		record_add(record, opening->entry.line[i]);
}
