import { describe, expect, test } from 'vitest';
import { readPrompt } from '../../src/adapters/assets.ts';
import { type ChatEntry, type ChatHistory, chatMessages } from '../../src/conversation/chat-history.ts';
import { fittingChat } from '../../src/conversation/compact-history.ts';
import { conversationPrompts } from '../../src/conversation/conversation-prompts.ts';
import { groundingOf } from '../../src/conversation/grounding.ts';
import { tokensOf } from '../../src/repair/message-stack.ts';
import { explainFinding } from '../../src/review/explanation/explanation.ts';
import { finding, input, step } from '../review/factories.ts';

const prompts = await conversationPrompts(readPrompt);

function grounding(value: string, lines = 12) {
  const source = Array.from({ length: lines }, (_, index) => `int line_${index + 1}; /* ${value} */`).join(
    '\n',
  );
  const found = finding({ line: 6, inputs: [input('n', value)], steps: [step(5, 'i', value)] });
  return groundingOf(
    found,
    explainFinding(found, true, () => source.split('\n')),
    source,
  );
}

const exchange = (name: string, size = 0): ChatEntry => ({
  kind: 'exchange',
  question: `question ${name}`,
  answer: `answer ${name} ${'x'.repeat(size)}`.trim(),
});
const start = grounding('3');
const talk = (...entries: ChatEntry[]): ChatHistory => ({ start, entries });
const contents = (history: ChatHistory, tokens: number) =>
  fittingChat(history, 'the question', prompts, tokens)?.messages.map(({ content }) => content) ?? [];

test('the stack is the system message, the source and the output, each acknowledged, then the talk', () => {
  const messages = chatMessages(talk(exchange('one')), 'two', prompts, { source: 1000, output: 1000 });
  expect(messages.map(({ role }) => role)).toEqual([
    ...['system', 'assistant', 'user', 'assistant', 'user', 'assistant'],
    ...['user', 'assistant', 'user'],
  ]);
  const [system, ofRole, source, ofSource, output, ofOutput, ...rest] = messages.map(
    ({ content }) => content,
  );
  expect(system).toBe(prompts('chat-system'));
  expect([ofRole, ofSource, ofOutput]).toEqual([
    prompts('chat-system-reply'),
    prompts('chat-source-reply'),
    prompts('chat-output-reply'),
  ]);
  expect(source).toContain('```c\n1: int line_1; /* 3 */\n2: int line_2; /* 3 */\n');
  expect(output).toContain('input: `n` = 3\n');
  expect(output).toContain('src/a.c line 5 function sum: i = 3\n\nViolated property:\n');
  expect(rest).toEqual(['question one', 'answer one', 'two']);
});

describe('a stack that outgrows the context', () => {
  const whole = tokensOf(chatMessages(talk(), 'the question', prompts, { source: 1e6, output: 1e6 }));

  test('loses its oldest exchanges first, and says how many', () => {
    const history = talk(exchange('one', 600), exchange('two', 600), exchange('three'));
    const tokens = whole + 260;
    const chat = fittingChat(history, 'the question', prompts, tokens);
    const kept = chat?.messages.map(({ content }) => content) ?? [];
    expect(chat?.leftOut).toBe(1);
    expect(kept.slice(6)).toEqual([
      'question two',
      expect.stringMatching(/^answer two x/),
      'question three',
      'answer three',
      'the question',
    ]);
    expect(tokensOf(chat?.messages ?? [])).toBeLessThanOrEqual(tokens);
  });

  test('begins with what was verified last, once that is the oldest that is left', () => {
    const later: ChatEntry = { kind: 'verified', grounding: grounding('7') };
    const history = talk(exchange('one', 900), later, exchange('two'));
    const all = contents(history, 20_000);
    expect(all.filter((text) => text.includes('/* 3 */'))).toHaveLength(1);
    expect(all.findIndex((text) => text.includes('/* 7 */'))).toBeGreaterThan(6);
    const kept = contents(history, whole + 60);
    expect(kept).toHaveLength(9);
    expect(kept[2]).toContain('/* 7 */');
    expect(kept[4]).toContain('input: `n` = 7');
    expect(kept.join()).not.toContain('/* 3 */');
  });

  test('keeps the violated line and the property where nothing else can go', () => {
    const history = { start: grounding('3', 4000), entries: [exchange('one', 900)] };
    const kept = contents(history, 900);
    expect(kept).toHaveLength(7);
    expect(kept[2]).toContain('\n6: int line_6;');
    expect(kept[2]).not.toContain('\n400: ');
    expect(kept[4]).toContain('Violated property:');
    expect(kept.at(-1)).toBe('the question');
  });

  test('is refused where the question alone is too long', () => {
    expect(fittingChat(talk(), 'x'.repeat(9000), prompts, 1000)).toBeNull();
  });
});
