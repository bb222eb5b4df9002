import type { CToken } from '../../../project/c-token.ts';
import { isNondeterministic } from '../../../project/nondeterministic.ts';
import { moreOftenIn } from '../count-items.ts';
import type { FileVersion } from '../edited-file.ts';
import type { EditRule } from './edit-rule.ts';

/** Calls that say what must hold, and what may be taken for granted. */
const checks = /assert|reach_error|assume|invariant|expects?$|ensures?$|^abort$|exit$/i;

/**
 * What the code itself says about what must hold is no part of a repair: assertions, assumptions, the ends of the
 * program, what is asked of callers in comments, and the inputs.
 */
export const keptChecks: EditRule = ({ before, after }) => {
  const [gone] = moreOftenIn(callsOf(before), callsOf(after));
  if (gone !== undefined) return `it takes away or changes \`${gone}\``;
  const [promise] = different(promisesIn(before), promisesIn(after));
  if (promise !== undefined) return `it changes what a comment tells the verifier: \`${promise}\``;
  const [input] = different(inputsOf(before), inputsOf(after));
  return input === undefined ? null : `it changes how often the input \`${input}\` is read`;
};

function different(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...moreOftenIn(one, other), ...moreOftenIn(other, one)];
}

/** `/* esbmc: requires(n > 0) *\/` and whatever else is meant for us. */
function promisesIn({ text }: FileVersion): readonly string[] {
  return (text.match(/esbmc\s*:[^\n]*/gi) ?? []).map((one) => one.trim());
}

function inputsOf({ tokens }: FileVersion): readonly string[] {
  return tokens.map(({ text }) => text).filter(isNondeterministic);
}

function callsOf({ tokens }: FileVersion): readonly string[] {
  return tokens.flatMap((token, at) =>
    token.kind === 'word' && checks.test(token.text) && tokens[at + 1]?.text === '('
      ? [callAt(tokens, at)]
      : [],
  );
}

/** From the name to the parenthesis that closes its arguments. */
function callAt(tokens: readonly CToken[], from: number): string {
  let depth = 0;
  for (let at = from + 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.text;
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth === 0) return spelled(tokens.slice(from, at + 1));
  }
  return spelled(tokens.slice(from));
}

function spelled(tokens: readonly CToken[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
