import type { Repository } from '../state/repository.ts';
import type { WorkflowRun } from '../state/workflow-run.ts';
import type { World } from '../state/world.ts';
import { accountJson } from './account-json.ts';
import { pullMinimalJson } from './check-run-json.ts';
import { repositoryApi, repositoryHtml, repositoryJson } from './repository-json.ts';

/** A finished run. `pull_requests` is empty for a fork's, as on github.com: who reports has to ask the API. */
export function workflowRunJson(
  world: World,
  repository: Repository,
  run: WorkflowRun,
): Record<string, unknown> {
  const url = `${repositoryApi(world, repository)}/actions/runs/${run.id}`;
  const head = world.repositories.find((one) => one.id === run.headRepositoryId && !one.isDeleted);
  const actor = accountJson(world, run.actor);
  const pulls =
    head !== repository
      ? []
      : [...repository.pulls.values()].filter(
          (one) => one.headSha === run.headSha && one.headRepository === repository,
        );
  const { login, id } = run.actor;
  const signature = { name: login, email: `${id}+${login}@users.noreply.github.com` };
  return {
    id: run.id,
    name: run.name,
    node_id: run.nodeId,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: '.github/workflows/analyze.yml',
    display_title: run.name,
    run_number: 1,
    run_attempt: 1,
    event: run.event,
    status: 'completed',
    conclusion: run.conclusion,
    workflow_id: run.id,
    check_suite_id: run.id,
    check_suite_node_id: `CS_${run.nodeId}`,
    url,
    html_url: `${repositoryHtml(world, repository)}/actions/runs/${run.id}`,
    pull_requests: pulls.map((pull) => pullMinimalJson(world, pull)),
    created_at: run.createdAt,
    updated_at: run.createdAt,
    actor,
    triggering_actor: actor,
    run_started_at: run.createdAt,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${repositoryApi(world, repository)}/check-suites/${run.id}`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: null,
    workflow_url: `${repositoryApi(world, repository)}/actions/workflows/${run.id}`,
    head_commit: {
      id: run.headSha,
      tree_id: run.headSha,
      message: run.name,
      timestamp: run.createdAt,
      author: signature,
      committer: signature,
    },
    repository: repositoryJson(world, repository),
    head_repository: head === undefined ? null : repositoryJson(world, head),
  };
}
