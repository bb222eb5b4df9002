import { deliver } from '../engine/deliver.ts';
import { objectType, resolveCommit } from '../git/bare-repository.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { created, numberParam, ok, read, repositoryOf, tokenOf, write } from '../http/call.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { accountJson } from '../json/account-json.ts';
import { repositoryApi, repositoryJson } from '../json/repository-json.ts';
import { workflowRunJson } from '../json/workflow-run-json.ts';
import type { CommitStatus } from '../state/check-run.ts';
import { register } from '../state/world.ts';

export const statusRoutes: readonly Route[] = [
  {
    method: 'POST',
    template: '/repos/{owner}/{repo}/statuses/{sha}',
    access: write('write', 'statuses'),
    handle: createStatus,
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/commits/{ref}/status',
    access: read('statuses'),
    handle: combinedStatus,
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/actions/runs/{run_id}',
    access: read('actions'),
    handle: getRun,
  },
];

interface NewStatus {
  readonly state: CommitStatus['state'];
  readonly context?: string;
  readonly description?: string | null;
  readonly target_url?: string | null;
}

async function createStatus(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const sha = call.params.sha ?? '';
  const {
    state,
    context = 'default',
    description = null,
    target_url: targetUrl = null,
  } = call.body as NewStatus;
  if ((await objectType(repository.folder, sha)) !== 'commit')
    throw new Refusal(422, `No commit found for SHA: ${sha}`);
  if ((description ?? '').length > 140)
    throw new Refusal(422, 'Validation Failed', {
      errors: [
        {
          resource: 'Status',
          code: 'custom',
          field: 'description',
          message: 'description is too long (maximum is 140 characters)',
        },
      ],
    });
  const { account } = tokenOf(call);
  const make = (id: number, nodeId: string): CommitStatus => ({
    id,
    nodeId,
    sha,
    state,
    context,
    description,
    targetUrl,
    author: account,
    createdAt: call.world.identity.now(),
  });
  const status = register(call.world, 'SC', 'StatusContext', make);
  repository.statuses.push(status);
  deliver(call.world, account, { event: 'status', repository, sha });
  return created({ ...statusJson(call, status), creator: accountJson(call.world, account) });
}

const statusJson = (call: Call, one: CommitStatus): Record<string, unknown> => ({
  url: `${repositoryApi(call.world, repositoryOf(call))}/statuses/${one.sha}`,
  avatar_url: accountJson(call.world, one.author).avatar_url,
  id: one.id,
  node_id: one.nodeId,
  state: one.state,
  description: one.description,
  target_url: one.targetUrl,
  context: one.context,
  created_at: one.createdAt,
  updated_at: one.createdAt,
});

async function combinedStatus(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const sha = await resolveCommit(repository.folder, call.params.ref ?? '');
  if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${call.params.ref}`);
  const latest = [
    ...new Map(
      repository.statuses.filter((one) => one.sha === sha).map((one) => [one.context, one]),
    ).values(),
  ];
  const has = (...states: string[]): boolean => latest.some((one) => states.includes(one.state));
  const state = has('failure', 'error')
    ? 'failure'
    : latest.length === 0 || has('pending')
      ? 'pending'
      : 'success';
  const api = repositoryApi(call.world, repository);
  return ok({
    state,
    statuses: latest.map((one) => statusJson(call, one)),
    sha,
    total_count: latest.length,
    repository: repositoryJson(call.world, repository),
    commit_url: `${api}/commits/${sha}`,
    url: `${api}/commits/${sha}/status`,
  });
}

function getRun(call: Call): Answer {
  const id = numberParam(call, 'run_id');
  const run = repositoryOf(call).workflowRuns.find((one) => one.id === id);
  if (run === undefined) throw notFound();
  return ok(workflowRunJson(call.world, repositoryOf(call), run));
}
