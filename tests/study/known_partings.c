/* SPDX-License-Identifier: MIT */
#include "study/known_partings.h"

static const struct known_parting rows[KNOWN_PARTINGS] = {
	{"umum", "terminal", "tiga-lubang-kosong", 1, 28, 7, {16, 26, 0}, {51, 47, 1}},
	{"umum", "menembak.requireOppositeNonEmpty", "true", 1, 28, 18, {37, 36, 0}, {36, 36, 0}},
	{"umum", "menembak.requireLapCompleted", "true", 1, 28, 19, {37, 37, 0}, {37, 36, 0}},
	{"jawa-sleman", "terminal", "tak-ada-langkah", 1, 7, 7, {16, 26, 1}, {16, 26, 0}},
	{"jawa-sleman", "finalSweep", "pemilik-sisi", 1, 7, 7, {16, 26, 1}, {51, 47, 1}},
	{"jawa-sleman", "menembak.requireOppositeNonEmpty", "true", 4, 9, 6, {14, 9, 0},
		{13, 9, 0}},
	{"jawa-sleman", "menembak.requireLapCompleted", "true", 7, 4, 4, {17, 6, 1}, {11, 6, 0}},
	{"congkak-melayu", "menembak.requireLapCompleted", "false", 1, 54, 19, {37, 36, 0},
		{37, 37, 0}},
};

const struct known_parting *known_parting(int index)
{
	return &rows[index];
}
