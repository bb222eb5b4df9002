import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/domain/report.ts';
import { analyseFiles } from '../support/analyse-files.ts';

function places({ findings }: Report): string[] {
  return findings.map(({ counterexample: { property } }) => `${property.kind} ${property.location.line}`);
}

function functions(report: Report): Record<string, string> {
  return Object.fromEntries(report.functions.map(({ name, verdict, reason }) => [name, reason ?? verdict]));
}

describe('what a violation hides', () => {
  test('a bug at the first iteration does not hide one at the sixth', async () => {
    const report = await analyseFiles({
      'a.c': `int nondet_int(void);
int t[5];
int main(void)
{
  int i = nondet_int();
  if (i >= 0 && i < 6)
    t[i] = 1;
  int sum = 0;
  for (int k = 0; k < 6; k++)
    sum += t[k];
  return sum > 1;
}
`,
    });
    expect(places(report)).toEqual(['out-of-bounds 7', 'out-of-bounds 10']);
  });

  test('what follows from a broken access is not told as an overflow of its own', async () => {
    const report = await analyseFiles({
      'a.c': `int nondet_int(void);
int main(void)
{
  int count[4] = {0};
  int i = nondet_int();
  if (i < 0 || i > 4)
    return 1;
  count[i]++;
  return 0;
}
`,
    });
    expect(places(report)).toEqual(['out-of-bounds 8']);
  });

  test('an allocation that is not checked is told as such, and hides no other bug', async () => {
    const report = await analyseFiles({
      'a.c': `#include <stdlib.h>
int nondet_int(void);
int main(void)
{
  int *p = malloc(4 * sizeof *p);
  p[0] = 1;
  int i = nondet_int();
  if (i >= 0 && i <= 4)
    p[i] = 2;
  free(p);
  return 0;
}
`,
    });
    const told = report.findings.map(({ counterexample: { property }, needsAllocationFailure }) => {
      return `${property.kind} ${property.location.line} ${needsAllocationFailure}`;
    });
    expect(told).toContain('null-dereference 6 true');
    expect(told).toContain('out-of-bounds 9 false');
    expect(report.findings.find(({ needsAllocationFailure }) => needsAllocationFailure)?.assumptions).toEqual(
      ['an allocation fails'],
    );
  });

  test('a function behind a violation elsewhere is not called proved when its loops were cut', async () => {
    const report = await analyseFiles(
      {
        'a.c': `unsigned nondet_uint(void);
int t[4];
static int later(unsigned n)
{
  int sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum += t[i & 3];
  return sum;
}
int main(void)
{
  unsigned i = nondet_uint();
  int first = i < 5 ? t[i] : 0;
  return first + later(nondet_uint());
}
`,
      },
      { checks: ['memory'], timeout: 20 },
    );
    expect(places(report)).toEqual(['out-of-bounds 13']);
    expect(report.functions.find(({ name }) => name === 'later')?.verdict).not.toBe('proved');
  });
});

test('a floating-point result that becomes infinity is no finding, and hides none', async () => {
  const report = await analyseFiles({
    'a.c': `double nondet_double(void);
int nondet_int(void);
int main(void)
{
  double big = nondet_double() * 2.0;
  int n = nondet_int();
  int next = n + 1;
  return next > 0 && big > 0.0;
}
`,
  });
  expect(places(report)).toEqual(['overflow 7']);
});

describe('success that means little', () => {
  // A variable number of arguments is what no harness can call.
  test('a function that is never called is not checked', async () => {
    const report = await analyseFiles({
      'a.c': 'int t[4];\nint unused(int *p, ...) { return p[9]; }\nint main(void) { return t[0]; }\n',
    });
    expect(functions(report).unused).toContain('variable number of arguments');
  });

  test('a program without a single property is not checked', async () => {
    const report = await analyseFiles({ 'a.c': 'int main(void) { return 0; }\n' });
    expect(report.units).toMatchObject([{ verdict: 'not-checked' }]);
  });

  test('exit before the call leaves the function not checked', async () => {
    const report = await analyseFiles({
      'a.c': `#include <stdlib.h>
int t[4];
static int f(int i, ...) { return t[i]; }
int main(void) { int x = t[1]; if (x == 0) exit(0); return f(9); }
`,
    });
    expect(report.functions.find(({ name }) => name === 'f')?.verdict).toBe('not-checked');
  });

  test('a callee without a body keeps the unit from being proved, one that only gives a value does not', async () => {
    const text = (callee: string) => `int ${callee}(int *p);
int main(void)
{
  int i = 0;
  int t[2] = {0};
  int r = ${callee}(&i);
  return i >= 0 && i < 2 ? t[i] + (r & 1) : 0;
}
`;
    const other = await analyseFiles({ 'a.c': text('fill') });
    expect(other.units).toMatchObject([
      { verdict: 'bounded', reason: expect.stringContaining('`fill` has no body') },
    ]);
    const nondeterministic = await analyseFiles({ 'a.c': text('nondet_int') });
    expect(nondeterministic.units).toMatchObject([{ verdict: 'proved' }]);
  });

  test('bounded needs the end of the function to be reached', async () => {
    const text = (rounds: number) => `int nondet_int(void);
int t[4];
static int f(int n, ...)
{
  int sum = n;
  for (int i = 0; i < ${rounds}; i++)
    if (nondet_int())
      sum += t[i & 3] & 1;
  while (nondet_int())
    sum = t[sum & 3];
  return sum;
}
int main(void) { return f(0); }
`;
    const reached = await analyseFiles({ 'a.c': text(3) }, { checks: ['memory'], timeout: 40 });
    expect(reached.functions[0]).toMatchObject({ name: 'f', verdict: 'bounded' });
    const cut = await analyseFiles({ 'a.c': text(60) }, { checks: ['memory'], timeout: 40 });
    expect(cut.functions[0]?.verdict).toBe('unknown');
  });
});

test('loops that run longer than any bound that is tried are proved by full unrolling', async () => {
  const report = await analyseFiles({
    'a.c': `int t[100];
int main(void)
{
  int sum = 0;
  for (int i = 0; i < 100; i++)
    sum += t[i];
  return sum > 0;
}
`,
  });
  expect(report.units).toMatchObject([{ verdict: 'proved' }]);
});
