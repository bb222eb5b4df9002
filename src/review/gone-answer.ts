import { codeSpan } from './code-span.ts';
import { renderMarker } from './marker.ts';
import type { GoneReason } from './reason-gone.ts';
import type { ReviewPlan } from './review-plan.ts';

const explanations: Readonly<Record<GoneReason, string>> = {
  passes: 'ESBMC checked this place again, at least as far as before, and it holds.',
  holds: 'ESBMC checked the code around it again, at least as far as before, and found nothing.',
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
