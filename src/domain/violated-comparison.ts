import { readableExpression } from './readable-expression.ts';

/** A condition of the form `subject operator limit` that did not hold. */
export interface Comparison {
  readonly subject: string;
  readonly operator: '<' | '<=' | '>' | '>=' | '!=' | '==';
  readonly limit: bigint;
}

/** The parts of `a >= 0 && a < 32`, or of one comparison; null for every other expression. */
export function comparisonsIn(expression: string | null): readonly Comparison[] | null {
  const parts = (readableExpression(expression) ?? '').split(' && ').map(comparison);
  return parts.some((part) => part === null) ? null : parts.filter((part) => part !== null);
}

/** Whether a value of the subject makes the condition false. */
export function isViolated({ operator, limit }: Comparison, value: bigint): boolean {
  if (operator === '<') return value >= limit;
  if (operator === '<=') return value > limit;
  if (operator === '>') return value <= limit;
  if (operator === '>=') return value < limit;
  return operator === '!=' ? value === limit : value !== limit;
}

function comparison(text: string): Comparison | null {
  const groups = /^(?<subject>.+?) (?<operator><|<=|>|>=|!=|==) (?<limit>-?\d{1,40})$/.exec(text)?.groups;
  if (groups?.subject === undefined || groups.limit === undefined) return null;
  const operator = groups.operator as Comparison['operator'];
  return { subject: unwrapped(groups.subject), operator, limit: BigInt(groups.limit) };
}

function unwrapped(text: string): string {
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}
