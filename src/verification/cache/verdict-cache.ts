import { z } from 'zod';
import type { Report } from '../../domain/report.ts';
import type { UnitOutcome } from '../unit-outcome.ts';
import { digestOf } from './digest.ts';
import type { EntryStore } from './entry-store.ts';
import type { FileRecord } from './file-record.ts';
import { keptAnalysis, keptOutcome } from './kept-shapes.ts';
import { openEntry, sealEntry } from './sealed-entry.ts';
import type { SystemHeaders } from './system-headers.ts';
import type { UnitDigest } from './unit-digest.ts';

/** What a unit may use up. */
export interface UnitBudget {
  readonly seconds: number;
  readonly memoryMiB: number;
  /** How its time is shared out; budgets of different kinds can't be compared. */
  readonly kind: string;
}

/** A unit as its verdict depends on it. */
export interface UnitKey extends UnitDigest {
  /** All that matters beside the files: harness, options, settings. */
  readonly around: string;
  /** What only a counterexample depends on: the base, the change, whether it is run. */
  readonly behind: string;
  /** Lines of a file of the unit; null for other files. */
  readonly linesOf: (file: string) => readonly string[] | null;
}

/** The verdict on a unit, from an earlier run. */
export interface KeptOutcome {
  readonly outcome: UnitOutcome;
  /** Whether its files are the same in all that a compiler reads, so that they go together as they did. */
  readonly isWhole: boolean;
}

export type KeptAnalysis = Required<
  Pick<Report, 'units' | 'functions' | 'findings' | 'held' | 'skipped' | 'notes'>
>;

/** What a run said, and what it had read by then that is no part of its key. */
export interface AnalysisEntry {
  readonly analysis: KeptAnalysis;
  /** Files by their names, with the digests of their contents. */
  readonly files: readonly (readonly [name: string, digest: string | null])[];
  /** Headers of the system that they name, and their digest. */
  readonly headers: { readonly names: readonly string[]; readonly digest: string };
}

/** Verdicts of earlier runs, under keys that are made of all that they depend on. */
export interface VerdictCache {
  readonly files: FileRecord;
  readonly headers: SystemHeaders;
  /** Which compiler is here; null where the code of the project is not run. */
  readonly compiler: string | null;
  /** Null where nothing is known for a budget as large as this one. */
  unit(key: UnitKey, budget: UnitBudget): Promise<KeptOutcome | null>;
  /** @param limit what it was given, where more of it may say more; null where it says all there is to say */
  keepUnit(key: UnitKey, outcome: UnitOutcome, limit: UnitBudget | null): Promise<void>;
  /** What whole runs said; null where runs are parts of others. */
  readonly analyses: {
    recall(key: string): Promise<AnalysisEntry | null>;
    keep(key: string, entry: AnalysisEntry): Promise<void>;
  } | null;
  /** Entries that were not whole: they were removed, and count as if they had never been there. */
  damaged(): number;
}

export interface VerdictCacheDeps {
  readonly store: EntryStore;
  readonly files: FileRecord;
  readonly headers: SystemHeaders;
  readonly compiler: string | null;
  /** What all verdicts depend on: this program, ESBMC, the machine. */
  readonly identity: unknown;
  /** False: everything is verified again, and replaces what was kept. */
  readonly mayRead: boolean;
}

const budget = z.strictObject({ seconds: z.number(), memoryMiB: z.number(), kind: z.string() });

const unitEntry = z.strictObject({
  places: z.string(),
  cited: z.string(),
  whole: z.string(),
  limit: budget.nullable(),
  outcome: keptOutcome,
});

type UnitEntry = z.output<typeof unitEntry>;

const analysisEntry = z.strictObject({
  files: z.array(z.tuple([z.string(), z.string().nullable()])),
  headers: z.strictObject({ names: z.array(z.string()), digest: z.string() }),
  analysis: keptAnalysis,
});

export function verdictCache(deps: VerdictCacheDeps): VerdictCache {
  const { store, files, headers, compiler, identity, mayRead } = deps;
  let damaged = 0;
  const keyOf = (kind: string, value: unknown) => digestOf([kind, identity, value]);
  const open = async <Value>(key: string, shape: z.ZodType<Value>): Promise<Value | null> => {
    const text = mayRead ? await store.read(key) : null;
    if (text === null) return null;
    const value = openEntry(key, text, shape);
    if (value !== null) return value;
    damaged += 1;
    await store.remove(key);
    return null;
  };
  const unitKey = ({ meaning, around }: UnitKey) => keyOf('unit', [meaning, around]);
  return {
    files,
    headers,
    compiler,
    unit: async (key, given) => {
      const entry = await open(unitKey(key), unitEntry);
      if (entry === null || !isEnough(entry.limit, given)) return null;
      // A proof has no lines; a counterexample is nothing without them.
      if (!isPassed(entry.outcome) && !isInPlace(entry, key)) return null;
      return { outcome: asCached(entry.outcome), isWhole: entry.whole === key.whole };
    },
    keepUnit: async (key, outcome, limit) => {
      const id = unitKey(key);
      const cited = citedLines(outcome, key);
      const entry = { places: placesOf(key), cited, whole: key.whole, limit, outcome };
      await store.write(id, sealEntry(id, entry));
    },
    analyses: {
      recall: (key) => open(keyOf('analysis', key), analysisEntry),
      keep: (key, entry) => {
        const id = keyOf('analysis', key);
        return store.write(id, sealEntry(id, entry));
      },
    },
    damaged: () => damaged,
  };
}

/** For a run that is asked many questions, of each of which the other ones are no part. */
export function unitsOnly(cache: VerdictCache | null = null): VerdictCache | null {
  return cache === null ? null : { ...cache, analyses: null };
}

function isInPlace({ places, cited, outcome }: UnitEntry, key: UnitKey): boolean {
  return places === placesOf(key) && cited === citedLines(outcome, key);
}

/** What now stands in the lines that findings point at, outside of functions too. */
function citedLines({ findings }: UnitOutcome, { linesOf }: UnitKey): string {
  const locations = findings.flatMap(({ counterexample: { property, steps, calls } }) => [
    property.location,
    ...calls,
    ...steps.map(({ location }) => location),
  ]);
  return digestOf(locations.map(({ file, line }) => [file, line, linesOf(file)?.[line - 1] ?? null]));
}

function placesOf({ places, behind }: UnitKey): string {
  return digestOf([places, behind]);
}

/** What ended for want of time says nothing about a run that has more of it. */
function isEnough(limit: UnitBudget | null, { seconds, memoryMiB, kind }: UnitBudget): boolean {
  if (limit === null) return true;
  return kind === limit.kind && seconds <= limit.seconds && memoryMiB <= limit.memoryMiB;
}

/** Whether nothing in an outcome points at a line. */
export function isPassed({ unit: { verdict }, functions, findings }: UnitOutcome): boolean {
  const held = ['proved', 'bounded'];
  return (
    findings.length === 0 && held.includes(verdict) && functions.every((one) => held.includes(one.verdict))
  );
}

export function asCached(outcome: UnitOutcome): UnitOutcome {
  return { ...outcome, unit: { ...outcome.unit, cached: true } };
}
