import { describe, expect, it } from 'vitest';
import { memoryAccesses } from '../../src/review/memory-accesses.ts';

const texts = (line: string) => memoryAccesses(line).accesses.map(({ text, use }) => `${text} ${use}`);

describe('the accesses of a line', () => {
  it.each([
    ["p[n] = '\\0';", ['p[n] written']],
    ['if (e->key == key)', ['e->key read']],
    ['return e->next->key;', ['e->next read', 'e->next->key read']],
    ['a[b[i]] += 1;', ['a[b[i]] accessed', 'b[i] read']],
    ['m[c][r] = v;', ['m[c][r] written']],
    ['*p++ = c;', ['*p++ written']],
    ['x = *s->p;', ['s->p read', '*s->p read']],
    ['u->a.b = 3;', ['u->a.b written']],
    ['++p->count;', ['p->count accessed']],
    ['for (int i = 0; i <= n; i++) s += a[i];', ['a[i] read']],
    ['x = a * p->x;', ['p->x read']],
    ['if (x && *p == 3)', ['*p read']],
    ['s = "a[i]"; /* b[i] */ c[i] = 0; // d[i]', ['c[i] written']],
  ])('%s', (line, accesses) => {
    expect(texts(line)).toEqual(accesses);
    expect(memoryAccesses(line).complete).toBe(true);
  });

  it.each([
    ['int a[n];'],
    ['char *p[4];'],
    ['struct node *n = h, *m = g;'],
    ['p = &a[i];'],
    ['n = sizeof(p->x) + sizeof *q;'],
  ])('leave out what only declares or is not evaluated: %s', (line) => {
    expect(texts(line)).toEqual([]);
  });

  it.each([
    ['return strlen(p->name);'],
    ['x = FIELD(p) + a[i];'],
    ['x = (int)*p + a[i];'],
    ['x = ((struct s *)p)->x + a[i];'],
    ['foo(a[i],'],
    ['a[i] ='],
    ['(*p).x = 3;'],
    ['x = *(p + i) + a[i];'],
  ])('may be more than a line shows: %s', (line) => {
    expect(memoryAccesses(line).complete).toBe(false);
  });

  it('name every pointer that could be the one', () => {
    expect(memoryAccesses('argv[i][0] = 1;').accesses[0]?.pointers).toEqual(['argv', 'argv[i]']);
    expect(memoryAccesses('**pp = 1;').accesses[0]?.pointers).toEqual(['pp', '*pp']);
  });
});
