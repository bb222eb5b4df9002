import type { Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { annotationNotes } from './annotation-notes.ts';
import { annotationsOf } from './annotations.ts';
import type { JobSinks } from './job-sinks.ts';
import type { SourceLinks } from './permalink.ts';
import { quoteNotes } from './quote-notes.ts';
import { renderMarkdown } from './render-markdown.ts';
import { triageFindings } from './triage-findings.ts';

/**
 * Tells a report where no pull request may be written to: all of it in the job's summary, and an annotation for each
 * finding that a comment would tell. Returns what there is to say about that, for the log.
 */
export async function tellJob(
  report: Report,
  policy: Policy,
  links: SourceLinks | null,
  job: JobSinks,
): Promise<readonly string[]> {
  await job.writeSummary(renderMarkdown(report, policy, links));
  const left = job.annotate(annotationsOf(triageFindings(report.findings, policy).posted, policy));
  const notes = annotationNotes(left.length);
  if (notes.length > 0) await job.writeSummary(quoteNotes(notes));
  return notes;
}
