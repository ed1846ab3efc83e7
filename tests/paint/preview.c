/* SPDX-License-Identifier: MIT */
/*
 * Writes what the painters make as a PPM picture, to be looked at:
 *	preview board W HEIGHT HOLES cw|ccw fine|coarse full|empty jawa|melayu|tanah KIND >
 *board.ppm preview seeds KIND | heaps KIND W HEIGHT | shapes | backdrop W HEIGHT | times W HEIGHT
 */
#include "paint/board.h"
#include "paint/seed.h"
#include "paint/shape.h"
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void write_picture(const struct canvas *canvas)
{
	printf("P6\n%d %d\n255\n", canvas->w, canvas->h);
	for (int i = 0; i < canvas->w * canvas->h; i++) {
		uint32_t p = canvas->pixels[i];
		putchar((int)(p >> 16 & 255));
		putchar((int)(p >> 8 & 255));
		putchar((int)(p & 255));
	}
}

/* Of this process alone: others may be busy on the machine. */
static double seconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static const char *const kinds[SEED_KIND_COUNT] = {"kerang", "sawo", "saga", "guli"};

static enum seed_kind kind_of(const char *name)
{
	int kind = 0;
	while (kind < SEED_KIND_COUNT - 1 && strcmp(name, kinds[kind]) != 0)
		kind++;
	return (enum seed_kind)kind;
}

static void lay_and_release(struct canvas *canvas, struct canvas *picture, float x, float y)
{
	scene_lay(canvas, picture, x, y);
	canvas_release(picture);
}

static const char *const style_names[BOARD_STYLE_COUNT] = {
	[BOARD_JAWA] = "jawa", [BOARD_MELAYU] = "melayu", [BOARD_TANAH] = "tanah"};

static enum board_style style_named(const char *name)
{
	int style = BOARD_STYLE_COUNT - 1;
	while (style > 0 && strcmp(style_names[style], name) != 0)
		style--;
	return (enum board_style)style;
}

static void show_board(char **argv)
{
	static const int counts[] = {
		13, 9, 7, 0, 12, 1, 3, 16, 0, 2, 5, 40, 1, 60, 6, 19, 4, 8, 10, 2, 5, 7, 3, 11};
	struct board_geometry g;
	struct canvas canvas, part;
	scene_geometry(&g, atoi(argv[2]), atoi(argv[3]), atoi(argv[4]), !strcmp(argv[5], "ccw"));
	paint_board(&canvas, &g, style_named(argv[8]), !strcmp(argv[6], "coarse"), NULL);
	if (!strcmp(argv[7], "full")) {
		for (int i = 0; i < geometry_places(g.holes); i++)
			scene_heap(&canvas, &g, kind_of(argv[9]), i, counts[i]);
		const struct board_hollow *h = &g.places[1];
		paint_ring(&part, h->rx * 1.07f, h->ry * 1.07f, 3.5f * g.unit, 0xffffd27au, 0,
			14 * g.unit);
		lay_and_release(&canvas, &part, h->x, h->y);
		h = &g.places[g.holes + 2];
		paint_ring(&part, h->rx * 0.9f, h->ry * 0.9f, 3 * g.unit, 0xfffff3d6u, 20, 0);
		lay_and_release(&canvas, &part, h->x, h->y);
		h = &g.places[2];
		paint_hand(&part, 150 * g.unit, false, g.upright);
		lay_and_release(&canvas, &part, h->x, h->y);
	}
	write_picture(&canvas);
	canvas_release(&canvas);
}

static void show_seeds(enum seed_kind kind)
{
	static const float halves[] = {8, 10, 13, 15.4f, 20, 30, 40};
	struct canvas canvas, part;
	canvas_init(&canvas, 1200, 720);
	for (int i = 0; i < canvas.w * canvas.h; i++)
		canvas.pixels[i] = 0xff5a3118u;
	float y = 20;
	for (int k = 0; k < 7; k++) {
		float half = halves[k], x = 40;
		y += half * 1.3f;
		for (int turn = 0; turn < SEED_TURNS && x < 1160; turn++) {
			paint_seed_shadow(&part, kind, half, turn, turn % 5 == 4 ? 1 : 0);
			lay_and_release(&canvas, &part, x, y);
			paint_seed(&part, kind, half, turn, turn % SEED_VARIANTS);
			lay_and_release(&canvas, &part, x, y);
			x += half * 2.4f + 4;
		}
		y += half * 1.3f + 6;
	}
	static const int sizes[] = {1, 2, 3, 5, 7, 9, 14, 25, 60};
	struct board_geometry g;
	scene_geometry(&g, 1280, 720, 7, true);
	for (int k = 0; k < 9; k++) {
		g.places[k] = (struct board_hollow){60 + 110.0f * (float)k, 500, 47, 47};
		paint_disc(&part, 47, 0xff2c170bu);
		lay_and_release(&canvas, &part, g.places[k].x, 500);
		scene_heap(&canvas, &g, kind, k, sizes[k]);
		g.places[k] = (struct board_hollow){60 + 110.0f * (float)k, 630, 40, 63};
		g.seed = 9.3f;
		scene_heap(&canvas, &g, kind, k, 11 * k + 10);
		g.seed = 15.4f;
	}
	write_picture(&canvas);
	canvas_release(&canvas);
}

/* A board of heaps of every size, a number's own in holes and stores. */
static void show_heaps(enum seed_kind kind, int w, int h)
{
	static const int counts[] = {1, 2, 3, 5, 7, 12, 20, 97, 30, 50, 97, 9, 15, 4, 0, 50};
	struct board_geometry g;
	struct canvas canvas;
	scene_geometry(&g, w, h, 7, true);
	paint_board(&canvas, &g, BOARD_JAWA, false, NULL);
	for (int i = 0; i < geometry_places(g.holes); i++)
		scene_heap(&canvas, &g, kind, i, counts[i]);
	write_picture(&canvas);
	canvas_release(&canvas);
}

static void show_shapes(void)
{
	struct canvas canvas, part;
	canvas_init(&canvas, 1100, 620);
	for (int i = 0; i < canvas.w * canvas.h; i++)
		canvas.pixels[i] = 0xffb09a72u;
	paint_sheet(&part, 620, 200, 18, 0xfff7f0e0u, 14);
	lay_and_release(&canvas, &part, 350, 130);
	for (int i = 0; i < ICON_COUNT; i++) {
		float x = 80 + 60.0f * (float)(i % 9), y = 80 + 56.0f * (float)(i / 9);
		paint_icon(&part, (enum icon)i, i < 9 ? 28 : 40, 0xff2b1d12u);
		lay_and_release(&canvas, &part, x, y);
		paint_icon(&part, (enum icon)i, i < 9 ? 40 : 24, 0xffa8492au);
		lay_and_release(&canvas, &part, x, y + 112 - (y > 100 ? 66 : 0));
	}
	paint_outline(&part, 200, 60, 30, 2, 0xffa8492au);
	lay_and_release(&canvas, &part, 800, 60);
	paint_sheet(&part, 200, 60, 30, 0xffa8492au, 0);
	lay_and_release(&canvas, &part, 800, 140);
	paint_disc(&part, 9, 0xffa8492au);
	lay_and_release(&canvas, &part, 940, 60);
	paint_ring(&part, 50, 50, 4, 0xffffd27au, 0, 16);
	lay_and_release(&canvas, &part, 1010, 100);
	paint_ring(&part, 66, 104, 4, 0xfffff3d6u, 28, 0);
	lay_and_release(&canvas, &part, 1010, 320);
	for (int i = 0; i < 4; i++) {
		paint_hand(&part, i == 3 ? 110 : 190, i == 1, i >= 2);
		lay_and_release(&canvas, &part, 130 + 230.0f * (float)i, 420);
	}
	write_picture(&canvas);
	canvas_release(&canvas);
}

static void time_seeds(enum seed_kind kind, float half)
{
	struct canvas turns[SEED_TURNS];
	double start = seconds();
	for (int variant = 0; variant < SEED_VARIANTS; variant++) {
		paint_seed_turns(turns, kind, half, variant);
		for (int turn = 0; turn < SEED_TURNS; turn++)
			canvas_release(&turns[turn]);
	}
	printf("seeds %s %.0f ms, ", kinds[kind], (seconds() - start) * 1e3);
	start = seconds();
	for (int turn = 0; turn < SEED_TURNS; turn++) {
		paint_seed_shadow(&turns[turn], kind, half, turn, 0.0f);
		canvas_release(&turns[turn]);
	}
	printf("their shadows %.1f ms\n", (seconds() - start) * 1e3);
}

static void show_times(int w, int h)
{
	struct board_geometry g;
	struct canvas canvas;
	scene_geometry(&g, w, h, 7, true);
	for (int i = 0; i < 2 * BOARD_STYLE_COUNT; i++) {
		double start = seconds();
		paint_board(&canvas, &g, (enum board_style)(i / 2), i % 2, NULL);
		printf("%s, %s %.0f ms\n", style_names[i / 2], i % 2 ? "coarse" : "fine",
			(seconds() - start) * 1e3);
		canvas_release(&canvas);
	}
	double start = seconds();
	paint_backdrop(&canvas, w, h, g.unit);
	printf("backdrop %.0f ms\n", (seconds() - start) * 1e3);
	canvas_release(&canvas);
	for (int kind = 0; kind < SEED_KIND_COUNT; kind++)
		time_seeds((enum seed_kind)kind, g.seed);
	start = seconds();
	struct heap_spot spot;
	for (int i = 0; i < 98; i++)
		heap_spot(&spot, SEED_KERANG, i, 66 * g.unit, 104 * g.unit, g.seed, 3);
	printf("98 spots %.2f ms\n", (seconds() - start) * 1e3);
	start = seconds();
	paint_hand(&canvas, 150 * g.unit, false, false);
	printf("hand %.1f ms\n", (seconds() - start) * 1e3);
	canvas_release(&canvas);
}

int main(int argc, char **argv)
{
	struct canvas canvas;
	if (argc == 10 && !strcmp(argv[1], "board"))
		show_board(argv);
	else if (argc == 3 && !strcmp(argv[1], "seeds"))
		show_seeds(kind_of(argv[2]));
	else if (argc == 5 && !strcmp(argv[1], "heaps"))
		show_heaps(kind_of(argv[2]), atoi(argv[3]), atoi(argv[4]));
	else if (argc == 2 && !strcmp(argv[1], "shapes"))
		show_shapes();
	else if (argc == 4 && !strcmp(argv[1], "times"))
		show_times(atoi(argv[2]), atoi(argv[3]));
	else if (argc == 4 && !strcmp(argv[1], "backdrop")) {
		paint_backdrop(
			&canvas, atoi(argv[2]), atoi(argv[3]), (float)atoi(argv[2]) / 1280.0f);
		write_picture(&canvas);
		canvas_release(&canvas);
	} else {
		fprintf(stderr, "preview board W H HOLES cw|ccw fine|coarse full|empty STYLE KIND |"
				" seeds KIND | heaps KIND W H | shapes |"
				" backdrop W H | times W H\n");
		return 2;
	}
	return 0;
}
