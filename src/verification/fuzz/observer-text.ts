import { driverMarks } from './driver-marks.ts';

/** What a run comes to goes to its parent when it ends by itself: after a sanitizer, nothing does. */
export const observerText = `
static int report = -1, output = -1;
static char notes[2048];
static unsigned long noted;
static unsigned depth;

static int has_room(void) { return noted + 64 <= sizeof notes; }
void esbmc_action_see(long long value)
{
  if (has_room()) noted += (unsigned long)snprintf(notes + noted, 64, "%lld ", value);
}
void esbmc_action_see_real(double value)
{
  if (has_room()) noted += (unsigned long)snprintf(notes + noted, 64, "%.9g ", value);
}
void esbmc_action_begin(void) { depth++; }
_Bool esbmc_action_end(void) { return --depth == 0; }

static void finish(void)
{
  static char said[1024];
  long size;
  fflush(stdout);
  lseek(output, 0, SEEK_SET);
  size = read(output, said, sizeof said);
  for (long at = 0; at < size; at++) if (said[at] < ' ' || said[at] > '~') said[at] = '.';
  if (write(report, notes, noted) < 0 || write(report, "| ", 2) < 0) return;
  if (size > 0 && write(report, said, (unsigned long)size) < 0) return;
  size = snprintf(said, sizeof said, "|%u|", asked);
  if (write(report, said, (unsigned long)size) < 0) return;
}

static void watch_output(int nowhere)
{
  if (nowhere >= 0) dup2(nowhere, 2);
  output = open("output.txt", O_RDWR | O_CREAT | O_TRUNC, 0600);
  if (output >= 0) dup2(output, 1);
  atexit(finish);
}
`;

/** The loop over the runs. */
export const watchText = `
static int watch(long time)
{
  for (long end = milliseconds() + time; milliseconds() < end; run++) {
    static char told[4096];
    long size = 0, part;
    int status = 0, ends[2];
    pid_t child;
    if (pipe(ends) != 0 || (child = fork()) < 0) break;
    if (child == 0) {
      close(ends[0]);
      report = ends[1];
      limit_time();
      start();
    }
    close(ends[1]);
    while ((part = read(ends[0], told + size, sizeof told - 1 - (unsigned long)size)) > 0) size += part;
    close(ends[0]);
    if (waitpid(child, &status, 0) != child) break;
    told[size] = 0;
    fprintf(stderr, "${driverMarks.run} %llu %d %s\\n", run, WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status), told);
  }
  return 0;
}
`;
