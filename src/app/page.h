/* SPDX-License-Identifier: MIT */
#ifndef APP_PAGE_H
#define APP_PAGE_H

#include "app/app_state.h"
#include "ui/flow.h"
#include "ui/sheet.h"

/*
 * A screen that is a sheet of paper: a page over the blurred mat, or a dialog over the screen
 * below. First member of each such screen's own struct; BUILD lays the sheet out, PRESS answers.
 */
struct page;

struct page_calls {
	struct screen_calls screen; /* its layout, input, draw and free are page_…() */
	void (*build)(struct page *page);
	void (*press)(struct page *page, const struct widget_event *event);
	int first_focus; /* id of the widget that has the focus at first; 0: none */
	/* The id that a key presses on this page whatever has the focus; 0: none (or NULL). The
	 * cross of a pad always moves the focus instead. */
	int (*key)(const struct page *page, const struct input *input);
	/* Takes a step back within the page; false (or NULL): there is none, the page is left. */
	bool (*back)(struct page *page);
};

struct page {
	struct screen screen;
	const struct page_calls *calls;
	struct sheet sheet;
};

enum { PAGE_BACK = 1 }; /* id of the corner, which goes back by itself; others start above */
enum { PAGE_IDS = 10 };

/* Allocates SIZE bytes, at least a struct page, zeroed but for the page. */
struct page *page_new(struct app *app, const struct page_calls *calls, size_t size);

void page_layout(struct screen *screen); /* builds it; the focus stays on something */
bool page_input(struct screen *screen, const struct input *input, uint64_t now);
void page_draw(struct screen *screen, uint64_t now);
void page_free(struct screen *screen);

#define PAGE_SCREEN(NAME, OVERLAY)                                                                 \
	{                                                                                          \
		.name = (NAME), .overlay = (OVERLAY), .layout = page_layout, .input = page_input,  \
		.draw = page_draw, .free = page_free                                               \
	}

/* Begins the sheet of a whole page with back corner and title (TITLE_WIDTH 0: as wide as there is
 * room); gives the room below them, its sides being the margins. */
struct rect page_head(struct page *page, const struct pen *pen, struct rect paper, int title_width,
	const char *title);
/* The same on a sheet for one column of text, and the flow in its scrolling area; the sheet is no
 * higher than what is on it. */
struct flow page_column(struct page *page, const struct pen *pen, const char *title);
void page_column_end(struct page *page, const struct pen *pen);
/* Begins the sheet of a page with a list at the left, under its title, and what is chosen of it at
 * the right: the flow of the list, and *RIGHT, the room for the other. */
struct flow page_with_list(
	struct page *page, const struct pen *pen, const char *title, struct rect *right);
/* A scrolling area in ROOM, its bar standing in the margin at the right. */
struct flow page_area(struct page *page, const struct pen *pen, struct rect room);
/* Begins the sheet of a dialog UNITS wide (at most the window) and gives the flow inside it; ended
 * by sheet_end_centred(). */
struct flow page_dialog(struct page *page, const struct pen *pen, float units);

/* Instead: FOOT stands below what scrolls, always in sight. */
void page_dialog_end(struct page *page, const struct pen *pen, const struct widget *foot);

/* Words with slots, kept by the sheet. SLOTS: name, value, name, value …, NULL. */
const char *page_words(struct page *page, const char *key, ...);
/* In digits, kept by the sheet. */
const char *page_number(struct page *page, int value);
/* A button with the words of KEY. */
struct widget page_button(const struct page *page, enum widget_kind kind, int id, const char *key);
/* A round one that shows ICON, its upper left corner at X, Y; KEY are the words it is read out by.
 */
struct widget page_icon(
	const struct page *page, int id, const char *key, enum icon icon, int x, int y);

#endif
