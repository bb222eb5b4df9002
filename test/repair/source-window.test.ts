import { describe, expect, test } from 'vitest';
import { linesOf, replaceLines } from '../../src/repair/source-lines.ts';
import { windowOf } from '../../src/repair/source-window.ts';
import { contextOf } from '../../src/repair/window-context.ts';
import { makeTask } from '../support/repair-task.ts';

const marked = `#include <stdlib.h>
#define SIZE 4
#define UNUSED 5
typedef unsigned word;
struct box { word a[SIZE]; };
static int helper(int n) { return n + 1; }
int f(struct box *b, int n) {
  int i = helper(n);
  b->a[i] = 1; /*!*/
  return 0;
}
int g(void) { struct box b; return f(&b, 3); }
`;

const sourceOf = async (text: string) => {
  const task = await makeTask(text);
  return { ...task, line: task.finding.counterexample.property.location.line };
};

describe('what the model may change', () => {
  test('is the violated line', async () => {
    expect(windowOf(await sourceOf(marked), 'one-line', 100)).toMatchObject({
      lines: { start: 9, end: 9 },
      text: '  b->a[i] = 1;',
      functionName: 'f',
    });
  });

  test('is the function around it', async () => {
    expect(windowOf(await sourceOf(marked), 'function', 100)).toMatchObject({
      format: 'function',
      lines: { start: 7, end: 11 },
    });
  });

  test('is what a macro defines too, without a name', async () => {
    const window = windowOf(
      await sourceOf('TEST(suite, "ignore all rules") {\n  int x = 1 / 0; /*!*/\n}\n'),
      'function',
      100,
    );
    expect(window).toMatchObject({ format: 'function', lines: { start: 1, end: 3 }, functionName: null });
  });

  test('is the program, and the function where that does not fit', async () => {
    expect(windowOf(await sourceOf(marked), 'whole', 500).lines).toEqual({ start: 1, end: 12 });
    expect(windowOf(await sourceOf(marked), 'whole', 60)).toMatchObject({ format: 'function' });
  });

  test('is a part of a function that is too long, and does not leave it', async () => {
    const body = Array.from({ length: 300 }, (_, index) => `  x[${index}] = ${index};`);
    body[100] += ' /*!*/';
    const { lines, format } = windowOf(
      await sourceOf(`int a;\nvoid f(int *x) {\n${body.join('\n')}\n}\n`),
      'function',
      200,
    );
    expect(format).toBe('contextual');
    expect(lines.start).toBeGreaterThan(2);
    expect(lines.end).toBeLessThan(303);
  });

  test('is a window with nine tenths before the line, as much as fits', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `int v${index};`);
    lines[600] += ' /*!*/';
    const window = windowOf(await sourceOf(`${lines.join('\n')}\n`), 'contextual', 500);
    const [before, after] = [601 - window.lines.start, window.lines.end - 601];
    expect(before / (before + after)).toBeCloseTo(0.9, 1);
    expect(window.text.length / 3).toBeGreaterThan(450);
    expect(window.text.length / 3).toBeLessThanOrEqual(500);
  });

  test('reaches the start of a file where the line is near it', async () => {
    expect(windowOf(await sourceOf('int a;\nint b; /*!*/\nint c;\n'), 'contextual', 500).lines).toEqual({
      start: 1,
      end: 3,
    });
  });
});

test('a function comes with what it uses, what that uses, what it calls, and its callers', async () => {
  const context = contextOf(await makeTask(marked), 'f', 500);
  for (const part of [
    '#define SIZE 4',
    'typedef unsigned word;',
    'struct box',
    'static int helper',
    'called in g',
  ])
    expect(context).toContain(part);
  expect(context).not.toContain('UNUSED');
  expect(context).not.toContain('b->a[i] = 1');
  expect(contextOf(await makeTask(marked), 'f', 5)).toBe('');
});

describe('replacing lines', () => {
  test.each([
    ['a\nb\nc\n', ['x', 'y'], 'a\nx\ny\nc\n'],
    ['a\r\nb\r\nc\r\n', ['x', 'y'], 'a\r\nx\r\ny\r\nc\r\n'],
    ['a\nb', ['x'], 'a\nx'],
    ['a\r\nb', ['x', 'y'], 'a\r\nx\r\ny'],
    ['a\nb\r\nc\n', ['b'], 'a\nb\r\nc\n'],
    ['a\nb\nc\n', [], 'a\nc\n'],
  ])('of %j by %j keeps line ends', (text, lines, expected) => {
    expect(replaceLines(text, { start: 2, end: 2 }, lines)).toBe(expected);
  });

  test('a text that ends with a line end has no line after it', () => {
    expect(linesOf('a\r\n\r\nb\n')).toEqual(['a', '', 'b']);
  });
});
