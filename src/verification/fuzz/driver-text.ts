import { inString } from '../replay/arguments.ts';
import { assumptionFailed } from '../replay/assume-functions.ts';
import { bytesText, givenText } from './bytes-text.ts';
import { inputText } from './driver-input-text.ts';
import { driverMarks, runEndings } from './driver-marks.ts';
import { guidedDefine, guidedText } from './guided-text.ts';
import type { Literals } from './literals-of.ts';
import { observerText, watchText } from './observer-text.ts';

/** The exit code of a run that a sanitizer ended. */
export const sanitizerExit = 86;

export interface DriverOptions {
  readonly literals: Literals;
  /** The most that `argc` may be; 0 where `main` takes no arguments. */
  readonly mostArguments: number;
  readonly readsStandardInput: boolean;
  /** Whether the program notes what it comes to, by `esbmc_action_see`: then it can be started with `watch`. */
  readonly observes?: boolean;
}

/**
 * The other half of a program that tries inputs out: `main`, and where values come from. Started as
 * `program try FIRST MILLISECONDS` it makes runs, each in a process of its own, until one stops or the time is over.
 * The one that stopped is made once more as `program again RUN`, which writes its inputs down, and in which the
 * sanitizers look up lines (in the others that would take longer than all the rest). What a run gets depends on its number alone: the first
 * ones give the same boundary value throughout, later ones mix small numbers, boundaries, numbers and texts that the
 * code names, characters, and any bits. `program survey FIRST MILLISECONDS` goes on after runs that stop, and tells how
 * each ended; `program watch FIRST MILLISECONDS` tells what each came to. `program given HEX` makes one run, with values
 * made of bytes, and writes its inputs down.
 */
export function driverText({
  literals,
  mostArguments,
  readsStandardInput,
  observes = false,
}: DriverOptions): string {
  const numbers = literals.numbers.map((value) => `${value}LL`);
  const texts = literals.texts.map((text) => `"${[...Buffer.from(text)].map(inString).join('')}"`);
  return `#define _GNU_SOURCE
#undef main
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <fcntl.h>

typedef unsigned long long word;

extern void esbmc_action_start(int count, char **arguments);
extern int esbmc_action_fill;

static const long long numbers[] = { ${[...numbers, '0'].join(', ')} };
static const char *const texts[] = { ${[...texts, '""'].join(', ')} };
enum { number_count = ${numbers.length}, text_count = ${texts.length} };
static const long long boundaries[] = {
  0, 1, -1, 2, 3, 4, 5, 7, 8, 9, 10, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128, 255, 256, 257, 1000, 1024,
  32767, 32768, 65535, 65536, 2147483646LL, 2147483647LL, 2147483648LL, 4294967295LL, 4294967296LL, -2, -10, -128,
  -129, -32768, -2147483647LL, -2147483648LL, 9223372036854775807LL, -9223372036854775807LL - 1
};
enum { boundary_count = sizeof boundaries / sizeof *boundaries };

static word state;
static word run;
static int shows, surveys;
static unsigned shown, drawn, asked;

static word next(void)
{
  word mixed = state += 0x9e3779b97f4a7c15ULL;
  mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ULL;
  mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebULL;
  return mixed ^ mixed >> 31;
}

${bytesText}
static unsigned below(unsigned limit) { return limit == 0 ? 0 : (unsigned)(next() % limit); }

static long long character(void)
{
  static const char marks[] = "\\"'\\\\/{}[]()<>,;:=%#&+-*. \\t\\n";
  unsigned choice = below(8);
  if (choice == 0) return 0;
  if (choice < 4) return marks[below(sizeof marks - 1)];
  return choice == 4 ? (long long)below(256) : 33 + (long long)below(94);
}

static long long number(unsigned size)
{
  unsigned mood = run % 4, choice;
  if (bytes != 0) return number_of_bytes(size);
  choice = below(20);
  /* Loops that end with a certain value would go on for ever. */
  if (drawn++ < 48 && run < boundary_count) return boundaries[run];
  if (drawn < 48 && run < boundary_count + number_count) return numbers[run - boundary_count];
  if (choice < 8 || (mood == 0 && choice < 16)) return below(choice < 4 ? 4 : 9);
  if (size == 1 && choice < 17) return character();
  if (choice < 13) return boundaries[below(boundary_count)];
  if (choice < 15 && number_count > 0) return numbers[below(number_count)] + (long long)below(3) - 1;
  if (mood == 2 && choice < 18) return character();
  return mood == 1 || choice < 18 ? (long long)below(2000) - 200 : (long long)next();
}

static double real(void)
{
  static const double values[] = { 0, -0.0, 1, -1, 0.5, 1e-300, 1e300, -1e300, 3.5e38, 1e-45, __builtin_inf(), -__builtin_inf(), __builtin_nan("") };
  unsigned choice = bytes == 0 ? below(4) : byte() % 4;
  if (choice == 0 && bytes != 0) return values[byte() % (sizeof values / sizeof *values)];
  if (choice == 0) return values[below(sizeof values / sizeof *values)];
  return choice == 1 ? (double)number(8) / 8 : (double)(int)number(4);
}

static void show_bytes(const unsigned char *bytes, unsigned long size)
{
  for (unsigned long at = 0; at < size; at++) fprintf(stderr, "%02x", bytes[at]);
  fputc('\\n', stderr);
}

/* Kinds as __builtin_classify_type has them. */
void esbmc_action_draw(void *to, unsigned long size, int kind, int is_bool, int is_unsigned, int function)
{
  long long value = 0;
  double fraction = 0;
  float single = 0;
  asked++;
  if (kind == 8 && (size == 8 || size == 4)) {
    fraction = real();
    single = (float)fraction;
    memcpy(to, size == 8 ? (void *)&fraction : (void *)&single, size);
  } else if (kind == 12 || kind == 13) {
    for (unsigned long at = 0; at < size; at += 4) {
      int part = (int)number(4);
      memcpy((char *)to + at, &part, size - at < 4 ? size - at : 4);
    }
  } else if (kind >= 1 && kind <= 4 && size <= 8) {
    value = is_bool ? (long long)(number(4) & 1) : number(size);
    memcpy(to, &value, size);
  }
  if (!shows || shown++ > 5000) return;
  fprintf(stderr, "\\n${driverMarks.value} %d ", function);
  if (kind == 8 && size == 4) fprintf(stderr, "%.9g\\n", (double)single);
  else if (kind == 8 && size == 8) fprintf(stderr, "%.17g\\n", fraction);
  else if (kind >= 1 && kind <= 4 && size <= 8) {
    unsigned bits = 64 - 8 * (unsigned)size;
    if (is_unsigned) fprintf(stderr, "%llu\\n", (word)value << bits >> bits);
    else fprintf(stderr, "%lld\\n", (long long)((word)value << bits) >> bits);
  } else {
    fputs("bytes:", stderr);
    show_bytes(to, size);
  }
}

${inputText}
${observes ? observerText : ''}
static void start(void)
{
  static const int fills[] = { -1, 0, 0xff, 1, 0x41 };
  static char buffers[${Math.max(1, mostArguments)}][400];
  static char *arguments[${mostArguments + 2}];
  int count = 1;
  state = run * 0x2545f4914f6cdd1dULL + 1;
  esbmc_action_fill = fills[bytes == 0 ? below(5) : byte() % 5];
  if (shows) fprintf(stderr, "\\n${driverMarks.fill} %d\\n", esbmc_action_fill);
  arguments[0] = (char *)"program";
  for (int left = ${mostArguments === 0 ? '0' : `(int)below(${mostArguments})`}; left > 0; left--) {
    make_text(buffers[count - 1], 400);
    arguments[count] = buffers[count - 1];
    if (shows) {
      fprintf(stderr, "\\n${driverMarks.argument} ");
      show_bytes((unsigned char *)buffers[count - 1], strlen(buffers[count - 1]));
    }
    count++;
  }
  ${readsStandardInput ? 'give_standard_input();' : ''}
#ifndef ${guidedDefine}
  int nowhere = open("/dev/null", O_WRONLY);
  ${observes ? 'if (report >= 0) watch_output(nowhere);' : ''}
  ${observes ? 'else' : ''} if (nowhere >= 0) dup2(nowhere, 1);
  if (surveys) dup2(nowhere, 2);
#endif
  esbmc_action_start(count, arguments);
  ${observes ? 'if (report >= 0) exit(0);' : ''}
#ifndef ${guidedDefine}
  _exit(0);
#endif
}

static long milliseconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long)(now.tv_sec * 1000 + now.tv_nsec / 1000000);
}

static void limit_time(void)
{
  struct itimerval of_processor = { { 0, 0 }, { 0, 200000 } };
  setitimer(ITIMER_PROF, &of_processor, 0);
  alarm(2);
}

static void show_again(char *program)
{
  static char number[32], options[512];
  char *arguments[] = { program, (char *)"show", number, 0 };
  const char *known = getenv("ASAN_OPTIONS");
  snprintf(number, sizeof number, "%llu", run);
  snprintf(options, sizeof options, "%s:symbolize=1", known ? known : "");
  setenv("ASAN_OPTIONS", options, 1);
  setenv("UBSAN_OPTIONS", "symbolize=1:print_stacktrace=1", 1);
  execv("/proc/self/exe", arguments);
}

${observes ? watchText : ''}
#ifdef ${guidedDefine}
${guidedText}
#else
${givenText}

int main(int argc, char **argv)
{
  unsigned long ended = 0, all = 0;
  if (argc < 3) return 2;
  run = strtoull(argv[2], 0, 10);
  ${observes ? 'if (strcmp(argv[1], "watch") == 0) return watch(atol(argv[3]));' : ''}
  if (argc == 3 && strcmp(argv[1], "given") == 0) give_bytes(argv[2]);
  if (argc == 3 && strcmp(argv[1], "again") == 0) show_again(argv[0]);
  if (argc == 3) {
    shows = 1;
    start();
  }
  surveys = strcmp(argv[1], "survey") == 0;
  if (surveys) fputs("\\n${driverMarks.survey} ", stderr);
  for (long end = milliseconds() + atol(argv[3]); milliseconds() < end; run++) {
    int status = 0;
    pid_t child = fork();
    if (child < 0) break;
    if (child == 0) {
      limit_time();
      start();
    }
    if (waitpid(child, &status, 0) != child) break;
    all++;
    int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    int stopped = signal == SIGABRT || code == ${sanitizerExit};
    int came_to_its_end = signal == 0 && code != ${assumptionFailed} && !stopped;
    if (surveys) {
      fputc(stopped ? '${runEndings.stopped}' : came_to_its_end ? '${runEndings.ended}' : '${runEndings.nothing}', stderr);
      continue;
    }
    if (stopped) {
      fprintf(stderr, "\\n${driverMarks.crash} %llu %lu %lu\\n", run, ended, all);
      fflush(stderr);
      show_again(argv[0]);
      return 3;
    }
    ended += came_to_its_end;
  }
  if (surveys) return fputc('\\n', stderr) == EOF;
  fprintf(stderr, "\\n${driverMarks.end} %lu %lu\\n", ended, all);
  return 0;
}
#endif
`;
}
