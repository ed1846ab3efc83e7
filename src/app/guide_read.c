/* SPDX-License-Identifier: MIT */
#include "app/guide.h"

#include "app/guide_figure.h"
#include "base/check.h"
#include "base/file.h"
#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

enum { GUIDE_FORMAT = 1, NAME_MAX_BYTES = 40, TEXT_MAX_BYTES = 1000, MINUTES_MAX = 120 };

static const char *const chapter_ids[] = {
	"start", "strategy", "history", "teachers", "glossary", NULL};

static const char *const claims[] = {"none", "stops", "extra-turn", "chain", "relay", "relay-home",
	"shot", "guard", "finish", "only-extra-turn", "only-shot", "most-home", NULL};

static const char *const kinds[] = {"heading", "text", "item", "step", "fact", "figure", "exercise",
	"term", "sources", "rules", "sheet", NULL};

/* The keys of each kind of block. */
static const char *const keys[][7] = {
	[GUIDE_HEADING] = {"kind", "text"},
	[GUIDE_TEXT] = {"kind", "text"},
	[GUIDE_ITEM] = {"kind", "text"},
	[GUIDE_STEP] = {"kind", "minutes", "text"},
	[GUIDE_FACT] = {"kind", "text", "sources"},
	[GUIDE_FIGURE] = {"kind", "code", "claim", "text"},
	[GUIDE_EXERCISE] = {"kind", "code", "claim", "marked", "text", "answer"},
	[GUIDE_TERM] = {"kind", "id", "word", "text"},
	[GUIDE_SOURCES] = {"kind"},
	[GUIDE_RULES] = {"kind"},
	[GUIDE_SHEET] = {"kind"},
};

/* ---- texts */

static bool member_text(
	struct json object, const char *key, size_t most, const char **out, struct diag *diag)
{
	struct json value;

	return json_member(object, key, &value, diag) && json_string(value, 1, most, out, diag);
}

/* Tells which slots there are. Always false. */
static bool refuse_slots(struct json value, struct diag *diag)
{
	struct strbuf names;

	strbuf_init(&names);
	for (int i = 0; guide_slot(i); i++)
		strbuf_addf(&names, "%s\"%s\"",
			i == 0              ? ""
			: guide_slot(i + 1) ? ", "
					    : " or ",
			guide_slot(i));
	json_refuse(value, diag, "%s", names.text);
	strbuf_release(&names);
	return false;
}

/* Words of a figure, with numbers that are found by playing it. */
static bool member_filled(struct json object, const char *key, const char **out, struct diag *diag)
{
	struct json value;

	if (!member_text(object, key, TEXT_MAX_BYTES, out, diag))
		return false;
	json_member(object, key, &value, diag);
	if (!guide_slots_are_known(*out))
		return refuse_slots(value, diag);
	return true;
}

/* ---- blocks */

static bool read_claim(struct json object, struct guide_block *block, struct diag *diag)
{
	struct json value;
	int claim;

	if (!member_text(object, "code", TEXT_MAX_BYTES, &block->code, diag) ||
		!json_member(object, "claim", &value, diag) ||
		!json_choice(value, claims, &claim, diag))
		return false;
	block->claim = (enum guide_claim)claim;
	return member_filled(object, "text", &block->text, diag);
}

static bool read_exercise(struct json object, struct guide_block *block, struct diag *diag)
{
	struct json value;

	return read_claim(object, block, diag) && json_member(object, "marked", &value, diag) &&
	       json_bool(value, &block->marked, diag) &&
	       member_filled(object, "answer", &block->answer, diag);
}

static bool read_fact(struct json object, struct guide_block *block, struct diag *diag)
{
	struct json value;

	if (!member_text(object, "text", TEXT_MAX_BYTES, &block->text, diag) ||
		!json_member(object, "sources", &value, diag) ||
		!json_array(value, 1, GUIDE_SOURCES_MAX, &block->source_count, diag))
		return false;
	for (int i = 0; i < block->source_count; i++)
		if (!json_string(json_item(value, i), 1, NAME_MAX_BYTES, &block->sources[i], diag))
			return false;
	return true;
}

static bool read_step(struct json object, struct guide_block *block, struct diag *diag)
{
	struct json value;

	return json_member(object, "minutes", &value, diag) &&
	       json_int(value, 1, MINUTES_MAX, &block->minutes, diag) &&
	       member_text(object, "text", TEXT_MAX_BYTES, &block->text, diag);
}

static bool read_term(struct json object, struct guide_block *block, struct diag *diag)
{
	return json_member_name(object, "id", NAME_MAX_BYTES, &block->id, diag) &&
	       member_text(object, "word", NAME_MAX_BYTES, &block->word, diag) &&
	       member_text(object, "text", TEXT_MAX_BYTES, &block->text, diag);
}

static bool read_block(struct json object, struct guide_block *block, struct diag *diag)
{
	struct json value;
	int kind;

	if (!json_any_object(object, diag) || !json_member(object, "kind", &value, diag) ||
		!json_choice(value, kinds, &kind, diag) || !json_object(object, keys[kind], diag))
		return false;
	block->kind = (enum guide_kind)kind;
	switch (block->kind) {
	case GUIDE_HEADING:
	case GUIDE_TEXT:
	case GUIDE_ITEM:
		return member_text(object, "text", TEXT_MAX_BYTES, &block->text, diag);
	case GUIDE_STEP:
		return read_step(object, block, diag);
	case GUIDE_FACT:
		return read_fact(object, block, diag);
	case GUIDE_FIGURE:
		return read_claim(object, block, diag);
	case GUIDE_EXERCISE:
		return read_exercise(object, block, diag);
	case GUIDE_TERM:
		return read_term(object, block, diag);
	default:
		return true;
	}
}

/* ---- chapters */

static bool read_chapter(
	struct json object, int index, struct guide_chapter *chapter, struct diag *diag)
{
	static const char *const known[] = {"id", "name", "title", "blocks", NULL};
	const char *const only[] = {chapter_ids[index], NULL};
	struct json value;
	int ignored;

	if (!json_object(object, known, diag) || !json_member(object, "id", &value, diag) ||
		!json_choice(value, only, &ignored, diag) ||
		!member_text(object, "name", NAME_MAX_BYTES, &chapter->name, diag) ||
		!member_text(object, "title", TEXT_MAX_BYTES, &chapter->title, diag) ||
		!json_member(object, "blocks", &value, diag) ||
		!json_array(value, 1, GUIDE_BLOCKS_MAX, &chapter->count, diag))
		return false;
	chapter->id = chapter_ids[index];
	chapter->blocks = xcalloc((size_t)chapter->count, sizeof *chapter->blocks);
	for (int i = 0; i < chapter->count; i++)
		if (!read_block(json_item(value, i), &chapter->blocks[i], diag))
			return false;
	return true;
}

static bool read_sheet(struct json object, struct guide_sheet *sheet, struct diag *diag)
{
	static const char *const known[] = {"file", "title", "name", "date", "board", "rulesTitle",
		"rules", "exercisesTitle", "exercisesHint", "answer", NULL};
	const struct {
		const char *key;
		const char **text;
	} texts[] = {
		{"title", &sheet->title},
		{"name", &sheet->name},
		{"date", &sheet->date},
		{"board", &sheet->board},
		{"rulesTitle", &sheet->rules_title},
		{"exercisesTitle", &sheet->exercises_title},
		{"exercisesHint", &sheet->exercises_hint},
		{"answer", &sheet->answer},
	};
	struct json value;

	if (!json_object(object, known, diag) ||
		!json_member_name(object, "file", NAME_MAX_BYTES, &sheet->file, diag))
		return false;
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		if (!member_text(object, texts[i].key, TEXT_MAX_BYTES, texts[i].text, diag))
			return false;
	if (!json_member(object, "rules", &value, diag) ||
		!json_array(value, 1, GUIDE_RULES_MAX, &sheet->rule_count, diag))
		return false;
	for (int i = 0; i < sheet->rule_count; i++)
		if (!json_string(json_item(value, i), 1, TEXT_MAX_BYTES, &sheet->rules[i], diag))
			return false;
	return true;
}

static bool read_root(struct json root, struct guide *guide, struct diag *diag)
{
	static const char *const known[] = {"format", "chapters", "sheet", NULL};
	struct json value;
	int count;

	if (!json_format(root, GUIDE_FORMAT, "the file", diag) || !json_object(root, known, diag) ||
		!json_member(root, "chapters", &value, diag) ||
		!json_array(value, GUIDE_CHAPTERS, GUIDE_CHAPTERS, &count, diag))
		return false;
	for (int i = 0; i < count; i++)
		if (!read_chapter(json_item(value, i), i, &guide->chapters[i], diag))
			return false;
	return json_member(root, "sheet", &value, diag) && read_sheet(value, &guide->sheet, diag);
}

bool guide_read(
	struct guide *guide, const char *file, const char *text, size_t len, struct diag *diag)
{
	memset(guide, 0, sizeof *guide);
	if (!json_parse(&guide->document, file, text, len, diag)) {
		memset(guide, 0, sizeof *guide);
		return false;
	}
	if (read_root(json_root(&guide->document), guide, diag))
		return true;
	guide_release(guide);
	return false;
}

bool guide_load(struct guide *guide, const char *path, struct diag *diag)
{
	struct strbuf text;

	memset(guide, 0, sizeof *guide);
	strbuf_init(&text);
	bool good = file_read(path, GUIDE_BYTES_MAX, &text, diag) &&
		    guide_read(guide, path, text.text, text.len, diag);
	strbuf_release(&text);
	return good;
}

void guide_release(struct guide *guide)
{
	for (int i = 0; i < GUIDE_CHAPTERS; i++)
		free(guide->chapters[i].blocks);
	if (guide->document.tree)
		json_release(&guide->document);
	memset(guide, 0, sizeof *guide);
}

const char *guide_chapter_id(int index)
{
	CHECK(index >= 0 && index < GUIDE_CHAPTERS);
	return chapter_ids[index];
}

const struct guide_chapter *guide_chapter_of(const struct guide *guide, const char *id)
{
	for (int i = 0; i < GUIDE_CHAPTERS; i++)
		if (strcmp(chapter_ids[i], id) == 0)
			return &guide->chapters[i];
	CHECK(!"a chapter of the guide");
	return NULL;
}
