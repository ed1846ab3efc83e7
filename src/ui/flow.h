/* SPDX-License-Identifier: MIT */
#ifndef UI_FLOW_H
#define UI_FLOW_H

#include "ui/sheet.h"

/* Lays one thing below the other into an area of a sheet. Y moves on past each. */
struct flow {
	struct sheet *sheet;
	const struct pen *pen;
	int area;
	int x, y, w;
};

/* From the upper left corner of AREA, PAD inside it at both sides. */
struct flow flow_start(struct sheet *sheet, const struct pen *pen, int area, int pad);

void flow_space(struct flow *flow, enum space space);
void flow_text(struct flow *flow, enum type type, enum text_weight weight, enum colour colour,
	const char *text);
void flow_styled(struct flow *flow, struct text_style style, enum colour colour, const char *text);
void flow_centred(struct flow *flow, enum type type, enum text_weight weight, enum colour colour,
	const char *text);
void flow_rule(struct flow *flow);
/* As wide as the flow. */
void flow_widget(struct flow *flow, const struct widget *widget);
/* Answers to one question: side by side in columns of one width, as many as their words allow, at
 * most MOST. */
void flow_choices(struct flow *flow, const struct widget *items, int count, int most);
/* As choices, with the question at the left where there is room, LABEL_WIDTH wide, else above. */
void flow_question(struct flow *flow, int label_width, const char *label,
	const struct widget *items, int count, int most);
bool flow_beside(const struct flow *flow, int label_width); /* there is room at the left */
/* The width of the widest of these words as labels of questions. */
int flow_label_width(const struct flow *flow, const char *const *labels, int count);
/* Words with small rounded labels after them on as many lines as needed; TEXT NULL: labels only. */
struct pill {
	const char *text;
	enum colour colour;
};
void flow_pills(struct flow *flow, struct text_style style, enum colour colour, const char *text,
	const struct pill *pills, int count);
/* Side by side, each as wide as its words, on as many lines as needed. */
void flow_buttons(struct flow *flow, const struct widget *items, int count);
/* "label          value" on one line, or on two. */
void flow_pair(struct flow *flow, enum type type, const char *label, const char *value);

#endif
