/** How the sanitizers are to behave, as a program tells them itself. */
export interface SanitizerOptions {
  readonly detectsLeaks: boolean;
  /** Whether a run goes on after something went wrong. */
  readonly goesOn?: boolean;
  /** With which the sanitizers end a run; their own where it is left out. */
  readonly exitCode?: number;
  /** Whether reports have lines; looking them up takes a second. */
  readonly hasLines?: boolean;
}

export function sanitizerOptionsText({
  detectsLeaks,
  goesOn = false,
  exitCode,
  hasLines = true,
}: SanitizerOptions): readonly string[] {
  const ends = [
    ...(goesOn ? ['halt_on_error=0'] : []),
    ...(hasLines ? [] : ['symbolize=0']),
    ...(exitCode === undefined ? [] : [`exitcode=${exitCode}`]),
  ];
  const address = [
    `detect_leaks=${detectsLeaks ? 1 : 0}`,
    'detect_stack_use_after_return=1',
    'allocator_may_return_null=1',
    'max_allocation_size_mb=256',
    // Margins of blocks, in bytes: what is further past one is not noticed.
    'redzone=1024',
    'strict_string_checks=0',
    ...ends,
  ];
  const undefinedBehaviour = [`print_stacktrace=${hasLines ? 1 : 0}`, ...ends];
  return [
    '/* Read by the sanitizers. */',
    `const char *__asan_default_options(void) { return "${address.join(':')}"; }`,
    `const char *__ubsan_default_options(void) { return "${undefinedBehaviour.join(':')}"; }`,
  ];
}
