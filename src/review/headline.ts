import {
  type Conclusion,
  conclude,
  isFailing,
  type Policy,
  undecidedFunctions,
  undecidedUnits,
} from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { Verdict } from '../domain/verdict.ts';
import { counted } from './counted.ts';
import { type FindingGroup, groupFindings } from './group-findings.ts';
import { triageFindings } from './triage-findings.ts';

/** The whole result in one line. */
export interface Headline {
  readonly icon: '❌' | '⚠️' | '✅';
  /** Plain text of our own words and numbers only. */
  readonly text: string;
}

const icons: Readonly<Record<Conclusion, Headline['icon']>> = { failure: '❌', neutral: '⚠️', success: '✅' };

export function headline(report: Report, policy: Policy): Headline {
  const { posted, suppressed } = triageFindings(report.findings, policy);
  const groups = groupFindings(posted);
  const parts = [
    ...failures(groups, policy),
    ...gaps(report),
    ...others(groups, policy),
    // Not "no bug found".
    ...(suppressed.length === 0 ? [] : [`${counted(suppressed.length, 'finding')} suppressed`]),
  ];
  return {
    icon: icons[conclude(report, policy)],
    text: parts.length > 0 ? parts.join(', ') : nothingFound(report),
  };
}

/** Bugs are counted as they are told: one for each cause. */
function failures(groups: readonly FindingGroup[], policy: Policy): readonly string[] {
  const failing = groups.filter(({ lead }) => isFailing(lead, policy));
  if (failing.length === 0) return [];
  const allNew = failing.every(({ lead }) => lead.status === 'introduced');
  return [`${counted(failing.length, 'bug')} ${allNew ? 'introduced' : 'found'}`];
}

function others(groups: readonly FindingGroup[], policy: Policy): readonly string[] {
  const harmless = groups.filter(({ lead }) => !isFailing(lead, policy)).length;
  return harmless === 0 ? [] : [`${counted(harmless, 'finding')} to look at`];
}

/** What was not checked, always with out of how many. */
function gaps(report: Report): readonly string[] {
  const functions = undecidedFunctions(report).length;
  const units = undecidedUnits(report).length;
  return [
    ...(functions > 0
      ? [`${functions} of ${counted(report.functions.length, changed(report, 'function'))} not checked`]
      : []),
    ...(units > 0 ? [`${units} of ${counted(report.units.length, 'entry', 'entries')} not checked`] : []),
  ];
}

function nothingFound(report: Report): string {
  if (report.functions.length === 0 && report.units.length === 0) {
    return report.base === null ? 'Nothing to check' : 'Nothing to check: no C code changed';
  }
  const subjects =
    report.functions.length > 0
      ? counted(report.functions.length, changed(report, 'function'))
      : counted(report.units.length, 'entry', 'entries');
  const verdicts = (report.functions.length > 0 ? report.functions : report.units).map(
    ({ verdict }) => verdict,
  );
  return `No bug found in ${subjects}${verdictCounts(verdicts)}`;
}

/** How much the absence of bugs is worth. */
function verdictCounts(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  const proved = count('proved');
  const bounded = count('bounded');
  if (proved === verdicts.length) return ': all proved';
  if (bounded === verdicts.length) return ', up to the bounds below';
  return `: ${proved} proved, ${bounded} up to a bound`;
}

function changed(report: Report, noun: string): string {
  return report.base === null ? noun : `changed ${noun}`;
}
