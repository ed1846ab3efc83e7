/* SPDX-License-Identifier: MIT */
#include "main_script.h"

#include "base/nearest.h"
#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * What follows the words of a step: n a number, + one of 0 or more, t the rest of the line, l
 * numbers with commas between.
 */
static const struct phrase {
	const char *words;
	enum script_verb verb;
	const char *form;
	const char *wanted;
} phrases[] = {
	{"size", SCRIPT_SIZE, "++", "size W H"},
	{"tap place", SCRIPT_TAP_PLACE, "+", "tap place N"},
	{"tap words", SCRIPT_TAP_WORDS, "t", "tap words WORDS"},
	{"tap", SCRIPT_TAP, "nn", "tap X Y, tap place N or tap words WORDS"},
	{"press place", SCRIPT_PRESS_PLACE, "+", "press place N"},
	{"press", SCRIPT_PRESS, "nn", "press X Y or press place N"},
	{"finger", SCRIPT_FINGER_DOWN, "+fnn", "finger ID down|move|up X Y"},
	{"key", SCRIPT_KEY, "t", "key NAME"},
	{"pad", SCRIPT_PAD, "t", "pad NAME"},
	{"wait", SCRIPT_WAIT, "+", "wait MS"},
	{"mouse", SCRIPT_MOUSE, "nn", "mouse X Y"},
	{"click", SCRIPT_CLICK, "nn", "click X Y"},
	{"wheel", SCRIPT_WHEEL, "n", "wheel LINES"},
	{"shot", SCRIPT_SHOT, "t", "shot FILE"},
	{"expect screen", SCRIPT_EXPECT_SCREEN, "t", "expect screen NAME"},
	{"expect board", SCRIPT_EXPECT_BOARD, "l", "expect board N,N,…"},
	{"expect text", SCRIPT_EXPECT_TEXT, "t", "expect text WORDS"},
};

enum { PHRASES = sizeof phrases / sizeof *phrases, NUMBER_MAX = 1000000 };

static const char *skip_blanks(const char *at)
{
	return at + strspn(at, " \t");
}

/* Past WORDS at the start of LINE, or NULL where they are not there. */
static const char *after_words(const char *line, const char *words)
{
	while (*words) {
		const size_t len = strcspn(words, " ");

		if (strncmp(line, words, len) != 0 || strcspn(line, " \t") != len)
			return NULL;
		line = skip_blanks(line + len);
		words = skip_blanks(words + len);
	}
	return line;
}

static bool take_number(const char **at, int least, struct script_step *step)
{
	char *end;
	const long value = strtol(*at, &end, 10);

	if (end == *at || value < least || value > NUMBER_MAX || step->count == SCRIPT_NUMBERS)
		return false;
	step->numbers[step->count++] = (int)value;
	*at = end;
	return true;
}

static bool take_list(const char **at, struct script_step *step)
{
	if (!take_number(at, 0, step))
		return false;
	for (*at = skip_blanks(*at); **at == ','; *at = skip_blanks(*at)) {
		++*at;
		if (!take_number(at, 0, step))
			return false;
	}
	return true;
}

static bool take_finger(const char **at, struct script_step *step)
{
	static const char *const words[] = {"down", "move", "up"};

	for (int i = 0; i < 3; i++) {
		const char *after = after_words(*at, words[i]);

		if (!after)
			continue;
		step->verb = (enum script_verb)((int)SCRIPT_FINGER_DOWN + i);
		*at = after;
		return true;
	}
	return false;
}

static bool take_part(char form, const char **at, struct script_step *step)
{
	const char *start = *at;

	switch (form) {
	case 'n':
		return take_number(at, -NUMBER_MAX, step);
	case '+':
		return take_number(at, 0, step);
	case 'l':
		return take_list(at, step);
	case 'f':
		return take_finger(at, step);
	default:
		step->text = xstrdup(start);
		*at += strlen(start);
		return *start != '\0';
	}
}

static bool take_parts(const struct phrase *phrase, const char *at, struct script_step *step)
{
	for (const char *form = phrase->form; *form; form++) {
		const char *start = at;

		if (!take_part(*form, &at, step))
			return false;
		/* Numbers end at a blank or the end of the line. */
		if (at != start && *at && at[-1] != ' ' && at[-1] != '\t' && *at != ' ' &&
			*at != '\t')
			return false;
		at = skip_blanks(at);
	}
	return *at == '\0';
}

static void refuse_word(const char *line, struct diag *diag)
{
	const char *names[PHRASES + 1] = {NULL};
	char word[64];
	const char *near;

	snprintf(word, sizeof word, "%.*s", (int)strcspn(line, " \t"), line);
	/* "expect" and another word: the nearest is told by both. */
	if (strcmp(word, "expect") == 0)
		snprintf(word, sizeof word, "%.63s", line);
	for (int i = 0; i < PHRASES; i++)
		names[i] = phrases[i].words;
	near = nearest_name(word, names);
	diag_found(diag, "\"%s\"", word);
	if (near)
		diag_wanted(diag, "a step of a script; \"%s\" is near", near);
	else
		diag_wanted(diag, "a step of a script, such as \"%s\"", phrases[1].wanted);
}

static bool read_line(const char *line, struct script_step *step, struct diag *diag)
{
	for (int i = 0; i < PHRASES; i++) {
		const char *rest = after_words(line, phrases[i].words);

		if (!rest)
			continue;
		step->verb = phrases[i].verb;
		if (take_parts(&phrases[i], rest, step))
			return true;
		diag_found(diag, "\"%s\"", line);
		diag_wanted(diag, "%s", phrases[i].wanted);
		return false;
	}
	refuse_word(line, diag);
	return false;
}

static struct script_step *add_step(struct script *script)
{
	const size_t size = sizeof *script->steps;

	script->steps = xrealloc(script->steps, ((size_t)script->count + 1) * size);
	script->steps[script->count] = (struct script_step){0};
	return &script->steps[script->count++];
}

bool script_read(
	struct script *script, const char *file, const char *text, size_t len, struct diag *diag)
{
	const char *end = text + len;
	bool fine = true;

	*script = (struct script){0};
	diag_clear(diag);
	diag_file(diag, file);
	for (int number = 1; fine && text < end; number++) {
		const char *stop = memchr(text, '\n', (size_t)(end - text));
		const size_t width = (size_t)((stop ? stop : end) - text);
		char *line = xstrndup(text, width);
		const char *start = skip_blanks(line);
		size_t used = strlen(line);

		while (used > 0 && strchr(" \t\r", line[used - 1]))
			line[--used] = '\0';
		if (*start && *start != '#') {
			struct script_step *step = add_step(script);

			step->line = number;
			diag_place(diag, number, (int)(start - line) + 1);
			fine = read_line(start, step, diag);
		}
		free(line);
		text += width + 1;
	}
	return fine;
}

void script_release(struct script *script)
{
	for (int i = 0; i < script->count; i++)
		free(script->steps[i].text);
	free(script->steps);
	*script = (struct script){0};
}
