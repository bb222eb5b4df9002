import { expect, test } from 'vitest';
import { parseDiff } from '../../../src/adapters/git/parse-diff.ts';

test.each([':', ':100644 100644 a b M', ':100644 100644 a b M\0a.c', ':100644 100644 a b R\0a.c\0'])(
  'entries that end in the middle are no diff: %j',
  (output) => {
    expect(() => parseDiff(output)).toThrow('end in the middle');
  },
);
