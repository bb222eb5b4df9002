import type { Assignment } from '../../domain/counterexample.ts';
import { harnessEntry } from '../../project/harness/harness-names.ts';
import { inString } from '../replay/arguments.ts';
import type { Inputs, ReproducedUnit } from '../replay/reproducer-text.ts';
import type { UnitHarness } from '../unit-request.ts';

/** A reader sees these; the program has all. */
const shown = 20;

/** The inputs of a run in a reader's words: by the variables that a harness keeps them in, else by who was asked. */
export function namedInputs(
  { returned, argv, stdin }: Inputs,
  unit: ReproducedUnit,
  harness: UnitHarness | null,
): readonly Assignment[] {
  const variables = unit.harnessEntry === null ? new Map() : variablesOf(unit.text);
  const values = unit.functions.flatMap(({ name }, index) =>
    (returned[index] ?? []).flatMap((value, call) => {
      if (value === null || value.startsWith('bytes:')) return [];
      const variable = variables.get(`${name} ${call}`);
      if (unit.harnessEntry !== null && variable === undefined) return [];
      const label = variable === undefined ? `${name}()` : (harness?.inputNames.get(variable) ?? variable);
      return [{ variable: label, value }];
    }),
  );
  const text = (bytes: readonly number[]) => `"${bytes.slice(0, 60).map(inString).join('')}"`;
  const given = unit.argv === null ? [] : (argv ?? []);
  return [
    ...given.map((bytes, index) => ({ variable: `argv[${index + 1}]`, value: text(bytes) })),
    ...values,
    ...(stdin === null
      ? []
      : [{ variable: 'stdin', value: text([...stdin].map((one) => one.charCodeAt(0))) }]),
  ].slice(0, shown);
}

/** `esbmc_action_any_1 0` -> `n`: what the harness assigns the first value of that function to, up to its first loop. */
function variablesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const calls = new Map<string, number>();
  const body = text.slice(text.indexOf(`void ${harnessEntry}(void)`));
  for (const line of body.split('\n')) {
    if (/\b(?:for|while|if)\b/.test(line)) break;
    const assigned = /\b(\w+) = (esbmc_action_any_\w+)\(\);$/.exec(line);
    for (const [name] of line.matchAll(/\besbmc_action_any_\w+(?=\(\))/g)) {
      const call = calls.get(name) ?? 0;
      calls.set(name, call + 1);
      if (assigned?.[2] === name) found.set(`${name} ${call}`, assigned[1] ?? '');
    }
  }
  return found;
}
