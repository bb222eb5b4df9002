import { conclude, type Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { annotationsOf } from './annotations.ts';
import { checkOutputLimit } from './body-limits.ts';
import type { CheckRun } from './check-run.ts';
import { fitBody } from './fit-body.ts';
import { groupFindings } from './group-findings.ts';
import { headline } from './headline.ts';
import type { SourceLinks } from './permalink.ts';
import { detailedFinding, summaryHead, summaryTail } from './summary-blocks.ts';
import { triageFindings } from './triage-findings.ts';

/** Branch protection names it, so it never changes. */
export const checkRunName = 'ESBMC';

/** The report as a check run: the overview as its summary, the steps of the findings as its text. */
export function planCheckRun(report: Report, policy: Policy, links: SourceLinks): CheckRun {
  const context = { report, policy, links };
  const { posted } = triageFindings(report.findings, policy);
  const groups = groupFindings(posted);
  return {
    commit: links.commit,
    name: checkRunName,
    conclusion: conclude(report, policy),
    title: headline(report, policy).text,
    summary: fitBody([...summaryHead(context, groups), ...summaryTail(context)], checkOutputLimit),
    text: fitBody(
      groups.flatMap((group) => detailedFinding(group, context)),
      checkOutputLimit,
    ),
    annotations: annotationsOf(posted, policy),
  };
}
