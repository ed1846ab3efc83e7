/* SPDX-License-Identifier: MIT */
#include "base/folders.h"
#include "cli.h"
#include "i18n/words.h"
#include "ui/rule_sentences.h"

/* The rules in sentences, one a line, for people. */
bool cli_rules(struct cli *cli)
{
	struct rule_sentences sentences;
	struct words *words;
	char folder[512];

	folders_join(folder, sizeof folder, cli->assets, "lang");
	words = words_load(folder, cli->diag);
	if (!words)
		return false;
	words_set_language(words, cli->lang);
	rule_sentences_make(&sentences, words, cli_pack(cli), &cli->rules);
	for (int i = 0; i < sentences.count; i++)
		strbuf_addf(cli->out, "%s\n", sentences.items[i].text);
	rule_sentences_release(&sentences);
	words_free(words);
	return true;
}
