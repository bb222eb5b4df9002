/** How memory is given out: see `RunRequest`. */
export interface Allocations {
  readonly failingAllocation: number;
  readonly fill: number;
}

/** What the reproducer takes the place of, with the linker's help. */
export const wrappedFunctions = ['malloc', 'calloc', 'realloc', 'strdup'] as const;

/** Bodies for `wrappedFunctions`. */
export function allocatorText({ failingAllocation, fill }: Allocations): readonly string[] {
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

/** How a program with that text gives out memory. */
export function allocationsIn(text: string): Allocations {
  const numberAt = (name: string) =>
    Number(new RegExp(`^int ${name} = (-?\\d+);$`, 'm').exec(text)?.[1] ?? 0);
  return { failingAllocation: numberAt('esbmc_action_failing'), fill: numberAt('esbmc_action_fill') };
}
