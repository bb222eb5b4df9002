import type { CFunction } from '../../project/c-file.ts';
import { isNondeterministic } from '../../project/nondeterministic.ts';

/** A function whose results are up to the verifier: the values that it returned are inputs of a counterexample. */
export interface InputFunction {
  readonly name: string;
  /** Its definition up to the body, for example `int nondet_int(void)`. */
  readonly header: string;
  /** False when nothing that the unit includes declares it. */
  readonly isDeclared: boolean;
}

const ofHarness = /^extern (.*\b(esbmc_action_any_\w+)\(void\).*);$/gm;

/**
 * The functions that give a unit any value: those of its harness and its stubs, and those that the program asks by
 * their well-known names.
 * @param harness the text of the harness; empty without one
 * @param functions what the unit's file and its headers define and declare
 */
export function inputFunctions(harness: string, functions: readonly CFunction[]): readonly InputFunction[] {
  const found = new Map<string, InputFunction>();
  for (const [, header = '', name = ''] of harness.matchAll(ofHarness)) {
    found.set(name, { name, header, isDeclared: true });
  }
  const defined = new Set(functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name));
  for (const one of functions) {
    if (defined.has(one.name) || !isNondeterministic(one.name) || !hasNoParameters(one)) continue;
    const header = `${one.returnType} ${one.name}(void)`;
    if (one.returnType !== 'void') found.set(one.name, { name: one.name, header, isDeclared: true });
  }
  for (const name of functions.flatMap(({ calls }) => calls.map((call) => call.name))) {
    const type = typeOfName(name);
    const isKnown = functions.some((one) => one.name === name);
    if (type !== null && !isKnown)
      found.set(name, { name, header: `${type} ${name}(void)`, isDeclared: false });
  }
  return [...found.values()];
}

function hasNoParameters({ parameters, isVariadic }: CFunction): boolean {
  return !isVariadic && parameters.every(({ type }) => type === 'void');
}

const typesOfNames: Readonly<Record<string, string>> = {
  bool: '_Bool',
  char: 'char',
  schar: 'signed char',
  uchar: 'unsigned char',
  short: 'short',
  ushort: 'unsigned short',
  int: 'int',
  uint: 'unsigned int',
  long: 'long',
  ulong: 'unsigned long',
  longlong: 'long long',
  ulonglong: 'unsigned long long',
  size_t: '__SIZE_TYPE__',
  float: 'float',
  double: 'double',
};

/** What ESBMC takes `nondet_TYPE` and `__VERIFIER_nondet_TYPE` for where nobody declares them. */
function typeOfName(name: string): string | null {
  const type = /^(?:__VERIFIER_)?nondet_(\w+)$/.exec(name)?.[1];
  return type === undefined ? null : (typesOfNames[type] ?? null);
}
