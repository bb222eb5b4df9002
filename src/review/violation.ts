import type { Assignment, Counterexample } from '../domain/counterexample.ts';

/** What a violation is described from; a part of a finding, before it has a message. */
export interface Violation {
  readonly counterexample: Counterexample;
  /** The text of the violated line, trimmed; empty when it could not be read. */
  readonly statement: string;
  readonly inputs: readonly Assignment[];
  /** Who saw it in a run, in whose words; left out where ESBMC found it. */
  readonly seenBy?: { readonly tool: string; readonly says: string } | undefined;
}
