/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/monkey_world.h"

#include "app/board_screen_record.h"
#include "app/board_screen_state.h"
#include "app/board_screen_swap.h"
#include "app/compare_state.h"
#include "app/opening_state.h"
#include "app/review_desk.h"
#include "base/file.h"

#include <stdio.h>
#include <string.h>

static int below(struct rng *rng, int count)
{
	return (int)rng_below(rng, (uint32_t)count);
}

static bool often(struct rng *rng, int percent)
{
	return below(rng, 100) < percent;
}

/* ---- the player's own packs */

/* A file of ours with another id. */
static void write_own(struct scratch *scratch, const char *ours, const char *id)
{
	struct strbuf text, changed;
	struct diag diag;
	char name[512];
	strbuf_init(&text);
	strbuf_init(&changed);
	snprintf(name, sizeof(name), SOURCE_DIR "/packs/%s.json", ours);
	assert_true(file_read(name, 1 << 20, &text, &diag));
	snprintf(name, sizeof(name), "\"id\": \"%s\"", ours);
	const char *at = strstr(text.text, name);
	assert_non_null(at);
	strbuf_addf(&changed, "%.*s\"id\": \"%s\"%s", (int)(at - text.text), text.text, id,
		at + strlen(name));
	snprintf(name, sizeof(name), "packs/%s.json", id);
	scratch_write(scratch, name, changed.text);
	strbuf_release(&changed);
	strbuf_release(&text);
}

void monkey_put_packs(struct scratch *scratch)
{
	struct diag diag;
	char packs[512];
	snprintf(packs, sizeof(packs), "%s", scratch_path(scratch, "packs"));
	assert_true(file_make_folder(packs, &diag));
	write_own(scratch, "umum", "kampung-kami");
	write_own(scratch, "congklak-babak", "babak-kami");
	write_own(scratch, "congkak-melayu", "bersama-kami");
	scratch_write(scratch, "packs/putus.json", "{\n\t\"format\": 1,\n\t\"id\": \"putus");
	scratch_write(scratch, "packs/umum.json", "{}");
	scratch_write(scratch, "packs/acak.json", "\x01\xff\xc2\x9b[31m \xf0\x9f\x90\x9a");
	snprintf(packs, sizeof(packs), "%s", scratch_path(scratch, "packs/map.json"));
	assert_true(file_make_folder(packs, &diag));
}

/* ---- how the program is started */

static const char *const codes[] = {"congklak-babak.0.6c4", "umum.0.6c",
	"congkak-warisan+rounds.maxRounds=3.0.", "congkak-warisan.0.", "congkak-melayu.0.6",
	"congklak-babak:5+rounds.maxRounds=2.0.", "jawa-sleman.0.", "kalah.0.2",
	"umum:3x1+rounds.mode=beberapa.0.", "congkak-melayu:4x2.0.", "umum+start=serentak.0.",
	/* seats may be changed */
	"umum.1.e", "umum:3.1.46",
	/* one choice before the end, of the game or of a round, and some more */
	"umum.0.5881a4b8ae0895920d5a84593d692bed481",
	"congklak-babak:3+rounds.maxRounds=2.0.25652160251201256262",
	"congklak-babak:3+rounds.maxRounds=2.0.25652160251201"};

enum { CODES = sizeof(codes) / sizeof(codes[0]), NEARLY_OVER = CODES - 3, SEATS = NEARLY_OVER - 2 };

static const char *any_code(struct rng *rng)
{
	return codes[often(rng, 30) ? NEARLY_OVER + below(rng, 3) : below(rng, CODES)];
}

/* A game in which they may be changed at once. */
static void choose_seats(struct app_options *options, struct rng *rng)
{
	options->code = codes[SEATS + below(rng, 2)];
	options->opponent = often(rng, 50) ? "5" : "6";
	options->pack = options->screen = NULL;
	options->holes = 0;
}

void monkey_choose_options(struct rig *rig, struct rng *rng)
{
	static const char *const opponents[] = {"2p", "2p", "2p", "1", "3", "5", "5", "6", "demo"};
	static const char *const screens[] = {"aturan", "banding", "ubah", "pilih", "sumber",
		"telaah", "pembukaan", "panduan", "belajar", "ulang", "ulang", "statistik",
		"teka-teki"};
	static const char *const packs[] = {"congkak-melayu", "congkak-warisan", "congklak-babak",
		"jawa-sleman", "kampung-kami", "babak-kami", "bersama-kami"};
	/* The last three are the player's own. */
	int known = rig->folders.data[0] != '\0' ? 7 : 4;
	struct app_options *options = &rig->options;
	options->lang = (enum lang)below(rng, LANG_COUNT + 1);
	options->kiosk = often(rng, 25);
	options->review_nodes = 100;
	options->opening_nodes = 1000;
	options->today = 20819;
	options->chance = rng_next(rng);
	if (often(rng, 45))
		options->code = any_code(rng);
	if (often(rng, 70))
		options->opponent = opponents[below(rng, 9)];
	if (often(rng, 30))
		options->holes =
			BOARD_HOLES_MIN + below(rng, BOARD_HOLES_MAX - BOARD_HOLES_MIN + 1);
	if (often(rng, 30))
		options->screen = screens[below(rng, (int)(sizeof(screens) / sizeof(screens[0])))];
	if (often(rng, 60))
		options->pack = packs[below(rng, known)];
	if (often(rng, 12))
		choose_seats(options, rng);
}

/* ---- the clipboard */

static void damage(struct rig *rig, struct rng *rng)
{
	size_t len = strlen(rig->copied);
	for (int i = below(rng, 4); i >= 0 && len > 0; i--)
		rig->copied[below(rng, (int)len)] = (char)(1 + below(rng, 255));
}

void monkey_fill_clipboard(struct rig *rig, struct rng *rng)
{
	static const struct {
		const char *before, *after;
		int most;
	} wraps[] = {{"", "", 999}, {"", "\r\n", 999}, {"\n\t ", "  ", 999}, {"", ".", 999},
		{"", "", 6}, {"kami-", "", 999}};
	const char *code = any_code(rng);
	int wrap = below(rng, 6);
	int size = below(rng, 4) == 0 ? CLIPBOARD_TEXT_MAX : below(rng, 200);
	switch (below(rng, 5)) {
	case 0:
		rig->copied[0] = '\0';
		break;
	case 1:
		for (int i = 0; i < size; i++)
			rig->copied[i] = (char)(1 + below(rng, 255));
		rig->copied[size] = '\0';
		break;
	case 2:
		snprintf(rig->copied, sizeof(rig->copied), "kampung-kami.0.%d", below(rng, 7));
		break;
	default:
		snprintf(rig->copied, sizeof(rig->copied), "%s%.*s%s", wraps[wrap].before,
			wraps[wrap].most, code, wraps[wrap].after);
		if (often(rng, 30))
			damage(rig, rng);
		break;
	}
}

/* ---- moments */

static const struct board_screen *board_of(const struct rig *rig)
{
	return (const struct board_screen *)app_board_screen(rig->app);
}

static const struct compare *compare_of(const struct rig *rig)
{
	const struct screen *top = stack_top(&rig->app->stack);
	bool is = strcmp(top->calls->name, "banding") == 0;
	return is ? (const struct compare *)top : NULL;
}

static bool is_own(const struct pack *pack)
{
	return pack && pack->own;
}

static const struct session *session_of(const struct rig *rig)
{
	const struct board_screen *s = board_of(rig);
	return s ? s->session : NULL;
}

static bool both_choose(const struct rig *rig)
{
	return board_of(rig) && board_is_shared(board_of(rig)) &&
	       session_awaits(session_of(rig), SIDE_A) && session_awaits(session_of(rig), SIDE_B);
}

static bool one_has_chosen(const struct rig *rig)
{
	const struct session *session = session_of(rig);
	return session && session_is_unseen(session) &&
	       session_awaits(session, SIDE_A) != session_awaits(session, SIDE_B);
}

static bool computer_opens(const struct rig *rig)
{
	const struct session *session = session_of(rig);
	return session && session_is_unseen(session) && session_is_thinking(session);
}

static bool hand_waits(const struct rig *rig)
{
	const struct session *session = session_of(rig);
	return session && session_match(session)->phase == MATCH_CHOOSING &&
	       !session_is_unseen(session);
}

static bool two_hands(const struct rig *rig)
{
	const struct board_screen *s = board_of(rig);
	if (!s || !presenter_is_moving(s->presenter))
		return false;
	const struct event_list *events = session_events(s->session);
	int hands = 0;
	for (int i = 0; i < events->len; i++)
		hands |= events->items[i].kind == EVENT_SOW ? 1 << events->items[i].by : 0;
	return session_before(s->session)->phase == MATCH_CHOOSING && hands == 3;
}

static bool round_waits(const struct rig *rig)
{
	return board_of(rig) && board_round_waits(board_of(rig));
}

static bool burned(const struct rig *rig)
{
	return session_of(rig) && session_match(session_of(rig))->position.burned != 0;
}

static bool conceded(const struct rig *rig)
{
	return session_of(rig) && session_match(session_of(rig))->conceded;
}

static bool record_plays(const struct rig *rig)
{
	return board_of(rig) && board_plays_itself(board_of(rig));
}

static bool record_stands(const struct rig *rig)
{
	const struct board_screen *s = board_of(rig);
	return s && s->is_record && s->told_shown;
}

static bool own_rules(const struct rig *rig)
{
	const struct session *session = session_of(rig);
	return session &&
	       !rules_equal(&session_setup(session)->rules, &session_setup(session)->base);
}

static bool own_pack(const struct rig *rig)
{
	return board_of(rig) && is_own(board_of(rig)->pack);
}

static bool changes_while_parked(const struct rig *rig)
{
	return rig->app->parked && strcmp(rig_screen(rig), "ubah") == 0;
}

static bool fault_told(const struct rig *rig)
{
	const struct screen *top = stack_top(&rig->app->stack);
	if (board_screen_is(top))
		return false;
	const struct sheet *sheet = &((const struct page *)top)->sheet;
	const char *words = words_get(rig->app->words, "packs.fault_do");
	for (int i = 0; i < sheet->text_count; i++) {
		if (strcmp(sheet->texts[i].text, words) == 0)
			return true;
	}
	return false;
}

static bool boards_parted(const struct rig *rig)
{
	return compare_of(rig) && comparison_has_parted(&compare_of(rig)->comparison);
}

static bool compared_by_hand(const struct rig *rig)
{
	return compare_of(rig) && compare_of(rig)->comparison.left != COMPARISON_IN_GAME;
}

static bool compare_runs(const struct rig *rig)
{
	return compare_of(rig) && compare_of(rig)->running;
}

static bool code_compared(const struct rig *rig)
{
	return compare_of(rig) && compare_of(rig)->source == COMPARE_CODE;
}

static bool code_refused(const struct rig *rig)
{
	return compare_of(rig) && compare_of(rig)->refused;
}

static bool played_compared(const struct rig *rig)
{
	return compare_of(rig) && compare_of(rig)->source == COMPARE_PLAYED;
}

static bool asked_over_page(const struct rig *rig)
{
	const struct stack *stack = &rig->app->stack;
	return rig->app->kiosk.state == KIOSK_ASKING && stack->count > 2 &&
	       !board_screen_is(stack->screens[stack->count - 2]);
}

static bool hint_asked(const struct rig *rig)
{
	return board_of(rig) && board_of(rig)->hint.asked;
}

static bool hint_stands(const struct rig *rig)
{
	return board_of(rig) && board_of(rig)->hint.what.hole != MARK_NONE;
}

static bool hint_unseen(const struct rig *rig)
{
	return hint_stands(rig) && session_is_unseen(session_of(rig));
}

static bool swap_offered(const struct rig *rig)
{
	return board_of(rig) && board_offers_swap(board_of(rig));
}

static bool seats_changed(const struct rig *rig)
{
	return session_of(rig) && session_setup(session_of(rig))->swapped;
}

static bool endings_learned(const struct rig *rig)
{
	return session_of(rig) && session_learning(session_of(rig)) >= 0;
}

static bool turn_searched(const struct rig *rig)
{
	const struct screen *top = stack_top(&rig->app->stack);
	return strcmp(top->calls->name, "pembukaan") == 0 &&
	       ((const struct opening_page *)top)->searching;
}

static bool line_led(const struct rig *rig)
{
	return board_of(rig) && board_of(rig)->leads;
}

static bool review_under_way(const struct rig *rig)
{
	return strcmp(rig_screen(rig), "telaah") == 0 &&
	       !review_is_done(&rig->app->reviewed->review);
}

static const struct moment {
	const char *name;
	bool (*is)(const struct rig *rig);
} moments[MONKEY_MOMENTS] = {
	{"both choose unseen", both_choose},
	{"one has chosen unseen", one_has_chosen},
	{"the computer thinks in an opening", computer_opens},
	{"a hand waits", hand_waits},
	{"two hands sow", two_hands},
	{"a round's page is to come", round_waits},
	{"a hole is burned", burned},
	{"somebody gave up", conceded},
	{"a record plays itself", record_plays},
	{"a record stands", record_stands},
	{"rules are one's own", own_rules},
	{"a pack is one's own", own_pack},
	{"rules are changed while a game waits", changes_while_parked},
	{"a pack's fault is told", fault_told},
	{"compared boards have parted", boards_parted},
	{"a compared game is gone on with by hand", compared_by_hand},
	{"a comparison steps by itself", compare_runs},
	{"a pasted game is compared", code_compared},
	{"a pasted text is refused", code_refused},
	{"a played game is compared", played_compared},
	{"somebody is asked for over a page", asked_over_page},
	{"a hint is worked out", hint_asked},
	{"a hint stands", hint_stands},
	{"a hint for an unseen choice stands", hint_unseen},
	{"changing seats is offered", swap_offered},
	{"seats were changed", seats_changed},
	{"the computer learns endings first", endings_learned},
	{"a first turn is searched", turn_searched},
	{"a first turn's line leads by hand", line_led},
	{"a game is looked at again, choice by choice", review_under_way},
};

unsigned monkey_moments(const struct rig *rig)
{
	unsigned bits = 0;
	for (unsigned i = 0; i < MONKEY_MOMENTS; i++)
		bits |= (moments[i].is(rig) ? 1u : 0u) << i;
	return bits;
}

const char *monkey_moment_name(unsigned moment)
{
	return moments[moment].name;
}
