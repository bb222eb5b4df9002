import { describe, expect, it } from 'vitest';
import { propertyKinds } from '../../src/domain/property-kind.ts';
import { describeViolation } from '../../src/review/explain-finding.ts';
import { messageLength, messageParts } from '../../src/review/message.ts';
import { hostileTexts, input, type Scene, step, violation } from './factories.ts';

const say = (scene: Scene) => describeViolation(violation(scene));
const bare = { inputs: [], steps: [], expression: null } as const;

describe('ESBMC says, a reader gets', () => {
  // The comments and expressions are those that ESBMC 8.4.0 prints.
  const cases: readonly (readonly [comment: string, scene: Scene, sentence: string])[] = [
    [
      "array bounds violated: array `a' upper bound",
      { statement: 's += a[i];', expression: '(signed long int)i < 3' },
      '`a[i]` is read past the end of `a`: `i` must be below 3 (line 9).',
    ],
    [
      "array bounds violated: array `t'[] upper bound",
      { statement: 't[i][j] = 1;', expression: '(signed long int)j < 3' },
      '`t[i][j]` is written past the end of `t`: `j` must be below 3 (line 9).',
    ],
    [
      'array bounds violated: array upper bound',
      { statement: 's.v[s.len] = 1;', expression: '(signed long int)s.len < 4' },
      '`s.v[s.len]` is written past the end of an array: `s.len` must be below 4 (line 9).',
    ],
    [
      "array bounds violated: array `freq' lower bound",
      { statement: 'freq[(int)c]++;', expression: '(signed long int)((signed int)c) >= 0' },
      '`freq[(int)c]` is accessed before the start of `freq`: `c` must not be negative (line 9).',
    ],
    [
      'dereference failure: array bounds violated',
      { statement: 's += a[i];', expression: '!overflow("+", s, a[(signed long int)i])' },
      '`a[i]` is read outside the bounds of its array (line 9).',
    ],
    [
      'dereference failure: array bounds violated: heap object',
      { statement: "p[n] = '\\0';" },
      '`p[n]` is written outside the bounds of its heap block (line 9).',
    ],
    [
      'dereference failure: Access to object out of bounds',
      { statement: 'p->v[p->len] = 1;' },
      '`p->v[p->len] = 1` accesses memory outside the bounds of an object (line 9).',
    ],
    [
      'dereference failure: Access to object out of bounds: heap object',
      { statement: 'return q->x;' },
      '`q->x` is read outside the bounds of its heap block (line 9).',
    ],
    [
      'dereference failure: memset of memory segment of size 4 with 5 bytes',
      { statement: 'memset(b, 0, 5);' },
      '`memset` writes 5 bytes to memory that has only 4 (line 9).',
    ],
    [
      'dereference failure on memcpy: reading memory segment of size 4 with 5 bytes',
      { statement: 'memcpy(b, c, 5);' },
      '`memcpy` reads 5 bytes from memory that has only 4 (line 9).',
    ],
    [
      'buffer overflow on scanf',
      { statement: 'scanf("%12s", b);', expression: '0' },
      '`scanf` in `scanf("%12s", b)` can store more than its buffer holds (line 9).',
    ],
    [
      'dereference failure: NULL pointer',
      { statement: 'u->level = 1;' },
      '`u->level` is written while `u` is NULL (line 9).',
    ],
    [
      'dereference failure: NULL pointer',
      { statement: 'return strlen(p->name);' },
      '`return strlen(p->name)` uses a null pointer (line 9).',
    ],
    [
      'dereference failure: NULL pointer',
      { statement: 'int d = p->x + p->y;' },
      '`int d = p->x + p->y` goes through `p`, which is NULL (line 9).',
    ],
    [
      'dereference failure: NULL pointer',
      { statement: 'int d = p->x + q->y;' },
      '`int d = p->x + q->y` uses a null pointer (line 9).',
    ],
    ['dereference failure: NULL pointer', { statement: '' }, 'This line uses a null pointer (line 9).'],
    [
      'dereference failure: invalidated dynamic object',
      { statement: 'p = p->next;' },
      '`p->next` is read after its memory was freed (line 9).',
    ],
    [
      'dereference failure: invalidated dynamic object freed',
      { statement: 'free(buf);' },
      '`free(buf)` frees memory that was already freed (line 9).',
    ],
    [
      "dereference failure: accessed expired variable pointer `c'",
      { statement: 'return *p;' },
      '`*p` is read through a pointer to `c`, which is out of scope (line 9).',
    ],
    [
      'Operand of free must have zero pointer offset',
      { statement: 'free(p + 1);' },
      '`free(p + 1)` frees a pointer that is not the start of its block (line 9).',
    ],
    [
      'dereference failure: free() of non-dynamic memory',
      { statement: 'free(p);' },
      '`free(p)` frees memory that was not allocated on the heap (line 9).',
    ],
    [
      'dereference failure: invalid pointer freed',
      { statement: 'free(p);' },
      '`free(p)` frees a pointer that is not valid (line 9).',
    ],
    [
      'dereference failure: forgotten memory: dynamic_1_array',
      { statement: 'char *p = malloc(n);' },
      'The memory allocated by `char *p = malloc(n)` is never freed (line 9).',
    ],
    [
      'dereference failure: forgotten memory: dynamic_1_array',
      { statement: 'return 2;' },
      'Memory is never freed on the way through `return 2` (line 9).',
    ],
    [
      'dereference failure: invalid pointer',
      { statement: 'return *p;' },
      '`*p` is read through a pointer that points to no valid object (line 9).',
    ],
    [
      'dereference failure: Incorrect alignment when accessing data object',
      { statement: '*p = 1;' },
      '`*p` is written at an address that is misaligned for its type (line 9).',
    ],
    [
      'dereference failure: write access to string constant',
      { statement: "s[0] = 'x';" },
      "`s[0] = 'x'` writes to a string constant (line 9).",
    ],
    [
      'division by zero',
      { statement: 'return s / n;', expression: 'n != 0' },
      '`return s / n` divides by zero: `n` is 0 (line 9).',
    ],
    [
      'arithmetic overflow on add',
      { statement: 'return (lo + hi) / 2;', expression: '!overflow("+", lo, hi)' },
      '`lo + hi` overflows: the result does not fit its type (line 9).',
    ],
    [
      'arithmetic overflow on neg',
      { statement: 'return -n;', expression: '!overflow("unary-", n)' },
      '`-n` overflows: the result does not fit its type (line 9).',
    ],
    [
      'arithmetic overflow on typecast',
      { statement: 'char c = n;', expression: 'whatever ESBMC prints' },
      'A number in `char c = n` does not fit its type (line 9).',
    ],
    [
      'use of uninitialized variable: cls',
      { statement: 'return cls;', expression: '1' },
      '`cls` is read before it was given a value (line 9).',
    ],
    [
      'undefined behavior on shift operation shl',
      { statement: 'return 1u << n;', expression: 'n < 32' },
      'The result of `return 1u << n` is undefined: `n` must be below 32 (line 9).',
    ],
    [
      'undefined behavior on shift operation ashr',
      { statement: 'return 1 >> n;', expression: 'n >= 0 && n < 32' },
      'The result of `return 1 >> n` is undefined: `n` must be from 0 to 31 (line 9).',
    ],
    [
      'VLA array dimension must be greater than zero',
      { statement: 'int a[n];', expression: 'tmp$2 > 0' },
      'The length of the array in `int a[n]` is not positive (line 9).',
    ],
    [
      'Relational comparison between pointers is only valid for pointers to the same object',
      { statement: 'if (p < q)', expression: 'SAME-OBJECT(p, q)' },
      '`p` and `q` are compared although they point into different objects (line 9).',
    ],
  ];
  it.each(cases)('%s', (comment, scene, sentence) => {
    expect(say({ ...bare, kind: 'other', ...scene, comment })).toBe(sentence);
  });
});

describe('assertions', () => {
  const assertion = { ...bare, kind: 'assertion', statement: 'assert(n != 7);' } as const;

  it('are quoted', () => {
    expect(say({ ...assertion, comment: 'assertion n!=7' })).toBe('The assertion `n!=7` fails (line 9).');
  });

  it("keep the program's own words apart, even when they read like a comment of ESBMC", () => {
    expect(say({ ...assertion, comment: 'NULL pointer', expression: 'n < 7' })).toBe(
      'The assertion `n < 7` fails, which the program calls `NULL pointer` (line 9).',
    );
  });

  it('are named when a place is reached that never should be', () => {
    expect(say({ ...assertion, comment: '__builtin_unreachable', expression: '0' })).toBe(
      'A place is reached that `__builtin_unreachable()` promises is never reached (line 9).',
    );
  });
});

describe('values', () => {
  it('of the inputs come first, those that the line names before others', () => {
    expect(say({ inputs: [input('seed', '1'), input('i', '3')] })).toBe(
      'With `i` = 3 and `seed` = 1, `a[i]` is read past the end of `a`: `i` must be below 3 (line 9).',
    );
  });

  it('of many inputs are counted', () => {
    const inputs = ['v', 'w', 'x', 'y', 'z'].map((name, index) => input(name, String(index)));
    expect(say({ inputs, steps: [] })).toContain('With `v` = 0, `w` = 1, `x` = 2 and 2 more inputs, ');
  });

  it('of the violated condition are added', () => {
    expect(say({ inputs: [input('n', '3')], steps: [step(8, 'i', '3')] })).toContain(
      'With `n` = 3 and `i` = 3, ',
    );
  });

  it('that do not violate the condition are old, and not told', () => {
    // Measured: ESBMC prints `i = 0` from before, and leaves `i = 5;` out, since it is a constant.
    expect(say({ inputs: [input('n', '3')], steps: [step(8, 'i', '0')] })).toContain('With `n` = 3, ');
  });

  it('of another function with the same name for a variable are not told', () => {
    expect(say({ inputs: [input('n', '3')], steps: [step(8, 'i', '3', 'main')] })).toContain(
      'With `n` = 3, ',
    );
  });

  it('of the trace stand in for inputs that are not known, each with its line', () => {
    const steps = [step(4, 'n', '7', 'main'), step(8, 'i', '3')];
    expect(say({ inputs: [], expression: null, steps })).toBe(
      'With `i` = 3 (line 8), `a[i]` is read past the end of `a` (line 9).',
    );
  });

  it('of an array are told together, as characters where they end with a zero', () => {
    const inputs = [...'hi\u0000'].map((letter, index) => input(`s[${index}]`, String(letter.charCodeAt(0))));
    expect(say({ inputs, steps: [] })).toContain(
      'With `s[0]` to `s[2]` = 104, 105, 0 (as characters: `hi`), ',
    );
  });
});

describe('whatever the program says', () => {
  it.each(propertyKinds)('a comment that is not known gives a sentence of its kind: %s', (kind) => {
    const sentence = say({ ...bare, kind, comment: 'some comment of a later version' });
    expect(sentence).toMatch(/^.*some comment of a later version` \(line 9\)\.$/);
    expect(sentence).not.toContain('undefined');
  });

  it.each(hostileTexts)('is one harmless line with paired backticks: %j', (text) => {
    const scenes: Scene[] = [
      { statement: text },
      { kind: 'assertion', comment: text },
      { kind: 'other', comment: text, expression: text },
      { inputs: [input(text, text)] },
      { comment: `array bounds violated: array \`${text}' upper bound` },
    ];
    for (const scene of scenes) {
      const sentence = say(scene);
      expect(sentence.length).toBeLessThanOrEqual(messageLength);
      expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}]|::|##\[|ghp_/u);
      expect(sentence.split('`').length % 2).toBe(1);
      expect(
        messageParts(sentence)
          .map(({ text: part }) => part)
          .join(''),
      ).toBe(sentence.replaceAll('`', ''));
    }
  });
});
