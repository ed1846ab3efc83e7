/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/opening_rig.h"

#include <string.h>

void opening_rig_open(struct rig *rig, const char *pack, int holes)
{
	rig_init(rig, 1280, 720, 1.0f);
	opening_rig_show(rig, pack, holes);
}

void opening_rig_open_held(struct rig *rig, const char *pack, int holes)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->runner.held = true;
	opening_rig_show(rig, pack, holes);
}

void opening_rig_show(struct rig *rig, const char *pack, int holes)
{
	rig->options.screen = "pembukaan";
	rig->options.pack = pack;
	rig->options.holes = holes;
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "pembukaan");
}

struct opening_page *opening_rig_page(const struct rig *rig)
{
	assert_string_equal(rig_screen(rig), "pembukaan");
	return (struct opening_page *)rig_page(rig);
}

void opening_rig_forget(struct rig *rig)
{
	struct opening_page *opening = opening_rig_page(rig);
	opening_book_release(&opening->shipped);
	opening_set_board(opening, opening->pack, opening->rules.holes);
	opening_build(&opening->page);
}

bool opening_rig_has(const struct rig *rig, int id)
{
	return widget_index(&rig_page(rig)->sheet.widgets, id) != WIDGET_NONE;
}
