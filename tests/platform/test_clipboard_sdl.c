/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "platform/clipboard_sdl.h"

#include <SDL.h>

#include <stdlib.h>
#include <string.h>

static int set_up(void **state)
{
	(void)state;
	return SDL_Init(SDL_INIT_VIDEO);
}

static int tear_down(void **state)
{
	(void)state;
	SDL_Quit();
	return 0;
}

static void clipboard__text_that_was_set__is_appended(void **state)
{
	struct clipboard clipboard = clipboard_sdl();
	struct strbuf text;

	(void)state;
	strbuf_init(&text);
	assert_true(clipboard.set(&clipboard, "umum.0.6c"));
	strbuf_addstr(&text, "code: ");
	assert_true(clipboard.get(&clipboard, &text));
	assert_string_equal(text.text, "code: umum.0.6c");
	strbuf_release(&text);
}

static void clipboard__without_text_or_with_too_much__gives_nothing(void **state)
{
	struct clipboard clipboard = clipboard_sdl();
	struct strbuf text;
	char *much = malloc(CLIPBOARD_TEXT_MAX + 2);

	(void)state;
	strbuf_init(&text);
	assert_true(clipboard.set(&clipboard, ""));
	assert_false(clipboard.get(&clipboard, &text));
	assert_non_null(much);
	memset(much, 'a', CLIPBOARD_TEXT_MAX + 1);
	much[CLIPBOARD_TEXT_MAX + 1] = '\0';
	assert_true(clipboard.set(&clipboard, much));
	assert_false(clipboard.get(&clipboard, &text));
	assert_int_equal(text.len, 0);
	assert_true(clipboard.set(&clipboard, much + 1));
	assert_true(clipboard.get(&clipboard, &text));
	assert_int_equal(text.len, CLIPBOARD_TEXT_MAX);
	free(much);
	strbuf_release(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(clipboard__text_that_was_set__is_appended),
		cmocka_unit_test(clipboard__without_text_or_with_too_much__gives_nothing),
	};

	return cmocka_run_group_tests_name("clipboard", tests, set_up, tear_down);
}
