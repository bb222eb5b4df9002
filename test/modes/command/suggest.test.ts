import { describe, expect, it } from 'vitest';
import type { Rejected } from '../../../src/repair/acceptance.ts';
import { conversationOf } from '../../support/github/conversation.ts';
import {
  allRights,
  type CommandStage,
  commandStage,
  ended,
  evidence,
  program,
  replacing,
} from './command-stage.ts';

const fixed = replacing('i > 4', 'i > 3');

/** The threads of reviews that are not about a finding. */
const suggestionsOf = ({ repository, number }: CommandStage) =>
  conversationOf(repository, number)
    .entries.flatMap((entry) => (entry.kind === 'review' ? entry.threads : []))
    .filter(({ comments }) => comments[0]?.body.includes('```suggestion'));

const wasPushed = async (stage: CommandStage) =>
  (await stage.repository.readFile('topic', 'a.c')).toString() !== program(4);

/** Where the fix is offered and not pushed; gives the reply. */
async function offered(
  stage: CommandStage,
  outcome: Awaited<ReturnType<CommandStage['type']>>,
  reasonCode: string,
): Promise<string> {
  expect(outcome).toMatchObject({ decision: 'fix-suggested', reasonCode });
  expect(await wasPushed(stage)).toBe(false);
  const [suggestion, ...others] = suggestionsOf(stage);
  expect(others).toEqual([]);
  expect(suggestion).toMatchObject({ place: 'a.c:6' });
  expect(suggestion?.comments[0]?.body).toContain('```suggestion\n  if (i < 0 || i > 3)\n```');
  const reply = stage.bodies().at(-1) ?? '';
  expect(reply).toContain('[as a suggestion](');
  expect(reply).toContain('| ✅ | The bug |');
  return reply;
}

describe('a fix is offered as a suggestion', () => {
  it('where that is asked for, once', async () => {
    await using stage = await commandStage();
    await offered(stage, await stage.type('/esbmc-fix --suggest', fixed), 'asked-to-suggest');
    await offered(stage, await stage.type('/esbmc-fix --suggest', fixed), 'asked-to-suggest');
  });

  it('where the repository pushes none', async () => {
    await using stage = await commandStage();
    const outcome = await stage.type('/esbmc-fix', fixed, { mayPush: false });
    expect(await offered(stage, outcome, 'push-off')).toContain('`push: false`');
  });

  it.each(['classic', 'ruleset'] as const)('where the branch is protected: %s', async (kind) => {
    await using stage = await commandStage();
    stage.repository.protect('topic', { kind });
    expect(await offered(stage, await stage.type('/esbmc-fix', fixed), 'protected')).toContain('protected');
  });

  it('where the token may not push', async () => {
    await using stage = await commandStage();
    const token = stage.tokenOf({ ...allRights, contents: 'read' });
    const outcome = await stage.type('/esbmc-fix', fixed, { token });
    expect(await offered(stage, outcome, 'not-allowed')).toContain('`contents: write`');
  });

  it('where it was not accepted, marked so', async () => {
    await using stage = await commandStage();
    const acceptance: Rejected = {
      verdict: 'rejected',
      reason: 'behaviour-changed',
      detail: 'for `i` = 3 it returns 1 and returned 0',
      finding: null,
      isSuggestable: true,
      evidence: [...evidence, { step: 'behaviour', outcome: 'failed', detail: 'for `i` = 3 it returns 1' }],
    };
    const outcome = await stage.type('/esbmc-fix', async (request) => {
      const repaired = await fixed(request);
      if (repaired.outcome !== 'repaired') throw new Error('no repair');
      return ended({ outcome: 'suggested', candidate: repaired.candidate, acceptance, reason: null })(
        request,
      );
    });
    const reply = await offered(stage, outcome, 'not-accepted');
    expect(reply).toContain('**Not accepted**');
    expect(reply).toContain('| ❌ | The behaviour | for `i` = 3 it returns 1 |');
    expect(reply).not.toContain('proved');
    expect(suggestionsOf(stage)[0]?.comments[0]?.body).toContain('Not accepted, only shown');
  });
});

describe("a fork's pull request", () => {
  const fork = async (stage: CommandStage, maintainerCanModify = true) => {
    const { repository } = stage;
    const forked = await repository.fork('eve');
    await forked.commit({ branch: 'evil', from: 'main', files: { 'a.c': program(4) }, message: 'e' });
    const { issue } = await repository.openPullRequest({
      title: 'E',
      head: 'evil',
      base: 'main',
      headRepo: forked,
      maintainerCanModify,
    });
    const type = (token?: string) =>
      stage.onComment(
        repository.addIssueComment(issue.number, 'wendy', '/esbmc-fix'),
        fixed,
        token === undefined ? {} : { token },
      );
    const read = async () => (await forked.readFile('evil', 'a.c')).toString();
    return { number: issue.number, type, read };
  };
  const repliesOf = ({ repository }: CommandStage, number: number) =>
    conversationOf(repository, number).entries.flatMap(({ kind, author, body }) =>
      kind === 'comment' && author !== 'wendy' ? [body] : [],
    );

  it("gets suggestions: the workflow's own token can't push there", async () => {
    await using stage = await commandStage();
    const { number, type, read } = await fork(stage);
    expect(await type()).toMatchObject({ decision: 'fix-suggested', reasonCode: 'from-fork' });
    expect(repliesOf(stage, number).at(-1)).toContain('comes from a fork');
    expect(await read()).toBe(program(4));
    expect(stage.github.requests.some(({ operation }) => operation === 'createCommitOnBranch')).toBe(false);
  });

  it('is pushed to by the token of somebody whom its author lets edit', async () => {
    await using stage = await commandStage();
    const { type, read } = await fork(stage);
    const token = stage.tokenOf(allRights, 'user', 'wendy');
    expect(await type(token)).toMatchObject({ decision: 'fix-pushed' });
    expect(await read()).toBe(program(3));
  });

  it('is not pushed to where its author lets nobody', async () => {
    await using stage = await commandStage();
    const { type } = await fork(stage, false);
    const token = stage.tokenOf(allRights, 'user', 'wendy');
    expect(await type(token)).toMatchObject({ decision: 'fix-suggested', reasonCode: 'fork-closed-to-us' });
  });
});

describe('no suggestion can hold it', () => {
  const shown = async (stage: CommandStage, outcome: Awaited<ReturnType<CommandStage['type']>>) => {
    expect(outcome).toMatchObject({ decision: 'fix-offered' });
    expect(suggestionsOf(stage)).toEqual([]);
    const reply = stage.bodies().at(-1) ?? '';
    expect(reply).toContain('`git apply esbmc-fix.patch`');
    expect(reply).toMatch(/<summary>The change<\/summary>\n\n```diff/);
    return reply;
  };

  it('for lines that the diff does not show', async () => {
    const filler = Array.from({ length: 20 }, (_, index) => `int filler_${index};\n`).join('');
    const source = (limit: number) => `static int limit = 1;\n${filler}${program(limit)}`;
    await using stage = await commandStage({ 'a.c': source(3) }, { 'a.c': source(4) });
    const outcome = await stage.type('/esbmc-fix --suggest', replacing('limit = 1', 'limit = 0'));
    await shown(stage, outcome);
    expect(stage.saved.patch).toContain('+static int limit = 0;');
  });

  it('for other line ends, in the patch as they are', async () => {
    const crlf = (limit: number) => program(limit).replaceAll('\n', '\r\n');
    await using stage = await commandStage({ 'a.c': crlf(3) }, { 'a.c': crlf(4) });
    await shown(stage, await stage.type('/esbmc-fix --suggest', fixed));
    expect(stage.saved.patch).toContain('+  if (i < 0 || i > 3)\r\n');
  });

  it('for a fix with a hidden character, which the reply shows', async () => {
    await using stage = await commandStage();
    const reply = await shown(
      stage,
      await stage.type('/esbmc-fix --suggest', replacing('i > 4', 'i /* \u202e */ > 3')),
    );
    expect(reply).not.toContain('\u202e');
    expect(reply).toContain('\ufffd');
  });

  it('where GitHub takes no review', async () => {
    await using stage = await commandStage();
    stage.github.faults.push({
      method: 'POST',
      route: '/repos/{owner}/{repo}/pulls/{pull_number}/reviews',
      status: 403,
    });
    await shown(stage, await stage.type('/esbmc-fix --suggest', fixed));
  });

  it('for a file that is no UTF-8: nothing is pushed either', async () => {
    const latin = (limit: number) => Buffer.from(`/* \xe9 */\n${program(limit)}`, 'latin1');
    await using stage = await commandStage({ 'a.c': latin(3) }, { 'a.c': latin(4) });
    const outcome = await stage.type('/esbmc-fix', fixed);
    expect(outcome).toMatchObject({ reasonCode: 'not-its-text' });
    expect(Buffer.from(await stage.repository.readFile('topic', 'a.c')).equals(latin(4))).toBe(true);
  });
});
