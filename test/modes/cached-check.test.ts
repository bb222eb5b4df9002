import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ConfigInput } from '../../src/config/config.ts';
import type { Report } from '../../src/domain/report.ts';
import type { Verifier } from '../../src/verification/verifier.ts';
import { cachedChange, cachedProject, entriesIn } from '../support/cached-check.ts';
import { createRepository } from '../support/git-repository.ts';

const library = `#include "a.h"
static int clamp(int v)
{
    return v < 0 ? 0 : v;
}
int first(const int *values, unsigned count)
{
    if (count == 0)
        return 0;
    return clamp(values[0]);
}
int last(const int *values, unsigned count)
{
    return values[count];
}
int digit(const char *text)
{
    return text[0] - '0';
}
`;
const files = { 'a.h': '#include <stddef.h>\n#define SIZE 4\n', 'a.c': library };

/** All that a report says, but for where its verdicts come from and how long they took. */
function said({ units, functions, findings, held }: Report): unknown {
  return {
    units: units.map((unit) => ({ ...unit, cached: null, seconds: null })),
    functions,
    findings,
    held,
  };
}

describe('a run of what was verified before', () => {
  test('starts no ESBMC and says the same', async () => {
    await using project = await cachedProject(files);
    const first = await project.check();
    const second = await project.check();
    expect(first.units).toEqual(['first bounded', 'last failed', 'digit bounded']);
    expect(second.units).toEqual(first.units.map((unit) => `${unit} cached`));
    expect(second.runs).toBe(0);
    expect(said(second.report)).toEqual(said(first.report));
  });

  test('does so at another place, and names the files there', async () => {
    await using project = await cachedProject(files);
    const first = await project.check();
    const root = await mkdtemp(join(tmpdir(), 'test-elsewhere-'));
    await cp(project.root, root, { recursive: true });
    const second = await project.check({}, { root });
    await rm(root, { recursive: true });
    expect(second.runs).toBe(0);
    expect(said(second.report)).toEqual(said(first.report));
  });

  test('verifies a function that was changed, and no other', async () => {
    await using project = await cachedProject(files);
    await project.check();
    await project.write({ 'a.c': library.replace("text[0] - '0'", "text[0] - '0' + 1") });
    const { units } = await project.check();
    expect(units).toEqual(['first bounded cached', 'last failed cached', 'digit bounded']);
  });

  test('verifies the callers of a function that was changed', async () => {
    await using project = await cachedProject(files);
    await project.check();
    await project.write({ 'a.c': library.replace('v < 0 ? 0 : v', 'v < 1 ? 0 : v') });
    const { units } = await project.check();
    expect(units).toEqual(['first bounded', 'last failed cached', 'digit bounded cached']);
  });

  test('knows a proof after a comment, and finds the line of a bug again', async () => {
    await using project = await cachedProject(files);
    await project.check();
    await project.write({ 'a.c': `/* new */\n${library}` });
    const { units, report } = await project.check();
    expect(units).toEqual(['first bounded cached', 'last failed', 'digit bounded cached']);
    expect(report.findings.map(({ counterexample }) => counterexample.property.location.line)).toEqual([15]);
  });

  test('verifies all that a macro of a header may matter to', async () => {
    await using project = await cachedProject(files);
    await project.check();
    await project.write({ 'a.h': files['a.h'].replace('4', '5') });
    const { units } = await project.check();
    expect(units).toEqual(['first bounded', 'last failed', 'digit bounded']);
  });

  test('a change that ESBMC can not read leaves nothing verified in that file', async () => {
    await using project = await cachedProject(files);
    await project.check();
    await project.write({ 'a.c': library.replace("text[0] - '0'", 'text[0] - undeclared') });
    const { units } = await project.check();
    expect(units).toEqual([
      'first not-checked',
      'last not-checked',
      'digit not-checked',
      'clamp not-checked',
    ]);
  });

  test('other settings are another question', async () => {
    await using project = await cachedProject({ 'a.c': library.replace('#include "a.h"', '') });
    await project.check({ checks: ['overflow'] });
    const other = await project.check({ checks: ['overflow'], defines: ['SIZE=5'] });
    const judged = await project.check({ checks: ['overflow'], failOn: 'never', timeBudget: 500 });
    expect(other.runs).toBeGreaterThan(0);
    expect(judged.runs).toBe(0);
  });

  test('a file of another name that defines what was missing is seen', async () => {
    await using project = await cachedProject({ 'a.c': 'int g(int *);\nint f(int v) { return g(&v); }\n' });
    await project.check();
    await project.write({ 'b.c': 'int g(int *p) { return p[1]; }\n' });
    const { report } = await project.check();
    expect(report.findings.length).toBeGreaterThan(0);
  });

  test('is asked again where it is told to, and what it says then is kept', async () => {
    await using project = await cachedProject(files);
    await project.check({ checks: ['overflow'] });
    const again = await project.check({ checks: ['overflow'] }, { mayRead: false });
    expect(again.runs).toBeGreaterThan(0);
    expect((await project.check({ checks: ['overflow'] })).runs).toBe(0);
  });
});

describe('damaged entries', () => {
  const damages: readonly ((text: string) => string)[] = [
    () => '',
    (text) => text.slice(0, text.length / 2),
    (text) => text.replaceAll(/failed|proved|bounded/g, 'unknown'),
    (text) =>
      text.replace(/"(?:bounded|unknown|failed)"/, '"proved"').replace('"findings":[', '"findings":[ '),
    (text) => text.replace(/"checksum":"[0-9a-f]{4}/, '"checksum":"zzzz'),
    (text) => text.replace('"format":1', '"format":2'),
    (text) => `${text}\n`,
    () => 'null',
    (text) => text.replace(/"key":"[0-9a-f]{4}/, '"key":"zzzz'),
    (text) => text.split('\n').toReversed().join('\n'),
  ];

  test('ten of them change no verdict, are counted, and are replaced', async () => {
    const functions = Array.from({ length: 9 }, (_, at) => `int f${at}(int v)\n{\n  return v + ${at};\n}\n`);
    await using project = await cachedProject({ 'a.c': functions.join('') });
    const settings = { checks: ['overflow'] } satisfies ConfigInput;
    const first = await project.check(settings);
    const entries = await project.entries();
    expect(entries).toHaveLength(damages.length);
    for (const [index, path] of entries.entries()) {
      const text = await readFile(path, 'utf8');
      const damaged = damages[index]?.(text) ?? text;
      expect(damaged).not.toBe(text);
      await writeFile(path, damaged);
    }
    const second = await project.check(settings);
    expect(second.damaged).toBe(damages.length);
    expect(said(second.report)).toEqual(said(first.report));
    expect((await project.check(settings)).runs).toBe(0);
  });
});

describe('what ended early', () => {
  const endless = `int nondet(void);
int main(void)
{
    int sum = 0;
    while (nondet())
        sum = (sum + 1) % 7;
    return 0;
}
`;

  /** Ends each run at once as one that had no time, or no memory, left. */
  const ending =
    (cause: 'time' | 'killed') =>
    (verifier: Verifier): Verifier => ({
      ...verifier,
      verify: async (request) => ({
        ...(await verifier.verify({ ...request, timeoutSeconds: 2 })),
        status: 'undecided',
        cause,
        message: 'ended',
        counterexamples: [],
        passedBound: null,
      }),
    });

  test('for want of time is known to runs with no more of it', async () => {
    await using project = await cachedProject({ 'a.c': endless });
    const around = ending('time');
    const first = await project.check({ timeout: 30 }, { around });
    expect(first.units).toEqual(['main unknown']);
    expect((await project.check({ timeout: 20 }, { around })).units).toEqual(['main unknown cached']);
    expect((await project.check({ timeout: 31 }, { around })).units).toEqual(['main unknown']);
    expect((await project.check({ timeout: 31 }, { around, memoryMiB: 2049 })).units).toEqual([
      'main unknown',
    ]);
    expect((await project.check({ timeout: 30 }, { around, memoryMiB: 2000 })).units).toEqual([
      'main unknown cached',
    ]);
  });

  test('because it was killed is never kept', async () => {
    await using project = await cachedProject({ 'a.c': endless });
    await project.check({}, { around: ending('killed') });
    expect(await project.entries()).toEqual([]);
  });

  test('because the time for all was used up is never kept', async () => {
    await using project = await cachedProject({ 'a.c': endless });
    await project.check({ timeout: 30, timeBudget: 5 }, { around: ending('time') });
    expect(await project.entries()).toEqual([]);
  });
});

describe('a change that is compared with its base', () => {
  test('is known again, and asked about again where its base is another one', async () => {
    await using repository = await createRepository();
    const verdicts = await mkdtemp(join(tmpdir(), 'test-verdicts-'));
    try {
      const broken = 'int at(const int *v, unsigned n)\n{\n    return v[n];\n}\n';
      const sound = 'int at(const int *v, unsigned n)\n{\n    return n ? v[n - 1] : 0;\n}\n';
      const base = await repository.commit({ 'a.c': sound });
      const other = await repository.commit({ 'a.c': broken });
      await repository.write({ 'a.c': broken.replace('v[n]', 'v[n] + 0') });
      const first = await cachedChange(repository, base, verdicts);
      const second = await cachedChange(repository, base, verdicts);
      expect(first.report.findings.map(({ status }) => status)).toEqual(['introduced']);
      expect(second.runs).toBe(0);
      expect(said(second.report)).toEqual(said(first.report));
      const rebased = await cachedChange(repository, other, verdicts);
      expect(rebased.report.findings.map(({ status }) => status)).toEqual(['existing']);
      expect((await entriesIn(verdicts)).length).toBeGreaterThan(1);
    } finally {
      await rm(verdicts, { recursive: true });
    }
  });
});
