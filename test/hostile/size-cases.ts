import type { HostileCase } from './pull-request-cases.ts';

const program = 'int t[4];\nint main(int argc, char **argv)\n{\n  (void)argv;\n  return t[argc];\n}\n';
const counted = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join('');

/** Each is a pull request of its own and may take minutes: `npm run eval -- hostile`. */
export const sizeCases: readonly HostileCase[] = [
  {
    title: '50,000 functions',
    files: () => ({ 'a.c': counted(50_000, (at) => `int f${at}(int n) { return n / 2; }\n`) }),
    path: 'a.c',
    outcome: { kind: 'told' },
  },
  {
    title: 'a diff of 100,000 lines in 100 files, and one bug',
    files: () => ({
      ...Object.fromEntries(
        Array.from({ length: 100 }, (_, at) => [
          `src/f${at}.c`,
          counted(1000, (line) => `/* ${at} ${line} */\n`),
        ]),
      ),
      'a.c': program,
    }),
    path: 'a.c',
    outcome: { kind: 'found', line: 5 },
  },
  {
    title: 'a line of values of 1 MiB',
    files: () => ({ 'a.c': `int v[] = {${'1,'.repeat(1024 * 512)}};\n${program}` }),
    path: 'a.c',
    outcome: { kind: 'told' },
  },
  {
    title: 'a macro that grows without end',
    files: () => ({
      'a.c': `#define M0 ;\n${counted(40, (at) => `#define M${at + 1} ${`M${at} `.repeat(4)}\n`)}M40\n${program}`,
    }),
    path: 'a.c',
    outcome: { kind: 'told' },
  },
  {
    title: '3,000 files that include each other',
    files: () =>
      Object.fromEntries(
        Array.from({ length: 3000 }, (_, at) => [
          `h${at}.${at === 0 ? 'c' : 'h'}`,
          `${counted(4, (other) => `#include "h${((at * 4 + other) % 2999) + 1}.h"\n`)}${at === 0 ? program : ''}`,
        ]),
      ),
    path: 'h0.c',
    outcome: { kind: 'told' },
  },
  {
    title: '1 MiB for which the parser of C takes the square of its length, and is ended',
    files: () => ({ 'a.c': `${'/ *'.repeat(350_000)}\n${program}` }),
    path: 'a.c',
    outcome: { kind: 'told' },
  },
];
