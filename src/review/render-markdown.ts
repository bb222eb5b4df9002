import type { Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { jobSummaryLimit } from './body-limits.ts';
import { fitBody } from './fit-body.ts';
import { groupFindings } from './group-findings.ts';
import type { SourceLinks } from './permalink.ts';
import { detailedFinding, summaryHead, summaryTail } from './summary-blocks.ts';
import { triageFindings } from './triage-findings.ts';

/** The whole report as Markdown, which is also the summary of a job: at most what the runner accepts. */
export function renderMarkdown(report: Report, policy: Policy, links: SourceLinks | null = null): string {
  const context = { report, policy, links };
  const groups = groupFindings(triageFindings(report.findings, policy).posted);
  const blocks = [
    ...summaryHead(context, groups),
    ...groups.flatMap((group) => detailedFinding(group, context)),
    ...summaryTail(context),
  ];
  return `${fitBody(blocks, jobSummaryLimit)}\n`;
}
