/* SPDX-License-Identifier: MIT */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H

#include "base/diag.h"
#include "base/file.h"
#include "base/lang.h"
#include "base/strbuf.h"
#include "core/rules.h"
#include "record/record.h"
#include "ui/speed.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * What a person chose, kept in settings.json (format 4; 1 and 2, of three levels, and 3 are read)
 * in folders.config. SEEDS and CHANGES are what the person made other than in PACK; another pack
 * has its own rules.
 */
enum opponent { OPPONENT_PERSON, OPPONENT_COMPUTER, OPPONENT_DEMO };
enum { SETTINGS_OF_PACK = -1 }; /* an option, the board or the seeds are as the pack has them */
enum starter { STARTER_NEAR, STARTER_FAR, STARTER_TURNS, STARTER_RANDOM };

struct settings {
	enum lang language; /* LANG_COUNT: never chosen */
	enum speed speed;
	bool sound;       /* the seeds and the buttons are heard */
	int volume;       /* 0..100, of all that is heard */
	int music;        /* 0..100; 0: none */
	bool speech;      /* each turn is read out, where the machine can */
	int text_percent; /* 100..200 */
	bool contrast;    /* high: black on white, thick outlines */
	bool reduced_motion;
	bool table;    /* meja: two people face each other over a flat screen */
	int board;     /* enum pack_board, or SETTINGS_OF_PACK */
	int seed_kind; /* enum pack_seeds, or SETTINGS_OF_PACK */
	bool fullscreen;
	int window_w, window_h;         /* window units; 0: never kept */
	char pack[RECORD_PACK_MAX + 1]; /* "": never chosen */
	int holes;                      /* 0: the pack's default */
	int seeds;                      /* a hole; 0: as many as holes */
	int changes[OPTION_COUNT];      /* a value of the option, or SETTINGS_OF_PACK */
	enum opponent opponent;
	int level; /* 1..AI_LEVELS */
	enum starter starter;
	bool swap; /* seats may be changed after the first turn: against a strong computer */
	bool swap_friends; /* and between people */
};

void settings_init(struct settings *settings);
/* The rules of the pack again, on the board that is chosen. */
void settings_forget_changes(struct settings *settings);
bool settings_equal(const struct settings *a, const struct settings *b);
/* False after filling DIAG: unknown key, wrong type, out of range, newer format. */
bool settings_read(struct settings *settings, const char *file, const char *text, size_t len,
	struct diag *diag);
void settings_write(const struct settings *settings, struct strbuf *out);

/* Missing is no fault. After a bad file without a good copy SETTINGS are as settings_init(). */
enum file_load settings_load(struct settings *settings, const char *path, struct diag *diag);
bool settings_save(const struct settings *settings, const char *path, struct diag *diag);

#endif
