/* SPDX-License-Identifier: MIT */
#include "platform/gpu.h"

#include <SDL.h>
#include <SDL_opengl.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

bool gpu_name_is_software(const char *name)
{
	static const char *const names[] = {
		"llvmpipe", "softpipe", "swrast", "swr", "swiftshader", "lavapipe", "software"};
	const size_t len = strlen(name);

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		for (size_t at = 0; at + strlen(names[i]) <= len; at++)
			if (strncasecmp(name + at, names[i], strlen(names[i])) == 0)
				return true;
	return false;
}

/* Spares a machine without a card the loading of Mesa. */
static bool has_device(void)
{
#ifdef __linux__
	char path[32];

	for (int i = 128; i < 136; i++) {
		snprintf(path, sizeof path, "/dev/dri/renderD%d", i);
		if (access(path, R_OK | W_OK) == 0)
			return true;
	}
	return access("/dev/nvidiactl", R_OK | W_OK) == 0;
#else
	return true;
#endif
}

static bool current_context_is_card(void)
{
	const GLubyte *(*ask)(GLenum name);
	const char *name;

	*(void **)&ask = SDL_GL_GetProcAddress("glGetString");
	name = ask ? (const char *)ask(GL_RENDERER) : NULL;
	return name && !gpu_name_is_software(name);
}

bool gpu_is_there(void)
{
	SDL_Window *window;
	SDL_GLContext context = NULL;
	bool card = false;

	if (!has_device())
		return false;
	window = SDL_CreateWindow("", 0, 0, 16, 16, SDL_WINDOW_HIDDEN | SDL_WINDOW_OPENGL);
	if (window)
		context = SDL_GL_CreateContext(window);
	if (context) {
		card = current_context_is_card();
		SDL_GL_DeleteContext(context);
	}
	if (window)
		SDL_DestroyWindow(window);
	return card;
}
