import type { KnownFacts } from './known-facts.ts';

/** Finds in a sentence what contradicts the facts; null where nothing does. */
export type ClaimRule = (sentence: string, facts: KnownFacts) => string | null;
