import type { Annotation, CheckRun } from '../state/check-run.ts';
import type { PullRequest } from '../state/pull-request.ts';
import type { Repository } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { appJson } from './app-json.ts';
import { repositoryApi, repositoryHtml } from './repository-json.ts';

export function checkRunJson(world: World, repository: Repository, run: CheckRun): Record<string, unknown> {
  const url = `${repositoryApi(world, repository)}/check-runs/${run.id}`;
  const html = `${repositoryHtml(world, repository)}/runs/${run.id}`;
  return {
    id: run.id,
    name: run.name,
    node_id: run.nodeId,
    head_sha: run.headSha,
    external_id: run.externalId,
    url,
    html_url: html,
    details_url: run.detailsUrl ?? html,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: {
      title: run.title,
      summary: run.summary,
      text: run.text,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: run.suiteId },
    app: appJson(world, run.app),
    pull_requests: pullsAt(repository, run.headSha).map((pull) => pullMinimalJson(world, pull)),
  };
}

/** Pull requests of the same repository only: a fork's head is never listed here. */
const pullsAt = (repository: Repository, sha: string): PullRequest[] =>
  [...repository.pulls.values()].filter(
    (one) => one.issue.state === 'open' && one.headSha === sha && one.headRepository === repository,
  );

export function pullMinimalJson(world: World, pull: PullRequest): Record<string, unknown> {
  const api = repositoryApi(world, pull.repository);
  const repo = (one: Repository): Record<string, unknown> => ({
    id: one.id,
    url: repositoryApi(world, one),
    name: one.name,
  });
  return {
    url: `${api}/pulls/${pull.issue.number}`,
    id: pull.id,
    number: pull.issue.number,
    head: { ref: pull.headRef, sha: pull.headSha, repo: repo(pull.headRepository ?? pull.repository) },
    base: { ref: pull.baseRef, sha: pull.baseSha, repo: repo(pull.repository) },
  };
}

export function annotationJson(
  world: World,
  repository: Repository,
  run: CheckRun,
  annotation: Annotation,
): Record<string, unknown> {
  const path = annotation.path.split('/').map(encodeURIComponent).join('/');
  return {
    path: annotation.path,
    blob_href: `${repositoryHtml(world, repository)}/blob/${run.headSha}/${path}`,
    start_line: annotation.start_line,
    start_column: annotation.start_column ?? null,
    end_line: annotation.end_line,
    end_column: annotation.end_column ?? null,
    annotation_level: annotation.annotation_level,
    title: annotation.title ?? null,
    message: annotation.message,
    raw_details: annotation.raw_details ?? null,
  };
}
