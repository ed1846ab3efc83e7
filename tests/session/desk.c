/* SPDX-License-Identifier: MIT */
#include "session/desk.h"

#include "test.h"

#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool start_later(struct job_runner *runner, struct job *job)
{
	struct late_runner *late = runner->context;

	assert_null(late->waiting);
	late->waiting = job;
	late->started++;
	return true;
}

static void run_now(struct job_runner *runner, struct job *job)
{
	struct late_runner *late = runner->context;

	if (late->waiting != job)
		return;
	late->waiting = NULL;
	job->work(job);
	atomic_store(&job->state, JOB_DONE);
}

void late_runner_init(struct late_runner *late)
{
	*late = (struct late_runner){.runner = {start_later, run_now, late}};
}

void late_runner_finish(struct late_runner *late)
{
	assert_non_null(late->waiting);
	run_now(&late->runner, late->waiting);
}

int desk_set_up(void **state)
{
	struct desk *desk = xcalloc(1, sizeof *desk);
	struct diag diag;

	assert_true(pack_set_load(&desk->packs, SOURCE_DIR "/packs", &diag));
	strcpy(desk->folder, "/tmp/congklak-desk-XXXXXX");
	assert_non_null(mkdtemp(desk->folder));
	snprintf(desk->autosave, sizeof desk->autosave, "%s/game.json", desk->folder);
	log_init(&desk->log);
	late_runner_init(&desk->late);
	desk->host = (struct session_host){
		.runner = &desk->late.runner, .log = &desk->log, .autosave = desk->autosave};
	*state = desk;
	return 0;
}

int desk_tear_down(void **state)
{
	struct desk *desk = *state;
	char command[128];

	snprintf(command, sizeof command, "rm -rf '%s'", desk->folder);
	assert_int_equal(system(command), 0);
	pack_set_release(&desk->packs);
	free(desk);
	return 0;
}

struct session_setup desk_setup(const struct desk *desk, const char *id, enum seat a, enum seat b)
{
	const struct pack *pack = pack_set_find(&desk->packs, id);
	struct session_setup setup = {
		.first = SIDE_A, .seats = {a, b}, .levels = {1, 1}, .seed = 3};

	assert_non_null(pack);
	snprintf(setup.pack, sizeof setup.pack, "%s", id);
	setup.base = setup.rules = pack->rules;
	return setup;
}

enum verdict desk_choose(struct session *session, enum side by, int place)
{
	return session_do(
		session, &(struct command){.kind = COMMAND_CHOOSE, .by = by, .place = place});
}

enum verdict desk_order(struct session *session, enum command_kind kind)
{
	return session_do(session, &(struct command){.kind = kind});
}
