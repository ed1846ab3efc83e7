/* SPDX-License-Identifier: MIT */
#include "main_help.h"

#include <stdlib.h>

static const char *const texts[LANG_COUNT] = {
	[LANG_ID] = "Pemakaian: congklak [PILIHAN]\n"
		    "Congklak, congkak, dan dakon dengan aturan yang disebut sumbernya.\n"
		    "\n"
		    "  --pack ID          aturan yang dimainkan, misalnya umum\n"
		    "  --holes N          banyaknya lubang tiap baris\n"
		    "  --opponent LAWAN   2p (dua orang), 1 sampai 6 (komputer), atau demo\n"
		    "  --lang id|ms|en    bahasa\n"
		    "  --size LxT         ukuran jendela, misalnya 1280x720\n"
		    "  --text PERSEN      besar huruf, 100 sampai 200\n"
		    "  --contrast         kontras tinggi\n"
		    "  --table            mode meja: dua orang berhadapan\n"
		    "  --board PAPAN      jawa, melayu, atau tanah\n"
		    "  --seeds BIJI       kerang, sawo, saga, atau guli\n"
		    "  --fullscreen       layar penuh\n"
		    "  --kiosk            untuk layar yang dipakai banyak orang bergantian\n"
		    "  --code KODE        mulai dari permainan atau papan dalam kode ini\n"
		    "  --data FOLDER      tempat data program\n"
		    "  --shot GAMBAR.png LAYAR  buat gambar satu layar, lalu selesai\n"
		    "  --script BERKAS    jalankan naskah pengujian, lalu selesai\n"
		    "  --help             tampilkan petunjuk ini\n"
		    "  --version          tampilkan versi\n",
	[LANG_MS] = "Penggunaan: congklak [PILIHAN]\n"
		    "Congklak, congkak dan dakon dengan peraturan yang dinyatakan sumbernya.\n"
		    "\n"
		    "  --pack ID          peraturan yang dimainkan, contohnya congkak-melayu\n"
		    "  --holes N          bilangan lubang setiap baris\n"
		    "  --opponent LAWAN   2p (dua orang), 1 hingga 6 (komputer) atau demo\n"
		    "  --lang id|ms|en    bahasa\n"
		    "  --size LxT         saiz tetingkap, contohnya 1280x720\n"
		    "  --text PERATUS     saiz huruf, 100 hingga 200\n"
		    "  --contrast         kontras tinggi\n"
		    "  --table            mod meja: dua orang bersemuka\n"
		    "  --board PAPAN      jawa, melayu atau tanah\n"
		    "  --seeds BIJI       kerang, sawo, saga atau guli\n"
		    "  --fullscreen       skrin penuh\n"
		    "  --kiosk            untuk skrin yang digunakan ramai orang silih berganti\n"
		    "  --code KOD         mula daripada permainan atau papan dalam kod ini\n"
		    "  --data FOLDER      tempat data program\n"
		    "  --shot GAMBAR.png SKRIN  buat gambar satu skrin, kemudian tamat\n"
		    "  --script FAIL      jalankan skrip ujian, kemudian tamat\n"
		    "  --help             paparkan bantuan ini\n"
		    "  --version          paparkan versi\n",
	[LANG_EN] = "Usage: congklak [OPTION]...\n"
		    "Congklak, congkak and dakon, each rule with its source.\n"
		    "\n"
		    "  --pack ID          the rules to play by, such as umum\n"
		    "  --holes N          holes in each row\n"
		    "  --opponent WHO     2p (two people), 1 to 6 (the computer) or demo\n"
		    "  --lang id|ms|en    language\n"
		    "  --size WxH         size of the window, such as 1280x720\n"
		    "  --text PERCENT     size of the letters, 100 to 200\n"
		    "  --contrast         high contrast\n"
		    "  --table            table mode: two people face to face\n"
		    "  --board BOARD      jawa, melayu or tanah\n"
		    "  --seeds SEEDS      kerang, sawo, saga or guli\n"
		    "  --fullscreen       fill the screen\n"
		    "  --kiosk            for a screen that many people use in turn\n"
		    "  --code CODE        start from the game or board in this code\n"
		    "  --data DIR         where the program's data are\n"
		    "  --shot PICTURE.png SCREEN  make a picture of one screen, then end\n"
		    "  --script FILE      play a test script, then end\n"
		    "  --help             show this help\n"
		    "  --version          show the version\n",
};

enum lang main_environment_lang(void)
{
	static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

	for (int i = 0; i < 3; i++) {
		const char *value = getenv(variables[i]);

		if (value && *value)
			return lang_find(value);
	}
	return LANG_COUNT;
}

const char *main_help(enum lang lang)
{
	if (lang == LANG_COUNT)
		lang = main_environment_lang();
	return texts[lang == LANG_COUNT ? LANG_EN : lang];
}
