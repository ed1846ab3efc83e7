/* SPDX-License-Identifier: MIT */
#ifndef APP_PRINT_PDF_H
#define APP_PRINT_PDF_H

#include "base/strbuf.h"
#include "paint/canvas.h"

/* Appends a PDF file of one A4 page, upright, that CANVAS fills in shades of grey: what any
 * computer can print at its true size. Runs of one shade are kept short, so white costs little. */
void print_pdf(const struct canvas *canvas, struct strbuf *out);

#endif
