/* SPDX-License-Identifier: MIT */
#ifndef BASE_FOLDERS_H
#define BASE_FOLDERS_H

/*
 * Where things are: the program's own data, and the player's folders by the XDG base directory
 * rules. None of these ends in '/'. A player's folder is "" where there is neither the variable
 * nor HOME; the program then keeps nothing and says so.
 */
struct folders {
	char assets[512]; /* holds lang/, lessons/ … */
	char packs[512];
	char config[512]; /* settings */
	char data[512];   /* games, own packs */
	char state[512];  /* autosave, log */
	char cache[512];  /* painted boards, tables */
	/* Where the person's desktop keeps what people make, for what is asked for by pressing a
	 * button: XDG_DOCUMENTS_DIR of user-dirs.dirs. "" where there is none, or it is the whole
	 * HOME. */
	char documents[512];
	/* The same of XDG_PICTURES_DIR, else pictures/ in data. */
	char pictures[512];
};

/*
 * DATA_OPTION (the --data of the command line, or NULL) is looked at first, then the folder of
 * the running program and the ones above it, then the folder it was installed to.
 */
void folders_find(struct folders *folders, const char *data_option);

/* Fills in documents and pictures; called by folders_find(). HOME: absolute, or "". */
void folders_find_documents(struct folders *folders, const char *home);

/* "FOLDER/NAME" into OUT; OUT is "" where FOLDER is "" or the result would not fit. */
void folders_join(char *out, unsigned long size, const char *folder, const char *name);

#endif
