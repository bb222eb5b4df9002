import type { ConfigInput } from '../../config/config.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import type { Attempt } from '../../repair/attempt.ts';
import type { RepairOutcome } from '../../repair/repair-outcome.ts';
import type { Command } from '../../review/command/command.ts';
import type { CommandDeps } from './command-deps.ts';
import { findWhatToFix, type ToFix } from './find-what-to-fix.ts';
import type { RepairRequest } from './repair-engine.ts';
import type { FailedAttempt, RepairResult } from './repair-result.ts';

/** Verifies, finds the finding, and repairs it; nothing is pushed. */
export async function repairAsked(
  typed: TypedComment,
  command: Command & { name: 'fix' },
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<RepairResult> {
  if (deps.engine === null) return { kind: 'refused', refusal: { reasonCode: 'no-engine' } };
  const found = await findWhatToFix(typed, command, settings, deps);
  if (found.kind === 'refused') return found;
  const { pull, config } = found;
  const whyNot = async () => {
    const now = await deps.host.pullRequest(pull.number);
    if (now.state === 'closed') return 'the pull request was closed';
    return now.headSha === pull.headSha ? null : movedReason;
  };
  // Verifying has taken a while.
  if ((await whyNot()) !== null) return { kind: 'refused', refusal: { reasonCode: 'head-moved' } };
  const engine = await deps.engine(config);
  const outcome = await engine.repair({ ...requestOf(found), whyNot });
  if (outcome.outcome === 'aborted' && outcome.reason === movedReason) {
    return { kind: 'refused', refusal: { reasonCode: 'head-moved' } };
  }
  return resultOf(outcome, found);
}

export function requestOf({
  finding,
  subject,
  config,
  analysis,
}: Omit<RepairRequest, 'whyNot'>): Omit<RepairRequest, 'whyNot'> {
  return { finding, subject, config, analysis };
}

const movedReason = 'somebody pushed to the pull request meanwhile';

function resultOf(outcome: RepairOutcome, { finding, pull, esbmcVersion }: ToFix): RepairResult {
  const attempts = outcome.attempts.flatMap(failedAttempt);
  const beside = outcome.side === undefined ? {} : { side: outcome.side };
  switch (outcome.outcome) {
    case 'nothing-to-fix':
      return { kind: 'refused', refusal: { reasonCode: 'finding-gone' } };
    case 'exhausted':
      return { kind: 'failed', outcome: 'exhausted', reason: null, finding, attempts, ...beside };
    case 'aborted':
      return { kind: 'failed', outcome: 'aborted', reason: outcome.reason, finding, attempts, ...beside };
    case 'repaired':
    case 'suggested': {
      const { candidate, acceptance } = outcome;
      return {
        kind: 'repaired',
        finding,
        head: pull.headSha,
        esbmcVersion,
        candidate,
        acceptance,
        ...beside,
      };
    }
  }
}

function failedAttempt({ candidate, acceptance }: Attempt): readonly FailedAttempt[] {
  if (acceptance.verdict === 'accepted') return [];
  const { reason, detail } = acceptance;
  return [{ title: candidate?.title ?? null, reason, detail }];
}
