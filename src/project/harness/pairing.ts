import type { CFunction } from '../c-file.ts';
import { bodyOf, type CBody, spanText, type TokenSpan, textAt } from './c-body.ts';
import { nameScore } from './length-names.ts';
import { libraryLengths } from './library-functions.ts';
import { occurrencesOf, type Place, withAliases } from './place.ts';
import type { Sibling } from './sibling.ts';
import { isHandedOn } from './uses.ts';

/** A number that says how much there is behind a pointer. */
export interface Pair {
  readonly pointer: string;
  readonly length: string;
  /** How much speaks for it; compared with other pairs of the same pointer only. */
  readonly score: number;
}

/** Less is a coincidence. */
const leastScore = 3;
/** A pair that is this much weaker than the best one is not plausible any more. */
const plausibleDistance = 1;
const deepestCall = 3;

/**
 * The numbers that plausibly are the length of what a pointer points to, the best first.
 * @param readers functions whose bodies use the siblings
 */
export function rankLengths(
  pointer: Sibling,
  numbers: readonly Sibling[],
  pointers: readonly Sibling[],
  readers: readonly CFunction[],
  defined: ReadonlyMap<string, CFunction>,
  isString: boolean,
  distance = plausibleDistance,
): readonly Pair[] {
  const ranked = numbers
    .map((number) => {
      const byUse = Math.max(0, ...readers.map((one) => useScore(pointer.place, number.place, one, defined)));
      const byName = nameScore(pointer, number, pointers);
      const isIndex =
        byName < leastScore && readers.some((one) => isPlainIndex(pointer.place, number.place, one));
      // A string says itself where it ends: a length next to it is another one's until a body shows otherwise.
      const isForeign = isString && byUse < 4 && byName < 4;
      const score = isIndex || isForeign ? 0 : byUse + byName;
      return { pointer: pointer.place.name, length: number.place.name, score };
    })
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best - distance);
}

/** `a[i]` with the number itself, which nothing else bounds: an index, no length. */
export function isPlainIndex(pointer: Place, number: Place, reader: CFunction): boolean {
  const body = bodyOf(reader);
  const copies = number.isMember ? copiesOf(number, body) : [number.name];
  return indexesOf(withAliases([pointer], body), body).some((index) => {
    const text = spanText(body, index).replace('->', '.');
    const plain = text.replace(/^(?:\+\+|--) | (?:\+\+|--)$/g, '');
    const isMember = number.isMember && plain.endsWith(`. ${number.name}`) && !plain.includes(' + ');
    return isMember || copies.includes(plain);
  });
}

/** Variables that a member is read into as it is: `size_t pos = p->pos;`. */
function copiesOf(member: Place, body: CBody): readonly string[] {
  return occurrencesOf([member], body).flatMap(({ start, end }) => {
    const isWhole = textAt(body, start - 1) === '=' && /^[;,]$/.test(textAt(body, end));
    return isWhole && body.tokens[start - 2]?.kind === 'word' ? [textAt(body, start - 2)] : [];
  });
}

/** How strongly a body says that a number is a pointer's length. */
function useScore(
  pointer: Place,
  number: Place,
  reader: CFunction,
  defined: ReadonlyMap<string, CFunction>,
  depth = 0,
): number {
  const body = bodyOf(reader);
  const pointers = withAliases([pointer], body);
  const exact = withAliases([number], body);
  const derived = derivedFrom(exact, body);
  const bounded = boundedBy(exact, body);
  const related = [...derived, ...boundedBy(derived, body)];
  const mentions = (span: TextRange, places: readonly Place[]) =>
    occurrencesOf(places, body).some(({ start, end }) => start >= span.start && end <= span.end);
  const scores = [0];
  for (const index of indexesOf(pointers, body)) {
    if (mentions(index, [...exact, ...bounded])) scores.push(3);
    else if (mentions(index, related)) scores.push(2);
  }
  for (const { start, end } of occurrencesOf(pointers, body)) {
    if (textAt(body, end) === '+' && mentions({ start: end + 1, end: endOfOperand(end + 1, body) }, exact))
      scores.push(3);
    if (isAdvanced({ start, end }, body) && isCountedDown(exact, body)) scores.push(2);
  }
  for (const call of body.calls) {
    const at = call.arguments.findIndex((argument) =>
      occurrencesOf(pointers, body).some((span) => isHandedOn(span, argument, body)),
    );
    if (at < 0) continue;
    const callee = defined.get(call.name);
    call.arguments.forEach((argument, other) => {
      if (other === at || !mentions(argument, derived)) return;
      if (callee === undefined) {
        if (libraryLengths(call.name).some(([one, length]) => one === at && length === other))
          scores.push(mentions(argument, [number]) ? 4 : 3);
      } else if (depth < deepestCall) {
        const [to, length] = [callee.parameters[at]?.name, callee.parameters[other]?.name];
        if (to != null && length != null && callee.name !== reader.name)
          scores.push(useScore(variable(to), variable(length), callee, defined, depth + 1));
      }
    });
  }
  return Math.max(...scores);
}

type TextRange = TokenSpan;

function variable(name: string): Place {
  return { name, isMember: false };
}

/** What stands between the brackets after one of the places, and after `+` in `*(p + i)`. */
function indexesOf(places: readonly Place[], body: CBody): readonly TokenSpan[] {
  return occurrencesOf(places, body).flatMap(({ start, end }) => {
    const close = body.partners.get(end);
    if (textAt(body, end) === '[' && close !== undefined) return [{ start: end + 1, end: close }];
    const isSum =
      textAt(body, start - 1) === '(' && textAt(body, start - 2) === '*' && textAt(body, end) === '+';
    const outer = isSum ? body.partners.get(start - 1) : undefined;
    return outer === undefined ? [] : [{ start: end + 1, end: outer }];
  });
}

/** `(p)->offset` of `(p)->start + (p)->offset < ...`. */
function endOfOperand(from: number, body: CBody): number {
  let at = from;
  while (at < body.tokens.length && !/^(?:[-+*/%,;?:<>=)\]}]|[<>=!]=|&&|\|\|)$/.test(textAt(body, at))) {
    at = /^[([]$/.test(textAt(body, at)) ? (body.partners.get(at) ?? at) + 1 : at + 1;
  }
  return at;
}

function isAdvanced({ start, end }: TokenSpan, body: CBody): boolean {
  return /^(?:\+\+|\+=)$/.test(textAt(body, end)) || textAt(body, start - 1) === '++';
}

function isCountedDown(places: readonly Place[], body: CBody): boolean {
  return occurrencesOf(places, body).some(
    ({ start, end }) =>
      textAt(body, end) === '--' || textAt(body, end) === '-=' || textAt(body, start - 1) === '--',
  );
}

/** The places and the variables that are computed from them. */
function derivedFrom(places: readonly Place[], body: CBody): readonly Place[] {
  const all = [...places];
  const rounds = 3;
  for (let round = 0; round < rounds; round += 1) {
    const before = all.length;
    body.tokens.forEach(({ text }, at) => {
      if (!/^[-+]?=$/.test(text) || body.tokens[at - 1]?.kind !== 'word') return;
      if (/^(?:\.|->)$/.test(textAt(body, at - 2))) return;
      const right = { start: at + 1, end: endOfExpression(at + 1, body) };
      const isDerived = occurrencesOf(all, body).some(
        ({ start, end }) => start >= right.start && end <= right.end,
      );
      const name = textAt(body, at - 1);
      if (isDerived && !all.some((one) => one.name === name && !one.isMember)) all.push(variable(name));
    });
    if (all.length === before) break;
  }
  return all;
}

function endOfExpression(from: number, body: CBody): number {
  let at = from;
  for (; at < body.tokens.length; at += 1) {
    const text = textAt(body, at);
    if (text === '(' || text === '[' || text === '{') at = body.partners.get(at) ?? at;
    else if (/^[;,)\]}]$/.test(text)) break;
  }
  return at;
}

/** Variables that a comparison holds against one of the places. */
function boundedBy(places: readonly Place[], body: CBody): readonly Place[] {
  return occurrencesOf(places, body).flatMap(({ start, end }) => {
    const left = /^(?:<|<=|!=|>|>=)$/.test(textAt(body, start - 1)) ? body.tokens[start - 2] : undefined;
    const right = /^(?:<|<=|!=|>|>=)$/.test(textAt(body, end)) ? body.tokens[end + 1] : undefined;
    return [left, right].flatMap((token) => (token?.kind === 'word' ? [variable(token.text)] : []));
  });
}
