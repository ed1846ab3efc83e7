/* SPDX-License-Identifier: MIT */
#ifndef BASE_CHECK_H
#define BASE_CHECK_H

/*
 * A bug of our own: print where and what, then abort. In release builds too.
 * Never for bad input (see base/diag.h) nor for a refused wish (enum verdict).
 */
#define CHECK(condition)                                                                           \
	((condition) ? (void)0 : check_failed(__FILE__, __LINE__, #condition " does not hold"))

/* The same where the program has come to a place it never comes to. */
#define BUG(what) check_failed(__FILE__, __LINE__, what)

_Noreturn void check_failed(const char *file, int line, const char *what);

#endif
