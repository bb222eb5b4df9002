import type { Candidate } from '../../repair/candidate.ts';
import type { FileEdit } from '../../repair/patch.ts';
import { isSourcePath } from '../../repair/source-path.ts';
import { digestOf } from './handover.ts';
import type { Handover } from './handover-schema.ts';

type HandedOver = (Handover['result'] & { kind: 'repaired' })['candidate'];

/**
 * A candidate that was handed over, with the texts before it as they are at the commit that it is for; null where one of
 * them is another one than the candidate was made for.
 */
export async function receiveCandidate(
  { engine, author, title, proposed, edits }: HandedOver,
  textAt: (file: string) => Promise<string | null>,
): Promise<Candidate | null> {
  const received: FileEdit[] = [];
  for (const { file, before: digest, after } of edits) {
    const before = isSourcePath(file) ? await textAt(file) : null;
    if (before === null || digestOf(before) !== digest) return null;
    received.push({ file, before, after });
  }
  const isOnce = new Set(received.map(({ file }) => file)).size === received.length;
  if (!isOnce) return null;
  const by = { engine, author, title, ...(proposed === undefined ? {} : { proposed }) };
  return { ...by, patch: { edits: received } };
}
