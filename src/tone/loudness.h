/* SPDX-License-Identifier: MIT */
#ifndef TONE_LOUDNESS_H
#define TONE_LOUDNESS_H

#include <stddef.h>

/*
 * How loud a short sound is to the ear: the power of its loudest LOUDNESS_WINDOW seconds, weighted
 * as ITU-R BS.1770 does (K-weighting), in dB below full scale. A sound shorter than the window is
 * as soft as it is short. AT: TONE_RATE samples a second, full scale 1.
 */
double loudness_of(const double *at, size_t count);

#endif
