import { ask } from '../review/host-answer.ts';
import type { Baseline } from './baseline.ts';
import type { IssueTracker, TrackedIssue } from './issue-tracker.ts';
import { planTracking } from './plan-tracking.ts';
import { parseTrackingState } from './tracking-state.ts';

/** The label by which the issue is found, and that people may subscribe to. */
export const trackingLabel = 'esbmc';

export interface TrackingOutcome {
  readonly action: 'none' | 'created' | 'updated' | 'closed' | 'refused';
  readonly number: number | null;
  /** Sentences for the log and the summary. */
  readonly notes: readonly string[];
}

/** Our own tracking issues, the oldest first; a note where GitHub did not list them. */
export async function ownIssues(
  tracker: IssueTracker,
): Promise<{ readonly known: readonly TrackedIssue[]; readonly note: string | null }> {
  const answer = await ask(async () => {
    const authorId = await tracker.ownAuthorId();
    const labelled = await tracker.issuesWithLabel(trackingLabel);
    return labelled.filter((issue) => isOurs(issue, authorId));
  });
  if (answer.ok) return { known: answer.value, note: null };
  return { known: [], note: refusedNote(answer.message) };
}

/** What is known of the scans before. */
export type EarlierScan = Pick<Baseline, 'findings' | 'functions' | 'nights'>;

/** What the last night left in them. */
export function lastState(issues: readonly TrackedIssue[]): EarlierScan | null {
  const issue = issues.find(({ state }) => state === 'open') ?? issues.at(-1);
  const state = issue === undefined ? null : parseTrackingState(issue.body);
  return state === null ? null : { findings: state.findings, functions: [], nights: state.nights };
}

/** Brings the tracking issue up to date. What GitHub refuses is said, and nothing is thrown: the scan is in its report. */
export async function track(
  facts: Parameters<typeof planTracking>[0],
  tracker: IssueTracker,
): Promise<TrackingOutcome> {
  const answer = await ask(() => perform(planTracking(facts), tracker));
  if (answer.ok) return answer.value;
  return { action: 'refused', number: null, notes: [refusedNote(answer.message)] };
}

function refusedNote(message: string): string {
  return `The tracking issue is not up to date: ${message}. It needs \`issues: write\`.`;
}

/** Who wrote it counts, not what it says: anybody can copy a marker. */
function isOurs({ authorId, body }: TrackedIssue, own: number | null): boolean {
  return own !== null && authorId === own && parseTrackingState(body) !== null;
}

async function perform(
  plan: ReturnType<typeof planTracking>,
  tracker: IssueTracker,
): Promise<TrackingOutcome> {
  if (plan.action === 'none') return { action: 'none', number: null, notes: [] };
  if (plan.action === 'create') {
    const { number } = await tracker.createIssue(plan.text, trackingLabel);
    return { action: 'created', number, notes: [] };
  }
  const { issue, text, state, comment } = plan;
  // The comment first: once the body is new, nothing would be left to be told.
  if (comment !== null && !(await isTold(issue.number, comment.mark, tracker)))
    await tracker.createIssueComment(issue.number, comment.body);
  await tracker.updateIssue(issue.number, text, state);
  const isClosing = state === 'closed' && issue.state === 'open';
  return { action: isClosing ? 'closed' : 'updated', number: issue.number, notes: [] };
}

async function isTold(number: number, mark: string, tracker: IssueTracker): Promise<boolean> {
  const own = await tracker.ownAuthorId();
  const comments = await tracker.issueComments(number);
  return comments.some(({ authorId, body }) => authorId === own && body.startsWith(mark));
}
