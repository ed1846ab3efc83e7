/* SPDX-License-Identifier: MIT */
#include "paint/shape.h"

#include "base/check.h"
#include "paint/ink.h"

/*
 * Icons are strokes with round ends on a field of 24 x 24, two wide: lines, and arcs between two
 * turns (clockwise from the right, as y is down). A mark is six numbers after its kind.
 */
enum mark_kind { MARK_END, MARK_LINE, MARK_ARC };

struct mark {
	enum mark_kind kind;
	float a, b, c, d, e; /* LINE: x y x y. ARC: x y radius from to */
};

enum { MARKS_MAX = 16, ARC_LINES = 24, LINES_MAX = MARKS_MAX * ARC_LINES };

#define FIELD  24.0f
#define STROKE 2.0f

#define LINE(x0, y0, x1, y1)                                                                       \
	{                                                                                          \
		MARK_LINE, x0, y0, x1, y1, 0                                                       \
	}
#define ARC(x, y, radius, from, to)                                                                \
	{                                                                                          \
		MARK_ARC, x, y, radius, from, to                                                   \
	}

static const struct mark icon_marks[ICON_COUNT][MARKS_MAX] = {
	[ICON_BACK] = {LINE(20, 12, 4.5f, 12), LINE(4.5f, 12, 11, 5.5f), LINE(4.5f, 12, 11, 18.5f)},
	[ICON_CLOSE] = {LINE(6, 6, 18, 18), LINE(18, 6, 6, 18)},
	[ICON_MENU] = {LINE(4, 6, 20, 6), LINE(4, 12, 20, 12), LINE(4, 18, 20, 18)},
	[ICON_UNDO] = {LINE(4, 4.5f, 4, 9.5f), LINE(4, 9.5f, 9, 9.5f),
		ARC(12, 13, 7.5f, -0.44f, 0.39f), LINE(4, 9.5f, 5.1f, 10)},
	[ICON_REDO] = {LINE(20, 4.5f, 20, 9.5f), LINE(20, 9.5f, 15, 9.5f),
		ARC(12, 13, 7.5f, 0.11f, 0.94f), LINE(20, 9.5f, 18.9f, 10)},
	[ICON_RESTART] = {ARC(12, 12, 8, -0.20f, 0.22f), ARC(12, 12, 8, 0.30f, 0.72f),
		LINE(14.5f, 4.4f, 18.6f, 3.4f), LINE(14.5f, 4.4f, 15.8f, 8.4f),
		LINE(9.5f, 19.6f, 5.4f, 20.6f), LINE(9.5f, 19.6f, 8.2f, 15.6f)},
	[ICON_HINT] = {ARC(12, 9.5f, 6.5f, 0.36f, 1.14f), LINE(7.9f, 14.5f, 9.3f, 17.4f),
		LINE(16.1f, 14.5f, 14.7f, 17.4f), LINE(9.3f, 17.4f, 14.7f, 17.4f),
		LINE(10.3f, 21, 13.7f, 21)},
	[ICON_SPEED] = {LINE(5, 6, 11, 12), LINE(11, 12, 5, 18), LINE(13, 6, 19, 12),
		LINE(19, 12, 13, 18)},
	[ICON_SOUND] = {LINE(3.5f, 9.5f, 6.5f, 9.5f), LINE(6.5f, 9.5f, 11, 5.5f),
		LINE(11, 5.5f, 11, 18.5f), LINE(11, 18.5f, 6.5f, 14.5f),
		LINE(6.5f, 14.5f, 3.5f, 14.5f), LINE(3.5f, 14.5f, 3.5f, 9.5f),
		ARC(11, 12, 5, -0.12f, 0.12f), ARC(11, 12, 9.2f, -0.125f, 0.125f)},
	[ICON_SOUND_OFF] = {LINE(3.5f, 9.5f, 6.5f, 9.5f), LINE(6.5f, 9.5f, 11, 5.5f),
		LINE(11, 5.5f, 11, 18.5f), LINE(11, 18.5f, 6.5f, 14.5f),
		LINE(6.5f, 14.5f, 3.5f, 14.5f), LINE(3.5f, 14.5f, 3.5f, 9.5f),
		LINE(15.5f, 9.3f, 21, 14.8f), LINE(21, 9.3f, 15.5f, 14.8f)},
	[ICON_SETTINGS] = {LINE(4, 7, 12.2f, 7), ARC(15, 7, 2.6f, 0, 1), LINE(17.8f, 7, 20, 7),
		LINE(4, 17, 6.2f, 17), ARC(9, 17, 2.6f, 0, 1), LINE(11.8f, 17, 20, 17)},
	[ICON_LANGUAGE] = {ARC(12, 12, 8.8f, 0, 1), LINE(3.4f, 12, 20.6f, 12),
		ARC(17.6f, 12, 10.4f, 0.34f, 0.66f), ARC(6.4f, 12, 10.4f, -0.16f, 0.16f)},
	[ICON_PEOPLE] = {ARC(8.5f, 8, 3.3f, 0, 1), ARC(8.5f, 20, 6.2f, 0.5f, 1),
		ARC(16.2f, 8.6f, 2.8f, -0.30f, 0.26f), ARC(15.5f, 20, 5.8f, 0.79f, 1)},
	[ICON_COMPUTER] = {LINE(4.5f, 4.5f, 19.5f, 4.5f), LINE(19.5f, 4.5f, 19.5f, 15.5f),
		LINE(19.5f, 15.5f, 4.5f, 15.5f), LINE(4.5f, 15.5f, 4.5f, 4.5f),
		LINE(12, 15.5f, 12, 19.5f), LINE(8, 19.8f, 16, 19.8f)},
	[ICON_FLAG] = {LINE(5.5f, 3.5f, 5.5f, 21), LINE(5.5f, 4.5f, 18.5f, 4.5f),
		LINE(18.5f, 4.5f, 15.5f, 9), LINE(15.5f, 9, 18.5f, 13.5f),
		LINE(18.5f, 13.5f, 5.5f, 13.5f)},
	[ICON_HOME] = {LINE(3.5f, 11.5f, 12, 4), LINE(12, 4, 20.5f, 11.5f), LINE(6, 9.8f, 6, 20),
		LINE(18, 9.8f, 18, 20), LINE(6, 20, 18, 20), LINE(12, 20, 12, 15)},
	[ICON_CHECK] = {LINE(4.5f, 12.5f, 10, 18), LINE(10, 18, 19.5f, 6.5f)},
	[ICON_ARROW_RIGHT] = {LINE(4, 12, 19.5f, 12), LINE(19.5f, 12, 13, 5.5f),
		LINE(19.5f, 12, 13, 18.5f)},
	[ICON_FIRST] = {LINE(6, 5.5f, 6, 18.5f), LINE(17, 5.5f, 10.5f, 12),
		LINE(10.5f, 12, 17, 18.5f)},
	[ICON_PREVIOUS] = {LINE(15, 5.5f, 8.5f, 12), LINE(8.5f, 12, 15, 18.5f)},
	[ICON_PLAY] = {LINE(7.5f, 5, 18.5f, 12), LINE(18.5f, 12, 7.5f, 19),
		LINE(7.5f, 19, 7.5f, 5)},
	[ICON_PAUSE] = {LINE(8.5f, 5.5f, 8.5f, 18.5f), LINE(15.5f, 5.5f, 15.5f, 18.5f)},
	[ICON_NEXT] = {LINE(9, 5.5f, 15.5f, 12), LINE(15.5f, 12, 9, 18.5f)},
	[ICON_LAST] = {LINE(18, 5.5f, 18, 18.5f), LINE(7, 5.5f, 13.5f, 12),
		LINE(13.5f, 12, 7, 18.5f)},
};

struct line {
	float ax, ay, bx, by;
};

static int add_arc(const struct mark *m, struct line *lines)
{
	float x = m->a + m->c * turn_cos(m->d), y = m->b + m->c * turn_sin(m->d);
	for (int i = 0; i < ARC_LINES; i++) {
		float turn = mix(m->d, m->e, (float)(i + 1) / ARC_LINES);
		float nx = m->a + m->c * turn_cos(turn), ny = m->b + m->c * turn_sin(turn);
		lines[i] = (struct line){x, y, nx, ny};
		x = nx;
		y = ny;
	}
	return ARC_LINES;
}

static int icon_lines(enum icon icon, struct line *lines)
{
	int count = 0;
	for (int i = 0; i < MARKS_MAX && icon_marks[icon][i].kind != MARK_END; i++) {
		const struct mark *m = &icon_marks[icon][i];
		if (m->kind == MARK_ARC)
			count += add_arc(m, lines + count);
		else
			lines[count++] = (struct line){m->a, m->b, m->c, m->d};
	}
	return count;
}

void paint_icon(struct canvas *canvas, enum icon icon, int size, uint32_t colour)
{
	CHECK(icon >= 0 && icon < ICON_COUNT);
	struct line lines[LINES_MAX];
	int count = icon_lines(icon, lines);
	canvas_init(canvas, size, size);
	float scale = (float)size / FIELD;
	uint32_t *pixel = canvas->pixels;
	for (int y = 0; y < size; y++)
		for (int x = 0; x < size; x++, pixel++) {
			float px = ((float)x + 0.5f) / scale, py = ((float)y + 0.5f) / scale;
			float away = FIELD;
			for (int i = 0; i < count; i++)
				away = smaller(away, line_distance(px, py, lines[i].ax, lines[i].ay,
							     lines[i].bx, lines[i].by));
			*pixel = ink(colour, ink_cover((away - 0.5f * STROKE) * scale));
		}
}
