/* SPDX-License-Identifier: MIT */
#include "i18n/pseudo.h"

#include "base/strbuf.h"

#include <string.h>

enum { STRETCH = 40 };

/* Only letters that the fonts of PLATFORM have; the others stay plain. */
static const char *const small[26] = {"á", "b", "ç", "ď", "é", "f", "ğ", "ĥ", "í", "ĵ", "ķ", "ľ",
	"m", "ñ", "ó", "p", "q", "ř", "š", "ť", "ú", "v", "ŵ", "x", "ý", "ž"};
static const char *const capital[26] = {"Á", "B", "Ç", "Ď", "É", "F", "Ğ", "Ĥ", "Í", "Ĵ", "Ķ", "Ľ",
	"M", "Ñ", "Ó", "P", "Q", "Ř", "Š", "Ť", "Ú", "V", "Ŵ", "X", "Ý", "Ž"};

/* NULL if C is no ASCII letter. */
static const char *accented(char c)
{
	if (c >= 'a' && c <= 'z')
		return small[c - 'a'];
	if (c >= 'A' && c <= 'Z')
		return capital[c - 'A'];
	return NULL;
}

char *pseudo_text(const char *text)
{
	struct strbuf out;
	int owed = 0; /* hundredths of a character still to be added */
	char *result;

	strbuf_init(&out);
	for (const char *at = text; *at; at++) {
		const char *letter = accented(*at);

		if (*at == '{') {
			size_t len = strcspn(at, "}");

			strbuf_add(&out, at, len + 1);
			at += len;
			continue;
		}
		if (((unsigned char)*at & 0xc0) != 0x80)
			owed += STRETCH;
		if (!letter) {
			strbuf_addch(&out, *at);
			continue;
		}
		strbuf_addstr(&out, letter);
		if (owed >= 100) {
			strbuf_addstr(&out, letter);
			owed -= 100;
		}
	}
	for (; owed > 0; owed -= 100)
		strbuf_addch(&out, '~');
	result = strbuf_detach(&out);
	strbuf_release(&out);
	return result;
}
