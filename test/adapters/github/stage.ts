import { createGitHubHost } from '../../../src/adapters/github/github-host.ts';
import type { CodeHost } from '../../../src/review/code-host.ts';
import type { LocalGitHub } from '../../support/github/local-github.ts';
import type { LocalRepository } from '../../support/github/local-repository.ts';
import type { Permissions } from '../../support/github/state/token.ts';

/** `src/a.c` as the pull request leaves it: lines 1 to 12 are shown by the diff, 30 is not. */
const head = Array.from({ length: 30 }, (_, index) => `int line_${index + 1};`);
const base = head.filter((_, index) => index < 4 || index > 8);

export interface Stage {
  readonly repository: LocalRepository;
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  readonly host: CodeHost;
  /** A host with another token for the same repository. */
  hostWith(token: string): CodeHost;
}

let stages = 0;

/** A repository with an open pull request, and the workflow's own token for it. Waits take no time. */
export async function setStage(
  github: LocalGitHub,
  permissions: Permissions = { pull_requests: 'write' },
): Promise<Stage> {
  const name = `demo-${stages++}`;
  const repository = await github.createRepository({ owner: 'octo', name });
  const baseSha = await repository.commit({
    branch: 'main',
    files: { 'src/a.c': text(base) },
    message: 'base',
  });
  const headSha = await repository.commit({
    branch: 'work',
    from: 'main',
    files: { 'src/a.c': text(head), 'src/new name.c': 'int n;\n' },
    message: 'change',
  });
  const pull = await repository.openPullRequest({
    title: 'Change',
    head: 'work',
    base: 'main',
    author: 'ada',
  });
  const hostWith = (token: string) =>
    createGitHubHost({
      token,
      apiUrl: github.apiUrl,
      owner: 'octo',
      repo: name,
      userAgent: 'esbmc-action-test',
      secondMs: 1,
    });
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  return { repository, number: pull.issue.number, headSha, baseSha, host: hostWith(token), hostWith };
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
