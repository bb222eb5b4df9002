import { type CNode, fieldOf, partsOf, unwrapped, within } from '../../project/c-node.ts';

/** The operator of a binary, unary, update or assignment expression, as written. */
export function operatorOf(node: CNode): string {
  return fieldOf(node, 'operator')?.text ?? '';
}

/** The called function's name; null for other expressions and calls through pointers. */
export function calleeOf(node: CNode): string | null {
  const callee = node.type === 'call_expression' ? fieldOf(node, 'function') : null;
  return callee?.type === 'identifier' ? callee.text : null;
}

export function argumentsOf(call: CNode): readonly CNode[] {
  const list = fieldOf(call, 'arguments');
  return list === null ? [] : partsOf(list);
}

/** `a` of `a[i].x`, `p` of `*p` and `p->x`; null where it begins with a call. */
export function baseOf(node: CNode): CNode | null {
  let inner = unwrapped(node);
  for (;;) {
    if (inner.type === 'identifier') return inner;
    const next =
      fieldOf(inner, 'argument') ?? (inner.type === 'cast_expression' ? fieldOf(inner, 'value') : null);
    if (next === null) return null;
    inner = unwrapped(next);
  }
}

/** Names of variables, and members as `.name`; called functions left out. */
export function namesIn(node: CNode): ReadonlySet<string> {
  const names = new Set<string>();
  for (const inner of within(node, 'identifier', 'field_identifier')) {
    const isCallee = inner.field === 'function' && inner.parent?.type === 'call_expression';
    if (!isCallee) names.add(inner.type === 'identifier' ? inner.text : `.${inner.text}`);
  }
  return names;
}

/** An assignment, increment or initial value: what is written and from what. */
export interface Definition {
  readonly node: CNode;
  readonly target: CNode;
  /** Null for `i++`. */
  readonly value: CNode | null;
}

export function definitionsIn(node: CNode): readonly Definition[] {
  const found: Definition[] = [];
  for (const inner of within(node, 'assignment_expression', 'init_declarator', 'update_expression')) {
    const target = fieldOf(inner, 'left') ?? fieldOf(inner, 'argument') ?? declaredName(inner);
    if (target === null) continue;
    found.push({ node: inner, target, value: fieldOf(inner, 'right') ?? fieldOf(inner, 'value') });
  }
  return found;
}

/** Whether evaluating it twice is the same as once. */
export function isPure(node: CNode): boolean {
  return [...within(node, 'call_expression', 'assignment_expression', 'update_expression')].length === 0;
}

/** For comparing pieces of code whatever their layout, casts and parentheses. */
export function canonical(text: string): string {
  return text
    .replace(
      /\((?:const |unsigned |signed |struct )*[A-Za-z_]\w*(?: (?:long|int|char|short))*[ *]*\)(?=[\w(&*])/g,
      '',
    )
    .replaceAll(/[\s()]/g, '');
}

function declaredName(declarator: CNode): CNode | null {
  const outer = fieldOf(declarator, 'declarator');
  return outer && ([...within(outer, 'identifier')][0] ?? null);
}
