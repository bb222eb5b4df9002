import { describe, expect, it } from 'vitest';
import { conversationOf } from '../../support/github/conversation.ts';
import { allRights, commandStage, program, replacing } from './command-stage.ts';

const fixed = replacing('i > 4', 'i > 3');
const commits = '/repos/{owner}/{repo}/git/commits';

describe('a fix that is accepted', () => {
  it('is pushed on what was verified, told in one reply, and settles its thread', async () => {
    await using stage = await commandStage();
    const { repository, number } = stage;
    await stage.run();
    const before = (await repository.resolve('topic')) ?? '';
    const outcome = await stage.type('/esbmc-fix', fixed);
    expect(outcome).toMatchObject({ decision: 'fix-pushed', reasonCode: 'ok' });
    const { commitSha: sha = '' } = outcome;
    expect(await repository.resolve('topic')).toBe(sha);
    expect((await repository.readFile(sha, 'a.c')).toString()).toBe(program(3));
    const pushed = stage.github.requests.find(({ operation }) => operation === 'createCommitOnBranch');
    expect(JSON.stringify(pushed?.body)).toContain(`"expectedHeadOid":"${before}"`);

    const { entries } = conversationOf(repository, number);
    const [thread] = entries.flatMap((entry) => (entry.kind === 'review' ? entry.threads : []));
    expect(thread).toMatchObject({ isResolved: true });
    expect(thread?.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('is read past the end'),
      expect.stringContaining(`**Fixed in** [\`${sha.slice(0, 7)}\`]`),
    ]);
    const typed = entries.find(({ body }) => body === '/esbmc-fix');
    expect(typed).toMatchObject({ reactions: { eyes: 1, '+1': 1 } });
    const replies = stage.bodies().filter((body) => body.includes(' reply conversation '));
    expect(replies).toHaveLength(1);
    const [reply = ''] = replies;
    expect(reply).toMatch(/^<!-- esbmc-action:1 reply conversation \d+ done -->\n✅ \*\*Fixed in\*\*/);
    expect(reply).toContain('| ✅ | The bug | `table[i]` holds \\(before: failed at once\\) |');
    expect(reply).toContain('| ➖ | The failing inputs | code of the project is not run here |');
    expect(reply).toContain('With it, all that was checked is proved.');
    expect(reply).toContain('Verified again with the fix: ✅ Nothing to check: no C code changed.');
    expect(reply).toContain("pushed with the workflow's own token");
    expect(reply).toContain('`github-token`');
    expect(reply).toContain('-  if (i < 0 || i > 4)\n+  if (i < 0 || i > 3)');
    expect(stage.saved.patch).toContain('+  if (i < 0 || i > 3)');
    expect(stage.saved.kept).toBeNull();
  });

  it('names by trailers what it was made from', async () => {
    await using stage = await commandStage();
    const head = (await stage.repository.resolve('topic')) ?? '';
    await stage.type(
      '/esbmc-fix',
      replacing('i > 4', 'i > 3', { engine: 'model', author: 'x\n\n[skip ci] @octocat' }),
    );
    const request = stage.github.requests.find(({ operation }) => operation === 'createCommitOnBranch');
    const text = JSON.stringify(request?.body);
    expect(text).toContain('"headline":"Out-of-bounds access in a.c: fixed"');
    expect(text).toContain(
      `ESBMC-Analysed: ${head}\\nESBMC-Version: 8.4.0\\nESBMC-Bound: none\\nESBMC-Engine: model\\nESBMC-Model: x skip ci octocat`,
    );
    expect(text).toContain(`"expectedHeadOid":"${head}"`);
  });

  it('keeps the mode of an executable file, and other line ends', async () => {
    const crlf = (limit: number) => program(limit).replaceAll('\n', '\r\n');
    for (const [content, mode] of [
      [program, '100755'],
      [crlf, '100644'],
    ] as const) {
      await using stage = await commandStage(
        { 'a.c': { content: content(3), mode } },
        { 'a.c': { content: content(4), mode } },
      );
      const { commitSha = '' } = await stage.type('/esbmc-fix', fixed);
      expect((await stage.repository.readFile(commitSha, 'a.c')).toString()).toBe(content(3));
      const tree = stage.github.requests.find(
        ({ route, method }) => route?.endsWith('/git/trees') && method === 'POST',
      );
      expect(tree?.body).toMatchObject({ tree: [{ path: 'a.c', mode }] });
      expect(stage.github.requests.some(({ operation }) => operation === 'createCommitOnBranch')).toBe(false);
    }
  });

  it("by an App's token starts workflows, and says nothing of that", async () => {
    await using stage = await commandStage();
    const token = stage.tokenOf(allRights, 'app', 'helper');
    const { decision } = await stage.type('/esbmc-fix', fixed, { token });
    expect(decision).toBe('fix-pushed');
    expect(stage.bodies().at(-1)).not.toContain("workflow's own token");
    expect(stage.github.deliveries.at(-1)).toMatchObject({ startsWorkflows: true });
  });

  it('is pushed once although the answer is lost', async () => {
    await using stage = await commandStage();
    stage.github.faults.push({ operation: 'createCommitOnBranch', status: 502, applyFirst: true });
    const outcome = await stage.type('/esbmc-fix', fixed);
    expect(outcome).toMatchObject({ decision: 'fix-pushed' });
    expect(outcome.commitSha).toBe(await stage.repository.resolve('topic'));
    expect(
      stage.github.requests.filter(({ operation }) => operation === 'createCommitOnBranch'),
    ).toHaveLength(1);
  });
});

describe('somebody pushes meanwhile', () => {
  const moved = async (stage: Awaited<ReturnType<typeof commandStage>>, outcome: Promise<unknown>) => {
    expect(await outcome).toMatchObject({ decision: 'refused', reasonCode: 'head-moved' });
    expect(stage.bodies().at(-1)).toContain('Somebody pushed to the pull request meanwhile');
    expect(stage.github.requests.some(({ path }) => path.includes(commits))).toBe(false);
    expect((await stage.repository.readFile('topic', 'a.c')).toString()).toBe(program(4));
  };
  const push = (stage: Awaited<ReturnType<typeof commandStage>>) => stage.push({ 'b.txt': 'more\n' });

  it('while it is verified: no model is asked', async () => {
    await using stage = await commandStage();
    let asked = 0;
    stage.github.afterReads('/repos/{owner}/{repo}/pulls/{pull_number}', 2, () => push(stage));
    await moved(
      stage,
      stage.type('/esbmc-fix', (request) => {
        asked++;
        return fixed(request);
      }),
    );
    expect(asked).toBe(0);
  });

  it('before a model is paid: the engine hears of it', async () => {
    await using stage = await commandStage();
    await moved(
      stage,
      stage.type('/esbmc-fix', async (request) => {
        expect(await request.whyNot()).toBeNull();
        await push(stage);
        const reason = (await request.whyNot()) ?? '';
        return { outcome: 'aborted', reason, attempts: [], spending: (await fixed(request)).spending };
      }),
    );
  });

  it('while it is repaired: nothing is pushed', async () => {
    await using stage = await commandStage();
    await moved(
      stage,
      stage.type('/esbmc-fix', async (request) => {
        await push(stage);
        return fixed(request);
      }),
    );
    expect(stage.github.requests.some(({ operation }) => operation === 'createCommitOnBranch')).toBe(false);
  });

  it('at the last moment: GitHub compares and swaps', async () => {
    await using stage = await commandStage();
    const stop = stage.github.onRequest(async ({ operation }) => {
      if (operation !== 'createCommitOnBranch') return;
      stop();
      await push(stage);
    });
    await moved(stage, stage.type('/esbmc-fix', fixed));
  });
});
