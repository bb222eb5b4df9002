import { describe, expect, it } from 'vitest';
import { type BodyBlock, fitBody, wholeBlock } from '../../src/review/fit-body.ts';

const limit = { utf8Bytes: 120, elsewhere: 'See the job.' };
const block = (name: string, rank: number, ...versions: [string, ...string[]]): BodyBlock => ({
  name,
  rank,
  versions,
});

describe('a body', () => {
  it('that fits is whole, without its empty blocks', () => {
    expect(fitBody([wholeBlock('first'), block('traces', 1, ''), wholeBlock('last')], limit)).toBe(
      'first\n\nlast',
    );
  });

  it('loses blocks of low rank first, step by step, and says what is missing', () => {
    const body = fitBody(
      [
        wholeBlock('first'),
        block('tables', 2, 't'.repeat(30), ''),
        block('traces', 1, 'x'.repeat(200), 'short', ''),
      ],
      limit,
    );
    expect(body).toBe(`first\n\n${'t'.repeat(30)}\n\nshort\n\n*Cut to fit here: traces. See the job.*`);
  });

  it('loses the traces of its last findings first', () => {
    const blocks = [
      wholeBlock('first'),
      block('traces', 1, 'a'.repeat(50), ''),
      block('traces', 1, 'b'.repeat(60), ''),
    ];
    expect(fitBody(blocks, limit)).toContain('aaa');
    expect(fitBody(blocks, limit)).not.toContain('bbb');
  });

  it('is measured in bytes', () => {
    const body = fitBody([wholeBlock('first'), block('traces', 1, 'é'.repeat(61), '')], limit);
    expect(body).toBe('first\n\n*Cut to fit here: traces. See the job.*');
  });

  it('keeps its first lines when even that is not enough', () => {
    const body = fitBody([wholeBlock('first'), wholeBlock(Array(50).fill('a line').join('\n'))], limit);
    expect(body.startsWith('first\n\na line\n')).toBe(true);
    expect(body.endsWith('*Cut to fit here. See the job.*')).toBe(true);
    expect(body.length).toBeLessThanOrEqual(limit.utf8Bytes);
  });
});
