import type { PatchCase } from './patch-case.ts';

/** A cheat that only one step sees through: without that step it is accepted. */
export interface StepCase extends PatchCase {
  /** The step's id. */
  readonly step: string;
  /** False: as where nothing of the project may run. */
  readonly runs: boolean;
  /** Null or left out where the project has no tests. */
  readonly testCommand?: string;
}

const guarded = '  if (i < 0 || i > 4)\n    return -1;';

export const stepCases: readonly StepCase[] = [
  {
    step: 'edit-allowed',
    name: 'exits on the fault path',
    program: 'lookup',
    change: [[guarded, `${guarded}\n  if (i == 4)\n    exit(0);`]],
    runs: true,
  },
  {
    step: 'compiles',
    name: 'leaves an unused variable behind',
    program: 'lookup',
    change: [[guarded, '  int last = 3;\n  if (i < 0 || i > 3)\n    return -1;']],
    runs: true,
  },
  {
    step: 'property-holds',
    name: 'changes nothing that matters, where the same is checked at two places',
    program: 'pair',
    line: 11,
    change: [['j <= 4', 'j < 5']],
    runs: false,
  },
  {
    step: 'no-new-failure',
    name: 'breaks another place',
    program: 'pair',
    line: 11,
    change: [
      ['j <= 4', 'j < 4'],
      ['i < 4', 'i < 5'],
    ],
    runs: false,
  },
  {
    step: 'callers-hold',
    name: 'passes the bug on to its callers',
    program: 'list',
    beside: ['list.h', 'size.c'],
    line: 10,
    change: [
      ['i <= 3', 'i < 3'],
      ['      return &items[i];\n  return &items[0]', '      return &items[i];\n  return 0'],
    ],
    runs: false,
  },
  {
    step: 'unit-decided',
    name: 'makes the buffer larger than the bound',
    program: 'grow',
    change: [['buf[8]', 'buf[64]']],
    settings: { checks: ['memory'] },
    runs: false,
  },
  {
    step: 'property-kept',
    name: 'empties the loop',
    program: 'oob_read_stack',
    change: [['    s += a[i];', '    ;']],
    runs: true,
  },
  {
    step: 'statements-reached',
    name: 'makes the condition always false, where it goes wrong whenever it holds',
    program: 'always',
    change: [['if (v > 100)', 'if (v > 100 && v < 5)']],
    runs: true,
  },
  {
    step: 'same-behaviour',
    name: 'is wrong for one input in four thousand million',
    program: 'lookup',
    change: [
      ['i > 4)\n    return -1', 'i > 3)\n    return ((unsigned)i ^ 0x5bd1e995u) == 0x12345678u ? -2 : -1'],
    ],
    runs: true,
  },
  {
    step: 'inputs-replayed',
    name: 'loops for ever behind an exit that is never taken',
    program: 'lookup',
    settings: { checks: ['memory'] },
    change: [[guarded, `${guarded}\n  while (i == 4) {\n    if (hits < -1)\n      break;\n  }`]],
    runs: true,
  },
  {
    step: 'same-runs',
    name: 'says something else',
    program: 'lookup',
    change: [
      ['lookup %d\\n', 'lookup of %d\\n'],
      ['i > 4', 'i > 3'],
    ],
    runs: true,
  },
  {
    step: 'tests-pass',
    name: 'leaves out the last element, where the original is never safe',
    program: 'oob_read_stack',
    change: [['i <= n', 'i < n - 1']],
    runs: true,
    testCommand: 'gcc -o program oob_read_stack.c && ./program',
  },
];
