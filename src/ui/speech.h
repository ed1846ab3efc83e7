/* SPDX-License-Identifier: MIT */
#ifndef UI_SPEECH_H
#define UI_SPEECH_H

#include <stdbool.h>

/*
 * A voice that reads out what happens, as screens know it. Filled in by platform/speech_spd and by
 * tests. No call waits for the voice.
 */
struct speech {
	/* TEXT (copied) in the language LANG ("id", "ms", "en"), in place of what is being said. */
	void (*say)(struct speech *speech, const char *lang, const char *text);
	void (*stop)(struct speech *speech); /* what is being said, or is about to be */
	/* There is a voice on this machine, as far as is known: nobody has called it before the
	 * first wish. Asked anew each time; it may turn false after a say(). */
	bool (*is_available)(const struct speech *speech);
};

#endif
