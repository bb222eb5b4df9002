import type { PatchCase } from './patch-case.ts';

const guarded = '  if (i < 0 || i > 4)\n    return -1;\n  hits++;\n  return table[i];';
const loop = '  for (int i = 0; i <= n; i++)\n    s += a[i];';

/** Repairs as people write them, each in another style: all of them are to be accepted. */
export const honestFixes: readonly PatchCase[] = [
  { name: 'tightens the comparison', program: 'lookup', change: [['i > 4', 'i >= 4']] },
  {
    name: 'compares with the size of the array',
    program: 'lookup',
    change: [['i < 0 || i > 4', '(unsigned)i >= sizeof table / sizeof *table']],
  },
  {
    name: 'asks in the expression',
    program: 'lookup',
    change: [['  return table[i];', '  return i < 4 ? table[i] : -1;']],
  },
  {
    name: 'turns the condition around',
    program: 'lookup',
    change: [[guarded, '  if (!(0 <= i && 4 > i))\n    return -1;\n  hits++;\n  return table[i];']],
  },
  {
    name: 'nests instead of returning early',
    program: 'lookup',
    change: [
      [
        guarded,
        '  if (i >= 0) {\n    if (i < 4) {\n      hits++;\n      return table[i];\n    }\n  }\n  return -1;',
      ],
    ],
  },
  {
    name: 'lists the cases',
    program: 'lookup',
    change: [
      [
        guarded,
        '  switch (i) {\n  case 0: case 1: case 2: case 3:\n    hits++;\n    return table[i];\n  default:\n    return -1;\n  }',
      ],
    ],
  },
  {
    name: 'has one exit with goto',
    program: 'lookup',
    change: [
      [
        guarded,
        '  int found = -1;\n  if (i < 0 || i > 3)\n    goto out;\n  hits++;\n  found = table[i];\nout:\n  return found;',
      ],
    ],
  },
  {
    name: 'adds a helper',
    program: 'lookup',
    change: [
      [
        'static int lookup',
        'static int is_inside(int at) { return at >= 0 && at < 4; }\n\nstatic int lookup',
      ],
      ['i < 0 || i > 4', '!is_inside(i)'],
    ],
  },
  {
    name: 'names the number',
    program: 'lookup',
    change: [
      ['static const int table[4]', '#define CELLS 4\nstatic const int table[CELLS]'],
      ['i > 4', 'i >= CELLS'],
    ],
  },
  {
    name: 'gives the table a last entry',
    program: 'lookup',
    change: [['table[4] = {10, 20, 30, 40}', 'table[5] = {10, 20, 30, 40, -1}']],
  },
  { name: 'counts down', program: 'oob_read_stack', change: [[loop, '  while (n-- > 0)\n    s += a[n];']] },
  {
    name: 'walks with a pointer',
    program: 'oob_read_stack',
    change: [[loop, '  for (const int *p = a; p != a + n; p++)\n    s += *p;']],
  },
  {
    name: 'guards the divisor in the expression',
    program: 'div_zero_mean',
    change: [['  return s / n;', '  return n != 0 ? s / n : 0;']],
  },
  {
    name: 'prints into the buffer',
    program: 'strcpy_overflow',
    change: [
      ['#include <string.h>', '#include <stdio.h>\n#include <string.h>'],
      ['strcpy(buf, name)', 'snprintf(buf, sizeof buf, "%s", name)'],
    ],
  },
  {
    name: 'copies as much as there is room',
    program: 'strcpy_overflow',
    change: [
      [
        '  strcpy(buf, name);',
        '  size_t size = strlen(name);\n  if (size >= sizeof buf)\n    size = sizeof buf - 1;\n  memcpy(buf, name, size);\n  buf[size] = 0;',
      ],
    ],
  },
  {
    name: 'calculates in a wider type',
    program: 'overflow_midpoint',
    change: [['(lo + hi) / 2', '(int)(((long long)lo + hi) / 2)']],
  },
  {
    name: 'calculates without a sign',
    program: 'overflow_midpoint',
    change: [['(lo + hi) / 2', '(int)(((unsigned)lo + (unsigned)hi) / 2u)']],
  },
  {
    name: 'adds the missing branch',
    program: 'uninit_branch',
    change: [['    cls = 1;\n', '    cls = 1;\n  else\n    cls = 0;\n']],
  },
  { name: 'masks the character', program: 'char_index', change: [['(int)c', '(unsigned char)(c & 0xff)']] },
  {
    name: 'shifts in a wider type',
    program: 'shift_width',
    change: [['(1u << n) - 1u', '(unsigned)((1ull << n) - 1ull)']],
  },
  {
    name: 'forgets the pointer that was freed',
    program: 'twice',
    change: [['  free(m->body);\n', '  free(m->body);\n  m->body = NULL;\n']],
  },
  {
    name: 'leaves freeing to its caller',
    program: 'double_free_cleanup',
    change: [['    free(buf);\n    return -1;', '    return -1;']],
  },
  {
    name: 'returns before the subtraction',
    program: 'unsigned_wrap',
    change: [['  return a[n - 1];', '  if (n == 0)\n    return 0;\n  return a[n - 1];']],
  },
  {
    name: 'asks for NULL in the expression',
    program: 'null_lookup',
    change: [['return u->level', 'return u ? u->level : -1']],
  },
  {
    name: 'takes the list apart from its head',
    program: 'uaf_list_iter',
    change: [
      [
        '  for (struct node *p = h; p; ) {\n    free(p);\n    p = p->next;\n  }',
        '  while (h) {\n    struct node *rest = h->next;\n    free(h);\n    h = rest;\n  }',
      ],
    ],
  },
  {
    name: 'stops at the end of the string',
    program: 'string_scan',
    change: [["while (*p != 'z')\n    p++;", "while (*p && *p != 'z')\n    ++p;"]],
  },
  {
    name: 'compares without a sign',
    program: 'oob_write_stack',
    change: [['idx < 8', '(unsigned)idx < 8u']],
  },
  {
    name: 'moves the frees to the end',
    program: 'goto_cleanup',
    change: [
      ['  free(job);\n  free(cfg);\n', ''],
      ['    last_err = *cfg;\n', '    last_err = *cfg;\n  free(job);\n  free(cfg);\n'],
    ],
  },
];
