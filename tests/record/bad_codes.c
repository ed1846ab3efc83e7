/* SPDX-License-Identifier: MIT */
#include "record/bad_codes.h"

static const struct bad_code rows[] = {
	{"", "code:1:1: found the end, wanted a code of the form pack.0.moves"},
	{"umum", "code:1:1: found \"umum\", wanted a code of the form pack.0.moves"},
	{"umum.0", "code:1:1: found \"umum\", wanted a code of the form pack.0.moves"},
	{".0.6", "code:1:1: found \".\", wanted the id of a pack"},
	{"umun.0.6", "code:1:1: found \"umun\", wanted the id of a pack that is here"},
	{"umum.2.6", "code:1:6: found \"2\", wanted 0 or 1, who begins"},
	{"umum..6", "code:1:6: found \".\", wanted 0 or 1, who begins"},
	{"umum.00.6", "code:1:6: found \"00\", wanted 0 or 1, who begins"},
	{"umum:2.0.", "code:1:6: found \"2\", wanted 3 to 11 holes and at most 255 seeds in all"},
	{"umum:.0.", "code:1:6: found \".\", wanted a number of holes, 3 to 11"},
	{"umum:7x0.0.", "code:1:6: found \"7x0\", wanted a number of seeds behind the x"},
	{"umum:11x12.0.", "code:1:6: found \"11x12\", wanted 3 to 11 holes and at most 255 "
			  "seeds in all"},
	{"umum:7y7.0.",
		"code:1:7: found \"y7\", wanted an option (+), a position (@) or the moves"},
	{"umum+relai=true.0.", "code:1:6: found option \"relai\", wanted an option such as relay"},
	{"umum+relay.0.", "code:1:6: found \"relay\", wanted an option and its value: path=value"},
	{"umum+relay=ya.0.", "code:1:12: found \"ya\", wanted a value of this option"},
	{"umum+relay=false+relay=true.0.",
		"code:1:18: found \"relay=true\", wanted each option once"},
	{"umum+rounds.maxRounds=100.0.", "code:1:23: found \"100\", wanted a value of this option"},
	{"jawa-sleman+rounds.mode=beberapa.0.",
		"code:1:13: found options that do not go together, wanted another "
		"finalSweep than dibuang where several rounds are played"},
	{"umum@1_2.0.", "code:1:9: found \".\", wanted all places of the board, stores too"},
	{"umum@1_2_3_4_5_6_7_8_9_1_2_3_4_5_6_7_8.0.",
		"code:1:37: found \"_\", wanted no more places than the board has"},
	{"umum:3@99_99_99_0_0_0_0_0.0.", "code:1:8: found \"99\", wanted at most 255 seeds in all"},
	{"umum:3@0_0_0_0_0_0_0_0.0.", "code:1:8: found \"0\", wanted at least one seed"},
	{"umum:3@1_1_1_1_1_1_1_01.0.", "code:1:22: found \"01\", wanted a number of seeds"},
	{"umum?.0.", "code:1:1: found \"umum?\", wanted the id of a pack that is here"},
	{"umum.0.7", "code:1:8: found choice 1, \"7\", wanted a hole with seeds of the "
		     "player on turn"},
	{"umum.0.6c0", "code:1:10: found choice 3, \"0\", wanted a hole with seeds of the "
		       "player on turn"},
	{"umum.0.6!", "code:1:9: found choice 2, \"!\", wanted a hole with seeds of the "
		      "player on turn"},
	{"umum.0.6cce5ae8545a2084e2b64a4db3d50",
		"code:1:36: found choice 29, \"0\", wanted nothing more, as the game is "
		"over"},
	{"congklak-babak.1.6", "code:1:16: found \"1\", wanted 0, as both open together"},
};

int bad_codes_count(void)
{
	return (int)(sizeof rows / sizeof *rows);
}

const struct bad_code *bad_codes_at(int index)
{
	return &rows[index];
}
