import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.ts';
import type { DiffFile } from '../../src/review/code-host.ts';
import { groupFindings } from '../../src/review/group-findings.ts';
import { isOnDiff, maxComments, placeFindings } from '../../src/review/place-findings.ts';
import { triageFindings } from '../../src/review/triage-findings.ts';
import { finding, policy, type Scene, step } from './factories.ts';

const overflow: Scene = {
  kind: 'overflow',
  comment: 'arithmetic overflow on add',
  expression: '!overflow("+", a, b)',
};

function fate(scene: Scene, overrides: Partial<Finding>, rules = policy): string {
  const one = finding(scene, overrides);
  const lists = Object.entries(triageFindings([one], rules)).filter(([, list]) => list.includes(one));
  expect(lists).toHaveLength(1);
  return lists[0]?.[0] ?? '';
}

describe('a finding is', () => {
  it.each([
    ['posted when it was introduced', {}, {}, 'posted'],
    ['posted when it may have been introduced', {}, { status: 'undetermined' }, 'posted'],
    ['posted when there is no base to compare with', {}, { status: null }, 'posted'],
    [
      'posted when a harness found it in a new function',
      {},
      { origin: 'harness', basePassed: false },
      'posted',
    ],
    ['in the summary when the base has it', {}, { status: 'existing' }, 'existing'],
    ['in the summary when it is fixed', {}, { status: 'fixed' }, 'fixed'],
    [
      'minor when it takes a failing allocation',
      {},
      { needsAllocationFailure: true, basePassed: false },
      'minor',
    ],
    ['posted when the base checked that allocation', {}, { needsAllocationFailure: true }, 'posted'],
    [
      'minor when a harness makes a number overflow',
      overflow,
      { origin: 'harness', basePassed: false },
      'minor',
    ],
    ['posted when the base passed with the same numbers', overflow, { origin: 'harness' }, 'posted'],
    ['posted when the program itself makes it overflow', overflow, { basePassed: false }, 'posted'],
  ] as const)('%s', (_, scene, overrides, expected) => {
    expect(fate(scene, overrides)).toBe(expected);
  });

  it('left out when a failing allocation is to be ignored', () => {
    const rules = { ...policy, allocationFailure: 'ignore' } as const;
    expect(fate({}, { needsAllocationFailure: true, basePassed: false }, rules)).toBe('ignored');
  });

  it('posted wherever it fails the gate', () => {
    expect(fate({}, { status: 'existing' }, { ...policy, failOn: 'any' })).toBe('posted');
  });

  it('told before others when it fails the gate', () => {
    const later = finding({ line: 90 });
    const undetermined = finding({ line: 2 }, { status: 'undetermined' });
    expect(triageFindings([undetermined, later], policy).posted).toEqual([later, undetermined]);
  });
});

describe('one comment is for', () => {
  const leads = (findings: readonly Finding[]) => groupFindings(findings).map(({ lead }) => lead);

  it('all violations of one line and kind', () => {
    const first = finding({ line: 9 });
    const again = finding({ line: 9, inputs: [] });
    expect(groupFindings([first, again])).toEqual([{ lead: first, others: [again] }]);
  });

  it('a later violation whose trace goes through the first one', () => {
    const first = finding({ line: 9 });
    const later = finding({ line: 12, steps: [step(9, 'x', '1')] });
    expect(leads([first, later])).toEqual([first]);
  });

  it('a later violation of the same run', () => {
    const first = finding({ line: 9, steps: [step(4, 'i', '3')] });
    const later = finding({ line: 12, steps: [step(4, 'i', '3'), step(11, 's', '0')] });
    expect(groupFindings([first, later])).toEqual([{ lead: first, others: [later] }]);
  });

  it.each([
    ['another kind', finding({ line: 9, kind: 'overflow', comment: 'arithmetic overflow on add' })],
    ['another run', finding({ line: 12, steps: [step(4, 'n', '7', 'main')] })],
    ['another file', finding({ line: 9, file: 'src/b.c' })],
    ['another function', finding({ line: 12, function: 'f', steps: [step(9, 'x', '1')] })],
    ['another status', finding({ line: 9 }, { status: 'undetermined' })],
  ])('one finding where the other has %s', (_, other) => {
    const first = finding({ line: 9 });
    expect(leads([first, other])).toEqual([first, other]);
  });
});

describe('a comment goes', () => {
  const diff: readonly DiffFile[] = [
    {
      path: 'src/a.c',
      hunks: [
        { start: 5, end: 9 },
        { start: 20, end: 20 },
      ],
    },
    { path: 'src/large.c', hunks: null },
  ];
  const place = (scene: Scene, limit = 10) =>
    placeFindings(groupFindings([finding(scene)]), diff, limit)[0]?.anchor;

  it.each([5, 9, 20])('on line %d inside a hunk', (line) => {
    expect(place({ line })).toEqual({ kind: 'line', path: 'src/a.c', line });
  });

  it.each([4, 10, 19, 21])('on the file for line %d outside of the hunks', (line) => {
    expect(place({ line })).toEqual({ kind: 'file', path: 'src/a.c' });
  });

  it('on the file when GitHub gives no patch', () => {
    expect(place({ file: 'src/large.c' })).toEqual({ kind: 'file', path: 'src/large.c' });
  });

  it('into the summary when the file did not change', () => {
    expect(place({ file: 'src/other.c' })).toBeNull();
    expect(place({ file: 'a.c' })).toBeNull();
  });

  it('into the summary beyond the limit, lines before files', () => {
    const findings = [4, 6, 7].map((line) => finding({ line, steps: [] }));
    const anchors = placeFindings(groupFindings(findings), diff, 2).map(({ anchor }) => anchor?.kind ?? null);
    expect(anchors).toEqual([null, 'line', 'line']);
  });

  it('never with more than thirty others', () => {
    const wide = [{ path: 'src/a.c', hunks: [{ start: 1, end: 99 }] }];
    const findings = Array.from({ length: 50 }, (_, index) => finding({ line: index + 1, steps: [] }));
    const placed = placeFindings(groupFindings(findings), wide, 1000);
    expect(placed.filter(({ anchor }) => anchor !== null)).toHaveLength(maxComments);
  });

  it('where all its lines are in one hunk', () => {
    expect(isOnDiff({ kind: 'line', path: 'src/a.c', line: 9, startLine: 5 }, diff)).toBe(true);
    expect(isOnDiff({ kind: 'line', path: 'src/a.c', line: 20, startLine: 9 }, diff)).toBe(false);
  });
});
