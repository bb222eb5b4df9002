import { z } from 'zod';
import type { FinishedRun, RunRequest } from './runner.ts';
import type { Scene } from './scene.ts';
import type { WorkflowFile } from './workflow-file.ts';

export interface EventRun extends FinishedRun {
  /** Requests that would change something, whatever was answered. */
  readonly writes: readonly string[];
}

export interface PullRun extends EventRun {
  readonly id: number;
  /** The event of its end, for the workflows that wait for it. */
  readonly completed: unknown;
}

/** Runs a workflow of `pull_request`, as GitHub does when one is opened or pushed to: on the trial merge. */
export async function runOnPull(
  scene: Scene,
  workflow: WorkflowFile,
  number: number,
  action: 'opened' | 'synchronize',
): Promise<PullRun> {
  const { repository } = scene;
  const pull = repository.pull(number);
  const types = workflow.on.pull_request?.types ?? ['opened', 'synchronize', 'reopened'];
  if (!types.includes(action)) throw new Error(`${workflow.source} does not run on ${action}`);
  if (pull.mergeSha === null) throw new Error('GitHub runs nothing on a pull request with conflicts');
  const known = repository.addWorkflowRun(number, { name: workflow.name });
  const run = await start(scene, {
    workflow,
    id: known.id,
    event: 'pull_request',
    payload: await repository.pullRequestEvent(number, action),
    ref: `refs/pull/${number}/merge`,
    sha: pull.mergeSha,
    actor: pull.issue.author.login,
    isReadOnly: pull.headRepository !== pull.repository,
  });
  // Its id was needed before its conclusion was known.
  const completed = repository.workflowRunEvent({ ...known, conclusion: run.conclusion });
  return { ...run, id: known.id, completed };
}

/** Runs a workflow of `workflow_run`, as GitHub does when the other one has ended: on the default branch. */
export async function runAfter(
  scene: Scene,
  workflow: WorkflowFile,
  other: WorkflowFile,
  { id, completed }: PullRun,
): Promise<EventRun> {
  const { repository } = scene;
  const { workflows = [], types = ['requested', 'completed'] } = workflow.on.workflow_run ?? {};
  if (!workflows.includes(other.name) || !types.includes('completed'))
    throw new Error(`${workflow.source} does not run when ${other.name} has ended`);
  const sha = await repository.resolve('main');
  if (sha === undefined) throw new Error('the repository has no default branch');
  return start(scene, {
    workflow,
    // Any other than that of the run whose artifact it fetches.
    id: id + 1_000_000,
    event: 'workflow_run',
    payload: completed,
    ref: 'refs/heads/main',
    sha,
    actor: repository.state.owner.login,
  });
}

/** Runs a workflow of `merge_group`, as GitHub does when a pull request comes up in the merge queue. */
export async function runInQueue(scene: Scene, workflow: WorkflowFile, number: number): Promise<EventRun> {
  const { repository } = scene;
  if (!('merge_group' in workflow.on)) throw new Error(`${workflow.source} does not run in the merge queue`);
  const payload = await repository.mergeGroupEvent(number);
  const { head_ref: ref, head_sha: sha } = mergeGroup.parse(payload).merge_group;
  const { id } = repository.addWorkflowRun(number, { name: workflow.name });
  const actor = repository.state.owner.login;
  return start(scene, { workflow, id, event: 'merge_group', payload, ref, sha, actor });
}

/** Runs a workflow of `schedule`, as GitHub does at night: on the default branch. */
export async function runAtNight(
  scene: Scene,
  workflow: WorkflowFile,
  id: number,
  secrets: Readonly<Record<string, string>>,
): Promise<EventRun> {
  if (!('schedule' in workflow.on)) throw new Error(`${workflow.source} does not run by itself`);
  const { repository } = scene;
  const sha = await repository.resolve('main');
  if (sha === undefined) throw new Error('the repository has no default branch');
  const payload = { schedule: '17 3 * * *' };
  const actor = repository.state.owner.login;
  return start(scene, {
    workflow,
    id,
    event: 'schedule',
    payload,
    ref: 'refs/heads/main',
    sha,
    actor,
    secrets,
  });
}

const mergeGroup = z.object({ merge_group: z.object({ head_ref: z.string(), head_sha: z.string() }) });

async function start(
  { github, repository, runner, say }: Scene,
  request: Omit<RunRequest, 'github' | 'repository'>,
): Promise<EventRun> {
  const seen = github.requests.length;
  const begun = performance.now();
  const run = await runner.run({ github, repository, ...request });
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(`  act ran it in ${seconds} s, and it is a ${run.conclusion}:`);
  const steps = Object.entries(run.steps);
  for (const [step, result] of steps) say(`    ${result}: ${step}`);
  // The plan failed, before any step that could tell why.
  if (steps.length === 0) say(run.text);
  github.assertNoUnknownRequests();
  const writes = github.requests
    .slice(seen)
    .filter(({ method, route, operation }) => method !== 'GET' && route !== 'git' && !isQuery(operation))
    .map(({ method, path, status }) => `${method} ${path} -> ${status}`);
  return { ...run, writes };
}

/** GraphQL posts what it only asks for, too. */
function isQuery(operation: string | null): boolean {
  return operation !== null && ['viewer', 'repository', 'node', 'nodes'].includes(operation);
}
