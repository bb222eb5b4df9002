import type { ClaimRule } from './claim-rule.ts';
import { type KnownFacts, plainValue } from './known-facts.ts';
import { linesIn } from './line-claims.ts';
import { numberIn, numberWords } from './number-words.ts';

interface ValueClaim {
  readonly name: string;
  readonly value: string;
}

const name = '`?(?<name>[A-Za-z_][\\w.]*(?:(?:->[\\w.]+)|\\[\\w+\\])*)`?';
const value = `\`?(?<value>[-+]?(?:0x[\\da-f]+|\\d+)|NULL|nullptr|${numberWords})\\b\`?(?! or (?:more|less|above|below)| (?:of|bytes?|elements?|entries|items|times|or)\\b|[.,]\\d|\\s*[-+*/%<>])`;
const becomes =
  "(?:\\s*(?:=|==|:=)\\s*|\\s+(?:is|was|are|(?:has|have|had) been|equals?|becomes?|became|gets|holds|contains|has|reaches|stays|being)(?: (?:now|then|still|also|already|exactly|equal to|set to|incremented to|decremented to|assigned|initiali[sz]ed to|increased to|at|the value|a value of|the number|only)){0,2}\\s+|\\s+(?:set|equal|increased|decreased|incremented|decremented|initiali[sz]ed|assigned) to\\s+|\\s*\\((?:value |= ?|with value )|'s value is\\s+|\\s+of\\s+|\\s+as\\s+|\\s*:\\s*|\\s+takes (?:on )?(?:the value )?|\\s+has (?:the|a) value (?:of )?)";

/** "`i` = 3", "i is set to 3", "3 is stored in `i`". */
const patterns: readonly RegExp[] = [
  new RegExp(`(?<![\\w.>])${name}${becomes}${value}`, 'gi'),
  new RegExp(
    `\\b(?:value|number)?\\s*${value}\\s+(?:is |was |gets )?(?:stored|assigned|written|put|passed|given|copied)?\\s*(?:in|into|to|for|as)\\s+(?:the )?(?:variable |parameter |argument )?${name}`,
    'gi',
  ),
  new RegExp(
    `\\bvalue of (?:the )?(?:variable |parameter |input )?${name} (?:is|was|becomes|equals)(?: now| then)? ${value}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:set|sets|setting|increments?|initiali[sz]es) (?:the )?(?:variable |parameter )?${name} to ${value}`,
    'gi',
  ),
];

/** Not as `value` has it, which may not stand before "of". */
const valueOfName = new RegExp(
  `\\bvalue \`?(?<value>-?\\d+)\`? (?:of|for) (?:the )?(?:variable )?${name}`,
  'gi',
);

/** Words that stand for some value of the trace. */
const generic =
  /^(?:index|value|divisor|denominator|length|size|count|it|which|that|result|input|offset|pointer|variable|counter)$/i;

/** A value that is named must be one of the trace: of that variable, and on that line where one line is named. */
export const valueClaims: ClaimRule = (sentence, facts) => {
  for (const [, index = ''] of sentence.matchAll(/\w\[(\d+)\]/g))
    if (!facts.numbers.has(index)) return `${index} is no index of the trace`;
  for (const claim of claimsIn(sentence)) {
    const why = contradiction(claim, sentence, facts);
    if (why !== null) return why;
  }
  return null;
};

function claimsIn(sentence: string): readonly ValueClaim[] {
  return [...patterns, valueOfName].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap(({ groups }) => {
      if (groups?.name === undefined || groups.value === undefined) return [];
      const number = numberIn(groups.value);
      return [{ name: groups.name, value: number === null ? plainValue(groups.value) : `${number}` }];
    }),
  );
}

function contradiction({ name, value }: ValueClaim, sentence: string, facts: KnownFacts): string | null {
  const known = facts.values.get(name);
  if (known === undefined) return withoutValue({ name, value }, sentence, facts);
  const isNull = value === 'NULL' && known.has('0');
  if (!known.has(value) && !isNull) return `${name} is never ${value} in the trace`;
  const [line, ...others] = new Set(linesIn(sentence));
  if (line === undefined || others.length > 0) return null;
  const there = facts.steps.filter(
    ({ location, assignment }) => location.line === line && assignment.variable === name,
  );
  if (there.length === 0 || there.some(({ assignment }) => plainValue(assignment.value) === value))
    return null;
  return `${name} is not set to ${value} on line ${line}`;
}

/** A name that the trace has no value of: the source must say it, or the word must stand for any value. */
function withoutValue({ name, value }: ValueClaim, sentence: string, facts: KnownFacts): string | null {
  // "4 in `main`" is about a place.
  if (isFunction(name, facts)) return null;
  if (facts.names.has(name)) {
    const text = new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\s*(?:\\[\\w*\\])?\\s*=\\s*${value}\\b`);
    const isWritten = facts.source.some((line) => text.test(line)) || value === 'NULL';
    return isWritten ? null : `nothing shows that ${name} is ${value}`;
  }
  if (generic.test(name) && !isNear(value, sentence, facts)) return `${value} is no value of the trace`;
  return /^[a-zA-Z]$/.test(name) && !/^[aI]$/.test(name) ? `there is no ${name}` : null;
}

function isFunction(name: string, { source }: KnownFacts): boolean {
  const called = new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\s*\\(`);
  return source.some((line) => called.test(line));
}

/** The last element has the size less one. */
function isNear(value: string, sentence: string, { numbers }: KnownFacts): boolean {
  if (value === 'NULL' || numbers.has(value)) return true;
  return (
    /\b(?:last|largest|highest|maximum|greatest) /.test(sentence) && numbers.has(`${BigInt(value) + 1n}`)
  );
}
