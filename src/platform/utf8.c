/* SPDX-License-Identifier: MIT */
#include "platform/utf8.h"

/* How many bytes a letter has by its first one; 0: no letter begins with it. */
static int length_of(unsigned char first)
{
	if (first < 0x80)
		return 1;
	if (first >= 0xC2 && first < 0xE0)
		return 2;
	if (first >= 0xE0 && first < 0xF0)
		return 3;
	return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

uint32_t utf8_next(const char **at)
{
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	const unsigned char *bytes = (const unsigned char *)*at;
	const int length = length_of(bytes[0]);
	uint32_t letter;

	++*at;
	if (length <= 1)
		return length ? bytes[0] : (uint32_t)UTF8_BAD;
	letter = bytes[0] & (0x7Fu >> length);
	for (int i = 1; i < length; i++) {
		if ((bytes[i] & 0xC0) != 0x80)
			return UTF8_BAD;
		letter = letter << 6 | (bytes[i] & 0x3Fu);
	}
	if (letter < least[length] || letter > 0x10FFFF || (letter >= 0xD800 && letter < 0xE000))
		return UTF8_BAD;
	*at += length - 1;
	return letter;
}

void utf8_add(struct strbuf *out, uint32_t letter)
{
	if (letter < 0x80) {
		strbuf_addch(out, (char)letter);
		return;
	}
	if (letter < 0x800) {
		strbuf_addch(out, (char)(0xC0 | letter >> 6));
	} else {
		if (letter < 0x10000) {
			strbuf_addch(out, (char)(0xE0 | letter >> 12));
		} else {
			strbuf_addch(out, (char)(0xF0 | letter >> 18));
			strbuf_addch(out, (char)(0x80 | (letter >> 12 & 0x3F)));
		}
		strbuf_addch(out, (char)(0x80 | (letter >> 6 & 0x3F)));
	}
	strbuf_addch(out, (char)(0x80 | (letter & 0x3F)));
}

bool utf8_is_combining(uint32_t letter)
{
	return (letter >= 0x300 && letter < 0x370) || letter == 0x200D ||
	       (letter >= 0xFE00 && letter < 0xFE10);
}
