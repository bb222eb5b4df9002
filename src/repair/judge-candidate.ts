import type { Acceptance } from './acceptance.ts';
import type { Acceptor } from './acceptor.ts';
import type { Candidate } from './candidate.ts';

/** Both parts of the acceptance; what is rejected by the first is never run. */
export async function judgeCandidate(
  candidate: Candidate,
  acceptor: Acceptor,
  signal?: AbortSignal,
): Promise<Acceptance> {
  const verified = await acceptor.verify(candidate, signal);
  if (verified.verdict === 'rejected') return verified;
  return acceptor.execute(candidate, verified, signal);
}
