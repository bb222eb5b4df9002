/*
 * Stands in ESBMC's place on PATH: starts it, and notes when each run starts and ends and what processor time it
 * takes. A program of C's, as a script of the shell's would cost more than what is to be measured.
 * BINARY, LOG: paths.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval time)
{
    return time.tv_sec + time.tv_usec / 1e6;
}

static double now(void)
{
    struct timeval time;
    gettimeofday(&time, NULL);
    return seconds(time);
}

int main(int argc, char **argv)
{
    double start = now();
    const char *kind = "probe";
    for (int at = 1; at < argc; at += 1)
        if (strcmp(argv[at], "--show-stacktrace") == 0) kind = "run";
    pid_t child = fork();
    if (child == 0) {
        execv(BINARY, argv);
        _exit(127);
    }
    /* The whole group is ended, so ESBMC hears of it by itself. */
    signal(SIGTERM, SIG_IGN);
    int status = 0;
    struct rusage used;
    wait4(child, &status, 0, &used);
    char line[200];
    int length = snprintf(line, sizeof line, "%.6f %.6f %.6f %s\n", start, now(),
                          seconds(used.ru_utime) + seconds(used.ru_stime), kind);
    int log = open(LOG, O_WRONLY | O_CREAT | O_APPEND, 0644);
    if (log < 0 || write(log, line, (size_t)length) != length) return 1;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
