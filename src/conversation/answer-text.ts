import { codeLines } from '../review/command/code-lines.ts';
import { messageTerminal, terminalStyle } from '../review/terminal-style.ts';
import type { CheckedPiece } from './answer-stream.ts';
import { wrapText } from './wrap-text.ts';

export interface AnswerLook {
  readonly hasColor: boolean;
  /** Columns. */
  readonly width: number;
}

/** `drop`: what the facts speak against is not shown. `mark`: it is shown with what speaks against it. */
export type Treatment = 'drop' | 'mark';

/** Writes the pieces of an answer as they come, as paragraphs and lists of a terminal. */
export function answerWriter(
  { hasColor, width }: AnswerLook,
  treatment: Treatment,
  write: (text: string) => void,
): (piece: CheckedPiece) => void {
  const style = terminalStyle(hasColor);
  let column = 0;
  let isFirst = true;
  let last: CheckedPiece['opens'] = null;
  // A paragraph whose first sentence is dropped begins with its second one.
  let due: CheckedPiece['opens'] = null;
  return (piece) => {
    due = piece.opens ?? due;
    if (treatment === 'drop' && piece.why !== null) return;
    const opens = isFirst ? (due ?? 'paragraph') : due;
    const gap = isFirst ? '' : opens === 'item' && last === 'item' ? '\n' : '\n\n';
    const indent = (opens ?? last) === 'item' ? 2 : 0;
    const lead = opens === null ? ' ' : `${gap}${opens === 'item' ? '- ' : ''}`;
    if (piece.isCode)
      write(
        `${gap}${codeText(piece.text)}\n${style.dim('(code that nothing has verified; /fix-code makes code that is)')}`,
      );
    else {
      const mark = piece.why === null ? '' : ` ${style.yellow(`[check this: ${piece.why}]`)}`;
      const start = opens === null ? column + 1 : indent;
      const body = wrapText(messageTerminal(piece.sentence, style, hasColor) + mark, width, start, indent);
      write(lead + body.text);
      column = body.column;
    }
    isFirst = false;
    last = opens ?? last;
    due = null;
  };
}

function codeText(code: string): string {
  const lines = codeLines(code.replace(/^\n|\n\s*$/g, ''));
  return lines.map((line) => `    ${line}`).join('\n');
}

/** What of an answer goes on in the talk: what was shown of it, without marks. */
export function shownAnswer(pieces: readonly CheckedPiece[], treatment: Treatment): string {
  const shown = pieces.filter(({ why, isCode }) =>
    treatment === 'mark' ? why === null || isCode : why === null,
  );
  const text = shown
    .map(({ text: raw, sentence, isCode, opens }, index) => {
      const lead = index === 0 ? '' : opens === null ? ' ' : opens === 'item' ? '\n' : '\n\n';
      if (isCode) return `${lead}\`\`\`c${codeLines(raw).join('\n')}\`\`\``;
      return `${lead}${opens === 'item' ? '- ' : ''}${sentence}`;
    })
    .join('');
  // Endpoints refuse an empty message.
  return text.trim() === '' ? '(no answer)' : text;
}
