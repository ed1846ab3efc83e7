/* SPDX-License-Identifier: MIT */
#include "ui/theme.h"

#include "base/check.h"
#include "ui/speed.h"

#include <math.h>

enum { PLAIN, CONTRAST, PALETTES };

static const uint32_t colours[COLOUR_COUNT][PALETTES] = {
	[COLOUR_PAPER] = {0xfff7f0e0, 0xffffffff},
	[COLOUR_CHOSEN] = {0xffeadcbc, 0xfff3e3b3},
	[COLOUR_INK] = {0xff2b1d12, 0xff000000},
	[COLOUR_INK_2] = {0xff6b543e, 0xff33271b},
	[COLOUR_RULE] = {0xffd9c9a8, 0xff6e5c42},
	[COLOUR_ACCENT] = {0xffa8492a, 0xff7a2a0f},
	[COLOUR_ACCENT_DOWN] = {0xff8c3a1f, 0xff541a06},
	[COLOUR_ON_ACCENT] = {0xfffdf8ec, 0xffffffff},
	[COLOUR_MOSS] = {0xff4f5b34, 0xff2c3815},
	[COLOUR_LAMP] = {0xffffd27a, 0xffffdd66},
	[COLOUR_WOOD] = {0xff87512e, 0xff7a4522},
	[COLOUR_WOOD_RIM] = {0xff6b3c1e, 0xff3a1d0b},
	[COLOUR_WOOD_LIT] = {0xffa06a42, 0xffd7a878},
	[COLOUR_HOLLOW] = {0xff562d17, 0xff1d0d04},
	[COLOUR_ON_HOLLOW] = {0xfffdf3dc, 0xffffffff},
	[COLOUR_VEIL] = {0x8c1b120a, 0xc8000000},
};

static const struct theme_pair pairs[] = {
	{COLOUR_INK, COLOUR_PAPER},
	{COLOUR_INK_2, COLOUR_PAPER},
	{COLOUR_ACCENT, COLOUR_PAPER},
	{COLOUR_ACCENT_DOWN, COLOUR_PAPER},
	{COLOUR_MOSS, COLOUR_PAPER},
	{COLOUR_INK, COLOUR_CHOSEN},
	{COLOUR_INK_2, COLOUR_CHOSEN},
	{COLOUR_ACCENT_DOWN, COLOUR_CHOSEN},
	{COLOUR_ON_ACCENT, COLOUR_ACCENT},
	{COLOUR_ON_ACCENT, COLOUR_ACCENT_DOWN},
	{COLOUR_ON_HOLLOW, COLOUR_HOLLOW},
	{COLOUR_INK, COLOUR_LAMP},
};

static const float type_points[TYPE_COUNT] = {30.0f, 20.0f, 16.0f, 14.5f};
static const float space_units[] = {4.0f, 8.0f, 16.0f, 24.0f, 40.0f};

uint32_t theme_colour(const struct theme *theme, enum colour colour)
{
	CHECK((unsigned)colour < COLOUR_COUNT);
	return colours[colour][theme->contrast ? CONTRAST : PLAIN];
}

float theme_stroke(const struct theme *theme, float width)
{
	float unit = theme->unit > theme->scale ? theme->unit : theme->scale;
	return width * unit * (theme->contrast ? 1.7f : 1.0f);
}

const struct theme_pair *theme_pairs(int *count)
{
	*count = (int)(sizeof(pairs) / sizeof(pairs[0]));
	return pairs;
}

static double channel_luminance(uint32_t byte)
{
	double c = (double)byte / 255.0;
	return c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double luminance(uint32_t colour)
{
	return 0.2126 * channel_luminance(colour >> 16 & 0xff) +
	       0.7152 * channel_luminance(colour >> 8 & 0xff) +
	       0.0722 * channel_luminance(colour & 0xff);
}

double theme_contrast(uint32_t a, uint32_t b)
{
	double la = luminance(a);
	double lb = luminance(b);
	double light = la > lb ? la : lb;
	double dark = la > lb ? lb : la;
	return (light + 0.05) / (dark + 0.05);
}

void theme_init(struct theme *theme, const struct draw *draw, int text_percent, bool kiosk)
{
	CHECK(draw->w > 0 && draw->h > 0 && draw->scale > 0.0f);
	CHECK(text_percent >= 100 && text_percent <= 200);
	float w = (float)draw->w;
	float h = (float)draw->h;
	theme->w = draw->w;
	theme->h = draw->h;
	theme->scale = draw->scale;
	theme->upright = draw->h > draw->w;
	float across = theme->upright ? w / 720.0f : w / 1280.0f;
	float down = theme->upright ? h / 1280.0f : h / 720.0f;
	float fit = across < down ? across : down;
	/* Space shrinks in a small window, but not so far that things stick together. */
	float least = 0.6f * draw->scale;
	theme->unit = fit > least ? fit : least;
	float type = fit > draw->scale ? fit : draw->scale;
	if (kiosk && type_points[TYPE_SMALL] * type < 18.0f * draw->scale)
		type = 18.0f * draw->scale / type_points[TYPE_SMALL];
	theme->type = type * (float)text_percent / 100.0f;
	theme->target = (int)ceilf(44.0f * (fit > draw->scale ? fit : draw->scale));
	theme->narrow = theme->upright || w < 760.0f * theme->type;
	theme->reduced_motion = false;
	theme->contrast = false;
}

struct text_style theme_type(const struct theme *theme, enum type type, enum text_weight weight)
{
	CHECK((unsigned)type < TYPE_COUNT);
	float size = type_points[type] * theme->type;
	/* A title may not take the room of what it stands over. */
	float most = (float)theme->h / (type == TYPE_TITLE ? 16.0f : 20.0f);
	float least = type_points[TYPE_BODY] * theme->type;
	if (type <= TYPE_HEADING && size > most)
		size = most > least ? most : least;
	return (struct text_style){.size = (int)lroundf(size), .weight = weight};
}

#define GAP_LEAST 8.0f
#define LOW_LEAST 480.0f

int theme_px(const struct theme *theme, float units)
{
	int px = (int)lroundf(units * theme->unit);
	return px > 0 ? px : 1;
}

int theme_space(const struct theme *theme, enum space space)
{
	int px = theme_px(theme, space_units[space]);
	int shorter = theme->w < theme->h ? theme->w : theme->h;
	/* What is pressed stands a finger's error apart in low windows too, but for those that are
	 * smaller than any that must look right. */
	if ((float)shorter < LOW_LEAST * theme->scale)
		return px;
	int least = (int)ceilf(GAP_LEAST * theme->scale);
	return space >= SPACE_SMALL && px < least ? least : px;
}

int theme_drag_slop(const struct theme *theme)
{
	return (int)lroundf(12.0f * theme->scale);
}

bool rect_holds(struct rect rect, int x, int y)
{
	return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

struct rect rect_inset(struct rect rect, int by)
{
	return (struct rect){rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by};
}

bool rect_meet(struct rect a, struct rect b)
{
	return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

const char *speed_name(enum speed speed)
{
	static const char *const names[SPEED_COUNT] = {"pelan", "sedang", "cepat", "langsung"};
	CHECK((unsigned)speed < SPEED_COUNT);
	return names[speed];
}
