import { describe, expect, it } from 'vitest';
import {
  digestOf,
  maxHandoverBytes,
  readHandover,
  readVerdict,
  renderHandover,
  renderVerdict,
} from '../../../src/modes/command/handover.ts';
import { receiveCandidate } from '../../../src/modes/command/receive-candidate.ts';
import type { Repaired } from '../../../src/modes/command/repair-result.ts';
import { makeCounterexample, makeFinding } from '../../support/make-finding.ts';

const head = 'a'.repeat(40);
const command = { place: 'diff', id: 12 } as const;
const [before, after] = ['int a;\n', 'int b; /* ünï 🎉 \r\n */\n'];

const repaired = (over: Partial<Repaired> = {}): Repaired => ({
  kind: 'repaired',
  finding: makeFinding(),
  head,
  esbmcVersion: '8.4.0',
  candidate: {
    engine: 'model',
    author: 'gpt-x',
    title: 'a title',
    patch: { edits: [{ file: 'src/a.c', before, after }] },
  },
  acceptance: {
    verdict: 'accepted',
    bound: 4,
    behaviour: 'kept',
    evidence: [{ step: 'unit', outcome: 'passed', detail: 'it holds' }],
  },
  ...over,
});
const text = renderHandover(command, repaired());
const file = (content: string) => ({ kind: 'text', text: content }) as const;

describe('a hand-over', () => {
  it('is read back, the texts before it from where they are', async () => {
    const read = readHandover(file(text), digestOf(text));
    expect(read).toMatchObject({ command, result: { kind: 'repaired', head, finding: makeFinding() } });
    expect(text).not.toContain('int a;');
    if (read?.result.kind !== 'repaired') throw new Error('not read');
    const { candidate } = read.result;
    expect(await receiveCandidate(candidate, async () => before)).toEqual(repaired().candidate);
    expect(await receiveCandidate(candidate, async () => `${before} `)).toBeNull();
    expect(await receiveCandidate(candidate, async () => null)).toBeNull();
  });

  it.each([
    '.github/workflows/x.c',
    '../a.c',
    'a/../../b.c',
    '/etc/a.c',
    'Makefile',
    '.git/a.h',
    'a//b.c',
    '',
  ])('is for no file like %j', async (path) => {
    const edits = [{ file: path, before: digestOf(before), after }];
    const candidate = { engine: 'model', author: 'x', title: 'x', edits } as const;
    expect(await receiveCandidate({ ...candidate, edits }, async () => before)).toBeNull();
  });

  it('names each file once', async () => {
    const edit = { file: 'a.c', before: digestOf(before), after };
    const candidate = { engine: 'model', author: 'x', title: 'x', edits: [edit, edit] } as const;
    expect(await receiveCandidate({ ...candidate, edits: [edit, edit] }, async () => before)).toBeNull();
  });

  it('is refused where it is another one than the workflow vouches for', () => {
    for (const digest of ['', digestOf(''), digestOf(`${text} `)]) {
      expect(readHandover(file(text), digest)).toBeNull();
    }
    expect(readHandover({ kind: 'missing' }, digestOf(''))).toBeNull();
    expect(readHandover({ kind: 'refused', reasonCode: 'not-a-file' }, digestOf(''))).toBeNull();
  });

  type Json = { result: { candidate: { edits: object[] }; acceptance: object } } & Record<string, unknown>;
  it.each<[string, (all: Json) => unknown]>([
    ['of another version', (all) => Object.assign(all, { version: 2 })],
    ['with a field too many', (all) => Object.assign(all, { number: 1 })],
    [
      'with a field too many in an edit',
      (all) => Object.assign(all.result.candidate.edits[0] ?? {}, { mode: '120000' }),
    ],
    ['without an edit', (all) => Object.assign(all.result.candidate, { edits: [] })],
    [
      'with more edits than a repair has',
      (all) => Object.assign(all.result.candidate, { edits: Array(6).fill(all.result.candidate.edits[0]) }),
    ],
    [
      'with a source without end',
      (all) => Object.assign(all.result.candidate.edits[0] ?? {}, { after: 'x'.repeat(2_000_000) }),
    ],
    ['with a commit that is none', (all) => Object.assign(all.result, { head: 'main' })],
    ['with a verdict of its own', (all) => Object.assign(all.result.acceptance, { verdict: 'correct' })],
  ])('is refused %s, whoever vouches for it', (_, change) => {
    const copy = JSON.parse(text) as Json;
    change(copy);
    const changed = JSON.stringify(copy);
    expect(readHandover(file(changed), digestOf(changed))).toBeNull();
    expect(
      readHandover(file(JSON.stringify(JSON.parse(text))), digestOf(JSON.stringify(JSON.parse(text)))),
    ).not.toBeNull();
  });

  it('stays within its bounds whatever a finding holds', () => {
    const long = 'x'.repeat(100_000);
    const location = { file: 'a.c', line: 1, column: 1, function: long };
    const step = { location, assignment: { variable: long, value: long } };
    const counterexample = { ...makeCounterexample(), steps: Array(1_000).fill(step) };
    const finding = makeFinding({
      counterexample,
      message: long,
      entry: long,
      assumptions: Array(500).fill(long),
    });
    const large = renderHandover(command, repaired({ finding }));
    expect(Buffer.byteLength(large)).toBeLessThan(maxHandoverBytes);
    expect(readHandover(file(large), digestOf(large))).not.toBeNull();
    const many = renderHandover(command, {
      kind: 'refused',
      refusal: { reasonCode: 'which-finding', findings: Array(1_000).fill(finding) },
    });
    expect(Buffer.byteLength(many)).toBeLessThan(maxHandoverBytes);
    expect(readHandover(file(many), digestOf(many))).toMatchObject({
      result: { refusal: { reasonCode: 'which-finding' } },
    });
  });
});

describe('the word of the stage that runs code', () => {
  const digest = digestOf(text);
  const verdict = renderVerdict(digest, repaired().acceptance);

  it('is about one hand-over', () => {
    expect(readVerdict(file(verdict), digest)?.acceptance).toEqual(repaired().acceptance);
    expect(readVerdict(file(verdict), digestOf('another'))).toBeNull();
    expect(readVerdict({ kind: 'missing' }, digest)).toBeNull();
  });

  it('has no room for anything else', () => {
    for (const change of [{ patch: 'x' }, { version: 2 }, { acceptance: {} }]) {
      expect(readVerdict(file(JSON.stringify({ ...JSON.parse(verdict), ...change })), digest)).toBeNull();
    }
  });
});
