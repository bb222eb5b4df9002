import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActionsSinks, maxAnnotationsPerLevel } from '../../../src/adapters/github/actions-sinks.ts';
import type { Annotation } from '../../../src/review/annotations.ts';

const annotation = (overrides: Partial<Annotation> = {}): Annotation => ({
  level: 'error',
  file: 'src/a.c',
  line: 9,
  column: 5,
  title: 'ESBMC: Out-of-bounds access',
  message: 'With `n` = 3 it goes wrong.',
  fingerprint: '0123456789abcdef',
  ...overrides,
});

function printed(action: () => void): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  action();
  return write.mock.calls.map(([text]) => String(text)).join('');
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('annotations', () => {
  it('name the place', () => {
    expect(printed(() => createActionsSinks().annotate([annotation()]))).toBe(
      '::error title=ESBMC%3A Out-of-bounds access,file=src/a.c,line=9,col=5::With `n` = 3 it goes wrong.\n',
    );
  });

  it('are as many of each level as the runner keeps; the others come back', () => {
    const sinks = createActionsSinks();
    const errors = Array.from({ length: maxAnnotationsPerLevel + 3 }, () => annotation());
    let left: readonly Annotation[] = [];
    const lines = printed(() => {
      left = sinks.annotate([...errors, annotation({ level: 'warning', column: null })]);
    });
    expect(lines.match(/^::error /gm)).toHaveLength(maxAnnotationsPerLevel);
    expect(lines.match(/^::warning .*line=9::/gm)).toHaveLength(1);
    expect(left).toHaveLength(3);
  });

  it('can not smuggle in a command', () => {
    const hostile = 'a,line=1::x\n::error::stolen';
    const lines = printed(() =>
      createActionsSinks().annotate([annotation({ file: hostile, message: hostile })]),
    );
    expect(lines.trimEnd().split('\n')).toHaveLength(1);
    expect(lines).toContain('file=a%2Cline=1%3A%3Ax%0A%3A%3Aerror%3A%3Astolen,line=9');
  });
});

describe('the summary of the job', () => {
  it('is appended to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'summary-'));
    const file = join(folder, 'summary.md');
    await writeFile(file, '');
    vi.stubEnv('GITHUB_STEP_SUMMARY', file);
    const sinks = createActionsSinks();
    await sinks.writeSummary('one');
    await sinks.writeSummary('two');
    expect(await readFile(file, 'utf8')).toBe('one\ntwo\n');
    await rm(folder, { recursive: true });
  });

  it('is not written outside of Actions', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', undefined);
    await expect(createActionsSinks().writeSummary('one')).resolves.toBeUndefined();
  });
});
