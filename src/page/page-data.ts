import type { PropertyKind } from '../domain/property-kind.ts';
import type { Verdict } from '../domain/verdict.ts';

/**
 * What the page's script is given, as JSON. Every text in it is one harmless line already (`plainText`), and is put
 * into the page as text only.
 */
export interface PageData {
  readonly title: string;
  readonly tone: 'bad' | 'warn' | 'good';
  /** Which tool, verifier and commit, one after the other. */
  readonly provenance: readonly string[];
  /** "3 new, 1 fixed, 2 still there"; null where there is nothing to compare with. */
  readonly score: string | null;
  /** What the numbers count: functions, or entries where no function was asked about. */
  readonly subject: 'functions' | 'entries';
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly findings: readonly PageFinding[];
  readonly gone: readonly PageGone[];
  readonly nights: readonly PageNight[];
  readonly units: readonly PageUnit[];
  readonly undecided: readonly PageSubject[];
  readonly skipped: readonly { readonly file: string; readonly why: Words }[];
  readonly notes: readonly Words[];
  readonly sources: Readonly<Record<string, PageSource>>;
}

/** A message: text, and code as a list of one. */
export type Words = readonly (string | readonly [string])[];

export interface PagePlace {
  readonly file: string;
  readonly line: number;
  readonly function: string | null;
}

/** What is known of a finding against what was known before; in the order in which they are told. */
export const standings = ['new', 'found', 'undetermined', 'existing', 'fixed'] as const;

export type Standing = (typeof standings)[number];

export interface PageFinding extends PagePlace {
  readonly id: string;
  readonly message: Words;
  readonly kind: PropertyKind;
  readonly kindTitle: string;
  readonly standing: Standing;
  readonly isFailing: boolean;
  /** The finding that tells the same bug, where it is another one. */
  readonly sameAs: string | null;
  /** Why it does not count, where the project says so. */
  readonly suppressed: Words | null;
  readonly statement: string;
  /** How sure it is, in sentences. */
  readonly certainty: readonly Words[];
  readonly isReproduced: boolean;
  readonly assumptions: readonly Words[];
  readonly proposal: Words | null;
  readonly inputs: readonly PageValue[];
  /** The first steps of a long trace, left out. */
  readonly stepsLeftOut: number;
  readonly steps: readonly PageStep[];
  readonly calls: readonly PagePlace[];
  readonly facts: readonly string[];
  readonly weakness: { readonly id: string; readonly url: string } | null;
  readonly url: string | null;
  readonly program: { readonly says: Words; readonly text: string | null } | null;
  readonly command: string | null;
  /** A unified diff that was accepted. */
  readonly patch: string | null;
}

export interface PageValue {
  readonly name: string;
  /** Null where it was set to something that is not known. */
  readonly value: Words | null;
}

/** A state of the trace: what was set at one place. */
export interface PageStep extends PagePlace {
  readonly says: Words;
  /** True when it sets something that the violated line uses. */
  readonly feeds: boolean;
  readonly sets: readonly PageValue[];
}

export interface PageGone {
  readonly standing: 'fixed' | 'unclear';
  readonly file: string;
  readonly line: number;
  readonly message: Words;
}

export interface PageNight extends Readonly<Record<Verdict, number>> {
  readonly date: string;
  readonly head: string | null;
  readonly findings: number;
}

export interface PageUnit {
  readonly file: string;
  readonly entry: string;
  readonly isHarness: boolean;
  readonly verdict: Verdict;
  readonly says: Words;
  readonly seconds: number;
  readonly cached: boolean;
  readonly assumptions: readonly Words[];
}

/** A function, or an entry, about which nothing is known, and why. */
export interface PageSubject {
  readonly name: string;
  readonly file: string;
  readonly says: Words;
  /** True where the last scan had an answer. */
  readonly hadVerdict: boolean;
}

/** The parts of a file that are shown, in their order; or why none is. */
export type PageSource =
  | { readonly kind: 'shown'; readonly lines: number; readonly chunks: readonly PageChunk[] }
  | { readonly kind: 'left-out'; readonly why: string };

export interface PageChunk {
  readonly start: number;
  readonly lines: readonly string[];
}
