import { createHash } from 'node:crypto';
import type { Shape } from './shape.ts';

/** Lines of a record of a scan with a right sum, so that what is in them is read. */
const sealed = (value: unknown) => {
  const text = JSON.stringify(value);
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${JSON.stringify({ sum, text })}\n`;
};

const item = { id: 'a.c', file: 'a.c', functions: ['f'], entries: ['f'] };
export const shares: readonly Shape[] = [
  { piece: sealed({ kind: 'fault', text: 'a' }) },
  { piece: sealed({ kind: 'share', shard: 1, of: 1, seconds: 1, items: Array(10).fill(item) }) },
  {
    piece: sealed({
      kind: 'result',
      item,
      units: [],
      functions: [],
      findings: [],
      held: [],
      skipped: [],
      notes: [],
    }),
  },
  { piece: sealed({ kind: 'other' }) },
];
