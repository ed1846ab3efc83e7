/* SPDX-License-Identifier: MIT */
#include "json/utf8.h"

#include <string.h>

size_t utf8_length(const char *text, size_t left)
{
	const unsigned char *at = (const unsigned char *)text;
	unsigned char low = 0x80;
	unsigned char high = 0xbf;
	size_t len;

	if (left == 0)
		return 0;
	if (at[0] < 0x80)
		return 1;
	if (at[0] < 0xc2 || at[0] > 0xf4)
		return 0;
	len = at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : 4;
	if (left < len)
		return 0;
	/* The second byte's range rules out overlong forms, surrogates and what lies past U+10FFFF.
	 */
	if (at[0] == 0xe0)
		low = 0xa0;
	else if (at[0] == 0xed)
		high = 0x9f;
	else if (at[0] == 0xf0)
		low = 0x90;
	else if (at[0] == 0xf4)
		high = 0x8f;
	if (at[1] < low || at[1] > high)
		return 0;
	for (size_t i = 2; i < len; i++) {
		if (at[i] < 0x80 || at[i] > 0xbf)
			return 0;
	}
	return len;
}

size_t utf8_cut(const char *text, size_t limit)
{
	size_t len = strlen(text);

	if (len <= limit)
		return len;
	while (limit > 0 && ((unsigned char)text[limit] & 0xc0) == 0x80)
		limit--;
	return limit;
}
