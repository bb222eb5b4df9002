import type { CFunction } from '../c-file.ts';
import type { CType } from './harness-type.ts';
import type { HarnessWriter } from './harness-writer.ts';
import type { Place } from './place.ts';
import type { SizeLimits } from './size-limits.ts';
import type { TypeIndex } from './type-index.ts';
import type { Uses } from './uses.ts';

/** What all builders of a harness share. */
export interface HarnessContext {
  readonly index: TypeIndex;
  readonly writer: HarnessWriter;
  readonly limits: SizeLimits;
  /** The function, as it was before too, and what they call. */
  readonly readers: readonly CFunction[];
  /** How the function, before or now, uses a place. */
  usesOf(place: Place): Uses;
  /** What the place points to is the function's to free, as it was before the change. */
  isNoLongerFreed(place: Place): boolean;
  /** Something that the function reaches frees memory: objects are made on the heap, where that is allowed. */
  readonly hasFree: boolean;
  readonly build: Builders;
}

/** The builders call each other through the context, as types nest in any order. */
export interface Builders {
  pointer(to: CType, request: PointerRequest, context: HarnessContext): string;
  record(type: CType, lvalue: string, request: RecordRequest, context: HarnessContext): void;
}

/** How many elements are behind a pointer. */
export interface Extent {
  /** A C expression. */
  readonly count: string;
  /** For the reader: `n elements`. */
  readonly words: string;
  /** It counts bytes whatever the elements are. */
  readonly isBytes: boolean;
  /** A terminator stands behind this many elements; null where none is promised. */
  readonly terminatedAt: string | null;
}

export interface PointerRequest {
  /** How the function's own code calls it: `s->text`. */
  readonly label: string;
  /** A start for the names of variables: `s_text`. */
  readonly name: string;
  readonly uses: Uses;
  readonly extent: Extent | null;
  readonly mayBeNull: boolean;
  readonly parents: readonly Parent[];
}

export interface RecordRequest {
  readonly label: string;
  readonly name: string;
  readonly parents: readonly Parent[];
}

/** A record that is being filled. */
export interface Parent {
  readonly record: string;
  /** An expression for its address. */
  readonly address: string;
}

/** Thrown where no value of a type can be made; caught where the harness is planned. */
export class NoHarness extends Error {}
