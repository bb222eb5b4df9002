import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalGitHub } from '../support/github/local-github.ts';
import type { LocalRepository } from '../support/github/local-repository.ts';
import type { PermissionLevel, Permissions } from '../support/github/state/token.ts';
import { type ActLog, parseActLog } from './act-log.ts';
import { type LocalActions, localRepositories, makeLocalActions } from './local-actions.ts';
import { type ActProgram, startAct } from './start-act.ts';
import { userCache } from './user-cache.ts';
import type { WorkflowFile } from './workflow-file.ts';

/** What GitHub knows of a run before it starts. */
export interface RunRequest {
  readonly github: LocalGitHub;
  readonly repository: LocalRepository;
  readonly workflow: WorkflowFile;
  readonly id: number;
  readonly event: string;
  readonly payload: unknown;
  /** What the run is for. */
  readonly ref: string;
  readonly sha: string;
  readonly actor: string;
  /** For a pull request from a fork, whatever the workflow asks for. */
  readonly isReadOnly?: boolean;
  /** Those of the repository, beside the token. */
  readonly secrets?: Readonly<Record<string, string>>;
}

export interface FinishedRun extends ActLog {
  readonly conclusion: 'success' | 'failure';
}

/** Runs workflows with act on this machine, without containers. */
export interface Runner extends AsyncDisposable {
  /** Where the stand-ins keep artifacts, by run and name, and what else outlives a run. */
  readonly artifacts: string;
  run(request: RunRequest): Promise<FinishedRun>;
  /** What is wrong with a workflow by its schema; empty when nothing is. */
  validate(path: string): Promise<string>;
}

export async function startRunner(act: string, node: string): Promise<Runner> {
  const root = await mkdtemp(join(tmpdir(), 'act-runner-'));
  const folder = async (name: string) => {
    await mkdir(join(root, name));
    return join(root, name);
  };
  const setUp: SetUp = {
    act,
    node,
    root,
    home: await folder('home'),
    artifacts: await folder('artifacts'),
    cache: await folder('cache'),
    actions: await makeLocalActions(await folder('actions')),
  };
  // A runner that has run our Action before: ESBMC is in its tool cache.
  await symlink(userCache(), join(setUp.cache, 'tool_cache'));
  return {
    artifacts: setUp.artifacts,
    run: (request) => runWorkflow(setUp, request),
    validate: async (path) => {
      const options = ['--validate', '--strict', `--workflows=${path}`];
      const { exitCode, output } = await startAct(setUp, options, root);
      return exitCode === 0 ? '' : output;
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

interface SetUp extends ActProgram {
  readonly root: string;
  readonly artifacts: string;
  readonly cache: string;
  readonly actions: LocalActions;
}

async function runWorkflow(setUp: SetUp, request: RunRequest): Promise<FinishedRun> {
  const { github, repository, workflow, event, payload, isReadOnly = false, secrets = {} } = request;
  const place = await mkdtemp(join(setUp.root, 'run-'));
  await writeFile(join(place, 'workflow.yml'), workflow.text);
  await writeFile(join(place, 'event.json'), JSON.stringify(payload));
  const permissions = permissionsOf(workflow, isReadOnly);
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  const variables = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.url,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_RUN_ID: String(request.id),
    GITHUB_REF: request.ref,
    // act takes GITHUB_SHA from a variable of this name, else from the repository that it was started in.
    SHA_REF: request.sha,
    STAND_IN_ARTIFACTS: setUp.artifacts,
    STAND_IN_PERMISSIONS: Object.entries(workflow.permissions)
      .map(([scope, level]) => `${scope}:${isReadOnly && level === 'write' ? 'read' : level}`)
      .join(),
  };
  const { exitCode, output } = await startAct(
    setUp,
    [
      event,
      '--json',
      '--strict',
      '--no-skip-checkout',
      '--no-cache-server',
      // Each of them may start as many verifiers as there are cores.
      '--concurrent-jobs=2',
      `--actor=${request.actor}`,
      `--directory=${place}`,
      `--workflows=${join(place, 'workflow.yml')}`,
      `--eventpath=${join(place, 'event.json')}`,
      `--action-cache-path=${setUp.cache}`,
      '--platform=ubuntu-latest=-self-hosted',
      '--platform=ubuntu-24.04=-self-hosted',
      ...Object.entries(variables).map(([name, value]) => `--env=${name}=${value}`),
      ...localRepositories(workflow.steps, setUp.actions).map((pair) => `--local-repository=${pair}`),
      `--secret=GITHUB_TOKEN=${token}`,
      ...Object.entries(secrets).map(([name, value]) => `--secret=${name}=${value}`),
    ],
    place,
  );
  await rm(place, { recursive: true, force: true });
  return { ...parseActLog(output), conclusion: exitCode === 0 ? 'success' : 'failure' };
}

const known = ['actions', 'checks', 'contents', 'issues', 'pull_requests', 'statuses'] as const;

/** What the token may do: what the workflow asks for and nothing else, writing turned into reading on a fork. */
function permissionsOf(workflow: WorkflowFile, isReadOnly: boolean): Permissions {
  const granted = (name: (typeof known)[number]): PermissionLevel => {
    const asked = workflow.permissions[name.replace('_', '-')] ?? 'none';
    return isReadOnly && asked === 'write' ? 'read' : asked;
  };
  return Object.fromEntries(known.map((name) => [name, granted(name)]));
}
