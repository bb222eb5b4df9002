import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { type LocalGitHub, startLocalGitHub } from '../support/github/local-github.ts';
import type { LocalRepository } from '../support/github/local-repository.ts';
import { type ActionOptions, type ActionRun, runAction } from '../support/run-action.ts';

type Files = Parameters<LocalRepository['commit']>[0]['files'];
type Over = Partial<ActionOptions>;

export interface ForkedPull {
  readonly number: number;
  readonly headSha: string;
  readonly branch: string;
}

export interface ReportRun extends ActionRun {
  /** Requests of this run that would have changed something. */
  readonly writes: readonly string[];
}

interface Opening {
  readonly branch?: string;
  readonly author?: string;
}

/** A public repository, a fork of it, and the two workflows. */
export interface TwoWorkflows extends AsyncDisposable {
  readonly github: LocalGitHub;
  readonly repository: LocalRepository;
  readonly fork: LocalRepository;
  /** Opens a pull request from a new branch, of the fork unless said. */
  open(files: Files, from?: LocalRepository, by?: Opening): Promise<ForkedPull>;
  /** `pull_request` on a fork: a token that can only read. Gives what the workflow uploads too. */
  analyse(pull: ForkedPull, over?: Over): Promise<ActionRun & { readonly transfer: string }>;
  /** `workflow_run`: a token that can write, and a workspace with nothing but what was downloaded. */
  report(pull: ForkedPull, place: Place, over?: Over): Promise<ReportRun>;
}

/** Puts what was downloaded into the workspace. */
export type Place = string | ((workspace: string) => Promise<void>);

export async function twoWorkflows(base: Files): Promise<TwoWorkflows> {
  const github = await startLocalGitHub();
  const repository = await github.createRepository({ owner: 'ada', name: 'project' });
  await repository.commit({ branch: 'main', files: base, message: 'start' });
  const fork = await repository.fork('eve');
  const token = (level: 'read' | 'write') =>
    github.createToken({
      kind: 'actions',
      repositories: [repository],
      permissions: { contents: 'read', ...(level === 'write' ? { pull_requests: 'write' } : {}) },
    });
  const [readToken, writeToken] = [token('read'), token('write')];
  let branches = 0;

  return {
    github,
    repository,
    fork,
    open: async (files, from = fork, { branch = `topic/${branches++}`, ...by } = {}) => {
      const headSha = await from.commit({ branch, from: 'main', files, message: 'change', ...by });
      const pull = await repository.openPullRequest({
        title: 'Change',
        head: branch,
        base: 'main',
        headRepo: from,
        ...by,
      });
      return { number: pull.issue.number, headSha, branch };
    },
    analyse: ({ number }, over = {}) =>
      inWorkspace(async (workspace) => {
        const ref = `refs/pull/${number}/merge`;
        const git = (...args: string[]) => execa('git', args, { cwd: workspace });
        await git('clone', '--quiet', repository.cloneUrl, '.');
        await git('fetch', '--quiet', 'origin', ref);
        await git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
        const run = await runAction({
          github,
          repository,
          event: 'pull_request',
          payload: await repository.pullRequestEvent(number, 'opened'),
          token: readToken,
          ref,
          ...over,
          env: { GITHUB_WORKSPACE: workspace, ...over.env },
        });
        github.assertNoUnknownRequests();
        return { ...run, transfer: await readFile(join(workspace, 'esbmc-review.json'), 'utf8') };
      }),
    report: ({ number }, place, over = {}) =>
      inWorkspace(async (workspace) => {
        if (typeof place === 'string') await writeFile(join(workspace, 'esbmc-review.json'), place);
        else await place(workspace);
        const seen = github.requests.length;
        const run = await runAction({
          github,
          repository,
          event: 'workflow_run',
          payload: repository.workflowRunEvent(repository.addWorkflowRun(number)),
          token: writeToken,
          ref: 'refs/heads/main',
          ...over,
          // No repository is there, other than where the runner of these tests starts the program.
          env: { GITHUB_WORKSPACE: workspace, ...over.env },
        });
        github.assertNoUnknownRequests();
        const writes = github.requests
          .slice(seen)
          .filter(({ method, operation }) => method !== 'GET' && !queries.includes(operation ?? ''))
          .filter(({ route }) => route !== 'git')
          .map(({ method, path }) => `${method} ${path}`);
        return { ...run, writes };
      }),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

/** First fields of GraphQL operations that only read. */
const queries = ['viewer', 'repository', 'node', 'nodes'];

async function inWorkspace<T>(use: (workspace: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'test-workspace-'));
  try {
    const workspace = join(folder, 'workspace');
    await mkdir(workspace);
    return await use(workspace);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
