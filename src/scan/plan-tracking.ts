import { createHash } from 'node:crypto';
import type { Policy } from '../domain/policy.ts';
import type { SourceLinks } from '../review/permalink.ts';
import { triageFindings } from '../review/triage-findings.ts';
import { earlierFindings, nightOf } from './baseline.ts';
import { compareBaseline, type ScanChanges } from './compare-baseline.ts';
import type { IssueText, TrackedIssue } from './issue-tracker.ts';
import type { ScanReport } from './scan-report.ts';
import { changeComment, type TrackingContext, trackingBody, trackingTitle } from './tracking-body.ts';
import { parseTrackingState, renderTrackingState, type TrackingState, withNight } from './tracking-state.ts';

/** What is to be done with the tracking issue after a scan. */
export type TrackingPlan =
  | { readonly action: 'none' }
  | { readonly action: 'create'; readonly text: IssueText }
  | {
      readonly action: 'update';
      readonly issue: TrackedIssue;
      readonly text: IssueText;
      readonly state: TrackedIssue['state'];
      /** Only where something changed. `mark` is its hidden first line, by which a second run finds it. */
      readonly comment: { readonly mark: string; readonly body: string } | null;
    };

interface TrackingFacts {
  readonly scan: ScanReport;
  /** Our own issues, the oldest first. */
  readonly issues: readonly TrackedIssue[];
  readonly policy: Policy;
  readonly links: SourceLinks;
  /** `YYYY-MM-DD`, in UTC. */
  readonly date: string;
}

/**
 * One issue at a time: the oldest that is open, else one that we closed and reopen, else a new one, which links the one
 * that a person closed. Nothing is opened for a repository in which nothing was found.
 */
export function planTracking(facts: TrackingFacts): TrackingPlan {
  const { scan, issues, policy, links, date } = facts;
  const known = issues.flatMap((issue) => {
    const state = parseTrackingState(issue.body);
    return state === null ? [] : [{ issue, state }];
  });
  const open = known.find(({ issue }) => issue.state === 'open');
  const latest = known.at(-1);
  const current = open ?? (latest?.state.isClosedByUs === true ? latest : undefined);
  const before = current?.state ?? latest?.state ?? null;
  const told = triageFindings(scan.report.findings, policy).posted;
  const changes = changesSince(before, scan, told);
  const isOpen = changes.appeared.length + changes.stayed.length + changes.unclear.length > 0;
  const isClean = !isOpen && scan.isComplete;
  if (current === undefined && !isOpen) return { action: 'none' };
  if (current !== undefined && current.issue.state === 'closed' && !isOpen) return { action: 'none' };
  if (current !== undefined && isRepeated(current.state, changes, scan)) return { action: 'none' };
  const context: TrackingContext = {
    scan,
    changes,
    previous: before?.nights.at(-1) ?? null,
    nights: withNight(before?.nights ?? [], nightOf({ ...scan.report, findings: told }, date)),
    policy,
    links,
    follows: current === undefined ? (latest?.issue.number ?? null) : null,
  };
  const state: TrackingState = {
    // What was not decided this time is not forgotten.
    findings: [...earlierFindings(told), ...changes.unclear],
    isPartial: false,
    nights: [...context.nights],
    isClosedByUs: isClean,
  };
  const text = { title: trackingTitle(context), body: trackingBody(context, renderTrackingState(state)) };
  if (current === undefined) return { action: 'create', text };
  const hasChanged = changes.appeared.length + changes.fixed.length > 0;
  return {
    action: 'update',
    issue: current.issue,
    text,
    state: isClean ? 'closed' : 'open',
    comment: hasChanged ? commentOn(changes, context) : null,
  };
}

function changesSince(
  before: TrackingState | null,
  scan: ScanReport,
  told: TrackingContext['changes']['appeared'],
): ScanChanges {
  const changes = compareBaseline(scan, { findings: before?.findings ?? [], functions: [] }, told);
  if (before?.isPartial !== true) return changes;
  // Those that are not remembered would be called new every night.
  return { ...changes, appeared: [], stayed: [...changes.stayed, ...changes.appeared] };
}

function commentOn(changes: ScanChanges, context: TrackingContext): { mark: string; body: string } {
  const facts = [context.scan.report.head, changes.appeared, changes.fixed].map((part) =>
    Array.isArray(part) ? part.map(({ fingerprint }) => fingerprint) : part,
  );
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
  const mark = `<!-- esbmc-action:night:1 ${hash} -->`;
  return { mark, body: changeComment(context, mark) };
}

/** A second run on the same commit, with the same result, leaves what the first one told. */
function isRepeated({ nights }: TrackingState, changes: ScanChanges, { report }: ScanReport): boolean {
  const { appeared, fixed, unclear } = changes;
  const last = nights.at(-1);
  const isSame = appeared.length + fixed.length + unclear.length === 0;
  return isSame && last !== undefined && last.head !== null && last.head === report.head;
}
