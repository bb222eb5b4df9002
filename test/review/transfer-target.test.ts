import { describe, expect, it } from 'vitest';
import type { FinishedAnalysis } from '../../src/domain/trigger.ts';
import type { PullRequestHead } from '../../src/review/transfer-host.ts';
import { transferTarget } from '../../src/review/transfer-target.ts';

const headSha = 'a'.repeat(40);
const base = 'b'.repeat(40);
const analysis: FinishedAnalysis = {
  event: 'finished-analysis',
  runId: 1,
  isGreen: false,
  headSha,
  headBranch: 'topic',
  headRepository: { id: 2, owner: 'eve' },
};

function pull(over: Partial<PullRequestHead> = {}): PullRequestHead {
  return { number: 7, headSha, headRepositoryId: 2, baseSha: 'c'.repeat(40), ...over };
}

/** @param mergeBases by the base of the pull request */
function target(pulls: readonly PullRequestHead[], mergeBases: Record<string, string> = {}, over = {}) {
  const asked: string[] = [];
  const found = transferTarget({ ...analysis, ...over }, base, {
    host: { mergeBaseOf: async (from) => mergeBases[from] ?? 'none' },
    transferHost: {
      openPullRequestsFrom: async (owner, branch) => {
        asked.push(`${owner}:${branch}`);
        return pulls;
      },
      fileAt: async () => null,
    },
  });
  return found.then((result) => ({ ...result, asked }));
}

describe('whom a result is told to', () => {
  it('is the open pull request from that branch of that repository at that commit', async () => {
    expect(await target([pull()])).toMatchObject({ number: 7, asked: ['eve:topic'] });
  });

  it('is nobody when its head is another commit', async () => {
    expect(await target([pull({ headSha: 'd'.repeat(40) })])).toMatchObject({ reasonCode: 'head-moved' });
  });

  it('is nobody when its head is in another repository, be it the same commit', async () => {
    expect(await target([pull({ headRepositoryId: 3 })])).toMatchObject({
      reasonCode: 'no-open-pull-request',
    });
    expect(await target([])).toMatchObject({ reasonCode: 'no-open-pull-request' });
  });

  it('is nobody when the fork is gone', async () => {
    expect(await target([pull({ headRepositoryId: null })])).toMatchObject({ reasonCode: 'fork-deleted' });
    const lost = await target([pull()], {}, { headRepository: null });
    expect(lost).toMatchObject({ reasonCode: 'fork-deleted', asked: [] });
  });

  it('of several into different branches, is the one that starts where the analysis did', async () => {
    const [main, release] = ['1'.repeat(40), '2'.repeat(40)];
    const pulls = [pull({ number: 7, baseSha: main }), pull({ number: 8, baseSha: release })];
    expect(await target(pulls, { [release]: base })).toMatchObject({ number: 8 });
    expect(await target(pulls)).toMatchObject({ reasonCode: 'other-base' });
  });
});
