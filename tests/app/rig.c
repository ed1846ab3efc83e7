/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool start(struct job_runner *runner, struct job *job)
{
	struct rig_runner *held = (struct rig_runner *)runner;
	if (held->refuses)
		return false;
	if (held->held && held->count < 16) {
		held->waiting[held->count++] = job;
		return true;
	}
	job->work(job);
	atomic_store(&job->state, JOB_DONE);
	return true;
}

static void take_off(struct rig_runner *runner, struct job *job)
{
	int kept = 0;
	for (int i = 0; i < runner->count; i++) {
		if (runner->waiting[i] != job)
			runner->waiting[kept++] = runner->waiting[i];
	}
	runner->count = kept;
}

static void join(struct job_runner *runner, struct job *job)
{
	struct rig_runner *held = (struct rig_runner *)runner;
	int before = held->count;
	take_off(held, job);
	/* A thread would come to its end now, told to stop. */
	if (held->count != before)
		job->work(job);
}

void rig_finish_job(struct rig *rig, int index)
{
	struct job *job = rig->runner.waiting[index];
	take_off(&rig->runner, job);
	job->work(job);
	atomic_store(&job->state, JOB_DONE);
}

void rig_finish_jobs(struct rig *rig)
{
	while (rig->runner.count > 0)
		rig_finish_job(rig, 0);
}

static void play(struct audio *audio, enum sound sound, int full, int pan)
{
	struct rig *rig = (struct rig *)((char *)audio - offsetof(struct rig, audio));
	(void)sound;
	(void)full;
	(void)pan;
	rig->sounds++;
}

static void set_volume(struct audio *audio, int percent)
{
	struct rig *rig = (struct rig *)((char *)audio - offsetof(struct rig, audio));
	rig->volume = percent;
}

static void set_effects(struct audio *audio, int percent)
{
	struct rig *rig = (struct rig *)((char *)audio - offsetof(struct rig, audio));
	rig->effects = percent;
}

static void set_music(struct audio *audio, int percent)
{
	struct rig *rig = (struct rig *)((char *)audio - offsetof(struct rig, audio));
	rig->music = percent;
}

static void set_material(struct audio *audio, int board, int seeds)
{
	struct rig *rig = (struct rig *)((char *)audio - offsetof(struct rig, audio));
	rig->board_heard = board;
	rig->seeds_heard = seeds;
}

static void say(struct speech *speech, const char *lang, const char *text)
{
	struct rig *rig = (struct rig *)((char *)speech - offsetof(struct rig, speech));
	rig->spoken++;
	snprintf(rig->said, sizeof(rig->said), "%s", text);
	snprintf(rig->said_lang, sizeof(rig->said_lang), "%s", lang);
}

static void silence(struct speech *speech)
{
	struct rig *rig = (struct rig *)((char *)speech - offsetof(struct rig, speech));
	rig->silenced++;
}

static bool has_voice(const struct speech *speech)
{
	const struct rig *rig =
		(const struct rig *)((const char *)speech - offsetof(struct rig, speech));
	return !rig->no_voice;
}

static struct rig *rig_of(struct clipboard *clipboard)
{
	return (struct rig *)((char *)clipboard - offsetof(struct rig, clipboard));
}

static bool get_copied(struct clipboard *clipboard, struct strbuf *out)
{
	const struct rig *rig = rig_of(clipboard);
	strbuf_addstr(out, rig->copied);
	return rig->copied[0] != '\0';
}

static bool set_copied(struct clipboard *clipboard, const char *text)
{
	struct rig *rig = rig_of(clipboard);
	snprintf(rig->copied, sizeof(rig->copied), "%s", text);
	return true;
}

static struct rig *rig_with(struct printer *printer)
{
	return (struct rig *)((char *)printer - offsetof(struct rig, printer));
}

static bool draw_picture(
	struct printer *printer, struct canvas *canvas, printer_paint *paint, void *context)
{
	struct rig *rig = rig_with(printer);
	struct fake_draw fake;
	if (rig->printer_fails)
		return false;
	fake_draw_init(&fake, canvas->w, canvas->h, 1.0f);
	paint(&fake.draw, context);
	assert_int_equal(fake.images, 0); /* given back with the draw */
	fake_draw_release(&fake);
	for (int i = 0; i < canvas->w * canvas->h; i++)
		canvas->pixels[i] = 0xffffffffu;
	rig->printed++;
	return true;
}

static bool make_png(struct printer *printer, const struct canvas *canvas, struct strbuf *out)
{
	(void)printer;
	(void)canvas;
	strbuf_addstr(out, "PNG");
	return true;
}

void rig_init(struct rig *rig, int w, int h, float scale)
{
	memset(rig, 0, sizeof(*rig));
	fake_draw_init(&rig->fake, w, h, scale);
	rig->audio = (struct audio){.play = play,
		.set_volume = set_volume,
		.set_effects = set_effects,
		.set_music = set_music,
		.set_material = set_material,
		.available = true};
	rig->speech = (struct speech){.say = say, .stop = silence, .is_available = has_voice};
	rig->clipboard = (struct clipboard){.get = get_copied, .set = set_copied};
	rig->printer = (struct printer){.draw = draw_picture, .png = make_png};
	rig->runner.runner = (struct job_runner){.start = start, .join = join};
	log_init(&rig->log);
	snprintf(rig->folders.assets, sizeof(rig->folders.assets), "%s/assets", SOURCE_DIR);
	snprintf(rig->folders.packs, sizeof(rig->folders.packs), "%s/packs", SOURCE_DIR);
	rig->options.lang = LANG_ID;
}

static bool at_once(void *clock)
{
	(void)clock;
	return true;
}

bool rig_try(struct rig *rig, struct diag *diag)
{
	struct app_host host = {
		.draw = &rig->fake.draw,
		.audio = &rig->audio,
		.speech = &rig->speech,
		.runner = &rig->runner.runner,
		.log = &rig->log,
		.folders = &rig->folders,
		.clipboard = rig->no_clipboard ? NULL : &rig->clipboard,
		.printer = rig->no_printer ? NULL : &rig->printer,
		.expired = rig->hasty ? at_once : NULL,
	};
	diag_clear(diag);
	rig->app = app_new(&host, &rig->options, diag);
	return rig->app != NULL;
}

void rig_start(struct rig *rig)
{
	struct diag diag;
	if (!rig_try(rig, &diag)) {
		struct strbuf text;
		strbuf_init(&text);
		diag_write(&diag, &text);
		fail_msg("%s", text.text);
	}
}

void rig_stop(struct rig *rig)
{
	app_free(rig->app);
	rig->app = NULL;
	assert_int_equal(rig->fake.images, 0);
	assert_int_equal(rig->runner.count, 0);
}

void rig_release(struct rig *rig)
{
	rig_stop(rig);
	log_release(&rig->log);
	fake_draw_release(&rig->fake);
}

void rig_input(struct rig *rig, struct input input)
{
	app_input(rig->app, &input, rig->now);
	app_update(rig->app, rig->now);
}

void rig_key(struct rig *rig, enum key key)
{
	rig_input(rig, (struct input){.kind = INPUT_KEY, .key = key});
}

void rig_tap(struct rig *rig, int x, int y)
{
	struct input input = {.kind = INPUT_DOWN, .pointer = 1, .x = x, .y = y, .touch = true};
	rig_input(rig, input);
	input.kind = INPUT_UP;
	rig_input(rig, input);
}

void rig_click(struct rig *rig, int x, int y)
{
	struct input input = {.kind = INPUT_DOWN, .pointer = POINTER_MOUSE, .x = x, .y = y};
	rig_input(rig, input);
	input.kind = INPUT_UP;
	rig_input(rig, input);
}

void rig_pass(struct rig *rig, int ms)
{
	for (int passed = 0; passed < ms; passed += 16) {
		rig->now += 16;
		app_update(rig->app, rig->now);
	}
}

void rig_resize(struct rig *rig, int w, int h, float scale)
{
	rig->fake.draw.w = w;
	rig->fake.draw.h = h;
	rig->fake.draw.scale = scale;
	rig_input(rig, (struct input){.kind = INPUT_RESIZED});
}

const char *rig_screen(const struct rig *rig)
{
	return app_screen_name(rig->app);
}

struct page *rig_page(const struct rig *rig)
{
	struct screen *top = stack_top(&rig->app->stack);
	assert_ptr_equal(top->calls->layout, page_layout);
	return (struct page *)top;
}

static struct widget *find(const struct rig *rig, const char *key)
{
	struct widget_set *set = &rig_page(rig)->sheet.widgets;
	const char *words = words_get(rig->app->words, key);
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, words) == 0)
			return &set->items[i];
	}
	fail_msg("%s: no \"%s\" on it", rig_screen(rig), words);
	return NULL;
}

void rig_find(const struct rig *rig, const char *key, int *x, int *y)
{
	const struct widget *widget = find(rig, key);
	struct sheet *sheet = &rig_page(rig)->sheet;
	sheet_show(sheet, &rig->app->theme, (int)(widget - sheet->widgets.items));
	*x = widget->rect.x + widget->rect.w / 2;
	*y = widget->rect.y + widget->rect.h / 2;
}

void rig_tap_word(struct rig *rig, const char *key)
{
	int x;
	int y;
	rig_find(rig, key, &x, &y);
	rig_tap(rig, x, y);
}

void rig_tap_id(struct rig *rig, int id)
{
	struct sheet *sheet = &rig_page(rig)->sheet;
	int index = widget_index(&sheet->widgets, id);
	assert_int_not_equal(index, WIDGET_NONE);
	sheet_show(sheet, &rig->app->theme, index);
	struct rect rect = sheet->widgets.items[index].rect;
	rig_tap(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

bool rig_says(const struct rig *rig, const char *text)
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	for (int i = 0; i < sheet->text_count; i++)
		if (strstr(sheet->texts[i].text, text))
			return true;
	return false;
}

bool rig_says_word(const struct rig *rig, const char *key)
{
	return rig_says(rig, words_get(rig->app->words, key));
}

void rig_key_word(struct rig *rig, const char *key)
{
	const struct widget *wanted = find(rig, key);
	struct widget_set *set = &rig_page(rig)->sheet.widgets;
	for (int i = 0; i <= set->count; i++) {
		if (set->focus_shown && set->focus == (int)(wanted - set->items)) {
			rig_key(rig, KEY_ENTER);
			return;
		}
		rig_key(rig, KEY_TAB);
	}
	fail_msg("%s: Tab never comes to \"%s\"", rig_screen(rig), key);
}
