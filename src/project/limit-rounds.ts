import { type CToken, lexC } from './c-token.ts';
import { ownPrefix } from './harness/harness-names.ts';

/** As many as the nodes that a harness puts into a list. */
const mostRounds = 3;

export interface LimitedRounds {
  readonly text: string;
  /** The functions with such a loop. */
  readonly functions: readonly string[];
}

/**
 * Counts the rounds of loops around a recursion, and looks at no path with more than `mostRounds`. ESBMC counts them by
 * the loop, and each recursion starts the count again (measured with 8.4.0: a loop over siblings that calls its function
 * for the children is unwound without an end, whatever `--unwind` says; counted like this it takes a second). Lines stay
 * where they are.
 */
export function limitRounds(text: string): LimitedRounds {
  const tokens = lexC(text).filter(({ directive }) => directive === null);
  const partners = matchBrackets(tokens);
  const bodies = bodiesIn(tokens, partners);
  const reaches = closure(new Map(bodies.map((body) => [body.name, callsIn(tokens, body)])));
  const edits: { at: number; insert: string }[] = [];
  const functions: string[] = [];
  for (const body of bodies) {
    const isAround = (loop: Span) =>
      callsIn(tokens, loop).some((name) => name === body.name || reaches.get(name)?.has(body.name) === true);
    const loops = loopsIn(tokens, partners, body).filter(isAround);
    if (loops.length === 0) continue;
    functions.push(body.name);
    const counters = loops.map((_, index) => `${ownPrefix}rounds_${index + 1}`);
    edits.push({
      at: endOf(tokens, body.start),
      insert: ` unsigned ${counters.map((one) => `${one} = 0`).join(', ')};`,
    });
    loops.forEach(({ start }, index) => {
      const check = ` if (${counters[index]}++ >= ${mostRounds}) { __ESBMC_assume(0); break; }`;
      edits.push({ at: endOf(tokens, start), insert: check });
    });
  }
  return { text: insertAll(text, edits), functions };
}

/** What a verdict that rests on it says. */
export function roundsLimit(functions: readonly string[]): string {
  const names = functions.map((name) => `\`${name}\``).join(', ');
  return `loops around a recursion in ${names} go round at most ${mostRounds} times`;
}

/** Indices of an opening brace and its closing one. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface Body extends Span {
  readonly name: string;
}

function matchBrackets(tokens: readonly CToken[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ text, kind }, index) => {
    if (kind !== 'punctuator') return;
    if (text === '(' || text === '{') open.push(index);
    if (text !== ')' && text !== '}') return;
    const start = open.pop();
    if (start === undefined || (tokens[start]?.text === '(') !== (text === ')')) return;
    partners.set(start, index);
    partners.set(index, start);
  });
  return partners;
}

/** `name (...) {` outside of all braces. */
function bodiesIn(tokens: readonly CToken[], partners: ReadonlyMap<number, number>): readonly Body[] {
  const bodies: Body[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.text !== '{') continue;
    const end = partners.get(at);
    if (end === undefined) break;
    const open = tokens[at - 1]?.text === ')' ? partners.get(at - 1) : undefined;
    const name = open === undefined ? undefined : tokens[open - 1];
    if (name?.kind === 'word') bodies.push({ name: name.text, start: at, end });
    at = end;
  }
  return bodies;
}

function callsIn(tokens: readonly CToken[], { start, end }: Span): readonly string[] {
  const names = new Set<string>();
  for (let at = start; at < end; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word' && tokens[at + 1]?.text === '(') names.add(token.text);
  }
  return [...names];
}

function closure(calls: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...calls].map(([name, called]) => {
      const reached = new Set(called);
      for (const one of reached) for (const next of calls.get(one) ?? []) reached.add(next);
      return [name, reached];
    }),
  );
}

/** The braces of loops; a loop without braces is left alone. */
function loopsIn(
  tokens: readonly CToken[],
  partners: ReadonlyMap<number, number>,
  body: Body,
): readonly Span[] {
  const loops: Span[] = [];
  for (let at = body.start; at < body.end; at += 1) {
    const { kind, text } = tokens[at] as CToken;
    if (kind !== 'word' || !/^(?:while|for|do)$/.test(text)) continue;
    const head = text === 'do' ? at : partners.get(at + 1);
    if (head === undefined || tokens[head + 1]?.text !== '{') continue;
    const end = partners.get(head + 1);
    if (end !== undefined) loops.push({ start: head + 1, end });
  }
  return loops;
}

function endOf(tokens: readonly CToken[], index: number): number {
  return tokens[index]?.end ?? 0;
}

function insertAll(text: string, edits: readonly { at: number; insert: string }[]): string {
  const ordered = [...edits].sort((one, other) => other.at - one.at);
  return ordered.reduce((result, { at, insert }) => result.slice(0, at) + insert + result.slice(at), text);
}
