import type { CFunction } from '../c-file.ts';
import { type BodyCall, bodyOf, type CBody, type TokenSpan, textAt } from './c-body.ts';
import { libraryUse } from './library-functions.ts';
import { isCast, occurrencesOf, type Place, withAliases } from './place.ts';

/** How bodies use a pointer, in them and in the functions that they hand it to. */
export interface Uses {
  /** `p[i]`, `*(p + i)`, `p++`: more than one element. */
  readonly isArray: boolean;
  readonly isDereferenced: boolean;
  readonly hasMembers: boolean;
  /** Read up to a terminator. */
  readonly isString: boolean;
  readonly isRead: boolean;
  readonly isWritten: boolean;
  readonly isNullChecked: boolean;
  /** What it points to, `*p`, is compared with NULL. */
  readonly isContentNullChecked: boolean;
  readonly isFreed: boolean;
  readonly isCalled: boolean;
  /** Compared by `<` and the like. */
  readonly isCompared: boolean;
  /** Compared with 0 or a negative number, so that it may be one. */
  readonly isSignChecked: boolean;
  readonly isMentioned: boolean;
}

export const noUses: Uses = {
  isArray: false,
  isDereferenced: false,
  hasMembers: false,
  isString: false,
  isRead: false,
  isWritten: false,
  isNullChecked: false,
  isContentNullChecked: false,
  isFreed: false,
  isCalled: false,
  isCompared: false,
  isSignChecked: false,
  isMentioned: false,
};

/** Calls are followed this far. */
const deepestCall = 5;

/**
 * How a function, and what it calls, uses a place.
 * @param defined the functions that calls can be followed into
 */
export function usesIn(
  one: CFunction,
  place: Place,
  defined: ReadonlyMap<string, CFunction>,
  seen: readonly string[] = [],
): Uses {
  const key = `${one.name} ${place.name} ${place.isMember}`;
  if (seen.includes(key) || seen.length > deepestCall) return noUses;
  const body = bodyOf(one);
  const places = withAliases([place], body);
  const found = occurrencesOf(places, body).flatMap((span) => [
    directUses(span, body),
    ...usesInCall(span, body, defined, [...seen, key]),
  ]);
  // A member is also used by callees that get what it is a member of.
  const elsewhere = place.isMember ? calleesOf(body, defined) : [];
  return mergeUses([...found, ...elsewhere.map((callee) => usesIn(callee, place, defined, [...seen, key]))]);
}

/** How many calls of a function, and of what it calls, free what a place points to: `free` and `realloc` each count. */
export function timesFreed(
  one: CFunction,
  place: Place,
  defined: ReadonlyMap<string, CFunction>,
  seen: readonly string[] = [],
): number {
  if (seen.includes(one.name) || seen.length > deepestCall) return 0;
  const body = bodyOf(one);
  const own = occurrencesOf(withAliases([place], body), body).reduce((sum, span) => {
    return sum + usesInCall(span, body, defined, []).filter(({ isFreed }) => isFreed).length;
  }, 0);
  const callees = place.isMember ? calleesOf(body, defined) : [];
  return callees.reduce((sum, callee) => sum + timesFreed(callee, place, defined, [...seen, one.name]), own);
}

export function mergeUses(all: readonly Partial<Uses>[]): Uses {
  const merged = { ...noUses };
  for (const one of all)
    for (const key of Object.keys(noUses) as (keyof Uses)[]) merged[key] ||= one[key] ?? false;
  return merged;
}

function calleesOf(body: CBody, defined: ReadonlyMap<string, CFunction>): CFunction[] {
  const names = new Set(body.calls.map(({ name }) => name));
  return [...names].flatMap((name) => defined.get(name) ?? []);
}

function directUses({ start, end }: TokenSpan, body: CBody): Partial<Uses> {
  const uses: { -readonly [K in keyof Uses]?: boolean } = { isMentioned: true };
  const next = textAt(body, end);
  const before = textAt(body, start - 1);
  if (isInsideAssertion(start, body)) return uses;
  if (next === '[') {
    const close = body.partners.get(end) ?? end;
    if (before !== '&') Object.assign(uses, accessUses(start, close + 1, body));
    uses.isArray = true;
  }
  if (next === '->') {
    uses.hasMembers = true;
    uses.isDereferenced = true;
  }
  if (next === '(') uses.isCalled = true;
  // `*p += n` and `*p + n` are about the element; `*p++` moves the pointer.
  const isElement = isUnaryStar(start - 1, body);
  if (/^(?:\+\+|--)$/.test(next) || /^(?:\+\+|--)$/.test(before)) uses.isArray = true;
  if (/^(?:\+=|-=|\+|-)$/.test(next) && !isElement) uses.isArray = true;
  if (isElement) {
    const afterAdvance = /^(?:\+\+|--)$/.test(next) ? end + 1 : end;
    Object.assign(uses, accessUses(start - 1, afterAdvance, body));
  } else if (/^(?:\+\+|--)$/.test(before) && isUnaryStar(start - 2, body)) {
    Object.assign(uses, accessUses(start - 2, end, body));
  } else if (before === '(' && isUnaryStar(start - 2, body) && /^[+-]/.test(next)) {
    uses.isArray = true;
    Object.assign(uses, accessUses(start - 2, (body.partners.get(start - 1) ?? end) + 1, body));
  }
  // In `*p == 0` it is the element that is compared.
  if (isElement) return uses;
  if (isTested(start, end, body)) uses.isNullChecked = true;
  if (/^(?:<|>|<=|>=|==|!=)$/.test(next) || /^(?:<|>|<=|>=|==|!=)$/.test(before)) uses.isCompared = true;
  if (isSignTest(start, end, body)) uses.isSignChecked = true;
  return uses;
}

/** `*p` or `p[i]` from `start` to `end`: what happens to the element. */
function accessUses(start: number, end: number, body: CBody): Partial<Uses> {
  // In `(*p)->x` and `(*p)[i]` the element is what the parentheses hold.
  const isGroup = textAt(body, start - 1) === '(' && textAt(body, end) === ')';
  const next = textAt(body, isGroup ? end + 1 : end);
  const isWritten = /^(?:=|[-+*/%&|^]=|<<=|>>=|\+\+|--)$/.test(next);
  const isPlainStore = next === '=';
  const isTerminatorTest =
    isTested(start, end, body) || (/^(?:==|!=)$/.test(next) === true && isZero(textAt(body, end + 1)));
  return {
    isDereferenced: true,
    isRead: !isPlainStore,
    ...(isWritten ? { isWritten: true } : {}),
    ...(isTerminatorTest ? { isString: true } : {}),
    ...(isTested(start, end, body) ? { isContentNullChecked: true } : {}),
  };
}

function isZero(text: string): boolean {
  return text === '0' || text === 'NULL' || text === "'\\0'" || text === 'nullptr';
}

/** The expression stands where only its being zero or not counts. */
function isTested(start: number, end: number, body: CBody): boolean {
  const before = textAt(body, start - 1);
  const next = textAt(body, end);
  // `!p->next` is about the member.
  if (/^(?:->|\.|\[|\()$/.test(next)) return false;
  if (before === '!') return true;
  if (/^(?:==|!=)$/.test(next)) return isZero(textAt(body, end + 1)) || isNullCast(end + 1, body);
  if (/^(?:==|!=)$/.test(before)) return isZero(textAt(body, start - 2));
  if (next === '?') return /^(?:[=(,]|return|&&|\|\|)$/.test(before);
  const opens = before === '&&' || before === '||' || (before === '(' && isCondition(start - 1, body));
  const closes =
    next === '&&' || next === '||' || (next === ')' && isCondition(body.partners.get(end) ?? -1, body));
  if ((before === '&&' || before === '||') && (next === ')' || next === ';' || closes)) return true;
  if ((next === '&&' || next === '||') && /^(?:\(|=|return|&&|\|\|)$/.test(before)) return true;
  if (before === ';' && next === ';')
    return body.partners.has(start - 1) === false && isInForHead(start, body);
  return opens && closes;
}

function isNullCast(at: number, body: CBody): boolean {
  const close = textAt(body, at) === '(' ? body.partners.get(at) : undefined;
  return close !== undefined && isCast(close, body) && isZero(textAt(body, close + 1));
}

function isCondition(open: number, body: CBody): boolean {
  return /^(?:if|while|!|&&|\|\||likely|unlikely)$/.test(textAt(body, open - 1));
}

function isInForHead(at: number, body: CBody): boolean {
  for (let open = at; open > 0; open -= 1) {
    const text = textAt(body, open);
    if (text === '{' || text === '}') return false;
    if (text === '(' && textAt(body, open - 1) === 'for') return (body.partners.get(open) ?? 0) > at;
  }
  return false;
}

/** `n < 0`, `n <= 0`, `n == -1`, `0 > n`: a negative or empty number is thought of. */
function isSignTest(start: number, end: number, body: CBody): boolean {
  const next = textAt(body, end);
  const other = textAt(body, end + 1);
  if (/^(?:<|<=|>|>=)$/.test(next)) return other === '0' || other === '-' || (next === '<' && other === '1');
  if (/^(?:==|!=)$/.test(next)) return other === '-';
  return /^(?:<|<=|>|>=)$/.test(textAt(body, start - 1)) && textAt(body, start - 2) === '0';
}

function isInsideAssertion(at: number, body: CBody): boolean {
  return body.calls.some(
    ({ name, at: call }) => /assert/i.test(name) && call < at && at < (body.partners.get(call + 1) ?? call),
  );
}

/** A star with no operand to its left. */
export function isUnaryStar(at: number, body: CBody): boolean {
  if (textAt(body, at) !== '*') return false;
  const before = body.tokens[at - 1];
  if (before === undefined) return true;
  if (before.text === ')') return isCast(at - 1, body);
  if (before.text === ']') return false;
  const isKeyword = /^(?:return|case|else|do|sizeof)$/.test(before.text);
  return isKeyword || !(before.kind === 'word' || before.kind === 'number' || before.kind === 'character');
}

function usesInCall(
  span: TokenSpan,
  body: CBody,
  defined: ReadonlyMap<string, CFunction>,
  seen: readonly string[],
): Uses[] {
  return body.calls.flatMap((call) => {
    const position = call.arguments.findIndex((argument) => isHandedOn(span, argument, body));
    const argument = call.arguments[position];
    if (argument === undefined) return [];
    const uses = usesOfArgument(call, position, defined, seen);
    // Who asks whether `p + i` is NULL says nothing about `p`.
    return [isMoved(span, argument, body) ? { ...uses, isNullChecked: false } : uses];
  });
}

/** Something inside what the place points to is handed on: `p + i`, `&p[i]`. */
function isMoved({ end }: TokenSpan, argument: TokenSpan, body: CBody): boolean {
  return end < argument.end && textAt(body, end) !== ')';
}

function usesOfArgument(
  { name }: BodyCall,
  position: number,
  defined: ReadonlyMap<string, CFunction>,
  seen: readonly string[],
): Uses {
  const callee = defined.get(name);
  const parameter = callee?.parameters[position]?.name ?? null;
  if (callee !== undefined && parameter !== null)
    return usesIn(callee, { name: parameter, isMember: false }, defined, seen);
  const known = libraryUse(name, position);
  return mergeUses(
    known === null ? [] : [{ ...known, isDereferenced: true, isArray: known.isFreed !== true }],
  );
}

/** The argument is the place, or somewhere inside what it points to. */
export function isHandedOn({ start, end }: TokenSpan, argument: TokenSpan, body: CBody): boolean {
  if (start < argument.start || end > argument.end) return false;
  let from = argument.start;
  while (textAt(body, from) === '(') {
    const close = body.partners.get(from) ?? from;
    from = isCast(close, body) ? close + 1 : from + 1;
  }
  const isAddress = textAt(body, from) === '&';
  if (isAddress) from += 1;
  if (from !== start) return false;
  const next = textAt(body, end);
  return end === argument.end || (isAddress ? next === '[' : /^(?:[+)-]|\+\+)$/.test(next));
}
