/* SPDX-License-Identifier: MIT */
#ifndef APP_GUIDE_STATE_H
#define APP_GUIDE_STATE_H

#include "app/guide.h"
#include "app/page.h"

/* panduan as its sources share it: the page, what is laid out on it, and what it prints. */
enum {
	GUIDE_TO_RULES = PAGE_IDS,
	GUIDE_TO_NEXT,
	GUIDE_PRINT,
	GUIDE_ANSWER = 100, /* and the number of the block */
	GUIDE_CHAPTER = 300,
};

enum guide_printed { PRINTED_NOT, PRINTED_SAVED, PRINTED_FAILED };

struct guide_page {
	struct page page;   /* first */
	struct guide guide; /* in LANG */
	enum lang lang;     /* LANG_COUNT: none was read */
	struct diag fault;  /* why it can't be read */
	bool faulty;
	int chapter;
	bool answers[GUIDE_BLOCKS_MAX]; /* of exercises, shown */
	enum guide_printed printed;
	char folder[512], pdf[96], png[96]; /* where the sheet was kept, and by which names */
};

const struct guide_chapter *guide_page_chapter(const struct guide_page *guide);

/* Lays the chapter out below what stands in FLOW. */
void guide_layout_chapter(struct guide_page *guide, struct flow *flow);

/* There is a way to make the sheet, and a folder of the person's own for it. */
bool guide_can_print(const struct guide_page *guide);
/* Makes it, and tells by PRINTED what came of it. */
void guide_print(struct guide_page *guide);

#endif
