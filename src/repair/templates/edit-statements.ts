import type { CNode } from '../../project/c-node.ts';
import { indentAt, isFirstOnLine, type Layout } from './layout.ts';
import type { TextEdit } from './template.ts';

/** Statements around a statement; where it is the whole body of an `if` or a loop, that gets braces. */
export function surround(
  layout: Layout,
  statement: CNode,
  before: readonly string[],
  after: readonly string[] = [],
): readonly TextEdit[] {
  const { text, newline } = layout;
  if (!isBareBody(statement)) {
    const between = isFirstOnLine(text, statement.start)
      ? `${newline}${indentAt(layout, statement.start)}`
      : ' ';
    return [
      ...(before.length > 0 ? [insert(statement.start, [...before, ''].join(between))] : []),
      ...(after.length > 0 ? [insert(statement.end, ['', ...after].join(between))] : []),
    ];
  }
  const outer = indentAt(layout, statement.parent?.start ?? statement.start);
  const step = `${newline}${outer}${layout.unit}`;
  const head = text.slice(0, statement.start).trimEnd().length;
  const open = layout.braceOnOwnLine ? `${newline}${outer}{` : ' {';
  return [
    { start: head, end: statement.start, text: [open, ...before, ''].join(step) },
    insert(statement.end, `${['', ...after].join(step)}${newline}${outer}}`),
  ];
}

/** Takes a statement out, with its line where it has one of its own. */
export function removal({ text }: Pick<Layout, 'text'>, statement: CNode): TextEdit {
  if (isBareBody(statement)) return { start: statement.start, end: statement.end, text: ';' };
  const lineStart = text.lastIndexOf('\n', statement.start - 1) + 1;
  const rest = /^[ \t]*\r?\n/.exec(text.slice(statement.end))?.[0];
  if (rest !== undefined && isFirstOnLine(text, statement.start))
    return { start: lineStart, end: statement.end + rest.length, text: '' };
  return { start: statement.start, end: statement.end, text: '' };
}

export function insert(offset: number, text: string): TextEdit {
  return { start: offset, end: offset, text };
}

export function replace(node: CNode, text: string): TextEdit {
  return { start: node.start, end: node.end, text };
}

/** Whether it stands directly after `if (...)`, `else` or the head of a loop. */
export function isBareBody({ type, parent, field }: CNode): boolean {
  if (type === 'compound_statement' || parent === null) return false;
  return field === 'consequence' || field === 'body' || parent.type === 'else_clause';
}
