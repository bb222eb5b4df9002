import type { CFunction } from '../../project/c-file.ts';
import { type ArgumentShape, inString, replayingMain } from './arguments.ts';
import { cInitialiser } from './c-initialiser.ts';
import type { InputFunction } from './input-functions.ts';

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

/** How memory is given out: see `RunRequest`. */
export interface Allocations {
  readonly failingAllocation: number;
  readonly fill: number;
}

/** The exit code of a run whose inputs do not satisfy what the harness or the program assumes. */
export const assumptionFailed = 77;

/** What the reproducer takes the place of, with the linker's help. */
export const wrappedFunctions = ['malloc', 'calloc', 'realloc', 'strdup'] as const;

/** A C program that runs the unit with these inputs; `comment` is put at its top, line by line. */
export function reproducerText(
  unit: ReproducedUnit,
  { returned, argv, stdin }: Inputs,
  options: {
    readonly comment: readonly string[];
    /** Null where the program is linked without `wrappedFunctions`. */
    readonly allocations: Allocations | null;
    readonly detectsLeaks: boolean;
  },
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
    ...(assumes.length === 0 ? [] : assumptions(assumes)),
    ...(options.allocations === null ? [] : allocator(options.allocations)),
    ...sanitizerOptions(options.detectsLeaks),
    '',
  ].join('\n');
}

/** A function that returns one value after the other, and zero when they are used up. */
function returning({ name, header }: InputFunction, values: readonly (string | null)[]): readonly string[] {
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

interface AssumeFunction {
  readonly header: string;
  readonly isDeclared: boolean;
}

/** Those of the verifiers' functions that a unit calls. */
function assumeFunctions(text: string, declared: readonly CFunction[]): readonly AssumeFunction[] {
  return ['__ESBMC_assume', '__VERIFIER_assume'].flatMap((name) => {
    const own = declared.find((one) => one.name === name);
    if (own?.isDefinition === true) return [];
    const isCalled = declared.some(({ calls }) => calls.some((call) => call.name === name));
    const isInHarness = text.includes(`extern void ${name}(_Bool);`);
    if (own === undefined && !isCalled && !isInHarness) return [];
    const type = isInHarness ? '_Bool' : (own?.parameters[0]?.type ?? 'int');
    return { header: `void ${name}(${type} holds)`, isDeclared: own !== undefined || isInHarness };
  });
}

function assumptions(functions: readonly AssumeFunction[]): readonly string[] {
  return [
    `/* Inputs that are not allowed show nothing: exit code ${assumptionFailed}. */`,
    'extern void _exit(int);',
    ...functions.map(({ header }) => `${header} { if (!holds) _exit(${assumptionFailed}); }`),
  ];
}

function allocator({ failingAllocation, fill }: Allocations): readonly string[] {
  return [
    '/* Which allocation fails, counted from 1 (0: none), and what new blocks are filled with (-1: nothing). */',
    `int esbmc_action_failing = ${failingAllocation};`,
    `int esbmc_action_fill = ${fill};`,
    'static int esbmc_action_fails(void) { static int count; return ++count == esbmc_action_failing; }',
    'extern void *__real_malloc(__SIZE_TYPE__);',
    'extern void *__real_calloc(__SIZE_TYPE__, __SIZE_TYPE__);',
    'extern void *__real_realloc(void *, __SIZE_TYPE__);',
    'extern char *__real_strdup(const char *);',
    'extern void __asan_poison_memory_region(const volatile void *, __SIZE_TYPE__) __attribute__((weak));',
    'void *__wrap_malloc(__SIZE_TYPE__ size)',
    '{',
    '  void *block = esbmc_action_fails() ? 0 : __real_malloc(size);',
    '  /* An empty block has one byte to the sanitizer. */',
    '  if (block && size == 0 && __asan_poison_memory_region) __asan_poison_memory_region(block, 1);',
    '  if (block && esbmc_action_fill >= 0) __builtin_memset(block, esbmc_action_fill, size);',
    '  return block;',
    '}',
    'void *__wrap_calloc(__SIZE_TYPE__ count, __SIZE_TYPE__ size) { return esbmc_action_fails() ? 0 : __real_calloc(count, size); }',
    'void *__wrap_realloc(void *block, __SIZE_TYPE__ size) { return esbmc_action_fails() ? 0 : __real_realloc(block, size); }',
    'char *__wrap_strdup(const char *text) { return esbmc_action_fails() ? 0 : __real_strdup(text); }',
  ];
}

function sanitizerOptions(detectsLeaks: boolean): readonly string[] {
  const address = [
    `detect_leaks=${detectsLeaks ? 1 : 0}`,
    'detect_stack_use_after_return=1',
    'allocator_may_return_null=1',
    'max_allocation_size_mb=256',
    'strict_string_checks=0',
  ];
  return [
    '/* Read by the sanitizers. */',
    `const char *__asan_default_options(void) { return "${address.join(':')}"; }`,
    'const char *__ubsan_default_options(void) { return "print_stacktrace=1"; }',
  ];
}
