import type { ClaimRule } from './claim-rule.ts';

/** A counterexample is there: whoever says that all is well contradicts it. */
const allIsWell =
  /\b(?:verification (?:succeeded|succeeds|was successful|passed)|(?:code|program|function) is (?:now )?(?:safe|correct|bug-free|fine)|no (?:real |actual )?(?:bug|violation|error|vulnerability|problem)s?\b(?! (?:if|when|unless))|false (?:positive|alarm)|can(?:not|'t| not) (?:actually )?(?:happen|occur))/i;

export const verdictClaims: ClaimRule = (sentence) =>
  allIsWell.test(sentence) ? 'it says that there is no bug, and there is a counterexample' : null;
