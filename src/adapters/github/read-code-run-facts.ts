import { z } from 'zod';
import type { CodeRunFacts } from '../../domain/may-run-code.ts';
import type { ActionsEnvironment } from '../environment.ts';

const payloadFacts = z.object({
  repository: z.object({ private: z.boolean() }).optional(),
  pull_request: z
    .object({
      number: z.number(),
      head: z.object({ repo: z.object({ id: z.number() }).nullable() }),
      base: z.object({ repo: z.object({ id: z.number() }) }),
    })
    .optional(),
});

/** Of what the runner passes on, tokens that people make for themselves; GitHub's own for the job starts with `ghs_`. */
const personalToken = /^(?:gh[opur]_|github_pat_)/;

/** What we were told; the secrets are empty where there are none. */
interface GivenInputs extends Pick<CodeRunFacts, 'isDryRun' | 'isForRunning'> {
  readonly token: string;
  readonly modelKey: string;
}

/** What speaks for and against running code of the project here; what can't be read speaks against it. */
export function readCodeRunFacts(
  actions: ActionsEnvironment,
  { token, modelKey, isDryRun, isForRunning }: GivenInputs,
): Omit<CodeRunFacts, 'sandbox'> {
  const { repository, pull_request: pull } = payloadFacts.safeParse(actions.payload).data ?? {};
  const ownFile = `${actions.owner}/${actions.repo}/.github/workflows/`;
  const { workflowRef } = actions;
  return {
    event: actions.eventName,
    isHosted: actions.isHosted,
    isOwnWorkflow:
      pull !== undefined &&
      workflowRef.startsWith(ownFile) &&
      workflowRef.endsWith(`@refs/pull/${pull.number}/merge`),
    isFork: pull !== undefined && pull.head.repo?.id !== pull.base.repo.id,
    isPublic: repository?.private === false,
    isDryRun,
    isForRunning,
    hasSecrets: modelKey !== '' || actions.canGetTokens || personalToken.test(token),
  };
}
