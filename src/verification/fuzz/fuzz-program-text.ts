import { assumeFunctions, assumptionFailed, assumptionText } from '../replay/assume-functions.ts';
import type { InputFunction } from '../replay/input-functions.ts';
import type { ReproducedUnit } from '../replay/reproducer-text.ts';
import { sanitizerOptionsText } from '../replay/sanitizer-options.ts';
import { sanitizerExit } from './driver-text.ts';

/**
 * The unit's half of a program that tries inputs out: see `driverText` for the other.
 * @param observed what is done with a call of `main`, and statements after it, where a run is observed
 */
export function fuzzProgramText(
  unit: ReproducedUnit,
  observed: { readonly main: (call: string) => string; readonly after: readonly string[] } | null = null,
): string {
  const { text, functions, harnessEntry, declared } = unit;
  const assumes = assumeFunctions(text, declared);
  const main = `esbmc_action_main(${['count', 'arguments', 'arguments + count + 1'].slice(0, unit.argv?.parameters ?? 0).join(', ')})`;
  return [
    ...functions.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...assumes.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    '#define main esbmc_action_main',
    text.trimEnd(),
    '#undef main',
    'extern void esbmc_action_draw(void *, unsigned long, int, int, int, int);',
    ...functions.flatMap(drawing),
    'void esbmc_action_start(int count, char **arguments)',
    '{',
    `  ${harnessEntry === null ? (observed?.main(main) ?? main) : `${harnessEntry}()`};`,
    ...(observed?.after ?? []).map((one) => `  ${one}`),
    '}',
    ...(assumes.length === 0 ? ['extern void _exit(int);'] : assumptionText(assumes)),
    ...allocator,
    ...sanitizerOptionsText({ detectsLeaks: false, exitCode: sanitizerExit, hasLines: false }),
    '',
  ].join('\n');
}

function drawing({ name, header }: InputFunction, index: number): readonly string[] {
  const kind = '__builtin_classify_type(value)';
  const whole = `__builtin_choose_expr(${kind} >= 1 && ${kind} <= 4, value, 0)`;
  const isBool = '__builtin_types_compatible_p(type, _Bool)';
  return [
    header,
    '{',
    `  typedef __typeof__(${name}()) type;`,
    '  type value;',
    '  __builtin_memset((void *)&value, 0, sizeof value);',
    `  esbmc_action_draw((void *)&value, sizeof value, ${kind}, ${isBool}, (__typeof__(${whole}))-1 > 0, ${index});`,
    '  return value;',
    '}',
  ];
}

/** An allocation that fails is one of those that may, not one of the inputs: the run shows nothing. */
const allocator = [
  'int esbmc_action_failing;',
  'int esbmc_action_fill = -1;',
  'extern void *__real_malloc(__SIZE_TYPE__);',
  'extern void *__real_calloc(__SIZE_TYPE__, __SIZE_TYPE__);',
  'extern void *__real_realloc(void *, __SIZE_TYPE__);',
  'extern char *__real_strdup(const char *);',
  'extern void __asan_poison_memory_region(const volatile void *, __SIZE_TYPE__) __attribute__((weak));',
  'static void *esbmc_action_given(void *block)',
  '{',
  `  if (!block) _exit(${assumptionFailed});`,
  '  return block;',
  '}',
  'void *__wrap_malloc(__SIZE_TYPE__ size)',
  '{',
  '  void *block = esbmc_action_given(__real_malloc(size));',
  '  if (size == 0 && __asan_poison_memory_region) __asan_poison_memory_region(block, 1);',
  '  if (esbmc_action_fill >= 0) __builtin_memset(block, esbmc_action_fill, size);',
  '  return block;',
  '}',
  'void *__wrap_calloc(__SIZE_TYPE__ count, __SIZE_TYPE__ size) { return esbmc_action_given(__real_calloc(count, size)); }',
  'void *__wrap_realloc(void *block, __SIZE_TYPE__ size)',
  '{',
  '  void *moved = __real_realloc(block, size);',
  '  return size == 0 ? moved : esbmc_action_given(moved);',
  '}',
  'char *__wrap_strdup(const char *text) { return esbmc_action_given(__real_strdup(text)); }',
];
