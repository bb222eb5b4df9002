import { harnessEntry } from './harness-names.ts';
import type { HarnessWriter } from './harness-writer.ts';

/** For code that stands behind any file. */
export const libraryDeclarations: readonly string[] = [
  '/* The C library is called by its own names, whatever the file above made of them. */',
  ...['malloc', 'calloc', 'realloc', 'free', 'fopen'].map((one) => `#undef ${one}`),
  'extern void *malloc(__SIZE_TYPE__);',
  'extern void *calloc(__SIZE_TYPE__, __SIZE_TYPE__);',
  'extern void *realloc(void *, __SIZE_TYPE__);',
  'extern void free(void *);',
  'extern void __ESBMC_assume(_Bool);',
];

/** A whole harness file; `call` are the statements that run the function. */
export function harnessText(
  includedFile: string,
  name: string,
  writer: HarnessWriter,
  call: readonly string[],
): string {
  return [
    `/* Calls ${name} once with any arguments that its signature and its callers allow.`,
    ' * Written by esbmc-action. What it takes for granted:',
    ...writer.assumptions.map((one) => ` * - ${one.replaceAll('*/', '* /')}`),
    ' */',
    `#include "${includedFile}"`,
    '',
    ...libraryDeclarations,
    '',
    '/* Functions without a body: ESBMC gives them any result. */',
    ...writer.fileScope,
    '',
    `void ${harnessEntry}(void)`,
    '{',
    ...writer.statements,
    ...call,
    ...(writer.closing.length === 0 ? [] : ['  /* What is still reachable at the end is no leak. */']),
    ...writer.closing,
    '}',
    '',
  ].join('\n');
}
