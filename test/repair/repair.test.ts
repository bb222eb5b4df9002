import { describe, expect, test } from 'vitest';
import { readPrompt } from '../../src/adapters/assets.ts';
import { type Script, scriptedModel } from '../../src/adapters/llm/scripted-model.ts';
import { buildConfig } from '../../src/config/build-config.ts';
import type { Acceptance } from '../../src/repair/acceptance.ts';
import type { LoggedAttempt } from '../../src/repair/attempt-log.ts';
import type { Candidate } from '../../src/repair/candidate.ts';
import { type RepairDeps, repair } from '../../src/repair/repair.ts';
import { loadPrompts } from '../../src/repair/repair-prompts.ts';
import { repairSettings } from '../../src/repair/repair-settings.ts';
import { makeTask } from '../support/repair-task.ts';
import { accepted, rejected, type ScriptedAcceptor, scriptedAcceptor } from '../support/scripted-acceptor.ts';

const marked = 'int a[4];\nint f(int n) {\n  a[n] = 1; /*!*/\n  return a[0];\n}\n';
const source = marked.replace(' /*!*/', '');
const withLine = (line: string) => source.replace('a[n] = 1;', line);

function template(line: string): Candidate {
  const patch = { edits: [{ file: 'a.c', before: source, after: withLine(line) }] };
  return { patch, engine: 'template', author: 'test', title: line };
}

type Answers = (line: string) => Acceptance;

async function run(
  { templates = [], replies = null }: { templates?: readonly string[]; replies?: Script['replies'] | null },
  verify: Answers,
  { execute = () => accepted(), ...over }: Partial<RepairDeps> & { execute?: Answers } = {},
) {
  const logged: LoggedAttempt[] = [];
  const lineOf = (after: string) => after.split('\n')[2]?.trim() ?? '';
  const acceptor: ScriptedAcceptor = scriptedAcceptor({
    verify: (after) => verify(lineOf(after)),
    execute: (after) => execute(lineOf(after)),
  });
  const settings = repairSettings(buildConfig([{ model: 'm', source: 'one-line' }]), 2);
  const outcome = await repair(await makeTask(marked), settings, {
    proposeTemplates: () => templates.map(template),
    model: replies && scriptedModel({ replies }, 'm'),
    acceptor,
    prompts: await loadPrompts(readPrompt),
    log: { append: async (attempt) => void logged.push(attempt) },
    now: () => 0,
    ...over,
  });
  return { outcome, logged, acceptor };
}

const [small, large] = ['a[n & 3] = 1;', 'if (n >= 0 && n < 4) a[n] = 1;'];
const fails = () => rejected();

describe('the template repairs', () => {
  test('come first: what they repair costs no call', async () => {
    const { outcome } = await run({ templates: [small], replies: [] }, () => accepted());
    expect(outcome).toMatchObject({
      outcome: 'repaired',
      candidate: { engine: 'template' },
      spending: { replies: 0 },
    });
  });

  test('are judged in their order, and none that could not win any more', async () => {
    const { outcome, acceptor } = await run({ templates: ['a[0] = 1;', small, large] }, (line) =>
      line === 'a[0] = 1;' ? rejected() : accepted(),
    );
    expect(outcome).toMatchObject({ outcome: 'repaired', candidate: { title: small } });
    expect(outcome.attempts).toHaveLength(2);
    expect(acceptor.asked.filter(({ part }) => part === 'execute')).toHaveLength(1);
  });

  test('whose behaviour was compared win over likelier ones whose was not', async () => {
    const { outcome } = await run({ templates: [small, large] }, () => accepted(), {
      execute: (line) => accepted({ behaviour: line === small ? 'not-compared' : 'kept' }),
    });
    expect(outcome).toMatchObject({ outcome: 'repaired', candidate: { title: large } });
  });

  test('are run only once they are verified', async () => {
    const { acceptor } = await run({ templates: [small, large] }, fails);
    expect(acceptor.asked.map(({ part }) => part)).toEqual(['verify', 'verify']);
  });

  test('are bounded in number', async () => {
    const templates = Array.from({ length: 60 }, (_, index) => `a[${index % 4}] = ${index};`);
    const count = (part: string, { acceptor }: Awaited<ReturnType<typeof run>>) =>
      acceptor.asked.filter((one) => one.part === part).length;
    expect(count('verify', await run({ templates }, fails))).toBe(24);
    const failing = await run({ templates }, () => accepted(), { execute: fails });
    expect(count('execute', failing)).toBe(6);
  });

  test('are judged no further where two are accepted and nothing could be compared', async () => {
    const templates = Array.from({ length: 60 }, (_, index) => `a[${index % 4}] = ${index};`);
    const notCompared = () => accepted({ behaviour: 'not-compared' });
    const { acceptor, outcome } = await run({ templates }, notCompared, { execute: notCompared });
    expect(acceptor.asked.filter(({ part }) => part === 'execute')).toHaveLength(2);
    expect(outcome).toMatchObject({ outcome: 'repaired', acceptance: { behaviour: 'not-compared' } });
  });

  test('stop when time is over, which is said', async () => {
    let seconds = 0;
    const { outcome } = await run(
      { templates: [small, large, 'a[0] = 1;'] },
      () => {
        seconds += 700;
        return rejected();
      },
      { now: () => seconds },
    );
    expect(outcome).toMatchObject({ outcome: 'aborted', reason: expect.stringContaining('Time was over') });
    expect(outcome.attempts.length).toBeLessThan(3);
  });
});

describe('the model', () => {
  test('is asked where no template is accepted', async () => {
    const { outcome, logged } = await run({ templates: [large], replies: [small] }, (line) =>
      line === small ? accepted() : rejected(),
    );
    expect(outcome).toMatchObject({ outcome: 'repaired', candidate: { engine: 'model' } });
    expect(logged.map(({ index, engine }) => [index, engine])).toEqual([
      [0, 'template'],
      [1, 'model'],
    ]);
  });

  test('is not asked where there is none', async () => {
    const { outcome } = await run({ templates: [large] }, fails);
    expect(outcome).toMatchObject({ outcome: 'exhausted', spending: { replies: 0 } });
  });

  test('that has no more attempts leaves the repair exhausted', async () => {
    const { outcome } = await run({ replies: ['a[0] = 1;', 'a[1] = 1;', 'a[2] = 1;', small] }, fails);
    expect(outcome).toMatchObject({ outcome: 'exhausted', spending: { replies: 3 } });
  });

  test('whose endpoint fails leaves it aborted, with the reason and what was tried', async () => {
    const { outcome } = await run(
      { templates: [large], replies: [{ fault: 'refused', message: 'wrong key' }] },
      fails,
    );
    expect(outcome).toMatchObject({
      outcome: 'aborted',
      reason: 'm: wrong key',
      attempts: [{ candidate: { title: large } }],
    });
  });
});

describe('what is rejected but may be shown', () => {
  const onlySuggested: Answers = (line) =>
    rejected({ reason: 'behaviour-changed', isSuggestable: line !== 'a[0] = 1;' });

  test('is suggested where nothing is accepted, the smallest of several', async () => {
    const { outcome } = await run({ templates: ['a[0] = 1;', large, small] }, onlySuggested);
    expect(outcome).toMatchObject({
      outcome: 'suggested',
      candidate: { title: small },
      acceptance: { reason: 'behaviour-changed' },
      reason: null,
    });
  });

  test('is suggested with the reason where the endpoint failed', async () => {
    const { outcome } = await run(
      { templates: [small], replies: [{ fault: 'time', message: 'slow' }] },
      onlySuggested,
    );
    expect(outcome).toMatchObject({ outcome: 'suggested', reason: 'm: slow' });
  });
});

test('a finding that holds no more needs nothing', async () => {
  const { outcome, acceptor } = await run({ templates: [small] }, fails, { verify: async () => null });
  expect(outcome).toMatchObject({ outcome: 'nothing-to-fix', attempts: [] });
  expect(acceptor.asked).toHaveLength(0);
});
