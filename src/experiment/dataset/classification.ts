import { z } from 'zod';
import { propertyKinds } from '../../domain/property-kind.ts';
import { categories } from './base-program.ts';

/** Whose flags ESBMC gets: the paper's, or those of this product's own `check`. */
export const flagSets = ['paper', 'ours'] as const;

export type FlagSet = (typeof flagSets)[number];

/** The paper's three classes: proved, failed, and the rest, time-outs among it. */
export const safeties = ['safe', 'unsafe', 'unknown'] as const;

const place = z.strictObject({
  file: z.string(),
  line: z.int().min(0),
  function: z.string().nullable(),
});

/** Where the violated line is, seen from the mutated one. */
export const relations = ['same-line', 'same-function', 'callee', 'elsewhere'] as const;

export const classification = z.strictObject({
  schema: z.literal(1),
  /** A mutant's, or a base program's own. */
  id: z.string(),
  program: z.string(),
  category: z.enum(categories),
  /** Null, as the two after it, for a base program. */
  operator: z.string().nullable(),
  line: z.int().min(1).nullable(),
  column: z.int().min(1).nullable(),
  /** Of its text: a record about another text says nothing. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  flags: z.enum(flagSets),
  esbmc: z.string(),
  /** Seconds that ESBMC had. */
  timeout: z.number().positive(),
  verdict: z.enum(safeties),
  /** Why it is unknown. */
  reason: z.string().nullable(),
  kind: z.enum(propertyKinds).nullable(),
  violated: place.nullable(),
  /** Lines from the mutated line to the violated one, where both are in one file. */
  distance: z.int().nullable(),
  relation: z.enum(relations).nullable(),
  /** Whether the counterexample passes the mutated line. */
  isInTrace: z.boolean().nullable(),
  seconds: z.number().min(0),
});

export type Classification = Readonly<z.output<typeof classification>>;

/** What a record is about; the latest one with a key counts. */
export function keyOf({ id, flags, sha256 }: Pick<Classification, 'id' | 'flags' | 'sha256'>): string {
  return `${flags} ${sha256} ${id}`;
}
