import type { Verdict } from '../../domain/verdict.ts';

/** Verdicts as a legend says them, and in the order in which they are drawn: only a proof is green. */
export const verdictTitles: Readonly<Record<Verdict, string>> = {
  failed: 'bug found',
  unknown: 'no answer',
  'not-checked': 'not checked',
  bounded: 'no bug up to a bound',
  proved: 'proved',
};

export const verdictMarks: Readonly<Record<Verdict, string>> = {
  failed: '✗',
  unknown: '?',
  'not-checked': '?',
  bounded: '~',
  proved: '✓',
};

export const drawnVerdicts = Object.keys(verdictTitles) as readonly Verdict[];
