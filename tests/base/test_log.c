/* SPDX-License-Identifier: MIT */
#include "base/log.h"

#include "scratch.h"
#include "test.h"

#include <string.h>

static void log__same_message_twice__is_said_once(void **state)
{
	struct scratch *scratch = *state;
	struct log log;

	log_init(&log);
	log_open(&log, scratch_path(scratch, "log"));
	log_say(&log, "no sound card: %s", "none");
	log_say(&log, "no sound card: %s", "none");
	log_say(&log, "no sound card: %s", "busy");
	log_release(&log);
	scratch_assert(scratch, "log", "no sound card: none\nno sound card: busy\n");
}

static void log__second_run__appends(void **state)
{
	struct scratch *scratch = *state;
	struct log log;

	for (int run = 0; run < 2; run++) {
		log_init(&log);
		log_open(&log, scratch_path(scratch, "log"));
		log_say(&log, "run");
		log_release(&log);
	}
	scratch_assert(scratch, "log", "run\nrun\n");
}

static void log__folder_missing__goes_on_without_file(void **state)
{
	struct scratch *scratch = *state;
	struct log log;

	log_init(&log);
	log_open(&log, scratch_path(scratch, "none/log"));
	assert_null(log.file);
	log_say(&log, "nothing to write to");
	log_release(&log);
	assert_int_equal(scratch_count(scratch), 0);
}

static void log__more_messages_than_it_remembers__says_them_all(void **state)
{
	struct scratch *scratch = *state;
	struct log log;
	char line[64];
	FILE *file;
	int lines = 0;

	log_init(&log);
	log_open(&log, scratch_path(scratch, "log"));
	for (int i = 0; i < 100; i++)
		log_say(&log, "message %d", i);
	log_release(&log);
	file = fopen(scratch_path(scratch, "log"), "r");
	assert_non_null(file);
	while (fgets(line, sizeof line, file))
		lines++;
	fclose(file);
	assert_int_equal(lines, 100);
}

static void log__message_of_any_length__is_cut(void **state)
{
	struct scratch *scratch = *state;
	struct log log;
	char text[1000];
	char wanted[sizeof *log.said + 1];

	memset(text, 'x', sizeof text - 1);
	text[sizeof text - 1] = '\0';
	log_init(&log);
	log_open(&log, scratch_path(scratch, "log"));
	log_say(&log, "%s", text);
	log_say(&log, "%s", text);
	log_release(&log);
	memset(wanted, 'x', sizeof wanted);
	memcpy(wanted + sizeof wanted - 2, "\n", 2);
	scratch_assert(scratch, "log", wanted);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			log__same_message_twice__is_said_once, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			log__second_run__appends, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			log__folder_missing__goes_on_without_file, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(log__more_messages_than_it_remembers__says_them_all,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			log__message_of_any_length__is_cut, scratch_setup, scratch_teardown),
	};

	return cmocka_run_group_tests_name("log", tests, NULL, NULL);
}
