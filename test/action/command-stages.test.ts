import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import type { IssueComment } from '../support/github/state/issue.ts';
import type { ActionRun } from '../support/run-action.ts';
import { type CommandScenario, commandScenario, program, wendy } from './command-scenario.ts';
import { runStage, type Stage } from './run-stage.ts';

let scenario: CommandScenario;
let comment: IssueComment;
let repair: ActionRun;
let accept: ActionRun;

const run = (
  stage: Stage,
  files: Readonly<Record<string, string>> = {},
  digest = repair?.outputs['handover-digest'] ?? '',
  on = comment,
): Promise<ActionRun> => runStage(scenario, stage, on, { files, digest });

const handed = () => ({
  'esbmc-repair.json': repair.files['esbmc-repair.json'] ?? '',
  'esbmc-acceptance.json': accept.files['esbmc-acceptance.json'] ?? '',
});
const tip = () => scenario.repository.resolve('topic');
const writesSince = (seen: number) =>
  scenario.github.requests
    .slice(seen)
    .filter(({ method, route, operation }) => method !== 'GET' && route !== 'git' && operation !== 'viewer')
    .map(({ route, operation }) => operation ?? route);

beforeAll(async () => {
  scenario = await commandScenario();
  comment = scenario.repository.addIssueComment(scenario.number, wendy, '/esbmc-fix');
  const start = await run('start', {}, '');
  expect(start.outputs).toMatchObject({ decision: 'started' });
  const seen = scenario.github.requests.length;
  repair = await run('repair', {}, '');
  accept = await run('accept', { 'esbmc-repair.json': repair.files['esbmc-repair.json'] ?? '' });
  expect(writesSince(seen)).toEqual([]);
}, 600_000);
afterAll(() => scenario[Symbol.asyncDispose]());

describe('what the stages hand over', () => {
  it('is the patch, bound to its commit and its command, without the text before', async () => {
    expect(repair.outputs).toMatchObject({ decision: 'handed-over', 'reason-code': 'repaired' });
    expect(repair.outputs['handover-digest']).toMatch(/^[0-9a-f]{64}$/);
    const handover = repair.files['esbmc-repair.json'] ?? '';
    expect(JSON.parse(handover)).toMatchObject({
      version: 1,
      command: { place: 'conversation', id: comment.id },
      result: { kind: 'repaired', head: await tip(), candidate: { edits: [{ file: 'a.c' }] } },
    });
    expect(accept.outputs).toMatchObject({ decision: 'handed-over', 'reason-code': 'accepted' });
    expect(JSON.parse(accept.files['esbmc-acceptance.json'] ?? '')).toMatchObject({
      handover: repair.outputs['handover-digest'],
      acceptance: { verdict: 'accepted' },
    });
  });

  it('is said to be worked on, and the reply stays open', () => {
    expect(scenario.replies()).toEqual([expect.stringContaining('**Working on a fix.**')]);
  });
});

describe('the stage that may push', () => {
  const refused = async (run: ActionRun, reasonCode: string) => {
    expect(run.outputs).toMatchObject({ decision: 'not-fixed', 'reason-code': reasonCode, fixed: 'false' });
    expect(await tip()).toBe(scenario.repository.pull(scenario.number).headSha);
    expect((await scenario.repository.readFile('topic', 'a.c')).toString()).toBe(program(4));
    expect(scenario.replies().at(-1)).toContain('**This ended without a result.**');
  };
  const change = (text: string, from: string | RegExp, to: string) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return changed;
  };

  it('takes no other patch than the one that was repaired', async () => {
    const files = handed();
    const forged = change(files['esbmc-repair.json'], 'return 1;', 'return 2;');
    await refused(await run('push', { ...files, 'esbmc-repair.json': forged }), 'no-handover');
  });

  it('takes none without the word of the workflow, or for another command', async () => {
    await refused(await run('push', handed(), ''), 'no-handover');
    await refused(await run('push', {}), 'no-handover');
    const other = scenario.repository.addIssueComment(scenario.number, wendy, '/esbmc-fix');
    const foreign = await run('push', handed(), undefined, other);
    expect(foreign.outputs).toMatchObject({ decision: 'not-fixed', 'reason-code': 'no-handover' });
  });

  it('pushes nothing that the stage that runs code did not accept, and only offers it', async () => {
    const files = handed();
    for (const acceptance of [
      '',
      change(files['esbmc-acceptance.json'], /[0-9a-f]{64}/, '0'.repeat(64)),
      change(files['esbmc-acceptance.json'], '"verdict"', '"extra": 1, "verdict"'),
    ]) {
      const offered = await run('push', { ...files, 'esbmc-acceptance.json': acceptance });
      expect(offered.outputs).toMatchObject({ decision: 'fix-suggested', 'reason-code': 'not-executed' });
      expect((await scenario.repository.readFile('topic', 'a.c')).toString()).toBe(program(4));
    }
  });

  it('asks again who may', async () => {
    scenario.repository.setRole(wendy, 'read');
    const denied = await run('push', handed());
    scenario.repository.setRole(wendy, 'write');
    expect(denied.outputs).toMatchObject({ decision: 'refused', 'reason-code': 'not-allowed' });
  });

  it('pushes what was accepted, has nothing but the API, and closes the reply', async () => {
    const pushed = await run('push', handed());
    expect(pushed.outputs).toMatchObject({ decision: 'fix-pushed', fixed: 'true' });
    expect(pushed.outputs['commit-sha']).toBe(await tip());
    const { entries } = conversationOf(scenario.repository, scenario.number);
    const replies = entries.filter(({ body }) => body.includes(`reply conversation ${comment.id} done`));
    expect(replies).toHaveLength(1);
    expect(replies[0]?.body).toContain('**Fixed in**');
    const verified = await run('verify');
    expect(verified.outputs).toMatchObject({ decision: 'verified', conclusion: 'success' });
  });
});
