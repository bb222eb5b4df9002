import { latestGrounding } from '../../conversation/chat-history.ts';
import type { AttemptLog } from '../../repair/attempt-log.ts';
import { unifiedDiff } from '../../repair/patch.ts';
import type { RepairOutcome } from '../../repair/repair-outcome.ts';
import { codeLines } from '../../review/command/code-lines.ts';
import { quoted } from '../../review/message.ts';
import { terminalStyle } from '../../review/terminal-style.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import { fixFile } from '../fix-file.ts';
import { fixLines } from '../fix-lines.ts';
import type { RepairTools } from '../repair-in-tree.ts';
import { type ChatSession, type ChatState, show, tell } from './chat-session.ts';

/**
 * Solution generation mode (B): a message stack of its own, made anew each time, in which the model gets the source and
 * the output of ESBMC (B1); ESBMC and the rest of the acceptance judge its solution, and what they say is asked about
 * once more (B2). Where no solution of a model is accepted, the template repairs have their turn.
 */
export async function fixCode(state: ChatState, session: ChatSession): Promise<ChatState> {
  const { io, verifying } = session;
  const { fingerprint } = latestGrounding(state.history).finding;
  const outcome = await io.interruptible((signal) =>
    verifying(async (analysis, toRepair) => {
      const tools = { ...(await toRepair(signal)), log: tellingLog(session) };
      const repair = (over: Partial<RepairTools>) =>
        repairOnce(fingerprint, session, analysis, { ...tools, ...over });
      if (session.model === null) return repair({ model: null });
      const made = await repair({ model: session.model, templates: false });
      const isOver = made.outcome === 'repaired' || made.outcome === 'nothing-to-fix' || signal.aborted;
      if (isOver) return made;
      const why = made.outcome === 'aborted' ? ` (${made.reason})` : '';
      await tell(
        session,
        `The model has no solution that was accepted${why}. The template repairs are tried.`,
      );
      const other = await repair({ model: null });
      return other.outcome === 'repaired' || made.outcome === 'exhausted' ? other : made;
    }),
  );
  await tellOutcome(outcome, session);
  return outcome.outcome === 'repaired' ? { ...state, fix: outcome.candidate } : state;
}

async function repairOnce(
  fingerprint: string,
  { tree, path, config, tool }: ChatSession,
  analysis: AnalysisDeps,
  tools: RepairTools,
): Promise<RepairOutcome> {
  const asked = { ...config, prompt: config.prompt ?? 'fix-code' };
  const wanted = { preferred: fingerprint };
  const { outcome } = await fixFile(tree, path, wanted, asked, tool, analysis, tools);
  return outcome;
}

/** Of the model's solutions a person wants to hear as they come. */
function tellingLog(session: ChatSession): AttemptLog {
  let solutions = 0;
  return {
    append: async ({ engine, attempt: { acceptance }, exchange }) => {
      if (engine !== 'model') return;
      solutions += 1;
      if (exchange !== null) await session.transcript.append('model', exchange.reply.text);
      const how =
        acceptance.verdict === 'accepted'
          ? 'accepted'
          : `rejected, ${quoted(acceptance.reason)}: ${acceptance.detail}`;
      await tell(session, `solution ${solutions}: ${how}`);
    },
  };
}

async function tellOutcome(outcome: RepairOutcome, session: ChatSession): Promise<void> {
  const { hasColor: color } = session.io;
  if ('candidate' in outcome) await show(session, diffText(unifiedDiff(outcome.candidate.patch), color));
  await show(session, fixLines(outcome, null, { color, isWritten: false }));
  if (outcome.outcome === 'repaired')
    await tell(session, '`/apply` writes it into the file; `/verify` then verifies that.');
}

function diffText(diff: string, color: boolean): string {
  const { red, green, cyan } = terminalStyle(color);
  return codeLines(diff.trimEnd())
    .map((line) => {
      if (line.startsWith('+')) return green(line);
      if (line.startsWith('-')) return red(line);
      return line.startsWith('@@') ? cyan(line) : line;
    })
    .join('\n');
}

/** `/apply`: the repair is for the text that it was made for, and for no other. */
export async function applyFix(state: ChatState, session: ChatSession): Promise<ChatState> {
  const { fix } = state;
  if (fix === null) {
    await tell(session, 'There is no repair to write: `/fix-code` makes one.');
    return state;
  }
  for (const { file, before, after } of fix.patch.edits) {
    if ((await session.readSource(file)) !== before) {
      await tell(
        session,
        `${quoted(file)} has changed since: nothing was written. \`/verify\`, then \`/fix-code\`.`,
      );
      return { ...state, fix: null };
    }
    await session.writeSource(file, after);
    await tell(session, `${quoted(file)} was written. \`/verify\` verifies it as it is now.`);
  }
  return { ...state, fix: null };
}
