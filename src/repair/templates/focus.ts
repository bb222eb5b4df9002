import type { Property } from '../../domain/counterexample.ts';
import { comparisonsIn } from '../../domain/violated-comparison.ts';
import { type CNode, fieldOf, within } from '../../project/c-node.ts';
import { accessesIn } from './access.ts';
import { canonical, operatorOf } from './expression.ts';

/**
 * The expressions of a statement that a property can be about: those that ESBMC's own expression names, where it names
 * any, else all that the kind can mean, else the whole of what runs.
 */
export function focusOf(heads: readonly CNode[], property: Property): readonly CNode[] {
  const able = heads.flatMap((head) => candidatesIn(head, property));
  const named = able.filter((node) => isNamed(node, property));
  if (named.length > 0) return named;
  const calls = heads.flatMap((head) => [...within(head, 'call_expression')]);
  return able.length > 0 ? able : calls.length > 0 ? calls : heads;
}

/** The parts of the violated expressions whose values decide: of a division the divisor, of a shift the number of bits. */
export function subjectsOf(focus: readonly CNode[], { kind }: Property): readonly CNode[] {
  if (kind !== 'division-by-zero' && kind !== 'shift') return focus;
  return focus.map((node) => fieldOf(node, 'right') ?? node);
}

function candidatesIn(head: CNode, { kind, comment, expression }: Property): readonly CNode[] {
  switch (kind) {
    case 'division-by-zero':
      return operations(head, /^[/%]=?$/);
    case 'shift':
      return operations(head, /^(?:<<|>>)=?$/);
    case 'overflow': {
      const sign = /^arithmetic overflow on (\w+)/.exec(comment)?.[1] ?? '';
      return operations(head, operators[sign] ?? /^(?:[-+*/%]=?|\+\+|--)$/);
    }
    case 'uninitialised': {
      const name = /variable: (?:.*::)?(\w+)/.exec(comment)?.[1] ?? expression ?? '';
      return [...within(head, 'identifier')].filter(({ text }) => text === name);
    }
    case 'assertion':
    case 'other':
      return [];
    default:
      return accessesIn(head).map(({ node }) => node);
  }
}

const operators: Readonly<Record<string, RegExp>> = {
  add: /^(?:\+=?|\+\+)$/,
  sub: /^(?:-=?|--)$/,
  mul: /^\*=?$/,
  div: /^\/=?$/,
  modulus: /^%=?$/,
  neg: /^-$/,
  shl: /^<<=?$/,
};

function operations(head: CNode, operator: RegExp): readonly CNode[] {
  const types = ['binary_expression', 'assignment_expression', 'update_expression', 'unary_expression'];
  return [...within(head, ...types)].filter((node) => operator.test(operatorOf(node)));
}

function isNamed(node: CNode, { expression, comment }: Property): boolean {
  const [comparison] = comparisonsIn(expression) ?? [];
  const operands = ['index', 'left', 'right', 'argument'].flatMap((name) => fieldOf(node, name)?.text ?? []);
  const subject = comparison?.subject;
  const array = /array `(.*)'/.exec(comment)?.[1];
  if (array !== undefined && !node.text.startsWith(array)) return false;
  if (subject !== undefined) return operands.some((text) => canonical(text) === canonical(subject));
  const overflow = /^!overflow\("[^"]+", (.+)\)$/.exec(expression ?? '')?.[1];
  return overflow !== undefined && canonical(operands.join(',')) === canonical(overflow);
}
