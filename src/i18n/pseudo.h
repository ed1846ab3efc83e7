/* SPDX-License-Identifier: MIT */
#ifndef I18N_PSEUDO_H
#define I18N_PSEUDO_H

/*
 * A text as an unknown, longer language would have it: each letter accented where an accented one
 * exists, and letters doubled until there are 40% more characters. {slots} stay as they are. The
 * caller frees it.
 */
char *pseudo_text(const char *text);

#endif
