import { codeSpan } from '../code-span.ts';
import { renderMarker } from '../marker.ts';
import type { SourceLinks } from '../permalink.ts';

/** The answer below the comment of a finding that a commit of ours fixes. */
export function fixedAnswer(
  fingerprint: string,
  commit: string,
  { serverUrl, owner, repo }: Omit<SourceLinks, 'commit'>,
): string {
  const url = `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/commit/${commit}`;
  const marker = renderMarker({ kind: 'fixed', fingerprint, commit });
  return `${marker}\n**Fixed in** [${codeSpan(commit.slice(0, 7))}](${url}): ESBMC checked this place again with the fix, at least as far as before, and it holds.`;
}
