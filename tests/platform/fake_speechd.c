/* SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/*
 * A stand-in for libspeechd: it speaks into the file FAKE_SPEECHD_LOG. FAKE_SPEECHD says what ails
 * it: "refuse", there is no daemon; "gone", the first connection breaks when it is to speak again;
 * "slow", it speaks until the file FAKE_SPEECHD_GATE is there.
 */
void *spd_open(const char *client, const char *connection, const char *user, int mode);
void spd_close(void *connection);
int spd_set_language(void *connection, const char *lang);
int spd_cancel(void *connection);
int spd_say(void *connection, int priority, const char *text);

static int is(const char *ill)
{
	const char *wanted = getenv("FAKE_SPEECHD");

	return wanted && strcmp(wanted, ill) == 0;
}

static void note(const char *what, const char *text)
{
	const char *path = getenv("FAKE_SPEECHD_LOG");
	FILE *file = path ? fopen(path, "a") : NULL;

	if (!file)
		return;
	fprintf(file, "%s %s\n", what, text);
	fclose(file);
}

/* How many lines of the log begin with WHAT: all that is remembered is there, for threads may come
 * late. */
static int count(const char *what)
{
	const char *path = getenv("FAKE_SPEECHD_LOG");
	FILE *file = path ? fopen(path, "r") : NULL;
	char line[256];
	int found = 0;

	while (file && fgets(line, sizeof line, file))
		found += strncmp(line, what, strlen(what)) == 0;
	if (file)
		fclose(file);
	return found;
}

void *spd_open(const char *client, const char *connection, const char *user, int mode)
{
	static char first, later; /* what a connection is does not matter, only which */

	(void)connection;
	(void)user;
	(void)mode;
	if (is("refuse"))
		return NULL;
	note("open", client);
	return count("open") == 1 ? &first : &later;
}

void spd_close(void *connection)
{
	(void)connection;
	note("close", "");
}

int spd_set_language(void *connection, const char *lang)
{
	(void)connection;
	note("language", lang);
	return 0;
}

int spd_cancel(void *connection)
{
	(void)connection;
	note("cancel", "");
	return 0;
}

int spd_say(void *connection, int priority, const char *text)
{
	const char *gate = getenv("FAKE_SPEECHD_GATE");

	(void)connection;
	if (is("gone") && count("open") == 1 && count("say") > 0)
		return -1;
	note(priority == 3 ? "say" : "say at a wrong priority", text);
	while (is("slow") && gate && access(gate, F_OK) != 0)
		nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
	return 1;
}
