import { commentBodyLimit } from '../../review/body-limits.ts';
import type { HostReviewComment } from '../../review/code-host.ts';
import { fenced } from '../../review/command/code-lines.ts';
import { suggestionHead, type ToldFix } from '../../review/command/fix-replies.ts';
import { suggestionFor } from '../../review/command/suggestion.ts';
import { ask } from '../../review/host-answer.ts';
import { renderMarker } from '../../review/marker.ts';
import { ownMarker } from '../../review/own-threads.ts';
import { settleSeconds } from '../../review/submit-comments.ts';
import type { CommandDeps } from './command-deps.ts';
import type { Repaired } from './repair-result.ts';

type Deps = Pick<CommandDeps, 'host' | 'pause'>;

/** Offers a fix as a suggestion on its lines; null where none can hold it, or GitHub takes none. */
export async function postSuggestion(
  fix: Repaired,
  told: ToldFix,
  number: number,
  deps: Deps,
): Promise<{ readonly url: string } | null> {
  const { host } = deps;
  const [edit, ...others] = fix.candidate.patch.edits;
  if (edit === undefined || others.length > 0) return null;
  const diff = await ask(() => host.diffFiles(number));
  const file = diff.ok ? diff.value.find(({ path }) => path === edit.file) : undefined;
  const suggestion = suggestionFor(edit.before, edit.after, file?.hunks ?? []);
  if (suggestion === null) return null;
  const marker = { kind: 'suggestion', fingerprint: fix.finding.fingerprint, commit: fix.head } as const;
  const body = [
    `${renderMarker(marker)}\n${suggestionHead(told)}`,
    fenced(suggestion.text, 'suggestion'),
  ].join('\n\n');
  if (Buffer.byteLength(body) > commentBodyLimit.utf8Bytes) return null;
  const { start, end } = suggestion;
  const anchor = { kind: 'line', path: edit.file, line: end, startLine: start } as const;

  const earlier = await ownSuggestion(fix, number, deps);
  if (earlier !== null && isAt(earlier, edit.file, end)) {
    const updated = await ask(() => host.updateReviewComment(earlier.id, body));
    return updated.ok ? { url: earlier.url } : null;
  }
  const posted = await ask(() => host.createReview(number, fix.head, [{ anchor, body }]));
  if (!posted.ok && posted.refusal !== 'no-answer') return null;
  if (!posted.ok) await deps.pause(settleSeconds);
  return ownSuggestion(fix, number, deps);
}

/** The latest that we have posted for this finding and this commit. */
async function ownSuggestion(
  { finding, head }: Repaired,
  number: number,
  { host }: Deps,
): Promise<HostReviewComment | null> {
  const comments = await host.reviewComments(number);
  const authorId = await host.ownAuthorId();
  const isOurs = (comment: HostReviewComment) => {
    const marker = ownMarker(comment, authorId);
    return (
      marker?.kind === 'suggestion' && marker.fingerprint === finding.fingerprint && marker.commit === head
    );
  };
  return comments.findLast(isOurs) ?? null;
}

function isAt({ path, line }: HostReviewComment, file: string, end: number): boolean {
  return path === file && line === end;
}
