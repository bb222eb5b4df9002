import { type CNode, fieldOf, within } from '../../project/c-node.ts';
import { argumentsOf, calleeOf } from './expression.ts';

/** A statement that only frees something. */
export interface FreeCall {
  readonly statement: CNode;
  readonly call: CNode;
  /** What is freed. */
  readonly argument: CNode;
}

const frees = /(?:^|_)(?:free|release|destroy|delete|fclose|close)$/;

export function freeCallsIn(node: CNode): readonly FreeCall[] {
  return [...within(node, 'expression_statement')].flatMap((statement) => {
    const [call] = statement.children;
    const [argument] = call === undefined ? [] : argumentsOf(call);
    if (call === undefined || argument === undefined || !frees.test(calleeOf(call) ?? '')) return [];
    return [{ statement, call, argument }];
  });
}

/** What receives a call's result: `p` of `p = (T *)malloc(n)`. */
export function targetOf(call: CNode): CNode | null {
  for (let outer = call.parent; outer !== null; outer = outer.parent) {
    if (outer.type === 'assignment_expression') return fieldOf(outer, 'left');
    if (outer.type === 'init_declarator')
      return [...within(fieldOf(outer, 'declarator') ?? outer, 'identifier')][0] ?? null;
    if (outer.type !== 'cast_expression' && outer.type !== 'parenthesized_expression') return null;
  }
  return null;
}
