/* SPDX-License-Identifier: MIT */
#include "platform/speech_spd.h"

#include "base/xalloc.h"
#include "platform/spd_reader.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LIBRARY "libspeechd.so.2"

struct speech_spd {
	struct speech speech;      /* first: the calls get it */
	struct log *log;           /* NULL: mute */
	struct spd_reader *reader; /* NULL until the first wish */
	char library[512];
	bool present; /* its file is there */
};

/* Looked for where the loader does; to load it only to see whether it is there would cost everybody
 * what few want. */
static bool find_library(char *path, size_t size)
{
	static const char *const folders[] = {"/usr/local/lib/" LIBRARY_FOLDER, "/usr/local/lib",
		"/lib/" LIBRARY_FOLDER, "/usr/lib/" LIBRARY_FOLDER, "/usr/lib64", "/usr/lib",
		"/lib"};

	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		snprintf(path, size, "%s/%s", folders[i], LIBRARY);
		if (access(path, R_OK) == 0)
			return true;
	}
	return false;
}

/* What the thread found out is said here: the log is not its. */
static void note_failure(struct speech_spd *spd)
{
	char why[128];

	if (!spd->reader || !spd_reader_has_failed(spd->reader, why, sizeof why))
		return;
	log_say(spd->log, "no speech: %s", why);
	spd_reader_free(spd->reader);
	spd->reader = NULL;
	spd->present = false;
}

static void say(struct speech *speech, const char *lang, const char *text)
{
	struct speech_spd *spd = (struct speech_spd *)speech;

	if (!spd->log)
		return;
	note_failure(spd);
	if (!spd->present)
		return;
	if (!spd->reader)
		spd->reader = spd_reader_new(spd->library);
	spd_reader_say(spd->reader, lang, text);
}

static void stop(struct speech *speech)
{
	struct speech_spd *spd = (struct speech_spd *)speech;

	note_failure(spd);
	if (spd->reader)
		spd_reader_say(spd->reader, "", "");
}

static bool is_available(const struct speech *speech)
{
	const struct speech_spd *spd = (const struct speech_spd *)speech;

	return spd->present && !(spd->reader && spd_reader_has_failed(spd->reader, NULL, 0));
}

static struct speech_spd *speech_new(struct log *log)
{
	struct speech_spd *spd = xcalloc(1, sizeof *spd);

	spd->speech = (struct speech){.say = say, .stop = stop, .is_available = is_available};
	spd->log = log;
	return spd;
}

struct speech_spd *speech_spd_new_mute(void)
{
	struct speech_spd *spd = speech_new(NULL);

	spd->present = true;
	return spd;
}

struct speech_spd *speech_spd_new(struct log *log, const char *library)
{
	struct speech_spd *spd = speech_new(log);

	if (library) {
		snprintf(spd->library, sizeof spd->library, "%s", library);
		spd->present = access(library, R_OK) == 0;
	} else {
		spd->present = find_library(spd->library, sizeof spd->library);
	}
	return spd;
}

void speech_spd_free(struct speech_spd *spd)
{
	if (!spd)
		return;
	note_failure(spd);
	spd_reader_free(spd->reader);
	free(spd);
}

struct speech *speech_spd_speech(struct speech_spd *spd)
{
	return &spd->speech;
}
