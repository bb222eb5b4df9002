import { describe, expect, test } from 'vitest';
import { around, type CNode, fieldOf, within } from '../../src/project/c-node.ts';
import type { CTree } from '../../src/project/c-tree.ts';
import { cParser } from '../support/parse-c.ts';

async function treeOf(text: string): Promise<CTree> {
  const tree = (await cParser()).tree(text);
  if (tree === null) throw new Error('the parser gave up');
  return tree;
}

function first(tree: CTree, type: string): CNode {
  const [node] = within(tree.root, type);
  if (node === undefined) throw new Error(`no ${type}`);
  return node;
}

describe('the syntax tree', () => {
  test('has the places, texts and fields of what is written', async () => {
    const tree = await treeOf('int f(int *a)\n{\n  /* é */ return a[1 + 2];\n}\n');
    const access = first(tree, 'subscript_expression');
    expect(access).toMatchObject({ text: 'a[1 + 2]', line: 3, column: 18, isNamed: true });
    expect(fieldOf(access, 'index')).toMatchObject({ type: 'binary_expression', text: '1 + 2' });
    expect([...around(access)].map(({ type }) => type)).toEqual([
      'return_statement',
      'compound_statement',
      'function_definition',
      'translation_unit',
    ]);
    expect(tree.errors).toBe(0);
  });

  test('keeps the offsets and the text of a source with directives and macros among the specifiers', async () => {
    const text =
      '#define API\n#if X\nAPI int f(void) { return 1; }\n#else\nint g(void) { return 2; }\n#endif\n';
    const tree = await treeOf(text);
    const returns = [...within(tree.root, 'return_statement')];
    expect(returns.map(({ text: own }) => own)).toEqual(['return 1;', 'return 2;']);
    for (const { start, end, text: own } of returns) expect(text.slice(start, end)).toBe(own);
    expect(tree.errors).toBe(0);
  });

  test('counts what can not be read', async () => {
    expect((await treeOf('int f(void) { return ; ) }')).errors).toBeGreaterThan(0);
    expect((await treeOf('int f(void) { return 1 }')).errors).toBe(1);
  });

  test('is read without recursion', async () => {
    const depth = 5000;
    const tree = await treeOf(`int x = ${'('.repeat(depth)}1${')'.repeat(depth)};`);
    expect([...within(tree.root, 'number_literal')]).toHaveLength(1);
  });
});
