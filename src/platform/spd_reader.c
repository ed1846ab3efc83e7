/* SPDX-License-Identifier: MIT */
#include "platform/spd_reader.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <SDL.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 1024, LANG_CODE_MAX = 8 };
/* How long the end of the program waits for the daemon to fall silent. */
enum { FAREWELL_MS = 250 };

/* libspeechd.h, of which nothing else is needed; the numbers are its ABI (libspeechd.so.2). */
enum { SPD_MODE_SINGLE = 0, SPD_TEXT = 3 };

struct spd_library {
	void *handle;
	void *(*open)(const char *client, const char *connection, const char *user, int mode);
	void (*close)(void *connection);
	int (*set_language)(void *connection, const char *lang);
	int (*cancel)(void *connection);
	int (*say)(void *connection, int priority, const char *text);
};

struct wish {
	bool pending;
	char lang[LANG_CODE_MAX];
	char text[TEXT_MAX];
};

struct spd_reader {
	char path[512];
	SDL_mutex *mutex; /* of WISH and QUIT */
	SDL_cond *wake;
	SDL_sem *over; /* up: the thread touches nothing any more but to free it */
	struct wish wish;
	bool quit;
	atomic_int owners;          /* the program and the thread: the last one frees */
	atomic_int failed;          /* enum failure */
	struct spd_library library; /* from here on the thread's alone */
	void *connection;           /* NULL: none */
	char lang[LANG_CODE_MAX];   /* the connection's */
};

enum failure { NOT_FAILED, NO_LIBRARY, NO_DAEMON };

static void let_go(struct spd_reader *reader)
{
	if (atomic_fetch_sub(&reader->owners, 1) != 1)
		return;
	SDL_DestroySemaphore(reader->over);
	SDL_DestroyCond(reader->wake);
	SDL_DestroyMutex(reader->mutex);
	free(reader);
}

/* ---- the thread */

static bool load(struct spd_library *library, const char *path)
{
	library->handle = SDL_LoadObject(path);
	if (!library->handle)
		return false;
	*(void **)&library->open = SDL_LoadFunction(library->handle, "spd_open");
	*(void **)&library->close = SDL_LoadFunction(library->handle, "spd_close");
	*(void **)&library->set_language = SDL_LoadFunction(library->handle, "spd_set_language");
	*(void **)&library->cancel = SDL_LoadFunction(library->handle, "spd_cancel");
	*(void **)&library->say = SDL_LoadFunction(library->handle, "spd_say");
	return library->open && library->close && library->set_language && library->cancel &&
	       library->say;
}

static bool connect_daemon(struct spd_reader *reader)
{
	reader->connection = reader->library.open("congklak", "main", NULL, SPD_MODE_SINGLE);
	reader->lang[0] = '\0';
	return reader->connection != NULL;
}

static void disconnect(struct spd_reader *reader)
{
	if (reader->connection)
		reader->library.close(reader->connection);
	reader->connection = NULL;
}

static bool speak(struct spd_reader *reader, const struct wish *wish)
{
	struct spd_library *library = &reader->library;

	if (library->cancel(reader->connection) < 0)
		return false;
	if (wish->text[0] == '\0')
		return true;
	if (strcmp(reader->lang, wish->lang) != 0) {
		/* A voice without this language reads it as it can. */
		library->set_language(reader->connection, wish->lang);
		memcpy(reader->lang, wish->lang, sizeof reader->lang);
	}
	return library->say(reader->connection, SPD_TEXT, wish->text) >= 0;
}

/* Sleeps until there is a wish; false at the end. */
static bool next_wish(struct spd_reader *reader, struct wish *wish)
{
	bool goes_on;

	SDL_LockMutex(reader->mutex);
	while (!reader->quit && !reader->wish.pending)
		SDL_CondWait(reader->wake, reader->mutex);
	goes_on = !reader->quit;
	*wish = reader->wish;
	reader->wish.pending = false;
	SDL_UnlockMutex(reader->mutex);
	return goes_on;
}

static void serve(struct spd_reader *reader)
{
	struct wish wish;

	while (next_wish(reader, &wish)) {
		if (!reader->connection && wish.text[0] == '\0')
			continue;
		if (reader->connection && speak(reader, &wish))
			continue;
		/* It was never there, or went away: once more, then the wish is lost. */
		disconnect(reader);
		if (connect_daemon(reader) && speak(reader, &wish))
			continue;
		atomic_store(&reader->failed, NO_DAEMON);
		return;
	}
	if (reader->connection)
		reader->library.cancel(reader->connection);
}

/* A daemon that is gone must not end the program. */
static void ignore_broken_pipes(void)
{
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGPIPE);
	pthread_sigmask(SIG_BLOCK, &set, NULL);
}

static int run(void *context)
{
	struct spd_reader *reader = context;

	ignore_broken_pipes();
	if (load(&reader->library, reader->path))
		serve(reader);
	else
		atomic_store(&reader->failed, NO_LIBRARY);
	disconnect(reader);
	/* The library stays loaded: it may have left threads or handlers behind. */
	SDL_SemPost(reader->over);
	let_go(reader);
	return 0;
}

/* ---- the program's side */

struct spd_reader *spd_reader_new(const char *library)
{
	struct spd_reader *reader = xcalloc(1, sizeof *reader);
	SDL_Thread *thread;

	snprintf(reader->path, sizeof reader->path, "%s", library);
	reader->mutex = SDL_CreateMutex();
	reader->wake = SDL_CreateCond();
	reader->over = SDL_CreateSemaphore(0);
	CHECK(reader->mutex && reader->wake && reader->over);
	atomic_init(&reader->owners, 2);
	atomic_init(&reader->failed, NOT_FAILED);
	thread = SDL_CreateThread(run, "congklak-speech", reader);
	if (thread) {
		SDL_DetachThread(thread);
		return reader;
	}
	atomic_store(&reader->owners, 1);
	atomic_store(&reader->failed, NO_DAEMON);
	SDL_SemPost(reader->over);
	return reader;
}

void spd_reader_free(struct spd_reader *reader)
{
	if (!reader)
		return;
	SDL_LockMutex(reader->mutex);
	reader->quit = true;
	SDL_CondSignal(reader->wake);
	SDL_UnlockMutex(reader->mutex);
	SDL_SemWaitTimeout(reader->over, FAREWELL_MS);
	let_go(reader);
}

void spd_reader_say(struct spd_reader *reader, const char *lang, const char *text)
{
	SDL_LockMutex(reader->mutex);
	reader->wish.pending = true;
	snprintf(reader->wish.lang, sizeof reader->wish.lang, "%s", lang);
	snprintf(reader->wish.text, sizeof reader->wish.text, "%s", text);
	SDL_CondSignal(reader->wake);
	SDL_UnlockMutex(reader->mutex);
}

bool spd_reader_has_failed(const struct spd_reader *reader, char *why, size_t size)
{
	static const char *const causes[] = {
		"", "libspeechd can't be loaded", "speech-dispatcher can't be reached"};
	int failed = atomic_load(&reader->failed);

	if (why)
		snprintf(why, size, "%s", causes[failed]);
	return failed != NOT_FAILED;
}
