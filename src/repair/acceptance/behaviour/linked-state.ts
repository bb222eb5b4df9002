import type { ObservedGlobal } from './observed-globals.ts';

/** What the state of a linked file is asked for. */
export const stateCalls = { keep: 0, giveBack: 1, look: 2 } as const;

export function stateFunction(number: number): string {
  return `void esbmc_action_state_${number}(int what)`;
}

/** A function at the end of a linked file, on one line: its variables can't be reached from anywhere else. */
export function stateAccess(number: number, globals: readonly ObservedGlobal[]): string {
  const copy = (to: string, from: string) => `__builtin_memcpy(&${to}, &${from}, sizeof(${from}));`;
  const kept = globals.map(({ name }, at) => ({ name, copy: `esbmc_action_kept_${at}` }));
  const of = (what: keyof typeof stateCalls, statements: readonly string[]) =>
    `if (what == ${stateCalls[what]}) { ${statements.join(' ')} }`;
  return [
    `${stateFunction(number)} {`,
    ...kept.map((one) => `static __typeof__(${one.name}) ${one.copy};`),
    of(
      'keep',
      kept.map((one) => copy(one.copy, one.name)),
    ),
    of(
      'giveBack',
      kept.map((one) => copy(one.name, one.copy)),
    ),
    of(
      'look',
      globals.flatMap(({ seen }) => seen),
    ),
    '}',
  ].join(' ');
}
