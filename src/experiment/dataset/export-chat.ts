import { hunksOf } from '../../repair/hunks-of.ts';
import { linesOf } from '../../repair/source-lines.ts';
import { recordLine } from '../record-lines.ts';
import { shardOf } from '../shard.ts';
import type { Classification } from './classification.ts';
import { type Mutant, mutatedText } from './mutant.ts';

const parts = ['train', 'validation', 'test'] as const;

/** Of ten base programs, eight are for training and one for each of the others. */
const tenths = 10;

const system =
  'You repair memory errors in C code. Answer with the lines that are wrong, repaired, and nothing else.';

/**
 * Unsafe mutants as chat messages for fine-tuning: the mutant and what was found in it, answered by the original lines.
 * Split by base program, so that nothing that is tested was seen before. The lines of each part, as JSON lines.
 */
export function chatParts(
  mutants: readonly Mutant[],
  records: readonly Classification[],
): ReadonlyMap<(typeof parts)[number], string> {
  const unsafe = new Map(
    records.filter(({ verdict }) => verdict === 'unsafe').map((record) => [record.id, record]),
  );
  const lines = new Map<(typeof parts)[number], string>(parts.map((part) => [part, '']));
  for (const mutant of mutants) {
    const record = unsafe.get(mutant.id);
    if (record === undefined) continue;
    const part = partOf(mutant.program.id);
    lines.set(part, (lines.get(part) ?? '') + recordLine({ messages: messagesOf(mutant, record) }));
  }
  return lines;
}

export function partOf(program: string): (typeof parts)[number] {
  const isIn = (index: number) => shardOf([{ id: program }], { index, of: tenths }).length > 0;
  if (isIn(1)) return 'test';
  return isIn(2) ? 'validation' : 'train';
}

function messagesOf(mutant: Mutant, { kind, violated }: Classification) {
  const text = mutatedText(mutant);
  const [hunk] = hunksOf(text, mutant.program.text);
  const original = linesOf(mutant.program.text);
  const start = (hunk?.headStart ?? 1) - 1;
  const answer = original.slice(start, start + (hunk?.headLines ?? 0)).join('\n');
  const place =
    violated === null
      ? ''
      : ` in line ${violated.line}${violated.function === null ? '' : `, function ${violated.function}`}`;
  return [
    { role: 'system', content: system },
    { role: 'user', content: `${text}\nESBMC finds: ${kind ?? 'a violation'}${place}.` },
    { role: 'assistant', content: answer },
  ];
}
