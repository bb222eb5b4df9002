import { describe, expect, test } from 'vitest';
import { fittingMessages, messagesOf, tokensOf } from '../../src/repair/message-stack.ts';

const turns = [
  { prompt: 'first', reply: 'A' },
  { prompt: 'second', reply: 'B' },
];
const present = { asInitial: 'present as first', asRetry: 'present' };
const flat = (messages: ReturnType<typeof messagesOf>) =>
  messages.map(({ role, content }) => `${role[0]} ${content}`);

describe('the messages of a history', () => {
  test('forward: oldest first, the present state last', () => {
    expect(flat(messagesOf('forward', 'rules', turns, present))).toEqual([
      's rules',
      'u first',
      'a A',
      'u second',
      'a B',
      'u present',
    ]);
  });

  test('reverse: the same messages the other way round, the original last', () => {
    expect(flat(messagesOf('reverse', 'rules', turns, present))).toEqual([
      's rules',
      'u present',
      'a B',
      'u second',
      'a A',
      'u first',
    ]);
  });

  test('latest: the instruction with the present state alone', () => {
    expect(flat(messagesOf('latest', 'rules', turns, present))).toEqual(['s rules', 'u present as first']);
  });

  test.each(['forward', 'reverse', 'latest'] as const)(
    '%s: the first message is the instruction',
    (history) => {
      expect(flat(messagesOf(history, 'rules', [], present))).toEqual(['s rules', 'u present as first']);
    },
  );

  test('an empty reply is named, since endpoints refuse an empty message', () => {
    expect(flat(messagesOf('forward', 'rules', [{ prompt: 'first', reply: ' ' }], present))[2]).toBe(
      'a (no answer)',
    );
  });
});

describe('a history that does not fit', () => {
  const long = [1, 2, 3, 4].map((index) => ({ prompt: `p${index}${'.'.repeat(300)}`, reply: `r${index}` }));

  test.each([
    ['forward', ['s rules', 'u p1', 'a r1', 'u p4', 'a r4', 'u present']],
    ['reverse', ['s rules', 'u present', 'a r4', 'u p4', 'a r1', 'u p1']],
  ] as const)('%s loses its oldest retries and keeps the original', (history, expected) => {
    const messages = fittingMessages(history, 'rules', long, present, 260);
    expect(flat(messages).map((text) => text.replace(/\.+$/, ''))).toEqual(expected);
    expect(tokensOf(messages)).toBeLessThanOrEqual(260);
  });

  test('becomes the instruction with the present state where nothing of it fits', () => {
    expect(flat(fittingMessages('forward', 'rules', long, present, 50))).toEqual([
      's rules',
      'u present as first',
    ]);
  });
});
