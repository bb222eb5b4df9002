import { createHash } from 'node:crypto';
import type { Counterexample } from '../../domain/counterexample.ts';
import type { BaseProgram } from './base-program.ts';
import type { Classification } from './classification.ts';
import type { Classifier } from './classifier.ts';
import { type Mutant, mutatedText } from './mutant.ts';

/** A base program or one of its mutants. */
export interface Sample {
  readonly id: string;
  readonly program: BaseProgram;
  /** Null for the base program itself. */
  readonly mutant: Mutant | null;
}

/** The program itself and all of its mutants. */
export function samplesOf(program: BaseProgram, mutants: readonly Mutant[]): readonly Sample[] {
  const base = { id: program.id, program, mutant: null };
  return [base, ...mutants.map((mutant) => ({ id: mutant.id, program, mutant }))];
}

export function textOf({ program, mutant }: Sample): string {
  return mutant === null ? program.text : mutatedText(mutant);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What ESBMC says of a sample, as it is recorded. */
export async function classify(sample: Sample, classifier: Classifier): Promise<Classification> {
  const { program, mutant } = sample;
  const text = textOf(sample);
  const { file, includeDirs } = program;
  const found = await classifier.classify({ file, text, includeDirs });
  const counterexample = found.verdict === 'unsafe' ? found.counterexample : null;
  return {
    schema: 1,
    id: sample.id,
    program: program.id,
    category: program.category,
    operator: mutant?.operator ?? null,
    line: mutant?.line ?? null,
    column: mutant?.column ?? null,
    sha256: hashOf(text),
    flags: classifier.flags,
    esbmc: classifier.version,
    timeout: classifier.timeout,
    verdict: found.verdict,
    reason: found.verdict === 'unknown' ? (found.isTimeout ? 'time' : found.reason) : null,
    kind: counterexample?.property.kind ?? null,
    ...placesOf(counterexample, mutant, file),
    seconds: Math.round(found.seconds * 1000) / 1000,
  };
}

type Places = Pick<Classification, 'violated' | 'distance' | 'relation' | 'isInTrace'>;

function placesOf(counterexample: Counterexample | null, mutant: Mutant | null, file: string): Places {
  if (counterexample === null) return { violated: null, distance: null, relation: null, isInTrace: null };
  const { location } = counterexample.property;
  const violated = { file: location.file, line: location.line, function: location.function };
  if (mutant === null) return { violated, distance: null, relation: null, isInTrace: null };
  const isHere = location.file === file;
  const isAt = (place: typeof location) => place.file === file && place.line === mutant.line;
  const { steps, calls } = counterexample;
  return {
    violated,
    distance: isHere ? location.line - mutant.line : null,
    relation: relationOf(counterexample, mutant, isHere),
    isInTrace: isAt(location) || calls.some(isAt) || steps.some((step) => isAt(step.location)),
  };
}

/** `callee`: the mutated function calls the one in which it goes wrong, as far as the trace says. */
function relationOf(
  { property, calls }: Counterexample,
  mutant: Mutant,
  isHere: boolean,
): Classification['relation'] {
  const { location } = property;
  if (isHere && location.line === mutant.line) return 'same-line';
  if (isHere && location.function === mutant.function) return 'same-function';
  return calls.some((call) => call.function === mutant.function) ? 'callee' : 'elsewhere';
}
