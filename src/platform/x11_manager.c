/* SPDX-License-Identifier: MIT */
#include "platform/x11_manager.h"

#include <SDL.h>
#include <SDL_syswm.h>

#ifdef SDL_VIDEO_DRIVER_X11

/* The few calls of Xlib this needs; SDL has loaded it already. */
struct xlib {
	Atom (*intern_atom)(Display *display, const char *name, Bool only_if_exists);
	int (*get_property)(Display *display, Window window, Atom property, long offset,
		long length, Bool delete, Atom wanted, Atom *type, int *format,
		unsigned long *items, unsigned long *after, unsigned char **value);
	int (*free)(void *data);
};

static bool load(struct xlib *xlib, void *library)
{
	*(void **)&xlib->intern_atom = SDL_LoadFunction(library, "XInternAtom");
	*(void **)&xlib->get_property = SDL_LoadFunction(library, "XGetWindowProperty");
	*(void **)&xlib->free = SDL_LoadFunction(library, "XFree");
	return xlib->intern_atom && xlib->get_property && xlib->free;
}

/* A window manager says that it is there by a property of the root window (EWMH, section 3). */
static bool has_property(const struct xlib *xlib, Display *display, const char *name)
{
	const Atom atom = xlib->intern_atom(display, name, True);
	unsigned char *value = NULL;
	unsigned long items = 0, after = 0;
	Atom type = None;
	int format = 0;

	if (atom == None)
		return false;
	if (xlib->get_property(display, DefaultRootWindow(display), atom, 0, 1, False,
		    AnyPropertyType, &type, &format, &items, &after, &value) != Success)
		return false;
	if (value)
		xlib->free(value);
	return type != None && items > 0;
}

bool x11_manager_is_missing(SDL_Window *window)
{
	struct xlib xlib;
	SDL_SysWMinfo info;
	void *library;
	bool missing = false;

	SDL_VERSION(&info.version);
	if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11)
		return false;
	library = SDL_LoadObject("libX11.so.6");
	if (!library)
		return false;
	if (load(&xlib, library))
		missing = !has_property(&xlib, info.info.x11.display, "_NET_SUPPORTING_WM_CHECK");
	SDL_UnloadObject(library);
	return missing;
}

#else

bool x11_manager_is_missing(SDL_Window *window)
{
	(void)window;
	return false;
}

#endif
