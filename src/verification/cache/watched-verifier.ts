import type { VerificationOutcome, Verifier } from '../verifier.ts';

/** What a unit's runs met that another day may be different. */
export interface Watch {
  readonly verifier: Verifier;
  /** Whether a run ended for want of time or memory, or went wrong: more of either may say more. */
  wasLimited(): boolean;
  /** Whether something from outside ended a run: what is left of it says nothing about the code. */
  wasDisturbed(): boolean;
}

/** The same verifier, watched. */
export function watchVerifier(verifier: Verifier): Watch {
  let limited = false;
  let disturbed = false;
  const note = (outcome: VerificationOutcome) => {
    if (outcome.status !== 'undecided' || outcome.cause === 'bound') return;
    if (outcome.cause === 'killed') disturbed = true;
    else limited = true;
  };
  return {
    verifier: {
      version: verifier.version,
      sha256: verifier.sha256,
      verify: async (request, signal) => {
        const outcome = await verifier.verify(request, signal);
        if (signal?.aborted === true) disturbed = true;
        note(outcome);
        return outcome;
      },
    },
    wasLimited: () => limited,
    wasDisturbed: () => disturbed,
  };
}
