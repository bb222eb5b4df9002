import {
  type LocalGitHub,
  type LocalGitHubOptions,
  startLocalGitHub,
} from '../support/github/local-github.ts';
import type { LocalRepository } from '../support/github/local-repository.ts';
import { type ActionOptions, type ActionRun, runAction } from '../support/run-action.ts';

type Files = Parameters<LocalRepository['commit']>[0]['files'];

/** A repository with a pull request, and the gate on it. */
export interface Scenario extends AsyncDisposable {
  readonly github: LocalGitHub;
  readonly repository: LocalRepository;
  readonly number: number;
  readonly token: string;
  push(files: Files): Promise<string>;
  /** Runs the gate on the pull request's head. */
  run(over?: Partial<ActionOptions>): Promise<ActionRun>;
}

/** Opens a pull request that turns `base` into `base` with `head` on top. */
export async function pullRequest(
  base: Files,
  head: Files,
  options: LocalGitHubOptions = {},
): Promise<Scenario> {
  const github = await startLocalGitHub(options);
  const repository = await github.createRepository({ owner: 'ada', name: 'project' });
  await repository.commit({ branch: 'main', files: { 'README.md': 'project\n', ...base }, message: 'start' });
  await repository.commit({ branch: 'topic', from: 'main', files: head, message: 'change' });
  const pull = await repository.openPullRequest({ title: 'Change', head: 'topic', base: 'main' });
  const { number } = pull.issue;
  const token = github.createToken({
    kind: 'actions',
    repositories: [repository],
    permissions: { contents: 'read', pull_requests: 'write', metadata: 'read' },
  });
  return {
    github,
    repository,
    number,
    token,
    push: (files) => repository.commit({ branch: 'topic', files, message: 'push' }),
    run: async (over = {}) => {
      const event = 'pull_request';
      const payload = await repository.pullRequestEvent(number, 'synchronize');
      const ref = `refs/pull/${number}/merge`;
      const run = await runAction({ github, repository, event, payload, token, ref, ...over });
      github.assertNoUnknownRequests();
      return run;
    },
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}
