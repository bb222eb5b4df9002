import type { Acceptance, Accepted } from './acceptance.ts';
import type { Candidate } from './candidate.ts';

/** The port to the judge of candidates, made for one finding; it has two parts, so that the one that runs code of the
 * project can be in a job without secrets. */
export interface Acceptor {
  /** Everything that needs no code of the project to run: the edit itself, the compiler, ESBMC. */
  verify(candidate: Candidate, signal?: AbortSignal): Promise<Acceptance>;
  /** What remains: the counterexample's inputs, behaviour on inputs that were safe, the project's tests. */
  execute(candidate: Candidate, verified: Accepted, signal?: AbortSignal): Promise<Acceptance>;
}
