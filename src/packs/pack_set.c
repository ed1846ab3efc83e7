/* SPDX-License-Identifier: MIT */
#include "base/strbuf.h"
#include "base/xalloc.h"
#include "packs/pack.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* RULES, section 6. */
static const char *const first_ids[] = {"umum", "jawa-sleman", "congkak-melayu",
	"congklak-jalan-terus", "kalah", "congklak-babak", "congkak-ringkas", "congkak-warisan"};

enum { FIRST_COUNT = sizeof first_ids / sizeof *first_ids };

static int rank(const char *id)
{
	int i = 0;

	while (i < FIRST_COUNT && strcmp(first_ids[i], id) != 0)
		i++;
	return i;
}

static int compare_packs(const void *a, const void *b)
{
	const struct pack *left = a;
	const struct pack *right = b;
	int ranks = rank(left->id) - rank(right->id);

	if (left->own != right->own)
		return left->own ? 1 : -1;
	return ranks != 0 ? ranks : strcmp(left->id, right->id);
}

/* So that faults are told in the same order on every file system. */
static int compare_faults(const void *a, const void *b)
{
	const struct pack_fault *left = a;
	const struct pack_fault *right = b;

	return strcmp(left->file, right->file);
}

static bool is_pack_name(const char *name)
{
	size_t len = strlen(name);

	return name[0] != '.' && len > 5 && strcmp(name + len - 5, ".json") == 0;
}

static void add_fault(struct pack_set *set, const char *path, bool own, const struct diag *diag)
{
	struct pack_fault *fault;

	set->faults = xrealloc(set->faults, ((size_t)set->fault_count + 1) * sizeof *set->faults);
	fault = &set->faults[set->fault_count++];
	snprintf(fault->file, sizeof fault->file, "%s", path);
	fault->own = own;
	fault->diag = *diag;
}

static void add_pack(struct pack_set *set, const char *path, bool own)
{
	struct pack pack;
	struct diag diag;
	struct stat found;

	diag_clear(&diag);
	diag_file(&diag, path);
	if (stat(path, &found) == 0 && !S_ISREG(found.st_mode)) { /* opening a pipe would wait */
		diag_found(&diag, "something that is no file");
		diag_wanted(&diag, "a file");
		add_fault(set, path, own, &diag);
		return;
	}
	if (!pack_load(&pack, path, &diag)) {
		add_fault(set, path, own, &diag);
		return;
	}
	if (pack_set_find(set, pack.id)) {
		diag_clear(&diag);
		diag_file(&diag, path);
		diag_found(&diag, "the id \"%s\" of a pack that is there already", pack.id);
		diag_wanted(&diag, "another id and file name");
		add_fault(set, path, own, &diag);
		pack_release(&pack);
		return;
	}
	set->packs = xrealloc(set->packs, ((size_t)set->count + 1) * sizeof *set->packs);
	pack.own = own;
	set->packs[set->count++] = pack;
}

static bool add_folder(struct pack_set *set, const char *folder, bool own, struct diag *diag)
{
	DIR *entries = opendir(folder);
	const struct dirent *entry;
	struct strbuf path;

	if (!entries) {
		diag_clear(diag);
		diag_file(diag, folder);
		diag_found(diag, "%s", strerror(errno));
		diag_wanted(diag, "a folder of packs");
		return false;
	}
	strbuf_init(&path);
	while ((entry = readdir(entries))) {
		if (!is_pack_name(entry->d_name))
			continue;
		strbuf_clear(&path);
		strbuf_addf(&path, "%s/%s", folder, entry->d_name);
		add_pack(set, path.text, own);
	}
	strbuf_release(&path);
	closedir(entries);
	if (set->count > 1)
		qsort(set->packs, (size_t)set->count, sizeof *set->packs, compare_packs);
	if (set->fault_count > 1)
		qsort(set->faults, (size_t)set->fault_count, sizeof *set->faults, compare_faults);
	return true;
}

bool pack_set_load(struct pack_set *set, const char *folder, struct diag *diag)
{
	struct pack_set made = {.count = 0};

	if (!add_folder(&made, folder, false, diag))
		return false;
	*set = made;
	return true;
}

bool pack_set_add_folder(struct pack_set *set, const char *folder, struct diag *diag)
{
	return add_folder(set, folder, true, diag);
}

void pack_set_release(struct pack_set *set)
{
	for (int i = 0; i < set->count; i++)
		pack_release(&set->packs[i]);
	free(set->packs);
	free(set->faults);
	*set = (struct pack_set){.count = 0};
}

const struct pack *pack_set_find(const struct pack_set *set, const char *id)
{
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->packs[i].id, id) == 0)
			return &set->packs[i];
	}
	return NULL;
}

bool pack_set_rules(const void *context, const char *id, struct rules *rules)
{
	const struct pack *pack = pack_set_find(context, id);

	if (!pack)
		return false;
	*rules = pack->rules;
	return true;
}
