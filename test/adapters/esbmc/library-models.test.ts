import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkGroups } from '../../../src/domain/property-kind.ts';
import { realEsbmc, requestFor, verifyText } from './real-esbmc.ts';

const headers = `
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
int nondet_int(void);
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int next(const void *a, const void *b) { return ((const int *)a)[1]; }
int main(void)
{
`;

/** What each does wrong stands in its last line; ESBMC 8.4.0 alone finds none of them. Others run with ESBMC_EVAL=1. */
const wrong: readonly (readonly [statements: string, cwe: string])[] = [
  ['char b[4]; sprintf(b, "abcd");', 'CWE-787'],
  ['char b[11]; sprintf(b, "%d", nondet_int());', 'CWE-787'],
  ['char b[4]; sprintf(b, "%s", "abcd");', 'CWE-787'],
  ['char b[8]; snprintf(b, 16, "%d", nondet_int());', 'CWE-787'],
  ['char b[12]; scanf("%12s", b);', 'CWE-787'],
  ['char b[4]; sscanf("5 abcd", "%*d %s", b);', 'CWE-787'],
  ['int a[3] = {0}; qsort(a, 3, sizeof *a, next);', 'CWE-119'],
  ['char b[8]; recv(3, b, 9, 0);', 'CWE-787'],
  ['write(1, "abc", 5);', 'CWE-125'],
  ['char b[3] = {1, 2, 3}; puts(b);', 'CWE-125'],
];

const moreWrong: typeof wrong = [
  ['int a[3] = {0}, k = 5; bsearch(&k, a, 4, sizeof *a, compare);', 'CWE-119'],
  ['char b[8]; read(0, b, 9);', 'CWE-787'],
  ['int a[2] = {0}; fwrite(a, sizeof *a, 3, stdout);', 'CWE-125'],
  ['char b[12]; scanf("%s", b);', 'CWE-787'],
  ['char b[4]; sprintf(b, "%u", 1234u);', 'CWE-787'],
  ['char b[4]; sprintf(b, "%.4s", "abcdef");', 'CWE-787'],
  ['char b[8]; sprintf(b, "%*d", 8, 3);', 'CWE-787'],
  ['char b[8]; sprintf(b, "%08x", 3u);', 'CWE-787'],
  ['char b[18]; sprintf(b, "%#lx", (long)nondet_int());', 'CWE-787'],
  ['char b[8]; sprintf(b, "%f", 1.5);', 'CWE-787'],
  ['char b[8]; sprintf(b, "%.1f", 123456.0);', 'CWE-787'],
  ['char b[11]; sprintf(b, "%e", 1.5);', 'CWE-787'],
  ['char b[4]; sprintf(b, "ab%c%%", 65);', 'CWE-787'],
  ['char b[11]; sprintf(b, "%s=%d;%c", "key", -1234, 33);', 'CWE-787'],
  ['char b[8]; b[snprintf(b, sizeof b, "%d", nondet_int())] = 0;', 'CWE-119'],
  ['char b[8]; int n; scanf("%d %8s", &n, b);', 'CWE-787'],
  ['char b[2]; scanf("%3c", b);', 'CWE-787'],
  ['char b[8]; scanf("%8[^,]", b);', 'CWE-787'],
  ['char b[2]; scanf("%*s%2s", b);', 'CWE-787'],
  ['char b[4]; fscanf(stdin, "%4s", b);', 'CWE-787'],
  ['char b[3]; int n; sscanf("k=5:abc", "k=%d:%s", &n, b);', 'CWE-787'],
  ['int a[3] = {0}; qsort(a, 4, sizeof *a, compare);', 'CWE-125'],
  ['char b[8]; long n = recv(3, b, 8, 0); if (n >= 0) b[n] = 0;', 'CWE-119'],
  ['char b[8]; long n = recv(3, b, 7, 0); b[n] = 0;', 'CWE-119'],
  ['char b[8] = {0}; send(3, b, 9, 0);', 'CWE-125'],
  ['char b[3] = {1, 2, 3}; fputs(b, stdout);', 'CWE-125'],
  ['char b[8], *l = 0; size_t n = 0; if (getline(&l, &n, stdin) > 0) memcpy(b, l, n); free(l);', 'CWE-119'],
  ['char *t; int n = asprintf(&t, "a"); if (n >= 0) t[n + 1] = 0; if (n >= 0) free(t);', 'CWE-119'],
  ['char *l = malloc(8); size_t n = 9; getdelim(&l, &n, 44, stdin); free(l);', 'CWE-125'],
];

describe('a wrong use of a library function', () => {
  const all = process.env.ESBMC_EVAL === '1' ? [...wrong, ...moreWrong] : wrong;
  it.each(all)('%s is reported at the call', async (statements, cwe) => {
    const outcome = await verifyText(`${headers}  ${statements}\n  return 0;\n}\n`);
    const line = headers.split('\n').length;
    const [counterexample] = outcome.counterexamples;
    const places = [counterexample?.property.location, ...(counterexample?.calls ?? [])];
    expect(outcome.status).toBe('failed');
    expect(places).toContainEqual(expect.objectContaining({ file: 'program.c', line, function: 'main' }));
    expect(counterexample?.property).toMatchObject({ kind: expect.stringMatching(/out-of-bounds/), cwe });
  });

  it('through a list of arguments is reported as far as the format alone shows it', async () => {
    const outcome = await verifyText(`
#include <stdarg.h>
#include <stdio.h>
static void print(char *to, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  vsprintf(to, format, arguments);
  va_end(arguments);
}
int main(void) { char b[4]; print(b, "ab%d%d", 1, 2); return 0; }
`);
    expect(outcome.counterexamples[0]?.property).toMatchObject({ cwe: 'CWE-787', location: { line: 8 } });
  });

  it('of a pointer that is null or freed is reported as such', async () => {
    const nothing = await verifyText(
      `${headers}  char *p = NULL; snprintf(p, 4, "%d", 3);\n  return 0;\n}\n`,
    );
    expect(nothing.counterexamples[0]?.property).toMatchObject({ kind: 'null-dereference', cwe: 'CWE-476' });
    const freed = await verifyText(
      `${headers}  char *p = malloc(4); free(p); if (p) sprintf(p, "a");\n  return 0;\n}\n`,
    );
    expect(freed.counterexamples[0]?.property).toMatchObject({ kind: 'use-after-free', cwe: 'CWE-416' });
  });

  it('of a stream that nobody opened is reported, however much memory there is', async () => {
    const source = `${headers}  FILE *f = fopen("a", "r");\n  fputs("a", f);\n  fclose(f);\n  return 0;\n}\n`;
    const { counterexamples } = await verifyText(source, { allocationMayFail: false });
    expect(counterexamples[0]?.property).toMatchObject({ kind: 'null-dereference', cwe: 'CWE-476' });
  });
});

describe('correct programs', () => {
  const folder = fileURLToPath(new URL('./correct-programs/', import.meta.url));
  const files = ['buffers-good.c', 'scanf-good.c', 'sprintf-good.c'];
  const groups = process.env.ESBMC_EVAL === '1' ? checkGroups : (['memory'] as const);
  it.each(groups.flatMap((checks) => files.map((file) => [file, checks] as const)))(
    '%s is not reported (%s)',
    async (file, checks) => {
      const request = requestFor(join(folder, file), { checks, strategy: { name: 'unwound', bound: 14 } });
      const outcome = await (await realEsbmc()).verify(request);
      expect(outcome).toMatchObject({ status: 'passed', counterexamples: [], concessions: [] });
    },
  );

  it.each([
    [
      'with the usual type',
      'int snprintf(char *to, unsigned long size, const char *format, ...) { return 7; }',
    ],
    ['with another type', 'int snprintf(int a, int b, int c) { return 7; }'],
    ['as static', 'static int snprintf(char *to, unsigned long size, const char *format, ...) { return 7; }'],
  ])('keep their own sprintf %s', async (_, definition) => {
    const call = definition.includes('int c') ? 'snprintf(1, 2, 3)' : 'snprintf(b, 16, "x")';
    const outcome = await verifyText(
      `${definition}\nint main(void) { char b[4]; int a[8] = {0}; return a[${call}]; }\n`,
    );
    expect(outcome).toMatchObject({ status: 'passed', concessions: [] });
  });

  it.each([
    ['read', 'long read(int file, void *to, unsigned long size) { return 7; }', 'read(0, b, 16)'],
    ['read', 'int read(const char *from) { return 7; }', 'read(b)'],
    ['bsearch', 'int bsearch(const int *values, int count, int key) { return 7; }', 'bsearch(a, 8, 1)'],
    ['puts', 'int puts(const char *text) { return 7; }', 'puts(b)'],
    ['scanf', 'int scanf(const char *format, ...) { return 7; }', 'scanf("%s", b)'],
    ['scanf', 'int scanf(int number) { return 7; }', 'scanf(3)'],
    ['qsort as a variable', 'int qsort = 7;', 'qsort + 0 * (int)sizeof(qsort)'],
  ])('keep their own %s: %s', async (_, definition, call) => {
    const outcome = await verifyText(
      `${definition}\nint main(void) { char b[4]; int a[8] = {0}; return a[${call}]; }\n`,
    );
    expect(outcome).toMatchObject({ status: 'passed', concessions: [] });
  });
});
