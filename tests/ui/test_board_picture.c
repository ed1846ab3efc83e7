/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "fake_draw.h"
#include "ui/board_picture.h"
#include "ui/layout.h"
#include "ui/picture_store.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct shelf {
	char folder[64];
	struct fake_draw fake;
	struct job_runner runner;
	struct layout layout;
};

static void shelf_size(struct shelf *shelf, int w, int h)
{
	struct layout_wish wish = {.w = w, .h = h, .scale = 1.0f, .text = 1.0f, .holes = 7};
	layout_make(&shelf->layout, &wish);
}

static int shelf_open(void **state)
{
	struct shelf *shelf = calloc(1, sizeof(*shelf));
	assert_non_null(shelf);
	snprintf(shelf->folder, sizeof(shelf->folder), "/tmp/congklak-picture-XXXXXX");
	assert_non_null(mkdtemp(shelf->folder));
	fake_draw_init(&shelf->fake, 400, 300, 1.0f);
	shelf->runner = job_runner_inline();
	shelf_size(shelf, 400, 300);
	*state = shelf;
	return 0;
}

/* The names in the folder; removes them too where asked. */
static int shelf_count(const struct shelf *shelf, char *last, bool remove_them)
{
	int count = 0;
	char path[512];
	DIR *dir = opendir(shelf->folder);
	assert_non_null(dir);
	for (struct dirent *entry = readdir(dir); entry; entry = readdir(dir)) {
		if (entry->d_name[0] == '.')
			continue;
		snprintf(path, sizeof(path), "%s/%s", shelf->folder, entry->d_name);
		if (last)
			strcpy(last, path);
		if (remove_them)
			assert_int_equal(remove(path), 0);
		count++;
	}
	closedir(dir);
	return count;
}

static int shelf_close(void **state)
{
	struct shelf *shelf = *state;
	shelf_count(shelf, NULL, true);
	assert_int_equal(rmdir(shelf->folder), 0);
	assert_int_equal(shelf->fake.images, 0);
	fake_draw_release(&shelf->fake);
	free(shelf);
	return 0;
}

static struct board_picture *hang(struct shelf *shelf, bool still)
{
	struct board_picture_host host = {.draw = &shelf->fake.draw,
		.runner = &shelf->runner,
		.cache = shelf->folder,
		.still = still};
	return board_picture_new(&host);
}

static void picture__first_time__is_coarse_then_fine_then_kept(void **state)
{
	struct shelf *shelf = *state;
	struct board_picture *picture = hang(shelf, false);
	board_picture_layout(picture, &shelf->layout.board, BOARD_JAWA, 0);
	assert_false(board_picture_is_fine(picture));
	assert_int_equal(shelf->fake.images, 1);
	assert_true(board_picture_update(picture, 16));
	assert_true(board_picture_is_fine(picture));
	assert_false(board_picture_update(picture, 32));
	assert_int_equal(shelf->fake.images, 1);
	board_picture_free(picture);
	assert_int_equal(shelf_count(shelf, NULL, false), 1);

	picture = hang(shelf, false);
	board_picture_layout(picture, &shelf->layout.board, BOARD_JAWA, 0);
	assert_true(board_picture_is_fine(picture)); /* in the first frame */
	board_picture_free(picture);
}

static void picture__still__is_fine_in_the_first_frame(void **state)
{
	struct shelf *shelf = *state;
	struct board_picture *picture = hang(shelf, true);
	board_picture_layout(picture, &shelf->layout.board, BOARD_JAWA, 0);
	assert_true(board_picture_is_fine(picture));
	assert_int_equal(board_picture_wait(picture, 0), -1);
	board_picture_free(picture);
}

static void picture__window_being_dragged__is_painted_finely_once_it_rests(void **state)
{
	struct shelf *shelf = *state;
	struct board_picture *picture = hang(shelf, false);
	board_picture_layout(picture, &shelf->layout.board, BOARD_JAWA, 0);
	board_picture_update(picture, 0);
	for (int i = 1; i <= 5; i++) {
		shelf_size(shelf, 400 + 10 * i, 300);
		board_picture_layout(
			picture, &shelf->layout.board, BOARD_JAWA, (uint64_t)(100 * i));
		board_picture_update(picture, (uint64_t)(100 * i));
		assert_false(board_picture_is_fine(picture));
	}
	int ms = board_picture_wait(picture, 500);
	assert_in_range(ms, 1, 1000);
	assert_true(board_picture_update(picture, (uint64_t)(500 + ms)));
	assert_true(board_picture_is_fine(picture));
	board_picture_free(picture);
	assert_int_equal(shelf_count(shelf, NULL, false), 2);
}

static void picture__of_another_board__is_painted_and_kept_for_itself(void **state)
{
	struct shelf *shelf = *state;
	struct board_picture *picture = hang(shelf, false);
	for (int style = 0; style < BOARD_STYLE_COUNT; style++) {
		board_picture_layout(
			picture, &shelf->layout.board, (enum board_style)style, (uint64_t)style);
		assert_false(board_picture_is_fine(picture));
		assert_true(board_picture_update(picture, (uint64_t)(1000 * (style + 1))));
		assert_true(board_picture_is_fine(picture));
		assert_int_equal(shelf_count(shelf, NULL, false), style + 1);
	}
	/* The first one again: it was kept. */
	board_picture_layout(picture, &shelf->layout.board, BOARD_JAWA, 5000);
	assert_true(board_picture_is_fine(picture));
	board_picture_free(picture);
}

static void picture__lost_images__are_made_again(void **state)
{
	struct shelf *shelf = *state;
	struct board_picture *picture = hang(shelf, true);
	board_picture_layout(picture, &shelf->layout.board, BOARD_JAWA, 0);
	shelf->fake.draw.epoch++;
	board_picture_layout(picture, &shelf->layout.board, BOARD_JAWA, 1);
	assert_true(board_picture_is_fine(picture));
	assert_int_equal(shelf->fake.images, 1);
	board_picture_free(picture);
}

static void store__damaged_file__is_not_used(void **state)
{
	struct shelf *shelf = *state;
	struct canvas canvas, back = {0};
	char path[512];
	paint_board(&canvas, &shelf->layout.board, BOARD_JAWA, true, NULL);
	for (long at = 0; at < 60; at += 4) {
		picture_store_write(shelf->folder, &shelf->layout.board, BOARD_JAWA, &canvas);
		assert_int_equal(shelf_count(shelf, path, false), 1);
		FILE *file = fopen(path, "r+b");
		assert_non_null(file);
		fseek(file, at, SEEK_SET);
		int old = fgetc(file);
		fseek(file, at, SEEK_SET);
		fputc(old ^ 0x5a, file);
		fclose(file);
		assert_false(
			picture_store_read(shelf->folder, &shelf->layout.board, BOARD_JAWA, &back));
	}
	/* Cut short. */
	picture_store_write(shelf->folder, &shelf->layout.board, BOARD_JAWA, &canvas);
	assert_int_equal(truncate(path, 5000), 0);
	assert_false(picture_store_read(shelf->folder, &shelf->layout.board, BOARD_JAWA, &back));
	/* Whole again. */
	picture_store_write(shelf->folder, &shelf->layout.board, BOARD_JAWA, &canvas);
	assert_true(picture_store_read(shelf->folder, &shelf->layout.board, BOARD_JAWA, &back));
	assert_memory_equal(
		back.pixels, canvas.pixels, (size_t)canvas.w * (size_t)canvas.h * sizeof(uint32_t));
	canvas_release(&back);
	canvas_release(&canvas);
}

static void store__many_sizes__keeps_the_last_few(void **state)
{
	struct shelf *shelf = *state;
	for (int i = 0; i < PICTURE_STORE_FILES + 4; i++) {
		struct canvas canvas;
		shelf_size(shelf, 400 + i, 300);
		canvas_init(&canvas, 400 + i, 300);
		picture_store_write(shelf->folder, &shelf->layout.board, BOARD_JAWA, &canvas);
		assert_true(shelf_count(shelf, NULL, false) <= PICTURE_STORE_FILES);
		canvas_release(&canvas);
		assert_true(picture_store_read(
			shelf->folder, &shelf->layout.board, BOARD_JAWA, &canvas));
		canvas_release(&canvas);
	}
	assert_int_equal(shelf_count(shelf, NULL, false), PICTURE_STORE_FILES);
}

static void store__no_folder__keeps_nothing(void **state)
{
	struct shelf *shelf = *state;
	struct canvas canvas;
	canvas_init(&canvas, 400, 300);
	picture_store_write("", &shelf->layout.board, BOARD_JAWA, &canvas);
	canvas_release(&canvas);
	assert_false(picture_store_read("", &shelf->layout.board, BOARD_JAWA, &canvas));
}

#define SHELF_TEST(name) cmocka_unit_test_setup_teardown(name, shelf_open, shelf_close)

int main(void)
{
	const struct CMUnitTest tests[] = {
		SHELF_TEST(picture__first_time__is_coarse_then_fine_then_kept),
		SHELF_TEST(picture__still__is_fine_in_the_first_frame),
		SHELF_TEST(picture__window_being_dragged__is_painted_finely_once_it_rests),
		SHELF_TEST(picture__of_another_board__is_painted_and_kept_for_itself),
		SHELF_TEST(picture__lost_images__are_made_again),
		SHELF_TEST(store__damaged_file__is_not_used),
		SHELF_TEST(store__many_sizes__keeps_the_last_few),
		SHELF_TEST(store__no_folder__keeps_nothing),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
