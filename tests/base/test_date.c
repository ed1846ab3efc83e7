/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/date.h"

#include <string.h>

static void date__each_day_of_four_centuries__has_the_next_number(void **state)
{
	static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	int number = -25567, weekday = MONDAY; /* 1900-01-01 was a Monday */

	(void)state;
	for (int year = 1900; year < 2300; year++)
		for (int month = 1; month <= 12; month++) {
			bool leap = (year % 4 == 0 && year % 100 != 0) || year == 2000;
			int last = days[month - 1] + (month == 2 && leap);

			for (int day = 1; day <= last; day++) {
				struct date date = {year, month, day}, back;

				assert_int_equal(date_number(&date), number);
				assert_int_equal(date_weekday(&date), weekday);
				back = date_of_number(number);
				assert_memory_equal(&back, &date, sizeof date);
				number++;
				weekday = (weekday + 1) % WEEKDAYS;
			}
			assert_false(date_is_real(&(struct date){year, month, last + 1}));
		}
}

static void date__known_days__have_their_numbers(void **state)
{
	static const struct {
		const char *text;
		int number;
		enum weekday weekday;
	} rows[] = {{"1970-01-01", 0, THURSDAY}, {"2000-02-29", 11016, TUESDAY},
		{"2027-01-01", 20819, FRIDAY}, {"1969-12-31", -1, WEDNESDAY}};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char text[DATE_TEXT_MAX];
		struct date date;

		assert_true(date_parse(rows[i].text, &date));
		assert_int_equal(date_number(&date), rows[i].number);
		assert_int_equal(date_weekday(&date), rows[i].weekday);
		date_write(&date, text);
		assert_string_equal(text, rows[i].text);
	}
}

static void date__that_is_none__is_refused_with_a_reason(void **state)
{
	static const struct {
		const char *text, *wanted;
	} rows[] = {
		{"", "a day as YYYY-MM-DD, such as 2027-01-31"},
		{"today", "a day as YYYY-MM-DD, such as 2027-01-31"},
		{"2027-1-1", "a day as YYYY-MM-DD, such as 2027-01-31"},
		{"01-01-2027", "a day as YYYY-MM-DD, such as 2027-01-31"},
		{"2027-01-01x", "a day as YYYY-MM-DD, such as 2027-01-31"},
		{"2027/01/01", "a day as YYYY-MM-DD, such as 2027-01-31"},
		{"+027-01-01", "a day as YYYY-MM-DD, such as 2027-01-31"},
		{"2027-02-29", "a day of the calendar: that month has 28 days"},
		{"2028-02-30", "a day of the calendar: that month has 29 days"},
		{"2100-02-29", "a day of the calendar: that month has 28 days"},
		{"2027-04-31", "a day of the calendar: that month has 30 days"},
		{"2027-13-01", "a day of the calendar, from 1900-01-01 on"},
		{"2027-00-01", "a day of the calendar, from 1900-01-01 on"},
		{"2027-01-00", "a day of the calendar, from 1900-01-01 on"},
		{"1899-12-31", "a day of the calendar, from 1900-01-01 on"},
		{"0000-01-01", "a day of the calendar, from 1900-01-01 on"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct date date = {1, 2, 3};
		struct diag diag;

		assert_false(date_read(rows[i].text, "--date", &date, &diag));
		assert_string_equal(diag.wanted, rows[i].wanted);
		assert_string_equal(diag.file, "--date");
		assert_int_equal(date.year + date.month + date.day, 6);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(date__each_day_of_four_centuries__has_the_next_number),
		cmocka_unit_test(date__known_days__have_their_numbers),
		cmocka_unit_test(date__that_is_none__is_refused_with_a_reason),
	};
	return cmocka_run_group_tests_name("date", tests, NULL, NULL);
}
