import type { ClaimRule } from './claim-rule.ts';

const upperLimit =
  /`?([A-Za-z_]\w*)`? (?:must|should|has to|needs to) (?:be|stay|remain) (below|less than|smaller than|under|at most|no more than) `?(-?\d+)/gi;

/** An upper limit that is named must be that of the violated condition. */
export const conditionClaims: ClaimRule = (sentence, { conditions }) => {
  for (const [, subject = '', word = '', number = '0'] of sentence.matchAll(upperLimit)) {
    const limits = conditions.flatMap(({ subject: name, operator, limit }) => {
      if (name !== subject || !operator.startsWith('<')) return [];
      return [operator === '<' ? limit - 1n : limit];
    });
    const said = BigInt(number) - (/^(?:at most|no more)/i.test(word) ? 0n : 1n);
    if (limits.length > 0 && !limits.includes(said)) return `the limit of ${subject} is another one`;
  }
  return null;
};
