/* SPDX-License-Identifier: MIT */
#ifndef BASE_DATE_H
#define BASE_DATE_H

#include "base/diag.h"

#include <stdbool.h>

/*
 * Days of the calendar that is used today, reckoned back without a break. Which day it is nobody
 * here knows: it comes in from the programs.
 */
enum { DATE_YEAR_MIN = 1900, DATE_YEAR_MAX = 9999, DATE_TEXT_MAX = 16 };

struct date {
	int year;  /* DATE_YEAR_MIN .. DATE_YEAR_MAX */
	int month; /* 1 .. 12 */
	int day;   /* 1 .. 31, as many as the month has */
};

enum weekday { MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY, WEEKDAYS };

bool date_is_real(const struct date *date);
/* From "2027-01-31", just that form. False if there is no such day; DATE is then as it was. */
bool date_parse(const char *text, struct date *date);
/* The same with what is wrong, as WHERE: "--date" and the like. */
bool date_read(const char *text, const char *where, struct date *date, struct diag *diag);
void date_write(const struct date *date, char text[DATE_TEXT_MAX]);

/* Days since 1970-01-01, negative before; one more is the next day. DATE is real. */
int date_number(const struct date *date);
/* The day of that number, whose year is in the range. */
struct date date_of_number(int number);
enum weekday date_weekday(const struct date *date);

#endif
