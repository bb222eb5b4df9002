import { describe, expect, it } from 'vitest';
import { pageDataOf } from '../../src/page/page-data-of.ts';
import { pageSources } from '../../src/page/page-sources.ts';
import { toldProperty } from '../../src/review/told-property.ts';
import type { EarlierFinding } from '../../src/scan/baseline.ts';
import { changeNotes } from '../../src/scan/change-notes.ts';
import { finding, functionResult, report, step, unit } from '../review/factories.ts';
import { pageFacts } from './factories.ts';

const bug = finding({ line: 2, statement: 'return a[i];' }, { status: null });

describe('the data of a page', () => {
  it('say of each finding whether the last scan knew it', () => {
    const old = finding({ line: 3 }, { status: null });
    const gone: EarlierFinding = {
      ...{ fingerprint: '0'.repeat(16), file: 'src/b.c', line: 5, message: '`p` is NULL.' },
      property: toldProperty(old, null),
    };
    const changes = { appeared: [bug], stayed: [old], fixed: [gone], unclear: [], newlyUndecided: [] };
    const notes = [...changeNotes(changes), 'The machine was slow.'];
    const data = pageDataOf(pageFacts({ report: report({ findings: [bug, old], notes }), changes }));
    expect(data.findings.map(({ id, standing }) => [id, standing])).toEqual([
      [bug.fingerprint, 'new'],
      [old.fingerprint, 'existing'],
    ]);
    expect(data.score).toBe('1 new, 1 fixed, 1 still there');
    expect(data.gone).toMatchObject([{ standing: 'fixed', file: 'src/b.c', message: [['p'], ' is NULL.'] }]);
    expect(data.notes).toEqual([['The machine was slow.']]);
  });

  it('count what is not known as neither bad nor good', () => {
    const functions = [functionResult('proved'), functionResult('unknown', 'poll', 'time')];
    const changes = { appeared: [], stayed: [], fixed: [], unclear: [], newlyUndecided: functions.slice(1) };
    const data = pageDataOf(pageFacts({ report: report({ base: null, functions }), changes }));
    expect(data.counts).toEqual({ failed: 0, unknown: 1, 'not-checked': 0, bounded: 0, proved: 1 });
    expect(data.tone).toBe('warn');
    expect(data.undecided).toMatchObject([{ name: 'poll', hadVerdict: true, says: ['no answer: time'] }]);
  });

  it('count entries where no function was asked about', () => {
    const data = pageDataOf(pageFacts({ report: report({ functions: [], units: [unit('bounded')] }) }));
    expect(data).toMatchObject({ subject: 'entries', counts: { bounded: 1 } });
  });

  it('name the finding that tells the same bug', () => {
    const again = finding({ line: 2, statement: 'return a[i];', bound: 7 }, { status: null });
    const data = pageDataOf(pageFacts({ report: report({ findings: [bug, again] }) }));
    expect(data.findings.map(({ sameAs }) => sameAs).filter((id) => id !== null)).toHaveLength(1);
  });

  it('hold what each step sets, and the end of a trace that is too long', () => {
    const steps = Array.from({ length: 1000 }, (_, index) => step(4 + (index % 2), 'n', `${index}`));
    const data = pageDataOf(pageFacts({ report: report({ findings: [finding({ steps })] }) }));
    const [shown] = data.findings;
    expect(shown?.stepsLeftOut).toBe(600);
    expect(shown?.steps.at(-1)).toEqual({
      ...{ file: 'src/a.c', line: 5, function: 'sum', feeds: false },
      says: [['n'], ' = 999'],
      sets: [{ name: 'n', value: ['999'] }],
    });
  });

  it('keep the signs of a patch and no control character', () => {
    const patch = '--- a.c\n+++ a.c\n@@ -1 +1 @@\n-\tx = 1;\n+\tx = \u001b[31m2;\u202e\n';
    const facts = pageFacts({
      report: report({ findings: [bug] }),
      patches: new Map([[bug.fingerprint, patch]]),
    });
    const [shown] = pageDataOf(facts).findings;
    expect(shown?.patch?.split('\n').slice(3, 5)).toEqual(['-    x = 1;', '+    x = 2;\ufffd']);
  });
});

describe('the sources of a page', () => {
  const read = (text: string | null) => () => Promise.resolve(text);

  it('are whole, with their blanks and without what deceives', async () => {
    const text = 'int  x;\n\treturn a[i];\n/* \u202e */\n';
    expect(await pageSources([bug], read(text))).toEqual({
      'src/a.c': {
        kind: 'shown',
        lines: 3,
        chunks: [{ start: 1, lines: ['int  x;', '    return a[i];', '/* \ufffd */'] }],
      },
    });
  });

  it('are left out where they are no longer what was verified', async () => {
    expect(await pageSources([bug], read('int x;\nreturn 0;\n'))).toMatchObject({
      'src/a.c': { kind: 'left-out', why: expect.stringContaining('not what was verified') },
    });
    expect(await pageSources([bug], read(null))).toMatchObject({ 'src/a.c': { kind: 'left-out' } });
  });

  it('are cut to what surrounds a trace in a long file', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) =>
      index === 2999 ? 'return a[i];' : `x${index};`,
    );
    const far = finding({ line: 3000, statement: 'return a[i];' });
    const { 'src/a.c': source } = await pageSources([far], read(lines.join('\n')));
    expect(source).toMatchObject({
      lines: 5000,
      chunks: [{ start: 1 }, { start: 2960, lines: { length: 81 } }],
    });
  });

  it('are not read through a way out of the repository', async () => {
    const outside = finding({ file: '../../etc/passwd', steps: [], calls: [] });
    const absolute = finding({ file: '/etc/passwd', steps: [], calls: [] });
    expect(await pageSources([outside, absolute], read('secret'))).toEqual({});
  });
});
