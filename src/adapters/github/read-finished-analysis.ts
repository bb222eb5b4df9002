import { z } from 'zod';
import type { FinishedAnalysis, Trigger } from '../../domain/trigger.ts';

/** The payload of a `workflow_run` event, as far as it is needed. */
export const workflowRunPayload = z.object({
  action: z.string(),
  workflow_run: z.object({
    id: z.number().int().positive(),
    event: z.string(),
    conclusion: z.string().nullable(),
    head_sha: z.string().regex(/^[0-9a-f]{40}$/),
    head_branch: z.string().nullable(),
    head_repository: z
      .object({ id: z.number(), owner: z.object({ login: z.string().min(1) }).nullable() })
      .nullable(),
  }),
});

/** The run of which a result may be posted. Its `pull_requests` is not read: for forks it is empty. */
export function readFinishedAnalysis({
  action,
  workflow_run: run,
}: z.output<typeof workflowRunPayload>): FinishedAnalysis | (Trigger & { event: 'ignored' }) {
  if (action !== 'completed') return ignored('unsupported-action', 'nothing to do: the analysis goes on');
  // The head of a run on `pull_request_target` is that of the base branch.
  if (run.event !== 'pull_request' || run.head_branch === null) {
    return ignored('unsupported-run', 'nothing to report: the analysis was not that of a pull request');
  }
  if (run.conclusion !== 'success' && run.conclusion !== 'failure') {
    return ignored('unfinished-run', 'nothing to report: the analysis was cancelled, or never ran');
  }
  const owner = run.head_repository?.owner?.login;
  return {
    event: 'finished-analysis',
    runId: run.id,
    isGreen: run.conclusion === 'success',
    headSha: run.head_sha,
    headBranch: run.head_branch,
    headRepository:
      run.head_repository === null || owner === undefined ? null : { id: run.head_repository.id, owner },
  };
}

function ignored(reasonCode: string, message: string) {
  return { event: 'ignored', reasonCode, message } as const;
}
