/* SPDX-License-Identifier: MIT */
/*
 * Settings that can't be read: cut off, scribbled on, of a newer version, made to break the
 * reader. Elsewhere a crash left a blank file and the next start wiped what was there.
 */
#include "test.h"

#include "app/settings.h"
#include "base/bad_files.h"

#include <stdlib.h>
#include <string.h>

enum { MEGABYTES_10 = 10 << 20 };

static bool read_settings(void *context, const char *path, struct diag *diag)
{
	struct settings settings, first;
	enum file_load load = settings_load(&settings, path, diag);

	(void)context;
	settings_init(&first);
	if (load == FILE_BAD)
		assert_true(settings_equal(&settings, &first)); /* not even half of it */
	else
		assert_int_equal(settings.holes, 5); /* it is sound.json */
	return load == FILE_LOADED;
}

static const struct bad_files files = {
	TESTS_DIR "/corpus/settings", "settings.json", read_settings, NULL};

static void settings__each_bad_file__is_refused_in_its_sentence_and_kept(void **state)
{
	bad_files_check(&files, *state, 65);
}

static void settings__of_ten_megabytes__are_refused_and_kept(void **state)
{
	char *bytes = malloc(MEGABYTES_10);

	assert_non_null(bytes);
	memset(bytes, '[', MEGABYTES_10);
	bad_files_check_bytes(&files, *state, bytes, MEGABYTES_10,
		"settings.json: found more than 65536 bytes, wanted at most 65536 bytes");
	free(bytes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			settings__each_bad_file__is_refused_in_its_sentence_and_kept, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(settings__of_ten_megabytes__are_refused_and_kept,
			scratch_setup, scratch_teardown),
	};

	return cmocka_run_group_tests_name("settings_corpus", tests, NULL, NULL);
}
