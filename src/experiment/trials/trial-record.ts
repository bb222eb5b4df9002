import { z } from 'zod';
import { propertyKinds } from '../../domain/property-kind.ts';
import { categories } from '../dataset/base-program.ts';
import { relations } from '../dataset/classification.ts';
import { condition } from './condition.ts';

const share = z.number().min(0).max(1);

/** The acceptance oracles, each with those before it; see docs/experiments.md. */
export const oracles = ['a', 'b', 'c', 'd'] as const;

export type Oracle = (typeof oracles)[number];

const attempt = z.strictObject({
  /** Counted from 0. */
  index: z.int().min(0),
  /** Probability of C or C++ of the reply's code, by the detector; null where it was not asked. */
  syntax: share.nullable(),
  /** Characters in common with the shown source, blanks left out, over the source's. */
  relevance: share,
  /** Null where the reply could not be read as a patch. */
  patch: z.string().nullable(),
  compiles: z.boolean(),
  /** ESBMC proves the patched program under the flags of the dataset: oracle (a). */
  isVerified: z.boolean(),
  /** Why not. */
  reason: z.string().nullable(),
  tokens: z.strictObject({ prompt: z.int().min(0), completion: z.int().min(0) }),
  seconds: z.number().min(0),
});

export type TrialAttempt = Readonly<z.output<typeof attempt>>;

export const trialRecord = z.strictObject({
  schema: z.literal(1),
  experiment: z.enum(['single', 'iterative', 'templates']),
  mutant: z.string(),
  /** Of the mutant's text. */
  sha256: z.string(),
  category: z.enum(categories),
  operator: z.string(),
  kind: z.enum(propertyKinds),
  relation: z.enum(relations).nullable(),
  condition,
  /** Of several answers to the same, counted from 0. */
  repetition: z.int().min(0),
  /** By which the mutants were chosen; null where a record does not say. */
  seed: z.string().nullable().default(null),
  attempts: z.array(attempt),
  /** How many candidates were there to judge; the attempts of a model. */
  candidates: z.int().min(0),
  /** The strongest oracle that a patch passed; null for none. */
  oracle: z.enum(oracles).nullable(),
  /** The acceptance's own answer to that patch: `accepted`, or the reason of its rejection. */
  acceptance: z.string().nullable(),
  /** The template or model that the patch is by. */
  author: z.string().nullable(),
  /** Why it ended before its time: the endpoint, a budget; null where it did not. */
  stopped: z.string().nullable(),
  /** US dollars; null where no price is known. */
  dollars: z.number().min(0).nullable(),
  seconds: z.number().min(0),
  esbmc: z.string(),
});

export type TrialRecord = Readonly<z.output<typeof trialRecord>>;

/** Whether a trial ended with a patch that an oracle accepts. */
export function passes({ oracle }: Pick<TrialRecord, 'oracle'>, asked: Oracle): boolean {
  return oracle !== null && oracles.indexOf(oracle) >= oracles.indexOf(asked);
}
