/* SPDX-License-Identifier: MIT */
#include "ui/flow.h"

#include "base/check.h"

static int more(int a, int b)
{
	return a > b ? a : b;
}

struct flow flow_start(struct sheet *sheet, const struct pen *pen, int area, int pad)
{
	struct rect rect = sheet->areas[area].rect;
	return (struct flow){sheet, pen, area, rect.x + pad, rect.y, rect.w - 2 * pad};
}

void flow_space(struct flow *flow, enum space space)
{
	flow->y += theme_space(flow->pen->theme, space);
}

/* Between things on one line: grows with the letters where the window is small. */
static int beside(const struct flow *flow, enum space space)
{
	return more(theme_space(flow->pen->theme, space),
		theme_type(flow->pen->theme, TYPE_BODY, TEXT_REGULAR).size / 3);
}

static void write(struct flow *flow, struct text_style style, enum colour colour, const char *text,
	enum text_align align)
{
	const struct sheet_text *item = sheet_write(flow->sheet, flow->pen, flow->area, style,
		colour, text, (struct rect){flow->x, flow->y, flow->w, 0}, align);
	flow->y += item->rect.h;
}

void flow_styled(struct flow *flow, struct text_style style, enum colour colour, const char *text)
{
	write(flow, style, colour, text, ALIGN_LEFT);
}

void flow_text(struct flow *flow, enum type type, enum text_weight weight, enum colour colour,
	const char *text)
{
	write(flow, theme_type(flow->pen->theme, type, weight), colour, text, ALIGN_LEFT);
}

void flow_centred(struct flow *flow, enum type type, enum text_weight weight, enum colour colour,
	const char *text)
{
	write(flow, theme_type(flow->pen->theme, type, weight), colour, text, ALIGN_CENTRE);
}

void flow_rule(struct flow *flow)
{
	int thick = theme_px(flow->pen->theme, 1.5f);
	sheet_rule(flow->sheet, flow->area, (struct rect){flow->x, flow->y, flow->w, thick},
		COLOUR_RULE);
	flow->y += thick;
}

void flow_widget(struct flow *flow, const struct widget *widget)
{
	struct widget placed = *widget;
	int height = widget_height(flow->pen, widget, flow->w);
	placed.rect = (struct rect){flow->x, flow->y, flow->w, height};
	sheet_put(flow->sheet, flow->area, &placed);
	flow->y += height;
}

void flow_choices(struct flow *flow, const struct widget *items, int count, int most)
{
	CHECK(count > 0);
	int gap = theme_space(flow->pen->theme, SPACE_SMALL);
	int widest = 0;
	int sentence = 0; /* room for a line of words below the label */
	for (int i = 0; i < count; i++) {
		struct widget bold = items[i];
		bold.detail = NULL;
		bold.on = true;
		widest = more(widest, widget_width(flow->pen, &bold));
		if (items[i].detail)
			sentence = theme_type(flow->pen->theme, TYPE_SMALL, TEXT_REGULAR).size * 13;
	}
	widest = more(widest, sentence);
	int columns = count < most ? count : most;
	while (columns > 1 && columns * widest + (columns - 1) * gap > flow->w)
		columns--;
	/* Four answers look better as two and two than as three and one. */
	int rows = (count + columns - 1) / columns;
	columns = (count + rows - 1) / rows;
	int w = (flow->w - (columns - 1) * gap) / columns;
	/* Few answers stand on the same grid as four. */
	int quarter = (flow->w - 3 * gap) / 4;
	if (items[0].kind == WIDGET_CHOICE && w > quarter && quarter >= widest)
		w = quarter;
	for (int start = 0; start < count; start += columns) {
		int end = start + columns < count ? start + columns : count;
		int h = 0;
		for (int i = start; i < end; i++)
			h = more(h, widget_height(flow->pen, &items[i], w));
		for (int i = start; i < end; i++) {
			struct widget placed = items[i];
			placed.rect =
				(struct rect){flow->x + (i - start) * (w + gap), flow->y, w, h};
			sheet_put(flow->sheet, flow->area, &placed);
		}
		flow->y += h + (end < count ? gap : 0);
	}
}

int flow_label_width(const struct flow *flow, const char *const *labels, int count)
{
	struct text_style style = theme_type(flow->pen->theme, TYPE_BODY, TEXT_BOLD);
	int widest = 0;
	for (int i = 0; i < count; i++)
		widest = more(widest,
			flow->pen->draw->calls->text_width(flow->pen->draw, style, labels[i]));
	return widest + theme_space(flow->pen->theme, SPACE_WIDE);
}

bool flow_beside(const struct flow *flow, int label_width)
{
	int em = theme_type(flow->pen->theme, TYPE_BODY, TEXT_BOLD).size;
	return flow->w >= 4 * label_width && flow->w >= 28 * em;
}

void flow_question(struct flow *flow, int label_width, const char *label,
	const struct widget *items, int count, int most)
{
	struct text_style style = theme_type(flow->pen->theme, TYPE_BODY, TEXT_BOLD);
	struct flow answers = *flow;
	if (!flow_beside(flow, label_width)) {
		flow_styled(flow, style, COLOUR_INK, label);
		flow_space(flow, SPACE_HAIR);
		answers.y = flow->y;
	} else {
		answers.x += label_width;
		answers.w -= label_width;
		struct sheet_text *text =
			sheet_write(flow->sheet, flow->pen, flow->area, style, COLOUR_INK, label,
				(struct rect){flow->x, flow->y, label_width, 0}, ALIGN_LEFT);
		/* On a line with the first answers. */
		int h = widget_height(flow->pen, &items[0], answers.w);
		if (text->rect.h < h)
			text->rect.y += (h - text->rect.h) / 2;
	}
	flow_choices(&answers, items, count, most);
	flow->y = answers.y;
}

/* Adds the pills side by side from X on; gives where they end and LINE their height. */
static int put_pills(struct flow *flow, const struct pill *pills, int count, int x, int *line)
{
	int gap = beside(flow, SPACE_SMALL);
	for (int i = 0; i < count; i++) {
		struct rect edge = sheet_pill(flow->sheet, flow->pen, flow->area, pills[i].colour,
			pills[i].text, x, flow->y, flow->w);
		struct sheet_text *item = &flow->sheet->texts[flow->sheet->text_count - 1];
		if (x > flow->x && edge.x + edge.w > flow->x + flow->w) {
			item->rect.x -= x - flow->x;
			x = flow->x;
			flow->y += *line + gap / 2;
			item->rect.y += *line + gap / 2;
			*line = 0;
		}
		/* In the middle of a line that is higher. */
		if (*line > edge.h)
			item->rect.y += (*line - edge.h) / 2;
		*line = more(*line, edge.h);
		x += edge.w + gap;
	}
	return x - gap;
}

void flow_pills(struct flow *flow, struct text_style style, enum colour colour, const char *text,
	const struct pill *pills, int count)
{
	struct sheet *sheet = flow->sheet;
	int gap = beside(flow, SPACE_SMALL);
	int x = flow->x;
	int line = 0; /* height of what stands on the line at Y */
	if (text) {
		int y = flow->y;
		write(flow, style, colour, text, ALIGN_LEFT);
		struct sheet_text *item = &sheet->texts[sheet->text_count - 1];
		if (item->block.count == 1) {
			item->rect.w = item->block.width;
			x += item->rect.w + gap;
			line = item->rect.h;
			flow->y = y;
		} else {
			flow->y += gap / 2;
		}
	}
	int first = sheet->text_count, y = flow->y, height = line;
	if (put_pills(flow, pills, count, x, &line) > flow->x + flow->w ||
		(x > flow->x && flow->y > y)) {
		/* They belong together: on a line below the words, all of them. */
		sheet->text_count = first;
		flow->y = y + height + (height > 0 ? gap / 2 : 0);
		line = 0;
		put_pills(flow, pills, count, flow->x, &line);
	}
	flow->y += line;
}

static int button_width(const struct flow *flow, const struct widget *item)
{
	int w = widget_width(flow->pen, item);
	return w < flow->w ? w : flow->w;
}

/* Of ITEMS, where none of them is longer than ROOM. */
static int button_lines(
	const struct flow *flow, const struct widget *items, int count, int gap, int room)
{
	int lines = 1, x = 0;
	for (int i = 0; i < count; i++) {
		int w = button_width(flow, &items[i]);
		if (x > 0 && x + w > room) {
			lines++;
			x = 0;
		}
		x += w + gap;
	}
	return lines;
}

/* The least that needs no more lines than all the room there is: none stands alone on the last
 * line while the others crowd the first. */
static int even_room(const struct flow *flow, const struct widget *items, int count, int gap)
{
	int lines = button_lines(flow, items, count, gap, flow->w);
	int least = 0, room = flow->w;
	for (int i = 0; i < count; i++)
		least = more(least, button_width(flow, &items[i]));
	while (lines > 1 && least < room) {
		int between = least + (room - least) / 2;
		if (button_lines(flow, items, count, gap, between) > lines)
			least = between + 1;
		else
			room = between;
	}
	return room;
}

void flow_buttons(struct flow *flow, const struct widget *items, int count)
{
	/* Links have no edges to tell them apart: they stand further away from each other. */
	bool links = count > 0 && items[0].kind == WIDGET_LINK;
	int gap = beside(flow, links ? SPACE_WIDE : SPACE_SMALL);
	int room = even_room(flow, items, count, gap);
	int x = flow->x;
	int line = 0;
	for (int i = 0; i < count; i++) {
		struct widget placed = items[i];
		int w = button_width(flow, &items[i]);
		if (x > flow->x && x + w > flow->x + room) {
			x = flow->x;
			flow->y += line + (links ? 0 : gap);
			line = 0;
		}
		int h = widget_height(flow->pen, &items[i], w);
		placed.rect = (struct rect){x, flow->y, w, h};
		sheet_put(flow->sheet, flow->area, &placed);
		line = more(line, h);
		x += w + gap;
	}
	flow->y += line;
}

void flow_pair(struct flow *flow, enum type type, const char *label, const char *value)
{
	const struct pen *pen = flow->pen;
	struct text_style quiet = theme_type(pen->theme, type, TEXT_REGULAR);
	struct text_style strong = theme_type(pen->theme, type, TEXT_BOLD);
	int gap = theme_space(pen->theme, SPACE_BASE);
	int value_w = pen->draw->calls->text_width(pen->draw, strong, value);
	int label_w = pen->draw->calls->text_width(pen->draw, quiet, label);
	bool one_line = value_w + gap + label_w <= flow->w;
	int w = one_line ? flow->w - value_w - gap : flow->w;
	const struct sheet_text *item = sheet_write(flow->sheet, pen, flow->area, quiet,
		COLOUR_INK_2, label, (struct rect){flow->x, flow->y, w, 0}, ALIGN_LEFT);
	int height = item->rect.h;
	struct rect box = {flow->x + (one_line ? w + gap : 0), flow->y + (one_line ? 0 : height),
		one_line ? value_w : flow->w, 0};
	item = sheet_write(flow->sheet, pen, flow->area, strong, COLOUR_INK, value, box,
		one_line ? ALIGN_RIGHT : ALIGN_LEFT);
	flow->y += one_line ? more(height, item->rect.h) : height + item->rect.h;
}
