import { type CNode, enclosing, fieldOf, partsOf, within } from '../../../src/project/c-node.ts';
import { applyEdits } from '../../../src/repair/templates/apply-edits.ts';
import { operatorOf } from '../../../src/repair/templates/expression.ts';
import { freeCallsIn } from '../../../src/repair/templates/free-calls.ts';
import { leaves } from '../../../src/repair/templates/functions.ts';

/** A program with one small change, as mutation tools make them. */
export interface Mutant {
  readonly operator: string;
  readonly line: number;
  readonly text: string;
}

/** All mutants of the functions of a program, in the order of the text for each operator. */
export function mutantsOf(source: string, root: CNode): readonly Mutant[] {
  const changes = [...within(root, 'function_definition')].flatMap((definition) => [
    ...[...within(definition, 'binary_expression')].flatMap(comparisons),
    ...[...within(definition, 'number_literal')].flatMap(numbers),
    ...[...within(definition, 'if_statement')].flatMap(checks),
    ...[...within(definition, 'init_declarator')].flatMap(initialValues),
    ...freeCallsIn(definition).map(({ statement }) => ({
      operator: 'drop a free',
      node: statement,
      by: ';',
    })),
  ]);
  return changes.map(({ operator, node, by }) => ({
    operator,
    line: node.line,
    text: applyEdits(source, [{ start: node.start, end: node.end, text: by }]),
  }));
}

interface Change {
  readonly operator: string;
  readonly node: CNode;
  readonly by: string;
}

const relations: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!='],
  '!=': ['=='],
};

function comparisons(node: CNode): readonly Change[] {
  const sign = fieldOf(node, 'operator');
  const others = relations[operatorOf(node)] ?? [];
  return sign === null ? [] : others.map((by) => ({ operator: 'relational operator', node: sign, by }));
}

function numbers(node: CNode): readonly Change[] {
  const isData = enclosing(node, 'initializer_list', 'case_statement') !== null;
  const match = /^(\d+)([uU]?)$/.exec(node.text);
  if (isData || match === null) return [];
  const value = Number(match[1]);
  const values = value === 0 ? [1] : [value - 1, value + 1];
  return values.map((one) => ({ operator: 'constant by one', node, by: `${one}${match[2]}` }));
}

function checks(node: CNode): readonly Change[] {
  const isGuard = leaves(fieldOf(node, 'consequence')) && fieldOf(node, 'alternative') === null;
  return isGuard ? [{ operator: 'drop a check', node, by: ';' }] : [];
}

function initialValues(node: CNode): readonly Change[] {
  const [declarator] = partsOf(node);
  const isPlain = /^(?:0|1|-1|NULL)$/.test(fieldOf(node, 'value')?.text ?? '');
  return declarator !== undefined && isPlain
    ? [{ operator: 'drop an initial value', node, by: declarator.text }]
    : [];
}
