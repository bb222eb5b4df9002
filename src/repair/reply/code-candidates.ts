import type { ModelReply } from '../language-model.ts';
import { type FencedBlock, fencedBlocks } from './fenced-blocks.ts';
import { type Malformed, malformed } from './reading.ts';

/** Words behind a fence that do not say that the code is of another language. */
const cLanguages = [
  '',
  'c',
  'h',
  'cpp',
  'c++',
  'cc',
  'c99',
  'c11',
  'ansi-c',
  'code',
  'text',
  'txt',
  'plaintext',
];

/** Longer lines are data; the patterns below would take long for them. */
const longestLine = 2000;

export type CodeCandidates = { readonly kind: 'code'; readonly texts: readonly string[] } | Malformed;

/** The pieces of a reply that may be the code that was asked for: what is fenced, else what looks like C. */
export function codeCandidates({ text, finish }: Pick<ModelReply, 'text' | 'finish'>): CodeCandidates {
  const blocks = fencedBlocks(text);
  const usable = blocks.filter(({ language }) => cLanguages.includes(language));
  const whole = usable.filter(({ isClosed }) => isClosed || finish !== 'length');
  if (usable.length > 0 && whole.length === 0) return cut;
  const filled = whole.filter((block) => block.text.trim() !== '');
  if (whole.length > 0 && filled.length === 0) return malformed('the code block is empty');
  if (filled.length > 0) return { kind: 'code', texts: filled.map((block) => block.text) };
  if (blocks.length > 0) return malformed(otherLanguage(blocks));
  if (finish === 'length') return cut;
  const loose = [...codeRuns(text), ...inlineCode(text)];
  return loose.length > 0 ? { kind: 'code', texts: loose } : malformed('there is no code in it');
}

const cut = malformed('it was cut off before its end: answer with less');

function otherLanguage(blocks: readonly FencedBlock[]): string {
  const names = [...new Set(blocks.map(({ language }) => language))];
  return `the code in it is not C but ${names.join(', ').slice(0, 60)}`;
}

/** Lines without prose between them. */
function codeRuns(text: string): readonly string[] {
  const runs: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (isCode(line) || line.trim() === '') runs.at(-1)?.push(line);
    else runs.push([]);
  }
  return runs.map((run) => run.join('\n')).filter((run) => run.trim() !== '');
}

/** Whether a line is more likely C than a sentence. */
function isCode(line: string): boolean {
  const text = line.trim();
  if (text.length > longestLine) return false;
  if (
    /^(#\s*\w|\/\/|\/\*|\*\/|\* |[{}]|(if|for|while|switch|else|do|return|case|default)\b.*[();:{]$)/.test(
      text,
    )
  )
    return true;
  if (/[;{}\\]$/.test(text) || /[;{}]\s*(\/\/.*|\/\*.*\*\/)$/.test(text)) return true;
  // The head of a function, a macro's continuation, an argument list on several lines.
  return /^[\w\s*]+\([^.]*\)?,?$/.test(text) && /[(*]/.test(text) && !/^[A-Z][a-z]+ /.test(text);
}

/** Code in a sentence, as long as it can be a statement. */
function inlineCode(text: string): readonly string[] {
  return [...text.matchAll(/(?<!`)`{1,3}([^`\n]+)`{1,3}(?!`)/g)].map(([, code = '']) => code).filter(isCode);
}
