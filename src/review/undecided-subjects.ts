import { undecidedFunctions, undecidedUnits } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { verdictWords } from './verdict-words.ts';

/** A function, or an entry, about which nothing is known. */
interface UndecidedSubject {
  readonly name: string;
  readonly file: string;
  /** Why, as a message. */
  readonly text: string;
}

export function undecidedSubjects(report: Report): readonly UndecidedSubject[] {
  return [
    ...undecidedFunctions(report).map((result) => ({ ...result, text: verdictWords(result).text })),
    ...undecidedUnits(report).map((result) => {
      return { name: result.unit.entry, file: result.unit.file, text: verdictWords(result).text };
    }),
  ];
}
