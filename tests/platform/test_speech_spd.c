/* SPDX-License-Identifier: MIT */
#include "base/file.h"
#include "platform/clock.h"
#include "platform/speech_spd.h"
#include "test.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A voice on the stand-in for libspeechd, and what it has heard. */
struct voice {
	char heard[64], gate[72];
	struct log log;
	struct speech_spd *spd;
	struct speech *speech;
};

static void open_voice(struct voice *voice, const char *ill)
{
	const char path[] = "/tmp/congklak-speech-XXXXXX";
	int file;

	memcpy(voice->heard, path, sizeof path);
	file = mkstemp(voice->heard);
	assert_true(file >= 0);
	close(file);
	snprintf(voice->gate, sizeof voice->gate, "%s.gate", voice->heard);
	setenv("FAKE_SPEECHD", ill, 1);
	setenv("FAKE_SPEECHD_LOG", voice->heard, 1);
	setenv("FAKE_SPEECHD_GATE", voice->gate, 1);
	log_init(&voice->log);
	voice->spd = speech_spd_new(&voice->log, FAKE_SPEECHD);
	voice->speech = speech_spd_speech(voice->spd);
}

static void read_heard(const struct voice *voice, struct strbuf *out)
{
	struct diag diag;

	diag_clear(&diag);
	strbuf_clear(out);
	assert_true(file_read(voice->heard, 1 << 16, out, &diag));
}

static bool has_heard(const struct voice *voice, const char *text)
{
	struct strbuf heard;
	bool has;

	strbuf_init(&heard);
	read_heard(voice, &heard);
	has = strstr(heard.text, text) != NULL;
	strbuf_release(&heard);
	return has;
}

/* It is said by another thread. */
static void await_heard(const struct voice *voice, const char *text)
{
	const uint64_t end = clock_ms() + 30000;

	while (!has_heard(voice, text) && clock_ms() < end)
		SDL_Delay(2);
	if (!has_heard(voice, text))
		fail_msg("\"%s\" is not heard", text);
}

static void await_failure(const struct voice *voice)
{
	const uint64_t end = clock_ms() + 30000;

	while (voice->speech->is_available(voice->speech) && clock_ms() < end)
		SDL_Delay(2);
	assert_false(voice->speech->is_available(voice->speech));
}

static void open_gate(const struct voice *voice)
{
	FILE *gate = fopen(voice->gate, "w");

	assert_non_null(gate);
	fclose(gate);
}

static void close_voice(struct voice *voice)
{
	speech_spd_free(voice->spd);
	log_release(&voice->log);
	unlink(voice->heard);
	unlink(voice->gate);
}

static void turn__told__is_said_in_its_language(void **state)
{
	struct voice voice;
	struct strbuf heard;

	(void)state;
	open_voice(&voice, "");
	assert_true(voice.speech->is_available(voice.speech));
	assert_false(has_heard(&voice, "open")); /* nobody has wished for anything */
	voice.speech->say(voice.speech, "id", "Giliran lagi");
	await_heard(&voice, "say Giliran lagi");
	voice.speech->say(voice.speech, "id", "Giliran habis");
	await_heard(&voice, "say Giliran habis");
	voice.speech->say(voice.speech, "ms", "Tamat");
	await_heard(&voice, "say Tamat");
	strbuf_init(&heard);
	read_heard(&voice, &heard);
	assert_string_equal(heard.text, "open congklak\n"
					"cancel \nlanguage id\nsay Giliran lagi\n"
					"cancel \nsay Giliran habis\n"
					"cancel \nlanguage ms\nsay Tamat\n");
	strbuf_release(&heard);
	assert_int_equal(voice.log.said_count, 0);
	close_voice(&voice);
}

static void stop__while_it_speaks__silences_it(void **state)
{
	struct voice voice;

	(void)state;
	open_voice(&voice, "");
	voice.speech->stop(voice.speech); /* nothing to stop, so nothing is begun */
	voice.speech->say(voice.speech, "en", "Your turn");
	await_heard(&voice, "say Your turn\n");
	voice.speech->stop(voice.speech);
	await_heard(&voice, "say Your turn\ncancel");
	close_voice(&voice);
}

static void turns__faster_than_the_voice__only_the_last_is_said(void **state)
{
	struct voice voice;

	(void)state;
	open_voice(&voice, "slow");
	voice.speech->say(voice.speech, "en", "first");
	await_heard(&voice, "say first");
	/* It is busy; who would wait for it here would wait for ever. */
	voice.speech->say(voice.speech, "en", "second");
	voice.speech->say(voice.speech, "en", "third");
	open_gate(&voice);
	await_heard(&voice, "say third");
	assert_false(has_heard(&voice, "second"));
	close_voice(&voice);
}

static void voice__that_hangs__does_not_keep_the_program(void **state)
{
	struct voice voice;

	(void)state;
	open_voice(&voice, "slow");
	voice.speech->say(voice.speech, "en", "endless");
	await_heard(&voice, "say endless");
	speech_spd_free(voice.spd);
	/* The thread comes back when nobody waits any more, and takes what is left with it. */
	open_gate(&voice);
	await_heard(&voice, "close");
	voice.spd = NULL;
	close_voice(&voice);
}

static void daemon__absent__is_said_once_and_then_nothing_more(void **state)
{
	struct voice voice;

	(void)state;
	open_voice(&voice, "refuse");
	assert_true(voice.speech->is_available(voice.speech)); /* as far as is known */
	voice.speech->say(voice.speech, "en", "anybody?");
	await_failure(&voice);
	voice.speech->stop(voice.speech);
	assert_int_equal(voice.log.said_count, 1);
	for (int i = 0; i < 3; i++)
		voice.speech->say(voice.speech, "en", "nobody");
	assert_int_equal(voice.log.said_count, 1);
	assert_false(has_heard(&voice, "say"));
	close_voice(&voice);
}

static void daemon__gone_between_two_turns__is_looked_for_again(void **state)
{
	struct voice voice;

	(void)state;
	open_voice(&voice, "gone");
	voice.speech->say(voice.speech, "en", "here");
	await_heard(&voice, "say here");
	voice.speech->say(voice.speech, "en", "once more");
	await_heard(&voice, "close \nopen congklak\ncancel \nlanguage en\nsay once more");
	assert_true(voice.speech->is_available(voice.speech));
	close_voice(&voice);
}

static void library__absent_or_none__is_no_voice(void **state)
{
	struct log log;
	struct speech_spd *spd;
	struct speech *speech;
	struct voice voice = {.heard = ""};

	(void)state;
	log_init(&log);
	spd = speech_spd_new(&log, "/nowhere/libspeechd.so.2");
	speech = speech_spd_speech(spd);
	assert_false(speech->is_available(speech));
	speech->say(speech, "id", "Giliran lagi");
	speech->stop(speech);
	speech_spd_free(spd);
	assert_int_equal(log.said_count, 0);
	/* A file that is no library: known when it was tried. */
	voice.spd = speech_spd_new(&log, SOURCE_DIR "/LICENSE");
	voice.speech = speech_spd_speech(voice.spd);
	assert_true(voice.speech->is_available(voice.speech));
	voice.speech->say(voice.speech, "id", "Giliran lagi");
	await_failure(&voice);
	speech_spd_free(voice.spd);
	assert_int_equal(log.said_count, 1);
	log_release(&log);
}

static void mute__for_pictures__says_it_is_there(void **state)
{
	struct speech_spd *spd = speech_spd_new_mute();
	struct speech *speech = speech_spd_speech(spd);

	(void)state;
	assert_true(speech->is_available(speech));
	speech->say(speech, "id", "Giliran lagi");
	speech->stop(speech);
	assert_true(speech->is_available(speech));
	speech_spd_free(spd);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(turn__told__is_said_in_its_language),
		cmocka_unit_test(stop__while_it_speaks__silences_it),
		cmocka_unit_test(turns__faster_than_the_voice__only_the_last_is_said),
		cmocka_unit_test(voice__that_hangs__does_not_keep_the_program),
		cmocka_unit_test(daemon__absent__is_said_once_and_then_nothing_more),
		cmocka_unit_test(daemon__gone_between_two_turns__is_looked_for_again),
		cmocka_unit_test(library__absent_or_none__is_no_voice),
		cmocka_unit_test(mute__for_pictures__says_it_is_there),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
