export interface AnswerPiece {
  readonly text: string;
  /** A fenced block as a whole. */
  readonly isCode: boolean;
  /** What begins with it; null for a sentence that goes on with a paragraph. */
  readonly opens: 'paragraph' | 'item' | null;
}

/**
 * The sentences of an answer in Markdown, without what marks headings, lists, quotes and emphasis. Of an answer that
 * still comes all but the last one are as they will be.
 */
export function sentencesOf(answer: string): readonly AnswerPiece[] {
  const pieces = answer.split(/^[ \t]*(?:```|~~~).*$/m);
  return pieces.flatMap((piece, index) =>
    index % 2 === 1
      ? [{ text: piece, isCode: true, opens: 'paragraph' }]
      : paragraphsOf(piece).flatMap(split),
  );
}

interface Paragraph {
  readonly text: string;
  readonly isItem: boolean;
}

/** Each item of a list is one. */
function paragraphsOf(text: string): readonly Paragraph[] {
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*+>#|]|\d+[.)]\s))/)
    .map((one) => ({
      isItem: /^\s*(?:[-*+]|\d+[.)])\s/.test(one),
      text: one
        .replace(/^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>+\s?)+/, '')
        .replace(/\s+/g, ' ')
        .replace(/\*\*|__(?=\s|$)|(?<=^|\s)__/g, '')
        .trim(),
    }))
    .filter(({ text: one }) => one !== '');
}

/** A full stop ends a sentence where a space and no lower-case letter follows, outside of code. */
function split({ text: paragraph, isItem }: Paragraph): readonly AnswerPiece[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: end } of paragraph.matchAll(/[.!?]+["')]*\s+(?=[^a-z])/g)) {
    const before = paragraph.slice(start, index);
    const isInCode = before.split('`').length % 2 === 0;
    if (isInCode || /\b(?:e\.g|i\.e|cf|vs|etc|no)$/i.test(before)) continue;
    sentences.push(paragraph.slice(start, index + end.length).trim());
    start = index + end.length;
  }
  sentences.push(paragraph.slice(start).trim());
  const opens = (index: number) => (index > 0 ? null : isItem ? 'item' : 'paragraph');
  return sentences
    .filter((one) => one !== '')
    .map((text, index) => ({ text, isCode: false, opens: opens(index) }));
}
