import type { CFile, CFunction } from '../c-file.ts';
import { oncePer } from '../once-per.ts';
import { type BodyCall, bodyOf, type CBody, spanText, type TokenSpan, textAt } from './c-body.ts';
import type { TypeIndex } from './type-index.ts';

/** A call of the function by another one. */
interface CallSite {
  readonly caller: CFunction;
  readonly body: CBody;
  readonly call: BodyCall;
}

/** What the calls of a function say about its arguments. */
export interface CallerFacts {
  /** Parameters that a caller passes NULL for. */
  readonly nullPassed: ReadonlySet<string>;
  /** A C condition over the parameters that holds at each call; null where that is not known of all of them. */
  readonly condition: string | null;
}

/** Calls of a function from the functions of some files; only a static one has all of them there. */
export function callerFacts(target: CFunction, files: readonly CFile[], index: TypeIndex): CallerFacts {
  const sites = files.flatMap((file) => callsIn(file).sites.get(target.name) ?? []);
  const nullPassed = new Set(
    target.parameters.flatMap(({ name }, position) =>
      name !== null && sites.some((site) => isNull(site, position)) ? [name] : [],
    ),
  );
  return { nullPassed, condition: conditionOf(target, files, sites, index) };
}

/** What the bodies of a file say about each function, read once for all of them. */
interface FileCalls {
  readonly sites: ReadonlyMap<string, readonly CallSite[]>;
  /** Words that stand somewhere without a parenthesis behind them. */
  readonly withoutCall: ReadonlySet<string>;
}

const callsIn = oncePer(readCalls);

function readCalls({ functions, declarations }: CFile): FileCalls {
  const sites = new Map<string, CallSite[]>();
  const withoutCall = new Set(declarations.flatMap(({ mentions }) => mentions));
  for (const caller of functions) {
    if (!caller.isDefinition) continue;
    const body = bodyOf(caller);
    for (const call of body.calls) {
      const known = sites.get(call.name);
      if (known === undefined) sites.set(call.name, [{ caller, body, call }]);
      else known.push({ caller, body, call });
    }
    body.tokens.forEach(({ text }, at) => {
      if (textAt(body, at + 1) !== '(') withoutCall.add(text);
    });
  }
  return { sites, withoutCall };
}

function isNull({ body, call }: CallSite, position: number): boolean {
  const argument = call.arguments[position];
  return argument !== undefined && /^(?:NULL|0|nullptr|\( void \* \) 0)$/.test(spanText(body, argument));
}

function conditionOf(
  target: CFunction,
  files: readonly CFile[],
  sites: readonly CallSite[],
  index: TypeIndex,
): string | null {
  const others = sites.filter(({ caller }) => caller.name !== target.name);
  if (!target.isStatic || others.length === 0) return null;
  const escapes = files.some((file) => callsIn(file).withoutCall.has(target.name));
  if (escapes) return null;
  const each = others.map((site) => conditionsAt(site, target, index));
  if (each.some((conditions) => conditions.length === 0)) return null;
  const alternatives = [
    ...new Set(each.map((conditions) => conditions.map((one) => `(${one})`).join(' && '))),
  ];
  return alternatives.length === 1
    ? (alternatives[0] ?? null)
    : alternatives.map((one) => `(${one})`).join(' || ');
}

function conditionsAt({ body, call }: CallSite, target: CFunction, index: TypeIndex): readonly string[] {
  const constants = target.parameters.flatMap(({ name, isPointer, isArray, isFunctionPointer }, position) => {
    const argument = call.arguments[position];
    if (name === null || argument === undefined || isPointer || isArray || isFunctionPointer) return [];
    const text = spanText(body, argument);
    return index.constantOf(text) === null ? [] : [`${name} == ${text}`];
  });
  const variables = new Map<string, string>();
  target.parameters.forEach(({ name }, position) => {
    const argument = call.arguments[position];
    if (name !== null && argument?.end === argument?.start) return;
    if (name === null || argument === undefined || argument.end - argument.start !== 1) return;
    const token = body.tokens[argument.start];
    if (token?.kind === 'word' && index.constantOf(token.text) === null) variables.set(token.text, name);
  });
  return [...new Set([...constants, ...guardsOf(call, variables, body, index)])];
}

/** What must hold for the call to be reached, as far as it is about variables that are handed on unchanged. */
function guardsOf(
  call: BodyCall,
  variables: ReadonlyMap<string, string>,
  body: CBody,
  index: TypeIndex,
): readonly string[] {
  return body.tokens.flatMap(({ text }, at) => {
    const close = body.partners.get(at + 1);
    if (text !== 'if' || close === undefined || close >= call.at || !isAround(at, call.at, body)) return [];
    const condition = { start: at + 2, end: close };
    const then = statementAt(close + 1, body);
    const isInside = call.at >= then.start && call.at < then.end;
    if (!isInside && (textAt(body, then.end) === 'else' || !leaves(then, body))) return [];
    const parts = splitAt(isInside ? '&&' : '||', condition, body);
    return parts.flatMap((part) => {
      const mapped = overParameters(part, variables, body, index);
      if (mapped === null || changesAfter(part, close, body)) return [];
      return [isInside ? mapped : `!(${mapped})`];
    });
  });
}

/** The innermost block that the token stands in also holds the call. */
function isAround(at: number, call: number, body: CBody): boolean {
  return (blockEnd(at, body) ?? body.tokens.length) > call;
}

function blockEnd(at: number, body: CBody): number | null {
  for (let open = at; open >= 0; open -= 1) {
    const text = textAt(body, open);
    if (text === '}') open = body.partners.get(open) ?? open;
    else if (text === '{') return body.partners.get(open) ?? null;
  }
  return null;
}

function statementAt(start: number, body: CBody): TokenSpan {
  if (textAt(body, start) === '{') return { start, end: (body.partners.get(start) ?? start) + 1 };
  let end = start;
  while (end < body.tokens.length && textAt(body, end) !== ';') {
    if (textAt(body, end) === '(' || textAt(body, end) === '{') end = body.partners.get(end) ?? end;
    end += 1;
  }
  return { start, end: end + 1 };
}

/** The statement ends with a jump or an exit. */
function leaves({ start, end }: TokenSpan, body: CBody): boolean {
  const isBlock = textAt(body, start) === '{';
  let last = isBlock ? end - 2 : end - 1;
  for (last -= 1; last > start && !/^[;{}]$/.test(textAt(body, last)); last -= 1);
  const first = textAt(body, /^[;{}]$/.test(textAt(body, last)) ? last + 1 : last);
  return /^(?:return|goto|break|continue|exit|_exit|abort)$/.test(first);
}

function splitAt(operator: string, { start, end }: TokenSpan, body: CBody): readonly TokenSpan[] {
  const other = operator === '&&' ? '||' : '&&';
  const parts: TokenSpan[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    const text = textAt(body, at);
    if (text === '(' || text === '[') at = body.partners.get(at) ?? at;
    // `a || b && c` is not split: the whole is kept or dropped.
    else if (operator === '&&' && (text === other || text === '?')) return [{ start, end }];
    else if (text === operator) {
      parts.push({ start: from, end: at });
      from = at + 1;
    }
  }
  return [...parts, { start: from, end }];
}

/** The condition over the parameters; null where it is about anything else. */
function overParameters(
  { start, end }: TokenSpan,
  variables: ReadonlyMap<string, string>,
  body: CBody,
  index: TypeIndex,
): string | null {
  const words: string[] = [];
  let isAboutParameter = false;
  for (let at = start; at < end; at += 1) {
    const token = body.tokens[at];
    if (token === undefined || token.kind === 'string') return null;
    const isMacro = index.constantOf(token.text) !== null;
    if (token.kind === 'word' && !isMacro && token.text !== 'NULL') {
      const name = variables.get(token.text);
      if (name === undefined || textAt(body, at + 1) === '(') return null;
      isAboutParameter = true;
      words.push(name);
    } else if (/^(?:\.|->|\[|=|[-+*/%&|^]=|<<=|>>=|\+\+|--)$/.test(token.text)) return null;
    else words.push(token.text);
  }
  return isAboutParameter ? words.join(' ') : null;
}

/** One of the condition's variables may change between the condition and the end of its block. */
function changesAfter({ start, end }: TokenSpan, from: number, body: CBody): boolean {
  const names = new Set(
    body.tokens.slice(start, end).flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])),
  );
  const to = blockEnd(start, body) ?? body.tokens.length;
  for (let at = from; at < to; at += 1) {
    if (!names.has(textAt(body, at))) continue;
    const isSet = /^(?:=|[-+*/%&|^]=|<<=|>>=|\+\+|--)$/.test(textAt(body, at + 1));
    if (isSet || /^(?:\+\+|--)$/.test(textAt(body, at - 1))) return true;
    if (textAt(body, at - 1) === '&' && /^[(,=]$/.test(textAt(body, at - 2))) return true;
  }
  return false;
}
