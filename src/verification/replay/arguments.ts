import type { Counterexample } from '../../domain/counterexample.ts';

/** How a program's `main` takes its arguments. */
export interface ArgumentShape {
  /** The most that `argc` may be, the program's own name included. */
  readonly most: number;
  /** Of `main`. */
  readonly parameters: number;
}

/** Longer arguments are not looked for. */
const mostCharacters = 40;

/** A `main` for ESBMC that calls the program's with any arguments, byte by byte in the trace. */
export function recordingMain({ most, parameters }: ArgumentShape): readonly string[] {
  const passed = ['esbmc_action_argc', 'esbmc_action_argv', 'esbmc_action_argv + esbmc_action_argc'];
  const numbers = Array.from({ length: most - 1 }, (_, index) => index + 1);
  const argument = (number: number) => [
    `  static char esbmc_action_text_${number}[${mostCharacters + 1}];`,
    ...Array.from({ length: mostCharacters }, (_, at) => [
      `  char esbmc_action_arg_${number}_${at} = esbmc_action_raw_char();`,
      `  esbmc_action_text_${number}[${at}] = esbmc_action_arg_${number}_${at};`,
    ]).flat(),
    `  if (${number} < esbmc_action_argc) esbmc_action_argv[${number}] = esbmc_action_text_${number};`,
  ];
  return [
    'extern int esbmc_action_raw_argc(void);',
    'extern char esbmc_action_raw_char(void);',
    'extern void __ESBMC_assume(_Bool);',
    'int main(void)',
    '{',
    '  int esbmc_action_argc = esbmc_action_raw_argc();',
    `  __ESBMC_assume(esbmc_action_argc >= 1 && esbmc_action_argc <= ${most});`,
    `  static char *esbmc_action_argv[${most + 1}];`,
    '  static char esbmc_action_text_0[] = "program";',
    '  esbmc_action_argv[0] = esbmc_action_text_0;',
    ...numbers.flatMap(argument),
    `  return esbmc_action_main(${passed.slice(0, parameters).join(', ')});`,
    '}',
  ];
}

/** The arguments of a counterexample of a recording, without the program's name, as bytes; null when it shows none. */
export function recordedArguments({ steps }: Counterexample): readonly (readonly number[])[] | null {
  const values = new Map(steps.map(({ assignment: { variable, value } }) => [variable, Number(value)]));
  const count = values.get('esbmc_action_argc');
  if (count === undefined || !(count >= 1)) return null;
  return Array.from({ length: count - 1 }, (_, index) => {
    const bytes: number[] = [];
    for (let at = 0; at < mostCharacters; at += 1) {
      const byte = values.get(`esbmc_action_arg_${index + 1}_${at}`) ?? 0;
      if (byte === 0 || !Number.isInteger(byte)) break;
      bytes.push(byte & 0xff);
    }
    return bytes;
  });
}

/** A `main` that calls the program's with these arguments. */
export function replayingMain(
  given: readonly (readonly number[])[],
  { parameters }: ArgumentShape,
): readonly string[] {
  const texts = given.map((bytes) => `"${bytes.map(inString).join('')}"`);
  const passed = [String(given.length + 1), 'arguments', `arguments + ${given.length + 1}`];
  return [
    'int main(void)',
    '{',
    '  static char program[] = "program";',
    ...texts.map((text, index) => `  static char argument_${index + 1}[] = ${text};`),
    `  static char *arguments[] = { program, ${texts.map((_, index) => `argument_${index + 1}, `).join('')}0 };`,
    `  return esbmc_action_main(${passed.slice(0, parameters).join(', ')});`,
    '}',
  ];
}

/**
 * A byte in a C string: octal escapes have at most three digits, so that what follows is never part of one. Only letters,
 * digits and what nobody changes on the way into a comment stand for themselves.
 */
export function inString(byte: number): string {
  return /^[\w.,;!%&()*+/<=>[\]^{|}~$@'-]$/.test(String.fromCharCode(byte))
    ? String.fromCharCode(byte)
    : `\\${byte.toString(8).padStart(3, '0')}`;
}
