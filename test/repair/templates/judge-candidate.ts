import type { Report } from '../../../src/domain/report.ts';
import { isUndecided } from '../../../src/domain/verdict.ts';
import { analyseFiles } from '../../support/analyse-files.ts';
import { type Behaviour, behaviourOf, isClean } from '../../support/program-behaviour.ts';

export type CandidateJudgement =
  | 'right'
  | 'does-not-compile'
  | 'crashes'
  | 'behaves-differently'
  | 'fails'
  | 'undecided';

/** A judgement, and whether it does what the reference does on the inputs that broke the original too. */
export interface JudgedCandidate {
  readonly judgement: CandidateJudgement;
  readonly isSameAsReference: boolean;
}

/** What candidates of one program are held against. */
export interface References {
  readonly file: string;
  readonly original: Behaviour;
  readonly reference: Behaviour;
  /** Whether ESBMC decides the reference, so that undecided is not enough. */
  readonly isDecidable: boolean;
}

export const settings = { timeout: 40 } as const;

export async function referencesOf(file: string, bug: string, fix: string): Promise<References> {
  const report = await analyseFiles({ [file]: fix }, settings);
  return {
    file,
    original: await behaviourOf(bug),
    reference: await behaviourOf(fix),
    isDecidable: report.units.every(({ verdict }) => !isUndecided(verdict)),
  };
}

/**
 * Runs it first, which is cheaper, and asks ESBMC about what is left. Where the original is never safe, there is only
 * the reference to compare with; with `onlySame` too.
 */
export async function judgeCandidate(
  text: string,
  against: References,
  onlySame = false,
): Promise<JudgedCandidate> {
  const { original, reference } = against;
  const { outcomes } = await behaviourOf(text);
  if (outcomes === null) return { judgement: 'does-not-compile', isSameAsReference: false };
  const clean = (outcomes_: Behaviour, index: number) => isClean(outcomes_.outcomes?.[index]);
  const indexes = [...outcomes.keys()];
  const isSameAsReference = indexes.every((index) => outcomes[index] === reference.outcomes?.[index]);
  if (indexes.some((index) => clean(reference, index) && !isClean(outcomes[index])))
    return { judgement: 'crashes', isSameAsReference };
  const hasSafeInput = indexes.some((index) => clean(original, index));
  const differs = indexes.some(
    (index) =>
      clean(original, index) &&
      ![original, reference].some((one) => outcomes[index] === one.outcomes?.[index]),
  );
  if (!isSameAsReference && (onlySame || !hasSafeInput))
    return { judgement: 'behaves-differently', isSameAsReference };
  if (differs) return { judgement: 'behaves-differently', isSameAsReference };
  const report = await analyseFiles({ [against.file]: text }, settings);
  return { judgement: verdictOf(report, against.isDecidable), isSameAsReference };
}

function verdictOf(report: Report, isDecidable: boolean): CandidateJudgement {
  if (report.findings.length > 0 || report.units.some(({ verdict }) => verdict === 'failed')) return 'fails';
  const undecided = report.units.some(({ verdict }) => isUndecided(verdict));
  return undecided && isDecidable ? 'undecided' : 'right';
}
