import { type ChatCommand, parseChatLine } from '../../conversation/parse-chat-line.ts';
import { ConfigurationError, ModelError, VerifierError } from '../../domain/errors.ts';
import { nothingSpent } from '../../repair/budget.ts';
import { quoted } from '../../review/message.ts';
import { terminalStyle } from '../../review/terminal-style.ts';
import { addModel, answerQuestion } from './answer-question.ts';
import { type ChatSession, type ChatState, show, tell } from './chat-session.ts';
import { applyFix, fixCode } from './fix-code.ts';
import { showFinding, showHelp, showMessages, showSource } from './show.ts';
import { tellWithoutFinding, toGrounding, verifyAgain, verifyFile } from './verify-file.ts';

/**
 * User chat mode (A). Whether there was something to talk about, or all is proved: true; false where something is open.
 * @param fingerprint the beginning of the finding's; null: the first one
 */
export async function chat(fingerprint: string | null, session: ChatSession): Promise<boolean> {
  // A1
  const found = await verifyFile(fingerprint, session);
  if (found.outcome !== 'explained') {
    await tellWithoutFinding(found, session);
    return found.outcome === 'holds';
  }
  // A2: the stack is made of this whenever the model is asked.
  const start = toGrounding(found);
  const begun: ChatState = { history: { start, entries: [] }, spent: nothingSpent, fix: null };
  // A3
  await talk(await begin(begun, session), session);
  return true;
}

async function begin(state: ChatState, session: ChatSession): Promise<ChatState> {
  const { explanation } = state.history.start;
  const { io, model } = session;
  if (model === null) {
    await showFinding(state, session);
    await tell(session, '', addModel);
    return state;
  }
  const { bold } = terminalStyle(io.hasColor);
  io.write(bold(`${quoted(explanation.file).slice(1, -1)}:${explanation.line}: `));
  await tell(session, `${explanation.summary}`, '');
  const after = await answerQuestion(session.prompts('chat-initial'), 'drop', state, session);
  await show(
    session,
    `\n${terminalStyle(io.hasColor).dim('Ask, or type /fix-code, /show, /verify, /help, /exit.')}`,
  );
  return after;
}

async function talk(begun: ChatState, session: ChatSession): Promise<void> {
  let state = begun;
  for (;;) {
    session.io.write('\n');
    const line = await session.io.read();
    if (line === null) {
      // Ctrl-D leaves the cursor behind the prompt.
      if (session.io.isTerminal) session.io.write('\n');
      return;
    }
    const asked = parseChatLine(line);
    if (asked.kind === 'nothing') continue;
    if (!session.io.isTerminal) session.io.write(`> ${line}\n`);
    await session.transcript.append('you', line);
    if (asked.kind === 'command' && asked.name === '/exit') return;
    try {
      state = await answerLine(asked, state, session);
    } catch (error) {
      const isExpected =
        error instanceof ConfigurationError || error instanceof VerifierError || error instanceof ModelError;
      if (!isExpected) throw error;
      await tell(session, error.message);
    }
  }
}

async function answerLine(
  asked: ReturnType<typeof parseChatLine>,
  state: ChatState,
  session: ChatSession,
): Promise<ChatState> {
  switch (asked.kind) {
    case 'nothing':
      return state;
    case 'question':
      return answerQuestion(asked.text, 'mark', state, session);
    case 'unknown-command':
      await tell(
        session,
        `There is no command ${quoted(asked.text)}: \`/help\` lists them. It was not sent to the model.`,
      );
      return state;
    case 'command':
      return run(asked.name, state, session);
  }
}

async function run(name: ChatCommand, state: ChatState, session: ChatSession): Promise<ChatState> {
  switch (name) {
    case '/fix-code':
      return fixCode(state, session);
    case '/apply':
      return applyFix(state, session);
    case '/verify':
      return verifyAgain(state, session);
    case '/show':
      await showFinding(state, session);
      return state;
    case '/source':
      await showSource(state, session);
      return state;
    case '/messages':
      await showMessages(state, session);
      return state;
    case '/help':
    case '/exit':
      await showHelp(session);
      return state;
  }
}
