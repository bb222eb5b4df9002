import { codeSpan } from '../code-span.ts';
import { details } from '../details.ts';
import type { Explanation } from '../explanation/explanation.ts';
import { explanationSections, type ModelPart } from '../explanation/render-explanation.ts';
import { type BodyBlock, wholeBlock } from '../fit-body.ts';
import { messageMarkdown } from '../message.ts';
import { reply } from './replies.ts';

/**
 * The answer to `/esbmc-explain`: the model's words where there are any, and the explanation that is made without one,
 * collapsed then.
 */
export function explainReply(
  explanation: Explanation,
  model: ModelPart,
  commit: string,
): readonly BodyBlock[] {
  const sections = explanationSections(explanation);
  const own = model.sentences.length === 0 ? sections : details('What ESBMC found, step by step', sections);
  return [
    ...reply('💬', `**${messageMarkdown(explanation.summary)}**`, paragraph(model.sentences)),
    { name: 'steps', versions: [own, ''], rank: 1 },
    wholeBlock(footer(explanation, model, commit)),
  ];
}

/** The answer to `/esbmc-ask`. */
export function askReply(explanation: Explanation, model: ModelPart, commit: string): readonly BodyBlock[] {
  if (model.sentences.length === 0) return explainReply(explanation, model, commit);
  return [...reply('💬', paragraph(model.sentences)), wholeBlock(footer(explanation, model, commit))];
}

function paragraph(sentences: readonly string[]): string {
  return sentences.map(messageMarkdown).join(' ');
}

function footer({ fingerprint }: Explanation, { notes }: ModelPart, commit: string): string {
  const about = `about ${codeSpan(commit.slice(0, 7))} · finding ${codeSpan(fingerprint)} · \`/esbmc-ask TEXT\` goes on`;
  return [...notes.map(messageMarkdown), about].map((line) => `<sub>${line}</sub>`).join('\n\n');
}
