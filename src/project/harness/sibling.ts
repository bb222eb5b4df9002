import type { Place } from './place.ts';

/** A parameter, member or global among those that it may belong to. */
export interface Sibling {
  readonly place: Place;
  /** Position in the list. */
  readonly position: number;
}
