import type { CFunction } from '../c-file.ts';
import type { CToken } from '../c-token.ts';
import { oncePer } from '../once-per.ts';
import { programTokens } from './declaration-reader.ts';

/** Indices of tokens: from `start` to before `end`. */
export interface TokenSpan {
  readonly start: number;
  readonly end: number;
}

export interface BodyCall {
  readonly name: string;
  /** The index of the name. */
  readonly at: number;
  readonly arguments: readonly TokenSpan[];
}

/** A function's body as tokens: a reading that also works where the code does not compile. */
export interface CBody {
  readonly tokens: readonly CToken[];
  /** For an opening bracket its closing one, and the other way round. */
  readonly partners: ReadonlyMap<number, number>;
  readonly calls: readonly BodyCall[];
}

/** The body of a function; empty for a prototype. */
export const bodyOf = oncePer(readBody);

/** The spelling of a token; empty outside of the body. */
export function textAt({ tokens }: CBody, index: number): string {
  return tokens[index]?.text ?? '';
}

/** The text of a span, one blank between tokens. */
export function spanText({ tokens }: CBody, { start, end }: TokenSpan): string {
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ');
}

function readBody(one: CFunction): CBody {
  const all = programTokens(one.tokens);
  const start = one.isDefinition ? bodyStart(all) : all.length;
  return bodyOfTokens(all.slice(start));
}

/** The same for tokens that are no function's. */
export function bodyOfTokens(tokens: readonly CToken[]): CBody {
  const partners = matchBrackets(tokens);
  return { tokens, partners, calls: callsIn(tokens, partners) };
}

function bodyStart(tokens: readonly CToken[]): number {
  let open = 0;
  const at = tokens.findIndex(({ text }) => {
    if (text === '(') open += 1;
    if (text === ')') open -= 1;
    return text === '{' && open === 0;
  });
  return at < 0 ? tokens.length : at;
}

function matchBrackets(tokens: readonly CToken[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ text, kind }, index) => {
    if (kind !== 'punctuator') return;
    if (text === '(' || text === '[' || text === '{') open.push(index);
    if (text !== ')' && text !== ']' && text !== '}') return;
    const start = open.pop();
    if (start === undefined) return;
    partners.set(start, index);
    partners.set(index, start);
  });
  return partners;
}

const noCalls = new Set('if while for switch return sizeof _Alignof __typeof__ typeof'.split(' '));

function callsIn(tokens: readonly CToken[], partners: ReadonlyMap<number, number>): BodyCall[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || tokens[at + 1]?.text !== '(' || noCalls.has(token.text)) return [];
    const close = partners.get(at + 1);
    if (close === undefined) return [];
    return [{ name: token.text, at, arguments: argumentsIn({ start: at + 2, end: close }, tokens) }];
  });
}

function argumentsIn({ start, end }: TokenSpan, tokens: readonly CToken[]): TokenSpan[] {
  if (start === end) return [];
  const found: TokenSpan[] = [];
  let open = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (text === '(' || text === '[' || text === '{') open += 1;
    else if (text === ')' || text === ']' || text === '}') open -= 1;
    else if (text === ',' && open === 0) {
      found.push({ start: from, end: at });
      from = at + 1;
    }
  }
  return [...found, { start: from, end }];
}
