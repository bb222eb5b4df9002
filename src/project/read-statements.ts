import type { Node } from 'web-tree-sitter';
import { readDeclarator } from './c-declarator.ts';
import type { SourceView } from './c-source-view.ts';
import type { CBody, CLoop, COperation, CStatement } from './c-statement.ts';
import type { CToken } from './c-token.ts';

/** Deeper nesting is not looked into: nobody writes it. */
const deepest = 100;

/** The bodies of all functions that a tree defines, in order; those written with macros are left out. */
export function readBodies(root: Node, view: SourceView): readonly CBody[] {
  return root.descendantsOfType('function_definition').flatMap((node) => {
    const body = node.childForFieldName('body');
    const { name } = readDeclarator(node.childForFieldName('declarator'));
    if (body === null || name === null) return [];
    return {
      name: name.text,
      nameStart: name.startIndex,
      nameEnd: name.endIndex,
      start: node.startIndex,
      bodyStart: body.startIndex,
      end: body.endIndex,
      statements: readChildren(body, true, view, 0),
      operations: body.descendantsOfType(operations).flatMap(readOperation),
    };
  });
}

const operations = ['subscript_expression', 'binary_expression'];

function readOperation(node: Node): COperation[] {
  const isSubscript = node.type === 'subscript_expression';
  const left = node.childForFieldName(isSubscript ? 'argument' : 'left');
  const right = node.childForFieldName(isSubscript ? 'index' : 'right');
  const operator = isSubscript ? '[' : node.childForFieldName('operator')?.text;
  if (left === null || right === null || operator === undefined) return [];
  return [{ operator, start: node.startIndex, end: node.endIndex, left: spanOf(left), right: spanOf(right) }];
}

const kinds: Readonly<Record<string, CStatement['kind']>> = {
  compound_statement: 'block',
  expression_statement: 'expression',
  declaration: 'declaration',
  if_statement: 'if',
  switch_statement: 'switch',
  case_statement: 'case',
  for_statement: 'loop',
  while_statement: 'loop',
  do_statement: 'loop',
  return_statement: 'return',
  goto_statement: 'goto',
  break_statement: 'break',
  continue_statement: 'continue',
  labeled_statement: 'label',
};

function kindOf(node: Node): CStatement['kind'] | null {
  return kinds[node.type] ?? (node.type.endsWith('_statement') ? 'other' : null);
}

/** Statements that a node holds, also below what is none itself, as the `else` of a branch. */
function readChildren(parent: Node, isInBlock: boolean, view: SourceView, depth: number): CStatement[] {
  if (depth > deepest) return [];
  return parent.namedChildren.flatMap((node) => {
    const kind = kindOf(node);
    if (kind !== null && !isInitialiser(node, parent))
      return readStatement(node, kind, isInBlock, view, depth);
    const isClause = node.type === 'else_clause' || node.type === 'ERROR' || node.type.startsWith('preproc_');
    return isClause ? readChildren(node, isInBlock && node.type !== 'else_clause', view, depth + 1) : [];
  });
}

/** `for (int i = 0; ...)`: the declaration is part of the head. */
function isInitialiser(node: Node, parent: Node): boolean {
  return parent.type === 'for_statement' && parent.childForFieldName('initializer')?.id === node.id;
}

function readStatement(
  node: Node,
  kind: CStatement['kind'],
  isInBlock: boolean,
  view: SourceView,
  depth: number,
): CStatement {
  const children = readChildren(node, kind === 'block' || kind === 'case', view, depth + 1);
  const inside = view.visible.within({ start: node.startIndex, end: node.endIndex });
  const own = kind === 'block' ? [] : outsideOf(children, inside);
  const text = view.textOf(own);
  return {
    kind,
    start: node.startIndex,
    end: node.endIndex,
    line: inside[0]?.line ?? 0,
    head: text.tokens,
    headLastLine: own.at(-1)?.line ?? inside[0]?.line ?? 0,
    mentions: text.mentions,
    names: namesOf(node, kind),
    isInBlock,
    loop: kind === 'loop' ? readLoop(node, view) : null,
    children,
  };
}

/** The tokens between the children; both in the order of the text. */
function outsideOf(children: readonly CStatement[], tokens: readonly CToken[]): readonly CToken[] {
  let next = 0;
  return tokens.filter(({ start }) => {
    while ((children[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return start < (children[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}

function namesOf(node: Node, kind: CStatement['kind']): readonly string[] {
  if (kind === 'goto' || kind === 'label') return [node.childForFieldName('label')?.text ?? ''];
  const initialiser = kind === 'loop' ? node.childForFieldName('initializer') : null;
  const declaration = kind === 'declaration' ? node : initialiser;
  return (declaration?.childrenForFieldName('declarator') ?? []).flatMap(
    (one) =>
      readDeclarator(one.type === 'init_declarator' ? one.childForFieldName('declarator') : one).name?.text ??
      [],
  );
}

/**
 * Whether a statement of the body leaves the loop; the `break` of a loop or switch inside of it does not. What is nested
 * deeper than is looked into does not count.
 */
function leaves(node: Node, isInner = false, depth = 0): boolean {
  if (depth > deepest) return false;
  return node.namedChildren.some((one) => {
    if (one.type === 'return_statement' || one.type === 'goto_statement') return true;
    if (one.type === 'break_statement') return !isInner;
    const opens = kindOf(one) === 'loop' || one.type === 'switch_statement';
    return leaves(one, isInner || opens, depth + 1);
  });
}

function readLoop(node: Node, view: SourceView): CLoop {
  const condition = node.childForFieldName('condition');
  const tokens = condition === null ? [] : view.visible.within(spanOf(condition));
  return {
    conditionNames: view.textOf(tokens).mentions,
    conditionHasCall: (condition?.descendantsOfType('call_expression').length ?? 0) > 0,
    changes: changesIn(node, view),
    hasExit: leaves(node),
  };
}

function changesIn(node: Node, view: SourceView): readonly string[] {
  const targets = [
    ...node.descendantsOfType('assignment_expression').map((one) => one.childForFieldName('left')),
    ...node.descendantsOfType('update_expression').map((one) => one.childForFieldName('argument')),
    ...node.descendantsOfType('call_expression').map((one) => one.childForFieldName('arguments')),
    ...node
      .descendantsOfType('pointer_expression')
      .filter((one) => one.text.startsWith('&'))
      .map((one) => one.childForFieldName('argument')),
  ];
  const names = targets
    .filter((one) => one !== null)
    .flatMap((one) => view.textOf(view.visible.within(spanOf(one))).mentions);
  return [...new Set(names)];
}

function spanOf(node: Node): { start: number; end: number } {
  return { start: node.startIndex, end: node.endIndex };
}
