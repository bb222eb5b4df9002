import { describe, expect, test } from 'vitest';
import { checkChange, lineOf, verdictOf } from './check-change.ts';

describe('a tree whose nodes have siblings and children', () => {
  const tree = `#include <stdlib.h>
struct node {
  struct node *next;
  struct node *child;
};

void node_delete(struct node *item)
{
  struct node *next = NULL;
  while (item != NULL) {
    next = item->next;
    if (item->child != NULL) {
      node_delete(item->child);
    }
    free(item);
    item = next;
  }
}
`;

  test('is freed by a loop around a recursion, which is bounded and never proved', async () => {
    const head = tree.replace('item != NULL', 'item');
    const { report, told, exitCode } = await checkChange({ 'tree.c': tree }, { 'tree.c': head });
    expect(told).toEqual([]);
    expect(verdictOf(report, 'node_delete')).toBe('bounded');
    expect(exitCode).toBe(0);
  });

  test('is read after it was freed, and that is told', async () => {
    const head = tree
      .replace('    next = item->next;\n', '')
      .replace('    item = next;', '    item = item->next;');
    const { told, exitCode } = await checkChange({ 'tree.c': tree }, { 'tree.c': head });
    expect(told).toEqual([`tree.c:${lineOf(head, 'item = item->next;')} use-after-free introduced`]);
    expect(exitCode).toBe(1);
  });
});
