/* SPDX-License-Identifier: MIT */
/* Words broken into lines: nothing is lost, no line is too long to follow, no word left over. */
#include "test.h"

#include "ui/fake_draw.h"
#include "ui/text_block.h"

#include <string.h>

static const char *const texts[] = {
	"Satu kata lalu kata lain yang agak lebih panjang, supaya barisnya penuh sampai ke tepi "
	"dan "
	"masih ada sisanya untuk baris berikut yang juga tidak pendek.",
	"Biji terakhir di lubang kosong di sisimu: kamu menembak, isi lubang di seberang masuk "
	"lumbungmu. Biji penembak ikut masuk dan giliran selesai. Seberangnya kosong? Biji "
	"penembak "
	"saja yang masuk.",
	"a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s "
	"t "
	"u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m",
	"“é” — “è” — “ê” — “ë” — “é” — “è” — “ê” — “ë” — “é” — “è” — “ê” — “ë” — “é” — “è” — “ê” — "
	"“ë”"
	" — “é” — “è” — “ê” — “ë” — “é” — “è” — “ê” — “ë” — “é” — “è” — “ê” — “ë” — “é” — “è” — "
	"“ê”",
	"Satu\nDua tiga\n\nEmpat",
	"https://contoh.example/alamat-yang-tidak-bisa-dipecah-di-mana-pun-selain-di-tengah-kata/"
	"dan/la"
	"gi/dan/lagi/dan/lagi/dan/lagi",
	"",
};

enum { TEXTS = sizeof(texts) / sizeof(*texts) };

static int characters(const char *text, int len)
{
	int count = 0;
	for (int i = 0; i < len; i++)
		count += ((unsigned char)text[i] & 0xc0) != 0x80;
	return count;
}

/* Every byte but blanks at breaks stands on a line, in order. */
static void check_whole(const struct text_block *block, const char *text)
{
	int at = 0;
	for (int i = 0; i < block->count; i++) {
		for (; at < block->starts[i]; at++)
			assert_true(text[at] == ' ' || text[at] == '\n');
		at += block->lengths[i];
	}
	for (; text[at]; at++)
		assert_true(text[at] == ' ' || text[at] == '\n');
}

static void text_block_read__any_width__loses_nothing_and_has_no_line_too_long(void **state)
{
	struct fake_draw fake;
	(void)state;
	fake_draw_init(&fake, 4000, 400, 1.0f);
	for (int i = 0; i < TEXTS; i++) {
		for (int width = 60; width < 3000; width += 17) {
			struct text_style style = {.size = 16};
			struct text_block block;
			text_block_read(&block, &fake.draw, style, 14, texts[i], width);
			check_whole(&block, texts[i]);
			for (int line = 0; line < block.count; line++)
				assert_true(characters(texts[i] + block.starts[line],
						    block.lengths[line]) <= TEXT_LINE_CHARACTERS);
			assert_true(block.width <= width);
		}
	}
	fake_draw_release(&fake);
}

static bool alone(const struct text_block *block, const char *text)
{
	int last = block->count - 1;
	return block->count > 1 &&
	       !memchr(text + block->starts[last], ' ', (size_t)block->lengths[last]);
}

static void text_block_read__last_word_alone__gets_company_without_a_further_line(void **state)
{
	struct fake_draw fake;
	int mended = 0, left = 0;
	(void)state;
	fake_draw_init(&fake, 4000, 400, 1.0f);
	for (int i = 0; i < 2; i++) {
		for (int width = 200; width < 1000; width++) {
			struct text_style style = {.size = 16};
			struct text_block plain, read;
			text_block_fit(&plain, &fake.draw, style, 14, texts[i], width);
			text_block_read(&read, &fake.draw, style, 14, texts[i], width);
			if (width < 600)
				assert_int_equal(read.count, plain.count);
			mended += alone(&plain, texts[i]) && !alone(&read, texts[i]);
			left += alone(&read, texts[i]);
		}
	}
	assert_true(mended > 50);
	assert_true(left * 10 < mended);
	fake_draw_release(&fake);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			text_block_read__any_width__loses_nothing_and_has_no_line_too_long),
		cmocka_unit_test(
			text_block_read__last_word_alone__gets_company_without_a_further_line),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
