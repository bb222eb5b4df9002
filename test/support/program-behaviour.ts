import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { findCompiler } from '../../src/adapters/compiler/find-compiler.ts';

/** What a program does with each input: its exit status and what it prints. */
export interface Behaviour {
  /** Null where it does not compile. */
  readonly outcomes: readonly string[] | null;
}

/** How many lists of input values every program gets. */
const inputs = 48;

const compiler = (await findCompiler(process.env))?.compiler ?? 'cc';

/**
 * Runs a program under the sanitizers with the same made-up inputs each time.
 * @param initial what is in local variables before anything is stored in them
 */
export async function behaviourOf(text: string, initial: 'zero' | 'pattern' = 'zero'): Promise<Behaviour> {
  const folder = await mkdtemp(join(tmpdir(), 'behaviour-'));
  try {
    await writeFile(join(folder, 'program.c'), text);
    await writeFile(join(folder, 'driver.c'), driver);
    const flags = [
      '-g0',
      '-w',
      '-fsanitize=address,undefined',
      '-fno-sanitize-recover=all',
      `-ftrivial-auto-var-init=${initial}`,
    ];
    const compiled = await execa(
      compiler,
      [...flags, '-Dmain=program_main', '-c', 'program.c', '-o', 'program.o'],
      { cwd: folder, reject: false },
    );
    if (compiled.failed) return { outcomes: null };
    await execa(compiler, [...flags, 'driver.c', 'program.o', '-lm', '-o', 'run'], { cwd: folder });
    const run = await execa(join(folder, 'run'), [], {
      cwd: folder,
      reject: false,
      timeout: 120_000,
      env: { ASAN_OPTIONS: 'detect_leaks=0:exitcode=99', UBSAN_OPTIONS: 'exitcode=99' },
      input: '7\n12\n-3\n100\nabc def\nlonger than most buffers are\n',
    });
    return { outcomes: run.stdout.split('\n').filter((line) => line.startsWith('#')) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An outcome in which neither a sanitizer nor a signal ended the program. */
export function isClean(outcome: string | undefined): boolean {
  return outcome !== undefined && / exit (?!99\b)\d+/.test(outcome);
}

/** Each input gets a process of its own. The values come from a fixed list of likely and extreme ones. */
const driver = `
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <limits.h>
#include <unistd.h>
#include <sys/wait.h>
#include <sys/resource.h>
int program_main(int, char **);
static unsigned long long state;
static int served;
static unsigned random_number(void) { state = state * 6364136223846793005ULL + 1442695040888963407ULL; return state >> 33; }
static const long long pool[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 31, 32, 33, 34, 92, 91, 93, 100, 101, 255, 256,
  -1, -2, -8, INT_MAX, INT_MIN, INT_MAX - 1, UINT_MAX};
static long long next(void)
{
  if (served++ > 12) return 0;
  unsigned kind = random_number() % 4;
  if (kind == 0) return random_number() % 12;
  if (kind == 1) return (int)random_number();
  return pool[random_number() % (sizeof pool / sizeof pool[0])];
}
int nondet_int(void) { return (int)next(); }
unsigned nondet_uint(void) { return (unsigned)next(); }
char nondet_char(void) { return (char)next(); }
unsigned char nondet_uchar(void) { return (unsigned char)next(); }
long nondet_long(void) { return next(); }
short nondet_short(void) { return (short)next(); }
float nondet_float(void) { return (float)(next() % 5) / 4.0f; }
double nondet_double(void) { return (double)(next() % 5) / 4.0; }
_Bool nondet_bool(void) { return next() & 1; }
int main(void)
{
  for (int i = 0; i < ${inputs}; i++) {
    fflush(stdout);
    int ends[2];
    if (pipe(ends)) return 1;
    pid_t child = fork();
    if (child == 0) {
      struct rlimit cpu = {2, 2};
      setrlimit(RLIMIT_CPU, &cpu);
      dup2(ends[1], 1);
      freopen("/dev/null", "w", stderr);
      state = 977u * (unsigned)i + 13u;
      char *arguments[] = {"program", "3", 0};
      exit(program_main(2, arguments) & 127);
    }
    close(ends[1]);
    char text[4096];
    unsigned hash = 5381;
    for (ssize_t n; (n = read(ends[0], text, sizeof text)) > 0;)
      for (ssize_t k = 0; k < n; k++) hash = hash * 33u + (unsigned char)text[k];
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status)) printf("#%d exit %d prints %u\\n", i, WEXITSTATUS(status), hash);
    else printf("#%d signal %d\\n", i, WTERMSIG(status));
  }
  return 0;
}
`;
