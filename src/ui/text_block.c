/* SPDX-License-Identifier: MIT */
#include "ui/text_block.h"

#include "base/check.h"

#include <stdbool.h>
#include <string.h>

enum { LINE_BYTES_MAX = 1024 };

/* Width of the LEN bytes at TEXT. */
static int width_of(struct draw *draw, struct text_style style, const char *text, int len)
{
	char line[LINE_BYTES_MAX];
	if (len <= 0)
		return 0;
	if (len >= LINE_BYTES_MAX)
		len = LINE_BYTES_MAX - 1;
	memcpy(line, text, (size_t)len);
	line[len] = '\0';
	return draw->calls->text_width(draw, style, line);
}

/* The byte after the character at AT: UTF-8 is never split. */
static int next_character(const char *text, int at, int end)
{
	do
		at++;
	while (at < end && ((unsigned char)text[at] & 0xc0) == 0x80);
	return at;
}

static void add_line(
	struct text_block *block, struct draw *draw, const char *text, int start, int len)
{
	while (len > 0 && text[start + len - 1] == ' ')
		len--;
	CHECK(block->count < TEXT_LINES_MAX);
	block->starts[block->count] = start;
	block->lengths[block->count] = len;
	block->count++;
	int width = width_of(draw, block->style, text + start, len);
	if (width > block->width)
		block->width = width;
}

/* How many bytes of [start, end) go on one line; at least one character. */
static int fitting(
	struct draw *draw, struct text_style style, const char *text, int start, int end, int width)
{
	int good = start; /* up to here whole words fit */
	for (int at = start; at < end;) {
		int stop = at;
		while (stop < end && text[stop] == ' ')
			stop++;
		while (stop < end && text[stop] != ' ')
			stop++;
		if (width_of(draw, style, text + start, stop - start) > width)
			break;
		good = stop;
		at = stop;
	}
	if (good > start)
		return good - start;
	int at = next_character(text, start, end);
	while (at < end) {
		int next = next_character(text, at, end);
		if (width_of(draw, style, text + start, next - start) > width)
			break;
		at = next;
	}
	return at - start;
}

static void wrap_paragraph(struct text_block *block, struct draw *draw, const char *text, int start,
	int end, int width)
{
	do {
		int len = fitting(draw, block->style, text, start, end, width);
		if (block->count == TEXT_LINES_MAX - 1)
			len = end - start;
		add_line(block, draw, text, start, len);
		start += len;
		while (start < end && text[start] == ' ')
			start++;
	} while (start < end);
}

void text_block_wrap(struct text_block *block, struct draw *draw, struct text_style style,
	const char *text, int width)
{
	int len = (int)strlen(text);
	block->style = style;
	block->width = 0;
	block->count = 0;
	struct text_metrics metrics = draw->calls->text_metrics(draw, style);
	block->line_height = metrics.height;
	for (int start = 0; start < len && block->count < TEXT_LINES_MAX;) {
		const char *end_of_line = strchr(text + start, '\n');
		int end = end_of_line ? (int)(end_of_line - text) : len;
		if (end == start)
			add_line(block, draw, text, start, 0);
		else
			wrap_paragraph(block, draw, text, start, end, width);
		start = end + 1;
	}
	block->height = block->count * block->line_height;
}

static bool breaks_a_word(const struct text_block *block, const char *text)
{
	for (int i = 1; i < block->count; i++) {
		char before = text[block->starts[i] - 1];
		if (before != ' ' && before != '\n')
			return true;
	}
	return false;
}

void text_block_fit(struct text_block *block, struct draw *draw, struct text_style style, int least,
	const char *text, int width)
{
	text_block_wrap(block, draw, style, text, width);
	while (style.size > least && breaks_a_word(block, text)) {
		style.size--;
		text_block_wrap(block, draw, style, text, width);
	}
}

static int characters(const char *text, int len)
{
	int count = 0;
	for (int i = 0; i < len; i++)
		count += ((unsigned char)text[i] & 0xc0) != 0x80;
	return count;
}

/* The width of the longest start of a line that has too many characters; 0: none has. */
static int too_long(const struct text_block *block, struct draw *draw, const char *text)
{
	for (int i = 0; i < block->count; i++) {
		const char *line = text + block->starts[i];
		if (characters(line, block->lengths[i]) <= TEXT_LINE_CHARACTERS)
			continue;
		int len = 0;
		for (int c = 0; c < TEXT_LINE_CHARACTERS; c++)
			len = next_character(line, len, block->lengths[i]);
		return width_of(draw, block->style, line, len);
	}
	return 0;
}

/* The last line is a word, below a line of several. */
static bool ends_alone(const struct text_block *block, const char *text)
{
	if (block->count < 2)
		return false;
	int last = block->count - 1;
	int start = block->starts[last];
	return text[start - 1] == ' ' && !memchr(text + start, ' ', (size_t)block->lengths[last]) &&
	       memchr(text + block->starts[last - 1], ' ', (size_t)block->lengths[last - 1]);
}

void text_block_read(struct text_block *block, struct draw *draw, struct text_style style,
	int least, const char *text, int width)
{
	text_block_fit(block, draw, style, least, text, width);
	for (int w = too_long(block, draw, text); w > 0 && block->count < TEXT_LINES_MAX;
		w = too_long(block, draw, text)) {
		width = w < width ? w : width - 1;
		text_block_fit(block, draw, style, least, text, width);
	}
	/* Narrower lines, no more of them and none but the last with less than three quarters. */
	struct text_block tried;
	int step = style.size / 2 > 0 ? style.size / 2 : 1;
	for (int w = width - step; ends_alone(block, text) && w > width * 3 / 4; w -= step) {
		text_block_fit(&tried, draw, style, least, text, w);
		if (tried.count > block->count || tried.style.size < block->style.size)
			break;
		if (!ends_alone(&tried, text))
			*block = tried;
	}
}

void text_block_draw(const struct text_block *block, struct draw *draw, const char *text, int x,
	int y, int width, enum text_align align, uint32_t colour)
{
	char line[LINE_BYTES_MAX];
	for (int i = 0; i < block->count; i++) {
		int len = block->lengths[i] < LINE_BYTES_MAX - 1 ? block->lengths[i]
								 : LINE_BYTES_MAX - 1;
		memcpy(line, text + block->starts[i], (size_t)len);
		line[len] = '\0';
		int left = x;
		if (align != ALIGN_LEFT && len > 0) {
			int free_width = width - draw->calls->text_width(draw, block->style, line);
			left += align == ALIGN_CENTRE ? free_width / 2 : free_width;
		}
		if (len > 0)
			draw->calls->text_draw(
				draw, block->style, left, y + i * block->line_height, line, colour);
	}
}

struct text_style text_shrink(
	struct draw *draw, struct text_style style, int least, const char *text, int width)
{
	while (style.size > least && draw->calls->text_width(draw, style, text) > width)
		style.size--;
	return style;
}
