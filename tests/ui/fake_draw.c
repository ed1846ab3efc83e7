/* SPDX-License-Identifier: MIT */
#include "ui/fake_draw.h"

#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct image {
	int w, h;
};

/* Andika's advance widths of ' ' to '~', in hundredths of the em. */
static const unsigned char advances[95] = {27, 37, 50, 59, 59, 75, 60, 30, 39, 39, 50, 59, 32, 42,
	31, 49, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 31, 32, 59, 59, 59, 51, 83, 68, 63, 66, 70,
	57, 56, 69, 72, 48, 47, 64, 53, 88, 73, 71, 58, 72, 64, 57, 62, 70, 67, 102, 65, 64, 60, 39,
	49, 39, 42, 62, 28, 56, 56, 50, 58, 53, 37, 55, 57, 28, 29, 51, 28, 82, 58, 56, 57, 55, 43,
	47, 41, 58, 52, 76, 53, 52, 51, 49, 34, 49, 54};

static struct fake_draw *fake_of(struct draw *draw)
{
	return (struct fake_draw *)draw;
}

static struct fake_call *add(struct fake_draw *fake, enum fake_call_kind kind, struct rect rect)
{
	if (fake->count == fake->cap) {
		fake->cap = fake->cap ? fake->cap * 2 : 256;
		fake->calls = xrealloc(fake->calls, (size_t)fake->cap * sizeof(*fake->calls));
	}
	struct fake_call *call = &fake->calls[fake->count++];
	memset(call, 0, sizeof(*call));
	call->kind = kind;
	call->rect = draw_turn_rect(rect, fake->turned, fake->draw.w, fake->draw.h);
	call->turned = fake->turned;
	call->clip = fake->clip;
	return call;
}

static struct image *image_new(struct draw *draw, const struct canvas *canvas, bool opaque)
{
	struct image *image = xalloc(sizeof(*image));
	(void)opaque;
	image->w = canvas->w;
	image->h = canvas->h;
	fake_of(draw)->images++;
	return image;
}

static void image_free(struct draw *draw, struct image *image)
{
	fake_of(draw)->images--;
	free(image);
}

static void image_draw(
	struct draw *draw, struct image *image, const struct rect *src, int x, int y, int alpha)
{
	(void)alpha;
	struct rect rect = {x, y, src ? src->w : image->w, src ? src->h : image->h};
	add(fake_of(draw), FAKE_IMAGE, rect);
}

static void fill(struct draw *draw, struct rect rect, uint32_t colour)
{
	add(fake_of(draw), FAKE_FILL, rect)->colour = colour;
}

static void clip(struct draw *draw, const struct rect *rect)
{
	struct fake_draw *fake = fake_of(draw);
	fake->clip = rect ? draw_turn_rect(*rect, fake->turned, draw->w, draw->h)
			  : (struct rect){0, 0, draw->w, draw->h};
}

static void turn(struct draw *draw, int quarters)
{
	fake_of(draw)->turned = quarters & 3;
}

static int text_width(struct draw *draw, struct text_style style, const char *text)
{
	int sum = 0;
	(void)draw;
	for (const char *at = text; *at; at++) {
		unsigned char c = (unsigned char)*at;
		if (c >= ' ' && c <= '~')
			sum += advances[c - ' '];
		else if ((c & 0xc0) != 0x80)
			sum += 60;
	}
	int bold = style.weight == TEXT_BOLD ? 107 : 100;
	return (sum * style.size * bold + 9999) / 10000;
}

static struct text_metrics text_metrics(struct draw *draw, struct text_style style)
{
	(void)draw;
	return (struct text_metrics){
		.ascent = style.size * 122 / 100, .height = style.size * 161 / 100};
}

static void text_draw(
	struct draw *draw, struct text_style style, int x, int y, const char *text, uint32_t colour)
{
	struct rect rect = {x, y, text_width(draw, style, text), text_metrics(draw, style).height};
	struct fake_call *call = add(fake_of(draw), FAKE_TEXT, rect);
	call->style = style;
	call->colour = colour;
	snprintf(call->text, sizeof(call->text), "%s", text);
}

static const struct draw_calls calls = {
	.image_new = image_new,
	.image_free = image_free,
	.image_draw = image_draw,
	.fill = fill,
	.clip = clip,
	.turn = turn,
	.text_width = text_width,
	.text_metrics = text_metrics,
	.text_draw = text_draw,
};

void fake_draw_init(struct fake_draw *fake, int w, int h, float scale)
{
	*fake = (struct fake_draw){
		.draw = {.calls = &calls, .w = w, .h = h, .scale = scale, .epoch = 1}};
	fake->clip = (struct rect){0, 0, w, h};
}

void fake_draw_clear(struct fake_draw *fake)
{
	fake->count = 0;
}

void fake_draw_release(struct fake_draw *fake)
{
	free(fake->calls);
	fake->calls = NULL;
	fake->count = 0;
	fake->cap = 0;
}

const struct fake_call *fake_draw_find(const struct fake_draw *fake, const char *words)
{
	for (int i = 0; i < fake->count; i++) {
		if (fake->calls[i].kind == FAKE_TEXT && strstr(fake->calls[i].text, words))
			return &fake->calls[i];
	}
	return NULL;
}
