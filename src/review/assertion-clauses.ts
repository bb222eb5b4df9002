import { readableExpression } from '../domain/readable-expression.ts';
import { requirementOf } from '../domain/requirement.ts';
import type { ClauseRule } from './clause-rule.ts';
import { quoted } from './message.ts';

const shownCondition = 120;

/** Assertions of the program. ESBMC's comment is "assertion CONDITION", or the text that the program gave. */
export const assertionClauses: readonly ClauseRule[] = [
  [/^assertion (.+)$/, ([, condition = '']) => `the assertion ${quoted(condition, shownCondition)} fails`],
  [
    /^__builtin_unreachable$/,
    () => 'a place is reached that `__builtin_unreachable()` promises is never reached',
  ],
  [
    /^esbmc-requires: /,
    (_, { counterexample }) => {
      const requirement = requirementOf(counterexample.property.comment);
      const [name, condition] = [requirement?.function ?? '', requirement?.condition ?? ''];
      return `${quoted(name)} is called without what it requires of its callers, ${quoted(condition, shownCondition)}`;
    },
  ],
  [
    /^(?!$)(?!assertion$)(.+)$/,
    ([, words = ''], { counterexample }) => {
      const condition = readableExpression(counterexample.property.expression);
      const which =
        condition === null ? 'an assertion' : `the assertion ${quoted(condition, shownCondition)}`;
      return `${which} fails, which the program calls ${quoted(words, shownCondition)}`;
    },
  ],
];
