import { unifiedDiff } from '../../repair/patch.ts';
import { mostVerified } from '../../repair/template-phase.ts';
import { proposeTemplates } from '../../repair/templates/propose-templates.ts';
import type { Bench, Confirmation } from './bench.ts';
import type { TrialEnd } from './run-model-trial.ts';
import { oracles, type TrialAttempt } from './trial-record.ts';

/** Each verified one costs an acceptance, which runs code for a while. */
const mostConfirmed = 4;

/**
 * The template repairs, in the order in which they are proposed: verified under the dataset's flags, then by the
 * acceptance, until one passes all of it. The strongest oracle that any of them passed counts.
 */
export async function runTemplateTrial(bench: Bench, now: () => number): Promise<TrialEnd> {
  const candidates = proposeTemplates(bench.task);
  const attempts: TrialAttempt[] = [];
  let best: (Confirmation & { readonly author: string }) | null = null;
  let confirmed = 0;
  for (const candidate of candidates.slice(0, mostVerified)) {
    const startedAt = now();
    const { compiles, isVerified, reason } = await bench.verify(candidate);
    const confirmation = isVerified ? await bench.confirm(candidate) : null;
    attempts.push({
      index: attempts.length,
      syntax: null,
      relevance: 1,
      patch: unifiedDiff(candidate.patch),
      compiles,
      isVerified,
      reason: confirmation?.acceptance ?? reason,
      tokens: { prompt: 0, completion: 0 },
      seconds: Math.round((now() - startedAt) * 1000) / 1000,
    });
    if (confirmation === null) continue;
    confirmed += 1;
    if (best === null || oracles.indexOf(confirmation.oracle) > oracles.indexOf(best.oracle))
      best = { ...confirmation, author: candidate.author };
    if (best.oracle === 'd' || confirmed >= mostConfirmed) break;
  }
  return {
    attempts,
    candidates: candidates.length,
    oracle: best?.oracle ?? null,
    acceptance: best?.acceptance ?? null,
    author: best?.author ?? null,
    stopped: null,
    dollars: null,
  };
}
