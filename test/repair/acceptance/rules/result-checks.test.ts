import { expect, it } from 'vitest';
import { gainsResultChecksOnly } from '../../../../src/repair/acceptance/rules/result-checks.ts';

const main = (added: string) =>
  `int main(void) { struct point *p = make(3); ${added} int n = p->x; free(p); return n; }`;

it.each([
  ['if (p == NULL) return 1;', true],
  ['if (!p) { return 1; }', true],
  ['if (p == 0) return -1;', true],
  ['', true],
  ['if (p != NULL) return 1;', false],
  ['if (1) return 1;', false],
  ['if (!q) return 1;', false],
  ['if (!p) p = &other;', false],
  ['if (!p) { return 1; } return 0;', false],
  ['return 0;', false],
])('takes "%s" as what asks for a result: %s', (added, expected) => {
  expect(gainsResultChecksOnly(main(''), main(added), ['make'])).toBe(expected);
});

it('takes nothing away, and asks for results of edited functions only', () => {
  expect(gainsResultChecksOnly(main(''), main('').replace('free(p);', ''), ['make'])).toBe(false);
  expect(gainsResultChecksOnly(main(''), main('if (!p) return 1;'), ['other'])).toBe(false);
});
