import type { Patch } from './patch.ts';

/** Where candidates come from. */
export type Engine = 'template' | 'model';

/** A patch that somebody proposes; whether it is one to believe in is decided by the acceptance. */
export interface Candidate {
  readonly patch: Patch;
  readonly engine: Engine;
  /** Which template, or which model. */
  readonly author: string;
  /** What it does, in words, for example ``guard `p` against NULL before it is used``. */
  readonly title: string;
  /** What it was put together from, where a plugin has a part in it; left out otherwise. */
  readonly proposed?: readonly ProposedEdit[];
}

/** One of the edits that a patch came from. Who proposed it is known by the host, not told by anybody. */
export interface ProposedEdit {
  readonly id: string;
  /** Null for the model itself. */
  readonly plugin: string | null;
  /** In the proposer's words. */
  readonly summary: string;
}

/** The plugins that proposed a part of a candidate, each once. */
export function pluginsIn({ proposed = [] }: Pick<Candidate, 'proposed'>): readonly string[] {
  return [...new Set(proposed.flatMap(({ plugin }) => plugin ?? []))];
}
