/* SPDX-License-Identifier: MIT */
/*
 * Games in progress that can't be read: cut off, scribbled on, of a newer version, made to break
 * the reader. Elsewhere a crash left a blank file and the next start wiped what was there.
 */
#include "test.h"

#include "base/bad_files.h"
#include "base/job.h"
#include "session/session.h"

#include <stdlib.h>
#include <string.h>

enum { MEGABYTES_10 = 10 << 20 };

/* The answer is the game itself, or none: nothing else there is to change. */
static bool read_game(void *context, const char *path, struct diag *diag)
{
	struct job_runner runner = job_runner_inline();
	struct session_host host = {.runner = &runner, .autosave = path};
	struct session *session;
	enum session_load load = session_load(&host, context, &session, diag);

	assert_in_range(load, SESSION_LOADED, SESSION_BAD_FILE);
	assert_true((load == SESSION_LOADED) == (session != NULL));
	if (session) /* it is the one of sound.json */
		assert_int_equal(session_record(session)->len, 4);
	session_free(session);
	return load == SESSION_LOADED;
}

static int set_up(void **state)
{
	static struct pack_set packs;
	struct diag diag;

	*state = &packs;
	return pack_set_load(&packs, SOURCE_DIR "/packs", &diag) ? 0 : -1;
}

static int tear_down(void **state)
{
	pack_set_release(*state);
	return 0;
}

static struct bad_files games(struct pack_set *packs)
{
	return (struct bad_files){TESTS_DIR "/corpus/autosave", "autosave.json", read_game, packs};
}

static void autosave__each_bad_file__is_refused_in_its_sentence_and_kept(void **state)
{
	struct bad_files files = games(*state);
	void *scratch;

	scratch_setup(&scratch);
	bad_files_check(&files, scratch, 50);
	scratch_teardown(&scratch);
}

static void autosave__of_ten_megabytes__is_refused_and_kept(void **state)
{
	struct bad_files files = games(*state);
	char *bytes = malloc(MEGABYTES_10);
	void *scratch;

	assert_non_null(bytes);
	memset(bytes, '[', MEGABYTES_10);
	scratch_setup(&scratch);
	bad_files_check_bytes(&files, scratch, bytes, MEGABYTES_10,
		"autosave.json: found more than 65536 bytes, wanted at most 65536 bytes");
	scratch_teardown(&scratch);
	free(bytes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(autosave__each_bad_file__is_refused_in_its_sentence_and_kept),
		cmocka_unit_test(autosave__of_ten_megabytes__is_refused_and_kept),
	};

	return cmocka_run_group_tests_name("autosave_corpus", tests, set_up, tear_down);
}
