import type { CNode } from '../../project/c-node.ts';
import { within } from '../../project/c-node.ts';

/** How a file is laid out, so that what is added looks like the rest. */
export interface Layout {
  readonly text: string;
  readonly newline: '\n' | '\r\n';
  /** One step of indentation. */
  readonly unit: string;
  /** Whether a single statement after `if` gets braces. */
  readonly bracesSingle: boolean;
  /** Whether an opening brace has a line of its own after `if (...)`. */
  readonly braceOnOwnLine: boolean;
}

export function layoutOf(text: string, root: CNode): Layout {
  const bodies = [...within(root, 'if_statement', 'while_statement', 'for_statement')]
    .flatMap(({ children }) => children.filter(({ field }) => field === 'consequence' || field === 'body'))
    .map((body) => ({ body, parts: body.children.filter(({ isNamed }) => isNamed).length }));
  const blocks = bodies.filter(({ body }) => body.type === 'compound_statement');
  const ownLine = blocks.filter(({ body }) => isFirstOnLine(text, body.start)).length;
  const braced = blocks.filter(({ parts }) => parts === 1).length;
  return {
    text,
    newline: /\r\n/.test(text) ? '\r\n' : '\n',
    unit: unitOf(text, root),
    bracesSingle: braced > bodies.length - blocks.length,
    braceOnOwnLine: ownLine * 2 > blocks.length,
  };
}

/** The blanks in front of the line that an offset is on. */
export function indentAt({ text }: Pick<Layout, 'text'>, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

export function isFirstOnLine(text: string, offset: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1), offset));
}

/** `if (condition) ...`, as lines without the indentation of the first one. */
export function ifLines(layout: Layout, condition: string, body: readonly string[]): readonly string[] {
  const inner = body.map((line) => `${layout.unit}${line}`);
  if (body.length === 1 && !layout.bracesSingle) return [`if (${condition})`, ...inner];
  const head = layout.braceOnOwnLine ? [`if (${condition})`, '{'] : [`if (${condition}) {`];
  return [...head, ...inner, '}'];
}

function unitOf(text: string, root: CNode): string {
  const counts = new Map<string, number>();
  for (const { children } of within(root, 'function_definition')) {
    const body = children.find(({ field }) => field === 'body');
    for (const { start, isNamed } of body?.children ?? []) {
      const indent = isNamed && isFirstOnLine(text, start) ? indentAt({ text }, start) : '';
      if (indent !== '') counts.set(indent, (counts.get(indent) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? '  ';
}
