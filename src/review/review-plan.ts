import { type Conclusion, conclude, isFailing, type Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { type Annotation, annotationsOf } from './annotations.ts';
import { commentBodyLimit } from './body-limits.ts';
import type { Anchor, DiffFile, PullRequest } from './code-host.ts';
import { findingComment } from './finding-comment.ts';
import { type BodyBlock, fitBody, wholeBlock } from './fit-body.ts';
import { type FixEvidence, fixEvidence } from './fix-evidence.ts';
import { groupFindings } from './group-findings.ts';
import { type Headline, headline } from './headline.ts';
import { renderMarker } from './marker.ts';
import { type PlacedGroup, placeFindings } from './place-findings.ts';
import { renderMarkdown } from './render-markdown.ts';
import { detailedFinding, summaryHead, summaryTail } from './summary-blocks.ts';
import { triageFindings } from './triage-findings.ts';

/** A finding's comment, and where it belongs. */
export interface PlannedComment {
  /** Of the finding that is told first. */
  readonly fingerprint: string;
  /** Of all findings that it tells. */
  readonly fingerprints: readonly string[];
  readonly anchor: Anchor;
  readonly body: string;
  /** The same for the summary, where the comment can't be posted. */
  readonly inSummary: readonly BodyBlock[];
}

/** All that is going to be said about a pull request, before anything is: a pure value that sinks carry out. */
export interface ReviewPlan {
  readonly pullNumber: number;
  /** The analysed commit. */
  readonly commit: string;
  readonly conclusion: Conclusion;
  readonly headline: Headline;
  /** True for a closed pull request: nothing is written to it. */
  readonly isQuiet: boolean;
  readonly comments: readonly PlannedComment[];
  /** The parts of the sticky comment: those of findings without a comment go between `head` and `tail`. */
  readonly summary: { readonly head: readonly BodyBlock[]; readonly tail: readonly BodyBlock[] };
  /** False when there is nothing to say: an old summary is updated then, and none is created. */
  readonly isWorthASummary: boolean;
  readonly jobSummary: string;
  /** One for each finding that is told, the most important first. */
  readonly annotations: readonly Annotation[];
  /** What shows whether earlier findings are gone. */
  readonly evidence: FixEvidence;
}

export interface ReviewFacts {
  readonly pull: Pick<PullRequest, 'number' | 'state' | 'draft' | 'fromFork'>;
  /** Null when the host did not show it: then everything goes to the summary. */
  readonly diff: readonly DiffFile[] | null;
  readonly repository: { readonly serverUrl: string; readonly owner: string; readonly repo: string };
  /** The analysed commit: the head of the pull request when the analysis began. */
  readonly commit: string;
  readonly commentLimit: number;
  /** Whether comments offer the `/esbmc-...` commands. */
  readonly commands: boolean;
}

/** What to say about a pull request, where, and what it concludes. */
export function planReview(report: Report, policy: Policy, facts: ReviewFacts): ReviewPlan {
  const { pull, commit } = facts;
  const context = { report, policy, links: { ...facts.repository, commit } };
  const { posted } = triageFindings(report.findings, policy);
  // A draft's author has not asked for a review yet: everything is in the summary.
  const limit = pull.draft ? 0 : facts.commentLimit;
  const placed = placeFindings(groupFindings(posted), facts.diff ?? [], limit);
  const commandPlace = pull.fromFork ? 'in-conversation' : 'in-reply';
  const plannedComment = (group: PlacedGroup): readonly PlannedComment[] => {
    if (group.anchor === null) return [];
    const body = findingComment(group, {
      links: context.links,
      isFailing: isFailing(group.lead, policy),
      esbmcVersion: report.esbmc?.version ?? null,
      commit,
      base: report.base,
      commands: facts.commands ? commandPlace : 'none',
    });
    const fingerprints = [group.lead, ...group.others].map(({ fingerprint }) => fingerprint);
    const inSummary = detailedFinding(group, context);
    return [{ fingerprint: group.lead.fingerprint, fingerprints, anchor: group.anchor, body, inSummary }];
  };
  return {
    pullNumber: pull.number,
    commit,
    conclusion: conclude(report, policy),
    headline: headline(report, policy),
    isQuiet: pull.state === 'closed',
    comments: placed.flatMap(plannedComment),
    summary: {
      head: [wholeBlock(renderMarker({ kind: 'summary', commit })), ...summaryHead(context, placed)],
      tail: [
        ...placed.filter(({ anchor }) => anchor === null).flatMap((group) => detailedFinding(group, context)),
        ...summaryTail(context),
      ],
    },
    isWorthASummary: report.functions.length + report.units.length + report.findings.length > 0,
    jobSummary: renderMarkdown(report, policy, context.links),
    annotations: annotationsOf(
      placed.flatMap(({ lead, others }) => [lead, ...others]),
      policy,
    ),
    evidence: fixEvidence(report, facts.diff),
  };
}

/** The sticky comment, with what had to be moved into it. */
export function summaryBody({ summary }: ReviewPlan, moved: readonly PlannedComment[]): string {
  return fitBody(
    [...summary.head, ...moved.flatMap(({ inSummary }) => inSummary), ...summary.tail],
    commentBodyLimit,
  );
}
