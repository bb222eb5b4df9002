import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/verification/verifier.ts';
import { verifyText } from './real-esbmc.ts';

/** The copy's loop runs up to six times: at a bound of six it is cut before the last character is there. */
const copying = `
#include <stdlib.h>
#include <string.h>
int nondet_int(void);
struct text { char *data; size_t length; } *made;
static struct text *text_new(const char *from)
{
  size_t length = strlen(from);
  struct text *one = malloc(sizeof *one);
  if (one == NULL)
    return NULL;
  one->data = malloc(length + 1);
  if (one->data == NULL) {
    free(one);
    return NULL;
  }
  memcpy(one->data, from, length + 1);
  one->length = length;
  return one;
}
int main(void)
{
  char from[6];
  for (int i = 0; i < 5; i++)
    from[i] = nondet_int();
  from[5] = 0;
  made = text_new(from);
  __ESBMC_assert(made == NULL || made->data[made->length] == 0, "copied");
  return 0;
}
`;

describe('what stands behind a loop that is cut', () => {
  it.each<Strategy>([
    { name: 'enumerate', bound: 6 },
    { name: 'unwound', bound: 6 },
  ])('does not fail because the loop was cut: $name', async (strategy) => {
    const outcome = await verifyText(copying, { strategy });
    expect(outcome.counterexamples).toEqual([]);
    expect(outcome.exhaustive).toBe(false);
    expect(outcome.status).not.toBe('failed');
  });

  it('fails where it fails without the cut, too', async () => {
    const broken = copying.replace('malloc(length + 1)', 'malloc(length)');
    const outcome = await verifyText(broken, { strategy: { name: 'enumerate', bound: 6 } });
    expect(outcome.counterexamples.map(({ property }) => property.kind)).toContain('out-of-bounds');
  });
});
