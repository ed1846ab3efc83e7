/* SPDX-License-Identifier: MIT */
#include "base/checksum.h"

#include "test.h"

#include <string.h>

static void checksum__each_bit_changed__is_another(void **state)
{
	uint8_t bytes[131];
	uint64_t sum;

	(void)state;
	for (size_t i = 0; i < sizeof bytes; i++)
		bytes[i] = (uint8_t)(i * 37);
	sum = checksum_of(bytes, sizeof bytes);
	for (size_t i = 0; i < 8 * sizeof bytes; i++) {
		bytes[i / 8] ^= (uint8_t)(1 << i % 8);
		assert_int_not_equal(checksum_of(bytes, sizeof bytes), sum);
		bytes[i / 8] ^= (uint8_t)(1 << i % 8);
	}
	assert_int_equal(checksum_of(bytes, sizeof bytes), sum);
}

/* Two high bits that a plain multiplication would let cancel each other. */
static void checksum__the_same_high_bit_twice__is_another(void **state)
{
	uint8_t bytes[256] = {0};
	uint64_t sum = checksum_of(bytes, sizeof bytes);

	(void)state;
	for (size_t i = 7; i + 32 < sizeof bytes; i += 8) {
		bytes[i] ^= 0x80;
		bytes[i + 32] ^= 0x80;
		assert_int_not_equal(checksum_of(bytes, sizeof bytes), sum);
		bytes[i] ^= 0x80;
		bytes[i + 32] ^= 0x80;
	}
}

static void checksum__zeros_of_each_length__differ(void **state)
{
	uint8_t bytes[100] = {0};
	uint64_t sums[sizeof bytes];

	(void)state;
	for (size_t len = 0; len < sizeof bytes; len++) {
		sums[len] = checksum_of(bytes, len);
		for (size_t other = 0; other < len; other++)
			assert_int_not_equal(sums[len], sums[other]);
	}
}

/* Files are read on other machines. */
static void checksum__known_bytes__are_the_same_everywhere(void **state)
{
	(void)state;
	assert_int_equal(checksum_of("", 0), UINT64_C(0xa513aaee6c48a62b));
	assert_int_equal(checksum_of("congklak", 8), UINT64_C(0xad1b02aca479385d));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(checksum__each_bit_changed__is_another),
		cmocka_unit_test(checksum__the_same_high_bit_twice__is_another),
		cmocka_unit_test(checksum__zeros_of_each_length__differ),
		cmocka_unit_test(checksum__known_bytes__are_the_same_everywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
