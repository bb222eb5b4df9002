import type { TypeIndex } from '../../../project/harness/type-index.ts';
import { observe } from './observe-value.ts';

export interface ObservedGlobal {
  readonly name: string;
  /** Statements that note what it is. */
  readonly seen: readonly string[];
}

/** Larger files have state that takes longer to look at than it is worth. */
const most = 12;

/** The variables of the file itself. */
export function observedGlobals(index: TypeIndex): readonly ObservedGlobal[] {
  return index.globals
    .filter(({ isConst, isOwn }) => isOwn && !isConst)
    .slice(0, most)
    .map(({ name, type }) => ({ name, seen: observe(name, type, index) }));
}
