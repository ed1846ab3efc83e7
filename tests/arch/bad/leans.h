/* SPDX-License-Identifier: MIT */
#ifndef BAD_LEANS_H
#define BAD_LEANS_H

/* Leans on another header having been included before it: size_t and bool are not its own. */
bool leans_on(size_t size);

#endif
