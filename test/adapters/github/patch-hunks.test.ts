import { describe, expect, it } from 'vitest';
import { patchHunks } from '../../../src/adapters/github/patch-hunks.ts';

const patch = (...lines: string[]) => patchHunks(lines.join('\n'));

describe('the hunks of a patch', () => {
  it('are the lines of the head that it shows', () => {
    expect(
      patch('@@ -1,3 +1,4 @@ int f(void)', ' a', '-b', '+c', '+d', ' e', '@@ -20 +21 @@', '-x', '+y'),
    ).toEqual([
      { start: 1, end: 4 },
      { start: 21, end: 21 },
    ]);
  });

  it('leave out what only deletes', () => {
    expect(patch('@@ -4,2 +3,0 @@', '-a', '-b')).toEqual([]);
  });

  it('end where a patch was cut off', () => {
    expect(patch('@@ -1,0 +1,100 @@', '+a', '+b')).toEqual([{ start: 1, end: 2 }]);
  });

  it('are not mistaken by lines that look like a header or have no end', () => {
    expect(
      patch('@@ -1 +1,3 @@', '+@@ -9 +9 @@', '-@@ -8 +8 @@', '+b', '\\ No newline at end of file'),
    ).toEqual([{ start: 1, end: 2 }]);
  });

  it('are unknown without a patch', () => {
    expect(patchHunks(undefined)).toBeNull();
  });
});
