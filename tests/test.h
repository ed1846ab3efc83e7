/* SPDX-License-Identifier: MIT */
#ifndef TESTS_TEST_H
#define TESTS_TEST_H

/* cmocka wants these before it. Test names are subject__condition__result. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
