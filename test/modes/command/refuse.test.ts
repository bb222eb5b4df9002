import { describe, expect, it } from 'vitest';
import { conversationOf } from '../../support/github/conversation.ts';
import { type CommandStage, commandStage, ended, program, replacing } from './command-stage.ts';

const fixed = replacing('i > 4', 'i > 3');
const never = () => {
  throw new Error('no engine should have been asked');
};

const two = (limit: number) => `int nondet_int(void);
static int table[4];
static int other[4];
static int first(int i)
{
  return table[i];
}
static int second(int i)
{
  return other[i] + 1;
}
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > ${limit})
    return 1;
  return nondet_int() ? first(i) : second(i);
}
`;

const lastReply = (stage: CommandStage) => stage.bodies().at(-1) ?? '';
const pushes = ({ github }: CommandStage) =>
  github.requests.filter(({ operation }) => operation === 'createCommitOnBranch').length;

const compare = '/repos/{owner}/{repo}/compare/{basehead}';

describe('which finding', () => {
  it('has to be said where there are several; the beginning of its name is enough', async () => {
    await using stage = await commandStage({ 'a.c': two(3) }, { 'a.c': two(4) });
    expect(await stage.type('/esbmc-fix', never)).toMatchObject({
      decision: 'refused',
      reasonCode: 'which-finding',
    });
    const reply = lastReply(stage);
    const [first = '', second = ''] = [...reply.matchAll(/^- `([0-9a-f]{16})` `a\.c:\d+`/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(second).not.toBe('');

    let asked = '';
    await stage.type(`/esbmc-fix ${second.slice(0, 6)}`, ({ finding }) => {
      asked = finding.fingerprint;
      return ended({ outcome: 'exhausted' })({} as never);
    });
    expect(asked).toBe(second);
    expect(first).not.toBe(second);

    expect(await stage.type('/esbmc-fix 0123456789abcdef', never)).toMatchObject({
      reasonCode: 'unknown-finding',
    });
    expect(lastReply(stage)).toContain(`- \`${first}\``);
  });

  it('is that of the thread in which it is typed, where the answer stands too', async () => {
    await using stage = await commandStage({ 'a.c': two(3) }, { 'a.c': two(4) });
    await stage.run();
    const { repository, number } = stage;
    const threads = repository.pull(number).threads;
    for (const { comments } of threads) {
      const [first] = comments;
      if (first === undefined) throw new Error('a thread without comments');
      const name = / finding ([0-9a-f]{16}) /.exec(first.body)?.[1];
      let asked = '';
      await stage.onReply(repository.replyTo(first, 'wendy', '/esbmc-fix'), ({ finding }) => {
        asked = finding.fingerprint;
        return ended({ outcome: 'exhausted' })({} as never);
      });
      expect(asked).toBe(name);
      expect(comments.at(-1)?.body).toContain('**No repair was accepted.**');
      expect(comments.at(-2)).toMatchObject({ body: '/esbmc-fix' });
    }
    expect(threads).toHaveLength(2);
  });

  it('may be gone, or none', async () => {
    await using stage = await commandStage();
    await stage.run();
    const [thread] = stage.repository.pull(stage.number).threads;
    const [first] = thread?.comments ?? [];
    if (first === undefined) throw new Error('nothing was commented');
    await stage.push({ 'a.c': program(2) });
    const typed = stage.repository.replyTo(first, 'wendy', '/esbmc-fix');
    expect(await stage.onReply(typed, never)).toMatchObject({ reasonCode: 'finding-gone' });
    expect(await stage.type('/esbmc-fix', never)).toMatchObject({ reasonCode: 'no-finding' });
  });
});

describe('no fix', () => {
  it('on a closed pull request, and none whose fork is gone', async () => {
    await using stage = await commandStage();
    const { repository, number } = stage;
    const fork = await repository.fork('eve');
    await fork.commit({ branch: 'evil', from: 'main', files: { 'a.c': program(4) }, message: 'e' });
    const { issue } = await repository.openPullRequest({
      title: 'E',
      head: 'evil',
      base: 'main',
      headRepo: fork,
    });
    fork.delete();
    const typed = repository.addIssueComment(issue.number, 'wendy', '/esbmc-fix');
    expect(await stage.onComment(typed, never)).toMatchObject({ reasonCode: 'branch-deleted' });
    repository.closePullRequest(number);
    for (const body of ['/esbmc-fix', '/esbmc-verify']) {
      expect(await stage.type(body, never)).toMatchObject({ decision: 'refused', reasonCode: 'closed' });
      expect(lastReply(stage)).toContain('The pull request is closed');
    }
  });

  it('twice at the same time', async () => {
    await using stage = await commandStage();
    const slow = async (request: Parameters<typeof fixed>[0]) => {
      await new Promise((wake) => setTimeout(wake, 3_000));
      return fixed(request);
    };
    const outcomes = await Promise.all([stage.type('/esbmc-fix', slow), stage.type('/esbmc-fix', slow)]);
    expect(outcomes.map(({ decision }) => decision).sort()).toEqual(['fix-pushed', 'refused']);
    expect(outcomes.find(({ decision }) => decision === 'refused')?.reasonCode).toBe('already-running');
    expect(pushes(stage)).toBe(1);
    expect(stage.bodies().some((body) => body.includes('is being worked on'))).toBe(true);
  });

  it('for what the latest commit fixes already', async () => {
    await using stage = await commandStage();
    await stage.run();
    const [thread] = stage.repository.pull(stage.number).threads;
    const [first] = thread?.comments ?? [];
    if (first === undefined) throw new Error('nothing was commented');
    await stage.type('/esbmc-fix', fixed);
    const again = stage.repository.replyTo(first, 'wendy', '/esbmc-fix');
    expect(await stage.onReply(again, never)).toMatchObject({ reasonCode: 'already-fixed' });
  });

  it('for what a run fixed that ended before it had brought the pull request up to date', async () => {
    await using stage = await commandStage();
    await stage.run();
    const { github, repository, number } = stage;
    // The first one asks what there is to fix.
    github.faults.push({ route: compare, afterReads: 1, times: 99, status: 500 });
    expect(await stage.type('/esbmc-fix', fixed)).toMatchObject({ decision: 'fix-pushed' });
    github.faults.clear();
    const { headSha: commitSha } = repository.pull(number);
    const summary = () => stage.bodies().find((body) => body.includes('<!-- esbmc-action:1 summary'));
    expect(summary()).not.toContain(commitSha);
    const outcome = await stage.type('/esbmc-fix', never);
    expect(outcome).toMatchObject({ decision: 'refused', reasonCode: 'already-fixed', commitSha });
    expect(summary()).toContain(commitSha);
  });

  it('that was accepted: what was tried is told', async () => {
    await using stage = await commandStage();
    const outcome = await stage.type('/esbmc-fix', async (request) => {
      const repaired = await fixed(request);
      if (repaired.outcome !== 'repaired') throw new Error('no repair');
      const acceptance = {
        verdict: 'rejected',
        reason: 'still-fails',
        detail: '`table[i]` still fails, <b>@octocat</b>',
        finding: null,
        isSuggestable: false,
        evidence: [],
      } as const;
      const attempts = [
        { candidate: repaired.candidate, acceptance, seconds: 1 },
        {
          candidate: null,
          acceptance: { ...acceptance, reason: 'malformed-reply', detail: 'no code' } as const,
          seconds: 1,
        },
      ];
      return { ...repaired, outcome: 'exhausted', attempts };
    });
    expect(outcome).toMatchObject({ decision: 'not-fixed', reasonCode: 'exhausted' });
    const reply = lastReply(stage);
    expect(reply).toContain('What was tried (2)');
    expect(reply).toContain('`still-fails`');
    expect(reply.replace(/`[^`]*`/g, '')).not.toMatch(/@octocat|<b>/);
    const typed = conversationOf(stage.repository, stage.number).entries.find(
      ({ body }) => body === '/esbmc-fix',
    );
    expect(typed).toMatchObject({ reactions: { eyes: 1, '-1': 1 } });

    await stage.type('/esbmc-fix', ended({ outcome: 'aborted', reason: 'the budget is used up' }));
    expect(lastReply(stage)).toContain('**The repair was ended early**: the budget is used up');
  });

  it('in a version without an engine', async () => {
    await using stage = await commandStage();
    expect(await stage.type('/esbmc-fix', never, { deps: { engine: null } })).toMatchObject({
      reasonCode: 'no-engine',
    });
  });

  it('and no silence where something fails', async () => {
    await using stage = await commandStage();
    await expect(stage.type('/esbmc-fix', never)).rejects.toThrow('no engine should have been asked');
    expect(lastReply(stage)).toContain('**This ended without a result.**');
    expect(lastReply(stage)).not.toContain('no engine');
    expect(stage.saved.kept).toBeNull();
  });
});
