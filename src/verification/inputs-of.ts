import type { Assignment, Counterexample } from '../domain/counterexample.ts';
import { resultVariable } from '../project/scalar-harness.ts';

/** Calls whose result or target is up to the outside: the program's inputs, as far as the C text shows them. */
const inputCall =
  /\b(?:nondet_\w+|__VERIFIER_nondet_\w+|getchar|fgetc|getc|getline|gets|fgets|fread|read|recv|scanf|fscanf|sscanf|rand|random|getenv|atoi|atol|strtol|strtoul|time)\s*\(/;

/**
 * The concrete inputs of a counterexample, in the order in which they were read. A step is one when its line reads
 * from outside, when the harness chose it, or when it sets an argument of `main`.
 * @param lineOf the text of a line of the project; null for files that are not the project's own
 */
export function inputsOf(
  counterexample: Counterexample,
  lineOf: (file: string, line: number) => string | null,
): readonly Assignment[] {
  return counterexample.steps
    .filter(({ location, assignment }) => {
      const text = lineOf(location.file, location.line);
      return text === null || inputCall.test(text) || /^arg[cv]\b/.test(assignment.variable);
    })
    .map(({ assignment }) => assignment)
    .filter(({ variable, value }) => value !== '' && variable !== resultVariable);
}
