import { namesIn } from '../review/names-in.ts';
import type { ClaimRule } from './claim-rule.ts';
import type { KnownFacts } from './known-facts.ts';
import { numberIn } from './number-words.ts';

const mention =
  /\b(?:lines?|row)[\s`#:]*(?:number|no\.?)?[\s`#:]*(\w+(?:`?(?:\s*(?:,|-|–|and|to|or|through|&)\s*)+`?(?:lines?\s*)?\d+)*)|\b[\w/-]+\.[ch]:(\d+)|\bL(\d+)\b/gi;

const goesWrong =
  /\b(?:violat\w+|fail\w*|crash\w*|goes wrong|happens|occurs|out[- ]of[- ]bounds|bug is|error is|divi\w+ by zero|overflows?|dereferenc\w+)`?\s+(?:\w+\s+){0,2}?(?:on|at|in) line\s+`?(\w+)/gi;

/** Lines that are named must be of the trace, or hold the code that the sentence quotes. */
export const lineClaims: ClaimRule = (sentence, facts) => {
  const lines = linesIn(sentence);
  for (const line of lines)
    if (!facts.lines.has(line) && !isQuoted(line, sentence, facts)) return `line ${line} is not in the trace`;
  for (const [, text = ''] of sentence.matchAll(goesWrong)) {
    const line = numberIn(text);
    const isCall = line !== null && line !== facts.line;
    if (isCall) return `it goes wrong in line ${facts.line}, not in line ${line}`;
  }
  for (const [, text = '', name = ''] of sentence.matchAll(/\bline (\d+),? where `(\w+)`/gi))
    if (!namesIn(facts.source[Number(text) - 1] ?? '').includes(name))
      return `${name} is not on line ${text}`;
  return wrongPlace(sentence, facts) ?? wrongFunction(sentence, lines, facts);
};

/** The function that it is said to go wrong in. */
function wrongPlace(sentence: string, facts: KnownFacts): string | null {
  const functions = new Set([...facts.lines.values()].flatMap((names) => [...names]));
  const said = sentence.matchAll(
    /\b(?:bug|error|violation|crash|overflow|access) (?:is|lies|occurs|happens) (?:in|inside) (?:the )?(?:function )?`?(\w+)/gi,
  );
  for (const [, name = ''] of said)
    if (functions.has(name) && facts.function !== null && name !== facts.function)
      return `it goes wrong in ${facts.function}, not in ${name}`;
  return null;
}

export function linesIn(sentence: string): readonly number[] {
  return [...sentence.matchAll(mention)].flatMap(([, list, inFile, short]) => {
    const given = inFile ?? short;
    if (given !== undefined) return [Number(given)];
    const first = numberIn(/^\w+/.exec(list ?? '')?.[0] ?? '');
    if (first === null) return [];
    return [first, ...[...(list ?? '').replace(/^\w+/, '').matchAll(/\d+/g)].map(([text]) => Number(text))];
  });
}

/** True where the line of the source has each name of a piece of code in the sentence. */
function isQuoted(line: number, sentence: string, { source }: KnownFacts): boolean {
  const text = source[line - 1];
  if (text === undefined) return false;
  if (
    /\b(?:check|test|condition|guard|loop|branch)/i.test(sentence) &&
    /^\s*(?:if|for|while|switch)\b/.test(text)
  )
    return true;
  const names = new Set(namesIn(text));
  const quoted = [...sentence.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => namesIn(code));
  return quoted.length > 0 && quoted.every((name) => names.has(name));
}

/** "in `f`" beside one line that is known to lie in another function, or where it is said to go wrong. */
function wrongFunction(sentence: string, lines: readonly number[], facts: KnownFacts): string | null {
  const functions = new Set([...facts.lines.values()].flatMap((names) => [...names]));
  const [line, ...others] = new Set(lines);
  const inside = [
    ...sentence.matchAll(/\b(?:in|inside|of|within) (?:the )?(?:function )?`?([A-Za-z_]\w*)`?(?:\(\))?/g),
  ].map(([, name = '']) => name);
  const named = inside.filter((name) => functions.has(name));
  const known = line === undefined || others.length > 0 ? undefined : facts.lines.get(line);
  const [first] = named;
  if (known === undefined || known.size === 0 || first === undefined || named.some((name) => known.has(name)))
    return null;
  return `line ${line} is not in ${first}`;
}
