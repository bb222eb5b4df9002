import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** What a person found who read the code at a finding. */
const judgement = z.strictObject({
  library: z.string(),
  /** File, function and kind; all findings of one kind in one function have one cause where nothing else is said. */
  place: z.string(),
  judgement: z.enum(['true', 'false', 'debatable']),
  why: z.string(),
});

/** A seeded change that is no bug, and why. */
const exclusion = z.strictObject({ bug: z.string(), why: z.string() });

const judgementsFile = z.strictObject({
  findings: z.array(judgement),
  excluded: z.array(exclusion),
  /** Bugs that were not found as introduced, and what stood in the way. */
  missed: z.array(exclusion),
});

export type FindingJudgement = z.output<typeof judgement>;

async function readJudgements(): Promise<z.output<typeof judgementsFile>> {
  const text = await readFile(new URL('judgements.json', import.meta.url), 'utf8');
  return judgementsFile.parse(JSON.parse(text));
}

export async function readFindingJudgements(): Promise<readonly FindingJudgement[]> {
  return (await readJudgements()).findings;
}

/** Seeded changes that are no bugs, as library and id. */
export async function readExcluded(): Promise<ReadonlyMap<string, string>> {
  return new Map((await readJudgements()).excluded.map(({ bug, why }) => [bug, why]));
}

/** Why a seeded bug was not found, as library and id. */
export async function readMissed(): Promise<ReadonlyMap<string, string>> {
  return new Map((await readJudgements()).missed.map(({ bug, why }) => [bug, why]));
}
