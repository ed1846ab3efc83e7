/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_SPEECH_SPD_H
#define PLATFORM_SPEECH_SPD_H

#include "base/log.h"
#include "ui/speech.h"

/*
 * The voice of speech-dispatcher, through its library, which is loaded at the first wish by a
 * thread of its own: a slow or absent daemon holds up nobody. Where it can't be reached the log
 * says so once, and it is not available from then on.
 */
struct speech_spd;

/* LIBRARY: a file to load in place of the system's libspeechd, or NULL. LOG outlives it. */
struct speech_spd *speech_spd_new(struct log *log, const char *library);
/* For pictures and scripts: says that there is a voice and is silent. */
struct speech_spd *speech_spd_new_mute(void);
/* What is being said is stopped. A daemon that does not answer is not waited for. */
void speech_spd_free(struct speech_spd *spd);
struct speech *speech_spd_speech(struct speech_spd *spd);

#endif
