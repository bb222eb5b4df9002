import { describe, expect, it } from 'vitest';
import type { HeldProperty, Report } from '../../src/domain/report.ts';
import type { DiffFile } from '../../src/review/code-host.ts';
import { fixEvidence } from '../../src/review/fix-evidence.ts';
import { reasonGone } from '../../src/review/reason-gone.ts';
import { toldProperty } from '../../src/review/told-property.ts';
import { finding, functionResult, report, unit } from './factories.ts';

const base = 'b'.repeat(40);
/** Failed at bound 4 in `sum`, reached from `main`. */
const told = finding({ bound: 4 });
const earlier = {
  path: 'src/a.c',
  fingerprint: told.fingerprint,
  property: toldProperty(told, base),
};
const held: HeldProperty = {
  file: 'src/a.c',
  function: 'sum',
  kind: 'out-of-bounds',
  statement: 'return a[i];',
  origin: 'entry',
  bound: null,
};
const untouchedDiff = [{ path: 'src/other.c', hunks: [] }];

function gone(
  overrides: Partial<Report>,
  known: Partial<typeof earlier> | { readonly property: null } = {},
  diff: readonly DiffFile[] | null = untouchedDiff,
) {
  return reasonGone({ ...earlier, ...known }, fixEvidence(report(overrides), diff));
}
const nothing = { units: [], functions: [], findings: [], held: [] };

describe('a finding is gone', () => {
  it.each([null, 4, 9])('when its property passes again, up to %s', (bound) => {
    expect(gone({ held: [{ ...held, bound }] })).toBe('passes');
  });

  it('when its property passes although the unit stops at a bug in another statement', () => {
    const other = finding({ line: 3, statement: 'b[i] = 0;' });
    expect(gone({ held: [held], findings: [other] })).toBe('passes');
  });

  it('when its statement is in a unit that holds', () => {
    const functions = [functionResult('proved')];
    expect(gone({ ...nothing, units: [unit('proved')], functions })).toBe('holds');
    const bounded = [unit('bounded', { bound: 4 })];
    expect(gone({ ...nothing, units: bounded, functions: [functionResult('bounded')] })).toBe('holds');
  });

  it('when its file was deleted, also where the comment says no more', () => {
    const skipped = [{ file: 'src/a.c', reason: 'deleted' }];
    expect(gone({ ...nothing, skipped })).toBe('file-deleted');
    expect(gone({ ...nothing, skipped }, { property: null })).toBe('file-deleted');
  });

  it('when the change leaves the code as its base has it, which passed', () => {
    expect(gone(nothing)).toBe('as-before');
  });

  it('when it is told again under the new name of its file', () => {
    const renamed = [{ path: 'src/b.c', previousPath: 'src/a.c', hunks: [] }];
    expect(gone({ ...nothing, findings: [finding({ file: 'src/b.c' })] }, {}, renamed)).toBe('moved');
  });
});

describe('nothing is known about a finding', () => {
  it.each<[string, Partial<Report>]>([
    ['that is still there', { findings: [told], held: [held], units: [unit('proved')] }],
    ['that passes only to a smaller bound', { held: [{ ...held, bound: 3 }] }],
    ['whose like passes in another function', { held: [{ ...held, function: 'other' }] }],
    ['whose like passes in another file', { held: [{ ...held, file: 'src/b.c' }] }],
    ['that passes in a harness only', { held: [{ ...held, origin: 'harness' }] }],
    ['of which another kind passes', { held: [{ ...held, kind: 'overflow' }] }],
    ['in a statement that fails elsewhere', { held: [held], findings: [finding({ line: 99 })] }],
    [
      'in a unit that stops at another bug',
      { units: [unit('failed')], functions: [functionResult('failed')] },
    ],
    ['in a unit without an answer', { units: [unit('unknown')], functions: [functionResult('unknown')] }],
    ['in a unit that was not checked', { units: [unit('not-checked')], functions: [] }],
    ['in a unit that holds to a smaller bound', { units: [unit('bounded', { bound: 3 })], functions: [] }],
    [
      'in a function that is not reached',
      { units: [unit('proved')], functions: [functionResult('not-checked')] },
    ],
    [
      'of the same kind in the same function',
      { units: [unit('proved')], functions: [], findings: [finding({ line: 3, statement: 'b[i] = 0;' })] },
    ],
    ['in a file that was left out', { ...nothing, skipped: [{ file: 'src/a.c', reason: 'binary' }] }],
    ['compared with another base', { ...nothing, base: 'd'.repeat(40) }],
    [
      'whose file was deleted while its function lives on unchecked',
      {
        ...nothing,
        skipped: [{ file: 'src/a.c', reason: 'deleted' }],
        functions: [{ file: 'src/b.c', name: 'sum', verdict: 'unknown', reason: null }],
      },
    ],
  ])('%s', (_, overrides) => {
    expect(gone(overrides)).toBeNull();
  });

  it('when the comment is of an older version', () => {
    expect(gone({ ...nothing, units: [unit('proved')], held: [held] }, { property: null })).toBeNull();
  });

  it('when the diff was not shown, or renames its file', () => {
    expect(gone(nothing, {}, null)).toBeNull();
    expect(gone(nothing, {}, [{ path: 'src/b.c', previousPath: 'src/a.c', hunks: [] }])).toBeNull();
  });

  it('that failed without a bound, up to any bound', () => {
    const property = { ...earlier.property, bound: null };
    expect(
      gone({ ...nothing, held: [{ ...held, bound: 50 }], units: [unit('bounded')] }, { property }),
    ).toBeNull();
    expect(gone({ held: [held] }, { property })).toBe('passes');
  });
});
