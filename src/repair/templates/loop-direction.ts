import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { operatorOf } from './expression.ts';

const loops = ['for_statement', 'while_statement', 'do_statement'];

/** Whether a loop's condition waits for a step in the other direction: `i--` where `i < n` goes on. */
export function stepsAway(step: CNode): boolean {
  const loop = enclosing(step, ...loops);
  const condition = loop === null ? null : fieldOf(loop, 'condition');
  if (condition === null || directionOf(step) === null) return false;
  return [...within(condition, 'binary_expression')].some((comparison) => isAgainst(comparison, step));
}

/** Whether a comparison in a loop's condition goes on while the loop steps away from its limit: `i >= n` with `i++`. */
export function isLeftBehind(comparison: CNode): boolean {
  const loop = enclosing(comparison, ...loops);
  const update = loop?.type === 'for_statement' ? fieldOf(loop, 'update') : null;
  if (update === null) return false;
  const steps = [...within(update, 'update_expression', 'assignment_expression')];
  return steps.some((step) => isAgainst(comparison, step));
}

function isAgainst(comparison: CNode, step: CNode): boolean {
  const counter = (fieldOf(step, 'argument') ?? fieldOf(step, 'left'))?.text;
  const [left, right] = [fieldOf(comparison, 'left')?.text, fieldOf(comparison, 'right')?.text];
  const operator = operatorOf(comparison);
  const direction = directionOf(step);
  if (counter === undefined || direction === null || (left !== counter && right !== counter)) return false;
  const isCounterSmaller = left === counter ? /^<=?$/.test(operator) : /^>=?$/.test(operator);
  const isCounterLarger = left === counter ? /^>=?$/.test(operator) : /^<=?$/.test(operator);
  return direction === 'down' ? isCounterSmaller : isCounterLarger;
}

function directionOf(step: CNode): 'up' | 'down' | null {
  const operator = operatorOf(step);
  if (operator === '++' || operator === '+=') return 'up';
  return operator === '--' || operator === '-=' ? 'down' : null;
}
