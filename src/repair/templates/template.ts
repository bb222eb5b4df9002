import type { PropertyKind } from '../../domain/property-kind.ts';
import type { FaultSite } from './fault-site.ts';

/** A piece of the file's text that is replaced; offsets in code units. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits that belong together, before anybody looked whether they make sense. */
export interface Proposal {
  /** What it does, in words, for example ``change `i <= n` to `i < n` ``. */
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** What speaks against it, about 0 for what one would try first; on the scale of changed tokens. */
  readonly doubt: number;
}

/** A small generator of repairs of one sort. */
export interface Template {
  readonly name: string;
  /** The kinds of violation that it knows. */
  readonly kinds: readonly PropertyKind[];
  propose(site: FaultSite): Iterable<Proposal>;
}
