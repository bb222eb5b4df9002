import { expect, test } from 'vitest';
import { callGraph } from '../../src/project/call-graph.ts';
import { parseC } from '../support/parse-c.ts';

const text = `
typedef int (*op)(int);
static int leaf(int i) { return i; }
static int middle(int i) { return leaf(i); }
static int in_table(int i) { return middle(i); }
static const op table[] = { in_table };
#define CALL(i) by_macro(i)
static int by_macro(int i) { return i; }
int top(int i) { return table[0](i) + CALL(i); }
int recursive(int i) { return i ? recursive(i - 1) : other(); }
struct s { int leaf; };
int member(struct s *s) { return s->leaf; }
`;

test('calls, mentions in tables and in macros lead on; members do not', async () => {
  const calls = callGraph(await parseC(text));
  expect(calls.reachableFrom('top')).toEqual(new Set(['top', 'in_table', 'by_macro', 'middle', 'leaf']));
  expect(calls.reachableFrom('recursive')).toEqual(new Set(['recursive']));
  expect(calls.reachableFrom('member')).toEqual(new Set(['member']));
  expect(calls.reachableFrom('none')).toEqual(new Set());
});

test('callers are found with the nearest first', async () => {
  const calls = callGraph(await parseC(text));
  expect(calls.callersOf('leaf')).toEqual(['middle', 'in_table', 'top']);
  expect(calls.callersOf('by_macro')).toEqual(['top']);
  expect(calls.callersOf('recursive')).toEqual([]);
});
