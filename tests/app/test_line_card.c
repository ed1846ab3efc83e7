/* SPDX-License-Identifier: MIT */
/* The words of the line under the board stay clear of the edges of their card. */
#include "test.h"

#include "app/line_card.h"
#include "ui/fake_draw.h"

#include <string.h>

static const struct {
	const char *first, *second;
} rows[] = {
	{"Di sini: putaran dihitung tiap langkah. Bacaan lain: putaran dihitung tiap angkatan.",
		"Pemain\u00a0A: Menembak 9 biji ke rumah · Sambung 1× · 10 biji pulang ke rumah · "
		"Giliran: "
		"Pemain\u00a0B"},
	{"Biji terakhir di lubang kosong lawan: giliran habis", "3 biji pulang ke lumbung"},
	{"Di sini: selesai kalau ada tiga lubang kosong. Bacaan lain: selesai kalau pemain yang "
	 "mendapat giliran tidak punya langkah lagi.",
		"Komputer: 12 biji pulang ke lumbung · Sambung 4× · Giliran: Pemain\u00a0A"},
	{"Giliran Pemain\u00a0A", ""},
};

static void line_card__texts_of_any_length__keep_clear_of_its_edges(void **state)
{
	struct fake_draw fake;
	struct stamps stamps;
	struct theme theme;
	(void)state;
	fake_draw_init(&fake, 1280, 720, 1.0f);
	stamps_init(&stamps, &fake.draw);
	theme_init(&theme, &fake.draw, 100, false);
	struct pen pen = {&fake.draw, &stamps, &theme};
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		for (int width = 440; width <= 900; width += 20) {
			struct line_card card = {.rect = {0, 100, width, 94},
				.first = rows[i].first,
				.second = rows[i].second,
				.em = 1.0f};
			fake_draw_clear(&fake);
			line_card_fit(&card, &pen);
			line_card_draw(&card, &pen);
			assert_non_null(fake_draw_find(&fake, "i"));
			for (int call = 0; call < fake.count; call++) {
				const struct rect *text = &fake.calls[call].rect;
				if (fake.calls[call].kind != FAKE_TEXT)
					continue;
				assert_true(text->y >= card.rect.y + 4);
				assert_true(text->y + text->h <= card.rect.y + card.rect.h - 4);
			}
			line_card_release(&card);
		}
	}
	stamps_release(&stamps);
	fake_draw_release(&fake);
}

/* Before a fact is left out letters are made smaller; before they touch the edge one is. */
static void line_card__four_lines__drop_the_last_fact(void **state)
{
	struct fake_draw fake;
	struct stamps stamps;
	struct theme theme;
	(void)state;
	fake_draw_init(&fake, 1280, 720, 1.0f);
	stamps_init(&stamps, &fake.draw);
	theme_init(&theme, &fake.draw, 100, false);
	struct pen pen = {&fake.draw, &stamps, &theme};
	struct line_card card = {.rect = {0, 100, 500, 94},
		.first = rows[0].first,
		.second = rows[0].second,
		.em = 1.0f};
	line_card_fit(&card, &pen);
	assert_string_equal(card.texts[0], rows[0].first);
	assert_true(strlen(card.texts[1]) > 0);
	assert_null(strstr(card.texts[1], "Giliran"));
	line_card_release(&card);
	stamps_release(&stamps);
	fake_draw_release(&fake);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(line_card__texts_of_any_length__keep_clear_of_its_edges),
		cmocka_unit_test(line_card__four_lines__drop_the_last_fact),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
