/* SPDX-License-Identifier: MIT */
#include "app/print_pdf.h"

#include "base/xalloc.h"

#include <stdlib.h>

/* PDF 1.4 (Adobe, PDF Reference, third edition): five objects, a table of where they begin. */

enum { OBJECTS = 5, RUN_MAX = 128, RUN_END = 128 };

static unsigned char grey(uint32_t colour)
{
	unsigned r = colour >> 16 & 0xff, g = colour >> 8 & 0xff, b = colour & 0xff;

	return (unsigned char)((r * 299 + g * 587 + b * 114) / 1000);
}

/* How many shades from AT on are the same, at most RUN_MAX. */
static size_t run_at(const unsigned char *shades, size_t at, size_t count)
{
	size_t len = 1;

	while (at + len < count && len < RUN_MAX && shades[at + len] == shades[at])
		len++;
	return len;
}

/* The filter RunLength (section 3.3.4): 0..127 and that many bytes more, or 257 - n and a byte that
 * stands n times. */
static void pack_runs(const unsigned char *shades, size_t count, struct strbuf *out)
{
	size_t at = 0;

	while (at < count) {
		size_t run = run_at(shades, at, count), plain = 0;

		if (run > 1) {
			strbuf_addch(out, (char)(257 - run));
			strbuf_addch(out, (char)shades[at]);
			at += run;
			continue;
		}
		while (at + plain < count && plain < RUN_MAX &&
			run_at(shades, at + plain, count) < 3)
			plain++;
		plain = plain > 0 ? plain : 1;
		strbuf_addch(out, (char)(plain - 1));
		strbuf_add(out, (const char *)shades + at, plain);
		at += plain;
	}
	strbuf_addch(out, (char)RUN_END);
}

static void begin_object(struct strbuf *out, size_t start, size_t *offsets, int object)
{
	offsets[object - 1] = out->len - start;
	strbuf_addf(out, "%d 0 obj\n", object);
}

static void add_image(const struct canvas *canvas, struct strbuf *out)
{
	size_t count = (size_t)canvas->w * (size_t)canvas->h;
	unsigned char *shades = xalloc(count);
	struct strbuf packed;

	for (size_t i = 0; i < count; i++)
		shades[i] = grey(canvas->pixels[i]);
	strbuf_init(&packed);
	pack_runs(shades, count, &packed);
	strbuf_addf(out,
		"<< /Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceGray "
		"/BitsPerComponent 8 /Filter /RunLengthDecode /Length %zu >>\nstream\n",
		canvas->w, canvas->h, packed.len);
	strbuf_add(out, packed.text, packed.len);
	strbuf_addstr(out, "\nendstream\nendobj\n");
	strbuf_release(&packed);
	free(shades);
}

static void add_table(struct strbuf *out, size_t start, const size_t *offsets)
{
	size_t table = out->len - start;

	strbuf_addf(out, "xref\n0 %d\n0000000000 65535 f \n", OBJECTS + 1);
	for (int i = 0; i < OBJECTS; i++)
		strbuf_addf(out, "%010zu 00000 n \n", offsets[i]);
	strbuf_addf(out, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%zu\n%%%%EOF\n",
		OBJECTS + 1, table);
}

void print_pdf(const struct canvas *canvas, struct strbuf *out)
{
	/* A4 in points, 1/72 inch. */
	static const char page[] = "q 595.28 0 0 841.89 0 0 cm /Sheet Do Q\n";
	size_t offsets[OBJECTS], start = out->len;

	/* Bytes above 127 tell whoever sends files about that this is no text. */
	strbuf_addstr(out, "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
	begin_object(out, start, offsets, 1);
	strbuf_addstr(out, "<< /Type /Catalog /Pages 2 0 R >>\nendobj\n");
	begin_object(out, start, offsets, 2);
	strbuf_addstr(out, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n");
	begin_object(out, start, offsets, 3);
	strbuf_addstr(out, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.28 841.89] "
			   "/Resources << /XObject << /Sheet 5 0 R >> >> /Contents 4 0 R >>\n"
			   "endobj\n");
	begin_object(out, start, offsets, 4);
	strbuf_addf(out, "<< /Length %zu >>\nstream\n%sendstream\nendobj\n", sizeof page - 1, page);
	begin_object(out, start, offsets, 5);
	add_image(canvas, out);
	add_table(out, start, offsets);
}
