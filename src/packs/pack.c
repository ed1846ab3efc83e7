/* SPDX-License-Identifier: MIT */
#include "packs/pack.h"

#include "base/file.h"
#include "base/xalloc.h"
#include "packs/field.h"

#include <stdlib.h>
#include <string.h>

enum { FORMAT = 1, OTHER_NAMES_MAX = 16 };

static const char ending[] = ".json";

/* In the order of the enum. */
static const char *const directions[] = {"searah-jarum-jam", "lawan-arah-jarum-jam", NULL};
static const char *const boards[PACK_BOARDS + 1] = {"jawa", "melayu", "tanah", NULL};
static const char *const seeds[PACK_SEED_KINDS + 1] = {"kerang", "sawo", "saga", "guli", NULL};

const char *const *pack_board_names(void)
{
	return boards;
}

const char *const *pack_seeds_names(void)
{
	return seeds;
}

static bool read_id(struct json root, const char *file, const char **out, struct diag *diag)
{
	const char *slash = strrchr(file, '/');
	const char *name = slash ? slash + 1 : file;
	size_t len = strlen(name);
	struct json value;

	if (!field_id(root, "id", out, diag))
		return false;
	if (len >= sizeof ending - 1 && strcmp(name + len - (sizeof ending - 1), ending) == 0)
		len -= sizeof ending - 1;
	if (strlen(*out) != len || strncmp(*out, name, len) != 0) {
		json_has(root, "id", &value);
		return json_refuse(value, diag, "the file's own name, \"%.*s\"", (int)len, name);
	}
	return true;
}

static bool read_other_names(struct json root, struct pack *pack, struct diag *diag)
{
	struct json list;
	int count;

	if (!field_list(root, "otherNames", 0, OTHER_NAMES_MAX, &list, &count, diag))
		return false;
	pack->other_names = xcalloc((size_t)count + 1, sizeof *pack->other_names);
	for (int i = 0; i < count; i++) {
		if (!field_item(list, i, 1, 60, &pack->other_names[i], diag))
			return false;
	}
	return true;
}

static bool read_words(struct json root, struct pack *pack, struct diag *diag)
{
	static const char *const known[] = {"hole", "store", NULL};
	struct json words;

	return json_member(root, "words", &words, diag) && json_object(words, known, diag) &&
	       field_text(words, "hole", 40, &pack->hole, diag) &&
	       field_text(words, "store", 40, &pack->store, diag);
}

static bool read_presentation(struct json root, struct pack *pack, struct diag *diag)
{
	static const char *const known[] = {"direction", "board", "seeds", NULL};
	struct json presentation, value;
	int direction;
	int board = PACK_BOARD_JAWA, kind = PACK_SEEDS_KERANG;

	if (!json_member(root, "presentation", &presentation, diag) ||
		!json_object(presentation, known, diag) ||
		!field_choice(presentation, "direction", directions, &direction, diag))
		return false;
	if (json_has(presentation, "board", &value) && !json_choice(value, boards, &board, diag))
		return false;
	if (json_has(presentation, "seeds", &value) && !json_choice(value, seeds, &kind, diag))
		return false;
	pack->direction = (enum direction)direction;
	pack->board = (enum pack_board)board;
	pack->seeds = (enum pack_seeds)kind;
	return true;
}

static bool read_sizes(struct json root, struct pack *pack, struct diag *diag)
{
	struct json list;
	int count;

	if (!field_list(root, "boards", 1, PACK_SIZES_MAX, &list, &count, diag))
		return false;
	for (int i = 0; i < count; i++) {
		struct json value = json_item(list, i);

		if (!json_int(value, BOARD_HOLES_MIN, BOARD_HOLES_MAX, &pack->sizes[i], diag))
			return false;
		for (int j = 0; j < i; j++) {
			if (pack->sizes[j] == pack->sizes[i])
				return json_refuse(value, diag, "each size once");
		}
		pack->size_count++;
	}
	return true;
}

static bool read_rules(struct json root, struct pack *pack, struct diag *diag)
{
	struct json options;

	rules_init(&pack->rules);
	return json_member(root, "options", &options, diag) &&
	       field_options(options, &pack->rules, diag) &&
	       rules_set_board(&pack->rules, pack->sizes[0], 0);
}

static bool read_root(struct json root, const char *file, struct pack *pack, struct diag *diag)
{
	static const char *const known[] = {"format", "id", "name", "region", "otherNames",
		"summary", "words", "presentation", "boards", "options", "sources", "divergences",
		NULL};

	return json_format(root, FORMAT, "the pack", diag) && json_object(root, known, diag) &&
	       read_id(root, file, &pack->id, diag) &&
	       field_text(root, "name", 60, &pack->name, diag) &&
	       field_text(root, "region", 160, &pack->region, diag) &&
	       read_other_names(root, pack, diag) &&
	       field_text(root, "summary", 1600, &pack->summary, diag) &&
	       read_words(root, pack, diag) && read_presentation(root, pack, diag) &&
	       read_sizes(root, pack, diag) && read_rules(root, pack, diag) &&
	       field_sources(root, pack, diag) && field_divergences(root, pack, diag);
}

bool pack_read(struct pack *pack, const char *file, const char *text, size_t len, struct diag *diag)
{
	struct json_document *document = xcalloc(1, sizeof *document);
	struct pack made = {.memory = document};

	if (!json_parse(document, file, text, len, diag)) {
		free(document);
		return false;
	}
	if (!read_root(json_root(document), file, &made, diag)) {
		pack_release(&made);
		return false;
	}
	*pack = made;
	return true;
}

bool pack_load(struct pack *pack, const char *path, struct diag *diag)
{
	struct strbuf text;
	bool ok;

	strbuf_init(&text);
	ok = file_read(path, JSON_SIZE_MAX, &text, diag) &&
	     pack_read(pack, path, text.text, text.len, diag);
	strbuf_release(&text);
	return ok;
}

void pack_release(struct pack *pack)
{
	for (int i = 0; i < pack->divergence_count; i++)
		free(pack->divergences[i].sources);
	free(pack->divergences);
	free(pack->sources);
	free(pack->other_names);
	if (pack->memory)
		json_release(pack->memory);
	free(pack->memory);
	*pack = (struct pack){.id = NULL};
}
