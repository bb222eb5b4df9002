import type { Verdict } from '../domain/verdict.ts';
import { plainText } from './plain-text.ts';

/** What a verdict means, for somebody who has never heard of model checking. */
interface VerdictWords {
  readonly icon: string;
  /** The same in one column of every terminal. */
  readonly mark: string;
  /** A message. */
  readonly text: string;
}

/** `reason` and `bound` as in a report. Only a proof gets the sign of success. */
export function verdictWords(result: {
  verdict: Verdict;
  reason: string | null;
  bound?: number | null;
}): VerdictWords {
  const because = result.reason === null || result.reason === '' ? '' : `: ${plainText(result.reason, 300)}`;
  switch (result.verdict) {
    case 'failed':
      return { icon: '❌', mark: '✗', text: 'bug found' };
    case 'proved':
      return {
        icon: '✅',
        mark: '✓',
        text: 'proved: none of the checked bugs can happen, whatever the inputs',
      };
    case 'bounded':
      return {
        icon: '◐',
        mark: '~',
        text: boundedText(result.bound ?? null, result.reason),
      };
    case 'unknown':
      return { icon: '⚠️', mark: '?', text: `no answer${because}` };
    case 'not-checked':
      return { icon: '⚠️', mark: '?', text: `not checked${because}` };
  }
}

/** A reason says what beside the loops was kept small. */
function boundedText(bound: number | null, reason: string | null): string {
  if (reason === null) return `no bug found ${loopBound(bound)}; longer runs were not checked`;
  const loops = bound === null ? '' : ` ${loopBound(bound)}`;
  return `no bug found${loops}, ${plainText(reason, 300)}; more was not checked`;
}

/** "with loops running at most 4 times": the bound in words. */
export function loopBound(bound: number | null): string {
  if (bound === null) return 'within the bound that was searched';
  return `with loops running at most ${bound === 1 ? 'once' : `${bound} times`}`;
}
