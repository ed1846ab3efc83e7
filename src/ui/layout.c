/* SPDX-License-Identifier: MIT */
#include "ui/layout.h"

#include "base/check.h"
#include "paint/board.h"

#include <math.h>
#include <string.h>

_Static_assert((int)GEOMETRY_HOLES_MIN == (int)BOARD_HOLES_MIN &&
		       (int)GEOMETRY_HOLES_MAX == (int)BOARD_HOLES_MAX,
	"the painter's boards are the rules' boards");

/* The board in design units, as it is for seven holes: the measures its painting was made for. */
#define HALF_SHORT         178.0f
#define HALF_SHORT_UPRIGHT 218.0f
#define ROW_PART           0.45f   /* how far the rows are from the middle, of the half width */
#define ROW_PART_UPRIGHT   0.43f   /* figures stand beside the holes and need room */
#define STEP               113.14f /* from hole to hole */
#define STEP_MOST          200.0f
#define HOLE               47.0f
#define HOLE_MOST          56.0f
#define ENDS               192.0f /* of the half length, what the stores take */
#define STORE_IN           96.0f
#define STORE_ALONG        66.0f
#define STORE_ACROSS       104.0f
#define SEED               15.4f
#define WIDE_BEST          0.92f
#define WIDE_LEAST         0.80f
#define UPRIGHT_LEAST      0.40f
#define LETTERS_LEAST      0.45f /* em in display pixels: below it a shorter board is better */
#define STRETCHED          1.5f  /* what of a long window counts where the board can't be so long */
#define LINE_GROWS         30.0f /* of the line's card, where the mat has room above it */

enum { LEAST_W = 400, LEAST_H = 300, TIGHT_BUTTONS = 3, TABLE_BUTTONS = 2 };

/* One way of putting the cards around the board. */
struct plan {
	bool one_line;
	bool tight; /* narrow cards, and only the buttons a game can't do without */
	int top_rows;
	/* 1: card and line side by side, the buttons at the top beside the menu; 2: the line below
	 * card and buttons; 3: card, buttons, line. */
	int bottom_rows;
	bool centred; /* the board in the exact middle, not only between the cards */
	bool table;   /* all of one player's below the board; the other's mirrors it */
	bool stands;  /* figures beside the holes, as on an upright board */
};

static const struct plan plans[] = {
	{false, false, 1, 1, true, false, false},
	{false, true, 1, 1, true, false, false},
	{false, false, 1, 1, false, false, false},
	{false, true, 1, 1, false, false, false},
	{false, false, 1, 2, true, false, false},
	{false, false, 1, 2, false, false, false},
	{true, false, 1, 1, true, false, false},
	{true, true, 1, 1, false, false, false},
	{true, false, 1, 2, false, false, false},
	{false, false, 2, 2, false, false, false},
	{false, false, 2, 3, false, false, false},
	{true, false, 2, 3, false, false, false},
};

static const struct plan table_plans[] = {
	{.bottom_rows = 1, .centred = true, .table = true},
	{.tight = true, .bottom_rows = 1, .centred = true, .table = true},
	{.one_line = true, .tight = true, .bottom_rows = 1, .centred = true, .table = true},
	{.bottom_rows = 2, .centred = true, .table = true},
	{.one_line = true, .bottom_rows = 2, .centred = true, .table = true},
};

struct sizes {
	int margin, gap, card, menu, tag_w, tag_h;
	int button, button_w; /* height and width */
	int top_row, bottom_row;
	int top, bottom; /* heights of what lies above and below, margins and gaps included */
};

static int px(float value)
{
	return (int)lroundf(value);
}

static int at_least(int value, float floor_value)
{
	int least = (int)ceilf(floor_value);
	return value < least ? least : value;
}

static int at_most(int value, int most)
{
	return value > most ? most : value;
}

static bool is_upright(const struct layout_wish *wish)
{
	return wish->h > wish->w;
}

/* How much the design (1280 x 720, or 720 x 1280) has grown in this window. */
static float grown(const struct layout_wish *wish)
{
	float x = (float)wish->w / (is_upright(wish) ? 720.0f : 1280.0f);
	float y = (float)wish->h / (is_upright(wish) ? 1280.0f : 720.0f);
	return x < y ? x : y;
}

static bool buttons_above(const struct plan *plan)
{
	return plan->bottom_rows == 1 && !plan->table;
}

static int button_count(const struct plan *plan)
{
	if (plan->table)
		return TABLE_BUTTONS;
	return plan->tight ? TIGHT_BUTTONS : LAYOUT_BUTTONS_MAX;
}

/* All buttons in a row, and the gaps between them. */
static int buttons_width(const struct sizes *sizes, const struct plan *plan)
{
	int count = button_count(plan);
	return count * sizes->button_w + (count - 1) * sizes->gap;
}

static void measure(
	struct sizes *sizes, const struct layout_wish *wish, const struct plan *plan, float em)
{
	float target = (float)LAYOUT_TARGET * wish->scale;
	int rows_gap;
	sizes->margin = at_least(px(20.0f * grown(wish)), 8.0f);
	sizes->gap = at_least(plan->tight ? 0 : px(12.0f * em), (float)LAYOUT_GAP * wish->scale);
	sizes->card = px((plan->one_line ? 44.0f : 64.0f) * em);
	sizes->menu = at_least(px(50.0f * em), target);
	sizes->button = at_least(px(62.0f * em), target);
	sizes->button_w = at_least(px((plan->table && plan->tight ? 62.0f : 76.0f) * em), target);
	sizes->tag_h = px(27.0f * em);
	sizes->tag_w = px(230.0f * em);
	rows_gap = sizes->gap;
	sizes->top_row = sizes->card > sizes->menu ? sizes->card : sizes->menu;
	if (buttons_above(plan) && sizes->button > sizes->top_row)
		sizes->top_row = sizes->button;
	sizes->top = sizes->margin + sizes->top_row + rows_gap;
	if (plan->top_rows == 2)
		sizes->top += sizes->card + rows_gap;
	int first = sizes->card;
	if (!buttons_above(plan) && sizes->button > first)
		first = sizes->button;
	if (plan->table && sizes->menu > first)
		first = sizes->menu;
	sizes->bottom_row = first;
	sizes->bottom = sizes->margin + first + rows_gap;
	if (plan->bottom_rows >= 2)
		sizes->bottom += sizes->card + rows_gap;
	if (plan->bottom_rows == 3)
		sizes->bottom += sizes->card + rows_gap;
	if (!is_upright(wish)) {
		sizes->top += sizes->tag_h + 4;
		sizes->bottom += sizes->tag_h + 4;
	}
}

static struct rect middle(int x, int row_y, int row_h, int w, int h)
{
	return (struct rect){x, row_y + (row_h - h) / 2, w, h};
}

/* In a row that ends at RIGHT; what there is no room for is nowhere. */
static void place_buttons(struct layout *layout, const struct sizes *sizes, const struct plan *plan,
	int right, int y, int row)
{
	int x = right - buttons_width(sizes, plan);
	for (int i = 0; i < button_count(plan); i++)
		layout->buttons[i] = middle(x + i * (sizes->button_w + sizes->gap), y, row,
			sizes->button_w, sizes->button);
}

static bool place_top(struct layout *layout, const struct layout_wish *wish,
	const struct sizes *sizes, const struct plan *plan, float em)
{
	int row = sizes->top_row, y = sizes->margin;
	layout->menu =
		middle(wish->w - sizes->margin - sizes->menu, y, row, sizes->menu, sizes->menu);
	int right = layout->menu.x - sizes->gap;
	if (buttons_above(plan)) {
		place_buttons(layout, sizes, plan, right, y, row);
		right = layout->buttons[0].x - sizes->gap;
	}
	int room = right - sizes->margin;
	if (plan->top_rows == 2) {
		layout->pack = middle(sizes->margin, y, row, room, sizes->card);
		layout->far = (struct rect){sizes->margin, y + row + sizes->gap,
			wish->w - 2 * sizes->margin, sizes->card};
		return room >= px(180.0f * em);
	}
	int pack = at_most(px(330.0f * em), px((float)(room - sizes->gap) * 0.44f));
	int far = at_most(px(398.0f * em), room - sizes->gap - pack);
	layout->pack = middle(sizes->margin, y, row, pack, sizes->card);
	layout->far = middle(right - far, y, row, far, sizes->card);
	return pack >= px((plan->tight ? 150.0f : 190.0f) * em) &&
	       far >= px((plan->tight ? 200.0f : 240.0f) * em);
}

/* Card, line, buttons and menu in a row; or the line below all of the others. */
static bool place_table(struct layout *layout, const struct layout_wish *wish,
	const struct sizes *sizes, const struct plan *plan, float em)
{
	int row = sizes->bottom_row, y = wish->h - sizes->margin - row;
	int right = wish->w - sizes->margin, x = sizes->margin;
	if (plan->bottom_rows == 2) {
		layout->line = (struct rect){
			x, wish->h - sizes->margin - sizes->card, right - x, sizes->card};
		y = layout->line.y - sizes->gap - row;
	}
	layout->menu = middle(right - sizes->menu, y, row, sizes->menu, sizes->menu);
	right = layout->menu.x - sizes->gap;
	place_buttons(layout, sizes, plan, right, y, row);
	right = layout->buttons[0].x - sizes->gap;
	float part = plan->bottom_rows == 2 ? 1.0f : plan->tight ? 0.36f : 0.34f;
	int own = at_most(px(330.0f * em), px((float)(right - x) * part));
	layout->own = middle(x, y, row, own, sizes->card);
	if (plan->bottom_rows == 2)
		return own >= px(180.0f * em);
	x += own + sizes->gap;
	layout->line = middle(x, y, row, right - x, sizes->card);
	return own >= px((plan->tight ? 160.0f : 200.0f) * em) &&
	       layout->line.w >= px((plan->tight ? 290.0f : 400.0f) * em);
}

static bool place_bottom(struct layout *layout, const struct layout_wish *wish,
	const struct sizes *sizes, const struct plan *plan, float em)
{
	int all = wish->w - 2 * sizes->margin;
	int line_y = wish->h - sizes->margin - sizes->card;
	if (buttons_above(plan)) {
		int own = at_most(px(398.0f * em), px((float)all * (plan->tight ? 0.30f : 0.36f)));
		int line = all - own - sizes->gap;
		layout->own = (struct rect){sizes->margin, line_y, own, sizes->card};
		layout->line =
			(struct rect){sizes->margin + own + sizes->gap, line_y, line, sizes->card};
		return own >= px((plan->tight ? 170.0f : 200.0f) * em) &&
		       line >= px((plan->tight ? 260.0f : 360.0f) * em);
	}
	int row = sizes->card > sizes->button ? sizes->card : sizes->button;
	int buttons = buttons_width(sizes, plan);
	layout->line = (struct rect){sizes->margin, line_y, all, sizes->card};
	int y = line_y - sizes->gap - row;
	place_buttons(layout, sizes, plan, wish->w - sizes->margin, y, row);
	if (plan->bottom_rows == 3) {
		layout->own = (struct rect){
			sizes->margin, y - sizes->gap - sizes->card, all, sizes->card};
		return buttons <= all;
	}
	int own = at_most(px(398.0f * em), all - buttons - sizes->gap);
	layout->own = middle(sizes->margin, y, row, own, sizes->card);
	return own >= px(200.0f * em);
}

static void put(struct board_hollow *hollow, const struct board_geometry *g, float along,
	float across, float r_along, float r_across)
{
	float u = g->unit;
	if (g->upright) { /* a quarter counter-clockwise */
		*hollow = (struct board_hollow){
			g->cx + across * u, g->cy - along * u, r_across * u, r_along * u};
	} else {
		*hollow = (struct board_hollow){
			g->cx + along * u, g->cy + across * u, r_along * u, r_across * u};
	}
}

/* Holes and stores in a board of HALF_LONG x HALF_SHORT units. */
static void place_hollows(struct board_geometry *g, bool stands, float half_long, float half_short)
{
	int n = g->holes;
	float step = 2.0f * (half_long - ENDS) / (float)n;
	float r = HOLE * step / STEP;
	float row = half_short * (stands ? ROW_PART_UPRIGHT : ROW_PART);
	/* Sowing looks clockwise: from right to left along A's row, the store at the left. */
	float sign = g->counter_clockwise ? -1.0f : 1.0f;
	if (r > HOLE)
		r = r > HOLE_MOST ? HOLE_MOST : r;
	for (int i = 0; i < n; i++) {
		float along = sign * ((float)(n - 1) / 2.0f - (float)i) * step;
		put(&g->places[i], g, along, row, r, r);
		put(&g->places[board_opposite(n, i)], g, along, -row, r, r);
	}
	float store = half_long - STORE_IN;
	put(&g->places[n], g, -sign * store, 0.0f, STORE_ALONG, STORE_ACROSS);
	put(&g->places[2 * n + 1], g, sign * store, 0.0f, STORE_ALONG, STORE_ACROSS);
	g->seed = SEED * (r > HOLE ? 1.0f + (r / HOLE - 1.0f) * 0.5f : r / HOLE) * g->unit;
}

/* The largest board that fits in LONG x SHORT pixels; false where it would be too small. */
static bool place_board(struct board_geometry *g, const struct layout_wish *wish, bool stands,
	float window, float room_long, float room_short)
{
	bool upright = is_upright(wish);
	float half_long = ENDS + STEP * (float)wish->holes / 2.0f;
	float half_short = stands ? HALF_SHORT_UPRIGHT : HALF_SHORT;
	float best = upright ? room_long : fminf(room_long, WIDE_BEST * window);
	float least = (upright ? UPRIGHT_LEAST : WIDE_LEAST) * window;
	g->unit = fminf(best / (2.0f * half_long), room_short / (2.0f * half_short));
	if (best < least || g->unit <= 0.0f)
		return false;
	if (2.0f * half_long * g->unit < least) { /* few holes: set them wider apart */
		float most = ENDS + STEP_MOST * (float)wish->holes / 2.0f;
		half_long = fminf(most, least / (2.0f * g->unit));
	}
	if (2.0f * half_long * g->unit < least - 1.0f)
		return false;
	g->upright = upright;
	g->counter_clockwise = wish->counter_clockwise;
	g->holes = wish->holes;
	g->w = wish->w;
	g->h = wish->h;
	g->half_long = half_long * g->unit;
	g->half_short = half_short * g->unit;
	place_hollows(g, stands, half_long, half_short);
	return true;
}

static void place_tags(struct layout *layout, const struct sizes *sizes)
{
	const struct board_geometry *g = &layout->board;
	struct rect *f = &layout->frame;
	if (g->upright) {
		int room = f->x - sizes->margin - sizes->gap;
		int w = at_most(sizes->tag_w, room);
		int y = f->y + (f->h - sizes->tag_h) / 2;
		layout->far_tag = (struct rect){f->x - sizes->gap - w, y, w, sizes->tag_h};
		layout->own_tag = (struct rect){f->x + f->w + sizes->gap, y, w, sizes->tag_h};
		return;
	}
	int x = f->x + (f->w - sizes->tag_w) / 2;
	layout->far_tag = (struct rect){x, f->y - sizes->tag_h - 4, sizes->tag_w, sizes->tag_h};
	layout->own_tag = (struct rect){x, f->y + f->h + 4, sizes->tag_w, sizes->tag_h};
}

static bool try_plan(struct layout *layout, const struct layout_wish *wish, float window,
	const struct plan *plan, float em)
{
	struct sizes sizes;
	bool upright = is_upright(wish);
	struct board_geometry *g = &layout->board;
	memset(layout, 0, sizeof(*layout));
	layout->em = em;
	layout->one_line = plan->one_line;
	measure(&sizes, wish, plan, em);
	if (upright && plan->bottom_rows == 1)
		return false;
	bool placed = plan->table ? place_table(layout, wish, &sizes, plan, em)
				  : place_top(layout, wish, &sizes, plan, em) &&
					    place_bottom(layout, wish, &sizes, plan, em);
	if (!placed)
		return false;
	int top = sizes.top, bottom = sizes.bottom;
	if (plan->table)
		top = bottom;
	else if (plan->centred && !upright)
		top = bottom = top > bottom ? top : bottom;
	float tall = (float)(wish->h - top - bottom);
	/* Upright, the names of the rows stand beside the board; large letters give way to it. */
	float wide = upright ? (float)wish->w - 2.0f * (float)(sizes.margin + sizes.gap) -
				       fminf(180.0f * em, 0.27f * (float)wish->w)
			     : (float)wish->w;
	g->cx = (float)wish->w / 2.0f;
	g->cy = (float)top + tall / 2.0f;
	if (!place_board(g, wish, upright || plan->stands, window, upright ? tall : wide,
		    upright ? wide : tall))
		return false;
	float half_w = upright ? g->half_short : g->half_long;
	float half_h = upright ? g->half_long : g->half_short;
	layout->frame = (struct rect){
		px(g->cx - half_w), px(g->cy - half_h), px(2.0f * half_w), px(2.0f * half_h)};
	place_tags(layout, &sizes);
	return true;
}

/* The board is to be long in a window of which WINDOW pixels count, and the whole of it goes before
 * the wished size EM of letters, down to LEAST. */
static bool try_plans(struct layout *layout, const struct layout_wish *wish, bool stands,
	float window, float em, float least)
{
	size_t count = wish->table ? sizeof(table_plans) / sizeof(table_plans[0])
				   : sizeof(plans) / sizeof(plans[0]);
	for (; em >= least; em *= 0.95f) {
		for (size_t i = 0; i < count; i++) {
			struct plan plan = wish->table ? table_plans[i] : plans[i];
			plan.stands = stands;
			if (try_plan(layout, wish, window, &plan, em))
				return true;
		}
	}
	return false;
}

/* How far a card can grow upwards over the mat before it comes near anything. */
static int room_above(const struct layout *l, const struct rect *card)
{
	const struct rect others[] = {l->frame, l->own_tag, l->far_tag, l->own, l->far, l->pack,
		l->menu, l->buttons[0], l->buttons[1], l->buttons[2], l->buttons[3]};
	int top = 0, gap = (int)lroundf((float)LAYOUT_GAP * l->em);
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
		const struct rect *r = &others[i];
		bool over = r->x < card->x + card->w && card->x < r->x + r->w;
		if (over && r->y < card->y && r->y + r->h > top)
			top = r->y + r->h;
	}
	return card->y - gap > top ? card->y - gap - top : 0;
}

/* Where the mat has room, the card holds three lines, the last one telling where a move would end
 * otherwise, and is so high whether there is something to tell or not. */
static void grow_line(struct layout *layout)
{
	struct rect *line = &layout->line, *own = &layout->own;
	bool beside = own->y == line->y && own->h == line->h;
	int by = room_above(layout, line), wanted = (int)lroundf(LINE_GROWS * layout->em);
	by = by < wanted ? by : wanted;
	if (beside && room_above(layout, own) < by)
		by = room_above(layout, own);
	line->y -= by;
	line->h += by;
	if (!beside)
		return;
	own->y = line->y;
	own->h = line->h;
}

/* The button that is asked for a hint stands where the hint will be read. */
static void place_hint(struct layout *layout, const struct layout_wish *wish)
{
	const struct rect *line = &layout->line;
	int target = at_least(0, (float)LAYOUT_TARGET * wish->scale);
	int edge = (int)lroundf(6.0f * layout->em), h = line->h - 2 * edge;
	int w = (int)lroundf(84.0f * layout->em), most = (int)lroundf(58.0f * layout->em);
	h = h < target ? target : at_most(h, most > target ? most : target);
	h = at_most(h, line->h);
	w = w < target ? target : w;
	edge = (line->h - h) / 2;
	layout->hint = (struct rect){line->x + line->w - edge - w, line->y + edge, w, h};
}

/* The board as it lies in a window that its players see turned by a quarter. */
static void stand_up(struct layout *layout, int w, int h)
{
	struct board_geometry *g = &layout->board;
	float cx = g->cx;
	g->cx = g->cy;
	g->cy = (float)h - cx;
	g->w = w;
	g->h = h;
	g->upright = true;
	for (int i = 0; i < board_places(g->holes); i++) {
		struct board_hollow p = g->places[i];
		g->places[i] = (struct board_hollow){p.y, (float)h - p.x, p.ry, p.rx};
	}
	layout->frame = draw_turn_rect(layout->frame, 3, w, h);
}

/* What both see the same: the top row is the bottom row of the other one. */
static void lay_table(struct layout *layout, const struct layout_wish *wish, bool stands)
{
	layout->table = true;
	layout->far_tag = (struct rect){0};
	layout->quarters[SIDE_A] = stands ? 3 : 0;
	layout->quarters[SIDE_B] = stands ? 1 : 2;
	if (stands)
		stand_up(layout, wish->w, wish->h);
}

void layout_make(struct layout *layout, const struct layout_wish *wanted)
{
	/* In a window dragged smaller than any hand could play in, part of the picture is outside.
	 */
	struct layout_wish small = *wanted;
	const struct layout_wish *wish = &small;
	CHECK(wish->w > 0 && wish->h > 0 && wish->scale > 0.0f);
	CHECK(wish->holes >= BOARD_HOLES_MIN && wish->holes <= BOARD_HOLES_MAX);
	bool stands = wish->table && is_upright(wish);
	small.w = small.w < LEAST_W ? LEAST_W : small.w;
	small.h = small.h < LEAST_H ? LEAST_H : small.h;
	small.scale = fminf(small.scale, fminf((float)small.w / 400.0f, (float)small.h / 300.0f));
	struct layout_wish upright = small;
	if (stands) {
		small.w = upright.h;
		small.h = upright.w;
	}
	float em = fmaxf(wish->scale, grown(wish)) * wish->text;
	if (wish->kiosk) /* the smallest text, 14.5, becomes 18 pixels */
		em = fmaxf(em, wish->scale * 1.25f);
	float longer = fmaxf((float)wish->w, (float)wish->h);
	float shorter = fminf((float)wish->w, (float)wish->h);
	bool made = try_plans(layout, wish, stands, longer, em, LETTERS_LEAST * wish->scale) ||
		    try_plans(layout, wish, stands, fminf(longer, STRETCHED * shorter), em, 0.02f);
	CHECK(made); /* a window has room for a board */
	grow_line(layout);
	layout->look = wanted->look;
	place_hint(layout, wish);
	if (wish->table)
		lay_table(layout, stands ? &upright : wish, stands);
}

struct rect layout_to_screen(const struct layout *layout, enum side side, struct rect rect)
{
	return draw_turn_rect(rect, layout->quarters[side], layout->board.w, layout->board.h);
}

struct rect layout_from_screen(const struct layout *layout, enum side side, struct rect rect)
{
	int quarters = layout->quarters[side], w = layout->board.w, h = layout->board.h;
	return quarters & 1 ? draw_turn_rect(rect, 4 - quarters, h, w)
			    : draw_turn_rect(rect, quarters, w, h);
}

void layout_zoom(struct board_geometry *g, float s, float fx, float fy, float tx, float ty)
{
	g->unit *= s;
	g->cx = (g->cx - fx) * s + tx;
	g->cy = (g->cy - fy) * s + ty;
	g->half_long *= s;
	g->half_short *= s;
	g->seed *= s;
	for (int i = 0; i < board_places(g->holes); i++) {
		struct board_hollow *place = &g->places[i];
		place->x = (place->x - fx) * s + tx;
		place->y = (place->y - fy) * s + ty;
		place->rx *= s;
		place->ry *= s;
	}
}

int layout_ordinal(const struct board_geometry *geometry, int hole)
{
	int n = geometry->holes;
	int first = board_first(n, board_side(n, hole));
	const struct board_hollow *me = &geometry->places[hole];
	int ordinal = 1;
	CHECK(!board_is_store(n, hole));
	for (int i = first; i < first + n; i++) {
		const struct board_hollow *other = &geometry->places[i];
		ordinal += geometry->upright ? other->y < me->y : other->x < me->x;
	}
	return ordinal;
}

int layout_hole(const struct board_geometry *geometry, enum side side, int ordinal)
{
	int first = board_first(geometry->holes, side);
	CHECK(ordinal >= 1 && ordinal <= geometry->holes);
	for (int i = first; i < first + geometry->holes; i++) {
		if (layout_ordinal(geometry, i) == ordinal)
			return i;
	}
	CHECK(!"holes of a row stand side by side");
	return first;
}

int layout_number_size(const struct layout *layout, int place)
{
	bool store = board_is_store(layout->board.holes, place);
	struct board_plate plate = board_plate(&layout->board, place);
	float size = (store ? 32.0f : 25.0f) * layout->board.unit;
	if (plate.h > 0.0f) /* figures are about seven tenths of the em high */
		size = fminf(size, fminf(plate.h * 1.15f, plate.w * 0.80f));
	return px(fmaxf(size, 14.0f * fminf(1.0f, layout->em)));
}
