/* SPDX-License-Identifier: MIT */
#include "base/date.h"

#include "base/check.h"

#include <stdio.h>
#include <string.h>

/* A leap day ends a year that begins in March, and 400 such years repeat. */
enum { DAYS_OF_400_YEARS = 146097, DAYS_OF_100 = 36524, DAYS_OF_4 = 1461, DAYS_TO_1970 = 719468 };

static bool is_leap(int year)
{
	return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_of_month(int year, int month)
{
	static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

	return days[month - 1] + (month == 2 && is_leap(year));
}

bool date_is_real(const struct date *date)
{
	return date->year >= DATE_YEAR_MIN && date->year <= DATE_YEAR_MAX && date->month >= 1 &&
	       date->month <= 12 && date->day >= 1 &&
	       date->day <= days_of_month(date->year, date->month);
}

/* LEN digits and nothing else. */
static bool read_digits(const char *text, int len, int *number)
{
	*number = 0;
	for (int i = 0; i < len; i++) {
		if (text[i] < '0' || text[i] > '9')
			return false;
		*number = *number * 10 + (text[i] - '0');
	}
	return true;
}

static bool has_form(const char *text, struct date *date)
{
	return strlen(text) == 10 && text[4] == '-' && text[7] == '-' &&
	       read_digits(text, 4, &date->year) && read_digits(text + 5, 2, &date->month) &&
	       read_digits(text + 8, 2, &date->day);
}

bool date_parse(const char *text, struct date *date)
{
	struct date read;

	if (!has_form(text, &read) || !date_is_real(&read))
		return false;
	*date = read;
	return true;
}

bool date_read(const char *text, const char *where, struct date *date, struct diag *diag)
{
	struct date read;

	if (date_parse(text, date))
		return true;
	diag_clear(diag);
	diag_file(diag, where);
	diag_found(diag, "%s", text[0] ? text : "nothing");
	if (!has_form(text, &read))
		diag_wanted(diag, "a day as YYYY-MM-DD, such as 2027-01-31");
	else if (read.year < DATE_YEAR_MIN || read.month < 1 || read.month > 12 || read.day < 1)
		diag_wanted(diag, "a day of the calendar, from %d-01-01 on", DATE_YEAR_MIN);
	else
		diag_wanted(diag, "a day of the calendar: that month has %d days",
			days_of_month(read.year, read.month));
	return false;
}

void date_write(const struct date *date, char text[DATE_TEXT_MAX])
{
	CHECK(date_is_real(date));
	snprintf(text, DATE_TEXT_MAX, "%04d-%02d-%02d", date->year % 10000, date->month % 100,
		date->day % 100);
}

int date_number(const struct date *date)
{
	/* March is month 0 of its year. */
	int month = (date->month + 9) % 12, year = date->year - (date->month < 3);

	CHECK(date_is_real(date));
	return year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date->day -
	       1 - DAYS_TO_1970;
}

struct date date_of_number(int number)
{
	int days = number + DAYS_TO_1970, era = days / DAYS_OF_400_YEARS;
	int of_era = days % DAYS_OF_400_YEARS, year, of_year, month;
	struct date date;

	CHECK(days >= 0);
	year = (of_era - of_era / (DAYS_OF_4 - 1) + of_era / DAYS_OF_100 -
		       of_era / (DAYS_OF_400_YEARS - 1)) /
	       365;
	of_year = of_era - (365 * year + year / 4 - year / 100);
	month = (5 * of_year + 2) / 153;
	date.day = of_year - (153 * month + 2) / 5 + 1;
	date.month = month < 10 ? month + 3 : month - 9;
	date.year = era * 400 + year + (date.month < 3);
	CHECK(date_is_real(&date));
	return date;
}

enum weekday date_weekday(const struct date *date)
{
	/* 1970-01-01 was a Thursday. */
	int day = (date_number(date) + THURSDAY) % WEEKDAYS;

	return (enum weekday)(day < 0 ? day + WEEKDAYS : day);
}
