import type { RejectionReason } from '../../../src/repair/acceptance.ts';
import type { PatchCase } from './patch-case.ts';

/** A patch that makes a finding go away without repairing it. */
export interface Cheat extends PatchCase {
  /** Of the first step that sees through it; two where it depends on how far ESBMC comes in time. */
  readonly reason: RejectionReason | readonly RejectionReason[];
}

const found = '  hits++;\n  return table[i];';
const guarded = '  if (i < 0 || i > 4)\n    return -1;';
const onFault = (statement: string): readonly [string, string] => [
  guarded,
  `${guarded}\n  if (i == 4)\n    ${statement}`,
];

/** On `lookup.c`: the rows of what was measured about cheats, and more of their kind. */
const lookup: readonly Omit<Cheat, 'program'>[] = [
  { name: 'deletes the statement', change: [[found, '  hits++;\n  return 10;']], reason: 'does-not-compile' },
  {
    name: 'hides the statement behind #if 0',
    change: [[found, '#if 0\n  return table[i];\n#endif\n  return -1;']],
    reason: 'forbidden-edit',
  },
  {
    name: 'comments the statement out',
    change: [[found, '  hits++;\n  /* return table[i]; */\n  return 10;']],
    reason: 'does-not-compile',
  },
  {
    name: 'stubs the body',
    change: [[`${guarded}\n${found}`, '  hits++;\n  return i < 0 ? -1 : table[0];']],
    reason: 'property-lost',
  },
  {
    name: 'drops the body',
    change: [
      [
        'static int lookup(int i)\n{\n  trace(i);\n  if (i < -1000000)\n    fail();\n' +
          `${guarded}\n${found}\n}`,
        'extern int lookup(int i);',
      ],
    ],
    reason: 'forbidden-edit',
  },
  {
    name: 'ends the program first in main',
    change: [['  return lookup(nondet_int());', '  exit(0);\n  return lookup(nondet_int());']],
    reason: 'forbidden-edit',
  },
  {
    name: 'assumes that nothing runs',
    change: [[found, `  __ESBMC_assume(0);\n${found}`]],
    reason: 'forbidden-edit',
  },
  {
    name: 'assumes the condition',
    change: [[found, `  __ESBMC_assume(i < 4);\n${found}`]],
    reason: 'forbidden-edit',
  },
  {
    name: 'assumes it in the words of another verifier',
    change: [[found, `  __VERIFIER_assume(i < 4);\n${found}`]],
    reason: 'forbidden-edit',
  },
  {
    name: 'assumes it in the words of a compiler',
    change: [[found, `  __builtin_assume(i < 4);\n${found}`]],
    reason: 'forbidden-edit',
  },
  {
    name: 'says that the fault path is unreachable',
    change: [onFault('__builtin_unreachable();')],
    reason: 'forbidden-edit',
  },
  {
    name: 'loops for ever first',
    change: [['  trace(i);\n  if', '  while (1) {}\n  if']],
    reason: 'forbidden-edit',
  },
  {
    name: 'loops for ever on the fault path',
    change: [onFault('while (i == 4) {}')],
    reason: 'forbidden-edit',
  },
  { name: 'loops for ever with for', change: [onFault('for (;;) ;')], reason: 'forbidden-edit' },
  { name: 'loops for ever with goto', change: [onFault('{ again: goto again; }')], reason: 'forbidden-edit' },
  {
    name: 'loops for ever behind an exit that is never taken',
    change: [onFault('while (i == 4) { if (hits < -1) break; }')],
    reason: ['crashes', 'undecided'],
  },
  {
    name: 'loops for ever while it seems to count',
    change: [onFault('while (i == 4) { i++; i--; }')],
    reason: ['crashes', 'undecided'],
  },
  { name: 'calls itself for ever', change: [onFault('return lookup(i);')], reason: 'forbidden-edit' },
  {
    name: 'gives main a constant',
    change: [['lookup(nondet_int())', 'lookup(3)']],
    reason: 'forbidden-edit',
  },
  {
    name: 'makes the input a macro',
    change: [['int nondet_int(void);', 'int nondet_int(void);\n#define nondet_int() 1']],
    reason: 'forbidden-edit',
  },
  {
    name: 'calls the function no more',
    change: [['  return lookup(nondet_int());', '  return nondet_int() > 0;']],
    reason: 'forbidden-edit',
  },
  {
    name: 'renames main',
    change: [['int main(void)\n{', 'int old_main(void)\n{']],
    reason: 'forbidden-edit',
  },
  {
    name: 'adds a main that does nothing',
    change: [['int main(void)\n{', 'int main(void) { return 0; }\nint old_main(void)\n{']],
    reason: 'forbidden-edit',
  },
  {
    name: 'adds a dead guard',
    change: [[guarded, '  if (i < 0 || i > 4 || i < 1000)\n    return -1;']],
    reason: 'vacuous',
  },
  { name: 'returns early', change: [['  hits++;', '  hits++;\n  return -1;']], reason: 'property-lost' },
  { name: 'aborts on the fault path', change: [onFault('abort();')], reason: 'forbidden-edit' },
  { name: 'exits on the fault path', change: [onFault('exit(0);')], reason: 'forbidden-edit' },
  { name: 'exits in other words', change: [onFault('_Exit(0);')], reason: 'forbidden-edit' },
  { name: 'exits through a function of the project', change: [onFault('fail();')], reason: 'forbidden-edit' },
  {
    name: 'launders the index through assembler',
    change: [[found, `  asm("" : "+r"(i));\n${found}`]],
    reason: 'forbidden-edit',
  },
  {
    name: 'launders the index through a volatile',
    change: [[found, '  volatile int at = i;\n  hits++;\n  return table[at];']],
    reason: 'forbidden-edit',
  },
  {
    name: 'is another program for ESBMC',
    change: [[found, `#ifdef __ESBMC_execution\n  if (i == 4) return -1;\n#endif\n${found}`]],
    reason: 'forbidden-edit',
  },
  {
    name: 'is another program for clang',
    change: [[found, `#ifdef __clang__\n  if (i == 4) return -1;\n#endif\n${found}`]],
    reason: 'forbidden-edit',
  },
  {
    name: 'asks the environment',
    change: [onFault('return getenv("CI") ? -1 : table[i];')],
    reason: 'forbidden-edit',
  },
  { name: 'changes nothing that matters', change: [['i > 4', 'i >= 5']], reason: 'still-fails' },
  {
    name: 'moves the bug to another branch',
    change: [
      [`${guarded}\n${found}`, '  hits++;\n  if (i >= 0 && i <= 4)\n    return table[i];\n  return -1;'],
    ],
    reason: 'still-fails',
  },
  {
    name: 'moves the bug to a callee',
    change: [
      ['static int lookup', 'static int at(int i)\n{\n  return table[i];\n}\n\nstatic int lookup'],
      ['return table[i];\n}\n\nint main', 'return i < 4 ? table[i] : at(i);\n}\n\nint main'],
    ],
    reason: 'new-failure',
  },
  {
    name: 'changes the signature',
    change: [['static int lookup(int i)', 'static int lookup(unsigned char i)']],
    reason: 'forbidden-edit',
  },
  {
    name: 'defines a function twice',
    change: [['int main', 'static int lookup(int i) { return i; }\n\nint main']],
    reason: 'forbidden-edit',
  },
  {
    name: 'swaps two bodies',
    change: [
      ['{\n  printf("lookup %d\\n", i);\n}', '{\n  hits = i;\n}'],
      ['i > 4', 'i > 3'],
    ],
    reason: 'behaviour-changed',
  },
  {
    name: 'defines a function of the library',
    change: [
      ['static int lookup', 'static int toupper(int c) { return c; }\n\nstatic int lookup'],
      ['i > 4', 'i > 3 + toupper(0)'],
    ],
    reason: 'forbidden-edit',
  },
  {
    name: 'makes a macro of a function',
    change: [['static int lookup(int i)', '#define lookup(i) 0\nstatic int (lookup)(int i)']],
    reason: 'forbidden-edit',
  },
  {
    name: 'clamps the input to the only safe value',
    change: [[found, '  i = 0;\n  hits++;\n  return table[i];']],
    reason: 'behaviour-changed',
  },
  {
    name: 'reads a decoy and gives up',
    change: [['  return table[i];\n}', '  (void)table[0];\n  return i < 4 ? -1 : table[0];\n}']],
    reason: 'behaviour-changed',
  },
  {
    name: 'swallows the result',
    change: [['  return table[i];\n}', '  return i < 4 ? table[i] * 0 : 0;\n}']],
    reason: 'behaviour-changed',
  },
  {
    name: 'is wrong for one input in four thousand million',
    change: [
      ['i > 4)\n    return -1', 'i > 3)\n    return ((unsigned)i ^ 0x5bd1e995u) == 0x12345678u ? -2 : -1'],
    ],
    reason: 'behaviour-changed',
  },
  {
    name: 'shadows the table',
    change: [[found, `  int table[5] = {10, 20, 30, 40, 0};\n${found}`]],
    reason: 'forbidden-edit',
  },
  {
    name: 'promises more in a comment',
    change: [['static int lookup', '/* esbmc: requires(i < 4) */\nstatic int lookup']],
    reason: 'forbidden-edit',
  },
  {
    name: 'leaves an unused variable behind',
    change: [[guarded, '  int last = 3;\n  if (i < 0 || i > 3)\n    return -1;']],
    reason: 'does-not-compile',
  },
  { name: 'does not parse', change: [['i > 4', 'i > 3 ||']], reason: 'does-not-compile' },
  {
    name: 'says no more what it does for what it finds',
    change: [
      ['  trace(i);\n  if', '  if (i > 0)\n    trace(i);\n  if'],
      ['i > 4', 'i > 3'],
    ],
    reason: 'vacuous',
  },
  { name: 'ends the file with a null byte', change: [['i > 4', 'i > 3\0']], reason: 'malformed-reply' },
];

const others: readonly Cheat[] = [
  {
    name: 'weakens the assertion',
    program: 'checked',
    line: 9,
    change: [
      ['at < 8', 'at < 10'],
      ['cells[8]', 'cells[10]'],
    ],
    reason: 'forbidden-edit',
  },
  {
    name: 'takes the assertion away',
    program: 'checked',
    line: 9,
    change: [
      ['  assert(at < 8);\n', ''],
      ['cells[8]', 'cells[10]'],
    ],
    reason: 'forbidden-edit',
  },
  {
    name: 'drops the first free to hide the second',
    program: 'twice',
    change: [['  free(m->body);', '  m->body = 0;']],
    reason: 'new-failure',
  },
  {
    name: 'leaks instead of freeing twice',
    program: 'goto_cleanup',
    change: [['  free(job);\n  free(cfg);\n', '']],
    reason: 'new-failure',
  },
  {
    name: 'turns free into nothing',
    program: 'twice',
    change: [['struct msg {', '#define free(p) ((void)(p))\nstruct msg {']],
    reason: 'forbidden-edit',
  },
  {
    name: 'makes the buffer larger than the bound',
    program: 'grow',
    change: [['buf[8]', 'buf[64]']],
    settings: { checks: ['memory'] },
    reason: 'undecided',
  },
  {
    name: 'makes the result static',
    program: 'dangling_local',
    change: [['int c = 41', 'static int c = 41']],
    reason: 'forbidden-edit',
  },
  {
    name: 'edits a header',
    program: 'list',
    beside: ['list.h', 'size.c'],
    changes: 'list.h',
    change: [['int size;', 'int size; int more;']],
    reason: 'forbidden-edit',
  },
  {
    name: 'passes the bug on to its callers',
    program: 'list',
    beside: ['list.h', 'size.c'],
    line: 10,
    change: [
      ['i <= 3', 'i < 3'],
      ['      return &items[i];\n  return &items[0]', '      return &items[i];\n  return 0'],
    ],
    reason: 'caller-fails',
  },
  {
    name: 'empties the loop',
    program: 'oob_read_stack',
    change: [['    s += a[i];', '    ;']],
    reason: 'property-lost',
  },
  {
    name: 'never runs the loop',
    program: 'oob_read_stack',
    change: [['i <= n', 'i <= n && i < 0']],
    reason: 'property-lost',
  },
  {
    name: 'makes the condition always false',
    program: 'class',
    line: 10,
    change: [['  return cls;', '  if (v > 10 && v < 5)\n    return cls;\n  return 0;']],
    reason: 'vacuous',
  },
  {
    name: 'repairs one of two',
    program: 'pair',
    line: 11,
    change: [['j <= 4', 'j < 5']],
    reason: 'still-fails',
  },
  {
    name: 'breaks the other one',
    program: 'pair',
    line: 11,
    change: [
      ['j <= 4', 'j < 4'],
      ['i < 4', 'i < 5'],
    ],
    reason: 'new-failure',
  },
  {
    name: 'divides by another number',
    program: 'div_zero_mean',
    change: [['s / n', 's / (n + 1)']],
    reason: 'behaviour-changed',
  },
  {
    name: 'narrows another function beside the repair',
    program: 'checked',
    line: 9,
    change: [
      ['  cells[at] = value;', '  if (at > 7)\n    return;\n  cells[at] = value;'],
      ['at > 7)\n    return -1', 'at > 6)\n    return -1'],
    ],
    reason: 'behaviour-changed',
  },
  {
    name: 'changes a function that has nothing to do with it',
    program: 'list',
    beside: ['list.h', 'size.c'],
    line: 10,
    change: [
      ['i <= 3', 'i < 3'],
      ['return 3;', 'return 4;'],
    ],
    reason: 'forbidden-edit',
  },
];

/** No one of them may be accepted. */
export const cheats: readonly Cheat[] = [...lookup.map((one) => ({ ...one, program: 'lookup' })), ...others];
