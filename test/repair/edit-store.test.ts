import { describe, expect, test } from 'vitest';
import { createEditStore, type EditAuthor } from '../../src/repair/edit-store.ts';

const closure = ['a.c', 'src/b.c', 'src/b.h', '.github/c.c'];
const by = (plugin: string): EditAuthor => ({ by: 'plugin', plugin });
const why = { summary: 'guards i', whySound: 'ESBMC says so' };
const open = () => createEditStore({ mayEdit: (path) => closure.includes(path) });
const none = new Map<string, string>();

describe('row 27-29: proposing changes nothing', () => {
  test('applying does, and taking back undoes it', () => {
    const store = open();
    const id = store.commit(by('a'), none, { 'a.c': 'one' }, why);
    expect(store.current()).toEqual(none);
    store.apply(id);
    expect(store.current()).toEqual(new Map([['a.c', 'one']]));
    expect(store.revert(id).id).toBe(id);
    expect(store.current()).toEqual(none);
  });

  test('an edit of another state is refused, so that it reverts nothing', () => {
    const store = open();
    const stale = store.commit(by('a'), none, { 'a.c': 'one' }, why);
    store.apply(store.commit({ by: 'agent' }, none, { 'a.c': 'two' }, why));
    expect(() => store.apply(stale)).toThrow('made for another state');
    expect(store.current()).toEqual(new Map([['a.c', 'two']]));
    expect(() => store.revert(stale)).toThrow('applied last');
  });

  test('of several files applies them together', () => {
    const store = open();
    store.apply(store.commit(by('a'), none, { 'src/b.c': 'c', 'src/b.h': 'h' }, why));
    expect(store.current()).toEqual(
      new Map([
        ['src/b.c', 'c'],
        ['src/b.h', 'h'],
      ]),
    );
  });
});

describe('row 30: who proposed what', () => {
  test('an identical edit of somebody else is another one, and leaves the first as it was', () => {
    const store = open();
    const first = store.commit(by('a'), none, { 'a.c': 'one' }, why);
    const second = store.commit(by('b'), none, { 'a.c': 'one' }, { ...why, summary: 'mine' });
    expect(second).not.toBe(first);
    expect(store.all().map(({ id, author, summary }) => [id, author, summary])).toEqual([
      [first, by('a'), 'guards i'],
      [second, by('b'), 'mine'],
    ]);
  });

  test('a second commit does not take over the record of the first', () => {
    const store = open();
    const first = store.commit(by('a'), none, { 'a.c': 'one' }, why);
    expect(store.commit(by('a'), none, { 'a.c': 'one' }, { summary: 'other words' })).toBe(first);
    expect(store.all()).toMatchObject([{ summary: 'guards i' }]);
  });

  test('an id is made of paths too, and of where one text ends and the next begins', () => {
    const store = open();
    const ids = [
      { 'a.c': 'x' },
      { 'src/b.c': 'x' },
      { 'a.c': 'x', 'src/b.c': '' },
      { 'a.c': '', 'src/b.c': 'x' },
    ].map((files) => store.commit(by('a'), none, files, why));
    expect(new Set(ids).size).toBe(4);
  });

  test.each([
    ['author', { author: by('b') }],
    ['by', { by: 'agent' }],
    ['plugin', { plugin: 'b' }],
    ['__proto__', JSON.parse('{"__proto__":{"author":{"by":"agent"},"by":"agent"}}')],
    ['id', { id: 'ffffffffffffffff' }],
  ])('is not for the proposer to say: %s', (_name, forged) => {
    const store = open();
    store.commit(by('a'), none, { 'a.c': 'one' }, { ...forged, ...why, ...forged });
    const [edit] = store.all();
    expect(edit?.author).toEqual(by('a'));
    expect(Object.isFrozen(edit) && Object.isFrozen(edit?.author)).toBe(true);
  });
});

test.each([
  '../a.c',
  '/a.c',
  'src/../a.c',
  'src\\b.c',
  './a.c',
  '.github/c.c',
  '.git/config.c',
  'a.txt',
  'other.c',
  'a.c\0.c',
  '',
])('no edit may be made at %j', (path) => {
  expect(() => open().commit(by('a'), none, { [path]: 'x' }, why)).toThrow('no .c or .h file of the unit');
});

test.each([[null], [{}], ['text'], [{ 'a.c': 7 }]])('no edit is made of %j', (files) => {
  expect(() => open().commit(by('a'), none, files, why)).toThrow();
});
