import { expect, it } from 'vitest';
import { groupUnits } from '../../src/scan/group-units.ts';

const unit = (entry: string, ...functions: string[]) => ({ entry, functions });

it('keeps together what is judged together', () => {
  const units = [unit('main', 'a', 'c'), unit('open', 'open', 'helper'), unit('close', 'close', 'helper')];
  const items = groupUnits('x.c', ['a', 'open', 'close', 'helper', 'c', 'refused'], units);
  expect(items.map(({ functions, entries }) => [functions, entries])).toEqual([
    [['a', 'c'], ['main']],
    [
      ['open', 'close', 'helper'],
      ['open', 'close'],
    ],
    [['refused'], []],
  ]);
  expect(items.map(({ id }) => id)).toEqual(['x.c:a', 'x.c:open', 'x.c:refused']);
});

it('leaves a program that is asked about as a whole in one piece', () => {
  expect(groupUnits('x.c', [], [unit('main')])).toEqual([
    { id: 'x.c:', file: 'x.c', functions: [], entries: ['main'] },
  ]);
});
