import { describe, expect, it } from 'vitest';
import { traceRows } from '../../src/review/trace-rows.ts';
import { type Scene, step, violation } from './factories.ts';

const rows = (scene: Scene, limit?: number) =>
  traceRows(violation(scene), limit).map((row) =>
    row.kind === 'gap'
      ? `${row.steps} left out`
      : `${row.feeds ? '* ' : ''}${row.location.line}: ${row.text}`,
  );

describe('the rows of a trace', () => {
  it('mark what feeds the violated line', () => {
    expect(rows({ steps: [step(4, 'n', '3', 'main'), step(8, 'i', '3')] })).toEqual([
      '4: `n` = 3',
      '* 8: `i` = 3',
    ]);
  });

  it('take what is set on one line together, unless it is set again', () => {
    expect(rows({ steps: [step(4, 'x', '1'), step(4, 'y', '2'), step(4, 'x', '3')] })).toEqual([
      '4: `x` = 1, `y` = 2',
      '4: `x` = 3',
    ]);
  });

  it('leave the counting of loops out, so that what the loop does stands together', () => {
    const loop = [0, 1, 2].flatMap((index) => [
      step(5, 'k', String(index)),
      step(6, `b[${index}]`, String(index + 7)),
    ]);
    expect(rows({ steps: [...loop, step(5, 'k', '3')] })).toEqual([
      '6: `b[0]` to `b[2]` = 7, 8, 9',
      '5: `k` = 3',
    ]);
  });

  it('keep a pointer that is set again and again, and what the violated line uses', () => {
    const walk = ['(struct n *)0', '&dynamic_1_value', '&dynamic_2_value'].map((value) =>
      step(5, 'p', value),
    );
    expect(rows({ steps: walk })).toHaveLength(3);
    expect(rows({ steps: [0, 1, 2].map((value) => step(5, 'i', String(value))) })).toHaveLength(3);
  });

  it('are the last ones where there are too many, those that feed the line before others', () => {
    const steps = [step(1, 'i', '0'), step(2, 'x', '0'), step(3, 'y', '0'), step(4, 'z', '0')];
    expect(rows({ steps }, 2)).toEqual(['* 1: `i` = 0', '2 left out', '4: `z` = 0']);
  });
});
