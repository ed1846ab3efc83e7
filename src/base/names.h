/* SPDX-License-Identifier: MIT */
#ifndef BASE_NAMES_H
#define BASE_NAMES_H

/* The names in a folder, in their order; those of hidden files and of more than NAMES_LEN - 1 bytes
 * are left out. */
enum { NAMES_LEN = 256, NAMES_MAX = 40 };

struct names {
	char items[NAMES_MAX][NAMES_LEN];
	int count;
};

/* Those that end with ENDING (".txt"); of more than NAMES_MAX any so many, and of no folder none.
 */
void names_find(struct names *names, const char *folder, const char *ending);

#endif
