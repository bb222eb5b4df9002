import type { Probe } from './probe.ts';

/** A bug and its repair: the verdict must turn with one replacement. */
interface Twins {
  readonly name: string;
  readonly args: readonly string[];
  /** Lines 1 to 4 are the frame's. */
  readonly body: string;
  readonly line: number;
  readonly comment: string;
  readonly repair: readonly [from: string, to: string];
}

const memory = [
  ...['--memory-leak-check', '--no-reachable-memory-leak', '--no-abnormal-memory-leak'],
  '--force-realloc-success',
];

const twins: readonly Twins[] = [
  {
    name: 'out-of-bounds write',
    args: memory,
    body: 'int a[4];\nif (u <= 4)\n  a[u] = 1;',
    line: 7,
    comment: 'array bounds violated',
    repair: ['<=', '<'],
  },
  {
    name: 'out-of-bounds write in a loop over the heap',
    args: memory,
    body: 'char *p = malloc(3);\nif (p == NULL) return 1;\nfor (int i = 0; i <= 3; i++)\n  p[i] = 0;\nfree(p);',
    line: 8,
    comment: 'array bounds violated: heap object',
    repair: ['<=', '<'],
  },
  {
    name: 'null dereference',
    args: memory,
    body: 'char *p = malloc(1);\n*p = 1;\nfree(p);',
    line: 6,
    comment: 'NULL pointer',
    repair: ['*p = 1', 'if (p != NULL) *p = 1'],
  },
  {
    name: 'use after free',
    args: memory,
    body: 'char *p = malloc(1);\nif (p == NULL) return 1;\nfree(p);\n*p = 1;',
    line: 8,
    comment: 'invalidated dynamic object',
    repair: ['free(p);\n*p = 1;', '*p = 1;\nfree(p);'],
  },
  {
    name: 'double free',
    args: memory,
    body: 'char *p = malloc(1);\nif (p == NULL) return 1;\nfree(p);\nif (u == 7) free(p);',
    line: 8,
    comment: 'invalidated dynamic object freed',
    repair: ['7) free(p)', '7) return 1'],
  },
  {
    name: 'memory leak',
    args: memory,
    body: 'char *p = malloc(1);\nif (p == NULL) return 1;\nif (u == 7) p = NULL;\nfree(p);',
    line: 10,
    comment: 'forgotten memory',
    repair: ['p = NULL', '*p = 1'],
  },
  {
    name: 'division by zero',
    args: memory,
    body: 's = 10 / s;',
    line: 5,
    comment: 'division by zero',
    repair: ['10 / s', 's == 0 ? 0 : 10 / s'],
  },
  {
    name: 'overflow',
    args: ['--overflow-check'],
    body: 's = s + 1;',
    line: 5,
    comment: 'arithmetic overflow on add',
    repair: ['s + 1', 's < 100 ? s + 1 : 0'],
  },
  {
    name: 'uninitialised read',
    args: ['--uninitialised-vars-check'],
    body: 'int x;\nif (u == 7) x = 1;\ns = x;',
    line: 7,
    comment: 'use of uninitialized variable: x',
    repair: ['int x', 'int x = 0'],
  },
  {
    name: 'user assertion',
    args: memory,
    body: '__ESBMC_assert(u * 2 != 14, "twice");',
    line: 5,
    comment: 'twice',
    repair: ['14', '15'],
  },
];

/** Known-bad programs, their repaired twins, and a loop that no number of rounds decides. */
export const probePrograms: readonly Probe[] = [
  ...twins.flatMap(({ name, args, body, line, comment, repair }): Probe[] => [
    { name, args, source: program(body), expected: { verdict: 'FAILED', line, comment } },
    {
      name: `${name}, repaired`,
      args,
      source: program(body.replace(...repair)),
      expected: { verdict: 'SUCCESSFUL' },
    },
  ]),
  {
    name: 'loop without a bound',
    args: memory,
    source: program('int a[2], i = 0;\nwhile (__VERIFIER_nondet_int())\n  i = 1 - i;\na[i] = 1;'),
    expected: { verdict: 'UNKNOWN' },
  },
];

/** The header only where it is used: it doubles the cost of a run. */
function program(body: string): string {
  return `${body.includes('malloc') ? '#include <stdlib.h>' : ''}
int main(void) {
unsigned u = __VERIFIER_nondet_uint();
int s = __VERIFIER_nondet_int();
${body}
return 0;
}
`;
}
