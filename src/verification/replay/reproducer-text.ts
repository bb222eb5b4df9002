import type { CFunction } from '../../project/c-file.ts';
import { type Allocations, allocatorText } from './allocator-text.ts';
import { type ArgumentShape, inString, replayingMain } from './arguments.ts';
import { assumeFunctions, assumptionText } from './assume-functions.ts';
import { cInitialiser } from './c-initialiser.ts';
import type { InputFunction } from './input-functions.ts';
import { type SanitizerOptions, sanitizerOptionsText } from './sanitizer-options.ts';

/** The inputs of a counterexample. */
export interface Inputs {
  /** What each input function returns, call by call, as ESBMC prints it; null: not known. */
  readonly returned: readonly (readonly (string | null)[])[];
  /** Without the program's name; null where they are not known. */
  readonly argv: readonly (readonly number[])[] | null;
  /** What is read from standard input, a byte a character; null where that is not known. */
  readonly stdin: string | null;
  /** Whether an allocation may fail on the way; which one is not known. */
  readonly allocationMayFail: boolean;
  /** False where the trace shows a value not at all, or rounded. */
  readonly isExact: boolean;
}

export const noInputs: Inputs = {
  returned: [],
  argv: null,
  stdin: null,
  allocationMayFail: true,
  isExact: true,
};

export interface ReproducedUnit {
  /** Its harness, or an include of its file. */
  readonly text: string;
  /** The function that the harness defines; null where the program starts at its own `main`. */
  readonly harnessEntry: string | null;
  readonly functions: readonly InputFunction[];
  readonly argv: ArgumentShape | null;
  /** What the unit's file and its headers define or declare. */
  readonly declared: readonly CFunction[];
}

/** A C program that runs the unit with these inputs; `comment` is put at its top, line by line. */
export function reproducerText(
  unit: ReproducedUnit,
  { returned, argv, stdin }: Inputs,
  options: {
    readonly comment: readonly string[];
    /** Null where the program is linked without `wrappedFunctions`. */
    readonly allocations: Allocations | null;
  } & SanitizerOptions,
): string {
  const { harnessEntry, functions, declared } = unit;
  const isRenamed = harnessEntry !== null || unit.argv !== null;
  const assumes = assumeFunctions(unit.text, declared);
  return [
    '/*',
    ...options.comment.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()),
    ' */',
    ...functions.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...assumes.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...(isRenamed ? ['#define main esbmc_action_main'] : []),
    unit.text.trimEnd(),
    ...(isRenamed ? ['#undef main'] : []),
    '',
    '/* The inputs of the counterexample. */',
    ...functions.flatMap((one, index) => returning(one, returned[index] ?? [])),
    ...(unit.argv === null ? [] : replayingMain(argv ?? [], unit.argv)),
    ...(harnessEntry === null ? [] : ['int main(void)', '{', `  ${harnessEntry}();`, '  return 0;', '}']),
    ...(stdin === null ? [] : givingStandardInput(stdin)),
    ...(assumes.length === 0 ? [] : assumptionText(assumes)),
    ...(options.allocations === null ? [] : allocatorText(options.allocations)),
    ...sanitizerOptionsText(options),
    '',
  ].join('\n');
}

/** A function that returns one value after the other, and zero when they are used up. */
function returning({ name, header }: InputFunction, values: readonly (string | null)[]): readonly string[] {
  if (values.some((value) => value?.startsWith('bytes:'))) return returningBytes({ name, header }, values);
  const initialisers = values.map((value) => (value === null ? null : cInitialiser(value)) ?? '{ 0 }');
  return [
    header,
    '{',
    `  static const __typeof__(${name}()) values[] = { ${[...initialisers, '{ 0 }'].join(', ')} };`,
    '  static unsigned calls;',
    `  return values[calls < ${values.length} ? calls++ : ${values.length}];`,
    '}',
  ];
}

/** The same of a structure that is known by its bytes: `bytes:0100ff`. */
function returningBytes(
  { name, header }: Pick<InputFunction, 'name' | 'header'>,
  values: readonly (string | null)[],
): readonly string[] {
  const bytes = values.map((value) => value?.slice('bytes:'.length).replace(/../g, '0x$&, ') ?? '');
  return [
    header,
    '{',
    `  static const unsigned char values[][sizeof ${name}()] = {`,
    ...[...bytes, ''].map((one) => `    { ${one}${one === '' ? '0 ' : ''}},`),
    '  };',
    '  static unsigned calls;',
    `  __typeof__(${name}()) value;`,
    `  __builtin_memcpy((void *)&value, values[calls < ${values.length} ? calls++ : ${values.length}], sizeof value);`,
    '  return value;',
    '}',
  ];
}

/** Fits into the buffer of a pipe, so that nobody has to read while it is written. */
const mostStandardInput = 16 * 1024;

function givingStandardInput(text: string): readonly string[] {
  const bytes = [...text.slice(0, mostStandardInput)].map((one) => one.charCodeAt(0));
  return [
    'extern int pipe(int *), dup2(int, int), close(int);',
    'extern long write(int, const void *, unsigned long);',
    '__attribute__((constructor)) static void esbmc_action_standard_input(void)',
    '{',
    `  static const char text[] = "${bytes.map(inString).join('')}";`,
    '  int ends[2];',
    '  if (pipe(ends) != 0) return;',
    '  if (write(ends[1], text, sizeof(text) - 1) > 0) dup2(ends[0], 0);',
    '  close(ends[1]);',
    '}',
  ];
}
