/* SPDX-License-Identifier: MIT */
#ifndef TESTS_RECORD_BAD_CODES_H
#define TESTS_RECORD_BAD_CODES_H

/* Codes with one fault each under the packs of the project, and the whole sentence that says so. */
struct bad_code {
	const char *code;
	const char *sentence;
};

int bad_codes_count(void);
const struct bad_code *bad_codes_at(int index);

#endif
