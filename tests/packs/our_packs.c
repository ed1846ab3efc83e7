/* SPDX-License-Identifier: MIT */
#include "packs/our_packs.h"

#include "test.h"

int our_packs_load(void **state)
{
	struct pack_set *packs = test_malloc(sizeof *packs);
	struct diag diag;

	assert_true(pack_set_load(packs, SOURCE_DIR "/packs", &diag));
	*state = packs;
	return 0;
}

int our_packs_release(void **state)
{
	pack_set_release(*state);
	test_free(*state);
	return 0;
}
