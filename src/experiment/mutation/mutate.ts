import { around, type CNode, within } from '../../project/c-node.ts';
import { assignmentOperators } from './assignment-operators.ts';
import { binaryOperators } from './binary-operators.ts';
import { typesIn } from './c-types.ts';
import { callOperators } from './call-operators.ts';
import type { Change, MutationOperator } from './operator.ts';
import { unaryOperators } from './unary-operators.ts';

/** All operators of Mull's group `cxx_all`, by name. */
export const mutationOperators: readonly MutationOperator[] = [
  ...binaryOperators,
  ...assignmentOperators,
  ...unaryOperators,
  ...callOperators,
].sort((one, other) => (one.name < other.name ? -1 : 1));

/** A program with one change. */
export interface Mutation {
  readonly operator: string;
  /** 1-based: where the changed operator or value stands. */
  readonly line: number;
  readonly column: number;
  /** The function that it is in. */
  readonly function: string;
  readonly text: string;
}

/** Every mutation of a program's functions, in the order of the text. */
export function mutationsOf(source: string, root: CNode): readonly Mutation[] {
  const types = typesIn(root);
  return [...within(root, 'function_definition')].flatMap((definition) => {
    const nodes = [...within(definition)].filter((node) => isEvaluated(node, definition));
    const name = nameOf(definition);
    const found = nodes.flatMap((node) =>
      mutationOperators.flatMap((operator) => {
        const change = operator.mutate(node, types);
        return change === null ? [] : [{ operator: operator.name, change }];
      }),
    );
    return found
      .sort((one, other) => one.change.at.start - other.change.at.start)
      .map(({ operator, change }) => ({
        operator,
        line: change.at.line,
        column: change.at.column,
        function: name,
        text: applied(source, change),
      }));
  });
}

/** What a compiler computes: sizes of arrays, labels, what only its size is asked of. */
const constants = ['array_declarator', 'enumerator', 'sizeof_expression', 'bitfield_clause'];

function isEvaluated(node: CNode, definition: CNode): boolean {
  let inner = node;
  for (const outer of around(node)) {
    if (outer.type === 'case_statement' && inner.field === 'value') return false;
    if (constants.includes(outer.type)) return false;
    if (outer.type === 'declaration' && /^static\b/.test(outer.text)) return false;
    if (outer === definition) return true;
    inner = outer;
  }
  return false;
}

function nameOf(definition: CNode): string {
  const [declarator] = [...within(definition, 'function_declarator')];
  const [name] = declarator === undefined ? [] : [...within(declarator, 'identifier')];
  return name?.text ?? '';
}

function applied(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end);
}
