import { latestGrounding } from '../../conversation/chat-history.ts';
import { fittingChat } from '../../conversation/compact-history.ts';
import { chatCommands } from '../../conversation/parse-chat-line.ts';
import { wrapText } from '../../conversation/wrap-text.ts';
import { contextTokensOf } from '../../repair/repair-settings.ts';
import { codeLines } from '../../review/command/code-lines.ts';
import { counted } from '../../review/counted.ts';
import { explanationText } from '../../review/explanation/render-explanation.ts';
import { terminalStyle } from '../../review/terminal-style.ts';
import { type ChatSession, type ChatState, show } from './chat-session.ts';

/** Lines of the source above and below the violated one. */
const linesAround = 8;

/** Lines of a message: who wants more has the transcript of a run of the model's endpoint. */
const shownLines = 8;

/** The counterexample, explained without a model. */
export async function showFinding({ history }: ChatState, session: ChatSession): Promise<void> {
  const { explanation } = latestGrounding(history);
  await show(session, explanationText(explanation, { sentences: [], notes: [] }, session.io.hasColor));
}

export async function showSource({ history }: ChatState, session: ChatSession): Promise<void> {
  const { facts } = latestGrounding(history);
  const { bold, red, dim } = terminalStyle(session.io.hasColor);
  const first = Math.max(1, facts.line - linesAround);
  const shown = facts.source.slice(first - 1, facts.line + linesAround);
  const lines = codeLines(shown.join('\n')).map((text, index) => {
    const number = first + index;
    const label = String(number).padStart(5);
    return number === facts.line ? `${red('>')}${bold(`${label}  ${text}`)}` : ` ${dim(label)}  ${text}`;
  });
  await show(session, lines.join('\n'));
}

/** The messages that the next question is asked with. */
export async function showMessages({ history }: ChatState, session: ChatSession): Promise<void> {
  const { io, prompts, config } = session;
  const { bold, dim } = terminalStyle(io.hasColor);
  const chat = fittingChat(history, '(the next question)', prompts, contextTokensOf(config));
  const parts = (chat?.messages ?? []).map(({ role, content }) => {
    const lines = codeLines(content);
    const more = lines.length - shownLines;
    const rest = more > 0 ? [dim(`  ... ${counted(more, 'more line')}`)] : [];
    const shown = lines.slice(0, shownLines).map((line) => `  ${wrapText(line, io.width, 2, 2).text}`);
    return [bold(role), ...shown, ...rest].join('\n');
  });
  await show(session, parts.join('\n'));
}

export async function showHelp(session: ChatSession): Promise<void> {
  const { cyan } = terminalStyle(session.io.hasColor);
  const lines = Object.entries(chatCommands).map(([name, text]) => `  ${cyan(name.padEnd(10))} ${text}`);
  await show(session, [...lines, '  Anything else is a question to the model.'].join('\n'));
}
