import { codeSpan } from './code-span.ts';
import { renderMarker } from './marker.ts';
import type { GoneReason } from './reason-gone.ts';
import type { ReviewPlan } from './review-plan.ts';

const explanations: Readonly<Record<GoneReason, string>> = {
  passes: 'the same check passes now, as far as it failed before.',
  holds: 'what ESBMC checked from there holds now, as far as it failed before.',
  'file-deleted': 'its file was deleted.',
  'as-before': 'the code is again as it was before this pull request.',
  moved: 'its file was renamed, and the finding is told there.',
};

/** The answer below the comment of a finding that is gone. */
export function goneAnswer(
  fingerprint: string,
  reason: GoneReason,
  { commit }: Pick<ReviewPlan, 'commit'>,
): string {
  const marker = renderMarker({ kind: 'fixed', fingerprint, commit });
  return `${marker}\n**No longer found** at ${codeSpan(commit.slice(0, 12))}: ${explanations[reason]}`;
}
