/* SPDX-License-Identifier: MIT */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool refuse(struct diag *diag, const char *path, int error, const char *wanted)
{
	diag_clear(diag);
	diag_file(diag, path);
	diag_found(diag, "%s", strerror(error));
	diag_wanted(diag, "%s", wanted);
	return false;
}

static void name_beside(struct strbuf *name, const char *path, const char *ending)
{
	strbuf_init(name);
	strbuf_addstr(name, path);
	strbuf_addstr(name, ending);
}

static bool write_all(int fd, const char *bytes, size_t len)
{
	while (len > 0) {
		ssize_t put = write(fd, bytes, len);

		if (put < 0 && errno != EINTR)
			return false;
		if (put > 0) {
			bytes += put;
			len -= (size_t)put;
		}
	}
	return true;
}

/* Without O_NONBLOCK a pipe of that name would be waited for. */
static int open_new(const char *path)
{
	return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
}

static void step_done(const struct file_probe *probe, enum file_step step)
{
	if (probe)
		probe->after(probe->context, step);
}

/* False: another program is just writing to it. Where there are no locks nobody is told so. */
static bool lock(int fd)
{
	struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

	return fcntl(fd, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN);
}

/* It may have got its real name between being opened and locked. */
static bool is_called(int fd, const char *name)
{
	struct stat own, named;

	return fstat(fd, &own) == 0 && lstat(name, &named) == 0 && own.st_dev == named.st_dev &&
	       own.st_ino == named.st_ino;
}

/*
 * Opens what is to become PATH, empty; NAME is PATH.tmp, which a killed program may have left
 * behind, or a name of this program's where another one is at that. Nobody else writes to it until
 * it is closed, so that comes after it has its real name.
 */
static int open_fresh(const char *path, struct strbuf *name)
{
	int fd;

	name_beside(name, path, ".tmp");
	fd = open(name->text, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
	if (fd < 0)
		return -1;
	if (lock(fd) && is_called(fd, name->text)) {
		int error = ftruncate(fd, 0) == 0 ? 0 : errno;

		if (!error)
			return fd;
		close(fd);
		errno = error;
		return -1;
	}
	close(fd);
	strbuf_clear(name);
	strbuf_addf(name, "%s.%ld.tmp", path, (long)getpid());
	return open_new(name->text);
}

/* Returns 0 or the errno of what failed. */
static int write_synced(int fd, const char *bytes, size_t len, const struct file_probe *probe)
{
	step_done(probe, FILE_OPENED);
	if (!write_all(fd, bytes, len))
		return errno;
	step_done(probe, FILE_WRITTEN);
	if (fsync(fd) != 0)
		return errno;
	step_done(probe, FILE_SYNCED);
	return 0;
}

static int copy_file(const char *from, const char *to)
{
	char block[8192];
	ssize_t got;
	int error = 0;
	int in = open(from, O_RDONLY | O_CLOEXEC);
	int out;

	if (in < 0)
		return errno;
	out = open_new(to);
	if (out < 0) {
		error = errno;
		close(in);
		return error;
	}
	while (!error && (got = read(in, block, sizeof block)) != 0)
		if (got > 0 ? !write_all(out, block, (size_t)got) : errno != EINTR)
			error = errno;
	if (!error && fsync(out) != 0)
		error = errno;
	close(in);
	if (close(out) != 0 && !error)
		error = errno;
	return error;
}

/*
 * The good file keeps its own name all the while, so there is no moment without one. A hard
 * link costs nothing; file systems without links (FAT, some network shares) get a copy.
 */
static int back_up(const char *path)
{
	struct strbuf backup;
	int error = 0;

	if (!file_exists(path))
		return 0;
	name_beside(&backup, path, ".bak");
	if (unlink(backup.text) != 0 && errno != ENOENT)
		error = errno;
	else if (link(path, backup.text) != 0 && errno != EEXIST) /* another program's is as good */
		error = copy_file(path, backup.text);
	strbuf_release(&backup);
	return error;
}

/*
 * Without this a power cut may bring the old name back. File systems that can't do it say so, and
 * then old or new is still all there can be: no reason to report a failure.
 */
static void sync_folder(const char *path)
{
	const char *slash = strrchr(path, '/');
	struct strbuf folder;
	int fd;

	strbuf_init(&folder);
	if (!slash)
		strbuf_addch(&folder, '.');
	else
		strbuf_add(&folder, path, slash == path ? 1 : (size_t)(slash - path));
	fd = open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (fd >= 0) {
		(void)fsync(fd);
		close(fd);
	}
	strbuf_release(&folder);
}

bool file_replace(const char *path, const char *bytes, size_t len, const struct file_probe *probe,
	struct diag *diag)
{
	struct strbuf fresh;
	int fd = open_fresh(path, &fresh);
	int error = fd < 0 ? errno : write_synced(fd, bytes, len, probe);

	if (!error) {
		error = back_up(path);
		if (!error)
			step_done(probe, FILE_BACKED_UP);
	}
	if (!error && rename(fresh.text, path) != 0)
		error = errno;
	if (error) {
		unlink(fresh.text); /* or what is in its way */
		refuse(diag, path, error, "a file that can be written");
	} else {
		step_done(probe, FILE_RENAMED);
		sync_folder(path);
		step_done(probe, FILE_DONE);
	}
	if (fd >= 0)
		close(fd);
	strbuf_release(&fresh);
	return !error;
}

/* Only what is a file: a pipe would be waited for, a device has no end. A folder is left to read(),
 * which says so. */
static bool open_file(const char *path, int *fd, struct diag *diag)
{
	struct stat found;

	*fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (*fd < 0)
		return refuse(diag, path, errno, "a file that can be read");
	if (fstat(*fd, &found) != 0 || S_ISREG(found.st_mode) || S_ISDIR(found.st_mode))
		return true;
	close(*fd);
	diag_clear(diag);
	diag_file(diag, path);
	diag_found(diag, "something that is no file");
	diag_wanted(diag, "a file");
	return false;
}

bool file_read(const char *path, size_t limit, struct strbuf *out, struct diag *diag)
{
	const size_t start = out->len;
	char block[8192];
	ssize_t got;
	int error = 0;
	int fd;

	if (!open_file(path, &fd, diag))
		return false;
	while (!error && out->len - start <= limit && (got = read(fd, block, sizeof block)) != 0) {
		if (got > 0)
			strbuf_add(out, block, (size_t)got);
		else if (errno != EINTR)
			error = errno;
	}
	close(fd);
	if (!error && out->len - start <= limit)
		return true;
	if (error) {
		refuse(diag, path, error, "a file that can be read");
	} else {
		diag_clear(diag);
		diag_file(diag, path);
		diag_found(diag, "more than %zu bytes", limit);
		diag_wanted(diag, "at most %zu bytes", limit);
	}
	out->len = start;
	out->text[start] = '\0';
	return false;
}

/* ---- In parts --------------------------------------------------------------------------- */

bool file_replace_parts(
	const char *path, const struct file_part *parts, int count, struct diag *diag)
{
	struct strbuf fresh;
	int fd = open_fresh(path, &fresh);
	int error = fd < 0 ? errno : 0;

	for (int i = 0; !error && i < count; i++)
		if (!write_all(fd, parts[i].bytes, parts[i].len))
			error = errno;
	if (!error && rename(fresh.text, path) != 0)
		error = errno;
	if (error) {
		unlink(fresh.text); /* or what is in its way */
		refuse(diag, path, error, "a file that can be written");
	}
	if (fd >= 0)
		close(fd);
	strbuf_release(&fresh);
	return !error;
}

bool file_open(struct file_input *input, const char *path, struct diag *diag)
{
	struct stat found;

	input->path = path;
	if (!open_file(path, &input->fd, diag))
		return false;
	if (fstat(input->fd, &found) == 0) {
		input->size = (unsigned long long)found.st_size;
		return true;
	}
	refuse(diag, path, errno, "a file that can be read");
	close(input->fd);
	return false;
}

bool file_take(struct file_input *input, void *bytes, size_t len, struct diag *diag)
{
	char *at = bytes;

	if (!bytes)
		return lseek(input->fd, (off_t)len, SEEK_CUR) >= 0 ||
		       refuse(diag, input->path, errno, "a file that can be read");
	while (len > 0) {
		ssize_t got = read(input->fd, at, len);

		if (got == 0) {
			diag_clear(diag);
			diag_file(diag, input->path);
			diag_found(diag, "the end of the file");
			diag_wanted(diag, "%zu bytes more", len);
			return false;
		}
		if (got < 0 && errno != EINTR)
			return refuse(diag, input->path, errno, "a file that can be read");
		if (got > 0) {
			at += got;
			len -= (size_t)got;
		}
	}
	return true;
}

void file_close(struct file_input *input)
{
	close(input->fd);
}

bool file_exists(const char *path)
{
	struct stat found;

	return stat(path, &found) == 0;
}

void file_remove(const char *path)
{
	static const char *const endings[] = {"", ".bak", ".tmp"};

	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
		struct strbuf name;

		name_beside(&name, path, endings[i]);
		unlink(name.text);
		strbuf_release(&name);
	}
}

/* Makes a name nobody has; returns 0, or the errno. Two programs at once get two names. */
static int reserve_aside(const char *path, struct strbuf *name)
{
	for (int i = 1; i < 1000; i++) {
		int fd;

		strbuf_clear(name);
		strbuf_addf(name, "%s.corrupt", path);
		if (i > 1)
			strbuf_addf(name, ".%d", i);
		fd = open(name->text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
		if (fd >= 0) {
			close(fd);
			return 0;
		}
		if (errno != EEXIST)
			return errno;
	}
	return EEXIST;
}

bool file_set_aside(const char *path, struct strbuf *name, struct diag *diag)
{
	int error = reserve_aside(path, name);

	if (!error && rename(path, name->text) != 0) {
		error = errno;
		unlink(name->text);
	}
	if (!error)
		return true;
	strbuf_clear(name);
	return refuse(diag, path, error, "a file that can be renamed");
}

static bool is_folder(const char *path)
{
	struct stat found;

	return stat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

bool file_make_folder(const char *path, struct diag *diag)
{
	struct strbuf part;
	size_t len = strlen(path);
	bool ok = len > 0;
	int error = ENOENT;

	strbuf_init(&part);
	for (size_t i = 0; ok && i < len; i++) {
		strbuf_addch(&part, path[i]);
		if (i + 1 < len && path[i + 1] != '/')
			continue;
		/* 0700 is what the XDG base directory specification asks for. */
		if (mkdir(part.text, 0700) != 0) {
			error = errno == EEXIST ? ENOTDIR : errno;
			ok = is_folder(part.text);
		}
	}
	strbuf_release(&part);
	return ok || refuse(diag, path, error, "a folder that can be written to");
}

static bool read_accepted(
	const char *path, size_t limit, file_accept *accept, void *context, struct diag *diag)
{
	struct strbuf text;
	bool ok;

	strbuf_init(&text);
	ok = file_read(path, limit, &text, diag) &&
	     accept(context, path, text.text, text.len, diag);
	strbuf_release(&text);
	return ok;
}

static void put_aside(const char *path)
{
	struct strbuf name;
	struct diag ignored; /* in a folder that can't be written the file stays where it is */

	strbuf_init(&name);
	file_set_aside(path, &name, &ignored);
	strbuf_release(&name);
}

static bool is_missing(const char *path)
{
	struct stat found;

	return lstat(path, &found) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

enum file_load file_load(
	const char *path, size_t limit, file_accept *accept, void *context, struct diag *diag)
{
	struct strbuf backup;
	struct diag of_backup;
	enum file_load result;
	bool missing = is_missing(path);

	diag_clear(diag);
	if (read_accepted(path, limit, accept, context, diag))
		return FILE_LOADED;
	if (!missing)
		put_aside(path);
	diag_clear(&of_backup);
	name_beside(&backup, path, ".bak");
	/* A backup without its file is what an earlier run left after setting a bad one aside. */
	if (is_missing(backup.text)) {
		result = missing ? FILE_MISSING : FILE_BAD;
	} else if (read_accepted(backup.text, limit, accept, context, &of_backup)) {
		result = FILE_LOADED_BACKUP;
	} else {
		put_aside(backup.text);
		if (missing)
			*diag = of_backup;
		result = FILE_BAD;
	}
	strbuf_release(&backup);
	return result;
}
