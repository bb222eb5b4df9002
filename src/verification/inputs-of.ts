import type { Assignment, Counterexample } from '../domain/counterexample.ts';
import { ownPrefix } from '../project/harness/harness-names.ts';

/** Calls whose result or target is up to the outside: the program's inputs, as far as the C text shows them. */
const inputCall =
  /\b(?:nondet_\w+|__VERIFIER_nondet_\w+|getchar|fgetc|getc|getline|gets|fgets|fread|read|recv|scanf|fscanf|sscanf|rand|random|getenv|atoi|atol|strtol|strtoul|time)\s*\(/;

/**
 * The concrete inputs of a counterexample, in the order in which they were read. A step is one when its line reads
 * from outside, when the harness chose it, or when it sets an argument of `main`.
 * @param lineOf the text of a line of the project; null for files that are not the project's own
 * @param names variables of the harness, and what its function calls them
 */
export function inputsOf(
  counterexample: Counterexample,
  lineOf: (file: string, line: number) => string | null,
  names: ReadonlyMap<string, string> = new Map(),
): readonly Assignment[] {
  const known = withHeapObjects(names, counterexample);
  return counterexample.steps
    .filter(({ location, assignment }) => {
      const text = lineOf(location.file, location.line);
      return text === null || inputCall.test(text) || /^arg[cv]\b/.test(assignment.variable);
    })
    .filter(({ location, assignment }) => {
      return lineOf(location.file, location.line) !== null || isTelling(assignment);
    })
    .map(({ assignment }) => assignment)
    .filter(({ variable, value }) => value !== '' && !variable.startsWith(ownPrefix))
    .map(({ variable, value }) => ({ variable: inWordsOf(known, variable), value }));
}

/** ESBMC numbers the objects of the heap: those that a variable of the harness points to have that one's name. */
function withHeapObjects(
  names: ReadonlyMap<string, string>,
  { steps }: Counterexample,
): ReadonlyMap<string, string> {
  const known = new Map(names);
  for (const { assignment } of steps) {
    const label = names.get(assignment.variable);
    const object = /&(dynamic_\d+_(?:value|array))\b/.exec(assignment.value)?.[1];
    if (label !== undefined && object !== undefined) known.set(object, label);
  }
  return known;
}

/** Where a harness's own objects lie, and at which computed place it ends a string, says nothing to a reader. */
function isTelling({ variable, value }: Assignment): boolean {
  // Of a member behind a pointer ESBMC prints the whole that it is in.
  if (/->|\./.test(variable) && value.startsWith('{')) return false;
  const isPlace = /^(?:\([^()]*\)\s*)*\(?&/.test(value);
  return !isPlace && !/\[(?!\d+\])/.test(variable);
}

/** `p_elements[2]` -> `p[2]`, `q_object.n` -> `q->n`. */
function inWordsOf(names: ReadonlyMap<string, string>, variable: string): string {
  const [, root = '', rest = ''] = /^(\w+)(.*)$/s.exec(variable) ?? [];
  const name = names.get(root);
  if (name === undefined) return variable;
  if (name.endsWith('[]') && rest.startsWith('[')) return name.slice(0, -2) + rest;
  if (name.startsWith('*') && rest.startsWith('->')) return `${name.slice(1)}${rest}`;
  if (name.startsWith('*') && rest.startsWith('.')) return `${name.slice(1)}->${rest.slice(1)}`;
  return name + rest;
}
