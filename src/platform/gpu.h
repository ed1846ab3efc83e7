/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_GPU_H
#define PLATFORM_GPU_H

#include <stdbool.h>

/*
 * Whether OpenGL is drawn by a graphics card here. Where it is not, SDL's own software renderer is
 * the faster one. Needs SDL's video; may open a hidden window for a moment.
 */
bool gpu_is_there(void);

/* By GL_RENDERER's answer: a processor that plays a graphics card. */
bool gpu_name_is_software(const char *name);

#endif
