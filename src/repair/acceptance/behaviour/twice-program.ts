import type { InputFunction } from '../../../verification/replay/input-functions.ts';
import { stateCalls, stateFunction } from './linked-state.ts';
import type { ObservedGlobal } from './observed-globals.ts';

/** The function that ESBMC is started on. */
export const twiceEntry = 'esbmc_action_twice';
/** Comments of the two assertions: one has to fail, or nothing was compared, and the other one to hold. */
export const endLabel = 'esbmc-action:end';
export const sameLabel = 'esbmc-action:same';

/** Inputs of one kind, and observations, that one run may have; longer runs are not looked at. */
const mostInputs = 64;
const mostSeen = 256;

export interface TwiceProgram {
  /** What includes the file with both versions: the harness, or an include of the file. */
  readonly text: string;
  /** What is run twice. */
  readonly entry: string;
  readonly inputs: readonly InputFunction[];
  readonly globals: readonly ObservedGlobal[];
  /** Numbers of linked files with variables: both runs start with the same values in them. */
  readonly linked: readonly number[];
  /** Whether `entry` is the program's own `main`, which returns a number. */
  readonly isMain: boolean;
}

/**
 * A program that runs the old version and then the new one on the same inputs, and asserts that everything that was
 * observed is the same.
 */
export function twiceProgram({ text, entry, inputs, globals, linked, isMain }: TwiceProgram): string {
  const numbers = ['counts', 'seen', 'reals'].map((name) => `esbmc_action_${name}`);
  const [counts, seen, reals] = numbers;
  const states = (what: keyof typeof stateCalls) =>
    linked.map((number) => `  esbmc_action_state_${number}(${stateCalls[what]});`);
  const once = [...run(entry, isMain, globals), ...states('look')];
  return [
    ...inputs.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...(isMain ? ['#define main esbmc_action_main'] : []),
    ...linked.map((number) => `${stateFunction(number)};`),
    text.trimEnd(),
    ...(isMain ? ['#undef main'] : []),
    '',
    `static unsigned ${counts}[2], esbmc_action_depth;`,
    `static long long ${seen}[2][${mostSeen}];`,
    `static double ${reals}[2][${mostSeen}];`,
    'void esbmc_action_begin(void) { esbmc_action_depth++; }',
    '_Bool esbmc_action_end(void) { return --esbmc_action_depth == 0; }',
    ...observer('esbmc_action_see(long long value)', `${seen}`, counts ?? ''),
    ...observer('esbmc_action_see_real(double value)', `${reals}`, counts ?? ''),
    ...inputs.flatMap(recorded),
    `void ${twiceEntry}(void)`,
    '{',
    ...globals.flatMap(({ name }, at) => [
      `  static __typeof__(${name}) esbmc_action_kept_global_${at};`,
      `  __builtin_memcpy(&esbmc_action_kept_global_${at}, &${name}, sizeof(${name}));`,
    ]),
    ...states('keep'),
    '  esbmc_action_mode = 0;',
    ...once,
    ...globals.map(
      ({ name }, at) => `  __builtin_memcpy(&${name}, &esbmc_action_kept_global_${at}, sizeof(${name}));`,
    ),
    ...states('giveBack'),
    ...inputs.map((_, at) => `  esbmc_action_used_${at} = 0;`),
    '  esbmc_action_mode = 1;',
    '  esbmc_action_depth = 0;',
    ...once,
    `  __ESBMC_assert(0, "${endLabel}");`,
    `  _Bool esbmc_action_same = ${counts}[0] == ${counts}[1];`,
    `  unsigned esbmc_action_at;`,
    `  __ESBMC_assume(esbmc_action_at < ${counts}[0]);`,
    `  __ESBMC_assert(esbmc_action_same && ${seen}[0][esbmc_action_at] == ${seen}[1][esbmc_action_at]`,
    `    && (${reals}[0][esbmc_action_at] == ${reals}[1][esbmc_action_at]`,
    `      || (${reals}[0][esbmc_action_at] != ${reals}[0][esbmc_action_at] && ${reals}[1][esbmc_action_at] != ${reals}[1][esbmc_action_at])), "${sameLabel}");`,
    '}',
    '',
  ].join('\n');
}

function run(entry: string, isMain: boolean, globals: readonly ObservedGlobal[]): readonly string[] {
  const look = globals.flatMap(({ seen }) => seen.map((one) => `  ${one}`));
  return [isMain ? `  esbmc_action_see(esbmc_action_main());` : `  ${entry}();`, ...look];
}

function observer(header: string, list: string, counts: string): readonly string[] {
  return [
    `void ${header}`,
    '{',
    `  unsigned at = ${counts}[esbmc_action_mode]++;`,
    `  __ESBMC_assume(at < ${mostSeen});`,
    `  ${list}[esbmc_action_mode][at] = value;`,
    '}',
  ];
}

/** Returns any value in the first run, and the same ones in the second. */
function recorded({ name, header }: InputFunction, index: number): readonly string[] {
  const [used, known, values, raw] = ['used', 'known', 'values', 'raw'].map(
    (one) => `esbmc_action_${one}_${index}`,
  );
  return [
    `static unsigned ${used}, ${known};`,
    `static __typeof__(${name}()) ${values}[${mostInputs}];`,
    `extern __typeof__(${name}()) ${raw}(void);`,
    header,
    '{',
    `  __ESBMC_assume(${used} < ${mostInputs});`,
    `  if (${used} == ${known}) ${values}[${known}++] = ${raw}();`,
    `  return ${values}[${used}++];`,
    '}',
  ];
}
