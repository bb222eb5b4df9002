import { latestGrounding } from '../../conversation/chat-history.ts';
import { type Grounding, groundingOf } from '../../conversation/grounding.ts';
import { openTitle } from '../../review/open-verdict.ts';
import type { WantedFinding } from '../choose-finding.ts';
import { explainFile, type FileExplanation } from '../explain-file.ts';
import { type ChatSession, type ChatState, tell } from './chat-session.ts';

/** Runs ESBMC on the file as it is now. */
export function verifyFile(
  wanted: WantedFinding,
  { tree, path, config, tool, verifying }: ChatSession,
): Promise<FileExplanation> {
  return verifying((analysis) => explainFile(tree, path, wanted, config, tool, analysis));
}

/** Says that there is nothing to talk about: a success only where everything is proved. */
export async function tellWithoutFinding(
  found: Exclude<FileExplanation, { outcome: 'explained' }>,
  session: ChatSession,
): Promise<void> {
  if (found.outcome === 'holds')
    return tell(
      session,
      `Verification succeeded: everything that was checked in \`${session.path}\` is proved.`,
    );
  await tell(session, `${openTitle(found.open)}:`, ...found.open.subjects.map((one) => `  ${one}`));
}

export function toGrounding({
  finding,
  explanation,
  source,
}: FileExplanation & { readonly outcome: 'explained' }): Grounding {
  return groundingOf(finding, explanation, source);
}

/** `/verify`: what is found now is what the talk is about from here on. */
export async function verifyAgain(state: ChatState, session: ChatSession): Promise<ChatState> {
  const known = latestGrounding(state.history);
  const found = await verifyFile({ preferred: known.finding.fingerprint }, session);
  if (found.outcome !== 'explained') {
    await tellWithoutFinding(found, session);
    return state;
  }
  const grounding = toGrounding(found);
  const { explanation } = grounding;
  const isSame = found.source === known.source && explanation.summary === known.explanation.summary;
  await tell(
    session,
    `${isSame ? 'As before' : 'Now'}: \`${explanation.file}:${explanation.line}\`: ${explanation.summary}`,
  );
  if (isSame) return state;
  const { start, entries } = state.history;
  return { ...state, fix: null, history: { start, entries: [...entries, { kind: 'verified', grounding }] } };
}
