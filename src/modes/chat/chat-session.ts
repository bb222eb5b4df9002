import type { Config } from '../../config/config.ts';
import type { ChatHistory } from '../../conversation/chat-history.ts';
import type { ChatIo, Transcript } from '../../conversation/chat-io.ts';
import type { ConversationPrompts } from '../../conversation/conversation-prompts.ts';
import type { Report } from '../../domain/report.ts';
import type { SourceTree } from '../../project/repository.ts';
import type { Spending } from '../../repair/budget.ts';
import type { Candidate } from '../../repair/candidate.ts';
import type { LanguageModel } from '../../repair/language-model.ts';
import { messageTerminal, terminalStyle, withoutStyle } from '../../review/terminal-style.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import type { RepairTools } from '../repair-in-tree.ts';

/** What a chat is about and what it works with; nothing of this changes while it goes on. */
export interface ChatSession {
  readonly tree: SourceTree;
  /** Relative to the root of the tree. */
  readonly path: string;
  readonly config: Config;
  readonly tool: Report['tool'];
  readonly io: ChatIo;
  readonly transcript: Transcript;
  /** Null: what needs none works all the same. */
  readonly model: LanguageModel | null;
  readonly prompts: ConversationPrompts;
  /** Runs something with a verifier that knows nothing of files as they were before. */
  readonly verifying: <T>(use: (analysis: AnalysisDeps, repairing: ToRepair) => Promise<T>) => Promise<T>;
  /** Null where it can't be read. */
  readonly readSource: (path: string) => Promise<string | null>;
  readonly writeSource: (path: string, text: string) => Promise<void>;
}

/** Puts together what a repair needs. */
export type ToRepair = (signal: AbortSignal) => Promise<RepairTools>;

/** What changes from line to line. */
export interface ChatState {
  readonly history: ChatHistory;
  readonly spent: Spending;
  /** The last repair that was accepted. */
  readonly fix: Candidate | null;
}

/** Says something in our own words: a message a line. */
export async function tell(
  { io, transcript }: Pick<ChatSession, 'io' | 'transcript'>,
  ...messages: readonly string[]
): Promise<void> {
  const style = terminalStyle(io.hasColor);
  const lines = messages.map((message) => messageTerminal(message, style, io.hasColor));
  io.write(`${lines.join('\n')}\n`);
  await transcript.append('esbmc-action', messages.join('\n'));
}

/** Text that was made for a terminal already. */
export async function show(
  { io, transcript }: Pick<ChatSession, 'io' | 'transcript'>,
  text: string,
): Promise<void> {
  io.write(text.endsWith('\n') ? text : `${text}\n`);
  await transcript.append('esbmc-action', withoutStyle(text));
}
