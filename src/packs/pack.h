/* SPDX-License-Identifier: MIT */
#ifndef PACKS_PACK_H
#define PACKS_PACK_H

#include "base/diag.h"
#include "base/lang.h"
#include "core/position.h"
#include "core/rules.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * A rule pack: one region's reading of the game as cited data (RULES, section 6). A pack without a
 * source, with an unknown option or with a text missing in one language is refused.
 */
struct text { /* the same in each language; never NULL, never empty */
	const char *in[LANG_COUNT];
};

enum source_kind {
	SOURCE_GOVERNMENT, /* pemerintah */
	SOURCE_SPECIALIST, /* rujukan-khusus */
	SOURCE_MUSEUM,     /* museum */
	SOURCE_PRESS,      /* media-massa */
	SOURCE_WEB_GAME,   /* permainan-web */
	SOURCE_WEB_PAGE,   /* laman-web: an article whose maker is not known */
};
enum source_standing { STANDING_VERIFIED, STANDING_TO_CHECK }; /* terverifikasi, perlu-diperiksa */

struct source {
	const char *id; /* what divergences cite it by */
	const char *title;
	const char *publisher; /* "" : not known */
	int year;              /* 0: not known */
	const char *address;   /* may be "" */
	const char *place;     /* where in it: section, page; may be "" */
	enum source_kind kind;
	enum source_standing standing;
	struct text note; /* what it was used for */
};

enum divergence_status {
	DIVERGENCE_COMPARABLE, /* dapat-dibandingkan: option and other name the comparison */
	DIVERGENCE_APPLIED,    /* diterapkan */
	DIVERGENCE_NOTED,      /* dicatat */
};

struct divergence {
	struct text rule; /* what it is about, a few words */
	struct text here; /* this pack's reading */
	struct text other;
	struct text note;
	bool inferred; /* no source says it; note tells why it was chosen ("disimpulkan") */
	enum divergence_status status;
	enum option option; /* for comparable ones, else OPTION_COUNT */
	int other_value;
	const char **sources; /* ids, NULL-terminated; empty only where inferred */
};

enum direction { DIRECTION_CLOCKWISE, DIRECTION_COUNTER_CLOCKWISE };
/* On what and with what it is shown, where the player does not wish otherwise; the painter's kinds
 * (paint/board.h, paint/seed.h) in the same order. */
enum pack_board { PACK_BOARD_JAWA, PACK_BOARD_MELAYU, PACK_BOARD_TANAH, PACK_BOARDS };
enum pack_seeds {
	PACK_SEEDS_KERANG,
	PACK_SEEDS_SAWO,
	PACK_SEEDS_SAGA,
	PACK_SEEDS_GULI,
	PACK_SEED_KINDS
};
/* As files name them, NULL-terminated: "jawa", … and "kerang", … */
const char *const *pack_board_names(void);
const char *const *pack_seeds_names(void);

enum { PACK_SIZES_MAX = BOARD_HOLES_MAX - BOARD_HOLES_MIN + 1 };

struct pack {
	const char *id; /* [a-z0-9-], also the file's name */
	struct text name;
	struct text region;
	const char **other_names; /* NULL-terminated */
	struct text summary;
	struct text hole;         /* the pack's own word for a hole: lubang, sawah, kampung */
	struct text store;        /* lumbung, gunung, rumah */
	enum direction direction; /* drawing only, … */
	enum pack_board board;    /* … as are these: a Javanese plank and cowries if not said */
	enum pack_seeds seeds;
	int sizes[PACK_SIZES_MAX]; /* holes a side; the first is the default */
	int size_count;
	struct rules rules;     /* on the default board */
	struct source *sources; /* at least one */
	int source_count;
	struct divergence *divergences;
	int divergence_count;
	bool own;     /* from a folder that was added to the set: the player's */
	void *memory; /* what the strings live in */
};

/* Reads a pack from text; FILE is for messages and, without folder and ".json", must be the id. */
bool pack_read(
	struct pack *pack, const char *file, const char *text, size_t len, struct diag *diag);
bool pack_load(struct pack *pack, const char *path, struct diag *diag);
void pack_release(struct pack *pack);

/* All packs of a folder (the files NAME.json in it), in the order of RULES section 6, then by id. A
 * faulty file is left out and its fault kept. */
struct pack_fault {
	char file[256];
	bool own; /* as a pack's */
	struct diag diag;
};

struct pack_set {
	struct pack *packs;
	int count;
	struct pack_fault *faults;
	int fault_count;
};

/* False only if the folder can't be read. */
bool pack_set_load(struct pack_set *set, const char *folder, struct diag *diag);
/* Adds those of another folder, the player's own. An id that is there already is a fault. The packs
 * move: pointers from pack_set_find() end here. On false nothing has changed. */
bool pack_set_add_folder(struct pack_set *set, const char *folder, struct diag *diag);
void pack_set_release(struct pack_set *set);
const struct pack *pack_set_find(const struct pack_set *set, const char *id); /* NULL: none */
/* Fits record/record.h's record_find_rules; CONTEXT is a const struct pack_set. */
bool pack_set_rules(const void *context, const char *id, struct rules *rules);

#endif
