import type { Rejected, RejectionReason } from './acceptance.ts';
import { plainLines } from './plain-line.ts';

/** A compiler may have much to say; the first errors are those that count. */
const shownLines = 12;

const sentences: Readonly<Record<RejectionReason, string>> = {
  'malformed-reply': 'Your answer could not be used.',
  'does-not-apply': 'Your change could not be applied.',
  'forbidden-edit': 'Your change is of a kind that is not allowed.',
  'does-not-compile': 'The code with your change does not compile.',
  'still-fails': 'The property is still violated.',
  'new-failure': 'The property holds, but another one is violated now.',
  'caller-fails': 'A function that calls the code goes wrong now.',
  undecided: 'It could not be decided whether the code with your change is right.',
  'property-lost': 'The violated statement is gone; it must stay, and hold.',
  vacuous: 'The violated statement is not reached any more; it must stay reachable, and hold.',
  crashes: 'The code still goes wrong when it runs with the inputs of the counterexample.',
  'behaviour-changed': 'The code behaves differently now on inputs with which it was right.',
  'tests-fail': 'Tests of the project fail now.',
};

/** What a model is told of its rejected answer, before what ESBMC finds. */
export function describeRejection({ reason, detail }: Pick<Rejected, 'reason' | 'detail'>): string {
  return `${sentences[reason]} ${plainLines(detail, shownLines)}`.trim();
}
