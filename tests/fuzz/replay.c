/* SPDX-License-Identifier: MIT */
#include "fuzz_target.h"

#include "base/file.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

/* replay FOLDER...: each file of these folders through the fuzz target, where there is no
 * libFuzzer. */
static int replay_folder(const char *folder)
{
	DIR *dir = opendir(folder);
	struct dirent *entry;
	int count = 0;

	while (dir && (entry = readdir(dir))) {
		char path[1024];
		struct strbuf text;
		struct diag diag;

		if (entry->d_name[0] == '.')
			continue;
		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		strbuf_init(&text);
		if (file_read(path, (size_t)4 << 20, &text, &diag)) {
			LLVMFuzzerTestOneInput((const uint8_t *)text.text, text.len);
			count++;
		}
		strbuf_release(&text);
	}
	if (dir)
		closedir(dir);
	return count;
}

int main(int argc, char **argv)
{
	int count = 0;

	for (int i = 1; i < argc; i++)
		count += replay_folder(argv[i]);
	printf("%d inputs\n", count);
	return count == 0;
}
